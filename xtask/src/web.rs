//! The web app in a real browser: format, lints and types of the scripts, and everything that is tested by driving pages.

use std::path::Path;

use anyhow::{Context as _, Result, ensure};
use xshell::{Shell, cmd};

use crate::packages::{self, Chore};
use crate::wasm;

/// How many test files run at once. Each drives a browser of its own.
const AT_ONCE: &str = "2";

/// Checks format, lints and types of the scripts, builds the program and drives its pages.
pub(crate) fn check(sh: &Shell) -> Result<()> {
    prepare(sh)?;
    {
        let _web = sh.push_dir("web");
        for script in ["format:check", "lint", "types"] {
            cmd!(sh, "npm run --silent {script}").run()?;
        }
    }
    println!("    the scripts are formatted, and lints and types have nothing to say");
    build(sh)?;
    let _web = sh.push_dir("web");
    let tests = files_of(sh)?;
    ensure!(!tests.is_empty(), "there are no tests in web/tests");
    run_twice(sh, &tests)?;
    println!("    {} files of browser tests passed", tests.len());
    Ok(())
}

/// Runs the tests, and those files in which one failed once more, one after the other: a busy machine can be too slow for a browser.
/// A test that needs the second run is named, because it may wait for too little.
fn run_twice(sh: &Shell, tests: &[String]) -> Result<()> {
    let folder = sh.create_temp_dir()?;
    let failed = &folder.path().join("failed-files");
    let Err(error) = run(sh, AT_ONCE, tests, failed) else {
        return Ok(());
    };
    let again = sh.read_file(failed).unwrap_or_default();
    let again: Vec<String> = again.lines().map(str::to_owned).collect();
    if again.is_empty() {
        return Err(error);
    }
    println!("    a test failed in each of these files; they run once more:");
    println!("    {}", again.join("\n    "));
    run(sh, "1", &again, failed)?;
    println!("    they passed the second time: find out what the tests did not wait for");
    Ok(())
}

/// Runs files of tests, this many at once, and leaves the names of those that failed in a file.
fn run(sh: &Shell, at_once: &str, tests: &[String], failed: &Path) -> Result<()> {
    Ok(cmd!(
        sh,
        "node --test --test-concurrency={at_once}
            --test-reporter=spec --test-reporter-destination=stdout
            --test-reporter=./tests/failed-files.mjs --test-reporter-destination={failed}
            {tests...}"
    )
    .run()?)
}

/// Takes the pictures of every page for the documents.
pub(crate) fn screenshots(sh: &Shell) -> Result<()> {
    packages::require(sh, Chore::Check)?;
    prepare(sh)?;
    build(sh)?;
    let _web = sh.push_dir("web");
    Ok(cmd!(sh, "node tests/screenshots.mjs").run()?)
}

/// Builds the program that serves the pages, with the engine for browsers: the very program that `cargo test` builds.
pub(crate) fn build(sh: &Shell) -> Result<()> {
    wasm::build(sh)?;
    Ok(cmd!(sh, "cargo test --workspace --all-features --no-run").run()?)
}

/// Installs the packages that the tests need, unless they are there as the lock file says.
fn prepare(sh: &Shell) -> Result<()> {
    let web = sh.current_dir().join("web");
    if is_installed(&web) {
        return Ok(());
    }
    let _web = sh.push_dir(&web);
    cmd!(sh, "npm ci --no-audit --no-fund")
        .run()
        .context("the packages of web/package-lock.json cannot be had from the npm registry")
}

/// Whether npm has installed what the lock file says. It leaves a note of its own that is as old as the installation.
fn is_installed(web: &Path) -> bool {
    let age = |name: &str| web.join(name).metadata().and_then(|file| file.modified());
    match (
        age("package-lock.json"),
        age("node_modules/.package-lock.json"),
    ) {
        (Ok(wanted), Ok(installed)) => wanted <= installed,
        _ => false,
    }
}

/// The files of tests, in the order of their names.
fn files_of(sh: &Shell) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for path in sh.read_dir("tests")? {
        let name = path.file_name().and_then(|name| name.to_str());
        if let Some(name) = name.filter(|name| name.ends_with(".test.mjs")) {
            names.push(format!("tests/{name}"));
        }
    }
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::time::{Duration, SystemTime};

    use super::*;

    #[test]
    fn packages_are_installed_again_when_the_lock_file_is_newer() {
        let web = std::env::temp_dir().join(format!("kamisado-xtask-web-{}", std::process::id()));
        let note = web.join("node_modules/.package-lock.json");
        let lock = web.join("package-lock.json");
        fs::create_dir_all(web.join("node_modules")).unwrap();
        fs::write(&lock, "{}").unwrap();
        assert!(!is_installed(&web));
        fs::write(&note, "{}").unwrap();
        assert!(is_installed(&web));
        let later = SystemTime::now() + Duration::from_secs(60);
        let file = fs::File::options().write(true).open(&lock).unwrap();
        file.set_modified(later).unwrap();
        assert!(!is_installed(&web));
        fs::remove_dir_all(&web).unwrap();
    }

    #[test]
    fn the_tests_of_this_project_are_found() {
        let sh = Shell::new().unwrap();
        sh.change_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../web"));
        let files = files_of(&sh).unwrap();
        assert!(files.iter().any(|file| file == "tests/board.test.mjs"));
        assert!(files.iter().all(|file| file.ends_with(".test.mjs")));
    }
}
