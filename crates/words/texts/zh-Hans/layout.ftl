# 做棋：在实盘上点算的步骤。

## 步骤：步骤条上的短名，说明。

step-marks = 标记
step-position = 原局
step-position-caption = 终局时的局面。
step-lift-dead = 去死子
step-lift-dead-caption = 清理死子：黑{ $black }子，白{ $white }子。
step-reserve-eyes = 留眼位
step-reserve-eyes-caption = 每块活棋保留基本眼位。黑{ $black-pieces }块，留{ $black }，余{ $black-routes }路；白{ $white-pieces }块，留{ $white }，余{ $white-routes }路。
step-fill-routes = 填路
step-fill-routes-caption = 路上填入活子：黑{ $black }子，白{ $white }子。
step-stones-and-routes = 子与路
step-stones-and-routes-caption = 子路分计：黑{ $black }子{ $black-routes }路，白{ $white }子{ $white-routes }路。
step-even-routes = 停路
step-even-routes-caption = 停路，双方各留{ $n }路。填入：黑{ $black }子，白{ $white }子。{ $lifted ->
    [0] {""}
   *[other] 取去：黑{ $black-lifted }子，白{ $white-lifted }子。
}
step-fill-back = 填回
step-fill-back-caption = 俘子、死子填回己方空中：黑{ $black }子，白{ $white }子。
step-return-stones = 还棋头
step-return-stones-caption = { $side ->
    [black] 黑
   *[white] 白
}块数多，还棋头{ $n }子，在交界处换{ $turned }子。
step-own-points = 己方空
step-own-points-caption = 各方的空：黑{ $black }，白{ $white }。{ $seki ->
    [0] {""}
   *[other] 双活中{ $seki }处不计。
}{ $must-fill ->
    [0] {""}
   *[other] 须补{ $must-fill }处不计。
}{ $n ->
    [0] {""}
   *[other] 无主之点{ $n }处。
}
step-fill-own = 填空
step-fill-own-caption = 各填己空：黑{ $black }子，白{ $white }子。
step-share-neutral = 分公气
step-share-neutral-caption = 中立点{ $n }处，双方各半。
step-group-tens = 成十
step-group-tens-caption = 十个一堆：黑{ $black }堆又{ $black-rest }，白{ $white }堆又{ $white-rest }。
step-first-pass = 首虚
step-first-pass-caption = { $side ->
    [black] 黑先虚着，不另付。
   *[white] 白先虚着，黑付一点。
}
step-button = 纽扣
step-button-caption = { $side ->
    [black] 黑先虚着，取得纽扣，值半点。
   *[white] 白先虚着，取得纽扣，值半点。
}
step-lift-inner = 去内子
step-lift-inner-caption = 取去边界不需的子：黑{ $black }子，白{ $white }子。
step-lift-surplus = 去余子
step-lift-surplus-caption = 子数超过一盒之数者取去：黑{ $black }子，白{ $white }子。
step-fill-in = 填满
step-fill-in-caption = 双方各填满{ $n }子，先填己空。所余己空：黑{ $black }，白{ $white }。{ $guests ->
    [0] {""}
   *[other] 填入对方空中{ $guests }子。
}
step-hand-over-pass-stones = 交虚着子
step-hand-over-pass-stones-caption = 每虚一着交一子：黑{ $black }子，白{ $white }子。
step-fill-prisoners = 填俘子
step-fill-prisoners-caption = 俘子填入其本方的空：黑{ $black }子，白{ $white }子。
step-split-rest = 平分其余
step-split-rest-caption = 其余{ $n }点双方平分，得地：黑{ $black }，白{ $white }。
step-empty-points = 空点
step-empty-points-caption = 死子不提，数各方空点：黑 m = { $black }，白 m = { $white }。
step-take-captured = 减提子
step-take-captured-caption = 减去被提之子：黑 K = { $black }，白 K = { $white }。余：黑{ $black-figure }，白{ $white-figure }。
step-take-dead = 减死子
step-take-dead-caption = 减去死子之倍：黑 d = { $black }，白 d = { $white }。余：黑{ $black-figure }，白{ $white-figure }。
step-take-passes = 减虚着
step-take-passes-caption = 减去虚着：黑 X = { $black }，白 X = { $white }。余：黑{ $black-figure }，白{ $white-figure }。
step-add-turns = 加手数
step-add-turns-caption = 加上黑多下的手数：h = { $n }。得：黑{ $black-figure }，白{ $white-figure }。
step-count-stones = 计子
step-count-stones-caption = 数盘上之子：黑{ $black-figure }，白{ $white-figure }。
step-count-routes = 比路
step-count-routes-caption = 比余下的路：黑{ $black-figure }，白{ $white-figure }。
step-count-area = 计地
step-count-area-caption = 子空皆地：黑{ $black-figure }，白{ $white-figure }。
step-count-own = 数空
step-count-own-caption = 界内之空：黑{ $black-figure }，白{ $white-figure }。
step-count-moves = 比余着
step-count-moves-caption = 余着，连可还的提子：黑{ $black-figure }，白{ $white-figure }。
step-count-returned = 复子
step-count-returned-caption = 与归本数{ $base }相比：黑{ $black-figure }，白{ $white-figure }。
step-count-fill-in = 计点
step-count-fill-in-caption = 由所余的空与填入对方空中的子得地：黑{ $black-figure }，白{ $white-figure }。
step-count-territory = 比目
step-count-territory-caption = 余目：黑{ $black }，白{ $white }。连俘子计：黑{ $black-figure }，白{ $white-figure }。
step-count-mu = 比目
step-count-mu-caption = 余目：黑{ $black-figure }，白{ $white-figure }。
step-count-new-mu = 计目
step-count-new-mu-caption = M = m − K − 2d − X：黑 { $black-empty } − { $black-captured } − 2 × { $black-dead } − { $black-passes } = { $black }，白 { $white-empty } − { $white-captured } − 2 × { $white-dead } − { $white-passes } = { $white }。h = { $n }，得黑{ $black-zi }子，白{ $white-zi }子。

## 盘外：为各方所加之数

aside-held = 手中：黑{ $black }，白{ $white }。
aside-no-room = 盘上无处可填：黑{ $black }，白{ $white }。
aside-owed = 欠：黑{ $black }，白{ $white }。
aside-returned = 盘外还子：黑{ $black }，白{ $white }。
aside-first-pass = 首虚：黑{ $black }，白{ $white }。
aside-button = 纽扣：黑{ $black }，白{ $white }。
aside-captured = 被提之子：黑{ $black }，白{ $white }。
aside-passes = 虚着：黑{ $black }，白{ $white }。
aside-more-turns = 手数：黑{ $black }，白{ $white }。
aside-dead-elsewhere = 别处死子：黑{ $black }，白{ $white }。

## 点算所得，未贴目

layout-ahead = { $side ->
    [black] 黑多{ $n }。
    [white] 白多{ $n }。
   *[nobody] 双方相等。
}
layout-gap = { "" }

## 各步的标记：图例，各点之称

mark-lifted = 取去之子
mark-filled = 填入
mark-turned = 还子
mark-prisoner = 填回之子
mark-guest = 填入对方空中
mark-shared-stone = 填公气
mark-ten = 十个一堆
label-lifted = 此处取去一子
label-filled = 填入
label-turned = 还子，换色
label-prisoner = 填回之子
label-guest = 填入对方空中
label-shared-stone = 填公气
label-ten = 成十
