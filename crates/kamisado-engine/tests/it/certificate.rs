//! Certificates of the solver, and what happens to changed ones.

#![allow(clippy::unwrap_used)] // A sample that cannot be made should fail the test.

use kamisado::{Position, Side};
use kamisado_certificate::{Certificate, ParseCertificateError};
use kamisado_engine::{Limits, Memory, Solver, Value};

use crate::common::{Lcg, Teeth, late_positions, round, solved_vectors};

fn certificate(position: &Position) -> Certificate {
    let solver = Solver::new(Memory::mebibytes(64));
    solver.certificate(position, &Limits::none()).unwrap()
}

#[test]
fn the_standard_start_is_certified() {
    let certificate = certificate(&Position::start());
    let text = certificate.to_string();
    let read: Certificate = text.parse().unwrap();
    assert_eq!(read, certificate);
    let proof = read.verify().unwrap();
    assert_eq!(proof.winner, Side::Black);
    assert_eq!(proof.choices, certificate.len());
}

#[test]
fn certificates_of_all_kinds_of_positions_are_accepted() {
    let solver = Solver::new(Memory::mebibytes(64));
    let accept = |position: &Position| {
        let certificate = solver.certificate(position, &Limits::none()).unwrap();
        let read: Certificate = certificate.to_string().parse().unwrap();
        assert_eq!(
            read.verify().unwrap().winner,
            certificate.winner(),
            "{position}"
        );
        assert_eq!(read.position(), position);
        certificate.winner()
    };
    for vector in solved_vectors().iter().step_by(4) {
        let winner = accept(&vector.position);
        assert_eq!(winner == vector.position.side(), vector.value == Value::Win);
    }
    for teeth in [Teeth::None, Teeth::Many] {
        for position in late_positions(100, teeth) {
            accept(&position);
            accept(&position.flip_board());
        }
    }
    accept(&round(&mut Lcg::new(3), Teeth::None).with_capped_opening());
}

/// The text with one character replaced.
fn changed(text: &str, at: usize, character: u8) -> String {
    let mut bytes = text.as_bytes().to_vec();
    bytes[at] = character;
    String::from_utf8(bytes).unwrap()
}

#[test]
fn a_certificate_with_any_one_move_changed_is_rejected() {
    let certificates = solved_vectors().into_iter();
    let mut certificates = certificates.map(|vector| certificate(&vector.position));
    let certificate = certificates
        .find(|certificate| (100..1000).contains(&certificate.len()))
        .unwrap();
    let text = certificate.to_string();
    let moves = text.match_indices('\n').nth(3).unwrap().0 + 1..text.find("checksum").unwrap();
    for at in moves {
        let old = text.as_bytes()[at];
        for &character in b"0123456789abcdef"
            .iter()
            .filter(|character| **character != old && old != b'\n')
        {
            assert!(
                changed(&text, at, character)
                    .parse::<Certificate>()
                    .is_err(),
                "character {at}"
            );
        }
    }
}

#[test]
fn a_certificate_with_any_one_sign_changed_or_lost_is_rejected() {
    let position = late_positions(1, Teeth::Many)[0];
    let text = certificate(&position).to_string();
    for at in 0..text.len() {
        for character in [b'0', b'a', b' ', b'\n', b'~'] {
            if text.as_bytes()[at] != character {
                assert!(
                    changed(&text, at, character)
                        .parse::<Certificate>()
                        .is_err(),
                    "character {at}"
                );
            }
        }
        assert!(
            text[..at].parse::<Certificate>().is_err(),
            "cut off at {at}"
        );
    }
}

#[test]
fn a_strategy_for_the_loser_is_not_accepted_however_it_is_written() {
    for position in late_positions(50, Teeth::None) {
        let loser = !certificate(&position).winner();
        let any = Certificate::record(&position, loser, |position| position.moves().next());
        assert!(any.is_err(), "{position}");
    }
}

#[test]
fn bad_files_get_clear_errors() {
    let error = |text: &str| text.parse::<Certificate>().unwrap_err();
    assert_eq!(error(""), ParseCertificateError::Title);
    assert_eq!(
        error("kamisado certificate 1\n"),
        ParseCertificateError::Missing("position")
    );
    let start =
        "kamisado certificate 1\nposition OBUPYRGN/8/8/8/8/8/8/ngrypubo b -\nwinner black\n";
    assert_eq!(
        error(&format!("{start}moves 99999999999999999999\n")),
        ParseCertificateError::Count
    );
    assert_eq!(
        error(&format!("{start}moves 4000000000\n")),
        ParseCertificateError::Count
    );
    assert_eq!(
        error(&format!("{start}moves 1\n0é\n")),
        ParseCertificateError::Moves(5)
    );
    assert_eq!(
        error(&format!("{start}moves 0\n")),
        ParseCertificateError::Missing("checksum")
    );
    assert_eq!(
        error(&format!("{start}moves 0\nchecksum 0\n")),
        ParseCertificateError::Checksum
    );
}
