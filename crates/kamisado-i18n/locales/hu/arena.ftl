### Amit az aréna a motorok játszmáiról elmond.

arena-result = { $engine } – { $rival }: { $percent }%, { $elo } Élő ({ $low } és { $high } között), játszmák: { $games }
arena-pairs = Párok: { $won } megnyerve, { $split } megosztva, { $lost } elvesztve
arena-tied = Döntetlen játszmák: { $count }
arena-points = Pontok: { $own } – { $others }, körök: { $rounds }
arena-sprt-accepted = SPRT: a valószínűségi hányados logaritmusa { $ratio } ({ $low } és { $high } között), elfogadva: { $elo } Élő
arena-sprt-open = SPRT: a valószínűségi hányados logaritmusa { $ratio } ({ $low } és { $high } között), még semmi sincs elfogadva; több párt kell játszani
arena-forfeits = Játék nélkül elvesztett játszmák, { $engine }: { $count } ({ $fault })
arena-forfeit = { $pair }. pár: { $engine } ({ side }) játék nélkül elveszti a játszmát: { $fault }
arena-progress = { $pair }. pár, összesen { $count }: { $text }
arena-unfit = Ezzel nem lehet játszani: { $engine } – { $fault }

fault-not-started = nem indult el: { $reason }
fault-closed = lezárta a kimenetét
fault-ended = leállt ({ $reason })
fault-silent = { $seconds } másodpercig nem válaszolt
fault-out-of-time = kifutott az időből
fault-refused = visszautasította: { $reason }
fault-illegal = ezt válaszolta: „{ $answer }”: { $reason }
fault-no-decision = nem döntött, pedig kellett volna
fault-lacks = hiányzik a szükséges { $option } beállítása
