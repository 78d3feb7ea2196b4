### Wat er niet klopt aan getypte zetten en stellingen.

## Zetten

error-move-sign = Het teken „{ $sign }” op plaats { $offset } hoort niet in een zet.
error-move-word = „{ $word }” is hier geen kleur en geen richting.
error-move-word-ambiguous = „{ $word }” kan op meer manieren worden gelezen: schrijf het voluit.
error-move-number = Het getal op plaats { $offset } klopt niet: 1 tot 7 met een richting, 0 voor een overgeslagen beurt.
error-move-tower-missing = Er ontbreekt welke toren wordt verplaatst.
error-move-number-missing = Het aantal velden ontbreekt.
error-move-square-missing = De kleur van het veld van aankomst ontbreekt.
error-move-ambiguous = Dit kan { $one } of { $other } zijn: noem ook de toren.
error-move-none = Geen enkele toren kan nu zo worden verplaatst.
error-move-pass = Een beurt overslaan is geen keuze: een geblokkeerde toren doet dat vanzelf.
error-move-pushed-back = Dat is de verschoven toren: schrijf de zet van de sumo die duwt.
error-move-not-on-board = De { tower } toren van { side } staat niet op het bord.
error-move-off-board =
    De { tower } toren op { $square } zou van het bord gaan: in die richting is er ruimte voor { $count ->
        [one] 1 veld
       *[other] { $count } velden
    }.
error-move-wrong-color = Dat klopt niet: { $square } is { color }.

## Stellingen

error-position-sign = Het teken „{ $sign }” op plaats { $offset } hoort niet in een stelling.
error-position-rank-length =
    Rij { $rank } heeft { $count ->
        [one] 1 veld
       *[other] { $count } velden
    } in plaats van 8.
error-position-rank-count =
    De stelling heeft { $count ->
        [one] 1 rij
       *[other] { $count } rijen
    } in plaats van 8.
error-position-missing = De stelling houdt te vroeg op: na het bord komen b of w en de kleur van de toren die moet worden verplaatst, of -.
error-position-word = Op plaats { $offset } hoort iets anders te staan: na het bord komen b of w en de kleur van de toren die moet worden verplaatst, of -.
