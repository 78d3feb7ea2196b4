### Arenanın motorlar arasındaki maçlar hakkında anlattıkları.

arena-result = { $engine } – { $rival }: %{ $percent }, { $elo } Elo ({ $low } ile { $high } arası), maç sayısı: { $games }
arena-pairs = Çiftler: { $won } kazanıldı, { $split } paylaşıldı, { $lost } kaybedildi
arena-tied = Berabere biten maç sayısı: { $count }
arena-points = Puan: { $own } – { $others }, tur sayısı: { $rounds }
arena-sprt-accepted = SPRT: olabilirlik oranının logaritması { $ratio } ({ $low } ile { $high } arası), kabul edilen: { $elo } Elo
arena-sprt-open = SPRT: olabilirlik oranının logaritması { $ratio } ({ $low } ile { $high } arası), henüz bir şey kabul edilmedi; daha çok çift oynatın
arena-forfeits = Hükmen kaybedilen maçlar, { $engine }: { $count } ({ $fault })
arena-forfeit = Çift { $pair }: { $engine } ({ side }) maçı hükmen kaybetti: { $fault }
arena-progress = Çift { $pair } / { $count }: { $text }
arena-unfit = { $engine } ile oynanamıyor: { $fault }

fault-not-started = başlatılamadı: { $reason }
fault-closed = çıktısını kapattı
fault-ended = sona erdi ({ $reason })
fault-silent = { $seconds } sn boyunca yanıt vermedi
fault-out-of-time = süresini aştı
fault-refused = reddetti: { $reason }
fault-illegal = “{ $answer }” yanıtını verdi: { $reason }
fault-no-decision = karar gerektiği hâlde karar vermedi
fault-lacks = gerekli olan { $option } seçeneği yok
