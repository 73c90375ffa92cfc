# Playing on: what is allowed, how a game ends, how a dispute is settled.

## Why a stone may not be played

illegal-over = The game has ended.
illegal-stopped = Passes have stopped the game: take one back to play on.
illegal-off-board = That is not a point of the board.
illegal-occupied = There is already a stone at { $point }.
illegal-suicide = { $n ->
    [one] A stone at { $point } would have no liberty
   *[other] With a stone at { $point } { $n } own stones would have no liberty
}: suicide is not allowed.
illegal-ko = { $point } would take back at once the ko of move { $turn }: play elsewhere first.
illegal-repeats = { $after ->
    [0] With { $point } the board would be as it was at the start
   *[other] With { $point } the board would be as it was after move { $after }
}, which { $ko } forbids.

## Ko rules

ko-none = no ko rule
ko-simple = simple ko
ko-positional-superko = positional superko
ko-situational-superko = situational superko
ko-natural-situational-superko = natural situational superko
ko-none-note = Any position may come again.
ko-simple-note = A ko may not be taken back at once.
ko-positional-superko-note = No board of the game may come again.
ko-situational-superko-note = No board may come again with the same side to move.
ko-natural-situational-superko-note = Nobody may make again a board that they made before.

## Suicide

suicide-illegal = Suicide is not allowed.
suicide-multi-stone = Suicide of two stones or more is allowed.
suicide-legal = Suicide is allowed.

## The end

end-two-passes = A pass of each side stops the game.
end-white-last = A pass of each side stops the game, White’s last.
end-four-passes = Two passes of each side stop the game.

## Repetitions that the ko rule allows

cycle-impossible = No position can come again.
cycle-no-result = Where a position comes again and again, the game has no result.
cycle-referee = Where a position comes again and again, a referee decides.
cycle-silent = Of positions that come again and again the rules say nothing.

## Disputes

dispute-trial = A dispute is played out on the board, which is then restored; only what was found is kept.
dispute-resumption = After a dispute the game goes on and is not restored. { $first }
dispute-agreement = The players agree, or ask a referee.
dispute-nothing = The board counts as it stands: there is nothing to dispute.
first-turn = The side whose turn it is moves first.
first-claimant = The side that says “dead” moves first.
first-opponent = The opponent of the side that asks for it moves first.

## How a game ended

ending-agreement = Both agreed on what is dead.
ending-resignation = { $side ->
    [black] Black
   *[white] White
} resigned.
ending-forfeit = { $side ->
    [black] Black
   *[white] White
} lost by forfeit.
ending-no-result = The game has no result.

## What a trial found

finding-dead = The { $side ->
    [black] black
   *[white] white
} chain at { $point } is dead.
finding-alive = The { $side ->
    [black] black
   *[white] white
} chain at { $point } is alive.
finding-owner = { $point } is { $side ->
    [black] Black’s
    [white] White’s
   *[nobody] nobody’s
}.

## A turn

turn-start = { $side ->
    [black] Black
   *[white] White
} moves first.
turn-play = { $side ->
    [black] Black
   *[white] White
} { $point }{ $n ->
    [0] {"."}
    [one] , takes one stone.
   *[other] , takes { $n } stones.
}
turn-suicide = { $side ->
    [black] Black
   *[white] White
} { $point }, { $n ->
    [one] the stone comes
   *[other] { $n } own stones come
} off.
turn-pass = { $side ->
    [black] Black
   *[white] White
} passes.
turn-next = { $side ->
    [black] Black
   *[white] White
} to move.
turn-stopped = Passes have stopped the play.
