//! Several processes that build the book of answers together, through a database.

#![allow(clippy::unwrap_used)] // A program that cannot be started or read should fail the test.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use kamisado::{Board, LineUp};
use kamisado_engine::book::{Answer, Book};
use kamisado_server::store::{Building, Location, Store};
use kamisado_testing::{Durability, Postgres, Signal, signal};

/// How many answers are to be found again.
const GAPS: usize = 8;

/// The whole book, and the same without some of its answers.
fn books() -> (Book, Book) {
    let whole = Book::known().clone();
    let mut bytes = whole.bytes();
    for (place, _) in gaps(&whole) {
        bytes[2 * place..2 * place + 2].fill(0xff);
    }
    let with_gaps = Book::read(&bytes).unwrap();
    assert_eq!(with_gaps.len(), Book::LINE_UPS - GAPS);
    (whole, with_gaps)
}

/// The line-ups that get no answer, with their places in the book.
fn gaps(whole: &Book) -> Vec<(usize, LineUp)> {
    let has_an_answer = |&(_, line_up): &(usize, LineUp)| {
        let answer = whole.answer(Board::Standard, line_up);
        answer.is_some_and(|answer| answer != Answer::None)
    };
    let line_ups = Book::challengers().enumerate().filter(has_an_answer);
    line_ups.step_by(2400).take(GAPS).collect()
}

fn read(file: &Path) -> Book {
    Book::read(&fs::read(file).unwrap()).unwrap()
}

/// A process that builds. It is killed if the test fails.
struct Process(Child);

impl Process {
    fn start(database: &str, file: &Path) -> Process {
        let child = Command::new(env!("CARGO_BIN_EXE_kamisado"))
            .args("--lang en book build --hash 1 --database".split(' '))
            .arg(database)
            .arg(file)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn();
        Process(child.unwrap())
    }

    fn signal(&self, what: Signal) {
        signal(self.0.id(), what);
    }

    /// Waits until it ends, and says what it has complained about.
    fn wait(mut self) -> (ExitStatus, String) {
        let mut complaints = String::new();
        let mut errors = self.0.stderr.take().unwrap();
        errors.read_to_string(&mut complaints).unwrap();
        (self.0.wait().unwrap(), complaints)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Waits until an answer was found.
async fn wait_for_an_answer(building: &Building) {
    while building.status().await.unwrap().answered == 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// A machine that has taken one of the line-ups, so that the others cannot finish before they may.
async fn last_one(database: &str, whole: &Book) -> Building {
    let location: Location = database.parse().unwrap();
    let building = Store::open_to_build(location).await.unwrap().building();
    let line_ups: Vec<LineUp> = gaps(whole)
        .into_iter()
        .map(|(_, line_up)| line_up)
        .collect();
    building.add(&line_ups).await.unwrap();
    building.take().await.unwrap().unwrap();
    building
}

/// Two processes build, one of them stops in the middle, and the other does the rest once it may.
async fn one_of_two_stops(database: &str, how: Signal, let_go: impl AsyncFnOnce(&Building)) {
    let folder = tempfile::tempdir().unwrap();
    let files = ["first.bin", "second.bin"].map(|name| folder.path().join(name));
    let (whole, with_gaps) = books();
    for file in &files {
        fs::write(file, with_gaps.bytes()).unwrap();
    }
    let building = last_one(database, &whole).await;
    let [first, second] = files.each_ref().map(|file| Process::start(database, file));
    wait_for_an_answer(&building).await;
    first.signal(how);
    let (status, complaints) = first.wait();
    assert_eq!(status.success(), how == Signal::Terminate, "{complaints}");
    let_go(&building).await;
    let (status, complaints) = second.wait();
    assert!(status.success(), "{complaints}");
    assert_eq!(complaints, "");

    // There is a whole book in the file of either, whenever it stopped.
    assert!(read(&files[0]).len() >= with_gaps.len());
    let built = read(&files[1]);
    assert_eq!(built.len(), Book::LINE_UPS);
    assert_eq!(built.unbeatable_entries(), whole.unbeatable_entries());
    // The database has the same answers.
    let mut found = with_gaps.clone();
    for (line_up, answer) in building.answers().await.unwrap() {
        found.set(line_up, answer);
    }
    assert!(found == built, "{found:?} and {built:?}");
    assert_eq!(building.status().await.unwrap().line_ups, GAPS);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_asked_to_stop_gives_back_what_was_taken() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("club.db").display().to_string();
    one_of_two_stops(&database, Signal::Terminate, async |building| {
        building.give_back().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_taken_by_a_process_that_is_killed_is_done_by_the_others() {
    let postgres = Postgres::shared();
    let database = postgres.create_database();
    one_of_two_stops(&database, Signal::Kill, async |_| {
        let_leases_end(postgres, &database);
    })
    .await;
}

/// The leases of all machines end.
fn let_leases_end(postgres: &Postgres, database: &str) {
    let name = database.rsplit('/').next().unwrap();
    postgres.sql(
        name,
        "UPDATE building SET held_until = 1 WHERE held_until IS NOT NULL",
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn building_goes_on_when_the_database_is_back() {
    let postgres = Postgres::start(Durability::Durable);
    let database = postgres.create_database();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("book.bin");
    let (whole, with_gaps) = books();
    fs::write(&file, with_gaps.bytes()).unwrap();
    let building = last_one(&database, &whole).await;
    let mut process = Process::start(&database, &file);
    wait_for_an_answer(&building).await;
    postgres.crash();
    let errors = process.0.stderr.as_mut().unwrap();
    let mut warning = String::new();
    BufReader::with_capacity(1, errors)
        .read_line(&mut warning)
        .unwrap();
    assert!(warning.contains("the program keeps trying"), "{warning}");
    assert!(warning.contains("book.bin"), "{warning}");
    assert!(read(&file).len() > with_gaps.len());
    postgres.restart();
    let_leases_end(&postgres, &database);
    let (status, complaints) = process.wait();
    assert!(status.success(), "{complaints}");
    assert_eq!(complaints, "");
    assert_eq!(read(&file).len(), Book::LINE_UPS);
    assert_eq!(building.answers().await.unwrap().len(), GAPS);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_that_contradict_each_other_are_not_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("club.db").display().to_string();
    let file = folder.path().join("book.bin");
    let (whole, _) = books();
    fs::write(&file, whole.bytes()).unwrap();
    let (_, line_up) = gaps(&whole)[0];
    let location: Location = database.parse().unwrap();
    let building = Store::open_to_build(location).await.unwrap().building();
    building.add(&[line_up]).await.unwrap();
    building.answered(line_up, Answer::None).await.unwrap();
    let (status, complaints) = Process::start(&database, &file).wait();
    assert_eq!(status.code(), Some(1), "{complaints}");
    let told = format!("nothing beats {line_up}");
    assert!(complaints.contains(&told), "{complaints}");
    assert!(complaints.contains("kamisado solve "), "{complaints}");
    assert!(read(&file) == whole);
}
