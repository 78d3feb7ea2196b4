use alloc::vec::Vec;

use super::{Decision, DecisionError, Due, Match, MatchResult, Opening};
use crate::sorting::sort_by_key;
use crate::{ByColor, BySide, Fill, LineUp, Position, Round, Side, Square, Teeth, Tower, Towers};

/// Everything about a match that a decision changes, apart from the moves of its rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Snapshot {
    pub(super) phase: Phase,
    /// How many rounds have begun.
    pub(super) rounds: usize,
    /// How many moves of the last of them have been played.
    pub(super) moves: usize,
    pub(super) teeth: BySide<ByColor<Teeth>>,
    pub(super) score: BySide<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// The challenger's line-up is due, or after it the defender's.
    LineUps {
        challenger: Side,
        laid_out: Option<LineUp>,
    },
    /// A move is due in this position.
    Move(Position),
    /// The winner of the round chooses the fill; the towers stand where the round left them.
    Fill { winner: Side, towers: Towers },
    /// Nothing is due any more.
    Over(MatchResult),
}

/// A match as it was between two of its decisions, or as it is now.
///
/// ```
/// use kamisado::{Due, Match, Side};
///
/// let mut game = Match::default();
/// game.play("b1b7".parse()?)?;
/// let start = game.at(0).unwrap();
/// assert_eq!(start.due(), Some(Due::Move(Side::Black)));
/// assert_eq!(game.now().due(), Some(Due::Move(Side::White)));
/// assert_eq!(game.at(2), None);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment<'a> {
    game: &'a Match,
    decisions: usize,
    snapshot: &'a Snapshot,
}

impl<'a> Moment<'a> {
    pub(super) const fn new(game: &'a Match, decisions: usize, snapshot: &'a Snapshot) -> Self {
        Moment {
            game,
            decisions,
            snapshot,
        }
    }

    /// The match.
    #[must_use]
    pub const fn game(self) -> &'a Match {
        self.game
    }

    /// How many decisions had been made.
    #[must_use]
    pub const fn decisions(self) -> usize {
        self.decisions
    }

    /// The rounds so far, without the moves that came later; the last one may be in progress.
    #[must_use]
    pub const fn rounds_begun(self) -> usize {
        self.snapshot.rounds
    }

    /// How many moves had been played in the last round that had begun.
    #[must_use]
    pub const fn moves_played(self) -> usize {
        self.snapshot.moves
    }

    /// The number, from 1, of the round being played or prepared. After the last round, the number of that.
    #[must_use]
    pub const fn round_number(self) -> usize {
        match self.snapshot.phase {
            Phase::LineUps { .. } | Phase::Fill { .. } => self.snapshot.rounds + 1,
            Phase::Move(_) | Phase::Over(_) => self.snapshot.rounds,
        }
    }

    /// The points of both sides.
    #[must_use]
    pub const fn score(self) -> BySide<u8> {
        self.snapshot.score
    }

    /// How many teeth a tower has, the one just won included.
    #[must_use]
    pub fn teeth(self, tower: Tower) -> Teeth {
        self.snapshot.teeth[tower.side][tower.color]
    }

    pub(super) const fn all_teeth(self) -> &'a BySide<ByColor<Teeth>> {
        &self.snapshot.teeth
    }

    /// The decision the match is waiting for, or `None` if it is over.
    #[must_use]
    pub const fn due(self) -> Option<Due> {
        match self.snapshot.phase {
            Phase::LineUps {
                challenger,
                laid_out: None,
            } => Some(Due::LineUp(challenger)),
            Phase::LineUps { challenger, .. } => Some(Due::LineUp(challenger.opponent())),
            Phase::Move(position) => Some(Due::Move(position.side())),
            Phase::Fill { winner, .. } => Some(Due::Fill(winner)),
            Phase::Over(_) => None,
        }
    }

    /// The position, while a move is due.
    #[must_use]
    pub const fn position(self) -> Option<&'a Position> {
        match &self.snapshot.phase {
            Phase::Move(position) => Some(position),
            _ => None,
        }
    }

    /// The challenger's line-up, while the defender's is due.
    #[must_use]
    pub const fn challengers_line_up(self) -> Option<LineUp> {
        match self.snapshot.phase {
            Phase::LineUps { laid_out, .. } => laid_out,
            _ => None,
        }
    }

    /// Where the towers are in the round in progress, or where the last round left them.
    #[must_use]
    pub fn towers(self) -> Option<&'a Towers> {
        match &self.snapshot.phase {
            Phase::Move(position) => Some(position.towers()),
            Phase::Fill { towers, .. } => Some(towers),
            // Both come after a round that is complete, or before the first.
            Phase::LineUps { .. } | Phase::Over(_) => self.last_round().map(Round::towers),
        }
    }

    fn last_round(self) -> Option<&'a Round> {
        self.game.rounds().get(self.snapshot.rounds.checked_sub(1)?)
    }

    /// How the next round would start after this fill, while the fill is due.
    #[must_use]
    pub fn preview(self, fill: Fill) -> Option<Position> {
        match &self.snapshot.phase {
            Phase::Fill { winner, towers } => {
                Some(self.game.next_start(!*winner, towers.filled(fill)?, self))
            }
            _ => None,
        }
    }

    /// How the match ended, once it is over.
    #[must_use]
    pub const fn result(self) -> Option<MatchResult> {
        match self.snapshot.phase {
            Phase::Over(result) => Some(result),
            _ => None,
        }
    }

    /// Whether a decision can be made.
    #[must_use]
    pub fn is_legal(self, decision: Decision) -> bool {
        match (&self.snapshot.phase, decision) {
            (Phase::Move(position), Decision::Move(m)) => position.is_legal(m),
            (Phase::Fill { .. }, Decision::Fill(_)) => true,
            (Phase::LineUps { .. }, Decision::LineUp(line_up)) => {
                self.check_line_up(line_up).is_ok()
            }
            _ => false,
        }
    }

    /// The legal moves and fills, sorted as text. There are too many line-ups to list them, so the list is empty while one is due.
    #[must_use]
    pub fn legal(self) -> Vec<Decision> {
        let mut legal: Vec<Decision> = match &self.snapshot.phase {
            Phase::Move(position) => position.moves().map(Decision::Move).collect(),
            Phase::Fill { .. } => Fill::ALL.map(Decision::Fill).into(),
            Phase::LineUps { .. } | Phase::Over(_) => Vec::new(),
        };
        sort_by_key(&mut legal, |decision| match decision {
            Decision::Move(m) => (text_order(m.from), text_order(m.to)),
            Decision::Fill(fill) => (*fill as u8, 0),
            Decision::LineUp(_) => (0, 0),
        });
        legal
    }

    /// In match play, the line-up drawn for the player whose line-up is due.
    ///
    /// The challenger draws two different numbers from 1 to 36, keeps the lower and gives the higher to the defender. Use the same uniformly
    /// distributed random number for both line-ups of a round; all 630 pairs are then equally likely.
    ///
    /// ```
    /// use kamisado::{Decision, Match, MatchKind, MatchRules, Opening};
    ///
    /// let rules = MatchRules { opening: Opening::MatchPlay, ..MatchKind::Single.into() };
    /// let mut game = Match::new(rules);
    /// for _ in 0..2 {
    ///     let drawn = game.now().draw_line_up(20_251_116).unwrap();
    ///     game.play(Decision::LineUp(drawn))?;
    /// }
    /// assert_eq!(game.now().draw_line_up(0), None);
    /// # Ok::<(), kamisado::DecisionError>(())
    /// ```
    #[must_use]
    pub fn draw_line_up(self, random: u64) -> Option<LineUp> {
        let Phase::LineUps { laid_out, .. } = self.snapshot.phase else {
            return None;
        };
        if self.game.rules().opening != Opening::MatchPlay {
            return None;
        }
        let last = LineUp::MATCH_PLAY_COUNT;
        let number = match laid_out {
            None => {
                // As many pairs have this lower number as there are numbers above it.
                let mut pair = random % PAIRS;
                let mut lower = 1;
                while pair >= u64::from(last - lower) {
                    pair -= u64::from(last - lower);
                    lower += 1;
                }
                lower
            }
            Some(challengers) => {
                let lower = challengers.match_play_number()?;
                let above = u64::from(last.checked_sub(lower).filter(|&above| above > 0)?);
                lower + 1 + (random / PAIRS % above) as u8
            }
        };
        LineUp::match_play(number)
    }

    pub(super) fn check_line_up(self, line_up: LineUp) -> Result<(), DecisionError> {
        if self.game.rules().opening != Opening::MatchPlay {
            return Ok(());
        }
        let number = |line_up: LineUp| {
            line_up
                .match_play_number()
                .ok_or(DecisionError::NotInMatchPlay(line_up))
        };
        let drawn = number(line_up)?;
        match self.challengers_line_up().map(number).transpose()? {
            None if drawn == LineUp::MATCH_PLAY_COUNT => Err(DecisionError::MatchPlayOrder {
                challenger: drawn,
                defender: None,
            }),
            Some(challenger) if challenger >= drawn => Err(DecisionError::MatchPlayOrder {
                challenger,
                defender: Some(drawn),
            }),
            _ => Ok(()),
        }
    }
}

/// How many pairs of different match-play line-ups there are.
const PAIRS: u64 = {
    let count = LineUp::MATCH_PLAY_COUNT as u64;
    count * (count - 1) / 2
};

/// Squares sort by number rank first; as text they sort file first.
fn text_order(square: Square) -> u8 {
    square.file() * 8 + square.rank()
}
