# Jocul în browser.

label-players = Cine joacă
side-random = Tras la sorți
kind-about =
    { $kind ->
        [single] O singură rundă decide.
        [standard] Până la 3 puncte. Turnurile câștigătoare devin sumo.
        [long] Până la 7 puncte. Sumo împinge, dublu sumo împinge mai tare.
        [marathon] Până la 15 puncte, până la triplu sumo.
       *[series] Runde fără sumo. Câștigă primul care ia trei.
    }
opening-about =
    { $opening ->
       *[standard] Fiecare turn stă pe pătratul culorii sale.
        [tournament] Provocatorul își așază turnurile cum vrea, apoi răspunde apărătorul.
        [matchplay] Ambele așezări se trag la sorți din cele 36.
        [one-three-five] Primele trei mutări ale rundei merg cel mult 1, 3 și 5 pătrate.
    }
play-more = Mai multe opțiuni
clock-with = Cu ceas
clock-minutes = Minute pentru fiecare
clock-seconds = Secunde adăugate pe decizie
clock-of = Ceasul { side-of }
seat-you = Tu
seat-computer = Calculator
play-new = Meci nou
play-log = Ce s-a întâmplat
round-titled = Runda { $text }
play-next-round = Runda următoare
play-look-back = Privești un moment mai vechi al meciului.
play-to-now = Înapoi la meci
play-save-record = Salvează notația
play-kept = Un meci este încă deschis
play-resume-before = Reia meciul de dinainte
play-refused = Acest meci nu poate fi continuat.
line-up-of = Așezarea { side-of }, de la stânga
line-up-random = Așezare la întâmplare
line-up-done = Așază așa
line-up-help = Alege două turnuri ca să le schimbi între ele sau trage unul în alt loc. Cu tastatura: Enter ia un turn, săgețile îl poartă, Enter îl lasă.
line-up-list = Așezări de tras la sorți
line-up-drawn = Sorții au ales această așezare. Poți trage din nou sau alege alta.
engine-busy = Serverul nu are acum loc pentru încă un joc. Se încearcă mereu din nou; meciul tău este păstrat.
action-retry = Încearcă din nou
action-more = Mai mult
