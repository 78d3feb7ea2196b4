# The lessons.

lessons-lead = Lecții scurte pe care le joci, de la prima mutare la sumo triplu. Fiecare se încheie cu un exercițiu.
lessons-start = Începe prima lecție
lessons-continue = Continuă
lessons-all-done = Ai terminat toate lecțiile. E timpul să joci!
lessons-strategy = Strategie
lesson-numbered = Lecția { $number }
lesson-finished-mark = terminată
lesson-step = Pasul { $number } din { $count }
lesson-exercise = Exercițiu
lesson-steps = Pașii lecției
lesson-correct = Corect!
lesson-wrong = Este permis, dar la acest pas se cere altceva. Alegerea a fost retrasă.
lesson-next-step = Mai departe
lesson-next-lesson = Lecția următoare
lesson-again = Repetă lecția
lesson-finished = Ai terminat această lecție.
lesson-all = Toate lecțiile

## Hints

lesson-hint-any = Orice mutare oferită de tablă este bună.
lesson-hint-this = Citește încă o dată sarcina: numește turnul și direcția.
lesson-hint-proven = Privește fiecare pătrat la care poți ajunge: ce turn cheamă și ce poate face acel turn?
lesson-hint-fill = Compară cele două imagini: fiecare arată unde ar sta turnurile.
lesson-hint-fill-any = Oricare alegere este bună.
lesson-hint-line-up = Compară-ți rândul cu al adversarului, turn cu turn.
lesson-hint-line-up-any = Orice ordine este bună.
lesson-hint-color = Urmează turnul de culoarea pătratului pe care se oprește mutarea ta.
lesson-hint-win = Caută un drum liber spre linia-casă a adversarului, drept sau în diagonală.
lesson-hint-pass = Caută un pătrat de culoarea unui turn blocat.
lesson-hint-deadlock = Forțează un turn care mai are o singură mutare și vezi ce turn trebuie să mute după ea.
lesson-hint-length = Numără pătratele și mergi cât de departe poți.
lesson-hint-push = Mută sumoul pe pătratul turnului advers aflat chiar în fața lui.
lesson-hint-safe = Fiecare pătrat forțează alt turn negru. Care dintre ele nu poate ajunge pe linia-casă?

## The steps

lesson-finish = Acum câștigă runda.

lesson-move = Mută un turn
lesson-move-1 = Ai turnurile negre, cele de jos. Un turn înaintează drept sau în diagonală, cât timp drumul e liber. La prima mutare a unei runde poți alege orice turn: mută unul.
lesson-move-1-done = Turnurile nu merg niciodată înapoi sau în lateral și nu sar.
lesson-move-2 = Mută acum turnul roz în diagonală, cât de departe vrei.
lesson-move-3 = Dintr-o singură mutare, pune turnul roșu chiar în fața liniei-casă a Albului.

lesson-color = Culoarea hotărăște
lesson-color-1 = Pătratul pe care se oprește mutarea ta hotărăște ce turn trebuie să mute adversarul. Mută turnul roșu patru pătrate drept înainte, pe albastru.
lesson-color-1-done = Albul a trebuit să mute turnul albastru și a ajuns pe galben. Astfel este chemat turnul tău galben: el urmează la mutare.
lesson-color-2 = Turnul tău galben trebuie să mute. Du-l trei pătrate în diagonală, pe mov.
lesson-color-3 = Turnul tău verde trebuie să mute. Alege un pătrat care forțează Albul să mute turnul portocaliu.

lesson-win = Câștigă runda
lesson-win-1 = Turnul care ajunge pe linia-casă a adversarului câștigă runda. Turnul tău roz e aproape, dar trebuie să mute altul: du-l pe cel maro două pătrate înainte, pe albastru, iar turnul albastru al Albului va avea o singură mutare.
lesson-win-1-done = Dacă poți muta, trebuie să muți, chiar dacă doare.
lesson-win-2 = După mutarea Albului urmează turnul tău roz. Du-l pe linia-casă a Albului.
lesson-win-3 = Găsește mutarea care câștigă runda.

lesson-pass = Blocat: pasezi
lesson-pass-1 = Turnul verde al Albului este blocat. Mută turnul tău maro patru pătrate drept înainte, pe verde, și vezi ce se întâmplă.
lesson-pass-1-done = A pasa înseamnă o mutare de zero pătrate: culoarea de sub turnul blocat hotărăște ce turn urmează.
lesson-pass-2 = Turnul blocat este pe galben, deci urmează turnul tău galben. Profită.
lesson-pass-3 = Fă-l pe Alb să paseze, astfel încât apoi să poți câștiga.

lesson-chain = Ambii jucători pasează
lesson-chain-1 = Acum ești Albul. După mutarea Negrului ar urma turnul tău verde, care e blocat, apoi turnul galben al Negrului, blocat și el. Deci ești la mutare cu albastrul: mută pe galben, și Negrul va trebui să paseze din nou.
lesson-chain-2 = Turnul galben al Negrului e tot blocat și urmează iar albastrul. Încheie runda.
lesson-chain-3 = Găsește mutarea după care trei turnuri la rând trebuie să paseze și ești din nou la mutare.

lesson-deadlock = Blocajul total
lesson-deadlock-1 = Ești Albul. Turnul verde al Negrului are o singură mutare, iar orice turn care ar urma este blocat. Forțează-l cu turnul tău albastru.
lesson-deadlock-1-done = De aici s-ar pasa la nesfârșit. Runda se încheie, iar cine a mutat ultimul o pierde, forțat sau nu. Câștigă turnul de culoarea acelui ultim pătrat.
lesson-deadlock-2 = Lasă-i Albului o singură mutare, una care duce la blocaj total.

lesson-teeth = Dinți de dragon și puncte
lesson-teeth-1 = Un meci are mai multe runde. Turnul care câștigă o rundă primește un dinte de dragon: devine sumo, iar tu primești un punct. Câștigă cu turnul mov al Albului.
lesson-teeth-2 = Un sumo e greu: înaintează cel mult cinci pătrate. Du-l pe al tău cât de departe poate.
lesson-teeth-3 = Al doilea dinte aduce încă două puncte, iar cu trei puncte câștigi un meci standard. Câștigă-l cu sumoul tău roșu.
lesson-teeth-3-done = O partidă simplă se câștigă cu 1 punct, un meci standard cu 3, un meci lung cu 7, un meci maraton cu 15.
lesson-teeth-4 = Un meci lung. Turnul tău verde are doi dinți, iar al treilea ar aduce patru puncte. Câștigă meciul cu el.
lesson-teeth-4-done = Cei patru dinți ai unui turn aduc 1, 2, 4 și 8 puncte. Scorul se poate citi oricând de pe turnuri.

lesson-fill = Runda următoare
lesson-fill-1 = Ai câștigat o rundă cu Albul, așa că alegi: amândoi jucătorii își așază turnurile de la stânga sau amândoi de la dreapta. Compară cele două imagini și alege.
lesson-fill-1-done = Turnurile se iau rând cu rând, începând cu propria linie-casă, și își păstrează dinții. Prima mutare o face cel care a pierdut.
lesson-fill-2 = Alege astfel încât turnul tău galben să aibă un pătrat galben chiar în față.

lesson-push = Împingerea sumo
lesson-push-1 = Ești Albul, iar sumoul tău mov trebuie să mute. Chiar în fața lui este un turn negru: împinge-l înapoi mutând pe pătratul lui.
lesson-push-1-done = După o împingere sumo ești imediat din nou la mutare, cu turnul de culoarea pătratului pe care a ajuns turnul împins.
lesson-push-2 = A ajuns pe galben, deci urmează turnul tău galben. Câștigă runda.
lesson-push-3 = Același loc, dar acum sumoul nu are altă mutare. Atunci trebuie să împingă: dacă poți împinge, nu poți pasa.
lesson-push-4 = Joacă astfel încât să fii din nou la mutare și să poți câștiga.

lesson-limits = Ce nu se poate împinge
lesson-limits-1 = Un sumo împinge un turn advers cu mai puțini dinți, drept înainte, pe un pătrat liber. Aici poate muta orice turn, dar unul singur poate împinge. Găsește-l.
lesson-limits-1-done = Un sumo nu împinge niciodată în diagonală sau în afara tablei. Nu împinge turnuri proprii, turnuri la fel de tari sau mai tari și nici mai multe decât are dinți.
lesson-limits-2 = Cu doi dinți, un sumo împinge până la două turnuri, cu trei până la trei. Din nou, o singură împingere sumo e posibilă.

lesson-double = Sumoul dublu
lesson-double-1 = Doi dinți: un sumo dublu înaintează cel mult trei pătrate, dar împinge două turnuri deodată. Împinge cu verdele.
lesson-double-1-done = Hotărăște turnul împins cel mai departe. A ajuns pe verde, deci verdele mută din nou.
lesson-double-2 = Mai împinge o dată.
lesson-double-3 = Acum urmează sumoul tău roz. Câștigă runda și, cu ea, meciul.
lesson-double-4 = Împinge astfel încât apoi să poți câștiga.

lesson-triple = Sumoul triplu
lesson-triple-1 = Un meci maraton: ești Albul și îți lipsește un punct. Un sumo triplu înaintează un singur pătrat, dar împinge trei turnuri. Împinge cu galbenul.
lesson-triple-2 = Cel mai îndepărtat turn a ajuns pe albastru. Împinge cu sumoul tău dublu albastru.
lesson-triple-3 = Urmează iar galbenul. Împinge-le din nou pe cele trei.
lesson-triple-4 = Nu mai poți împinge și a rămas o singură mutare.
lesson-triple-5 = Împinge sumoul mov din calea ta.
lesson-triple-6 = Atenție: după orice mutare, în afară de una, Negrul câștigă imediat.
lesson-triple-7 = Trei mutări la rând, și meciul e al tău. Începe.
lesson-triple-8 = Nu ceda mutarea.
lesson-triple-9-done = Al patrulea dinte aduce opt puncte: 22–9.

lesson-tournament = Așezarea de turneu
lesson-tournament-1 = La turnee, jucătorii își așază singuri turnurile înaintea primei runde. Negrul mută primul, deci le așază primul. Schimbă turnurile cum vrei.
lesson-tournament-2 = Ești Albul și ai văzut așezarea Negrului. Așază-ți turnurile astfel încât fiecare să stea în fața celui negru de aceeași culoare.
lesson-strikers = Vârfuri de atac și pătrate sigure
lesson-strikers-1 = Un turn cu drum liber până la linia-casă a adversarului este un vârf de atac. Turnurile galben și portocaliu ale Albului sunt vârfuri de atac: pe diagonalele lungi au drum până la linia ta casă. Mută turnul roșu pe un pătrat ferit de ele.
lesson-strikers-1-done = Un pătrat sigur cheamă un turn care nu poate câștiga imediat. Înainte de fiecare mutare întreabă-te care turnuri ale adversarului sunt vârfuri de atac și evită culorile lor.
lesson-strikers-2 = Și turnul tău albastru de pe a6 este un vârf de atac. Găsește mutarea după care câștigi la următoarea, orice ar face Albul.
lesson-strikers-2-done = Turnul roz al Albului trebuia să mute, iar fiecare pătrat la care putea ajunge chema un turn al tău care câștigă.
lesson-strikers-4 = Ești Albul. Găsește singura mutare care forțează victoria.
lesson-tempo = Tempo și blocadă
lesson-tempo-1 = Mutările valorează mai mult decât pătratele. Turnul mov al Albului e zidit; mută pe culoarea lui și Albul trebuie să paseze. Găsește pătratul de pe care câștigi apoi.
lesson-tempo-1-done = Un turn blocat este o slăbiciune: de fiecare dată când e chemat, adversarul pierde o mutare. Blochează turnuri devreme și cheamă-le când contează.
lesson-tempo-3 = Acum invers: aici nimic nu câștigă imediat, dar îi poți lua Albului orice mutare de așteptare. Găsește singura mutare care câștigă, chiar dacă va trebui să pasezi.
lesson-tempo-3-done = Ai sacrificat un tempo: turnul tău era blocat, așa că Albul a trebuit să mute din nou și să-și strice poziția.
lesson-sumo = Jocul cu sumo
lesson-sumo-1 = O împingere-sumo îl costă pe adversar o mutare și îi dă turnul la o parte. Merită când turnul împins ajunge pe culoarea unuia dintre vârfurile tale de atac. Găsește singura mutare care câștigă.
lesson-sumo-1-done = Turnul împins ți-a chemat vârful de atac și era tot rândul tău. Până apare o astfel de ocazie, locul unui sumo este de pază pe linia-casă.
lesson-sumo-3 = Doar una dintre aceste mutări câștigă. Ce turn cheamă fiecare?
lesson-choice = Alegerea așezării
lesson-choice-1 = Ai câștigat runda și alegi așezarea. Apoi adversarul mută primul, ceea ce este un mare avantaj. Alege așezarea în care el poate crea mai puține amenințări.
lesson-choice-1-done = Înainte să închei o rundă, privește ambele așezări: o victorie cu o mutare mai târziu îți poate aduce o așezare mai bună.
lesson-choice-2 = Aici e demonstrat că doar una dintre cele două așezări câștigă pentru tine. Alege-o.
lesson-line-up = Alegerea unei așezări proprii
lesson-line-up-1 = La turneu, atacatorul își așază turnurile și mută primul. Apărătorul răspunde, iar totul depinde de cum se potrivesc cele două rânduri. Alege orice așezare.
lesson-line-up-1-done = Din așezări la întâmplare, cine mută primul câștigă cam 99 de runde din o sută. Apărătorul trebuie deci să caute răspunsul rar care câștigă.
lesson-line-up-2 = Ești Albul și ai văzut așezarea Negrului. Un răspuns despre care e demonstrat că câștigă este, de la stânga ta: roz, maro, portocaliu, albastru, galben, roșu, verde, mov. Așază-le astfel.
lesson-line-up-2-done = Orice ar muta Negrul la început, poți câștiga această rundă. Analiza îți arată cum.
