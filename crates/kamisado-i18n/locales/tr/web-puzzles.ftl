# Puzzles in the browser.
