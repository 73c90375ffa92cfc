# The board, the table, the account of a method and the comparison of two.

## Numbers up to twenty, as words

number-word = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
    [18] eighteen
    [19] nineteen
    [20] twenty
   *[other] { $n }
}

## Headline and strip. $who is white, black or draw.

headline-all = All methods say { $who ->
    [white] White
    [black] Black
   *[draw] draw
}
headline-first = { $count } { $n ->
    [one] method says
   *[other] methods say
} { $who ->
    [white] White
    [black] Black
   *[draw] draw
}
headline-next = { ", " }{ $count } { $n ->
    [one] says
   *[other] say
} { $who ->
    [white] White
    [black] Black
   *[draw] draw
}
headline-silent = { ", " }{ $count } { $n ->
    [one] is
   *[other] are
} silent
strip-label = { $white } { $white ->
    [one] method
   *[other] methods
} for White, { $black } for Black{ $draws ->
    [0] {""}
    [one] , { $draws } draw
   *[other] , { $draws } draws
}
strip-white = White { $n }
strip-black = { $n } Black

## Verdicts

verdict-silent = silent

## Footnotes

footnote-as-it-stands = { $method } counts the board as it stands: the dead { $n ->
    [one] stone stays
   *[other] stones stay
} on.
footnote-ruled = By ruling, not by arithmetic: { $list }.
footnote-first-pass = White passed first: Black gives one point.
footnote-silent = { $method } says nothing about handicap games.

## The account

ledger-komi = Komi
ledger-komi-zi = Komi, { $zi } zi
ledger-base = Base number { $n }
ledger-compensation = Handicap points

## Why two methods differ

cause-reserved-eyes = Reserved eyes
cause-reserved-eyes-detail = Black keeps { $black }, White keeps { $white }
cause-reserved-eyes-same = reserved eyes
cause-seki-eyes = Eyes in seki
cause-seki-eyes-detail = Black has { $black }, White has { $white }
cause-seki-eyes-same = seki
cause-must-fill = Points to be filled
cause-must-fill-detail = Black must fill { $black }, White { $white }
cause-must-fill-same = points to be filled
cause-ruled-life = Ruling on life and death
cause-ruled-fill = Ruling on the last ko
ruled-life-ruling = { $points } { $n ->
    [one] is
   *[other] are
} dead where a ruling decides, alive where it is played out
ruled-life-play = { $points } { $n ->
    [one] is
   *[other] are
} alive where a ruling decides, dead where it is played out
ruled-must-fill = { $points } must be filled
ruled-may-stay-open = { $points } may stay open
ruled-and = { "; " }
cause-last-move = Last move
cause-more-stones = More stones played
cause-more-stones-detail = { $side ->
    [black] Black
   *[white] White
} played { $n ->
    [one] one stone more
   *[other] { $n } stones more
}, { $more } to { $less }
cause-more-stones-same = last move
cause-pass-stones = Pass stones
cause-pass-stones-detail = Black passed { $black }, White { $white }
cause-pass-stones-same = passes
cause-first-pass = First pass
cause-first-pass-detail = White passed first
cause-button = Button
cause-button-detail = { $side ->
    [black] Black passed first
   *[white] White passed first
}
cause-border-stones = Stones at the border
cause-border-stones-detail = Black has { $black }, White has { $white }
cause-dead-stones = Dead stones
cause-dead-stones-detail = { $n ->
    [one] one stone is
   *[other] { $n } stones are
} lifted by one and left on by the other
cause-dead-stones-same = dead stones
cause-handicap = Handicap points
cause-handicap-detail = from { $from } to { $to }
cause-handicap-same = handicap points
cause-komi = Komi
cause-komi-detail = from { $from } to { $to }
cause-komi-same = komi
cause-quantity-detail = Black { $black }, White { $white }
compare-check = { $n ->
    [one] point
   *[other] points
}; nothing is left over
compare-same = The same in both: { $list }.

## What is known of the game

fact-first = { $side ->
    [black] Black
   *[white] White
} first
fact-last = { $side ->
    [black] Black
   *[white] White
} last
fact-handicap = { $n } handicap stones
fact-moves-each = { $n } { $n ->
    [one] move
   *[other] moves
} each
fact-moves = { $black } and { $white } moves
fact-prisoners-each = prisoners { $n } and { $n }
fact-prisoners = prisoners { $black } and { $white }
fact-passes = passes { $black } and { $white }
fact-komi = komi { $komi }
fact-none = no record

## Marks and signs, as in the legend

mark-eye = reserved eye
mark-route = route point
mark-own = own point
mark-seki = own point in seki
mark-seki-uncounted = own point in seki, not counted
mark-must-fill = own point to be filled
mark-shared = neutral or shared point
sign-dead = dead stone
sign-dead-ruling = dead by ruling only
sign-dead-play = dead by play only

## Points of the board in words

label-comma = { ", " }
label-empty = empty
label-black = black
label-white = white
label-dead = dead
label-kept = marked dead, not lifted
label-dead-ruling = dead by ruling
label-kept-ruling = dead by ruling only, not lifted
label-dead-play = dead by play
label-kept-play = dead by play only, not lifted
label-eye-black = Black’s reserved eye
label-eye-white = White’s reserved eye
label-route-black = Black’s route point
label-route-white = White’s route point
label-own-black = Black’s point
label-own-white = White’s point
label-seki-black = Black’s point in seki
label-seki-white = White’s point in seki
label-must-fill-black = Black’s point, to be filled
label-must-fill-white = White’s point, to be filled
label-shared = neutral

## The whole board in words

board-title = { $method }: { $verdict }
board-description = Go board, { $width } by { $height }, { $black } black and { $white } white { $white ->
    [one] stone
   *[other] stones
}{ $n ->
    [0] {"."}
    [one] , one of them dead: { $dead }.
   *[other] , { $n } of them dead: { $dead }.
}
