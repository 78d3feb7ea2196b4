use std::io::{self, IsTerminal as _};
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use kamisado::{Board, BySide, Language, MatchKind, MatchRules, Opening, Position};
use kamisado_i18n::{Explain as _, Message};

use crate::failure::Failure;
use crate::looks::ScreenLooks;
use crate::play::app::App;
use crate::play::event_loop;
use crate::play::new_match::Agreement;
use crate::play::session::{self, Seat, Session, TimeControl};
use crate::screen::terminal::is_screen;
use crate::storage::keeper::Keeper;
use crate::storage::lock::LockedFile;
use crate::storage::matches;

/// Plays in the terminal: two people, against the computer, or the computer against itself
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Without options a menu asks what to play. Every match is kept as it goes, as a record that every other command reads, in the \
user's state folder or in the file named with --file; --resume goes on with the last one. `?` shows the keys.

Examples:
  kamisado play
  kamisado play --match standard --white 5
  kamisado play --match long --black human --white human --clock 10+5
  kamisado play --black 8 --white 9 --symbols kanji
  kamisado play --file club-evening.kamisado")]
pub(crate) struct Arguments {
    /// How long the match is: single, standard, long, marathon, series, or series-5 for five wins
    #[arg(long = "match", value_name = "KIND")]
    kind: Option<MatchKind>,

    /// How it begins: standard, tournament, matchplay or 1-3-5
    #[arg(long)]
    opening: Option<Opening>,

    /// Which way round the board lies: standard or mirrored
    #[arg(long)]
    board: Option<Board>,

    /// The position the first round begins with
    #[arg(long)]
    position: Option<String>,

    /// Who plays Black: human, or a level from 1 to 10
    #[arg(long, value_name = "WHO")]
    black: Option<Seat>,

    /// Who plays White: human, or a level from 1 to 10
    #[arg(long, value_name = "WHO")]
    white: Option<Seat>,

    /// Minutes for each player, and seconds added after every decision: 10+5
    #[arg(long)]
    clock: Option<TimeControl>,

    #[command(flatten)]
    looks: ScreenLooks,

    /// The number that chance depends on: the same gives the same drawn line-ups and the same habits of the computer
    #[arg(long)]
    seed: Option<u64>,

    /// Go on with the last match that is not over; --black, --white and --clock change who plays it and how fast
    #[arg(long, conflicts_with_all = ["kind", "opening", "board", "position", "file"])]
    resume: bool,

    /// The file to keep the match in; if there is a match in it, that one goes on
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
}

impl Arguments {
    pub(crate) fn run(self, language: Language) -> Result<(), Failure> {
        if !io::stdin().is_terminal() || !is_screen(&io::stdout()) {
            return Err(Failure::Wrong(Message::ErrorNeedsTerminal.say(language)));
        }
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
        let mut kept = None;
        if let Some(file) = &self.file {
            let locked = LockedFile::new(file.clone()).map_err(|busy| busy.failure(language))?;
            if file.exists() {
                kept = Some(matches::load(file, language)?);
                keeper.aside = Some(locked);
            }
        } else if let Some(folder) = &keeper.folder
            && (self.resume || !self.names_a_match())
        {
            for (file, record) in matches::unfinished(folder) {
                match LockedFile::new(file) {
                    Ok(file) => {
                        keeper.aside = Some(file);
                        kept = Some(record);
                        break;
                    }
                    // Whoever asks for the last match gets that one or none; the menu offers the one before it.
                    Err(busy) if self.resume => return Err(busy.failure(language)),
                    Err(_) => {}
                }
            }
        }
        let goes_on = self.resume || self.file.is_some() && kept.is_some();
        let theme = self.looks.theme();
        if goes_on {
            let record =
                kept.ok_or_else(|| Failure::Wrong(Message::ErrorNothingToResume.say(language)))?;
            let mut app = App::new(language, theme, seed, None);
            keeper.resume();
            let seats = BySide::new(self.black, self.white);
            app.go_on(Session::resume_with(
                record,
                seats,
                self.clock,
                Duration::ZERO,
            ));
            return event_loop::run(app, keeper, seed);
        }
        if !self.names_a_match() {
            let app = App::new(language, theme, seed, kept);
            return event_loop::run(app, keeper, seed);
        }
        let Agreement {
            rules,
            seats,
            clock,
        } = self.agreement();
        let position = self.read_position(language)?;
        let game = session::begin(rules, position)
            .map_err(|error| Failure::Wrong(error.explain(language)))?;
        keeper.begin();
        let mut app = App::new(language, theme, seed, kept);
        app.sit_down(Session::new(game, seats, clock, seed, Duration::ZERO));
        event_loop::run(app, keeper, seed)
    }

    /// Whether enough is said to begin without asking.
    fn names_a_match(&self) -> bool {
        self.kind.is_some()
            || self.opening.is_some()
            || self.board.is_some()
            || self.position.is_some()
            || self.black.is_some()
            || self.white.is_some()
            || self.clock.is_some()
    }

    fn agreement(&self) -> Agreement {
        let usual = Agreement::default();
        // Whoever names one side plays the other themselves; whoever names none plays against the usual opponent.
        let seats = match (self.black, self.white) {
            (None, None) => usual.seats,
            (black, white) => {
                BySide::new(black.unwrap_or(Seat::Human), white.unwrap_or(Seat::Human))
            }
        };
        Agreement {
            rules: MatchRules {
                kind: self.kind.unwrap_or(usual.rules.kind),
                opening: self.opening.unwrap_or_default(),
                board: self.board.unwrap_or_default(),
            },
            seats,
            clock: self.clock,
        }
    }

    fn read_position(&self, language: Language) -> Result<Option<Position>, Failure> {
        let read = |text: &String| crate::input::read(text, language);
        self.position.as_ref().map(read).transpose()
    }
}
