//! Records: text and JSON read back without loss, and wrong records refused with round, move and reason.

#![allow(clippy::unwrap_used)] // A record that cannot be read should fail the test.

#[cfg(feature = "serde")]
mod json;
mod plans;

use kamisado::notation::Style;
use kamisado::record::{Record, Tags};
use kamisado::{Decision, Due, Match, MatchKind, Round, Side, Verdict};
use plans::{plans, record};
use proptest::prelude::*;

/// What the record says when it is refused.
fn refusal(text: &str) -> String {
    match text.parse::<Record>() {
        Ok(record) => format!("accepted:\n{record}"),
        Err(error) => error.to_string(),
    }
}

fn styles() -> impl Strategy<Value = Style> {
    prop::sample::select(Style::all().collect::<Vec<_>>())
}

fn moves(record: &Record) -> String {
    let decisions: Vec<String> = record
        .game()
        .decisions()
        .iter()
        .map(Decision::to_string)
        .collect();
    decisions.join(" ")
}

fn read(text: &str) -> Record {
    text.parse()
        .unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The example of the document.
fn example() -> &'static str {
    let document = include_str!("../../../../../docs/record.md");
    let (_, rest) = document.split_once("```text\n").unwrap();
    rest.split_once("```").unwrap().0
}

#[test]
fn the_example_of_the_document_is_printed_as_it_is_written() {
    let record = read(example());
    assert_eq!(record.to_string(), example());
    assert_eq!(record.tags.get(Tags::WHITE), Some("Grace"));
    assert_eq!(record.comment, "A friendly match.");
    assert_eq!(record.note(4).comment, "Far, but is it far enough?");
    assert_eq!(record.note(4).spent_ms, Some(62_500));
    assert_eq!(record.game().due(), Some(Due::Move(Side::White)));
}

#[test]
fn a_record_can_be_written_carelessly() {
    let careful = read("1. O^4Y | Y^6G\n2. G^1N | N^2B\n");
    for text in [
        "1. O^4Y Y^6G\n2. G^1N N^2B",
        "O^4Y  Y^6G\n\n\nG^1N\tN^2B",
        "Round 1\n 1 orange straight 4 | yellow straight 6\n 2 straight 1 | ^2",
        "1. h1-h5 e8e2\r\n2. b1b2 | h8-h6\r\n",
        "1. Orange Gerade 4 Gelb | yellow straight 6 green\n2. 緑↑1茶 | brun devant 2",
        "kamisado RECORD\nMATCH : single\nround 1:\n1. o^4\n   | y^6\n2. g^1 | - \n... | n^2\n*",
        "1. O^4Y\n|Y^6G\n2. G^1N|N^2B",
        "Line-ups: ngrypubo | ngrypubo\n1. O^4Y | Y^6G\n2. G^1N | N^2B",
        "1) O^4Y | Y^6G\n2) G^1N | N^2B",
        "Runde 1\n1. O^4Y | Y^6G\n2. G^1N | N^2B",
        "Manche 1:\n1. O^4Y | Y^6G\n2. G^1N | N^2B",
        "Ronde 1\n1. O^4Y | Y^6G\n2. G^1N | N^2B",
        "1. TUR\n1. O^4Y | Y^6G\n2. G^1N | N^2B",
        "1. kör\n1. O^4Y | Y^6G\n2. G^1N | N^2B",
        "Runda 1\n1. O^4Y | Y^6G\n2. G^1N | N^2B",
        "# from the club\n1. O^4Y | Y^6G # far\n# now green\n2. G^1N | N^2B",
        "Our 3rd match on Tuesday\n\n1. O^4Y | Y^6G\n2. G^1N | N^2B",
        "Ada – Bea (club)\n# a good one\nBlack: Ada\n1. O^4Y | Y^6G\n2. G^1N | N^2B",
    ] {
        let record = read(text);
        assert_eq!(moves(&record), moves(&careful), "{text}");
    }
}

#[test]
fn comments_belong_to_the_decision_before_them() {
    let record = read("{Before} {all.}\n1. O^4Y {one\n  two} (0:05) | Y^6G\n{three}\n");
    assert_eq!(record.comment, "Before all.");
    assert_eq!(record.note(0).comment, "one two");
    assert_eq!(record.note(0).spent_ms, Some(5_000));
    assert_eq!(record.note(1).comment, "three");
}

#[test]
fn hash_comments_and_titles_are_kept_as_comments() {
    let record = read(
        "A rainy evening\n# at the club\nEvent: Game #3\n1) O^4Y {one} # two\n# three\n  | Y^6G\n",
    );
    assert_eq!(record.comment, "A rainy evening at the club");
    assert_eq!(record.tags.get(Tags::EVENT), Some("Game #3"));
    assert_eq!(record.note(0).comment, "one two three");
    assert_eq!(read(&record.to_string()), record);
}

#[test]
fn a_mistyped_first_move_is_not_a_title() {
    for text in [
        "Orange stright 4\nyellow straight 6",
        "Orange stright 4 | yellow straight 6\n1. O^4Y",
        "O^4Z\n2. G^1N",
        "O^4Z\nScore: 0:1",
        "Just a title",
    ] {
        let message = refusal(text);
        assert!(message.starts_with("line 1, column "), "{text}: {message}");
    }
}

#[test]
fn passes_and_pushes_may_be_given_or_left_out() {
    // Black's pink sumo pushes two towers... one, and White's green appears in White's column.
    let position = "4B3/8/8/2R5/3G4/3+p4/n7/8 b p";
    let given = read(&format!("Position: {position}\n1. P^1N | Gv1O\n"));
    let left_out = read(&format!("Position: {position}\n1. P^1N\n"));
    assert_eq!(given, left_out);
    assert!(given.to_string().ends_with("  1. P^1N | Gv1O\n"), "{given}");
    assert_eq!(
        refusal(&format!("Position: {position}\n1. P^1N | Rv1O\n")),
        "line 2, column 11: round 1, move 1: White's red tower was not pushed, but the record says it was"
    );
}

#[test]
fn a_blocked_tower_cannot_move() {
    // Black's brown moves onto green; White's green on a2 is blocked by the edge of the board and two towers.
    let position = "8/8/8/8/8/o5N1/Gr6/np6 b o";
    let record = read(&format!("Position: {position}\n"));
    assert_eq!(record.game().due(), Some(Due::Move(Side::Black)));
    let text = format!("Position: {position}\n7. O^3G | G^1N\n");
    assert_eq!(
        refusal(&text),
        "line 2, column 11: round 1, move 7: White's green tower is blocked, but the record moves it"
    );
    let passed = format!("Position: {position}\n1. O^3G | G0U\n");
    assert_eq!(read(&passed).game().decisions().len(), 1);
    let squares = format!("Position: {position}\n1. O^3G | a2a1\n");
    assert_eq!(
        refusal(&squares),
        "line 2, column 11: round 1, move 1: White's green tower is blocked, but the record moves it"
    );
}

#[test]
fn a_wrong_record_is_refused_with_place_and_reason() {
    for (text, expected) in [
        (
            "1. O^4Y | R^6G",
            "line 1, column 11: round 1, move 1: the yellow tower must move, not the red one",
        ),
        (
            "1. O^4R",
            "line 1, column 4: round 1, move 1: h5 is yellow, not red",
        ),
        (
            "1. O^4Y | Y0Y",
            "line 1, column 11: round 1, move 1: White's yellow tower has no reason to pass, but the record says it did",
        ),
        (
            "1. O^4Y\n2. G^1N | N^2B",
            "line 2, column 11: round 1, move 2: the yellow tower must move, not the brown one",
        ),
        (
            "1. O^4Y | Y^6G\n2. | G^1N",
            "line 2, column 6: round 1, move 2: this is White's, but a move by black is due",
        ),
        (
            "1. O^4Y | Y^6G | G^1N",
            "line 1, column 1: round 1, move 1: there are two columns, Black's and White's: one | at most",
        ),
        (
            "1. O^4Y (soon)",
            "line 1, column 9: round 1, move 1: not a time: write minutes and seconds, such as (0:12)",
        ),
        (
            "1. O^4Y {never",
            "line 1, column 9: round 1, move 1: this comment has no } at its end",
        ),
        (
            "O^4Y Y^6G\nG^1N X^1",
            "line 2, column 6: round 1, move 2: \"X\" at character 1 is no colour and no direction that can stand there",
        ),
        (
            "Yelow S 5 Red",
            "line 1, column 1: round 1, move 1: \"Yelow\" at character 1 is no colour and no direction that can stand there",
        ),
        (
            "1. O^4Y | yellow 5",
            "line 1, column 11: round 1, move 1: the direction is missing: write, for example, Yellow Straight 5 or Y^5",
        ),
        (
            "1. b1b9",
            "line 1, column 6: round 1, move 1: \"b9\" at character 3 isn't a square: the squares are a1 to h8",
        ),
        (
            "1:0",
            "line 1, column 1: round 1: the score is 0:0, but the record says 1:0",
        ),
        (
            "Match: friendly",
            "line 1, column 8: not a kind of match: write single, double, standard, long, marathon, series, or series-5 for five wins",
        ),
        (
            "Black: Ada\nblack: Bea",
            "line 2, column 1: the tag black stands twice",
        ),
        (
            "Round 2",
            "line 1, column 1: round 1: this is round 1, but the heading says round 2",
        ),
        (
            "Round 1\n1. O^4Y\nRound 2",
            "line 3, column 1: round 1, move 1: round 2 begins before the round is over",
        ),
        (
            "Round 1\nBlack: Ada",
            "line 2, column 1: round 1: the tag Black must stand before the first round",
        ),
        (
            "Line-up: ngrypubo | ngrypuob",
            "line 1, column 21: round 1: White's towers stand ngrypubo, but the record says otherwise",
        ),
        (
            "Result: Black wins 1:0\n1. O^4Y",
            "line 1, column 9: by its moves the match is not over, but the record says it is won by Black",
        ),
        (
            "Result: perhaps\n",
            "line 1, column 9: not a result: write *, tied, Black wins, White wins, and why if not by points (White resigned, Black out of time)",
        ),
        (
            "Match: standard\nPosition: 8/8/8/8/8/8/8/n7 b -",
            "line 2, column 11: a standard match needs all sixteen towers; with fewer only a single round can be played",
        ),
        (
            "Position: 8/8/8 b -",
            "line 1, column 11: the position has 3 ranks instead of 8",
        ),
        (
            "Opening: matchplay\n1. O^4Y",
            "line 2, column 4: round 1, move 1: now black's line-up is due",
        ),
        (
            "Opening: matchplay\nLine-up: 7 | 3",
            "line 2, column 14: round 1: the challenger has match-play line-up 7 and the defender 3: the defender gets the higher number",
        ),
        (
            "Opening: tournament\nLine-up: | ngrypubo",
            "line 2, column 12: round 1: this is White's, but black's line-up is due",
        ),
    ] {
        assert_eq!(refusal(text), expected, "{text}");
    }
}

#[test]
fn later_rounds_are_checked_as_well() {
    let start = example().split_once("Round 2").unwrap().0;
    for (rest, expected) in [
        (
            "Round 2\n1. G^2U",
            "round 2, move 1: now white's choice to fill from left or right is due",
        ),
        (
            "Round 3\n",
            "round 1: this is round 2, but the heading says round 3",
        ),
        (
            "Round 2\nFill: up\n",
            "round 2: not a fill: write left or right",
        ),
        (
            "Round 2\nLine-up: ngrypubo | ngrypubo\n",
            "round 2: the towers stand so neither filled from the left nor from the right",
        ),
        (
            "Fill: left\n1. G^2U\n",
            "round 1, move 1: round 2 needs its heading: Round 2",
        ),
        (
            "Score: 1:0\n",
            "round 1: the score is 0:1, but the record says 1:0",
        ),
        (
            "Round 2\nFill: left\n1. G^2U | N^1\n2. U^1",
            "round 2, move 1: the purple tower must move, not the brown one",
        ),
    ] {
        let message = refusal(&format!("{start}{rest}"));
        assert!(
            message.ends_with(&format!(": {expected}")),
            "{message}\n{expected}"
        );
    }
    // The line-ups tell the fill.
    let right = read(&format!("{start}Round 2\nFill: from the right"));
    let shown = right.to_string();
    let without = shown.replace("Fill: right\n", "");
    assert_ne!(shown, without);
    assert_eq!(read(&without), right);
}

#[test]
fn a_match_may_end_by_resignation_or_on_time() {
    for (text, loser, verdict) in [
        (
            "White wins 0:0, Black resigned",
            Side::Black,
            Verdict::Resignation,
        ),
        (
            "Black wins 0:0, White out of time",
            Side::White,
            Verdict::Time,
        ),
    ] {
        let record = read(&format!("Match: long\nResult: {text}\n1. O^4Y\n"));
        let result = record.game().result().unwrap();
        assert_eq!((result.winner(), result.verdict()), (Some(!loser), verdict));
        assert!(record.to_string().contains(text), "{record}");
        assert_eq!(read(&record.to_string()), record);
    }
    for text in [
        "Black resigns",
        "white won by resignation",
        "WHITE wins, black resigned",
    ] {
        let record = read(&format!("Result: {text}\n1. O^4Y\n"));
        assert_eq!(record.game().result().unwrap().winner(), Some(Side::White));
    }
}

#[test]
fn every_style_of_the_example_reads_back() {
    let record = read(example());
    for style in Style::all() {
        let text = record.display(style).to_string();
        assert_eq!(read(&text), record, "{text}");
    }
    let words = record.display("hu".parse().unwrap()).to_string();
    assert!(words.contains("  2. zöld előre 1 barna"), "{words}");
}

#[test]
fn the_matches_of_the_vectors_are_read_back_in_every_style() {
    let (mut pushes, mut passes) = (0, 0);
    for line in include_str!("../../vectors/matches.jsonl").lines() {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        let kind: MatchKind = line["match"].as_str().unwrap().parse().unwrap();
        let mut game = Match::new(kind.into());
        for round in line["rounds"].as_array().unwrap() {
            for m in round["moves"].as_array().unwrap() {
                game.play(m.as_str().unwrap().parse().unwrap()).unwrap();
            }
            if let Some(fill) = round.get("fill") {
                game.play(fill.as_str().unwrap().parse().unwrap()).unwrap();
            }
        }
        for played in game.rounds().iter().flat_map(Round::played) {
            pushes += played.pushed.len();
            passes += played.passes.len();
        }
        let record = Record::new(game);
        for style in Style::all() {
            let text = record.display(style).to_string();
            assert_eq!(read(&text), record, "{text}");
            // Pushed towers and passes follow from the moves.
            if style == Style::Ascii {
                let is_forced = |cell: &str| {
                    let cell = cell.trim().trim_start_matches(|character: char| {
                        character.is_ascii_digit() || character == '.'
                    });
                    cell.contains("v1")
                        || cell.get(2..3) == Some("0")
                        || cell.get(1..2) == Some("0")
                };
                let kept = text.lines().map(|line| match line.trim_start().as_bytes() {
                    [b'0'..=b'9', ..] => {
                        let (black, white) = line.split_once('|').unwrap_or((line, ""));
                        let black = if is_forced(black) { "-" } else { black };
                        let white = if is_forced(white) { "-" } else { white };
                        format!("{black} | {white}\n")
                    }
                    _ => format!("{line}\n"),
                });
                let kept: String = kept.collect();
                assert!(!kept.contains("v1"));
                assert_eq!(read(&kept), record, "{kept}");
            }
        }
    }
    assert!(
        pushes > 20 && passes > 100,
        "{pushes} pushes, {passes} passes"
    );
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn reading_never_panics(text in "(Match: (standard|series)\n)?(Round [12]\n)?([0-9 NGRYPUBO<^>v|{}()\\\\:*\n-]{0,60})") {
        if let Ok(record) = text.parse::<Record>() {
            prop_assert_eq!(record.to_string().parse::<Record>(), Ok(record));
        }
    }

    #[test]
    fn reading_any_text_never_panics(text in any::<String>()) {
        let _ = text.parse::<Record>();
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn every_record_is_read_back_from_its_text(plan in plans(), style in styles()) {
        let record = record(&plan);
        let text = record.display(style).to_string();
        match text.parse::<Record>() {
            Err(error) => prop_assert!(false, "{error}\n{text}"),
            Ok(read) => {
                prop_assert_eq!(read.display(style).to_string(), text);
                prop_assert_eq!(read, record);
            }
        }
    }

    #[test]
    fn a_record_cut_off_anywhere_can_be_resumed(plan in plans(), cut in 0_usize..200) {
        let whole = record(&plan);
        let kept = cut.min(whole.game().decisions().len());
        let decisions = whole.decisions().take(kept).map(|(decision, note)| (decision, note.clone()));
        let mut begun = Record::replay(*whole.game().rules(), None, decisions, None);
        // Only a whole match has a result.
        if let Ok(begun) = &mut begun {
            let mut resumed: Record = begun.to_string().parse().unwrap();
            for (decision, note) in whole.decisions().skip(kept) {
                resumed.play(decision, note.clone()).unwrap();
            }
            prop_assert_eq!(resumed.game().decisions(), whole.game().decisions());
        } else {
            prop_assert_eq!(kept, whole.game().decisions().len());
        }
    }
}
