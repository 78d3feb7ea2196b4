# People: accounts, sessions, profiles.

trouble-foreign = Request from another site
trouble-foreign-text = This request didn’t come from a page of this site, so nothing was changed. Open the page and try again there.
trouble-too-often = Too many attempts
trouble-too-often-text =
    { $count ->
        [one] Please try again in a minute.
       *[other] Please try again in { $count } minutes.
    }
form-unreadable = This form can’t be read. Go back, reload the page and try again.
log-in-title = Log in
log-in-action = Log in
log-in-failed = The name or the password is wrong.
log-in-busy = Many people are logging in right now. Please try again in a moment.
log-in-new = New here?
log-in-forgot = Forgotten your password?
log-out = Log out
register-title = Create an account
register-lead = All you need is a name and a password, no e-mail address. The games you have played as a guest stay yours.
label-name = Name
label-password = Password
label-password-now = Current password
label-password-new = New password
label-code = Recovery code
name-rules = 2 to 20 letters, digits, hyphens and underscores, starting with a letter. Everyone can see it.
name-taken = This name is taken, or looks too much like one that is.
name-refused = This name can’t be used. Choose 2 to 20 letters, digits, hyphens and underscores, starting with a letter, all from one alphabet.
password-rules = At least { $count } characters. A few words in a row are easy to remember and hard to guess.
password-refused = This password is too short, too long or too easy to guess. Choose one with at least { $count } characters that isn’t a common one and doesn’t contain your name.
password-wrong = The password is wrong.
password-changed = Your password has been changed, and you were logged out everywhere else.
recover-title = Recover your account
recover-lead = Enter one of the recovery codes you saved, and choose a new password. Each code works once.
recover-failed = The name or the recovery code is wrong.
recover-action = Set the new password
codes-title = Your recovery codes
codes-lead = If you forget your password, one of these codes lets you choose a new one. Each works once. Keep them somewhere safe: this is the only time they are shown.
codes-kept = I’ve saved them
codes-left =
    { $count ->
        [one] You have one recovery code left.
       *[other] You have { $count } recovery codes left.
    }
codes-none = You have no recovery codes left.
codes-new = Create new recovery codes
codes-new-text = New codes replace all old ones.
account-title = Your account
account-nobody = You have no account yet. You can play as a guest without one; an account keeps your games on every device, and is needed for rated games.
account-guest = You are playing as a guest on this device. An account keeps your games, and is needed for rated games.
account-password = Change your password
account-action = Save
sessions-title = Where you are logged in
session-here = This browser
session-used = Last used { $date }
session-unknown = Unknown browser
sessions-others = Log out everywhere else
data-title = Your data
data-text = Everything this site knows about you, in one file: account, sessions, games, ratings, blocks and reports.
data-action = Download your data
delete-title = Delete your account
delete-text = Your name, password and sessions are deleted for good. Your finished games stay, without your name. This can’t be undone.
delete-action = Delete my account
blocks-title = Players you have blocked
blocks-none = Nobody. Players you block can’t be paired with you.
block-action = Block
block-done = Done: the two of you won’t be paired again.
unblock-action = Unblock
report-title = Report this player
report-lead = A person reads every report. What is it about?
report-help = Used computer help
report-stalling = Wasting time on purpose
report-name = An offensive name
report-other = Something else
report-action = Send report
report-sent = Thank you. Your report has been sent.
player-since = Member since { $date }
player-guest = Guest
player-computer = Computer, level { $level }
player-former = Former player
player-profile = Your profile
player-ratings = Ratings
player-no-rating = No rated games yet.
player-chart =
    { $count ->
        [one] Rating over time: now { $rating }, give or take { $deviation }, after one game
       *[other] Rating over time: now { $rating }, give or take { $deviation }, after { $count } games
    }
player-results = Results
player-games = Games
player-no-games = No games yet.
player-all-games = All games
column-won = Won
column-tied = Tied
column-lost = Lost
