//! The player takes every kind of decision, legally, and as well as its level promises.

#![allow(clippy::unwrap_used)] // A test that cannot go on should fail.

use kamisado::{
    Bitboard, Board, BySide, Decision, Due, LineUp, Match, MatchKind, MatchRules, Next, Opening,
    Position, Side,
};
use kamisado_engine::{
    Aim, Choice, Goal, Level, Limits, Memory, Player, Score, Solver, Value, random_line_up,
};

fn player(level: u8, seed: u64) -> Player {
    Player::new(Level::new(level).unwrap(), Memory::mebibytes(8)).with_seed(seed)
}

/// Plays a match to its end; both sides have this level.
fn play_out(rules: MatchRules, level: u8, seed: u64) -> Match {
    let mut game = Match::new(rules);
    let mut players = BySide::from_fn(|side| player(level, seed + side.index() as u64));
    while let Some(due) = game.due() {
        let choice = players[due.side()].decide(&game, &Limits::none()).unwrap();
        game.play(choice.decision).unwrap();
    }
    game
}

#[test]
fn every_level_plays_every_opening_to_its_end() {
    for opening in Opening::ALL {
        for board in [Board::Standard, Board::Mirrored] {
            for level in [1, 2, 3, 4] {
                let kind = MatchKind::Standard;
                let game = play_out(
                    MatchRules {
                        kind,
                        opening,
                        board,
                    },
                    level,
                    7,
                );
                assert!(game.result().is_some(), "{opening} at level {level}");
            }
        }
    }
    for level in Level::all() {
        assert!(
            play_out(MatchKind::Single.into(), level.number(), 3)
                .result()
                .is_some()
        );
    }
}

#[test]
fn the_perfect_player_wins_the_single_round_against_every_level() {
    for level in 1..=9 {
        let mut game = Match::new(MatchKind::Single.into());
        let mut perfect = player(10, 1);
        let mut other = player(level, 2);
        while let Some(due) = game.due() {
            let player = if due.side() == Side::Black {
                &mut perfect
            } else {
                &mut other
            };
            let choice = player.decide(&game, &Limits::none()).unwrap();
            game.play(choice.decision).unwrap();
        }
        assert_eq!(
            game.result().unwrap().winner(),
            Some(Side::Black),
            "level {level}"
        );
    }
}

#[test]
fn the_same_seed_plays_the_same_match() {
    for level in [1, 5, 10] {
        let rules = MatchRules::new(MatchKind::Standard);
        let first = play_out(rules, level, 11);
        assert_eq!(first.decisions(), play_out(rules, level, 11).decisions());
    }
}

/// Lets the defender answer the line-up, and proves that the answer wins.
fn answer_wins(challengers: LineUp, seed: u64) {
    let rules = MatchRules {
        opening: Opening::Tournament,
        ..MatchRules::default()
    };
    let mut game = Match::new(rules);
    game.play(Decision::LineUp(challengers))
        .expect("any line-up may be laid out");
    let choice = player(10, seed).decide(&game, &Limits::none());
    let Some(Choice {
        decision: Decision::LineUp(answer),
        score: Score::Win,
        ..
    }) = choice
    else {
        panic!("no answer to {challengers} that wins: {choice:?}");
    };
    let line_ups = BySide::new(challengers, answer);
    let start = Position::opening(Board::Standard, line_ups, Side::Black);
    let outcome = Solver::new(Memory::mebibytes(8)).solve(&start, &Limits::none());
    assert_eq!(outcome.value, Some(Value::Loss), "{challengers} {answer}");
}

#[test]
fn a_defender_answers_a_line_up_with_one_that_wins() {
    answer_wins(random_line_up(5), 1);
}

#[test]
fn even_a_line_up_that_is_hard_to_answer_is_answered() {
    // Two of 3,840 random answers beat it.
    let challengers = "nbprgoyu".parse().unwrap();
    answer_wins(challengers, 6);
}

#[test]
fn match_play_draws_the_lower_number_for_the_challenger() {
    let rules = MatchRules {
        opening: Opening::MatchPlay,
        ..MatchRules::default()
    };
    for seed in 0..50 {
        let mut game = Match::new(rules);
        let mut player = player(10, seed);
        for _ in 0..2 {
            let choice = player.decide(&game, &Limits::none()).unwrap();
            game.play(choice.decision).unwrap();
        }
        assert_eq!(game.due(), Some(Due::Move(Side::Black)));
    }
}

#[test]
fn the_fill_is_chosen_that_the_defender_wins() {
    // Rounds are played until one ends in a choice between a proven win and a proven loss for the defender.
    let solver = Solver::new(Memory::mebibytes(8));
    let mut seen = 0;
    for seed in 0.. {
        let mut game = play_out_to_fill(seed);
        let Some(Due::Fill(_)) = game.due() else {
            continue;
        };
        let values = kamisado::Fill::ALL.map(|fill| {
            solver
                .solve(&game.preview(fill).unwrap(), &Limits::none())
                .value
                .unwrap()
        });
        if values[0] == values[1] {
            continue;
        }
        let Choice { decision, .. } = player(10, seed).decide(&game, &Limits::none()).unwrap();
        game.play(decision).unwrap();
        let start = game.position().unwrap();
        assert_eq!(
            solver.solve(start, &Limits::none()).value,
            Some(Value::Loss),
            "seed {seed}"
        );
        seen += 1;
        if seen == 1 {
            break;
        }
    }
}

fn play_out_to_fill(seed: u64) -> Match {
    let mut game = Match::new(MatchKind::Marathon.into());
    let mut players = BySide::from_fn(|side| player(3, 2 * seed + side.index() as u64));
    while let Some(due) = game.due()
        && !matches!(due, Due::Fill(_))
    {
        let choice = players[due.side()].decide(&game, &Limits::none()).unwrap();
        game.play(choice.decision).unwrap();
    }
    game
}

/// Decides in the middle of a match: the teeth on the board tell its score.
fn decide_at(kind: MatchKind, position: &Position, seed: u64) -> (Position, Score) {
    let game = Match::from_position(kind.into(), *position).unwrap();
    let choice = player(10, seed).decide(&game, &Limits::none()).unwrap();
    let Decision::Move(m) = choice.decision else {
        panic!("a move was due");
    };
    match position.play_unchecked(m) {
        Next::Turn(next) => (next, choice.score),
        Next::Over(finish) => panic!("{position}: {m} ended the round: {:?}", finish.end),
    }
}

#[test]
fn a_lost_round_is_lost_to_the_tower_that_scores_less() {
    // It stands 1:1 in a match to three points. All moves lose the round, all but one to the sumo and with it the match.
    let solver = Solver::new(Memory::mebibytes(8));
    for text in [
        "1Y3B1N/5O2/1R4P1/1g4y1/2u4n/G2+U4/r5b1/1+o1p4 b p",
        "N+UYO3P/8/y6+o/8/Bn6/2p2RG1/8/1ubr2g1 w n",
        "1+BN3UY/2yP4/2g5/5G1R/8/1+u6/O6p/bo2rn2 w y",
    ] {
        let position: Position = text.parse().unwrap();
        let side = position.side();
        let outcome = solver.solve(&position, &Limits::none());
        assert_eq!(outcome.value, Some(Value::Loss), "{text}");
        for seed in 0..3 {
            let (next, score) = decide_at(MatchKind::Standard, &position, seed);
            assert_eq!(score, Score::Loss);
            let outcome = solver.solve_for(&next, Goal::lose_at_most(side, 1), &Limits::none());
            assert_eq!(outcome.value, Some(Value::Loss), "{text}: {next}");
        }
    }
}

#[test]
fn a_round_is_conceded_when_the_next_one_is_worth_more() {
    // 13:13 in a match to fifteen, and only one tower of each side is not a sumo. Who wins with it is at fourteen, but
    // then defends against a challenger for whom nearly every win is the match.
    let solver = Solver::new(Memory::mebibytes(8));
    for text in [
        "1+P+R2+O2/3+++U1+p2/1+G5+Y/+N7/8/3+++u3+g/B2+n4/1+y2+r+ob1 b b",
        "+Y1+O+N+R+++P+BU/8/b7/1+G6/8/8/+++u7/1+o+n+r+y1+g+p w u",
        "2+R+++Y1+G+N+O/7+o/8/r7/8/4+U3/6+BP/+n+b1+p+u+++g+y1 b r",
    ] {
        let position: Position = text.parse().unwrap();
        let side = position.side();
        let wins = position.targets() & Bitboard::goal(side);
        assert!(!wins.is_empty(), "the round could be won at once");
        for seed in 0..3 {
            let (next, _) = decide_at(MatchKind::Marathon, &position, seed);
            let more_or_nothing = Goal::either(side, Some(2), Some(1));
            let outcome = solver.solve_for(&next, more_or_nothing, &Limits::none());
            let reached = (outcome.value == Some(Value::Win)) == (next.side() == side);
            assert!(reached, "{text}: {next}");
        }
    }
}

#[test]
fn both_rounds_of_a_double_round_are_played_for_their_point() {
    let solver = Solver::new(Memory::mebibytes(8));
    let moves = ["h1h4", "d8d4", "a1b2", "h8h6", "g1g7", "h6d2", "g7h8"];
    let turned = ["a8a5", "e1e5", "h8g7", "a1a3", "b8b2", "a3e7", "b2a1"];
    // Black leads by one point; in the other match White began and does.
    let start = Position::start();
    for (start, moves) in [(start, moves), (start.turn(), turned)] {
        let mut game = Match::from_position(MatchKind::DoubleRound.into(), start).unwrap();
        for m in moves {
            game.play(m.parse().unwrap()).unwrap();
        }
        let challenger = game.due().unwrap().side();
        assert_eq!(game.score()[!challenger], 1);
        // Whoever is behind plays for the tie, and whoever leads cannot prevent it.
        for seed in 0..2 {
            let choice = player(10, seed).decide(&game, &Limits::none()).unwrap();
            assert_eq!(choice.score, Score::Win);
            let mut game = game.clone();
            game.play(choice.decision).unwrap();
            let outcome = solver.solve(game.position().unwrap(), &Limits::none());
            assert_eq!(outcome.value, Some(Value::Loss));
            let choice = player(10, seed).decide(&game, &Limits::none()).unwrap();
            assert_eq!(choice.score, Score::Loss);
        }
    }
}

#[test]
fn random_line_ups_are_all_different_orders() {
    let orders: std::collections::BTreeSet<LineUp> = (0..500).map(random_line_up).collect();
    assert!(orders.len() > 480, "only {} of 500", orders.len());
}

#[test]
fn an_aim_changes_nothing_in_a_single_round() {
    let game = Match::new(MatchKind::Single.into());
    let choose = |aim| {
        player(10, 4)
            .with_aim(aim)
            .decide(&game, &Limits::none())
            .unwrap()
    };
    assert_eq!(choose(Aim::Match), choose(Aim::Round));
}
