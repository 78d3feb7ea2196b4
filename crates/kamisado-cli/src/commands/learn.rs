use std::io::{self, IsTerminal as _};

use kamisado_i18n::Message;
use kamisado_view::lessons::LESSONS;

use crate::failure::Failure;
use crate::looks::ScreenLooks;
use crate::output::Output;
use crate::play::app::App;
use crate::play::{event_loop, line_mode};
use crate::reader::Reader;
use crate::screen::terminal::is_screen;
use crate::storage::keeper::Keeper;
use crate::storage::lessons;

/// Teaches the game in short lessons to play through, from the first move to the triple sumo
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Without a number, a list shows the lessons and which of them are finished; this is remembered in the user's data folder. With --line, \
or without a screen, lessons are played line by line, starting with the first unfinished one unless a number is given; --list prints the list.

Examples:
  kamisado learn
  kamisado learn 4
  kamisado learn --line
  kamisado learn --list")]
pub(crate) struct Arguments {
    /// The number of a lesson
    number: Option<usize>,

    /// Print the lessons, and which of them are finished
    #[arg(long, conflicts_with = "number")]
    list: bool,

    /// Play line by line, in plain text
    #[arg(long)]
    line: bool,

    #[command(flatten)]
    looks: ScreenLooks,
}

impl Arguments {
    pub(crate) fn run(self, reader: &Reader, output: &mut Output<'_>) -> Result<(), Failure> {
        let language = reader.language;
        let finished = lessons::load(lessons::file().as_deref())?;
        let count = LESSONS.len();
        if self
            .number
            .is_some_and(|number| !(1..=count).contains(&number))
        {
            return Err(Failure::Wrong(Message::LineNumber { count }.say(language)));
        }
        if self.list {
            for (number, lesson) in (1..).zip(LESSONS) {
                let done = Message::LessonFinishedMark.say(language);
                let mark = if finished.contains(lesson.name) {
                    format!(" ({done})")
                } else {
                    String::new()
                };
                let title = lesson.title.say(language);
                output.line(format_args!("{number:>2}. {title}{mark}"))?;
            }
            return Ok(());
        }
        let lesson = self.number.map(|number| number - 1);
        let on_screen = io::stdin().is_terminal() && is_screen(&io::stdout());
        if self.line || !on_screen {
            let input = io::stdin().lock();
            return line_mode::learn(lesson, finished, language, input, output);
        }
        let theme = self.looks.theme(reader);
        let app = App::new(language, theme, 0, None).with(reader.preferences.clone(), finished);
        event_loop::run(app.at_school(lesson), Keeper::default(), 0)
    }
}
