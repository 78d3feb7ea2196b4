//! What all pages have in common: the language, the addresses of the other pages, and the words for the scripts.

use std::collections::BTreeMap;

use kamisado::{Color, Language};
use kamisado_i18n::Message;

use crate::assets::Assets;
use crate::pages::picture::Shown;
use crate::people::Visitor;
use crate::site;
use crate::store::{Passwords, Person};

/// The name of the engine for browsers among the assets.
const ENGINE: &str = "engine.wasm";

/// The frame of a page.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    /// The language of the page.
    pub(crate) language: Language,
    /// The path of the page after the language: `play` in `/de/play`; empty for the front page.
    pub(crate) place: &'static str,
    /// The rest of the address, for pages with several sheets: `push` in `/de/learn/push`.
    rest: String,
    assets: String,
    /// The address of the engine for browsers, where the server has it.
    pub(crate) engine: Option<String>,
    /// Whether browsers should keep the app for use without a connection.
    pub(crate) is_kept: bool,
    /// What the visitor is called, on pages that nobody keeps.
    me: Option<String>,
    /// What this page is called, where its place does not say it.
    title: Option<String>,
    /// What previews of links to the page show, and the query that leads there.
    shown: Option<(Shown, String)>,
}

/// How wide the picture of a link preview is.
const PREVIEW: u32 = 600;

/// The position that previews of links show where a page has none of its own.
const FAMILIAR: &str = "2GN4/8/+P2U3Y/o1p4b/4Ry2/1B3O2/r1u3ng/8 b r";

/// The address of a diagram of a position.
pub(crate) fn diagram(format: &str, position: &str) -> String {
    let position = serde_urlencoded::to_string([("position", position)]).unwrap_or_default();
    format!("/diagram.{format}?{position}")
}

/// A colour, for those who need a symbol for it.
#[derive(Debug)]
pub(crate) struct Symbol {
    /// The colour's name in styles.
    pub(crate) color: &'static str,
    /// Its letter in the language of the page.
    pub(crate) letter: String,
    /// Its kanji.
    pub(crate) kanji: char,
    /// Its name.
    pub(crate) name: String,
}

/// An entry of the menu.
#[derive(Debug)]
pub(crate) struct Entry {
    /// Where it leads.
    pub(crate) address: String,
    /// What it is called.
    pub(crate) name: String,
    /// Whether it is the page being read.
    pub(crate) is_here: bool,
}

impl Frame {
    pub(crate) fn new(language: Language, place: &'static str, assets: &Assets) -> Frame {
        let folder = assets.folder();
        let engine = Assets::embedded(ENGINE).map(|_| format!("{folder}/{ENGINE}"));
        Frame {
            language,
            place,
            rest: String::new(),
            // Without the engine for browsers, the app is of little use offline.
            is_kept: engine.is_some() && matches!(assets, Assets::Embedded),
            engine,
            assets: folder,
            me: None,
            title: None,
            shown: None,
        }
    }

    /// The frame of a page that is not called after its place.
    pub(crate) fn titled(self, title: String) -> Frame {
        Frame {
            title: Some(title),
            ..self
        }
    }

    /// The title of the page, in the browser and in previews of links.
    pub(crate) fn title(&self) -> String {
        let name = match (&self.title, self.place) {
            (Some(title), _) => title.clone(),
            (None, "account") => self.say(Message::AccountTitle),
            (None, "analyse") => self.say(Message::NavAnalyse),
            (None, "archive") => self.say(Message::ArchiveTitle),
            (None, "board") => self.say(Message::NavBoard),
            (None, "games") => self.say(Message::GamesTitle),
            (None, "history") => self.say(Message::HistoryTitle),
            (None, "leaderboard") => self.say(Message::LeaderboardTitle),
            (None, "learn") => self.say(Message::NavLearn),
            (None, "lobby") => self.say(Message::LobbyTitle),
            (None, "log-in") => self.say(Message::LogInTitle),
            (None, "play") => self.say(Message::NavPlay),
            (None, "puzzles") => self.say(Message::NavPuzzles),
            (None, "recover") => self.say(Message::RecoverTitle),
            (None, "register") => self.say(Message::RegisterTitle),
            (None, "review") => self.say(Message::NavReview),
            (None, "truth") => self.say(Message::TruthTitle),
            (None, _) => return format!("Kamisado – {}", self.say(Message::SiteTagline)),
        };
        format!("{name} – Kamisado")
    }

    /// The frame of a page whose query carries a position.
    pub(crate) fn showing(self, shown: Option<Shown>, query: Option<&str>) -> Frame {
        let shown = shown.zip(query.map(str::to_owned));
        Frame { shown, ..self }
    }

    /// The frame of one sheet of a page that has several.
    pub(crate) fn sheet(self, name: &str) -> Frame {
        Frame {
            rest: format!("/{name}"),
            ..self
        }
    }

    /// The frame of a page that knows who reads it.
    pub(crate) fn visited_by(self, visitor: &Visitor) -> Frame {
        let name = visitor.person().and_then(Person::name);
        Frame {
            me: name.map(str::to_owned),
            ..self
        }
    }

    /// What leads to the visitor's account: their name, or that they can log in.
    pub(crate) fn me(&self) -> String {
        let me = self.me.clone();
        me.unwrap_or_else(|| self.say(Message::LogInTitle))
    }

    /// What a password has to be like.
    pub(crate) fn password_rules(&self) -> String {
        let count = u32::try_from(Passwords::MIN).unwrap_or(u32::MAX);
        self.say(Message::PasswordRules { count })
    }

    /// A message in the language of the page.
    pub(crate) fn say(&self, message: Message<'_>) -> String {
        message.say(self.language)
    }

    /// The address of an asset.
    pub(crate) fn asset(&self, name: &str) -> String {
        format!("{}/{name}", self.assets)
    }

    /// The address of another page in the same language.
    pub(crate) fn page(&self, place: &str) -> String {
        format!("/{}/{place}", self.language)
    }

    /// The main menu.
    pub(crate) fn menu(&self) -> Vec<Entry> {
        [
            ("play", Message::NavPlay),
            ("lobby", Message::NavOnline),
            ("learn", Message::NavLearn),
            ("puzzles", Message::NavPuzzles),
            ("analyse", Message::NavAnalyse),
        ]
        .into_iter()
        .map(|(place, name)| Entry {
            address: self.page(place),
            name: self.say(name),
            is_here: place == self.place,
        })
        .collect()
    }

    /// This page in every language, each called by its own name.
    pub(crate) fn languages(&self) -> Vec<(Language, String)> {
        Language::ALL
            .into_iter()
            .map(|language| (language, format!("/{language}/{}{}", self.place, self.rest)))
            .collect()
    }

    /// The whole address of the page. Previews are made of what is found there, so it keeps the query that leads to a position.
    pub(crate) fn address(&self) -> String {
        let Frame {
            language,
            place,
            rest,
            ..
        } = self;
        let query = match &self.shown {
            Some((_, query)) if !query.is_empty() => format!("?{query}"),
            _ => String::new(),
        };
        format!("{}/{language}/{place}{rest}{query}", site::address())
    }

    /// What previews of links say about the page.
    pub(crate) fn description(&self) -> String {
        match &self.shown {
            Some((shown, _)) => shown.sentence.clone(),
            None => self.say(Message::SiteDescription),
        }
    }

    /// This page in every language by its whole address.
    pub(crate) fn alternates(&self) -> Vec<(Language, String)> {
        let site = site::address();
        let whole = |(language, path)| (language, format!("{site}{path}"));
        self.languages().into_iter().map(whole).collect()
    }

    /// The whole address of the picture that previews of links show.
    pub(crate) fn preview(&self) -> String {
        let shown = self.shown.as_ref();
        let position = shown.map_or(FAMILIAR, |(shown, _)| &shown.position);
        let query = [
            ("width", PREVIEW.to_string()),
            ("position", position.to_owned()),
        ];
        let query = serde_urlencoded::to_string(query).unwrap_or_default();
        format!("{}/diagram.png?{query}", site::address())
    }

    /// How wide that picture is.
    pub(crate) fn preview_width(&self) -> u32 {
        PREVIEW
    }

    /// What the symbols of the colours mean.
    pub(crate) fn legend(&self) -> Vec<Symbol> {
        let symbol = |color: Color| Symbol {
            color: color.name(),
            letter: self.say(Message::ColorLetter { color }),
            kanji: color.kanji(),
            name: self.say(Message::ColorName { color }),
        };
        Color::ALL.map(symbol).into()
    }

    /// Messages for the scripts of the page, as JSON that is safe inside a page.
    pub(crate) fn words(&self, messages: &[Message<'_>]) -> String {
        let words: BTreeMap<&str, String> = messages
            .iter()
            .map(|message| (message.key(), self.say(*message)))
            .collect();
        json(&words)
    }
}

/// JSON that is safe inside a script element: it cannot contain the end of the element.
pub(crate) fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value)
        .unwrap_or_default()
        .replace('<', "\\u003c")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_cannot_end_their_element() {
        assert_eq!(json(&"</script>"), "\"\\u003c/script>\"");
    }

    #[test]
    fn the_language_switch_stays_on_the_page() {
        let frame = Frame::new(Language::German, "learn", &Assets::default()).sheet("push");
        let french = frame
            .languages()
            .into_iter()
            .find(|(language, _)| *language == Language::French);
        assert_eq!(
            french,
            Some((Language::French, "/fr/learn/push".to_owned()))
        );
    }
}
