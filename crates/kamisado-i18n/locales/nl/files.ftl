### Wat er mis is met opstellingen en bestanden.

## Opstellingen

error-line-up-letter = Teken { $offset } is geen kleur: schrijf de letters n, g, r, y, p, u, b en o in willekeurige volgorde.
error-line-up-length = Een opstelling heeft acht letters, één per kleur, geen { $count }.
error-line-up-twice = De opstelling bevat { color-name } twee keer, dus ontbreekt er een andere kleur.

## Bestanden

error-file-missing = Dat bestand of die map bestaat niet.
error-file-forbidden = Geen toegang: pas de rechten aan of gebruik een ander bestand.
error-file-folder = Dit is een map, geen bestand.
error-file-no-folder = Een deel van het pad is een bestand, geen map.
error-file-name = Die naam is te lang of hier niet toegestaan.
error-file-exists = Dat bestaat al: kies een andere naam.
error-file-full = Er is geen schijfruimte meer: maak ruimte vrij of kies een andere plaats.
error-file-read-only = Die plaats is alleen-lezen: kies een andere.
error-file-text = Dit is geen UTF-8-tekst.
error-file-damaged = Het bestand is beschadigd: regel { $line }, kolom { $column } is onleesbaar. Herstel het, of verwijder het om opnieuw te beginnen.
error-file-other = Het systeem kon het niet lezen of schrijven ({ $reason }). Probeer het opnieuw of gebruik een ander bestand.

## Opdrachten

error-no-command = Een opdracht “{ $name }” bestaat niet; `kamisado --help` somt ze op.
error-nothing-to-resume = Er is geen partij om te hervatten; `kamisado play` begint er een.
error-match-busy = De partij in { $path } is in een ander venster geopend: sluit die daar, of noem een ander bestand met --file.
error-sprt = De optie --sprt neemt twee Elo-verschillen, het laagste eerst, zoals --sprt 0,20.
error-chance = De optie { $name } neemt een kans tussen `0` en `0.5`, zoals `0.05`.
error-one-engine = Een engine kan niet tegen zichzelf spelen: noem er nog een, zoals level:5.
