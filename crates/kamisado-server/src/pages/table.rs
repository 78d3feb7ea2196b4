//! What the pages with a table share: the words around the board, the line-ups and the fill.

use kamisado::{Color, Fill, Side};
use kamisado_i18n::{Message, RefusalCode};
use kamisado_online::Refusal;

use crate::frame::Frame;

/// Something to choose: what it is in the protocol, what it is called, and what it means.
#[derive(Debug)]
pub(crate) struct Choice {
    pub(crate) value: String,
    pub(crate) name: String,
    pub(crate) about: String,
}

impl Frame {
    /// The name of a side.
    pub(crate) fn side(&self, side: Side) -> String {
        self.say(Message::SideName { side })
    }

    /// What a side's clock is called.
    pub(crate) fn clock_of(&self, side: Side) -> String {
        self.say(Message::ClockOf { side })
    }

    /// What a side's line-up is called.
    pub(crate) fn line_up_of(&self, side: Side) -> String {
        self.say(Message::LineUpOf { side })
    }

    /// The title of a round; the list of moves knows the number.
    pub(crate) fn round_title(&self) -> String {
        self.say(Message::RoundTitled { text: "{round}" })
    }

    /// What a fill is called.
    pub(crate) fn fill(&self, fill: Fill) -> String {
        self.say(Message::FillName { fill })
    }

    /// Why a server can refuse something in a game, by its code; the last is for all other reasons.
    pub(crate) fn refusals(&self) -> Vec<(&'static str, String)> {
        let codes = Refusal::ALL.iter().copied().map(Refusal::code);
        codes
            .chain(["other"])
            .map(|code| {
                let refusal = RefusalCode(code);
                (code, self.say(Message::OnlineRefused { refusal }))
            })
            .collect()
    }

    /// The colours by name, and by the letter that stands for each in line-ups.
    pub(crate) fn colors(&self) -> Vec<Choice> {
        let choice = |color: Color| Choice {
            value: color.letter().to_string(),
            name: self.say(Message::ColorName { color }),
            about: color.name().to_owned(),
        };
        Color::ALL.map(choice).into()
    }
}

#[cfg(test)]
mod tests {
    use kamisado::Language;

    use super::*;
    use crate::assets::Assets;

    /// Lines that only a broken page can send.
    const FOR_PROGRAMS: [Refusal; 3] =
        [Refusal::Malformed, Refusal::NotWatching, Refusal::Stranger];

    #[test]
    fn whatever_a_person_can_be_refused_has_a_sentence_of_its_own() {
        for language in Language::ALL {
            let frame = Frame::new(language, "game", &Assets::default());
            let mut refusals = frame.refusals();
            let (_, other) = refusals.pop().unwrap();
            for (refusal, (code, text)) in Refusal::ALL.iter().zip(refusals) {
                let is_for_programs = FOR_PROGRAMS.contains(refusal);
                assert_eq!(text == other, is_for_programs, "{language}: {code}: {text}");
            }
        }
    }
}
