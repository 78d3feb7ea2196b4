use std::vec;

use kamisado::{Move, Position};

use super::Step;
use super::desk::Desk;
use crate::{Info, Reply};

/// A count of move sequences that can be interrupted.
pub(crate) struct Perft {
    /// The positions on the way to the one being counted, each with its moves that are not yet counted.
    path: Vec<(Position, vec::IntoIter<Move>)>,
    depth: usize,
    count: u64,
}

impl Perft {
    pub(super) fn new(position: Position, depth: u32) -> Perft {
        let mut perft = Perft {
            path: Vec::new(),
            depth: depth as usize,
            count: 0,
        };
        perft.enter(position);
        perft
    }

    /// Counts a position at once where that is easy, and otherwise goes into it.
    fn enter(&mut self, position: Position) {
        match self.depth - self.path.len() {
            0 => self.count += 1,
            1 => self.count = self.count.saturating_add(position.move_count() as u64),
            _ => {
                let moves: Vec<Move> = position.moves().collect();
                self.path.push((position, moves.into_iter()));
            }
        }
    }

    pub(super) fn step(&mut self, desk: &mut Desk) -> Step {
        desk.add_work(desk.slice());
        for _ in 0..desk.slice() {
            let Some((position, moves)) = self.path.last_mut() else {
                let info = Info {
                    perft: Some(self.count),
                    ..Info::default()
                };
                return Step::done(vec![Reply::Info(info)]);
            };
            match moves.next().map(|m| position.play_unchecked(m)) {
                None => {
                    self.path.pop();
                }
                Some(next) => {
                    if let Some(&position) = next.position() {
                        self.enter(position);
                    }
                }
            }
        }
        if desk.is_stopped() {
            return Step::done(vec![Reply::Error("the count was stopped".to_owned())]);
        }
        Step::MORE
    }
}
