//! An opponent that judges positions in a way of its own.

use kamisado::{Color, Move, Next, Position, Side, Tower};
use kamisado_engine::dice;

/// Looks a fixed number of moves ahead, with alpha-beta, and then counts the squares that the towers of both sides could go to. It knows nothing
/// of threats, safe squares or proofs.
pub(crate) struct Outsider {
    depth: u32,
    seed: u64,
    remembered: Vec<Remembered>,
}

#[derive(Clone, Copy, Default)]
struct Remembered {
    key: u64,
    depth: u32,
    /// At least and at most this.
    low: i32,
    high: i32,
    best: usize,
}

const WON: i32 = 1_000_000;
const SLOTS: usize = 1 << 16;

impl Outsider {
    pub(crate) fn new(depth: u32, seed: u64) -> Outsider {
        Outsider {
            depth,
            seed,
            remembered: vec![Remembered::default(); SLOTS],
        }
    }

    pub(crate) fn choose(&mut self, position: &Position) -> Move {
        self.remembered.fill(Remembered::default());
        let moves: Vec<Move> = position.moves().collect();
        let mut best = 0;
        for depth in 1..=self.depth {
            (_, best) = self.search(position, depth, -WON, WON);
        }
        moves[best]
    }

    /// The score for the side to move, and the place of the best move.
    fn search(&mut self, position: &Position, depth: u32, alpha: i32, beta: i32) -> (i32, usize) {
        let key = position.key();
        let slot = (key >> 20) as usize % SLOTS;
        let known = self.remembered[slot];
        let mut first = 0;
        if known.key == key {
            first = known.best;
            if known.depth == depth
                && (known.low >= beta || known.high <= alpha || known.low == known.high)
            {
                let score = if known.low >= beta {
                    known.low
                } else {
                    known.high
                };
                return (score, known.best);
            }
        }
        let moves: Vec<Move> = position.moves().collect();
        let order = std::iter::once(first).chain((0..moves.len()).filter(|&place| place != first));
        let (mut score, mut best) = (-WON - 1, first);
        for place in order {
            let low = alpha.max(score);
            let value = match position.play_unchecked(moves[place]) {
                // The sooner a win is there, the more depth is left.
                Next::Over(finish) if finish.end.winner == position.side() => WON + depth as i32,
                Next::Over(_) => -WON - depth as i32,
                Next::Turn(next) if depth == 1 => self.judge(&next, position.side()),
                Next::Turn(next) if next.side() == position.side() => {
                    self.search(&next, depth - 1, low, beta).0
                }
                Next::Turn(next) => -self.search(&next, depth - 1, -beta, -low).0,
            };
            if value > score {
                (score, best) = (value, place);
            }
            if score >= beta {
                break;
            }
        }
        self.remembered[slot] = Remembered {
            key,
            depth,
            low: if score > alpha { score } else { -2 * WON },
            high: if score < beta { score } else { 2 * WON },
            best,
        };
        (score, best)
    }

    /// How many more squares this side's towers can go to than the other's; a little chance decides between equals.
    fn judge(&self, position: &Position, side: Side) -> i32 {
        let squares = |side: Side| -> i32 {
            let towers = Color::ALL.map(|color| Tower::new(side, color));
            let reach = towers.map(|tower| position.towers().reachable(tower).len() as i32);
            reach.into_iter().sum()
        };
        let chance = dice(self.seed ^ position.key()) % 8;
        8 * (squares(side) - squares(!side)) + chance as i32
    }
}
