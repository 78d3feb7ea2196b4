//! The names of people: which are allowed, and which are too similar.

use core::fmt;

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_script::{Script, UnicodeScript as _};
use unicode_security::{GeneralSecurityProfile as _, skeleton};

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

/// Why a name is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameError {
    /// It has fewer than two characters.
    TooShort,
    /// It has more than twenty characters.
    TooLong,
    /// It contains something other than letters, digits, `-` and `_`.
    Character(char),
    /// It does not start with a letter.
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

/// Checks whether somebody may have this name.
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
    // Some letters cannot be seen, and some belong to scripts that nobody writes any more.
    let is_letter = |character: char| character.is_alphanumeric() && character.identifier_allowed();
    let is_allowed = |character: char| is_letter(character) || matches!(character, '-' | '_');
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

/// The form in which names are compared: it is the same for names that differ only in case, accents or letters that look alike.
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Letters that names are made of, each with others that look like it.
    const ALIKE: [&str; 12] = [
        "aAаàáâäåÀ",
        "eEеéèêëĒ",
        "oO0оοöóÖ",
        "lI1iІíì",
        "cCсçČ",
        "pPрР",
        "xXхΧ",
        "yYуýŸ",
        "nNñń",
        "sSśşš",
        "zZžż",
        "tTť",
    ];

    /// A few random numbers, the same in every run.
    struct Dice(u64);

    impl Dice {
        fn pick<T: Copy>(&mut self, items: &[T]) -> T {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            items[(self.0 % items.len() as u64) as usize]
        }
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        let mut dice = Dice(1906);
        for _ in 0..2_000 {
            let classes: Vec<&str> = (0..8).map(|_| dice.pick(&ALIKE)).collect();
            let mut name = || -> String {
                let letter = |class: &&str| dice.pick(&class.chars().collect::<Vec<_>>());
                classes.iter().map(letter).collect()
            };
            let (one, other) = (name(), name());
            assert_eq!(folded(&one), folded(&other), "{one} {other}");
        }
    }

    #[test]
    fn names_that_do_not_look_alike_differ() {
        let plain: Vec<char> = "abcdefghjkmnpqrstuvxyz23456789".chars().collect();
        let mut dice = Dice(1952);
        for _ in 0..2_000 {
            let mut name = || -> String { (0..6).map(|_| dice.pick(&plain)).collect() };
            let (one, other) = (name(), name());
            // "rn" looks like "m".
            if one != other && !one.contains("rn") && !other.contains("rn") {
                assert_ne!(folded(&one), folded(&other), "{one} {other}");
            }
        }
    }

    #[test]
    fn folding_twice_changes_nothing_and_nothing_panics() {
        let mut dice = Dice(1815);
        let characters: Vec<char> = (0..0x3_0000)
            .step_by(7)
            .filter_map(char::from_u32)
            .collect();
        for _ in 0..5_000 {
            let name: String = (0..5).map(|_| dice.pick(&characters)).collect();
            let folded_name = folded(&name);
            assert_eq!(folded(&folded_name), folded_name, "{name:?}");
            let _ = check_name(&name);
        }
    }

    #[test]
    fn a_name_that_is_allowed_is_shown_as_it_is_and_breaks_no_line() {
        let mut dice = Dice(2026);
        let characters: Vec<char> = (0x20..0x2_0000).filter_map(char::from_u32).collect();
        let mut allowed = 0;
        for _ in 0..200_000 {
            let name: String = (0..2).map(|_| dice.pick(&characters)).collect();
            if check_name(&name).is_ok() {
                allowed += 1;
                assert!(
                    !name.chars().any(|c| c.is_control() || c.is_whitespace()),
                    "{name:?}"
                );
                assert_eq!(name.nfkc().collect::<String>(), name);
            }
        }
        assert!(allowed > 100, "{allowed}");
    }

    #[test]
    fn letters_that_cannot_be_seen_are_no_letters() {
        for name in [
            "\u{115f}\u{1160}",
            "Ada\u{1160}",
            "Ada\u{3164}",
            "Ada\u{ffa0}",
            "Ada\u{200b}",
            "Ada\u{202e}",
            "Ada\u{2066}",
            "Ada\u{feff}",
            "Ada\u{ad}",
            "Ada\u{34f}",
            "Ada\u{e0041}",
            "Ad\u{0}a",
            "Ada\n",
        ] {
            let refused = check_name(name);
            assert!(
                matches!(refused, Err(NameError::Character(_))),
                "{name:?}: {refused:?}"
            );
        }
    }

    #[test]
    fn reserved_names_cannot_be_had_in_disguise() {
        for name in [
            "Admin",
            "adm1n",
            "KAMISAD0",
            "Gh0st",
            "Cοmputer",
            "guest",
            "Ánonymous",
            "R00t",
        ] {
            let refused = check_name(name);
            assert!(
                matches!(refused, Err(NameError::Reserved | NameError::Scripts)),
                "{name}: {refused:?}"
            );
        }
        for name in ["Administratrix", "Rooter", "Guesty"] {
            assert_eq!(check_name(name), Ok(()));
        }
    }
}
