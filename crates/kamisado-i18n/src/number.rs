use fluent_bundle::FluentValue;
use intl_memoizer::concurrent::IntlLangMemoizer;
use kamisado::Language;

type Formatter = fn(&FluentValue<'_>, &IntlLangMemoizer) -> Option<String>;

/// How a language writes the numbers in its messages.
pub(crate) fn formatter(language: Language) -> Formatter {
    // Fluent takes a plain function, so each language has its own.
    match language {
        Language::German => |value, _| format(value, Language::German),
        Language::English => |value, _| format(value, Language::English),
        Language::French => |value, _| format(value, Language::French),
        Language::Dutch => |value, _| format(value, Language::Dutch),
        Language::Turkish => |value, _| format(value, Language::Turkish),
        Language::Hungarian => |value, _| format(value, Language::Hungarian),
        Language::Romanian => |value, _| format(value, Language::Romanian),
    }
}

/// The separators between groups of three digits and before the fraction.
const fn separators(language: Language) -> (char, char) {
    const NARROW_NO_BREAK_SPACE: char = '\u{202f}';
    const NO_BREAK_SPACE: char = '\u{a0}';
    match language {
        Language::English => (',', '.'),
        Language::French => (NARROW_NO_BREAK_SPACE, ','),
        Language::Hungarian => (NO_BREAK_SPACE, ','),
        Language::German | Language::Dutch | Language::Turkish | Language::Romanian => ('.', ','),
    }
}

fn format(value: &FluentValue<'_>, language: Language) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    let plain = number.as_string();
    let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
    let (group, point) = separators(language);
    let mut text = String::with_capacity(plain.len() + 4);
    let digits = whole.chars().filter(char::is_ascii_digit).count();
    // Hungarian groups digits from five on.
    let grouped = digits > 4 || language != Language::Hungarian;
    let mut left = digits;
    for character in whole.chars() {
        if character.is_ascii_digit() {
            if grouped && left != digits && left.is_multiple_of(3) {
                text.push(group);
            }
            left -= 1;
        }
        text.push(character);
    }
    if !fraction.is_empty() {
        text.push(point);
        text.push_str(fraction);
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(number: f64, language: Language) -> String {
        format(&FluentValue::from(number), language).unwrap()
    }

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        assert_eq!(written(1_234_567.5, Language::English), "1,234,567.5");
        assert_eq!(written(1_234_567.5, Language::German), "1.234.567,5");
        assert_eq!(written(12_345.0, Language::French), "12\u{202f}345");
        assert_eq!(written(-1234.0, Language::Hungarian), "-1234");
        assert_eq!(written(12_345.0, Language::Hungarian), "12\u{a0}345");
        assert_eq!(written(999.0, Language::Turkish), "999");
        assert_eq!(written(0.0, Language::Romanian), "0");
    }

    #[test]
    fn other_values_are_left_alone() {
        assert_eq!(format(&FluentValue::from("1234"), Language::English), None);
    }
}
