# 棋盘、总表、账目与对照。

## 二十以内的数

number-word = { $n ->
    [0] 零
    [1] 一
    [2] 两
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
    [10] 十
    [11] 十一
    [12] 十二
    [13] 十三
    [14] 十四
    [15] 十五
    [16] 十六
    [17] 十七
    [18] 十八
    [19] 十九
    [20] 二十
   *[other] { $n }
}

## 总评与横条

headline-all = 各法皆判{ $who ->
    [white] 白胜
    [black] 黑胜
   *[draw] 和棋
}
headline-first = { $count }法{ $who ->
    [white] 白胜
    [black] 黑胜
   *[draw] 和棋
}
headline-next = ，{ $count }法{ $who ->
    [white] 白胜
    [black] 黑胜
   *[draw] 和棋
}
headline-silent = ，{ $count }法未作规定
strip-label = { $white }法白胜，{ $black }法黑胜{ $draws ->
    [0] {""}
   *[other] ，{ $draws }法和棋
}
strip-white = 白胜{ $n }
strip-black = { $n }黑胜

## 判定

verdict-silent = 未规定

## 注

footnote-as-it-stands = { $method }依盘面原样计，死子不提。
footnote-ruled = 出于裁定，而非计算：{ $list }。
footnote-first-pass = 白先虚着，黑付一点。
footnote-silent = { $method }对让子棋未作规定。

## 账目

ledger-komi = 贴目
ledger-komi-zi = 贴{ $zi }子
ledger-base = 归本数{ $n }
ledger-compensation = 还子

## 差在哪里

cause-reserved-eyes = 基本眼位
cause-reserved-eyes-detail = 黑留{ $black }，白留{ $white }
cause-reserved-eyes-same = 眼位
cause-seki-eyes = 双活的眼
cause-seki-eyes-detail = 黑{ $black }目，白{ $white }目
cause-seki-eyes-same = 双活
cause-must-fill = 须补之处
cause-must-fill-detail = 黑须补{ $black }，白须补{ $white }
cause-must-fill-same = 补棋
cause-ruled-life = 死活裁定
cause-ruled-fill = 收劫裁定
ruled-life-ruling = { $points }裁定为死，实战则活
ruled-life-play = { $points }裁定为活，实战则死
ruled-must-fill = { $points }须补
ruled-may-stay-open = { $points }可不补
ruled-and = ；
cause-last-move = 收后
cause-more-stones = 手数
cause-more-stones-detail = { $side ->
    [black] 黑
   *[white] 白
}多下{ $n }子，{ $more }比{ $less }
cause-more-stones-same = 收后
cause-pass-stones = 虚着付子
cause-pass-stones-detail = 黑虚着{ $black }次，白{ $white }次
cause-pass-stones-same = 虚着
cause-first-pass = 先虚着
cause-first-pass-detail = 白先虚着
cause-button = 纽扣
cause-button-detail = { $side ->
    [black] 黑先虚着
   *[white] 白先虚着
}
cause-border-stones = 界上之子
cause-border-stones-detail = 黑{ $black }子，白{ $white }子
cause-dead-stones = 死子
cause-dead-stones-detail = { $n }子，一法提去，一法不提
cause-dead-stones-same = 死子
cause-handicap = 还子
cause-handicap-detail = 由{ $from }变为{ $to }
cause-handicap-same = 还子
cause-komi = 贴目
cause-komi-detail = 由{ $from }变为{ $to }
cause-komi-same = 贴目
cause-quantity-detail = 黑{ $black }，白{ $white }
compare-check = 点，分毫不差
compare-same = 两法相同：{ $list }。

## 对局资料

fact-first = { $side ->
    [black] 黑
   *[white] 白
}先
fact-last = { $side ->
    [black] 黑
   *[white] 白
}收后
fact-handicap = 让{ $n }子
fact-moves-each = 各{ $n }手
fact-moves = 黑{ $black }手，白{ $white }手
fact-prisoners-each = 俘子各{ $n }
fact-prisoners = 俘子黑{ $black }白{ $white }
fact-passes = 虚着黑{ $black }白{ $white }
fact-komi = 贴{ $komi }目
fact-none = 无记录

## 图例

mark-eye = 基本眼位
mark-route = 路
mark-own = 己方空
mark-seki = 双活眼
mark-seki-uncounted = 双活眼，不计
mark-must-fill = 须补之空
mark-shared = 单官 · 公气
sign-dead = 死子
sign-dead-ruling = 仅裁定为死
sign-dead-play = 仅实战为死

## 各点之称

label-comma = ，
label-empty = 空
label-black = 黑子
label-white = 白子
label-dead = 死子
label-kept = 标为死子，未提
label-dead-ruling = 裁定为死
label-kept-ruling = 仅裁定为死，未提
label-dead-play = 实战为死
label-kept-play = 仅实战为死，未提
label-eye-black = 黑方基本眼位
label-eye-white = 白方基本眼位
label-route-black = 黑方的路
label-route-white = 白方的路
label-own-black = 黑方空
label-own-white = 白方空
label-seki-black = 黑方双活眼
label-seki-white = 白方双活眼
label-must-fill-black = 黑方空，须补
label-must-fill-white = 白方空，须补
label-shared = 单官

## 全盘之述

board-title = { $method }：{ $verdict }
board-description = 棋盘{ $width }×{ $height }，黑{ $black }子，白{ $white }子{ $n ->
    [0] {"。"}
   *[other] ，其中死子{ $n }个：{ $dead }。
}
