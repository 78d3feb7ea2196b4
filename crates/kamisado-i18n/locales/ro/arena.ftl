### Ce povestește arena despre meciurile dintre motoare.

arena-result = { $engine } contra { $rival }: { $percent }%, { $elo } Elo (între { $low } și { $high }), meciuri: { $games }
arena-pairs = Perechi: { $won } câștigate, { $split } împărțite, { $lost } pierdute
arena-tied = Meciuri încheiate la egalitate: { $count }
arena-points = Puncte: { $own } la { $others }, runde: { $rounds }
arena-sprt-accepted = SPRT: logaritmul raportului de verosimilitate { $ratio } (între { $low } și { $high }), acceptat: { $elo } Elo
arena-sprt-open = SPRT: logaritmul raportului de verosimilitate { $ratio } (între { $low } și { $high }), încă nimic acceptat; mai joacă perechi
arena-forfeits = Meciuri pierdute din cauza unei greșeli a motorului { $engine }: { $count } ({ $fault })
arena-forfeit = Perechea { $pair }: { $engine } ({ side }) pierde meciul din cauza unei greșeli: { $fault }
arena-progress = Perechea { $pair } din { $count }: { $text }
arena-unfit = Nu se poate juca cu { $engine }: { $fault }

fault-not-started = nu a putut fi pornit: { $reason }
fault-closed = și-a închis ieșirea
fault-ended = s-a încheiat ({ $reason })
fault-silent = nu a răspuns timp de { $seconds } s
fault-out-of-time = a depășit timpul
fault-refused = a refuzat: { $reason }
fault-illegal = a răspuns „{ $answer }”: { $reason }
fault-no-decision = nu a luat nicio decizie, deși trebuia
fault-lacks = nu are opțiunea { $option }, care este necesară
