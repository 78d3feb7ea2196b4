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
input-line = regel { $line }
server-ready = Kamisado wacht op je op { $address }
server-stop = Met Ctrl+C stopt het.
config-unknown = Er is geen instelling “{ $name }”. docs/server.md noemt ze allemaal.
config-value = De instelling “{ $name }” kan niet “{ $text }” zijn. docs/server.md vermeldt de mogelijke waarden.
config-file = De configuratie is geen TOML: { $reason }

## Wat wordt gelezen

input-one-only = Hier past maar één partij of stelling: geef er één.
input-empty = Er valt niets te lezen: geef een partij, een stelling of een lijst zetten.
input-kinds = Geef het bestand van een partij, een stelling, startpos, of - voor de standaardinvoer.
input-stdin = de standaardinvoer
input-at = Er is geen moment { $at }: het laatste van deze partij is { $count }, het eerste is 0.

## Diagrammen

diagram-terminal = Een PNG-afbeelding is geen tekst voor een terminal: noem een bestand met --output.
diagram-nothing = Er valt niets te tekenen: de torens zijn nog niet opgesteld.
diagram-ending = ‘.{ $ending }’ is geen formaat voor diagrammen: gebruik .svg, .png of .txt, of noem het formaat met --format.

## Terugblik

judged-kept = hield de winst vast
judged-threw-away = gaf de winst weg
judged-lost = was al verloren
judged-open = niet bewezen
judged-drawn = geloot
judged-forced = de enige zet
judged-would-have-won = had gewonnen: { $text }
review-match-turned = Hier keerde de partij: { $text }

## Naspelen

replay-step = stap
replay-round = ronde
replay-alone = vanzelf

## Puzzels

puzzle-progress = Opgeloste puzzels van deze graad: { $count } van { $total }
puzzle-refuted = Dat wint niet: het antwoord is { $text }. Probeer het nog eens.
puzzle-show = Oplossing
puzzle-unfinished = Tot hier goed, maar de puzzel is nog niet opgelost: er zijn meer zetten nodig.

## Analyse

analysis-nothing = Op dit moment valt er niets te analyseren: er is geen zet aan de beurt.
analysis-progress = Bewezen zetten: { $count } van { $total }
