# 一点为何这样算，各算法如何算它。

reason-stone = { $point }处有{ $side ->
    [black] 黑
   *[white] 白
}子。
reason-territory = { $point }是{ $side ->
    [black] 黑
   *[white] 白
}方的空，在{ $piece }一块活棋之内。
reason-seki-eye = { $point }是{ $side ->
    [black] 黑
   *[white] 白
}方的空，但{ $piece }一块是双活。
reason-unsettled = { $point }是{ $side ->
    [black] 黑
   *[white] 白
}方的空，但{ $piece }一块不足两眼：请标为死子，或定为双活{ $n ->
    [0] {"。"}
   *[other] ，或在{ $points }处围住边界。
}
reason-fills-liberty = { $side ->
    [black] 黑
   *[white] 白
}须补{ $point }：{ $n ->
    [0] {""}
   *[other] { $points }走上之后，
}{ $chain }一串被打吃。
reason-takes = { $side ->
    [black] 黑
   *[white] 白
}须在{ $point }提子：{ $n ->
    [0] {""}
   *[other] { $points }走上之后，
}{ $chain }一串别无出路。
reason-throw-in = { $side ->
    [black] 黑须补{ $point }：白
   *[white] 白须补{ $point }：黑
}扑入则{ $chain }一串被断。
reason-joins = { $point }是单官，{ $side ->
    [black] 黑
   *[white] 白
}方却少不得：下在此处，{ $piece }一块才连成活棋。
reason-one-sided = { $point }是单官，但只有{ $side ->
    [black] 黑
   *[white] 白
}方能下。
reason-shared-liberty = { $point }是{ $black }的黑棋与{ $white }的白棋双活所共的公气。
reason-open-border = { $point }是单官：{ $side ->
    [black] 黑
   *[white] 白
}方的边界在此未围，下在此处，{ $piece }一块的边界才围住。
reason-neutral = { $touched ->
    [both] { $point }是单官，在{ $black }的黑棋与{ $white }的白棋之间。
    [black] { $point }是单官，只与{ $black }的黑棋相邻。
    [white] { $point }是单官，只与{ $white }的白棋相邻。
   *[none] { $point }是单官，不与任何棋子相邻。
}
reason-ruled = 裁定{ $side ->
    [black] 黑
   *[white] 白
}须补{ $point }。
reason-set-by-hand = { $point }由人指定，{ $side ->
    [black] 归黑
    [white] 归白
   *[nobody] 不归任何一方
}。

## 各算法如何算这一点

worth-none = { $method }不计此点。
worth-kept = { $method }不计此点：本块须留作眼位。
worth-one = { $method }计为{ $side ->
    [black] 黑
   *[white] 白
}方所有。
worth-more = { $method }为{ $side ->
    [black] 黑
   *[white] 白
}方计{ $n }：此点与其上的死子。
worth-shared = { $method }双方各计一半。
