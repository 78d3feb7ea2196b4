//! The rules of online play, one file for each part.

mod clocks;
mod entries;
mod offers;
mod presence;
mod random;

use std::time::Duration;

use kamisado::{BySide, Side};
use kamisado_online::lines::Reply;
use kamisado_online::{
    Act, Answer, Away, Chore, Command, Entry, Game, GameId, Outage, PersonId, Received, Refusal,
    Slug, Stamp, Table, What,
};

/// A table with a clock on the wall.
pub(crate) struct Play {
    pub(crate) table: Table,
    pub(crate) now: i64,
    pub(crate) lag: Duration,
    pub(crate) opponent: Away,
}

pub(crate) fn game(terms: &str) -> Game {
    Game {
        id: GameId(7),
        slug: Slug::from_random(7),
        terms: terms.parse().unwrap(),
        players: BySide::new(PersonId(1), PersonId(2)),
        seed: 20_261_117,
        created_at: Stamp(0),
    }
}

impl Play {
    pub(crate) fn new(terms: &str) -> Play {
        Play::with_outages(terms, Vec::new())
    }

    pub(crate) fn with_outages(terms: &str, outages: Vec<Outage>) -> Play {
        Play {
            table: Table::new(game(terms), outages),
            now: 0,
            lag: Duration::ZERO,
            opponent: Away::Here,
        }
    }

    pub(crate) fn wait(&mut self, ms: i64) -> &mut Play {
        self.now += ms;
        self
    }

    /// Asks with what a page had seen that knew this many entries.
    pub(crate) fn ask(&mut self, side: Side, seen: u32, act: Act) -> Result<Answer, Refusal> {
        let received = Received {
            at: Stamp(self.now),
            lag: self.lag,
            opponent: self.opponent,
        };
        let before = self.table.clone();
        let answer = self
            .table
            .decide(Some(side), Command { seen, act }, received);
        assert_eq!(self.table, before, "deciding changes nothing");
        answer
    }

    /// Does something on a page that knows everything, and returns the entry.
    #[track_caller]
    pub(crate) fn act(&mut self, side: Side, act: Act) -> Result<Entry, Refusal> {
        let seen = self.table.seq();
        let (proposal, refusal) = match self.ask(side, seen, act)? {
            Answer::New(proposal) => (proposal, None),
            Answer::Instead(proposal, refusal) => (proposal, Some(refusal)),
            Answer::Again(seq) => panic!("{act:?} was done before, by entry {seq}"),
        };
        self.table.apply(&proposal.entry).unwrap();
        let next = self.table.next();
        assert_eq!(
            (proposal.next.side, proposal.next.due_at),
            (next.side, next.due_at)
        );
        assert_eq!(
            proposal.next.ending.map(|ending| ending.result),
            self.table
                .result()
                .filter(|_| proposal.entry.what.changes_match())
        );
        match refusal {
            None => Ok(proposal.entry),
            Some(refusal) => Err(refusal),
        }
    }

    /// Makes a decision that must be possible.
    #[track_caller]
    pub(crate) fn play(&mut self, side: Side, decision: &str) {
        let decision = decision.parse().unwrap();
        self.act(side, Act::Play(decision)).unwrap();
    }

    /// Makes the first decision that is legal.
    #[track_caller]
    pub(crate) fn any(&mut self) -> Side {
        let side = self.table.due_side().unwrap();
        let decision = self.table.play().legal()[0];
        self.act(side, Act::Play(decision)).unwrap();
        side
    }

    /// Does what the server has to do, and says what that was.
    pub(crate) fn chores(&mut self) -> Vec<What> {
        let mut done = Vec::new();
        while let Some(chore) = self.table.chore(Stamp(self.now)) {
            let Chore::Append(proposal) = chore else {
                break;
            };
            self.table.apply(&proposal.entry).unwrap();
            let next = self.table.next();
            assert_eq!(
                (proposal.next.side, proposal.next.due_at),
                (next.side, next.due_at)
            );
            done.push(proposal.entry.what);
        }
        done
    }

    /// What both sides have left, in milliseconds.
    pub(crate) fn clocks(&self) -> (u128, u128) {
        let Reply::Now {
            banks: Some(banks), ..
        } = self.table.now(Stamp(self.now))
        else {
            panic!("there is no clock");
        };
        (banks.black.as_millis(), banks.white.as_millis())
    }
}
