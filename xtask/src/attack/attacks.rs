//! The ways to attack a server that we know.
//!
//! An attacker keeps on until the time is up, from addresses of their own, and does not mind being refused.

use std::io::{self, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::num::NonZeroU8;
use std::sync::OnceLock;
use std::thread;
use std::time::{Duration, Instant};

use kamisado::{Match, MatchKind};

use super::visitor::{CONTINUATION, CROWD, Engine, IMPATIENCE, PING, TEXT, connect, get, post};

/// What an attacker knows.
#[derive(Clone, Copy)]
pub(crate) struct Field {
    pub(crate) server: SocketAddr,
    pub(crate) until: Instant,
    /// The number of the attacker among those of the same attack.
    pub(crate) number: u16,
}

impl Field {
    fn is_on(&self) -> bool {
        Instant::now() < self.until
    }

    /// Waits until the attack is over.
    fn wait(&self) {
        thread::sleep(self.until.saturating_duration_since(Instant::now()));
    }

    /// One of two addresses: several attackers share each.
    fn shared(&self) -> u16 {
        CROWD + self.number % 2
    }

    /// An address of the attacker's own.
    fn own(&self) -> u16 {
        0x0300 + self.number
    }

    fn connect(&self) -> io::Result<TcpStream> {
        connect(self.server, self.shared(), IMPATIENCE)
    }

    fn connect_alone(&self) -> io::Result<TcpStream> {
        connect(self.server, self.own(), IMPATIENCE)
    }

    fn engine(&self) -> io::Result<Engine> {
        Engine::open(self.connect()?)
    }
}

/// Makes ready what takes a while.
pub(crate) fn prepare() {
    long_match();
}

/// A way to attack.
pub(crate) struct Attack {
    pub(crate) name: &'static str,
    /// How many do it at once.
    pub(crate) attackers: u16,
    pub(crate) once: fn(Field) -> io::Result<()>,
    /// Whether it is measured against a server that does nothing as well.
    pub(crate) has_control: bool,
}

pub(crate) const ATTACKS: &[Attack] = &[
    // 1
    attack("review of a long series", 8, review),
    attack("review of a long match", 4, review_long),
    // 2
    attack("200 diagrams at once", 200, diagrams),
    // 3
    attack("go depth 99", 8, |field| search(field, "go depth 99")),
    attack("go infinite, 64 addresses", 64, infinite),
    attack("go perft 14", 8, |field| search(field, "go perft 14")),
    attack("go mate on a drawn line-up", 4, line_up),
    attack("analyse", 8, |field| search(field, "analyse")),
    // 4
    attack("story of a long match", 4, story),
    attack("read with 32,000 tags", 4, tags),
    attack("a thousand lines in a message", 8, lines),
    attack("small lines without end", 8, flood),
    attack("deep JSON", 4, deep),
    // 5
    attack("silent connections", 64, silent),
    attack("half a header, byte by byte", 64, slowloris),
    Attack {
        has_control: true,
        ..attack("connections opened and closed", 16, churn)
    },
    attack("visitors who do not read", 16, deaf),
    attack("a body without end", 8, body),
    // 6
    attack("invented addresses of a proxy", 8, forwarded),
    // 7
    attack("paths that lead elsewhere", 4, paths),
    // 9
    attack("names of others", 4, hosts),
    attack("pings", 8, pings),
    attack("fragments", 8, fragments),
    attack("a frame of 2 GiB", 8, huge_frame),
    attack("frames as long as may be", 8, largest_frames),
    attack("huge headers", 8, headers),
    attack("a thousand requests in a row", 8, pipeline),
    // 10
    attack("guesses of a password", 16, guesses),
    attack("guests without end", 8, guests),
    attack("searches of the archive", 8, searches),
    attack("silent sockets of online play", 64, online_silent),
    attack("junk to online play", 16, online_junk),
    attack("seeks without end", 16, online_seeks),
    attack("one game after another against the computer", 8, computers),
];

const fn attack(name: &'static str, attackers: u16, once: fn(Field) -> io::Result<()>) -> Attack {
    Attack {
        name,
        attackers,
        once,
        has_control: false,
    }
}

/// The longest match that fits into a line, played without a plan but by the rules.
fn long_match() -> &'static str {
    static LINE: OnceLock<String> = OnceLock::new();
    LINE.get_or_init(|| {
        let kind = MatchKind::Series {
            points: NonZeroU8::MAX,
        };
        let mut game = Match::new(kind.into());
        let mut line = "position startpos moves".to_owned();
        let mut chance = 1_usize;
        while line.len() < LONGEST_LINE && game.result().is_none() {
            let legal = game.legal();
            // The multiplier of a well-known generator of random numbers.
            chance = chance
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let Some(&decision) = legal.get((chance >> 33) % legal.len().max(1)) else {
                break;
            };
            if game.play(decision).is_err() {
                break;
            }
            line.push_str(&format!(" {decision}"));
        }
        line
    })
}

/// How long a line may be that the server reads.
const LONGEST_LINE: usize = 250_000;

fn review(field: Field) -> io::Result<()> {
    let mut engine = field.engine()?;
    engine.send("setoption name Match value series-255\nreview")?;
    while field.is_on() {
        engine.hear()?;
    }
    Ok(())
}

fn review_long(field: Field) -> io::Result<()> {
    let mut engine = field.engine()?;
    engine.send("setoption name Match value series-255")?;
    engine.send(long_match())?;
    engine.send("review")?;
    while field.is_on() {
        engine.hear()?;
    }
    Ok(())
}

fn diagrams(field: Field) -> io::Result<()> {
    // Each of them another, so that none is kept from before.
    let width = 1500 + field.number % 500;
    let dark = field.number.is_multiple_of(2);
    let address = format!(
        "/diagram.png?position=OBUPYRGN/8/8/8/8/8/8/ngrypubo%20b%20-&width={width}&dark={dark}"
    );
    get(field.connect()?, &address).map(drop)
}

fn search(field: Field, go: &str) -> io::Result<()> {
    let mut engine = field.engine()?;
    engine.send(go)?;
    while field.is_on() {
        engine.hear()?;
    }
    Ok(())
}

fn infinite(field: Field) -> io::Result<()> {
    let mut engine = Engine::open(field.connect_alone()?)?;
    engine.send("go infinite")?;
    while field.is_on() {
        engine.hear()?;
    }
    Ok(())
}

fn line_up(field: Field) -> io::Result<()> {
    let mut engine = field.engine()?;
    engine.send(
        "setoption name Match value marathon\nsetoption name Setup value tournament\ngo mate",
    )?;
    while field.is_on() {
        engine.hear()?;
    }
    Ok(())
}

fn story(field: Field) -> io::Result<()> {
    let mut engine = field.engine()?;
    engine.send("setoption name Match value series-255")?;
    engine.send(long_match())?;
    while field.is_on() {
        engine.send("story\nstate\nwrite json")?;
        engine.hear()?;
    }
    Ok(())
}

fn tags(field: Field) -> io::Result<()> {
    let mut engine = field.engine()?;
    let tags: String = (0..12_000)
        .map(|number| format!("[T{number} \\\"x\\\"]\\n"))
        .collect();
    while field.is_on() {
        engine.send(&format!("read \"{tags}\""))?;
        engine.hear()?;
    }
    Ok(())
}

fn lines(field: Field) -> io::Result<()> {
    let mut engine = field.engine()?;
    engine.send(&"query legal\n".repeat(1000))?;
    engine.hear().map(drop)
}

fn flood(field: Field) -> io::Result<()> {
    let mut engine = field.engine()?;
    while field.is_on() {
        engine.send("state\nstory\nquery legal")?;
    }
    Ok(())
}

fn deep(field: Field) -> io::Result<()> {
    let mut engine = field.engine()?;
    let deep = "[".repeat(100_000);
    while field.is_on() {
        engine.send(&format!("read {deep}\nwrite json {deep}\ncheck {deep}"))?;
        engine.hear()?;
    }
    Ok(())
}

fn silent(field: Field) -> io::Result<()> {
    let connections: io::Result<Vec<_>> = (0..16).map(|_| field.connect()).collect();
    field.wait();
    connections.map(drop)
}

fn slowloris(field: Field) -> io::Result<()> {
    let mut stream = field.connect_alone()?;
    stream.write_all(b"GET /en/ HTTP/1.1\r\nhost: localhost\r\nx: ")?;
    while field.is_on() {
        stream.write_all(b"x")?;
        thread::sleep(Duration::from_millis(200));
    }
    Ok(())
}

fn churn(field: Field) -> io::Result<()> {
    while field.is_on() {
        drop(field.connect()?);
    }
    Ok(())
}

fn deaf(field: Field) -> io::Result<()> {
    let mut stream = field.connect()?;
    while field.is_on() {
        stream.write_all(b"GET /en/play HTTP/1.1\r\nhost: localhost\r\n\r\n")?;
    }
    Ok(())
}

fn body(field: Field) -> io::Result<()> {
    let mut stream = field.connect()?;
    stream
        .write_all(b"GET /en/ HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n")?;
    let chunk = [&b"10000\r\n"[..], &[0; 0x10000], b"\r\n"].concat();
    while field.is_on() {
        stream.write_all(&chunk)?;
    }
    Ok(())
}

fn forwarded(field: Field) -> io::Result<()> {
    let mut number = 0_u32;
    while field.is_on() {
        number += 1;
        let mut stream = field.connect()?;
        let [.., a, b, c] = number.to_be_bytes();
        let request = format!(
            "GET /en/ HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 203.{a}.{b}.{c}\r\nconnection: close\r\n\r\n"
        );
        stream.write_all(request.as_bytes())?;
        stream.read_to_end(&mut Vec::new())?;
    }
    Ok(())
}

fn paths(field: Field) -> io::Result<()> {
    while field.is_on() {
        for path in [
            "/assets/now/%2fdev%2fzero",
            "/assets/now/..%2f..%2fCargo.toml",
            "/assets/../../../Cargo.toml",
            "/en/learn/%00",
            "//evil.example/%2e%2e",
            "/en/play?%ff%fe",
        ] {
            get(field.connect()?, path)?;
        }
    }
    Ok(())
}

fn hosts(field: Field) -> io::Result<()> {
    while field.is_on() {
        let mut stream = field.connect()?;
        stream
            .write_all(b"GET /en/ HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n")?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        if answer.starts_with(b"HTTP/1.1 200") {
            return Err(io::Error::other("the server answers for another name"));
        }
    }
    Ok(())
}

fn pings(field: Field) -> io::Result<()> {
    let mut engine = field.engine()?;
    while field.is_on() {
        engine.frame(PING, true, &[0; 125])?;
    }
    Ok(())
}

fn fragments(field: Field) -> io::Result<()> {
    let mut engine = field.engine()?;
    engine.frame(TEXT, false, b"isready")?;
    while field.is_on() {
        engine.frame(CONTINUATION, false, b"")?;
    }
    Ok(())
}

fn huge_frame(field: Field) -> io::Result<()> {
    let mut engine = field.engine()?;
    let stream = engine.promise(2 << 30)?;
    while field.is_on() {
        stream.write_all(&[b'x'; 1 << 16])?;
    }
    Ok(())
}

fn largest_frames(field: Field) -> io::Result<()> {
    let mut engine = field.engine()?;
    while field.is_on() {
        engine.send(&" ".repeat(256 << 10))?;
    }
    Ok(())
}

fn headers(field: Field) -> io::Result<()> {
    let mut stream = field.connect()?;
    stream.write_all(b"GET /en/ HTTP/1.1\r\nhost: localhost\r\n")?;
    let line = format!("x: {}\r\n", "y".repeat(1000));
    while field.is_on() {
        stream.write_all(line.as_bytes())?;
    }
    Ok(())
}

fn pipeline(field: Field) -> io::Result<()> {
    let mut stream = field.connect()?;
    let requests = "GET /en/ HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(1000);
    stream.write_all(requests.as_bytes())?;
    let mut answers = [0; 1 << 16];
    while field.is_on() && stream.read(&mut answers)? > 0 {}
    Ok(())
}

fn guesses(field: Field) -> io::Result<()> {
    let mut number = 0_u32;
    while field.is_on() {
        number += 1;
        let guess = format!("name=Somebody{}&password=guess+{number}", field.number);
        post(field.connect_alone()?, "/en/log-in", &guess)?;
    }
    Ok(())
}

fn guests(field: Field) -> io::Result<()> {
    while field.is_on() {
        post(field.connect()?, "/me", "")?;
    }
    Ok(())
}

fn searches(field: Field) -> io::Result<()> {
    while field.is_on() {
        for address in [
            "/en/archive?player=Nobody&shortest=1&longest=9999&lineup=ngrypubo",
            "/archive.txt",
            "/archive/position?position=OBUPYRGN/8/8/8/8/8/8/ngrypubo%20b%20-",
            "/en/leaderboard/double",
        ] {
            get(field.connect_alone()?, address)?;
        }
    }
    Ok(())
}

fn online_silent(field: Field) -> io::Result<()> {
    let sockets: io::Result<Vec<_>> = (0..8)
        .map(|_| Engine::online(field.connect_alone()?, ""))
        .collect();
    field.wait();
    sockets.map(drop)
}

fn online_junk(field: Field) -> io::Result<()> {
    while field.is_on() {
        let mut socket = Engine::online(field.connect_alone()?, "")?;
        // Until the server has had enough.
        while field.is_on()
            && socket
                .send("watch 2222222222 0\nplay 0 a1a2\nnonsense")
                .is_ok()
        {}
    }
    Ok(())
}

/// The cookie of a new guest.
fn guest(field: Field) -> io::Result<String> {
    let answer = post(field.connect_alone()?, "/me", "")?;
    let cookie = answer
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: "))
        .and_then(|cookie| cookie.split(';').next());
    Ok(cookie.unwrap_or_default().to_owned())
}

fn online_seeks(field: Field) -> io::Result<()> {
    let cookie = guest(field)?;
    while field.is_on() {
        let mut socket = Engine::online(field.connect_alone()?, &cookie)?;
        socket.send("lobby")?;
        while field.is_on()
            && socket
                .send("seek single standard standard 180+2 casual any")
                .is_ok()
        {}
    }
    Ok(())
}

fn computers(field: Field) -> io::Result<()> {
    let game = "do=new&against=computer&level=10&kind=marathon&opening=standard&pace=live&minutes=10&seconds=5&side=white";
    while field.is_on() {
        post(field.connect_alone()?, "/en/lobby", game)?;
    }
    Ok(())
}
