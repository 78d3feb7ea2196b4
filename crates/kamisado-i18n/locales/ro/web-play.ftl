# Jocul în browser.

label-players = Jucători
side-random = La întâmplare
kind-about =
    { $kind ->
        [single] O singură rundă decide.
        [double] Două runde fără sumo; fiecare jucător începe una. Se poate termina la egalitate.
        [standard] Până la 3 puncte. Turnurile câștigătoare devin sumo.
        [long] Până la 7 puncte. Un sumo împinge un turn, un sumo dublu două.
        [marathon] Până la 15 puncte, până la sumo triplu.
       *[series] Runde fără sumo; câștigă primul care ia trei.
    }
opening-about =
    { $opening ->
       *[standard] Fiecare turn începe pe culoarea sa.
        [tournament] Atacatorul își așază turnurile cum vrea, apoi răspunde apărătorul.
        [matchplay] Ambele așezări se trag la sorți din 36 numerotate.
        [one-three-five] Primele trei mutări ale rundei sunt limitate la 1, 3 și 5 pătrate.
    }
favour-about =
    { $favoured ->
        [black] Un handicap: e demonstrat că multe prime mutări câștigă pentru Negru.
        [white] Un handicap: e demonstrat că orice primă mutare a Negrului pierde.
       *[nobody] Negrul poate câștiga, dar numai cu câteva din cele vreo sută de prime mutări.
    }
play-more = Mai multe opțiuni
clock-with = Cu ceas
clock-minutes = Minute pentru fiecare jucător
clock-seconds = Secunde adăugate pe decizie
clock-of = Ceasul { side-of }
seat-you = Tu
seat-computer = Calculator
play-new = Meci nou
play-log = Desfășurarea jocului
round-titled = Runda { $text }
play-next-round = Runda următoare
play-viewing-earlier = Vezi o poziție anterioară.
play-back-to-match = Înapoi la meci
play-save-record = Salvează fișa
play-unfinished = Meciuri neterminate
play-refused = Acest meci nu poate fi continuat.
line-up-of = Așezarea { side-of }, de la stânga la dreapta sa
line-up-random = Așezare la întâmplare
line-up-done = Folosește așezarea
line-up-help = Alege două turnuri ca să le schimbi între ele sau trage unul într-un loc nou. Tastatură: Enter ia un turn, săgețile îl mută, Enter îl lasă.
line-up-list = Așezări numerotate
line-up-drawn = Această așezare a fost trasă la sorți pentru tine. Trage din nou sau alege alta.
engine-busy = Serverul este ocupat. Reîncercăm automat; meciul tău este păstrat.
action-retry = Încearcă din nou
action-more = Mai multe
action-fill = Stânga sau dreapta?
action-delete = Șterge
play-elsewhere = Acest meci este deschis în altă filă.
play-here = Joacă aici
play-legal = Mutări posibile
end-match-won = Ai câștigat meciul!
end-match-lost = Ai pierdut meciul.
end-round-won = Ai câștigat runda!
end-round-lost = Ai pierdut runda.
line-up-number = Numărul { $text }
line-up-rule = Ambele așezări se trag la sorți din 36 numerotate. Atacatorul primește numărul mai mic, apărătorul pe cel mai mare.
line-up-last = O singură așezare are un număr mai mare.
coach-title = Atenție!
coach-blunder = { $text } pierde: adversarul poate forța apoi câștigarea rundei.
coach-other = Alege altă mutare
coach-anyway = Mută oricum
palette-offer = Unele culori sunt greu de deosebit? Există palete pentru daltoniști și simboluri.
palette-offer-open = Alege culorile
palette-offer-no = Culorile sunt bune
card-share = Distribuie rezultatul
card-picture = Salvează ca imagine
history-title = Meciurile tale
history-lead = Meciurile încheiate se păstrează în acest browser. Cele jucate online sunt și în arhiva serverului.
history-none = Aici nu este niciun meci încheiat.
history-opponent = Adversar
history-result = Rezultat
history-all = Toate
history-won = Câștigate
history-lost = Pierdute
history-tied = La egalitate
history-side-won = { side } câștigă meciul.
history-statistics = Câștigate și pierdute, după adversar și parte
history-file = Un singur fișier conține tot ce păstrează acest browser: meciuri, setări și progresul la lecții și probleme.
history-export = Salvează totul într-un fișier
history-import = Deschide un fișier salvat
history-imported = Meciuri adăugate: { $text }
history-unreadable = Acest fișier nu a fost salvat aici sau este deteriorat.
