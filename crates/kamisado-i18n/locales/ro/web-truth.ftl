# Pagina despre ce este demonstrat.

truth-title = Ce este demonstrat
truth-lead = Fapte despre joc, fiecare cu comanda care îl demonstrează din nou. Numerele vin din cartea inclusă în program.
truth-start = Din poziția de start câștigă primul jucător, în 17 mutări dacă ambele părți joacă perfect.
truth-start-moves =
    Câștigă { $winning } din cele { $moves ->
        [one] { $moves } primă mutare
        [few] { $moves } prime mutări
       *[other] { $moves } de prime mutări
    } de acolo.
truth-start-strategy = O strategie completă de câștig încape pe o pagină, iar ca să o verifici îți ajung regulile.
truth-capped =
    Și cu deschiderea 1-3-5 câștigă primul jucător, cu { $winning } din cele { $moves ->
        [one] { $moves } primă mutare
        [few] { $moves } prime mutări
       *[other] { $moves } de prime mutări
    }.
truth-drawn =
    Cele 36 de așezări numerotate formează { $starts ->
        [one] o pereche
        [few] { $starts } perechi
       *[other] { $starts } de perechi
    }: în { $won } dintre ele câștigă atacatorul, în { $lost } pierde.
truth-fair = Unele dintre aceste starturi sunt aproape echilibrate: atacatorul poate câștiga, dar numai cu câteva din vreo sută de prime mutări. Altele avantajează o parte.
truth-fair-play = Joacă un start echilibrat
truth-random = Din două așezări la întâmplare, primul jucător câștigă cam 99 de runde dintr-o sută.
truth-tournament =
    În așezarea de turneu câștigă atacatorul: { $line_up } bate { $answers ->
        [one] singurul răspuns
        [few] toate cele { $answers } răspunsuri
       *[other] toate cele { $answers } de răspunsuri
    }.
truth-answers =
    Dacă oglindirile se numără o singură dată, există { $line_ups ->
        [one] o așezare
        [few] { $line_ups } așezări
       *[other] { $line_ups } de așezări
    }: { $answered } au un răspuns care câștigă, iar { $unbeatable } nu au niciunul.
truth-defence = De cele mai multe ori ajunge un singur răspuns: { $line_up } sau oglindirea lui bate { $count } dintre ele.
truth-both = Cele mai bune așezări sunt puternice pentru ambele părți: la { $both } dintre cele { $answers } de răspunsuri din carte nu există, la rândul lor, răspuns.
truth-twice = Din poziția de start primul jucător poate forța victoria în prima rundă, dar nu în primele două, indiferent de partea de la care se așază turnurile.
truth-open = Nu se știe cine câștigă un meci întreg. Cine pierde o rundă este atacatorul în următoarea, deci o rundă câștigată nu hotărăște meciul.
truth-unsettled = Așezări încă nelămurite: { $count }.
truth-book = Întreabă cartea
truth-book-lead = În așezarea de turneu atacatorul își așază primul turnurile; apărătorul le vede și răspunde. Așază turnurile atacatorului și vezi dacă există un răspuns.
truth-answer-wins = Acest răspuns câștigă pentru apărător: { $text }.
truth-answer-none = Nu există răspuns: orice așezare ar alege apărătorul, atacatorul câștigă.
truth-answer-unknown = Cartea nu știe încă această așezare.
truth-show-unbeatable = Arată una fără răspuns
truth-play-challenger = Joacă atacatorul
truth-play-defender = Joacă apărătorul
