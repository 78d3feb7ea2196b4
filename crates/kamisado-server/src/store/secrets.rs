//! Random things that only one person knows, and the hashes of them that are stored.

use std::fmt;

use kamisado_online::Slug;
use sha2::{Digest as _, Sha256};

/// Random bytes from the system.
///
/// # Panics
/// When the system has none, which is no state to go on in.
pub(super) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes
}

/// A random number.
pub(super) fn random() -> u64 {
    u64::from_ne_bytes(bytes())
}

/// A name for a game.
pub(super) fn slug() -> Slug {
    Slug::from_random(random())
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn sha256(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

/// What a browser keeps in its cookie to be known again. The database knows only its hash.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    const BYTES: usize = 32;

    pub(super) fn random() -> Token {
        Token(hex(&bytes::<{ Token::BYTES }>()))
    }

    /// Reads what a browser sent.
    #[must_use]
    pub fn read(text: &str) -> Option<Token> {
        let is_token =
            text.len() == 2 * Token::BYTES && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_token.then(|| Token(text.to_ascii_lowercase()))
    }

    /// What the browser is given.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub(super) fn hash(&self) -> String {
        sha256(&self.0)
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// Lets somebody who has forgotten the password choose a new one, once.
#[derive(Clone, PartialEq, Eq)]
pub struct RecoveryCode(String);

impl RecoveryCode {
    /// How many a person has.
    pub const COUNT: usize = 8;

    /// Without those that are easily mistaken for each other.
    const ALPHABET: &'static [u8; 31] = b"23456789abcdefghjkmnpqrstuvwxyz";
    const GROUPS: usize = 6;
    const GROUP: usize = 4;

    /// Twenty-four letters and digits in groups of four: nearly 119 bits, too many to be guessed from a hash without salt.
    pub(super) fn random() -> RecoveryCode {
        let letters = bytes::<{ RecoveryCode::GROUPS * RecoveryCode::GROUP }>().map(|byte| {
            char::from(RecoveryCode::ALPHABET[usize::from(byte) % RecoveryCode::ALPHABET.len()])
        });
        let groups: Vec<String> = letters
            .chunks(RecoveryCode::GROUP)
            .map(|group| group.iter().collect())
            .collect();
        RecoveryCode(groups.join("-"))
    }

    /// Reads what somebody typed, with or without dashes and spaces.
    #[must_use]
    pub fn read(text: &str) -> Option<RecoveryCode> {
        let letters: Vec<char> = text
            .chars()
            .filter(|character| !character.is_whitespace() && *character != '-')
            .map(|character| character.to_ascii_lowercase())
            .take(RecoveryCode::GROUPS * RecoveryCode::GROUP + 1)
            .collect();
        let is_code = letters.len() == RecoveryCode::GROUPS * RecoveryCode::GROUP
            && letters.iter().all(char::is_ascii_alphanumeric);
        is_code.then(|| {
            let groups: Vec<String> = letters
                .chunks(RecoveryCode::GROUP)
                .map(|group| group.iter().collect())
                .collect();
            RecoveryCode(groups.join("-"))
        })
    }

    /// What the person is shown, once.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub(super) fn hash(&self) -> String {
        sha256(&self.0)
    }
}

impl fmt::Debug for RecoveryCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RecoveryCode(…)")
    }
}
