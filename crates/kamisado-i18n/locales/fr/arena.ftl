### Ce que l’arène raconte des parties entre moteurs.

arena-result = { $engine } contre { $rival } : { $percent } %, { $elo } Elo ({ $low } à { $high }), parties : { $games }
arena-pairs = Paires : { $won } gagnées, { $split } partagées, { $lost } perdues
arena-tied = Parties à égalité : { $count }
arena-points = Points : { $own } à { $others }, manches : { $rounds }
arena-sprt-accepted = SPRT : logarithme du rapport de vraisemblance { $ratio } ({ $low } à { $high }), accepté : { $elo } Elo
arena-sprt-open = SPRT : logarithme du rapport de vraisemblance { $ratio } ({ $low } à { $high }), rien d’accepté encore ; jouez plus de paires
arena-forfeits = Parties perdues par forfait par { $engine } : { $count } (il { $fault })
arena-forfeit = Paire { $pair } : { $engine } ({ side }) perd la partie par forfait : il { $fault }
arena-progress = Paire { $pair } sur { $count } : { $text }
arena-unfit = Impossible de jouer avec { $engine } : il { $fault }

fault-not-started = n’a pas pu être lancé : { $reason }
fault-closed = a fermé sa sortie
fault-ended = s’est terminé ({ $reason })
fault-silent = n’a pas répondu pendant { $seconds } s
fault-out-of-time = a dépassé son temps
fault-refused = a refusé : { $reason }
fault-illegal = a répondu « { $answer } » : { $reason }
fault-no-decision = n’a rendu aucune décision, alors qu’il en fallait une
fault-lacks = n’a pas l’option { $option }, qui est nécessaire
