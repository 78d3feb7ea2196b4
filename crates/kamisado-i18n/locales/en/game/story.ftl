### What happens in a match, a sentence each.

lined-up = { side } lines up the towers, from the left: { $line_up }.
filled =
    { side } has both players fill { $fill ->
        [right] from the right
       *[left] from the left
    }.
round-began = Round { $round } starts with { side } as the challenger.
slid = { side } moves the { tower } tower to the { color } square { $square }.
pushed-one = { side }’s { tower } sumo pushes the { first } tower back to the { color } square { $square }, and { side } moves again.
pushed-two = { side }’s { tower } sumo pushes the { first } and { second } towers back, the farther one to the { color } square { $square }, and { side } moves again.
pushed-three = { side }’s { tower } sumo pushes the { first }, { second } and { third } towers back, the farthest one to the { color } square { $square }, and { side } moves again.
passed = { side }’s { tower } tower on { $square } is blocked, so { side } passes; { $square } is { color }, so { opponent }’s { color } tower moves next.
turn = { side } to move, with the { tower } tower on { $square }.
turn-any = { side } to move, with any tower.
round-won-home-row = { side }’s { tower } tower reaches { opponent }’s home row, and { side } wins the round.
round-won-deadlock = Deadlock: every tower in turn is blocked. { opponent } moved last, so { side } wins the round.
grew =
    { side }’s { tower } tower earns its { $teeth ->
        [1] first dragon tooth and is now a sumo: it moves up to 5 squares and can push one tower back.
        [2] second dragon tooth and is now a double sumo: it moves up to 3 squares and can push up to two towers back.
        [3] third dragon tooth and is now a triple sumo: it moves just 1 square and can push up to three towers back.
       *[4] fourth dragon tooth.
    }
scored =
    { side } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }; { $leader ->
        [black] Black leads { $high }–{ $low }
        [white] White leads { $high }–{ $low }
       *[nobody] the score is level at { $high }–{ $low }
    }.
fill-due = { side } won the round and chooses whether to fill from the left or the right.
line-up-due = { side } to line up the towers on the home row.
match-won-points = { side } wins the match { $high }–{ $low }.
match-won-resignation = { opponent } resigns, and { side } wins the match.
match-won-time = { opponent } runs out of time, and { side } wins the match.
match-tied = The match is tied { $points }–{ $points }.
