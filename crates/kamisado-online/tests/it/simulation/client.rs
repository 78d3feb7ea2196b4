use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use kamisado::{BySide, Decision, Due, LineUp, Match, Opening, Side};
use kamisado_online::lines::{Reply, Request};
use kamisado_online::{Act, Command, Game, PersonId, Phrase, Refusal, Stamp, What};
use tokio::time::{Instant, sleep, sleep_until};

use super::server::{Connection, Server};
use super::world::World;

/// A page: it knows what it was told, repeats what was not acknowledged, and comes back when the connection breaks.
pub(crate) struct Client {
    world: Arc<World>,
    servers: Arc<Mutex<Vec<Server>>>,
    game: Game,
    person: Option<PersonId>,
    /// How long it thinks, at most, in milliseconds.
    think: u64,
    /// After how many of its own decisions it stops playing.
    stops_after: u64,
    log: Arc<Mutex<Log>>,
    play: Match,
    decided: u64,
    is_over: bool,
    offer: Option<Side>,
    act_at: Option<Instant>,
    pending: Option<Pending>,
    /// What was sent over this connection and not answered yet. Answers come in the order of the requests.
    sent: VecDeque<Command>,
    side: Option<Side>,
    greeted_at: Option<Stamp>,
    stays_away: Duration,
    /// When the win can be claimed, because the opponent has gone.
    claim_at: Option<Instant>,
}

struct Pending {
    command: Command,
    again_at: Instant,
}

/// What a client was told, for the check at the end.
#[derive(Debug, Default)]
pub(crate) struct Log {
    /// Entries, by number.
    pub(crate) entries: Vec<(Stamp, Option<Side>, What)>,
    /// What was acknowledged: the command, and the number of its entry.
    pub(crate) acknowledged: Vec<(Side, Command, u32)>,
    /// What went wrong in the client's eyes.
    pub(crate) complaint: Option<String>,
    /// What waits for an answer.
    pub(crate) waits_for: Option<Command>,
    /// How often it connected.
    pub(crate) connections: u32,
    /// Whose page it is, and from when to when it was connected.
    pub(crate) side: Option<Side>,
    pub(crate) connected: Vec<(Stamp, Stamp)>,
    /// Who is there, as it was told last, and how many watch.
    pub(crate) is_here: BySide<bool>,
    pub(crate) crowd: u32,
}

impl Client {
    pub(crate) fn new(
        world: &Arc<World>,
        servers: &Arc<Mutex<Vec<Server>>>,
        game: Game,
        person: Option<PersonId>,
    ) -> Client {
        let chance = &world.chance;
        let stops_early = chance.happens(150);
        Client {
            world: Arc::clone(world),
            servers: Arc::clone(servers),
            game,
            person,
            think: *chance.pick(&[500, 2_000, 2_000, 8_000]),
            stops_after: if stops_early { chance.below(12) } else { 1_000 },
            log: Arc::default(),
            play: Match::new(game.terms.rules),
            decided: 0,
            is_over: false,
            offer: None,
            act_at: None,
            pending: None,
            sent: VecDeque::new(),
            side: None,
            greeted_at: None,
            stays_away: Duration::ZERO,
            claim_at: None,
        }
    }

    pub(crate) fn log(&self) -> Arc<Mutex<Log>> {
        Arc::clone(&self.log)
    }

    /// Connects, and connects again, for ever.
    pub(crate) async fn run(mut self) {
        loop {
            let connection = {
                let mut servers = self.servers.lock().unwrap();
                let server = self.world.chance.below(servers.len() as u64) as usize;
                servers[server].connect(self.person)
            };
            if let Some(connection) = connection {
                self.log.lock().unwrap().connections += 1;
                self.greeted_at = None;
                self.watch(connection).await;
                if let Some(from) = self.greeted_at {
                    let mut log = self.log.lock().unwrap();
                    log.connected.push((from, self.world.now()));
                }
            }
            let away = std::mem::take(&mut self.stays_away);
            sleep(away + Duration::from_millis(50) + self.world.chance.time(1_500)).await;
        }
    }

    /// One connection, until it breaks.
    async fn watch(&mut self, mut connection: Connection) {
        let seen = self.seen();
        let slug = self.game.slug;
        if !connection.say(&Request::Watch { slug, seen }) {
            return;
        }
        // Whatever was not acknowledged is repeated as soon as the connection stands.
        if let Some(pending) = &mut self.pending {
            pending.again_at = Instant::now();
        }
        let mut greeted = false;
        self.sent.clear();
        loop {
            let wake = self.wake_at(greeted);
            let line = tokio::select! {
                biased;
                line = connection.from.recv() => match line {
                    Some(line) => Some(line),
                    None => return,
                },
                () = sleep_until(wake) => None,
            };
            if self.world.fault(4) {
                if self.world.chance.happens(300) {
                    connection.say(&Request::Bye);
                }
                if self.world.chance.happens(500) {
                    self.stays_away = self.world.chance.time(200_000);
                }
                return;
            }
            if let Some(text) = line {
                greeted = true;
                self.greeted_at.get_or_insert(self.world.now());
                for line in text.split('\n') {
                    match line.parse() {
                        Ok(Reply::Again) => return,
                        Ok(reply) => self.hear(reply),
                        Err(error) => self.complain(format!("{line:?}: {error}")),
                    }
                }
            }
            if greeted && !self.act(&connection) {
                return;
            }
        }
    }

    fn seen(&self) -> u32 {
        self.log.lock().unwrap().entries.len() as u32
    }

    fn complain(&self, complaint: String) {
        let mut log = self.log.lock().unwrap();
        log.complaint.get_or_insert(complaint);
    }

    fn wake_at(&self, greeted: bool) -> Instant {
        let later = Instant::now() + Duration::from_secs(20);
        if !greeted {
            return later;
        }
        let next = match &self.pending {
            Some(pending) => Some(pending.again_at),
            None => self.act_at,
        };
        next.map_or(later, |next| later.min(next))
    }

    fn hear(&mut self, reply: Reply) {
        match reply {
            Reply::Here(side) => self.log.lock().unwrap().is_here[side] = true,
            Reply::Gone { side, .. } => self.log.lock().unwrap().is_here[side] = false,
            Reply::Crowd(crowd) => self.log.lock().unwrap().crowd = crowd,
            _ => {}
        }
        match reply {
            Reply::At { you, seq, .. } => {
                self.side = you;
                self.log.lock().unwrap().side = you;
                if seq != self.seen() {
                    self.complain(format!("knew {}, and is told from {seq}", self.seen()));
                }
            }
            Reply::Entry {
                seq,
                at,
                side,
                what,
                ..
            } => self.learn(seq, at, side, what),
            Reply::Ok(number) => {
                if let (Some(command), Some(side)) = (self.answered(), self.side) {
                    let mut log = self.log.lock().unwrap();
                    log.acknowledged.push((side, command, number as u32));
                }
            }
            Reply::No { number, why, .. } => {
                let command = self.answered();
                if command.is_none_or(|command| u64::from(command.seen) != number)
                    || matches!(why, Refusal::NoSuchGame | Refusal::Unavailable)
                {
                    self.complain(format!("{command:?} is refused: {why}"));
                }
            }
            Reply::Gone {
                side,
                seconds: Some(seconds),
            } if Some(!side) == self.side => {
                self.claim_at = Some(Instant::now() + Duration::from_secs(seconds));
            }
            Reply::Gone { side, .. } | Reply::Here(side) if Some(!side) == self.side => {
                self.claim_at = None;
            }
            _ => {}
        }
    }

    /// The command to which an answer has come.
    fn answered(&mut self) -> Option<Command> {
        let command = self.sent.pop_front();
        if self.pending.as_ref().map(|pending| pending.command) == command {
            self.pending = None;
            self.log.lock().unwrap().waits_for = None;
        }
        command
    }

    /// Sends a command, and notes that an answer must come.
    fn send(&mut self, connection: &Connection, command: Command) -> bool {
        self.sent.push_back(command);
        connection.say(&Request::Act(command))
    }

    fn learn(&mut self, seq: u32, at: Stamp, side: Option<Side>, what: What) {
        if seq != self.seen() {
            self.complain(format!("knows {} entries, and is told {seq}", self.seen()));
            return;
        }
        self.log.lock().unwrap().entries.push((at, side, what));
        match what {
            What::Decision(decision) => {
                if let Err(error) = self.play.play(decision) {
                    self.complain(format!("entry {seq}: {error}"));
                }
                if side.is_some() && side == self.side {
                    self.decided += 1;
                }
                self.offer = None;
            }
            What::Undo(decisions) => {
                while self.play.decisions().len() > decisions as usize {
                    self.play.undo();
                }
                self.offer = None;
            }
            What::Takeback | What::Rematch => self.offer = side,
            What::Decline => self.offer = None,
            _ => {}
        }
        self.is_over |= what.ends_at_once() || self.play.result().is_some();
        self.act_at = Some(Instant::now() + self.world.chance.time(self.think));
    }

    /// Does something, if it is time for it. Returns whether the connection is still there.
    fn act(&mut self, connection: &Connection) -> bool {
        let now = Instant::now();
        if let Some(pending) = &mut self.pending {
            if now < pending.again_at {
                return true;
            }
            pending.again_at = now + Duration::from_secs(5);
            let command = pending.command;
            return self.send(connection, command);
        }
        if self.act_at.is_some_and(|act_at| now < act_at) {
            return true;
        }
        self.act_at = Some(now + Duration::from_secs(1) + self.world.chance.time(self.think));
        let (Some(side), true) = (self.side, self.decided < self.stops_after) else {
            return true;
        };
        if self.world.disk().is_quiet {
            return true;
        }
        let Some(act) = self.choose(side) else {
            return true;
        };
        let seen = self.seen();
        let command = Command { seen, act };
        self.log.lock().unwrap().waits_for = Some(command);
        self.pending = Some(Pending {
            command,
            again_at: now + Duration::from_secs(5),
        });
        // An impatient player sends everything twice.
        self.send(connection, command) && (!self.world.fault(30) || self.send(connection, command))
    }

    fn choose(&mut self, side: Side) -> Option<Act> {
        let chance = &self.world.chance;
        if let Some(by) = self.offer
            && by != side
            && chance.happens(700)
        {
            return Some(if chance.happens(600) {
                Act::Yes
            } else {
                Act::No
            });
        }
        if self.is_over {
            return chance.happens(200).then_some(Act::Rematch);
        }
        if self.claim_at.is_some_and(|at| at <= Instant::now()) && chance.happens(500) {
            return Some(Act::Claim);
        }
        match chance.below(1000) {
            0..20 => return Some(Act::Say(*chance.pick(&Phrase::ALL))),
            20..40 => return Some(Act::Takeback),
            40..44 => return Some(Act::Resign),
            44..60 => return Some(Act::Claim),
            60..70 => return Some(Act::Play("a1a1".parse().ok()?)),
            _ => {}
        }
        let due = self.play.due().filter(|due| due.side() == side)?;
        Some(Act::Play(match due {
            Due::LineUp(_) if self.game.terms.rules.opening == Opening::MatchPlay => return None,
            Due::LineUp(_) => Decision::LineUp(LineUp::OWN_COLORS),
            Due::Move(_) | Due::Fill(_) => *chance.pick(&self.play.legal()),
        }))
    }
}

impl Connection {
    fn say(&self, request: &Request) -> bool {
        self.to.send(request.to_string()).is_ok()
    }
}
