### What the tools of the terminal find out.

solved-win = It is { side }’s turn, and { side } wins, for example with { $m }.
solved-loss = It is { side }’s turn, but { opponent } wins; { $m } offers the most resistance.
solved-length =
    With best play the round ends after { $count ->
        [one] 1 more move
       *[other] { $count } more moves
    }.
solved-open = Who wins is not proven: a limit was reached first.
certificate-holds = The certificate holds: { side } wins, whatever the opponent plays (positions checked: { $count }).
certificate-refused = The certificate proves nothing: { $text }
certificate-of-one = A certificate is about one position: give --certificate with a single one.
server-ready = Kamisado is waiting for you at { $address }
server-stop = Press Ctrl+C to stop it.
