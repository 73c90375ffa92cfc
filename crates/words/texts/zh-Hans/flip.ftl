# 什么会使判定翻转。

flip-komi = 若贴{ $komi }目，则{ $then }。
flip-neutral = 若{ $side ->
    [black] 黑
   *[white] 白
}下在{ $point }，则{ $then }。
flip-chain = 若{ $point }一串{ $side ->
    [black] 黑
   *[white] 白
}子是{ $on ->
    [yes] 死
   *[no] 活
}棋，则{ $then }。
flip-ruling = 如果裁定{ $on ->
    [yes] { $point }须补
   *[no] { $point }可不补
}，{ $then }。
flip-piece-more = 若{ $side ->
    [black] 黑
   *[white] 白
}方多一块，则{ $then }。
flip-then = { $winner ->
    [black] 黑胜
    [white] 白胜
   *[draw] 成和棋
}
flip-none = 没有哪一处单独改变就能翻转此判定。
flip-too-open = 还有{ $n }处未收完，不便逐点试算；请先围住边界。
flip-title = 何以翻转{ $method }

## 贴目轴

axis-turns = 各算法翻盘的贴目；再多贴则白胜。
axis-said = 贴{ $komi }目：{ $tally }
