//! The moves of a position on the terminal, each marked as soon as it is proven.

use std::io::{self, Write as _};

use kamisado::{Color, Language, Move, Position};
use kamisado_engine::Value;
use kamisado_i18n::Message;
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::layout::Position as Place;
use ratatui::style::{Color as Paint, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::{Frame, Terminal, TerminalOptions, Viewport};

use crate::screen::lines::{BOLD, DIM, draw, paragraph};
use crate::screen::theme::Theme;

/// Columns for a move, its mark and the gap after it.
const CELL: usize = 9;
/// Columns for the tower the moves of a line belong to.
const TOWER: usize = 4;

/// A position and what is proven about its moves.
#[derive(Clone, Debug)]
pub(crate) struct Moves {
    position: Position,
    heading: String,
    moves: Vec<(Move, Option<Value>)>,
    /// The move that was played here, in a match.
    played: Option<Move>,
    over: bool,
    theme: Theme,
    language: Language,
}

impl Moves {
    pub(crate) fn new(
        position: Position,
        heading: String,
        played: Option<Move>,
        theme: Theme,
        language: Language,
    ) -> Moves {
        Moves {
            position,
            heading,
            moves: position.moves().map(|m| (m, None)).collect(),
            played,
            over: false,
            theme,
            language,
        }
    }

    /// Notes a proof.
    pub(crate) fn note(&mut self, m: Move, proven: Value) {
        for (other, value) in &mut self.moves {
            if *other == m {
                *value = Some(proven);
            }
        }
    }

    /// Notes that the search is over.
    pub(crate) const fn end(&mut self) {
        self.over = true;
    }

    /// Whether the search is over.
    pub(crate) const fn is_over(&self) -> bool {
        self.over
    }

    /// Everything in lines of this many columns. The number of lines never changes.
    pub(super) fn lines(&self, columns: usize) -> Vec<Line<'static>> {
        let mut lines = paragraph(&self.heading, columns, BOLD);
        let in_a_row = (columns.saturating_sub(TOWER) / CELL).max(1);
        for color in Color::ALL {
            let own = self
                .moves
                .iter()
                .filter(|(m, _)| self.color(*m) == Some(color));
            let own: Vec<_> = own.collect();
            for (number, row) in own.chunks(in_a_row).enumerate() {
                let name = if number == 0 {
                    let character = self.theme.character(color);
                    character
                        .unwrap_or_else(|| self.theme.letter(color))
                        .to_string()
                } else {
                    " ".to_owned()
                };
                let width = crate::screen::text::width(&name);
                let mut spans = vec![Span::raw(" ")];
                let chip = if number == 0 {
                    self.theme.chip(color).add_modifier(Modifier::BOLD)
                } else {
                    Style::new()
                };
                spans.push(Span::styled(name, chip));
                spans.push(Span::raw(" ".repeat(TOWER.saturating_sub(width + 1))));
                for (m, value) in row {
                    spans.extend(self.cell(*m, *value));
                }
                lines.push(Line::from(spans));
            }
        }
        lines.push(self.summary());
        lines
    }

    fn color(&self, m: Move) -> Option<Color> {
        Some(self.position.towers().at(m.from)?.color)
    }

    fn cell(&self, m: Move, value: Option<Value>) -> [Span<'static>; 2] {
        let (mark, mut style) = self.mark(value);
        if self.played == Some(m) {
            style = style.add_modifier(Modifier::UNDERLINED);
        }
        let played = if self.played == Some(m) { '*' } else { ' ' };
        let text = format!("{mark} {m}");
        [Span::styled(text, style), Span::raw(format!("{played}  "))]
    }

    /// The character and the style of a value; the character alone is enough.
    fn mark(&self, value: Option<Value>) -> (char, Style) {
        let paint = |paint| {
            if self.theme.has_colors() {
                BOLD.fg(paint)
            } else {
                BOLD
            }
        };
        match value {
            Some(Value::Win) => ('✓', paint(Paint::Green)),
            Some(Value::Loss) => ('✗', Style::new()),
            None => ('…', DIM),
        }
    }

    fn summary(&self) -> Line<'static> {
        let say = |message: Message<'_>| message.say(self.language);
        let count = |value| {
            self.moves
                .iter()
                .filter(|(_, other)| *other == value)
                .count()
        };
        let open = count(None);
        let total = self.moves.len();
        let progress = Message::AnalysisProgress {
            count: total - open,
            total,
        };
        let mut text = format!(
            "{} · ✓ {} {} · ✗ {} {}",
            say(progress),
            say(Message::AnalysisWins),
            count(Some(Value::Win)),
            say(Message::AnalysisLoses),
            count(Some(Value::Loss)),
        );
        if open > 0 && !self.over {
            text = format!("{text} · {}", say(Message::AnalysisProving));
        }
        Line::raw(text)
    }

    fn render(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        draw(frame, area, self.lines(area.width.into()));
    }
}

/// The part of the terminal that shows the moves, below the earlier output.
pub(crate) struct Live<B: Backend>(Terminal<B>);

impl Live<CrosstermBackend<io::Stdout>> {
    /// Reserves the place; `None` if the terminal is too small or cannot report the cursor's position.
    pub(crate) fn open(moves: &Moves) -> Option<Live<CrosstermBackend<io::Stdout>>> {
        let backend = CrosstermBackend::new(io::stdout());
        let size = backend.size().ok()?;
        let rows = moves.lines(size.width.into()).len();
        if rows >= usize::from(size.height) {
            return None;
        }
        let viewport = Viewport::Inline(u16::try_from(rows).ok()?);
        Terminal::with_options(backend, TerminalOptions { viewport })
            .ok()
            .map(Live)
    }

    pub(crate) fn show(&mut self, moves: &Moves) -> io::Result<()> {
        self.0.draw(|frame| moves.render(frame)).map(|_| ())
    }

    /// Shows the moves for the last time and leaves them on the terminal.
    pub(crate) fn close(mut self, moves: &Moves) -> io::Result<()> {
        self.show(moves)?;
        let area = self.0.get_frame().area();
        self.0
            .set_cursor_position(Place::new(0, area.bottom().saturating_sub(1)))?;
        self.0.show_cursor()?;
        writeln!(io::stdout(), "\n")?;
        io::stdout().flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::theme::Depth;
    use kamisado_draw::{Palette, Symbols};
    use ratatui::backend::TestBackend;

    fn shown(moves: &Moves, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| moves.render(frame)).unwrap();
        crate::study::tests::text(terminal.backend().buffer())
    }

    #[test]
    fn moves_are_marked_as_they_are_proven() {
        let theme = Theme::new(Depth::None, Palette::Classic, Symbols::Letters);
        let position: Position = "8/8/+b2++UP++r1+++g/5++B+n1/1+po1R+++N1+Y/3O1yGu/8/8 b o"
            .parse()
            .unwrap();
        let heading = position.to_string();
        let mut moves = Moves::new(
            position,
            heading,
            "c4c8".parse().ok(),
            theme,
            Language::English,
        );
        moves.note("c4b5".parse().unwrap(), Value::Loss);
        moves.note("c4c8".parse().unwrap(), Value::Win);
        insta::assert_snapshot!("some_moves_proven", shown(&moves, 60, 6));
        for m in position.moves() {
            moves.note(m, Value::Win);
        }
        moves.end();
        let narrow = shown(&moves, 30, 8);
        assert!(!narrow.contains('…'), "{narrow}");
        let rows = moves.lines(30).len();
        moves.note("c4b5".parse().unwrap(), Value::Loss);
        assert_eq!(moves.lines(30).len(), rows);
    }

    #[test]
    fn the_first_moves_of_a_round_stand_by_their_towers() {
        let theme = Theme::new(Depth::None, Palette::Classic, Symbols::Letters);
        let start = Position::start();
        let moves = Moves::new(start, start.to_string(), None, theme, Language::German);
        insta::assert_snapshot!("all_first_moves", shown(&moves, 80, 24));
    }

    /// The picture of the user's guide. `cargo xtask pictures` draws it again.
    mod pictures {
        use super::*;
        use crate::screen::picture::{Ground, check};

        #[test]
        fn an_analysis() {
            let theme = Theme::new(Depth::True, Palette::Classic, Symbols::Off);
            let position: Position = "8/8/+b2++UP++r1+++g/5++B+n1/1+po1R+++N1+Y/3O1yGu/8/8 b o"
                .parse()
                .unwrap();
            let heading = position.to_string();
            let mut moves = Moves::new(position, heading, None, theme, Language::English);
            moves.note("c4b5".parse().unwrap(), Value::Loss);
            moves.note("c4c8".parse().unwrap(), Value::Win);
            let mut terminal = Terminal::new(TestBackend::new(60, 6)).unwrap();
            terminal.draw(|frame| moves.render(frame)).unwrap();
            check("analyse", terminal.backend().buffer(), Ground::Dark);
        }
    }
}
