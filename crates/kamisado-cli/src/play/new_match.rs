//! The start menu: what to play, against whom, and how it looks.

use std::time::Duration;

use kamisado::{
    Board, BySide, Language, MatchError, MatchKind, MatchRules, Opening, Position as BoardPosition,
    Side,
};
use kamisado_draw::{Palette, Symbols};
use kamisado_engine::Level;
use kamisado_engine::book::Favour;
use kamisado_i18n::Message;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::session::{self, Seat, Session, TimeControl};
use crate::date;
use crate::screen::help::{Help, Manual};
use crate::screen::layout::middle;
use crate::screen::lines::{BOLD, DIM, draw};
use crate::screen::text;
use crate::screen::theme::Theme;

/// The clocks to choose from, in minutes and seconds a move.
const CLOCKS: [Option<TimeControl>; 5] = [
    None,
    Some(TimeControl {
        minutes: 3,
        increment: 2,
    }),
    Some(TimeControl {
        minutes: 5,
        increment: 3,
    }),
    Some(TimeControl {
        minutes: 10,
        increment: 5,
    }),
    Some(TimeControl {
        minutes: 20,
        increment: 0,
    }),
];

/// The terms of a new match: rules, players and clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Agreement {
    pub(crate) rules: MatchRules,
    /// Which side the drawn line-ups of the first round favour, if that is not left to chance.
    pub(crate) favour: Option<Favour>,
    pub(crate) seats: BySide<Seat>,
    /// The names of the people at this keyboard; empty if not given.
    pub(crate) names: BySide<String>,
    pub(crate) clock: Option<TimeControl>,
}

impl Default for Agreement {
    fn default() -> Agreement {
        Agreement {
            rules: MatchRules::new(MatchKind::Standard),
            favour: None,
            seats: BySide::new(
                Seat::Human,
                Level::new(3).map_or(Seat::Human, Seat::Computer),
            ),
            names: BySide::default(),
            clock: None,
        }
    }
}

impl Agreement {
    /// A match on these terms.
    ///
    /// # Errors
    /// When a match of these rules cannot begin with the position.
    pub(crate) fn begin(
        self,
        position: Option<BoardPosition>,
        seed: u64,
        now: Duration,
    ) -> Result<Session, MatchError> {
        let game = session::begin(self.rules, position)?;
        let Agreement {
            favour,
            seats,
            clock,
            ..
        } = self;
        let mut session = Session::favouring(game, favour, seats, clock, seed, now);
        session.introduce(&self.names, &date::today());
        Ok(session)
    }

    /// How the match begins, as the menu offers it.
    const fn beginning(&self) -> Beginning {
        match self.favour {
            Some(favour) => Beginning::Favouring(favour),
            None => Beginning::Usual(self.rules.opening),
        }
    }

    const fn set_beginning(&mut self, beginning: Beginning) {
        (self.rules.opening, self.favour) = match beginning {
            Beginning::Usual(opening) => (opening, None),
            Beginning::Favouring(favour) => (Opening::MatchPlay, Some(favour)),
        };
        // Whom line-ups favour is known on the standard board.
        if self.favour.is_some() {
            self.rules.board = Board::Standard;
        }
    }
}

/// How a match begins: with an opening of the rules, or with drawn line-ups that are proven to favour somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Beginning {
    Usual(Opening),
    Favouring(Favour),
}

impl Beginning {
    fn all() -> Vec<Beginning> {
        let usual = Opening::ALL.into_iter().map(Beginning::Usual);
        let favouring = Favour::ALL.into_iter().map(Beginning::Favouring);
        usual.chain(favouring).collect()
    }

    const fn name(self) -> Message<'static> {
        match self {
            Beginning::Usual(opening) => Message::OpeningName { opening },
            Beginning::Favouring(favour) => Message::FavourName {
                favoured: favour.side(),
            },
        }
    }
}

/// A line of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Resume,
    Start,
    Kind,
    Opening,
    Board,
    Seat(Side),
    Clock,
    Symbols,
    Palette,
    Language,
    Learn,
    Puzzles,
    Replay,
    Analyse,
    Quit,
}

/// How the menu was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chosen {
    Start,
    Resume,
    Learn,
    Puzzles,
    Replay,
    Analyse,
    Quit,
}

/// The start menu.
#[derive(Clone, Debug)]
pub(crate) struct NewMatchForm {
    pub(crate) agreement: Agreement,
    /// The terms it began with.
    offered: Agreement,
    /// Whether there is a match to resume.
    can_resume: bool,
    cursor: usize,
    /// The name that is being typed, and whose it is.
    naming: Option<(Side, String)>,
    pub(crate) help: Option<Help>,
}

impl NewMatchForm {
    pub(crate) fn new(agreement: Agreement, can_resume: bool) -> NewMatchForm {
        NewMatchForm {
            offered: agreement.clone(),
            agreement,
            can_resume,
            cursor: 0,
            naming: None,
            help: None,
        }
    }

    /// Whether the terms were changed.
    pub(crate) fn is_changed(&self) -> bool {
        self.agreement != self.offered
    }

    fn rows(&self) -> Vec<Row> {
        let mut rows = vec![
            Row::Start,
            Row::Kind,
            Row::Opening,
            Row::Board,
            Row::Seat(Side::Black),
            Row::Seat(Side::White),
            Row::Clock,
            Row::Symbols,
            Row::Palette,
            Row::Language,
            Row::Learn,
            Row::Puzzles,
            Row::Replay,
            Row::Analyse,
            Row::Quit,
        ];
        if self.can_resume {
            rows.insert(0, Row::Resume);
        }
        rows
    }

    /// Moves the cursor by rows.
    pub(crate) fn step(&mut self, down: bool) {
        let count = self.rows().len();
        self.cursor = (self.cursor + if down { 1 } else { count - 1 }) % count;
    }

    /// Changes the entry under the cursor to its next or previous value.
    pub(crate) fn change(&mut self, theme: &mut Theme, language: &mut Language, forward: bool) {
        let Some(&row) = self.rows().get(self.cursor) else {
            return;
        };
        if row == Row::Opening {
            let chosen = turn(&Beginning::all(), self.agreement.beginning(), forward);
            self.agreement.set_beginning(chosen);
        }
        let Agreement {
            rules,
            favour,
            seats,
            clock,
            ..
        } = &mut self.agreement;
        match row {
            Row::Kind => rules.kind = turn(&MatchKind::ALL, rules.kind, forward),
            Row::Board if favour.is_none() => {
                rules.board = turn(&[Board::Standard, Board::Mirrored], rules.board, forward);
            }
            Row::Seat(side) => {
                let mut all = vec![Seat::Human];
                all.extend(Level::all().map(Seat::Computer));
                seats[side] = turn(&all, seats[side], forward);
            }
            Row::Clock => *clock = turn(&CLOCKS, *clock, forward),
            Row::Symbols => {
                let all = [Symbols::Off, Symbols::Letters, Symbols::Kanji];
                theme.set_symbols(turn(&all, theme.chosen_symbols(), forward));
            }
            Row::Palette => theme.palette = turn(&Palette::ALL, theme.palette, forward),
            Row::Language => {
                *language = turn(&Language::ALL, *language, forward);
                *theme = theme.in_language(*language);
            }
            Row::Opening
            | Row::Board
            | Row::Resume
            | Row::Start
            | Row::Learn
            | Row::Puzzles
            | Row::Replay
            | Row::Analyse
            | Row::Quit => {}
        }
    }

    /// Activates the entry under the cursor.
    pub(crate) fn choose(&mut self, theme: &mut Theme, language: &mut Language) -> Option<Chosen> {
        match self.rows().get(self.cursor)? {
            Row::Resume => Some(Chosen::Resume),
            Row::Start => Some(Chosen::Start),
            Row::Learn => Some(Chosen::Learn),
            Row::Puzzles => Some(Chosen::Puzzles),
            Row::Replay => Some(Chosen::Replay),
            Row::Analyse => Some(Chosen::Analyse),
            Row::Quit => Some(Chosen::Quit),
            &Row::Seat(side) if self.agreement.seats[side] == Seat::Human => {
                self.naming = Some((side, self.agreement.names[side].clone()));
                None
            }
            _ => {
                self.change(theme, language, true);
                None
            }
        }
    }

    fn is_naming(&self, side: Side) -> bool {
        matches!(&self.naming, Some((whose, _)) if *whose == side)
    }

    /// Takes a key while a name is typed; returns whether one is.
    pub(crate) fn name_key(&mut self, code: KeyCode) -> bool {
        let Some((side, mut name)) = self.naming.take() else {
            return false;
        };
        match code {
            KeyCode::Enter | KeyCode::Tab | KeyCode::Up | KeyCode::Down => {
                self.agreement.names[side] = name.trim().to_owned();
                return true;
            }
            KeyCode::Esc => return true,
            KeyCode::Backspace => {
                name.pop();
            }
            KeyCode::Char(character) if name.chars().count() < LONGEST_NAME => name.push(character),
            _ => {}
        }
        self.naming = Some((side, name));
        true
    }

    /// A place was clicked: the cursor goes there.
    pub(crate) fn click(&mut self, area: Rect, at: Position) -> bool {
        let place = self.place(area);
        let row = usize::from(at.y.saturating_sub(place.y + HEADER));
        let hit = place.contains(at) && at.y >= place.y + HEADER && row < self.rows().len();
        if hit {
            self.cursor = row;
        }
        hit
    }

    fn place(&self, area: Rect) -> Rect {
        let rows = u16::try_from(self.rows().len()).unwrap_or(u16::MAX);
        let height = rows + HEADER;
        // A small screen shows the lines around the cursor.
        middle(area, WIDTH, height)
    }

    pub(crate) fn render(&self, frame: &mut Frame<'_>, theme: &Theme, language: Language) {
        let place = self.place(frame.area());
        let mut lines = vec![title(theme), Line::default()];
        let rows: Vec<(Row, String, Option<String>)> = self
            .rows()
            .into_iter()
            .map(|row| (row, label(row, language), self.value(row, theme, language)))
            .collect();
        let left = label_columns(&rows, place.width.into());
        for (index, (_, label, value)) in rows.into_iter().enumerate() {
            let chosen = index == self.cursor;
            let style = if chosen {
                BOLD.add_modifier(Modifier::REVERSED)
            } else {
                Style::new()
            };
            let line = match value {
                None => Line::styled(format!(" {label} "), if chosen { style } else { BOLD }),
                Some(value) => {
                    let label = text::cut(&label, left);
                    let pad = " ".repeat(left.saturating_sub(text::width(&label)));
                    let value = if chosen {
                        format!(" ‹ {value} › ")
                    } else {
                        format!("   {value}")
                    };
                    Line::from(vec![
                        Span::styled(
                            format!(" {label}{pad} "),
                            if chosen { BOLD } else { Style::new() },
                        ),
                        Span::styled(value, style),
                    ])
                }
            };
            lines.push(line);
        }
        let keys = text::wrap(
            &Message::MenuKeys.say(language),
            usize::from(place.width).saturating_sub(1),
        );
        let keys: Vec<_> = keys
            .into_iter()
            .map(|line| Line::styled(format!(" {line}"), DIM))
            .collect();
        // If not everything fits, the title is left out first, and then the entries above the cursor.
        let height = usize::from(place.height);
        let cut = lines
            .len()
            .saturating_sub(height)
            .min(self.cursor + usize::from(HEADER));
        lines.drain(..cut);
        let below = Rect {
            y: place.bottom() + 1,
            height: frame.area().bottom().saturating_sub(place.bottom() + 1),
            ..place
        };
        draw(frame, place, lines);
        draw(frame, below, keys);
        if let Some(help) = self.help {
            help.render(frame, &manual(theme, language));
        }
    }

    fn value(&self, row: Row, theme: &Theme, language: Language) -> Option<String> {
        let Agreement {
            rules,
            seats,
            names,
            clock,
            ..
        } = &self.agreement;
        let say = |message: Message<'_>| Some(message.say(language));
        match row {
            Row::Resume
            | Row::Start
            | Row::Learn
            | Row::Puzzles
            | Row::Replay
            | Row::Analyse
            | Row::Quit => None,
            Row::Kind => {
                let count = rules.kind.target().into();
                let length = match rules.kind {
                    MatchKind::DoubleRound => Message::CountRounds { count },
                    _ => Message::CountPoints { count },
                };
                let kind = Message::KindName { kind: rules.kind }.say(language);
                Some(format!("{kind} ({})", length.say(language)))
            }
            Row::Opening => say(self.agreement.beginning().name()),
            Row::Board => say(Message::BoardName { board: rules.board }),
            Row::Seat(side) if self.is_naming(side) => {
                let name = self.naming.as_ref().map_or("", |(_, name)| name);
                Some(format!("{} {name}▏", Message::PromptName.say(language)))
            }
            Row::Seat(side) if seats[side] == Seat::Human && !names[side].is_empty() => {
                Some(names[side].clone())
            }
            Row::Seat(side) => say(match seats[side] {
                Seat::Human => Message::SeatHuman,
                Seat::Computer(level) => Message::LevelNumbered {
                    level: level.number(),
                },
            }),
            Row::Clock => say(match *clock {
                None => Message::ClockNone,
                Some(clock) => Message::ClockIncrement {
                    minutes: clock.minutes,
                    seconds: clock.increment,
                },
            }),
            Row::Language => say(Message::LanguageName),
            Row::Symbols => say(match theme.symbols() {
                Symbols::Off => Message::SymbolsOff,
                Symbols::Kanji => Message::SymbolsKanji,
                Symbols::Letters => Message::SymbolsLetters,
            }),
            Row::Palette => say(match theme.palette {
                Palette::Classic => Message::PaletteClassic,
                Palette::Deuteranopia => Message::PaletteDeuteranopia,
                Palette::Protanopia => Message::PaletteProtanopia,
                Palette::Tritanopia => Message::PaletteTritanopia,
            }),
        }
    }
}

/// The width of the labels: that of the longest, or what the values leave if that is less.
fn label_columns(rows: &[(Row, String, Option<String>)], width: usize) -> usize {
    /// The spaces around a label and before its value.
    const AROUND: usize = 5;
    let mut longest = (0, 0);
    for (_, label, value) in rows {
        if let Some(value) = value {
            longest.0 = longest.0.max(text::width(label));
            longest.1 = longest.1.max(text::width(value));
        }
    }
    longest.0.min(width.saturating_sub(longest.1 + AROUND))
}

/// What the help of the menu says.
pub(crate) fn manual(theme: &Theme, language: Language) -> Manual {
    Manual {
        keys: vec![("", Message::MenuKeys)],
        theme: *theme,
        language,
    }
}

const WIDTH: u16 = 60;
/// The longest name that can be typed.
const LONGEST_NAME: usize = 30;
/// The title and an empty line.
const HEADER: u16 = 2;

/// The name of the game in its eight colours: K A M I S A D O has as many letters.
fn title(theme: &Theme) -> Line<'static> {
    let letters = "KAMISADO".chars().zip(kamisado::Color::ALL);
    let spans = letters.map(|(letter, color)| {
        Span::styled(
            format!(" {letter} "),
            theme.chip(color).add_modifier(Modifier::BOLD),
        )
    });
    Line::from_iter(std::iter::once(Span::raw(" ")).chain(spans))
}

fn label(row: Row, language: Language) -> String {
    let message = match row {
        Row::Resume => Message::MenuResume,
        Row::Start => Message::ActionStart,
        Row::Kind => Message::LabelMatch,
        Row::Opening => Message::LabelOpening,
        Row::Board => Message::LabelBoard,
        Row::Seat(side) => Message::SideName { side },
        Row::Clock => Message::LabelClock,
        Row::Symbols => Message::LabelSymbols,
        Row::Palette => Message::LabelColors,
        Row::Language => Message::LabelLanguage,
        Row::Learn => Message::MenuLearn,
        Row::Puzzles => Message::MenuPuzzles,
        Row::Replay => Message::MenuReplay,
        Row::Analyse => Message::MenuAnalyse,
        Row::Quit => Message::MenuQuit,
    };
    message.say(language)
}

/// The next or the previous of some choices, wrapping around.
fn turn<T: Copy + PartialEq>(all: &[T], current: T, forward: bool) -> T {
    let count = all.len().max(1);
    let index = all.iter().position(|&one| one == current);
    let next = match (index, forward) {
        (None, _) => 0,
        (Some(index), true) => (index + 1) % count,
        (Some(index), false) => (index + count - 1) % count,
    };
    all.get(next).copied().unwrap_or(current)
}
