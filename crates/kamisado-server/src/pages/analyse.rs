//! Analysis of any position or record.

use askama::Template;
use axum::extract::{RawQuery, State};
use axum::response::Html;
use kamisado::{Board, Color, Side};
use kamisado_i18n::Message;
use serde::Serialize;

use crate::assets::Assets;
use crate::error::Error;
use crate::frame::{Frame, json};
use crate::language::InLanguage;
use crate::pages::{picture, render};

/// What the script of the page says.
const WORDS: &[Message<'_>] = &[
    Message::AnalysisWins,
    Message::AnalysisLoses,
    Message::AnalysisUnknown,
    Message::AnalysisProving,
    Message::AnalyseRoot,
    Message::ExportCopied,
    Message::EngineLost,
];

/// The longest proof that is shown with its length; of longer ones the page shows only who wins.
const LONGEST: u32 = 60;

#[derive(Debug, Template)]
#[template(path = "analyse.html")]
struct Analyse {
    frame: Frame,
}

/// Something to choose in the editor: what it is in the protocol, and what it is called.
#[derive(Debug)]
struct Choice {
    value: String,
    name: String,
}

/// A tower of the editor's palette.
#[derive(Debug)]
struct Tower {
    side: Side,
    color: Color,
    name: String,
}

/// What the page says about proofs. Every text is made here, because scripts do not know the grammar of the languages.
#[derive(Debug, Serialize)]
struct Verdicts {
    /// `wins in 1 move` and so on.
    wins: Vec<String>,
    loses: Vec<String>,
    /// What all moves together mean, for the side that is to move: Black, White.
    won: [String; 2],
    lost: [String; 2],
}

impl Analyse {
    fn towers(&self) -> Vec<Tower> {
        let tower = |side, color| Tower {
            side,
            color,
            name: self.frame.say(Message::EditorTower { side, tower: color }),
        };
        Side::ALL
            .into_iter()
            .flat_map(|side| Color::ALL.map(|color| tower(side, color)))
            .collect()
    }

    fn sides(&self) -> [Choice; 2] {
        Side::ALL.map(|side| Choice {
            value: side.letter().to_string(),
            name: self.frame.say(Message::SideName { side }),
        })
    }

    fn colors(&self) -> [Choice; 8] {
        Color::ALL.map(|color| Choice {
            value: color.letter().to_string(),
            name: self.frame.say(Message::ColorName { color }),
        })
    }

    fn boards(&self) -> [Choice; 2] {
        [Board::Standard, Board::Mirrored].map(|board| Choice {
            value: board.to_string(),
            name: self.frame.say(Message::BoardName { board }),
        })
    }

    fn verdicts(&self) -> String {
        let lengths = |message: fn(u32) -> Message<'static>| {
            (1..=LONGEST)
                .map(|count| self.frame.say(message(count)))
                .collect()
        };
        json(&Verdicts {
            wins: lengths(|count| Message::AnalysisWinsIn { count }),
            loses: lengths(|count| Message::AnalysisLosesIn { count }),
            won: Side::ALL.map(|side| self.frame.say(Message::AnalyseStandsWon { side })),
            lost: Side::ALL.map(|side| self.frame.say(Message::AnalyseStandsLost { side })),
        })
    }
}

pub(crate) async fn page(
    InLanguage(language): InLanguage,
    State(assets): State<Assets>,
    RawQuery(query): RawQuery,
) -> Result<Html<String>, Error> {
    let frame = Frame::new(language, "analyse", &assets);
    let frame = frame.showing(picture::shown(query.as_deref(), language), query.as_deref());
    render(language, &Analyse { frame })
}
