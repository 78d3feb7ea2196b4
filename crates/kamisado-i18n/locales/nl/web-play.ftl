# Spelen in de browser.

label-players = Spelers
side-random = Willekeurig
kind-about =
    { $kind ->
        [single] Eén ronde beslist.
        [double] Twee ronden zonder sumo’s; elke speler begint er één. Gelijkspel is mogelijk.
        [standard] Tot 3 punten. Torens die winnen, worden sumo’s.
        [long] Tot 7 punten. Sumo’s duwen één toren, dubbele sumo’s twee.
        [marathon] Tot 15 punten, tot en met drievoudige sumo’s.
       *[series] Ronden zonder sumo’s; wie er als eerste drie wint.
    }
opening-about =
    { $opening ->
       *[standard] Elke toren begint op zijn eigen kleur.
        [tournament] De uitdager stelt vrij op, daarna reageert de verdediger.
        [matchplay] Beide opstellingen worden uit 36 genummerde geloot.
        [one-three-five] De eerste drie zetten van een ronde zijn beperkt tot 1, 3 en 5 velden.
    }
favour-about =
    { $favoured ->
        [black] Een voorgift: het is bewezen dat veel eerste zetten voor zwart winnen.
        [white] Een voorgift: het is bewezen dat elke eerste zet van zwart verliest.
       *[nobody] Zwart kan winnen, maar alleen met enkele van zo’n honderd eerste zetten.
    }
play-more = Meer opties
clock-with = Met klok
clock-minutes = Minuten per speler
clock-seconds = Extra seconden per beslissing
clock-of = Klok van { side }
seat-you = Jij
seat-computer = Computer
play-new = Nieuwe partij
play-log = Verloop
round-titled = Ronde { $text }
play-next-round = Volgende ronde
play-viewing-earlier = Je ziet een eerdere stelling.
play-back-to-match = Terug naar de partij
play-save-record = Partijnotatie opslaan
play-unfinished = Onvoltooide partijen
play-refused = Deze partij kan niet worden voortgezet.
line-up-of = Opstelling van { side }, vanaf de eigen linkerkant
line-up-random = Willekeurige opstelling
line-up-done = Deze opstelling gebruiken
line-up-help = Kies twee torens om ze te verwisselen, of sleep er een naar een nieuwe plaats. Toetsenbord: Enter pakt een toren op, de pijltjestoetsen verplaatsen hem, Enter zet hem neer.
line-up-list = Genummerde opstellingen
line-up-drawn = Deze opstelling is voor je geloot. Loot opnieuw of kies een andere.
engine-busy = De server is op dit moment vol. We blijven het proberen; je partij blijft bewaard.
action-retry = Opnieuw proberen
action-more = Meer
action-fill = Links of rechts?
action-delete = Verwijderen
play-elsewhere = Deze partij is geopend in een ander tabblad.
play-here = Hier spelen
play-legal = Mogelijke zetten
end-match-won = Je wint de partij!
end-match-lost = Je verliest de partij.
end-round-won = Je wint de ronde!
end-round-lost = Je verliest de ronde.
line-up-number = Nummer { $text }
line-up-rule = Beide opstellingen worden geloot uit 36 genummerde. De uitdager krijgt het laagste nummer, de verdediger het hoogste.
line-up-last = Maar één opstelling heeft een hoger nummer.
coach-title = Pas op!
coach-blunder = { $text } verliest: de tegenstander kan dan rondewinst afdwingen.
coach-other = Andere zet kiezen
coach-anyway = Toch spelen
palette-offer = Zijn sommige kleuren moeilijk te onderscheiden? Er zijn paletten voor kleurenblinden en symbolen.
palette-offer-open = Kleuren kiezen
palette-offer-no = De kleuren zijn prima
card-share = Resultaat delen
card-picture = Opslaan als afbeelding
history-title = Je partijen
history-lead = Afgelopen partijen worden in deze browser bewaard. Online gespeelde staan ook in het archief van de server.
history-none = Er is hier geen afgelopen partij.
history-opponent = Tegenstander
history-result = Resultaat
history-all = Alle
history-won = Gewonnen
history-lost = Verloren
history-tied = Gelijk
history-side-won = { side-start } wint de partij.
history-statistics = Gewonnen en verloren, per tegenstander en kant
history-file = Eén bestand bevat alles wat deze browser bewaart: partijen, instellingen en voortgang in lessen en puzzels.
history-export = Alles als bestand opslaan
history-import = Opgeslagen bestand openen
history-imported = Toegevoegde partijen: { $text }
history-unreadable = Dit bestand is niet hier opgeslagen, of het is beschadigd.
