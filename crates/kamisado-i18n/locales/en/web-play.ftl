# Playing in the browser.

label-players = Who plays
side-random = Drawn by lot
kind-about =
    { $kind ->
        [single] One round decides.
        [standard] First to 3 points. Towers that win become sumos.
        [long] First to 7 points. Sumos push, double sumos push harder.
        [marathon] First to 15 points, up to triple sumos.
       *[series] Rounds without sumos. The first to win three.
    }
opening-about =
    { $opening ->
       *[standard] Every tower stands on the square of its own colour.
        [tournament] The challenger lines up in any order, then the defender answers.
        [matchplay] Both line-ups are drawn from the 36 of match play.
        [one-three-five] The first three moves of a round go at most 1, 3 and 5 squares.
    }
play-more = More choices
clock-with = With a clock
clock-minutes = Minutes for each player
clock-seconds = Seconds added per decision
clock-of = { side }’s clock
seat-you = You
seat-computer = Computer
play-new = New match
play-log = What happened
round-titled = Round { $text }
play-next-round = Next round
play-look-back = You are looking at an earlier moment of the match.
play-to-now = Back to the match
play-save-record = Save the record
play-kept = A match is still open
play-resume-before = Resume the match before that
play-refused = This match cannot be played on.
line-up-of = { side }’s line-up, from { side }’s left
line-up-random = Random line-up
line-up-done = Line up like this
line-up-help = Choose two towers to swap them, or drag one to another place. By keyboard: Enter takes a tower, the arrow keys carry it, Enter puts it down.
line-up-list = Line-ups of match play
line-up-drawn = The lot has fallen on this line-up. You can draw again or choose another one.
engine-busy = The server has no room for another game at the moment. It is tried again and again; your match is kept.
action-retry = Try again
action-more = More
