//! Matches and positions as text: read in any form, written in any form.

use kamisado::{Board, Concession, Language, Match, MatchKind, MatchRules, Opening, Side};
use kamisado_view::{Form, Reading, Remarks, Source, Written, read};

use crate::{ROUND, after, from_position, standard};

fn reading(text: &str) -> Reading {
    let (source, record) = read(text, MatchRules::default(), Language::English).unwrap();
    Reading::new(source, &record)
}

#[test]
fn what_is_written_can_be_read_in_every_form() {
    let remarks = r#"{"tags":{"Black":"Ada","White":"Grace"},"comment":"In the garden.","notes":{"0":{"comment":"Bold!","spent_ms":1200}}}"#;
    let remarks: Remarks = serde_json::from_str(remarks).unwrap();
    let mut game = standard(&format!("{ROUND} left"));
    game.concede(Side::Black, Concession::Resignation).unwrap();
    let record = remarks.on(&game);
    for language in Language::ALL {
        for form in [Form::Record, Form::Kanji, Form::Words, Form::Json] {
            let written = Written::new(form, &record, language);
            let reading = reading(&written.text);
            assert_eq!(reading.source, Source::Record);
            assert_eq!(reading.kind, game.rules().kind);
            assert_eq!(reading.decisions, game.decisions());
            assert_eq!(reading.result, game.result());
            assert_eq!(reading.remarks, remarks);
        }
    }
}

#[test]
fn positions_and_lists_of_moves_can_be_read() {
    const POSITION: &str = "4B3/8/8/2R5/3G4/3+p4/8/8 b p";
    let found = reading(POSITION);
    assert_eq!(found.source, Source::Position);
    assert_eq!(found.fen.as_deref(), Some(POSITION));
    let written = |form, game| Written::new(form, &Remarks::default().on(&game), Language::English);
    let position = written(Form::Position, from_position(POSITION));
    assert_eq!(position.text, POSITION);
    let found = reading(&format!("position fen {POSITION} moves d3d4"));
    assert_eq!(found.decisions.len(), 1);
    let found = reading("b1b7 a8a4");
    assert_eq!((found.source, found.decisions.len()), (Source::Moves, 2));
    let moves = written(Form::Moves, after(kamisado::Match::default(), "b1b7 a8a4"));
    assert_eq!(moves.text, "b1b7 a8a4");
    let found = reading("1. Grün geradeaus 6 Orange | Orange geradeaus 4");
    assert_eq!(found.decisions.len(), 2);
    let found = reading("startpos");
    assert_eq!((found.fen, found.decisions.len()), (None, 0));
}

#[test]
fn a_list_of_moves_brings_its_terms_along() {
    const SUMO: &str = "OBUPYRGN/8/8/8/8/8/8/+ngrypubo w -";
    let rules = |kind, opening, board| MatchRules {
        kind,
        opening,
        board,
    };
    let (usual, mirrored) = (Board::Standard, Board::Mirrored);
    let origin = SUMO.parse().unwrap();
    let games = [
        standard(&format!("{ROUND} left")),
        after(
            Match::new(rules(MatchKind::Long, Opening::Tournament, usual)),
            "ngrypubo obupyrgn b1b7",
        ),
        Match::new(rules(MatchKind::Marathon, Opening::Standard, mirrored)),
        Match::new(rules(MatchKind::SERIES, Opening::OneThreeFive, usual)),
        Match::new(rules(MatchKind::Single, Opening::Standard, mirrored)),
        after(
            Match::from_position(MatchKind::Standard.into(), origin).unwrap(),
            "a8a4",
        ),
        after(from_position("4B3/8/8/2R5/3G4/3+p4/8/8 b p"), "d3d4"),
    ];
    for game in games {
        let list = Written::new(
            Form::Moves,
            &Remarks::default().on(&game),
            Language::English,
        );
        let (_, record) = read(&list.text, MatchRules::default(), Language::English)
            .unwrap_or_else(|error| panic!("{}: {error}", list.text));
        assert_eq!(record.game(), &game, "{}", list.text);
    }
}

#[test]
fn what_cannot_be_read_is_refused_in_the_language_of_the_reader() {
    let cases = [
        (Language::English, "", "There is nothing to read"),
        (Language::German, "b1b7 b1b7", "Entscheidung Nr. 2, b1b7: "),
        (
            Language::English,
            "8/8 b -",
            "The position has 2 ranks instead of 8.",
        ),
        (
            Language::French,
            "1. U<4U | R^2",
            "Ligne 1, colonne 11\u{a0}: Manche 1, coup 1\u{a0}: ",
        ),
        (
            Language::Hungarian,
            r#"{"format":"kamisado-record"}"#,
            "Ez nem egy Kamisado-játszmalap JSON-ja",
        ),
        (
            Language::Dutch,
            r#"{"format":"kamisado-record","version":9,"rules":{"kind":"single","opening":"standard","board":"standard"},"decisions":[]}"#,
            "Deze partijnotatie heeft versie 9",
        ),
        (
            Language::Turkish,
            "{Ada began",
            "1. satır, 1. sütun: Burada başlayan yorumun kapanış süslü ayracı yok.",
        ),
    ];
    for (language, text, told) in cases {
        let error = read(text, MatchRules::default(), language).unwrap_err();
        assert!(error.starts_with(told), "{language}: {error}");
    }
}
