//! People who play each other over real sockets, against a real server with a database in a file.

use std::path::Path;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use kamisado::{Match, MatchKind, MatchRules, Opening, Side};
use kamisado_online::lines::Reply;
use kamisado_online::{Slug, What};
use kamisado_server::{Config, Limits};
use reqwest::{Client, Response, StatusCode, header, redirect};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::host::Host;

/// More than anything here takes.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A server whose games are in this file.
pub(crate) async fn start(database: &Path, limits: Limits) -> Host {
    Host::start_with(Config {
        database: database.into(),
        limits,
        ..Config::default()
    })
    .await
}

/// Somebody with a browser that keeps cookies.
pub(crate) struct Person {
    client: Client,
    pub(crate) address: String,
    pub(crate) cookie: Option<String>,
}

impl Person {
    pub(crate) fn new(host: &Host) -> Person {
        Person::at(&host.address)
    }

    pub(crate) fn at(address: &str) -> Person {
        let client = Client::builder().redirect(redirect::Policy::none());
        Person {
            client: client.build().unwrap(),
            address: address.to_owned(),
            cookie: None,
        }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Response {
        let request = self.client.get(format!("http://{}{path}", self.address));
        self.ask(request).await
    }

    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Response {
        let origin = format!("http://{}", self.address);
        let body: Vec<String> = fields
            .iter()
            .map(|(name, value)| format!("{name}={}", encoded(value)))
            .collect();
        let request = self
            .client
            .post(format!("{origin}{path}"))
            .header(header::ORIGIN, origin)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(body.join("&"));
        self.ask(request).await
    }

    async fn ask(&mut self, mut request: reqwest::RequestBuilder) -> Response {
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        let answer = request.send().await.unwrap();
        if let Some(set) = answer.headers().get(header::SET_COOKIE) {
            let set = set.to_str().unwrap();
            let pair = set.split(';').next().unwrap();
            self.cookie = (!pair.ends_with('=')).then(|| pair.to_owned());
        }
        answer
    }

    pub(crate) async fn become_guest(&mut self) {
        assert_eq!(self.post("/me", &[]).await.status(), StatusCode::OK);
        assert!(self.cookie.is_some());
    }

    pub(crate) async fn register(&mut self, name: &str) {
        let fields = [("name", name), ("password", PASSWORD)];
        let answer = self.post("/en/register", &fields).await;
        assert_eq!(answer.status(), StatusCode::OK);
        assert!(answer.text().await.unwrap().contains("recovery code"));
    }

    pub(crate) async fn connect(&self) -> Socket {
        let mut request = format!("ws://{}/online", self.address)
            .into_client_request()
            .unwrap();
        if let Some(cookie) = &self.cookie {
            let headers = request.headers_mut();
            headers.insert(header::COOKIE, cookie.parse().unwrap());
        }
        Socket::open(request).await
    }

    pub(crate) async fn connect_to_engine(&self) -> Socket {
        Socket::open(format!("ws://{}/engine", self.address)).await
    }
}

/// A password that nobody guesses.
pub(crate) const PASSWORD: &str = "violet umbrella 17";

fn encoded(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
            _ => format!("%{byte:02X}"),
        })
        .collect()
}

/// A page's socket.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// What has come and was not looked at, the last first.
    lines: Vec<String>,
}

impl Socket {
    async fn open(request: impl IntoClientRequest + Unpin) -> Socket {
        Socket {
            stream: connect_async(request).await.unwrap().0,
            lines: Vec::new(),
        }
    }

    pub(crate) async fn say(&mut self, line: &str) {
        self.stream.send(Message::text(line)).await.unwrap();
    }

    /// The next line, or nothing when the socket is closed.
    pub(crate) async fn line(&mut self) -> Option<String> {
        while self.lines.is_empty() {
            let message = timeout(PATIENCE, self.stream.next()).await.unwrap();
            match message {
                Some(Ok(Message::Text(text))) => {
                    self.lines = text.lines().rev().map(str::to_owned).collect();
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
        self.lines.pop()
    }

    /// The first reply that suits; the others are left out.
    pub(crate) async fn wait_for<T>(&mut self, suits: impl Fn(&Reply) -> Option<T>) -> T {
        loop {
            let line = self.line().await.expect("another line");
            let reply = line.parse().unwrap_or_else(|_| panic!("{line}"));
            if let Some(found) = suits(&reply) {
                return found;
            }
        }
    }

    pub(crate) async fn wait_for_game(&mut self) -> Slug {
        self.wait_for(|reply| match reply {
            Reply::Game(slug) => Some(*slug),
            _ => None,
        })
        .await
    }

    /// Watches a game from its beginning; says which side it is.
    pub(crate) async fn watch(&mut self, slug: Slug) -> Option<Side> {
        self.say(&format!("watch {slug} 0")).await;
        self.wait_for(|reply| match reply {
            Reply::At { you, .. } => Some(*you),
            _ => None,
        })
        .await
    }

    pub(crate) async fn wait_for_entry(&mut self, number: u32) -> What {
        self.wait_for(|reply| match reply {
            Reply::Entry { seq, what, .. } if *seq == number => Some(*what),
            _ => None,
        })
        .await
    }

    pub(crate) async fn wait_for_ok(&mut self) -> u64 {
        self.wait_for(|reply| match reply {
            Reply::Ok(number) => Some(*number),
            Reply::No { why, .. } => panic!("{why}"),
            _ => None,
        })
        .await
    }

    pub(crate) async fn wait_for_no(&mut self) -> String {
        self.wait_for(|reply| match reply {
            Reply::No { why, .. } => Some(why.code().to_owned()),
            _ => None,
        })
        .await
    }
}

fn location(answer: &Response) -> String {
    assert!(answer.status().is_redirection(), "{}", answer.status());
    answer.headers()[header::LOCATION]
        .to_str()
        .unwrap()
        .to_owned()
}

fn slug_of(path: &str) -> Slug {
    path.rsplit('/').next().unwrap().parse().unwrap()
}

/// What the form of the lobby sends.
pub(crate) const FORM: &[(&str, &str)] = &[
    ("do", "new"),
    ("against", "friend"),
    ("kind", "single"),
    ("opening", "standard"),
    ("pace", "live"),
    ("minutes", "10"),
    ("seconds", "5"),
    ("days", "3"),
    ("side", "black"),
    ("rated", "casual"),
];

pub(crate) fn form<'a>(changes: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let mut fields: Vec<(&str, &str)> = FORM.to_vec();
    for change in changes {
        fields.retain(|(name, _)| name != &change.0);
        fields.push(*change);
    }
    fields
}

#[tokio::test(flavor = "multi_thread")]
async fn two_strangers_play_by_a_link_without_an_account() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = start(&folder.path().join("games"), Limits::default()).await;
    let (mut host_person, mut friend) = (Person::new(&host), Person::new(&host));

    // Reading sets no cookie; inviting does.
    host_person.get("/en/lobby").await;
    assert_eq!(host_person.cookie, None);
    let path = location(&host_person.post("/en/lobby", FORM).await);
    let slug = slug_of(&path);
    assert!(host_person.cookie.is_some());
    let page = host_person.get(&path).await.text().await.unwrap();
    assert!(page.contains("Send this link"), "{page}");

    // The host waits; the friend opens the link and plays.
    let mut black = host_person.connect().await;
    black.say("lobby").await;
    black
        .wait_for(|reply| matches!(reply, Reply::Games(_)).then_some(()))
        .await;
    let page = friend.get(&path).await.text().await.unwrap();
    assert!(page.contains("invites you"), "{page}");
    assert_eq!(friend.cookie, None);
    let accepted = friend.post(&path, &[("do", "accept")]).await;
    assert_eq!(location(&accepted), path);
    assert_eq!(black.wait_for_game().await, slug);

    assert_eq!(black.watch(slug).await, Some(Side::Black));
    let mut white = friend.connect().await;
    assert_eq!(white.watch(slug).await, Some(Side::White));
    let mut viewer = Person::new(&host).connect().await;
    assert_eq!(viewer.watch(slug).await, None);

    white.say("play 0 b8b7").await;
    assert_eq!(white.wait_for_no().await, "not-your-turn");
    black.say("play 0 b1b7").await;
    assert_eq!(black.wait_for_ok().await, 0);
    // What was accepted is accepted again, and happens once.
    black.say("play 0 b1b7").await;
    assert_eq!(black.wait_for_ok().await, 0);
    for socket in [&mut white, &mut viewer] {
        assert_eq!(socket.wait_for_entry(0).await.to_string(), "b1b7");
    }
    viewer.say("resign 1").await;
    assert_eq!(viewer.wait_for_no().await, "not-a-player");

    // The server ends and another begins: nobody has lost anything.
    host.end();
    black
        .wait_for(|reply| matches!(reply, Reply::Again).then_some(()))
        .await;
    host.ended().await;
    let host = start(&folder.path().join("games"), Limits::default()).await;
    host_person.address.clone_from(&host.address);
    friend.address.clone_from(&host.address);
    let mut black = host_person.connect().await;
    assert_eq!(black.watch(slug).await, Some(Side::Black));
    assert_eq!(black.wait_for_entry(0).await.to_string(), "b1b7");
    let mut white = friend.connect().await;
    assert_eq!(white.watch(slug).await, Some(Side::White));
    white.say("resign 1").await;
    assert_eq!(white.wait_for_ok().await, 1);
    assert_eq!(black.wait_for_entry(1).await, What::Resign);
    host.leave();
}

#[tokio::test(flavor = "multi_thread")]
async fn seeks_come_and_go_with_those_who_post_them() {
    let folder = tempfile::tempdir().unwrap();
    let host = start(&folder.path().join("games"), Limits::default()).await;
    let (mut ada, mut ben) = (Person::new(&host), Person::new(&host));
    let terms = "single standard standard 180+2 casual";

    // Whoever is not known is told so.
    let mut nobody = Person::new(&host).connect().await;
    nobody.say("lobby").await;
    nobody.say(&format!("pair {terms}")).await;
    assert_eq!(nobody.wait_for_no().await, "stranger");

    ada.become_guest().await;
    ben.become_guest().await;
    let mut first = ada.connect().await;
    first.say("lobby").await;
    first.say(&format!("seek {terms} any")).await;
    let id = first.wait_for_ok().await;
    let seen = |reply: &Reply| match reply {
        Reply::Seek { id, .. } => Some(*id),
        _ => None,
    };
    let gone = |reply: &Reply| match reply {
        Reply::Unseek(id) => Some(*id),
        _ => None,
    };
    assert_eq!(nobody.wait_for(seen).await, id);
    first.say(&format!("take {id}")).await;
    assert_eq!(first.wait_for_no().await, "own-seek");
    drop(first);
    assert_eq!(nobody.wait_for(gone).await, id);

    // Two who want the same are led to one game.
    let (mut first, mut second) = (ada.connect().await, ben.connect().await);
    first.say("lobby").await;
    first.say(&format!("pair {terms}")).await;
    first.wait_for_ok().await;
    second.say(&format!("pair {terms}")).await;
    assert_eq!(second.wait_for_no().await, "not-watching");
    second.say("lobby").await;
    second.say(&format!("pair {terms}")).await;
    let slug = second.wait_for_game().await;
    assert_eq!(first.wait_for_game().await, slug);
    let (one, other) = (first.watch(slug).await, second.watch(slug).await);
    assert_eq!(one.unwrap(), !other.unwrap());

    // Guests have no rating to play for.
    second.say("lobby").await;
    second
        .say("pair double matchplay standard 180+2 rated")
        .await;
    assert_eq!(second.wait_for_no().await, "sign-in");
    second
        .say("pair single standard standard 180+2 rated")
        .await;
    assert_eq!(second.wait_for_no().await, "terms");
    host.leave();
}

/// Two people who have taken names and are paired for a rated double round.
pub(crate) struct Rated {
    pub(crate) slug: Slug,
    pub(crate) sides: [Option<Side>; 2],
    pub(crate) sockets: [Socket; 2],
    /// With both line-ups, which the server has drawn.
    pub(crate) game: Match,
}

impl Rated {
    pub(crate) async fn begin(ada: &mut Person, ben: &mut Person) -> Rated {
        ada.register("Ada").await;
        ben.register("Ben").await;
        let mut sockets = [ada.connect().await, ben.connect().await];
        for socket in &mut sockets {
            socket.say("lobby").await;
            socket
                .say("pair double matchplay standard 180+2 rated")
                .await;
        }
        let slug = sockets[0].wait_for_game().await;
        assert_eq!(sockets[1].wait_for_game().await, slug);
        let [first, second] = &mut sockets;
        let sides = [first.watch(slug).await, second.watch(slug).await];
        let mut game = Match::new(MatchRules {
            opening: Opening::MatchPlay,
            ..MatchKind::DoubleRound.into()
        });
        for number in 0..2 {
            let What::Decision(line_up) = first.wait_for_entry(number).await else {
                panic!("no line-up");
            };
            game.play(line_up).unwrap();
        }
        Rated {
            slug,
            sides,
            sockets,
            game,
        }
    }

    /// Whether an engine refuses to search the position on the board in any way.
    pub(crate) async fn is_refused_by(&self, engine: &mut Socket) -> bool {
        let position = self.game.position().unwrap();
        engine.say(&format!("position fen {position}")).await;
        for search in ["go nodes 100", "analyse", "review"] {
            engine.say(search).await;
            let line = engine.line().await.unwrap();
            if !line.starts_with("error") || !line.contains("rated") {
                return false;
            }
        }
        true
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_accounts_are_paired_for_a_rating_and_play_a_drawn_line_up() {
    let folder = tempfile::tempdir().unwrap();
    let host = start(&folder.path().join("games"), Limits::default()).await;
    let (mut ada, mut ben) = (Person::new(&host), Person::new(&host));
    let Rated {
        slug,
        sides,
        sockets: [mut first, mut second],
        ..
    } = Rated::begin(&mut ada, &mut ben).await;
    // Whoever resigns loses points, and both are told.
    let seen = 2;
    let (loser, winner) = match sides[0] {
        Some(Side::Black) => (&mut first, &mut second),
        _ => (&mut second, &mut first),
    };
    loser.say(&format!("resign {seen}")).await;
    loser.wait_for_ok().await;
    winner
        .wait_for(|reply| matches!(reply, Reply::Rated { .. }).then_some(()))
        .await;
    let page = ada.get("/en/player/Ada").await.text().await.unwrap();
    assert!(page.contains("chart-line"), "{page}");
    let page = ada
        .get("/en/archive?player=ben")
        .await
        .text()
        .await
        .unwrap();
    assert!(page.contains(&format!("/archive/{slug}.txt")), "{page}");
    let record = ada.get(&format!("/archive/{slug}.txt")).await;
    assert_eq!(record.status(), StatusCode::OK);
    let all = ada
        .get("/archive.txt?player=Ada")
        .await
        .text()
        .await
        .unwrap();
    assert!(all.contains("Ada") && all.contains("Ben"), "{all}");
    let none = ada.get("/en/archive?from=never").await;
    assert_eq!(none.status(), StatusCode::BAD_REQUEST);
    host.leave();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_plays_whoever_wants_to() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits {
        computer_time: Duration::from_millis(50),
        computer_games_per_address: 2,
        ..Limits::default()
    };
    let mut host = start(&folder.path().join("games"), limits.clone()).await;
    let mut ada = Person::new(&host);
    let against = form(&[("against", "computer"), ("level", "1"), ("side", "white")]);
    let path = location(&ada.post("/en/lobby", &against).await);
    let slug = slug_of(&path);
    let mut socket = ada.connect().await;
    assert_eq!(socket.watch(slug).await, Some(Side::White));
    assert!(matches!(socket.wait_for_entry(0).await, What::Decision(_)));

    // It plays on after the server was away.
    host.end();
    host.ended().await;
    let host = start(&folder.path().join("games"), limits).await;
    ada.address.clone_from(&host.address);
    let mut socket = ada.connect().await;
    assert_eq!(socket.watch(slug).await, Some(Side::White));
    socket.say("resign 1").await;
    socket.wait_for_ok().await;
    socket.say("rematch 2").await;
    let next = socket
        .wait_for(|reply| match reply {
            Reply::Entry {
                what: What::NextGame(next),
                ..
            } => Some(*next),
            _ => None,
        })
        .await;
    assert_eq!(socket.watch(next).await, Some(Side::Black));

    // Only this many at a time, and never for a rating.
    let rated = [("against", "computer"), ("rated", "rated")];
    let rated = form(&[
        rated[0],
        rated[1],
        ("kind", "double"),
        ("opening", "matchplay"),
    ]);
    let refused = ada.post("/en/lobby", &rated).await;
    assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let mut refused = 0;
    for _ in 0..3 {
        let answer = ada.post("/en/lobby", &against).await;
        refused += usize::from(answer.status() == StatusCode::UNPROCESSABLE_ENTITY);
    }
    assert!(refused > 0);
    host.leave();
}

#[tokio::test(flavor = "multi_thread")]
async fn junk_is_refused_and_then_the_socket_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let host = start(&folder.path().join("games"), Limits::default()).await;
    let mut socket = Person::new(&host).connect().await;
    socket.say("what is this").await;
    assert_eq!(socket.wait_for_no().await, "malformed");
    socket.say("play 0 b1b7").await;
    assert_eq!(socket.wait_for_no().await, "not-watching");
    socket.say("watch 3xP7qLm2Zw 0").await;
    assert_eq!(socket.wait_for_no().await, "no-such-game");
    for _ in 0..30 {
        let sent = socket.stream.send(Message::text("junk")).await;
        if sent.is_err() {
            break;
        }
    }
    while socket.line().await.is_some() {}
    // A line that is too long ends it at once.
    let mut socket = Person::new(&host).connect().await;
    socket.say(&"x".repeat(300)).await;
    assert_eq!(socket.line().await, None);
    host.leave();
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_are_for_pages_of_this_server_and_for_so_many() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits {
        online_sockets_per_person: 2,
        ..Limits::default()
    };
    let host = start(&folder.path().join("games"), limits).await;
    let mut request = format!("ws://{}/online", host.address)
        .into_client_request()
        .unwrap();
    let foreign = "http://evil.example".parse().unwrap();
    request.headers_mut().insert(header::ORIGIN, foreign);
    assert!(connect_async(request).await.is_err());
    let mut ada = Person::new(&host);
    ada.become_guest().await;
    let mut sockets = [
        ada.connect().await,
        ada.connect().await,
        ada.connect().await,
    ];
    for socket in &mut sockets[..2] {
        socket.say("ping 7").await;
        let line = socket.line().await.unwrap();
        assert!(line.starts_with("pong 7 "), "{line}");
    }
    assert_eq!(sockets[2].line().await, None);
    host.leave();
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_fill_the_lobby() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits {
        seeks_per_address: 3,
        seeks_per_minute: 100,
        ..Limits::default()
    };
    let host = start(&folder.path().join("games"), limits).await;
    let seek = form(&[("against", "anyone"), ("pace", "days")]);
    let mut people = Vec::new();
    for _ in 0..3 {
        let mut person = Person::new(&host);
        assert_eq!(
            location(&person.post("/en/lobby", &seek).await),
            "/en/lobby"
        );
        people.push(person);
    }
    let mut more = Person::new(&host);
    let refused = more.post("/en/lobby", &seek).await;
    assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY);
    // An invitation is not on the list, and what is taken is no longer on it.
    assert!(location(&more.post("/en/lobby", FORM).await).starts_with("/en/game/"));
    let mut socket = more.connect().await;
    socket.say("lobby").await;
    let id = socket
        .wait_for(|reply| match reply {
            Reply::Seek { id, .. } => Some(*id),
            _ => None,
        })
        .await;
    socket.say(&format!("take {id}")).await;
    socket.wait_for_game().await;
    socket
        .wait_for(|reply| (*reply == Reply::Unseek(id)).then_some(()))
        .await;
    assert_eq!(location(&more.post("/en/lobby", &seek).await), "/en/lobby");
    host.leave();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_more_games_than_they_may() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits {
        games_per_person: 2,
        computer_time: Duration::from_millis(50),
        ..Limits::default()
    };
    let host = start(&folder.path().join("games"), limits).await;
    let mut ada = Person::new(&host);
    let against = form(&[("against", "computer"), ("level", "1"), ("pace", "none")]);
    for _ in 0..2 {
        location(&ada.post("/en/lobby", &against).await);
    }
    for fields in [&against[..], FORM] {
        let refused = ada.post("/en/lobby", fields).await;
        assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY);
    }
    // The lobby says where the visitor has to decide.
    let page = ada.get("/en/lobby").await.text().await.unwrap();
    assert!(
        page.contains("Your games") && page.contains("Your turn"),
        "{page}"
    );
    host.leave();
}

#[tokio::test(flavor = "multi_thread")]
async fn games_against_the_computer_are_counted_like_seeks() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits {
        seeks_per_minute: 2,
        ..Limits::default()
    };
    let host = start(&folder.path().join("games"), limits).await;
    let mut ada = Person::new(&host);
    let against = form(&[("against", "computer"), ("level", "1")]);
    let mut answers = Vec::new();
    for _ in 0..3 {
        answers.push(ada.post("/en/lobby", &against).await.status());
    }
    assert_eq!(answers[2], StatusCode::TOO_MANY_REQUESTS, "{answers:?}");
    host.leave();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_engine_is_silent_about_a_rated_game_that_is_being_played() {
    let folder = tempfile::tempdir().unwrap();
    let host = start(&folder.path().join("games"), Limits::default()).await;
    let (mut ada, mut ben) = (Person::new(&host), Person::new(&host));
    let mut rated = Rated::begin(&mut ada, &mut ben).await;
    let mut engine = ada.connect_to_engine().await;
    assert!(rated.is_refused_by(&mut engine).await);
    // What is shown to everybody is told to everybody, and afterwards it can be analysed.
    engine.say("state").await;
    let line = engine.line().await.unwrap();
    assert!(line.starts_with("state"), "{line}");
    let [first, _] = &mut rated.sockets;
    first.say("resign 2").await;
    first.wait_for_ok().await;
    engine.say("go nodes 100").await;
    while !engine.line().await.unwrap().starts_with("bestmove") {}
    host.leave();
}
