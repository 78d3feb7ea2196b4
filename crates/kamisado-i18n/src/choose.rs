use kamisado::Language;

/// The language the environment asks for, or `None` if it is not one of the seven.
///
/// `variable` gives the value of an environment variable. As usual on Unix, the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that
/// is set counts, and unless it is `C` or `POSIX` the list in `LANGUAGE` comes before it.
///
/// ```
/// use kamisado_i18n::{Language, from_environment};
///
/// let environment = |name: &str| match name {
///     "LANG" => Some("fr_CH.UTF-8".to_owned()),
///     "LANGUAGE" => Some("rm:de:fr".to_owned()),
///     _ => None,
/// };
/// assert_eq!(from_environment(environment), Some(Language::German));
/// assert_eq!(from_environment(|_| None), None);
/// ```
pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| variable(name).filter(|value| !value.is_empty()))?;
    if matches!(locale.split('.').next(), Some("C" | "POSIX")) {
        return None;
    }
    let preferred = variable("LANGUAGE").unwrap_or_default();
    preferred
        .split(':')
        .chain([locale.as_str()])
        .find_map(named)
}

/// The language a browser asks for in its `Accept-Language` header, or `None` if it is not one of the seven.
///
/// ```
/// use kamisado_i18n::{Language, from_accept_language};
///
/// assert_eq!(from_accept_language("pl, nl-BE;q=0.8, en;q=0.5"), Some(Language::Dutch));
/// assert_eq!(from_accept_language("en;q=0, *"), None);
/// ```
#[must_use]
pub fn from_accept_language(header: &str) -> Option<Language> {
    let mut best = None;
    for range in header.split(',') {
        let mut parts = range.split(';').map(str::trim);
        let Some(language) = parts.next().and_then(named) else {
            continue;
        };
        let quality = parts
            .find_map(|part| part.strip_prefix("q="))
            .map_or(1.0, |value| value.parse::<f32>().unwrap_or(0.0));
        // The first of equals wins, and a quality of 0 means “not acceptable”.
        if quality > best.map_or(0.0, |(quality, _)| quality) {
            best = Some((quality, language));
        }
    }
    best.map(|(_, language)| language)
}

/// The language of a locale such as `de`, `de-CH`, `de_AT.UTF-8` or `de@euro`.
fn named(locale: &str) -> Option<Language> {
    locale.split(['-', '_', '.', '@']).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn environment(variables: &[(&str, &str)]) -> Option<Language> {
        from_environment(|name| {
            let found = variables.iter().find(|(key, _)| *key == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_first_locale_that_is_set_counts() {
        let all = [
            ("LC_ALL", "ro_RO"),
            ("LC_MESSAGES", "hu"),
            ("LANG", "tr_TR"),
        ];
        assert_eq!(environment(&all), Some(Language::Romanian));
        assert_eq!(environment(&all[1..]), Some(Language::Hungarian));
        assert_eq!(environment(&all[2..]), Some(Language::Turkish));
        let empty = [("LC_ALL", ""), ("LANG", "nl_NL.UTF-8")];
        assert_eq!(environment(&empty), Some(Language::Dutch));
    }

    #[test]
    fn the_plain_locale_asks_for_no_language() {
        for plain in ["C", "POSIX", "C.UTF-8"] {
            assert_eq!(environment(&[("LC_ALL", plain), ("LANGUAGE", "de")]), None);
        }
        assert_eq!(environment(&[("LANG", "pl_PL"), ("LC_ALL", "")]), None);
    }

    #[test]
    fn a_list_of_languages_comes_before_the_locale() {
        let list = [("LANG", "en_GB"), ("LANGUAGE", "pl:fr_FR:de")];
        assert_eq!(environment(&list), Some(Language::French));
    }

    #[test]
    fn a_browser_weighs_its_languages() {
        assert_eq!(
            from_accept_language("en;q=0.3,hu;q=0.9,de;q=0.9"),
            Some(Language::Hungarian)
        );
        assert_eq!(from_accept_language("fr-CA"), Some(Language::French));
        for nonsense in ["", ",;q=1", "de;q=x", "q=1;de"] {
            assert_eq!(from_accept_language(nonsense), None, "{nonsense}");
        }
    }
}
