//! The rulebooks' worked examples, one test each; the scenes are data, which the lessons show too.

#![allow(clippy::unwrap_used)] // A scene that cannot be read should fail the test.

use kamisado::{
    Color, Decision, Fill, Match, MatchKind, Move, Next, Played, Position, Side, Square, Tower,
    Towers,
};
use serde_json::{Value, json};

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().unwrap().iter()
}

fn legal_moves(position: &Position) -> Vec<String> {
    let mut moves: Vec<String> = position.moves().map(|m| m.to_string()).collect();
    moves.sort();
    moves
}

fn score(game: &Match) -> Value {
    let score = game.score();
    json!([score.black, score.white])
}

fn named(tower: Tower) -> Value {
    json!([tower.side.name(), tower.color.name()])
}

/// The square this many files aside and ranks ahead, where there is one.
fn ahead(side: Side, square: Square, files: i8, ranks: i8) -> Option<Square> {
    let ranks = if side == Side::Black { ranks } else { -ranks };
    Square::all().find(|other| {
        let apart = |a: u8, b: u8| i8::try_from(a).unwrap() - i8::try_from(b).unwrap();
        apart(other.file(), square.file()) == files && apart(other.rank(), square.rank()) == ranks
    })
}

/// Checks that each tower that passed stands where the scene says, behind the towers that the scene names.
fn check_blocked(played: &Played, expected: Option<&Value>, at: &str) {
    let towers = played.next.towers();
    let blocked: Vec<Value> = played
        .passes
        .iter()
        .map(|pass| {
            let side = pass.tower.side;
            assert!(towers.reachable(pass.tower).is_empty(), "{at}");
            let by = [-1, 0, 1].into_iter().filter_map(|files| {
                let square = ahead(side, pass.square, files, 1)?;
                Some(named(towers.at(square).unwrap()))
            });
            json!({
                "side": side.name(),
                "tower": pass.tower.color.name(),
                "on": played.before.board().color(pass.square).name(),
                "by": by.collect::<Vec<_>>(),
            })
        })
        .collect();
    assert_eq!(
        Value::from(blocked),
        *expected.unwrap_or(&json!([])),
        "{at}"
    );
}

fn wins_at_once(position: &Position) -> bool {
    position.moves().any(|m| {
        let end = position.play_unchecked(m).end();
        end.is_some_and(|end| end.winner == position.side())
    })
}

/// Checks that exactly the moves of the scene hand the round to the opponent.
fn check_losing(position: &Position, expected: &Value, at: &str) {
    let losing: Vec<String> = legal_moves(position)
        .into_iter()
        .filter(|m| {
            let m: Move = m.parse().unwrap();
            match position.play_unchecked(m) {
                Next::Turn(next) => next.side() != position.side() && wins_at_once(&next),
                Next::Over(_) => false,
            }
        })
        .collect();
    assert_eq!(json!(losing), *expected, "{at}");
}

fn check_step(game: &mut Match, step: &Value, at: &str) {
    let position = *game.position().unwrap();
    if let Some(legal) = step.get("legal") {
        assert_eq!(json!(legal_moves(&position)), *legal, "{at}");
    }
    if let Some(losing) = step.get("loses") {
        check_losing(&position, losing, at);
    }
    let Some(play) = step.get("play") else { return };
    let m: Move = text(play).parse().unwrap();
    let played = position.play(m).unwrap();
    let entries: Vec<_> = played.entries().map(|(_, e)| e.to_string()).collect();
    assert_eq!(json!(entries), step["official"], "{at}");
    let passes: Vec<_> = played.passes.iter().map(|p| named(p.tower)).collect();
    assert_eq!(Value::from(passes), step["passes"], "{at}");
    check_blocked(&played, step.get("blocked"), at);

    game.play(Decision::Move(m)).unwrap();
    match played.next {
        Next::Turn(after) => {
            assert_eq!(after.to_string(), step["after"], "{at}");
            assert_eq!(game.position(), Some(&after), "{at}");
        }
        Next::Over(finish) => {
            let result = json!({
                "winner": finish.end.winner.name(),
                "by": finish.end.reason.name().replace('-', " "),
                "tower": finish.end.tower.name(),
            });
            assert_eq!(result, step["result"], "{at}");
            assert_eq!(score(game), step["score"], "{at}");
            assert_eq!(json!(game.result().is_some()), step["match_over"], "{at}");
        }
    }
}

fn check_fills(game: &Match, scene: &Value, at: &str) {
    for (name, expected) in scene["fills"].as_object().unwrap() {
        let fill: Fill = name.parse().unwrap();
        let start = game.preview(fill).unwrap();
        assert_eq!(start.to_string(), expected["start"], "{at}, {fill}");
        for side in Side::ALL {
            let mut row: Vec<_> = start.towers().iter().filter(|t| t.0.side == side).collect();
            let from_a = (side == Side::Black) == (fill == Fill::Left);
            row.sort_by_key(|(_, square, _)| square.file());
            let mut order: Vec<_> = row.iter().map(|(tower, _, _)| tower.color.name()).collect();
            if !from_a {
                order.reverse();
            }
            assert_eq!(json!(order), expected["order"][side.name()], "{at}, {fill}");
        }
    }
    for expected in list(&scene["ahead"]) {
        let start = game.preview(text(&expected["fill"]).parse().unwrap());
        let start = start.unwrap();
        let side: Side = text(&expected["side"]).parse().unwrap();
        let color: Color = text(&expected["tower"]).parse().unwrap();
        let square = start.towers().square(Tower::new(side, color)).unwrap();
        let front = start.board().color(ahead(side, square, 0, 1).unwrap());
        assert_eq!(front.name(), expected["color"], "{at}");
    }
}

fn check_scene(scene: &Value) {
    let at = format!("example {} {}", scene["example"], scene["part"]);
    assert!(!text(&scene["title"]).is_empty(), "{at}");
    assert!(list(&scene["facts"]).count() > 0, "{at}");
    let position: Position = text(&scene["position"]).parse().unwrap();
    assert_eq!(position.to_string(), scene["position"], "{at}");
    if let Some(start) = scene.get("start") {
        let mut reached: Position = text(start).parse().unwrap();
        assert!(reached.towers().line_ups().is_some(), "{at}");
        for m in list(&scene["from"]) {
            let played = reached.play(text(m).parse().unwrap()).unwrap();
            reached = *played.next.position().unwrap();
        }
        assert_eq!(reached, position, "{at}");
    }
    if let Some(moves_of) = scene.get("moves_of") {
        for (color, moves) in moves_of.as_object().unwrap() {
            let color: Color = color.parse().unwrap();
            let (from, to) = position.targets_of(color).unwrap();
            let mut targets: Vec<_> = to
                .into_iter()
                .map(|to| Move { from, to }.to_string())
                .collect();
            targets.sort();
            assert_eq!(json!(targets), *moves, "{at}, {color}");
        }
    }

    let kind: MatchKind = text(&scene["match"]).parse().unwrap();
    let mut game = Match::from_position(kind.into(), position).unwrap();
    assert_eq!(score(&game), scene["score"], "{at}");
    for (number, step) in (1..).zip(list(&scene["steps"])) {
        check_step(&mut game, step, &format!("{at}, step {number}"));
    }
    if scene.get("fills").is_some() {
        check_fills(&game, scene, &at);
    }
}

/// Whether the record tells what the words of the example do: `?` is a character they leave open, `/` either diagonal.
fn tells(record: &str, words: &str) -> bool {
    record.len() == words.len()
        && record
            .chars()
            .zip(words.chars())
            .all(|(character, word)| match word {
                '?' => character != ' ',
                '/' => character == '<' || character == '>',
                _ => character == word,
            })
}

/// Checks the scenes of an example against the rules and against its words, and returns the positions they pass through.
fn check_example(number: u64, words: &[&str]) -> Vec<Vec<Position>> {
    let all = include_str!("../../data/examples.jsonl").lines();
    let all = all.map(|line| serde_json::from_str::<Value>(line).unwrap());
    let scenes: Vec<Value> = all.filter(|scene| scene["example"] == number).collect();
    assert_eq!(scenes.len(), words.len());
    let checked = scenes.iter().zip(words).map(|(scene, words)| {
        check_scene(scene);
        let steps = list(&scene["steps"]);
        let entries = steps.filter_map(|step| step.get("official")).flat_map(list);
        let record = entries.map(text).collect::<Vec<_>>().join(" ");
        assert!(tells(&record, words), "{record} does not tell {words}");
        let later = list(&scene["steps"]).filter_map(|step| step.get("after"));
        let texts = [&scene["position"]].into_iter().chain(later);
        texts
            .map(|position| text(position).parse().unwrap())
            .collect()
    });
    checked.collect()
}

/// The colours of the squares the tower due can slide to, in the order of the colours, and the number of its pushes.
fn choices(position: &Position) -> (Vec<&'static str>, usize) {
    let slides: Vec<Color> = position
        .moves()
        .filter(|&m| !position.is_push(m))
        .map(|m| position.board().color(m.to))
        .collect();
    let pushes = position.moves().filter(|&m| position.is_push(m)).count();
    let colors = Color::ALL.into_iter();
    let reached = colors.flat_map(|c| slides.iter().filter(move |&&s| s == c));
    (reached.map(|color| color.name()).collect(), pushes)
}

/// The towers in front of one, by name, sorted.
fn in_front_of(towers: &Towers, tower: Tower) -> Vec<String> {
    let square = towers.square(tower).unwrap();
    let squares = [-1, 0, 1].into_iter();
    let squares = squares.filter_map(|files| ahead(tower.side, square, files, 1));
    let towers = squares.map(|square| towers.at(square).unwrap());
    let mut names: Vec<_> = towers
        .map(|tower| format!("{} {}", tower.side, tower.color))
        .collect();
    names.sort();
    names
}

#[test]
fn example_01_the_opening_move_is_free() {
    let scenes = check_example(1, &[""]);
    assert_eq!(scenes[0][0], Position::start());
    assert_eq!(scenes[0][0].move_count(), 102);
}

#[test]
fn example_02_the_colour_reached_names_the_next_tower() {
    let scenes = check_example(2, &["R??B B??Y Y??U U??G G??O O^5B"]);
    let yellow = choices(&scenes[0][1]).0;
    assert_eq!(yellow.iter().filter(|&&color| color == "yellow").count(), 1);
}

#[test]
fn example_03_who_can_move_must() {
    let scenes = check_example(3, &["N^2B B??P P^3B"]);
    assert_eq!(choices(&scenes[0][1]), (vec!["pink"], 0));
}

#[test]
fn example_04_a_blocked_tower_passes() {
    let scenes = check_example(4, &["N^4G G0Y Y^3?"]);
    let green = Tower::new(Side::White, Color::Green);
    assert_eq!(
        in_front_of(scenes[0][1].towers(), green),
        ["black red", "black yellow", "white brown"]
    );
}

#[test]
fn example_05_passes_on_both_sides() {
    check_example(5, &["B^5G G0Y Y0B B^3Y Y0B B/2?"]);
}

#[test]
fn example_06_a_deadlock_loses_for_who_moved_last() {
    let scenes = check_example(6, &["B^1G G>1R R0G G0R"]);
    let before = &scenes[0][1];
    assert_eq!(choices(before), (vec!["red"], 0));
    let played = before.play(before.moves().next().unwrap()).unwrap();
    let end = played.next.end().unwrap();
    assert_eq!(end.winning_tower(), Tower::new(Side::White, Color::Red));
    let by = |side, color| in_front_of(played.next.towers(), Tower::new(side, color));
    assert_eq!(
        by(Side::White, Color::Red),
        ["black pink", "black purple", "white brown"]
    );
    assert_eq!(
        by(Side::Black, Color::Green),
        ["black red", "white orange", "white yellow"]
    );
}

#[test]
fn example_07_filling_from_the_left_and_from_the_right() {
    let scenes = check_example(7, &["U/5?", "???U"]);
    // Which row each tower ended in, seen by its owner, as the example goes through them.
    let last = &scenes[0][0];
    let row = |side: Side, color: &str| {
        let tower = Tower::new(side, color.parse().unwrap());
        let rank = last.towers().square(tower).unwrap().rank();
        if side == Side::Black {
            rank + 1
        } else {
            8 - rank
        }
    };
    for (color, expected) in ["brown", "blue", "orange", "red", "pink", "yellow", "green"]
        .iter()
        .zip([1, 1, 4, 5, 5, 6, 7])
    {
        assert_eq!(row(Side::White, color), expected, "{color}");
    }
    for (color, expected) in [
        "green", "red", "yellow", "pink", "brown", "orange", "blue", "purple",
    ]
    .iter()
    .zip([1, 1, 1, 3, 4, 4, 6, 7])
    {
        assert_eq!(row(Side::Black, color), expected, "{color}");
    }
    // The sumo goes five squares in both open directions.
    assert_eq!(scenes[1][1].move_count(), 10);
}

#[test]
fn example_08_a_sumo_may_push_and_must_when_nothing_else_is_left() {
    let scenes = check_example(8, &["O/2U U^1? Rv1Y", "O/4U U^1? Rv1Y"]);
    assert_eq!(choices(&scenes[0][1]), (vec!["green", "purple"], 1));
    assert_eq!(choices(&scenes[1][1]), (vec![], 1));
    assert_eq!(legal_moves(&scenes[0][2]), legal_moves(&scenes[1][2]));
}

#[test]
fn example_09_a_double_sumo_pushes_two() {
    let scenes = check_example(
        9,
        &[
            "P/1G G^1? Bv1? Yv1G G^1? Bv1? Yv1P P^3?",
            "P/1G G^1? Bv1? Yv1G G/3?",
        ],
    );
    assert_eq!(choices(&scenes[0][1]), (vec!["red", "pink", "blue"], 1));
}

#[test]
fn example_10_a_finale_of_pushes() {
    let scenes = check_example(
        10,
        &[
            "R^3Y Y^1? Ov1? Nv1? Gv1B B^1? Yv1Y Y^1? Ov1? Nv1? Gv1Y Y<1R R/?Y \
           Y^1? Uv1P P??U U/?P P^1? Uv1O O^1? Bv1Y Y???",
        ],
    );
    let at = &scenes[0];
    assert!(
        choices(&at[2]).0.len() > 1,
        "the blue double sumo could slide"
    );
    assert_eq!(choices(&at[4]), (vec!["red"], 0));
    assert_eq!(choices(&at[5]), (vec!["yellow", "yellow"], 0));
    let (mut colors, _) = choices(&at[7]);
    colors.dedup();
    assert_eq!(colors, ["pink", "purple", "orange"]);
    assert_eq!(choices(&at[8]), (vec!["pink"; 3], 0));
}
