### Wat er mis is met opstellingen en bestanden.

## Opstellingen

error-line-up-letter = Het teken op plaats { $offset } is geen kleur: schrijf de letters n, g, r, y, p, u, b en o in willekeurige volgorde.
error-line-up-length = Een opstelling heeft acht letters, één per kleur, geen { $count }.
error-line-up-twice = De kleur { color-name } staat twee keer in de opstelling, dus ontbreekt er een andere.

## Bestanden

error-file-missing = Dat bestand of die map bestaat niet.
error-file-forbidden = Dat is niet toegestaan.
error-file-folder = Dit is een map, geen bestand.
error-file-no-folder = Een deel van het pad is een bestand, geen map.
error-file-exists = Dat bestaat al.
error-file-full = Er is geen ruimte meer om te schrijven.
error-file-read-only = Daar kan alleen worden gelezen, niet geschreven.
error-file-text = Dit is geen tekst in UTF-8.
error-file-other = Het systeem zegt „{ $reason }”.

## Opdrachten

error-no-command = Een opdracht „{ $name }” bestaat niet; `kamisado --help` noemt ze.
error-needs-terminal = De opdracht `kamisado play` heeft een terminal nodig voor toetsen en scherm; `kamisado ugi` speelt door pijpen.
error-nothing-to-resume = Er is geen partij om mee verder te gaan; `kamisado play` begint er een.
error-match-busy = De partij in { $path } is in een ander venster geopend: sluit haar daar, of noem een ander bestand met --file.
error-memory = Er is niet genoeg geheugen voor een tabel van { $count } MiB: vraag minder met --hash.
error-sprt = De optie --sprt neemt twee aantallen Elo-punten, het laagste eerst, zoals --sprt 0,20.
error-chance = De optie { $name } is een kans tussen 0 en 0.5, zoals 0.05.
error-one-engine = Eén engine kan niet alleen spelen: noem er nog een, zoals level:5.
