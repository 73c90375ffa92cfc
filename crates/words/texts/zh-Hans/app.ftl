# 应用：按钮、窗口、消息。

app-tools = 工具
app-open = 打开
app-examples = 示例
app-undo = 撤销
app-redo = 重做
app-print = 打印
app-link = 复制链接
app-present = 演示
app-help = 帮助
app-more = 更多
app-close = 关闭
app-theme-auto = 明暗：随系统
app-theme-light = 明暗：浅色
app-theme-dark = 明暗：深色

## 局面名称

app-title-diagram = 图形局面
app-title-record = 棋谱
app-title-link = 分享的局面
app-title-page = { $title } · 子路

## 棋盘

app-board = 棋盘，{ $width } 乘 { $height }
app-board-keys = 方向键移动；空格或回车把一串棋标为死或活，同时按 Shift 则标同一区域内的全部同色棋子。
app-legend = 盘上标记
app-hint-touch = 点一颗棋子，把整串标为死子；再点恢复为活。
app-mark-dead = 标为死子
app-mark-alive = 标为活子
app-mark-area-dead = 此处全部为死
app-mark-area-alive = 此处全部为活
app-loupe = { $point } 及其周围
app-touched = { $point }，{ $color ->
    [black] 黑子
   *[white] 白子
} { $n } 颗，{ $dead ->
    [yes] 死
    [ruling] 仅裁定为死
    [play] 仅实战为死
   *[no] 活
}。
app-touched-area = { $point } 一带{ $color ->
    [black] 黑子
   *[white] 白子
} { $n } 颗标为{ $dead ->
    [yes] 死
   *[no] 活
}。
app-touched-empty = { $label }。
app-chain = { $color ->
    [black] 黑
   *[white] 白
} { $n } 子，{ $dead ->
    [yes] 死
    [ruling] 仅裁定为死
    [play] 仅实战为死
   *[no] 活
}
app-scope = 死子
app-scope-all = 各法皆然
app-scope-ruling = 仅依裁定
app-scope-play = 仅依实战
app-ruling = { $point }的裁定
app-ruling-fill = 须补
app-ruling-open = 可不补
app-ruled = { $must ->
    [yes] 裁定{ $point }须补。
   *[no] 裁定{ $point }可不补。
}
app-by-ruling = 裁定
app-live-verdict = { $method }：{ $verdict }。{ $headline }。
app-undone = 已撤销。
app-redone = 已重做。
app-linked = { $done ->
    [yes] 链接已复制。
   *[no] 链接无法复制，现已在地址栏中，请从那里复制。
}其中有局面及其计数，没有着手。
app-steps = 做棋
app-step-before = 上一步
app-step-next = 下一步
app-step-left = 盘上恢复标记。
app-notices = 请留意

## 棋谱资料

app-info-black = 黑方
app-info-white = 白方
app-info-result = 结果
app-info-rules = 规则
app-letters = 文字编码

## 判定

app-verdicts = 判定
app-komi = 贴目
app-komi-own = 各自
app-komi-none = 不贴
app-komi-same = 统一
app-komi-points = 贴目数
app-komi-less = 减半目
app-komi-more = 加半目
app-order = 次序
app-order-family = 门类
app-order-margin = 差额
app-method = 算法
app-black = 黑
app-white = 白
app-black-letter = 黑
app-white-letter = 白
app-difference = 黑−白
app-difference-long = 黑减白
app-verdict = 判定
app-pin = 以{ $method }作对照
app-pinned = 正与{ $method }对照；再按取消
app-leans = { $verdict }，{ $assumption }。打开对局资料。
app-turns = 翻盘
app-but = 而
app-and = 与

## 账目

app-how = 算法说明
app-account = 账目
app-points-lit = 在棋盘上标出

## 两法之差

app-why = 差在哪里
app-why-pin = 在表中选一种算法作对照，即可看出差在哪里。
app-why-same = 这就是对照的算法，请另选一种来比较。
app-compare-with = 对照
app-compared = 所选算法

## 对局资料

app-facts = 对局资料
app-facts-prisoners = 所持俘子
app-facts-placed = 落子数
app-facts-passes = 虚着
app-facts-first = 先行
app-facts-last = 收后
app-facts-first-pass = 先虚着
app-facts-closing = 先停手
app-facts-handicap = 让子
app-facts-komi = 棋谱贴目
app-facts-unknown = 不详
app-facts-note = 俘子指对局中提去的子，标为死子的另行自动计入。落子数包括让子。空格表示不详，其中的数字是假定值。每颗落下的子不在盘上即为俘子，故两数相随。
app-facts-not-a-number = 此处只能填 0 至 9999 的整数。
app-facts-not-a-komi = 贴目应为 6.5、7.5、−3 之类的数，最小单位四分之一目。
app-facts-clash = { $first ->
    [black] 黑
   *[white] 白
}先行而{ $last ->
    [black] 黑
   *[white] 白
}收后，{ $expected ->
    [0] 双方手数应相等
    [1] 黑应多一手
   *[other] 白应多一手
}；按落子与虚着，黑减白为 { $found }。
app-field-black = { $field }，黑
app-field-white = { $field }，白
app-less = { $field }：减一
app-more-of = { $field }：加一

## 打开窗口

app-open-title = 打开局面
app-open-label = 粘贴文字棋图或 SGF 棋谱
app-open-label-kept = 您的原文
app-open-file = 选择文件
app-open-drop = 或把文件拖到页面任意处
app-open-go = 打开局面
app-open-kept = 棋盘上的局面仍保留，按撤销即可回来。
app-open-nothing-lost = 什么都没有丢。原来的局面还在此窗口之后的棋盘上，您的文字在关闭窗口前也一直保留。
app-open-no-record = 棋图没有手数记录。数子与计活子可直接计算；日本、韩国与计目诸法需填俘子。
app-open-hint = X ● 为黑，O ○ 为白，. + 为空，每行一路。棋盘四周的坐标可以保留。棋谱和链接也可以。
app-open-found-diagram = 文字棋图，{ $width }×{ $height }。
app-open-found-link = 链接，{ $width }×{ $height }。
app-open-found-record = 棋谱，{ $width }×{ $height }。
app-open-found-stones = 黑子 { $black }，白子 { $white }，空点 { $empty }。
app-open-line = 第 { $line } 行，第 { $column } 字。
app-open-options = 您可以
app-open-correct = 在此改正原文
app-open-another = 另选文件
app-open-copy = 复制此消息
app-open-copied = 已复制
app-cancel = 取消

## 演示

app-present-leave = 离开
app-present-before = 上一算法
app-present-next = 下一算法
app-present-keys-methods = 换算法
app-present-keys-steps = 做棋
app-present-keys-language = 换语言
app-present-keys-leave = 离开

## 帮助

app-help-title = 帮助
app-help-what = 子路把一盘终局的棋按各种已知算法并列计算，并指出胜负在何处、因何翻转。一切都在本页完成，不向外发送任何数据。
app-help-own = 计算您自己的棋：打开或拖入 SGF 文件，或在页面任意处粘贴棋谱、棋图，然后点出死子。
app-help-read = 表中每行是一种算法，其棋子落在胜方一侧，红线即贴目。选一行可看其账目，再钉住另一行，可看两者差在哪里。
app-help-keys = 按键
app-help-key-board = 棋盘上：移动
app-help-key-ends = 棋盘上：行首与行末，加 Ctrl 为全盘首末
app-help-key-mark = 棋盘上：把一串棋标为死或活
app-help-key-area = 棋盘上：同一区域全部如此
app-help-key-undo = 撤销、重做
app-help-key-paste = 打开所复制的内容
app-help-key-pin = 表中一行上：作对照
app-help-key-present = 演示中：上一、下一算法
app-help-key-steps = 演示中：做棋上一、下一步
app-help-key-language = 演示中：换语言
app-help-key-close = 关闭窗口，离开演示

## 读不出的内容

read-empty = 没有可读的内容
read-text-too-large = 文字过大
read-no-game = 其中没有棋谱
read-other-game = 这不是围棋棋谱（GM[{ $game }]）
read-bad-size = “{ $found }”不是棋盘大小
read-no-board = 其中没有棋盘
read-unknown-character = “{ $found }”在棋盘上没有意义
read-uneven-row = 此行有 { $found } 个点，其余各行 { $expected } 个
read-board-too-large = { $width }×{ $height } 超过棋盘上限（52×52）
read-broken-code = 此链接在传送中被改动或截断。请从原处完整复制，或请对方重新发送
read-newer-code = 此链接由较新版本的子路生成。请刷新页面或更新子路后再打开

## 读出但有异的文件

file-at = 第 { $line } 行：{ $text }
file-at-move = 第 { $turn } 手，第 { $line } 行：{ $text }
file-invalid-text = 有些字读不出，已替换。
file-encoding-contradicted = 文件自称“{ $declared }”编码，实为 { $used }，按后者读。
file-encoding-guessed = 文件未写明文字编码，按 { $used } 读。
file-stray-text = 棋谱以外的文字已略过。
file-missing-semicolon = 有节点缺分号。
file-unclosed-value = 有值未以“]”结束。
file-missing-end = 棋谱未完即止。
file-blank-size = 棋盘大小空白，按十九路。
file-blank-move = 空白的一手作虚着。
file-unreadable-move = “{ $found }”不是点，作虚着。
file-move-off-board = “{ $found }”不在棋盘上，作虚着。
file-occupied-point = { $point } 已有子，以新子代之。
file-suicide = { $point } 之子自提。
file-setup-ignored = “{ $found }”不是点，已略过。
file-komi-interpreted = 贴目“{ $found }”读作 { $read }。
file-komi-unreadable = 贴目“{ $found }”读不出，不取贴目。
file-handicap-unreadable = 让子“{ $found }”读不出，作不让子。
file-handicap-stones = 棋谱写让 { $handicap } 子，盘上却摆 { $stones } 子。
file-handicap-one = 让一子即不摆让子，不贴还。
file-result-uncounted = { $by ->
    [resignation] 此局中盘认输而终（{ $found }），未数棋；此处所数不是对局结果。
    [time] 此局超时而终（{ $found }），未数棋；此处所数不是对局结果。
    [forfeit] 此局判负而终（{ $found }），未数棋；此处所数不是对局结果。
   *[void] 此局无胜负（{ $found }）；此处所数不是对局结果。
}
file-partly-dead = { $point } 一串只写了部分为死，全串标为死子。
file-part-of-board = 棋图没有画全四边；按所示部分为整个棋盘计数。
file-read-as = 按“{ $dialect }”类棋图读取。
file-passed-over = 略过：{ $text }

## 示例

example-seed = 图一 无争局面
example-seed-why = 数子黑胜，数地白胜。
example-group-tax = 一块对三块
example-group-tax-why = 每块两眼，胜负因此翻转。
example-parity = 盘面七目，白收后
example-parity-why = 各按本法贴目：日本黑胜，中国白胜。
example-odd-seki = 单数公气，黑收后
example-odd-seki-why = 贴 7.5 目，恰在数地与数目之间。
example-seki-eyes = 一方有眼的双活
example-seki-eyes-why = 日本规则不计双活之眼。
example-teire = 尚须补的一点
example-teire-why = E5 须补，算不算目？
example-dead-both = 双方皆有死子
example-dead-both-why = 死子五颗，俘子三颗。
example-handicap = 让四子局
example-handicap-why = 谁还子，还多少？
example-bent-four = 盘角曲四
example-bent-four-why = 判死，还是下完为止？
example-two-heads = 两头龙
example-two-heads-why = 两只看似假眼，却是一块活棋。

## 更多计法与自定计法

app-methods-more = 另有{ $n }种
app-methods-fewer = 收起
app-custom = 自定计法
app-custom-add = 自定一种计法
app-custom-remove = 去掉自定计法
app-custom-scoring = 所计
app-custom-scoring-area = 盘上之子与己方空
app-custom-scoring-territory = 己方空与提子
app-custom-handicap = 让子棋白方得点
app-custom-handicap-nothing = 不得
app-custom-handicap-less-one = 每子一点，首子除外
app-custom-handicap-stones = 每子一点
app-custom-komi = 分先贴点
app-custom-handicap-komi = 让子贴点
app-custom-seki = 双活的眼计入
app-custom-fill = 须补之处计入
app-custom-tax = 切头税：基本眼位不计
app-custom-passes = 每虚一着付一子
app-custom-first = 白先虚着则黑付一点
app-custom-button = 纽扣：首次虚着值半点
