# Playing in the browser.

label-players = Players
side-random = Random
kind-about =
    { $kind ->
        [single] One round decides it.
        [double] Two rounds without sumos; each player moves first once. It can be tied.
        [standard] First to 3 points. Towers that win become sumos.
        [long] First to 7 points. Sumos push one tower, double sumos two.
        [marathon] First to 15 points, all the way to triple sumos.
       *[series] Rounds without sumos; first to win three.
    }
opening-about =
    { $opening ->
       *[standard] Every tower starts on its own colour.
        [tournament] The challenger sets up in any order, then the defender responds.
        [matchplay] Both line-ups are drawn from 36 numbered ones.
        [one-three-five] The first three moves of a round are capped at 1, 3 and 5 squares.
    }
favour-about =
    { $favoured ->
        [black] A handicap: many first moves are proven to win for Black.
        [white] A handicap: every first move by Black is proven to lose.
       *[nobody] Black can win, but only with a few of about a hundred first moves.
    }
play-more = More options
clock-with = Use a clock
clock-minutes = Minutes per player
clock-seconds = Seconds added per decision
clock-of = { side }’s clock
seat-you = You
seat-computer = Computer
play-new = New match
play-log = Game log
round-titled = Round { $text }
play-next-round = Next round
play-viewing-earlier = You’re viewing an earlier position.
play-back-to-match = Back to the match
play-save-record = Save record
play-unfinished = Unfinished matches
play-refused = This match can’t be continued.
line-up-of = { side }’s line-up, left to right as { side } sees it
line-up-random = Random line-up
line-up-done = Use this line-up
line-up-help = Pick two towers to swap them, or drag one to a new place. Keyboard: Enter picks a tower up, the arrow keys move it, Enter puts it down.
line-up-list = Numbered line-ups
line-up-drawn = This line-up was drawn for you. Draw again or pick another.
engine-busy = The server is full at the moment. We’ll keep trying; your match is safe.
action-retry = Try again
action-more = More
action-fill = Left or right?
action-delete = Delete
play-elsewhere = This match is open in another tab.
play-here = Play here
play-legal = Possible moves
end-match-won = You win the match!
end-match-lost = You lose the match.
end-round-won = You win the round!
end-round-lost = You lose the round.
line-up-number = Number { $text }
line-up-rule = Both line-ups are drawn from 36 numbered ones. The challenger gets the lower number, the defender the higher one.
line-up-last = Only one line-up has a higher number.
coach-title = Careful!
coach-blunder = { $text } loses: your opponent can then force a win of the round.
coach-other = Choose another move
coach-anyway = Play it anyway
palette-offer = Are some of the colours hard to tell apart? There are palettes for colour blindness, and symbols.
palette-offer-open = Choose colours
palette-offer-no = The colours are fine
card-share = Share the result
card-picture = Save as a picture
history-title = Your matches
history-lead = Finished matches are stored in this browser. Online games are also in the server’s archive.
history-none = No finished matches here yet.
history-opponent = Opponent
history-result = Result
history-all = All
history-won = Won
history-lost = Lost
history-tied = Tied
history-side-won = { side } wins the match.
history-statistics = Wins and losses, by opponent and side
history-file = One file holds everything this browser has stored: matches, settings, and progress in lessons and puzzles.
history-export = Save everything as a file
history-import = Open a saved file
history-imported = Matches added: { $text }
history-unreadable = This file wasn’t saved here, or it is damaged.
