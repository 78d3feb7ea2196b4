### Ce află uneltele din terminal.

solved-win = { side } este la mutare și câștigă, de exemplu cu { $m }.
solved-loss = { side } este la mutare, dar câștigă { opponent }; { $m } rezistă cel mai mult.
solved-length =
    Cu cel mai bun joc, runda se încheie după încă { $count ->
        [one] o mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }.
solved-open = Nu este demonstrat cine câștigă: mai întâi a fost atinsă o limită.
certificate-holds = Certificatul este corect: { side } câștigă, orice ar juca adversarul (poziții verificate: { $count }).
certificate-refused = Certificatul nu demonstrează nimic: { $text }
certificate-of-one = Un certificat privește o singură poziție: folosește --certificate cu una singură.
server-ready = Kamisado te așteaptă la { $address }
server-stop = Ctrl+C îl oprește.
