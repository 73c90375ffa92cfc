# What would turn a verdict. $then says who wins then.

flip-komi = With a komi of { $komi }, { $then }.
flip-neutral = If { $side ->
    [black] Black
   *[white] White
} takes { $point }, { $then }.
flip-chain = If the { $side ->
    [black] black
   *[white] white
} chain at { $point } is { $on ->
    [yes] dead
   *[no] alive
}, { $then }.
flip-ruling = If a ruling { $on ->
    [yes] has { $point } filled
   *[no] lets { $point } stay open
}, { $then }.
flip-piece-more = With one more { $side ->
    [black] black
   *[white] white
} piece, { $then }.
flip-then = { $winner ->
    [black] Black wins
    [white] White wins
   *[draw] it is a draw
}
flip-none = No single change turns this verdict.
flip-too-open = { $n } points are still open, too many to try one by one. Finish the borders first.
flip-title = What would turn { $method }

## The komi axis

axis-turns = Komi at which each method turns; with more, White wins.
axis-said = Komi { $komi }: { $tally }
