use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use kamisado::{Board, Decision, Due, Event, Language, Match, RoundEnd, Setup};
use kamisado_engine::book::{Book, Starts};
use kamisado_engine::{Memory, Player, Stop};
use kamisado_i18n::{Explain, Message};
use kamisado_view::puzzles::PuzzleAnswer;
use kamisado_view::{
    Ahead, Checked, Levels, Reading, State, Story, Why, Written, puzzles, setup_of,
};

use crate::search::{Engine, Search, Task};
use crate::{
    Answer, Capacity, Clock, Command, Go, Malformed, Options, PuzzleQuestion, Query, Reply, Start,
};

/// The engine's side of a conversation: takes lines, answers them, and hands out searches to run.
///
/// A session does no I/O, starts no thread and never blocks. [`run`](crate::run) connects it to a pipe; without threads, as in a browser worker,
/// [`Link`](crate::Link) runs its searches in small steps.
///
/// ```
/// use kamisado_link::{Session, SystemClock};
///
/// let mut session = Session::new(SystemClock::start());
/// let handled = session.handle("query legal");
/// assert!(handled.replies[0].to_string().starts_with("response a1a2 a1a3"));
/// let handled = session.handle("position startpos moves a1a8");
/// assert_eq!(
///     handled.replies[0].to_string(),
///     "error Decision 1, a1a8: White’s orange tower on a8 is in the way."
/// );
/// ```
pub struct Session {
    options: Options,
    game: Match,
    clock: Arc<dyn Clock>,
    interrupt: Option<Arc<dyn Fn() -> bool + Send + Sync>>,
    /// Made when the first search needs it.
    engine: Option<Engine>,
    search: Option<Running>,
}

/// A search that was handed out.
struct Running {
    stop: Stop,
    done: Arc<AtomicBool>,
}

/// What to do after a line.
#[derive(Debug, Default)]
pub struct Handled {
    /// The lines to send.
    pub replies: Vec<Reply>,
    /// A search to run; send its lines as they come.
    pub search: Option<Search>,
    /// Whether the conversation is over. A running search has been told to stop.
    pub quit: bool,
}

impl From<Reply> for Handled {
    fn from(reply: Reply) -> Handled {
        Handled {
            replies: vec![reply],
            ..Handled::default()
        }
    }
}

impl From<Search> for Handled {
    fn from(search: Search) -> Handled {
        Handled {
            search: Some(search),
            ..Handled::default()
        }
    }
}

impl Session {
    /// A session that has a machine to itself.
    #[must_use]
    pub fn new(clock: impl Clock + 'static) -> Session {
        Session::with_capacity(clock, Capacity::default())
    }

    /// A session that may take no more than this from the machine.
    #[must_use]
    pub fn with_capacity(clock: impl Clock + 'static, capacity: Capacity) -> Session {
        let options = Options::new(capacity);
        let game = Match::new(options.rules);
        Session {
            options,
            game,
            clock: Arc::new(clock),
            interrupt: None,
            engine: None,
            search: None,
        }
    }

    /// The same session, whose searches also end when `interrupt` returns true. This is for hosts whose lines can't be read before a step is
    /// over, but who can signal that one is waiting. `interrupt` is called every few thousand nodes.
    #[must_use]
    pub fn with_interrupt(
        mut self,
        interrupt: impl Fn() -> bool + Send + Sync + 'static,
    ) -> Session {
        self.interrupt = Some(Arc::new(interrupt));
        self
    }

    /// Whether a search that was handed out is still running.
    #[must_use]
    pub fn is_searching(&self) -> bool {
        self.search
            .as_ref()
            .is_some_and(|search| !search.done.load(Ordering::Acquire))
    }

    /// Stops the running search, if there is one.
    pub fn stop(&self) {
        if let Some(search) = &self.search {
            search.stop.now();
        }
    }

    /// The match as the host has told it.
    #[must_use]
    pub const fn game(&self) -> &Match {
        &self.game
    }

    /// What the host has set.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Answers a line. A blank line needs no answer, and a line that is too long is refused, whatever it says.
    pub fn handle(&mut self, line: &str) -> Handled {
        let language = self.options.language;
        let count = self.options.capacity().line;
        if line.len() > count {
            return Reply::Error(Message::ErrorLineTooLong { count }.say(language)).into();
        }
        if line.trim().is_empty() {
            return Handled::default();
        }
        line.parse()
            .and_then(|command| self.obey(command))
            .unwrap_or_else(|error| Reply::Error(error.explain(language)).into())
    }

    /// An error in the reader's language.
    fn refused(&self, why: Message<'_>) -> Malformed {
        Malformed::new(why.say(self.options.language))
    }

    /// Refuses matches that are too long.
    fn check_length(&self, decisions: usize) -> Result<(), Malformed> {
        let count = self.options.capacity().decisions;
        if decisions > count {
            return Err(self.refused(Message::ErrorMatchTooLong { count }));
        }
        Ok(())
    }

    fn obey(&mut self, command: Command) -> Result<Handled, Malformed> {
        match command {
            Command::IsReady => return Ok(Reply::ReadyOk.into()),
            Command::Stop => {
                self.stop();
                return Ok(Handled::default());
            }
            Command::Quit => {
                self.stop();
                return Ok(Handled {
                    quit: true,
                    ..Handled::default()
                });
            }
            _ if self.is_searching() => {
                return Err(self.refused(Message::ErrorSearching));
            }
            Command::Ugi => return Ok(self.introduce()),
            Command::SetOption { name, value } => self.set_option(&name, &value)?,
            Command::NewGame => {
                self.game = Match::new(self.options.rules);
                self.engine = None;
            }
            Command::Position { start, decisions } => self.set_position(start, &decisions)?,
            Command::Go(go) => return Ok(self.go(go)?.into()),
            Command::Analyse => return Ok(self.analyse()?.into()),
            Command::Query(query) => return Ok(Reply::Response(self.answer(query)).into()),
            Command::State => {
                let state = State::of(&self.game, self.options.language);
                return Ok(Reply::State(Box::new(state)).into());
            }
            Command::Concede { loser, concession } => {
                self.game
                    .concede(loser, concession)
                    .map_err(|error| explained(&error, self.options.language))?;
            }
            Command::Play(decision) => {
                self.check_length(self.game.decisions().len() + 1)?;
                self.game
                    .play(decision)
                    .map_err(|error| explained(&error, self.options.language))?;
            }
            Command::Undo => {
                if self.game.undo().is_none() {
                    return Err(self.refused(Message::StatusNothingToUndo));
                }
            }
            Command::Draw { random, favour } => {
                let drawn = match favour {
                    None => self
                        .game
                        .now()
                        .draw_line_up(random)
                        .map(|drawn| vec![drawn]),
                    Some(favour) => {
                        let drawn = Starts::known().draw_for(&self.game, favour, random);
                        drawn.map(Vec::from)
                    }
                };
                let drawn = drawn.map(|line_ups| {
                    Answer::Decisions(line_ups.into_iter().map(Decision::LineUp).collect())
                });
                return Ok(Reply::Response(drawn.unwrap_or(Answer::None)).into());
            }
            Command::Story { since } => {
                let page = since..since.saturating_add(self.options.capacity().page);
                let story = Story::page(page, &self.game, self.options.language);
                return Ok(Reply::Story(Box::new(story)).into());
            }
            Command::Read(text) => return self.read(&text),
            Command::Write { form, remarks } => {
                let written = Written::new(form, &remarks.on(&self.game), self.options.language);
                return Ok(Reply::Written(Box::new(written)).into());
            }
            Command::Review => {
                return Ok(self.search(Task::review(self.options.language))?.into());
            }
            Command::Puzzle(question) => return self.puzzle(question).map_err(Malformed::new),
            Command::Check(text) => {
                let Options {
                    rules, language, ..
                } = self.options;
                let checked = Checked::new(&text, rules.board, language);
                return Ok(Reply::Checked(Box::new(checked)).into());
            }
            Command::Levels => {
                let levels = Levels::named(self.options.language);
                return Ok(Reply::Levels(Box::new(levels)).into());
            }
            Command::Why { from, to } => {
                let why = Why::new(&self.game, from, to, self.options.language);
                return Ok(Reply::Why(Box::new(why)).into());
            }
            Command::Book(line_up) => {
                let answer = Book::known().answer(self.options.rules.board, line_up);
                let answer = answer.map_or(Answer::Unknown, |answer| {
                    let wins = answer.line_up().map(Decision::LineUp);
                    wins.map_or(Answer::None, |wins| Answer::Decisions(vec![wins]))
                });
                return Ok(Reply::Response(answer).into());
            }
            Command::Ahead => {
                let ahead = Ahead::of(&self.game, self.options.language);
                return Ok(Reply::Ahead(Box::new(ahead)).into());
            }
        }
        Ok(Handled::default())
    }

    fn introduce(&self) -> Handled {
        let mut replies = vec![
            Reply::Name(concat!("Kamisado ", env!("CARGO_PKG_VERSION")).to_owned()),
            Reply::Author("the Kamisado contributors".to_owned()),
        ];
        replies.extend(self.options.specs().into_iter().map(Reply::Option));
        replies.push(Reply::UgiOk);
        Handled {
            replies,
            ..Handled::default()
        }
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), Malformed> {
        let before = self.options.clone();
        self.options.set(name, value)?;
        if (self.options.hash, self.options.threads) != (before.hash, before.threads) {
            self.engine = None;
            // A table for which there is no memory is refused here, not when the search is to begin.
            if let Err(error) = self.engine() {
                self.options = before;
                return Err(error);
            }
        }
        // A match in progress goes on as it was agreed; one that has not begun follows.
        if self.game.decisions().is_empty() && self.game.origin().is_none() {
            self.game = Match::new(self.options.rules);
        }
        Ok(())
    }

    fn set_position(&mut self, start: Start, decisions: &[Decision]) -> Result<(), Malformed> {
        self.check_length(decisions.len())?;
        let game = match start {
            Start::Opening => Match::new(self.options.rules),
            Start::Fen(setup) => self.begin_from(*setup)?,
        };
        self.game = game
            .replay(decisions.iter().copied())
            .map_err(|error| explained(&error, self.options.language))?;
        Ok(())
    }

    fn begin_from(&self, mut setup: Setup) -> Result<Match, Malformed> {
        let Options {
            mut rules,
            language,
            ..
        } = self.options;
        match setup.board {
            Board::Standard => setup.board = rules.board,
            Board::Mirrored => rules.board = Board::Mirrored,
        }
        let position = setup
            .position()
            .map_err(|error| explained(&error, language))?;
        Match::from_position(rules, position).map_err(|error| explained(&error, language))
    }

    /// Makes what is read the match, and lets the options follow it.
    fn read(&mut self, text: &str) -> Result<Handled, Malformed> {
        let Options {
            rules, language, ..
        } = self.options;
        let (source, record) =
            kamisado_view::read(text, rules, language).map_err(Malformed::new)?;
        self.check_length(record.game().decisions().len())?;
        let reading = Reading::new(source, &record);
        let game = record.into_game();
        self.options.rules = *game.rules();
        self.game = game;
        Ok(Reply::Read(Box::new(reading)).into())
    }

    /// Answers a question about puzzles, or says in a sentence why that cannot be done.
    fn puzzle(&mut self, question: PuzzleQuestion) -> Result<Handled, String> {
        let language = self.options.language;
        let task = |puzzle| PuzzleAnswer::Task(puzzles::task(puzzle, language));
        let answer = match question {
            PuzzleQuestion::Count => puzzles::count(language),
            PuzzleQuestion::Number(number) => task(puzzles::numbered(number, language)?),
            PuzzleQuestion::Daily(day) => task(puzzles::daily(day)),
            PuzzleQuestion::Grade { grade, seed } => {
                let found = puzzles::of_grade(grade, seed);
                task(found.ok_or("the grades of puzzles are 1 to 5")?)
            }
            PuzzleQuestion::Theme { theme, seed } => {
                let found = puzzles::of_theme(theme, seed);
                task(found.ok_or("there is no puzzle with this theme")?)
            }
            PuzzleQuestion::Check { number, moves } => {
                let puzzle = puzzles::numbered(number, language)?;
                let game = Match::from(puzzle.position)
                    .replay(moves.into_iter().map(Decision::Move))
                    .map_err(|error| error.explain(language))?;
                let judge = puzzles::Judge::new(puzzle, game);
                let task = Task::examine(number, judge, language);
                let search = self.search(task).map_err(|error| error.to_string())?;
                return Ok(search.into());
            }
            PuzzleQuestion::Solution(number) => {
                puzzles::solution(number, puzzles::numbered(number, language)?, language)
            }
        };
        Ok(Reply::Puzzle(Box::new(answer)).into())
    }

    fn answer(&self, query: Query) -> Answer {
        match query {
            Query::P1Turn => Answer::Truth(
                self.game
                    .due()
                    .is_some_and(|due| due.side() == kamisado::Side::Black),
            ),
            Query::GameOver => Answer::Truth(self.game.result().is_some()),
            Query::Result => match self.game.result() {
                Some(result) => result.winner().map_or(Answer::Tied, Answer::Won),
                None => Answer::None,
            },
            Query::Fen => Answer::fen(setup_of(self.game.now())),
            Query::Legal => match self.game.due() {
                Some(Due::LineUp(_)) => Answer::LineUp,
                _ => Answer::Decisions(self.game.legal()),
            },
            Query::End => self.round_end().map_or(Answer::None, Answer::End),
            Query::Score => Answer::Score(self.game.score()),
        }
    }

    /// How the round ended that the last decision ended.
    fn round_end(&self) -> Option<RoundEnd> {
        self.game
            .last_events()
            .iter()
            .find_map(|event| match event {
                Event::RoundWon(end) => Some(*end),
                _ => None,
            })
    }

    fn go(&mut self, go: Go) -> Result<Search, Malformed> {
        let task =
            Task::go(&self.game, go).ok_or_else(|| self.refused(Message::AnalysisNothing))?;
        self.search(task)
    }

    fn analyse(&mut self) -> Result<Search, Malformed> {
        if let Some(Due::LineUp(_)) = self.game.due() {
            return Err(self.refused(Message::AnalysisNothing));
        }
        self.search(Task::analyse(&self.game))
    }

    /// The engine, made when it is first needed.
    fn engine(&mut self) -> Result<Engine, Malformed> {
        let Options {
            level,
            hash,
            threads,
            language,
            ..
        } = self.options;
        let engine = match &self.engine {
            Some(engine) => Arc::clone(engine),
            None => {
                let memory = Memory::mebibytes(hash as usize);
                let player = Player::try_new(level, memory).map_err(|error| {
                    let count = error.mebibytes();
                    Malformed::new(Message::ErrorMemory { count }.say(language))
                })?;
                let engine = Arc::new(Mutex::new(player.with_threads(threads as usize)));
                self.engine = Some(Arc::clone(&engine));
                engine
            }
        };
        engine
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .set_level(level);
        Ok(engine)
    }

    fn search(&mut self, task: Task) -> Result<Search, Malformed> {
        let engine = self.engine()?;
        let stop = match self.interrupt.clone() {
            None => Stop::new(),
            Some(interrupt) => Stop::new().with_alarm(move || interrupt()),
        };
        let clock = Arc::clone(&self.clock);
        let slice = self.options.capacity().slice;
        let search = Search::new(task, self.game.clone(), engine, clock, stop, slice);
        self.search = Some(Running {
            stop: search.stopper(),
            done: search.is_done(),
        });
        Ok(search)
    }
}

fn explained(error: &impl Explain, language: Language) -> Malformed {
    Malformed::new(error.explain(language))
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session")
            .field("options", &self.options)
            .field("game", &self.game)
            .field("is_searching", &self.is_searching())
            .finish_non_exhaustive()
    }
}
