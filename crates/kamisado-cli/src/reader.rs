//! Who reads what the program prints and shows.

use kamisado::Language;

use crate::storage::preferences::Preferences;

/// The reader's language, and what they chose in the menu the last time.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    pub(crate) language: Language,
    pub(crate) preferences: Preferences,
}
