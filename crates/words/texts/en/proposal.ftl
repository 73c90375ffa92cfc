# A proposal of dead stones in the app; the chains and reasons are in suggest.ftl.

mark-looks-dead = looks dead, not marked
mark-unsure = unclear, please decide
label-looks-dead = looks dead
label-unsure = unclear whether dead

app-suggest = Suggestion
app-suggest-begin = Suggest dead stones
app-suggest-looking = Looking for dead stones …
app-suggest-summary = { $n ->
    [0] No stone looks dead
    [one] One stone looks dead
   *[other] { $n } stones look dead
}{ $unsure ->
    [0] .
    [one] ; one chain is unclear.
   *[other] ; { $unsure } chains are unclear.
}
app-suggest-note = Nothing counts as dead before you accept it.
app-suggest-settled = Nothing is left to accept.
app-suggest-accept = Accept all
app-suggest-dismiss = Dismiss
app-suggest-chains = Chain by chain ({ $n })
app-suggest-unsure = Please decide ({ $n })
app-suggest-differing = Marked otherwise ({ $n })
app-suggest-seki = Alive in seki ({ $n })
app-suggest-borders = Open borders ({ $n })
app-suggest-on-open = Suggest when a game opens
