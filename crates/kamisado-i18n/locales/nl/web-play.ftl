# Spelen in de browser.

label-players = Wie speelt
side-random = Door het lot
kind-about =
    { $kind ->
        [single] Eén ronde beslist.
        [standard] Tot 3 punten. Torens die winnen, worden sumo’s.
        [long] Tot 7 punten. Sumo’s duwen, dubbele sumo’s nog harder.
        [marathon] Tot 15 punten, met drievoudige sumo’s.
       *[series] Ronden zonder sumo’s. Wie er als eerste drie wint.
    }
opening-about =
    { $opening ->
       *[standard] Elke toren staat op het veld van zijn eigen kleur.
        [tournament] De uitdager stelt op zoals hij wil, daarna antwoordt de verdediger.
        [matchplay] Beide opstellingen worden uit de 36 van matchplay geloot.
        [one-three-five] De eerste drie zetten van een ronde gaan hoogstens 1, 3 en 5 velden ver.
    }
play-more = Meer keuzes
clock-with = Met klok
clock-minutes = Minuten per speler
clock-seconds = Seconden erbij per beslissing
clock-of = Klok van { side }
seat-you = Jij
seat-computer = Computer
play-new = Nieuwe partij
play-log = Wat er gebeurde
round-titled = Ronde { $text }
play-next-round = Volgende ronde
play-look-back = Je kijkt naar een eerder moment van de partij.
play-to-now = Terug naar de partij
play-save-record = Notatie opslaan
play-kept = Er is nog een partij bezig
play-resume-before = De partij daarvoor hervatten
play-refused = Deze partij kan niet worden voortgezet.
line-up-of = Opstelling van { side }, van links gezien
line-up-random = Willekeurige opstelling
line-up-done = Zo opstellen
line-up-help = Kies twee torens om ze te verwisselen, of sleep er een naar een andere plaats. Met het toetsenbord: Enter pakt een toren, de pijltjestoetsen dragen hem, Enter zet hem neer.
line-up-list = Opstellingen van matchplay
line-up-drawn = Het lot viel op deze opstelling. Je kunt opnieuw loten of een andere kiezen.
engine-busy = De server heeft op dit moment geen plaats voor nog een partij. Het wordt steeds opnieuw geprobeerd; je partij blijft bewaard.
action-retry = Opnieuw proberen
action-more = Meer
