# 逐手计算一局棋。

game-turn = 着手
game-pass = 虚着
game-no-record = 文字棋图没有着手，逐手计算需要 SGF 棋谱
game-letters = S 盘上之子，E 己方空，F 须补，R 基本眼位，L 路，d 死子，K 被提之子，X 虚着，先黑后白；D 单官；M、h、v 见新计目法

## 多局

batch-pairs = 判定不同的方法对，按局数排列（贴目：局数），并列出前若干局
batch-total = 共计 { $counted } 局，其中 { $split } 局各方法判定不同；{ $refused } 局无法计数
