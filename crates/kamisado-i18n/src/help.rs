use std::sync::OnceLock;

use fluent_bundle::FluentArgs;
use kamisado::Language;

use crate::catalogue::Catalogue;

/// The files of each language, in the order of [`Language::ALL`]. The English help is next to the code it describes.
const FILES: [Option<&str>; 7] = [
    Some(include_str!("../locales/de/help.ftl")),
    None,
    Some(include_str!("../locales/fr/help.ftl")),
    Some(include_str!("../locales/nl/help.ftl")),
    Some(include_str!("../locales/tr/help.ftl")),
    Some(include_str!("../locales/hu/help.ftl")),
    Some(include_str!("../locales/ro/help.ftl")),
];

/// A text of the command line's help. Its keys follow from the names of commands and options, and the files are read only when
/// someone asks for help. `None` if there is no such text, and always in English, whose help is next to the code.
///
/// ```
/// use kamisado_i18n::{Language, help};
///
/// assert_eq!(help(Language::German, "options", &[]), Some("Optionen".to_owned()));
/// assert_eq!(help(Language::English, "options", &[]), None);
/// ```
#[must_use]
pub fn help(language: Language, key: &str, arguments: &[(&str, &str)]) -> Option<String> {
    static CATALOGUES: [OnceLock<Catalogue>; 7] = [const { OnceLock::new() }; 7];
    let file = FILES[language.index()]?;
    let catalogue = CATALOGUES[language.index()].get_or_init(|| Catalogue::read(language, [file]));
    let mut values = FluentArgs::new();
    for &(name, value) in arguments {
        values.set(name, value);
    }
    catalogue.find(key, &values).map(|(text, _)| text)
}

/// The keys of the help in a language, so that a test can find unused ones.
#[must_use]
pub fn help_keys(language: Language) -> Vec<&'static str> {
    let lines = FILES[language.index()].into_iter().flat_map(str::lines);
    let keys = lines.filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
    keys.filter_map(|line| line.split_once(" =").map(|(key, _)| key))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_syntax::parser;

    #[test]
    fn every_language_helps_with_the_same_and_without_a_mistake() {
        let german = help_keys(Language::German);
        for language in Language::ALL {
            let Some(file) = FILES[language.index()] else {
                continue;
            };
            assert!(parser::parse(file).is_ok(), "{language}");
            assert_eq!(help_keys(language), german, "{language}");
            let values = ["argument", "value", "values", "other", "command"];
            for key in &german {
                let text = help(language, key, &values.map(|name| (name, "e6"))).unwrap();
                let wrong = ["{", "}", "\u{2068}", "'"];
                assert!(
                    !wrong.iter().any(|part| text.contains(part)),
                    "{language}: {key}: {text}"
                );
            }
        }
    }
}
