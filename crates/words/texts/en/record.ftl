# Going through a record, the games of a file, saving.

record = Record
record-first = To the beginning
record-back = One move back
record-on = One move on
record-last = To the end
record-at = Move { $move } of { $all }.
record-start = Start, { $all ->
    [one] one move
   *[other] { $all } moves
} in the record.
record-slider = Move
record-plot = Margin by move, { $method }. Above the line Black is ahead, below it White; larger margins run along the edge.
record-plot-long = The line is too long for a plot of the margin.
record-middle = The record goes on. The verdicts take this position as it stands; mark what is dead.
record-held = Prisoners: Black { $black }, White { $white }.
record-branches = The record goes on in { $n } ways
record-branch = Way { $n }: { $turn }
record-branch-none = no move
record-comment = Comment
record-game = Game { $n } of { $all }
record-games = All games
record-names = The record names { $method }.
record-take = Count by it
record-marks-note = What you mark belongs to this move and comes back with it; undo brings it back too.

games-title = Games of the file
games-search = Find players, a date or a result
games-found = { $n ->
    [0] No game
    [one] One game
   *[other] { $n } games
}
games-page = Page { $n } of { $all }
games-before = Page before
games-next = Next page
games-black = Black
games-white = White
games-date = Date
games-result = Result
games-unknown = Game { $n }
games-not-go = not a game of Go on a board that can be shown

save-sgf = Save as SGF
save-marks = with territory, eyes and routes marked
save-whole = The whole record is saved, with your changes at this move.

reading = { $name } is being read: { $percent } %
reading-stop = Stop

record-help-keys = in a record: move before and next, first and last
