# A proposal of dead stones in the app; the chains and reasons are in suggest.ftl.

mark-looks-dead = 像是死子，尚未标记
mark-unsure = 死活不明，请裁定
label-looks-dead = 像是死子
label-unsure = 死活不明

app-suggest = 死子建议
app-suggest-begin = 建议死子
app-suggest-looking = 正在寻找死子……
app-suggest-summary = { $n ->
    [0] 没有像死子的棋子
   *[other] { $n } 子像是死子
}{ $unsure ->
    [0] 。
   *[other] ；{ $unsure } 块棋死活不明。
}
app-suggest-note = 接受之前，不算任何死子。
app-suggest-settled = 没有待接受的建议。
app-suggest-accept = 全部接受
app-suggest-dismiss = 不采用
app-suggest-chains = 逐块查看（{ $n }）
app-suggest-unsure = 请裁定（{ $n }）
app-suggest-differing = 与标记不同（{ $n }）
app-suggest-seki = 双活（{ $n }）
app-suggest-borders = 未收好的边界（{ $n }）
app-suggest-on-open = 打开棋局时自动建议
