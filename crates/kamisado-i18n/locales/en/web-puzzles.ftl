# Puzzles in the browser.

puzzles-choice = Choose a puzzle
puzzles-daily = Daily puzzle
puzzles-trainer = Practice
puzzles-themes = By theme
puzzles-run = Timed run
puzzles-run-help = Solve as many as you can in three minutes. They get harder, and a wrong move costs ten seconds.
puzzles-run-start = Start
puzzles-run-time = Time left
puzzles-run-best = Best run
puzzles-run-over = Time’s up!
puzzles-rating = Rating
puzzles-share = Share
puzzle-theme-push = Push
puzzle-theme-blockade = Blockade
puzzle-theme-tempo = Sacrifice of a tempo
puzzle-theme-deadlock = Deadlock
puzzles-board = Puzzle board
puzzles-retry = Try again
puzzles-show-solution = Show solution
puzzles-progress = Your progress
puzzles-solved = Solved
puzzles-in-a-row = Current streak
puzzles-longest = Best streak
puzzles-days = Daily streak
puzzles-stored = Stored in this browser only.
puzzles-daily-done = You’ve solved today’s puzzle. Come back tomorrow for the next one, or keep practising.
