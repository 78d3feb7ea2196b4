# The page about what is proven.

truth-title = What is proven
truth-lead = Facts about the game, each with the command that proves it again. The numbers come from the book that the program carries.
truth-start = From the standard start the first player wins, in 17 moves when both play their best.
truth-start-moves = Of the { $moves } first moves there, { $winning } win.
truth-start-strategy = A complete winning strategy for it fits on a page, and the rules alone are enough to check it.
truth-capped = With the 1-3-5 opening the first player wins too, with { $winning } of the { $moves } first moves.
truth-drawn = Two of the 36 numbered line-ups make { $starts } starts: the challenger wins { $won } of them and loses { $lost }.
truth-fair = Some of these starts are nearly fair: the challenger can win, but only with a few of about a hundred first moves. Others favour one side.
truth-fair-play = Play a fair start
truth-random = From two random line-ups the first player wins about 99 of a hundred rounds.
truth-tournament = In the tournament setup the challenger wins: against { $line_up } all { $answers } answers lose.
truth-answers = Of the { $line_ups } line-ups, one of each pair of mirrors, { $answered } have an answer that wins, and { $unbeatable } have none.
truth-defence = One answer does most of the work: { $line_up } beats { $count } of them.
truth-twice = From the standard start the first player can win the round, but can’t force a win after which they win the next round too, whichever fill they choose.
truth-open = Not known: who wins a whole match. The loser of a round is the challenger in the next one, so a round that is won need not win the match.
truth-unsettled = Line-ups not settled yet: { $count }.
truth-book = Ask the book
truth-book-lead = In the tournament setup the challenger lays out their towers, the defender sees them and answers. Lay out the challenger’s towers, and see whether there is an answer.
truth-answer-wins = This answer wins for the defender: { $text }.
truth-answer-none = There is no answer: whatever the defender lays out, the challenger wins.
truth-answer-unknown = The book does not know this one yet.
truth-show-unbeatable = Show one without an answer
truth-play-challenger = Play the challenger
truth-play-defender = Play the defender
