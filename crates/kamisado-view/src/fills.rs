//! Puzzles about the fill: a round has been won, and only one of the two fills wins the next one.

use kamisado::{Fill, MatchKind, Side};

/// A choice of fill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FillPuzzle {
    /// The match it is from.
    pub kind: MatchKind,
    /// The position before the last move of the round.
    pub fen: &'static str,
    /// That move.
    pub lead: &'static str,
    /// Who has won the round, and chooses.
    pub side: Side,
    /// The fill from which they win the next round.
    pub fill: Fill,
    /// The first move with which the opponent wins after the other fill.
    pub refutation: &'static str,
}

impl FillPuzzle {
    const fn new(
        fen: &'static str,
        lead: &'static str,
        side: Side,
        fill: Fill,
        refutation: &'static str,
    ) -> FillPuzzle {
        FillPuzzle {
            kind: MatchKind::Marathon,
            fen,
            lead,
            side,
            fill,
            refutation,
        }
    }
}

/// The puzzles.
pub const FILLS: [FillPuzzle; 8] = [
    FillPuzzle::new(
        "P1N3GR/7b/1YU5/2O5/8/p7/3B4/+uy1rgon1 b o",
        "f1f8",
        Side::Black,
        Fill::Right,
        "a8g2",
    ),
    FillPuzzle::new(
        "7O/2Y1R3/3U2Nb/8/2u2GP1/8/Bry2p2/+gn5o w g",
        "f4c1",
        Side::White,
        Fill::Right,
        "c1c7",
    ),
    FillPuzzle::new(
        "O1Y1+NU1+B/2p3P1/8/R3G3/1n6/8/4r3/ob1u2yg b n",
        "b4b8",
        Side::Black,
        Fill::Left,
        "a8f3",
    ),
    FillPuzzle::new(
        "++RPGYONBU/4o3/8/8/8/8/8/pbry1ngu w b",
        "g8g2",
        Side::Black,
        Fill::Right,
        "e8e2",
    ),
    FillPuzzle::new(
        "1U1RGNY+B/1ny5/8/8/+O7/8/1P6/o1brpg1u b n",
        "b7a8",
        Side::Black,
        Fill::Left,
        "d8d2",
    ),
    FillPuzzle::new(
        "NU4Y1/8/Gg3B2/5O2/3R4/P3y2n/3b4/+p1u1o2+r b n",
        "h3h8",
        Side::Black,
        Fill::Left,
        "f8f2",
    ),
    FillPuzzle::new(
        "G2RBU1N/8/O7/gY1P4/8/5+u2/8/1pbyrno1 b o",
        "g1g8",
        Side::Black,
        Fill::Right,
        "c8c3",
    ),
    FillPuzzle::new(
        "NOP1Y1BR/8/2b5/8/8/U2G4/u7/g2pron++y w o",
        "b8b1",
        Side::White,
        Fill::Right,
        "g1g7",
    ),
];

#[cfg(test)]
mod tests {
    use kamisado::{Decision, Due, Match};
    use kamisado_engine::{Limits, Memory, Solver, Value};

    use super::*;

    #[test]
    fn one_fill_wins_the_next_round_and_the_other_is_refuted() {
        let solver = Solver::new(Memory::mebibytes(16));
        for puzzle in FILLS {
            let position = puzzle.fen.parse().unwrap();
            let mut game = Match::from_position(puzzle.kind.into(), position).unwrap();
            game.play(puzzle.lead.parse().unwrap()).unwrap();
            assert_eq!(game.due(), Some(Due::Fill(puzzle.side)), "{}", puzzle.fen);
            for fill in Fill::ALL {
                let mut next = game.clone();
                next.play(Decision::Fill(fill)).unwrap();
                if fill != puzzle.fill {
                    next.play(puzzle.refutation.parse().unwrap()).unwrap();
                }
                let position = next.position().unwrap();
                let value = solver.solve(position, &Limits::none()).value.unwrap();
                let winner = match value {
                    Value::Win => position.side(),
                    Value::Loss => !position.side(),
                };
                let is_right = fill == puzzle.fill;
                assert_eq!(winner == puzzle.side, is_right, "{} {fill}", puzzle.fen);
            }
        }
    }
}
