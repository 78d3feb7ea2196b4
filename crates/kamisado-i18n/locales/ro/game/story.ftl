### Ce se întâmplă într-un meci, câte o propoziție.

lined-up = { side } își așază turnurile, de la stânga: { $line_up }.
filled =
    { side } alege ca ambii jucători să își așeze turnurile { $fill ->
        [right] de la dreapta
       *[left] de la stânga
    }.
round-began = Începe runda { $round }; atacatorul este { side }.
slid = { side } mută turnul { tower } pe pătratul { color } { $square }.
pushed-one = { side } împinge cu sumoul { tower } turnul { first } înapoi, pe pătratul { color } { $square }, și este din nou la mutare.
pushed-two = { side } împinge înapoi cu sumoul { tower } turnul { first } și turnul { second }, ultimul ajungând pe pătratul { color } { $square }, și este din nou la mutare.
pushed-three = { side } împinge înapoi cu sumoul { tower } turnul { first }, turnul { second } și turnul { third }, ultimul ajungând pe pătratul { color } { $square }, și este din nou la mutare.
passed = Turnul { tower } al { side-of } este blocat pe { $square }, așa că { side } pasează; pătratul fiind { color }, urmează turnul { color } al { opponent-of }.
turn = { side } este la mutare cu turnul { tower } de pe { $square }.
turn-any = { side } este la mutare și poate alege orice turn.
round-won-home-row = Turnul { tower } al { side-of } ajunge pe linia-casă a { opponent-of }, iar { side } câștigă runda.
round-won-deadlock = Blocaj total: orice turn căruia îi vine rândul este blocat. Pentru că { opponent } a mutat ultimul, { side } câștigă runda.
grew =
    Turnul { tower } al { side-of } primește { $teeth ->
        [1] primul dinte de dragon și devine sumo: înaintează cel mult 5 pătrate și poate împinge înapoi un turn.
        [2] al doilea dinte de dragon și devine sumo dublu: înaintează cel mult 3 pătrate și poate împinge înapoi până la două turnuri.
        [3] al treilea dinte de dragon și devine sumo triplu: înaintează doar un pătrat și poate împinge înapoi până la trei turnuri.
       *[4] al patrulea dinte de dragon.
    }
scored =
    { side } obține { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }; { $leader ->
        [black] Negrul conduce cu { $high }–{ $low }
        [white] Albul conduce cu { $high }–{ $low }
       *[nobody] scorul este egal, { $high }–{ $low }
    }.
fill-due = { side } a câștigat runda și alege așezarea de la stânga sau de la dreapta.
line-up-due = { side } trebuie să își așeze turnurile pe linia-casă.
match-won-points = { side } câștigă meciul cu { $high }–{ $low }.
match-won-resignation = { opponent } cedează, iar { side } câștigă meciul.
match-won-time = Timpul { opponent-of } a expirat, iar { side } câștigă meciul.
match-tied = Meciul se încheie la egalitate, { $points }–{ $points }.
