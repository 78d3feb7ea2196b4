//! The player takes every kind of decision, legally, and as well as its level promises.

#![allow(clippy::unwrap_used)] // A test that cannot go on should fail.

use kamisado::{
    Board, BySide, Decision, Due, LineUp, Match, MatchKind, MatchRules, Opening, Position, Side,
};
use kamisado_engine::{
    Aim, Choice, Level, Limits, Memory, Player, Score, Solver, Value, random_line_up,
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
        assert_eq!(game.result().unwrap().winner, Side::Black, "level {level}");
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

#[test]
fn a_defender_answers_a_line_up_with_one_that_wins() {
    let rules = MatchRules {
        opening: Opening::Tournament,
        ..MatchRules::default()
    };
    let challengers = random_line_up(5);
    let mut game = Match::new(rules);
    game.play(Decision::LineUp(challengers)).unwrap();
    let choice = player(10, 1).decide(&game, &Limits::none()).unwrap();
    let Decision::LineUp(answer) = choice.decision else {
        panic!("a line-up was due");
    };
    assert_eq!(choice.score, Score::Win);
    let start = Position::opening(
        Board::Standard,
        BySide::new(challengers, answer),
        Side::Black,
    );
    let solver = Solver::new(Memory::mebibytes(8));
    assert_eq!(
        solver.solve(&start, &Limits::none()).value,
        Some(Value::Loss)
    );
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
