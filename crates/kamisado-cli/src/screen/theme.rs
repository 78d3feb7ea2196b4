//! The colours of the screen: how many the terminal has, and what each is used for.

use kamisado::{ByColor, Color, Language, Side, Tower};
use kamisado_draw::{LETTERS, Palette, Symbols};
use kamisado_i18n::letters;
use ratatui::style::{Color as Paint, Style};

/// How many colours the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Depth {
    /// Sixteen million.
    #[value(name = "truecolor")]
    True,
    /// The 256 of most terminals.
    #[value(name = "256")]
    Indexed,
    /// The sixteen of every terminal.
    #[value(name = "16")]
    Sixteen,
    /// None: letters, brackets and reverse video take the place of colours.
    #[value(name = "none")]
    None,
}

impl Depth {
    /// Detects the colours of the terminal; `variable` returns the value of an environment variable.
    pub(crate) fn detect(variable: impl Fn(&str) -> Option<String>) -> Depth {
        let is_set = |name: &str| variable(name).is_some_and(|value| !value.is_empty());
        let term = variable("TERM").unwrap_or_default();
        let colorterm = variable("COLORTERM").unwrap_or_default();
        if is_set("NO_COLOR") || term == "dumb" {
            Depth::None
        } else if ["truecolor", "24bit"].contains(&colorterm.as_str()) || term.contains("direct") {
            Depth::True
        } else if term.contains("256") {
            Depth::Indexed
        } else {
            Depth::Sixteen
        }
    }
}

/// The colours of a screen, and the characters that name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Theme {
    pub(crate) depth: Depth,
    pub(crate) palette: Palette,
    symbols: Symbols,
    letters: ByColor<char>,
}

impl Theme {
    pub(crate) const fn new(depth: Depth, palette: Palette, symbols: Symbols) -> Theme {
        Theme {
            depth,
            palette,
            symbols,
            letters: LETTERS,
        }
    }

    /// The same, with the letters of a language.
    pub(crate) fn in_language(self, language: Language) -> Theme {
        Theme {
            letters: letters(language),
            ..self
        }
    }

    /// The characters on squares and towers. Without colours they are always shown.
    pub(crate) fn symbols(&self) -> Symbols {
        match (self.depth, self.symbols) {
            (Depth::None, Symbols::Off) => Symbols::Letters,
            (_, symbols) => symbols,
        }
    }

    /// The character that names a colour, unless characters are switched off.
    pub(crate) fn character(&self, color: Color) -> Option<char> {
        self.symbols().character(color, &self.letters)
    }

    /// The letter that names a colour.
    pub(crate) fn letter(&self, color: Color) -> char {
        self.letters[color]
    }

    /// The letter that names the colour of a tower, small for Black's as in the position text.
    pub(crate) fn tower_letter(&self, tower: Tower) -> char {
        match tower.side {
            Side::Black => self.letter(tower.color).to_ascii_lowercase(),
            Side::White => self.letter(tower.color),
        }
    }

    pub(crate) const fn chosen_symbols(&self) -> Symbols {
        self.symbols
    }

    pub(crate) const fn set_symbols(&mut self, symbols: Symbols) {
        self.symbols = symbols;
    }

    pub(crate) fn has_colors(&self) -> bool {
        self.depth != Depth::None
    }

    fn paint(&self, [red, green, blue]: [u8; 3], sixteen: Paint) -> Paint {
        match self.depth {
            Depth::True => Paint::Rgb(red, green, blue),
            Depth::Indexed => Paint::Indexed(cube(red) * 36 + cube(green) * 6 + cube(blue) + 16),
            Depth::Sixteen => sixteen,
            Depth::None => Paint::Reset,
        }
    }

    /// The terminal's colour for a colour of the game.
    pub(crate) fn hue(&self, color: Color) -> Paint {
        let sixteen = match color {
            Color::Brown => Paint::Yellow,
            Color::Green => Paint::Green,
            Color::Red => Paint::Red,
            Color::Yellow => Paint::LightYellow,
            Color::Pink => Paint::LightMagenta,
            Color::Purple => Paint::Magenta,
            Color::Blue => Paint::Blue,
            Color::Orange => Paint::LightRed,
        };
        self.paint(self.palette.rgb(color), sixteen)
    }

    /// What can be read on a colour of the game.
    pub(crate) fn ink(&self, color: Color) -> Paint {
        let bright = match self.depth {
            // Terminals choose their own sixteen colours; these are light in all common ones.
            Depth::Sixteen => !matches!(color, Color::Red | Color::Purple | Color::Blue),
            _ => self.palette.is_bright(color),
        };
        if bright {
            self.paint([16, 16, 18], Paint::Black)
        } else {
            self.paint([252, 250, 244], Paint::White)
        }
    }

    /// A shade of a colour of the game for what should be discreet, such as the character of an empty square.
    pub(crate) fn shade(&self, color: Color) -> Paint {
        if self.depth != Depth::True {
            return self.ink(color);
        }
        let bright = self.palette.is_bright(color);
        let [red, green, blue] = self.palette.rgb(color).map(|part| {
            let part = u16::from(part);
            // Two fifths of the way to black or to white.
            let mixed = if bright {
                part * 3 / 5
            } else {
                (part * 3 + 255 * 2) / 5
            };
            u8::try_from(mixed).unwrap_or(u8::MAX)
        });
        Paint::Rgb(red, green, blue)
    }

    /// The body of a side's towers.
    pub(crate) fn body(&self, side: Side) -> Paint {
        match side {
            Side::Black => self.paint([20, 20, 24], Paint::Black),
            Side::White => self.paint([246, 243, 234], Paint::White),
        }
    }

    /// The teeth on a side's towers.
    pub(crate) fn teeth(&self, side: Side) -> Paint {
        match side {
            Side::Black => self.paint([250, 210, 90], Paint::LightYellow),
            Side::White => self.paint([150, 30, 20], Paint::Red),
        }
    }

    /// A colour of the game as a chip to write on.
    pub(crate) fn chip(&self, color: Color) -> Style {
        if self.has_colors() {
            Style::new().bg(self.hue(color)).fg(self.ink(color))
        } else {
            Style::new()
        }
    }
}

/// The step of the 6 × 6 × 6 colour cube nearest to a part of a colour.
fn cube(part: u8) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let nearest = (0..6_u8).min_by_key(|&step| STEPS[usize::from(step)].abs_diff(part));
    nearest.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn depth(variables: &[(&str, &str)]) -> Depth {
        Depth::detect(|name| {
            let found = variables.iter().find(|(key, _)| *key == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_environment_tells_the_colors() {
        let term = ("TERM", "xterm-256color");
        assert_eq!(depth(&[term]), Depth::Indexed);
        assert_eq!(depth(&[term, ("COLORTERM", "truecolor")]), Depth::True);
        assert_eq!(depth(&[("TERM", "linux")]), Depth::Sixteen);
        assert_eq!(depth(&[("TERM", "dumb")]), Depth::None);
        let no_color = [("COLORTERM", "truecolor"), ("NO_COLOR", "1")];
        assert_eq!(depth(&no_color), Depth::None);
        assert_eq!(depth(&[term, ("NO_COLOR", "")]), Depth::Indexed);
    }

    #[test]
    fn no_two_colors_of_the_game_share_a_paint() {
        for depth in [Depth::True, Depth::Indexed, Depth::Sixteen] {
            for palette in Palette::ALL {
                let theme = Theme::new(depth, palette, Symbols::Off);
                for (index, &one) in Color::ALL.iter().enumerate() {
                    for &other in &Color::ALL[index + 1..] {
                        assert_ne!(
                            theme.hue(one),
                            theme.hue(other),
                            "{depth:?} {palette:?}: {one} {other}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn without_colors_there_are_always_characters() {
        let theme = Theme::new(Depth::None, Palette::Classic, Symbols::Off);
        assert_eq!(theme.symbols(), Symbols::Letters);
    }
}
