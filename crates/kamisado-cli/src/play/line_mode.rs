//! Playing line by line, in plain text: for terminals that can do no more, for screen readers and for pipes.
//!
//! It drives the same [`GameScreen`] as keys and mouse do, and says in sentences what that would show.

use std::collections::BTreeSet;
use std::io::BufRead;
use std::thread;
use std::time::{Duration, Instant};

use kamisado::{BySide, Due, Fill, Language, Position, Side};
use kamisado_i18n::{Explain as _, Message, tell};
use kamisado_view::State;

use super::game_screen::{Command, Dialog, GameScreen, Notice, Question};
use super::lesson::Learning;
use super::lesson_list::LessonList;
use super::session::Session;
use super::thinker::Thinker;
use crate::date;
use crate::failure::Failure;
use crate::output::Output;
use crate::screen::help::{RULES, legend};
use crate::screen::terminal::After;
use crate::screen::text;
use crate::storage::keeper::Keeper;
use crate::storage::{lessons, typed_path};

/// How often the computer is asked whether it has decided.
const PATIENCE: Duration = Duration::from_millis(10);

/// What can be typed beside decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Help,
    Rules,
    Board,
    Moves,
    Undo,
    Redo,
    Hint,
    Review,
    Save,
    Resign,
    Rematch,
    Next,
    Quit,
}

/// Every word, how it is typed and what it does.
const WORDS: [(Word, Message<'static>, Message<'static>); 13] = [
    (Word::Help, Message::LineWordHelp, Message::MenuHelp),
    (Word::Rules, Message::LineWordRules, Message::LineAboutRules),
    (Word::Board, Message::LineWordBoard, Message::LineAboutBoard),
    (Word::Moves, Message::LineWordMoves, Message::LineAboutMoves),
    (Word::Undo, Message::LineWordUndo, Message::ActionUndo),
    (Word::Redo, Message::LineWordRedo, Message::ActionRedo),
    (Word::Hint, Message::LineWordHint, Message::ActionHint),
    (Word::Review, Message::LineWordReview, Message::ReviewTitle),
    (Word::Save, Message::LineWordSave, Message::LineAboutSave),
    (Word::Resign, Message::LineWordResign, Message::ActionResign),
    (
        Word::Rematch,
        Message::LineWordRematch,
        Message::ActionRematch,
    ),
    (Word::Next, Message::LineWordNext, Message::LessonNextStep),
    (Word::Quit, Message::LineWordQuit, Message::ActionQuit),
];

impl Word {
    /// The word that was typed, in the player's language or in English, and the rest of the line.
    fn read(line: &str, language: Language) -> Option<(Word, &str)> {
        let (typed, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let typed = typed.to_lowercase();
        let mut words = WORDS.into_iter();
        let found = words.find(|(_, word, _)| {
            [language, Language::English]
                .into_iter()
                .any(|language| word.say(language) == typed)
        });
        match found {
            Some((word, ..)) => Some((word, rest.trim())),
            None => (typed == "?").then_some((Word::Help, "")),
        }
    }

    /// Whether it means something in a lesson, or in a match.
    fn belongs(self, in_lesson: bool) -> bool {
        match self {
            Word::Help | Word::Rules | Word::Board | Word::Moves | Word::Hint | Word::Quit => true,
            Word::Next => in_lesson,
            _ => !in_lesson,
        }
    }
}

/// Plays a match line by line until its player leaves.
///
/// # Errors
/// When the input cannot be read or the output cannot be written.
pub(crate) fn play(
    session: Session,
    keeper: Keeper,
    seed: u64,
    language: Language,
    input: impl BufRead,
    output: &mut Output<'_>,
) -> Result<(), Failure> {
    let screen = GameScreen::new(session, language, 1, seed);
    LineMode::new(screen, keeper, BTreeSet::new(), seed, output).run(input)
}

/// Plays a lesson line by line, and those after it; without a number, starting with the first unfinished one.
///
/// # Errors
/// When the input cannot be read or the output cannot be written.
pub(crate) fn learn(
    lesson: Option<usize>,
    finished: BTreeSet<String>,
    language: Language,
    input: impl BufRead,
    output: &mut Output<'_>,
) -> Result<(), Failure> {
    let lesson = lesson.unwrap_or_else(|| LessonList::first_open(&finished));
    let lesson = Learning::new(lesson);
    let screen = lesson.and_then(|lesson| GameScreen::of_lesson(lesson, language, 1));
    match screen {
        None => Ok(()),
        Some(screen) => LineMode::new(screen, Keeper::default(), finished, 0, output).run(input),
    }
}

struct LineMode<'a, 'o> {
    screen: GameScreen,
    keeper: Keeper,
    finished: BTreeSet<String>,
    seed: u64,
    /// How many matches there have been: the computer's answers to one are not for another.
    epoch: u64,
    thinker: Thinker,
    began: Instant,
    output: &'a mut Output<'o>,
    /// How many events of the story have been told, and how many had been when the moves were listed.
    told: usize,
    listed: usize,
    /// What has been kept of the match.
    revision: u64,
}

impl<'a, 'o> LineMode<'a, 'o> {
    fn new(
        screen: GameScreen,
        keeper: Keeper,
        finished: BTreeSet<String>,
        seed: u64,
        output: &'a mut Output<'o>,
    ) -> LineMode<'a, 'o> {
        LineMode {
            told: 0,
            listed: 0,
            revision: screen.session.revision(),
            screen,
            keeper,
            finished,
            seed,
            epoch: 1,
            thinker: Thinker::start(seed),
            began: Instant::now(),
            output,
        }
    }

    fn language(&self) -> Language {
        self.screen.language()
    }

    fn say(&mut self, message: Message<'_>) -> Result<(), Failure> {
        self.output.line(message.say(self.screen.language()))
    }

    fn run(mut self, mut input: impl BufRead) -> Result<(), Failure> {
        self.say(Message::LineWelcome)?;
        self.begin_step()?;
        loop {
            self.wait_for_the_computer()?;
            self.tell()?;
            self.prompt()?;
            self.output.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                return self.leave();
            }
            self.screen.tick(self.began.elapsed());
            if self.obey(line.trim())? == After::Leave {
                return self.leave();
            }
            self.keep()?;
        }
    }

    /// Says what a step of a lesson asks for.
    fn begin_step(&mut self) -> Result<(), Failure> {
        let Some(lesson) = &self.screen.lesson else {
            return Ok(());
        };
        let language = self.language();
        let lines: Vec<String> = lesson
            .headings(language)
            .into_iter()
            .chain([lesson.text(language)])
            .collect();
        // The board has a command of its own, and earlier events are not repeated.
        let story = self.screen.session.story();
        self.told = story.len().saturating_sub(1);
        self.listed = 0;
        lines
            .into_iter()
            .try_for_each(|line| self.output.line(line))
    }

    /// Lets the computer make its decision, or answer a request.
    fn wait_for_the_computer(&mut self) -> Result<(), Failure> {
        while let Some(job) = self.screen.job() {
            self.tell()?;
            self.output.flush()?;
            self.thinker.think(Some(job));
            if self.screen.is_in_a_hurry() {
                self.thinker.hurry();
            }
            if let Some(thought) = self.thinker.thought() {
                self.screen.think(thought);
            }
            self.screen.tick(self.began.elapsed());
            self.keep()?;
            thread::sleep(PATIENCE);
        }
        self.thinker.think(None);
        Ok(())
    }

    /// Prints the events since the last time.
    fn tell(&mut self) -> Result<(), Failure> {
        let language = self.language();
        let story = self.screen.session.story();
        if story.len() < self.told {
            // After taking back, the decision that is due is announced again.
            self.told = story.len().saturating_sub(1);
        }
        let lesson = self.screen.lesson.as_ref();
        let mut lines: Vec<String> = Vec::new();
        lines.extend(
            story
                .iter()
                .skip(self.told)
                .filter(|event| lesson.is_none_or(|lesson| lesson.tells(event)))
                .map(|event| tell(event, language)),
        );
        let happened = !lines.is_empty();
        self.told = story.len();
        if let Some(lesson) = lesson.filter(|_| happened) {
            lines.extend(lesson.remarks(language));
        }
        if let Some(Dialog::Review(told)) = &self.screen.dialog {
            lines.extend(told.iter().cloned());
            self.screen.dialog = None;
        }
        match self.screen.notice.take() {
            Some(Notice::Good(what) | Notice::Bad(what)) => lines.push(what),
            None => {}
        }
        lines
            .into_iter()
            .try_for_each(|line| self.output.line(line))
    }

    /// Asks for what is due.
    fn prompt(&mut self) -> Result<(), Failure> {
        if let Some(Dialog::Ask(question, _)) = &self.screen.dialog {
            let asked = super::dialogs::asked(&self.screen, question);
            let [yes, no] = self.answers();
            return self.output.line(format_args!("{asked} ({yes}/{no})"));
        }
        let clocks = BySide::from_fn(|side| self.screen.session.clock(side, self.began.elapsed()));
        if let (Some(black), Some(white)) = (clocks.black, clocks.white) {
            let [black, white] =
                [(Side::Black, black), (Side::White, white)].map(|(side, time)| {
                    let side = Message::SideName { side }.say(self.language());
                    format!("{side} {}", text::clock(time))
                });
            self.output.line(format_args!("{black}, {white}"))?;
        }
        match self.screen.due_here() {
            Some(Due::Move(_)) => {
                let position = self.screen.game().position().copied();
                if let Some(count) = position.as_ref().and_then(Position::cap) {
                    self.say(Message::RulesCap { count })?;
                }
                // The first move has too many choices to read aloud, and the other lists are not repeated.
                let is_new = std::mem::replace(&mut self.listed, self.told) != self.told;
                if is_new && position.is_some_and(|position| position.active().is_some()) {
                    self.moves()?;
                }
                self.say(Message::PromptMoveShort)
            }
            Some(Due::Fill(_)) => {
                self.previews()?;
                self.say(Message::PromptFill)
            }
            Some(Due::LineUp(side)) => {
                // Without a picture, a line-up runs from its player's left.
                self.screen.flipped = side == Side::White;
                self.say(Message::PromptLineUp)
            }
            None if self.screen.is_learned() => Ok(()),
            None => self.say(Message::ErrorMatchOver),
        }
    }

    fn answers(&self) -> [String; 2] {
        [Message::AnswerYes, Message::AnswerNo].map(|answer| answer.say(self.language()))
    }

    /// Does what a line says.
    fn obey(&mut self, line: &str) -> Result<After, Failure> {
        if let Some(Dialog::Ask(question, _)) = self.screen.dialog.take() {
            let [yes, _] = self.answers();
            let line = line.to_lowercase();
            if !line.is_empty() && yes.to_lowercase().starts_with(&line) {
                match question {
                    Question::Resign => self.screen.resign(),
                    Question::Rematch => self.rematch(),
                    Question::Quit | Question::Overwrite(_) => return Ok(After::Leave),
                }
            }
            return Ok(After::Stay);
        }
        let in_lesson = self.screen.lesson.is_some();
        let word = Word::read(line, self.language());
        match word.filter(|(word, _)| word.belongs(in_lesson)) {
            Some((Word::Quit, _)) => return Ok(After::Leave),
            Some((Word::Help, _)) => self.help()?,
            Some((Word::Rules, _)) => self.rules()?,
            Some((Word::Board, _)) => self.board()?,
            Some((Word::Moves, _)) => self.moves()?,
            Some((Word::Save, name)) => self.save(name)?,
            Some((Word::Next, _)) if self.screen.is_learned() => return self.next(),
            Some((Word::Next, _)) => {}
            Some((Word::Rematch, _)) if self.screen.is_over() => self.rematch(),
            Some((word, _)) => self.screen.command(match word {
                Word::Undo => Command::Undo,
                Word::Redo => Command::Redo,
                Word::Review => Command::Review,
                Word::Resign => Command::Resign,
                Word::Rematch => Command::Rematch,
                _ => Command::Hint,
            }),
            None if line.is_empty() && self.screen.is_learned() => return self.next(),
            None if line.is_empty() => {}
            None => {
                line.clone_into(&mut self.screen.line);
                self.screen.submit();
                self.screen.line.clear();
            }
        }
        Ok(After::Stay)
    }

    /// The next step, or the next lesson; after the last one the program ends.
    fn next(&mut self) -> Result<After, Failure> {
        let next = self.screen.lesson.as_ref().and_then(Learning::next);
        let screen = next.and_then(|next| GameScreen::of_lesson(next, self.language(), 1));
        let Some(screen) = screen else {
            return Ok(After::Leave);
        };
        self.screen = screen;
        self.revision = self.screen.session.revision();
        self.begin_step()?;
        Ok(After::Stay)
    }

    /// The same once more, with the sides exchanged.
    fn rematch(&mut self) {
        self.seed = self.seed.wrapping_add(1);
        let now = self.began.elapsed();
        if let Some(mut session) = self.screen.session.rematch(self.seed, now) {
            let names = session.names();
            session.introduce(&names, &date::today());
            self.keeper.begin();
            let language = self.language();
            self.epoch += 1;
            self.screen = GameScreen::new(session, language, self.epoch, self.seed);
            self.screen.tick(now);
            self.screen.praise(Message::StatusRematch.say(language));
            self.revision = self.screen.session.revision();
            self.told = 0;
            self.listed = 0;
        }
    }

    fn help(&mut self) -> Result<(), Failure> {
        self.say(Message::HelpType)?;
        let in_lesson = self.screen.lesson.is_some();
        for (_, word, about) in WORDS
            .into_iter()
            .filter(|(word, ..)| word.belongs(in_lesson))
        {
            let language = self.language();
            let (word, about) = (word.say(language), about.say(language));
            self.output.line(format_args!("{word}: {about}"))?;
        }
        Ok(())
    }

    fn rules(&mut self) -> Result<(), Failure> {
        RULES.into_iter().try_for_each(|rule| self.say(rule))?;
        let letters = legend(self.language());
        let letters = letters.map(|(letter, name)| format!("{letter} {name}"));
        self.output.line(letters.join(", "))
    }

    /// Where every tower stands, as a screen reader reads squares.
    fn board(&mut self) -> Result<(), Failure> {
        let state = State::of(self.screen.game(), self.language());
        for side in Side::ALL {
            let towers = state.towers.iter().filter(|standing| standing.side == side);
            for standing in towers {
                if let Some(name) = state.names.get(&standing.square) {
                    self.output.line(name)?;
                }
            }
        }
        Ok(())
    }

    /// The moves of every tower that may move: the squares it can go to, with their colours.
    fn moves(&mut self) -> Result<(), Failure> {
        let Some(&position) = self.screen.game().position() else {
            return Ok(());
        };
        self.say(Message::LineMoves)?;
        let language = self.language();
        let name = |color| Message::ColorName { color }.say(language);
        let push = Message::LinePush.say(language);
        let mut from = None;
        let mut line = String::new();
        for m in position.moves() {
            if from != Some(m.from) {
                if !line.is_empty() {
                    self.output.line(&line)?;
                }
                let tower = position.towers().at(m.from);
                let tower = tower.map_or_else(String::new, |tower| name(tower.color));
                line = format!("{} {tower}:", m.from);
                from = Some(m.from);
            } else {
                line.push(',');
            }
            line = format!("{line} {} {}", m.to, name(position.board().color(m.to)));
            if position.towers().at(m.to).is_some() {
                line = format!("{line} ({push})");
            }
        }
        self.output.line(line)
    }

    /// What both fills lead to.
    fn previews(&mut self) -> Result<(), Failure> {
        let language = self.language();
        for fill in Fill::ALL {
            let start = self.screen.game().preview(fill);
            let Some(line_ups) = start.and_then(|start| start.towers().line_ups()) else {
                continue;
            };
            let sides = Side::ALL.map(|side| {
                let name = Message::SideName { side }.say(language);
                format!("{name} {}", line_ups[side])
            });
            let fill = Message::FillName { fill }.say(language);
            self.output
                .line(format_args!("{fill}: {}", sides.join(", ")))?;
        }
        Ok(())
    }

    fn save(&mut self, name: &str) -> Result<(), Failure> {
        if name.is_empty() {
            return self.say(Message::LineAboutSave);
        }
        let path = typed_path(name);
        let shown = path.display().to_string();
        let language = self.language();
        let saved = if path.exists() {
            Err(Message::ErrorFileExists.say(language))
        } else {
            self.keeper
                .save(&path, self.screen.session.record(), language)
        };
        match saved {
            Ok(()) => self.say(Message::StatusSaved { path: &shown }),
            Err(reason) => self.say(Message::StatusNotSaved {
                path: &shown,
                reason: &reason,
            }),
        }
    }

    /// Saves the match, or that a lesson is finished.
    fn keep(&mut self) -> Result<(), Failure> {
        let revision = self.screen.session.revision();
        if std::mem::replace(&mut self.revision, revision) == revision {
            return Ok(());
        }
        let language = self.language();
        if let Some(lesson) = &self.screen.lesson {
            if lesson.is_finished()
                && self.finished.insert(lesson.name().to_owned())
                && let Some(file) = lessons::file()
            {
                lessons::note(&file, lesson.name())?;
            }
            return Ok(());
        }
        match self.keeper.keep(self.screen.session.record()) {
            Some((path, Err(error))) => {
                let reason = error.explain(language);
                self.say(Message::StatusNotSaved {
                    path: &path.display().to_string(),
                    reason: &reason,
                })
            }
            _ => Ok(()),
        }
    }

    /// Says how the match can be resumed, if it can.
    fn leave(mut self) -> Result<(), Failure> {
        let begun = !self.screen.game().decisions().is_empty();
        if self.screen.lesson.is_none() && begun && !self.screen.is_over() {
            self.say(Message::LineSaved)?;
        }
        self.output.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::session::Seat;
    use kamisado::{Match, MatchKind, MatchRules, Opening};
    use kamisado_engine::Level;
    use kamisado_view::lessons::LESSONS;

    const HUMANS: BySide<Seat> = BySide::new(Seat::Human, Seat::Human);

    /// The output for these lines of input.
    fn said(rules: MatchRules, seats: BySide<Seat>, typed: &str, language: Language) -> String {
        let session = Session::new(Match::new(rules), seats, None, 7, Duration::ZERO);
        let mut said = Vec::new();
        let mut output = Output::new(&mut said);
        let played = play(
            session,
            Keeper::default(),
            7,
            language,
            typed.as_bytes(),
            &mut output,
        );
        played.unwrap();
        drop(output);
        let said = String::from_utf8(said).unwrap();
        let plain = |character: char| character == '\n' || !character.is_control();
        assert!(said.chars().all(plain), "{said:?}");
        said
    }

    #[test]
    fn a_round_is_played_in_sentences() {
        let typed = "h1h5\nyellow straight 6\nb1b9\nmoves\nquit\n";
        let said = said(MatchKind::Standard.into(), HUMANS, typed, Language::English);
        insta::assert_snapshot!(said);
    }

    #[test]
    fn the_end_of_the_input_is_the_end_of_the_program() {
        let round = "h1h5\ne8e2\nb1b2\nh8h6\ng1g7\nh6e3\nc1c4\ng8h7\nf1f7\ne2f1\n";
        let won = said(MatchKind::Single.into(), HUMANS, round, Language::English);
        assert!(won.contains("White wins the match"), "{won}");
        // The fill shows what both choices lead to.
        let fill = format!("{round}left\n");
        let fill = said(MatchKind::Standard.into(), HUMANS, &fill, Language::English);
        assert!(fill.contains("from the left: Black "), "{fill}");
        assert!(fill.contains("Round 2"), "{fill}");
    }

    #[test]
    fn a_double_round_ends_in_a_tie() {
        let first = "h1h4\nd8d4\na1b2\nh8h6\ng1g7\nh6d2\ng7h8\n";
        let second = "a8a5\ne1e5\nh8g7\na1a3\nb8b2\na3e7\nb2a1\n";
        let rules = MatchRules::new(MatchKind::DoubleRound);
        let begun = said(rules, HUMANS, first, Language::English);
        assert!(begun.contains("White to move, with any tower"), "{begun}");
        assert!(!begun.contains("tied"), "{begun}");
        let tied = said(
            rules,
            HUMANS,
            &format!("{first}{second}"),
            Language::English,
        );
        assert!(tied.contains("The match is tied 1–1."), "{tied}");
    }

    #[test]
    fn commands_are_typed_in_the_players_language_or_in_english() {
        for language in Language::ALL {
            for (word, name, _) in WORDS {
                let typed = name.say(language);
                assert_eq!(Word::read(&typed, language), Some((word, "")), "{language}");
                let english = name.say(Language::English);
                assert_eq!(
                    Word::read(&english, language),
                    Some((word, "")),
                    "{language}"
                );
                // A word that is a move as well could never be played.
                let start = Position::start();
                assert!(kamisado::notation::read_move(&typed, &start, language).is_err());
            }
            let typed = format!(
                "{}\n{}\n{}\n",
                Message::LineWordHelp.say(language),
                Message::LineWordRules.say(language),
                Message::LineWordBoard.say(language)
            );
            let said = said(MatchKind::Single.into(), HUMANS, &typed, language);
            let letters = Message::ColorName {
                color: kamisado::Color::Purple,
            }
            .say(language);
            assert!(said.contains(&format!("U {letters}")), "{said}");
            assert!(said.lines().count() > 30, "{said}");
        }
    }

    #[test]
    fn taking_back_and_resigning() {
        let typed = "d1d5\nundo\nresign\nno\nresign\nyes\n";
        let said = said(MatchKind::Single.into(), HUMANS, typed, Language::English);
        assert!(said.contains("Took back d1d5."), "{said}");
        let asked = Message::PromptResign.say(Language::English);
        assert_eq!(said.matches(&asked).count(), 2, "{said}");
        assert!(said.contains("Black resigns"), "{said}");
    }

    #[test]
    fn the_computer_answers_before_the_next_line_is_read() {
        let seats = BySide::new(Seat::Human, Seat::Computer(Level::FIRST));
        let said = said(MatchKind::Single.into(), seats, "d1d5\n", Language::English);
        assert!(said.contains("White moves the"), "{said}");
    }

    #[test]
    fn the_cap_of_the_opening_is_said() {
        let rules = MatchRules {
            opening: Opening::OneThreeFive,
            ..MatchRules::default()
        };
        let said = said(rules, HUMANS, "d1d2\n", Language::English);
        assert!(said.contains("1 square at most"), "{said}");
        assert!(said.contains("3 squares at most"), "{said}");
    }

    #[test]
    fn a_lesson_is_learned_in_lines() {
        let mut typed = String::new();
        for step in LESSONS[1].prepare().unwrap() {
            typed = format!("{typed}a1a1\n{}\n\n", step.answer().unwrap());
        }
        let mut said = Vec::new();
        let mut output = Output::new(&mut said);
        // Tests must not touch the user's files, so this lesson counts as finished already.
        let finished = BTreeSet::from([LESSONS[1].name.to_owned()]);
        let input = typed.as_bytes();
        learn(Some(1), finished, Language::English, input, &mut output).unwrap();
        drop(output);
        let said = String::from_utf8(said).unwrap();
        let right = Message::LessonCorrect.say(Language::English);
        assert_eq!(said.matches(&right).count(), 3, "{said}");
        assert!(said.contains("Lesson 3: "), "{said}");
    }
}
