use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::OnceLock;

/// The outline of a sign, in thousandths of the type size.
#[derive(Clone, Copy, Debug)]
struct Glyph {
    width: f32,
    path: &'static str,
}

/// The width of a space, and of a sign that has no outline here.
const SPACE: f32 = 260.0;

/// How far the middle of capitals and digits, and of kanji, is above the baseline.
const CAPITALS: f32 = 357.0;
const KANJI: f32 = 380.0;

fn glyph(sign: char) -> Option<Glyph> {
    static GLYPHS: OnceLock<BTreeMap<char, Glyph>> = OnceLock::new();
    let glyphs = GLYPHS.get_or_init(|| {
        let lines = include_str!("../glyphs/glyphs.txt").lines();
        lines
            .filter_map(|line| {
                let mut parts = line.split('\t');
                let sign = parts.next()?.chars().next()?;
                let width = parts.next()?.parse().ok()?;
                let path = parts.next()?;
                Some((sign, Glyph { width, path }))
            })
            .collect()
    });
    glyphs.get(&sign).copied()
}

/// How wide a text is in thousandths of the type size.
pub(crate) fn width(text: &str) -> f32 {
    text.chars()
        .map(|sign| glyph(sign).map_or(SPACE, |glyph| glyph.width))
        .sum()
}

/// How far the middle of a sign is above the baseline.
fn middle(sign: char) -> f32 {
    if sign >= '\u{3000}' { KANJI } else { CAPITALS }
}

/// The outline of a sign, after the shift to the right and down that centres it.
#[cfg(test)]
pub(crate) fn centred(sign: char) -> Option<(f32, f32, &'static str)> {
    glyph(sign).map(|glyph| (-glyph.width / 2.0, middle(sign), glyph.path))
}

/// Draws a text around a point as outlines. Signs without an outline leave a gap.
pub(crate) fn draw(svg: &mut String, text: &str, x: f32, y: f32, size: f32, fill: &str) {
    let scale = size / 1000.0;
    let middle = text.chars().map(middle).fold(CAPITALS, f32::max);
    let mut path = String::new();
    let mut left = x - width(text) * scale / 2.0;
    let baseline = y + middle * scale;
    for sign in text.chars() {
        let Some(glyph) = glyph(sign) else {
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
        let signs = "ABCXYZabcxyz0123456789 äöüÄÖÜß éèêëàâçîïôûùœ ğıİşŞç őűáíóú ășțâîĂȘȚ .,:;!?'’()-–+ ↖↑↗↓";
        for sign in signs.chars().filter(|sign| *sign != ' ') {
            assert!(glyph(sign).is_some(), "{sign}");
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
