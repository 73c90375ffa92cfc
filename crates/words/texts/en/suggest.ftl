# What is proposed about dead stones, how sure that is, and why.

suggest-status-alive = alive
suggest-status-dead = dead
suggest-status-seki = seki
suggest-status-unsettled = not settled

suggest-confidence-unsure = please decide
suggest-confidence-probable = probably
suggest-confidence-sure = almost certainly
suggest-confidence-certain = certainly

## Why. `n` is the number of points, `of` and `all` are playouts.

suggest-reason-two-eyes = { $n ->
    [0] It lives whatever is played.
   *[other] It has two eyes: { $points }.
}
suggest-reason-shut-in = It stands in living stones’ area and has no room for two eyes.
suggest-reason-captured = It was captured in { $of } of { $all } playouts.
suggest-reason-survived = It survived in { $of } of { $all } playouts.
suggest-reason-neither-fills = Neither side fills { $points }.
suggest-reason-shares-liberties = It has fewer than two eyes, and so has the piece that it shares liberties with.
suggest-reason-can-be-saved = It can still be saved at { $points }.
suggest-reason-can-take = It can take stones at once at { $points }: is the game over here?
suggest-reason-open-border = The border beside it is open: close it around { $points }, or mark the stones dead.
suggest-reason-no-liberty = It has no liberty and could not stand there.
suggest-reason-bent-four = Bent four in the corner: a ruling decides. Japanese and Korean rules call the group dead; other rules play it out.
suggest-reason-double-ko = Double ko: a ruling decides. Japanese and Korean rules call it seki; other rules play it out.
suggest-reason-long-ko = Ten-thousand-year ko: seki if neither side begins it, else it is played out.

## One chain: where, its stones, its status. A mark differs from it.

suggest-chain = { $side ->
    [black] Black
   *[white] White
} { $at } ({ $n ->
    [one] one stone
   *[other] { $n } stones
}): { $confidence ->
    [unsure] { $status }, please decide
    [probable] probably { $status }
    [sure] almost certainly { $status }
   *[certain] { $status }
}. { $reason }
suggest-marked-dead = It is marked dead.
suggest-not-marked = It is not marked dead.

## What was done.

suggest-marked = { $n ->
    [0] No stone is proposed as dead.
    [one] One stone is marked dead by suggestion.
   *[other] { $n } stones are marked dead by suggestion.
}
suggest-kept = The position has marks; they are kept. { $n ->
    [0] The suggestion agrees with them.
    [one] One chain looks otherwise.
   *[other] { $n } chains look otherwise.
}
suggest-unsure = { $n ->
    [one] One chain needs your decision.
   *[other] { $n } chains need your decision.
}
suggest-border = The border around { $points } is open: has the game ended?
