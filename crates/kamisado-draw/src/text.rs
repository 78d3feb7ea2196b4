use kamisado::{ByColor, Color, Side, Square, Tower};

use crate::{Diagram, Look, Symbols};

/// How to write a diagram as text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TextStyle {
    /// A grid of box-drawing characters.
    #[default]
    Boxes,
    /// The same grid in ASCII.
    Ascii,
    /// A line for each rank, in ASCII.
    Compact,
}

/// The characters a grid is drawn with: corners and crossings row by row, then the lines.
struct Grid {
    crossings: [[char; 3]; 3],
    across: char,
    down: char,
    dot: char,
    tooth: char,
}

const BOXES: Grid = Grid {
    crossings: [['┌', '┬', '┐'], ['├', '┼', '┤'], ['└', '┴', '┘']],
    across: '─',
    down: '│',
    dot: '•',
    tooth: '▴',
};

const ASCII: Grid = Grid {
    crossings: [['+'; 3]; 3],
    across: '-',
    down: '|',
    dot: '*',
    tooth: '^',
};

impl Diagram {
    /// The diagram as text.
    ///
    /// White's towers stand in square brackets, Black's in round ones, and `>` `<` point at the tower that must move. The square's
    /// own colour is in its upper left corner and the tower's teeth in the upper right one. Only the look's symbols (kanji make
    /// kanji, all else letters), its letters, its side and its coordinates matter here.
    ///
    /// ```
    /// use kamisado::Position;
    /// use kamisado_draw::{Diagram, Look, TextStyle};
    ///
    /// let text = Diagram::from(&Position::start()).text(&Look::default(), TextStyle::Compact);
    /// assert!(text.starts_with("8 O B U P Y R G N\n"));
    /// ```
    #[must_use]
    pub fn text(&self, look: &Look, style: TextStyle) -> String {
        let mut text = match style {
            TextStyle::Boxes => self.grid(look, &BOXES),
            // Kanji would not be ASCII.
            TextStyle::Ascii => {
                let look = Look {
                    symbols: Symbols::Letters,
                    ..*look
                };
                self.grid(&look, &ASCII)
            }
            TextStyle::Compact => self.compact(look),
        };
        let fits = |names: &&ByColor<String>| match style {
            TextStyle::Boxes => look.symbols != Symbols::Kanji,
            // Many names of colours are not ASCII.
            TextStyle::Ascii | TextStyle::Compact => names.0.iter().all(|name| name.is_ascii()),
        };
        if let Some(names) = self.legend.as_ref().filter(fits) {
            let names: Vec<String> = names
                .iter()
                .map(|(color, name)| format!("{} {name}", look.letters[color]))
                .collect();
            for row in names.chunks(4) {
                text.push_str(&format!("{}\n", row.join("  ")));
            }
        }
        text
    }

    fn compact(&self, look: &Look) -> String {
        let active = self.active_square();
        let cell = |square: &Square| match self.setup.at(*square) {
            Some((tower, teeth)) => {
                let mark = if active == Some(*square) { ">" } else { "" };
                let teeth = "+".repeat(usize::from(teeth.count()));
                format!("{mark}{teeth}{}", letter_of(tower, look))
            }
            None if self.targets.contains(*square) => "*".to_owned(),
            None => ".".to_owned(),
        };
        let rows: Vec<(char, Vec<String>)> = rows(look)
            .iter()
            .map(|row| (rank_name(row), row.iter().map(cell).collect()))
            .collect();
        // Teeth make the columns wider.
        let cells = rows.iter().flat_map(|(_, cells)| cells);
        let width = 1 + cells.map(String::len).max().unwrap_or(0);
        let files = (' ', files(look).map(|file| file.to_string()).to_vec());
        let mut text = String::new();
        for (rank, cells) in rows.into_iter().chain(look.coordinates.then_some(files)) {
            let line: String = cells.iter().map(|cell| format!("{cell:>width$}")).collect();
            if look.coordinates {
                text.push(rank);
            }
            text.push_str(&line);
            text.push('\n');
        }
        text
    }

    fn grid(&self, look: &Look, grid: &Grid) -> String {
        let kanji = look.symbols == Symbols::Kanji;
        // A kanji is two columns wide.
        let inner = if kanji { 6 } else { 5 };
        // Square colours are small letters, so that only the brackets tell the sides apart.
        let character_of_square = |color: Color| match kanji {
            true => color.kanji(),
            false => look.letters[color].to_ascii_lowercase(),
        };
        let character_of_tower = |tower: Tower| match kanji {
            true => tower.color.kanji(),
            false => letter_of(tower, look),
        };
        let indent = if look.coordinates { "  " } else { "" };
        let rule = |[left, middle, right]: [char; 3]| {
            let line: String = std::iter::repeat_n(grid.across, inner).collect();
            let lines = vec![line; 8].join(&middle.to_string());
            format!("{indent}{left}{lines}{right}\n")
        };
        let active = self.active_square();
        let mut text = rule(grid.crossings[0]);
        for (number, row) in rows(look).into_iter().enumerate() {
            let mut upper = String::from(grid.down);
            let mut lower = String::from(grid.down);
            for &square in &row {
                let color = self.setup.board.color(square);
                let stands = self.setup.at(square);
                let teeth = stands.map_or(0, |(_, teeth)| usize::from(teeth.count()));
                let used = if kanji { 2 } else { 1 };
                let teeth: String = std::iter::repeat_n(grid.tooth, teeth).collect();
                upper.push(character_of_square(color));
                upper.push_str(&format!("{teeth:>width$}", width = inner - used));
                upper.push(grid.down);
                let target = self.targets.contains(square);
                let (left, right) = match (active == Some(square), target) {
                    (true, _) => ('>', '<'),
                    (_, true) if stands.is_some() => (grid.dot, grid.dot),
                    _ => (' ', ' '),
                };
                let middle = match stands {
                    Some((tower, _)) => {
                        let character = character_of_tower(tower);
                        match tower.side {
                            Side::Black => format!("({character})"),
                            Side::White => format!("[{character}]"),
                        }
                    }
                    None => {
                        let dot = if target { grid.dot } else { ' ' };
                        format!("{dot:^width$}", width = inner - 2)
                    }
                };
                lower.push(left);
                lower.push_str(&middle);
                lower.push(right);
                lower.push(grid.down);
            }
            let rank = if look.coordinates {
                format!("{} ", rank_name(&row))
            } else {
                String::new()
            };
            text.push_str(&format!("{indent}{upper}\n{rank}{lower}\n"));
            text.push_str(&rule(grid.crossings[if number == 7 { 2 } else { 1 }]));
        }
        if look.coordinates {
            let names = files(look).map(|file| format!("{file:^width$}", width = inner + 1));
            let line = format!("{indent}{}", names.concat());
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }
}

/// The letter of a tower, small for Black's as in the position text.
fn letter_of(tower: Tower, look: &Look) -> char {
    let letter = look.letters[tower.color];
    match tower.side {
        Side::Black => letter.to_ascii_lowercase(),
        Side::White => letter,
    }
}

/// The squares in reading order, row by row.
fn rows(look: &Look) -> Vec<Vec<Square>> {
    let mut squares: Vec<Square> = Square::all().collect();
    if look.flipped {
        // From White's side a1 is in the upper right corner.
        squares.chunks_mut(8).for_each(<[Square]>::reverse);
        squares.chunks(8).map(<[Square]>::to_vec).collect()
    } else {
        squares.chunks(8).rev().map(<[Square]>::to_vec).collect()
    }
}

fn rank_name(row: &[Square]) -> char {
    row.first()
        .map_or(' ', |square| char::from(b'1' + square.rank()))
}

fn files(look: &Look) -> [char; 8] {
    let mut files = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    if look.flipped {
        files.reverse();
    }
    files
}
