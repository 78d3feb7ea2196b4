//! The course against the rules, and against the worked examples.

#![allow(clippy::unwrap_used)] // A lesson that cannot be read should fail the test.

use std::collections::BTreeSet;

use kamisado::{Event, Position};
use kamisado_engine::{Limits, Memory, Solver, Value};
use serde_json::json;

use super::*;

const EXAMPLES: &str = include_str!("../../../kamisado/data/examples.jsonl");

/// Every step with its lesson and its task.
fn steps() -> impl Iterator<Item = (&'static Lesson, usize, &'static LessonStep, Prepared)> {
    LESSONS.iter().flat_map(|lesson| {
        let tasks = lesson.prepare();
        let tasks = tasks.unwrap_or_else(|error| panic!("{}: {error}", lesson.name));
        let numbered = lesson.steps.iter().enumerate().zip(tasks);
        numbered.map(move |((index, step), task)| (lesson, index, step, task))
    })
}

fn named(name: &str) -> &'static Lesson {
    LESSONS.iter().find(|lesson| lesson.name == name).unwrap()
}

fn accepted(task: &Prepared) -> Vec<Decision> {
    let accepted = task.accepted.iter().flatten();
    accepted.map(|text| text.parse().unwrap()).collect()
}

fn events(task: &Prepared, decision: Decision) -> Vec<Event> {
    task.game.clone().play(decision).unwrap().to_vec()
}

#[test]
fn lessons_have_names_of_their_own_and_end_with_an_exercise() {
    let names: BTreeSet<_> = LESSONS.iter().map(|lesson| lesson.name).collect();
    assert_eq!(names.len(), LESSONS.len());
    for lesson in LESSONS {
        assert!(lesson.steps.last().unwrap().is_exercise, "{}", lesson.name);
        assert!(!lesson.steps[0].is_exercise, "{}", lesson.name);
    }
}

#[test]
fn every_task_of_the_lessons_can_be_done() {
    for (lesson, index, step, task) in steps() {
        let at = format!("{} {}", lesson.name, index + 1);
        let Some(texts) = &task.accepted else {
            assert_eq!(step.task, Task::Any, "{at}");
            continue;
        };
        assert!(!texts.is_empty(), "{at}: nothing does it");
        for decision in accepted(&task) {
            assert!(task.game.is_legal(decision), "{at}: {decision}");
        }
    }
}

#[test]
fn exercises_of_the_lessons_can_be_done_wrongly() {
    for (lesson, index, step, task) in steps() {
        let is_last = index + 1 == lesson.steps.len();
        if !is_last || task.game.legal().is_empty() || step.text == Message::LessonFinish {
            continue;
        }
        let legal = task.game.legal().len();
        assert!(accepted(&task).len() < legal, "{}", lesson.name);
    }
}

#[test]
fn steps_of_lessons_that_go_on_have_one_way_to_go_on() {
    for lesson in LESSONS {
        let tasks = lesson.prepare().unwrap();
        for (index, task) in tasks.iter().enumerate() {
            let goes_on = lesson
                .steps
                .get(index + 1)
                .is_some_and(|next| matches!(next.from, Origin::Before));
            if goes_on || !task.replies.is_empty() {
                assert_eq!(accepted(task).len(), 1, "{} {}", lesson.name, index + 1);
            }
            let mut game = task.game.clone();
            let first = accepted(task).into_iter().take(1);
            for decision in first {
                game.play(decision).unwrap();
                for reply in task.replies {
                    play(&mut game, reply).unwrap();
                }
            }
        }
    }
}

/// What the texts say happens, beyond what the tasks say themselves.
#[test]
fn lessons_show_what_they_tell() {
    let task_of = |name: &str, number: usize| {
        let lesson = named(name);
        lesson.prepare().unwrap().remove(number - 1)
    };
    let told = |name: &str, number: usize| {
        let task = task_of(name, number);
        let first = accepted(&task)[0];
        (task.game.score(), events(&task, first))
    };
    let score_after = |name: &str, number: usize| {
        let (_, events) = told(name, number);
        events.iter().find_map(|event| match event {
            Event::Scored { points, score, .. } => Some((*points, score.black, score.white)),
            _ => None,
        })
    };
    let is_won = |name: &str, number: usize| {
        let (_, events) = told(name, number);
        events
            .iter()
            .any(|event| matches!(event, Event::MatchWon { .. }))
    };

    // The tower that may move next is the one the text names.
    let active = |name: &str, number: usize| {
        let game = task_of(name, number).game;
        game.position().unwrap().active().unwrap().name()
    };
    assert_eq!(active("colour", 2), "yellow");
    assert_eq!(active("colour", 3), "green");
    assert_eq!(active("win", 2), "pink");
    assert_eq!(active("pass", 2), "yellow");
    assert_eq!(active("chain", 1), "blue");
    assert_eq!(active("push", 2), "yellow");
    assert_eq!(active("double", 3), "pink");
    assert_eq!(active("triple", 3), "yellow");

    // White passes where the text says so.
    let (_, events_of_pass) = told("pass", 1);
    let passes = events_of_pass
        .iter()
        .filter(|event| matches!(event, Event::Passed { .. }));
    assert_eq!(passes.count(), 1);

    // White has one move where the text says so, and pays for it.
    let mut game = task_of("win", 1).game;
    game.play("a1a3".parse().unwrap()).unwrap();
    assert_eq!(game.legal().len(), 1);
    assert_eq!(task_of("triple", 4).game.legal().len(), 1);
    assert_eq!(task_of("push", 3).game.legal().len(), 1);

    // A win at once follows from the exercises that promise it, and not before.
    for (name, number) in [("pass", 3), ("push", 4), ("double", 4)] {
        let task = task_of(name, number);
        assert_eq!(Task::Win.accepted(&task.game), Some(Vec::new()), "{name}");
        let side = task.side;
        assert_eq!(task_of(name, number + 1).side, side, "{name}");
    }

    // Teeth are worth one, two, four and eight points.
    assert_eq!(score_after("teeth", 1), Some((1, 0, 1)));
    assert_eq!(score_after("teeth", 3), Some((2, 3, 1)));
    assert_eq!(score_after("teeth", 4), Some((4, 9, 3)));
    assert_eq!(score_after("triple", 9), Some((8, 9, 22)));
    assert!(!is_won("teeth", 1) && is_won("teeth", 3) && is_won("teeth", 4));
    assert!(is_won("double", 3) && is_won("triple", 9));

    // Only one of many sumos can push.
    for number in [1, 2] {
        let task = task_of("limits", number);
        let legal = task.game.legal();
        let pushes = legal.iter().filter(|&&decision| {
            let events = events(&task, decision);
            events
                .iter()
                .any(|event| matches!(event, Event::Pushed { .. }))
        });
        assert_eq!(pushes.count(), 1, "limits {number}");
    }

    // Each white tower faces the black one of its colour.
    let mut game = task_of("tournament", 2).game;
    game.play("obupyrgn".parse().unwrap()).unwrap();
    let text = game.position().unwrap().to_string();
    let (white, black) = (
        text.split('/').next().unwrap(),
        text.split('/').nth(7).unwrap(),
    );
    assert_eq!(white.to_lowercase(), black.split(' ').next().unwrap());
}

#[test]
fn nothing_is_told_of_teeth_and_points_before_they_are_taught() {
    let mut is_taught = false;
    for lesson in LESSONS {
        is_taught |= lesson.name == TEETH;
        for task in lesson.prepare().unwrap() {
            for decision in accepted(&task) {
                for event in events(&task, decision) {
                    let told = serde_json::to_value(event).unwrap();
                    let name = told["event"].as_str().unwrap();
                    let is_about_teeth = ["grew", "scored", "match-won"].contains(&name);
                    assert_eq!(lesson.tells(&event), is_taught || !is_about_teeth, "{name}");
                    assert_eq!(lesson.untold().contains(&name), !lesson.tells(&event));
                }
            }
        }
    }
    assert!(is_taught);
}

#[test]
fn what_lessons_call_proven_is_proven() {
    let solver = Solver::new(Memory::mebibytes(16));
    for (lesson, index, step, task) in steps() {
        if !matches!(step.task, Task::Proven(_)) {
            continue;
        }
        let wins = |decision: Decision| {
            let mut game = task.game.clone();
            game.play(decision).unwrap();
            let Some(position) = game.position() else {
                return game.result().unwrap().winner() == Some(task.side);
            };
            let value = solver.solve(position, &Limits::none()).value.unwrap();
            (value == Value::Win) == (position.side() == task.side)
        };
        let accepted = accepted(&task);
        // Line-ups are too many to prove them all.
        for decision in task.game.legal().into_iter().chain(accepted.clone()) {
            let at = format!("{} {}: {decision}", lesson.name, index + 1);
            assert_eq!(wins(decision), accepted.contains(&decision), "{at}");
        }
    }
}

#[test]
fn hints_speak_of_what_is_due() {
    for (lesson, index, _, task) in steps() {
        let at = format!("{} {}", lesson.name, index + 1);
        let hint = task.hint();
        let is_about_moves = !matches!(
            hint,
            Message::LessonHintFill
                | Message::LessonHintFillAny
                | Message::LessonHintLineUp
                | Message::LessonHintLineUpAny
        );
        let is_move = matches!(task.game.due(), Some(Due::Move(_)));
        assert_eq!(is_about_moves, is_move, "{at}: {hint:?}");
    }
}

/// The matches before each step of a worked example, with the move that is played there.
fn scene(example: &serde_json::Value) -> Vec<(Match, Option<String>)> {
    let kind: MatchKind = example["match"].as_str().unwrap().parse().unwrap();
    let position: Position = example["position"].as_str().unwrap().parse().unwrap();
    let mut game = Match::from_position(kind.into(), position).unwrap();
    let mut scenes = Vec::new();
    for step in example["steps"].as_array().unwrap() {
        let played = step
            .get("play")
            .map(|text| text.as_str().unwrap().to_owned());
        scenes.push((game.clone(), played.clone()));
        if let Some(text) = played {
            play(&mut game, &text).unwrap();
        }
    }
    scenes
}

#[test]
fn lessons_cover_all_worked_examples() {
    let examples: Vec<serde_json::Value> = EXAMPLES
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let numbers: BTreeSet<_> = examples.iter().map(|e| e["example"].to_string()).collect();
    assert_eq!(numbers.len(), 10);
    let tasks: Vec<_> = steps().collect();
    for example in &examples {
        let title = &example["title"];
        let is_played = scene(example).into_iter().any(|(game, played)| {
            tasks.iter().any(|(_, _, _, task)| {
                task.game.position() == game.position()
                    && task.kind == game.rules().kind.to_string()
                    && task.game.score() == game.score()
                    && played.as_ref().is_none_or(|played| {
                        let accepted = task.accepted.as_ref();
                        accepted.is_none_or(|accepted| accepted.contains(played))
                    })
            })
        });
        assert!(is_played, "{title} is in no lesson");
    }
    // The fills of the seventh example are chosen as well.
    let fills = &examples.iter().find(|e| e.get("fills").is_some()).unwrap()["fills"];
    let fill = named("fill").prepare().unwrap().remove(0);
    for choice in kamisado::Fill::ALL {
        let start = fill.game.preview(choice).unwrap().to_string();
        assert_eq!(json!(start), fills[choice.to_string()]["start"]);
    }
}
