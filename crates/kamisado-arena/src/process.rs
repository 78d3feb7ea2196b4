//! Another program that speaks the line protocol. It may misbehave in any way, so every wait for it has a limit.

use std::io::{self, BufRead, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdout, Command as Program, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use kamisado::{Board, Decision, Match, MatchKind, MatchRules, Opening, Setup};
use kamisado_link::{Bounds, Command, Go, Reply, Start};

use crate::engines::Fault;

/// How to start a program, and which of its options to set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CommandLine {
    program: String,
    arguments: Vec<String>,
    options: Vec<(String, String)>,
}

impl CommandLine {
    /// Splits a command line into words as a shell does; `None` where it has none or a quotation mark is open.
    pub(crate) fn new(text: &str, options: Vec<(String, String)>) -> Option<CommandLine> {
        let mut words = shlex::split(text)?.into_iter();
        Some(CommandLine {
            program: words.next()?,
            arguments: words.collect(),
            options,
        })
    }
}

/// A running program.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    /// Lines for it; a separate thread writes them, because a program that doesn't read would block the writer.
    commands: Sender<String>,
    lines: Receiver<String>,
    /// The names of the options it offers.
    offers: Vec<String>,
    /// Whether it knows the opening, or needs the first position instead.
    knows_opening: bool,
    /// How long it may take to introduce itself and to get ready for a match.
    patience: Duration,
}

/// The longest that a program may take to introduce itself and to get ready for a match, however patient the arena is.
const TO_GET_READY: Duration = Duration::from_secs(10);
/// How long a program may take to end after `quit`.
const TO_QUIT: Duration = Duration::from_secs(1);
/// A longer line is cut into pieces.
const LONGEST_LINE: u64 = 1 << 16;
/// So many lines may wait to be read; then the program has to.
const WAITING_LINES: usize = 256;

impl Process {
    /// Starts the program and hears which options it has.
    ///
    /// # Errors
    /// When it cannot be started, or does not introduce itself.
    pub(crate) fn start(command: &CommandLine, patience: Duration) -> Result<Process, Fault> {
        let mut child = Program::new(&command.program)
            .args(&command.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| Fault::NotStarted(error.kind()))?;
        let (Some(mut input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Fault::NotStarted(io::ErrorKind::BrokenPipe));
        };
        let (commands, to_write) = mpsc::channel::<String>();
        thread::spawn(move || {
            for line in to_write {
                if input.write_all(line.as_bytes()).is_err() || input.flush().is_err() {
                    break;
                }
            }
        });
        let (line, lines) = mpsc::sync_channel(WAITING_LINES);
        thread::spawn(move || read_lines(output, &line));
        let mut process = Process {
            child,
            commands,
            lines,
            offers: Vec::new(),
            knows_opening: false,
            patience: patience.min(TO_GET_READY),
        };
        process.introduce()?;
        for (name, value) in &command.options {
            process.set_option(name, value)?;
        }
        Ok(process)
    }

    fn introduce(&mut self) -> Result<(), Fault> {
        self.send(&Command::Ugi);
        let deadline = Instant::now() + self.patience;
        loop {
            // Even an option of an unknown type has a name.
            let line = self.next_line(deadline, self.patience)?;
            let mut words = line.split_whitespace();
            match (words.next(), words.next()) {
                (Some("ugiok"), None) => return Ok(()),
                (Some("option"), Some("name")) => {
                    let name: Vec<&str> = words.take_while(|&word| word != "type").collect();
                    self.offers.push(name.join(" "));
                }
                _ => {}
            }
        }
    }

    /// Tells it which match is to be played, and waits until it is ready.
    pub(crate) fn begin(&mut self, rules: &MatchRules) -> Result<(), Fault> {
        self.send(&Command::NewGame);
        if self.offers("Match") || rules.kind != MatchKind::Single {
            self.set_option("Match", &rules.kind.to_string())?;
        }
        self.knows_opening = self.offers("Setup");
        if self.knows_opening {
            self.set_option("Setup", rules.opening.name())?;
        } else if rules.opening == Opening::OneThreeFive
            || rules.kind != MatchKind::Single && rules.opening != Opening::Standard
        {
            return Err(Fault::Lacks("Setup".to_owned()));
        }
        if self.offers("Mirrored") || rules.board == Board::Mirrored {
            let mirrored = rules.board == Board::Mirrored;
            self.set_option("Mirrored", &mirrored.to_string())?;
        }
        self.send(&Command::IsReady);
        let deadline = Instant::now() + self.patience;
        loop {
            match self.next_line(deadline, self.patience)?.parse() {
                Ok(Reply::ReadyOk) => return Ok(()),
                Ok(Reply::Error(why)) => return Err(Fault::Refused(why)),
                _ => {}
            }
        }
    }

    /// Asks for the decision that is due.
    pub(crate) fn decide(
        &mut self,
        game: &Match,
        bounds: &Bounds,
        patience: Duration,
    ) -> Result<Decision, Fault> {
        let deadline = Instant::now() + patience;
        self.send(&self.position(game)?);
        self.send(&Command::Go(Go::Play(*bounds)));
        loop {
            let line = self.next_line(deadline, patience)?;
            if line.split_whitespace().next() == Some("bestmove") {
                return read_answer(&line);
            }
            // Other lines don't matter, unless it reports an error.
            if let Ok(Reply::Error(why)) = line.parse() {
                return Err(Fault::Refused(why));
            }
        }
    }

    fn position(&self, game: &Match) -> Result<Command, Fault> {
        let decisions = game.decisions();
        if self.knows_opening || !game.rules().opening.asks_for_line_ups() {
            return Ok(Command::Position {
                start: Start::Opening,
                decisions: decisions.to_vec(),
            });
        }
        // The line-ups are laid out already, so the board can be shown instead.
        let round = game
            .rounds()
            .first()
            .ok_or_else(|| Fault::Lacks("Setup".to_owned()))?;
        Ok(Command::Position {
            start: Start::Fen(Box::new(Setup::from(round.start()))),
            decisions: decisions
                .iter()
                .copied()
                .filter(|decision| !matches!(decision, Decision::LineUp(_)))
                .collect(),
        })
    }

    fn offers(&self, name: &str) -> bool {
        self.offers
            .iter()
            .any(|offer| offer.eq_ignore_ascii_case(name))
    }

    fn set_option(&self, name: &str, value: &str) -> Result<(), Fault> {
        if !self.offers(name) {
            return Err(Fault::Lacks(name.to_owned()));
        }
        self.send(&Command::SetOption {
            name: name.to_owned(),
            value: value.to_owned(),
        });
        Ok(())
    }

    fn send(&self, command: &Command) {
        // If the line cannot be sent, the program has ended, and waiting for its answer will show that.
        let _ = self.commands.send(format!("{command}\n"));
    }

    fn next_line(&mut self, deadline: Instant, patience: Duration) -> Result<String, Fault> {
        let left = deadline.saturating_duration_since(Instant::now());
        // Without this, a program that never stops printing would never be late.
        if left.is_zero() {
            return Err(Fault::Silent(patience));
        }
        self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Fault::Silent(patience),
            RecvTimeoutError::Disconnected => Fault::Ended(self.exit_status()),
        })
    }

    /// How the program ended, if it does so soon.
    fn exit_status(&mut self) -> Option<String> {
        let deadline = Instant::now() + TO_QUIT;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status.to_string()),
                Ok(None) if Instant::now() < deadline => thread::sleep(Duration::from_millis(5)),
                _ => return None,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.send(&Command::Quit);
        if self.exit_status().is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

fn read_answer(line: &str) -> Result<Decision, Fault> {
    match line.parse() {
        Ok(Reply::BestMove(Some(decision))) => Ok(decision),
        Ok(_) => Err(Fault::NoDecision),
        Err(error) => Err(Fault::Unreadable {
            answer: line.chars().take(80).collect(),
            error,
        }),
    }
}

fn read_lines(output: ChildStdout, lines: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        let read = output
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut bytes);
        if !matches!(read, Ok(1..)) {
            break;
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if lines.send(line).is_err() {
            break;
        }
    }
}
