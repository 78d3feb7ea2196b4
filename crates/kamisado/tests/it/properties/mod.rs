//! What holds for every position and every match, tried on random ones.

#![allow(clippy::unwrap_used)] // What cannot be read or played should fail the test.

mod literal;
mod strategies;

use std::collections::BTreeSet;

#[cfg(feature = "serde")]
use kamisado::record::Record;
use kamisado::{
    Bitboard, Board, BySide, Color, Due, Event, Fill, Match, MatchKind, MatchResult, MatchRules,
    Move, Next, Position, Reason, RoundEnd, Setup, Side, Square, Tower, Towers, Verdict,
};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use literal::{Goal, Literal, Outcome, place};
use strategies::{choices, decide, flipped, matches, mirrored, positions, rules, turned};

/// All pairs of squares.
fn all_moves() -> impl Iterator<Item = Move> {
    Square::all().flat_map(|from| Square::all().map(move |to| Move::new(from, to)))
}

fn outcome(position: &Position, m: Move) -> Outcome {
    let played = position.play(m).unwrap();
    let towers = played.next.towers().iter();
    Outcome {
        towers: towers
            .map(|(tower, square, teeth)| (place(square), (tower.side, tower.color, teeth.count())))
            .collect(),
        passes: played
            .passes
            .iter()
            .map(|pass| (pass.tower.side, pass.tower.color))
            .collect(),
        next: match played.next {
            Next::Turn(next) => Goal::Turn(next.side(), next.active()),
            Next::Over(finish) => {
                let RoundEnd {
                    winner,
                    reason,
                    tower,
                } = finish.end;
                match reason {
                    Reason::HomeRow => Goal::Won(winner, tower),
                    Reason::Deadlock => Goal::Deadlock(winner, tower),
                }
            }
        },
    }
}

/// A symmetry of the game: what it makes of positions, moves, squares, sides and colours.
struct Symmetry {
    position: fn(&Position) -> Position,
    towers: fn(&Towers) -> Towers,
    m: fn(Move) -> Move,
    side: fn(Side) -> Side,
    color: fn(Color) -> Color,
}

const SYMMETRIES: [Symmetry; 3] = [
    Symmetry {
        position: Position::turn,
        towers: Towers::turn,
        m: Move::turn,
        side: Side::opponent,
        color: |color| color,
    },
    Symmetry {
        position: Position::mirror,
        towers: Towers::mirror,
        m: Move::mirror,
        side: |side| side,
        color: Color::mirror,
    },
    Symmetry {
        position: Position::flip_board,
        towers: Towers::flip_files,
        m: Move::mirror,
        side: |side| side,
        color: |color| color,
    },
];

impl Symmetry {
    fn tower(&self, tower: Tower) -> Tower {
        Tower::new((self.side)(tower.side), (self.color)(tower.color))
    }

    fn end(&self, end: RoundEnd) -> RoundEnd {
        RoundEnd {
            winner: (self.side)(end.winner),
            reason: end.reason,
            tower: (self.color)(end.tower),
        }
    }

    /// Checks that the game goes on the same way from a position and its image.
    fn check(&self, position: &Position) {
        let image = (self.position)(position);
        assert_eq!(Setup::from(&image).position(), Ok(image));
        assert_eq!((self.position)(&image), *position);
        let moves: BTreeSet<Move> = position.moves().map(self.m).collect();
        assert_eq!(moves, image.moves().collect());
        assert_eq!(image.perft(3), position.perft(3));
        for m in position.moves() {
            let (here, there) = (position.play(m).unwrap(), image.play((self.m)(m)).unwrap());
            assert_eq!(there.tower, self.tower(here.tower));
            let pushed = here.pushed.iter().map(|pushed| self.tower(pushed.tower));
            assert!(pushed.eq(there.pushed.iter().map(|pushed| pushed.tower)));
            let passing = here.passes.iter().map(|pass| self.tower(pass.tower));
            assert!(passing.eq(there.passes.iter().map(|pass| pass.tower)));
            assert_eq!((self.towers)(here.next.towers()), *there.next.towers());
            assert_eq!(
                here.next.position().map(self.position),
                there.next.position().copied()
            );
            assert_eq!(here.next.end().map(|end| self.end(end)), there.next.end());
        }
    }
}

/// The decision the last event announces.
fn announced(events: &[Event]) -> Option<Due> {
    match events.last() {
        Some(&Event::Turn { side, .. }) => Some(Due::Move(side)),
        Some(&Event::FillDue(side)) => Some(Due::Fill(side)),
        Some(&Event::LineUpDue(side)) => Some(Due::LineUp(side)),
        Some(Event::MatchWon { .. } | Event::MatchTied { .. }) => None,
        other => panic!("{other:?} announces nothing"),
    }
}

#[test]
fn the_random_positions_show_everything_that_can_happen() {
    let mut runner = TestRunner::deterministic();
    let mut seen = BTreeSet::new();
    for _ in 0..10_000 {
        let position = positions().new_tree(&mut runner).unwrap().current();
        for m in position.moves() {
            let played = position.play(m).unwrap();
            seen.insert(("pushed", played.pushed.len()));
            seen.insert(("passes", played.passes.len().min(3)));
            let end = played.next.end().map(|end| end.reason);
            seen.insert(("deadlock", usize::from(end == Some(Reason::Deadlock))));
            seen.insert(("home row", usize::from(end == Some(Reason::HomeRow))));
        }
        seen.insert(("free choice", usize::from(position.active().is_none())));
        seen.insert(("all towers", usize::from(position.towers().count() == 16)));
    }
    // Pushed none to three, passes none to three and more, and of the other four both yes and no.
    assert_eq!(seen.len(), 4 + 4 + 4 * 2, "{seen:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(512) })]

    #[test]
    fn the_listed_moves_are_legal_and_no_others(position in positions()) {
        let listed: Vec<Move> = position.moves().collect();
        let distinct: BTreeSet<Move> = listed.iter().copied().collect();
        prop_assert_eq!(listed.len(), distinct.len());
        prop_assert_eq!(listed.len(), position.move_count());
        prop_assert!(!listed.is_empty());
        for m in all_moves() {
            prop_assert_eq!(position.is_legal(m), distinct.contains(&m));
            prop_assert_eq!(position.play(m).is_ok(), distinct.contains(&m));
        }
    }

    #[test]
    fn the_literal_rules_agree(position in positions()) {
        let literal = Literal::new(&position);
        let moves: BTreeSet<_> = position.moves().map(|m| (place(m.from), place(m.to))).collect();
        prop_assert_eq!(&moves, &literal.moves());
        for m in position.moves() {
            let expected = literal.clone().play(place(m.from), place(m.to));
            prop_assert_eq!(outcome(&position, m), expected);
        }
    }

    #[test]
    fn playing_fast_is_playing(position in positions()) {
        for m in position.moves() {
            let played = position.play(m).unwrap();
            prop_assert_eq!(position.play_unchecked(m), played.next);
            prop_assert_eq!(position.is_push(m), !played.pushed.is_empty());
            prop_assert_eq!(played.before, position);
            if let Some(next) = played.next.position() {
                prop_assert_eq!(Setup::from(next).position(), Ok(*next));
            }
        }
    }

    #[test]
    fn a_slide_calls_a_winner_if_the_next_move_can_win(position in positions()) {
        for m in position.moves() {
            let wins_at_once = match position.play_unchecked(m) {
                Next::Turn(next) => {
                    let called = Some(position.board().color(m.to));
                    next.active() == called
                        && next.side() != position.side()
                        && !position.is_push(m)
                        && !(next.targets() & !next.towers().occupied() & Bitboard::goal(next.side())).is_empty()
                }
                Next::Over(_) => false,
            };
            prop_assert_eq!(position.calls_a_winner(m), wins_at_once, "{} {}", position, m);
        }
    }

    #[test]
    fn turning_mirroring_and_flipping_change_nothing(position in positions()) {
        prop_assert_eq!(Setup::from(&position).position(), Ok(position));
        for symmetry in &SYMMETRIES {
            symmetry.check(&position);
        }
        prop_assert_eq!(position.turn().mirror(), position.mirror().turn());
    }

    #[test]
    fn a_position_and_its_turn_have_one_key(position in positions()) {
        prop_assert_eq!(position.key(), position.turn().key());
    }

    #[test]
    fn the_towers_found_on_squares_are_those_listed(position in positions()) {
        let towers = position.towers();
        for square in Square::all() {
            let listed = towers.iter().find(|(_, at, _)| *at == square);
            prop_assert_eq!(towers.at(square), listed.map(|(tower, _, _)| tower));
        }
        let both = towers.of(Side::Black) | towers.of(Side::White);
        prop_assert_eq!(both, towers.occupied());
        prop_assert_eq!(towers.of(Side::Black) & towers.of(Side::White), Bitboard::EMPTY);
    }

    #[test]
    fn a_position_is_read_as_it_was_written(position in positions()) {
        prop_assert_eq!(position.to_string().parse(), Ok(position));
        prop_assert_eq!(Setup::from(&position).position(), Ok(position));
    }

    #[test]
    fn perft_counts_what_playing_finds(position in positions()) {
        fn count(position: &Position, depth: u32) -> u64 {
            if depth == 0 {
                return 1;
            }
            let next = position.moves().map(|m| position.play(m).unwrap().next);
            next.filter_map(|next| match depth {
                1 => Some(1),
                _ => next.position().map(|next| count(next, depth - 1)),
            })
            .sum()
        }
        for depth in 0..4 {
            prop_assert_eq!(position.perft(depth), count(&position, depth));
        }
    }

    #[test]
    fn rounds_always_end(start in positions(), choices in choices()) {
        // A tower that never is pushed back makes seven steps at most. Pushed towers lose ground to heavier ones
        // only, so a few hundred moves are far more than any round has; a round that went round would pass this.
        let mut position = start;
        for choice in choices.iter().cycle().take(1000) {
            let moves: Vec<Move> = position.moves().collect();
            match position.play_unchecked(*choice.get(&moves)) {
                Next::Turn(next) => position = next,
                Next::Over(_) => return Ok(()),
            }
        }
        prop_assert!(false, "a thousand moves from {} and no end", start);
    }

    #[test]
    fn text_that_is_no_position_is_refused_without_a_panic(text in "[ngrypuboNGRYPUBO1-8+/ bw-]{0,60}") {
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string().parse(), Ok(position));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(128) })]

    #[test]
    fn a_match_says_what_is_due_and_only_that_is_legal(rules in rules(), choices in choices()) {
        let mut game = Match::new(rules);
        for choice in choices {
            let due = game.due();
            prop_assert_eq!(due.is_none(), game.result().is_some());
            let Some(decision) = decide(&game, choice) else { break };
            prop_assert!(game.is_legal(decision));
            for fill in Fill::ALL {
                let fits = matches!(due, Some(Due::Fill(_)));
                prop_assert_eq!(game.is_legal(kamisado::Decision::Fill(fill)), fits);
                prop_assert_eq!(game.preview(fill).is_some(), fits);
            }
            let events = game.play(decision).unwrap();
            prop_assert_eq!(announced(events), game.due());
            if let Some(position) = game.position() {
                prop_assert_eq!(Setup::from(position).position(), Ok(*position));
                prop_assert_eq!(position.board(), rules.board);
            }
        }
    }

    #[test]
    fn the_score_of_a_match_is_that_of_its_towers(game in matches()) {
        if game.rules().kind.has_teeth() {
            for side in Side::ALL {
                let read = Color::ALL.map(|color| game.teeth(Tower::new(side, color)).points());
                prop_assert_eq!(game.score()[side], read.iter().sum::<u8>());
            }
        } else {
            let won = |side| {
                let ends = game.rounds().iter().filter_map(kamisado::Round::end);
                ends.filter(|end| end.winner == side).count()
            };
            for side in Side::ALL {
                prop_assert_eq!(usize::from(game.score()[side]), won(side));
            }
        }
        let target = game.rules().kind.target();
        let winner = Side::ALL.into_iter().find(|&side| game.score()[side] >= target);
        let rounds = game.rounds().iter().filter(|round| round.end().is_some()).count();
        let tied = winner.is_none() && game.rules().kind.rounds() == Some(rounds);
        let expected = match winner {
            Some(winner) => Some(MatchResult::Won { winner, verdict: Verdict::Points }),
            None => tied.then_some(MatchResult::Tied),
        };
        prop_assert_eq!(game.result(), expected);
        // Only a double round can be tied, and only with a point each.
        if tied {
            prop_assert_eq!(game.rules().kind, MatchKind::DoubleRound);
            prop_assert_eq!(game.score(), BySide::new(1, 1));
        }
    }

    #[test]
    fn a_match_replayed_is_the_same_match(game in matches()) {
        let replayed = Match::new(*game.rules()).replay(game.decisions().iter().copied());
        prop_assert_eq!(replayed.as_ref(), Ok(&game));
    }

    #[test]
    fn undo_returns_to_the_same_state(game in matches(), choice in any::<prop::sample::Index>()) {
        if let Some(decision) = decide(&game, choice) {
            let mut next = game.clone();
            next.play(decision).unwrap();
            prop_assert_eq!(next.undo(), Some(decision));
            prop_assert_eq!(next, game);
        }
    }

    #[test]
    fn a_match_mirrored_or_on_the_other_board_is_the_same_match(game in matches()) {
        let rules = *game.rules();
        // The mirrored game of own colours starts on own colours, and the match-play line-ups are their own mirrors.
        let mirror = Match::new(rules).replay(game.decisions().iter().map(|&d| mirrored(d))).unwrap();
        prop_assert_eq!(mirror.position().copied(), game.position().map(Position::mirror));
        prop_assert_eq!(mirror.score(), game.score());
        prop_assert_eq!(mirror.result(), game.result());
        for (tower, _, _) in Position::start().towers().iter() {
            let twin = Tower::new(tower.side, tower.color.mirror());
            prop_assert_eq!(mirror.teeth(twin), game.teeth(tower));
        }

        if rules.opening != kamisado::Opening::MatchPlay {
            let other = MatchRules { board: Board::mirror(rules.board), ..rules };
            let flip = Match::new(other).replay(game.decisions().iter().map(|&d| flipped(d))).unwrap();
            prop_assert_eq!(flip.position().copied(), game.position().map(Position::flip_board));
            prop_assert_eq!(flip.score(), game.score());
            prop_assert_eq!(flip.result(), game.result());
        }
    }

    #[test]
    fn a_match_with_the_sides_exchanged_is_the_same_match(
        kind in prop::sample::select(MatchKind::ALL.to_vec()),
        choices in choices(),
    ) {
        let mut game = Match::new(kind.into());
        let start = Position::start().turn();
        let mut turn = Match::from_position(kind.into(), start).unwrap();
        for choice in choices {
            let Some(decision) = decide(&game, choice) else { break };
            game.play(decision).unwrap();
            turn.play(turned(decision)).unwrap();
            prop_assert_eq!(turn.position().copied(), game.position().map(Position::turn));
            prop_assert_eq!(turn.score(), game.score().swap());
            let winner = |game: &Match| game.result().map(MatchResult::winner);
            prop_assert_eq!(winner(&turn), winner(&game).map(|side| side.map(|side| !side)));
        }
    }

    #[test]
    fn a_decision_is_read_as_it_was_written(game in matches()) {
        for &decision in game.decisions() {
            prop_assert_eq!(decision.to_string().parse(), Ok(decision));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(128) })]

    #[test]
    fn the_history_tells_what_playing_again_would_tell(game in matches()) {
        let mut again = Match::begin(*game.rules(), game.origin().copied()).unwrap();
        prop_assert_eq!(again.opening_events(), game.opening_events());
        for entry in game.history() {
            let now = again.now();
            prop_assert_eq!(entry.before.due(), now.due());
            prop_assert_eq!(entry.before.position(), now.position());
            prop_assert_eq!(entry.before.towers(), now.towers());
            prop_assert_eq!(entry.before.legal(), now.legal());
            prop_assert_eq!(entry.before.score(), now.score());
            prop_assert_eq!(entry.before.challengers_line_up(), now.challengers_line_up());
            prop_assert_eq!(Fill::ALL.map(|fill| entry.before.preview(fill)), Fill::ALL.map(|fill| now.preview(fill)));
            prop_assert_eq!(Some(entry.side), now.due().map(Due::side));
            prop_assert_eq!(again.play(entry.decision).unwrap(), entry.events);
            prop_assert_eq!(entry.after.result(), again.result());
            let last = again.rounds().iter().rev().find_map(|round| round.played().last());
            if let Some(played) = entry.played {
                prop_assert_eq!(Some(played), last);
            }
        }
        prop_assert_eq!(again, game);
    }

    #[test]
    fn undo_is_the_match_before_the_decision(game in matches(), loser in 0..3_usize) {
        let mut undone = game.clone();
        if let Some(&side) = Side::ALL.get(loser) && game.result().is_none() {
            undone.concede(side, kamisado::Concession::Resignation).unwrap();
            // What the last decision led to is not what the resignation led to.
            let last = |game: &Match| game.history().next_back().map(|entry| entry.after.due());
            prop_assert_eq!(last(&undone), last(&game));
        }
        let mut left = game.decisions().to_vec();
        while let Some(last) = left.pop() {
            prop_assert_eq!(undone.undo(), Some(last));
            let fresh = Match::begin(*game.rules(), game.origin().copied()).unwrap();
            prop_assert_eq!(&undone, &fresh.replay(left.iter().copied()).unwrap());
        }
        prop_assert_eq!(undone.undo(), None);
    }
}

#[cfg(feature = "serde")]
proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(128) })]

    #[test]
    fn a_stored_record_is_the_same_match(game in matches(), loser in 0..4_usize) {
        let mut game = game;
        if let Some(&side) = Side::ALL.get(loser) && game.result().is_none() {
            game.concede(side, kamisado::Concession::Time).unwrap();
        }
        let stored = serde_json::to_string(&Record::new(game.clone())).unwrap();
        prop_assert_eq!(serde_json::from_str::<Record>(&stored).unwrap().into_game(), game);
    }

    #[test]
    fn a_stored_position_is_the_same_position(position in positions()) {
        let stored = serde_json::to_string(&position).unwrap();
        prop_assert_eq!(serde_json::from_str::<Position>(&stored).unwrap(), position);
        let game = Match::from_position(MatchRules { board: position.board(), ..Default::default() }, position).unwrap();
        let record = Record::new(game);
        let stored = serde_json::to_string(&record).unwrap();
        prop_assert_eq!(serde_json::from_str::<Record>(&stored).unwrap(), record);
    }
}
