### Woorden en zinnen van de schermen.

## Namen

side-name =
    { $side ->
        [white] Wit
       *[black] Zwart
    }
kind-name =
    { $kind ->
        [single] Enkele ronde
        [double] Dubbele ronde
        [standard] Standaardpartij
        [long] Lange partij
        [marathon] Marathonpartij
       *[series] Serie enkele ronden
    }
opening-name =
    { $opening ->
       *[standard] Op eigen kleur
        [tournament] Toernooiopstelling
        [matchplay] Gelote opstelling (1–36)
        [one-three-five] 1-3-5-opening
    }
favour-name =
    { $favoured ->
        [black] Voordeel voor zwart
        [white] Voordeel voor wit
       *[nobody] Eerlijke start
    }
board-name =
    { $board ->
       *[standard] Standaardbord
        [mirrored] Gespiegeld bord
    }
palette-classic = Klassieke kleuren
palette-deuteranopia = Kleuren bij groenblindheid
palette-protanopia = Kleuren bij roodblindheid
palette-tritanopia = Kleuren bij blauwblindheid
symbols-off = Geen symbolen
symbols-kanji = Kanji
symbols-letters = Letters

## Menu

menu-computer = Tegen de computer spelen
menu-two-players = Met z’n tweeën spelen
menu-watch = De computer zien spelen
menu-resume = Laatste partij hervatten
menu-puzzles = Puzzels oplossen
menu-analyse = Een stelling analyseren
menu-replay = Een partij naspelen
menu-settings = Instellingen
menu-help = Hulp
menu-quit = Afsluiten

## Opschriften

label-match = Partij
label-opening = Opstelling
label-board = Bord
label-level = Niveau
label-side = Jouw kant
label-clock = Klok
label-language = Taal
label-colors = Kleuren
label-symbols = Symbolen op de velden
label-moves = Zetten
label-score = Stand
label-round = Ronde { $round }
score-line = Zwart { $black } – { $white } Wit

## Aantallen

count-points =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
count-rounds =
    { $count ->
        [one] 1 ronde
       *[other] { $count } ronden
    }
count-teeth =
    { $count ->
        [one] 1 drakentand
       *[other] { $count } drakentanden
    }
count-minutes =
    { $count ->
        [one] 1 minuut
       *[other] { $count } minuten
    }
count-seconds =
    { $count ->
        [one] 1 seconde
       *[other] { $count } seconden
    }
clock-none = Zonder klok
clock-increment = { $minutes } min + { $seconds } s per zet

## Acties

action-start = Beginnen
action-undo = Zet terugnemen
action-redo = Zet opnieuw doen
action-hint = Hint
action-review = Terugblik
action-flip = Bord draaien
action-resign = Opgeven
action-save = Opslaan
action-resume = Hervatten
action-rematch = Revanche
action-back = Terug
action-cancel = Annuleren
action-quit = Verlaten
answer-yes = Ja
answer-no = Nee

## Vragen

prompt-move = Jouw zet, zoals b1b7 of “Groen Vooruit 6”:
prompt-line-up = Stel je acht torens op, van links naar rechts:
prompt-fill = Van links of van rechts opvullen?
fill-preview = De opstellingen van de volgende ronde zouden zijn:
prompt-resign = Weet je zeker dat je wilt opgeven?
prompt-quit = De partij verlaten? Die is opgeslagen, en je kunt hem later hervatten.
prompt-quit-over = Kamisado verlaten? De partij is afgelopen en opgeslagen.

## Meldingen

status-thinking = De computer denkt na…
status-saved = Opgeslagen in { $path }.
status-resumed = Partij hervat.
status-undone = { $text } teruggenomen.
status-nothing-to-redo = Er valt niets opnieuw te doen.
status-hint = Hint: { $text }
status-too-small = Het venster is te klein: er zijn minstens { $columns } × { $rows } tekens nodig.

## Hulp

help-title = Toetsen
help-arrows = de cursor verplaatsen
help-enter = een toren of veld kiezen
help-type = een zet typen, in elke notatie
help-mouse = muis: klik op een toren en dan op een veld
help-escape = de keuze wissen
help-help = deze hulp
help-goal = Wie met een toren de basislijn van de tegenstander bereikt, wint de ronde. De kleur van het veld waarop je uitkomt, bepaalt welke toren je tegenstander moet verplaatsen.

## Analyse

analysis-wins-in =
    { $count ->
        [one] wint in { count-moves }
       *[other] wint in { count-moves } (van beide spelers)
    }
analysis-loses-in =
    { $count ->
        [one] verliest in { count-moves }
       *[other] verliest in { count-moves } (van beide spelers)
    }
analysis-wins = wint
analysis-loses = verliest
analysis-unknown = onbekend
analysis-proving = Bezig met bewijzen…
analysis-positions =
    { $count ->
        [one] 1 stelling onderzocht
       *[other] { $count } stellingen onderzocht
    }

## Terugblik

review-title = Waarom liep het zo af?

## Puzzels

puzzle-next = Volgende puzzel
puzzle-streak =
    { $count ->
        [one] 1 puzzel op rij opgelost
       *[other] { $count } puzzels op rij opgelost
    }

## Spelen

seat-human = Speler op dit apparaat
action-menu = Menu
action-pause = Pauzeren of hervatten
prompt-save = Opslaan in bestand:
status-paused = Gepauzeerd. Hervatten met Ctrl-P.
status-not-saved = { $path } kon niet worden opgeslagen: { $reason }
help-tab = naar het volgende mogelijke veld; een willekeurige opstelling
help-line-up = De pijltjestoetsen kiezen een plaats, de spatiebalk pakt de toren op, Enter bevestigt. Of typ acht letters.
language-name = Nederlands
action-new-match = Nieuwe partij…
prompt-rematch = Een revanche beginnen? Deze partij is opgeslagen.
prompt-over = De partij is afgelopen. Enter toont de opties.
status-rematch = Revanche, met verwisselde kanten.
review-nothing-yet = Er is nog geen ronde afgelopen. Daarna laat de terugblik zien waar die werd beslist. Tot dan helpt een hint.
prompt-overwrite = { $path } bestaat al. Overschrijven?
menu-keys = ↑ ↓ kiezen, ← → wijzigen, Enter bevestigt, Esc gaat terug.
prompt-move-short = Jouw zet:
