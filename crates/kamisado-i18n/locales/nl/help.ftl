### De hulp van de opdrachtregel. Engels staat naast de code.

## Koppen

usage = Gebruik
usage-options = OPTIES
usage-command = OPDRACHT
options = Opties
commands = Opdrachten
arguments = Argumenten
examples = Voorbeelden
default = standaard
values = mogelijk

## Wat er mis is

wrong-value = “{ $value }” past niet bij { $argument }.
wrong-value-of = “{ $value }” past niet bij { $argument }. Mogelijk is: { $values }.
wrong-value-missing = { $argument } heeft een waarde nodig.
wrong-argument = { $argument } bestaat hier niet.
wrong-command = Een opdracht “{ $command }” bestaat niet.
wrong-together = { $argument } en { $other } gaan niet samen.
wrong-missing = Er ontbreekt: { $argument }.
wrong-count = { $argument } heeft te veel of te weinig waarden.
wrong-usage = Zo kan de opdracht niet worden gegeven.
wrong-suggestion = Bedoel je { $value }?
wrong-more = Zie --help voor meer.

## Het programma

kamisado = Kamisado in de terminal: spelen, studeren en gereedschap in één programma
kamisado-more =
    Zonder opdracht start `kamisado` de webapp, net als `kamisado serve`; `kamisado play` speelt in de terminal.

    Stellingen schrijf je als `OBUPYRGN/8/8/8/8/8/8/ngrypubo b -`, met aanhalingstekens of zonder. Waar een opdracht een stelling neemt, leest `-` er één per regel van de standaardinvoer.

    Afsluitcodes: 0 gedaan, 1 het antwoord is nee, 2 verkeerde argumenten of invoer, 3 een bestand of pipe kon niet worden gelezen of geschreven.
any-help = Toont deze hulp
any-help-command = Toont deze hulp of die van een opdracht
any-version = Toont de versie
any-lang = De taal van de zinnen: de, en, fr, nl, tr, hu of ro; anders de taal die het laatst in het menu van `play` is gekozen, of die van de omgeving
any-line = Regel voor regel spelen, in platte tekst
any-hash = De tabel met bewezen stellingen, in MiB
any-threads = Hoeveel threads zoeken; alleen met één zijn de aantallen knopen altijd gelijk
any-nodes = Opgeven na ongeveer zoveel stellingen
any-symbols = De symbolen op velden en torens
any-palette = De kleuren, ook voor kleurenblinden
any-colors = Hoeveel kleuren de terminal heeft; anders wat de omgeving zegt
any-colors-truecolor = Zestien miljoen
any-colors-256 = De 256 van de meeste terminals
any-colors-16 = De zestien van elke terminal
any-colors-none = Geen: letters, haakjes en omgekeerd beeld tonen alles
any-words = Het bestand van een partijnotatie, als tekst of JSON; een stelling; `startpos`; of `-` voor een daarvan op de standaardinvoer
any-kind = Het soort partij waartoe een losse lijst van beslissingen hoort
any-opening = Hoe die partij begint: standard, tournament, matchplay of 1-3-5
any-board = Hoe het bord ervan ligt: standard of mirrored
any-at = Alleen de stelling na zoveel beslissingen; 0 is het begin
any-flip = Het bord zoals wit het ziet

## play

learn = Leert het spel in korte lessen die je speelt, van de eerste zet tot de drievoudige sumo
learn-more = Zonder nummer toont een lijst de lessen en welke daarvan klaar zijn; dat wordt onthouden in de gegevensmap van de gebruiker. Met --line, en waar geen scherm is, wordt een les regel voor regel gespeeld, zonder nummer vanaf de eerste die niet klaar is; --list toont de lijst.
learn-number = De les met dit nummer
learn-list = De lessen tonen, en welke daarvan klaar zijn
matches = Toont de bewaarde partijen met namen en datums, en speelt ze na
matches-more = Elke partij van `kamisado play` wordt bewaard in de statusmap van de gebruiker. De laatste heeft nummer 1. Met een nummer wordt die partij op het scherm nagespeeld; elders, en met --print, wordt de partijnotatie getoond.
matches-number = De partij met dit nummer in de lijst
matches-print = De partijnotatie tonen in plaats van de partij op het scherm
matches-json = Per partij een JSON-object tonen
play = Speelt in de terminal: met z’n tweeën, tegen de computer, of de computer tegen zichzelf
play-more = Zonder opties vraagt een menu wat er gespeeld wordt. Elke partij wordt gaandeweg opgeslagen, als partijnotatie die elke andere opdracht leest, in de statusmap van de gebruiker of in het bestand van --file; --resume hervat de laatste. `?` toont de toetsen. Wat in het menu wordt gekozen, wordt onthouden in de configuratiemap van de gebruiker. Met --line, en waar geen scherm is, wordt regel voor regel in platte tekst gespeeld.
play-kind = Hoe lang de partij is: single, double, standard, long, marathon, series, of series-5 voor vijf overwinningen
play-opening = Hoe de partij begint: standard, tournament, matchplay of 1-3-5
play-board = Hoe het bord ligt: standard of mirrored
play-favour = Loot opstellingen waarvan bewezen is dat ze één kant bevoordelen, of geen als weinig eerste zetten winnen: none, black of white
play-position = De stelling waarmee de eerste ronde begint
play-black = Wie zwart speelt: human, de naam van iemand, of een niveau van 1 tot 10
play-white = Wie wit speelt: human, de naam van iemand, of een niveau van 1 tot 10
play-clock = Minuten per speler, en seconden die elke beslissing toevoegt: 10+5
play-seed = Het getal waar het toeval van afhangt: hetzelfde geeft dezelfde gelote opstellingen en dezelfde gewoonten van de computer
play-resume = De laatste onafgemaakte partij hervatten; --black, --white en --clock veranderen wie hem speelt en hoe snel
play-file = Het bestand voor de partij; staat er al een in, dan wordt die hervat

## Studeren

analyse = Bewijst elke mogelijke zet van een stelling, of van alle stellingen van een partijnotatie, en meldt elke zodra die bekend is
analyse-more = Een zet wint of verliest voor de kant die hem doet. Op een terminal worden de zetten gemerkt zodra de bewijzen er zijn; elders is elke zet een regel. Vóór de zetten van elke stelling van een partijnotatie staat een regel met het aantal beslissingen ervoor en de stelling, en `played` na de gespeelde zet. De afsluitcode is 1 als een grens werd bereikt vóór het laatste bewijs.
analyse-json = Voor elke zet een JSON-object tonen
solve = Bewijst wie vanuit een stelling wint
solve-more = De afsluitcode is 1 als een grens werd bereikt vóór het bewijs.
solve-words = Een stelling, `startpos`, of `-` voor een stelling per regel op de standaardinvoer
solve-length = Ook bewijzen na hoeveel zetten de ronde eindigt, en zo’n reeks tonen
solve-certificate = Een volledige winnende strategie naar dit bestand schrijven, voor `kamisado verify`; alleen voor één stelling
solve-json = Voor elke stelling een JSON-object tonen
verify = Controleert een certificaat: speelt de strategie volgens de regels door, zonder enig zoeken
verify-more = De afsluitcode is 1 als het bestand niets bewijst, omdat het veranderd is of omdat de strategie niet wint.
verify-file = Het certificaat, zoals `kamisado solve --certificate` het schrijft, of `-` voor de standaardinvoer
verify-json = Een JSON-object tonen
book = Toont, controleert en vult aan wat over opstellingen en eerste zetten bewezen is
book-more = Bij de toernooiopstelling stelt de uitdager eerst op en antwoordt de verdediger. Het boek weet op welke opstellingen een antwoord wint, en welk. Zonder opdracht zegt het hoeveel het weet.
show = Toont het antwoord op een opstelling
show-board = Het speelbord waarop de opstelling staat
show-json = Voor elke opstelling een JSON-object tonen
show-line_ups = Opstellingen van uitdagers: telkens acht kleurletters, van links gezien
moves = Toont de eerste zetten die vanaf het begin van een ronde winnen
prove = Bewijst opnieuw wat in het boek staat
prove-more = Een antwoord is in een tiende seconde bewezen. Om te bewijzen dat er geen is, worden alle 40.320 antwoorden geprobeerd, wat ongeveer een minuut duurt. De afsluitcode is 1 als iets fout is of ontbreekt.
prove-sample = Zoveel opstellingen uit het hele boek bewijzen
prove-all = Het hele boek bewijzen
prove-line_ups = Opstellingen van uitdagers; zonder argument tien gelote
build = Zoekt verder naar antwoorden en bewaart ze in een bestand
build-more =
    Het bestand wordt om de paar seconden geschreven, dus na een onderbreking gaat het daar verder.

    Meerdere computers kunnen het werk via een database delen: elke computer pakt wat geen andere probeert, hoort wat de andere vinden en schrijft alles in zijn eigen bestand. Stopt er een, dan doen de andere zijn werk. Zonder database kan elke computer een deel doen; --from voegt hun bestanden samen.
build-from = Ook beginnen met wat in deze bestanden staat
build-part = Een deel van het werk doen: 1/4 is het eerste van vier
build-database = Het werk delen met alle computers die dezelfde database noemen: een bestand, of een adres zoals postgres://user@host/name
build-file = Het boek; bestaat het bestand nog niet, dan begint het leeg
build-moves = Bewijst verdere eerste zetten en bewaart ze in een bestand
build-moves-more = Het gaat om de beginstelling, de 1-3-5-opening en alle paren gelote opstellingen. Het bestand wordt na elk daarvan geschreven.
build-moves-all_moves = Elke eerste zet en de exacte lengte bewijzen, niet alleen één zet die wint
build-moves-file = De eerste zetten; bestaat het bestand nog niet, dan begint het leeg
moves-words = Een stelling, `startpos`, of `-` voor een stelling per regel op de standaardinvoer
replay = Loopt een partij op het scherm door, of toont alles wat erin gebeurt
replay-more = Op een terminal lopen de pijltjestoetsen door de partij en de ronden, een getal en Enter gaan naar een stap, de spatiebalk speelt automatisch verder, `f` draait het bord en `q` stopt. Gaat de uitvoer ergens anders heen, dan worden de stappen geschreven. Zonder partijnotatie wordt de laatste hier gespeelde partij getoond.
replay-print = Elke stap als tekst tonen in plaats van op het scherm
replay-boards = Met een diagram van elke stelling
replay-json = Voor elke stap een JSON-object tonen
review = Kijkt terug op een partij: wat elke beslissing behield of weggaf, wat gewonnen had, en waar de partij kantelde
review-more = Elke ronde heeft een strook: balken boven de lijn waar zwart bewezen won, eronder waar wit bewezen won, hoe langer hoe zekerder, en `!` onder de beslissingen die winst weggaven. Wat met --nodes per beslissing niet bewezen is, heet open. Zonder partijnotatie wordt op de laatste hier gespeelde partij teruggekeken.
review-json = Een JSON-object tonen
review-mistakes = Alleen de beslissingen die winst weggaven
puzzle = Lost puzzels op: stellingen waarin precies één zet wint
puzzle-more = Zonder --number, --grade of --daily komt de volgende onopgeloste puzzel. Op een terminal wordt die op het scherm opgelost, met de toetsen van `kamisado play`. Elders, en met --print, wordt de puzzel als tekst getoond. Zetten op de opdrachtregel, of één per regel op de standaardinvoer met `-`, worden geprobeerd: de afsluitcode is 0 als ze de puzzel oplossen en anders 1. Wat opgelost is, wordt bewaard in de gegevensmap van de gebruiker.
puzzle-number = De puzzel met dit nummer
puzzle-grade = De volgende puzzel van deze moeilijkheid, van 1 (makkelijk) tot 5 (moeilijk)
puzzle-daily = De puzzel van een dag, geschreven als 2026-11-16; zonder datum die van vandaag (UTC)
puzzle-print = De puzzel als tekst tonen in plaats van op het scherm
puzzle-json = Een JSON-object tonen
puzzle-solution = Ook de oplossing tonen
puzzle-moves = De zetten die hem oplossen, in elke notatie, of `-` voor één per regel op de standaardinvoer

## Gereedschap

diagram = Tekent een stelling, een stap van een partijnotatie, of een hele partijnotatie, op één vel of als animatie
diagram-more = Van een partijnotatie wordt de laatste stelling getekend, tenzij --at om een andere vraagt of --sheet om alle. Een GIF toont de hele partijnotatie zet voor zet, of tot --at. Zonder --format bepaalt de extensie van het bestand het formaat. Waar letters de kleuren noemen, legt een legenda ze uit.
diagram-sheet = Alle stellingen van de partijnotatie, elk met de zet erbij, als één afbeelding
diagram-columns = Hoeveel diagrammen er in een rij van het vel staan
diagram-format = De vorm
diagram-format-text = Een raster van lijntekens
diagram-format-ascii = Hetzelfde raster in ASCII
diagram-format-compact = Een regel per rij
diagram-format-gif = Een animatie
diagram-output = Het bestand om te schrijven; anders de standaarduitvoer
diagram-width = De breedte van een PNG of GIF in pixels; anders 800 of 400
diagram-symbols = De symbolen voor de kleuren van de velden
diagram-tower_symbols = De symbolen voor de kleuren van de torens; anders als op de velden, of kanji
diagram-dark = Voor donkere pagina’s
diagram-no_coordinates = Zonder de namen van lijnen en rijen
diagram-targets = De velden merken waar de toren die moet worden verplaatst, heen kan
convert = Zet stellingen, zetten en partijnotaties om tussen alle vormen en talen
convert-more = Wat gelezen wordt, wordt herkend: een partijnotatie als tekst of JSON, stellingen, of een lijst van beslissingen zoals `b1b7 a8a4`. Een lijst begint zoals --match, --opening en --board zeggen.
convert-to = De vorm om te tonen
convert-to-record = Een partijnotatie in ASCII-tekens: U<5Y
convert-to-kanji = Een partijnotatie in de officiële tekens: 紫↖5黄
convert-to-words = Een partijnotatie in woorden van de gekozen taal
convert-to-json = JSON
convert-to-moves = De beslissingen op één regel: b1b7 a8a4
convert-to-positions = De stelling vóór elke zet en aan het eind, één per regel
setup = Loot opstellingen: in willekeurige volgorde, of twee van de 36 genummerde
setup-more = Bij genummerde opstellingen houdt de uitdager het laagste van twee nummers en geeft het hoogste aan de verdediger. Het startgetal wordt getoond, en hetzelfde loot altijd hetzelfde. Eerlijke beginstellingen en die een kant bevoordelen worden geloot uit de paren genummerde opstellingen waarvan alle eerste zetten bewezen zijn; `kamisado play --favour` speelt er een.
setup-draw = Wat er geloot wordt
setup-draw-random = Twee opstellingen in willekeurige volgorde
setup-draw-match-play = Twee van de 36 genummerde opstellingen
setup-draw-fair = Twee daarvan waarmee de uitdager wint, maar met weinig eerste zetten
setup-draw-challenger = Twee daarvan waarmee de uitdager met veel eerste zetten wint
setup-draw-defender = Twee daarvan waarmee de verdediger wint
setup-seed = Het startgetal van de eerste loting; de volgende tellen vanaf daar op
setup-count = Hoeveel lotingen
setup-json = Voor elke loting een JSON-object tonen
ugi = Spreekt het regelprotocol: de engine voor toernooiprogramma’s en andere
perft = Telt de reeksen van mogelijke zetten, om zetgeneratoren aan elkaar te toetsen
perft-more = Een beurt overslaan is geen zet, en een afgelopen ronde heeft er geen.
perft-words = Een stelling, `startpos`, of `-` voor een stelling per regel op de standaardinvoer
perft-depth = Hoeveel zetten lang
perft-divide = Voor elke eerste zet tellen
perft-json = Voor elke stelling een JSON-object tonen
arena = Laat engines tegen elkaar spelen en zegt welke sterker is
arena-long = Elk paar partijen is één begin dat van beide kanten wordt gespeeld, zodat een gelukkig begin niemand helpt. Een engine die vastloopt, niet op tijd antwoordt of iets ongeldigs antwoordt, verliest de partij, en het rapport zegt het. Met meer dan twee engines speelt iedereen tegen iedereen.
arena-more =
    Engines:
    level:3 – een van onze niveaus, 1 tot 10
    level:10,aim=round – hetzelfde, dat elke ronde op zichzelf speelt; ook seed=7 en memory=256 (MiB)
    cmd:./other-engine ugi – een ander programma dat het regelprotocol spreekt
    cmd,Level=5:./engine ugi – hetzelfde met een instelling
arena-engines = De engines
arena-ladder = Elk van onze niveaus tegen dat eronder
arena-pairs = Hoeveel paren partijen hoogstens
arena-kind = Wat er gespeeld wordt: single, double, standard, long, marathon, series, of series-5 voor vijf overwinningen
arena-start = Hoe partijen beginnen: random (gelote opstellingen), matchplay (ook geloot), tournament (de engines stellen op), standard of 1-3-5; vanuit de laatste twee spelen engines zonder toeval of klok steeds dezelfde partijen
arena-seed = Bepaalt opstellingen en gewoonten; hetzelfde geeft dezelfde partijen
arena-concurrency = Hoeveel partijen tegelijk; anders zoveel als er processors zijn
arena-time = Seconden voor een hele partij, en wat elke beslissing toevoegt: 60 of 60+0.5
arena-movetime = Milliseconden voor elke beslissing
arena-nodes = Ongeveer hoeveel stellingen er voor elke beslissing worden bekeken
arena-margin = Hoeveel milliseconden een antwoord te laat mag komen
arena-patience = Hoeveel seconden op een antwoord wordt gewacht als er geen tijd is gesteld
arena-sprt = Ophouden zodra duidelijk is of de eerste engine met het eerste of het tweede aantal Elo-punten sterker is
arena-alpha = Hoe vaak de toets het tweede getal mag aannemen terwijl het eerste waar is
arena-beta = Hoe vaak de toets het eerste getal mag aannemen terwijl het tweede waar is
arena-records = De partijnotaties bewaren: in een map met een bestand per partij, of in één bestand met JSON-regels als de naam op .jsonl eindigt
arena-json = Voor elke twee engines een JSON-object tonen
arena-quiet = Geen voortgang tonen
bench = Doet een vaste reeks zoekopdrachten en zegt hoeveel stellingen ze bekeken
bench-more = Het aantal knopen is op elke machine hetzelfde en verandert precies als de engine verandert; de snelheid hangt van de machine af.
bench-json = Een JSON-object tonen
completions = Toont de aanvullingen voor een shell
completions-shell = De shell
man = Toont de handleidingpagina, van het programma of van een opdracht
man-command = De opdracht; anders het programma
serve = Start de webapp: spelen, leren en analyseren in de browser
serve-host = Het adres om op te luisteren; anders kan alleen deze computer verbinden
serve-port = De poort om op te luisteren; anders 8080 of de volgende vrije
serve-assets = Scripts en stijlen uit deze map lezen in plaats van uit het programma, om eraan te werken
any-config = Instellingen uit dit TOML-bestand lezen
serve-set = Een instelling uit docs/server.md kiezen, bijvoorbeeld sessions=32; mag vaker
serve-bus = Waar NATS draait, waarmee servers met dezelfde database elkaar op de hoogte houden; meerdere adressen worden door komma’s gescheiden
any-database = De database: een bestand, een adres zoals postgres://user@host/name, of :memory: om niets te bewaren; anders kamisado.db in de gegevensmap van de gebruiker
admin = Zorgt voor de mensen en partijen van een server, ook terwijl die draait
admin-more = Alles wat er gebeurt staat daarna in het logboek, met de naam van de gebruiker en de tijd. Namen mag je schrijven zoals je wilt: hoofdletters, kleine letters en letters die op elkaar lijken zijn gelijk.
close = Sluit een account: niemand kan er meer mee inloggen
close-name = De naam
open = Opent een gesloten account weer
open-name = De naam
rename = Geeft een account een andere naam
rename-name = De naam
rename-new = De nieuwe naam
void = Verklaart een partij ongeldig, of ze nu loopt of afgelopen is
void-game = De tien letters en cijfers in het adres van de partij
reports = Toont de open meldingen
reports-handled = In plaats daarvan de melding met dit nummer als afgehandeld noteren
promote = Maakt iemand moderator
promote-name = De naam
demote = Maakt dat iemand geen moderator meer is
demote-name = De naam
fairness = Vergelijkt iemands partijen met rating met wat bewezen is: hoe vaak een winst werd vastgehouden die weinig zetten vasthielden
fairness-more = Geteld worden zetten waarbij de speler een bewezen winst had, hoogstens één zet op de drie die vasthield en geen enkele meteen won. De cijfers bewijzen op zichzelf niets: sterke spelers vinden zulke zetten ook. Er wordt niets gewijzigd en niemand krijgt bericht.
fairness-name = De naam
fairness-games = Hoeveel partijen met rating worden bekeken, de nieuwste eerst
audit = Toont het logboek, het nieuwste eerst
audit-limit = Hoeveel regels
backup = Maakt een back-up van alles in een bestand, terwijl de server draait
backup-file = Het nieuwe bestand; met de extensie .gz wordt het gecomprimeerd, en - is de standaarduitvoer
restore = Vult een database vanuit een back-up, helemaal of helemaal niet; de servers moeten gestopt zijn
restore-file = Het bestand met de back-up; - is de standaardinvoer
restore-replace = Vervangen wat er in de database staat
