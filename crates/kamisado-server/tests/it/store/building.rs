//! Building the book of answers together.

use std::collections::BTreeSet;

use kamisado::LineUp;
use kamisado_engine::book::{Answer, Book, Stage};
use kamisado_server::store::{Building, BuildingStatus, Location, Store};
use sqlx::{Connection as _, Executor as _};
use tokio::task::JoinSet;

use super::{Place, on_both};

on_both!(
    a_line_up_is_tried_by_one_machine_at_a_time,
    what_a_machine_that_is_gone_has_taken_is_there_for_others,
    whoever_is_still_at_it_keeps_it,
    every_line_up_is_tried_with_little_before_any_is_tried_with_more,
    the_first_answer_stays,
    what_is_given_back_is_there_at_once,
);

fn line_ups(count: usize) -> Vec<LineUp> {
    Book::challengers()
        .skip(7)
        .step_by(131)
        .take(count)
        .collect()
}

/// A machine that builds, and this many line-ups to try.
async fn building(place: &Place, count: usize) -> (Building, Vec<LineUp>) {
    let (building, line_ups) = (place.store.building(), line_ups(count));
    building.add(&line_ups).await.unwrap();
    (building, line_ups)
}

/// The leases of all machines end.
async fn let_leases_end(place: &Place) {
    place
        .execute("UPDATE building SET held_until = 1 WHERE held_until IS NOT NULL")
        .await;
}

async fn a_line_up_is_tried_by_one_machine_at_a_time(place: Place) {
    let (machine, line_ups) = building(&place, 70).await;
    let others = [place.another().await, place.another().await];
    let mut takers = JoinSet::new();
    for store in [&place.store, &others[0], &others[1]] {
        for _ in 0..4 {
            let machine = store.building();
            takers.spawn(async move {
                let mut taken = Vec::new();
                while let Some((line_up, Stage::Likely)) = machine.take().await.unwrap() {
                    taken.push(line_up);
                }
                taken
            });
        }
    }
    let mut taken = takers.join_all().await.concat();
    // Whoever finds only what others are about to take goes away empty, and comes again.
    while let Some((line_up, _)) = machine.take().await.unwrap() {
        taken.push(line_up);
    }
    assert_eq!(taken.len(), line_ups.len());
    let taken: BTreeSet<LineUp> = taken.into_iter().collect();
    assert_eq!(taken, line_ups.into_iter().collect());
}

async fn what_a_machine_that_is_gone_has_taken_is_there_for_others(place: Place) {
    let (gone, line_ups) = building(&place, 1).await;
    let taken = (line_ups[0], Stage::Likely);
    assert_eq!(gone.take().await, Ok(Some(taken)));
    let other = place.another().await.building();
    assert_eq!(other.take().await, Ok(None));
    let_leases_end(&place).await;
    assert_eq!(other.take().await, Ok(Some(taken)));
    // If it is there after all, it does no harm.
    gone.renew(&line_ups).await.unwrap();
    gone.tried(line_ups[0], Stage::Likely).await.unwrap();
    gone.give_back().await.unwrap();
    assert_eq!(gone.take().await, Ok(None));
    other.tried(line_ups[0], Stage::Likely).await.unwrap();
    let next = (line_ups[0], Stage::Variations);
    assert_eq!(gone.take().await, Ok(Some(next)));
}

async fn whoever_is_still_at_it_keeps_it(place: Place) {
    let (machine, line_ups) = building(&place, 2).await;
    machine.take().await.unwrap();
    machine.take().await.unwrap();
    let_leases_end(&place).await;
    machine.renew(&line_ups[..1]).await.unwrap();
    let other = place.another().await.building();
    let taken = (line_ups[1], Stage::Likely);
    assert_eq!(other.take().await, Ok(Some(taken)));
    assert_eq!(other.take().await, Ok(None));
}

async fn every_line_up_is_tried_with_little_before_any_is_tried_with_more(place: Place) {
    let (machine, line_ups) = building(&place, 3).await;
    let mut tried = Vec::new();
    while let Some((line_up, stage)) = machine.take().await.unwrap() {
        tried.push((line_up, stage));
        // Twice, as after an outage in which nobody knows whether it was noted.
        machine.tried(line_up, stage).await.unwrap();
        machine.tried(line_up, stage).await.unwrap();
        machine.add(&line_ups).await.unwrap();
    }
    let stages = [Stage::Likely, Stage::Variations, Stage::Every];
    let expected = stages.map(|stage| line_ups.iter().map(move |&line_up| (line_up, stage)));
    assert_eq!(tried, expected.into_iter().flatten().collect::<Vec<_>>());
    let status = BuildingStatus {
        line_ups: 3,
        answered: 0,
        open: 0,
    };
    assert_eq!(machine.status().await, Ok(status));
}

async fn the_first_answer_stays(place: Place) {
    let (machine, line_ups) = building(&place, 3).await;
    let other = place.another().await.building();
    let [first, second] = [LineUp::OWN_COLORS, line_ups[2]].map(Answer::Wins);
    machine.take().await.unwrap();
    assert_eq!(other.answered(line_ups[0], first).await, Ok(first));
    assert_eq!(machine.answered(line_ups[0], second).await, Ok(first));
    // The contradiction is for those to see who have found something else.
    assert_eq!(machine.answered(line_ups[0], Answer::None).await, Ok(first));
    machine.tried(line_ups[0], Stage::Likely).await.unwrap();
    let none = Answer::None;
    assert_eq!(machine.answered(line_ups[1], none).await, Ok(none));
    let answers: BTreeSet<String> = other
        .answers()
        .await
        .unwrap()
        .iter()
        .map(|answered| format!("{answered:?}"))
        .collect();
    let expected = [(line_ups[0], first), (line_ups[1], none)];
    let expected = expected.iter().map(|answered| format!("{answered:?}"));
    assert_eq!(answers, expected.collect());
    let status = BuildingStatus {
        line_ups: 3,
        answered: 2,
        open: 1,
    };
    assert_eq!(other.status().await, Ok(status));
    let left = (line_ups[2], Stage::Likely);
    assert_eq!(other.take().await, Ok(Some(left)));
    assert_eq!(other.take().await, Ok(None));
}

async fn what_is_given_back_is_there_at_once(place: Place) {
    let (machine, _) = building(&place, 2).await;
    let other = place.another().await.building();
    machine.take().await.unwrap();
    let kept = other.take().await.unwrap();
    machine.give_back().await.unwrap();
    let third = place.store.building();
    assert_ne!(third.take().await.unwrap(), kept);
    assert_eq!(third.take().await, Ok(None));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_for_a_row_that_somebody_else_is_taking() {
    let place = Place::postgres().await;
    let (machine, line_ups) = building(&place, 2).await;
    let mut slow = place.connect().await;
    let mut transaction = slow.begin().await.unwrap();
    let first = "SELECT id FROM building ORDER BY id LIMIT 1 FOR UPDATE";
    transaction.execute(first).await.unwrap();
    let taken = (line_ups[1], Stage::Likely);
    assert_eq!(machine.take().await, Ok(Some(taken)));
    assert_eq!(machine.take().await, Ok(None));
    transaction.rollback().await.unwrap();
    let taken = (line_ups[0], Stage::Likely);
    assert_eq!(machine.take().await, Ok(Some(taken)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn builders_make_the_database_together_and_leave_a_file_to_its_server() {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::File(folder.path().join("kamisado.db"));
    let mut starting = JoinSet::new();
    for _ in 0..6 {
        let location = location.clone();
        starting.spawn(async move { Store::open_to_build(&location).await.unwrap() });
    }
    let builders = starting.join_all().await;
    let server = Store::open(&location).await.unwrap();
    builders[0].building().add(&line_ups(1)).await.unwrap();
    assert_eq!(server.building().status().await.unwrap().open, 1);
    for store in &builders {
        store.close().await;
    }
}
