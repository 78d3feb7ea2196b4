# The page about what is proven.

truth-title = What is proven
truth-lead = Facts about the game, each with the command that proves it again. The numbers come from the book built into the program.
truth-start = From the standard start the first player wins, in 17 moves with best play on both sides.
truth-start-moves = { $winning } of the { $moves } first moves there win.
truth-start-strategy = A complete winning strategy fits on one page, and you need nothing but the rules to check it.
truth-capped = With the 1-3-5 opening the first player still wins, with { $winning } of the { $moves } first moves.
truth-drawn = The 36 numbered line-ups can be paired in { $starts } ways: the challenger wins from { $won } of these starts and loses from { $lost }.
truth-fair = Some of these starts are nearly fair: the challenger can win, but only with a few of about a hundred first moves. Others favour one side.
truth-fair-play = Play a fair start
truth-random = From two random line-ups the first player wins about 99 rounds in a hundred.
truth-tournament = In the tournament setup the challenger wins: { $line_up } beats all { $answers } answers.
truth-answers = Of the { $line_ups } line-ups, counting mirror images once, { $answered } have an answer that wins, and { $unbeatable } have none.
truth-defence = One answer does most of the work: { $line_up } or its mirror image beats { $count } of them.
truth-both = The best line-ups are strong for either side: { $both } of the { $answers } answers in the book have no answer themselves.
truth-twice = From the standard start the first player can force a win of the first round, but not of the first two rounds, whichever fill they choose.
truth-open = Not known: who wins a whole match. The loser of a round is the challenger in the next one, so winning a round doesn’t settle the match.
truth-unsettled = Line-ups still open: { $count }.
truth-book = Ask the book
truth-book-lead = In the tournament setup the challenger sets up their towers first; the defender sees them and answers. Set up the challenger’s towers, and see whether there is an answer.
truth-answer-wins = This answer wins for the defender: { $text }.
truth-answer-none = There is no answer: whatever line-up the defender chooses, the challenger wins.
truth-answer-unknown = The book doesn’t know this one yet.
truth-show-unbeatable = Show one without an answer
truth-play-challenger = Play the challenger
truth-play-defender = Play the defender
