use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::OnceLock;

/// The outline of a character, in thousandths of the type size.
#[derive(Clone, Copy, Debug)]
struct Glyph {
    width: f32,
    path: &'static str,
}

/// The width of a space, and of a character that has no outline here.
const SPACE: f32 = 260.0;

/// How far the middle of capitals and digits, and of kanji, is above the baseline.
const CAPITALS: f32 = 357.0;
const KANJI: f32 = 380.0;

fn glyph(character: char) -> Option<Glyph> {
    static GLYPHS: OnceLock<BTreeMap<char, Glyph>> = OnceLock::new();
    let glyphs = GLYPHS.get_or_init(|| {
        let lines = include_str!("../glyphs/glyphs.txt").lines();
        lines
            .filter_map(|line| {
                let mut parts = line.split('\t');
                let character = parts.next()?.chars().next()?;
                let width = parts.next()?.parse().ok()?;
                let path = parts.next()?;
                Some((character, Glyph { width, path }))
            })
            .collect()
    });
    glyphs.get(&character).copied()
}

/// How wide a text is in thousandths of the type size.
pub(crate) fn width(text: &str) -> f32 {
    text.chars()
        .map(|character| glyph(character).map_or(SPACE, |glyph| glyph.width))
        .sum()
}

/// How far the middle of a character is above the baseline.
fn middle(character: char) -> f32 {
    if character >= '\u{3000}' {
        KANJI
    } else {
        CAPITALS
    }
}

/// The outline of a character, after the shift to the right and down that centres it.
#[cfg(test)]
pub(crate) fn centred(character: char) -> Option<(f32, f32, &'static str)> {
    glyph(character).map(|glyph| (-glyph.width / 2.0, middle(character), glyph.path))
}

/// Draws a text around a point as outlines. Characters without an outline leave a gap.
pub(crate) fn draw(svg: &mut String, text: &str, x: f32, y: f32, size: f32, fill: &str) {
    let scale = size / 1000.0;
    let middle = text.chars().map(middle).fold(CAPITALS, f32::max);
    let mut path = String::new();
    let mut left = x - width(text) * scale / 2.0;
    let baseline = y + middle * scale;
    for character in text.chars() {
        let Some(glyph) = glyph(character) else {
            left += SPACE * scale;
            continue;
        };
        // Writing to a string cannot fail.
        let _ = write!(
            path,
            "<path transform=\"translate({left:.2} {baseline:.2}) scale({scale:.4})\" d=\"{}\"/>",
            glyph.path
        );
        left += glyph.width * scale;
    }
    let _ = write!(svg, "<g fill=\"{fill}\" aria-hidden=\"true\">{path}</g>");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_of_the_seven_languages_has_an_outline() {
        let characters = "ABCXYZabcxyz0123456789 äöüÄÖÜß éèêëàâçîïôûùœ ğıİşŞç őűáíóú ășțâîĂȘȚ .,:;!?'’()-–+ ↖↑↗↓";
        for character in characters.chars().filter(|character| *character != ' ') {
            assert!(glyph(character).is_some(), "{character}");
        }
        for color in kamisado::Color::ALL {
            assert!(glyph(color.kanji()).is_some(), "{color}");
        }
    }

    #[test]
    fn a_longer_text_is_wider() {
        assert!(width("abc") > width("ab"));
        assert!(width("a c") > width("ac"));
        assert!(width("☃") > 0.0);
    }
}
