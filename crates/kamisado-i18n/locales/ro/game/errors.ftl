### De ce nu se poate ceva și ce se poate.

## Mutări

error-no-tower = Pe { $square } nu este niciun turn.
error-opponents-tower = Turnul { tower } de acolo este al { side-of }.
error-not-active = Acum poate muta doar turnul { tower }.
error-not-forward = { $m } nu merge înainte: turnurile se mută numai drept sau în diagonală înainte.
error-not-in-line = { $m } nu merge nici drept, nici în diagonală: turnurile se mută numai drept sau în diagonală înainte.
error-too-far =
    Turnul { tower } al { side-of } poate înainta cel mult { $count ->
        [one] un pătrat
        [few] { $count } pătrate
       *[other] { $count } de pătrate
    }.
error-in-the-way = Turnul { tower } al { side-of } de pe { $square } stă în cale.
error-not-a-sumo = Turnul { tower } al { side-of } nu are niciun dinte de dragon, deci nu poate împinge.
error-run-too-long =
    Aici sunt prea multe turnuri la rând: acest sumo poate împinge cel mult { $count ->
        [one] un turn
        [few] { $count } turnuri
       *[other] { $count } de turnuri
    }.
error-too-heavy = Turnul { tower } al { side-of } nu poate fi împins: are cel puțin la fel de mulți dinți de dragon ca sumoul care împinge.
error-no-room-behind = Turnul { tower } al { side-of } nu poate fi împins: în spatele lui nu este niciun pătrat liber.

## Decizii

error-line-up-due = Nu acum: mai întâi { side } trebuie să își așeze turnurile.
error-move-due = Nu acum: { side } este la mutare.
error-fill-due = Nu acum: mai întâi { side } trebuie să aleagă așezarea de la stânga sau de la dreapta.
error-round-over = Runda s-a încheiat deja.
error-match-over = Meciul s-a încheiat deja.
error-not-in-match-play = { $line_up } nu este una dintre cele 36 de așezări numerotate.
error-match-play-order = Apărătorul primește numărul mai mare, dar { $defender } nu este mai mare decât { $challenger }.
error-match-play-highest = Atacatorul păstrează numărul mai mic, care nu poate fi { $challenger }.
error-towers-missing = Un meci de mai multe runde are nevoie de toate cele șaisprezece turnuri; cu mai puține se poate juca doar o partidă simplă.
error-other-board = Tabla și poziția nu se potrivesc: una dintre ele este așezată invers.
error-won-already = Această poziție este deja decisă: dinții de dragon ai { side-of } aduc destule puncte pentru a câștiga meciul.
error-not-a-decision = „{ $text }” nu este nici o mutare ca b1b7, nici o așezare ca ngrypubo, nici „left” sau „right”.
error-replay = Decizia { $number }, { $text }: { $reason }
error-match-too-long =
    { $count ->
        [one] Un meci poate avea aici cel mult o decizie.
        [few] Un meci poate avea aici cel mult { $count } decizii.
       *[other] Un meci poate avea aici cel mult { $count } de decizii.
    }
error-line-too-long =
    Această linie este prea lungă: se citesc cel mult { $count ->
        [one] un octet
        [few] { $count } octeți
       *[other] { $count } de octeți
    }.
error-memory = Nu este destulă memorie pentru o tabelă de { $count } MiB: cere mai puțin.
error-searching = O căutare este în curs: până la sfârșitul ei sunt înțelese doar isready, stop și quit.

## Poziții

error-two-of-a-tower = Turnul { tower } al { side-of } este și pe { $square }, și pe { $other }; fiecare jucător are un singur turn de fiecare culoare.
error-on-winning-row = Turnul { tower } al { side-of } de pe { $square } a ajuns deja pe linia-casă a adversarului; runda ar fi încheiată.
error-too-many-teeth = Turnul { tower } al { side-of } de pe { $square } are mai mult de trei dinți de dragon; meciul ar fi încheiat.
error-active-missing = Turnul { tower } al { side-of } trebuie să mute, dar nu este pe tablă.
error-cap = O mutare de deschidere poate fi limitată la 1, 3 sau 5 pătrate, nu la { $count }.
error-nobody-can-move = Aici nimeni nu poate muta: orice turn căruia îi vine rândul este blocat.
