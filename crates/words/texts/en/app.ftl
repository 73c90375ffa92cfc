# The app: buttons, windows, messages.

app-tools = Tools
app-open = Open
app-examples = Examples
app-undo = Undo
app-redo = Redo
app-print = Print
app-link = Copy link
app-present = Present
app-help = Help
app-more = More
app-close = Close
app-theme-auto = Theme: as the system
app-theme-light = Theme: light
app-theme-dark = Theme: dark

## What a position is called

app-title-diagram = A diagram
app-title-record = A game record
app-title-link = A shared position
app-title-page = { $title } · Zilu

## The board

app-board = Board, { $width } by { $height }
app-board-keys = Arrow keys move. Space or Enter marks a chain dead or alive, with Shift everything of its colour in the same area.
app-legend = Marks on the board
app-hint-touch = Touch a stone to mark its chain dead, or alive again.
app-mark-dead = Mark dead
app-mark-alive = Mark alive
app-mark-area-dead = Everything here dead
app-mark-area-alive = Everything here alive
app-loupe = { $point } and the points around it
app-touched = { $point }, { $n ->
    [one] one
   *[other] { $n }
} { $color ->
    [black] black
   *[white] white
} { $n ->
    [one] stone
   *[other] stones
}, { $dead ->
    [yes] dead
    [ruling] dead by ruling only
    [play] dead by play only
   *[no] alive
}.
app-touched-area = { $n ->
    [0] Nothing else
    [one] One { $color ->
        [black] black
       *[white] white
    } stone
   *[other] { $n } { $color ->
        [black] black
       *[white] white
    } stones
} around { $point } marked { $dead ->
    [yes] dead
   *[no] alive
}.
app-touched-empty = { $label }.
app-chain = { $color ->
    [black] Black
   *[white] White
}, { $n ->
    [one] one stone
   *[other] { $n } stones
}, { $dead ->
    [yes] dead
    [ruling] dead by ruling only
    [play] dead by play only
   *[no] alive
}
app-scope = Dead
app-scope-all = for all
app-scope-ruling = by ruling only
app-scope-play = by play only
app-ruling = Ruling on { $point }
app-ruling-fill = must be filled
app-ruling-open = may stay open
app-ruled = { $must ->
    [yes] By ruling { $point } must be filled.
   *[no] By ruling { $point } may stay open.
}
app-by-ruling = by ruling
app-live-verdict = { $method }: { $verdict }. { $headline }.
app-undone = Taken back.
app-redone = Made again.
app-linked = { $done ->
    [yes] The link is copied.
   *[no] The link could not be copied. It stands in the address bar now: copy it from there.
} It holds the position and its counts, not the moves.
app-steps = Making of the count
app-step-before = Step before
app-step-next = Next step
app-step-left = The marks are on the board again.
app-notices = To look at

## The record

app-info-black = Black
app-info-white = White
app-info-result = Result
app-info-rules = Rules
app-letters = Letters read as

## Verdicts

app-verdicts = Verdicts
app-komi = Komi
app-komi-own = Own
app-komi-none = None
app-komi-same = Same
app-komi-points = Points of komi
app-komi-less = Half a point less
app-komi-more = Half a point more
app-order = Order
app-order-family = Family
app-order-margin = Margin
app-method = Method
app-black = Black
app-white = White
app-black-letter = B
app-white-letter = W
app-difference = B−W
app-difference-long = Black less White
app-verdict = Verdict
app-pin = Pin { $method } to compare with
app-pinned = Compared with { $method }; press to take the pin away
app-leans = { $verdict }, { $assumption }. Open the game facts.
app-turns = the verdict turns
app-but = but
app-and = and

## The account

app-how = How it is counted
app-account = Account
app-points-lit = shown on the board

## Why two methods differ

app-why = Why they differ
app-why-pin = Pin a method in the table to see why it differs.
app-why-same = This is the pinned method. Choose another to compare.
app-compare-with = Compare with
app-compared = The chosen method

## Game facts

app-facts = Game facts
app-facts-prisoners = Prisoners held
app-facts-placed = Stones placed
app-facts-passes = Passes
app-facts-first = Moved first
app-facts-last = Moved last
app-facts-first-pass = Passed first
app-facts-closing = Began the closing passes
app-facts-handicap = Handicap
app-facts-komi = Recorded komi
app-facts-unknown = Unknown
app-facts-note = Prisoners are those taken during the game; stones marked dead are added by themselves. Stones placed include handicap stones. An empty field is not known, and the number in it is what is assumed. Each stone placed is on the board or a prisoner, so the two follow each other.
app-facts-not-a-number = Only a whole number from 0 to 9999 can stand here.
app-facts-not-a-komi = Komi is a number such as 6.5, 7.5 or −3; quarters are the smallest step.
app-facts-clash = With { $first ->
    [black] Black
   *[white] White
} first and { $last ->
    [black] Black
   *[white] White
} last, { $expected ->
    [0] both have as many turns
    [1] Black has one turn more
   *[other] White has one turn more
}; by stones placed and passes Black’s turns less White’s are { $found }.
app-field-black = { $field }, Black
app-field-white = { $field }, White
app-less = { $field }: one less
app-more-of = { $field }: one more

## The Open window

app-open-title = Open a position
app-open-label = Paste a text diagram or an SGF record
app-open-label-kept = Your text, as you gave it
app-open-file = Choose a file
app-open-drop = or drop a file anywhere on the page
app-open-go = Open position
app-open-kept = The position on the board is kept: Undo brings it back.
app-open-nothing-lost = Nothing is lost. The position you had is still on the board behind this window, and your text stays here until you close it.
app-open-no-record = A diagram has no record. Area and living stones are counted at once; Japanese, Korean and mu counts ask for the prisoners.
app-open-hint = X ● black, O ○ white, . + empty, one row a line. Letters and numbers around the board may stay. A game record or a link is fine too.
app-open-found-diagram = Text diagram, { $width }×{ $height }.
app-open-found-link = A link, { $width }×{ $height }.
app-open-found-record = Game record, { $width }×{ $height }.
app-open-found-stones = { $black } black and { $white } white stones, { $empty } empty points.
app-open-line = Line { $line }, character { $column }.
app-open-options = You can
app-open-correct = Correct the text here
app-open-another = Choose another file
app-open-copy = Copy the message
app-open-copied = Copied
app-cancel = Cancel

## Presentation

app-present-leave = Leave
app-present-before = Method before
app-present-next = Next method
app-present-keys-methods = methods
app-present-keys-steps = steps
app-present-keys-language = language
app-present-keys-leave = leave

## Help

app-help-title = Help
app-help-what = Zilu counts one finished position under every known method, side by side, and shows where and why the verdict flips. Everything happens in this page; nothing is sent anywhere.
app-help-own = Your own game: open or drop an SGF file, or paste a record or a diagram anywhere on the page. Then touch the stones that are dead.
app-help-read = Each row of the table is a method. Its stone lies on the side of the winner; the red line is komi. Choose a row to see its account, pin another one to see why they differ.
app-help-keys = Keys
app-help-key-board = on the board: move
app-help-key-ends = on the board: first and last point of a row, with Ctrl of the board
app-help-key-mark = on the board: mark a chain dead or alive
app-help-key-area = on the board: the same for everything in the area
app-help-key-undo = undo, redo
app-help-key-paste = open what was copied
app-help-key-pin = on a row of the table: pin it
app-help-key-present = in the presentation: method before and next
app-help-key-steps = in the presentation: step before and next
app-help-key-language = in the presentation: language
app-help-key-close = close a window, leave the presentation

## What cannot be read

read-empty = There is nothing to read
read-text-too-large = The text is too large
read-no-game = No game record begins in this text
read-other-game = This is a record of another game than Go (GM[{ $game }])
read-bad-size = “{ $found }” is no board size
read-no-board = There is no board in this text
read-unknown-character = “{ $found }” stands for nothing on a board
read-uneven-row = This row has { $found } points, the others have { $expected }
read-board-too-large = { $width }×{ $height } is larger than a board can be (52×52)
read-broken-code = This link was changed or cut on its way. Copy all of it from where it stands, or ask for it once more
read-newer-code = A newer version of Zilu made this link. Reload the page or update Zilu, then open it again

## What is odd about a file that was read

file-at = Line { $line }: { $text }
file-at-move = Move { $turn }, line { $line }: { $text }
file-invalid-text = some letters could not be read and were replaced.
file-encoding-contradicted = the file says “{ $declared }”, but its letters are { $used }; they are read as such.
file-encoding-guessed = the file does not say how its letters are written; they are read as { $used }.
file-stray-text = text outside the record was passed over.
file-missing-semicolon = a node lacks its semicolon.
file-unclosed-value = a value is not closed with “]”.
file-missing-end = the record ends early.
file-blank-size = the board size is blank; 19×19 is taken.
file-blank-move = a blank move is taken for a pass.
file-unreadable-move = “{ $found }” is no point; it is taken for a pass.
file-move-off-board = “{ $found }” is not on the board; it is taken for a pass.
file-occupied-point = { $point } was taken already; the new stone replaces the old.
file-suicide = the stone at { $point } took itself off.
file-setup-ignored = “{ $found }” is no point; it was passed over.
file-komi-interpreted = komi “{ $found }” is read as { $read }.
file-komi-unreadable = komi “{ $found }” cannot be read; no komi is taken.
file-handicap-unreadable = handicap “{ $found }” cannot be read; none is taken.
file-handicap-stones = the record says handicap { $handicap }, but { $stones } stones are set up.
file-handicap-one = handicap 1 means no handicap stone; White is given nothing for it.
file-result-uncounted = { $by ->
    [resignation] the game ended by resignation ({ $found }), not by a count. What is counted here is no result of it.
    [time] the game ended on time ({ $found }), not by a count. What is counted here is no result of it.
    [forfeit] the game ended by forfeit ({ $found }), not by a count. What is counted here is no result of it.
   *[void] the game has no result ({ $found }). What is counted here is no result of it.
}
file-partly-dead = the chain at { $point } is written partly dead; all of it is marked dead.
file-part-of-board = the diagram does not show all four edges; what it shows is counted as a whole board.
file-read-as = read as a diagram of the kind “{ $dialect }”.
file-passed-over = passed over: { $text }

## Examples

example-seed = A finished fight, one dead stone
example-seed-why = Stones say Black, area says White.
example-group-tax = One piece against three
example-group-tax-why = Two eyes for each piece: the verdict turns.
example-parity = Seven points, White last
example-parity-why = Each method’s own komi: Japanese says Black, Chinese White.
example-odd-seki = An odd seki, Black last
example-odd-seki-why = Komi 7.5 lies between area and territory.
example-seki-eyes = Eyes in seki on one side
example-seki-eyes-why = Japanese rules do not count them.
example-teire = A point still to be filled
example-teire-why = Own point or not: E5 must be filled.
example-dead-both = Dead stones on both sides
example-dead-both-why = Five dead stones and three prisoners.
example-handicap = A game with four handicap stones
example-handicap-why = Who gives how much back?
example-bent-four = Bent four in the corner
example-bent-four-why = Dead by ruling, or to be played out?
example-two-heads = The two-headed dragon
example-two-heads-why = Two eyes that look false, and one living piece.

## More methods, and one of one's own

app-methods-more = { $n ->
    [one] One more method
   *[other] { $n } more methods
}
app-methods-fewer = Fewer methods
app-custom = Your own method
app-custom-add = Make your own method
app-custom-remove = Take it away
app-custom-scoring = Counts
app-custom-scoring-area = stones and own points
app-custom-scoring-territory = own points and prisoners
app-custom-handicap = Points for White in handicap games
app-custom-handicap-nothing = none
app-custom-handicap-less-one = one for each stone but one
app-custom-handicap-stones = one for each stone
app-custom-komi = Komi, even games
app-custom-handicap-komi = Komi, handicap games
app-custom-seki = Eyes in seki count
app-custom-fill = Points to be filled count
app-custom-tax = Group tax: reserved eyes do not count
app-custom-passes = Every pass costs a stone
app-custom-first = Black gives a point if White passed first
app-custom-button = Button: the first pass is worth half a point
