### Wat er in een partij gebeurt, telkens in één zin.

lined-up = { side-start } stelt de torens op, van links naar rechts: { $line_up }.
filled =
    { side-start } laat beide spelers { $fill ->
        [right] van rechts
       *[left] van links
    } opvullen.
round-began = Ronde { $round } begint met { side } als uitdager.
slid = { side-start } verplaatst de { tower } toren naar het { color-e } veld { $square }.
pushed-one = { side-start } duwt met de { tower } sumo de { first } toren terug naar het { color-e } veld { $square } en is meteen weer aan de beurt.
pushed-two = { side-start } duwt met de { tower } sumo de { first } en de { second } toren terug, de achterste naar het { color-e } veld { $square }, en is meteen weer aan de beurt.
pushed-three = { side-start } duwt met de { tower } sumo de { first }, de { second } en de { third } toren terug, de achterste naar het { color-e } veld { $square }, en is meteen weer aan de beurt.
passed = De { tower } toren van { side } op { $square } is geblokkeerd, dus { side } slaat een beurt over; omdat dat veld { color } is, is nu de { color-e } toren van { opponent } aan de beurt.
turn = { side-start } is aan de beurt met de { tower } toren op { $square }.
turn-any = { side-start } is aan de beurt en mag een toren naar keuze verplaatsen.
round-won-home-row = De { tower } toren van { side } bereikt de basislijn van { opponent }: { side } wint de ronde.
round-won-deadlock = Volledige blokkade: elke toren die aan de beurt komt, is geblokkeerd. Omdat { opponent } de laatste zet deed, wint { side } de ronde.
grew =
    De { tower } toren van { side } krijgt zijn { $teeth ->
        [1] eerste drakentand en is nu een sumo: hij gaat hoogstens 5 velden ver en kan één toren terugduwen.
        [2] tweede drakentand en is nu een dubbele sumo: hij gaat hoogstens 3 velden ver en kan maximaal twee torens terugduwen.
        [3] derde drakentand en is nu een drievoudige sumo: hij gaat nog maar 1 veld ver en kan maximaal drie torens terugduwen.
       *[4] vierde drakentand.
    }
scored =
    { side-start } krijgt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }; { $leader ->
        [black] het staat { $high }-{ $low } voor zwart
        [white] het staat { $high }-{ $low } voor wit
       *[nobody] het staat gelijk, { $high }-{ $low }
    }.
fill-due = { side-start } heeft de ronde gewonnen en kiest of er van links of van rechts wordt opgevuld.
line-up-due = { side-start } moet de torens op de basislijn opstellen.
match-won-points = { side-start } wint de partij met { $high }-{ $low }.
match-won-resignation = { opponent-start } geeft op: { side } wint de partij.
match-won-time = De bedenktijd van { opponent } is om: { side } wint de partij.
match-tied = De partij eindigt gelijk: { $points }-{ $points }.
