//! What the computer does: it plays, gives hints and reviews.

use super::*;

#[test]
fn asking_why_before_anything_is_over_gets_an_answer() {
    let mut screen = Screen::of(standard(), 80, 24, Depth::True, Language::English);
    screen.control('w');
    assert!(screen.show().contains("No round has finished yet."));
    assert!(screen.app.job().is_none());
}

#[test]
fn the_computer_answers() {
    let seats = BySide::new(Seat::Human, Seat::Computer(Level::FIRST));
    let mut screen = Screen::usual(seats);
    screen.type_line("d1d5");
    assert!(screen.show().contains("The computer is thinking…"));
    let_think(&mut screen, 1);
    assert_eq!(screen.decisions().len(), 2);
}

#[test]
fn two_computers_play_to_the_end_and_wait_while_paused() {
    let level = Seat::Computer(Level::FIRST);
    let seats = BySide::new(level, level);
    let mut screen = Screen::usual(seats);
    screen.control('p');
    assert!(screen.app.job().is_none());
    screen.control('p');
    let_think(&mut screen, 1);
    assert!(
        screen.show().contains("wins the match"),
        "{}",
        screen.show()
    );
}

#[test]
fn a_hint_shows_a_winning_move() {
    let mut screen = Screen::of(standard(), 80, 24, Depth::True, Language::English);
    for m in [
        "h1h5", "e8e2", "b1b2", "h8h6", "g1g7", "h6e3", "c1c4", "g8h7", "f1f7",
    ] {
        screen.type_line(m);
    }
    screen.control('t');
    let_think(&mut screen, 1);
    let shown = screen.show();
    assert!(
        shown.contains("Hint: e2") && shown.contains("(wins)"),
        "{shown}"
    );
    assert!(shown.contains('★'));
}

#[test]
fn a_review_says_where_the_round_was_lost() {
    let mut screen = Screen::of(after_a_round(), 80, 24, Depth::True, Language::English);
    screen.control('w');
    assert!(screen.show().contains("Proving…"));
    let_think(&mut screen, 1);
    let shown = screen.show();
    assert!(shown.contains("Why did it end this way?"), "{shown}");
    assert!(shown.contains("Turning point: after"), "{shown}");
    assert!(shown.contains("it would have won"), "{shown}");
    screen.key(KeyCode::Enter);
    assert!(!screen.show().contains("Turning point"));
}

#[test]
fn a_computer_short_of_time_does_not_wait_to_be_followed() {
    let seats = BySide::new(Seat::Human, Seat::Computer(Level::FIRST));
    let mut screen = Screen::seated(
        standard(),
        seats,
        "1".parse().ok(),
        (80, 24),
        Depth::True,
        Language::English,
    );
    let mut thinker = Thinker::start(1);
    let mut answer = |screen: &mut Screen| {
        thinker.think(screen.app.job());
        loop {
            if let Some(thought) = thinker.thought() {
                screen.app.handle(Input::Thought(thought));
                return;
            }
            std::thread::yield_now();
        }
    };
    screen.type_line("d1d6");
    let used = Duration::from_millis(59_400);
    screen.app.handle(Input::Tick(used));
    answer(&mut screen);
    let decisions = screen.decisions();
    assert_eq!(decisions.len(), 2);
    let decisions = decisions.iter().map(|text| text.parse().unwrap());
    let game = standard().replay(decisions).unwrap();
    let reply = game.position().unwrap().moves().next().unwrap();
    screen.type_line(&reply.to_string());
    // There is no time left for a pause in which a person could follow.
    screen
        .app
        .handle(Input::Tick(used + Duration::from_millis(450)));
    answer(&mut screen);
    assert_eq!(screen.decisions().len(), 4);
}
