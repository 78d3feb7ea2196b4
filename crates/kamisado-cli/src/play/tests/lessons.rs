//! Lessons at the game screen.

use kamisado_view::lessons::LESSONS;

use super::*;

fn school(width: u16, height: u16, language: Language, lesson: Option<usize>) -> Screen {
    let theme = Theme::new(Depth::True, Palette::Classic, Symbols::Letters);
    let mut app = App::new(language, theme, 7, None).at_school(lesson);
    app.handle(Input::Terminal(Event::Resize(width, height)));
    Screen {
        app,
        terminal: Terminal::new(TestBackend::new(width, height)).unwrap(),
    }
}

#[test]
fn the_list_of_lessons() {
    let mut screen = school(80, 24, Language::English, None);
    insta::assert_snapshot!(screen.show());
}

#[test]
fn only_what_is_asked_for_is_kept() {
    let mut screen = school(80, 24, Language::English, Some(1));
    screen.type_line("c1c4");
    assert!(screen.show().contains("taken back"), "{}", screen.show());
    screen.type_line("c1c5");
    insta::assert_snapshot!(screen.show());
    screen.key(KeyCode::Enter);
    assert!(screen.show().contains("Step 2 of 3"), "{}", screen.show());
}

#[test]
fn help_in_a_lesson_is_first_a_word_and_then_the_answer() {
    let mut screen = school(80, 24, Language::English, Some(1));
    screen.control('t');
    assert!(!screen.show().contains("(c1c5)"));
    screen.control('t');
    assert!(screen.show().contains("(c1c5)"), "{}", screen.show());
}

#[test]
fn a_fill_and_a_line_up_are_learned_with_keys() {
    let fill = LESSONS.iter().position(|lesson| lesson.name == "fill");
    let mut screen = school(80, 24, Language::English, fill);
    insta::assert_snapshot!(screen.show());
    screen.key(KeyCode::Right);
    screen.key(KeyCode::Enter);
    screen.key(KeyCode::Enter);
    assert!(screen.show().contains("Step 2 of 2"), "{}", screen.show());
    screen.type_line("left");
    assert!(screen.show().contains("taken back"), "{}", screen.show());
    screen.type_line("right");
    assert!(
        screen.show().contains("finished this lesson"),
        "{}",
        screen.show()
    );
}

#[test]
fn every_lesson_can_be_finished_one_after_the_other() {
    let mut screen = school(80, 24, Language::English, Some(0));
    for lesson in LESSONS {
        for step in lesson.prepare().unwrap() {
            // White's line-ups are typed as they are seen, and White sits on this side here.
            let any = step.game().legal().first().copied();
            let answer = step.answer().or(any);
            let typed = answer.map_or("ngrypubo".to_owned(), |answer| answer.to_string());
            screen.type_line(&typed);
            let shown = screen.show();
            assert!(
                shown.contains("Correct! ⏎"),
                "{typed} in {}:\n{shown}",
                lesson.name
            );
            screen.key(KeyCode::Enter);
        }
        let learned = Effect::Learned(lesson.name);
        assert!(
            screen.app.take_effects().contains(&learned),
            "{}",
            lesson.name
        );
    }
    // After the last one the list shows that all are finished.
    let shown = screen.show();
    assert_eq!(shown.matches('✓').count(), LESSONS.len(), "{shown}");
    screen.key(KeyCode::Esc);
    assert_eq!(screen.app.take_effects(), [Effect::Quit]);
}

#[test]
fn lessons_keep_no_record_and_need_no_question_to_leave() {
    let mut screen = school(80, 24, Language::English, Some(0));
    screen.type_line("a1a2");
    let effects = screen.app.take_effects();
    assert!(effects.is_empty(), "{effects:?}");
    screen.key(KeyCode::Esc);
    screen.key(KeyCode::Esc);
    assert!(screen.show().contains("Learn to play"), "{}", screen.show());
    screen.key(KeyCode::Enter);
    screen.control('q');
    assert_eq!(screen.app.take_effects(), [Effect::Quit]);
}

#[test]
fn lessons_fit_small_screens_in_every_language_and_all_screens_in_the_longest() {
    for language in Language::ALL {
        // The languages with the longest words meet every size, the others a small screen.
        let sizes: &[(u16, u16)] = match language {
            Language::German | Language::Hungarian => {
                &[(16, 8), (20, 10), (40, 15), (80, 24), (130, 50)]
            }
            _ => &[(20, 10)],
        };
        for &(width, height) in sizes {
            let mut list = school(width, height, language, None);
            list.show();
            list.click(width / 2, height / 2);
            list.show();
            for lesson in 0..LESSONS.len() {
                let mut screen = school(width, height, language, Some(lesson));
                screen.show();
                screen.key(KeyCode::Char('?'));
                screen.show();
            }
        }
    }
}
