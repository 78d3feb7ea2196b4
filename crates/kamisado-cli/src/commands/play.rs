use std::io::{self, IsTerminal as _};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use kamisado::record::Record;
use kamisado::{Board, BySide, Language, MatchKind, MatchRules, Opening, Position, Side};
use kamisado_engine::book::Favour;
use kamisado_i18n::{Explain as _, Message};

use crate::failure::Failure;
use crate::looks::ScreenLooks;
use crate::output::Output;
use crate::play::app::App;
use crate::play::new_match::Agreement;
use crate::play::session::{Seat, Session, TimeControl};
use crate::play::{event_loop, line_mode};
use crate::reader::Reader;
use crate::screen::terminal::is_screen;
use crate::storage::keeper::Keeper;
use crate::storage::lock::LockedFile;
use crate::storage::preferences::Preferences;
use crate::storage::{lessons, matches};

/// Plays in the terminal: two people, against the computer, or the computer against itself
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Without options, a menu asks what to play. Every match is saved after each decision, as a record that every other command reads, in the \
user's state folder or in the file given with --file; --resume continues the last one. `?` shows the keys and the rules. What is chosen in the \
menu is remembered in the user's config folder. With --line, or without a screen, the match is played in plain text, a line at a time.

Examples:
  kamisado play
  kamisado play --match standard --white 5
  kamisado play --match long --black human --white human --clock 10+5
  kamisado play --black 8 --white 9 --symbols kanji
  kamisado play --black Ada --white Grace --file club-evening.kamisado
  kamisado play --favour black --white 7
  kamisado play --line --white 2")]
pub(crate) struct Arguments {
    /// How long the match is: single, double, standard, long, marathon, series, or series-5 for five wins
    #[arg(long = "match", value_name = "KIND")]
    kind: Option<MatchKind>,

    /// How it starts: standard, tournament, matchplay or 1-3-5
    #[arg(long)]
    opening: Option<Opening>,

    /// Draw line-ups that are proven to favour a side, or neither if only few first moves win: none, black or white
    #[arg(long, value_name = "SIDE", conflicts_with_all = ["opening", "board", "position", "resume"])]
    favour: Option<Favour>,

    /// The board: standard or mirrored
    #[arg(long)]
    board: Option<Board>,

    /// The position the first round starts from
    #[arg(long)]
    position: Option<String>,

    /// Who plays Black: human, the name of a person, or a level from 1 to 10
    #[arg(long, value_name = "WHO")]
    black: Option<Who>,

    /// Who plays White: human, the name of a person, or a level from 1 to 10
    #[arg(long, value_name = "WHO")]
    white: Option<Who>,

    /// Minutes for each player, and seconds added after every decision: 10+5
    #[arg(long)]
    clock: Option<TimeControl>,

    /// Play line by line, in plain text
    #[arg(long)]
    line: bool,

    #[command(flatten)]
    looks: ScreenLooks,

    /// The random seed: the same seed draws the same line-ups and gives the computer the same habits
    #[arg(long)]
    seed: Option<u64>,

    /// Resume the last unfinished match; --black, --white and --clock change who plays it and how fast
    #[arg(long, conflicts_with_all = ["kind", "opening", "board", "position", "file"])]
    resume: bool,

    /// The file to save the match in; if it already holds a match, that match is resumed
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
}

/// Who plays a side, as the command line says it: `human`, the number of a level, or the name of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Who {
    seat: Seat,
    /// Empty if not given.
    name: String,
}

impl FromStr for Who {
    type Err = String;

    fn from_str(text: &str) -> Result<Who, String> {
        let is_name = text.chars().any(char::is_alphabetic) && !text.chars().any(char::is_control);
        match text.parse() {
            Ok(seat) => Ok(Who {
                seat,
                name: String::new(),
            }),
            Err(_) if is_name => Ok(Who {
                seat: Seat::Human,
                name: text.trim().to_owned(),
            }),
            Err(error) => Err(error),
        }
    }
}

/// How the program begins.
enum Beginning {
    /// With a match that goes on.
    Resumed(Session),
    /// With a new match.
    New(Session),
    /// With the menu, and a match that can be resumed from there.
    Menu(Option<Record>),
}

impl Arguments {
    pub(crate) fn run(self, reader: &Reader, output: &mut Output<'_>) -> Result<(), Failure> {
        let language = reader.language;
        let on_screen = io::stdin().is_terminal() && is_screen(&io::stdout());
        let in_lines = self.line || !on_screen;
        let seed = self.seed.unwrap_or_else(|| {
            let passed = SystemTime::now().duration_since(UNIX_EPOCH);
            passed.map_or(0, |passed| {
                u64::from(passed.subsec_nanos()) ^ passed.as_secs()
            })
        });
        let mut keeper = Keeper {
            folder: matches::folder(),
            named: self.file.clone(),
            file: None,
            aside: None,
        };
        let beginning = self.beginning(&mut keeper, in_lines, seed, reader)?;
        if in_lines {
            let (Beginning::New(session) | Beginning::Resumed(session)) = beginning else {
                return Ok(());
            };
            let input = io::stdin().lock();
            return line_mode::play(session, keeper, seed, language, input, output);
        }
        let finished = lessons::load(lessons::file().as_deref())?;
        let theme = self.looks.theme(reader);
        let app =
            |kept| App::new(language, theme, seed, kept).with(reader.preferences.clone(), finished);
        let app = match beginning {
            Beginning::Menu(kept) => app(kept),
            Beginning::New(session) => {
                let mut app = app(None);
                app.sit_down(session);
                app
            }
            Beginning::Resumed(session) => {
                let mut app = app(None);
                app.go_on(session);
                app
            }
        };
        event_loop::run(app, keeper, seed)
    }

    fn beginning(
        &self,
        keeper: &mut Keeper,
        in_lines: bool,
        seed: u64,
        reader: &Reader,
    ) -> Result<Beginning, Failure> {
        let language = reader.language;
        let mut kept = None;
        if let Some(file) = &self.file {
            let locked = LockedFile::new(file.clone()).map_err(|busy| busy.failure(language))?;
            if file.exists() {
                kept = Some(matches::load(file, language)?);
                keeper.aside = Some(locked);
            }
        } else if let Some(folder) = &keeper.folder
            && (self.resume || !in_lines && !self.names_a_match())
        {
            for (file, record) in matches::unfinished(folder) {
                match LockedFile::new(file) {
                    Ok(file) => {
                        keeper.aside = Some(file);
                        kept = Some(record);
                        break;
                    }
                    // `--resume` takes the last match or none; the menu also offers earlier ones.
                    Err(busy) if self.resume => return Err(busy.failure(language)),
                    Err(_) => {}
                }
            }
        }
        let who = BySide::new(self.black.as_ref(), self.white.as_ref());
        if self.resume || self.file.is_some() && kept.is_some() {
            let record =
                kept.ok_or_else(|| Failure::Wrong(Message::ErrorNothingToResume.say(language)))?;
            keeper.resume();
            let seats = who.map(|who| who.map(|who| who.seat));
            let mut session = Session::resume_with(record, seats, self.clock, Duration::ZERO);
            for side in Side::ALL {
                if let Some(who) = who[side].filter(|who| !who.name.is_empty()) {
                    session.call(side, &who.name);
                }
            }
            return Ok(Beginning::Resumed(session));
        }
        if !self.names_a_match() && !in_lines {
            return Ok(Beginning::Menu(kept));
        }
        let agreement = self.agreement(&reader.preferences);
        let position = self.read_position(language)?;
        let session = agreement
            .begin(position, seed, Duration::ZERO)
            .map_err(|error| Failure::Wrong(error.explain(language)))?;
        keeper.begin();
        Ok(Beginning::New(session))
    }

    /// Whether enough is said to begin without asking.
    fn names_a_match(&self) -> bool {
        self.kind.is_some()
            || self.opening.is_some()
            || self.favour.is_some()
            || self.board.is_some()
            || self.position.is_some()
            || self.black.is_some()
            || self.white.is_some()
            || self.clock.is_some()
    }

    /// What the command line says, and where it says nothing, what was chosen last.
    fn agreement(&self, preferences: &Preferences) -> Agreement {
        let usual = preferences.agreement();
        if !self.names_a_match() {
            return usual;
        }
        let who = BySide::new(self.black.as_ref(), self.white.as_ref());
        // With one side named, the user plays the other; with none, against the default opponent.
        let seats = match (who.black, who.white) {
            (None, None) => usual.seats,
            _ => who.map(|who| who.map_or(Seat::Human, |who| who.seat)),
        };
        let names = BySide::from_fn(|side| match who[side] {
            Some(who) if !who.name.is_empty() => who.name.clone(),
            _ => usual.names[side].clone(),
        });
        Agreement {
            rules: MatchRules {
                kind: self.kind.unwrap_or(usual.rules.kind),
                opening: match self.favour {
                    Some(_) => Opening::MatchPlay,
                    None => self.opening.unwrap_or_default(),
                },
                board: self.board.unwrap_or_default(),
            },
            favour: self.favour,
            seats,
            names,
            clock: self.clock,
        }
    }

    fn read_position(&self, language: Language) -> Result<Option<Position>, Failure> {
        let read = |text: &String| crate::input::read(text, language);
        self.position.as_ref().map(read).transpose()
    }
}
