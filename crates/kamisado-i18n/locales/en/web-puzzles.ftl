# Puzzles in the browser.

puzzles-choice = Choose a puzzle
puzzles-daily = Daily puzzle
puzzles-trainer = Practice
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
