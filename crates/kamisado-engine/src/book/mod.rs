//! What is proven about line-ups, stored as data: for each of the challenger's line-ups the answer that wins, or the fact that there is none.

mod answers;
mod build;
mod every;
mod starts;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

use kamisado::{Board, LineUp};

pub(crate) use self::build::likely_answers;
pub use self::build::{Stage, proves, search, winning_answers};
pub use self::starts::{Favour, ParseFavourError, Start, Starts};

/// What the book knows about a challenger's line-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Every line-up of the defender loses.
    None,
    /// With this line-up the defender wins.
    Wins(LineUp),
}

impl Answer {
    /// The line-up that wins, if there is one.
    #[must_use]
    pub const fn line_up(self) -> Option<LineUp> {
        match self {
            Answer::None => None,
            Answer::Wins(line_up) => Some(line_up),
        }
    }
}

/// The answers to the challenger's line-ups of the tournament setup.
///
/// A line-up and its [mirror](LineUp::mirror) have mirrored answers, so only one of them is stored.
///
/// ```
/// use kamisado::{Board, LineUp};
/// use kamisado_engine::book::Book;
///
/// let book = Book::known();
/// let answer = book.answer(Board::Standard, LineUp::OWN_COLORS);
/// println!("{answer:?}");
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Book {
    /// For each of [`Book::challengers`] the index of the answer, or one of the marks below.
    entries: Vec<u16>,
}

/// Nothing is known.
const UNKNOWN: u16 = u16::MAX;
/// Every answer loses.
const UNBEATABLE: u16 = u16::MAX - 1;

/// Why bytes are not a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookError {
    /// It has this many bytes, which is too many or too few.
    Length(usize),
    /// The entry at this place is not valid.
    Entry(usize),
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BookError::Length(bytes) => {
                write!(f, "a book cannot have {bytes} bytes: use a complete file")
            }
            BookError::Entry(place) => {
                write!(
                    f,
                    "entry {place} is not valid: use a file that is not damaged"
                )
            }
        }
    }
}

impl std::error::Error for BookError {}

impl Book {
    /// The number of entries: one for each pair of mirrored line-ups, and one for each line-up that is its own mirror image.
    pub const LINE_UPS: usize = 20_352;

    /// A book in which nothing is known.
    #[must_use]
    pub fn empty() -> Book {
        Book {
            entries: vec![UNKNOWN; Book::LINE_UPS],
        }
    }

    /// The book that comes with the program.
    #[must_use]
    pub fn known() -> &'static Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        // The tests read the same bytes.
        BOOK.get_or_init(|| Book::read(ANSWERS).unwrap_or_else(|_| Book::empty()))
    }

    /// Reads what [`Book::bytes`] has written.
    ///
    /// # Errors
    /// When the bytes are not a book.
    pub fn read(bytes: &[u8]) -> Result<Book, BookError> {
        if bytes.len() != 2 * Book::LINE_UPS {
            return Err(BookError::Length(bytes.len()));
        }
        let pairs = bytes.chunks_exact(2);
        let entries: Vec<u16> = pairs
            .map(|pair| u16::from_le_bytes([pair[0], pair[1]]))
            .collect();
        let is_wrong = |&entry: &u16| usize::from(entry) >= LineUp::COUNT && entry < UNBEATABLE;
        match entries.iter().position(is_wrong) {
            Some(place) => Err(BookError::Entry(place)),
            None => Ok(Book { entries }),
        }
    }

    /// The book as two bytes for each line-up.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        self.entries
            .iter()
            .flat_map(|entry| entry.to_le_bytes())
            .collect()
    }

    /// The line-ups that have an entry, in order. Of a mirrored pair, the one that comes first has it.
    pub fn challengers() -> impl Iterator<Item = LineUp> {
        LineUp::all().filter(|&line_up| line_up <= line_up.mirror())
    }

    /// The answer to a challenger's line-up, if it is known.
    #[must_use]
    pub fn answer(&self, board: Board, challengers: LineUp) -> Option<Answer> {
        let (place, mirrored) = place(seen_on(board, challengers));
        match self.entries.get(place).copied()? {
            UNKNOWN => None,
            UNBEATABLE => Some(Answer::None),
            entry => {
                let answer = LineUp::from_index(usize::from(entry))?;
                let answer = if mirrored { answer.mirror() } else { answer };
                Some(Answer::Wins(seen_on(board, answer)))
            }
        }
    }

    /// Stores the answer to a challenger's line-up on the standard board, and so the answer to its mirror image.
    pub fn set(&mut self, challengers: LineUp, answer: Answer) {
        let (place, mirrored) = place(challengers);
        let entry = match answer {
            Answer::None => UNBEATABLE,
            Answer::Wins(answer) if mirrored => answer.mirror().index() as u16,
            Answer::Wins(answer) => answer.index() as u16,
        };
        if let Some(kept) = self.entries.get_mut(place) {
            *kept = entry;
        }
    }

    /// Adds everything another book knows.
    pub fn add(&mut self, other: &Book) {
        for (own, &other) in self.entries.iter_mut().zip(&other.entries) {
            if other != UNKNOWN {
                *own = other;
            }
        }
    }

    /// How many of its entries say that there is no answer.
    #[must_use]
    pub fn unbeatable_entries(&self) -> usize {
        let unbeatable = self.entries.iter().filter(|&&entry| entry == UNBEATABLE);
        unbeatable.count()
    }

    /// The line-ups that no answer beats, in order, each with its mirror.
    pub fn unbeatable(&self) -> impl Iterator<Item = LineUp> {
        let is_unbeatable = |&(_, &entry): &(LineUp, &u16)| entry == UNBEATABLE;
        Book::challengers()
            .zip(&self.entries)
            .filter(is_unbeatable)
            .flat_map(|(line_up, _)| {
                let mirror = (line_up.mirror() != line_up).then(|| line_up.mirror());
                [Some(line_up), mirror].into_iter().flatten()
            })
    }

    /// The different answers in the book, each with the number of entries that have it, the most frequent first.
    #[must_use]
    pub fn defences(&self) -> Vec<(LineUp, usize)> {
        let mut counts = vec![0; LineUp::COUNT];
        for &entry in &self.entries {
            if let Some(count) = counts.get_mut(usize::from(entry)) {
                *count += 1;
            }
        }
        let mut defences: Vec<(LineUp, usize)> = LineUp::all()
            .zip(counts)
            .filter(|&(_, count)| count > 0)
            .collect();
        defences.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        defences
    }

    /// How many of its entries are known.
    #[must_use]
    pub fn len(&self) -> usize {
        let known = self.entries.iter().filter(|&&entry| entry != UNKNOWN);
        known.count()
    }

    /// Whether nothing is known.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// What there is to say about the answers in a book, an answer and its mirror image counting as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Defences {
    /// How many different answers there are.
    pub count: usize,
    /// How many of them the book knows to have no answer themselves.
    pub unbeatable: usize,
    /// The one that answers the most line-ups, and how many.
    pub greatest: Option<(LineUp, usize)>,
}

impl Defences {
    /// Counts the answers in a book.
    #[must_use]
    pub fn of(book: &Book) -> Defences {
        let either = |answer: LineUp| answer.min(answer.mirror());
        let defences = book.defences();
        let mut counts: BTreeMap<LineUp, usize> = BTreeMap::new();
        for &(answer, count) in &defences {
            *counts.entry(either(answer)).or_default() += count;
        }
        // The more frequent of two mirror images speaks for both.
        let ranked = defences.iter().rev().filter_map(|&(answer, _)| {
            let count = counts.get(&either(answer))?;
            Some((answer, *count))
        });
        let greatest = ranked.max_by_key(|&(_, count)| count);
        let is_unbeatable =
            |answer: &&LineUp| book.answer(Board::Standard, **answer) == Some(Answer::None);
        Defences {
            count: counts.len(),
            unbeatable: counts.keys().filter(is_unbeatable).count(),
            greatest,
        }
    }
}

impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Book({} of {})", self.len(), Book::LINE_UPS)
    }
}

/// What a line-up of the standard board is on this board, and the other way round: on the mirrored board all is turned.
#[must_use]
pub(crate) fn seen_on(board: Board, line_up: LineUp) -> LineUp {
    match board {
        Board::Standard => line_up,
        Board::Mirrored => line_up.reverse(),
    }
}

/// Where the entry of a line-up is, and whether it is that of its mirror.
fn place(line_up: LineUp) -> (usize, bool) {
    static PLACES: OnceLock<Vec<u16>> = OnceLock::new();
    let places = PLACES.get_or_init(|| {
        let mut places = vec![0; LineUp::COUNT];
        for (place, line_up) in Book::challengers().enumerate() {
            places[line_up.index()] = place as u16;
            places[line_up.mirror().index()] = place as u16;
        }
        places
    });
    let mirrored = line_up > line_up.mirror();
    (usize::from(places[line_up.index()]), mirrored)
}

static ANSWERS: &[u8] = include_bytes!("../../data/answers.bin");
