//! The board for other people's pages.

use askama::Template;
use axum::extract::State;
use axum::response::Html;
use kamisado_i18n::Message;

use crate::assets::Assets;
use crate::error::Error;
use crate::frame::Frame;
use crate::language::InLanguage;
use crate::pages::render;
use crate::site;

/// The attributes of the element: their names, values, and what they are for.
const ATTRIBUTES: &[(&str, &[&str], Message<'_>)] = &[
    ("position", &["…"], Message::BoardAttributePosition),
    (
        "symbols",
        &["towers", "kanji", "letters", "none"],
        Message::BoardAttributeSymbols,
    ),
    (
        "palette",
        &["classic", "deuteranopia", "protanopia", "tritanopia"],
        Message::BoardAttributePalette,
    ),
    ("coordinates", &["none"], Message::BoardAttributeCoordinates),
    ("flipped", &[], Message::BoardAttributeFlipped),
    ("readonly", &[], Message::BoardAttributeReadonly),
    ("mode", &["edit"], Message::BoardAttributeMode),
    (
        "look",
        &["wood", "slate", "paper"],
        Message::BoardAttributeLook,
    ),
    (
        "towers",
        &["octagon", "round", "flat"],
        Message::BoardAttributeTowers,
    ),
    ("motion", &["none"], Message::BoardAttributeMotion),
    ("label", &["…"], Message::BoardAttributeLabel),
];

/// What a script uses, and what it hears.
const LISTS: &[(Message<'_>, &[(&str, Message<'_>)])] = &[
    (
        Message::BoardProperties,
        &[
            ("state", Message::BoardPropertyState),
            ("marks", Message::BoardPropertyMarks),
            ("arrows", Message::BoardPropertyArrows),
            ("show(state)", Message::BoardPropertyShow),
            ("announce(text)", Message::BoardPropertyAnnounce),
        ],
    ),
    (
        Message::BoardEvents,
        &[
            ("kamisado-move", Message::BoardEventMove),
            ("kamisado-square", Message::BoardEventSquare),
        ],
    ),
];

#[derive(Debug, Template)]
#[template(path = "board.html")]
struct BoardPage {
    frame: Frame,
    attributes: Vec<Attribute>,
    lists: Vec<List>,
    /// Where visitors find this server.
    site: String,
}

/// A line of the table of attributes.
#[derive(Debug)]
struct Attribute {
    name: &'static str,
    values: &'static [&'static str],
    meaning: String,
}

/// A list of names and what they mean.
#[derive(Debug)]
struct List {
    title: String,
    rows: Vec<(&'static str, String)>,
}

pub(crate) async fn page(
    InLanguage(language): InLanguage,
    State(assets): State<Assets>,
) -> Result<Html<String>, Error> {
    let frame = Frame::new(language, "board", &assets);
    let attributes = ATTRIBUTES.iter().map(|&(name, values, meaning)| Attribute {
        name,
        values,
        meaning: frame.say(meaning),
    });
    let lists = LISTS.iter().map(|&(title, rows)| List {
        title: frame.say(title),
        rows: rows
            .iter()
            .map(|&(name, meaning)| (name, frame.say(meaning)))
            .collect(),
    });
    let page = BoardPage {
        attributes: attributes.collect(),
        lists: lists.collect(),
        frame: frame.clone(),
        site: site::address(),
    };
    render(language, &page)
}
