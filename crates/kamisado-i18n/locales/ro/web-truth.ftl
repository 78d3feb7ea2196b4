# Pagina despre ce este demonstrat.

truth-title = Ce este demonstrat
truth-lead = Fapte despre joc, fiecare cu comanda care îl demonstrează din nou. Numerele vin din cartea pe care o conține programul.
truth-start = Din poziția standard câștigă primul jucător, în 17 mutări dacă amândoi joacă cel mai bine.
truth-start-moves = Din cele { $moves } prime mutări de acolo câștigă { $winning }.
truth-start-strategy = O strategie completă de câștig încape pe o pagină, iar pentru verificare ajung doar regulile.
truth-capped = Și cu deschiderea 1-3-5 câștigă primul jucător, cu { $winning } din cele { $moves } prime mutări.
truth-drawn = Câte două din cele 36 de așezări numerotate dau { $starts } starturi: atacatorul câștigă { $won } dintre ele și pierde { $lost }.
truth-fair = Unele dintre aceste starturi sunt aproape echilibrate: atacatorul poate câștiga, dar numai cu câteva din vreo sută de prime mutări. Altele avantajează o parte.
truth-fair-play = Joacă un start echilibrat
truth-random = Din două așezări la întâmplare, primul jucător câștigă cam 99 de runde dintr-o sută.
truth-tournament = În așezarea de turneu câștigă atacatorul: împotriva lui { $line_up } pierd toate cele { $answers } răspunsuri.
truth-answers = Din cele { $line_ups } așezări, câte una din fiecare pereche în oglindă, la { $answered } există un răspuns care câștigă, iar la { $unbeatable } nu există niciunul.
truth-defence = Un singur răspuns face cea mai mare parte a treabei: { $line_up } bate { $count } dintre ele.
truth-twice = Din poziția standard primul jucător poate câștiga runda, dar nu poate forța o victorie după care să câștige și runda următoare, indiferent de partea din care se așază turnurile.
truth-open = Nu se știe cine câștigă un meci întreg. Cine pierde o rundă este atacatorul în următoarea, deci o rundă câștigată nu aduce neapărat meciul.
truth-unsettled = Așezări care nu sunt încă lămurite: { $count }.
truth-book = Întreabă cartea
truth-book-lead = În așezarea de turneu atacatorul își așază turnurile, apărătorul le vede și răspunde. Așază turnurile atacatorului și vezi dacă există un răspuns.
truth-answer-wins = Acest răspuns câștigă pentru apărător: { $text }.
truth-answer-none = Nu există răspuns: orice ar așeza apărătorul, atacatorul câștigă.
truth-answer-unknown = Pe aceasta cartea nu o știe încă.
truth-show-unbeatable = Arată una fără răspuns
truth-play-challenger = Joacă atacatorul
truth-play-defender = Joacă apărătorul
