//! The table: a match on the screen, and what its players do there.

use std::time::Duration;

use kamisado::notation::{Entry, read_move};
use kamisado::{
    Bitboard, Color, Concession, Decision, Due, Fill, Language, LineUp, Match, Move, Opening,
    Position, Side, Square, Tower,
};
use kamisado_engine::review::Review;
use kamisado_engine::{Budget, Choice, Level, Score, random_line_up};
use kamisado_i18n::{Explain as _, Message};

use super::board::Geometry;
use super::session::{Seat, Session};
use super::text;
use super::theme::Theme;
use super::thinker::{Answer, Job, Task, Thought};

/// A computer that moves at once cannot be followed; it takes at least this long.
const PACE: Duration = Duration::from_millis(600);
/// What a decision costs beside the thinking: looking up, drawing and writing the file.
const OVERHEAD: Duration = Duration::from_millis(200);

/// What a player can ask for at any time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Undo,
    Redo,
    Hint,
    Review,
    Pause,
    Flip,
    Save,
    Resign,
    Menu,
    Help,
    Quit,
}

/// A window in front of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Dialog {
    /// All commands, one of them under the cursor.
    Commands(usize),
    Help,
    /// Whether to resign, and the answer under the cursor.
    Resign(bool),
    /// Whether to leave, and the answer under the cursor.
    Quit(bool),
    /// The name of the file to save to.
    Save(String),
    /// Why the match or the last round ended as it did, in sentences.
    Review(Vec<String>),
}

/// A line-up while it is being laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LayOut {
    pub(crate) colors: [Color; 8],
    pub(crate) cursor: usize,
    /// Whether the tower under the cursor goes with it.
    pub(crate) grabbed: bool,
}

/// What the player is told in the line at the bottom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Notice {
    Good(String),
    Bad(String),
}

/// A match on the screen.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) session: Session,
    language: Language,
    /// Tells the tickets of this table from those of others.
    epoch: u64,
    seed: u64,
    pub(crate) flipped: bool,
    pub(crate) paused: bool,
    pub(crate) cursor: Option<Square>,
    /// The tower chosen to move, where any may.
    chosen: Option<Square>,
    pub(crate) line: String,
    pub(crate) notice: Option<Notice>,
    pub(crate) hint: Option<Move>,
    wants_hint: bool,
    wants_review: bool,
    thought: Option<Choice>,
    pub(crate) fill: Fill,
    pub(crate) lay_out: LayOut,
    pub(crate) dialog: Option<Dialog>,
    now: Duration,
}

impl Table {
    pub(crate) fn new(session: Session, language: Language, epoch: u64, seed: u64) -> Table {
        let here = |side| session.seats[side] == Seat::Human;
        let own = session.game().rules().own_colors();
        Table {
            // Who plays White alone sits on White's side.
            flipped: here(Side::White) && !here(Side::Black),
            session,
            language,
            epoch,
            seed,
            paused: false,
            cursor: None,
            chosen: None,
            line: String::new(),
            notice: None,
            hint: None,
            wants_hint: false,
            wants_review: false,
            thought: None,
            fill: Fill::Left,
            lay_out: LayOut::new(own),
            dialog: None,
            now: Duration::ZERO,
        }
    }

    pub(crate) const fn game(&self) -> &Match {
        self.session.game()
    }

    pub(crate) const fn now(&self) -> Duration {
        self.now
    }

    pub(crate) fn say(&self, message: Message<'_>) -> String {
        message.say(self.language)
    }

    pub(crate) const fn language(&self) -> Language {
        self.language
    }

    /// The position, while somebody at this keyboard is to move.
    fn position_here(&self) -> Option<&Position> {
        match self.session.due_here()? {
            Due::Move(_) => self.game().position(),
            _ => None,
        }
    }

    /// The square of the tower that must move, or was chosen to.
    pub(crate) fn active(&self) -> Option<Square> {
        let position = self.game().position()?;
        position.active_square().or(self.chosen)
    }

    /// Where that tower can go.
    pub(crate) fn targets(&self) -> Bitboard {
        let Some(position) = self.game().position() else {
            return Bitboard::EMPTY;
        };
        let active = self.active();
        position
            .moves()
            .filter(|m| Some(m.from) == active)
            .map(|m| m.to)
            .collect()
    }

    /// Whether the computer is at work on something.
    pub(crate) fn is_thinking(&self) -> bool {
        self.job().is_some() && self.thought.is_none()
    }

    /// What the computer should think about now.
    pub(crate) fn job(&self) -> Option<Job> {
        let ticket = (self.epoch << 32) + self.session.revision() * 3;
        let (ticket, task) = match self.session.computer_to_decide() {
            _ if self.wants_review => (ticket + 2, Task::Review),
            Some(level) if !self.paused => (ticket, Task::Decide(level)),
            _ if self.wants_hint => (ticket + 1, Task::Decide(Level::PERFECT)),
            _ => return None,
        };
        Some(Job {
            ticket,
            game: self.game().clone(),
            task,
        })
    }

    /// Whether the computer has to answer with what it has, because of its clock.
    pub(crate) fn is_in_a_hurry(&self) -> bool {
        self.session.computer_to_decide().is_some()
            && self.session.clocks_at_due().is_some_and(|clocks| {
                let budget = Budget::plan(self.game(), &clocks, OVERHEAD);
                budget.is_some_and(|budget| self.session.waited(self.now) >= budget.soft)
            })
    }

    /// Time goes by.
    pub(crate) fn tick(&mut self, now: Duration) {
        if self.paused {
            self.session.hold_clock(now.saturating_sub(self.now));
        }
        self.now = now;
        if !self.paused {
            self.session.check_clock(now);
        }
        if self.session.computer_to_decide().is_some()
            && self.session.waited(now) >= PACE
            && !self.paused
            && let Some(choice) = self.thought.take()
        {
            self.play(choice.decision);
        }
    }

    /// A thought has come to its end.
    pub(crate) fn think(&mut self, thought: Thought) {
        if self.job().is_none_or(|job| job.ticket != thought.ticket) {
            return;
        }
        match thought.answer {
            Answer::Review(review) => {
                self.wants_review = false;
                self.notice = None;
                self.dialog = Some(Dialog::Review(self.tell_review(&review)));
            }
            Answer::Choice(choice) if self.wants_hint => {
                self.wants_hint = false;
                self.give_hint(&choice);
            }
            Answer::Choice(choice) => self.thought = Some(choice),
        }
    }

    /// Why the last round that is over was lost, as far as it is proven.
    fn tell_review(&self, review: &Review) -> Vec<String> {
        let round = review.rounds.iter().rfind(|round| round.winner.is_some());
        let Some((round, winner)) = round.and_then(|round| Some((round, round.winner?))) else {
            return vec![self.say(Message::AnalysisUnknown)];
        };
        let turned = review.turning_point.or(round.turning_point);
        let Some(turned) = turned.and_then(|index| review.decisions.get(index)) else {
            return vec![self.say(Message::ReviewNoMistake { side: !winner })];
        };
        let side = turned.side;
        let text = turned.decision.to_string();
        let mut told = vec![self.say(Message::ReviewTurningPoint { side, text: &text })];
        if !turned.winning.is_empty() {
            let better: Vec<String> = turned.winning.iter().map(ToString::to_string).collect();
            let text = better.join(", ");
            told.push(self.say(Message::ReviewBetter { text: &text }));
        }
        told
    }

    fn give_hint(&mut self, choice: &Choice) {
        let mut words = match choice.decision {
            Decision::Move(m) => {
                self.hint = Some(m);
                self.written(m)
            }
            Decision::Fill(fill) => {
                self.fill = fill;
                self.say(Message::FillName { fill })
            }
            Decision::LineUp(line_up) => {
                self.lay_out.colors = *line_up.colors();
                line_up.to_string()
            }
        };
        let verdict = match choice.score {
            Score::Win => Some(Message::AnalysisWins),
            Score::Loss => Some(Message::AnalysisLoses),
            Score::Mate(count) if count > 0 => Some(Message::AnalysisWins),
            Score::Mate(_) => Some(Message::AnalysisLoses),
            Score::Guess(_) => None,
        };
        if let Some(verdict) = verdict {
            words = format!("{words} ({})", self.say(verdict));
        }
        self.notice = Some(Notice::Good(self.say(Message::StatusHint { text: &words })));
    }

    /// A move of the position in signs and squares.
    fn written(&self, m: Move) -> String {
        let entry = self
            .game()
            .position()
            .and_then(|position| Entry::of_move(position, m));
        match entry {
            None => m.to_string(),
            Some(entry) => {
                format!(
                    "{m}, {}",
                    text::entry(entry, kamisado_draw::Symbols::Letters)
                )
            }
        }
    }

    fn play(&mut self, decision: Decision) -> bool {
        match self.session.play(decision, self.now) {
            Ok(()) => {
                self.settle();
                true
            }
            Err(error) => {
                self.complain(error.explain(self.language));
                false
            }
        }
    }

    /// Forgets what belonged to the decision before.
    fn settle(&mut self) {
        self.chosen = None;
        self.hint = None;
        self.wants_hint = false;
        self.wants_review = false;
        self.thought = None;
        self.line.clear();
        self.notice = None;
        self.lay_out = LayOut::new(self.game().rules().own_colors());
    }

    pub(crate) fn complain(&mut self, what: String) {
        self.notice = Some(Notice::Bad(what));
    }

    pub(crate) fn praise(&mut self, what: String) {
        self.notice = Some(Notice::Good(what));
    }

    /// Clears what was begun; returns whether there was anything.
    pub(crate) fn clear(&mut self) -> bool {
        let begun = !self.line.is_empty()
            || self.chosen.is_some()
            || self.notice.is_some()
            || self.lay_out.grabbed;
        self.line.clear();
        self.chosen = None;
        self.notice = None;
        self.lay_out.grabbed = false;
        begun
    }

    /// Takes what was typed as the decision that is due.
    pub(crate) fn submit(&mut self) {
        let typed = self.line.trim().to_owned();
        match self.session.due_here() {
            Some(Due::Move(_)) => {
                let Some(position) = self.game().position() else {
                    return;
                };
                match read_move(&typed, position, self.language) {
                    Ok(m) => {
                        self.play(Decision::Move(m));
                    }
                    Err(error) => self.complain(error.explain(self.language)),
                }
            }
            Some(Due::Fill(_)) => match self.read_fill(&typed) {
                Some(fill) => {
                    self.play(Decision::Fill(fill));
                }
                None => self.complain(self.say(Message::PromptFill)),
            },
            Some(Due::LineUp(_)) => match typed.parse::<LineUp>() {
                Ok(line_up) => {
                    self.play(Decision::LineUp(line_up));
                }
                Err(_) => self.complain(self.say(Message::ErrorNotADecision { text: &typed })),
            },
            None if self.game().due().is_none() => {
                self.complain(self.say(Message::ErrorMatchOver));
            }
            None => self.complain(self.say(Message::StatusThinking)),
        }
    }

    /// Reads a fill as it is called in English or in the player's language, or the beginning of it.
    fn read_fill(&self, typed: &str) -> Option<Fill> {
        let typed = typed.to_lowercase();
        let named: Vec<Fill> = Fill::ALL
            .into_iter()
            .filter(|&fill| {
                let own = self.say(Message::FillName { fill }).to_lowercase();
                !typed.is_empty()
                    && (fill.name().starts_with(&typed)
                        || own.split(' ').any(|word| word.starts_with(&typed))
                        || own == typed)
            })
            .collect();
        match named[..] {
            [fill] => Some(fill),
            _ => None,
        }
    }

    /// Takes what is under the cursor: a tower, a square, the fill or the line-up.
    pub(crate) fn choose(&mut self) {
        match self.session.due_here() {
            Some(Due::Fill(_)) => {
                self.play(Decision::Fill(self.fill));
            }
            Some(Due::LineUp(_)) => {
                if let Some(line_up) = LineUp::new(self.lay_out.colors) {
                    self.play(Decision::LineUp(line_up));
                }
            }
            Some(Due::Move(_)) => {
                if let Some(square) = self.cursor {
                    self.choose_square(square);
                }
            }
            None => {}
        }
    }

    /// A square was clicked, or chosen with the cursor.
    pub(crate) fn choose_square(&mut self, square: Square) {
        let Some(&position) = self.position_here() else {
            return;
        };
        self.notice = None;
        let side = position.side();
        let own = position.towers().color_at(side, square).is_some();
        if position.active().is_none() && own {
            let movable = position.moves().any(|m| m.from == square);
            self.chosen = movable.then_some(square);
            return;
        }
        match self.active() {
            Some(from) if from == square => {}
            Some(from) => {
                self.play(Decision::Move(Move::new(from, square)));
            }
            None => {
                // Without a tower to move there is still something to say about the square.
                let m = Move::new(square, square);
                if let Err(error) = position.play(m) {
                    self.complain(error.explain(self.language));
                }
            }
        }
    }

    /// Moves the cursor as an arrow key says.
    pub(crate) fn arrow(&mut self, right: i8, up: i8, board: Option<Geometry>) {
        match self.session.due_here() {
            Some(Due::Fill(_)) => {
                self.fill = if right < 0 || up > 0 {
                    Fill::Left
                } else {
                    Fill::Right
                };
            }
            Some(Due::LineUp(side)) => {
                // Seen from the other side, a player's left is the screen's right.
                let turned = (side == Side::White) != self.flipped;
                let right = if turned { -right } else { right };
                self.lay_out.arrow(right, up);
            }
            _ => {
                let start = self.active().or(Square::new(4, 3));
                self.cursor = match (self.cursor, board) {
                    (Some(cursor), Some(board)) => {
                        board.neighbor(cursor, right, up).or(Some(cursor))
                    }
                    (None, Some(board)) => start
                        .and_then(|start| board.neighbor(start, right, up))
                        .or(start),
                    (cursor, None) => cursor,
                };
            }
        }
    }

    /// Takes the cursor to the next square that makes sense: a target, or a tower that can move.
    pub(crate) fn next_square(&mut self, backwards: bool) {
        match self.session.due_here() {
            Some(Due::Fill(_)) => self.fill = self.fill.mirror(),
            Some(Due::LineUp(side)) => self.shuffle(side),
            Some(Due::Move(_)) => {
                let squares: Vec<Square> = if self.active().is_some() {
                    self.targets().collect()
                } else {
                    let moves = self.game().position().into_iter().flat_map(Position::moves);
                    moves.map(|m| m.from).collect::<Bitboard>().collect()
                };
                let current = self
                    .cursor
                    .and_then(|cursor| squares.iter().position(|&square| square == cursor));
                let count = squares.len().max(1);
                let next = match (current, backwards) {
                    (None, _) => 0,
                    (Some(index), false) => (index + 1) % count,
                    (Some(index), true) => (index + count - 1) % count,
                };
                self.cursor = squares.get(next).copied().or(self.cursor);
            }
            None => {}
        }
    }

    /// Lays out the towers at random; each time differently.
    fn shuffle(&mut self, side: Side) {
        self.seed = self
            .seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let line_up = random_line_up(self.seed ^ side.index() as u64);
        self.lay_out.colors = *line_up.colors();
    }

    /// Does what a command says, as far as the table can.
    pub(crate) fn command(&mut self, command: Command) {
        match command {
            Command::Undo => {
                if self.session.only_computers() {
                    self.paused = true;
                }
                match self.session.undo(self.now) {
                    None => self.complain(self.say(Message::StatusNothingToUndo)),
                    Some(decision) => {
                        self.settle();
                        let text = decision.to_string();
                        self.praise(self.say(Message::StatusUndone { text: &text }));
                    }
                }
            }
            Command::Redo => match self.session.redo(self.now) {
                None => self.complain(self.say(Message::StatusNothingToRedo)),
                Some(_) => self.settle(),
            },
            Command::Hint => {
                if self.session.due_here().is_some() {
                    self.wants_hint = true;
                    self.praise(self.say(Message::StatusThinking));
                }
            }
            Command::Review => {
                // Something has to be over before one can ask why.
                if self
                    .game()
                    .rounds()
                    .iter()
                    .any(|round| round.end().is_some())
                    || self.game().result().is_some()
                {
                    self.wants_review = true;
                    self.praise(self.say(Message::AnalysisProving));
                } else if let Some(due) = self.game().due() {
                    let side = due.side();
                    self.complain(self.say(Message::ErrorMoveDue { side }));
                }
            }
            Command::Pause => {
                self.paused = !self.paused;
                self.notice = self
                    .paused
                    .then(|| Notice::Good(self.say(Message::StatusPaused)));
            }
            Command::Flip => self.flipped = !self.flipped,
            Command::Save => self.dialog = Some(Dialog::Save(String::new())),
            Command::Resign if self.game().due().is_some() => {
                self.dialog = Some(Dialog::Resign(false));
            }
            Command::Resign => self.complain(self.say(Message::ErrorMatchOver)),
            Command::Menu => self.dialog = Some(Dialog::Commands(0)),
            Command::Help => self.dialog = Some(Dialog::Help),
            Command::Quit => self.dialog = Some(Dialog::Quit(true)),
        }
    }

    /// The player at this keyboard resigns: the one to decide, or the only one here.
    pub(crate) fn resign(&mut self) {
        let loser = Side::ALL
            .into_iter()
            .find(|&side| {
                self.session.seats[side] == Seat::Human && self.session.seats[!side] != Seat::Human
            })
            .or_else(|| self.game().due().map(Due::side));
        if let Some(loser) = loser {
            self.session
                .concede(loser, Concession::Resignation, self.now);
            self.settle();
        }
    }

    /// How a tower stands on a home row while line-ups are laid out.
    pub(crate) fn line_ups_so_far(&self) -> Option<(Side, LineUp, Option<LineUp>)> {
        match self.game().due()? {
            Due::LineUp(side) if self.game().rules().opening == Opening::Tournament => {
                let own = LineUp::new(self.lay_out.colors)?;
                Some((side, own, self.game().challengers_line_up()))
            }
            _ => None,
        }
    }

    /// The last move, for showing where it came from.
    pub(crate) fn last_move(&self) -> Option<Move> {
        Some(self.game().rounds().last()?.played().last()?.m)
    }

    /// The signs of the theme for a tower.
    pub(crate) fn sign(theme: &Theme, tower: Tower) -> char {
        theme
            .symbols()
            .sign(tower.color)
            .filter(|sign| !sign.is_ascii())
            .unwrap_or_else(|| tower.letter())
    }
}

impl LayOut {
    const fn new(line_up: LineUp) -> LayOut {
        LayOut {
            colors: *line_up.colors(),
            cursor: 0,
            grabbed: false,
        }
    }

    fn arrow(&mut self, right: i8, up: i8) {
        if up != 0 {
            self.grabbed = up > 0;
            return;
        }
        let next = match right {
            1 => (self.cursor + 1).min(7),
            _ => self.cursor.saturating_sub(1),
        };
        if self.grabbed {
            self.colors.swap(self.cursor, next);
        }
        self.cursor = next;
    }
}
