### Ce nu e în regulă cu mutările și pozițiile scrise.

## Mutări

error-move-sign = Semnul „{ $sign }” de pe locul { $offset } nu are ce căuta într-o mutare.
error-move-word = „{ $word }” nu este aici nici culoare, nici direcție.
error-move-word-ambiguous = „{ $word }” se poate citi în mai multe feluri: scrie-l întreg.
error-move-number = Numărul de pe locul { $offset } nu se potrivește: 1–7 cu direcție, 0 pentru pas.
error-move-tower-missing = Lipsește turnul care mută.
error-move-number-missing = Lipsește numărul de pătrate.
error-move-square-missing = Lipsește culoarea pătratului de sosire.
error-move-ambiguous = Poate fi { $one } sau { $other }: numește și turnul.
error-move-none = Niciun turn nu poate muta așa acum.
error-move-pass = Pasul nu se alege: un turn blocat pasează de la sine.
error-move-pushed-back = Acesta este turnul împins: scrie mutarea sumoului care împinge.
error-move-not-on-board = Turnul { tower } al { side-of } nu este pe tablă.
error-move-off-board =
    Turnul { tower } de pe { $square } ar ieși de pe tablă: în acea direcție are loc pentru { $count ->
        [one] un pătrat
        [few] { $count } pătrate
       *[other] { $count } de pătrate
    }.
error-move-wrong-color = Nu se potrivește: { $square } este { color }.

## Poziții

error-position-sign = Semnul „{ $sign }” de pe locul { $offset } nu are ce căuta într-o poziție.
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
error-position-missing = Poziția se termină prea devreme: după tablă urmează b sau w și culoarea turnului care trebuie să mute, ori -.
error-position-word = Pe locul { $offset } ar trebui să fie altceva: după tablă urmează b sau w și culoarea turnului care trebuie să mute, ori -.
