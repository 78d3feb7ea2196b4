### Wat er niet klopt aan een partijverslag of een andere tekst die iemand wil openen.

error-at-line = Regel { $line }, kolom { $column }: { $reason }
error-at-round = Ronde { $round }: { $reason }
error-at-move = Ronde { $round }, zet { $row }: { $reason }
error-read-nothing = Er is niets te lezen: plak een partijverslag, een stelling of een lijst zetten.
error-read-json = Dit is niet de JSON van een Kamisado-verslag: in regel { $line }, kolom { $column } hoort iets anders te staan.

## Kopregels

error-record-format = Dit bestand zegt zelf dat het geen Kamisado-verslag is.
error-record-version = Dit verslag heeft versie { $version }: om het te lezen is een nieuwer programma nodig.
error-record-line = „{ $text }” is geen kopregel (Black: Ada), geen titel (Round 1) en geen regel met zetten (1. U<4U | P^3B).
error-record-tag-twice = De kopregel { $text } staat er twee keer.
error-record-tag-name = „{ $text }” kan geen kopregel heten: gebruik letters, cijfers, spaties en streepjes, met een letter vooraan.
error-record-tag-reserved = De kopregel { $text } volgt uit de partij zelf en kan niet worden ingesteld.
error-record-tag-late = De kopregel { $text } moet vóór de eerste ronde staan.
error-record-rules = Zo’n partij bestaat niet: Match is single, standard, long, marathon of series, en Opening is standard, tournament, matchplay of 1-3-5.
error-record-board = Zo’n bord bestaat niet: Board is standard of mirrored.
error-record-notation = Zo’n notatie bestaat niet: Notation is ascii, kanji, de, en, fr, nl, tr, hu of ro.
error-record-result = Dit is geen uitslag: schrijf *, Black wins of White wins, en waarom als het niet op punten was (White resigned, Black out of time).
error-record-other-result = De zetten leiden tot een andere uitslag dan het verslag zegt.
error-record-other-score = Volgens de zetten is de stand { $black }:{ $white }, maar het verslag zegt iets anders.
error-record-score = Dit is geen stand: schrijf de punten van zwart, een dubbele punt en die van wit, bijvoorbeeld 2:1.

## Rondes en zetten

error-record-other-round = Dit is ronde { $round }, maar de titel noemt een ander nummer.
error-record-round-early = Ronde { $round } kan nog niet beginnen, want de ronde ervoor is niet afgelopen.
error-record-no-heading = Ronde { $round } heeft een eigen titel nodig: Round { $round }.
error-record-open-comment = De opmerking die hier begint, heeft geen sluithaakje.
error-record-time = Dit is geen tijd: schrijf minuten en seconden, bijvoorbeeld (0:12).
error-record-columns = Er zijn maar twee kolommen, voor zwart en voor wit: een regel heeft hoogstens één streep |.
error-record-line-up = Een opstelling noemt elk van de acht kleuren één keer, van links gezien door de eigenaar: n g r y p u b o.
error-record-other-line-up = De torens van { side } staan anders, van links naar rechts: { $line_up }.
error-record-fill = Er wordt aangevuld met left of right.
error-record-no-fill = Zo kunnen de torens niet staan, niet van links en niet van rechts aangevuld.
error-record-blocked = De { tower } toren van { side } is geblokkeerd en kan niet worden verplaatst.
error-record-not-blocked = De { tower } toren van { side } heeft geen reden om een beurt over te slaan.
error-record-not-pushed = De { tower } toren van { side } is niet teruggeduwd.
