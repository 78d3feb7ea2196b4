### Ce nu e în regulă cu mutările și pozițiile scrise.

## Mutări

error-move-character = Caracterul „{ $character }” de pe locul { $offset } nu are ce căuta într-o mutare.
error-move-word = „{ $word }” nu este aici nici culoare, nici direcție.
error-move-word-ambiguous = „{ $word }” poate însemna mai multe: scrie-l întreg.
error-move-number = Numărul de pe locul { $offset } nu se potrivește: 1–7 cu direcție, 0 pentru a pasa.
error-move-tower-missing = Mutarea nu spune ce turn mută.
error-move-number-missing = Mutarea nu spune câte pătrate.
error-move-direction-missing = Lipsește direcția: scrie de exemplu Galben Înainte 5 sau Y^5.
error-move-no-square = „{ $word }” nu este un pătrat: pătratele sunt de la a1 la h8.
error-move-square-missing = Mutarea nu spune pe ce culoare ajunge.
error-move-ambiguous = Poate fi { $one } sau { $other }: numește și turnul.
error-move-none = Niciun turn nu poate face acum această mutare.
error-move-pass = Nu poți alege să pasezi: un turn blocat pasează automat.
error-move-pushed-back = Acesta este turnul împins: scrie mutarea sumoului care îl împinge.
error-move-not-on-board = Turnul { tower } al { side-of } nu este pe tablă.
error-move-off-board =
    Turnul { tower } de pe { $square } ar ieși de pe tablă: în acea direcție are loc pentru { $count ->
        [one] un pătrat
        [few] { $count } pătrate
       *[other] { $count } de pătrate
    }.
error-move-wrong-color = Nu se potrivește: { $square } este { color }.

## Poziții

error-position-character = Caracterul „{ $character }” de pe locul { $offset } nu are ce căuta într-o poziție.
error-position-rank-length =
    Rândul { $rank } are { $count ->
        [one] un pătrat
        [few] { $count } pătrate
       *[other] { $count } de pătrate
    } în loc de 8.
error-position-rank-count =
    Poziția are { $count ->
        [one] un rând
        [few] { $count } rânduri
       *[other] { $count } de rânduri
    } în loc de 8.
error-position-missing = Poziția este incompletă: după tablă urmează b sau w, apoi culoarea turnului care trebuie să mute, ori -.
error-position-word = Text neașteptat pe locul { $offset }: după tablă urmează b sau w, apoi culoarea turnului care trebuie să mute, ori -.
