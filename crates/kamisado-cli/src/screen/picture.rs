//! Pictures of screens for the documentation: the cells of a terminal as SVG.
//!
//! A letter is drawn by the reader's own font, one at its place in the grid; blocks and bars, which fonts like to draw with gaps,
//! are drawn as the rectangles they stand for.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use ratatui::text::Span;

/// The size of a cell.
const WIDTH: u16 = 9;
const HEIGHT: u16 = 19;
/// From the top of a cell to the line its letters stand on.
const BASELINE: u16 = 14;
/// The margin around the cells.
const MARGIN: u16 = 8;

/// The default colours of a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ground {
    Dark,
    Light,
}

impl Ground {
    const fn paper(self) -> [u8; 3] {
        match self {
            Ground::Dark => [24, 24, 28],
            Ground::Light => [250, 249, 245],
        }
    }

    const fn ink(self) -> [u8; 3] {
        match self {
            Ground::Dark => [222, 220, 214],
            Ground::Light => [32, 32, 36],
        }
    }
}

/// The sixteen colours of xterm.
const SIXTEEN: [[u8; 3]; 16] = [
    [0, 0, 0],
    [205, 0, 0],
    [0, 205, 0],
    [205, 205, 0],
    [0, 0, 238],
    [205, 0, 205],
    [0, 205, 205],
    [229, 229, 229],
    [127, 127, 127],
    [255, 0, 0],
    [0, 255, 0],
    [255, 255, 0],
    [92, 92, 255],
    [255, 0, 255],
    [0, 255, 255],
    [255, 255, 255],
];

fn rgb(color: Color, usual: [u8; 3]) -> [u8; 3] {
    let sixteen = |index: usize| SIXTEEN[index];
    match color {
        Color::Reset => usual,
        Color::Black => sixteen(0),
        Color::Red => sixteen(1),
        Color::Green => sixteen(2),
        Color::Yellow => sixteen(3),
        Color::Blue => sixteen(4),
        Color::Magenta => sixteen(5),
        Color::Cyan => sixteen(6),
        Color::Gray => sixteen(7),
        Color::DarkGray => sixteen(8),
        Color::LightRed => sixteen(9),
        Color::LightGreen => sixteen(10),
        Color::LightYellow => sixteen(11),
        Color::LightBlue => sixteen(12),
        Color::LightMagenta => sixteen(13),
        Color::LightCyan => sixteen(14),
        Color::White => sixteen(15),
        Color::Rgb(red, green, blue) => [red, green, blue],
        Color::Indexed(index @ 0..16) => sixteen(index.into()),
        Color::Indexed(index @ 16..232) => {
            let step = |part: u8| if part == 0 { 0 } else { part * 40 + 55 };
            let cube = index - 16;
            [step(cube / 36), step(cube / 6 % 6), step(cube % 6)]
        }
        Color::Indexed(index) => [(index - 232) * 10 + 8; 3],
    }
}

/// The style of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Paint {
    paper: [u8; 3],
    ink: [u8; 3],
    bold: bool,
}

impl Paint {
    fn of(cell: &Cell, ground: Ground) -> Paint {
        let mut paper = rgb(cell.bg, ground.paper());
        let mut ink = rgb(cell.fg, ground.ink());
        if cell.modifier.contains(Modifier::REVERSED) {
            std::mem::swap(&mut paper, &mut ink);
        }
        if cell.modifier.contains(Modifier::DIM) {
            for (part, under) in ink.iter_mut().zip(paper) {
                let mixed = (u16::from(*part) * 3 + u16::from(under) * 2) / 5;
                *part = u8::try_from(mixed).unwrap_or(u8::MAX);
            }
        }
        Paint {
            paper,
            ink,
            bold: cell.modifier.contains(Modifier::BOLD),
        }
    }
}

fn hex([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The parts of a cell that a block character fills, as shares of it: left, top, width, height.
fn block(character: &str) -> Option<&'static [[f32; 4]]> {
    Some(match character {
        "█" => &[[0.0, 0.0, 1.0, 1.0]],
        "▀" => &[[0.0, 0.0, 1.0, 0.5]],
        "▄" => &[[0.0, 0.5, 1.0, 0.5]],
        "▌" => &[[0.0, 0.0, 0.5, 1.0]],
        "▐" => &[[0.5, 0.0, 0.5, 1.0]],
        "▏" => &[[0.0, 0.0, 0.125, 1.0]],
        "▗" => &[[0.5, 0.5, 0.5, 0.5]],
        "▖" => &[[0.0, 0.5, 0.5, 0.5]],
        "▝" => &[[0.5, 0.0, 0.5, 0.5]],
        "▘" => &[[0.0, 0.0, 0.5, 0.5]],
        "─" => &[[0.0, 0.47, 1.0, 0.06]],
        "│" => &[[0.44, 0.0, 0.12, 1.0]],
        _ => return None,
    })
}

/// The styles of a row. A character of two columns, such as a kanji, also has the cell after it.
fn paints(buffer: &Buffer, row: u16, ground: Ground) -> Vec<Paint> {
    let mut paints: Vec<Paint> = Vec::new();
    let mut covered = false;
    for column in 0..buffer.area.width {
        let cell = &buffer[(column, row)];
        let own = Paint::of(cell, ground);
        paints.push(match paints.last() {
            Some(&before) if covered => before,
            _ => own,
        });
        covered = !covered && Span::raw(cell.symbol()).width() == 2;
    }
    paints
}

/// A word of the picture: a text with a position, as wide as its cells in any font.
#[derive(Default)]
struct Word {
    x: u16,
    text: String,
    columns: u16,
}

impl Word {
    fn push(&mut self, x: u16, character: &str) {
        if self.text.is_empty() {
            self.x = x;
        }
        for letter in character.chars() {
            match letter {
                '&' => self.text.push_str("&amp;"),
                '<' => self.text.push_str("&lt;"),
                '>' => self.text.push_str("&gt;"),
                letter => self.text.push(letter),
            }
        }
        self.columns += u16::try_from(Span::raw(character).width()).unwrap_or(1);
    }

    fn end(&mut self, y: u16, paint: Paint, letters: &mut String) {
        let word = std::mem::take(self);
        if word.text.is_empty() {
            return;
        }
        let weight = if paint.bold {
            " font-weight=\"bold\""
        } else {
            ""
        };
        let _ = writeln!(
            letters,
            "<text x=\"{}\" y=\"{}\" textLength=\"{}\" fill=\"{}\"{weight}>{}</text>",
            word.x,
            y + BASELINE,
            word.columns * WIDTH,
            hex(paint.ink),
            word.text,
        );
    }
}

/// The screen as a picture.
pub(crate) fn svg(buffer: &Buffer, ground: Ground) -> String {
    let area = buffer.area;
    let (width, height) = (
        area.width * WIDTH + 2 * MARGIN,
        area.height * HEIGHT + 2 * MARGIN,
    );
    let mut papers = String::new();
    let mut blocks = String::new();
    let mut letters = String::new();
    for row in 0..area.height {
        let y = MARGIN + row * HEIGHT;
        let paints = paints(buffer, row, ground);
        let paint_at = |column: u16| paints[usize::from(column)];
        let mut column = 0;
        while column < area.width {
            let paint = paint_at(column);
            let begin = column;
            let mut word = Word::default();
            while column < area.width && paint_at(column) == paint {
                let character = buffer[(column, row)].symbol();
                let x = MARGIN + column * WIDTH;
                if let Some(parts) = block(character) {
                    word.end(y, paint, &mut letters);
                    for [left, top, part_width, part_height] in parts {
                        let _ = write!(
                            blocks,
                            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"/>",
                            f32::from(x) + left * f32::from(WIDTH),
                            f32::from(y) + top * f32::from(HEIGHT),
                            part_width * f32::from(WIDTH),
                            part_height * f32::from(HEIGHT),
                            hex(paint.ink),
                        );
                    }
                } else if character.trim().is_empty() {
                    word.end(y, paint, &mut letters);
                } else {
                    word.push(x, character);
                }
                column += 1;
            }
            word.end(y, paint, &mut letters);
            if paint.paper != ground.paper() {
                let _ = writeln!(
                    papers,
                    "<rect x=\"{}\" y=\"{y}\" width=\"{}\" height=\"{HEIGHT}\" fill=\"{}\"/>",
                    MARGIN + begin * WIDTH,
                    (column - begin) * WIDTH,
                    hex(paint.paper),
                );
            }
        }
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"'DejaVu Sans Mono', 'Noto Sans Mono CJK JP', Menlo, Consolas, monospace\" font-size=\"15\" \
         shape-rendering=\"crispEdges\">\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"6\" fill=\"{}\"/>\n{papers}{blocks}\n{letters}</svg>\n",
        hex(ground.paper())
    )
}

/// Checks that a picture in the documentation shows the screen as it is, or makes it so with `KAMISADO_PICTURES=write`.
pub(crate) fn check(name: &str, buffer: &Buffer, ground: Ground) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    let path = folder.join(format!("{name}.svg"));
    let drawn = svg(buffer, ground);
    if std::env::var_os("KAMISADO_PICTURES").is_some() {
        fs::create_dir_all(&folder).expect("a folder for the pictures");
        fs::write(&path, drawn).expect("a picture");
        return;
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept.replace('\r', "") == drawn,
        "{} is not what the screen looks like; `cargo xtask pictures` draws it again",
        path.display()
    );
}
