### Wat er niet klopt aan getypte zetten en stellingen.

## Zetten

error-move-character = Het teken “{ $character }” op plaats { $offset } hoort niet in een zet.
error-move-word = “{ $word }” is hier geen kleur en geen richting.
error-move-word-ambiguous = “{ $word }” kan meer dan één ding betekenen: schrijf het voluit.
error-move-number = Het getal op plaats { $offset } klopt niet: 1 tot 7 met een richting, 0 voor een overgeslagen beurt.
error-move-tower-missing = Er staat niet bij welke toren wordt verplaatst.
error-move-number-missing = Er staat niet bij hoeveel velden.
error-move-direction-missing = De richting ontbreekt: schrijf bijvoorbeeld Geel Vooruit 5 of Y^5.
error-move-no-square = “{ $word }” is geen veld: de velden zijn a1 tot en met h8.
error-move-square-missing = Er staat niet bij op welke kleur de zet eindigt.
error-move-ambiguous = Dit kan { $one } of { $other } zijn: noem ook de toren.
error-move-none = Geen enkele toren kan die zet nu doen.
error-move-pass = Je kunt niet zelf een beurt overslaan: bij een geblokkeerde toren gaat dat vanzelf.
error-move-pushed-back = Dat is de toren die wordt geduwd: geef de zet van de sumo die hem duwt.
error-move-not-on-board = De { tower } toren van { side } staat niet op het bord.
error-move-off-board =
    De { tower } toren op { $square } zou van het bord gaan: in die richting is er ruimte voor { $count ->
        [one] 1 veld
       *[other] { $count } velden
    }.
error-move-wrong-color = Dat klopt niet: { $square } is { color }.

## Stellingen

error-position-character = Het teken “{ $character }” op plaats { $offset } hoort niet in een stelling.
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
error-position-missing = De stelling is onvolledig: na het bord komen b of w en dan de kleur van de toren die moet worden verplaatst, of -.
error-position-word = Onverwachte tekst op plaats { $offset }: na het bord komen b of w en dan de kleur van de toren die moet worden verplaatst, of -.
