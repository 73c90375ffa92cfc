# The counting methods and what they count.

## Methods: name, name where there is little room, what it is, its sum, what the sum is called.

method-living-stones = Living stones
method-living-stones-short = Living stones
method-living-stones-note = Yan Lai (Zhang Yunqi), 2007, after the counting of old China. Every stone that lives, and every stone that could still be put down and live, counts one; the two eyes that a piece must keep do not.
method-living-stones-formula = stones on the board + route points; reserved eyes are not stones
method-living-stones-total = Living stones

method-equal-routes = Equal routes
method-equal-routes-short = Equal routes
method-equal-routes-note = Read by Yan Lai from sources before the Tang. Both sides make their routes equal by filling or lifting, and compare the stones on the board. The margin is that of living stones.
method-equal-routes-formula = stones on the board + route points, less half of all routes for each side
method-equal-routes-total = Stones, routes equal

method-equal-stones = Equal stones
method-equal-stones-short = Equal stones
method-equal-stones-note = Tang and Song. Prisoners and dead stones are filled back until both have equally many stones on the board; then the routes left are compared. The margin is that of living stones where both played equally many.
method-equal-stones-formula = route points − own stones taken − own dead stones
method-equal-stones-total = Routes left

method-returned-stones = Returned stones
method-returned-stones-short = Returned stones
method-returned-stones-note = Ming and Qing. Stones and own points count; the side with more pieces gives back one stone for each piece more. The margin is that of living stones.
method-returned-stones-formula = stones on the board + own points + half of what is shared, and one stone back for each piece more
method-returned-stones-total = Stones after the return

method-chinese = Chinese 2002
method-chinese-short = Chinese
method-chinese-note = Chinese Weiqi Association, 2002. Stones and own points count, shared points half for each side. Komi is 3¾ zi, 7.5 points; handicap stones are given back.
method-chinese-formula = stones on the board + own points + half of what is shared
method-chinese-total = Area

method-chinese-old = Chinese pre-2002
method-chinese-old-short = Chinese, old
method-chinese-old-note = The Chinese rules before 2002: the same count with a komi of 2¾ zi, 5.5 points.
method-chinese-old-formula = stones on the board + own points + half of what is shared
method-chinese-old-total = Area

method-ing = Ing fill-in
method-ing-short = Ing
method-ing-note = Ing Chang-ki. Each side fills exactly half of the board's stones into its own area, and what is left open decides. The margin is that of area; komi is 8, and Black wins a tie.
method-ing-formula = stones on the board + own points
method-ing-total = Area

method-aga = AGA
method-aga-short = AGA
method-aga-note = American Go Association, 1991, komi 7.5 since 2005; the British rules count alike. By area; White gets one point for each handicap stone but the first.
method-aga-formula = stones on the board + own points
method-aga-total = Area

method-aga-pass-stones = AGA, pass stones
method-aga-pass-stones-short = AGA, pass stones
method-aga-pass-stones-note = American Go Association, by territory: each pass hands over one stone as a prisoner, and White passes last. Turns are then equal, and the margin is that of the count by area.
method-aga-pass-stones-formula = own points + prisoners + dead stones of the other side + one for each of its passes
method-aga-pass-stones-total = Territory

method-new-zealand = New Zealand
method-new-zealand-short = New Zealand
method-new-zealand-note = New Zealand Go Society. By area, with a komi of 7, so that games can be drawn; nothing is given for handicap stones.
method-new-zealand-formula = stones on the board + own points
method-new-zealand-total = Area

method-tromp-taylor = Tromp–Taylor
method-tromp-taylor-short = Tromp–Taylor
method-tromp-taylor-note = John Tromp and Bill Taylor. The area of the board exactly as it stands: nobody agrees on dead stones, so none is lifted.
method-tromp-taylor-formula = stones + own points of the board as it stands
method-tromp-taylor-total = Area

method-wmsg = WMSG 2008
method-wmsg-short = WMSG
method-wmsg-note = World Mind Sports Games, Beijing 2008. By area, with a komi of 6.5; Black gives one point more if White made the first pass.
method-wmsg-formula = stones on the board + own points; Black gives one if White passed first
method-wmsg-total = Area

method-yanlai-area = Count points
method-yanlai-area-short = Count points
method-yanlai-area-note = Yan Lai, 2008, the form by area of his rules. Komi is 6.5; Black gives one point more if White made the first pass, which makes 7.5 where Black played last.
method-yanlai-area-formula = stones on the board + own points; Black gives one if White passed first
method-yanlai-area-total = Area

method-japanese = Japanese 1989
method-japanese-short = Japanese
method-japanese-note = Nihon Ki-in and Kansai Ki-in, 1989. Own points and prisoners count, but no points of pieces in seki, and none that must be filled. Komi is 6.5.
method-japanese-formula = own points outside seki that need no filling + prisoners + dead stones of the other side
method-japanese-total = Territory

method-korean = Korean
method-korean-short = Korean
method-korean-note = Korea Baduk Association, 2016. Counted like the Japanese rules: own points and prisoners, nothing in seki. Komi is 6.5.
method-korean-formula = own points outside seki that need no filling + prisoners + dead stones of the other side
method-korean-total = Territory

method-yanlai-mu = Mu count
method-yanlai-mu-short = Mu count
method-yanlai-mu-note = Yan Lai, 2008, the form by territory of his rules. Own stones taken and dead are filled back into the own points; what stays open counts, eyes in seki too. Komi is 6.5.
method-yanlai-mu-formula = own points − own stones taken − own dead stones
method-yanlai-mu-total = Mu

method-chen = New mu
method-chen-short = New mu
method-chen-note = Chen Zuyu, 2015. A count of empty points, prisoners and passes that gives the Chinese area margin on every position. Komi is 7.5.
method-chen-formula = own points − dead stones of the other side − own stones taken − twice own dead stones − own passes; Black adds the turns it made more
method-chen-total = Mu

method-equal-stones-open = Equal stones, dame open
method-equal-stones-open-short = Equal stones, open
method-equal-stones-open-note = Tang and Song, read by Yan Lai, where neutral points are not played out. Turns are evened by passes instead, and a pass costs a stone, so the margin is that of living stones on every record.
method-equal-stones-open-formula = route points − own stones taken − own dead stones − own passes; Black adds the turns it made more
method-equal-stones-open-total = Routes left

method-bga = British
method-bga-short = British
method-bga-note = British Go Association, since 2006. Counted like the AGA rules by area: komi 7.5, and one point for each handicap stone but the first. The ko rule differs.
method-bga-formula = stones on the board + own points
method-bga-total = Area

method-french = French
method-french-short = French
method-french-note = French Go Federation. Counted like the AGA rules by area: komi 7.5, and one point for each handicap stone but the first.
method-french-formula = stones on the board + own points
method-french-total = Area

method-button = Button Go
method-button-short = Button
method-button-note = By area, and the first pass of the game takes the button, which is worth half a point. Komi is 7, so there are no draws.
method-button-formula = stones on the board + own points; half a point for the side that passed first
method-button-total = Area

method-ikeda-area-3 = Ikeda, area III
method-ikeda-area-3-short = Ikeda area III
method-ikeda-area-3-note = Ikeda Toshio, 1968–69. By area; half a point goes from Black to White if White made the first pass. He names no komi.
method-ikeda-area-3-formula = stones on the board + own points; half a point goes from Black to White if White passed first
method-ikeda-area-3-total = Area

method-spight-area = Spight, area
method-spight-area-short = Spight area
method-spight-area-note = Bill Spight, 2004. By area; play stops when a player passes twice at the same board. No komi is named.
method-spight-area-formula = stones on the board + own points
method-spight-area-total = Area

method-sunjang = Sunjang
method-sunjang-short = Sunjang
method-sunjang-note = Old Korea. Stones that no border needs are lifted, then own points count; prisoners do not, nor do points in seki. Which stones a border needs is a judgement: here, those that touch the other side or a neutral point.
method-sunjang-formula = own points and stones inside, outside seki; stones at the border and prisoners do not count
method-sunjang-total = Points inside

method-tibetan = Tibetan
method-tibetan-short = Tibetan
method-tibetan-note = Mig-mang, on a board of 17 lines. Counted like area. Bonuses for the corners and the centre are told differently by each source and left out.
method-tibetan-formula = stones on the board + own points
method-tibetan-total = Area

method-japanese-1949 = Japanese 1949
method-japanese-1949-short = Japanese 1949
method-japanese-1949-note = Nihon Ki-in, 1949. Counted like the rules of 1989. Some shapes fall under listed rulings, such as three points without capturing; arithmetic does not show those. Komi was 4.5.
method-japanese-1949-formula = own points outside seki that need no filling + prisoners + dead stones of the other side
method-japanese-1949-total = Territory

method-ikeda-territory = Ikeda, territory I
method-ikeda-territory-short = Ikeda territory I
method-ikeda-territory-note = Ikeda Toshio, 1968–69. Territory and prisoners, eyes in seki too. What is disputed is played out, each pass there costing a stone; here the board counts as played out. He names no komi.
method-ikeda-territory-formula = own points + prisoners + dead stones of the other side
method-ikeda-territory-total = Territory

method-lasker-maas = Lasker–Maas
method-lasker-maas-short = Lasker–Maas
method-lasker-maas-note = Robert Maas, 1995, after Edward Lasker. Territory and prisoners, eyes in seki too. What is disputed is played out with equally many turns; here the board counts as played out. Komi is agreed.
method-lasker-maas-formula = own points + prisoners + dead stones of the other side
method-lasker-maas-total = Territory

method-spight-territory = Spight, territory
method-spight-territory-short = Spight territory
method-spight-territory-note = Bill Spight, 2004. Territory and prisoners. After the stop an encore is played in which a pass costs a point and turns are equal; here the board counts as played out. No komi is named.
method-spight-territory-formula = own points + prisoners + dead stones of the other side
method-spight-territory-total = Territory

method-mathematical-go = Mathematical Go
method-mathematical-go-short = Mathematical Go
method-mathematical-go-note = Elwyn Berlekamp and David Wolfe, 1994. Nobody may pass: a turn is a move on the board or a prisoner returned, and who has neither loses. So each living piece is worth two points less. With nothing left, the side that moved last wins.
method-mathematical-go-formula = route points + prisoners + dead stones of the other side
method-mathematical-go-total = Moves left

method-custom = Your own
method-custom-short = Your own
method-custom-note = Your own method, put together from the switches under the table.
method-custom-formula = what the switches say
method-custom-total = Figure

## Families

family-stones = Stones
family-area = Area
family-territory = Territory

## Quantities. The second name is for the other side's.

quantity-stones = Stones on the board
quantity-own = Own points
quantity-seki-own = Own points in seki
quantity-must-fill = Own points to be filled
quantity-neutral = Shared points
quantity-reserved = Reserved eyes
quantity-reserved-other = Reserved eyes of the other side
quantity-routes = Route points
quantity-routes-evened = Half of all routes
quantity-border = Stones at the border
quantity-dead = Own dead stones
quantity-dead-other = Dead stones of the other side
quantity-captured = Own stones taken
quantity-captured-other = Prisoners held
quantity-passes = Own passes
quantity-passes-other = Passes of the other side
quantity-closing-passes = Own closing passes
quantity-closing-passes-other = Closing passes of the other side
quantity-white-passed-first = White passed first
quantity-white-passed-first-other = White passed first
quantity-first-passer = First pass: 1 Black, −1 White
quantity-more-turns = Turns that Black made more

## How true a count is to its rules

exactness-exact = exact
exactness-simplified = simplified
exactness-approximate = approximate
exactness-exact-note = The number of the rules themselves.
exactness-simplified-note = Simplified: part of the rules does not show on a finished board, or their source is secondary.
exactness-approximate-note = Approximate: the number may be off. The rules have come down in parts, or ask for a judgement.

## Units

unit-point = points
unit-zi = zi, two points each
unit-mu = points of territory

## Standings of a piece

standing-independent = alive
standing-attached = hangs on one stone
standing-seki = seki
standing-contested-seki = seki, or not?
standing-unsettled = unsettled

## What a verdict leans on where the record does not say

assumption-equal_moves = if both played equally many
assumption-first_pass = if nothing hangs on the first pass
assumption-closing_passes = if White passed last

## Colours

color-black = Black
color-white = White
letter-black = B
letter-white = W

## Results. $form is "half" for ½, "and-half" for whole-and-a-half, else "whole".

result = { $winner ->
    [black] B
   *[white] W
}+{ $amount }
result-draw = draw
result-tie = { $winner ->
    [black] B (tie)
   *[white] W (tie)
}
amount-zi = { $n }子
amount-stone = { $form ->
    [half] 0.5
    [and-half] { $whole }.5
   *[other] { $n }
}
amount-route = { $form ->
    [half] 0.5
    [and-half] { $whole }.5
   *[other] { $n }
}
amount-point = { $form ->
    [half] 0.5
    [and-half] { $whole }.5
   *[other] { $n }
}
amount-mu = { $form ->
    [half] 0.5
    [and-half] { $whole }.5
   *[other] { $n }
}

outcome-black = Black wins
outcome-white = White wins
outcome-draw = Draw
by-zi = { $form ->
    [half] by half a stone
   *[other] by { $n } { $size ->
        [one] stone
       *[other] stones
    }
}
by-stone = { $form ->
    [half] by half a stone
    [and-half] by { $whole }½ stones
   *[other] by { $n } { $size ->
        [one] stone
       *[other] stones
    }
}
by-route = { $form ->
    [half] by half a route
    [and-half] by { $whole }½ routes
   *[other] by { $n } { $size ->
        [one] route
       *[other] routes
    }
}
by-point = { $form ->
    [half] by half a point
    [and-half] by { $whole }½ points
   *[other] by { $n } { $size ->
        [one] point
       *[other] points
    }
}
by-mu = { $form ->
    [half] by half a point
    [and-half] by { $whole }½ points
   *[other] by { $n } { $size ->
        [one] point
       *[other] points
    }
}
by-tie = { $winner ->
    [black] the tie is Black’s
   *[white] the tie is White’s
}

## Lists

list-comma = { ", " }
list-and = { " and " }
list-or = { " or " }
list-more = { $points } and { $n } more

## Oddities. $side is the side of the piece.

oddity-no-eye-inside = { $side ->
    [black] { $n ->
        [one] The white stone at { $points } has
       *[other] The white stones at { $points } have
    } no eye inside Black’s piece: mark
   *[white] { $n ->
        [one] The black stone at { $points } has
       *[other] The black stones at { $points } have
    } no eye inside White’s piece: mark
} { $n ->
    [one] it dead?
   *[other] them dead?
}
oddity-hangs-on = { $side ->
    [black] Black’s
   *[white] White’s
} piece at { $piece } has fewer than two eyes and { $n ->
    [one] hangs on { $points }: a stone there joins it to a living piece.
   *[other] is joined to a living piece by { $points }.
}
oddity-border-open = { $side ->
    [black] Black’s
   *[white] White’s
} piece at { $piece } has two eyes only once its border is closed at { $points }.
oddity-contested-seki = Black at { $black } and White at { $white } both have fewer than two eyes and share { $n ->
    [one] one open point
   *[other] { $n } open points
}: seki, or is one of them dead, or is the game not over?
oddity-unsettled = { $side ->
    [black] Black’s
   *[white] White’s
} piece at { $piece } has fewer than two eyes: mark it dead, or seki{ $n ->
    [0] {"."}
   *[other] , or close the border at { $points }.
}
oddity-eye-of-three = { $side ->
    [black] Black’s
   *[white] White’s
} piece has only the three points { $points } for eyes: it can be killed if the opponent moves first.
oddity-eye-of-square = { $side ->
    [black] Black’s
   *[white] White’s
} piece has only the square { $points } for eyes: it is dead as it stands.
oddity-ruling-decides = A ruling decides whether { $side ->
    [black] Black
   *[white] White
} must fill { $point } in the end to keep { $stone }, because that turns on ko threats. As counted, { $point } { $must ->
    [yes] must be filled.
   *[no] may stay open.
}
oddity-still-open = { $n ->
    [one] One point is
   *[other] { $n } points are
} still open; some methods need them filled before the count.
oddity-record-disagrees = { $side ->
    [black] Black’s
   *[white] White’s
} { $placed } moves do not fit the prisoners, which need { $needed }. The prisoners are used.
oddity-too-few-plays = { $side ->
    [black] Black
   *[white] White
} has { $stones } stones on the board but only { $placed } moves: { $stones } are used.
