# The lessons.

lessons-lead = Short lessons that you play, from the first move to the triple sumo. Each ends with an exercise.
lessons-start = Begin the first lesson
lessons-continue = Continue
lessons-all-done = You have finished all lessons. Time to play!
lesson-numbered = Lesson { $number }
lesson-finished-mark = done
lesson-step = Step { $number } of { $count }
lesson-exercise = Exercise
lesson-steps = Steps of the lesson
lesson-right = Right!
lesson-wrong = That is a legal move, but not what is asked for here. It has been taken back.
lesson-next-step = Next
lesson-next-lesson = Next lesson
lesson-again = Once more
lesson-finished = You have finished this lesson.
lesson-all = All lessons

## Hints

lesson-hint-any = Every move the board offers is fine.
lesson-hint-this = Read the task once more: it names the tower and the way.
lesson-hint-calls = The tower called next has the colour of the square on which your move ends.
lesson-hint-win = Look for a free way to the opponent’s home row, straight or diagonal.
lesson-hint-pass = Find a square in the colour of a tower that cannot move.
lesson-hint-deadlock = Call a tower that has a single move left, and look at what that move calls.
lesson-hint-length = Count the squares and go as far as you may.
lesson-hint-push = Move the sumo onto the opposing tower straight in front of it.
lesson-hint-safe = Each square calls another black tower. Which of them cannot reach your home row?

## The steps

lesson-finish = And now win the round.

lesson-move = Move a tower
lesson-move-1 = You have the black towers at the bottom. A tower slides straight or diagonally forward as far as the way is free. The first move of a round is open to every tower: move one.
lesson-move-1-done = Towers never go back or sideways, and they never jump.
lesson-move-2 = Now take the pink tower diagonally forward, as far as you like.
lesson-move-3 = With a single move, place the red tower right in front of White’s row.

lesson-color = The colour decides
lesson-color-1 = The square on which your move ends decides which tower your opponent must move. Slide the red tower four squares straight ahead, onto blue.
lesson-color-1-done = White had to move the blue tower, and it came to yellow. That calls your yellow tower.
lesson-color-2 = Your yellow tower must move. Take it three squares diagonally, onto purple.
lesson-color-3 = Your green tower must move. Choose its square so that White has to move the orange tower.

lesson-win = Win the round
lesson-win-1 = A tower that reaches the opponent’s home row wins the round. Your pink tower is close, but another must move: take brown two squares ahead, onto blue, and White’s blue tower will have a single move.
lesson-win-1-done = Who can move must move, even if it hurts.
lesson-win-2 = White’s move has called your pink tower. Take it to White’s home row.
lesson-win-3 = Find the move that wins the round.

lesson-pass = Blocked: the pass
lesson-pass-1 = White’s green tower is walled in. Move your brown tower four squares straight ahead, onto green, and see what happens.
lesson-pass-1-done = A pass counts as a move of length zero: the colour under the blocked tower calls the next one.
lesson-pass-2 = The blocked tower stands on yellow, so your yellow tower is called. Make use of it.
lesson-pass-3 = Make White pass, in such a way that you can win afterwards.

lesson-chain = Passes on both sides
lesson-chain-1 = You are White now. Black’s move called your green tower, which is blocked, and that called Black’s yellow tower, which is blocked as well. So it is your turn with blue: move onto yellow, and Black must pass again.
lesson-chain-2 = Black’s yellow tower is still stuck, and blue is called again. Finish the round.
lesson-chain-3 = Find the move after which three towers in a row must pass and it is your turn again.

lesson-deadlock = Deadlock
lesson-deadlock-1 = You are White. Black’s green tower has a single way out, and everything it calls is jammed. Call it with your blue tower.
lesson-deadlock-1-done = Only passes would follow, for ever. Then the round is over, and whoever moved last has lost it, forced or not. The winner is the tower in the colour of that last square.
lesson-deadlock-2 = Leave White a single move, one that ends in deadlock.

lesson-teeth = Dragon teeth and points
lesson-teeth-1 = A match has several rounds. The tower that wins a round gets a dragon tooth: it is a sumo now, and you have a point. Win as White with the purple tower.
lesson-teeth-2 = A sumo is heavy: it goes five squares at most. Move yours as far as it can go.
lesson-teeth-3 = A second tooth brings two more points, and three points win a standard match. Win it with your red sumo.
lesson-teeth-3-done = A single round is won with 1 point, a standard match with 3, a long one with 7, a marathon with 15.
lesson-teeth-4 = A long match. Your green tower has two teeth, and its third would bring four points. Win the match with it.
lesson-teeth-4-done = The four teeth of a tower bring 1, 2, 4 and 8 points. The score can always be read off the towers.

lesson-fill = The next round
lesson-fill-1 = You have won a round as White, so you choose: both players line up again from the left, or both from the right. Compare the two pictures and choose.
lesson-fill-1-done = The towers are taken row by row, beginning with the own home row, and keep their teeth. The loser makes the first move.
lesson-fill-2 = Choose so that your yellow tower has a yellow square straight in front of it.

lesson-push = The sumo pushes
lesson-push-1 = You are White, and your purple sumo must move. A black tower stands right in front of it: push it back by moving onto it.
lesson-push-1-done = After a push you move again at once, with the tower in the colour of the square the pushed tower came to.
lesson-push-2 = It came to yellow, so you go on with your yellow tower. Win the round.
lesson-push-3 = The same place, but this time the sumo has no other way. Then it has to push: who can push may not pass.
lesson-push-4 = Move so that it is your turn again and you can win.

lesson-limits = What cannot be pushed
lesson-limits-1 = A sumo pushes one opposing tower with fewer teeth, straight ahead, onto a free square. Here any tower may move, but only one can push. Find it.
lesson-limits-1-done = Nobody pushes diagonally, off the board, own towers, equal or stronger ones, or more than he has teeth.
lesson-limits-2 = With two teeth a sumo pushes up to two towers, with three up to three. Again there is just one push.

lesson-double = The double sumo
lesson-double-1 = Two teeth: a double sumo goes three squares at most, but pushes two towers at once. Push with green.
lesson-double-1-done = The farthest pushed tower decides. It came to green, so green moves again.
lesson-double-2 = Push once more.
lesson-double-3 = Now your pink sumo is called. Win the round, and with it the match.
lesson-double-4 = Push so that you can win afterwards.

lesson-triple = The triple sumo
lesson-triple-1 = A marathon: you are White and lack one point. A triple sumo goes just one square, but pushes three towers. Push with yellow.
lesson-triple-2 = The farthest tower came to blue. Push with your blue double sumo.
lesson-triple-3 = Yellow is called again. Push the three once more.
lesson-triple-4 = No push is left, and only one move.
lesson-triple-5 = Push the purple sumo that stands in your way.
lesson-triple-6 = Careful: after all moves but one Black wins at once.
lesson-triple-7 = Three moves in a row, and the match is yours. Begin.
lesson-triple-8 = Keep the turn.
lesson-triple-9-done = The fourth tooth brings eight points: 22 to 9.

lesson-tournament = The tournament setup
lesson-tournament-1 = In tournaments the players lay out their towers themselves before the first round. Black, who begins, does it first. Swap towers as you like.
lesson-tournament-2 = You are White and have seen Black’s line-up. Line up so that each of your towers faces the black one of its own colour.
