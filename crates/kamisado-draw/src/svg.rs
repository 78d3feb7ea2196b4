//! The picture of one board. A square is 100 units wide.

use std::fmt::Write as _;

use kamisado::{ByColor, Color, Move, Side, Square, Teeth, Tower};

use crate::{Diagram, Frame, Look, Palette, Symbols, glyphs};

/// The width of a square.
pub(crate) const UNIT: f32 = 100.0;
/// The width of the frame where it holds the coordinates, and where it does not.
const MARGIN: f32 = 52.0;
const NARROW_MARGIN: f32 = 18.0;
/// The height of a row of the legend, which has two of them.
const LEGEND_ROW: f32 = 46.0;

/// What a frame is painted with.
pub(crate) struct Tints {
    pub(crate) page: &'static str,
    pub(crate) ink: &'static str,
    frame: &'static str,
    edge: &'static str,
    gap: &'static str,
}

impl Frame {
    pub(crate) const fn tints(self) -> Tints {
        match self {
            Frame::Light => Tints {
                page: "#fbf8f2",
                ink: "#4b4238",
                frame: "#efe7d8",
                edge: "#cbbfa8",
                gap: "#5a4d3d",
            },
            Frame::Dark => Tints {
                page: "#141210",
                ink: "#e4d9c6",
                frame: "#2a2521",
                edge: "#494038",
                gap: "#0d0b0a",
            },
        }
    }
}

impl Diagram {
    /// The diagram as an SVG picture. It needs no fonts or other files.
    #[must_use]
    pub fn svg(&self, look: &Look) -> String {
        let side = side_length(look);
        let has_letters = [look.symbols, look.tower_symbols].contains(&Symbols::Letters);
        let legend = self.legend.as_ref().filter(|_| has_letters);
        let height = side + legend.map_or(0.0, |_| 2.0 * LEGEND_ROW);
        let mut svg = String::with_capacity(32 * 1024);
        open(&mut svg, side, height, &self.title, &self.description);
        definitions(&mut svg);
        self.draw(&mut svg, look);
        if let Some(names) = legend {
            View { look }.legend(&mut svg, names);
        }
        svg.push_str("</svg>");
        svg
    }

    /// Draws the board with its frame, the upper left corner at the origin.
    pub(crate) fn draw(&self, svg: &mut String, look: &Look) {
        let view = View { look };
        view.frame(svg);
        for square in Square::all() {
            view.square(svg, self, square);
        }
        if let Some(m) = self.last_move {
            view.arrow(svg, m);
        }
        let active = self.active_square();
        for square in Square::all() {
            if let Some((tower, teeth)) = self.setup.at(square) {
                view.tower(svg, square, tower, teeth, active == Some(square));
                view.badge(svg, self.setup.board.color(square), square);
            }
        }
        for square in Square::all().filter(|square| self.targets.contains(*square)) {
            view.target(svg, square, self.setup.at(square).is_some());
        }
    }
}

/// The beginning of a picture of a board on a page, for pictures that cannot be transparent.
#[cfg(feature = "gif")]
pub(crate) fn page(side: f32, look: &Look) -> String {
    let mut svg = String::new();
    open(&mut svg, side, side, "", "");
    definitions(&mut svg);
    let page = look.frame.tints().page;
    let _ = write!(
        svg,
        "<rect width=\"{side}\" height=\"{side}\" fill=\"{page}\"/>"
    );
    svg
}

/// A picture of an arrow alone, as large as the board.
#[cfg(feature = "gif")]
pub(crate) fn arrow(look: &Look, m: Move) -> String {
    let side = side_length(look);
    let mut svg = String::new();
    open(&mut svg, side, side, "", "");
    View { look }.arrow(&mut svg, m);
    svg.push_str("</svg>");
    svg
}

/// A picture of a tower alone, with so much room around its middle. A colour is named in its corner, as that of the square below.
#[cfg(feature = "gif")]
pub(crate) fn tower(
    look: &Look,
    tower: Tower,
    teeth: Teeth,
    active: bool,
    color: Option<Color>,
    reach: f32,
) -> String {
    let view = View { look };
    let square = Square::new(0, 0).unwrap_or_else(|| unreachable!("every board has a corner"));
    let (x, y) = view.middle(square);
    let (left, top) = (reach - x, reach - y);
    let mut svg = String::new();
    open(&mut svg, 2.0 * reach, 2.0 * reach, "", "");
    definitions(&mut svg);
    let _ = write!(svg, "<g transform=\"translate({left} {top})\">");
    view.tower(&mut svg, square, tower, teeth, active);
    if let Some(color) = color {
        view.badge(&mut svg, color, square);
    }
    svg.push_str("</g></svg>");
    svg
}

/// The middle of a square.
#[cfg(feature = "gif")]
pub(crate) fn middle(look: &Look, square: Square) -> (f32, f32) {
    View { look }.middle(square)
}

/// The width and height of a board with its frame.
pub(crate) fn side_length(look: &Look) -> f32 {
    8.0 * UNIT + 2.0 * margin(look)
}

fn margin(look: &Look) -> f32 {
    if look.coordinates {
        MARGIN
    } else {
        NARROW_MARGIN
    }
}

/// Opens a picture that screen readers can name.
pub(crate) fn open(svg: &mut String, width: f32, height: f32, title: &str, description: &str) {
    // The title and the description name the picture by themselves; ids would clash where a page holds several diagrams.
    // Here and below: writing to a string cannot fail.
    let _ = write!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\"><title>{}</title>",
        escape(title)
    );
    if !description.is_empty() {
        let _ = write!(svg, "<desc>{}</desc>", escape(description));
    }
}

/// The shapes and gradients that all towers share. They are the same in every diagram, so diagrams on one page may share their names.
pub(crate) fn definitions(svg: &mut String) {
    let _ = write!(
        svg,
        "<defs>\
         <linearGradient id=\"kamisado-black\" x2=\"0\" y2=\"1\"><stop stop-color=\"#4a4a52\"/><stop offset=\"1\" stop-color=\"#0c0c10\"/></linearGradient>\
         <linearGradient id=\"kamisado-white\" x2=\"0\" y2=\"1\"><stop stop-color=\"#ffffff\"/><stop offset=\"1\" stop-color=\"#cfc8bb\"/></linearGradient>\
         <linearGradient id=\"kamisado-shine\" x2=\"0\" y2=\"1\"><stop stop-color=\"#fff\" stop-opacity=\".3\"/><stop offset=\".5\" stop-color=\"#fff\" stop-opacity=\"0\"/>\
         <stop offset=\"1\" stop-color=\"#000\" stop-opacity=\".18\"/></linearGradient>\
         <path id=\"kamisado-body\" d=\"{body}\"/><path id=\"kamisado-face\" d=\"{face}\"/><path id=\"kamisado-halo\" d=\"{halo}\"/>\
         <path id=\"kamisado-tooth\" d=\"M-6.5 -5.5Q0 -10 6.5 -5.5Q5.5 4 0 10.5Q-5.5 4 -6.5 -5.5Z\" fill=\"#fff6d8\" stroke=\"#33240c\" stroke-width=\"2\" stroke-linejoin=\"round\"/>\
         </defs>",
        body = octagon(38.0),
        face = octagon(27.5),
        halo = octagon(43.5),
    );
}

/// An octagon around the origin whose sides are this far from it.
fn octagon(radius: f32) -> String {
    let r = radius;
    let c = radius * std::f32::consts::FRAC_PI_8.tan();
    format!(
        "M{c:.2} -{r:.2}L{r:.2} -{c:.2}V{c:.2}L{c:.2} {r:.2}H-{c:.2}L-{r:.2} {c:.2}V-{c:.2}L-{c:.2} -{r:.2}Z"
    )
}

/// A board as it is looked at.
struct View<'a> {
    look: &'a Look,
}

impl View<'_> {
    /// The middle of a square.
    fn middle(&self, square: Square) -> (f32, f32) {
        let seen = if self.look.flipped {
            square.turn()
        } else {
            square
        };
        let margin = margin(self.look);
        (
            margin + (f32::from(seen.file()) + 0.5) * UNIT,
            margin + (7.5 - f32::from(seen.rank())) * UNIT,
        )
    }

    fn character(&self, symbols: Symbols, color: Color) -> Option<char> {
        symbols.character(color, &self.look.letters)
    }

    /// The letters on their colours, with the names of the colours, below the board.
    fn legend(&self, svg: &mut String, names: &ByColor<String>) {
        const SIZE: f32 = 26.0;
        let side = side_length(self.look);
        for (place, (color, name)) in (0_u8..).zip(names.iter()) {
            let left = f32::from(place % 4) * side / 4.0 + 6.0;
            let middle = side + (f32::from(place / 4) + 0.5) * LEGEND_ROW;
            let _ = write!(
                svg,
                "<rect x=\"{left}\" y=\"{}\" width=\"36\" height=\"36\" rx=\"5\" fill=\"{}\"/>",
                middle - 18.0,
                self.look.palette.hex(color)
            );
            let letter = self.look.letters[color].to_string();
            let ink = ink_on(self.look.palette, color);
            glyphs::draw(svg, &letter, left + 18.0, middle, SIZE, ink);
            let half = glyphs::width(name) * SIZE / 2000.0;
            let ink = self.look.frame.tints().ink;
            glyphs::draw(svg, name, left + 44.0 + half, middle, SIZE, ink);
        }
    }

    fn frame(&self, svg: &mut String) {
        let tints = self.look.frame.tints();
        let margin = margin(self.look);
        let side = side_length(self.look);
        let _ = write!(
            svg,
            "<rect x=\"1\" y=\"1\" width=\"{w}\" height=\"{w}\" rx=\"22\" fill=\"{}\" stroke=\"{}\" stroke-width=\"2\"/>\
             <rect x=\"{m}\" y=\"{m}\" width=\"{b}\" height=\"{b}\" rx=\"7\" fill=\"{}\"/>",
            tints.frame,
            tints.edge,
            tints.gap,
            w = side - 2.0,
            m = margin - 4.0,
            b = 8.0 * UNIT + 8.0,
        );
        if !self.look.coordinates {
            return;
        }
        for place in 0..8_u8 {
            let number = if self.look.flipped { 7 - place } else { place };
            let file = char::from(b'a' + number).to_string();
            let rank = char::from(b'1' + number).to_string();
            let along = margin + (f32::from(place) + 0.5) * UNIT;
            for across in [margin / 2.0, side - margin / 2.0] {
                glyphs::draw(svg, &file, along, across, 25.0, tints.ink);
                glyphs::draw(svg, &rank, across, side - along, 25.0, tints.ink);
            }
        }
    }

    fn square(&self, svg: &mut String, diagram: &Diagram, square: Square) {
        let color = diagram.setup.board.color(square);
        let (x, y) = self.middle(square);
        let _ = write!(
            svg,
            "<rect x=\"{}\" y=\"{}\" width=\"97\" height=\"97\" rx=\"5\" fill=\"{}\"/>",
            x - 48.5,
            y - 48.5,
            self.look.palette.hex(color)
        );
        if let Some(character) = self.character(self.look.symbols, color)
            && diagram.setup.at(square).is_none()
        {
            svg.push_str("<g opacity=\".72\">");
            let ink = ink_on(self.look.palette, color);
            glyphs::draw(svg, &character.to_string(), x, y, 52.0, ink);
            svg.push_str("</g>");
        }
    }

    /// Names the colour of the square under a tower, in a corner.
    fn badge(&self, svg: &mut String, color: Color, square: Square) {
        let Some(character) = self.character(self.look.symbols, color) else {
            return;
        };
        let (x, y) = self.middle(square);
        let _ = write!(
            svg,
            "<rect x=\"{}\" y=\"{}\" width=\"25\" height=\"25\" rx=\"5\" fill=\"{}\"/>",
            x - 48.5,
            y - 48.5,
            self.look.palette.hex(color)
        );
        let ink = ink_on(self.look.palette, color);
        glyphs::draw(svg, &character.to_string(), x - 36.0, y - 36.0, 22.0, ink);
    }

    fn tower(&self, svg: &mut String, square: Square, tower: Tower, teeth: Teeth, active: bool) {
        let palette = self.look.palette;
        let (x, y) = self.middle(square);
        let (body, edge, rim) = match tower.side {
            Side::Black => ("black", "#000", "#9a9aa4"),
            Side::White => ("white", "#3d382f", "#6d665a"),
        };
        let _ = write!(svg, "<g transform=\"translate({x} {y})\">");
        if active {
            svg.push_str(
                "<use href=\"#kamisado-halo\" fill=\"none\" stroke=\"#000\" stroke-width=\"11\" stroke-linejoin=\"round\"/>\
                 <use href=\"#kamisado-halo\" fill=\"none\" stroke=\"#ffe94f\" stroke-width=\"6.5\" stroke-linejoin=\"round\"/>",
            );
        }
        let _ = write!(
            svg,
            "<use href=\"#kamisado-body\" y=\"4\" opacity=\".35\"/>\
             <use href=\"#kamisado-body\" fill=\"url(#kamisado-{body})\" stroke=\"{edge}\" stroke-width=\"1.5\"/>\
             <use href=\"#kamisado-face\" fill=\"{}\"/><use href=\"#kamisado-face\" fill=\"url(#kamisado-shine)\" stroke=\"{rim}\" stroke-width=\"1.6\"/>",
            palette.hex(tower.color)
        );
        if let Some(character) = self.character(self.look.tower_symbols, tower.color) {
            glyphs::draw(
                svg,
                &character.to_string(),
                0.0,
                0.0,
                36.0,
                ink_on(palette, tower.color),
            );
        }
        for tooth in 0..teeth.count() {
            let x = (f32::from(tooth) - f32::from(teeth.count() - 1) / 2.0) * 15.5;
            let _ = write!(svg, "<use href=\"#kamisado-tooth\" x=\"{x}\" y=\"32.5\"/>");
        }
        svg.push_str("</g>");
    }

    fn target(&self, svg: &mut String, square: Square, occupied: bool) {
        let (x, y) = self.middle(square);
        // A ring leaves the tower or the symbol inside it in sight.
        let ring = occupied || self.look.symbols != Symbols::Off;
        let _ = if ring {
            let radius = if occupied { 43 } else { 36 };
            write!(
                svg,
                "<g fill=\"none\"><circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" stroke=\"#000\" stroke-opacity=\".75\" stroke-width=\"8\"/>\
                 <circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" stroke=\"#fff\" stroke-width=\"4.5\" stroke-dasharray=\"12 7\"/></g>"
            )
        } else {
            write!(
                svg,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"13\" fill=\"#fff\" stroke=\"#000\" stroke-opacity=\".75\" stroke-width=\"3\"/>"
            )
        };
    }

    fn arrow(&self, svg: &mut String, m: Move) {
        let (x1, y1) = self.middle(m.from);
        let (x2, y2) = self.middle(m.to);
        let length = (x2 - x1).hypot(y2 - y1);
        if length < 1.0 {
            return;
        }
        let (dx, dy) = ((x2 - x1) / length, (y2 - y1) / length);
        // The head stops short of the tower it points at.
        let tip = length - 42.0;
        let at = |along: f32, aside: f32| {
            format!(
                "{:.1} {:.1}",
                x1 + dx * along - dy * aside,
                y1 + dy * along + dx * aside
            )
        };
        let head = tip - 24.0;
        let _ = write!(
            svg,
            "<path d=\"M{} L{} L{} L{} L{} L{} L{} Z\" fill=\"#fff\" fill-opacity=\".92\" stroke=\"#000\" stroke-opacity=\".8\" stroke-width=\"3\" stroke-linejoin=\"round\"/>\
             <circle cx=\"{x1}\" cy=\"{y1}\" r=\"11\" fill=\"#fff\" fill-opacity=\".92\" stroke=\"#000\" stroke-opacity=\".8\" stroke-width=\"3\"/>",
            at(0.0, -5.0),
            at(head, -5.0),
            at(head, -17.0),
            at(tip, 0.0),
            at(head, 17.0),
            at(head, 5.0),
            at(0.0, 5.0),
        );
    }
}

/// What reads best on a colour.
pub(crate) fn ink_on(palette: Palette, color: Color) -> &'static str {
    if palette.is_bright(color) {
        "#0f0d0a"
    } else {
        "#ffffff"
    }
}

/// A text as XML has it. What XML cannot hold at all is left out.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '\n' | '\t' => escaped.push(character),
            '\u{fffe}' | '\u{ffff}' => {}
            character if character.is_control() => {}
            character => escaped.push(character),
        }
    }
    escaped
}
