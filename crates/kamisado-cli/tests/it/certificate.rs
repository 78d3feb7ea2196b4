//! A certificate from the solver to the verifier, with the real program.

#![allow(clippy::unwrap_used)] // A program that cannot be started should fail the test.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

const POSITION: &str = "O1GBU1PN/1Y2R3/8/8/8/8/7o/urbnypg1 b b";

fn kamisado(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kamisado"))
        .args(arguments)
        .env("LC_ALL", "C")
        .output()
        .unwrap()
}

#[test]
fn what_the_solver_writes_the_verifier_accepts_until_a_move_is_changed() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("strategy.txt");
    let name = file.to_str().unwrap();
    let solved = kamisado(&["solve", "--length", "--certificate", name, POSITION]);
    assert!(solved.status.success(), "{solved:?}");
    let told = String::from_utf8(solved.stdout).unwrap();
    assert!(told.contains("11 more moves"), "{told}");

    let verified = kamisado(&["verify", "--json", name]);
    assert!(verified.status.success(), "{verified:?}");
    let told = String::from_utf8(verified.stdout).unwrap();
    assert!(told.contains("\"winner\":\"black\""), "{told}");
    let verified = kamisado(&["verify", "--lang", "de", name]);
    let told = String::from_utf8(verified.stdout).unwrap();
    assert!(
        told.starts_with("Das Zertifikat ist gültig: Schwarz"),
        "{told}"
    );

    // The first move is the first pair of digits of the fifth line.
    let text = fs::read_to_string(&file).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let digits = if lines[4].starts_with("00") {
        "01"
    } else {
        "00"
    };
    lines[4].replace_range(..2, digits);
    fs::write(&file, lines.join("\n") + "\n").unwrap();
    let verified = kamisado(&["verify", name]);
    assert_eq!(verified.status.code(), Some(1), "{verified:?}");
    let told = String::from_utf8(verified.stderr).unwrap();
    assert!(
        told.contains("is not valid: Its checksum is wrong"),
        "{told}"
    );
}

#[test]
fn a_certificate_comes_through_a_pipe_and_a_broken_one_proves_nothing() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("piped.txt");
    let name = file.to_str().unwrap();
    let solved = kamisado(&["solve", "--certificate", name, POSITION]);
    assert!(solved.status.success(), "{solved:?}");
    let verified = Command::new(env!("CARGO_BIN_EXE_kamisado"))
        .args(["verify", "-"])
        .env("LC_ALL", "C")
        .stdin(Stdio::from(fs::File::open(&file).unwrap()))
        .output()
        .unwrap();
    assert!(verified.status.success(), "{verified:?}");
    // Bytes that are not even text are a certificate that was changed, like any other.
    fs::write(&file, b"kamisado-certificate \xff\xfe\n").unwrap();
    let verified = kamisado(&["verify", name]);
    assert_eq!(verified.status.code(), Some(1), "{verified:?}");
    // And for every other command they are wrong input.
    let converted = kamisado(&["convert", name]);
    assert_eq!(converted.status.code(), Some(2), "{converted:?}");
}
