//! The most common starts of rounds, and which first moves win from them.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use kamisado::{
    Board, BySide, Due, LineUp, Match, MatchRules, Move, Next, Opening, Position, Side,
};

use super::BookError;
use crate::parameters::book::{FEWEST_OF_AN_EASY_START, MOST_OF_A_FAIR_START, SHORTEST_FAIR_START};
use crate::sight::dice;
use crate::{Limits, Solver, Value};

/// What is proven about the starts that have a name: every ordered pair of two different match-play line-ups, the standard start, and
/// the 1-3-5 opening.
///
/// ```
/// use kamisado::Position;
/// use kamisado_engine::book::Starts;
///
/// let start = Starts::known().get(&Position::start()).unwrap();
/// assert!(start.winning.contains(&"d1d6".parse()?));
/// # Ok::<(), kamisado::ParseMoveError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Starts {
    entries: Vec<Entry>,
}

/// What is proven about the start of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The first moves that win, in the order of [`Position::moves`]; none if the challenger loses.
    pub winning: Vec<Move>,
    /// Whether these are all that win.
    pub complete: bool,
    /// A winning move that is quick to prove.
    pub easiest: Option<Move>,
    /// How many moves the round lasts with best play on both sides, if known.
    pub length: Option<u32>,
}

/// Which side a start should favour when it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Favour {
    /// Neither side: the challenger can win, but only with a few first moves, and only after a long round.
    Nobody,
    /// The challenger: many first moves win.
    Challenger,
    /// The defender: no first move of the challenger wins.
    Defender,
}

impl Favour {
    /// All of them.
    pub const ALL: [Favour; 3] = [Favour::Nobody, Favour::Challenger, Favour::Defender];

    /// The side it means in the first round of a match, where Black is the challenger.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Favour::Nobody => None,
            Favour::Challenger => Some(Side::Black),
            Favour::Defender => Some(Side::White),
        }
    }

    /// How it is written: the side in the first round of a match, or `none`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.side().map_or("none", Side::name)
    }

    /// The same for these players after they have swapped sides.
    #[must_use]
    pub const fn turned(self) -> Favour {
        match self {
            Favour::Nobody => Favour::Nobody,
            Favour::Challenger => Favour::Defender,
            Favour::Defender => Favour::Challenger,
        }
    }

    fn suits(self, entry: Entry) -> bool {
        let count = entry.winning_count();
        match self {
            _ if entry.easiest == UNKNOWN => false,
            Favour::Defender => count == 0,
            Favour::Nobody => {
                entry.is_complete()
                    && (1..=MOST_OF_A_FAIR_START).contains(&count)
                    && entry.length >= SHORTEST_FAIR_START
            }
            Favour::Challenger => count >= FEWEST_OF_AN_EASY_START,
        }
    }
}

impl fmt::Display for Favour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Favour {
    type Err = ParseFavourError;

    fn from_str(text: &str) -> Result<Favour, ParseFavourError> {
        let mut all = Favour::ALL.into_iter();
        all.find(|favour| favour.name() == text)
            .ok_or(ParseFavourError)
    }
}

/// Why a text is not a [`Favour`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseFavourError;

impl fmt::Display for ParseFavourError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("write none, black or white")
    }
}

impl std::error::Error for ParseFavourError {}

/// The moves that win, a bit each, and the number of one that is quickly proven. All starts are their own mirrors, so of a move and its
/// mirror only one is counted, the one that comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    bits: u64,
    easiest: u8,
    /// How many moves the round lasts with best play; zero where that is not known.
    length: u8,
}

impl Entry {
    const fn is_complete(self) -> bool {
        self.bits & COMPLETE != 0
    }

    /// How many moves are known to win. No move is its own mirror.
    const fn winning_count(self) -> usize {
        2 * (self.bits & !COMPLETE).count_ones() as usize
    }
}

/// The bit that tells that all moves which win are known.
const COMPLETE: u64 = 1 << 63;
/// Instead of the number of a move: no move wins.
const LOST: u8 = 0xff;
/// Instead of the number of a move: nothing is known.
const UNKNOWN: u8 = 0xfe;
/// How many bytes an entry takes in a file.
const BYTES: usize = 10;

const LINE_UPS: usize = LineUp::MATCH_PLAY_COUNT as usize;
const PAIRS: usize = LINE_UPS * (LINE_UPS - 1);

impl Starts {
    /// How many starts there are.
    pub const COUNT: usize = PAIRS + 2;

    /// The book that comes with the program.
    #[must_use]
    pub fn known() -> &'static Starts {
        static STARTS: OnceLock<Starts> = OnceLock::new();
        let bytes = include_bytes!("../../data/first_moves.bin");
        STARTS.get_or_init(|| Starts::read(bytes).unwrap_or_else(|_| Starts::empty()))
    }

    /// A book in which nothing is known.
    #[must_use]
    pub fn empty() -> Starts {
        let entry = Entry {
            bits: 0,
            easiest: UNKNOWN,
            length: 0,
        };
        Starts {
            entries: vec![entry; Starts::COUNT],
        }
    }

    /// Reads what [`Starts::bytes`] has written.
    ///
    /// # Errors
    /// When there are too many or too few bytes.
    pub fn read(bytes: &[u8]) -> Result<Starts, BookError> {
        if bytes.len() != BYTES * Starts::COUNT {
            return Err(BookError::Length(bytes.len()));
        }
        let mut entries = Vec::with_capacity(Starts::COUNT);
        for (place, entry) in bytes.chunks_exact(BYTES).enumerate() {
            let Some((bits, &[easiest, length])) = entry.split_first_chunk() else {
                return Err(BookError::Entry(place));
            };
            entries.push(Entry {
                bits: u64::from_le_bytes(*bits),
                easiest,
                length,
            });
        }
        Ok(Starts { entries })
    }

    /// Ten bytes for each start.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let bytes = self.entries.iter().flat_map(|entry| {
            let bits = entry.bits.to_le_bytes().into_iter();
            bits.chain([entry.easiest, entry.length])
        });
        bytes.collect()
    }

    /// The starts, with Black as the challenger on the standard board.
    pub fn all() -> impl Iterator<Item = Position> {
        let numbers = 1..=LineUp::MATCH_PLAY_COUNT;
        let pairs = numbers.clone().flat_map(move |one| {
            let others = numbers.clone().filter(move |&other| other != one);
            others.filter_map(move |other| {
                let line_ups = BySide::new(LineUp::match_play(one)?, LineUp::match_play(other)?);
                Some(Position::opening(Board::Standard, line_ups, Side::Black))
            })
        });
        let start = Position::start();
        pairs.chain([start, start.with_capped_opening()])
    }

    /// What is known about a position, if it is one of the starts, for either side and on either board.
    #[must_use]
    pub fn get(&self, position: &Position) -> Option<Start> {
        let seen = seen_by_challenger(position);
        let entry = self.entries.get(place(&seen)?)?;
        if entry.easiest == UNKNOWN {
            return None;
        }
        let listed: Vec<Move> = listed_moves(&seen).collect();
        let wins = |m: Move| {
            let m = as_in(position, m);
            let number = listed.iter().position(|&other| other == m.min(m.mirror()));
            number.is_some_and(|number| entry.bits >> number & 1 != 0)
        };
        let easiest = listed.get(usize::from(entry.easiest));
        Some(Start {
            winning: position.moves().filter(|&m| wins(m)).collect(),
            complete: entry.is_complete(),
            easiest: easiest.map(|&m| as_in(position, m)),
            length: (entry.length > 0).then_some(u32::from(entry.length)),
        })
    }

    /// Two match-play line-ups, the challenger's first and with the lower number as always, drawn at random from all pairs that are known to
    /// give this favour.
    ///
    /// ```
    /// use kamisado::Board;
    /// use kamisado_engine::book::{Favour, Starts};
    ///
    /// let (challengers, defenders) = Starts::known().draw(Board::Standard, Favour::Nobody, 7).unwrap();
    /// assert!(challengers.match_play_number() < defenders.match_play_number());
    /// ```
    #[must_use]
    pub fn draw(&self, board: Board, favour: Favour, seed: u64) -> Option<(LineUp, LineUp)> {
        let mut suiting = Vec::new();
        for lower in 1..=LineUp::MATCH_PLAY_COUNT {
            for higher in lower + 1..=LineUp::MATCH_PLAY_COUNT {
                let pair = (LineUp::match_play(lower)?, LineUp::match_play(higher)?);
                let line_ups = BySide::new(pair.0, pair.1);
                let start = Position::opening(board, line_ups, Side::Black);
                let entry = place(&seen_by_challenger(&start))
                    .and_then(|place| self.entries.get(place).copied());
                if entry.is_some_and(|entry| favour.suits(entry)) {
                    suiting.push(pair);
                }
            }
        }
        let chosen = dice(seed).checked_rem(suiting.len() as u64)?;
        suiting.get(chosen as usize).copied()
    }

    /// The line-ups of both players, in the order in which they set them up, for a match with drawn line-ups on the standard board that hasn't
    /// started yet. What is known about them applies only to that board.
    #[must_use]
    pub fn draw_for(&self, game: &Match, favour: Favour, seed: u64) -> Option<[LineUp; 2]> {
        let MatchRules { opening, board, .. } = *game.rules();
        let is_due = opening == Opening::MatchPlay
            && board == Board::Standard
            && game.decisions().is_empty()
            && matches!(game.due(), Some(Due::LineUp(Side::Black)));
        if !is_due {
            return None;
        }
        let (challengers, defenders) = self.draw(board, favour, seed)?;
        Some([challengers, defenders])
    }

    /// Adds everything another book knows.
    pub fn add(&mut self, other: &Starts) {
        for (own, &other) in self.entries.iter_mut().zip(&other.entries) {
            if other.easiest != UNKNOWN {
                *own = other;
            }
        }
    }

    /// Proves one of the starts and stores the result: who wins, with one winning move; or also all winning moves, and how long the round lasts
    /// with best play.
    pub fn prove(&mut self, solver: &Solver, start: &Position, all_moves: bool) {
        let seen = seen_by_challenger(start);
        let Some(place) = place(&seen) else {
            return;
        };
        let Some(entry) = self.entries.get_mut(place) else {
            return;
        };
        let number = |wanted: Move| listed_moves(&seen).position(|m| m == wanted);
        let outcome = solver.solve(&seen, &Limits::none());
        let best = outcome
            .best
            .filter(|_| outcome.value == Some(Value::Win))
            .and_then(|m| number(m.min(m.mirror())));
        *entry = match best {
            None => Entry {
                bits: COMPLETE,
                easiest: LOST,
                length: 0,
            },
            Some(number) => Entry {
                bits: 1 << number,
                easiest: number as u8,
                length: 0,
            },
        };
        if all_moves {
            let length = solver.length(&seen, &Limits::none());
            entry.length = length.map_or(0, |length| length.moves as u8);
        }
        if all_moves && best.is_some() {
            for (number, m) in listed_moves(&seen).enumerate() {
                let wins = match seen.play_unchecked(m) {
                    Next::Over(finish) => finish.end.winner == seen.side(),
                    Next::Turn(next) => {
                        let value = solver.solve(&next, &Limits::none()).value;
                        value == Some(Value::Loss)
                    }
                };
                entry.bits |= u64::from(wins) << number;
            }
            entry.bits |= COMPLETE;
        }
    }
}

/// Where the entry of a start is, as the challenger sees it.
fn place(seen: &Position) -> Option<usize> {
    if seen.active().is_some() || seen.towers().any_teeth() {
        return None;
    }
    let line_ups = seen.towers().line_ups()?;
    let is_standard = line_ups == BySide::new(LineUp::OWN_COLORS, LineUp::OWN_COLORS);
    match seen.cap() {
        None if is_standard => Some(PAIRS),
        Some(1) if is_standard => Some(PAIRS + 1),
        None => {
            let one = usize::from(line_ups[Side::Black].match_play_number()?) - 1;
            let other = usize::from(line_ups[Side::White].match_play_number()?) - 1;
            (one != other).then(|| one * (LINE_UPS - 1) + other - usize::from(other > one))
        }
        Some(_) => None,
    }
}

/// The same start with the challenger as Black, on the standard board.
fn seen_by_challenger(position: &Position) -> Position {
    let position = match position.board() {
        Board::Standard => *position,
        Board::Mirrored => position.flip_board(),
    };
    match position.side() {
        Side::Black => position,
        Side::White => position.turn(),
    }
}

/// A move of the position as the challenger sees it, and the other way round.
fn as_in(position: &Position, m: Move) -> Move {
    let m = match position.board() {
        Board::Standard => m,
        Board::Mirrored => m.mirror(),
    };
    match position.side() {
        Side::Black => m,
        Side::White => m.turn(),
    }
}

/// The first moves that have a bit of their own.
fn listed_moves(start: &Position) -> impl Iterator<Item = Move> {
    start.moves().filter(|&m| m <= m.mirror())
}
