# Een partij online.

game-your-turn = Jij bent aan de beurt
game-sending = Wordt verstuurd…
game-offline = Geen verbinding. Opnieuw verbinden…
game-offline-sending = Geen verbinding. Je laatste beslissing is nog niet bij de server; die wordt opnieuw verstuurd zodra de verbinding er weer is.
game-crowd = Toeschouwers: { $text }
game-here = Aanwezig
game-away = Afwezig
game-gone = { $name } is weg. Over { $time } kun je de winst opeisen.
game-gone-now = { $name } is weg. Je kunt de winst opeisen of blijven wachten.
game-first = De eerste beslissing moet binnen { $time } vallen, anders gaat de partij niet door.
game-claim = Winst opeisen
game-takeback = Terugnemen vragen
game-takeback-offered = { $name } wil een zet terugnemen.
game-takeback-waiting = Je hebt gevraagd een zet terug te nemen.
game-accept = Aannemen
game-decline = Afwijzen
game-withdraw = Intrekken
game-rematch-offered = { $name } wil een revanche.
game-rematch-waiting = Je hebt een revanche aangeboden.
game-next = Naar de revanche
game-premove = Gepland: { $text }
game-premove-cancel = Annuleren
game-premove-dropped = De geplande zet is niet mogelijk.
game-clock-minute = Je hebt nog één minuut.
game-clock-seconds = Je hebt nog tien seconden.
game-say = Iets zeggen
game-said = Berichten
game-notify = Waarschuw me als ik aan de beurt ben
game-notify-denied = Je browser staat geen meldingen van deze site toe. Dat kun je in de instellingen veranderen.
game-share = Delen
game-copy-failed = Kopiëren mislukt
game-copy-link = Link kopiëren
game-other = Andere partij

## Why something is refused

online-refused =
    { $refusal ->
        [no-such-game] Deze partij bestaat niet.
        [not-a-player] Dat kunnen alleen de twee spelers.
        [behind] Er is iets anders tussengekomen. Kijk naar het bord en beslis opnieuw.
        [not-your-turn] Je bent niet aan de beurt.
        [illegal] De regels staan dat niet toe.
        [late] Je tijd was om voordat dit aankwam.
        [over] De partij is afgelopen.
        [not-over] De partij is nog niet afgelopen.
        [rated] In een partij met rating kun je niets terugnemen.
        [nothing-to-take-back] Er is niets om terug te nemen.
        [offer-open] Er wacht al een aanbod op antwoord.
        [no-offer] Er is geen aanbod meer.
        [not-gone] Je tegenstander is er nog, of is nog niet lang genoeg weg.
        [not-begun] De partij is nog niet begonnen.
        [next-game-exists] De revanche is al begonnen.
        [enough] Dat was genoeg voor één partij.
        [slow-down] Te veel tegelijk. Wacht even.
        [full] Er kijken te veel mensen naar deze partij.
        [unavailable] De server kan dat nu niet. Probeer het opnieuw.
        [no-such-seek] Deze partij is al vergeven.
        [own-seek] Je kunt niet tegen jezelf spelen.
        [blocked] Een van jullie heeft de ander geblokkeerd.
        [terms] Zo kan geen partij gespeeld worden.
        [sign-in] Daarvoor heb je een account nodig.
       *[other] Dat kon de server niet. Laad de pagina opnieuw en probeer het nog eens.
    }

## What players say to each other

phrase =
    { $phrase ->
        [hello] Hallo!
        [good-luck] Succes!
        [have-fun] Veel plezier!
        [well-played] Goed gespeeld!
        [good-game] Mooie partij!
        [thanks] Dank je!
        [sorry] Sorry!
        [oops] Oeps!
        [have-to-go] Ik moet gaan.
       *[see-you] Tot ziens!
    }
