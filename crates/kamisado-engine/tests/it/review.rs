//! A review says what a solver that looks at each position for itself would say.

#![allow(clippy::unwrap_used)] // A test that cannot go on should fail.

use kamisado::{
    Board, BySide, Concession, Decision, Due, Fill, LineUp, Match, MatchKind, MatchRules, Move,
    Next, Opening, Position, Side,
};
use kamisado_engine::book::{Answer, Book};
use kamisado_engine::review::{Judgement, Progress, Review, Standing};
use kamisado_engine::{Level, Limits, Memory, Player, Solver, Stop, Value, random_line_up};

fn solver() -> Solver {
    Solver::new(Memory::mebibytes(32))
}

fn review(game: &Match) -> Review {
    Review::of(game, &solver(), &Limits::none(), |_| {})
}

/// Who wins after this, by a solver's word.
fn winner(solver: &Solver, next: &Next) -> Side {
    match next {
        Next::Over(finish) => finish.end.winner,
        Next::Turn(position) => winner_of(solver, position),
    }
}

fn winner_of(solver: &Solver, position: &Position) -> Side {
    match solver.solve(position, &Limits::none()).value.unwrap() {
        Value::Win => position.side(),
        Value::Loss => !position.side(),
    }
}

/// The moves after which this side wins.
fn moves_for(solver: &Solver, position: &Position, side: Side) -> Vec<Move> {
    let wins = |m: &Move| winner(solver, &position.play_unchecked(*m)) == side;
    position.moves().filter(wins).collect()
}

/// A match between two players of these levels.
fn played(rules: MatchRules, levels: BySide<u8>, seed: u64) -> Match {
    let mut game = Match::new(rules);
    let mut players = BySide::from_fn(|side| {
        Player::new(Level::new(levels[side]).unwrap(), Memory::mebibytes(1))
            .with_seed(seed + side.index() as u64)
    });
    while let Some(due) = game.due() {
        let choice = players[due.side()].decide(&game, &Limits::none()).unwrap();
        game.play(choice.decision).unwrap();
    }
    game
}

/// Plays on as both sides should: whoever has the win keeps it.
fn play_on(game: &mut Match, solver: &Solver) {
    let round = game.rounds().len();
    while game.rounds().len() == round
        && let Some(&position) = game.position()
    {
        let m = solver.solve(&position, &Limits::none()).best;
        game.play(Decision::Move(m.unwrap())).unwrap();
    }
}

#[test]
fn every_finding_agrees_with_a_solver_of_its_own() {
    let other = solver();
    for (kind, board) in [
        (MatchKind::Standard, Board::Standard),
        (MatchKind::Single, Board::Mirrored),
        ("series-2".parse().unwrap(), Board::Standard),
        (MatchKind::DoubleRound, Board::Standard),
    ] {
        let rules = MatchRules {
            kind,
            opening: Opening::Standard,
            board,
        };
        let game = played(rules, BySide::new(3, 4), 11);
        let review = review(&game);
        assert_eq!(review.decisions.len(), game.decisions().len());
        assert_eq!(review.rounds.len(), game.rounds().len());
        let mut again = Match::new(rules);
        let mut thrown = vec![Vec::new(); game.rounds().len()];
        for (index, reviewed) in review.decisions.iter().enumerate() {
            let decision = game.decisions()[index];
            assert_eq!(reviewed.decision, decision);
            let side = again.due().unwrap().side();
            assert_eq!(reviewed.side, side);
            let wins = |decision: &Decision| match *decision {
                Decision::Move(m) => {
                    winner(&other, &again.position().unwrap().play_unchecked(m)) == side
                }
                Decision::Fill(fill) => winner_of(&other, &again.preview(fill).unwrap()) == side,
                Decision::LineUp(_) => unreachable!("nothing is laid out in these matches"),
            };
            let legal = again.legal();
            assert_eq!(reviewed.legal, Some(legal.len()));
            // Of the hundred first moves of a round a few are enough.
            let some = legal.len().div_ceil(20);
            assert_eq!(reviewed.open, Some(reviewed.unknown.len()));
            if some == 1 {
                // What wins and what is not known: the rest is proven to lose.
                let mut rest = legal;
                rest.retain(|other| !reviewed.unknown.contains(other));
                rest.retain(wins);
                rest.sort();
                let mut winning = reviewed.winning.clone();
                winning.sort();
                assert_eq!(winning, rest, "{kind} {index} {decision}");
            }
            assert!(reviewed.winning.iter().step_by(some).all(wins));
            let had = match again.position() {
                Some(position) => winner_of(&other, position) == side,
                None => Fill::ALL.map(Decision::Fill).iter().any(wins),
            };
            let kept = wins(&decision);
            let expected = match (had, kept) {
                (false, _) => Judgement::Lost,
                (true, true) => Judgement::Kept,
                (true, false) => Judgement::ThrewAway,
            };
            assert_eq!(reviewed.judgement, expected, "{kind} {index} {decision}");
            assert_eq!(reviewed.winning.is_empty(), !had);
            if expected == Judgement::ThrewAway {
                thrown[reviewed.round].push(index);
            }
            assert_eq!(reviewed.before, Some(if had { side } else { !side }));
            let after = if kept { side } else { !side };
            assert_eq!(reviewed.after.winner, Some(after));
            assert_eq!(reviewed.after.height > 0, after == Side::Black);
            again.play(decision).unwrap();
        }
        for ((reviewed, thrown), round) in review.rounds.iter().zip(&thrown).zip(game.rounds()) {
            assert_eq!(&reviewed.turning_points, thrown);
            assert_eq!(reviewed.turning_point, thrown.last().copied());
            assert_eq!(reviewed.winner, round.end().map(|end| end.winner));
            assert_eq!(
                reviewed.start.winner,
                Some(winner_of(&other, round.start()))
            );
            // Who threw it away last has lost it.
            if let Some(last) = reviewed.turning_point {
                assert_ne!(Some(review.decisions[last].side), reviewed.winner);
            }
        }
        if let Some(turned) = review.turning_point {
            if let Some(winner) = game.result().unwrap().winner() {
                assert_eq!(review.decisions[turned].side, !winner);
            }
            assert!(
                review
                    .rounds
                    .iter()
                    .any(|round| round.turning_point == Some(turned))
            );
        }
    }
}

#[test]
fn the_one_blunder_of_a_round_is_its_turning_point() {
    let solver = solver();
    let start = Position::start();
    // The first player wins; this first move gives the win away.
    let kept = moves_for(&solver, &start, Side::Black);
    let blunder = start.moves().find(|m| !kept.contains(m)).unwrap();
    let mut game = Match::new(MatchKind::Single.into());
    game.play(Decision::Move(blunder)).unwrap();
    play_on(&mut game, &solver);
    let review = review(&game);
    assert_eq!(game.result().unwrap().winner(), Some(Side::White));
    assert_eq!(review.turning_point, Some(0));
    assert_eq!(review.rounds[0].turning_points, [0]);
    assert!(!review.decisions[0].winning.is_empty());
    for decision in &review.decisions[0].winning {
        assert!(matches!(decision, Decision::Move(m) if kept.contains(m)));
    }
    for reviewed in &review.decisions[1..] {
        let expected = if reviewed.side == Side::White {
            Judgement::Kept
        } else {
            Judgement::Lost
        };
        assert_eq!(reviewed.judgement, expected);
    }
    assert_eq!(review.decisions.last().unwrap().after.height, -100);
}

#[test]
fn a_round_without_a_blunder_has_no_turning_point() {
    let mut game = Match::new(MatchKind::Single.into());
    play_on(&mut game, &solver());
    let review = review(&game);
    assert_eq!(game.result().unwrap().winner(), Some(Side::Black));
    assert_eq!(review.turning_point, None);
    assert_eq!(review.rounds[0].start.winner, Some(Side::Black));
}

#[test]
fn a_fill_that_gives_the_next_round_away_is_found() {
    let solver = solver();
    // Fills that differ are rare: this is one, at the end of a third round.
    let rounds = "h1f3 a8a4 d1c2 e8e7 g1d4 h8f6 a1a2 c8c5 d4e5 f6f5 b1b2 f5e4 f3f6 e4h1 right \
         b1b2 h8h4 g1g2 g8e6 h1h3 d8d3 h3f5 d3c2 e1d2 a8d5 a1a2 f8g7 c8b7 a2a5 b8e5 b7b6 g2g4 g7h6 b2b4 b6d4 \
         c1b2 h4h3 d1f3 f5f7 e8b5 f7f8 left \
         d8d4 b1b2 b8b7 g1g3 f8f7 c1d2 e8e3 a1a5 f7h5 d2c3 b7b5 h1h2 c8c7 f1c4 a8a6 d1f3 g8g7 b2b4 c7c6";
    let decisions = rounds.split_whitespace().map(|word| word.parse().unwrap());
    let late = Match::new(MatchKind::Standard.into())
        .replay(decisions)
        .unwrap();
    let mut game =
        Match::from_position(MatchKind::Standard.into(), *late.position().unwrap()).unwrap();
    game.play("g3b8".parse().unwrap()).unwrap();
    assert_eq!(game.due(), Some(Due::Fill(Side::Black)));
    let winners = Fill::ALL.map(|fill| winner_of(&solver, &game.preview(fill).unwrap()));
    assert_eq!(winners, [Side::White, Side::Black]);
    game.play(Decision::Fill(Fill::Left)).unwrap();
    play_on(&mut game, &solver);
    let review = review(&game);
    let index = game
        .decisions()
        .iter()
        .rposition(|d| matches!(d, Decision::Fill(_)));
    let index = index.filter(|&i| review.decisions[i].judgement == Judgement::ThrewAway);
    let reviewed = &review.decisions[index.unwrap()];
    let (Decision::Fill(chosen), [Decision::Fill(better)]) =
        (reviewed.decision, &reviewed.winning[..])
    else {
        panic!("{reviewed:?}")
    };
    assert_ne!(chosen, *better);
    // It was the last mistake of the round it led to, which its chooser lost.
    let round = &review.rounds[reviewed.round];
    assert_eq!(round.turning_point, index);
    assert_eq!(round.winner, Some(!reviewed.side));
}

#[test]
fn line_ups_are_looked_at_where_they_are_laid_out() {
    let rules = |opening| MatchRules {
        kind: MatchKind::Single,
        opening,
        board: Board::Standard,
    };
    let (challengers, winning, losing) =
        (random_line_up(2007), random_line_up(15), random_line_up(0));
    for (answer, expected) in [(winning, Judgement::Kept), (losing, Judgement::ThrewAway)] {
        let game = Match::new(rules(Opening::Tournament))
            .replay([challengers, answer].map(Decision::LineUp))
            .unwrap();
        let review = review(&game);
        let [challenge, reviewed] = &review.decisions[..] else {
            panic!("two line-ups")
        };
        assert_eq!(challenge.judgement, Judgement::ThrewAway);
        assert_eq!(challenge.after.winner, Some(Side::White));
        let [Decision::LineUp(unbeatable)] = challenge.winning[..] else {
            panic!("a line-up that no answer beats")
        };
        let known = Book::known().answer(Board::Standard, unbeatable);
        assert_eq!(known, Some(Answer::None));
        assert_eq!(reviewed.judgement, expected);
        assert_eq!(reviewed.after.winner, review.rounds[0].start.winner);
        // What is called a better answer is one.
        let [Decision::LineUp(better)] = reviewed.winning[..] else {
            panic!("an answer that wins")
        };
        let line_ups = BySide::new(challengers, better);
        let start = Position::opening(Board::Standard, line_ups, Side::Black);
        assert_eq!(winner_of(&solver(), &start), Side::White);
    }

    // No answer beats this one, on the mirrored board the other way round.
    for board in [Board::Standard, Board::Mirrored] {
        let unbeatable: LineUp = match board {
            Board::Standard => "obupyrgn",
            Board::Mirrored => "ngrypubo",
        }
        .parse()
        .unwrap();
        let rules = MatchRules {
            board,
            ..rules(Opening::Tournament)
        };
        let game = Match::new(rules)
            .replay([unbeatable, random_line_up(1)].map(Decision::LineUp))
            .unwrap();
        let review = review(&game);
        let judged: Vec<Judgement> = review.decisions.iter().map(|it| it.judgement).collect();
        assert_eq!(judged, [Judgement::Kept, Judgement::Lost], "{board:?}");
        assert_eq!(
            review.decisions[0].winning,
            [Decision::LineUp(unbeatable)],
            "{board:?}"
        );
    }

    // Who draws lots is not to blame.
    let game = played(rules(Opening::MatchPlay), BySide::new(2, 2), 1);
    let review = review(&game);
    assert!(
        review.decisions[..2]
            .iter()
            .all(|reviewed| reviewed.judgement == Judgement::Open)
    );
}

#[test]
fn a_match_that_was_left_early_can_be_reviewed() {
    let mut game = Match::new(MatchKind::Standard.into());
    let empty = review(&game);
    assert!(empty.decisions.is_empty());
    assert_eq!(empty.rounds[0].start.winner, Some(Side::Black));
    assert_eq!(empty.turning_point, None);

    let solver = solver();
    let kept = moves_for(&solver, &Position::start(), Side::Black);
    game.play(Decision::Move(kept[0])).unwrap();
    assert_eq!(review(&game).decisions[0].judgement, Judgement::Kept);
    game.concede(Side::Black, Concession::Resignation).unwrap();
    let resigned = review(&game);
    assert_eq!(resigned.decisions[0].judgement, Judgement::Kept);
    assert_eq!(resigned.rounds[0].winner, Some(Side::White));
    assert_eq!(resigned.turning_point, None);
}

#[test]
fn every_first_move_is_said_to_win_or_to_lose_or_not_to_be_known() {
    // The start is the same in every match, and the budget is enough for most of its hundred moves.
    let game = played(MatchKind::Single.into(), BySide::new(4, 3), 2);
    let first = &review(&game).decisions[0];
    let values = solver().values(&Position::start(), &Limits::none(), |_, _| ());
    for (m, value) in values.moves {
        let m = Decision::Move(m);
        let wins = value == Some(Value::Win);
        let [won, unknown] = [&first.winning, &first.unknown].map(|list| list.contains(&m));
        assert!(!(won && unknown), "{m}");
        assert!(unknown || won == wins, "{m}");
    }
    assert!(first.unknown.len() < 40, "{} of 102", first.unknown.len());
    assert!(!first.winning.is_empty());
}

#[test]
fn what_is_not_proven_within_the_limits_stays_open() {
    let game = played(MatchKind::Standard.into(), BySide::new(3, 3), 5);
    let limited = Review::of(&game, &solver(), &Limits::none().nodes(1), |_| {});
    let full = review(&game);
    assert!(
        limited
            .decisions
            .iter()
            .any(|reviewed| reviewed.judgement == Judgement::Open)
    );
    for (limited, full) in limited.decisions.iter().zip(&full.decisions) {
        // Whatever is said is true all the same.
        assert!(limited.before.is_none() || limited.before == full.before);
        assert!(
            limited
                .winning
                .iter()
                .all(|decision| full.winning.contains(decision))
        );
        if limited.after.winner.is_none() {
            assert_eq!(limited.after, Standing::default());
        }
    }
    let stop = Stop::new();
    stop.now();
    let stopped = Review::of(&game, &solver(), &Limits::none().stop(&stop), |_| {});
    assert_eq!(stopped.decisions.len(), game.decisions().len());
}

#[test]
fn progress_goes_from_the_first_decision_looked_at_to_the_last() {
    let game = played(MatchKind::Single.into(), BySide::new(2, 2), 5);
    let mut told = Vec::new();
    let _ = Review::of(&game, &solver(), &Limits::none(), |progress| {
        told.push(progress);
    });
    let total = game.decisions().len();
    let expected: Vec<Progress> = (1..=total).map(|done| Progress { done, total }).collect();
    assert_eq!(told, expected);
}

/// The round of the rules crate's example, line by line: decision, judgement, how many of how many win, graph.
#[test]
fn a_round_reviewed() {
    let mut game = Match::new(MatchKind::Single.into());
    for m in [
        "h1h5", "e8e2", "b1b2", "h8h6", "g1g7", "h6e3", "c1c4", "g8h7", "f1f7", "e2f1",
    ] {
        game.play(m.parse().unwrap()).unwrap();
    }
    let lines: Vec<String> = review(&game)
        .decisions
        .iter()
        .map(|reviewed| {
            if reviewed.legal == Some(102) {
                // How many of the first moves are proven is a matter of time.
                return format!("{} {}", reviewed.decision, reviewed.judgement.name());
            }
            format!(
                "{} {} {}/{} {:+}",
                reviewed.decision,
                reviewed.judgement.name(),
                reviewed.winning.len(),
                reviewed.legal.unwrap(),
                reviewed.after.height
            )
        })
        .collect();
    assert_eq!(
        lines,
        [
            "h1h5 kept",
            "e8e2 lost 0/12 +76",
            "b1b2 threw-away 7/13 -57",
            "h8h6 threw-away 1/7 +61",
            "g1g7 kept 3/13 +64",
            "h6e3 lost 0/4 +64",
            "c1c4 kept 2/7 +56",
            "g8h7 lost 0/4 +56",
            "f1f7 threw-away 1/8 -100",
            "e2f1 kept 1/1 -100",
        ]
    );
}
