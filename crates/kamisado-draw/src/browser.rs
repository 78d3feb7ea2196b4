//! The board in the browser has the colours and the characters of the diagrams. They are written here, into a script, and a test
//! fails when that script says anything else.

use std::fmt::Write as _;
use std::path::Path;

use kamisado::{Board, Color, Language, Side, Square, Teeth};
use kamisado_i18n::{Message, letters};

use crate::{Palette, glyphs, svg};

/// The script with the colours and the characters.
fn looks() -> String {
    let mut script = String::from(
        "// @ts-check\n\
         // The colours and characters of the diagrams, written by kamisado-draw (src/browser.rs says how). Not to be edited by hand.\n\
         // The outlines come from Noto Sans and are under the SIL Open Font License 1.1.\n\n",
    );
    let names = Color::ALL.map(|color| format!("'{color}'"));
    // Here and below: writing to a string cannot fail.
    let _ = write!(
        script,
        "/** The eight colours in their order. */\nexport const COLORS = /** @type {{const}} */ ([{}]);\n\n\
         /** @typedef {{typeof COLORS[number]}} Color */\n\n\
         /** Each palette: the colour, and what reads best on it.\n * @type {{Record<string, Record<Color, [string, string]>>}} */\n\
         export const PALETTES = {{\n",
        names.join(", ")
    );
    for palette in Palette::ALL {
        let _ = writeln!(script, "  {}: {{", palette.name());
        for color in Color::ALL {
            let _ = writeln!(
                script,
                "    {color}: ['{}', '{}'],",
                palette.hex(color),
                svg::ink_on(palette, color)
            );
        }
        script.push_str("  },\n");
    }
    script.push_str(
        "};\n\n/** The letters of the colours in each language, in the order of the colours.\n \
         * @type {Record<string, string>} */\nexport const LETTERS = {\n",
    );
    for language in Language::ALL {
        let letters: String = letters(language).0.iter().collect();
        let _ = writeln!(script, "  {language}: '{letters}',");
    }
    script.push_str(
        "};\n\n/** Each kanji: the shift that centres its outline, and the outline, in thousandths of the type size.\n \
         * @type {Record<Color, [string, string]>} */\nexport const KANJI = {\n",
    );
    for color in Color::ALL {
        let kanji = glyphs::centred(color.kanji());
        if let Some((across, down, path)) = kanji {
            let _ = writeln!(script, "  {color}: ['{across} {down}', '{path}'],");
        }
    }
    script.push_str("};\n");
    let rows = (0..8).rev().map(|rank| {
        let squares = (0..8).filter_map(|file| Square::new(file, rank));
        let row = squares.map(|square| format!("'{}'", Board::Standard.color(square)));
        format!("  [{}],\n", row.collect::<Vec<_>>().join(", "))
    });
    let _ = write!(
        script,
        "\n/** The colours of the squares, ranks 8 to 1, each from file a to h.\n * @type {{Color[][]}} */\nexport const BOARD = [\n{}];\n",
        rows.collect::<String>()
    );
    script
}

/// The script that names squares and what stands on them, in every language. A name is put together from parts that depend on
/// nothing else; that it is so in every language is checked on the way.
fn names() -> String {
    let mut script = String::from(
        "// @ts-check\n\
         // Squares in words, written by kamisado-draw from its catalogues (src/browser.rs says how). Not to be edited by hand.\n\n\
         /**\n * @typedef {import('./looks.js').Color} Color\n\
          * @typedef {{colors: Record<Color, string>, empty: string, black: Record<Color, string>, white: Record<Color, string>, teeth: string[], active: string}} Names\n \
          */\n\n\
         /** What follows the name of a square, by language.\n * @type {Record<string, Names>} */\nexport const NAMES = {\n",
    );
    for language in Language::ALL {
        let square = Square::new(0, 0).expect("every board has a corner");
        let rest = |text: String, start: &str| {
            let rest = text.strip_prefix(start).map(str::to_owned);
            rest.unwrap_or_else(|| panic!("{language}: {text} does not begin with {start}"))
        };
        // In a sentence colours may be spelt otherwise than alone.
        let empty_square = |color| {
            let text = Message::SquareEmpty { square, color }.say(language);
            let (color, empty) = rest(text, "a1, ").split_once(", ").map_or_else(
                || panic!("{language}: an empty square has no two commas"),
                |(color, empty)| (color.to_owned(), format!(", {empty}")),
            );
            (color, empty)
        };
        let called = |color| empty_square(color).0;
        let place = |color| format!("a1, {}", called(color));
        let tower = |side, tower, color| {
            let message = Message::SquareTower {
                square,
                color,
                side,
                tower,
            };
            rest(message.say(language), &place(color))
        };
        let (side, first) = (Side::Black, Color::Brown);
        let empty = empty_square(first).1;
        let all_teeth = [Teeth::SUMO, Teeth::DOUBLE, Teeth::TRIPLE, Teeth::FOUR];
        let teeth = all_teeth.map(|teeth| {
            let message = Message::SquareSumo {
                square,
                color: first,
                side,
                tower: first,
                teeth,
            };
            rest(
                message.say(language),
                &format!("{}{}", place(first), tower(side, first, first)),
            )
        });
        let teeth = teeth.map(|text| format!("{text:?}"));
        let active = Message::SquareActive { text: "" }.say(language);
        let table = |text: &dyn Fn(Color) -> String| {
            let rows = Color::ALL.map(|color| format!("{color}: {:?}", text(color)));
            format!("{{ {} }}", rows.join(", "))
        };
        for color in Color::ALL {
            for side in Side::ALL {
                for own in Color::ALL {
                    assert_eq!(
                        tower(side, own, color),
                        tower(side, own, first),
                        "{language}"
                    );
                }
            }
        }
        let _ = write!(
            script,
            "  {language}: {{\n    colors: {},\n    empty: {empty:?},\n    black: {},\n    white: {},\n    teeth: [{}],\n    active: {active:?},\n  }},\n",
            table(&called),
            table(&|color| tower(Side::Black, color, first)),
            table(&|color| tower(Side::White, color, first)),
            teeth.join(", "),
        );
    }
    script.push_str("};\n");
    script
}

/// `KAMISADO_WRITE=1 cargo test -p kamisado-draw browser` writes the script anew.
#[test]
fn the_board_in_the_browser_has_the_colours_and_characters_of_the_diagrams() {
    is_up_to_date("looks.js", &looks());
}

#[test]
fn the_board_in_the_browser_names_squares_in_every_language() {
    is_up_to_date("names.js", &names());
}

fn is_up_to_date(name: &str, script: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../web/board")
        .join(name);
    if std::env::var_os("KAMISADO_WRITE").is_some() {
        std::fs::write(&file, script).expect("the script can be written");
    }
    let kept = std::fs::read_to_string(&file).expect("the script can be read");
    assert!(
        kept == script,
        "web/board/{name} is out of date: run `KAMISADO_WRITE=1 cargo test -p kamisado-draw browser`"
    );
}
