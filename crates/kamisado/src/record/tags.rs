use alloc::collections::BTreeMap;
use alloc::string::String;
use core::fmt;

/// Who played, where and when, as names and values. Any name is allowed, each at most once.
///
/// ```
/// use kamisado::record::Tags;
///
/// let mut tags = Tags::default();
/// tags.set("Weather", "rain")?;
/// tags.set(Tags::BLACK, "Ada")?;
/// assert_eq!(tags.get("black"), Some("Ada"));
/// // The names every record may have come first.
/// assert_eq!(tags.iter().next(), Some(("Black", "Ada")));
/// assert!(tags.set("Result", "1:0").is_err(), "that follows from the match");
/// # Ok::<(), kamisado::record::TagError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tags(BTreeMap<Key, (String, String)>);

/// What a tag is found by: the usual ones come in their order, then the others in alphabetical order. Case does not matter.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Key {
    usual: usize,
    name: String,
}

impl Key {
    fn new(name: &str) -> Key {
        let usual = Tags::USUAL.into_iter().position(|usual| same(usual, name));
        Key {
            usual: usual.unwrap_or(Tags::USUAL.len()),
            name: name.to_ascii_lowercase(),
        }
    }
}

/// Why a tag cannot be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TagError {
    /// The name is not made of letters, digits, spaces and dashes, starting with a letter.
    Name(String),
    /// This follows from the match itself, so it cannot be set.
    Reserved(&'static str),
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TagError::Name(name) => write!(
                f,
                "{name:?} cannot name a tag: use letters, digits, spaces and dashes, a letter first"
            ),
            TagError::Reserved(name) => {
                write!(f, "the match itself says its {name}: it cannot be set")
            }
        }
    }
}

impl core::error::Error for TagError {}

/// What a record says about its match in the form of tags.
pub(super) mod reserved {
    pub(in super::super) const MATCH: &str = "Match";
    pub(in super::super) const OPENING: &str = "Opening";
    pub(in super::super) const BOARD: &str = "Board";
    pub(in super::super) const POSITION: &str = "Position";
    pub(in super::super) const RESULT: &str = "Result";
    pub(in super::super) const NOTATION: &str = "Notation";
    pub(in super::super) const LINE_UP: &str = "Line-up";
    pub(in super::super) const LINE_UPS: &str = "Line-ups";
    pub(in super::super) const FILL: &str = "Fill";
    pub(in super::super) const SCORE: &str = "Score";
    /// What is said about each round, not about the whole match.
    pub(in super::super) const OF_A_ROUND: [&str; 4] = [LINE_UP, LINE_UPS, FILL, SCORE];
    pub(in super::super) const ALL: [&str; 10] = [
        MATCH, OPENING, BOARD, POSITION, RESULT, NOTATION, LINE_UP, LINE_UPS, FILL, SCORE,
    ];
}

impl Tags {
    /// The tournament or occasion.
    pub const EVENT: &str = "Event";
    /// Where it was played.
    pub const SITE: &str = "Site";
    /// When, best as `2026-11-16`.
    pub const DATE: &str = "Date";
    /// The round of the tournament; the rounds of the match have headings of their own.
    pub const STAGE: &str = "Stage";
    /// The player of the black towers.
    pub const BLACK: &str = "Black";
    /// The player of the white towers.
    pub const WHITE: &str = "White";
    /// The time control.
    pub const CLOCK: &str = "Clock";

    /// The usual names, in the order in which they are printed.
    pub const USUAL: [&'static str; 7] = [
        Tags::EVENT,
        Tags::SITE,
        Tags::DATE,
        Tags::STAGE,
        Tags::BLACK,
        Tags::WHITE,
        Tags::CLOCK,
    ];

    /// The value of a tag. Case does not matter in its name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        let (_, value) = self.0.get(&Key::new(name))?;
        Some(value)
    }

    /// Sets a tag; an empty value removes it.
    ///
    /// # Errors
    /// When the name cannot name a tag.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if !is_name(name) {
            return Err(TagError::Name(name.into()));
        }
        if let Some(name) = reserved::ALL.into_iter().find(|other| same(other, name)) {
            return Err(TagError::Reserved(name));
        }
        let key = Key::new(name);
        if value.is_empty() {
            self.0.remove(&key);
        } else {
            let name = Tags::USUAL.get(key.usual).copied().unwrap_or(name);
            self.0.insert(key, (name.into(), value.into()));
        }
        Ok(())
    }

    /// All tags with their values, the usual ones first.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.values().map(|(name, value)| (&**name, &**value))
    }
}

/// Whether two texts name the same tag.
pub(super) fn same(name: &str, other: &str) -> bool {
    name.eq_ignore_ascii_case(other)
}

/// Whether a text can name a tag.
pub(super) fn is_name(name: &str) -> bool {
    name.starts_with(char::is_alphabetic)
        && !name.ends_with(' ')
        && name
            .chars()
            .all(|character| character.is_alphanumeric() || matches!(character, ' ' | '-'))
}
