use kamisado::{Bitboard, Board, ByColor, Decision, Moment, Move, Position, Setup, Square, Towers};

/// What a diagram shows: towers on a board and, optionally, the tower that must move, where it can go and the last move.
///
/// ```
/// use kamisado::Position;
/// use kamisado_draw::{Diagram, Look};
///
/// let diagram = Diagram::from(&Position::start()).titled("The start");
/// assert!(diagram.svg(&Look::default()).contains("<title>The start</title>"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    pub(crate) setup: Setup,
    pub(crate) targets: Bitboard,
    pub(crate) last_move: Option<Move>,
    pub(crate) title: String,
    pub(crate) description: String,
    pub(crate) legend: Option<ByColor<String>>,
}

/// A position with the tower that must move, marked.
impl From<&Position> for Diagram {
    fn from(position: &Position) -> Diagram {
        Diagram {
            description: position.to_string(),
            ..Diagram::from(&Setup::from(position))
        }
    }
}

/// A setup, legal or not, with the tower that must move, marked.
impl From<&Setup> for Diagram {
    fn from(setup: &Setup) -> Diagram {
        Diagram {
            setup: setup.clone(),
            targets: Bitboard::EMPTY,
            last_move: None,
            title: "Kamisado".to_owned(),
            description: String::new(),
            legend: None,
        }
    }
}

impl Diagram {
    /// Towers when nobody is to move, as after a round.
    #[must_use]
    pub fn of_towers(towers: &Towers, board: Board) -> Diagram {
        let mut setup = Setup::empty();
        setup.board = board;
        for (tower, square, teeth) in towers.iter() {
            setup.put(square, Some((tower, teeth)));
        }
        Diagram::from(&setup)
    }

    /// A moment of a match, with the move that led to it; `None` before the towers are lined up.
    #[must_use]
    pub fn at(moment: Moment<'_>) -> Option<Diagram> {
        let game = moment.game();
        let diagram = match moment.position() {
            Some(position) => Diagram::from(position),
            None => Diagram::of_towers(moment.towers()?, game.rules().board),
        };
        let last = moment.decisions().checked_sub(1);
        match last.and_then(|last| game.decisions().get(last)) {
            // In a series the next round is there already, and the move is not of it.
            Some(&Decision::Move(m)) if moment.moves_played() > 0 => {
                Some(diagram.with_last_move(m))
            }
            _ => Some(diagram),
        }
    }

    /// Marks squares, such as [those a tower can move to](Position::targets).
    #[must_use]
    pub fn with_targets(self, targets: Bitboard) -> Diagram {
        Diagram { targets, ..self }
    }

    /// Shows the last move.
    #[must_use]
    pub fn with_last_move(self, m: Move) -> Diagram {
        Diagram {
            last_move: Some(m),
            ..self
        }
    }

    /// Gives the picture a title for people who cannot see it.
    #[must_use]
    pub fn titled(self, title: impl Into<String>) -> Diagram {
        Diagram {
            title: title.into(),
            ..self
        }
    }

    /// Describes the picture for people who cannot see it.
    #[must_use]
    pub fn described(self, description: impl Into<String>) -> Diagram {
        Diagram {
            description: description.into(),
            ..self
        }
    }

    /// Adds a legend below the board that explains the letters with these names of the colours, if letters mark the colours.
    #[must_use]
    pub fn with_legend(self, names: ByColor<String>) -> Diagram {
        Diagram {
            legend: Some(names),
            ..self
        }
    }

    /// Where the tower stands that must move.
    pub(crate) fn active_square(&self) -> Option<Square> {
        let color = self.setup.active?;
        Square::all().find(|&square| {
            self.setup
                .at(square)
                .is_some_and(|(tower, _)| tower.color == color && tower.side == self.setup.side)
        })
    }
}
