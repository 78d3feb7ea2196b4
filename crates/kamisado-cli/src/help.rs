//! The command line in the reader's language: its help and its errors.
//!
//! English is written beside the code, as clap expects. The other languages replace it: the text of the option `--black`
//! of `play` has the key `play-black`, or `any-black` where it is the same for every command; a command itself has its name
//! as key, and what its help says before the examples is `play-more`. The tests find what is missing or not needed.

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::builder::PossibleValue;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgMatches, Command, CommandFactory as _};
use kamisado::Language;
use kamisado_i18n::help;

use crate::arguments::Arguments;

/// What comes before the examples of a command's help.
const EXAMPLES: &str = "Examples:\n";

/// The language that the arguments ask for, or else the remembered one, or that of the environment, before anything else is read
/// of any of them.
pub(crate) fn language(arguments: &[OsString], remembered: Option<Language>) -> Language {
    let mut words = arguments.iter().filter_map(|word| word.to_str());
    while let Some(word) = words.next() {
        let value = match word.strip_prefix("--lang") {
            Some("") => words.next(),
            Some(value) => value.strip_prefix('='),
            None => None,
        };
        if let Some(language) = value.and_then(|value| value.parse().ok()) {
            return language;
        }
    }
    remembered
        .or_else(|| kamisado_i18n::from_environment(|name| std::env::var(name).ok()))
        .unwrap_or_default()
}

/// The command line with its help in a language.
pub(crate) fn program(language: Language) -> Command {
    let mut program = Arguments::command();
    if language == Language::English {
        return program;
    }
    // Arguments that clap adds, such as --help, exist only after the build.
    program.build();
    translate(program, language)
}

/// Reads the arguments. The language matters only for help and errors.
///
/// # Errors
/// What is wrong with them, or the help that they ask for.
pub(crate) fn parse(arguments: &[OsString], language: Language) -> Result<ArgMatches, clap::Error> {
    let matches = Arguments::command().try_get_matches_from(arguments);
    match matches {
        Err(_) if language != Language::English => {
            program(language).try_get_matches_from(arguments)
        }
        matches => matches,
    }
}

fn translate(mut command: Command, language: Language) -> Command {
    let words = Words {
        language,
        command: command.get_name().to_owned(),
    };
    let usage = words.usage(&command.render_usage().to_string());
    let heading = words.word("usage");
    let template =
        format!("{{about-with-newline}}\n{heading}: {{usage}}\n\n{{all-args}}{{after-help}}");
    let about = words.about();
    if command.get_long_about().is_some() {
        let more = words.part("long").unwrap_or_default();
        command = command.long_about(format!("{}\n\n{more}", about.clone().unwrap_or_default()));
    }
    if let Some(about) = about {
        command = command.about(about);
    }
    if let Some(after) = command.get_after_help().map(ToString::to_string) {
        command = command.after_help(words.after(&after));
    }
    command
        .help_template(template)
        .override_usage(usage)
        .subcommand_help_heading(words.word("commands"))
        .mut_args(|argument| words.argument(argument))
        .mut_subcommands(|command| match command.get_name() {
            // It lists the others once more.
            "help" => {
                let about = words.word("any-help-command");
                command.about(about)
            }
            _ => translate(command, language),
        })
}

/// Where the texts of a command are found.
struct Words {
    language: Language,
    command: String,
}

impl Words {
    /// A text that belongs to no command.
    fn word(&self, key: &str) -> String {
        help(self.language, key, &[]).unwrap_or_else(|| key.to_owned())
    }

    fn about(&self) -> Option<String> {
        help(self.language, &self.command, &[])
    }

    /// A text of the command, or the one that all commands share.
    fn part(&self, part: &str) -> Option<String> {
        help(self.language, &format!("{}-{part}", self.command), &[])
            .or_else(|| help(self.language, &format!("any-{part}"), &[]))
    }

    fn usage(&self, usage: &str) -> String {
        let usage = usage.trim_start_matches("Usage: ");
        usage
            .replace("[OPTIONS]", &format!("[{}]", self.word("usage-options")))
            .replace("[COMMAND]", &format!("[{}]", self.word("usage-command")))
    }

    /// What stands below the options: the examples are the same in all languages.
    fn after(&self, after: &str) -> String {
        let more = self.part("more");
        match after.split_once(EXAMPLES) {
            None => more.unwrap_or_else(|| after.to_owned()),
            Some((before, examples)) => {
                let more = if before.trim().is_empty() {
                    String::new()
                } else {
                    format!("{}\n\n", more.unwrap_or_else(|| before.trim().to_owned()))
                };
                format!("{more}{}:\n{examples}", self.word("examples"))
            }
        }
    }

    fn argument(&self, argument: Arg) -> Arg {
        let id = argument.get_id().as_str().to_owned();
        let heading = self.word(if argument.is_positional() {
            "arguments"
        } else {
            "options"
        });
        let english = argument.get_help().map(ToString::to_string);
        let mut text = self.part(&id).or(english).unwrap_or_default();
        let mut long = text.clone();
        if argument.get_action().takes_values() {
            let values = argument.get_possible_values();
            let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
            let told = values.iter().any(|value| value.get_help().is_some());
            if !names.is_empty() {
                let list = format!(" [{}: {}]", self.word("values"), names.join(", "));
                text.push_str(&list);
                if told {
                    for name in names {
                        let what = self.part(&format!("{id}-{name}"));
                        let what = what.map_or_else(String::new, |what| format!(": {what}"));
                        long.push_str(&format!("\n- {name}{what}"));
                    }
                } else {
                    long.push_str(&list);
                }
            }
            if let [first, ..] = argument.get_default_values() {
                let first = first.to_string_lossy();
                let usual = format!(" [{}: {first}]", self.word("default"));
                text.push_str(&usual);
                long.push_str(&if told {
                    format!("\n{}", usual.trim())
                } else {
                    usual
                });
            }
        }
        let argument = argument
            .help(text.clone())
            .help_heading(heading)
            .hide_possible_values(true)
            .hide_default_value(true);
        if long == text {
            argument
        } else {
            argument.long_help(long)
        }
    }
}

/// Says what is wrong with the arguments, or shows the help that was asked for, and returns the exit code.
pub(crate) fn report(error: &clap::Error, arguments: &[OsString], language: Language) -> ExitCode {
    if !error.use_stderr() {
        // A closed pipe is not a failure.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    match explain(error, arguments, language) {
        None => {
            let _ = error.print();
        }
        Some(what) => {
            let _ = writeln!(io::stderr(), "kamisado: {what}");
        }
    }
    ExitCode::from(2)
}

/// An error of the arguments in a language other than English, in which clap writes its own.
fn explain(error: &clap::Error, arguments: &[OsString], language: Language) -> Option<String> {
    let context = |kind: ContextKind| match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => Some(texts.join(", ")),
        ContextValue::Number(number) => Some(number.to_string()),
        ContextValue::StyledStr(text) => Some(text.to_string()),
        ContextValue::StyledStrs(texts) => {
            let texts: Vec<String> = texts.iter().map(ToString::to_string).collect();
            Some(texts.join(", "))
        }
        _ => None,
    };
    let argument = context(ContextKind::InvalidArg).unwrap_or_default();
    let value = context(ContextKind::InvalidValue).unwrap_or_default();
    let values = context(ContextKind::ValidValue).unwrap_or_default();
    let other = context(ContextKind::PriorArg).unwrap_or_default();
    let command = context(ContextKind::InvalidSubcommand).unwrap_or_default();
    let given = [
        ("argument", argument.as_str()),
        ("value", &value),
        ("values", &values),
        ("other", &other),
        ("command", &command),
    ];
    let key = match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => "wrong-value-missing",
        ErrorKind::InvalidValue => "wrong-value-of",
        ErrorKind::ValueValidation => "wrong-value",
        ErrorKind::UnknownArgument => "wrong-argument",
        ErrorKind::InvalidSubcommand => "wrong-command",
        ErrorKind::ArgumentConflict => "wrong-together",
        ErrorKind::MissingRequiredArgument => "wrong-missing",
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            "wrong-count"
        }
        _ => "wrong-usage",
    };
    let mut text = help(language, key, &given)?;
    if error.kind() == ErrorKind::ValueValidation
        && let Some(what) = help_of(&argument, arguments, language)
    {
        text = format!("{text}\n{argument}: {what}");
    }
    let suggestion = context(ContextKind::SuggestedArg)
        .or_else(|| context(ContextKind::SuggestedValue))
        .or_else(|| context(ContextKind::SuggestedSubcommand));
    if let Some(suggestion) = suggestion {
        let asked = help(language, "wrong-suggestion", &[("value", &suggestion)])?;
        text = format!("{text} {asked}");
    }
    let more = help(language, "wrong-more", &[])?;
    Some(format!("{text}\n{more}"))
}

/// What the help says of an argument as it is written in a usage.
fn help_of(written: &str, arguments: &[OsString], language: Language) -> Option<String> {
    let program = program(language);
    let words = arguments.iter().skip(1).filter_map(|word| word.to_str());
    // A command may have commands of its own.
    let command = words.fold(&program, |command, word| {
        command.find_subcommand(word).unwrap_or(command)
    });
    let mut known = command.get_arguments();
    let argument = known.find(|argument| argument.to_string() == written)?;
    argument.get_help().map(ToString::to_string)
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;
    use kamisado_i18n::help_keys;

    /// All languages but English.
    fn translated() -> impl Iterator<Item = Language> {
        let is_translated = |language: &Language| *language != Language::English;
        Language::ALL.into_iter().filter(is_translated)
    }

    /// Every key that the command line asks for, with the English text it stands for.
    fn asked() -> Vec<(String, String, String)> {
        let mut program = Arguments::command();
        program.build();
        let mut asked = Vec::new();
        // A command may have commands of its own.
        let commands = program
            .get_subcommands()
            .flat_map(|command| command.get_subcommands().chain([command]))
            .filter(|command| command.get_name() != "help");
        for command in commands.chain([&program]) {
            let name = command.get_name();
            let mut ask = |part: &str, english: String| {
                asked.push((name.to_owned(), part.to_owned(), english));
            };
            if command.get_long_about().is_some() {
                ask("long", String::new());
            }
            let after = command.get_after_help().map(ToString::to_string);
            let after = after.unwrap_or_default();
            let before = after.split(EXAMPLES).next().unwrap_or_default();
            if !before.trim().is_empty() {
                ask("more", before.to_owned());
            }
            for argument in command.get_arguments() {
                let id = argument.get_id().as_str();
                let english = argument.get_help().map(ToString::to_string);
                ask(id, english.unwrap_or_default());
                if argument.get_action().takes_values() {
                    for value in argument.get_possible_values() {
                        if let Some(english) = value.get_help() {
                            ask(&format!("{id}-{}", value.get_name()), english.to_string());
                        }
                    }
                }
            }
        }
        asked
    }

    #[test]
    fn every_command_and_option_has_help_in_every_language() {
        for language in translated() {
            let keys: BTreeSet<&str> = help_keys(language).into_iter().collect();
            let mut missing = Vec::new();
            for (command, part, _) in asked() {
                let own = format!("{command}-{part}");
                let any = format!("any-{part}");
                if !keys.contains(own.as_str()) && !keys.contains(any.as_str()) {
                    missing.push(own);
                }
                if !keys.contains(command.as_str()) && !missing.contains(&command) {
                    missing.push(command);
                }
            }
            assert!(missing.is_empty(), "{language} lacks {missing:?}");
        }
    }

    #[test]
    fn no_language_has_help_that_nobody_asks_for() {
        let mut used: BTreeSet<String> = BTreeSet::new();
        for (command, part, _) in asked() {
            used.extend([format!("{command}-{part}"), format!("any-{part}"), command]);
        }
        for language in translated() {
            for key in help_keys(language) {
                let code = include_str!("help.rs");
                let in_code = code.contains(&format!("\"{key}\""));
                assert!(used.contains(key) || in_code, "{language}: {key}");
            }
        }
    }

    #[test]
    fn what_commands_share_means_the_same_in_all_of_them() {
        let keys: BTreeSet<&str> = help_keys(Language::German).into_iter().collect();
        let mut english: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (command, part, text) in asked() {
            let own = format!("{command}-{part}");
            // Clap mentions a longer help where there is one.
            if !keys.contains(own.as_str()) && part != "help" {
                english.entry(part).or_default().insert(text);
            }
        }
        for (part, texts) in english {
            assert_eq!(texts.len(), 1, "any-{part} stands for {texts:?}");
        }
    }

    #[test]
    fn the_help_of_every_command_can_be_shown_in_every_language() {
        let english = program(Language::English).render_help().to_string();
        for language in translated() {
            let mut program = program(language);
            let help = program.render_help().to_string();
            for heading in ["Commands:", "Print help", "Exit codes"] {
                assert!(english.contains(heading), "{english}");
                assert!(!help.contains(heading), "{help}");
            }
            for command in program.get_subcommands_mut() {
                command.render_long_help();
            }
        }
    }

    #[test]
    fn what_is_wrong_is_said_in_the_language_that_was_asked_for() {
        let told = |words: &str| {
            let arguments: Vec<OsString> = words.split(' ').map(OsString::from).collect();
            let language = language(&arguments, None);
            let error = parse(&arguments, language).unwrap_err();
            explain(&error, &arguments, language).unwrap()
        };
        let text = told("kamisado play --black 11 --lang de");
        assert!(text.contains("„11“") && text.contains("Stufe"), "{text}");
        let text = told("kamisado --lang=fr plai");
        assert!(text.contains("plai") && text.contains("play"), "{text}");
        let text = told("kamisado convert --to song --lang nl");
        assert!(text.contains("song") && text.contains("kanji"), "{text}");
        let text = told("kamisado bench --jsno --lang hu");
        assert!(text.contains("--json"), "{text}");
    }

    #[test]
    fn other_languages_parse_as_english_does() {
        for language in Language::ALL {
            let words = ["kamisado", "perft", "--depth", "3", "startpos"];
            let matches = program(language).try_get_matches_from(words).unwrap();
            let (name, arguments) = matches.subcommand().unwrap();
            assert_eq!(name, "perft");
            assert!(arguments.contains_id("depth"));
        }
    }
}
