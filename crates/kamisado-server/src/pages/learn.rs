//! The list of the lessons.

use askama::Template;
use axum::extract::State;
use axum::response::Html;
use kamisado_i18n::Message;

use crate::assets::Assets;
use crate::error::Error;
use crate::frame::{self, Frame};
use crate::language::InLanguage;
use crate::pages::render;
use kamisado_view::lessons::{LESSONS, Lesson};

/// What the script of the page says.
const WORDS: &[Message<'_>] = &[Message::LessonsContinue];

#[derive(Debug, Template)]
#[template(path = "learn.html")]
struct Learn {
    frame: Frame,
    cards: Vec<Card>,
}

/// A lesson on the list.
#[derive(Debug)]
struct Card {
    name: &'static str,
    address: String,
    number: String,
    title: String,
    steps: usize,
    /// The address of its picture.
    picture: String,
}

/// The address of the picture of a lesson.
pub(crate) fn picture(lesson: &Lesson) -> String {
    frame::diagram("svg", &lesson.picture())
}

pub(crate) async fn page(
    InLanguage(language): InLanguage,
    State(assets): State<Assets>,
) -> Result<Html<String>, Error> {
    let frame = Frame::new(language, "learn", &assets);
    let cards = LESSONS.iter().enumerate().map(|(index, lesson)| Card {
        name: lesson.name,
        address: frame.page(&format!("learn/{}", lesson.name)),
        number: frame.say(Message::LessonNumbered { number: index + 1 }),
        title: frame.say(lesson.title),
        steps: lesson.steps.len(),
        picture: picture(lesson),
    });
    let cards = cards.collect();
    render(language, &Learn { frame, cards })
}
