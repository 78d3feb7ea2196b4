//! Random positions and random matches.

use kamisado::{
    Board, Color, Decision, Due, Fill, LineUp, Match, MatchKind, MatchRules, Opening, Position,
    Setup, Side, Square, Teeth, Tower,
};
use proptest::prelude::*;
use proptest::sample::{Index, select};

pub(crate) fn boards() -> impl Strategy<Value = Board> {
    select(vec![Board::Standard, Board::Mirrored])
}

/// Positions with any number of towers, teeth and caps, crowded enough that pushes and passes are common.
pub(crate) fn positions() -> impl Strategy<Value = Position> {
    let squares = (0..64_usize, 0..20_u8);
    let towers = prop::collection::vec(squares, 16);
    let turn = (0..9_usize, any::<bool>(), 0..10_u8);
    let crowd = (2..=8_u8, 3..=8_u8, 0..8_u8);
    (towers, turn, crowd, boards()).prop_filter_map(
        "somebody can move",
        |(towers, (active, white, cap), (height, width, low), board)| {
            let mut setup = Setup::empty();
            setup.board = board;
            setup.side = if white { Side::White } else { Side::Black };
            setup.active = Color::ALL.get(active).copied();
            setup.cap = [1, 3, 5].get(usize::from(cap)).copied();
            let all = Side::ALL.map(|side| Color::ALL.map(|color| Tower::new(side, color)));
            for (tower, (index, teeth)) in all.into_iter().flatten().zip(towers) {
                // One tower in twenty is missing, and some two in five have no teeth.
                if teeth == 19 {
                    continue;
                }
                let teeth = Teeth::new(teeth.saturating_sub(4) / 4)?;
                let mut free = (index..index + 64).filter_map(|index| {
                    let square = Square::from_index(index % 64)?;
                    let rank = (low + square.rank() % height) % 8;
                    let square = Square::new(square.file() % width, rank)?;
                    let fits = setup.at(square).is_none() && rank != tower.side.goal_rank();
                    fits.then_some(square)
                });
                if let Some(square) = free.next() {
                    setup.put(square, Some((tower, teeth)));
                }
            }
            setup.position().ok()
        },
    )
}

pub(crate) fn rules() -> impl Strategy<Value = MatchRules> {
    let kinds = select(MatchKind::ALL.to_vec());
    let openings = select(Opening::ALL.to_vec());
    (kinds, openings, boards()).prop_map(|(kind, opening, board)| MatchRules {
        kind,
        opening,
        board,
    })
}

/// What chooses among the legal decisions, whatever they are.
pub(crate) fn choices() -> impl Strategy<Value = Vec<Index>> {
    prop::collection::vec(any::<Index>(), 1..400)
}

/// A legal decision, or `None` when the match is over.
pub(crate) fn decide(game: &Match, choice: Index) -> Option<Decision> {
    match game.due()? {
        Due::Move(_) | Due::Fill(_) => Some(*choice.get(&game.legal())),
        Due::LineUp(_) if game.rules().opening == Opening::MatchPlay => {
            let lowest = game
                .challengers_line_up()
                .and_then(LineUp::match_play_number)
                .unwrap_or(0);
            let highest = 35 + u8::from(lowest > 0);
            let drawn = lowest + 1 + choice.index(usize::from(highest - lowest)) as u8;
            LineUp::match_play(drawn).map(Decision::LineUp)
        }
        Due::LineUp(_) => {
            let mut colors = Color::ALL;
            let mut order = choice.index(40320);
            for place in 1..8 {
                colors.swap(place, order % (place + 1));
                order /= place + 1;
            }
            LineUp::new(colors).map(Decision::LineUp)
        }
    }
}

/// A match with some decisions taken, finished or not.
pub(crate) fn matches() -> impl Strategy<Value = Match> {
    (rules(), choices()).prop_map(|(rules, choices)| {
        let mut game = Match::new(rules);
        for choice in choices {
            let Some(decision) = decide(&game, choice) else {
                break;
            };
            game.play(decision).unwrap();
        }
        game
    })
}

/// The decision in the mirrored game.
pub(crate) fn mirrored(decision: Decision) -> Decision {
    match decision {
        Decision::LineUp(line_up) => Decision::LineUp(line_up.mirror()),
        Decision::Move(m) => Decision::Move(m.mirror()),
        Decision::Fill(fill) => Decision::Fill(Fill::mirror(fill)),
    }
}

/// The decision on the board that lies the other way round.
pub(crate) fn flipped(decision: Decision) -> Decision {
    match decision {
        Decision::LineUp(line_up) => Decision::LineUp(line_up.reverse()),
        Decision::Move(m) => Decision::Move(m.mirror()),
        Decision::Fill(fill) => Decision::Fill(fill.mirror()),
    }
}

/// The decision of the same game with the sides exchanged; line-ups and fills are seen by each side from its own place.
pub(crate) fn turned(decision: Decision) -> Decision {
    match decision {
        Decision::Move(m) => Decision::Move(m.turn()),
        other => other,
    }
}
