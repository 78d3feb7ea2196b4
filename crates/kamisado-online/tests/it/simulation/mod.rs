//! The deterministic simulation: several servers, a journal, clients, and everything that can go wrong between them, on one thread and in paused time.
//!
//! A run is made from its seed alone. `SIMULATION_SEEDS=5000..6000` chooses others than the check does, and `SIMULATION_SEEDS=5123` runs a seed that
//! has failed once more.

pub(crate) mod chance;
mod check;
mod client;
pub(crate) mod journal;
pub(crate) mod server;
pub(crate) mod world;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use kamisado::BySide;
use kamisado_online::{PersonId, What};
use tokio::time::sleep;

use self::client::Client;
use self::server::Server;
use self::world::{Mutation, World};

/// How many seeds the check runs.
const SEEDS: u64 = 1_500;
/// How many seeds may pass before a mutation is noticed.
const SEEDS_FOR_A_MUTATION: u64 = 500;

const TERMS: &[&str] = &[
    "single standard standard 60+1 casual",
    "single tournament standard 20+0 casual",
    "single standard standard 300+2 casual",
    "double matchplay standard 240+0 rated",
    "double matchplay standard 30+2 rated",
    "double matchplay standard 40~2 rated",
    "standard matchplay standard 20+1/round rated",
    "series-2 matchplay mirrored 45+0 casual",
    "single 1-3-5 standard 1d casual",
    "single standard standard none casual",
];

/// What came of a run.
#[derive(Debug, Default)]
struct Tally {
    entries: usize,
    acknowledged: usize,
    connections: u32,
    endings: usize,
    flags: usize,
    claims: usize,
    takebacks: usize,
    rematches: usize,
    outages: usize,
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.entries += other.entries;
        self.acknowledged += other.acknowledged;
        self.connections += other.connections;
        self.endings += other.endings;
        self.flags += other.flags;
        self.claims += other.claims;
        self.takebacks += other.takebacks;
        self.rematches += other.rematches;
        self.outages += other.outages;
    }
}

/// One run from a seed. Everything it does follows from the seed.
fn simulate(seed: u64, mutation: Option<Mutation>) -> Result<Tally, String> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .unwrap();
    runtime.block_on(run(seed, mutation))
}

async fn run(seed: u64, mutation: Option<Mutation>) -> Result<Tally, String> {
    let world = Arc::new(World::new(seed, mutation));
    let chance = &world.chance;
    let servers = Server::several(&world, 1 + chance.below(3) as usize);
    let servers = Arc::new(Mutex::new(servers));
    for server in servers.lock().unwrap().iter_mut() {
        server.start();
    }
    let people = BySide::new(PersonId(1), PersonId(2));
    let game = world.new_game(TERMS[chance.below(TERMS.len() as u64) as usize], people);
    let mut pages = vec![Some(people.black), Some(people.white), None];
    if chance.happens(300) {
        pages.push(Some(people.black));
    }
    let mut logs = Vec::new();
    for person in pages {
        let client = Client::new(&world, &servers, game, person);
        logs.push(client.log());
        tokio::spawn(client.run());
    }

    let until = world.now() + Duration::from_secs(40 + chance.below(140));
    while world.now() < until {
        sleep(chance.time(20_000)).await;
        trouble(&world, &servers).await;
    }

    // From here on nothing goes wrong any more, and everybody must come to agree.
    world.disk().healed = true;
    for server in servers.lock().unwrap().iter_mut() {
        server.start();
    }
    sleep(Duration::from_secs(200)).await;
    world.disk().is_quiet = true;
    sleep(Duration::from_secs(40)).await;
    check_all(&world, &servers, &logs).await
}

/// Something goes wrong.
async fn trouble(world: &Arc<World>, servers: &Arc<Mutex<Vec<Server>>>) {
    let chance = &world.chance;
    let which = {
        let servers = servers.lock().unwrap();
        chance.below(servers.len() as u64) as usize
    };
    let with = |change: &dyn Fn(&mut Server)| change(&mut servers.lock().unwrap()[which]);
    match chance.below(7) {
        0 => {
            with(&Server::kill);
            sleep(chance.time(15_000)).await;
            with(&Server::start);
        }
        1 => {
            with(&Server::close);
            sleep(chance.time(10_000)).await;
            with(&Server::kill);
            sleep(chance.time(5_000)).await;
            with(&Server::start);
        }
        2 if world.loses_hints => {
            with(&|server| server.set_frozen(true));
            sleep(chance.time(60_000)).await;
            with(&|server| server.set_frozen(false));
        }
        3 => {
            world.set_down(true);
            sleep(chance.time(60_000)).await;
            world.set_down(false);
        }
        4 => {
            let all = |change: &dyn Fn(&mut Server)| {
                servers.lock().unwrap().iter_mut().for_each(change);
            };
            all(&Server::kill);
            sleep(chance.time(60_000)).await;
            all(&Server::start);
        }
        5 if world.loses_hints => {
            with(&|server| server.set_cut(true));
            sleep(chance.time(60_000)).await;
            with(&|server| server.set_cut(false));
        }
        _ => {}
    }
}

async fn check_all(
    world: &Arc<World>,
    servers: &Arc<Mutex<Vec<Server>>>,
    logs: &[Arc<Mutex<client::Log>>],
) -> Result<Tally, String> {
    let mut tally = Tally::default();
    let mut tables = Vec::new();
    {
        let disk = world.disk();
        tally.outages = disk.outages.len();
        for kept in disk.games.values() {
            tables.push(check::game(world, kept, &disk.outages)?);
            tally.entries += kept.entries.len();
            tally.endings += kept.endings.len();
            for entry in &kept.entries {
                match entry.what {
                    What::Flag => tally.flags += 1,
                    What::Claim => tally.claims += 1,
                    What::Undo(_) => tally.takebacks += 1,
                    What::NextGame(_) => tally.rematches += 1,
                    _ => {}
                }
            }
        }
    }
    for (number, log) in logs.iter().enumerate() {
        let log = log.lock().unwrap();
        check::client(&format!("client {number}"), &log, &tables[0])?;
        check::presence(&format!("client {number}"), &log)?;
        if !world.loses_hints {
            check::claims(&tables[0], &log)?;
        }
        tally.acknowledged += log.acknowledged.len();
        tally.connections += log.connections;
    }
    let hosts: Vec<_> = servers
        .lock()
        .unwrap()
        .iter()
        .filter_map(|server| server.host().cloned())
        .collect();
    for host in hosts {
        check::room(&host, &tables[0]).await?;
    }
    Ok(tally)
}

/// The seeds to run: those of the environment, or this many from 0 on.
fn seeds(count: u64) -> std::ops::Range<u64> {
    let Ok(text) = std::env::var("SIMULATION_SEEDS") else {
        return 0..count;
    };
    let number = |text: &str| {
        text.parse()
            .expect("SIMULATION_SEEDS is a number or a range")
    };
    match text.split_once("..") {
        Some((from, to)) => number(from)..number(to),
        None => number(&text)..number(&text) + 1,
    }
}

#[test]
fn nothing_is_lost_whatever_goes_wrong() {
    let seeds = seeds(SEEDS);
    let count = seeds.end - seeds.start;
    let next = AtomicU64::new(seeds.start);
    let total = Mutex::new(Tally::default());
    let failures = Mutex::new(Vec::new());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    // Each run is on one thread, and none knows of another.
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if !seeds.contains(&seed) {
                        return;
                    }
                    match simulate(seed, None) {
                        Ok(tally) => total.lock().unwrap().add(&tally),
                        Err(failure) => failures
                            .lock()
                            .unwrap()
                            .push(format!("SIMULATION_SEEDS={seed} fails: {failure}")),
                    }
                }
            });
        }
    });
    println!("{count} seeds: {:?}", total.lock().unwrap());
    let mut failures = failures.into_inner().unwrap();
    let failed = failures.len();
    failures.truncate(20);
    assert!(
        failures.is_empty(),
        "{failed} of {count}:\n{}",
        failures.join("\n")
    );
}

#[test]
fn a_seed_always_gives_the_same_run() {
    for seed in 0..5 {
        let runs = [(); 2].map(|()| format!("{:?}", simulate(seed, None)));
        assert_eq!(runs[0], runs[1], "seed {seed}");
    }
}

#[test]
fn what_is_done_wrong_is_noticed() {
    for mutation in Mutation::ALL {
        let noticed = (0..SEEDS_FOR_A_MUTATION)
            .find_map(|seed| Some((seed, simulate(seed, Some(mutation)).err()?)));
        match noticed {
            Some((seed, failure)) => println!("{mutation:?}, seed {seed}: {failure}"),
            None => panic!("{mutation:?} goes unnoticed"),
        }
    }
}
