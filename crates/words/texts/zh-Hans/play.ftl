# 续下：何处可下，如何终局，争议如何解决。

## 为何不能下

illegal-over = 棋已终局。
illegal-stopped = 双方已停手：撤销一手虚着才能续下。
illegal-off-board = 不是棋盘上的点。
illegal-occupied = { $point }已有棋子。
illegal-suicide = { $n ->
    [1] 下在{ $point }无气
   *[other] 下在{ $point }则己方{ $n }子无气
}：禁止自杀。
illegal-ko = { $point }是立即回提第{ $turn }手的劫：须先下别处。
illegal-repeats = { $after ->
    [0] 下在{ $point }则全盘同于开始时
   *[other] 下在{ $point }则全盘同于第{ $after }手之后
}，违反“{ $ko }”。

## 劫规

ko-none = 无劫规
ko-simple = 单劫禁回提
ko-positional-superko = 禁止全局同形
ko-situational-superko = 禁止同方全局同形
ko-natural-situational-superko = 禁止己方再造同形
ko-none-note = 任何局面都可重现。
ko-simple-note = 被提劫的一方不可立即回提。
ko-positional-superko-note = 全盘局面不可再现。
ko-situational-superko-note = 轮到同一方下的全盘局面不可再现。
ko-natural-situational-superko-note = 不可再下出己方下出过的局面。

## 自杀

suicide-illegal = 禁止自杀。
suicide-multi-stone = 可自提两子以上。
suicide-legal = 可自杀。

## 终局

end-two-passes = 双方各虚一着即停。
end-white-last = 双方各虚一着即停，白最后虚着。
end-four-passes = 双方各虚两着即停。

## 劫规所许的循环

cycle-impossible = 同形不可能再现。
cycle-no-result = 循环不止则无胜负。
cycle-referee = 循环不止由裁判决定。
cycle-silent = 循环不止，规则未作规定。

## 争议

dispute-trial = 有争议则实战检验，然后恢复原局，只取结论。
dispute-resumption = 有争议则续下，不恢复原局。{ $first }
dispute-agreement = 双方协商，或请裁判。
dispute-nothing = 依盘面原样计，无可争议。
first-turn = 轮到的一方先下。
first-claimant = 主张死棋的一方先下。
first-opponent = 要求续下一方的对手先下。

## 终局方式

ending-agreement = 双方确认死活。
ending-resignation = { $side ->
    [black] 黑
   *[white] 白
}认输。
ending-forfeit = { $side ->
    [black] 黑
   *[white] 白
}被判负。
ending-no-result = 无胜负。

## 检验的结论

finding-dead = { $point }一串{ $side ->
    [black] 黑
   *[white] 白
}子是死棋。
finding-alive = { $point }一串{ $side ->
    [black] 黑
   *[white] 白
}子是活棋。
finding-owner = { $point }{ $side ->
    [black] 归黑
    [white] 归白
   *[nobody] 不归任何一方
}。

## 一手

turn-start = { $side ->
    [black] 黑
   *[white] 白
}先下。
turn-play = { $side ->
    [black] 黑
   *[white] 白
}{ $point }{ $n ->
    [0] {"。"}
   *[other] ，提{ $n }子。
}
turn-suicide = { $side ->
    [black] 黑
   *[white] 白
}{ $point }，自提{ $n }子。
turn-pass = { $side ->
    [black] 黑
   *[white] 白
}虚着。
turn-next = 轮到{ $side ->
    [black] 黑
   *[white] 白
}。
turn-stopped = 双方停手。
