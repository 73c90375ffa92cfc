# In the app: why, must-fill points, flips, trial play.

app-why-point = Why?
app-must-fill = Points to be filled: { $n }
app-flips = What would turn it
app-flips-try = Smallest changes
app-axis = Komi for all methods
app-axis-own = Each method has its own komi now. Move the line for the same komi in all.
app-axis-white = White
app-axis-black = Black
app-axis-stops = Where each method turns
app-axis-stop = { $komi }: { $names }
app-trial = Trial play
app-trial-begin = Play on from here
app-trial-keys = Arrow keys move. Space or Enter plays a stone.
app-trial-note = The stopped board comes back afterwards; only what you keep stays.
app-trial-ko = Ko rule
app-trial-first = First
app-trial-pass = Pass
app-trial-back = Take back
app-trial-leave = Back to the stopped board
app-trial-keep = Keep
app-trial-found = Found so far
app-trial-nothing = Nothing was found that differs from the marks.
app-trial-kept = Kept: { $finding }
app-trial-restored = The stopped board is back.
app-trial-play = Play here
app-help-key-why = on the board: why the point counts as it does
