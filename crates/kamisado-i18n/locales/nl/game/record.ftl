### Wat er niet klopt aan een partijnotatie of een andere tekst die iemand wil openen.

error-at-line = Regel { $line }, kolom { $column }: { $reason }
error-at-round = Ronde { $round }: { $reason }
error-at-move = Ronde { $round }, zet { $row }: { $reason }
error-read-nothing = Er is niets te lezen: plak een partijnotatie, een stelling of een lijst zetten.
error-read-json = Dit is niet de JSON van een Kamisado-partijnotatie: onverwachte tekst in regel { $line }, kolom { $column }.

## Kopregels

error-record-format = Dit bestand zegt dat het iets anders is dan een Kamisado-partijnotatie.
error-record-version = Deze partijnotatie heeft versie { $version }: om die te lezen is een nieuwer programma nodig.
error-record-line = “{ $text }” is geen kopregel (Black: Ada), geen titel (Round 1) en geen regel met zetten (1. U<4U | P^3B).
error-record-tag-twice = De kopregel { $text } komt twee keer voor.
error-record-tag-name = “{ $text }” kan geen naam van een kopregel zijn: begin met een letter en gebruik dan letters, cijfers, spaties en streepjes.
error-record-tag-reserved = De kopregel { $text } volgt uit de partij en kan niet worden ingesteld.
error-record-tag-late = De kopregel { $text } moet vóór de eerste ronde staan.
error-record-rules = Onbekende soort partij: Match is single, double, standard, long, marathon of series, en Opening is standard, tournament, matchplay of 1-3-5.
error-record-board = Onbekend bord: Board is standard of mirrored.
error-record-notation = Onbekende notatie: Notation is ascii, kanji, de, en, fr, nl, tr, hu of ro.
error-record-result = Geen geldige uitslag: schrijf *, tied, Black wins of White wins, en waarom als het niet op punten was (White resigned, Black out of time).
error-record-other-result = De zetten geven een andere uitslag dan de partijnotatie.
error-record-other-score = De zetten geven een stand van { $black }:{ $white }, maar de partijnotatie zegt iets anders.
error-record-score = Geen geldige stand: schrijf de punten van zwart, een dubbele punt en die van wit, bijvoorbeeld 2:1.

## Ronden en zetten

error-record-other-round = Dit is ronde { $round }, maar de titel noemt een ander nummer.
error-record-round-early = Ronde { $round } kan nog niet beginnen, want de ronde ervoor is niet afgelopen.
error-record-no-heading = Ronde { $round } heeft een eigen titel nodig: Round { $round }.
error-record-open-comment = De opmerking die hier begint, heeft geen sluitaccolade.
error-record-time = Geen geldige tijd: schrijf minuten en seconden, bijvoorbeeld (0:12).
error-record-columns = Er zijn maar twee kolommen, voor zwart en voor wit: een regel heeft hoogstens één streep |.
error-record-line-up = Een opstelling noemt elk van de acht kleuren één keer, vanaf de eigen linkerkant: n g r y p u b o.
error-record-other-line-up = De torens van { side } zijn anders opgesteld, van links naar rechts: { $line_up }.
error-record-fill = Er wordt opgevuld met left of right.
error-record-no-fill = Zo kunnen de torens niet staan, niet van links en niet van rechts opgevuld.
error-record-blocked = De { tower } toren van { side } is geblokkeerd en kan niet worden verplaatst.
error-record-not-blocked = De { tower } toren van { side } is niet geblokkeerd en kan dus geen beurt overslaan.
error-record-not-pushed = De { tower } toren van { side } is niet teruggeduwd.
