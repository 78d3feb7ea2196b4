### Wat de arena over de partijen van de engines vertelt.

arena-result = { $engine } tegen { $rival }: { $percent }%, { $elo } Elo ({ $low } tot { $high }), partijen: { $games }
arena-pairs = Paren: { $won } gewonnen, { $split } gedeeld, { $lost } verloren
arena-tied = Gelijk geëindigde partijen: { $count }
arena-points = Punten: { $own } tegen { $others }, ronden: { $rounds }
arena-sprt-accepted = SPRT: logaritme van de likelihoodverhouding { $ratio } ({ $low } tot { $high }), aanvaard: { $elo } Elo
arena-sprt-open = SPRT: logaritme van de likelihoodverhouding { $ratio } ({ $low } tot { $high }), nog niets aanvaard; speel meer paren
arena-forfeits = Reglementair verloren partijen van { $engine }: { $count } (de engine { $fault })
arena-forfeit = Paar { $pair }: { $engine } als { side } verliest de partij reglementair: de engine { $fault }
arena-progress = Paar { $pair } van { $count }: { $text }
arena-unfit = Met { $engine } kan niet worden gespeeld: de engine { $fault }

fault-not-started = kon niet worden gestart: { $reason }
fault-closed = heeft zijn uitvoer gesloten
fault-ended = is gestopt ({ $reason })
fault-silent = gaf { $seconds } s lang geen antwoord
fault-out-of-time = heeft de tijd overschreden
fault-refused = weigerde: { $reason }
fault-illegal = antwoordde “{ $answer }”: { $reason }
fault-no-decision = gaf geen beslissing, hoewel er een nodig was
fault-lacks = heeft geen optie { $option }, die nodig is
