# Jocul online: lobby, invitații, liste de meciuri.

nav-online = Online
lobby-title = Joacă online
lobby-quick = Joc rapid
lobby-quick-help = Un clic și joci cu următoarea persoană care vrea același lucru.
lobby-invite = Invită un prieten
lobby-account = Pentru meciuri oficiale ai nevoie de un cont.
lobby-waiting = Căutăm un adversar…
lobby-seeks = Așteaptă un adversar
lobby-no-seeks = Acum nu așteaptă nimeni. Începe un joc rapid sau invită pe cineva.
lobby-own = Meciurile tale
lobby-new = Meci nou
lobby-against = Joacă împotriva
lobby-friend = Unui prieten, prin link
lobby-anyone = Oricui din lobby
lobby-computer = Calculatorului
lobby-take = Joacă
lobby-withdraw = Retrage
lobby-create = Creează meciul
lobby-live =
    { $count ->
        [one] Acum se joacă un meci.
        [few] Acum se joacă { $count } meciuri.
       *[other] Acum se joacă { $count } de meciuri.
    }
lobby-rated-help = Meciurile oficiale sunt runde tur-retur și meciuri mai lungi, cu ceas și cu așezări trase la sorți, între jucători cu cont.
lobby-refused = Acest meci nu este posibil: { $reason }
terms-unfair-kind = doar rundele tur-retur și meciurile standard, lungi și maraton pot fi oficiale.
terms-unfair-opening = doar meciurile cu așezări trase la sorți pot fi oficiale.
terms-no-clock = un meci oficial are nevoie de ceas.
terms-too-long = o serie merge până la cel mult 15 victorii.
terms-unreadable = ceva din formular nu poate fi citit.
terms-account = pentru meciurile oficiale este nevoie de cont.
terms-computer = meciurile cu calculatorul sunt amicale.
terms-too-many = ai deja prea multe meciuri și invitații deschise.
terms-computer-busy = calculatorul joacă acum prea multe meciuri. Încearcă din nou mai târziu.
terms-slow-down = a fost puțin prea repede. Așteaptă un minut.
terms-gone = cineva a fost mai rapid sau a fost retras.
terms-own = nu poți juca împotriva ta.
terms-blocked = unul dintre voi nu vrea să joace cu celălalt.
terms-unavailable = serverul nu poate face asta acum. Încearcă din nou.
rated-name = Oficial
casual-name = Amical
label-counts = Tipul meciului
label-pace = Ceas
pace-live = Minute
pace-days = Zile
clock-days-each = Zile pentru fiecare decizie
clock-days =
    { $count ->
        [one] O zi pentru fiecare decizie
        [few] { $count } zile pentru fiecare decizie
       *[other] { $count } de zile pentru fiecare decizie
    }
clock-per-round = { $text } pe rundă
column-player = Jucător
column-rating = Rating
column-match = Meci
column-side = Parte
column-result = Rezultat
column-games = Meciuri
column-place = Loc
invitation-title = O invitație la joc
invitation-from = { $name } te invită la un meci.
invitation-own = Invitația ta
invitation-link = Trimite acest link persoanei cu care vrei să joci:
invitation-wait = Lasă pagina deschisă: meciul începe aici imediat ce acceptă.
invitation-play = Joacă
invitation-account = Acest meci este oficial, așa că ambii jucători au nevoie de un cont. După aceea revii aici.
invitation-withdraw = Retrage invitația
invitation-gone = Această invitație nu mai este deschisă.
games-title = Meciuri în desfășurare
games-none = Acum nu se joacă niciun meci.
games-spectators =
    { $count ->
        [one] Un spectator
        [few] { $count } spectatori
       *[other] { $count } de spectatori
    }
archive-title = Arhivă
archive-lead = Toate meciurile terminate: caută unul, parcurge-l din nou, analizează-l sau descarcă-l.
archive-player = Jucător
archive-any = Oricare
archive-from = De la
archive-to = Până la
archive-shortest = Decizii, cel puțin
archive-longest = Decizii, cel mult
archive-line-up = Așezare
archive-search = Caută
archive-none = Nu s-a găsit niciun meci.
archive-length =
    { $count ->
        [one] O decizie
        [few] { $count } decizii
       *[other] { $count } de decizii
    }
archive-older = Meciuri mai vechi
archive-newest = Cele mai noi meciuri
archive-download = Descarcă
archive-download-all = Descarcă aceste meciuri
archive-refused = Căutarea nu poate fi citită. Verifică datele, numerele și așezarea.
result-points = { $side ->
        [black] Negrul a câștigat la puncte
       *[white] Albul a câștigat la puncte
    }
result-resignation = { $side ->
        [black] Negrul a câștigat: Albul a cedat
       *[white] Albul a câștigat: Negrul a cedat
    }
result-time = { $side ->
        [black] Negrul a câștigat la timp
       *[white] Albul a câștigat la timp
    }
result-claim = { $side ->
        [black] Negrul a câștigat: Albul a plecat
       *[white] Albul a câștigat: Negrul a plecat
    }
result-tied = La egalitate
result-aborted = Nu a început
result-void = Declarat nul
result-open = În desfășurare
result-black = Negrul a câștigat
result-white = Albul a câștigat
leaderboard-title = Cei mai buni jucători
leaderboard-none = Aici încă nimeni nu are un rating stabil.
leaderboard-choice = Felul ratingului
pool-double = Rundă tur-retur
pool-match = Meci
pool-correspondence = Corespondență
tally = { $count ->
        [one] Atinsă online o dată: Negrul a câștigat { $black }, Albul { $white }.
        [few] Atinsă online de { $count } ori: Negrul a câștigat { $black }, Albul { $white }.
       *[other] Atinsă online de { $count } de ori: Negrul a câștigat { $black }, Albul { $white }.
    }
home-live = Un meci care se joacă acum
home-play-online = Joacă online
