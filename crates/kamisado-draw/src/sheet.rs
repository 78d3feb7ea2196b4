use std::fmt::Write as _;

use crate::svg::{definitions, open, side_length};
use crate::{Diagram, Look, glyphs};

/// The size of captions, and from one line of them to the next.
const TYPE_SIZE: f32 = 36.0;
const LINE: f32 = 48.0;
/// Between the diagrams.
const GAP: f32 = 48.0;

/// Several diagrams with captions as one picture: a whole record on a page.
///
/// ```
/// use kamisado::Position;
/// use kamisado_draw::{Diagram, Look, Sheet};
///
/// let start = Position::start();
/// let sheet = Sheet::new("A round", [(Diagram::from(&start), "Start".to_owned())]);
/// assert!(sheet.svg(&Look::default()).starts_with("<svg"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    title: String,
    pictures: Vec<(Diagram, String)>,
    columns: usize,
}

impl Sheet {
    /// A sheet of diagrams in reading order, about as wide as high.
    #[must_use]
    pub fn new(
        title: impl Into<String>,
        pictures: impl IntoIterator<Item = (Diagram, String)>,
    ) -> Sheet {
        let pictures: Vec<_> = pictures.into_iter().collect();
        let columns = (1..)
            .find(|columns| columns * columns >= pictures.len())
            .unwrap_or(1);
        Sheet {
            title: title.into(),
            pictures,
            columns: columns.max(1),
        }
    }

    /// The same sheet with this many diagrams in a row, at least one.
    #[must_use]
    pub fn columns(self, columns: usize) -> Sheet {
        Sheet {
            columns: columns.max(1),
            ..self
        }
    }

    /// The sheet as one SVG picture. The captions describe it to people who cannot see it.
    #[must_use]
    pub fn svg(&self, look: &Look) -> String {
        let board = side_length(look);
        let captions: Vec<Vec<String>> = self
            .pictures
            .iter()
            .map(|(_, caption)| lines(caption, board / TYPE_SIZE * 1000.0))
            .collect();
        let columns = self.columns.min(self.pictures.len().max(1));
        // Each row is as high as its longest caption needs.
        let depths: Vec<f32> = captions
            .chunks(columns)
            .map(|row| board + row.iter().map(Vec::len).max().unwrap_or(0) as f32 * LINE + GAP)
            .collect();
        let width = columns as f32 * (board + GAP) + GAP;
        let height = depths.iter().sum::<f32>() + GAP;
        let tints = look.frame.tints();

        let mut svg = String::new();
        let description: Vec<&str> = self
            .pictures
            .iter()
            .map(|(_, caption)| caption.as_str())
            .collect();
        open(
            &mut svg,
            width,
            height,
            &self.title,
            &description.join("\n"),
        );
        definitions(&mut svg);
        let _ = write!(
            svg,
            "<rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>",
            tints.page
        );
        let mut top = GAP;
        for (row, depth) in depths.iter().enumerate() {
            let cells = self
                .pictures
                .iter()
                .zip(&captions)
                .skip(row * columns)
                .take(columns);
            for (column, ((diagram, _), caption)) in cells.enumerate() {
                let left = GAP + column as f32 * (board + GAP);
                let _ = write!(svg, "<g transform=\"translate({left} {top})\">");
                diagram.draw(&mut svg, look);
                for (number, line) in caption.iter().enumerate() {
                    let y = board + (number as f32 + 0.8) * LINE;
                    glyphs::draw(&mut svg, line, board / 2.0, y, TYPE_SIZE, tints.ink);
                }
                svg.push_str("</g>");
            }
            top += depth;
        }
        svg.push_str("</svg>");
        svg
    }
}

/// Breaks a text into lines no wider than this; a word that is wider has a line of its own.
fn lines(text: &str, width: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line)
                if glyphs::width(line) + glyphs::width(word) + glyphs::width(" ") <= width =>
            {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn captions_break_between_words() {
        let all = "Black moves the green tower to the orange square b7";
        let broken = lines(all, glyphs::width("Black moves the green"));
        assert_eq!(broken[0], "Black moves the green");
        assert_eq!(broken.join(" "), all);
        assert_eq!(lines("  ", 100.0), Vec::<String>::new());
        assert_eq!(lines("unbreakable", 1.0), ["unbreakable"]);
    }
}
