# 翻看棋谱、文件中的对局、保存。

record = 棋谱
record-first = 回到开头
record-back = 退一手
record-on = 进一手
record-last = 到末尾
record-at = 第 { $move } 手，共 { $all } 手。
record-start = 开局，谱中共 { $all } 手。
record-slider = 手数
record-plot = 各手的差额，{ $method }。线上黑领先，线下白领先；过大的差额贴边画出。
record-plot-long = 此谱过长，不画差额图。
record-middle = 谱未到末尾。判定以此刻棋盘为准，死子请自行标出。
record-held = 提子：黑 { $black }，白 { $white }。
record-branches = 此后有 { $n } 种下法
record-branch = 下法 { $n }：{ $turn }
record-branch-none = 无着手
record-comment = 注解
record-game = 第 { $n } 局，共 { $all } 局
record-games = 全部对局
record-names = 谱中注明{ $method }。
record-take = 按此计算
record-marks-note = 所作标记属于这一手，回到这一手时仍在；也可用撤销找回。

games-title = 文件中的对局
games-search = 按棋手、日期或结果查找
games-found = { $n ->
    [0] 没有对局
   *[other] { $n } 局
}
games-page = 第 { $n } 页，共 { $all } 页
games-before = 上一页
games-next = 下一页
games-black = 黑
games-white = 白
games-date = 日期
games-result = 结果
games-unknown = 第 { $n } 局
games-not-go = 不是围棋，或棋盘无法显示

save-sgf = 存为 SGF
save-marks = 标出地、眼位与路
save-whole = 保存整份棋谱，并带上此处的改动。

reading = 正在读取 { $name }：{ $percent }%
reading-stop = 停止

record-help-keys = 棋谱：前一手、后一手，开头、末尾
