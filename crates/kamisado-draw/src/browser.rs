//! The board in the browser has the colours and the characters of the diagrams. They are written here, into a script, and a test
//! fails when that script says anything else.

use std::fmt::Write as _;
use std::path::Path;

use kamisado::{Color, Language};

use kamisado_i18n::Message;

use crate::{Palette, Symbols, glyphs, svg};

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
        let letters = Color::ALL.map(|color| Message::ColorLetter { color }.say(language));
        let _ = writeln!(script, "  {language}: '{}',", letters.concat());
    }
    script.push_str(
        "};\n\n/** Each kanji: the shift that centres its outline, and the outline, in thousandths of the type size.\n \
         * @type {Record<Color, [string, string]>} */\nexport const KANJI = {\n",
    );
    for color in Color::ALL {
        let kanji = Symbols::Kanji.character(color).and_then(glyphs::centred);
        if let Some((across, down, path)) = kanji {
            let _ = writeln!(script, "  {color}: ['{across} {down}', '{path}'],");
        }
    }
    script.push_str("};\n");
    script
}

/// `KAMISADO_WRITE=1 cargo test -p kamisado-draw browser` writes the script anew.
#[test]
fn the_board_in_the_browser_has_the_colours_and_signs_of_the_diagrams() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/board/looks.js");
    let looks = looks();
    if std::env::var_os("KAMISADO_WRITE").is_some() {
        std::fs::write(&file, &looks).expect("the script can be written");
    }
    let kept = std::fs::read_to_string(&file).expect("the script can be read");
    assert!(
        kept == looks,
        "web/board/looks.js is out of date: run `KAMISADO_WRITE=1 cargo test -p kamisado-draw browser`"
    );
}
