//! The catalogues against the glossary: one term for each concept, in every language.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser;
use kamisado_i18n::Language;

const GLOSSARY: &str = include_str!("glossary.md");

/// Stands for what is filled in.
const FILLED_IN: char = '\u{fffc}';

/// The texts of a language by key, the variants of a message on lines of their own. Keys of the command line's help begin with `help/`.
fn texts(language: Language) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("locales")
        .join(language.code());
    let mut texts = BTreeMap::new();
    let files = [fs::read_dir(folder.join("game")), fs::read_dir(folder)];
    for file in files.into_iter().flat_map(Result::unwrap) {
        let path = file.unwrap().path();
        if path.is_dir() {
            continue;
        }
        let prefix = if path.ends_with("help.ftl") {
            "help/"
        } else {
            ""
        };
        let resource = parser::parse(fs::read_to_string(&path).unwrap()).unwrap();
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let mut text = String::new();
                write(&message.value.unwrap(), &mut text);
                texts.insert(format!("{prefix}{}", message.id.name), text);
            }
        }
    }
    texts
}

fn write(pattern: &Pattern<String>, text: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => {
                for variant in variants {
                    text.push('\n');
                    write(&variant.value, text);
                }
                text.push('\n');
            }
            PatternElement::Placeable { .. } => text.push(FILLED_IN),
        }
    }
}

/// The rows of the table below a heading, without its title and its rule.
fn table(heading: &str) -> Vec<Vec<&'static str>> {
    let (_, section) = GLOSSARY.split_once(heading).unwrap();
    let rows = section
        .lines()
        .skip_while(|line| !line.starts_with('|'))
        .take_while(|line| line.starts_with('|'));
    rows.skip(2)
        .map(|row| row.trim_matches('|').split('|').map(str::trim).collect())
        .collect()
}

/// What a cell lists.
fn list(cell: &str) -> impl Iterator<Item = &str> {
    cell.split(", ").filter(|item| !item.is_empty())
}

/// Lower case, and the Turkish İ like any other i.
fn lower(text: &str) -> String {
    text.to_lowercase().replace('\u{307}', "")
}

/// The words of a text and where they begin. A hyphen is a word of its own.
fn words(text: &str) -> Vec<(usize, &str)> {
    let mut words: Vec<(usize, &str)> = Vec::new();
    for (at, character) in text.char_indices() {
        let end = at + character.len_utf8();
        match words.last_mut() {
            Some((begin, word))
                if *begin + word.len() == at && *word != "-" && character.is_alphanumeric() =>
            {
                *word = &text[*begin..end];
            }
            _ if character.is_alphanumeric() || character == '-' => {
                words.push((at, &text[at..end]));
            }
            _ => {}
        }
    }
    words
}

/// Whether a text has these words in a row. A star at the end of a word stands for any ending.
fn contains(text: &str, phrase: &str) -> bool {
    let (text, phrase) = (lower(text), lower(phrase));
    let words = words(&text);
    let stars = phrase.replace('-', " - ");
    let phrase: Vec<&str> = stars.split_whitespace().collect();
    words.windows(phrase.len()).any(|words| {
        words
            .iter()
            .zip(&phrase)
            .all(|((_, word), wanted)| match wanted.strip_suffix('*') {
                Some(beginning) => word.starts_with(beginning),
                None => word == wanted,
            })
    })
}

/// Whether a text has exactly this word anywhere but at the beginning of a sentence.
fn contains_inside(text: &str, wanted: &str) -> bool {
    words(text).into_iter().any(|(at, word)| {
        let before = text[..at].trim_end_matches([' ', '\u{a0}']);
        word == wanted && !before.is_empty() && !before.ends_with(['.', '!', '?', ':', '\n'])
    })
}

fn must_not_say(text: &str, never: &str) -> bool {
    match never.strip_prefix("… ") {
        Some(word) => contains_inside(text, word),
        None => contains(text, never),
    }
}

#[test]
fn words_are_found_whole_or_by_their_beginning() {
    assert!(contains("The match, at last", "match"));
    assert!(!contains("A rematch", "match"));
    assert!(contains("Kein Protokollführer", "Protokoll*"));
    assert!(contains("Zwei dreifache Sumos", "dreifache* Sumo*"));
    assert!(contains("Draw a line-up.", "line-up"));
    assert!(!contains("Line up the towers.", "line-up"));
    assert!(contains("İkili sumo", "ikili sumo"));
    assert!(contains_inside("Bitte wählen Sie.", "Sie"));
    assert!(!contains_inside(
        "Lies die Aufgabe: Sie nennt den Turm.",
        "Sie"
    ));
    assert!(contains_inside("\u{fffc} is voor Wit", "Wit"));
}

#[test]
fn what_english_calls_by_a_term_every_language_does() {
    let languages = [
        Language::German,
        Language::French,
        Language::Dutch,
        Language::Turkish,
        Language::Hungarian,
        Language::Romanian,
    ];
    let english = texts(Language::English);
    let others = languages.map(|language| (language, texts(language)));
    let mut wrong = Vec::new();
    for row in table("## Terms") {
        let [english_terms, terms @ .., exceptions] = row.as_slice() else {
            panic!("{row:?}");
        };
        assert_eq!(terms.len(), languages.len(), "{row:?}");
        for (key, text) in &english {
            if !list(english_terms).any(|term| contains(text, term)) {
                continue;
            }
            let lacking = others.iter().zip(terms).filter(|((_, texts), terms)| {
                // The forms of a word have different keys in each language.
                let text = texts.get(key).map(|text| lower(text));
                text.is_some_and(|text| !list(terms).any(|term| text.contains(&lower(term))))
            });
            let lacking: Vec<_> = lacking.collect();
            let excepted = list(exceptions).any(|exception| exception == key);
            if excepted && lacking.is_empty() {
                wrong.push(format!("{key} need not be an exception to {english_terms}"));
            }
            for ((language, texts), terms) in lacking.into_iter().filter(|_| !excepted) {
                let text = &texts[key];
                wrong.push(format!("{language}: {key} lacks {terms}: {text}"));
            }
        }
        for exception in list(exceptions).filter(|key| !english.contains_key(*key)) {
            wrong.push(format!(
                "there is no {exception}, excepted from {english_terms}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_language_says_what_it_never_should() {
    let texts: BTreeMap<&str, _> = Language::ALL
        .into_iter()
        .map(|language| (language.code(), texts(language)))
        .collect();
    let mut wrong = Vec::new();
    for row in table("## Never") {
        let &[language, never, instead, exceptions] = row.as_slice() else {
            panic!("{row:?}");
        };
        let said = texts[language]
            .iter()
            .filter(|(_, text)| list(never).any(|never| must_not_say(text, never)));
        let (excepted, said): (Vec<_>, Vec<_>) =
            said.partition(|(key, _)| list(exceptions).any(|exception| exception == *key));
        for (key, text) in said {
            wrong.push(format!("{language}: {key} should say {instead}: {text}"));
        }
        for exception in list(exceptions) {
            if !excepted.iter().any(|(key, _)| *key == exception) {
                wrong.push(format!("{language}: {exception} need not be an exception"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
