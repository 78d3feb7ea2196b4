### The rules in short, as the help of every screen tells them.

rules-title = Reguli
rules-move = Un turn înaintează drept sau în diagonală, cât timp drumul e liber. Nu sare niciodată și nu merge înapoi sau în lateral. Prima mutare a unei runde o poate face orice turn.
rules-pass = Dacă acest turn e blocat, jucătorul lui pasează, iar culoarea pătratului pe care stă hotărăște ce turn trebuie să mute adversarul.
rules-deadlock = Dacă de aici nu s-ar mai putea decât pasa, este blocaj total, iar cine a mutat ultimul pierde runda.
rules-teeth = Turnul care câștigă o rundă primește un dinte de dragon. Dinții lui aduc 1, 2, 4 și 8 puncte. Un meci standard se joacă până la 3 puncte, unul lung până la 7, un maraton până la 15.
rules-sumo = Un turn cu un dinte este sumo: merge cel mult 5 pătrate și împinge un turn. Un sumo dublu merge cel mult 3 pătrate și împinge două, un sumo triplu 1 pătrat și împinge trei.
rules-push = Se împinge un pătrat drept înainte, numai turnuri cu mai puțini dinți, iar în spatele lor trebuie un pătrat liber. Cine împinge mută din nou, cu turnul de culoarea pătratului pe care ajunge cel mai îndepărtat turn împins.
rules-fill = Câștigătorul unei runde alege dacă ambii jucători își așază turnurile de la stânga sau de la dreapta. Cel care a pierdut începe runda următoare.
