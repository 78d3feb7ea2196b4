//! Rooms, with a journal in which nothing goes wrong unless a test says so.

use std::sync::Arc;
use std::time::Duration;

use kamisado::BySide;
use kamisado_online::{Act, Command, Game, Host, PersonId, Seat, Table, Unavailable};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use crate::simulation::journal::Line;
use crate::simulation::server::Server;
use crate::simulation::world::World;

const BLACK: Option<PersonId> = Some(PersonId(1));
const WHITE: Option<PersonId> = Some(PersonId(2));

/// Servers with one game.
struct House {
    world: Arc<World>,
    servers: Vec<Server>,
    game: Game,
}

impl House {
    fn new(terms: &str) -> House {
        House::with(1, terms)
    }

    fn with(servers: usize, terms: &str) -> House {
        let world = Arc::new(World::new(1, None));
        world.disk().healed = true;
        let mut servers = Server::several(&world, servers);
        servers.iter_mut().for_each(Server::start);
        let game = world.new_game(terms, BySide::new(PersonId(1), PersonId(2)));
        House {
            world,
            servers,
            game,
        }
    }

    fn host(&self) -> Host<Line> {
        self.servers[0].host().unwrap().clone()
    }

    async fn join(&self, person: Option<PersonId>, seen: u32) -> Page {
        self.join_with(person, seen, 64).await
    }

    async fn join_with(&self, person: Option<PersonId>, seen: u32, lines: usize) -> Page {
        self.join_at(0, person, seen, lines).await
    }

    /// A decision that is legal now.
    fn legal(&self) -> String {
        let disk = self.world.disk();
        let kept = &disk.games[&self.game.id];
        let table = Table::replay(self.game, Vec::new(), &kept.entries).unwrap();
        table.play().legal()[0].to_string()
    }

    /// Joins on one of several servers.
    async fn join_at(
        &self,
        server: usize,
        person: Option<PersonId>,
        seen: u32,
        lines: usize,
    ) -> Page {
        let (outbox, lines) = mpsc::channel(lines);
        let host = self.servers[server].host().unwrap();
        let seat = host.join(self.game.slug, person, seen, outbox).await;
        Page {
            seat: seat.unwrap().unwrap(),
            lines,
        }
    }
}

struct Page {
    seat: Seat,
    lines: mpsc::Receiver<Arc<str>>,
}

impl Page {
    async fn does(&self, seen: u32, act: Act) {
        assert!(self.seat.act(Command { seen, act }).await);
    }

    async fn plays(&self, seen: u32, decision: &str) {
        self.does(seen, Act::Play(decision.parse().unwrap())).await;
    }

    /// The next message, as its lines.
    async fn hears(&mut self) -> Vec<String> {
        let message = timeout(Duration::from_secs(60), self.lines.recv()).await;
        let message = message
            .expect("a message comes")
            .expect("the seat is there");
        message.split('\n').map(str::to_owned).collect()
    }

    /// All messages that come in some seconds, without what changes from run to run.
    async fn hears_in(&mut self, seconds: u64) -> Vec<String> {
        sleep(Duration::from_secs(seconds)).await;
        let mut lines = Vec::new();
        while let Ok(message) = self.lines.try_recv() {
            lines.extend(message.split('\n').map(without_time));
        }
        lines
    }
}

/// An entry without its time and its banks; another line as it is.
fn without_time(line: &str) -> String {
    let words: Vec<&str> = line.split(' ').collect();
    match words.as_slice() {
        ["e", seq, _, side, what, ..] => format!("e {seq} {side} {what}"),
        ["now", ..] => "now".to_owned(),
        _ => line.to_owned(),
    }
}

const CASUAL: &str = "single standard standard 60+0 casual";

#[tokio::test(start_paused = true)]
async fn a_greeting_is_one_message() {
    let house = House::new(CASUAL);
    let mut black = house.join(BLACK, 0).await;
    black.plays(0, "b1b7").await;
    black.hears_in(2).await;
    let mut watcher = house.join(None, 0).await;
    let lines: Vec<_> = watcher
        .hears()
        .await
        .iter()
        .map(|line| without_time(line))
        .collect();
    let at = format!("at {} none 0", house.game.slug);
    let expected = [
        &at,
        "e 0 black b1b7",
        "now",
        "here black",
        "gone white -",
        "crowd 0",
    ];
    assert_eq!(lines, expected);
    // Whoever knows the entry is not told again.
    let mut watcher = house.join(None, 1).await;
    assert_eq!(without_time(&watcher.hears().await[1]), "now");
    // And whoever claims to know more begins again.
    let mut stranger = house.join(None, 99).await;
    assert_eq!(stranger.hears().await[0], at);
}

#[tokio::test(start_paused = true)]
async fn everybody_hears_of_an_entry_before_it_is_acknowledged() {
    let house = House::new(CASUAL);
    let mut black = house.join(BLACK, 0).await;
    let mut other_tab = house.join(BLACK, 0).await;
    let mut white = house.join(WHITE, 0).await;
    for page in [&mut black, &mut other_tab, &mut white] {
        page.hears_in(3).await;
    }
    black.plays(0, "b1b7").await;
    assert_eq!(black.hears_in(1).await, ["e 0 black b1b7", "ok 0"]);
    assert_eq!(other_tab.hears_in(1).await, ["e 0 black b1b7"]);
    assert_eq!(white.hears_in(1).await, ["e 0 black b1b7"]);
    // The other tab is told that it came too late, and the same decision again is the same decision.
    other_tab.plays(0, "h1h5").await;
    assert_eq!(other_tab.hears_in(1).await, ["no 0 behind"]);
    black.plays(0, "b1b7").await;
    assert_eq!(black.hears_in(1).await, ["ok 0"]);
}

#[tokio::test(start_paused = true)]
async fn a_full_outbox_closes_the_seat() {
    let house = House::new("single standard standard none casual");
    let black = house.join(BLACK, 0).await;
    let mut slow = house.join_with(None, 0, 2).await;
    sleep(Duration::from_secs(3)).await;
    for seen in 0..4 {
        black
            .does(seen, Act::Say(kamisado_online::Phrase::ALL[seen as usize]))
            .await;
        sleep(Duration::from_secs(1)).await;
    }
    let mut heard = 0;
    while slow.lines.recv().await.is_some() {
        heard += 1;
    }
    assert_eq!(heard, 2);
    let mut back = house.join(None, 1).await;
    assert_eq!(
        back.hears()
            .await
            .iter()
            .filter(|line| line.starts_with("e "))
            .count(),
        3
    );
}

#[tokio::test(start_paused = true)]
async fn presence_is_told_when_it_lasts() {
    let house = House::new(CASUAL);
    let mut black = house.join(BLACK, 0).await;
    let white = house.join(WHITE, 0).await;
    let watcher = house.join(None, 0).await;
    black.hears_in(3).await;
    drop(white);
    drop(watcher);
    sleep(Duration::from_millis(300)).await;
    let white = house.join(WHITE, 0).await;
    // White was told to have gone and come back, within two seconds and with a second in between.
    let news = black.hears_in(3).await;
    assert_eq!(news, ["gone white -", "crowd 0", "here white"]);
    assert!(white.seat.bye().await);
    drop(white);
    assert_eq!(black.hears_in(3).await, ["gone white -"]);
    black.does(0, Act::Claim).await;
    assert_eq!(black.hears_in(1).await, ["no 0 not-begun"]);
}

#[tokio::test(start_paused = true)]
async fn a_claim_says_how_long_to_wait() {
    let house = House::new("single standard standard 600+0 casual");
    let mut black = house.join(BLACK, 0).await;
    let white = house.join(WHITE, 0).await;
    black.plays(0, "b1b7").await;
    sleep(Duration::from_secs(1)).await;
    white.plays(1, "a8a7").await;
    sleep(Duration::from_secs(1)).await;
    drop(white);
    let news = black.hears_in(20).await;
    assert_eq!(news.last().unwrap(), "gone white 60");
    black.does(2, Act::Claim).await;
    assert_eq!(black.hears_in(1).await, ["no 2 not-gone 40"]);
    sleep(Duration::from_secs(40)).await;
    black.does(2, Act::Claim).await;
    assert_eq!(black.hears_in(1).await, ["e 2 black claim", "ok 2"]);
}

#[tokio::test(start_paused = true)]
async fn nothing_is_acknowledged_while_the_journal_is_down() {
    let house = House::new(CASUAL);
    let mut black = house.join(BLACK, 0).await;
    black.hears_in(3).await;
    house.world.set_down(true);
    black.plays(0, "b1b7").await;
    assert_eq!(black.hears_in(120).await, [""; 0]);
    house.world.set_down(false);
    let heard = black.hears_in(5).await;
    assert!(
        heard.ends_with(&["e 0 black b1b7".to_owned(), "ok 0".to_owned()]),
        "{heard:?}"
    );
}

#[tokio::test(start_paused = true)]
async fn time_runs_out_where_nobody_watches() {
    let house = House::new("double matchplay standard 60+0 rated");
    sleep(Duration::from_secs(90)).await;
    let mut watcher = house.join(None, 0).await;
    let greeting = watcher.hears().await;
    assert!(greeting[3].contains(" - abort "), "{greeting:?}");
}

#[tokio::test(start_paused = true)]
async fn the_end_of_a_rated_game_tells_the_ratings() {
    let house = House::new("double matchplay standard 60+0 rated");
    let mut black = house.join(BLACK, 0).await;
    black.hears_in(3).await;
    black.does(2, Act::Resign).await;
    let heard = black.hears_in(1).await;
    assert_eq!(
        heard,
        ["e 2 black resign", "ok 2", "rated 1500 1500 1500 1500"]
    );
    let mut late = house.join(None, 3).await;
    assert!(
        late.hears()
            .await
            .iter()
            .any(|line| line.starts_with("rated "))
    );
}

#[tokio::test(start_paused = true)]
async fn both_agree_and_the_next_game_is_named() {
    let house = House::new(CASUAL);
    let mut black = house.join(BLACK, 0).await;
    let white = house.join(WHITE, 0).await;
    black.does(0, Act::Resign).await;
    sleep(Duration::from_secs(1)).await;
    black.does(1, Act::Rematch).await;
    sleep(Duration::from_secs(1)).await;
    white.does(2, Act::Yes).await;
    let heard = black.hears_in(2).await;
    assert!(heard.last().unwrap().starts_with("e 3 - next"), "{heard:?}");
    let games = house.world.disk().games.len();
    assert_eq!(games, 2);
}

#[tokio::test(start_paused = true)]
async fn a_room_ends_when_nobody_needs_it() {
    let house = House::new("single standard standard 3d casual");
    let black = house.join(BLACK, 0).await;
    let watcher = house.join(None, 0).await;
    sleep(Duration::from_secs(100)).await;
    let live = house.host().live();
    assert_eq!((live.len(), live[0].viewers, live[0].is_on), (1, 1, false));
    drop((black, watcher));
    sleep(Duration::from_secs(20)).await;
    assert_eq!(house.host().live(), []);
}

#[tokio::test(start_paused = true)]
async fn a_server_that_closes_says_so() {
    let house = House::new(CASUAL);
    let mut black = house.join(BLACK, 0).await;
    black.hears_in(2).await;
    house.host().close().await;
    // The player whose clock runs gets the time to go to another server.
    let heard: Vec<_> = black.hears_in(1).await;
    assert_eq!(heard, ["e 0 - pause", "now", "again"]);
    assert_eq!(black.lines.recv().await, None);
    assert!(!black.seat.bye().await);
    let (outbox, _lines) = mpsc::channel(1);
    let refused = house.host().join(house.game.slug, None, 0, outbox).await;
    assert_eq!(refused.err(), Some(Unavailable::Closing));
}

#[tokio::test(start_paused = true)]
async fn nobody_pays_for_going_to_another_server() {
    let house = House::with(2, "single standard standard 60+0 casual");
    let mut black = house.join(BLACK, 0).await;
    let white = house.join_at(1, WHITE, 0, 64).await;
    black.plays(0, "b1b7").await;
    sleep(Duration::from_secs(1)).await;
    white.plays(1, &house.legal()).await;
    black.hears_in(1).await;
    house.host().close().await;
    // What was not acknowledged is repeated after the way to the other server, with what was seen before.
    sleep(Duration::from_millis(1900)).await;
    let mut black = house.join_at(1, BLACK, 2, 64).await;
    let greeting = black.hears().await;
    assert_eq!(without_time(&greeting[1]), "e 2 - pause");
    black.plays(2, &house.legal()).await;
    let heard = black.hears().await;
    let words: Vec<&str> = heard[0].split(' ').collect();
    assert_eq!(words[..2], ["e", "3"]);
    let left: u64 = words[5].parse().unwrap();
    // One second of thinking, and the time the messages took.
    assert!((58_500..=59_100).contains(&left), "{heard:?}");
}

#[tokio::test(start_paused = true)]
async fn those_on_other_servers_are_there() {
    let mut house = House::with(3, CASUAL);
    let mut black = house.join(BLACK, 0).await;
    let white = house.join_at(1, WHITE, 0, 64).await;
    let watchers = [
        house.join_at(1, None, 0, 64).await,
        house.join_at(2, None, 0, 64).await,
    ];
    let heard = black.hears_in(2).await;
    assert!(heard.contains(&"here white".to_owned()), "{heard:?}");
    assert_eq!(heard.last().unwrap(), "crowd 2");
    black.plays(0, "b1b7").await;
    black.hears_in(2).await;
    for server in &house.servers {
        let live = server.host().unwrap().live();
        assert_eq!((live.len(), live[0].viewers, live[0].is_on), (1, 2, true));
    }
    // A room that opens later knows at once.
    drop(watchers);
    sleep(Duration::from_secs(30)).await;
    let mut watcher = house.join_at(2, None, 1, 64).await;
    let greeting = watcher.hears().await;
    assert!(greeting.contains(&"here white".to_owned()), "{greeting:?}");
    black.hears_in(2).await;
    // A server that is killed says nothing any more, and after a while nobody believes that its players are there.
    house.servers[1].kill();
    drop(white);
    let heard = black.hears_in(15).await;
    assert!(heard.contains(&"gone white -".to_owned()), "{heard:?}");
}

#[tokio::test(start_paused = true)]
async fn leaving_one_of_two_servers_is_not_leaving() {
    let house = House::with(3, CASUAL);
    let mut black = house.join(BLACK, 0).await;
    let one = house.join_at(1, WHITE, 0, 64).await;
    let _other = house.join_at(2, WHITE, 0, 64).await;
    black.hears_in(2).await;
    drop(one);
    assert_eq!(black.hears_in(20).await, Vec::<String>::new());
}

#[tokio::test(start_paused = true)]
async fn without_hints_both_sides_are_a_little_later() {
    let house = House::with(2, "single standard standard 600+0 casual");
    let black = house.join(BLACK, 0).await;
    let mut white = house.join_at(1, WHITE, 0, 64).await;
    white.hears_in(2).await;
    house.servers[0].set_cut(true);
    house.servers[1].set_cut(true);
    black.plays(0, "b1b7").await;
    let heard = white.hears_in(3).await;
    assert!(heard.contains(&"e 0 black b1b7".to_owned()), "{heard:?}");
    white.plays(1, &house.legal()).await;
    // Nobody knows who is there, so nobody has gone.
    drop(black);
    assert!(
        !white
            .hears_in(100)
            .await
            .contains(&"gone black 30".to_owned())
    );
    white.does(2, Act::Claim).await;
    assert_eq!(white.hears_in(2).await, ["no 2 not-gone"]);
    for server in &house.servers {
        server.set_cut(false);
    }
    white.does(2, Act::Claim).await;
    let refused = white.hears_in(2).await;
    assert!(refused[0].starts_with("no 2 not-gone"), "{refused:?}");
    white.hears_in(80).await;
    white.does(2, Act::Claim).await;
    let heard = white.hears_in(2).await;
    assert!(heard.contains(&"e 2 white claim".to_owned()), "{heard:?}");
}

#[tokio::test(start_paused = true)]
async fn a_server_reads_on_for_a_player_who_knows_more_than_it() {
    let house = House::with(2, CASUAL);
    let black = house.join(BLACK, 0).await;
    let mut white = house.join_at(1, WHITE, 0, 64).await;
    house.servers[1].set_cut(true);
    black.plays(0, "b1b7").await;
    while house.world.disk().games[&house.game.id].entries.is_empty() {
        sleep(Duration::from_millis(1)).await;
    }
    // White has it from another tab.
    white.plays(1, &house.legal()).await;
    let lines = white.hears_in(1).await;
    assert!(lines.contains(&"ok 1".to_owned()), "{lines:?}");
}

#[tokio::test(start_paused = true)]
async fn there_is_no_room_without_a_game() {
    let house = House::new(CASUAL);
    let (outbox, _lines) = mpsc::channel(1);
    let slug = kamisado_online::Slug::from_random(5);
    let none = house.host().join(slug, None, 0, outbox).await;
    assert!(matches!(none, Ok(None)));
}
