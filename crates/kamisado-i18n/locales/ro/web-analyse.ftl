# Analysis and review in the browser.

analyse-board = Tablă de analiză
analyse-legend = Semnele rotunde câștigă, cele pătrate pierd. Numărul arată după câte mutări se încheie runda.
analyse-moves = Toate mutările, cele mai bune întâi
analyse-stands-won = { side } este la mutare și câștigă runda.
analyse-stands-lost = { side } este la mutare și pierde runda, orice ar juca.
analyse-tree = Variante
analyse-root = Început
analyse-first = La început
analyse-back = O mutare înapoi
analyse-forward = O mutare înainte
analyse-last = La sfârșitul variantei
analyse-promote = Fă-o linia principală
analyse-delete = Șterge de aici
analyse-reset = Poziția de start
analyse-play-on = Joacă mai departe de aici
analyse-show = Analizează această poziție
analyse-line-up = Așază

editor-title = Alcătuiește o poziție
editor-help = Alege un turn și apoi pătratul lui. Turnurile pot fi și trase; Delete scoate un turn de pe tablă.
editor-towers = Turnuri
editor-tower = turnul { tower } al { side-of }
editor-eraser = Scoate de pe tablă
editor-teeth = Dinți de dragon
editor-side = La mutare
editor-active = Trebuie să mute
editor-any = Orice turn
editor-clear = Golește tabla

import-title = Deschide
import-help = O fișă de meci, o poziție sau mutări, în orice notație și în oricare dintre cele șapte limbi.
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

review-board = Tabla retrospectivei
review-graph = Cine putea forța runda: sus Negru, jos Alb
review-table = Ca tabel
review-column-move = Mutare
review-column-winner = Câștigă după ea
review-points = Momente decisive
review-would-have-won = Ce ar fi câștigat
review-start-round = Începutul rundei
review-none = Încă nu există un meci de analizat. Joacă unul sau deschide o fișă de meci.
