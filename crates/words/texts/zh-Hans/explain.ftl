# 应用：缘由、须补之处、翻转、实战检验。

app-why-point = 为何？
app-must-fill = 须补之处：{ $n }
app-flips = 何以翻转
app-flips-try = 最小的改变
app-axis = 各法统一的贴目
app-axis-own = 现按各法本来的贴目。移动红线则各法统一。
app-axis-white = 白
app-axis-black = 黑
app-axis-stops = 各算法翻盘之处
app-axis-stop = { $komi }：{ $names }
app-trial = 实战检验
app-trial-begin = 从此续下
app-trial-keys = 方向键移动，空格或回车落子。
app-trial-note = 检验后恢复原局，只留所取的结论。
app-trial-ko = 劫规
app-trial-first = 先下
app-trial-pass = 虚着
app-trial-back = 退一手
app-trial-leave = 恢复原局
app-trial-keep = 采纳
app-trial-found = 检验所见
app-trial-nothing = 与盘上标记并无不同。
app-trial-kept = 已采纳：{ $finding }
app-trial-restored = 已恢复原局。
app-trial-play = 下在此处
app-help-key-why = 棋盘上：此点为何这样算
