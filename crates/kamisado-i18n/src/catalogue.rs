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

/// The files of each language, in the order of [`Language::ALL`]. What the engine for browsers needs as well is in the folder `game`.
macro_rules! files {
    ($($code:literal)*) => {
        [$(&[
            #[cfg(feature = "embedded")]
            include_str!(concat!("../locales/", $code, "/game/app.ftl")),
            #[cfg(feature = "embedded")]
            include_str!(concat!("../locales/", $code, "/game/errors.ftl")),
            #[cfg(feature = "embedded")]
            include_str!(concat!("../locales/", $code, "/game/reading.ftl")),
            #[cfg(feature = "embedded")]
            include_str!(concat!("../locales/", $code, "/game/record.ftl")),
            #[cfg(feature = "embedded")]
            include_str!(concat!("../locales/", $code, "/game/story.ftl")),
            #[cfg(feature = "embedded")]
            include_str!(concat!("../locales/", $code, "/game/words.ftl")),
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

/// One place for the catalogue of each language, and one for a catalogue without messages.
static CATALOGUES: [OnceLock<Catalogue>; 7] = [const { OnceLock::new() }; 7];
static EMPTY: OnceLock<Catalogue> = OnceLock::new();

/// Provides the catalogue of a language: the files of the language's folder `game`, joined. Its messages override embedded ones.
///
/// Call it before the language is first used. Later calls change nothing.
pub fn provide(language: Language, text: &str) {
    let files = files(language).iter().copied().chain([text]);
    CATALOGUES[language.index()].get_or_init(|| Catalogue::read(language, files));
}

/// The catalogue of a language, parsed on first use. If catalogues are not embedded and this one was not provided, another
/// language is used.
pub(crate) fn catalogue(language: Language) -> &'static Catalogue {
    let place = &CATALOGUES[language.index()];
    if cfg!(feature = "embedded") {
        return place.get_or_init(|| Catalogue::read(language, files(language).iter().copied()));
    }
    let provided = || CATALOGUES.iter().find_map(OnceLock::get);
    let empty = || EMPTY.get_or_init(|| Catalogue::read(language, []));
    place.get().or_else(provided).unwrap_or_else(empty)
}

/// The texts of a language's files.
pub(crate) fn files(language: Language) -> &'static [&'static str] {
    FILES[language.index()]
}

impl Catalogue {
    pub(crate) fn read<'a>(
        language: Language,
        files: impl IntoIterator<Item = &'a str>,
    ) -> Catalogue {
        let locale = LanguageIdentifier::from_bytes(language.code().as_bytes()).unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // All seven languages are written from left to right, so nothing needs to be isolated.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(number::formatter(language)));
        for text in files {
            // A file with an error still gives all its other messages; the tests allow no error.
            let resource =
                FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
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
