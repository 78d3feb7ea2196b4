### Was die Arena über die Partien der Engines berichtet.

arena-result = { $engine } gegen { $rival }: { $percent } %, { $elo } Elo ({ $low } bis { $high }), Partien: { $games }
arena-pairs = Paare: { $won } gewonnen, { $split } geteilt, { $lost } verloren
arena-tied = Unentschiedene Partien: { $count }
arena-points = Punkte: { $own } zu { $others }, Runden: { $rounds }
arena-sprt-accepted = SPRT: Logarithmus des Likelihood-Quotienten { $ratio } ({ $low } bis { $high }), angenommen: { $elo } Elo
arena-sprt-open = SPRT: Logarithmus des Likelihood-Quotienten { $ratio } ({ $low } bis { $high }), noch nichts angenommen; weitere Paare spielen
arena-forfeits = Kampflos verlorene Partien von { $engine }: { $count } (sie { $fault })
arena-forfeit = Paar { $pair }: { $engine } als { side } verliert die Partie kampflos: sie { $fault }
arena-progress = Paar { $pair } von { $count }: { $text }
arena-unfit = Mit { $engine } lässt sich nicht spielen: sie { $fault }

fault-not-started = ließ sich nicht starten: { $reason }
fault-closed = hat ihre Ausgabe geschlossen
fault-ended = hat sich beendet ({ $reason })
fault-silent = hat { $seconds } s lang nicht geantwortet
fault-out-of-time = hat die Zeit überschritten
fault-refused = hat abgelehnt: { $reason }
fault-illegal = hat „{ $answer }“ geantwortet: { $reason }
fault-no-decision = gab keine Entscheidung ab, obwohl eine fällig war
fault-lacks = hat keine Option { $option }, die gebraucht wird
