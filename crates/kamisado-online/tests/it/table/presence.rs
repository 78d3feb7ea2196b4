use std::time::Duration;

use kamisado::Side::{Black, White};
use kamisado_online::{Act, Away, GameResult, Refusal, WonBy};

use super::Play;

fn begun(terms: &str) -> Play {
    let mut play = Play::new(terms);
    play.any();
    play.any();
    play
}

#[track_caller]
fn claims(terms: &str, opponent: Away, answer: Result<(), Refusal>) {
    let mut play = begun(terms);
    play.opponent = opponent;
    assert_eq!(play.act(White, Act::Claim).map(|_| ()), answer);
}

const fn s(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

#[test]
fn the_win_can_be_claimed_after_half_a_minute() {
    let quick = "single standard standard 180+2 casual";
    claims(quick, Away::Here, Err(Refusal::NotGone));
    claims(quick, Away::Lost(s(29)), Err(Refusal::NotGone));
    claims(quick, Away::Lost(s(30)), Ok(()));
    claims(quick, Away::Left(s(9)), Err(Refusal::NotGone));
    claims(quick, Away::Left(s(10)), Ok(()));
}

#[test]
fn slow_games_take_more_patience() {
    let slow = "single standard standard 900+0 casual";
    claims(slow, Away::Lost(s(89)), Err(Refusal::NotGone));
    claims(slow, Away::Lost(s(90)), Ok(()));
    claims(
        "single standard standard 3d casual",
        Away::Lost(s(1_000_000)),
        Err(Refusal::NotGone),
    );
}

#[test]
fn the_one_who_claims_wins() {
    let mut play = begun("single standard standard 180+2 casual");
    play.opponent = Away::Lost(s(30));
    play.act(White, Act::Claim).unwrap();
    let won = GameResult::Won {
        winner: White,
        by: WonBy::Claim,
    };
    assert_eq!(play.table.result(), Some(won));
    assert_eq!(play.act(Black, Act::Claim), Err(Refusal::Over));
}

#[test]
fn nothing_is_claimed_before_both_have_begun() {
    let mut play = Play::new("single standard standard 180+2 casual");
    play.any();
    play.opponent = Away::Lost(s(50));
    assert_eq!(play.act(Black, Act::Claim), Err(Refusal::NotBegun));
}

#[test]
fn whoever_is_out_of_time_claims_nothing() {
    let mut play = begun("single standard standard 10+0 casual");
    play.opponent = Away::Lost(s(60));
    play.wait(20_000);
    assert_eq!(play.act(Black, Act::Claim), Err(Refusal::Late));
    let lost = GameResult::Won {
        winner: White,
        by: WonBy::Time,
    };
    assert_eq!(play.table.result(), Some(lost));
}
