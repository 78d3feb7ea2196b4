### What the arena tells about the games of engines.

arena-result = { $engine } against { $rival }: { $percent }%, { $elo } Elo ({ $low } to { $high }), games: { $games }
arena-pairs = Pairs: { $won } won, { $split } split, { $lost } lost
arena-tied = Tied matches: { $count }
arena-points = Points: { $own } to { $others }, rounds: { $rounds }
arena-sprt-accepted = SPRT: log-likelihood ratio { $ratio } ({ $low } to { $high }), accepted: { $elo } Elo
arena-sprt-open = SPRT: log-likelihood ratio { $ratio } ({ $low } to { $high }), nothing accepted yet; play more pairs
arena-forfeits = Games forfeited by { $engine }: { $count } (it { $fault })
arena-forfeit = Pair { $pair }: { $engine } as { side } forfeits the game: it { $fault }
arena-progress = Pair { $pair } of { $count }: { $text }
arena-unfit = Can’t play with { $engine }: it { $fault }

fault-not-started = couldn’t be started: { $reason }
fault-closed = closed its output
fault-ended = ended ({ $reason })
fault-silent = gave no answer for { $seconds } s
fault-out-of-time = ran out of time
fault-refused = refused: { $reason }
fault-illegal = answered “{ $answer }”: { $reason }
fault-no-decision = gave no decision, although one was due
fault-lacks = has no option { $option }, which is needed
