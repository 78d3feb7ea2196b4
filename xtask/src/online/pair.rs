//! Two people who play each other. They choose legal decisions at random, repeat what was not acknowledged, and come back when the
//! server was away.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use kamisado::{BySide, Decision, Due, Match, Opening, Side};
use kamisado_online::lines::{Reply, Request};
use kamisado_online::{Act, Clock, Command, Refusal, Slug, Terms, What};
use tokio::time::{sleep, timeout};

use super::PATIENCE;
use super::guest::Guest;
use super::ledger::Ledger;
use super::socket::Socket;

/// How long to wait before the next attempt to reach the server.
const PAUSE: Duration = Duration::from_millis(50);

/// How long a new connection may take before another server is tried.
const OPENING: Duration = Duration::from_secs(4);

/// How long a decision may stay without an answer before it is repeated over other connections.
const SILENCE: Duration = Duration::from_secs(10);

/// Two players, and what both know of their game.
pub(crate) struct Pair {
    number: usize,
    terms: Terms,
    /// The games they have finished.
    finished: Vec<Slug>,
    slug: Slug,
    /// How often they have connected: each time to the next server.
    connections: usize,
    seats: BySide<Seat>,
    course: Course,
    /// The invitation that is not accepted yet.
    invitation: Option<Slug>,
    /// The decision that is not acknowledged yet.
    pending: Option<(Side, Command)>,
    random: Random,
}

struct Seat {
    guest: Guest,
    socket: Option<Socket>,
}

/// The entries of a game, folded as a page folds them.
pub(crate) struct Course {
    pub(crate) entries: Vec<What>,
    play: Match,
    /// What the banks held after the last entry.
    pub(crate) banks: Option<BySide<Duration>>,
}

impl Course {
    fn new(terms: &Terms) -> Course {
        Course {
            entries: Vec::new(),
            play: Match::new(terms.rules),
            banks: None,
        }
    }

    fn seen(&self) -> u32 {
        u32::try_from(self.entries.len()).unwrap_or(u32::MAX)
    }

    /// Takes an entry: new ones have to follow without a gap, old ones have to be what they were.
    fn take(&mut self, seq: u32, what: What, banks: Option<BySide<Duration>>) -> Result<()> {
        if let Some(known) = self.entries.get(seq as usize) {
            ensure!(*known == what, "entry {seq} was {known} and is {what} now");
            return Ok(());
        }
        ensure!(seq == self.seen(), "entry {seq} follows {}", self.seen());
        match what {
            What::Decision(decision) => {
                self.play.play(decision)?;
            }
            other => bail!("nobody asked for “{other}”"),
        }
        self.entries.push(what);
        self.banks = banks;
        Ok(())
    }
}

impl Pair {
    /// Lets two guests agree on a game. If it is to be rated, they take names first.
    pub(crate) async fn meet(servers: &[SocketAddr], number: usize, terms: Terms) -> Result<Pair> {
        let server = any(servers, number)?;
        let mut invitation = None;
        let mut seats = BySide::new(2 * number, 2 * number + 1).map(|number| Seat {
            guest: Guest::new(number),
            socket: None,
        });
        if terms.rated {
            for side in Side::ALL {
                seats[side].guest.register(server).await?;
            }
        }
        let slug = agree(&mut seats, &mut invitation, servers, number, &terms).await?;
        Ok(Pair {
            number,
            terms,
            finished: Vec::new(),
            slug,
            connections: number,
            seats,
            course: Course::new(&terms),
            invitation,
            pending: None,
            random: Random(0x9e37_79b9_7f4a_7c15 ^ number as u64),
        })
    }

    /// Begins another game, once this one is over.
    async fn go_on(&mut self, servers: &[SocketAddr]) -> Result<()> {
        // Whoever comes back after an interruption tries the other servers.
        self.connections += 1;
        let slug = agree(
            &mut self.seats,
            &mut self.invitation,
            servers,
            self.connections,
            &self.terms,
        )
        .await?;
        self.finished.push(std::mem::replace(&mut self.slug, slug));
        self.course = Course::new(&self.terms);
        for side in Side::ALL {
            self.seats[side].socket = None;
        }
        Ok(())
    }

    /// How many games they have played to the end.
    pub(crate) fn finished(&self) -> usize {
        self.finished.len() + usize::from(self.is_over())
    }

    /// Whether the clock of one game has run all the time.
    pub(crate) fn has_played_one_game(&self) -> bool {
        self.finished() == 0
    }

    /// What the banks hold.
    pub(crate) fn banks(&self) -> Option<BySide<Duration>> {
        self.course.banks
    }

    /// Whether the match is over, so that another has to begin.
    pub(crate) fn is_over(&self) -> bool {
        self.course.play.result().is_some()
    }

    /// Makes one decision, and waits until it is acknowledged and the opponent has seen it.
    pub(crate) async fn decide(&mut self, servers: &[SocketAddr], ledger: &Ledger) -> Result<()> {
        self.decide_within(PATIENCE, servers, ledger).await
    }

    async fn decide_within(
        &mut self,
        time: Duration,
        servers: &[SocketAddr],
        ledger: &Ledger,
    ) -> Result<()> {
        timeout(time, self.try_to_decide(servers, ledger))
            .await
            .context("no acknowledgement")?
    }

    /// The same, but comes back after every interruption, and does not wait for a server that stands still.
    pub(crate) async fn insist(&mut self, servers: &[SocketAddr], ledger: &Ledger) -> Result<()> {
        let began = Instant::now();
        loop {
            match self.decide_within(SILENCE, servers, ledger).await {
                Ok(()) => return Ok(()),
                Err(error) if error.is::<Broken>() || began.elapsed() > PATIENCE => {
                    return Err(error);
                }
                Err(_) => {
                    self.seats.black.socket = None;
                    self.seats.white.socket = None;
                    sleep(PAUSE).await;
                }
            }
        }
    }

    /// Connects both players, where they are not, each to the next server that answers.
    async fn connect(&mut self, servers: &[SocketAddr]) -> Result<()> {
        for side in Side::ALL {
            let mut others = servers.len().saturating_sub(1);
            while self.seats[side].socket.is_none() {
                self.connections += 1;
                let server = any(servers, self.connections)?;
                let time = if others > 0 { OPENING } else { PATIENCE };
                match timeout(time, self.sit_down(side, server)).await {
                    Ok(socket) => self.seats[side].socket = Some(socket?),
                    Err(_) if others > 0 => others -= 1,
                    Err(_) => bail!("no server answers"),
                }
            }
        }
        Ok(())
    }

    /// Connects a player to a server, and learns what has happened.
    async fn sit_down(&mut self, side: Side, server: SocketAddr) -> Result<Socket> {
        let mut socket = Socket::open(server, &self.seats[side].guest).await?;
        let (slug, seen) = (self.slug, self.course.seen());
        let watch = Request::Watch { slug, seen };
        socket.send(&watch.to_string()).await?;
        loop {
            match hear(&mut socket).await? {
                Reply::At { you, .. } => {
                    broken(you == Some(side), || format!("{side} is taken for {you:?}"))?;
                }
                Reply::Entry {
                    seq, what, banks, ..
                } => self.course.take(seq, what, banks).map_err(Broken)?,
                Reply::Now { .. } => return Ok(socket),
                _ => {}
            }
        }
    }

    async fn try_to_decide(&mut self, servers: &[SocketAddr], ledger: &Ledger) -> Result<()> {
        if self.is_over() {
            self.go_on(servers).await?;
        }
        self.connect(servers).await?;
        self.wait_for_line_ups().await?;
        let (side, command) = match self.pending {
            Some(pending) => pending,
            None => {
                let (side, decision) = self.choose()?;
                let command = Command {
                    seen: self.course.seen(),
                    act: Act::Play(decision),
                };
                *self.pending.insert((side, command))
            }
        };
        let Act::Play(decision) = command.act else {
            bail!("only decisions are made here");
        };
        let began = Instant::now();
        let line = Request::Act(command).to_string();
        let mut socket = self.seats[side].socket.take().context("no socket")?;
        socket.send(&line).await?;
        let seq = loop {
            match hear(&mut socket).await? {
                Reply::Entry {
                    seq, what, banks, ..
                } => self.course.take(seq, what, banks).map_err(Broken)?,
                Reply::Ok(seq) => break u32::try_from(seq)?,
                Reply::No {
                    why: Refusal::Unavailable,
                    ..
                } => bail!("the server cannot do it now"),
                Reply::No { why, .. } => {
                    return Err(Broken(anyhow::anyhow!("“{line}” was refused: {why}")).into());
                }
                _ => {}
            }
        };
        self.seats[side].socket = Some(socket);
        ledger.note(self.slug, seq, decision.to_string(), began.elapsed())?;
        self.pending = None;
        // Both see it.
        for side in [side, !side] {
            let mut socket = self.seats[side].socket.take().context("no socket")?;
            while self.course.seen() <= seq {
                self.listen(&mut socket).await?;
            }
            self.seats[side].socket = Some(socket);
        }
        Ok(())
    }

    /// Where line-ups are drawn, the server does that.
    async fn wait_for_line_ups(&mut self) -> Result<()> {
        if self.terms.rules.opening != Opening::MatchPlay {
            return Ok(());
        }
        while let Some(Due::LineUp(_)) = self.course.play.due() {
            let mut socket = self.seats.black.socket.take().context("no socket")?;
            self.listen(&mut socket).await?;
            self.seats.black.socket = Some(socket);
        }
        Ok(())
    }

    /// Takes what the server says next.
    async fn listen(&mut self, socket: &mut Socket) -> Result<()> {
        if let Reply::Entry {
            seq, what, banks, ..
        } = hear(socket).await?
        {
            self.course.take(seq, what, banks).map_err(Broken)?;
        }
        Ok(())
    }

    fn choose(&mut self) -> Result<(Side, Decision)> {
        let due = self.course.play.due().context("the match is over")?;
        let legal = self.course.play.legal();
        let index = self.random.below(legal.len());
        let decision = legal.get(index).context("nothing is legal")?;
        Ok((due.side(), *decision))
    }

    /// Reads all games again as a stranger would, from any server, and compares them with what was acknowledged. Returns how many
    /// acknowledged decisions are not in them.
    pub(crate) async fn check(&self, servers: &[SocketAddr], ledger: &Ledger) -> Result<usize> {
        let mut lost = 0;
        for (index, &slug) in self.finished.iter().chain([&self.slug]).enumerate() {
            let server = any(servers, self.number + index)?;
            let course = timeout(PATIENCE, self.read(server, slug))
                .await
                .context("a game cannot be read again")??;
            let is_kept = |(seq, decision): &(u32, String)| {
                let kept = course.entries.get(*seq as usize);
                kept.is_some_and(|what| what.to_string() == *decision)
            };
            let acknowledged = ledger.of(slug);
            lost += acknowledged.iter().filter(|entry| !is_kept(entry)).count();
            ensure!(
                slug == self.slug || course.play.result().is_some(),
                "the game {slug} was over and is not any more"
            );
        }
        Ok(lost)
    }

    async fn read(&self, server: SocketAddr, slug: Slug) -> Result<Course> {
        let stranger = Guest::new(self.seats.black.guest.number());
        let mut socket = Socket::open(server, &stranger).await?;
        let watch = Request::Watch { slug, seen: 0 };
        socket.send(&watch.to_string()).await?;
        let mut course = Course::new(&self.terms);
        loop {
            match hear(&mut socket).await? {
                Reply::Entry {
                    seq, what, banks, ..
                } => course.take(seq, what, banks)?,
                Reply::Now { .. } => return Ok(course),
                _ => {}
            }
        }
    }
}

/// One of the servers.
fn any(servers: &[SocketAddr], number: usize) -> Result<SocketAddr> {
    let index = number % servers.len().max(1);
    servers.get(index).copied().context("there is no server")
}

/// One invites the other to a game, on another server where there are several. An invitation that could not be accepted stays open,
/// and is the one to accept the next time.
async fn agree(
    seats: &mut BySide<Seat>,
    invitation: &mut Option<Slug>,
    servers: &[SocketAddr],
    number: usize,
    terms: &Terms,
) -> Result<Slug> {
    let Clock::Bank {
        bank, increment, ..
    } = terms.clock
    else {
        bail!("the generator plays with a bank of time");
    };
    let form = format!(
        "do=new&against=friend&kind={}&opening={}&pace=live&minutes={}&seconds={}&side=black&rated={}",
        terms.rules.kind,
        terms.rules.opening,
        bank.as_secs() / 60,
        increment.as_secs(),
        if terms.rated { "rated" } else { "casual" },
    );
    let slug = match *invitation {
        Some(slug) => slug,
        None => {
            let inviting = any(servers, number)?;
            *invitation.insert(seats.black.guest.invite(inviting, &form).await?)
        }
    };
    seats
        .white
        .guest
        .accept(any(servers, number + 1)?, slug)
        .await?;
    *invitation = None;
    Ok(slug)
}

async fn hear(socket: &mut Socket) -> Result<Reply> {
    let line = socket.hear().await?;
    let reply = line.parse();
    broken(reply.is_ok(), || format!("the server said “{line}”"))?;
    Ok(reply?)
}

/// Something that no interruption explains.
#[derive(Debug)]
pub(crate) struct Broken(anyhow::Error);

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Broken {}

fn broken(holds: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds {
        Ok(())
    } else {
        Err(Broken(anyhow::anyhow!(what())))
    }
}

/// Numbers that are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % count.max(1) as u64) as usize
    }
}
