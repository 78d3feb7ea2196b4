# The lessons.

lessons-lead = Korte lessen die je speelt, van de eerste zet tot de drievoudige sumo. Elke les eindigt met een oefening.
lessons-start = Eerste les beginnen
lessons-continue = Verdergaan
lessons-all-done = Je hebt alle lessen afgerond. Tijd om te spelen!
lessons-strategy = Strategie
lesson-numbered = Les { $number }
lesson-finished-mark = klaar
lesson-step = Stap { $number } van { $count }
lesson-exercise = Oefening
lesson-steps = Stappen van de les
lesson-correct = Goed!
lesson-wrong = Dat mag, maar deze stap vraagt iets anders. Het is teruggenomen.
lesson-next-step = Verder
lesson-next-lesson = Volgende les
lesson-again = Deze les herhalen
lesson-finished = Je hebt deze les afgerond.
lesson-all = Alle lessen

## Hints

lesson-hint-any = Elke zet die het bord aanbiedt is goed.
lesson-hint-this = Lees de opdracht nog eens: de toren en de richting staan erin.
lesson-hint-proven = Bekijk elk veld dat je kunt bereiken: welke toren roept het op, en wat kan die?
lesson-hint-fill = Vergelijk de twee plaatjes: elk laat zien waar de torens zouden staan.
lesson-hint-fill-any = Beide keuzes zijn goed.
lesson-hint-line-up = Vergelijk je rij met die van je tegenstander, toren voor toren.
lesson-hint-line-up-any = Elke volgorde is goed.
lesson-hint-color = De volgende toren heeft de kleur van het veld waarop je zet eindigt.
lesson-hint-win = Zoek een vrije weg naar de basislijn van je tegenstander, recht of schuin.
lesson-hint-pass = Zoek een veld in de kleur van een toren die niet kan worden verplaatst.
lesson-hint-deadlock = Dwing een toren die nog maar één zet heeft, en kijk welke toren daarna moet worden verplaatst.
lesson-hint-length = Tel de velden en ga zo ver als je kunt.
lesson-hint-push = Ga met de sumo naar het veld van de toren van je tegenstander die recht voor hem staat.
lesson-hint-safe = Bij elk veld moet een andere zwarte toren worden verplaatst. Welke kan jouw basislijn niet bereiken?

## The steps

lesson-finish = Win nu de ronde.

lesson-move = Een toren verplaatsen
lesson-move-1 = Jij hebt de zwarte torens, onderaan. Een toren gaat recht of schuin vooruit, zo ver als de weg vrij is. Voor de eerste zet van een ronde mag je elke toren kiezen: verplaats er een.
lesson-move-1-done = Torens gaan nooit achteruit of opzij, en ze springen nooit.
lesson-move-2 = Verplaats nu de roze toren schuin vooruit, zo ver als je wilt.
lesson-move-3 = Zet de rode toren met één zet vlak voor de basislijn van wit.

lesson-color = De kleur beslist
lesson-color-1 = Het veld waarop je zet eindigt, bepaalt welke toren je tegenstander moet verplaatsen. Ga met de rode toren vier velden recht vooruit, naar blauw.
lesson-color-1-done = Wit moest de blauwe toren verplaatsen en kwam op geel. Dat roept je gele toren op: die is nu aan de beurt.
lesson-color-2 = Je moet je gele toren verplaatsen. Ga er drie velden schuin mee, naar paars.
lesson-color-3 = Je moet je groene toren verplaatsen. Kies een veld waardoor wit de oranje toren moet verplaatsen.

lesson-win = De ronde winnen
lesson-win-1 = Een toren die de basislijn van de tegenstander bereikt, wint de ronde. Je roze toren is dichtbij, maar je moet een andere verplaatsen: ga met bruin twee velden vooruit, naar blauw, en de blauwe toren van wit heeft nog maar één zet.
lesson-win-1-done = Als je een zet kunt doen, moet je hem doen, ook als het pijn doet.
lesson-win-2 = Na de zet van wit is je roze toren aan de beurt. Breng hem naar de basislijn van wit.
lesson-win-3 = Vind de zet die de ronde wint.

lesson-pass = Geblokkeerd: een beurt overslaan
lesson-pass-1 = De groene toren van wit is geblokkeerd. Ga met je bruine toren vier velden recht vooruit, naar groen, en kijk wat er gebeurt.
lesson-pass-1-done = Een beurt overslaan telt als een zet van nul velden: de kleur onder de geblokkeerde toren bepaalt welke toren aan de beurt is.
lesson-pass-2 = De geblokkeerde toren staat op geel, dus je gele toren is aan de beurt. Haal er het beste uit.
lesson-pass-3 = Dwing wit een beurt over te slaan, en wel zo dat je daarna kunt winnen.

lesson-chain = Beide spelers slaan over
lesson-chain-1 = Je speelt nu met wit. Na de zet van zwart moet je groene toren worden verplaatst, maar die is geblokkeerd; daarna de gele van zwart, die ook geblokkeerd is. Dus ben jij aan de beurt met blauw: ga naar geel, en zwart moet weer een beurt overslaan.
lesson-chain-2 = De gele toren van zwart is nog steeds geblokkeerd en blauw is weer aan de beurt. Maak de ronde af.
lesson-chain-3 = Vind de zet waarna drie torens na elkaar een beurt moeten overslaan en jij weer aan de beurt bent.

lesson-deadlock = Volledige blokkade
lesson-deadlock-1 = Je speelt met wit. De groene toren van zwart heeft maar één zet, en elke toren die daarna aan de beurt komt, is geblokkeerd. Dwing hem met je blauwe toren.
lesson-deadlock-1-done = Vanaf hier zou alleen nog worden overgeslagen. De ronde eindigt, en wie de laatste zet deed verliest, gedwongen of niet. De toren in de kleur van dat laatste veld wint.
lesson-deadlock-2 = Laat wit één zet over, die eindigt in een volledige blokkade.

lesson-teeth = Drakentanden en punten
lesson-teeth-1 = Een partij heeft meerdere ronden. De toren die een ronde wint, krijgt een drakentand: hij wordt een sumo, en jij krijgt een punt. Win met de paarse toren van wit.
lesson-teeth-2 = Een sumo is zwaar: hij gaat hoogstens vijf velden ver. Ga met de jouwe zo ver als hij kan.
lesson-teeth-3 = Een tweede tand levert nog twee punten op, en met drie punten win je een standaardpartij. Win die met je rode sumo.
lesson-teeth-3-done = Een enkele ronde win je met 1 punt, een standaardpartij met 3, een lange partij met 7, een marathonpartij met 15.
lesson-teeth-4 = Een lange partij. Je groene toren heeft twee tanden, en de derde zou vier punten opleveren. Win er de partij mee.
lesson-teeth-4-done = De vier tanden van een toren leveren 1, 2, 4 en 8 punten op. De stand is altijd aan de torens af te lezen.

lesson-fill = De volgende ronde
lesson-fill-1 = Je hebt met wit een ronde gewonnen en mag kiezen: beide spelers vullen van links op, of beide van rechts. Vergelijk de twee plaatjes en kies.
lesson-fill-1-done = De torens worden rij voor rij genomen, te beginnen met de eigen basislijn, en houden hun tanden. De verliezer doet de eerste zet.
lesson-fill-2 = Kies zo dat er recht voor je gele toren een geel veld ligt.

lesson-push = De sumo-duw
lesson-push-1 = Je speelt met wit, en je moet je paarse sumo verplaatsen. Vlak voor hem staat een zwarte toren: duw hem terug door naar zijn veld te gaan.
lesson-push-1-done = Na een sumo-duw ben je meteen weer aan de beurt, met de toren in de kleur van het veld waar de geduwde toren kwam.
lesson-push-2 = Hij kwam op geel, dus je gele toren is aan de beurt. Win de ronde.
lesson-push-3 = Dezelfde plek, maar nu heeft de sumo geen andere zet. Dan moet hij duwen: als je kunt duwen, mag je geen beurt overslaan.
lesson-push-4 = Speel zo dat je weer aan de beurt bent en kunt winnen.

lesson-limits = Wat niet geduwd kan worden
lesson-limits-1 = Een sumo duwt één toren van de tegenstander met minder tanden, recht vooruit, naar een leeg veld. Hier mag je elke toren verplaatsen, maar slechts één kan duwen. Vind hem.
lesson-limits-1-done = Een sumo duwt nooit schuin en nooit van het bord af. Hij duwt geen eigen, even sterke of sterkere torens en nooit meer torens dan hij tanden heeft.
lesson-limits-2 = Met twee tanden duwt een sumo maximaal twee torens, met drie maximaal drie. Weer is maar één sumo-duw mogelijk.

lesson-double = De dubbele sumo
lesson-double-1 = Twee tanden: een dubbele sumo gaat hoogstens drie velden ver, maar duwt twee torens tegelijk. Duw met groen.
lesson-double-1-done = De toren die het verst naar achteren is geduwd, beslist. Hij kwam op groen, dus groen is nog eens aan de beurt.
lesson-double-2 = Duw nog een keer.
lesson-double-3 = Nu is je roze sumo aan de beurt. Win de ronde, en daarmee de partij.
lesson-double-4 = Duw zo dat je daarna kunt winnen.

lesson-triple = De drievoudige sumo
lesson-triple-1 = Een marathonpartij: je speelt met wit en mist nog één punt. Een drievoudige sumo gaat maar één veld ver, maar duwt drie torens. Duw met geel.
lesson-triple-2 = De achterste toren kwam op blauw. Duw met je blauwe dubbele sumo.
lesson-triple-3 = Geel is weer aan de beurt. Duw de drie nog een keer.
lesson-triple-4 = Duwen kan niet meer, en er is nog maar één zet.
lesson-triple-5 = Duw de paarse sumo uit de weg.
lesson-triple-6 = Pas op: na elke zet op één na wint zwart meteen.
lesson-triple-7 = Drie zetten achter elkaar, en de partij is van jou. Begin.
lesson-triple-8 = Geef de beurt niet weg.
lesson-triple-9-done = De vierde tand levert acht punten op: 22-9.

lesson-tournament = De toernooiopstelling
lesson-tournament-1 = Op toernooien stellen de spelers hun torens voor de eerste ronde zelf op. Zwart doet de eerste zet en stelt dus als eerste op. Wissel torens zoals je wilt.
lesson-tournament-2 = Je speelt met wit en hebt de opstelling van zwart gezien. Stel zo op dat elke toren van jou tegenover de zwarte van dezelfde kleur staat.
lesson-strikers = Aanvallers en veilige velden
lesson-strikers-1 = Een toren met een vrije weg naar de basislijn van de tegenstander is een aanvaller. De gele en de oranje toren van wit zijn aanvallers: ze kijken langs de lange diagonalen tot aan je basislijn. Zet je rode toren op een veld dat veilig voor ze is.
lesson-strikers-1-done = Een veilig veld roept een toren op die niet meteen kan winnen. Vraag je voor elke zet af welke torens van je tegenstander aanvallers zijn, en mijd hun kleuren.
lesson-strikers-2 = Ook je blauwe toren op a6 is een aanvaller. Vind de zet waarna je als volgende wint, wat wit ook doet.
lesson-strikers-2-done = De roze toren van wit moest worden verplaatst, en elk veld dat hij kon bereiken, riep een toren van jou op die wint.
lesson-strikers-4 = Je speelt met wit. Vind de enige zet die winst afdwingt.
lesson-tempo = Tempo en blokkade
lesson-tempo-1 = Beurten zijn meer waard dan velden. De paarse toren van wit is ingemetseld; kom je op zijn kleur, dan moet wit een beurt overslaan. Vind het veld vanwaar je dan wint.
lesson-tempo-1-done = Een geblokkeerde toren is een zwakte: telkens als hij wordt opgeroepen, verliest de tegenstander een beurt. Blokkeer torens vroeg en roep ze op als het telt.
lesson-tempo-3 = Nu andersom: hier wint niets meteen, maar je kunt wit alle wachtzetten ontnemen. Vind de enige zet die wint, ook al moet je zelf een beurt overslaan.
lesson-tempo-3-done = Je hebt een tempo geofferd: je toren was geblokkeerd, dus moest wit nog een zet doen en de eigen stelling bederven.
lesson-sumo = Spelen met sumo’s
lesson-sumo-1 = Een sumo-duw kost de tegenstander een beurt en ruimt zijn toren uit de weg. Hij loont als de geduwde toren op de kleur van een van je aanvallers terechtkomt. Vind de enige zet die wint.
lesson-sumo-1-done = De geduwde toren riep je aanvaller op, en je was nog aan de beurt. Tot zo’n duw mogelijk is, horen sumo’s als wachters op de basislijn.
lesson-sumo-3 = Maar één van deze zetten wint. Welke toren roept elke zet op?
lesson-choice = Kiezen hoe er wordt opgevuld
lesson-choice-1 = Je hebt de ronde gewonnen en kiest hoe er wordt opgevuld. Daarna doet je tegenstander de eerste zet, en dat is een groot voordeel. Kies de mogelijkheid waarbij je tegenstander minder dreigingen kan opbouwen.
lesson-choice-1-done = Bekijk beide mogelijkheden voordat je een ronde beëindigt: een zet later winnen levert misschien een betere opstelling op.
lesson-choice-2 = Hier is van maar één van de twee mogelijkheden bewezen dat je ermee wint. Kies die.
lesson-line-up = Een opstelling kiezen
lesson-line-up-1 = Op een toernooi stelt de uitdager als eerste op en doet hij de eerste zet. De verdediger antwoordt, en alles hangt ervan af hoe de twee rijen bij elkaar passen. Kies een opstelling zoals je wilt.
lesson-line-up-1-done = Bij willekeurige opstellingen wint wie de eerste zet doet zo’n 99 van de honderd ronden. De verdediger moet dus het zeldzame antwoord zoeken dat wint.
lesson-line-up-2 = Je speelt met wit en hebt de opstelling van zwart gezien. Een antwoord waarvan bewezen is dat het wint, is van links af: roze, bruin, oranje, blauw, geel, rood, groen, paars. Stel zo op.
lesson-line-up-2-done = Wat zwart ook als eerste zet, je kunt deze ronde winnen. De analyse laat zien hoe.
