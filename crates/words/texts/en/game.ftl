# A game counted turn by turn.

game-turn = Turn
game-pass = pass
game-no-record = a text diagram has no turns; a game needs an SGF record
game-letters = S stones, E own points, F to be filled, R reserved, L routes, d dead, K taken, X passes, Black’s and White’s; D neutral; M, h and v of the new mu count

## Many games

batch-pairs = Pairs of methods by the number of games about which they differ (their komi: how many games), with the first of the games
batch-total = { $counted } games counted, the methods differ about { $split } of them; { $refused } could not be counted
