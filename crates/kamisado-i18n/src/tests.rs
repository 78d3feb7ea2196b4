//! The catalogues against the table of messages: each must have exactly the others' keys and arguments, and every message must
//! format without an error whatever its arguments are.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use kamisado::Language;

use crate::Message;
use crate::argument::Kind;
use crate::catalogue::{Catalogue, catalogue, files};

const TABLE: &[(&str, &[(&str, Kind)])] = Message::TABLE;

/// What a message mentions.
#[derive(Clone, Debug, Default)]
struct Mentions {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
    /// Each variable selected on, with the names of the choices.
    selections: Vec<(String, BTreeSet<String>)>,
}

impl Mentions {
    fn in_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.in_expression(expression);
            }
        }
    }

    fn in_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.in_inline(inline),
            Expression::Select { selector, variants } => {
                self.in_inline(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    let choices = variants.iter().map(|variant| match variant.key {
                        VariantKey::Identifier { name }
                        | VariantKey::NumberLiteral { value: name } => name.to_owned(),
                    });
                    self.selections
                        .push((id.name.to_owned(), choices.collect()));
                }
                for variant in variants {
                    self.in_pattern(&variant.value);
                }
            }
        }
    }

    fn in_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference {
                id,
                attribute: None,
            } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.in_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            other => panic!("the catalogues use messages and variables only, not {other:?}"),
        }
    }
}

/// Every message of a language and what it mentions.
fn messages(language: Language) -> BTreeMap<String, Mentions> {
    messages_of(language, files(language))
}

fn messages_of(language: Language, files: &[&str]) -> BTreeMap<String, Mentions> {
    let mut messages = BTreeMap::new();
    for text in files {
        let resource = parser::parse(*text).unwrap_or_else(|(_, errors)| {
            let places = errors
                .iter()
                .map(|error| &text[error.slice.clone().unwrap_or(0..0)]);
            panic!("{language}: {errors:?}: {:?}", places.collect::<Vec<_>>())
        });
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                assert!(
                    !matches!(entry, Entry::Term(_)),
                    "{language}: terms take no variables"
                );
                continue;
            };
            let key = message.id.name.to_owned();
            assert!(
                message.attributes.is_empty(),
                "{language}: {key} has attributes"
            );
            let mut mentions = Mentions::default();
            mentions.in_pattern(&message.value.unwrap());
            let before = messages.insert(key.clone(), mentions);
            assert!(before.is_none(), "{language}: {key} appears twice");
        }
    }
    messages
}

/// The variables of a message and of all messages it mentions.
fn variables(key: &str, messages: &BTreeMap<String, Mentions>) -> BTreeSet<String> {
    let mentions = messages
        .get(key)
        .unwrap_or_else(|| panic!("{key} is mentioned but missing"));
    let mut all = mentions.variables.clone();
    for other in &mentions.messages {
        all.extend(variables(other, messages));
    }
    all
}

#[test]
fn no_language_lacks_a_message() {
    for language in Language::ALL {
        let messages = messages(language);
        let missing: Vec<_> = TABLE
            .iter()
            .filter(|(key, _)| !messages.contains_key(*key))
            .map(|(key, _)| key)
            .collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
    }
}

#[test]
fn no_language_has_a_message_that_nobody_uses() {
    for language in Language::ALL {
        let messages = messages(language);
        let used: BTreeSet<&str> = TABLE
            .iter()
            .map(|(key, _)| *key)
            .chain(
                messages
                    .values()
                    .flat_map(|m| m.messages.iter().map(String::as_str)),
            )
            .collect();
        let unused: Vec<_> = messages
            .keys()
            .filter(|key| !used.contains(key.as_str()))
            .collect();
        assert!(unused.is_empty(), "{language} does not need {unused:?}");
    }
}

/// The files that the engine for browsers is given.
fn game_files(language: Language) -> Vec<String> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let folder = fs::read_dir(locales.join(language.code()).join("game")).unwrap();
    folder
        .map(|file| fs::read_to_string(file.unwrap().path()).unwrap())
        .collect()
}

#[test]
fn the_files_of_the_game_are_embedded_and_mention_only_each_other() {
    for language in Language::ALL {
        let game = game_files(language);
        let game: Vec<&str> = game.iter().map(String::as_str).collect();
        assert!(game.iter().all(|text| files(language).contains(text)));
        let messages = messages_of(language, &game);
        assert!(!messages.is_empty());
        for key in messages.keys() {
            let _ = variables(key, &messages);
        }
    }
}

#[test]
fn the_files_of_the_game_make_a_catalogue_when_they_are_joined() {
    for language in Language::ALL {
        let game = game_files(language);
        let joined = game.concat();
        let catalogue = Catalogue::read(language, [joined.as_str()]);
        let game: Vec<&str> = game.iter().map(String::as_str).collect();
        for key in messages_of(language, &game).keys() {
            let found = catalogue.find(key, &FluentArgs::new());
            assert!(found.is_some(), "{language} lacks {key}");
        }
    }
}

#[test]
fn every_message_has_the_same_arguments_in_all_languages() {
    let all = Language::ALL.map(|language| (language, messages(language)));
    for (key, arguments) in TABLE {
        let names = arguments.iter().map(|(name, _)| (*name).to_owned());
        let given: BTreeSet<String> = names.collect();
        let mut needed = false;
        for (language, messages) in &all {
            let taken = variables(key, messages);
            assert!(
                taken.is_subset(&given),
                "{language}: {key} has no {:?}",
                &taken - &given
            );
            needed |= taken == given;
        }
        // A language may leave out what it does not need, but then another one must need it.
        assert!(needed, "no language uses all of {key}'s {given:?}");
    }
}

#[test]
fn every_selection_has_exactly_the_choices_there_are() {
    let kinds: BTreeMap<&str, Kind> = TABLE
        .iter()
        .flat_map(|(_, arguments)| *arguments)
        .copied()
        .collect();
    for language in Language::ALL {
        let plurals: &[&str] = match language {
            Language::Romanian => &["one", "few", "other"],
            _ => &["one", "other"],
        };
        for (key, mentions) in messages(language) {
            for (variable, choices) in mentions.selections {
                let choices: Vec<&str> = choices.iter().map(String::as_str).collect();
                let numbers = choices.iter().all(|choice| choice.parse::<u8>().is_ok());
                let mut expected = match kinds[variable.as_str()] {
                    Kind::Name(names) => names.to_vec(),
                    Kind::Number if numbers => continue,
                    // The Hungarian article goes by single numbers.
                    Kind::Number if language == Language::Hungarian => continue,
                    Kind::Number => plurals.to_vec(),
                    Kind::Text => panic!("{language}: {key} selects on the text {variable}"),
                };
                expected.sort_unstable();
                assert_eq!(choices, expected, "{language}: {key} selects on {variable}");
            }
        }
    }
}

/// What a kind of argument is tried with.
fn samples(kind: Kind) -> Vec<FluentValue<'static>> {
    match kind {
        Kind::Number => [0, 1, 2, 3, 4, 5, 11, 20, 21, 100]
            .into_iter()
            .map(FluentValue::from)
            .collect(),
        Kind::Text => vec![FluentValue::from("e6")],
        Kind::Name(names) => names.iter().map(|name| FluentValue::from(*name)).collect(),
    }
}

/// Calls `check` with every language, key and text: each argument takes each of its values while the others keep their first.
fn every_text(mut check: impl FnMut(Language, &str, &str)) {
    for language in Language::ALL {
        for (key, arguments) in TABLE {
            let mut args = FluentArgs::new();
            for (name, kind) in *arguments {
                args.set(*name, samples(*kind).swap_remove(0));
            }
            let mut say = |args: &FluentArgs<'_>| {
                let (text, errors) = catalogue(language).format(key, args);
                assert!(errors.is_empty(), "{language}: {key}: {errors:?}");
                check(language, key, &text);
            };
            say(&args);
            for (name, kind) in *arguments {
                for value in samples(*kind) {
                    let mut args = FluentArgs::new();
                    for (other, kind) in *arguments {
                        args.set(*other, samples(*kind).swap_remove(0));
                    }
                    args.set(*name, value);
                    say(&args);
                }
            }
        }
    }
}

#[test]
fn every_message_reads_without_a_mistake() {
    every_text(|language, key, text| {
        assert_ne!(text, key, "{language}");
        for character in ['{', '}', '$', '\u{2068}', '\u{2069}'] {
            assert!(!text.contains(character), "{language}: {key}: {text}");
        }
        assert!(
            !text.contains("  "),
            "{language}: two spaces in {key}: {text}"
        );
        assert_eq!(text.trim(), text, "{language}: {key}");
    });
}

#[test]
fn sentences_begin_with_a_capital_and_end_with_a_full_stop() {
    let story = TABLE
        .iter()
        .take_while(|(key, _)| !key.starts_with("error-"));
    let story: BTreeSet<&str> = story.map(|(key, _)| *key).collect();
    // These are made of other words.
    let fragments = [
        "color-name",
        "color-letter",
        "error-replay",
        "error-at-line",
        "error-at-round",
        "error-at-move",
    ];
    let sentences =
        |key: &str| !fragments.contains(&key) && (story.contains(key) || key.starts_with("error-"));
    every_text(|language, key, text| {
        if sentences(key) {
            // What a player typed stays as it was typed.
            let first = text.chars().next().unwrap();
            let quoted = text.starts_with("e6") || "„“«".contains(first);
            assert!(
                first.is_uppercase() || first.is_numeric() || quoted,
                "{language}: {text}"
            );
            assert!(text.ends_with('.'), "{language}: {text}");
        }
    });
}

#[test]
fn no_error_is_left_in_english() {
    let mut english = BTreeMap::new();
    let is_error = |key: &str| {
        let prefixes = ["error-", "certificate-", "config-", "diagram-", "fault-"];
        prefixes.iter().any(|prefix| key.starts_with(prefix))
    };
    every_text(|language, key, text| {
        if is_error(key) && language == Language::English {
            english.insert(key.to_owned(), text.to_owned());
        }
    });
    every_text(|language, key, text| {
        if is_error(key) && language != Language::English {
            assert_ne!(english[key], text, "{language}: {key}");
        }
    });
    assert!(english.len() > 100);
}

#[test]
fn french_keeps_its_punctuation_on_the_line() {
    every_text(|language, key, text| {
        if language == Language::French {
            for mark in [" :", " ;", " !", " ?", "« ", " »", "'"] {
                assert!(!text.contains(mark), "{key}: {text}");
            }
        }
    });
}

#[test]
fn no_language_borrows_the_wrong_letters() {
    every_text(|language, key, text| {
        let wrong = match language {
            // Comma below, not cedilla.
            Language::Romanian => "şţŞŢ'",
            Language::Turkish => "șțȘȚ'",
            _ => "'",
        };
        assert!(
            !text.contains(|letter| wrong.contains(letter)),
            "{language}: {key}: {text}"
        );
    });
}
