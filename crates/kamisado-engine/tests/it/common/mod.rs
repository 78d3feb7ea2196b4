//! Positions to try things on, the same on every machine.

#![allow(clippy::unwrap_used)] // What cannot be made or read should fail the test.

use kamisado::{Board, BySide, Color, LineUp, Next, Position, Setup, Side, Square};
use kamisado_engine::Value;

/// A small source of numbers that look random.
pub(crate) struct Lcg(u64);

impl Lcg {
    pub(crate) fn new(seed: u64) -> Lcg {
        Lcg(seed)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    pub(crate) fn line_up(&mut self) -> LineUp {
        let mut colors = Color::ALL;
        for last in (1..colors.len()).rev() {
            colors.swap(last, self.below(last + 1));
        }
        LineUp::new(colors).unwrap()
    }
}

/// Whether the towers of a sample have teeth.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Teeth {
    None,
    Many,
}

/// The start of a round from random line-ups; with teeth, about half the towers have some.
pub(crate) fn round(random: &mut Lcg, teeth: Teeth) -> Position {
    let line_ups = BySide::new(random.line_up(), random.line_up());
    let position = Position::opening(Board::Standard, line_ups, Side::Black);
    if teeth == Teeth::None {
        return position;
    }
    let mut setup = Setup::from(&position);
    for square in Square::all() {
        if let Some((tower, _)) = setup.at(square) {
            let count = [0, 0, 0, 0, 1, 1, 2, 3][random.below(8)];
            setup.put(square, Some((tower, kamisado::Teeth::new(count).unwrap())));
        }
    }
    setup.position().unwrap()
}

/// Positions near the end of random rounds, where the towers have come so far that everything can be looked at.
pub(crate) fn late_positions(count: usize, teeth: Teeth) -> Vec<Position> {
    positions_advanced(40, count, teeth)
}

/// Positions near the end of random rounds in which all towers together have come this many ranks forward.
pub(crate) fn positions_advanced(ranks: u32, count: usize, teeth: Teeth) -> Vec<Position> {
    let mut random = Lcg::new(2026);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut line = Vec::new();
        let mut position = round(&mut random, teeth);
        loop {
            line.push(position);
            let moves: Vec<_> = position.moves().collect();
            // Short steps make long rounds, and long rounds end in crowds.
            let steps = moves.len().min(3);
            let mut choice: Vec<_> = moves.clone();
            choice.sort_by_key(|m| m.from.rank().abs_diff(m.to.rank()));
            match position.play_unchecked(choice[random.below(steps)]) {
                Next::Turn(next) => position = next,
                Next::Over(_) => break,
            }
        }
        let back = 1 + random.below(8);
        // In short rounds eight moves before the end is still the opening.
        if line.len() > back && advance(&line[line.len() - back]) >= ranks {
            positions.push(line[line.len() - back]);
        }
    }
    positions
}

/// How many ranks all towers together have come forward.
fn advance(position: &Position) -> u32 {
    let come = |(tower, square, _): (kamisado::Tower, Square, kamisado::Teeth)| {
        u32::from(square.rank().abs_diff(tower.side.home_rank()))
    };
    position.towers().iter().map(come).sum()
}

/// A line of `solved.jsonl`: a position, who wins it and, where known, in how many moves.
pub(crate) struct Solved {
    pub(crate) position: Position,
    pub(crate) value: Value,
    pub(crate) moves: Option<u32>,
}

/// What an independent solver says.
pub(crate) fn solved_vectors() -> Vec<Solved> {
    let text = include_str!("../../../../kamisado/tests/vectors/solved.jsonl");
    let lines = text.lines().map(|line| {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        Solved {
            position: line["position"].as_str().unwrap().parse().unwrap(),
            value: match line["value"].as_str().unwrap() {
                "win" => Value::Win,
                "loss" => Value::Loss,
                other => panic!("{other} is no value"),
            },
            moves: line["moves"].as_u64().map(|moves| moves as u32),
        }
    });
    lines.collect()
}
