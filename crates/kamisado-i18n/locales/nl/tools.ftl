### Wat de hulpmiddelen in de terminal ontdekken.

solved-win = { side-start } is aan de beurt en wint, bijvoorbeeld met { $m }.
solved-loss = { side-start } is aan de beurt, maar { opponent } wint; { $m } biedt de meeste weerstand.
solved-length =
    Bij het beste spel eindigt de ronde na nog { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    }.
solved-open = Wie wint, is niet bewezen: eerst werd een grens bereikt.
certificate-holds = Het certificaat klopt: { side } wint, wat de tegenstander ook speelt (gecontroleerde stellingen: { $count }).
certificate-refused = Het certificaat bewijst niets: { $text }
certificate-of-one = Een certificaat gaat over één stelling: geef --certificate met één enkele.
server-ready = Kamisado wacht op je op { $address }
server-stop = Met Ctrl+C stopt het.
