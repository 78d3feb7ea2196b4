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
use kamisado_view::lessons::{LESSONS, Lesson, STRATEGY};

/// What the script of the page says.
const WORDS: &[Message<'_>] = &[Message::LessonsContinue];

#[derive(Debug, Template)]
#[template(path = "learn.html")]
struct Learn {
    frame: Frame,
    cards: Vec<Card>,
}

impl Learn {
    /// The lessons about the rules, and those about playing well, each part with its title.
    fn parts(&self) -> [(String, &[Card]); 2] {
        let first = |card: &Card| card.name == STRATEGY;
        let place = self.cards.iter().position(first);
        let (rules, strategy) = self.cards.split_at(place.unwrap_or(self.cards.len()));
        let title = |message| self.frame.say(message);
        [
            (title(Message::RulesTitle), rules),
            (title(Message::LessonsStrategy), strategy),
        ]
    }
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
