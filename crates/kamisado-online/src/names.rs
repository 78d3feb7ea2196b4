//! The names of people: which are allowed, and which are too much alike.

use core::fmt;

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_script::{Script, UnicodeScript as _};
use unicode_security::skeleton;

/// The fewest characters of a name.
pub const MIN: usize = 2;

/// The most characters of a name.
pub const MAX: usize = 20;

/// Names that would be mistaken for something else.
const RESERVED: [&str; 20] = [
    "admin",
    "administrator",
    "anonymous",
    "black",
    "bot",
    "computer",
    "deleted",
    "engine",
    "ghost",
    "guest",
    "kamisado",
    "me",
    "moderator",
    "nobody",
    "null",
    "root",
    "server",
    "support",
    "system",
    "white",
];

/// Why a name cannot be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameError {
    /// It has fewer than two characters.
    TooShort,
    /// It has more than twenty characters.
    TooLong,
    /// It contains something other than letters, digits, `-` and `_`.
    Character(char),
    /// It does not begin with a letter.
    Beginning,
    /// Its letters are of several scripts.
    Scripts,
    /// It would be mistaken for something else.
    Reserved,
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NameError::TooShort => write!(f, "a name has at least {MIN} characters"),
            NameError::TooLong => write!(f, "a name has at most {MAX} characters"),
            NameError::Character(character) => write!(
                f,
                "a name has letters, digits, - and _ only, not {character:?}"
            ),
            NameError::Beginning => f.write_str("a name begins with a letter"),
            NameError::Scripts => f.write_str("a name has letters of one script only"),
            NameError::Reserved => f.write_str("this name is reserved"),
        }
    }
}

impl core::error::Error for NameError {}

/// Whether somebody can be called this.
///
/// ```
/// use kamisado_online::names::{NameError, check_name};
///
/// for name in ["Ada", "grace_hopper-1906", "Łukasz", "Дарья", "太郎"] {
///     assert_eq!(check_name(name), Ok(()));
/// }
/// assert_eq!(check_name("A"), Err(NameError::TooShort));
/// assert_eq!(check_name("1st"), Err(NameError::Beginning));
/// assert_eq!(check_name("Ada Lovelace"), Err(NameError::Character(' ')));
/// // The second letter is a Cyrillic one.
/// assert_eq!(check_name("Pаul"), Err(NameError::Scripts));
/// assert_eq!(check_name("ADM1N"), Err(NameError::Reserved));
/// ```
///
/// # Errors
/// What is wrong with it.
pub fn check_name(name: &str) -> Result<(), NameError> {
    // Whoever sends a book is told so without reading it.
    let count = name.chars().take(MAX + 1).count();
    if count < MIN {
        return Err(NameError::TooShort);
    }
    if count > MAX {
        return Err(NameError::TooLong);
    }
    let is_allowed =
        |character: char| character.is_alphanumeric() || matches!(character, '-' | '_');
    // Letters with marks have one form only, and it has no marks of its own.
    if let Some(character) = name.chars().find(|&character| !is_allowed(character)) {
        return Err(NameError::Character(character));
    }
    if let Some((character, _)) = name
        .chars()
        .zip(name.nfkc())
        .find(|(one, other)| one != other)
    {
        return Err(NameError::Character(character));
    }
    if !name.starts_with(char::is_alphabetic) {
        return Err(NameError::Beginning);
    }
    if !is_of_one_script(name) {
        return Err(NameError::Scripts);
    }
    let folded_name = folded(name);
    if RESERVED
        .iter()
        .any(|reserved| folded(reserved) == folded_name)
    {
        return Err(NameError::Reserved);
    }
    Ok(())
}

/// Whether the letters go together: one script, or those that Japanese mixes.
fn is_of_one_script(name: &str) -> bool {
    let mut scripts = name
        .chars()
        .map(|character| character.script())
        .filter(|script| !matches!(script, Script::Common | Script::Inherited))
        .map(|script| match script {
            Script::Hiragana | Script::Katakana => Script::Han,
            other => other,
        });
    match scripts.next() {
        None => true,
        Some(first) => scripts.all(|script| script == first),
    }
}

/// A name in the form in which names are compared: names that differ in case, in accents or in letters that look alike have the same.
///
/// ```
/// use kamisado_online::names::folded;
///
/// assert_eq!(folded("Zoë"), folded("ZOE"));
/// assert_eq!(folded("Bill"), folded("B1Il"));
/// assert_eq!(folded("Роо"), folded("P00"), "Cyrillic and Latin");
/// assert_ne!(folded("Ada"), folded("Eda"));
/// ```
#[must_use]
pub fn folded(name: &str) -> String {
    // One pass can make letters that look like others, so it goes on until nothing changes.
    let mut folded = once(name);
    for _ in 0..4 {
        let again = once(&folded);
        if again == folded {
            break;
        }
        folded = again;
    }
    folded
}

fn once(name: &str) -> String {
    // What looks alike does so in the case in which it was typed, so both come before the other.
    let alike = |text: &str| -> String {
        skeleton(text)
            .nfkd()
            .filter(|&character| !is_combining_mark(character))
            .collect()
    };
    let lower: String = alike(name).chars().flat_map(char::to_lowercase).collect();
    alike(&lower)
        .chars()
        .flat_map(char::to_lowercase)
        .map(|character| match character {
            '0' => 'o',
            '1' | 'i' | '|' | 'ı' => 'l',
            other => other,
        })
        .collect()
}
