//! What no file of the project may contain.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};
use xshell::{Shell, cmd};

/// Marks of unfinished work. They are put together here so that this file passes its own inspection.
const LOOSE_ENDS: &[&str] = &[
    concat!("todo", "!("),
    concat!("unimplemented", "!("),
    concat!("#[", "ignore"),
    concat!("FIX", "ME"),
    // What a merge leaves where two sides disagree.
    concat!("<<<<", "<<< "),
    concat!(">>>>", ">>> "),
];

/// Folders that exist on one machine and not on the next.
const MACHINE_FOLDERS: &[&str] = &["home", "root", "tmp", "Users", "work"];

/// Endings of files that are not text.
const BINARY: &[&str] = &["bin", "gif", "ico", "png", "wasm", "webp", "woff2"];

/// Inspects every file that is, or would become, part of the project; one sentence for each finding.
pub(crate) fn inspect(sh: &Shell) -> Result<Vec<String>> {
    // The checkout may belong to somebody else than the one who runs the check, as in a container.
    let git = cmd!(
        sh,
        "git -c safe.directory=* ls-files -z --cached --others --exclude-standard"
    );
    let names = git
        .quiet()
        .read()
        .context("the check looks at the files that git knows: run it in a clone")?;
    let mut findings = Vec::new();
    for name in names.split('\0') {
        let path = sh.current_dir().join(name);
        // A file deleted but not yet committed is still listed.
        if path.is_file() {
            findings.extend(findings_in(
                name,
                &fs::read(&path).with_context(|| format!("reading {name}"))?,
            ));
        }
    }
    Ok(findings)
}

fn findings_in(name: &str, bytes: &[u8]) -> Vec<String> {
    let ending = Path::new(name)
        .extension()
        .and_then(|ending| ending.to_str());
    if ending.is_some_and(|ending| BINARY.contains(&ending)) {
        return Vec::new();
    }
    let Ok(text) = str::from_utf8(bytes) else {
        return vec![format!("{name}: is not UTF-8")];
    };
    let mut findings = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let place = format!("{name}:{}", index + 1);
        for mark in LOOSE_ENDS.iter().filter(|mark| line.contains(**mark)) {
            findings.push(format!("{place}: `{mark}` is a loose end; finish it"));
        }
        if let Some(folder) = machine_folder(line) {
            findings.push(format!(
                "{place}: /{folder} is a path of one machine; use a relative path"
            ));
        }
    }
    findings
}

/// The first folder in the line that belongs to a machine, where it begins a path.
fn machine_folder(line: &str) -> Option<&'static str> {
    let continues = |c: char| c.is_alphanumeric() || "_-.~}".contains(c);
    let begins_path = |folder: &str| {
        line.match_indices(&format!("/{folder}"))
            .any(|(at, found)| {
                let before = line[..at].chars().next_back();
                let after = line[at + found.len()..].chars().next();
                !before.is_some_and(|c| continues(c) || c == '/') && !after.is_some_and(continues)
            })
    };
    MACHINE_FOLDERS
        .iter()
        .copied()
        .find(|folder| begins_path(folder))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clean_text_passes() {
        assert_eq!(
            findings_in("a.rs", "fn main() {}\n// Färbe 紫\n".as_bytes()),
            Vec::<String>::new()
        );
    }

    #[test]
    fn every_loose_end_is_found_with_its_line() {
        for mark in LOOSE_ENDS {
            let findings = findings_in("a.rs", format!("fine\n  {mark}").as_bytes());
            assert_eq!(
                findings,
                [format!("a.rs:2: `{mark}` is a loose end; finish it")]
            );
        }
    }

    #[test]
    fn paths_of_a_machine_are_found_and_others_are_not() {
        for folder in MACHINE_FOLDERS {
            for line in [format!("/{folder}/x"), format!("open(\"/{folder}\")")] {
                assert_eq!(machine_folder(&line), Some(*folder), "{line}");
            }
            for start in ["target", ".", "https:/"] {
                assert_eq!(
                    machine_folder(&format!("{start}/{folder}/x")),
                    None,
                    "{start}"
                );
            }
            assert_eq!(machine_folder(&format!("/{folder}s/x")), None);
        }
    }

    #[test]
    fn text_is_utf_8_and_pictures_need_not_be() {
        assert_eq!(findings_in("a.txt", b"\xff"), ["a.txt: is not UTF-8"]);
        assert_eq!(findings_in("a.png", b"\xff"), Vec::<String>::new());
    }
}
