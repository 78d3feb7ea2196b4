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
    /// How many sequences each that is counted stands for.
    twins: u64,
}

/// So many moves ahead a position is counted without a look at anything else: some two thousand sequences, or a hundred thousand at the start.
const AT_ONCE: usize = 4;
/// About how many sequences are counted in the time that a search takes to look into a position.
const COUNTED_FOR_A_POSITION: u64 = 64;

impl Perft {
    pub(super) fn new(position: Position, depth: u32) -> Perft {
        let mut perft = Perft {
            path: Vec::new(),
            depth: depth as usize,
            count: 0,
            twins: 1,
        };
        perft.enter(position);
        if let Some((position, moves)) = perft.path.last_mut()
            && position.is_its_own_twin()
        {
            *moves = moves
                .filter(|&m| m < m.mirror())
                .collect::<Vec<_>>()
                .into_iter();
            perft.twins = 2;
        }
        perft
    }

    /// Counts a position at once where that is quickly done, and otherwise goes into it. Returns how many positions of a search would have taken as long.
    fn enter(&mut self, position: Position) -> u64 {
        let left = self.depth - self.path.len();
        if left > AT_ONCE {
            let moves: Vec<Move> = position.moves().collect();
            self.path.push((position, moves.into_iter()));
            return 1;
        }
        let count = position.perft(left as u32);
        self.count = self.count.saturating_add(count);
        1 + count / COUNTED_FOR_A_POSITION
    }

    pub(super) fn step(&mut self, desk: &mut Desk) -> Step {
        let mut work = 0;
        while work < desk.slice() {
            let Some((position, moves)) = self.path.last_mut() else {
                desk.add_work(work);
                let info = Info {
                    perft: Some(self.count.saturating_mul(self.twins)),
                    ..Info::default()
                };
                return Step::done(vec![Reply::Info(info)]);
            };
            match moves.next().map(|m| position.play_unchecked(m)) {
                None => {
                    self.path.pop();
                    work += 1;
                }
                Some(next) => work += next.position().map_or(1, |&next| self.enter(next)),
            }
        }
        desk.add_work(work);
        if desk.is_stopped() {
            return Step::done(vec![Reply::Error("the count was stopped".to_owned())]);
        }
        Step::MORE
    }
}
