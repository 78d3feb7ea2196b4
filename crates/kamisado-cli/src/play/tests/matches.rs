//! Beginning, saving and leaving matches.

use super::*;

#[test]
fn saving_asks_for_a_name_and_says_how_it_went() {
    let mut screen = Screen::of(standard(), 80, 24, Depth::True, Language::English);
    screen.type_line("d1d5");
    screen.control('s');
    screen.type_line("evening.txt");
    let saved = screen
        .app
        .take_effects()
        .into_iter()
        .find_map(|effect| match effect {
            Effect::Save {
                path,
                record,
                overwrite: false,
            } => Some((path, record)),
            _ => None,
        });
    let (path, record) = saved.unwrap();
    assert_eq!(path.to_str(), Some("evening.txt"));
    assert_eq!(record.game().decisions().len(), 1);
    screen
        .app
        .handle(Input::Saved(path, Err("no room".to_owned())));
    assert!(
        screen
            .show()
            .contains("evening.txt could not be saved: no room")
    );
}

#[test]
fn another_file_is_only_written_over_when_the_player_says_so() {
    let mut screen = Screen::of(standard(), 80, 24, Depth::True, Language::English);
    let overwritten = |screen: &mut Screen| {
        let mut effects = screen.app.take_effects().into_iter();
        effects.any(|effect| {
            matches!(
                effect,
                Effect::Save {
                    overwrite: true,
                    ..
                }
            )
        })
    };
    for (answer, expected) in [('n', false), ('y', true)] {
        screen.app.handle(Input::Exists("evening.txt".into()));
        assert!(screen.show().contains("evening.txt already exists"));
        screen.key(KeyCode::Char(answer));
        assert_eq!(overwritten(&mut screen), expected);
    }
}

/// A single round that is over.
fn over(seats: BySide<Seat>) -> Screen {
    let game = Match::new(MatchKind::Single.into());
    let game = game.replay(first_round()).unwrap();
    let size = (80, 24);
    Screen::seated(game, seats, None, size, Depth::True, Language::English)
}

#[test]
fn a_rematch_exchanges_the_sides() {
    let seats = BySide::new(Seat::Human, Seat::Computer(Level::PERFECT));
    let mut screen = over(seats);
    assert!(screen.show().contains("The match is over."));
    // Enter offers it, and Enter takes it.
    screen.key(KeyCode::Enter);
    screen.key(KeyCode::Enter);
    assert_eq!(screen.app.take_effects(), [Effect::Begin]);
    let shown = screen.show();
    assert!(shown.contains("Rematch, with sides swapped."), "{shown}");
    assert!(shown.contains("Black, Level 10"), "{shown}");
    let_think(&mut screen, 1);
    assert_eq!(screen.decisions().len(), 1);
}

#[test]
fn a_rematch_of_a_match_in_progress_asks_first() {
    let mut screen = Screen::of(standard(), 80, 24, Depth::True, Language::English);
    screen.type_line("d1d5");
    screen.app.take_effects();
    screen.control('g');
    screen.key(KeyCode::Char('n'));
    assert_eq!(screen.app.take_effects(), []);
    screen.control('g');
    screen.key(KeyCode::Char('y'));
    assert_eq!(screen.app.take_effects(), [Effect::Begin]);
}

#[test]
fn the_menu_leads_to_another_match_and_back() {
    let mut screen = Screen::of(standard(), 80, 24, Depth::True, Language::English);
    screen.type_line("d1d5");
    screen.app.take_effects();
    screen.control('n');
    assert_eq!(screen.app.take_effects(), [Effect::SetAside]);
    assert!(screen.show().contains("Resume the last match"));
    screen.key(KeyCode::Esc);
    assert_eq!(screen.app.take_effects(), [Effect::Resume]);
    assert!(screen.show().contains("Y↑4O"), "{}", screen.show());
    screen.control('n');
    screen.click_on("Start");
    assert!(screen.app.take_effects().contains(&Effect::Begin));
    assert!(!screen.show().contains("Y↑4O"));
}

#[test]
fn a_match_that_is_over_leads_to_a_menu_without_a_way_back() {
    let mut screen = over(HUMANS);
    screen.control('n');
    assert_eq!(screen.app.take_effects(), []);
    assert!(!screen.show().contains("Resume the last match"));
    assert!(screen.show().contains("Single round"));
}

#[test]
fn leaving_asks_first() {
    let mut screen = Screen::of(standard(), 80, 24, Depth::True, Language::English);
    screen.control('q');
    screen.key(KeyCode::Char('n'));
    assert!(!screen.app.take_effects().contains(&Effect::Quit));
    screen.control('q');
    screen.key(KeyCode::Enter);
    assert!(screen.app.take_effects().contains(&Effect::Quit));
}

#[test]
fn a_double_round_is_played_on_the_screen_and_tied() {
    let mut screen = Screen::menu(80, 24, Depth::True, Language::English);
    screen.key(KeyCode::Down);
    screen.key(KeyCode::Left);
    assert!(screen.show().contains("Double round (2 rounds)"));
    let game = Match::new(MatchKind::DoubleRound.into());
    let mut screen = Screen::of(game, 80, 24, Depth::True, Language::English);
    assert!(screen.show().contains("Double round · Round 1"));
    for text in ["h1h4", "d8d4", "a1b2", "h8h6", "g1g7", "h6d2", "g7h8"] {
        screen.type_line(text);
    }
    assert!(screen.show().contains("Double round · Round 2"));
    for text in ["a8a5", "e1e5", "h8g7", "a1a3", "b8b2", "a3e7", "b2a1"] {
        screen.type_line(text);
    }
    let shown = screen.show();
    assert!(shown.contains("The match is tied 1–1."), "{shown}");
}

#[test]
fn the_clock_ends_the_match() {
    let clock = "1".parse().ok();
    let size = (80, 24);
    let mut screen = Screen::seated(
        standard(),
        HUMANS,
        clock,
        size,
        Depth::True,
        Language::English,
    );
    screen.app.handle(Input::Tick(Duration::from_secs(55)));
    assert!(screen.show().contains("0:05.0"));
    screen.app.handle(Input::Tick(Duration::from_secs(60)));
    assert!(
        screen.show().contains("runs out of time"),
        "{}",
        screen.show()
    );
}

#[test]
fn leaving_a_match_that_is_over_does_not_offer_to_resume_it() {
    let mut screen = over(HUMANS);
    screen.control('q');
    let shown = screen.show();
    assert!(shown.contains("The match is over"), "{shown}");
    assert!(!shown.contains("resumed"), "{shown}");
}

#[test]
fn a_resumed_match_can_have_other_players_and_another_clock() {
    let seats = BySide::new(Seat::Human, Seat::Computer(Level::FIRST));
    let record = Session::new(standard(), seats, None, 7, Duration::ZERO)
        .record()
        .clone();
    let clock = "10+5".parse().ok();
    let white = Level::new(5).map(Seat::Computer);
    let changed = Session::resume_with(
        record.clone(),
        BySide::new(None, white),
        clock,
        Duration::ZERO,
    );
    assert_eq!(changed.seats, BySide::new(Seat::Human, white.unwrap()));
    assert_eq!(changed.control(), clock);
    // The record says so from now on.
    let again = Session::resume(changed.record().clone(), Duration::ZERO);
    assert_eq!((again.seats, again.control()), (changed.seats, clock));
    let human = Session::resume_with(
        record,
        BySide::new(None, Some(Seat::Human)),
        None,
        Duration::ZERO,
    );
    assert_eq!(human.seats, HUMANS);
}
