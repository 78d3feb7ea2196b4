# Puzzles in the browser.

puzzles-choice = Which puzzle
puzzles-daily = Today’s puzzle
puzzles-trainer = Trainer
puzzles-board = The puzzle on the board
puzzles-retry = Try again
puzzles-show-solution = Show the solution
puzzles-progress = Your progress
puzzles-solved = Solved
puzzles-in-a-row = In a row
puzzles-longest = Longest run
puzzles-days = Days in a row
puzzles-kept = Kept in this browser only.
puzzles-daily-done = Today’s puzzle is solved. The next one comes tomorrow; the trainer always has more.
