# Why a point counts as it does, and what a method makes of it.

reason-stone = { $side ->
    [black] A black
   *[white] A white
} stone stands on { $point }.
reason-territory = { $point } is { $side ->
    [black] Black’s
   *[white] White’s
} own point, inside the living piece at { $piece }.
reason-seki-eye = { $point } is { $side ->
    [black] Black’s
   *[white] White’s
} own point, but the piece at { $piece } lives in seki.
reason-unsettled = { $point } is { $side ->
    [black] Black’s
   *[white] White’s
} own point, but the piece at { $piece } has fewer than two eyes: mark it dead, or seki{ $n ->
    [0] {"."}
   *[other] , or close its border at { $points }.
}
reason-fills-liberty = { $side ->
    [black] Black
   *[white] White
} must fill { $point }: { $n ->
    [0] {""}
    [one] once { $points } is taken,{" "}
   *[other] once { $points } are taken,{" "}
}the chain at { $chain } is in atari.
reason-takes = { $side ->
    [black] Black
   *[white] White
} must fill { $point } to take stones: { $n ->
    [0] {""}
    [one] once { $points } is taken,{" "}
   *[other] once { $points } are taken,{" "}
}the chain at { $chain } has no other way out.
reason-throw-in = { $side ->
    [black] Black must fill { $point }: a white
   *[white] White must fill { $point }: a black
} stone thrown in there would cut off the chain at { $chain }.
reason-joins = { $point } is neutral, and { $side ->
    [black] Black
   *[white] White
} needs it: a stone there joins the piece at { $piece } to life.
reason-one-sided = { $point } is neutral, but only { $side ->
    [black] Black
   *[white] White
} can ever play there.
reason-shared-liberty = { $point } is a liberty that Black at { $black } and White at { $white } share in seki.
reason-open-border = { $point } is neutral: { $side ->
    [black] Black’s
   *[white] White’s
} border is open there, and a stone on it would close it for the piece at { $piece }.
reason-neutral = { $touched ->
    [both] { $point } is neutral: it lies between Black at { $black } and White at { $white }.
    [black] { $point } is neutral: nothing but Black at { $black } borders on it.
    [white] { $point } is neutral: nothing but White at { $white } borders on it.
   *[none] { $point } is neutral: no stone borders on it.
}
reason-ruled = A ruling says that { $side ->
    [black] Black
   *[white] White
} must fill { $point }.
reason-set-by-hand = { $point } was set by hand: it is { $side ->
    [black] Black’s
    [white] White’s
   *[nobody] nobody’s
}.

## What a method makes of the point

worth-none = { $method } does not count it.
worth-kept = { $method } does not count it: its piece must keep it as an eye.
worth-one = { $method } counts it for { $side ->
    [black] Black
   *[white] White
}.
worth-more = { $method } counts { $n } for { $side ->
    [black] Black
   *[white] White
}: the point and the dead stone on it.
worth-shared = { $method } counts half of it for each side.
