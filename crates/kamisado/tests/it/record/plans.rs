//! Random matches with notes and tags that try to upset a reader.

use kamisado::record::{Note, Record};
use kamisado::{
    Board, Concession, Decision, Due, LineUp, Match, MatchKind, MatchRules, Opening, Side,
};
use proptest::prelude::*;

/// Everything a random match is made of.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    kind: MatchKind,
    opening: Opening,
    board: Board,
    choices: Vec<u16>,
    notes: Vec<(String, Option<u64>)>,
    tags: Vec<(String, String)>,
    comment: String,
    concede: Option<(bool, bool)>,
}

/// Texts with everything that could upset a reader.
fn some_text() -> impl Strategy<Value = String> {
    let character = prop_oneof![
        Just(' '),
        Just('\n'),
        Just('\r'),
        Just('\t'),
        Just('{'),
        Just('}'),
        Just('('),
        Just(')'),
        Just('|'),
        Just('\\'),
        Just(':'),
        Just('*'),
        Just('u'),
        Just('n'),
        Just('5'),
        Just('\u{a0}'),
        Just('ș'),
        any::<char>(),
    ];
    prop::collection::vec(character, 0..12).prop_map(|characters| characters.into_iter().collect())
}

pub(crate) fn plans() -> impl Strategy<Value = Plan> {
    let kind = prop_oneof![
        Just(MatchKind::Single),
        Just(MatchKind::DoubleRound),
        Just(MatchKind::Standard),
        Just(MatchKind::Long),
        Just(MatchKind::Marathon),
        Just(MatchKind::SERIES),
    ];
    let opening = prop::sample::select(&Opening::ALL[..]);
    let board = prop_oneof![Just(Board::Standard), Just(Board::Mirrored)];
    let spent = prop::option::of(prop_oneof![0..100_000_u64, any::<u64>()]);
    let name = prop_oneof![
        Just("Black".to_owned()),
        Just("date".to_owned()),
        "[A-Za-z][A-Za-z0-9 -]{0,8}"
    ];
    (
        (kind, opening, board),
        prop::collection::vec(any::<u16>(), 0..200),
        prop::collection::vec((some_text(), spent), 0..40),
        prop::collection::vec((name, some_text()), 0..4),
        some_text(),
        prop::option::of(any::<(bool, bool)>()),
    )
        .prop_map(
            |((kind, opening, board), choices, notes, tags, comment, concede)| Plan {
                kind,
                opening,
                board,
                choices,
                notes,
                tags,
                comment,
                concede,
            },
        )
}

pub(crate) fn record(plan: &Plan) -> Record {
    let rules = MatchRules {
        kind: plan.kind,
        opening: plan.opening,
        board: plan.board,
    };
    let mut record = Record::new(Match::new(rules));
    for (name, value) in &plan.tags {
        // Names such as "Match" or those with a space at their end are refused, which is right.
        let _ = record.tags.set(name, value);
    }
    record.comment.clone_from(&plan.comment);
    for (index, &choice) in plan.choices.iter().enumerate() {
        let choice = usize::from(choice);
        let decision = match record.game().due() {
            None => break,
            Some(Due::LineUp(_)) if plan.opening == Opening::MatchPlay => {
                let lowest = record
                    .game()
                    .challengers_line_up()
                    .and_then(LineUp::match_play_number)
                    .map_or(1, |number| usize::from(number) + 1);
                let highest = if lowest == 1 { 35 } else { 36 };
                let number = lowest + choice % (highest - lowest + 1);
                Decision::LineUp(LineUp::match_play(number as u8).unwrap())
            }
            Some(Due::LineUp(_)) => {
                let mut colors = *LineUp::OWN_COLORS.colors();
                colors.rotate_left(choice % 8);
                colors.swap(choice / 8 % 8, choice / 64 % 8);
                Decision::LineUp(LineUp::new(colors).unwrap())
            }
            Some(_) => {
                let legal = record.game().legal();
                // Long moves now and then, so that rounds end.
                legal[choice % legal.len()]
            }
        };
        let note = plan
            .notes
            .get(index)
            .map_or_else(Note::default, |(comment, spent_ms)| Note {
                comment: comment.clone(),
                spent_ms: *spent_ms,
            });
        record.play(decision, note).unwrap();
    }
    if let Some((black, time)) = plan.concede {
        let loser = if black { Side::Black } else { Side::White };
        let concession = if time {
            Concession::Time
        } else {
            Concession::Resignation
        };
        // A match that is over cannot be conceded, which is right.
        let _ = record.concede(loser, concession);
    }
    record
}
