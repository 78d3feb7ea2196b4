use kamisado::Side::{Black, White};
use kamisado_online::{Act, Answer, Chore, PersonId, Phrase, Refusal, Slug, Stamp, Table, What};

use super::Play;

const TERMS: &str = "single standard standard 100+1 casual";

/// A game with four decisions, one every two seconds.
fn four() -> Play {
    let mut play = Play::new(TERMS);
    for _ in 0..4 {
        play.wait(2_000).any();
    }
    play
}

#[test]
fn a_takeback_needs_both_and_restores_the_clocks() {
    let mut play = Play::new(TERMS);
    play.wait(2_000).any();
    play.wait(2_000).any();
    let clocks = play.clocks();
    play.wait(2_000).any();
    play.wait(2_000).any();
    // Black takes back the third decision, and White's answer with it.
    play.wait(3_000).act(Black, Act::Takeback).unwrap();
    assert_eq!(play.table.takeback_offered(), Some(Black));
    assert_eq!(play.act(White, Act::Yes).unwrap().what, What::Undo(2));
    assert_eq!(play.table.play().decisions().len(), 2);
    assert_eq!(play.table.due_side(), Some(Black));
    assert_eq!(play.clocks(), clocks);
    play.wait(5_000).any();
    assert_eq!(play.clocks(), (96_000, clocks.1));
}

#[test]
fn nothing_is_taken_back_in_rated_games() {
    let mut play = Play::new("double matchplay standard 900+0 rated");
    play.chores();
    play.any();
    play.any();
    assert_eq!(play.act(Black, Act::Takeback), Err(Refusal::Rated));
}

#[test]
fn a_drawn_line_up_is_nobodys_to_take_back() {
    let mut play = Play::new("double matchplay standard 900+0 casual");
    play.chores();
    assert_eq!(
        play.act(Black, Act::Takeback),
        Err(Refusal::NothingToTakeBack)
    );
    play.any();
    play.act(Black, Act::Takeback).unwrap();
    assert_eq!(play.act(White, Act::Yes).unwrap().what, What::Undo(2));
    assert_eq!(play.chores(), []);
}

#[test]
fn an_offer_lapses_with_the_next_decision() {
    let mut play = four();
    play.act(White, Act::Takeback).unwrap();
    play.any();
    assert_eq!(play.act(Black, Act::Yes), Err(Refusal::NoOffer));
}

#[test]
fn an_offer_is_declined_withdrawn_and_not_accepted_by_its_own_side() {
    let mut play = four();
    play.act(White, Act::Takeback).unwrap();
    assert_eq!(play.act(White, Act::Yes), Err(Refusal::NoOffer));
    assert_eq!(play.act(Black, Act::Takeback), Err(Refusal::OfferOpen));
    assert_eq!(play.act(Black, Act::No).unwrap().what, What::Decline);
    assert_eq!(play.act(Black, Act::Yes), Err(Refusal::NoOffer));
    play.act(White, Act::Takeback).unwrap();
    assert_eq!(play.act(White, Act::No).unwrap().what, What::Decline);
    assert_eq!(play.act(Black, Act::No), Err(Refusal::NoOffer));
}

#[test]
fn nobody_agrees_to_what_they_have_not_seen() {
    let mut play = four();
    let seen = play.table.seq();
    play.act(White, Act::Takeback).unwrap();
    assert_eq!(play.ask(Black, seen, Act::Yes), Err(Refusal::NoOffer));
    assert!(matches!(
        play.ask(Black, seen + 1, Act::Yes),
        Ok(Answer::New(_))
    ));
}

#[test]
fn what_is_repeated_happens_once() {
    let mut play = four();
    let seen = play.table.seq();
    play.act(White, Act::Takeback).unwrap();
    play.act(Black, Act::No).unwrap();
    // The page never heard that its offer was made, let alone declined.
    assert_eq!(
        play.ask(White, seen, Act::Takeback),
        Ok(Answer::Again(seen))
    );
    play.act(White, Act::Say(Phrase::Sorry)).unwrap();
    assert_eq!(
        play.ask(White, seen, Act::Say(Phrase::Sorry)),
        Ok(Answer::Again(seen + 2))
    );
    let decision = play.table.play().legal()[0];
    let seen = play.table.seq();
    play.any();
    play.any();
    assert_eq!(
        play.ask(Black, seen, Act::Play(decision)),
        Ok(Answer::Again(seen))
    );
    assert_eq!(
        play.ask(White, seen, Act::Play(decision)),
        Err(Refusal::Behind)
    );
}

#[test]
fn words_do_not_make_a_decision_stale() {
    let mut play = four();
    let seen = play.table.seq();
    play.act(White, Act::Say(Phrase::Hello)).unwrap();
    let decision = play.table.play().legal()[0];
    assert!(matches!(
        play.ask(Black, seen, Act::Play(decision)),
        Ok(Answer::New(_))
    ));
}

#[test]
fn phrases_and_offers_come_to_an_end() {
    let mut play = four();
    for _ in 0..Table::PHRASES {
        play.act(White, Act::Say(Phrase::Hello)).unwrap();
    }
    assert_eq!(
        play.act(White, Act::Say(Phrase::Hello)),
        Err(Refusal::Enough)
    );
    play.act(Black, Act::Say(Phrase::Hello)).unwrap();
    for _ in 0..Table::OFFERS / 2 {
        play.act(White, Act::Takeback).unwrap();
        play.act(White, Act::No).unwrap();
    }
    assert_eq!(play.act(White, Act::Takeback), Err(Refusal::Enough));
}

#[test]
fn a_rematch_needs_both_and_swaps_the_sides() {
    let mut play = four();
    assert_eq!(play.act(White, Act::Rematch), Err(Refusal::NotOver));
    play.act(White, Act::Resign).unwrap();
    play.act(White, Act::Rematch).unwrap();
    assert_eq!(play.table.chore(Stamp(play.now)), None);
    assert_eq!(play.act(Black, Act::Yes).unwrap().what, What::Rematch);
    let Some(Chore::Rematch { seq, at, players }) = play.table.chore(Stamp(play.now)) else {
        panic!("the next game is to be made");
    };
    assert_eq!((players.black, players.white), (PersonId(2), PersonId(1)));
    let slug = Slug::from_random(99);
    let entry = kamisado_online::Entry {
        game: play.table.game().id,
        seq,
        at,
        lag: std::time::Duration::ZERO,
        side: None,
        what: What::NextGame(slug),
    };
    play.table.apply(&entry).unwrap();
    assert_eq!(play.table.next_game(), Some(slug));
    assert_eq!(play.table.chore(Stamp(play.now)), None);
    assert_eq!(play.act(Black, Act::Rematch), Err(Refusal::NextGameExists));
}

#[test]
fn a_rematch_can_be_declined() {
    let mut play = four();
    play.act(White, Act::Resign).unwrap();
    play.act(White, Act::Rematch).unwrap();
    play.act(Black, Act::No).unwrap();
    play.act(Black, Act::Rematch).unwrap();
    assert_eq!(play.table.chore(Stamp(play.now)), None);
}
