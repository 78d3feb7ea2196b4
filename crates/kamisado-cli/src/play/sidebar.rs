//! Beside the board: who plays, the score, the clocks, the story and the moves; and the panels for fills and line-ups.

use kamisado::{BySide, Due, Fill, LineUp, MatchKind, Side, Teeth, Tower};
use kamisado_i18n::{Message, tell};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::game_screen::GameScreen;
use super::session::Seat;
use crate::screen::lines::{BOLD, DIM, draw, paragraph};
use crate::screen::text;
use crate::screen::theme::Theme;

/// The most rows of the score sheet to show.
const SHEET_ROWS: usize = 9;

/// The rows below the board that it takes to show the score sheet as well as the story.
const ROWS_FOR_SHEET: u16 = 16;

/// Draws the whole panel.
pub(crate) fn render(
    frame: &mut Frame<'_>,
    screen: &GameScreen,
    theme: &Theme,
    area: Rect,
    beside: bool,
) {
    let columns = usize::from(area.width);
    let lines = head(screen, theme, columns, beside);
    let top = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    draw(frame, area, lines);
    let rest = below(area, top);
    if screen
        .due_here()
        .is_some_and(|due| !matches!(due, Due::Move(_)))
        && beside
    {
        decision(frame, screen, theme, rest);
        return;
    }
    if !beside && rest.height < ROWS_FOR_SHEET || screen.lesson.is_some() {
        draw(frame, rest, story(screen, columns, rest.height.into()));
        return;
    }
    let sheet = score_sheet(screen, theme, columns);
    let sheet_height = u16::try_from(sheet.len()).unwrap_or(0);
    let story_height = rest
        .height
        .saturating_sub(sheet_height + 1)
        .max(rest.height.min(6));
    let place = Rect {
        height: story_height,
        ..rest
    };
    draw(frame, place, story(screen, columns, story_height.into()));
    draw(frame, below(rest, story_height + 1), sheet);
}

/// The header above the story: the match and its score, or the task of the lesson.
fn head(screen: &GameScreen, theme: &Theme, columns: usize, beside: bool) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    if let Some(lesson) = &screen.lesson {
        let [title, step] = lesson.headings(screen.language());
        if beside {
            lines.extend(paragraph(&title, columns, BOLD));
            lines.push(Line::styled(step, DIM));
            lines.push(Line::default());
        }
        let text = lesson.text(screen.language());
        lines.extend(paragraph(&text, columns, Style::new()));
        if beside {
            lines.push(Line::default());
        }
    } else if beside {
        lines.push(heading(screen, columns));
        lines.push(Line::default());
        let sides = if screen.flipped {
            [Side::Black, Side::White]
        } else {
            [Side::White, Side::Black]
        };
        lines.extend(sides.map(|side| player(screen, theme, side, columns)));
        lines.push(Line::default());
    } else {
        lines.push(score_line(screen));
    }
    lines
}

/// The rest of an area below its first rows.
fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect {
        y: area.y + rows,
        height: area.height - rows,
        ..area
    }
}

/// The kind of match; on a narrow screen the points are left out first.
fn heading(screen: &GameScreen, columns: usize) -> Line<'static> {
    let game = screen.game();
    let kind = game.rules().kind;
    let name = screen.say(Message::KindName { kind });
    let mut parts = Vec::new();
    if kind != MatchKind::Single {
        let round = game.rounds().len().max(1);
        // No number of points wins a double round: both of its rounds are played.
        if kind != MatchKind::DoubleRound {
            let count = kind.target().into();
            parts.push(format!(" · {}", screen.say(Message::CountPoints { count })));
        }
        parts.push(format!(" · {}", screen.say(Message::LabelRound { round })));
    }
    while text::width(&name) + text::width(&parts.concat()) > columns && !parts.is_empty() {
        parts.remove(0);
    }
    Line::from(vec![Span::styled(name, BOLD), Span::raw(parts.concat())])
}

fn seat_name(screen: &GameScreen, side: Side) -> String {
    match screen.session.seats[side] {
        Seat::Human => {
            let name = screen.session.name(side);
            let name = name.map_or_else(String::new, |name| format!(", {name}"));
            format!("{}{name}", screen.say(Message::SideName { side }))
        }
        Seat::Computer(level) => format!(
            "{}, {}",
            screen.say(Message::SideName { side }),
            screen.say(Message::LevelNumbered {
                level: level.number()
            }),
        ),
    }
}

/// A side: whether it is to decide, its name, its points and its clock.
fn player(screen: &GameScreen, theme: &Theme, side: Side, columns: usize) -> Line<'static> {
    let due = screen.game().due().is_some_and(|due| due.side() == side);
    let style = if due { BOLD } else { Style::new() };
    let mut right = screen.game().score()[side].to_string();
    if let Some(time) = screen.session.clock(side, screen.now()) {
        right = format!("{}  {right}", text::clock(time));
    }
    let mark = if due { "▶ " } else { "  " };
    let badge = if theme.has_colors() {
        let ground = match side {
            Side::Black => theme.body(Side::White),
            Side::White => theme.body(Side::Black),
        };
        Span::styled("▐█▌", Style::new().fg(theme.body(side)).bg(ground))
    } else {
        Span::raw(match side {
            Side::Black => "( )",
            Side::White => "[ ]",
        })
    };
    let name = seat_name(screen, side);
    let room = columns.saturating_sub(2 + 3 + 1 + text::width(&right) + 1);
    // If there is no room for the level's name, its number will do.
    let name = match name.split_once(':') {
        Some((short, _)) if text::width(&name) > room => short.trim_end().to_owned(),
        _ => name,
    };
    let name = text::wrap(&name, room).swap_remove(0);
    let gap = room.saturating_sub(text::width(&name)) + 1;
    Line::from(vec![
        Span::styled(mark, style),
        badge,
        Span::styled(format!(" {name}{}", " ".repeat(gap)), style),
        Span::styled(right, BOLD),
    ])
}

/// Where there is only one line: the score, and the clocks.
fn score_line(screen: &GameScreen) -> Line<'static> {
    let BySide { black, white } = screen.game().score();
    let mut line = screen.say(Message::ScoreLine { black, white });
    let clock = |side| screen.session.clock(side, screen.now()).map(text::clock);
    if let (Some(black), Some(white)) = (clock(Side::Black), clock(Side::White)) {
        line = format!("{line}  {black} – {white}");
    }
    Line::styled(line, BOLD)
}

/// The end of the story, as much as fits, with the current prompt highlighted.
fn story(screen: &GameScreen, columns: usize, rows: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = Vec::new();
    let lesson = screen.lesson.as_ref();
    let events: Vec<_> = screen
        .session
        .story()
        .iter()
        .filter(|event| lesson.is_none_or(|lesson| lesson.tells(event)))
        .collect();
    if let Some(count) = screen.game().position().and_then(kamisado::Position::cap) {
        let cap = screen.say(Message::RulesCap { count });
        lines = paragraph(&cap, columns, Style::new());
    }
    if let Some(lesson) = lesson {
        for remark in lesson.remarks(screen.language()) {
            lines.extend(paragraph(&remark, columns, BOLD));
        }
    }
    for (index, event) in events.iter().enumerate().rev() {
        let style = match events.len() - index {
            1 => BOLD,
            2..=4 => Style::new(),
            _ => DIM,
        };
        let sentence = text::wrap(&tell(event, screen.language()), columns);
        // A sentence cut at its beginning cannot be understood.
        if lines.len() + sentence.len() > rows && !lines.is_empty() {
            break;
        }
        lines.splice(
            0..0,
            sentence.into_iter().map(|line| Line::styled(line, style)),
        );
        if lines.len() >= rows {
            break;
        }
    }
    lines
}

/// The moves of the round in the official characters, the last ones where there are many.
fn score_sheet(screen: &GameScreen, theme: &Theme, columns: usize) -> Vec<Line<'static>> {
    let Some(round) = screen.game().rounds().last() else {
        return Vec::new();
    };
    let rows = text::score_sheet(round, theme.symbols());
    if rows.is_empty() {
        return Vec::new();
    }
    let column = (columns.saturating_sub(5) / 2).min(14);
    let pad = |text: &str| {
        format!(
            "{text}{}",
            " ".repeat(column.saturating_sub(text::width(text)))
        )
    };
    let names = BySide::from_fn(|side| screen.say(Message::SideName { side }));
    let mut lines = vec![Line::styled(
        format!("     {}{}", pad(&names.black), names.white),
        DIM,
    )];
    let first = rows.len().saturating_sub(SHEET_ROWS);
    for (number, row) in rows.iter().enumerate().skip(first) {
        lines.push(Line::raw(format!(
            "{:>3}. {}{}",
            number + 1,
            pad(&row.black),
            row.white
        )));
    }
    lines
}

/// The panel for a fill or a line-up that is due from a person here.
pub(crate) fn decision(frame: &mut Frame<'_>, screen: &GameScreen, theme: &Theme, area: Rect) {
    let lines = match screen.due_here() {
        Some(Due::Fill(_)) => {
            let lines = fill_lines(screen, theme, area);
            lines.into_iter().map(|(line, _)| line).collect()
        }
        Some(Due::LineUp(side)) => line_up_lines(screen, theme, side, area),
        _ => Vec::new(),
    };
    draw(frame, area, lines);
}

/// The fill at a place of the screen, while one is due.
pub(crate) fn fill_at(
    screen: &GameScreen,
    theme: &Theme,
    area: Rect,
    beside: bool,
    at: Position,
) -> Option<Fill> {
    let above = if beside {
        head(screen, theme, area.width.into(), beside).len()
    } else {
        0
    };
    let area = below(area, u16::try_from(above).unwrap_or(u16::MAX));
    if !area.contains(at) {
        return None;
    }
    let lines = fill_lines(screen, theme, area);
    lines.into_iter().nth(usize::from(at.y - area.y))?.1
}

/// The choice of fill and what each would lead to, line by line with the fill it belongs to. Where not everything fits, the
/// line-ups stay: the question is also at the bottom of the screen.
fn fill_lines(
    screen: &GameScreen,
    theme: &Theme,
    area: Rect,
) -> Vec<(Line<'static>, Option<Fill>)> {
    let columns = usize::from(area.width);
    let choices = Fill::ALL.map(|fill| fill_choice(screen, theme, fill, columns));
    let mut told: Vec<Line<'static>> = Vec::new();
    let story = screen.session.story().iter();
    if let Some(event) = story
        .rev()
        .find(|event| matches!(event, kamisado::Event::RoundWon(_)))
    {
        let sentence = text::wrap(&tell(event, screen.language()), columns);
        told.extend(sentence.into_iter().map(Line::raw));
    }
    let asked = text::wrap(&screen.say(Message::PromptFill), columns);
    told.extend(asked.into_iter().map(|line| Line::styled(line, BOLD)));
    let needed: usize = choices.iter().map(Vec::len).sum();
    let spare = usize::from(area.height).saturating_sub(needed);
    let spaced = spare >= choices.len();
    if spare < told.len() + choices.len() {
        told.clear();
    }
    let mut lines: Vec<_> = told.into_iter().map(|line| (line, None)).collect();
    for (fill, choice) in Fill::ALL.into_iter().zip(choices) {
        if spaced && !lines.is_empty() {
            lines.push((Line::default(), None));
        }
        lines.extend(choice.into_iter().map(|line| (line, Some(fill))));
    }
    lines
}

/// A fill and the line-ups it leads to.
fn fill_choice(
    screen: &GameScreen,
    theme: &Theme,
    fill: Fill,
    columns: usize,
) -> Vec<Line<'static>> {
    let (mark, style) = if screen.fill == fill {
        ("▶ ", BOLD.add_modifier(Modifier::REVERSED))
    } else {
        ("  ", Style::new())
    };
    let name = format!("{mark}{} ", screen.say(Message::FillName { fill }));
    let mut lines = vec![Line::styled(name, style)];
    let start = screen.game().preview(fill);
    if let Some(line_ups) = start.and_then(|start| start.towers().line_ups()) {
        let sides = if screen.flipped {
            [Side::Black, Side::White]
        } else {
            [Side::White, Side::Black]
        };
        lines
            .extend(sides.map(|side| home_row(screen, theme, side, line_ups[side], columns, None)));
    }
    lines
}

/// A home row as the screen shows it, with White's on the same files as Black's.
fn home_row(
    screen: &GameScreen,
    theme: &Theme,
    side: Side,
    line_up: LineUp,
    columns: usize,
    cursor: Option<usize>,
) -> Line<'static> {
    let mut places: Vec<usize> = (0..8).collect();
    // The viewer's own row runs as they see it, the other one the other way round.
    if screen.is_turned(side) {
        places.reverse();
    }
    let wide = columns >= 28;
    let mut spans = vec![Span::raw("  ")];
    for place in places {
        let color = line_up.colors()[place];
        let tower = Tower::new(side, color);
        spans.extend(chip(screen, theme, tower, wide, cursor == Some(place)));
    }
    Line::from(spans)
}

/// A tower in a row: its character on its colour, with its side and its teeth.
fn chip(
    screen: &GameScreen,
    theme: &Theme,
    tower: Tower,
    wide: bool,
    cursor: bool,
) -> Vec<Span<'static>> {
    let character = GameScreen::character(theme, tower).to_string();
    let teeth = match screen.game().teeth(tower) {
        Teeth::NONE => " ",
        Teeth::SUMO => "¹",
        Teeth::DOUBLE => "²",
        _ => "³",
    };
    let mut top = theme.chip(tower.color).add_modifier(Modifier::BOLD);
    if cursor {
        top = top.add_modifier(Modifier::REVERSED);
    }
    let mut spans = Vec::new();
    if !theme.has_colors() {
        let text = match tower.side {
            Side::Black => format!("({character}"),
            Side::White => format!("[{character}"),
        };
        spans.push(Span::styled(text, top));
        spans.push(Span::styled(teeth.to_owned(), top));
        return spans;
    }
    let body = Style::new()
        .bg(theme.body(tower.side))
        .fg(theme.teeth(tower.side));
    if wide && text::width(&character) == 1 {
        spans.push(Span::styled(" ", body));
    }
    spans.push(Span::styled(character, top));
    spans.push(Span::styled(teeth.to_owned(), body));
    spans
}

/// A line-up being laid out, and the opponent's if it is known. Where not everything fits, the towers stay.
fn line_up_lines(screen: &GameScreen, theme: &Theme, side: Side, area: Rect) -> Vec<Line<'static>> {
    let columns = usize::from(area.width);
    let Some((_, own, challengers)) = screen.line_ups_so_far() else {
        return Vec::new();
    };
    let mut rows = Vec::new();
    if let Some(challengers) = challengers {
        rows.push(Line::raw(screen.say(Message::SideName { side: !side })));
        rows.push(home_row(screen, theme, !side, challengers, columns, None));
    }
    rows.push(Line::raw(screen.say(Message::SideName { side })));
    let cursor = screen.lay_out.cursor;
    rows.push(home_row(screen, theme, side, own, columns, Some(cursor)));
    // The letters are typed in the order in which the towers are seen.
    let letters = screen.as_shown(side, own);
    rows.push(Line::styled(format!("  {letters}"), DIM));
    let told = tell(&kamisado::Event::LineUpDue(side), screen.language());
    let told = text::wrap(&told, columns).into_iter();
    let mut lines: Vec<Line<'static>> = told.map(|line| Line::styled(line, BOLD)).collect();
    lines.push(Line::default());
    let help = text::wrap(&screen.say(Message::HelpLineUp), columns);
    if lines.len() + rows.len() + 1 + help.len() > area.height.into() {
        lines.clear();
    }
    lines.extend(rows);
    if lines.len() + 1 + help.len() <= area.height.into() {
        lines.push(Line::default());
        lines.extend(help.into_iter().map(Line::raw));
    }
    lines
}
