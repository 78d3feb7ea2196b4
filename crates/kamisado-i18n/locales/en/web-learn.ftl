# The lessons.

lessons-lead = Short lessons you play through, from your first move to the triple sumo. Each ends with an exercise.
lessons-start = Start the first lesson
lessons-continue = Continue
lessons-all-done = You have finished all lessons. Time to play!
lessons-strategy = Strategy
lesson-numbered = Lesson { $number }
lesson-finished-mark = done
lesson-step = Step { $number } of { $count }
lesson-exercise = Exercise
lesson-steps = Steps of the lesson
lesson-correct = Correct!
lesson-wrong = That’s allowed, but not what this step asks for. It has been taken back.
lesson-next-step = Next
lesson-next-lesson = Next lesson
lesson-again = Repeat this lesson
lesson-finished = You have finished this lesson.
lesson-all = All lessons

## Hints

lesson-hint-any = Any move the board offers will do.
lesson-hint-this = Read the task again: it names the tower and the direction.
lesson-hint-proven = Look at every square you can reach: which tower does it call, and what can that tower do?
lesson-hint-fill = Compare the two pictures: each shows where the towers would stand.
lesson-hint-fill-any = Either choice is right.
lesson-hint-line-up = Compare your row with your opponent’s, tower by tower.
lesson-hint-line-up-any = Any order is right.
lesson-hint-color = The next tower to move has the colour of the square you land on.
lesson-hint-win = Look for a clear path to your opponent’s home row, straight or diagonal.
lesson-hint-pass = Find a square in the colour of a tower that can’t move.
lesson-hint-deadlock = Force a tower that has only one move left, and look at which tower that move forces in turn.
lesson-hint-length = Count the squares and go as far as you can.
lesson-hint-push = Move the sumo onto the opponent’s tower directly in front of it.
lesson-hint-safe = Each square forces a different black tower. Which of them can’t reach your home row?

## The steps

lesson-finish = Now win the round.

lesson-move = Move a tower
lesson-move-1 = You have the black towers at the bottom. A tower slides straight or diagonally forward as far as the path is clear. For the first move of a round you may choose any tower: move one.
lesson-move-1-done = Towers never move backwards or sideways, and they never jump.
lesson-move-2 = Now move the pink tower diagonally forward, as far as you like.
lesson-move-3 = In a single move, place the red tower right in front of White’s home row.

lesson-color = The colour decides
lesson-color-1 = The square you land on decides which tower your opponent must move. Slide the red tower four squares straight ahead, onto blue.
lesson-color-1-done = White had to move the blue tower and landed on yellow. That calls your yellow tower: it moves next.
lesson-color-2 = Your yellow tower must move. Move it three squares diagonally, onto purple.
lesson-color-3 = Your green tower must move. Pick a square that forces White to move the orange tower.

lesson-win = Win the round
lesson-win-1 = A tower that reaches the opponent’s home row wins the round. Your pink tower is close, but another must move: move brown two squares ahead, onto blue, and White’s blue tower will have only one move.
lesson-win-1-done = If you can move, you must, even when it hurts.
lesson-win-2 = White’s move means your pink tower is next. Take it to White’s home row.
lesson-win-3 = Find the move that wins the round.

lesson-pass = Blocked: passing
lesson-pass-1 = White’s green tower is blocked. Move your brown tower four squares straight ahead, onto green, and see what happens.
lesson-pass-1-done = A pass counts as a move of zero squares: the colour under the blocked tower decides which tower is next.
lesson-pass-2 = The blocked tower is on yellow, so your yellow tower is next. Make the most of it.
lesson-pass-3 = Force White to pass in a way that lets you win afterwards.

lesson-chain = Both players pass
lesson-chain-1 = You are White now. Black’s move forced your green tower, which is blocked; that forced Black’s yellow tower, which is blocked too. So it’s your move with blue: go to yellow, and Black must pass again.
lesson-chain-2 = Black’s yellow tower is still blocked, and blue is next again. Finish the round.
lesson-chain-3 = Find the move that makes three towers in a row pass and gives you the move again.

lesson-deadlock = Deadlock
lesson-deadlock-1 = You are White. Black’s green tower has only one move, and every tower that could follow is blocked. Force it with your blue tower.
lesson-deadlock-1-done = From here there would be nothing but passes. The round ends, and whoever moved last loses it, forced or not. The winning tower is the one in the colour of that last square.
lesson-deadlock-2 = Leave White only one move, one that ends in deadlock.

lesson-teeth = Dragon teeth and points
lesson-teeth-1 = A match has several rounds. The tower that wins a round gets a dragon tooth: it becomes a sumo, and you score a point. Win as White with the purple tower.
lesson-teeth-2 = A sumo is heavy: it moves five squares at most. Move yours as far as it can go.
lesson-teeth-3 = A second tooth scores two more points, and three points win a standard match. Win it with your red sumo.
lesson-teeth-3-done = A single round takes 1 point to win, a standard match 3, a long match 7, a marathon match 15.
lesson-teeth-4 = A long match. Your green tower has two teeth, and its third would score four points. Win the match with it.
lesson-teeth-4-done = A tower’s four teeth score 1, 2, 4 and 8 points. You can always read the score off the towers.

lesson-fill = The next round
lesson-fill-1 = You have won a round as White, so you choose: both players fill from the left, or both from the right. Compare the two pictures and choose.
lesson-fill-1-done = The towers are picked up row by row, starting from your own home row, and keep their teeth. The loser moves first.
lesson-fill-2 = Choose so that your yellow tower has a yellow square straight ahead of it.

lesson-push = The sumo push
lesson-push-1 = You are White, and your purple sumo must move. There is a black tower directly in front of it: push it back by moving onto it.
lesson-push-1-done = After a push you move again straight away, with the tower in the colour the pushed tower landed on.
lesson-push-2 = It landed on yellow, so your yellow tower is next. Win the round.
lesson-push-3 = Same place, but this time the sumo has no other move. Then it must push: you can’t pass if you can push.
lesson-push-4 = Play so that you get another turn and can win.

lesson-limits = What can’t be pushed
lesson-limits-1 = A sumo pushes one opposing tower with fewer teeth, straight ahead, onto an empty square. Here any tower can move, but only one can push. Find it.
lesson-limits-1-done = No sumo pushes diagonally or off the board. It can’t push its own side’s towers, towers with as many teeth or more, or more towers than it has teeth.
lesson-limits-2 = With two teeth a sumo pushes up to two towers, with three up to three. Again, only one push is possible.

lesson-double = The double sumo
lesson-double-1 = Two teeth: a double sumo moves three squares at most, but pushes two towers at once. Push with green.
lesson-double-1-done = The tower pushed farthest back decides. It landed on green, so green moves again.
lesson-double-2 = Push again.
lesson-double-3 = Now your pink sumo is next. Win the round, and with it the match.
lesson-double-4 = Push so that you can win afterwards.

lesson-triple = The triple sumo
lesson-triple-1 = A marathon match: you are White and one point short. A triple sumo moves only one square but pushes three towers. Push with yellow.
lesson-triple-2 = The farthest tower landed on blue. Push with your blue double sumo.
lesson-triple-3 = Yellow is next again. Push the three once more.
lesson-triple-4 = No more pushes, and only one move left.
lesson-triple-5 = Push the purple sumo out of your way.
lesson-triple-6 = Careful: every move but one lets Black win at once.
lesson-triple-7 = Three moves in a row, and the match is yours. Start now.
lesson-triple-8 = Don’t give up the move.
lesson-triple-9-done = The fourth tooth scores eight points: 22–9.

lesson-tournament = The tournament setup
lesson-tournament-1 = In tournaments the players set up their own towers before the first round. Black moves first, so Black sets up first. Swap towers as you like.
lesson-tournament-2 = You are White and have seen Black’s line-up. Line up so that each of your towers faces the black one of the same colour.
lesson-strikers = Strikers and safe squares
lesson-strikers-1 = A tower with a clear path to the opponent’s home row is a striker. White’s yellow and orange towers are strikers: they look down the long diagonals to your home row. Move your red tower to a square that is safe from them.
lesson-strikers-1-done = A safe square calls a tower that can’t win at once. Before every move, ask which of your opponent’s towers are strikers, and stay off their colours.
lesson-strikers-2 = Your blue tower on a6 is a striker too. Find the move that lets you win next, whatever White does.
lesson-strikers-2-done = White’s pink tower had to move, and every square it could reach called one of your towers that wins.
lesson-strikers-4 = You are White. Find the only move that wins by force.
lesson-tempo = Tempo and blockade
lesson-tempo-1 = Turns are worth more than squares. White’s purple tower is walled in; land on its colour, and White must pass. Find the square from which you then win.
lesson-tempo-1-done = A blocked tower is a weakness: each time it is called, the opponent loses a turn. Block towers early and call them when it counts.
lesson-tempo-3 = Now the reverse: nothing wins at once, but you can leave White without a waiting move. Find the only move that wins, even though you will have to pass.
lesson-tempo-3-done = You sacrificed a turn: your tower was blocked, so White had to move again and spoil their own position.
lesson-sumo = Playing with sumos
lesson-sumo-1 = A push costs the opponent a turn and moves their tower out of the way. It pays off when the pushed tower lands on the colour of one of your strikers. Find the only winning move.
lesson-sumo-1-done = The pushed tower called your striker, and it was still your turn. Sumos belong on the home row as guards until such a push comes up.
lesson-sumo-3 = Only one of these moves wins. What does each of them call?
lesson-choice = Choosing a fill
lesson-choice-1 = You have won the round and choose the fill. Your opponent then moves first, which is a great advantage. Look for the fill that gives them fewer ways to build a threat, and choose it.
lesson-choice-1-done = Before you end a round, look at both fills: winning a move later may give you a better line-up.
lesson-choice-2 = Here only one of the two fills is proven to win for you. Choose it.
lesson-line-up = Choosing a line-up
lesson-line-up-1 = In a tournament the challenger lines up first and moves first. The defender answers, and everything depends on how the two rows fit together. Choose any line-up you like.
lesson-line-up-1-done = From random line-ups, whoever moves first wins about 99 rounds in a hundred. So the defender has to find the rare answer that wins.
lesson-line-up-2 = You are White and have seen Black’s line-up. One answer that is proven to win is, from your left: pink, brown, orange, blue, yellow, red, green, purple. Set it up.
lesson-line-up-2-done = Whatever Black plays first, you can win this round. Analysis shows you how.
