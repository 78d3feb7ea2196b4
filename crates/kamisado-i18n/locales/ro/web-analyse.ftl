# Analysis and review in the browser.

analyse-board = Tablă de analiză
analyse-legend = Marcajele rotunde câștigă, cele pătrate pierd. Numărul arată câte mutări ale ambilor jucători mai are runda.
analyse-moves = Toate mutările, cele mai bune întâi
analyse-stands-won = { side } este la mutare și câștigă runda.
analyse-stands-lost = { side } este la mutare și orice mutare pierde runda.
analyse-tree = Variante
analyse-root = Început
analyse-first = La început
analyse-back = O mutare înapoi
analyse-forward = O mutare înainte
analyse-last = La sfârșitul variantei
analyse-promote = Fă-o principală
analyse-delete = Șterge de aici
analyse-restore = Anulează ștergerea
analyse-comment = Comentariu la această poziție
analyse-draw = Desenează săgeți și cercuri cu butonul drept al mausului, prin apăsare lungă sau cu Shift+Enter pe două pătrate.
analyse-best-line = Cea mai bună continuare
analyse-known = Mutări cu lungime cunoscută
analyse-reset = Poziția de start
analyse-play-from-here = Joacă de aici
analyse-show = Analizează poziția
analyse-line-up = Așază

editor-title = Alcătuiește o poziție
editor-help = Alege un turn, apoi un pătrat. Turnurile pot fi și trase; Delete scoate unul.
editor-towers = Turnuri
editor-tower = turnul { tower } al { side-of }
editor-eraser = Scoate de pe tablă
editor-teeth = Dinți de dragon
editor-side = La mutare
editor-active = Trebuie să mute
editor-any = Orice turn
editor-clear = Golește tabla

import-title = Deschide
import-help = Lipește o fișă de meci, o poziție sau mutări, în orice notație și în oricare dintre cele șapte limbi.
import-text = Text
import-file = Alege un fișier

export-title = Distribuie și salvează
export-link = Link către această poziție
export-form = Ca text
export-record = Fișă de meci
export-kanji = Fișă de meci în kanji
export-words = Fișă de meci în cuvinte
export-json = Fișă de meci ca JSON
export-moves = Listă de mutări
export-position = Poziție
export-copy = Copiază
export-copied = Copiat.
export-download = Descarcă
export-diagram = Diagramă
export-animation = Animație
export-embed = Pentru pagina ta
animation-too-long =
    Meciul este prea lung pentru o animație: { $count ->
        [one] este arătată cel mult o decizie
        [few] sunt arătate cel mult { $count } decizii
       *[other] sunt arătate cel mult { $count } de decizii
    }.
embed-too-long =
    Textul este prea lung: { $count ->
        [one] se poate încorpora cel mult un octet
        [few] se pot încorpora cel mult { $count } octeți
       *[other] se pot încorpora cel mult { $count } de octeți
    }.

review-board = Tabla retrospectivei
review-graph = Cine putea forța victoria: sus Negrul, jos Albul
review-table = Ca tabel
review-column-move = Mutare
review-column-winner = Câștigă de aici
review-points = Momente decisive
review-practice = Învață din greșeli
review-practice-task = { side } este la mutare. Găsește o mutare care câștigă runda.
review-practice-right = Corect: mutarea câștigă runda.
review-practice-wrong = Nu e demonstrat că mutarea câștigă. Mai încearcă.
review-practice-leave = Înapoi la retrospectivă
review-would-have-won = Mutări care ar fi câștigat
review-start-round = Începutul rundei
review-none = Încă nu există un meci pentru retrospectivă. Joacă unul sau deschide o fișă de meci.
