### Waarom iets niet kan, en wat wel kan.

## Zetten

error-no-tower = Op { $square } staat geen toren.
error-opponents-tower = De { tower } toren daar is van { side }.
error-not-active = Nu kan alleen de { tower } toren worden verplaatst.
error-not-forward = { $m } gaat niet vooruit: torens gaan alleen recht of schuin vooruit.
error-not-in-line = { $m } gaat niet recht en niet schuin: torens gaan alleen recht of schuin vooruit.
error-too-far =
    De { tower } toren van { side } kan hoogstens { $count ->
        [one] 1 veld
       *[other] { $count } velden
    } ver gaan.
error-in-the-way = De { tower } toren van { side } op { $square } staat in de weg.
error-not-a-sumo = De { tower } toren van { side } heeft geen drakentand en kan dus niet duwen.
error-run-too-long =
    Er staan hier te veel torens achter elkaar: deze sumo kan hoogstens { $count ->
        [one] één toren
       *[other] { $count } torens
    } duwen.
error-too-heavy = De { tower } toren van { side } kan niet worden geduwd: hij heeft minstens evenveel drakentanden als de sumo die duwt.
error-no-room-behind = De { tower } toren van { side } kan niet worden geduwd: achter hem is geen leeg veld.

## Beslissingen

error-line-up-due = Dat kan nu niet: eerst moet { side } de torens opstellen.
error-move-due = Dat kan nu niet: { side } is aan de beurt.
error-fill-due = Dat kan nu niet: eerst moet { side } kiezen of er van links of van rechts wordt opgevuld.
error-round-over = De ronde is al afgelopen.
error-match-over = De partij is al afgelopen.
error-not-in-match-play = { $line_up } is niet een van de 36 genummerde opstellingen.
error-match-play-order = De verdediger krijgt het hogere nummer, maar { $defender } is niet hoger dan { $challenger }.
error-match-play-highest = De uitdager houdt het lagere nummer, en dat kan niet { $challenger } zijn.
error-towers-missing = Een partij van meer ronden heeft alle zestien torens nodig; met minder kan alleen een enkele ronde worden gespeeld.
error-other-board = Het bord en de stelling passen niet bij elkaar: een van beide ligt andersom.
error-won-already = Deze stelling is al beslist: { side } heeft met de drakentanden al genoeg punten om de partij te winnen.
error-not-a-decision = “{ $text }” is geen zet zoals b1b7, geen opstelling zoals ngrypubo en ook niet “left” of “right”.
error-replay = Beslissing { $number }, { $text }: { $reason }
error-match-too-long = Een partij kan hier hoogstens { $count } beslissingen hebben.
error-line-too-long = Deze regel is te lang: er worden hoogstens { $count } bytes gelezen.
error-memory = Er is niet genoeg geheugen voor een tabel van { $count } MiB: vraag minder.
error-searching = Er loopt een zoekactie: tot die klaar is, worden alleen isready, stop en quit begrepen.

## Stellingen

error-two-of-a-tower = De { tower } toren van { side } staat zowel op { $square } als op { $other }; elke speler heeft maar één toren van elke kleur.
error-on-winning-row = De { tower } toren van { side } op { $square } heeft de basislijn van de tegenstander al bereikt; de ronde zou afgelopen zijn.
error-too-many-teeth = De { tower } toren van { side } op { $square } heeft meer dan drie drakentanden; de partij zou afgelopen zijn.
error-active-missing = De { tower } toren van { side } moet worden verplaatst, maar staat niet op het bord.
error-cap = Een openingszet kan worden beperkt tot 1, 3 of 5 velden, niet tot { $count }.
error-nobody-can-move = Hier kan niemand een zet doen: elke toren die aan de beurt komt, is geblokkeerd.
