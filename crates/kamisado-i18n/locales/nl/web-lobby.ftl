# Online spelen: lobby, uitnodigingen, lijsten van partijen.

nav-online = Online
lobby-title = Online spelen
lobby-quick = Snel beginnen
lobby-quick-help = Eén klik, en je speelt tegen de eerstvolgende die hetzelfde wil.
lobby-invite = Een vriend uitnodigen
lobby-account = Voor partijen met rating heb je een account nodig.
lobby-waiting = Op zoek naar een tegenstander…
lobby-seeks = Wachten op een tegenstander
lobby-no-seeks = Er wacht nu niemand. Begin snel, of stuur iemand een uitnodiging.
lobby-own = Jouw partijen
lobby-new = Nieuwe partij
lobby-against = Spelen tegen
lobby-friend = Een vriend, via een link
lobby-anyone = Iedereen in de lobby
lobby-computer = De computer
lobby-take = Spelen
lobby-withdraw = Intrekken
lobby-create = Partij maken
lobby-live =
    { $count ->
        [one] Er wordt nu één partij gespeeld.
       *[other] Er worden nu { $count } partijen gespeeld.
    }
lobby-rated-help = Met rating speel je dubbele ronden en langere partijen met klok, uit gelote opstellingen, tussen spelers met een account.
lobby-refused = Deze partij kan niet: { $reason }
terms-unfair-kind = alleen dubbele ronden en standaard-, lange en marathonpartijen kunnen met rating.
terms-unfair-opening = alleen partijen uit gelote opstellingen kunnen met rating.
terms-no-clock = een partij met rating heeft een klok nodig.
terms-too-long = een serie gaat tot hoogstens 15 overwinningen.
terms-unreadable = iets in het formulier is niet leesbaar.
terms-account = voor partijen met rating heb je een account nodig.
terms-computer = partijen tegen de computer zijn zonder rating.
terms-too-many = je hebt al te veel open partijen en uitnodigingen.
terms-computer-busy = de computer speelt nu te veel partijen. Probeer het later opnieuw.
terms-slow-down = dat ging iets te snel. Wacht even een minuut.
terms-gone = iemand was sneller, of hij is ingetrokken.
terms-own = je kunt niet tegen jezelf spelen.
terms-blocked = een van jullie wil niet tegen de ander spelen.
terms-unavailable = de server kan dat nu niet. Probeer het opnieuw.
rated-name = Met rating
casual-name = Zonder rating
label-counts = Soort partij
label-pace = Klok
pace-live = Minuten
pace-days = Dagen
clock-days-each = Dagen per beslissing
clock-days =
    { $count ->
        [one] Eén dag per beslissing
       *[other] { $count } dagen per beslissing
    }
clock-per-round = { $text } per ronde
column-player = Speler
column-rating = Rating
column-match = Partij
column-side = Kant
column-result = Resultaat
column-games = Partijen
column-place = Plaats
invitation-title = Een uitnodiging om te spelen
invitation-from = { $name } nodigt je uit voor een partij.
invitation-own = Je uitnodiging
invitation-link = Stuur deze link naar degene met wie je wilt spelen:
invitation-wait = Laat deze pagina open: de partij begint hier zodra de ander meedoet.
invitation-play = Spelen
invitation-account = Deze partij is met rating, dus beide spelers hebben een account nodig. Daarna kom je hier terug.
invitation-withdraw = Uitnodiging intrekken
invitation-gone = Deze uitnodiging staat niet meer open.
games-title = Partijen van nu
games-none = Er wordt nu geen partij gespeeld.
games-spectators =
    { $count ->
        [one] Eén toeschouwer
       *[other] { $count } toeschouwers
    }
archive-title = Archief
archive-lead = Elke gespeelde partij: zoek er een, speel hem na, analyseer hem of download hem.
archive-player = Speler
archive-any = Maakt niet uit
archive-from = Van
archive-to = Tot en met
archive-shortest = Minstens zoveel beslissingen
archive-longest = Hoogstens zoveel beslissingen
archive-line-up = Opstelling
archive-search = Zoeken
archive-none = Geen partijen gevonden.
archive-length =
    { $count ->
        [one] Eén beslissing
       *[other] { $count } beslissingen
    }
archive-older = Oudere partijen
archive-newest = Nieuwste partijen
archive-download = Downloaden
archive-download-all = Deze partijen downloaden
archive-refused = Deze zoekopdracht is niet leesbaar. Controleer de datums, de getallen en de opstelling.
result-points = { $side ->
        [black] Zwart won op punten
       *[white] Wit won op punten
    }
result-resignation = { $side ->
        [black] Zwart won omdat wit opgaf
       *[white] Wit won omdat zwart opgaf
    }
result-time = { $side ->
        [black] Zwart won op tijd
       *[white] Wit won op tijd
    }
result-claim = { $side ->
        [black] Zwart won: wit is weggegaan
       *[white] Wit won: zwart is weggegaan
    }
result-tied = Gelijk
result-aborted = Nooit begonnen
result-void = Ongeldig verklaard
result-open = Nog bezig
result-black = Zwart won
result-white = Wit won
leaderboard-title = Ranglijst
leaderboard-none = Nog niemand heeft hier een vaste rating.
leaderboard-choice = Soort rating
pool-double = Dubbele ronde
pool-match = Partij
pool-correspondence = Correspondentie
tally = { $count ->
        [one] Online één keer bereikt: zwart won { $black }, wit { $white }.
       *[other] Online { $count } keer bereikt: zwart won { $black }, wit { $white }.
    }
home-live = Een partij die nu gespeeld wordt
home-play-online = Online spelen
