### Amit a terminál eszközei megtudnak.

solved-win = { side } következik és nyer, például ezzel: { $m }.
solved-loss = { side } következik, de { opponent } nyer; ez a lépés tart ki a legtovább: { $m }.
solved-length = A legjobb játékkal a kör még { $count } lépés után ér véget.
solved-open = Nincs bizonyítva, ki nyer: előbb elértük az egyik korlátot.
certificate-holds = A tanúsítvány helyes: { side } nyer, bármit játszik is az ellenfél (ellenőrzött állások: { $count }).
certificate-refused = A tanúsítvány semmit sem bizonyít: { $text }
certificate-of-one = Egy tanúsítvány egyetlen állásról szól: a --certificate mellé csak egyet adj meg.
server-ready = A Kamisado itt vár: { $address }
server-stop = Leállítás: Ctrl+C.
