### Wat de hulpmiddelen in de terminal ontdekken.

solved-win = { side-start } is aan de beurt en wint, bijvoorbeeld met { $m }.
solved-loss = { side-start } is aan de beurt, maar { opponent } wint; { $m } houdt het langst stand.
solved-length =
    Bij het beste spel eindigt de ronde na nog { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    }.
certificate-holds = Het certificaat is geldig: { side } wint, wat de tegenstander ook speelt (gecontroleerde stellingen: { $count }).
certificate-refused = Het certificaat is niet geldig: { $text }
certificate-of-one = Een certificaat gaat over één stelling: gebruik --certificate met één stelling.
book-known = Bekende opstellingen: { $count } van { $total }, spiegelbeelden één keer geteld; zonder antwoord: { $without }.
book-answer = { $answer } verslaat { $line_up }: daarmee wint de verdediger.
book-no-answer = Tegen { $line_up } bestaat geen antwoord: de uitdager wint tegen elke opstelling.
book-unknown = Het antwoord op { $line_up } is nog niet bekend. “kamisado book build” zoekt het.
book-moves = { side-start } wint met deze eerste zetten ({ $count }):
book-some-moves = { side-start } wint; van deze eerste zetten is bewezen dat ze winnen, andere winnen misschien ook:
book-start-lost = { side-start } begint, maar { opponent } wint, wat de eerste zet ook is.
book-not-a-start = Het boek kent deze stelling niet. Het kent de beginstelling, de 1-3-5-opening en gelote opstellingen; “kamisado solve” bewijst elke stelling.
book-verified = Opnieuw bewezen: { $count }.
book-wrong = Wat het boek over { $line_up } zegt, is niet bewezen: het is fout of ontbreekt.
book-damaged = Dit bestand is geen boek, of het is beschadigd. Kies een ander bestand, dan maakt “kamisado book build” een nieuw boek.
book-outage = { $reason } Alles wat tot nu toe bewezen is, staat veilig in { $path }; het programma blijft het proberen.
book-given-up = { $reason } Het programma heeft het opgegeven. Alles wat tot nu toe bewezen is, staat in { $path }; geef dezelfde opdracht nog eens als de database weer bereikbaar is.
book-contradiction = Eén computer heeft bewezen dat er tegen { $line_up } geen antwoord bestaat, een andere dat { $answer } er een is. Een van beide heeft het mis. Stop alle computers en zoek met “kamisado solve { $text }” uit welke.
certificate-title = De eerste regel is niet die van een certificaat.
certificate-line = De regel “{ $name } …” ontbreekt, staat op de verkeerde plaats of is onjuist.
certificate-position = De stelling is niet te lezen: { $reason }
certificate-moves = Regel { $line } bevat geen zetten in de juiste vorm.
certificate-count = Het is niet volledig, of er is iets toegevoegd.
certificate-checksum = De controlesom klopt niet: het bestand is veranderd of beschadigd. Haal het opnieuw bij de bron.
certificate-no-move = Er is geen zet voor de stelling { $text }.
certificate-illegal-move = De zet voor de stelling { $text } is daar niet toegestaan.
certificate-loses = De strategie kan verliezen in de stelling { $text }.
certificate-left-over = Het bevat meer zetten dan de strategie nodig heeft.
input-line = regel { $line }
server-ready = Kamisado draait op { $address }
server-not-listening = Kamisado kan niet luisteren op { $address } ({ $reason }). Kies een ander adres met --host of een andere poort met --port.
server-stop = Stoppen met Ctrl-C.
config-unknown = Er is geen instelling “{ $name }”. docs/server.md somt ze allemaal op.
config-value = De instelling “{ $name }” kan niet “{ $text }” zijn. docs/server.md vermeldt de mogelijke waarden.
config-file = De configuratie is geen geldige TOML. Verbeter die en probeer het opnieuw: { $reason }
database-in-use = { $path }: een andere server gebruikt deze database. Stop die eerst, of kies met --database een ander bestand.
database-missing = { $path }: deze database bestaat niet. Noem met --database de database die de server gebruikt.
database-too-new = { $path }: deze database komt van een andere versie van Kamisado. Gebruik die versie, of kies met --database een andere.
database-damaged = { $path }: dit is geen database van Kamisado, of hij is beschadigd. Zet een back-up terug, of kies met --database een ander bestand.
database-read-only = { $path }: dit bestand of zijn map is niet beschrijfbaar. Pas de rechten aan, of kies met --database een ander bestand.
database-unreachable = { $path }: PostgreSQL is niet bereikbaar ({ $reason }). Controleer of het draait, en of de host en de poort in --database kloppen.
database-rejected = { $path }: PostgreSQL accepteert deze gebruiker of dit wachtwoord niet. Verbeter ze in --database, of stel PGPASSWORD in.
database-none = { $path }: PostgreSQL heeft geen database met deze naam. Maak die aan met createdb, of noem met --database een andere.
database-not-allowed = { $path }: deze PostgreSQL-gebruiker mag daar geen tabellen maken of beschrijven. Maak de gebruiker eigenaar van de database, of noem met --database een andere.
database-other = { $path }: de database kan niet worden geopend ({ $reason }). Controleer die, of kies een andere met --database.
database-down = De database is niet bereikbaar. Probeer het opnieuw.
admin-closed = Het account van { $name } is gesloten.
admin-opened = Het account van { $name } is weer open.
admin-renamed = { $name } heet nu { $text }.
admin-voided = De partij { $name } is ongeldig.
admin-promoted = { $name } is nu moderator.
admin-demoted = { $name } is geen moderator meer.
admin-handled = Melding { $name } is afgehandeld.
admin-unknown = “{ $name }” bestaat niet.
admin-already = Dat is al zo; er is niets veranderd.
admin-name-taken = De naam “{ $name }” is bezet, of lijkt te veel op een naam die bezet is.
admin-bad-name = “{ $name }” kan geen naam zijn: een naam heeft 2 tot 20 letters van één schrift, cijfers, koppeltekens en lage streepjes, en begint met een letter.
admin-no-reports = Er zijn geen open meldingen.
admin-backed-up = Alles staat als back-up in { $path } (partijen: { $games }, mensen: { $people }).
admin-restored = Alles uit { $path } is teruggezet (partijen: { $games }, mensen: { $people }).
backup-none = Dit is geen back-up van Kamisado.
backup-too-new = Deze back-up komt van een nieuwere versie van Kamisado. Zet hem met die versie terug.
backup-damaged = Deze back-up is beschadigd of onvolledig; regel { $line } klopt niet. Er is niets veranderd. Gebruik een andere back-up.
backup-not-empty = In deze database staan al partijen of mensen. Kies met --database een andere, of geef --replace op om ze te vervangen.
backup-in-use = Een server gebruikt deze database. Stop eerst alle servers.
fairness-lead = Hoe vaak { $name } in partijen met rating een bewezen winst vasthield, waar hoogstens één op de drie zetten dat deed:
fairness-game = { $game }: { $kept } van { $count }
fairness-player = { $name } hield de winst bij { $kept } van { $count } zulke zetten vast. Willekeurige zetten hadden dat ongeveer { $text } keer gedaan.
fairness-opponents = Tegenstanders in dezelfde partijen: { $kept } van { $count }. Willekeurige zetten hadden dat ongeveer { $text } keer gedaan.
fairness-note = Dit is geen bewijs: sterke spelers vinden zulke zetten ook. Loop de partijen na voordat je iets beslist.

## Wat wordt gelezen

input-one-only = Eén partijnotatie of stelling tegelijk, graag.
input-empty = Er valt niets te lezen: geef een partijnotatie, een stelling of een lijst zetten.
input-kinds = Geef het bestand van een partijnotatie, een stelling, startpos, of - voor de standaardinvoer.
input-stdin = de standaardinvoer
input-at = Er is geen stap { $at }: deze partijnotatie loopt van 0 tot en met { $count }.

## Diagrammen

diagram-terminal = Een PNG of GIF kan niet in een terminal worden getoond: noem een bestand met --output.
diagram-nothing = Er valt niets te tekenen: de torens zijn nog niet opgesteld.
diagram-ending = “.{ $ending }” is geen formaat voor diagrammen: gebruik .svg, .png, .gif of .txt, of noem het formaat met --format.
diagram-size = Een afbeelding van { $width } pixels breed kan niet: breedte en hoogte moeten tussen 1 en { $limit } pixels liggen. Kies een andere --width.
diagram-failed = De afbeelding kon niet worden gemaakt ({ $reason }): gebruik in plaats daarvan --format svg.

## Terugblik

judged-kept = hield de winst vast
judged-threw-away = gaf de winst weg
judged-lost = al verloren
judged-open = niet bewezen
judged-drawn = geloot
judged-forced = de enige zet
judged-would-have-won = had gewonnen: { $text }
review-match-turned = Keerpunt van de partij: { $text }

## Naspelen

replay-step = stap
replay-round = ronde
replay-autoplay = automatisch

## Puzzels

puzzle-progress = Opgeloste puzzels van deze moeilijkheid: { $count } van { $total }
puzzle-show-solution = Oplossing
puzzle-unfinished = Tot hier goed, maar nog niet opgelost: er zijn nog meer zetten te vinden.

## Analyse

analysis-progress = Bewezen zetten: { $count } van { $total }
