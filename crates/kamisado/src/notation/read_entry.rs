//! Reads an entry in any style: characters, kanji or words, whole or abbreviated, with or without spaces.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::words::{Meaning, Way, Words, fold, fold_character};
use super::{Direction, Entry, Step};
use crate::{Color, Language};

/// Why a text is not an entry of the official notation. Offsets count characters from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseEntryError {
    /// A character that doesn't belong there.
    Character {
        /// The character.
        character: char,
        /// Its place in the text.
        offset: usize,
    },
    /// A word that is neither a colour nor a direction, or is in the wrong place.
    Word {
        /// The word.
        word: String,
        /// The place of its first character.
        offset: usize,
    },
    /// An abbreviation, or a text without spaces, that can be read in more than one way.
    Ambiguous {
        /// What can be read in several ways.
        word: String,
        /// The place of its first character.
        offset: usize,
    },
    /// Two squares, of which this one is not on the board.
    Square {
        /// The text in place of the square.
        word: String,
        /// The place of its first character.
        offset: usize,
    },
    /// The number does not fit the arrow: 1 to 7 with an arrow forward, 1 for a tower pushed back, 0 without an arrow.
    Number {
        /// Its place in the text.
        offset: usize,
    },
    /// This part is missing.
    Missing(Part),
}

/// A part of an [`Entry`] that the text must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The tower's colour.
    Tower,
    /// The direction.
    Direction,
    /// The number of squares.
    Number,
    /// The colour of the square.
    Onto,
}

impl fmt::Display for ParseEntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseEntryError::Character { character, offset } => {
                write!(
                    f,
                    "character {offset} is {character:?}, which has no meaning there: write U<5Y or Purple Left 5 Yellow"
                )
            }
            ParseEntryError::Word { word, offset } => {
                write!(
                    f,
                    "\"{word}\" at character {offset} is no colour and no direction that can stand there"
                )
            }
            ParseEntryError::Ambiguous { word, offset } => write!(
                f,
                "\"{word}\" at character {offset} can be read in more than one way: write more of it"
            ),
            ParseEntryError::Square { word, offset } => write!(
                f,
                "\"{word}\" at character {offset} isn't a square: the squares are a1 to h8"
            ),
            ParseEntryError::Number { offset } => write!(
                f,
                "the number at character {offset} does not fit: 1 to 7 after a direction forward, 1 for a tower pushed \
                 back, 0 without a direction for a tower that passed"
            ),
            ParseEntryError::Missing(part) => f.write_str(match part {
                Part::Tower => "the tower's colour is missing",
                Part::Direction => {
                    "the direction is missing: write, for example, Yellow Straight 5 or Y^5"
                }
                Part::Number => "the number of squares is missing",
                Part::Onto => "the colour of the square the tower came to is missing",
            }),
        }
    }
}

impl core::error::Error for ParseEntryError {}

impl ParseEntryError {
    /// The offending place in the text; its first character when something is missing.
    #[must_use]
    pub const fn offset(&self) -> usize {
        match self {
            ParseEntryError::Character { offset, .. }
            | ParseEntryError::Word { offset, .. }
            | ParseEntryError::Ambiguous { offset, .. }
            | ParseEntryError::Square { offset, .. }
            | ParseEntryError::Number { offset } => *offset,
            ParseEntryError::Missing(_) => 1,
        }
    }
}

/// What was read of an entry: the colours may have been left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sketch {
    pub(crate) tower: Option<Color>,
    pub(crate) step: Step,
    pub(crate) onto: Option<Color>,
}

impl Sketch {
    /// Whether this may be a sketch of that entry.
    pub(crate) fn fits(&self, entry: &Entry) -> bool {
        self.step == entry.step
            && self.tower.is_none_or(|color| color == entry.tower)
            && self.onto.is_none_or(|color| color == entry.onto)
    }
}

impl Entry {
    /// Reads a whole entry in characters, or in words of this language.
    ///
    /// # Errors
    /// The offending place in the text.
    pub fn parse(text: &str, language: Language) -> Result<Entry, ParseEntryError> {
        Entry::parse_any(text, &[language])
    }

    /// Reads a whole entry in characters, or in words of any of these languages.
    pub(super) fn parse_any(text: &str, languages: &[Language]) -> Result<Entry, ParseEntryError> {
        let mut found: Option<Entry> = None;
        let mut error = None;
        for &language in languages {
            match sketches(text, language) {
                Err(e) => error = error.or(Some(e)),
                Ok(sketches) => {
                    for sketch in sketches {
                        let (tower, onto) = match (sketch.tower, sketch.onto) {
                            (Some(tower), Some(onto)) => (tower, onto),
                            (None, _) => {
                                error = Some(ParseEntryError::Missing(Part::Tower));
                                continue;
                            }
                            (_, None) => {
                                error = Some(ParseEntryError::Missing(Part::Onto));
                                continue;
                            }
                        };
                        let step = sketch.step;
                        let entry = Entry { tower, step, onto };
                        if found.is_some_and(|other| other != entry) {
                            return Err(ParseEntryError::Ambiguous {
                                word: text.into(),
                                offset: 1,
                            });
                        }
                        found = Some(entry);
                    }
                }
            }
        }
        found.ok_or(error.unwrap_or(ParseEntryError::Missing(Part::Number)))
    }
}

/// Everything a text can mean in a language, colours left out included; at least one reading.
///
/// # Errors
/// The offending place, when it can mean nothing.
pub(crate) fn sketches(text: &str, language: Language) -> Result<Vec<Sketch>, ParseEntryError> {
    let words = Words::of(language);
    if is_too_long(text) {
        let word = shortened(text);
        return Err(ParseEntryError::Word { word, offset: 1 });
    }
    let tokens = tokens(text)?;
    let number = tokens
        .iter()
        .position(|token| matches!(token.kind, Kind::Number(_)));
    let Some(place) = number else {
        return passing(words, &tokens);
    };
    let (head, rest) = tokens.split_at(place);
    let Some((number, tail)) = rest.split_first() else {
        return Err(ParseEntryError::Missing(Part::Number));
    };
    // What stands first is blamed first.
    let openings = openings(words, head)?;
    let onto = if tail.is_empty() {
        None
    } else {
        Some(color(words, tail)?)
    };
    let mut found = Vec::new();
    for &(tower, way) in &openings {
        if let Some(step) = step(way, number) {
            let sketch = Sketch { tower, step, onto };
            if !found.contains(&sketch) {
                found.push(sketch);
            }
        }
    }
    if found.is_empty() {
        let offset = number.offset;
        let lacks_direction = matches!(number.kind, Kind::Number(1..=7))
            && openings.iter().all(|(_, way)| way.is_none());
        return Err(if lacks_direction {
            ParseEntryError::Missing(Part::Direction)
        } else {
            ParseEntryError::Number { offset }
        });
    }
    Ok(found)
}

/// What is wrong with a text that means nothing in any language: told by the language that knows most of its words, which is most
/// likely the one it was written in.
pub(crate) fn unreadable(text: &str, preferred: Option<Language>) -> ParseEntryError {
    let tokens = if is_too_long(text) {
        Vec::new()
    } else {
        tokens(text).unwrap_or_default()
    };
    let known = |language: Language| {
        let words = Words::of(language);
        tokens.iter().filter(|token| is_known(words, token)).count()
    };
    let mut best: Option<(usize, ParseEntryError)> = None;
    for language in preferred.into_iter().chain(Language::ALL) {
        if let Err(error) = sketches(text, language) {
            let known = known(language);
            if best.as_ref().is_none_or(|(most, _)| known > *most) {
                best = Some((known, error));
            }
        }
    }
    best.map_or(ParseEntryError::Missing(Part::Number), |(_, error)| error)
}

/// Whether a token means something by itself.
fn is_known(words: &Words, token: &Token) -> bool {
    match &token.kind {
        Kind::Word(word) => {
            words.read_color(word) != Meaning::Unknown || words.read_way(word) != Meaning::Unknown
        }
        Kind::Number(_) | Kind::Arrow(_) | Kind::Kanji(_) => true,
    }
}

/// Whether a text is longer than any entry, in whatever language and however it is spaced.
fn is_too_long(text: &str) -> bool {
    const LONGEST: usize = 200;
    text.chars().nth(LONGEST).is_some()
}

/// As much of a text as an error needs to show.
fn shortened(text: &str) -> String {
    const SHOWN: usize = 40;
    let mut shown: String = text.chars().take(SHOWN).collect();
    if text.chars().nth(SHOWN).is_some() {
        shown.push('…');
    }
    shown
}

/// The arrow and the number together, if they fit.
fn step(way: Option<Way>, number: &Token) -> Option<Step> {
    let Kind::Number(number) = number.kind else {
        return None;
    };
    match (way, number) {
        (Some(Way::Forward(direction)), 1..=7) => Some(Step::Forward(direction, number)),
        (Some(Way::Back), 1) => Some(Step::Back),
        (None | Some(Way::Pass), 0) => Some(Step::Pass),
        _ => None,
    }
}

/// A pass told by a word instead of the number 0: "Green pass Yellow".
fn passing(words: &Words, tokens: &[Token]) -> Result<Vec<Sketch>, ParseEntryError> {
    let is_pass = |token: &Token| matches!(&token.kind, Kind::Word(word) if words.is_pass(word));
    let Some(place) = tokens.iter().position(is_pass) else {
        return Err(ParseEntryError::Missing(Part::Number));
    };
    let side = |tokens: &[Token]| match tokens {
        [] => Ok(None),
        _ => color(words, tokens).map(Some),
    };
    let tower = side(tokens.get(..place).unwrap_or_default())?;
    let onto = side(tokens.get(place + 1..).unwrap_or_default())?;
    let step = Step::Pass;
    Ok([Sketch { tower, step, onto }].into())
}

/// Everything that can stand before the number: the tower's colour, the direction, both or nothing.
#[allow(clippy::type_complexity)] // Two optional things, nothing more.
fn openings(
    words: &Words,
    head: &[Token],
) -> Result<Vec<(Option<Color>, Option<Way>)>, ParseEntryError> {
    // An arrow ends the opening, and a kanji begins it: then there is nothing to guess.
    if let Some((last, before)) = head.split_last()
        && let Kind::Arrow(way) = last.kind
    {
        let tower = match before {
            [] => None,
            _ => Some(color(words, before)?),
        };
        return Ok([(tower, Some(way))].into());
    }
    if let Some((first, after)) = head.split_first()
        && let Kind::Kanji(tower) = first.kind
    {
        let way = match after {
            [] => None,
            _ => Some(way(words, after)?),
        };
        return Ok([(Some(tower), way)].into());
    }
    let text = phrase(head)?;
    if words.is_color(&text) {
        // "Purple 3" lacks its direction; it is not "Purp Le 3".
        return Ok([(Some(color(words, head)?), None)].into());
    }
    let mut found = Vec::new();
    let mut ambiguous = false;
    for split in splits(head, &text) {
        let (Some(before), Some(after)) = (text.get(..split), text.get(split..)) else {
            continue;
        };
        let tower = match before {
            "" => Meaning::Of(None),
            _ => words.read_color(before).map(Some),
        };
        let way = match after {
            "" => Meaning::Of(None),
            _ => words.read_way(after).map(Some),
        };
        match (tower, way) {
            (Meaning::Of(tower), Meaning::Of(way)) => found.push((tower, way)),
            (Meaning::Unknown, _) | (_, Meaning::Unknown) => {}
            _ => ambiguous = true,
        }
    }
    if !found.is_empty() {
        return Ok(found);
    }
    let offset = head.first().map_or(1, |token| token.offset);
    let word = raw(head);
    Err(if ambiguous {
        ParseEntryError::Ambiguous { word, offset }
    } else {
        // Blame the word that means nothing, where it is one.
        match head.iter().find(|token| !is_known(words, token)) {
            Some(token) => ParseEntryError::Word {
                word: token.raw.clone(),
                offset: token.offset,
            },
            None => ParseEntryError::Word { word, offset },
        }
    })
}

/// Where the colour may end and the direction begin: at the spaces, or anywhere when there are none.
fn splits(head: &[Token], text: &str) -> Vec<usize> {
    if head.len() < 2 {
        return text
            .char_indices()
            .map(|(place, _)| place)
            .chain([text.len()])
            .collect();
    }
    let mut place = 0;
    let ends = head.iter().map(|token| {
        if let Kind::Word(word) = &token.kind {
            place += word.len();
        }
        place
    });
    [0].into_iter().chain(ends).collect()
}

/// Reads tokens that together are a colour.
fn color(words: &Words, tokens: &[Token]) -> Result<Color, ParseEntryError> {
    if let [
        Token {
            kind: Kind::Kanji(color),
            ..
        },
    ] = tokens
    {
        return Ok(*color);
    }
    explain(words.read_color(&phrase(tokens)?), tokens)
}

/// Reads tokens that together are a direction.
fn way(words: &Words, tokens: &[Token]) -> Result<Way, ParseEntryError> {
    explain(words.read_way(&phrase(tokens)?), tokens)
}

fn explain<T>(meaning: Meaning<T>, tokens: &[Token]) -> Result<T, ParseEntryError> {
    let offset = tokens.first().map_or(1, |token| token.offset);
    match meaning {
        Meaning::Of(value) => Ok(value),
        Meaning::Several => Err(ParseEntryError::Ambiguous {
            word: raw(tokens),
            offset,
        }),
        Meaning::Unknown => Err(ParseEntryError::Word {
            word: raw(tokens),
            offset,
        }),
    }
}

/// The folded letters of words that belong together; anything but words is out of place.
fn phrase(tokens: &[Token]) -> Result<String, ParseEntryError> {
    let mut text = String::new();
    for token in tokens {
        match &token.kind {
            Kind::Word(word) => text.push_str(word),
            _ => {
                return Err(ParseEntryError::Character {
                    character: token.raw.chars().next().unwrap_or(' '),
                    offset: token.offset,
                });
            }
        }
    }
    Ok(text)
}

/// The words as they were written.
fn raw(tokens: &[Token]) -> String {
    let mut text = String::new();
    for token in tokens {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&token.raw);
    }
    text
}

#[derive(Clone, Debug)]
struct Token {
    kind: Kind,
    raw: String,
    offset: usize,
}

#[derive(Clone, Debug)]
enum Kind {
    /// Letters without case and accents.
    Word(String),
    Number(u8),
    Arrow(Way),
    Kanji(Color),
}

/// Cuts a text into words, numbers, arrows and kanji.
fn tokens(text: &str) -> Result<Vec<Token>, ParseEntryError> {
    let mut tokens: Vec<Token> = Vec::new();
    // Whether the next letter or digit continues the token before it.
    let mut joined = false;
    for (index, character) in text.chars().enumerate() {
        let offset = index + 1;
        let raw = String::from(character);
        let kind = match character {
            // Abbreviations may end with a point; some keyboards add an invisible character to arrows.
            _ if character.is_whitespace() || matches!(character, '.' | ',' | '\u{fe0f}') => {
                joined = false;
                continue;
            }
            '<' | '↖' => Kind::Arrow(Way::Forward(Direction::Left)),
            '^' | '↑' => Kind::Arrow(Way::Forward(Direction::Straight)),
            '>' | '↗' => Kind::Arrow(Way::Forward(Direction::Right)),
            '↓' => Kind::Arrow(Way::Back),
            '0'..='9' => {
                if tokens.iter().any(|t| matches!(t.kind, Kind::Number(_))) {
                    return Err(ParseEntryError::Number { offset });
                }
                Kind::Number(character as u8 - b'0')
            }
            _ if let Some(color) = Color::from_kanji(character) => Kind::Kanji(color),
            _ if character.is_alphabetic() || fold_character(character).is_none() => {
                if joined
                    && let Some(Token {
                        kind: Kind::Word(word),
                        raw,
                        ..
                    }) = tokens.last_mut()
                {
                    word.extend(fold_character(character));
                    raw.push(character);
                    continue;
                }
                joined = true;
                let kind = Kind::Word(fold(&raw));
                tokens.push(Token { kind, raw, offset });
                continue;
            }
            _ => return Err(ParseEntryError::Character { character, offset }),
        };
        joined = false;
        tokens.push(Token { kind, raw, offset });
    }
    Ok(tokens)
}
