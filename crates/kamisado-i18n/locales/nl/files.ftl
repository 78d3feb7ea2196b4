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
