//! What is in a picture, and that it can be painted.
#![allow(clippy::unwrap_used)]

use kamisado::{Board, ByColor, Color, Language, Position, Setup, Square, Teeth, Tower};
use kamisado_draw::{Diagram, Frame, LETTERS, Look, Palette, Sheet, Symbols, TextStyle};
use kamisado_i18n::{Message, letters};
use roxmltree::{Document, Node};

/// Teeth of all numbers, a tower that must move, and one it can push.
const BUSY: &str = "O3Y1GN/3P4/1B3R2/4++r3/2+n5/1+++U2p3/1g3+bo1/4yu2 b b";

fn busy() -> Diagram {
    let position: Position = BUSY.parse().unwrap();
    Diagram::from(&position)
        .with_targets(position.targets())
        .with_last_move("b3b2".parse().unwrap())
}

fn looks() -> Vec<Look> {
    let mut looks = Vec::new();
    for palette in Palette::ALL {
        for frame in [Frame::Light, Frame::Dark] {
            for symbols in [Symbols::Off, Symbols::Kanji, Symbols::Letters] {
                for (flipped, coordinates) in [(false, true), (true, false)] {
                    looks.push(Look {
                        palette,
                        frame,
                        symbols,
                        tower_symbols: symbols,
                        letters: LETTERS,
                        flipped,
                        coordinates,
                    });
                }
            }
        }
    }
    looks
}

/// How often an element refers to a shape.
fn uses(document: &Document<'_>, shape: &str) -> usize {
    let refers = |node: &Node<'_, '_>| node.attribute("href") == Some(shape);
    document.descendants().filter(refers).count()
}

#[test]
fn a_picture_is_well_formed_in_every_look() {
    for look in looks() {
        let svg = busy().svg(&look);
        let document = Document::parse(&svg).unwrap();
        let root = document.root_element();
        assert_eq!(root.attribute("role"), Some("img"));
        for tag in ["title", "desc"] {
            let named = root.children().find(|node| node.has_tag_name(tag)).unwrap();
            assert!(!named.text().unwrap_or_default().is_empty(), "{tag}");
        }
        // No font, no script, nothing from elsewhere.
        for tag in ["text", "script", "image", "style"] {
            assert!(
                !document.descendants().any(|node| node.has_tag_name(tag)),
                "{tag}"
            );
        }
    }
}

#[test]
fn all_towers_teeth_and_the_active_tower_are_drawn() {
    let svg = busy().svg(&Look::default());
    let document = Document::parse(&svg).unwrap();
    assert_eq!(
        uses(&document, "#kamisado-face"),
        2 * 16,
        "a face and its shine for each tower"
    );
    assert_eq!(uses(&document, "#kamisado-tooth"), 2 + 1 + 3 + 1);
    assert_eq!(
        uses(&document, "#kamisado-halo"),
        2,
        "one halo of two strokes"
    );
    let start = Diagram::from(&Position::start()).svg(&Look::default());
    assert_eq!(uses(&Document::parse(&start).unwrap(), "#kamisado-halo"), 0);
}

#[test]
fn every_square_has_the_color_of_the_board() {
    let square_at = |svg: &str, x: &str, y: &str| {
        let document = Document::parse(svg).unwrap();
        let square = document
            .descendants()
            .find(|node| node.attribute("x") == Some(x) && node.attribute("y") == Some(y))
            .unwrap();
        square.attribute("fill").unwrap().to_owned()
    };
    let corner = |board: Board, flipped: bool| {
        let mut setup = Setup::empty();
        setup.board = board;
        let look = Look {
            flipped,
            ..Look::default()
        };
        square_at(&Diagram::from(&setup).svg(&look), "53.5", "53.5")
    };
    let orange = Palette::Classic.hex(Color::Orange);
    let brown = Palette::Classic.hex(Color::Brown);
    assert_eq!(corner(Board::Standard, false), orange);
    assert_eq!(corner(Board::Mirrored, false), brown);
    // Turning the board changes no colour.
    assert_eq!(corner(Board::Standard, true), orange);
}

#[test]
fn what_a_user_writes_cannot_break_the_picture() {
    let title = "<script>alert('&\u{1}')</script>";
    let svg = busy()
        .titled(title)
        .described("a\u{b}b ]]> \u{ffff}")
        .svg(&Look::default());
    let document = Document::parse(&svg).unwrap();
    let text = document
        .descendants()
        .find(|node| node.has_tag_name("title"))
        .unwrap();
    assert_eq!(text.text(), Some("<script>alert('&')</script>"));
}

#[test]
fn a_setup_that_could_not_be_played_can_still_be_drawn() {
    let mut setup = Setup::empty();
    for square in Square::all() {
        let color = Board::Standard.color(square);
        setup.put(
            square,
            Some((Tower::new(kamisado::Side::White, color), Teeth::FOUR)),
        );
    }
    setup.active = Some(Color::Red);
    let svg = Diagram::from(&setup).svg(&Look::default());
    assert_eq!(
        uses(&Document::parse(&svg).unwrap(), "#kamisado-tooth"),
        64 * 4
    );
}

#[test]
fn diagrams_as_text() {
    let kanji = Look {
        symbols: Symbols::Kanji,
        ..Look::default()
    };
    let flipped = Look {
        flipped: true,
        ..Look::default()
    };
    insta::assert_snapshot!("boxes", busy().text(&Look::default(), TextStyle::Boxes));
    insta::assert_snapshot!("boxes_kanji", busy().text(&kanji, TextStyle::Boxes));
    insta::assert_snapshot!("ascii_flipped", busy().text(&flipped, TextStyle::Ascii));
    insta::assert_snapshot!("compact", busy().text(&Look::default(), TextStyle::Compact));
    assert!(busy().text(&kanji, TextStyle::Ascii).is_ascii());
    assert!(busy().text(&kanji, TextStyle::Compact).is_ascii());
}

#[test]
fn the_letters_of_a_language_are_explained_below_the_board() {
    let language = Language::German;
    let names = ByColor::from_fn(|color| Message::ColorName { color }.say(language));
    let diagram = busy().with_legend(names);
    let look = Look {
        symbols: Symbols::Letters,
        letters: letters(language),
        ..Look::default()
    };
    let text = diagram.text(&look, TextStyle::Boxes);
    assert!(text.contains("[L]") && text.contains("L Lila"), "{text}");
    // “Grün” is not ASCII.
    let text = diagram.text(&look, TextStyle::Compact);
    assert!(text.contains("+++L") && text.is_ascii(), "{text}");
    let svg = diagram.svg(&look);
    let view = Document::parse(&svg).unwrap();
    let view = view.root_element().attribute("viewBox").unwrap().to_owned();
    assert_eq!(view, "0 0 904 996");
    // Kanji need no letters.
    assert_eq!(diagram.svg(&Look::default()), busy().svg(&Look::default()));
}

fn sheet(count: usize) -> Sheet {
    let caption = |number: usize| format!("{number}. Violet Gauche 5 Jaune, & autres <choses>");
    Sheet::new(
        "Partie",
        (1..=count).map(|number| (busy(), caption(number))),
    )
}

#[test]
fn a_sheet_shows_every_diagram_and_tells_every_caption() {
    for count in [0, 1, 2, 5, 9] {
        let svg = sheet(count).svg(&Look::default());
        let document = Document::parse(&svg).unwrap();
        assert_eq!(uses(&document, "#kamisado-halo"), 2 * count);
        let description = document
            .descendants()
            .find(|node| node.has_tag_name("desc"));
        let told = description
            .and_then(|node| node.text())
            .map_or(0, |text| text.lines().count());
        assert_eq!(told, count);
    }
}

#[test]
fn the_number_of_columns_decides_the_shape_of_a_sheet() {
    let width = |sheet: Sheet| {
        let svg = sheet.svg(&Look::default());
        let document = Document::parse(&svg).unwrap();
        let view = document
            .root_element()
            .attribute("viewBox")
            .unwrap()
            .to_owned();
        view.split(' ').nth(2).unwrap().parse::<f32>().unwrap()
    };
    assert_eq!(width(sheet(4)), width(sheet(4).columns(2)));
    assert!(width(sheet(4).columns(1)) < width(sheet(4).columns(4)));
    assert_eq!(width(sheet(2).columns(0)), width(sheet(2).columns(1)));
}

#[cfg(feature = "png")]
mod png {
    use super::*;
    use kamisado_draw::{MAX_WIDTH, PngError};

    /// The width and height that the first bytes of a PNG tell.
    fn size(png: &[u8]) -> (u32, u32) {
        assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
        let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
        (number(16), number(20))
    }

    #[test]
    fn a_picture_has_the_size_asked_for() {
        for width in [1, 64, 333] {
            let png = busy().png(&Look::default(), width).unwrap();
            assert_eq!(size(&png), (width, width));
        }
        let (width, height) = size(&sheet(2).png(&Look::default(), 400).unwrap());
        assert_eq!(width, 400);
        assert!(height < width);
    }

    #[test]
    fn a_picture_of_an_impossible_size_is_refused() {
        let limit = MAX_WIDTH;
        for width in [0, limit + 1] {
            let error = busy().png(&Look::default(), width).unwrap_err();
            assert_eq!(error, PngError::Size { width, limit });
        }
        let tall = sheet(12).columns(1).png(&Look::default(), MAX_WIDTH);
        assert_eq!(
            tall,
            Err(PngError::Size {
                width: limit,
                limit
            })
        );
    }
}
