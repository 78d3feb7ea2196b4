use kamisado::{BySide, Color, Decision, Due, LineUp, Match, Position, Side};
use kamisado_engine::Value;

use super::desk::Desk;
use crate::Score;

/// The search for a line-up: as defender one that wins, as challenger any.
pub(super) struct LineUps {
    /// Those not yet tried, the one being tried first.
    open: Box<dyn Iterator<Item = LineUp> + Send>,
    trying: Option<LineUp>,
    found: (Option<Decision>, Option<Score>),
}

impl LineUps {
    pub(super) fn new(game: &Match) -> LineUps {
        let known = (1..).map_while(LineUp::match_play);
        let mut open: Box<dyn Iterator<Item = LineUp> + Send> =
            Box::new([game.rules().own_colors()].into_iter().chain(known));
        if game.rules().opening == kamisado::Opening::Tournament {
            open = Box::new(open.chain(permutations()));
        }
        let mut legal = LineUps {
            open,
            trying: None,
            found: (None, None),
        };
        legal.next(game);
        legal.found.0 = legal.trying.map(Decision::LineUp);
        legal
    }

    /// Tries the next one that is legal.
    fn next(&mut self, game: &Match) {
        self.trying = self
            .open
            .find(|&line_up| game.is_legal(Decision::LineUp(line_up)));
    }

    pub(super) const fn found(&self) -> (Option<Decision>, Option<Score>) {
        self.found
    }

    /// Works on the line-up being tried; true once one is found that wins, or all are known to lose.
    pub(super) fn step(&mut self, game: &Match, desk: &mut Desk) -> bool {
        let (Some(Due::LineUp(side)), Some(challengers)) = (game.due(), game.challengers_line_up())
        else {
            return true;
        };
        let Some(line_up) = self.trying else {
            return true;
        };
        let line_ups = match side {
            Side::Black => BySide::new(line_up, challengers),
            Side::White => BySide::new(challengers, line_up),
        };
        let start = Position::opening(game.rules().board, line_ups, !side);
        match desk.solve(&start).value {
            None => false,
            Some(Value::Loss) => {
                self.found = (Some(Decision::LineUp(line_up)), Some(Score::Win));
                true
            }
            Some(Value::Win) => {
                self.found.1 = Some(Score::Loss);
                self.next(game);
                false
            }
        }
    }
}

/// All orders of the eight colours.
fn permutations() -> impl Iterator<Item = LineUp> + Send {
    const COUNT: usize = 40_320;
    (0..COUNT).filter_map(|mut number| {
        let mut left = Color::ALL.to_vec();
        let mut colors = Color::ALL;
        for place in &mut colors {
            *place = left.remove(number % left.len());
            number /= left.len() + 1;
        }
        LineUp::new(colors)
    })
}
