# 对死子的建议、把握和理由。

suggest-status-alive = 活
suggest-status-dead = 死
suggest-status-seki = 双活
suggest-status-unsettled = 未定

suggest-confidence-unsure = 请您决定
suggest-confidence-probable = 大概
suggest-confidence-sure = 几乎可以肯定
suggest-confidence-certain = 肯定

## 理由。`n` 是点数，`of` 与 `all` 是模拟的局数。

suggest-reason-two-eyes = { $n ->
    [0] 无论如何下都是活棋。
   *[other] 有两眼：{ $points }。
}
suggest-reason-shut-in = 在活棋的地域之中，没有做两眼的余地。
suggest-reason-captured = 模拟{ $all }局，有{ $of }局被提。
suggest-reason-survived = 模拟{ $all }局，有{ $of }局存活。
suggest-reason-neither-fills = 双方都不填{ $points }。
suggest-reason-shares-liberties = 不足两眼，与它共气的棋也不足两眼。
suggest-reason-can-be-saved = 下在{ $points }还能救活。
suggest-reason-can-take = 下在{ $points }可以马上提子：这里下完了吗？
suggest-reason-open-border = 旁边的边界没有收完：请在{ $points }附近收完，或者把这些子标为死子。
suggest-reason-no-liberty = 没有气，不能留在棋盘上。
suggest-reason-bent-four = 盘角曲四：由规则裁定。日本、韩国规则判死；其他规则须下完。
suggest-reason-double-ko = 两劫循环：由规则裁定。日本、韩国规则判双活；其他规则须下完。
suggest-reason-long-ko = 万年劫：双方都不开劫便是双活，否则须下完。

## 一串棋：位置、子数、状态；标记与它不同。

suggest-chain = { $at }的{ $side ->
    [black] 黑
   *[white] 白
}{ $n }子：{ $confidence ->
    [unsure] { $status }，请您决定
    [probable] 大概{ $status }
    [sure] 几乎可以肯定{ $status }
   *[certain] { $status }
}。{ $reason }
suggest-marked-dead = 已标为死子。
suggest-not-marked = 未标为死子。

## 做了什么。

suggest-marked = { $n ->
    [0] 没有建议标为死子的棋。
   *[other] 按建议把{ $n }子标为死子。
}
suggest-kept = 局面已有标记，全部保留。{ $n ->
    [0] 建议与标记一致。
   *[other] 有{ $n }串棋看来不同。
}
suggest-unsure = 有{ $n }串棋请您决定。
suggest-border = { $points }附近的边界没有收完：棋下完了吗？
