# Making the count: the steps by which a position is counted on a real board.

## Steps: the name in the step bar, the sentence. Numbers are those of Black and of White.

step-marks = Marks
step-position = Position
step-position-caption = The position as it was left.
step-lift-dead = Lift dead
step-lift-dead-caption = Dead stones are lifted: Black { $black }, White { $white }.
step-reserve-eyes = Reserve eyes
step-reserve-eyes-caption = Each living piece keeps its eyes. Black: { $black-pieces } { $black-pieces ->
    [one] piece
   *[other] pieces
}, { $black } { $black ->
    [one] eye
   *[other] eyes
}, { $black-routes } { $black-routes ->
    [one] route point
   *[other] route points
}; White: { $white-pieces } { $white-pieces ->
    [one] piece
   *[other] pieces
}, { $white } { $white ->
    [one] eye
   *[other] eyes
}, { $white-routes } { $white-routes ->
    [one] route point
   *[other] route points
}.
step-fill-routes = Fill routes
step-fill-routes-caption = Living stones are laid on all route points: Black { $black }, White { $white }.
step-stones-and-routes = Stones and routes
step-stones-and-routes-caption = Stones and route points side by side: Black { $black } and { $black-routes }, White { $white } and { $white-routes }.
step-even-routes = Even routes
step-even-routes-caption = Routes are made equal, { $n } for each side. Filled: Black { $black }, White { $white }.{ $lifted ->
    [0] {""}
   *[other] {" "}Lifted: Black { $black-lifted }, White { $white-lifted }.
}
step-fill-back = Fill back
step-fill-back-caption = Prisoners and dead stones go back into their own side’s points: Black { $black }, White { $white }.
step-return-stones = Return stones
step-return-stones-caption = { $side ->
    [black] Black
   *[white] White
} has more pieces and gives back { $n }: { $turned ->
    [0] no stone changes colour
    [one] one stone changes colour
   *[other] { $turned } stones change colour
} at the border.
step-own-points = Own points
step-own-points-caption = Empty points with one owner: Black { $black }, White { $white }.{ $seki ->
    [0] {""}
    [one] {" "}One in seki does not count.
   *[other] {" "}{ $seki } in seki do not count.
}{ $must-fill ->
    [0] {""}
    [one] {" "}One must be filled.
   *[other] {" "}{ $must-fill } must be filled.
}{ $n ->
    [0] {""}
    [one] {" "}One point has no owner.
   *[other] {" "}{ $n } points have no owner.
}
step-fill-own = Fill own
step-fill-own-caption = Each side fills its own points: Black { $black }, White { $white }.
step-share-neutral = Share
step-share-neutral-caption = { $n ->
    [one] One neutral point counts
   *[other] { $n } neutral points count
} half for each side.
step-group-tens = Tens
step-group-tens-caption = Set out in tens: Black { $black } and { $black-rest } over, White { $white } and { $white-rest } over.
step-first-pass = First pass
step-first-pass-caption = { $side ->
    [black] Black passed first, so nothing is paid.
   *[white] White passed first, so Black pays one point.
}
step-button = Button
step-button-caption = { $side ->
    [black] Black passed first and took the button: half a point.
   *[white] White passed first and took the button: half a point.
}
step-lift-inner = Lift inner stones
step-lift-inner-caption = Stones that no border needs are lifted: Black { $black }, White { $white }.
step-lift-surplus = Lift surplus
step-lift-surplus-caption = More stones than a bowl holds are lifted: Black { $black }, White { $white }.
step-fill-in = Fill in
step-fill-in-caption = Both sides lay down { $n } stones, first on their own points. Own points still open: Black { $black }, White { $white }.{ $guests ->
    [0] {""}
    [one] {" "}One stone lies in the other side’s points.
   *[other] {" "}{ $guests } stones lie in the other side’s points.
}
step-hand-over-pass-stones = Pass stones
step-hand-over-pass-stones-caption = A stone is handed over for every pass: Black { $black }, White { $white }.
step-fill-prisoners = Fill prisoners
step-fill-prisoners-caption = Prisoners are laid into their own side’s points: Black { $black }, White { $white }.
step-split-rest = Split the rest
step-split-rest-caption = All else on the board, { $n } points, is split in half. The area is then Black { $black }, White { $white }.
step-empty-points = Empty points
step-empty-points-caption = Own empty points, the dead stones still on the board: m = { $black } for Black, { $white } for White.
step-take-captured = Prisoners
step-take-captured-caption = Own stones taken in play are taken off: K = { $black } for Black, { $white } for White. Left: Black { $black-figure }, White { $white-figure }.
step-take-dead = Dead
step-take-dead-caption = Own dead stones are taken off twice: d = { $black } for Black, { $white } for White. Left: Black { $black-figure }, White { $white-figure }.
step-take-passes = Passes
step-take-passes-caption = Own passes are taken off: X = { $black } for Black, { $white } for White. Left: Black { $black-figure }, White { $white-figure }.
step-add-turns = Turns
step-add-turns-caption = Turns that Black made more are added: h = { $n }. Then: Black { $black-figure }, White { $white-figure }.
step-count-stones = Count
step-count-stones-caption = The stones on the board: Black { $black-figure }, White { $white-figure }.
step-count-routes = Count
step-count-routes-caption = The route points left: Black { $black-figure }, White { $white-figure }.
step-count-area = Count
step-count-area-caption = Stones and own points are area: Black { $black-figure }, White { $white-figure }.
step-count-own = Count
step-count-own-caption = The points inside the borders: Black { $black-figure }, White { $white-figure }.
step-count-moves = Count
step-count-moves-caption = Moves left, with prisoners to return: Black { $black-figure }, White { $white-figure }.
step-count-returned = Count
step-count-returned-caption = Against half of the board, { $base }: Black { $black-figure }, White { $white-figure }.
step-count-fill-in = Count
step-count-fill-in-caption = What is open, and what lies in the other side’s points, tells the area: Black { $black-figure }, White { $white-figure }.
step-count-territory = Count
step-count-territory-caption = Own points left: Black { $black }, White { $white }. With prisoners: Black { $black-figure }, White { $white-figure }.
step-count-mu = Count
step-count-mu-caption = Own points left: Black { $black-figure }, White { $white-figure }.
step-count-new-mu = Count
step-count-new-mu-caption = M = m − K − 2d − X: Black { $black-empty } − { $black-captured } − 2 × { $black-dead } − { $black-passes } = { $black }, White { $white-empty } − { $white-captured } − 2 × { $white-dead } − { $white-passes } = { $white }. With h = { $n }, the area is { $black-zi } zi to { $white-zi }.

## Beside the board: what counts for each side

aside-held = In hand: Black { $black }, White { $white }.
aside-no-room = Without room on the board: Black { $black }, White { $white }.
aside-owed = Owed: Black { $black }, White { $white }.
aside-returned = Returned in thought: Black { $black }, White { $white }.
aside-first-pass = For the first pass: Black { $black }, White { $white }.
aside-button = For the button: Black { $black }, White { $white }.
aside-captured = For prisoners: Black { $black }, White { $white }.
aside-passes = For passes: Black { $black }, White { $white }.
aside-more-turns = For turns: Black { $black }, White { $white }.
aside-dead-elsewhere = For dead stones elsewhere: Black { $black }, White { $white }.

## Where the count ends, before komi

layout-ahead = { $side ->
    [black] Black is ahead by { $n }.
    [white] White is ahead by { $n }.
   *[nobody] Neither is ahead.
}
layout-gap = { " " }

## Marks of a step: in the legend, and of a point in words

mark-lifted = lifted stone
mark-filled = stone laid down
mark-turned = returned stone
mark-prisoner = prisoner laid back
mark-guest = stone in the other side’s points
mark-shared-stone = stone on a shared point
mark-ten = ten
label-lifted = a stone was lifted here
label-filled = just laid down
label-turned = returned, its colour changed
label-prisoner = prisoner laid back
label-guest = laid into the other side’s points
label-shared-stone = laid on a shared point
label-ten = in a ten
