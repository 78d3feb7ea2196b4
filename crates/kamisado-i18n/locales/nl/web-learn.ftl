# The lessons.

lessons-lead = Korte lessen die je speelt, van de eerste zet tot de drievoudige sumo. Elke les eindigt met een oefening.
lessons-start = Met de eerste les beginnen
lessons-continue = Verdergaan
lessons-all-done = Je hebt alle lessen gedaan. Tijd om te spelen!
lesson-numbered = Les { $number }
lesson-finished-mark = klaar
lesson-step = Stap { $number } van { $count }
lesson-exercise = Oefening
lesson-steps = Stappen van de les
lesson-right = Goed!
lesson-wrong = Die zet mag, maar hier wordt een andere gevraagd. Hij is teruggenomen.
lesson-next-step = Verder
lesson-next-lesson = Volgende les
lesson-again = Nog een keer
lesson-finished = Je hebt deze les af.
lesson-all = Alle lessen

## Hints

lesson-hint-any = Elke zet die het bord aanbiedt is goed.
lesson-hint-this = Lees de opdracht nog eens: de toren en de weg staan erin.
lesson-hint-calls = De volgende toren heeft de kleur van het veld waarop je zet eindigt.
lesson-hint-win = Zoek een vrije weg naar de basislijn van je tegenstander, recht of schuin.
lesson-hint-pass = Zoek een veld in de kleur van een toren die niet weg kan.
lesson-hint-deadlock = Roep een toren op die nog maar één zet heeft, en kijk wie die zet oproept.
lesson-hint-length = Tel de velden en ga zo ver als je mag.
lesson-hint-push = Ga met de sumo naar het veld van de vijandelijke toren die recht voor hem staat.
lesson-hint-safe = Elk veld roept een andere zwarte toren op. Welke kan jouw basislijn niet bereiken?

## The steps

lesson-finish = En win nu de ronde.

lesson-move = Een toren verplaatsen
lesson-move-1 = Jij hebt de zwarte torens, onderaan. Een toren gaat recht of schuin vooruit, zo ver als de weg vrij is. De eerste zet van een ronde mag met elke toren: verplaats er een.
lesson-move-1-done = Torens gaan nooit achteruit of opzij, en ze springen nooit.
lesson-move-2 = Verplaats nu de roze toren schuin vooruit, zo ver als je wilt.
lesson-move-3 = Zet de rode toren met één zet vlak voor de rij van Wit.

lesson-color = De kleur beslist
lesson-color-1 = Het veld waarop je zet eindigt, bepaalt welke toren je tegenstander moet verplaatsen. Ga met de rode toren vier velden rechtuit, naar blauw.
lesson-color-1-done = Wit moest de blauwe toren verplaatsen en kwam op geel. Daarmee is jouw gele toren aan de beurt.
lesson-color-2 = Je gele toren moet zetten. Ga er drie velden schuin mee, naar paars.
lesson-color-3 = Je groene toren moet zetten. Kies een veld waardoor Wit de oranje toren moet verplaatsen.

lesson-win = De ronde winnen
lesson-win-1 = Een toren die de basislijn van de tegenstander bereikt, wint de ronde. Je roze toren is dichtbij, maar een andere moet zetten: ga met bruin twee velden vooruit, naar blauw, en de blauwe toren van Wit heeft nog maar één zet.
lesson-win-1-done = Wie kan zetten, moet zetten, ook als het pijn doet.
lesson-win-2 = De zet van Wit heeft je roze toren opgeroepen. Breng hem naar de basislijn van Wit.
lesson-win-3 = Vind de zet die de ronde wint.

lesson-pass = Geblokkeerd: een beurt overslaan
lesson-pass-1 = De groene toren van Wit is ingemetseld. Ga met je bruine toren vier velden rechtuit, naar groen, en kijk wat er gebeurt.
lesson-pass-1-done = Overslaan telt als een zet van nul velden: de kleur onder de geblokkeerde toren roept de volgende op.
lesson-pass-2 = De geblokkeerde toren staat op geel, dus je gele toren is aan de beurt. Maak er gebruik van.
lesson-pass-3 = Laat Wit een beurt overslaan, en wel zo dat je daarna kunt winnen.

lesson-chain = Overslaan aan beide kanten
lesson-chain-1 = Je speelt nu met Wit. De zet van Zwart riep je groene toren op, die geblokkeerd is, en die riep de gele van Zwart op, die ook geblokkeerd is. Dus ben jij aan de beurt met blauw: ga naar geel, en Zwart moet weer overslaan.
lesson-chain-2 = De gele toren van Zwart zit nog steeds vast en blauw is weer aan de beurt. Maak de ronde af.
lesson-chain-3 = Vind de zet waarna drie torens na elkaar moeten overslaan en jij weer aan de beurt bent.

lesson-deadlock = Volledige blokkade
lesson-deadlock-1 = Je speelt met Wit. De groene toren van Zwart heeft maar één uitweg, en alles wat hij oproept zit vast. Roep hem op met je blauwe toren.
lesson-deadlock-1-done = Er zou alleen nog worden overgeslagen, voor altijd. Dan is de ronde voorbij, en wie het laatst een zet deed verliest, gedwongen of niet. De toren in de kleur van dat laatste veld wint.
lesson-deadlock-2 = Laat Wit één zet over, die eindigt in een volledige blokkade.

lesson-teeth = Drakentanden en punten
lesson-teeth-1 = Een partij heeft meerdere ronden. De toren die een ronde wint, krijgt een drakentand: hij is nu een sumo, en jij hebt een punt. Win met de paarse toren van Wit.
lesson-teeth-2 = Een sumo is zwaar: hij gaat hoogstens vijf velden ver. Ga met de jouwe zo ver als hij kan.
lesson-teeth-3 = Een tweede tand levert nog twee punten op, en met drie punten win je een standaardpartij. Win haar met je rode sumo.
lesson-teeth-3-done = Een enkele ronde win je met 1 punt, een standaardpartij met 3, een lange met 7, een marathon met 15.
lesson-teeth-4 = Een lange partij. Je groene toren heeft twee tanden, en de derde zou vier punten opleveren. Win er de partij mee.
lesson-teeth-4-done = De vier tanden van een toren leveren 1, 2, 4 en 8 punten op. De stand is altijd aan de torens af te lezen.

lesson-fill = De volgende ronde
lesson-fill-1 = Je hebt met Wit een ronde gewonnen en mag kiezen: beide spelers stellen opnieuw op van links, of beide van rechts. Vergelijk de twee plaatjes en kies.
lesson-fill-1-done = De torens worden rij voor rij genomen, te beginnen met de eigen basislijn, en houden hun tanden. De verliezer doet de eerste zet.
lesson-fill-2 = Kies zo dat er recht voor je gele toren een geel veld ligt.

lesson-push = De sumo duwt
lesson-push-1 = Je speelt met Wit, en je paarse sumo moet zetten. Vlak voor hem staat een zwarte toren: duw hem terug door naar zijn veld te gaan.
lesson-push-1-done = Na het duwen ben je meteen weer aan de beurt, met de toren in de kleur van het veld waar de geduwde toren kwam.
lesson-push-2 = Hij kwam op geel, dus je gaat door met je gele toren. Win de ronde.
lesson-push-3 = Dezelfde plek, maar nu heeft de sumo geen andere weg. Dan moet hij duwen: wie kan duwen, mag niet overslaan.
lesson-push-4 = Zet zo dat je weer aan de beurt bent en kunt winnen.

lesson-limits = Wat je niet kunt duwen
lesson-limits-1 = Een sumo duwt één vijandelijke toren met minder tanden, recht vooruit, naar een vrij veld. Hier mag elke toren zetten, maar slechts één kan duwen. Vind hem.
lesson-limits-1-done = Niemand duwt schuin, van het bord af, eigen torens, even sterke of sterkere, of meer torens dan hij tanden heeft.
lesson-limits-2 = Met twee tanden duwt een sumo tot twee torens, met drie tot drie. Weer kan er maar één keer geduwd worden.

lesson-double = De dubbele sumo
lesson-double-1 = Twee tanden: een dubbele sumo gaat hoogstens drie velden ver, maar duwt twee torens tegelijk. Duw met groen.
lesson-double-1-done = De achterste geduwde toren beslist. Hij kwam op groen, dus groen is nog eens aan de beurt.
lesson-double-2 = Duw nog een keer.
lesson-double-3 = Nu is je roze sumo aan de beurt. Win de ronde, en daarmee de partij.
lesson-double-4 = Duw zo dat je daarna kunt winnen.

lesson-triple = De drievoudige sumo
lesson-triple-1 = Een marathon: je speelt met Wit en mist nog één punt. Een drievoudige sumo gaat maar één veld ver, maar duwt drie torens. Duw met geel.
lesson-triple-2 = De achterste toren kwam op blauw. Duw met je blauwe dubbele sumo.
lesson-triple-3 = Geel is weer aan de beurt. Duw de drie nog een keer.
lesson-triple-4 = Duwen kan niet meer, en er is maar één zet.
lesson-triple-5 = Duw de paarse sumo weg die in de weg staat.
lesson-triple-6 = Pas op: na alle zetten op één na wint Zwart meteen.
lesson-triple-7 = Drie zetten achter elkaar, en de partij is van jou. Begin.
lesson-triple-8 = Blijf aan de beurt.
lesson-triple-9-done = De vierde tand levert acht punten op: 22 tegen 9.

lesson-tournament = De toernooiopstelling
lesson-tournament-1 = Op toernooien stellen de spelers hun torens voor de eerste ronde zelf op. Zwart begint en stelt als eerste op. Wissel torens zoals je wilt.
lesson-tournament-2 = Je speelt met Wit en hebt de opstelling van Zwart gezien. Stel zo op dat elke toren van jou tegenover de zwarte van zijn eigen kleur staat.
