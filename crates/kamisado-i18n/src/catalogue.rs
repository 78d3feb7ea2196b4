use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use kamisado::Language;
use unic_langid::LanguageIdentifier;

use crate::number;

/// The messages of one language.
pub(crate) struct Catalogue {
    bundle: FluentBundle<FluentResource>,
}

/// How many files of a language are there without any feature. They come first.
#[cfg(test)]
pub(crate) const ALWAYS: usize = 6;

/// The files of each language, in the order of [`Language::ALL`].
macro_rules! files {
    ($($code:literal)*) => {
        [$(&[
            include_str!(concat!("../locales/", $code, "/words.ftl")),
            include_str!(concat!("../locales/", $code, "/story.ftl")),
            include_str!(concat!("../locales/", $code, "/errors.ftl")),
            include_str!(concat!("../locales/", $code, "/reading.ftl")),
            include_str!(concat!("../locales/", $code, "/record.ftl")),
            include_str!(concat!("../locales/", $code, "/app.ftl")),
            #[cfg(feature = "tools")]
            include_str!(concat!("../locales/", $code, "/files.ftl")),
            #[cfg(feature = "tools")]
            include_str!(concat!("../locales/", $code, "/terminal.ftl")),
            #[cfg(feature = "tools")]
            include_str!(concat!("../locales/", $code, "/rules.ftl")),
            #[cfg(feature = "tools")]
            include_str!(concat!("../locales/", $code, "/matches.ftl")),
            #[cfg(feature = "tools")]
            include_str!(concat!("../locales/", $code, "/line.ftl")),
            #[cfg(feature = "tools")]
            include_str!(concat!("../locales/", $code, "/tools.ftl")),
            #[cfg(feature = "tools")]
            include_str!(concat!("../locales/", $code, "/arena.ftl")),
            #[cfg(feature = "web")]
            include_str!(concat!("../locales/", $code, "/web.ftl")),
            #[cfg(feature = "web")]
            include_str!(concat!("../locales/", $code, "/web-play.ftl")),
            #[cfg(feature = "web")]
            include_str!(concat!("../locales/", $code, "/web-game.ftl")),
            #[cfg(feature = "web")]
            include_str!(concat!("../locales/", $code, "/web-learn.ftl")),
            #[cfg(feature = "web")]
            include_str!(concat!("../locales/", $code, "/web-analyse.ftl")),
            #[cfg(feature = "web")]
            include_str!(concat!("../locales/", $code, "/web-puzzles.ftl")),
            #[cfg(feature = "web")]
            include_str!(concat!("../locales/", $code, "/web-people.ftl")),
            #[cfg(feature = "web")]
            include_str!(concat!("../locales/", $code, "/web-lobby.ftl")),
            #[cfg(feature = "web")]
            include_str!(concat!("../locales/", $code, "/web-truth.ftl")),
        ] as &[&str]),*]
    };
}

const FILES: [&[&str]; 7] = files!("de" "en" "fr" "nl" "tr" "hu" "ro");

/// The catalogue of a language, parsed on first use.
pub(crate) fn catalogue(language: Language) -> &'static Catalogue {
    static CATALOGUES: [OnceLock<Catalogue>; 7] = [const { OnceLock::new() }; 7];
    CATALOGUES[language.index()].get_or_init(|| Catalogue::read(language, files(language)))
}

/// The texts of a language's files.
pub(crate) fn files(language: Language) -> &'static [&'static str] {
    FILES[language.index()]
}

impl Catalogue {
    pub(crate) fn read(language: Language, files: &[&str]) -> Catalogue {
        let locale = LanguageIdentifier::from_bytes(language.code().as_bytes()).unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // All seven languages are written from left to right, so nothing needs to be isolated.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(number::formatter(language)));
        for text in files {
            // A file with an error still gives all its other messages; the tests allow no error.
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Catalogue { bundle }
    }

    /// The message with this key, and the errors while formatting it.
    pub(crate) fn find(
        &self,
        key: &str,
        args: &FluentArgs<'_>,
    ) -> Option<(String, Vec<FluentError>)> {
        let mut errors = Vec::new();
        let pattern = self.bundle.get_message(key)?.value()?;
        let text = self
            .bundle
            .format_pattern(pattern, Some(args), &mut errors)
            .into_owned();
        Some((text, errors))
    }

    /// The same, but a missing message is its own key.
    pub(crate) fn format(&self, key: &str, args: &FluentArgs<'_>) -> (String, Vec<FluentError>) {
        self.find(key, args)
            .unwrap_or_else(|| (key.to_owned(), Vec::new()))
    }
}
