//! Times of thought: `0:12`, `1:02.5`, `1:00:00`.

use alloc::format;
use alloc::string::String;

/// Minutes and seconds, with hours and thousandths where there are any.
pub(super) fn print(millis: u64) -> String {
    let (seconds, fraction) = (millis / 1000, millis % 1000);
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    let mut text = if minutes < 60 {
        format!("{minutes}:{seconds:02}")
    } else {
        format!("{}:{:02}:{seconds:02}", minutes / 60, minutes % 60)
    };
    if fraction > 0 {
        text.push_str(format!(".{fraction:03}").trim_end_matches('0'));
    }
    text
}

/// Reads `12`, `12s`, `0:12`, `1:02.5` or `1:00:00` as milliseconds.
pub(super) fn read(text: &str) -> Option<u64> {
    let text = text.trim();
    let text = text.strip_suffix('s').unwrap_or(text);
    let (whole, fraction) = match text.split_once(['.', ',']) {
        None => (text, "0"),
        Some((whole, fraction)) if (1..=3).contains(&fraction.len()) => (whole, fraction),
        Some(_) => return None,
    };
    let mut seconds: u64 = 0;
    let mut parts = 0;
    for part in whole.split(':') {
        parts += 1;
        let value = digits(part)?;
        if parts > 3 || parts > 1 && value >= 60 {
            return None;
        }
        seconds = seconds.checked_mul(60)?.checked_add(value)?;
    }
    let thousandths = digits(fraction)? * [100, 10, 1].get(fraction.len() - 1)?;
    seconds.checked_mul(1000)?.checked_add(thousandths)
}

fn digits(text: &str) -> Option<u64> {
    let all = text.bytes().all(|byte| byte.is_ascii_digit());
    if all { text.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_printed_and_read_back() {
        for (millis, text) in [
            (0, "0:00"),
            (12_000, "0:12"),
            (62_500, "1:02.5"),
            (62_005, "1:02.005"),
            (3_600_000, "1:00:00"),
            (36_061_001, "10:01:01.001"),
        ] {
            assert_eq!(print(millis), text);
            assert_eq!(read(text), Some(millis));
        }
        assert_eq!(read(&print(u64::MAX)), Some(u64::MAX));
        assert_eq!(read("7"), Some(7_000));
        assert_eq!(read("7.25s"), Some(7_250));
    }

    #[test]
    fn what_is_no_time_is_refused() {
        for text in [
            "",
            "a",
            "1:",
            ":1",
            "1:60",
            "1:2:3:4",
            "1.",
            "1.2345",
            "-1",
            "99999999999999999999",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
