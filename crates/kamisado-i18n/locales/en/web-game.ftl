# A game online.

game-your-turn = Your turn
game-sending = Sending…
game-offline = No connection. Reconnecting…
game-offline-sending = No connection. Your last decision hasn’t reached the server yet; it will be sent again as soon as the connection is back.
game-crowd = Spectators: { $text }
game-here = Here
game-away = Away
game-gone = { $name } has left. You can claim the win in { $time }.
game-gone-now = { $name } has left. You can claim the win, or keep waiting.
game-first = The first decision is due within { $time }; otherwise the game is called off.
game-claim = Claim the win
game-takeback = Ask for a takeback
game-takeback-offered = { $name } asks to take back a move.
game-takeback-waiting = You asked to take back a move.
game-accept = Accept
game-decline = Decline
game-withdraw = Withdraw
game-rematch-offered = { $name } wants a rematch.
game-rematch-waiting = You offered a rematch.
game-next = Go to the rematch
game-premove = Planned: { $text }
game-premove-cancel = Cancel
game-premove-dropped = The move you planned isn’t possible.
game-clock-minute = You have one minute left.
game-clock-seconds = You have ten seconds left.
game-say = Say something
game-said = Messages
game-notify = Notify me on my turn
game-notify-denied = Your browser doesn’t allow notifications from this site. You can change that in its settings.
game-share = Share
game-copy-failed = Couldn’t copy
game-copy-link = Copy link
game-other = Another game

## Why something is refused

online-refused =
    { $refusal ->
        [no-such-game] This game doesn’t exist.
        [not-a-player] Only the two players can do that.
        [behind] Something else happened first. Look at the board and decide again.
        [not-your-turn] It isn’t your turn.
        [illegal] The rules don’t allow that.
        [late] Your time was up before this arrived.
        [over] The game is over.
        [not-over] The game isn’t over yet.
        [rated] Nothing can be taken back in a rated game.
        [nothing-to-take-back] There is nothing to take back.
        [offer-open] There is already an offer waiting for an answer.
        [no-offer] The offer is no longer open.
        [not-gone] Your opponent is still here, or hasn’t been gone for long enough.
        [not-begun] The game hasn’t started yet.
        [next-game-exists] The rematch has already started.
        [enough] You’ve reached the limit for one game.
        [slow-down] That was too fast. Please wait a moment.
        [full] Too many people are watching this game.
        [unavailable] The server can’t do that right now. Please try again.
        [no-such-seek] This game has already been taken.
        [own-seek] You can’t play against yourself.
        [blocked] One of you has chosen not to play the other.
        [terms] A game with these settings isn’t possible.
        [sign-in] You need an account for that.
       *[other] The server couldn’t do that. Reload the page and try again.
    }

## What players say to each other

phrase =
    { $phrase ->
        [hello] Hello!
        [good-luck] Good luck!
        [have-fun] Have fun!
        [well-played] Well played!
        [good-game] Good game!
        [thanks] Thank you!
        [sorry] Sorry!
        [oops] Oops!
        [have-to-go] I have to go.
       *[see-you] See you!
    }
