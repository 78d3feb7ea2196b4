### The rules in short, as the help of every screen tells them.

rules-title = Rules
rules-move = A tower moves straight or diagonally forward as far as its path is clear. It never jumps, and never goes back or sideways. Any tower may make the first move of a round.
rules-pass = If that tower is blocked, its player passes, and the colour of the square it stands on decides which tower the opponent must move.
rules-deadlock = If only passes would follow, that is a deadlock, and whoever moved last loses the round.
rules-teeth = The tower that wins a round earns a dragon tooth. Its teeth score 1, 2, 4 and 8 points. A standard match goes to 3 points, a long one to 7, a marathon to 15.
rules-sumo = A tower with one tooth is a sumo: it moves up to 5 squares and pushes one tower. A double sumo moves up to 3 squares and pushes two, a triple sumo 1 square and pushes three.
rules-push = A push goes one square straight ahead, against towers with fewer teeth, and needs an empty square behind them. The pusher moves again, with the tower in the colour of the square that the farthest pushed tower lands on.
rules-fill = The winner of a round chooses whether both players line up again from the left or from the right. The loser moves first in the next round.
