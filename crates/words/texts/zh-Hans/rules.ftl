# 各种计法与所计之物。

## 计法：名称、短名、说明、算式、所得之称。

method-living-stones = 计活子
method-living-stones-short = 计活子
method-living-stones-note = 燕来（张云圻）2007年据中国古法整理。盘上活子与尚可填入而活的子，各计一子；每块棋必留的两个基本眼位不计。
method-living-stones-formula = 活子＝盘上之子＋路；眼位非子
method-living-stones-total = 活子

method-equal-routes = 停路比子
method-equal-routes-short = 停路比子
method-equal-routes-note = 唐以前古法，据燕来的解释。填子或去子，使双方路数相等，再比盘上子数。结果同计活子。
method-equal-routes-formula = 盘上之子＋路－双方路数之半
method-equal-routes-total = 停路之子

method-equal-stones = 停子比路
method-equal-stones-short = 停子比路
method-equal-stones-note = 唐宋古法。把死子和被提之子填回，使盘上双方子数相等，再比所余之路。双方手数相同时，结果同计活子。
method-equal-stones-formula = 余路＝路－被提之子－己方死子
method-equal-stones-total = 余路

method-returned-stones = 还棋头
method-returned-stones-short = 还棋头
method-returned-stones-note = 明清古法。子空皆计，块数多的一方每多一块还一子。结果同计活子。
method-returned-stones-formula = 复子＝盘上之子＋己方空＋公气之半；多一块还一子
method-returned-stones-total = 复子

method-chinese = 中国规则2002
method-chinese-short = 中国规则
method-chinese-note = 中国围棋协会2002年规则。子空皆地，公气双方各半。黑贴3¾子，即7.5点；让子须还。
method-chinese-formula = 盘上之子＋己方空＋公气之半
method-chinese-total = 子空

method-chinese-old = 中国旧规则
method-chinese-old-short = 旧规则
method-chinese-old-note = 2002年以前的中国规则，计法相同，黑贴2¾子，即5.5点。
method-chinese-old-formula = 盘上之子＋己方空＋公气之半
method-chinese-old-total = 子空

method-ing = 应氏计点
method-ing-short = 应氏计点
method-ing-note = 应昌期计点制，填满计点：双方各以半数棋子填入己方地域，以余空定胜负。差数与子空皆地相同。黑贴8点，和棋黑胜。
method-ing-formula = 盘上之子＋己方空
method-ing-total = 子空

method-aga = 美国规则
method-aga-short = 美国规则
method-aga-note = 美国围棋协会1991年规则，2005年起贴7.5点；英国规则计法相同。子空皆地；让子棋中白方每让一子得一点，首子除外。
method-aga-formula = 盘上之子＋己方空
method-aga-total = 子空

method-aga-pass-stones = 美国规则（数目）
method-aga-pass-stones-short = 美国数目
method-aga-pass-stones-note = 美国围棋协会规则的数目法：每虚着一次付对方一子，白方最后虚着。双方手数因此相同，差数与数子相同。
method-aga-pass-stones-formula = 目＝己方空＋提子＋对方死子＋对方虚着所付之子
method-aga-pass-stones-total = 目

method-new-zealand = 新西兰规则
method-new-zealand-short = 新西兰
method-new-zealand-note = 新西兰围棋协会规则。子空皆地，贴7点，故可成和棋；让子不还。
method-new-zealand-formula = 盘上之子＋己方空
method-new-zealand-total = 子空

method-tromp-taylor = Tromp–Taylor规则
method-tromp-taylor-short = Tromp–Taylor
method-tromp-taylor-note = Tromp与Taylor二人所定。完全依盘面原样计子空：不议死活，一子不提。
method-tromp-taylor-formula = 盘面原样：子＋己方空
method-tromp-taylor-total = 子空

method-wmsg = 智运会规则2008
method-wmsg-short = 智运会
method-wmsg-note = 2008年北京世界智力运动会规则。子空皆地，贴6.5点；若白方先虚着，黑再付一点。
method-wmsg-formula = 盘上之子＋己方空；白先虚着则黑减一点
method-wmsg-total = 子空

method-yanlai-area = 计枰点
method-yanlai-area-short = 计枰点
method-yanlai-area-note = 燕来2008年规则A版的子空形式。贴6.5点；若白方先虚着，黑再付一点，故黑收后时合计7.5点。
method-yanlai-area-formula = 盘上之子＋己方空；白先虚着则黑减一点
method-yanlai-area-total = 子空

method-japanese = 日本规则1989
method-japanese-short = 日本规则
method-japanese-note = 日本棋院、关西棋院1989年规则。己方空与提子为目；双活中的空不计，须补之处不计。贴6.5目。
method-japanese-formula = 目＝己方空（双活、须补者除外）＋提子＋对方死子
method-japanese-total = 目

method-korean = 韩国规则
method-korean-short = 韩国规则
method-korean-note = 大韩围棋协会2016年规则。计法同日本规则：己方空与提子为目，双活无目。贴6.5目。
method-korean-formula = 目＝己方空（双活、须补者除外）＋提子＋对方死子
method-korean-total = 目

method-yanlai-mu = 中国计目法
method-yanlai-mu-short = 中国计目法
method-yanlai-mu-note = 燕来2008年规则A版的艺术版。被提之子与死子填回己方空，所余为目，双活的眼也计。贴6.5目。
method-yanlai-mu-formula = 目＝己方空－被提之子－己方死子
method-yanlai-mu-total = 目

method-chen = 新计目法
method-chen-short = 新计目法
method-chen-note = 陈祖煜2015年提出。由空点、提子与虚着算出，差数与中国数子法处处相等。贴7.5目。
method-chen-formula = 己方空－对方死子－被提之子－己方死子之倍－虚着；黑加多下的手数
method-chen-total = 目

method-equal-stones-open = 停子比路（单官不收）
method-equal-stones-open-short = 停子比路不收官
method-equal-stones-open-note = 唐宋古法，据燕来的解释：单官不必收，以虚着补足手数，每虚一着付一子。差数处处同计活子。
method-equal-stones-open-formula = 余路＝路－被提之子－己方死子－虚着；黑加多下的手数
method-equal-stones-open-total = 余路

method-bga = 英国规则
method-bga-short = 英国规则
method-bga-note = 英国围棋协会2006年起的规则。计法同美国规则，贴7.5点；让子棋中白方每让一子得一点，首子除外。劫的规定不同。
method-bga-formula = 盘上之子＋己方空
method-bga-total = 子空

method-french = 法国规则
method-french-short = 法国规则
method-french-note = 法国围棋联合会规则。计法同美国规则，贴7.5点；让子棋中白方每让一子得一点，首子除外。
method-french-formula = 盘上之子＋己方空
method-french-total = 子空

method-button = 纽扣规则
method-button-short = 纽扣规则
method-button-note = 子空皆地；全局首次虚着者取得“纽扣”，值半点。贴7点，故无和棋。
method-button-formula = 盘上之子＋己方空；先虚着者得半点
method-button-total = 子空

method-ikeda-area-3 = 池田数子三式
method-ikeda-area-3-short = 池田数子三
method-ikeda-area-3-note = 池田敏雄1968至1969年提出。子空皆地；若白方先虚着，黑付白半点，差数减一点。贴目未定。
method-ikeda-area-3-formula = 盘上之子＋己方空；白先虚着则黑付白半点
method-ikeda-area-3-total = 子空

method-spight-area = Spight数子
method-spight-area-short = Spight数子
method-spight-area-note = Bill Spight 2004年提出。子空皆地；一方在同一局面两次虚着即停。贴目未定。
method-spight-area-formula = 盘上之子＋己方空
method-spight-area-total = 子空

method-sunjang = 巡将围棋
method-sunjang-short = 巡将
method-sunjang-note = 韩国古法。去掉边界以内的子，再数己方之空；提子不计，双活无空。哪些子为边界所必需须由人断定，此处留下与对方之子或公气相邻的子。
method-sunjang-formula = 己方空与界内之子（双活除外）；界上之子与提子不计
method-sunjang-total = 界内之空

method-tibetan = 西藏围棋
method-tibetan-short = 西藏围棋
method-tibetan-note = 藏棋密芒，十七路棋盘。计法近于子空皆地；占角与占天元的加点各家说法不一，此处不计。
method-tibetan-formula = 盘上之子＋己方空
method-tibetan-total = 子空

method-japanese-1949 = 日本规则1949
method-japanese-1949-short = 日本1949
method-japanese-1949-note = 日本棋院1949年规则。计法同1989年规则；“不提三目”等棋形依条文判定，不在算式之内。当时贴4.5目。
method-japanese-1949-formula = 目＝己方空（双活、须补者除外）＋提子＋对方死子
method-japanese-1949-total = 目

method-ikeda-territory = 池田数目一式
method-ikeda-territory-short = 池田数目一
method-ikeda-territory-note = 池田敏雄1968至1969年提出。数空与提子，双活的眼也计。有争议处实战解决，其间每虚一着付一子；此处按已下完计。贴目未定。
method-ikeda-territory-formula = 目＝己方空＋提子＋对方死子
method-ikeda-territory-total = 目

method-lasker-maas = Lasker–Maas规则
method-lasker-maas-short = Lasker–Maas
method-lasker-maas-note = Robert Maas 1995年据Edward Lasker所定。数空与提子，双活的眼也计。有争议处双方以相同手数实战解决；此处按已下完计。贴目由双方约定。
method-lasker-maas-formula = 目＝己方空＋提子＋对方死子
method-lasker-maas-total = 目

method-spight-territory = Spight数目
method-spight-territory-short = Spight数目
method-spight-territory-note = Bill Spight 2004年提出。数空与提子。停后另有续局，虚着付一点，手数相同；此处按已下完计。贴目未定。
method-spight-territory-formula = 目＝己方空＋提子＋对方死子
method-spight-territory-total = 目

method-mathematical-go = 数学围棋
method-mathematical-go-short = 数学围棋
method-mathematical-go-note = Elwyn Berlekamp与David Wolfe 1994年著作所用。不得虚着：每手或下一子，或还一提子，无手可下者负，故每块活棋少两目。双方相等时，最后下子者胜。
method-mathematical-go-formula = 路＋提子＋对方死子
method-mathematical-go-total = 余着

method-custom = 自定
method-custom-short = 自定
method-custom-note = 由表下各开关组成的自定计法。
method-custom-formula = 依各开关所定
method-custom-total = 所得

## 类

family-stones = 数子 · 计活子
family-area = 子空皆地
family-territory = 比目

## 所计之物；后一名指对方之物。

quantity-stones = 盘上子
quantity-own = 己方空
quantity-seki-own = 双活中的空
quantity-must-fill = 须补的空
quantity-neutral = 公气
quantity-reserved = 基本眼位
quantity-reserved-other = 对方的基本眼位
quantity-routes = 路
quantity-routes-evened = 双方路数之半
quantity-border = 界上之子
quantity-dead = 己方死子
quantity-dead-other = 对方死子
quantity-captured = 被提之子
quantity-captured-other = 提子
quantity-passes = 虚着
quantity-passes-other = 对方虚着
quantity-closing-passes = 终局虚着
quantity-closing-passes-other = 对方终局虚着
quantity-white-passed-first = 白先虚着
quantity-white-passed-first-other = 白先虚着
quantity-first-passer = 首虚：黑为1，白为−1
quantity-more-turns = 黑多下的手数

## 计法与规则是否完全相符

exactness-exact = 准确
exactness-simplified = 从简
exactness-approximate = 近似
exactness-exact-note = 与规则所得相同。
exactness-simplified-note = 从简：规则的一部分不见于终局盘面，或所据为转述。
exactness-approximate-note = 近似：结果可能有出入。规则流传不全，或须由人断定。

## 单位

unit-point = 点
unit-zi = 子（一子当两点）
unit-mu = 目

## 棋块的状态

standing-independent = 独立活棋
standing-attached = 待连
standing-seki = 双活
standing-contested-seki = 双活存疑
standing-unsettled = 未定

## 记录未载时的假定

assumption-equal_moves = 若双方手数相同
assumption-first_pass = 若首次虚着不计
assumption-closing_passes = 若白最后虚着

## 黑白

color-black = 黑
color-white = 白
letter-black = 黑
letter-white = 白

## 结果

result = { $winner ->
    [black] 黑胜
   *[white] 白胜
}{ $amount }
result-draw = 和棋
result-tie = { $winner ->
    [black] 黑胜（平局归黑）
   *[white] 白胜（平局归白）
}
amount-zi = { $n }子
amount-stone = { $form ->
    [half] 半子
    [and-half] { $whole }½子
   *[other] { $n }子
}
amount-route = { $form ->
    [half] 半路
    [and-half] { $whole }路半
   *[other] { $n }路
}
amount-point = { $form ->
    [half] 半点
    [and-half] { $whole }点半
   *[other] { $n }点
}
amount-mu = { $form ->
    [half] 半目
    [and-half] { $whole }目半
   *[other] { $n }目
}

outcome-black = 黑胜
outcome-white = 白胜
outcome-draw = 和棋
by-zi = { $form ->
    [half] 半子
   *[other] { $n }子
}
by-stone = { $form ->
    [half] 半子
    [and-half] { $whole }½子
   *[other] { $n }子
}
by-route = { $form ->
    [half] 半路
    [and-half] { $whole }路半
   *[other] { $n }路
}
by-point = { $form ->
    [half] 半点
    [and-half] { $whole }点半
   *[other] { $n }点
}
by-mu = { $form ->
    [half] 半目
    [and-half] { $whole }目半
   *[other] { $n }目
}
by-tie = { $winner ->
    [black] 平局归黑
   *[white] 平局归白
}

## 列举

list-comma = 、
list-and = 、
list-or = 或
list-more = { $points }等，另{ $n }处

## 须留意之处

oddity-no-eye-inside = { $side ->
    [black] 黑方所围的白子{ $points }
   *[white] 白方所围的黑子{ $points }
}在内无眼：是死子吗？
oddity-hangs-on = { $piece }的{ $side ->
    [black] 黑
   *[white] 白
}棋不足两眼，{ $n ->
    [1] 全靠{ $points }一处与活棋相连。
   *[other] 下在{ $points }可与活棋相连。
}
oddity-border-open = { $piece }的{ $side ->
    [black] 黑
   *[white] 白
}棋要在{ $points }封口，才有两眼。
oddity-contested-seki = { $black }的黑棋与{ $white }的白棋都不足两眼，共有{ $n }口公气：是双活，还是有一方已死，或者棋还没有下完？
oddity-unsettled = { $piece }的{ $side ->
    [black] 黑
   *[white] 白
}棋不足两眼：请标为死子，或定为双活{ $n ->
    [0] {"。"}
   *[other] ，或在{ $points }处围住边界。
}
oddity-eye-of-three = { $side ->
    [black] 黑
   *[white] 白
}棋只有{ $points }三点作眼：对方先下则被杀。
oddity-eye-of-square = { $side ->
    [black] 黑
   *[white] 白
}棋只有{ $points }方四作眼：已是死形。
oddity-ruling-decides = 须由裁定：{ $side ->
    [black] 黑
   *[white] 白
}方为保{ $stone }一子，最后是否要粘{ $point }，取决于劫材。现按{ $must ->
    [yes] 须补计。
   *[no] 可不补计。
}
oddity-still-open = 还有{ $n }处没有收完；有的计法要求收完再计。
oddity-record-disagrees = { $side ->
    [black] 黑
   *[white] 白
}方{ $placed }手与提子数不合，按提子数应为{ $needed }手，今以提子数为准。
oddity-too-few-plays = { $side ->
    [black] 黑
   *[white] 白
}方盘上有{ $stones }子，手数却只有{ $placed }，今按{ $stones }手计。
