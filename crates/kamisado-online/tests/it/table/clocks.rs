use std::time::Duration;

use kamisado::Side::{Black, White};
use kamisado_online::{Act, GameResult, Outage, Refusal, Stamp, Table, What, WonBy};

use super::Play;

/// Black and White make their first decisions after a second each.
fn begun(terms: &str) -> Play {
    let mut play = Play::new(terms);
    play.wait(1_000).play(Black, "b1b7");
    play.wait(1_000).any();
    play
}

#[test]
fn the_first_decision_of_each_side_is_free() {
    let play = begun("single standard standard 60+2 casual");
    assert_eq!(play.clocks(), (60_000, 60_000));
}

#[test]
fn a_decision_costs_its_time_and_adds_the_increment() {
    let mut play = begun("single standard standard 60+2 casual");
    play.wait(5_000);
    assert_eq!(play.clocks(), (55_000, 60_000));
    assert_eq!(play.any(), Black);
    assert_eq!(play.clocks(), (57_000, 60_000));
    play.wait(10_000).any();
    assert_eq!(play.clocks(), (57_000, 52_000));
}

#[test]
fn a_delay_comes_before_the_bank_and_is_not_saved() {
    let mut play = begun("single standard standard 60~3 casual");
    play.wait(2_000).any();
    assert_eq!(play.clocks(), (60_000, 60_000));
    play.wait(5_000).any();
    assert_eq!(play.clocks(), (60_000, 58_000));
}

#[test]
fn a_bank_of_nothing_lives_on_its_increment() {
    let mut play = begun("single standard standard 0+5 casual");
    play.wait(3_000).any();
    assert_eq!(play.clocks(), (7_000, 5_000));
    let mut play = begun("single standard standard 0~5 casual");
    play.wait(5_000).any();
    assert_eq!(play.clocks(), (0, 0));
    play.wait(5_001);
    assert_eq!(
        play.act(White, Act::Play("h8h7".parse().unwrap())).err(),
        Some(Refusal::Illegal)
    );
    let legal = play.table.play().legal()[0];
    assert_eq!(play.act(White, Act::Play(legal)), Err(Refusal::Late));
}

#[test]
fn a_decision_after_the_time_is_a_flag() {
    let mut play = begun("single standard standard 10+0 casual");
    play.wait(10_000);
    let decision = play.table.play().legal()[0];
    let mut in_time = Play {
        table: play.table.clone(),
        ..play
    };
    assert!(in_time.act(Black, Act::Play(decision)).is_ok());
    play.now = in_time.now + 1;
    let seen = play.table.seq();
    assert_eq!(play.act(Black, Act::Play(decision)), Err(Refusal::Late));
    let lost = GameResult::Won {
        winner: White,
        by: WonBy::Time,
    };
    assert_eq!(play.table.result(), Some(lost));
    assert_eq!(play.clocks(), (0, 10_000));
    // The page repeats what was not answered, and hears the same.
    assert_eq!(
        play.ask(Black, seen, Act::Play(decision)),
        Err(Refusal::Late)
    );
}

#[test]
fn the_flag_waits_for_what_may_be_on_its_way() {
    let mut play = begun("single standard standard 10+0 casual");
    let grace = Table::GRACE.as_millis() as i64;
    play.wait(10_000 + grace);
    assert_eq!(play.chores(), []);
    assert_eq!(play.table.next().due_at, Some(Stamp(play.now + 1)));
    play.wait(1);
    assert_eq!(play.chores(), [What::Flag]);
    assert_eq!(play.table.next().due_at, None);
}

#[test]
fn lag_is_on_nobodys_clock() {
    let mut play = begun("single standard standard 10+0 casual");
    play.lag = Duration::from_micros(300_700);
    play.wait(1_000).any();
    assert_eq!(play.clocks(), (9_300, 10_000));
    // Not even at the very end.
    play.lag = Duration::from_millis(500);
    play.wait(10_400).any();
    assert_eq!(play.clocks(), (9_300, 100));
}

#[test]
fn a_bank_for_each_round_is_filled_at_its_beginning() {
    let mut play = begun("series-2 standard standard 100+0/round casual");
    while play.table.play().rounds().len() == 1 {
        play.wait(500).any();
    }
    assert_eq!(play.clocks(), (100_000, 100_000));
    play.wait(500).any();
    assert_ne!(play.clocks(), (100_000, 100_000));
}

#[test]
fn one_bank_serves_both_rounds_of_a_double_round() {
    let mut play = Play::new("double matchplay standard 900+0 rated");
    play.chores();
    while play.table.play().rounds().len() == 1 {
        play.wait(1_000).any();
    }
    let (black, white) = play.clocks();
    assert!(black + white < 1_800_000);
}

#[test]
fn days_are_for_each_decision() {
    let day = 24 * 3600 * 1000;
    let mut play = Play::new("single standard standard 2d casual");
    play.wait(day).any();
    play.wait(2 * day).any();
    play.wait(2 * day).any();
    assert_eq!(play.clocks(), (2 * day as u128, 2 * day as u128));
    play.wait(2 * day + 10_000);
    assert_eq!(play.chores(), [What::Flag]);
}

#[test]
fn whoever_does_not_come_loses_nothing_and_ends_the_game() {
    let mut play = Play::new("double matchplay standard 900+0 rated");
    play.chores();
    play.wait(60_000 + 1_501);
    assert_eq!(play.chores(), [What::Abort]);
    assert_eq!(play.table.result(), Some(GameResult::Aborted));

    let mut play = Play::new("single standard standard 900+0 casual");
    play.wait(59_000).any();
    play.wait(60_000);
    assert_eq!(play.chores(), []);
    play.wait(1_501);
    assert_eq!(play.chores(), [What::Abort]);

    let day = 24 * 3600 * 1000;
    let mut play = Play::new("single standard standard 3d casual");
    play.wait(3 * day + 1_501);
    assert_eq!(play.chores(), [What::Abort]);
}

#[test]
fn laying_out_towers_takes_longer() {
    let mut play = Play::new("single tournament standard 900+0 casual");
    play.wait(170_000);
    assert_eq!(play.chores(), []);
    play.play(Black, "ngrypubo");
}

#[test]
fn a_first_decision_that_comes_too_late_is_no_flag() {
    let mut play = Play::new("single standard standard 900+0 casual");
    play.wait(60_001);
    let decision = "b1b7".parse().unwrap();
    assert_eq!(play.act(Black, Act::Play(decision)), Err(Refusal::Late));
    assert_eq!(play.table.result(), Some(GameResult::Aborted));
}

#[test]
fn without_a_clock_nobody_hurries() {
    let mut play = Play::new("single standard standard none casual");
    play.wait(3600 * 1000).any();
    play.any();
    play.wait(365 * 24 * 3600 * 1000);
    assert_eq!(play.chores(), []);
    assert_eq!(play.table.next().due_at, None);
    play.any();
}

#[test]
fn an_outage_is_nobodys_time() {
    let outage = |from, to| Outage {
        from: Stamp(from),
        to: Stamp(to),
    };
    let mut play = begun("single standard standard 10+0 casual");
    // It began four seconds into Black's time.
    let from = play.now + 4_000;
    assert!(
        play.table
            .set_outages(vec![outage(from, from + 70_000)])
            .unwrap()
    );
    play.wait(4_000 + 60_000);
    assert_eq!(play.clocks(), (6_000, 10_000));
    assert_eq!(play.chores(), []);
    play.wait(10_000 + 5_000);
    assert_eq!(play.clocks(), (1_000, 10_000));
    play.any();
    assert_eq!(play.clocks(), (1_000, 10_000));
    assert!(
        !play
            .table
            .set_outages(vec![outage(from, from + 70_000)])
            .unwrap()
    );

    // The same for the first decision.
    let outages = vec![outage(30_000, 500_000)];
    let mut play = Play::with_outages("single standard standard 10+0 casual", outages);
    play.wait(529_000);
    assert_eq!(play.chores(), []);
    play.any();
}

#[test]
fn an_outage_that_becomes_known_later_gives_the_time_back() {
    let mut play = begun("single standard standard 100+0 casual");
    let from = play.now;
    play.wait(30_000).any();
    assert_eq!(play.clocks(), (70_000, 100_000));
    let outage = Outage {
        from: Stamp(from + 1_000),
        to: Stamp(from + 21_000),
    };
    assert!(play.table.set_outages(vec![outage]).unwrap());
    assert_eq!(play.clocks(), (90_000, 100_000));
}

#[test]
fn a_server_whose_clock_is_behind_takes_no_time_back() {
    let mut play = begun("single standard standard 10+0 casual");
    play.now -= 1_500;
    play.any();
    let ats: Vec<_> = play.table.entries().map(|entry| entry.at).collect();
    assert!(ats.is_sorted(), "{ats:?}");
    assert_eq!(play.clocks(), (10_000, 10_000));
}
