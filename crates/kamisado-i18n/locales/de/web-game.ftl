# Eine Partie online.

game-your-turn = Du bist dran
game-sending = Wird gesendet …
game-offline = Keine Verbindung. Neuer Versuch …
game-offline-sending = Keine Verbindung. Deine letzte Entscheidung ist noch nicht beim Server angekommen; sie wird erneut gesendet, sobald die Verbindung wieder steht.
game-crowd = Zuschauer: { $text }
game-here = Da
game-away = Nicht da
game-gone = { $name } ist weg. Du kannst den Sieg in { $time } beanspruchen.
game-gone-now = { $name } ist weg. Du kannst den Sieg beanspruchen oder weiter warten.
game-first = Die erste Entscheidung muss in { $time } fallen, sonst findet die Partie nicht statt.
game-claim = Sieg beanspruchen
game-takeback = Zurücknehmen erbitten
game-takeback-offered = { $name } möchte einen Zug zurücknehmen.
game-takeback-waiting = Du möchtest einen Zug zurücknehmen.
game-accept = Annehmen
game-decline = Ablehnen
game-withdraw = Zurückziehen
game-rematch-offered = { $name } möchte eine Revanche.
game-rematch-waiting = Du hast eine Revanche angeboten.
game-next = Zur Revanche
game-premove = Geplant: { $text }
game-premove-cancel = Abbrechen
game-premove-dropped = Der geplante Zug ist nicht möglich.
game-clock-minute = Du hast noch eine Minute.
game-clock-seconds = Du hast noch zehn Sekunden.
game-say = Etwas sagen
game-said = Nachrichten
game-notify = Melden, wenn ich dran bin
game-notify-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.
game-share = Teilen
game-copy-failed = Kopieren fehlgeschlagen
game-copy-link = Link kopieren
game-other = Andere Partie

## Why something is refused

online-refused =
    { $refusal ->
        [no-such-game] Diese Partie gibt es nicht.
        [not-a-player] Das können nur die beiden Spieler.
        [behind] Etwas anderes ist zuvorgekommen. Schau aufs Brett und entscheide noch einmal.
        [not-your-turn] Du bist nicht dran.
        [illegal] Das erlauben die Regeln nicht.
        [late] Deine Zeit war abgelaufen, bevor das ankam.
        [over] Die Partie ist zu Ende.
        [not-over] Die Partie ist noch nicht zu Ende.
        [rated] In einer gewerteten Partie kann nichts zurückgenommen werden.
        [nothing-to-take-back] Es gibt nichts zurückzunehmen.
        [offer-open] Ein Angebot wartet schon auf Antwort.
        [no-offer] Es gibt kein Angebot mehr.
        [not-gone] Dein Gegner ist noch da oder noch nicht lange genug weg.
        [not-begun] Die Partie hat noch nicht begonnen.
        [next-game-exists] Die Revanche hat schon begonnen.
        [enough] Das war genug für eine Partie.
        [slow-down] Zu viel auf einmal. Warte kurz.
        [full] Zu viele schauen dieser Partie zu.
        [unavailable] Der Server kann das gerade nicht. Bitte versuch es noch einmal.
        [no-such-seek] Diese Partie ist schon vergeben.
        [own-seek] Du kannst nicht gegen dich selbst spielen.
        [blocked] Einer von euch hat den anderen blockiert.
        [terms] So lässt sich keine Partie spielen.
        [sign-in] Dafür brauchst du ein Konto.
       *[other] Das konnte der Server nicht. Lade die Seite neu und versuch es noch einmal.
    }

## What players say to each other

phrase =
    { $phrase ->
        [hello] Hallo!
        [good-luck] Viel Glück!
        [have-fun] Viel Spaß!
        [well-played] Gut gespielt!
        [good-game] Gute Partie!
        [thanks] Danke!
        [sorry] Entschuldigung!
        [oops] Hoppla!
        [have-to-go] Ich muss los.
       *[see-you] Bis bald!
    }
