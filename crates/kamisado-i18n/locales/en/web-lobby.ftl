# Online play: lobby, invitations, lists of games.

nav-online = Online
lobby-title = Play online
lobby-quick = Quick pairing
lobby-quick-help = One click, and you’re paired with the next person who wants the same game.
lobby-invite = Invite a friend
lobby-account = You need an account for rated games.
lobby-waiting = Looking for an opponent…
lobby-seeks = Waiting for an opponent
lobby-no-seeks = Nobody is waiting right now. Start a quick pairing, or invite someone.
lobby-own = Your games
lobby-new = New game
lobby-against = Play against
lobby-friend = A friend, by link
lobby-anyone = Anyone in the lobby
lobby-computer = The computer
lobby-take = Play
lobby-withdraw = Withdraw
lobby-create = Create game
lobby-live =
    { $count ->
        [one] One game is being played right now.
       *[other] { $count } games are being played right now.
    }
lobby-rated-help = Rated games are double rounds or longer matches with a clock and with line-ups drawn by lot, between players with accounts.
lobby-refused = This game isn’t possible: { $reason }
terms-unfair-kind = only double rounds and standard, long and marathon matches can be rated.
terms-unfair-opening = only games with line-ups drawn by lot can be rated.
terms-no-clock = a rated game needs a clock.
terms-too-long = a series goes to 15 wins at most.
terms-unreadable = something in the form can’t be read.
terms-account = rated games need an account.
terms-computer = games against the computer are casual.
terms-too-many = you already have too many open games and invitations.
terms-computer-busy = the computer is playing too many games right now. Please try again later.
terms-slow-down = that was a little fast. Please wait a minute.
terms-gone = somebody was faster, or it was withdrawn.
terms-own = you can’t play against yourself.
terms-blocked = one of you has chosen not to play the other.
terms-unavailable = the server can’t do that right now. Please try again.
rated-name = Rated
casual-name = Casual
label-counts = Type of game
label-pace = Clock
pace-live = Minutes
pace-days = Days
clock-days-each = Days per decision
clock-days =
    { $count ->
        [one] One day per decision
       *[other] { $count } days per decision
    }
clock-per-round = { $text } per round
column-player = Player
column-rating = Rating
column-match = Match
column-side = Side
column-result = Result
column-games = Games
column-place = Place
invitation-title = An invitation to play
invitation-from = { $name } invites you to a game.
invitation-own = Your invitation
invitation-link = Send this link to the person you want to play:
invitation-wait = Leave this page open: the game starts here as soon as they accept.
invitation-play = Play
invitation-account = This game is rated, so both of you need an account. You’ll come back here afterwards.
invitation-withdraw = Withdraw invitation
invitation-gone = This invitation is no longer open.
games-title = Live games
games-none = No game is being played right now.
games-spectators =
    { $count ->
        [one] One spectator
       *[other] { $count } spectators
    }
archive-title = Archive
archive-lead = Every finished game: find one, replay it, analyse it or download it.
archive-player = Player
archive-any = Any
archive-from = From
archive-to = Until
archive-shortest = Decisions, at least
archive-longest = Decisions, at most
archive-line-up = Line-up
archive-search = Search
archive-none = No games found.
archive-length =
    { $count ->
        [one] One decision
       *[other] { $count } decisions
    }
archive-older = Older games
archive-newest = Newest games
archive-download = Download
archive-download-all = Download these games
archive-refused = This search can’t be read. Check the dates, numbers and the line-up.
result-points = { $side ->
        [black] Black won on points
       *[white] White won on points
    }
result-resignation = { $side ->
        [black] Black won by resignation
       *[white] White won by resignation
    }
result-time = { $side ->
        [black] Black won on time
       *[white] White won on time
    }
result-claim = { $side ->
        [black] Black won: White left
       *[white] White won: Black left
    }
result-tied = Tied
result-aborted = Never started
result-void = Declared void
result-open = In progress
result-black = Black won
result-white = White won
leaderboard-title = Leaderboard
leaderboard-none = Nobody has an established rating here yet.
leaderboard-choice = Kind of rating
pool-double = Double round
pool-match = Match
pool-correspondence = Correspondence
tally = { $count ->
        [one] Reached once online: Black won { $black }, White { $white }.
       *[other] Reached { $count } times online: Black won { $black }, White { $white }.
    }
home-live = A game in progress
home-play-online = Play online
