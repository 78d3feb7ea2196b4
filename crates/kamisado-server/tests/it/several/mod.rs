//! Several servers that play as one: real processes with one PostgreSQL and one NATS, and everything between them that can break.

mod cable;
mod cluster;

use std::time::Duration;

use kamisado::Side;
use kamisado_online::lines::Reply;
use kamisado_online::{Slug, What};
use kamisado_testing::Signal;
use reqwest::StatusCode;
use tokio::time::sleep;

use self::cluster::Cluster;
use crate::online::{Person, Rated, Socket};

const TERMS: &str = "single standard standard 600+5 casual";

/// Two people with a game, each connected to a server.
struct Match {
    ada: Person,
    ben: Person,
    slug: Slug,
    black: Socket,
    white: Socket,
}

impl Match {
    /// Ada posts a seek on the first server, and Ben takes it on the second.
    async fn begin(cluster: &Cluster) -> Match {
        let mut ada = cluster.visitor(0);
        let mut ben = cluster.visitor(1);
        ada.become_guest().await;
        ben.become_guest().await;
        let (mut first, mut second) = (ada.connect().await, ben.connect().await);
        second.say("lobby").await;
        first.say("lobby").await;
        first.say(&format!("seek {TERMS} black")).await;
        let id = first.wait_for_ok().await;
        let seen = second.wait_for(|reply| match reply {
            Reply::Seek { id, .. } => Some(*id),
            _ => None,
        });
        assert_eq!(seen.await, id, "a seek appears on all servers");
        second.say(&format!("take {id}")).await;
        let slug = second.wait_for_game().await;
        assert_eq!(first.wait_for_game().await, slug);
        assert_eq!(first.watch(slug).await, Some(Side::Black));
        assert_eq!(second.watch(slug).await, Some(Side::White));
        Match {
            ada,
            ben,
            slug,
            black: first,
            white: second,
        }
    }

    /// One of the two makes the decision with this number, and both hear of it.
    async fn decide(&mut self, number: u32, decision: &str) {
        let turns = [&mut self.black, &mut self.white];
        let [one, other] = if number.is_multiple_of(2) {
            turns
        } else {
            let [black, white] = turns;
            [white, black]
        };
        one.say(&format!("play {number} {decision}")).await;
        assert_eq!(one.wait_for_entry(number).await.to_string(), decision);
        assert_eq!(one.wait_for_ok().await, u64::from(number));
        assert_eq!(other.wait_for_entry(number).await.to_string(), decision);
    }
}

/// How many decisions are made while things break.
const DECISIONS: usize = 16;

/// The decisions of a game that begins with `b1b7` and in which nobody wins or passes for a while.
fn moves() -> Vec<String> {
    let mut game = kamisado::Match::new(kamisado::MatchRules::default());
    game.play("b1b7".parse().unwrap()).unwrap();
    assert!(go_on(&mut game), "there is such a game");
    game.decisions().iter().map(ToString::to_string).collect()
}

/// Goes on until there are enough decisions, or says that it cannot.
fn go_on(game: &mut kamisado::Match) -> bool {
    let due = |game: &kamisado::Match| game.due().map(kamisado::Due::side);
    if game.decisions().len() == DECISIONS {
        return true;
    }
    let next = due(game).map(Side::opponent);
    for decision in game.legal() {
        if game.play(decision).is_ok() {
            if due(game) == next && go_on(game) {
                return true;
            }
            game.undo();
        }
    }
    false
}

/// Somebody comes back to a game, knowing this many entries.
async fn come_back(person: &Person, slug: Slug, seen: u32) -> Socket {
    let mut socket = person.connect().await;
    socket.say(&format!("watch {slug} {seen}")).await;
    socket
}

/// Begins as one of the servers of a test when that starts it in a process of its own.
#[test]
fn be_a_server() {
    cluster::serve();
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_play_as_one() {
    let cluster = Cluster::start(2).await;
    let mut game = Match::begin(&cluster).await;
    // Each is there for the other, and so are those who watch.
    for (socket, side) in [
        (&mut game.black, Side::White),
        (&mut game.white, Side::Black),
    ] {
        socket
            .wait_for(|reply| (*reply == Reply::Here(side)).then_some(()))
            .await;
    }
    let mut viewers = [
        cluster.visitor(0).connect().await,
        cluster.visitor(1).connect().await,
    ];
    for viewer in &mut viewers {
        assert_eq!(viewer.watch(game.slug).await, None);
    }
    for socket in [&mut game.black, &mut game.white] {
        socket
            .wait_for(|reply| (*reply == Reply::Crowd(2)).then_some(()))
            .await;
    }
    game.decide(0, "b1b7").await;
    let [mut first, second] = viewers;
    assert_eq!(first.wait_for_entry(0).await.to_string(), "b1b7");
    drop((first, second));
    // The game is in the list of both servers, and is the best there is.
    for server in 0..2 {
        let mut visitor = cluster.visitor(server);
        let page = visitor.get("/en/games").await.text().await.unwrap();
        assert!(page.contains(game.slug.as_str()), "{page}");
        let mut lobby = visitor.connect().await;
        lobby.say("lobby").await;
        lobby
            .wait_for(|reply| (*reply == Reply::Games(1)).then_some(()))
            .await;
    }

    // A seek is taken once, whoever is faster on whichever server.
    let mut poster = cluster.visitor(0);
    poster.become_guest().await;
    let mut waiting = poster.connect().await;
    waiting.say("lobby").await;
    waiting.say(&format!("seek {TERMS} any")).await;
    let id = waiting.wait_for_ok().await;
    let mut takers = Vec::new();
    for server in [0, 1, 0, 1] {
        let mut taker = cluster.visitor(server);
        taker.become_guest().await;
        let mut socket = taker.connect().await;
        socket.say("lobby").await;
        takers.push(socket);
    }
    for taker in &mut takers {
        taker.say(&format!("take {id}")).await;
    }
    let mut taken = 0;
    for taker in &mut takers {
        taken += taker
            .wait_for(|reply| match reply {
                Reply::Game(_) => Some(1),
                Reply::No { .. } => Some(0),
                _ => None,
            })
            .await;
    }
    assert_eq!(taken, 1);
    waiting.wait_for_game().await;

    // Two who ask for the same at the same moment on different servers are paired, and not twice.
    let terms = "single standard standard 60+1 casual";
    let mut pair = Vec::new();
    for server in 0..2 {
        let mut person = cluster.visitor(server);
        person.become_guest().await;
        let mut socket = person.connect().await;
        socket.say("lobby").await;
        pair.push((person, socket));
    }
    for (_, socket) in &mut pair {
        socket.say(&format!("pair {terms}")).await;
    }
    let mut slugs = Vec::new();
    for (_, socket) in &mut pair {
        slugs.push(socket.wait_for_game().await);
    }
    assert_eq!(slugs[0], slugs[1]);
    // A page that did not hear the answer and asks another server is led to the same game.
    let (mut person, _) = pair.remove(0);
    cluster.send(&mut person, 1);
    let mut socket = person.connect().await;
    socket.say("lobby").await;
    assert_eq!(socket.wait_for_game().await, slugs[0]);
    socket.say(&format!("pair {terms}")).await;
    assert_eq!(socket.wait_for_game().await, slugs[0]);

    // A rated game is analysed on no server.
    let (mut one, mut other) = (cluster.visitor(0), cluster.visitor(0));
    let rated = Rated::begin(&mut one, &mut other).await;
    let mut engine = cluster.visitor(1).connect_to_engine().await;
    // Until the hint has come.
    while !rated.is_refused_by(&mut engine).await {
        engine = cluster.visitor(1).connect_to_engine().await;
    }

    // Whoever logs out on one server loses the sockets on all of them.
    cluster.send(&mut game.ada, 1);
    let answer = game.ada.post("/en/account", &[("do", "log-out")]).await;
    assert!(answer.status().is_redirection(), "{}", answer.status());
    while game.black.line().await.is_some() {}

    // What an address may do, it may do on all servers together.
    let mut refused = 0;
    for attempt in 0..16 {
        let mut stranger = cluster.visitor(attempt % 2);
        let fields = [("name", "Nobody"), ("password", "wrong password 1")];
        let answer = stranger.post("/en/log-in", &fields).await;
        refused += usize::from(answer.status() == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused >= 4, "{refused} of 16 attempts were refused");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_whatever_breaks() {
    let mut cluster = Cluster::start(2).await;
    let mut game = Match::begin(&cluster).await;
    game.decide(0, "b1b7").await;
    let moves = moves();

    // NATS is killed: both sides hear of everything, a little later.
    cluster.nats.kill();
    game.decide(1, &moves[1]).await;
    game.decide(2, &moves[2]).await;
    cluster.nats.restart();
    // The way from one server to NATS is cut; the other still reaches it.
    cluster.hints[1].cut();
    game.decide(3, &moves[3]).await;
    game.decide(4, &moves[4]).await;
    cluster.hints[1].restore();
    game.decide(5, &moves[5]).await;

    // A server is frozen. Its player goes to the other one and plays on; when it goes on, it knows what happened.
    cluster.signal(1, Signal::Stop);
    cluster.send(&mut game.ben, 0);
    let mut old = std::mem::replace(&mut game.white, come_back(&game.ben, game.slug, 6).await);
    game.decide(6, &moves[6]).await;
    game.decide(7, &moves[7]).await;
    cluster.signal(1, Signal::Continue);
    assert_eq!(old.wait_for_entry(7).await.to_string(), moves[7]);
    old.say(&format!("play 5 {}", moves[5])).await;
    assert_eq!(old.wait_for_ok().await, 5, "it was accepted before");
    old.say(&format!("play 7 {}", moves[5])).await;
    assert_eq!(old.wait_for_no().await, "behind");
    drop(old);

    // The way from a server to the database is cut. The other plays on, and what is asked of this one is done when the way is there again.
    cluster.send(&mut game.ben, 1);
    game.white = come_back(&game.ben, game.slug, 8).await;
    game.decide(8, &moves[8]).await;
    cluster.data[1].cut();
    game.white.say(&format!("play 9 {}", moves[9])).await;
    let mut spectator = cluster.visitor(0).connect().await;
    assert_eq!(spectator.watch(game.slug).await, None);
    cluster.data[1].restore();
    assert_eq!(game.white.wait_for_ok().await, 9);
    assert_eq!(game.black.wait_for_entry(9).await.to_string(), moves[9]);

    // The database is stopped at once and comes back. What was asked for in between is done then, and the time is nobody's.
    cluster.postgres.crash();
    game.black.say(&format!("play 10 {}", moves[10])).await;
    let answer = game.ada.get("/de/lobby").await;
    assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
    let page = answer.text().await.unwrap();
    assert!(page.contains("Gerade nicht verfügbar"), "{page}");
    sleep(Duration::from_secs(3)).await;
    cluster.postgres.restart();
    assert_eq!(game.black.wait_for_ok().await, 10);
    assert_eq!(game.white.wait_for_entry(10).await.to_string(), moves[10]);

    // A server is killed; its player goes to the other one, and has missed nothing.
    game.white.say(&format!("play 11 {}", moves[11])).await;
    assert_eq!(game.white.wait_for_ok().await, 11);
    cluster.signal(1, Signal::Kill);
    while game.white.line().await.is_some() {}
    assert_eq!(game.black.wait_for_entry(11).await.to_string(), moves[11]);
    cluster.start_again(1).await;
    cluster.send(&mut game.ben, 0);
    game.white = come_back(&game.ben, game.slug, 12).await;
    game.decide(12, &moves[12]).await;

    // All servers are killed. The first that starts records the outage, and the game goes on.
    let before = cluster.outages();
    cluster.signal(0, Signal::Kill);
    cluster.signal(1, Signal::Kill);
    for socket in [&mut game.black, &mut game.white] {
        while socket.line().await.is_some() {}
    }
    cluster.start_again(0).await;
    cluster.start_again(1).await;
    for person in [&mut game.ada, &mut game.ben] {
        cluster.send(person, 0);
    }
    game.black = come_back(&game.ada, game.slug, 13).await;
    game.white = come_back(&game.ben, game.slug, 13).await;
    assert!(cluster.outages() > before);
    game.decide(13, &moves[13]).await;

    // A server closes in order: everybody hears of it, and whose clock runs gets the time to go to the other one.
    cluster.signal(0, Signal::Terminate);
    for socket in [&mut game.black, &mut game.white] {
        assert!(matches!(socket.wait_for_entry(14).await, What::Pause(_)));
        socket
            .wait_for(|reply| (*reply == Reply::Again).then_some(()))
            .await;
    }
    for person in [&mut game.ada, &mut game.ben] {
        cluster.send(person, 1);
    }
    game.black = come_back(&game.ada, game.slug, 15).await;
    game.white = come_back(&game.ben, game.slug, 15).await;
    // What was seen before the pause still holds.
    game.black.say(&format!("play 14 {}", moves[14])).await;
    assert_eq!(game.black.wait_for_ok().await, 15);
    assert_eq!(game.white.wait_for_entry(15).await.to_string(), moves[14]);
    game.white.say("resign 16").await;
    assert_eq!(game.black.wait_for_entry(16).await, What::Resign);

    // A server that does not reach the database any more ends all the same.
    cluster.data[1].cut();
    cluster.signal(1, Signal::Terminate);
    cluster.ended(1).await;
}
