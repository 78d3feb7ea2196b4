//! The sheet of a lesson.

use std::collections::BTreeMap;

use askama::Template;
use axum::extract::{Path, State};
use axum::response::Html;
use kamisado::{Color, Fill, Side};
use kamisado_i18n::Message;
use serde::Serialize;

use crate::assets::Assets;
use crate::error::Error;
use crate::frame::{Frame, json};
use crate::language::InLanguage;
use crate::pages::picture::Shown;
use crate::pages::render;
use kamisado_view::lessons::{LESSONS, Lesson, LessonStep, Prepared};

/// What the script of the page says.
const WORDS: &[Message<'_>] = &[Message::LessonCorrect, Message::LessonWrong];

#[derive(Debug, Template)]
#[template(path = "lesson.html")]
struct Sheet {
    frame: Frame,
    number: String,
    title: String,
    steps: Vec<Part>,
    fills: Vec<(Fill, String)>,
    /// The next lesson: its address and its title.
    next: Option<(String, String)>,
    /// Whether the board is first seen from White's side.
    is_flipped: bool,
    /// What the script has to know, as JSON.
    knowledge: String,
}

/// A step on the sheet.
#[derive(Debug)]
struct Part {
    heading: String,
    is_exercise: bool,
    text: String,
    hint: String,
    done: Option<String>,
}

/// What the script of the page has to know.
#[derive(Debug, Serialize)]
struct Knowledge<'a> {
    lesson: &'static str,
    steps: &'a [Prepared],
    /// The events that are not told, because nobody has taught yet what they mean.
    untold: &'static [&'static str],
    /// What the colours are called, by their letters in line-ups.
    colors: BTreeMap<char, String>,
}

impl Part {
    fn new(
        frame: &Frame,
        step: &LessonStep,
        prepared: &Prepared,
        number: usize,
        count: usize,
    ) -> Part {
        Part {
            heading: frame.say(Message::LessonStep { number, count }),
            is_exercise: step.is_exercise,
            text: frame.say(step.text),
            hint: frame.say(prepared.hint()),
            done: step.done.map(|message| frame.say(message)),
        }
    }
}

impl Sheet {
    fn new(frame: Frame, place: usize, lesson: &'static Lesson, prepared: &[Prepared]) -> Sheet {
        let count = lesson.steps.len();
        let steps = lesson.steps.iter().zip(prepared).zip(1..);
        let next = LESSONS.get(place + 1).map(|next| {
            let address = frame.page(&format!("learn/{}", next.name));
            (address, frame.say(next.title))
        });
        let fill = |fill| (fill, frame.say(Message::FillName { fill }));
        let color = |color: Color| (color.letter(), frame.say(Message::ColorName { color }));
        Sheet {
            number: frame.say(Message::LessonNumbered { number: place + 1 }),
            title: frame.say(lesson.title),
            steps: steps
                .map(|((step, prepared), number)| Part::new(&frame, step, prepared, number, count))
                .collect(),
            fills: Fill::ALL.map(fill).into(),
            next,
            is_flipped: prepared
                .first()
                .is_some_and(|step| step.side == Side::White),
            knowledge: json(&Knowledge {
                lesson: lesson.name,
                steps: prepared,
                untold: lesson.untold(),
                colors: Color::ALL.into_iter().map(color).collect(),
            }),
            frame,
        }
    }
}

pub(crate) async fn page(
    InLanguage(language): InLanguage,
    Path((_, name)): Path<(String, String)>,
    State(assets): State<Assets>,
) -> Result<Html<String>, Error> {
    let mut lessons = LESSONS.iter().enumerate();
    let (place, lesson) = lessons
        .find(|(_, lesson)| lesson.name == name)
        .ok_or(Error::NotFound(language))?;
    let prepared = lesson
        .prepare()
        .map_err(|cause| Error::Broken(language, cause))?;
    let frame = Frame::new(language, "learn", &assets).sheet(lesson.name);
    let title = frame.say(lesson.title);
    // A link to a lesson is previewed with its position and its first task.
    let shown = lesson.steps.first().map(|step| Shown {
        position: lesson.picture(),
        sentence: frame.say(step.text),
    });
    let frame = frame.titled(title).showing(shown, Some(""));
    render(language, &Sheet::new(frame, place, lesson, &prepared))
}
