# Un joc online.

game-your-turn = E rândul tău
game-sending = Se trimite…
game-offline = Fără conexiune. Se reconectează…
game-offline-sending = Fără conexiune. Ultima ta decizie n-a ajuns încă la server; se retrimite imediat ce revine conexiunea.
game-crowd = Spectatori: { $text }
game-here = Prezent
game-away = Absent
game-gone = { $name } a plecat. Poți revendica victoria peste { $time }.
game-gone-now = { $name } a plecat. Poți revendica victoria sau poți aștepta în continuare.
game-first = Prima decizie trebuie luată în { $time }, altfel meciul se anulează.
game-claim = Revendică victoria
game-takeback = Cere retragerea
game-takeback-offered = { $name } vrea să retragă o mutare.
game-takeback-waiting = Ai cerut să retragi o mutare.
game-accept = Acceptă
game-decline = Refuză
game-withdraw = Renunță
game-rematch-offered = { $name } vrea revanșă.
game-rematch-waiting = Ai propus o revanșă.
game-next = La revanșă
game-premove = Plănuit: { $text }
game-premove-cancel = Anulează
game-premove-dropped = Mutarea plănuită nu este posibilă.
game-clock-minute = Mai ai un minut.
game-clock-seconds = Mai ai zece secunde.
game-say = Spune ceva
game-said = Mesaje
game-notify = Anunță-mă când e rândul meu
game-notify-denied = Browserul tău nu permite notificări de la acest site. Poți schimba asta în setările lui.
game-share = Distribuie
game-copy-failed = Nu s-a putut copia
game-copy-link = Copiază linkul
game-other = Alt meci

## Why something is refused

online-refused =
    { $refusal ->
        [no-such-game] Acest meci nu există.
        [not-a-player] Doar cei doi jucători pot face asta.
        [behind] Între timp s-a întâmplat altceva. Uită-te la tablă și decide din nou.
        [not-your-turn] Nu e rândul tău.
        [illegal] Regulile nu permit asta.
        [late] Timpul tău a expirat înainte să ajungă asta.
        [over] Meciul s-a terminat.
        [not-over] Meciul nu s-a terminat încă.
        [rated] Într-un meci oficial nu se poate retrage nimic.
        [nothing-to-take-back] Nu ai ce să retragi.
        [offer-open] O propunere așteaptă deja răspuns.
        [no-offer] Nu mai există nicio propunere.
        [not-gone] Adversarul tău e încă aici sau n-a plecat de destul timp.
        [not-begun] Meciul n-a început încă.
        [next-game-exists] Revanșa a început deja.
        [enough] E destul pentru un meci.
        [slow-down] Prea multe deodată. Așteaptă puțin.
        [full] Prea multă lume urmărește acest meci.
        [unavailable] Serverul nu poate face asta acum. Încearcă din nou.
        [no-such-seek] Acest meci a fost deja luat.
        [own-seek] Nu poți juca împotriva ta.
        [blocked] Unul dintre voi l-a blocat pe celălalt.
        [terms] Așa nu se poate juca niciun meci.
        [sign-in] Pentru asta ai nevoie de un cont.
       *[other] Serverul n-a putut face asta. Reîncarcă pagina și încearcă din nou.
    }

## What players say to each other

phrase =
    { $phrase ->
        [hello] Salut!
        [good-luck] Mult noroc!
        [have-fun] Distracție plăcută!
        [well-played] Bine jucat!
        [good-game] Frumos meci!
        [thanks] Mulțumesc!
        [sorry] Scuze!
        [oops] Ups!
        [have-to-go] Trebuie să plec.
       *[see-you] Pe curând!
    }
