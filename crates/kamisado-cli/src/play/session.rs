//! A match being played: its record, who sits where, the clocks, and what has been told so far.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use kamisado::record::{Note, Record, Tags};
use kamisado::{
    BySide, Concession, Decision, DecisionError, Due, Event, Match, MatchRules, Opening, Position,
    Side,
};
use kamisado_engine::book::{Favour, Starts};
use kamisado_engine::{Clock, Level};

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seat {
    /// A person at this keyboard.
    Human,
    /// The computer.
    Computer(Level),
}

/// `human`, or the number of a level.
impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Seat, String> {
        if text.eq_ignore_ascii_case("human") {
            return Ok(Seat::Human);
        }
        text.parse().map(Seat::Computer).map_err(|_| {
            "write human, or a level from 1 (easiest) to 10 (perfect) for the computer".to_owned()
        })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seat::Human => f.write_str("human"),
            Seat::Computer(level) => level.fmt(f),
        }
    }
}

/// How much time each player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TimeControl {
    /// For the whole match.
    pub(crate) minutes: u32,
    /// Seconds added after every decision.
    pub(crate) increment: u32,
}

impl TimeControl {
    const fn base(self) -> Duration {
        Duration::from_secs(self.minutes as u64 * 60)
    }
}

/// `10`, or with seconds added after every decision `10+5`.
impl FromStr for TimeControl {
    type Err = String;

    fn from_str(text: &str) -> Result<TimeControl, String> {
        let (minutes, increment) = text.split_once('+').unwrap_or((text, "0"));
        match (minutes.trim().parse(), increment.trim().parse()) {
            (Ok(minutes @ 1..=600), Ok(increment @ 0..=600)) => {
                Ok(TimeControl { minutes, increment })
            }
            _ => Err(
                "write minutes, such as 10, or minutes and seconds a move, such as 10+5".to_owned(),
            ),
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.minutes, self.increment)
    }
}

/// A match being played.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    record: Record,
    redo: Vec<(Decision, Note)>,
    pub(crate) seats: BySide<Seat>,
    control: Option<TimeControl>,
    /// The clocks at the moment when the current decision became due.
    clocks: BySide<Duration>,
    /// When it became due.
    since: Duration,
    story: Vec<Event>,
    /// Grows with every change, so that others notice when to save or to think.
    revision: u64,
}

/// The tag that says whom the line-ups were drawn for.
const FAVOUR: &str = "Favour";

/// How the computer's seat is called in a record.
const COMPUTER: &str = "Kamisado, level ";

/// Writes into a record who plays a side. The name of a person is left alone.
fn seat(record: &mut Record, side: Side, seat: Seat) {
    let tag = match side {
        Side::Black => Tags::BLACK,
        Side::White => Tags::WHITE,
    };
    let name = match seat {
        Seat::Computer(level) => format!("{COMPUTER}{level}"),
        Seat::Human => match record.tags.get(tag) {
            Some(name) if !name.starts_with(COMPUTER) => return,
            _ => String::new(),
        },
    };
    // The usual names are always accepted.
    let _ = record.tags.set(tag, &name);
}

fn set_clock(record: &mut Record, control: TimeControl) {
    let _ = record.tags.set(Tags::CLOCK, &control.to_string());
}

impl Session {
    /// A match about to begin.
    pub(crate) fn new(
        game: Match,
        seats: BySide<Seat>,
        control: Option<TimeControl>,
        seed: u64,
        now: Duration,
    ) -> Session {
        Session::favouring(game, None, seats, control, seed, now)
    }

    /// A match about to begin; where it begins with drawn line-ups, they favour somebody if that is asked for.
    pub(crate) fn favouring(
        game: Match,
        favour: Option<Favour>,
        seats: BySide<Seat>,
        control: Option<TimeControl>,
        seed: u64,
        now: Duration,
    ) -> Session {
        let mut record = Record::new(game);
        for side in Side::ALL {
            seat(&mut record, side, seats[side]);
        }
        if let Some(control) = control {
            set_clock(&mut record, control);
        }
        if let Some(favour) = favour {
            draw_favouring(&mut record, favour, seed);
        }
        draw_line_ups(&mut record, seed);
        Session::resume(record, now)
    }

    /// A match that goes on where its record ends, with other players or another clock where they are given.
    pub(crate) fn resume_with(
        mut record: Record,
        seats: BySide<Option<Seat>>,
        control: Option<TimeControl>,
        now: Duration,
    ) -> Session {
        for side in Side::ALL {
            if let Some(player) = seats[side] {
                seat(&mut record, side, player);
            }
        }
        if let Some(control) = control {
            set_clock(&mut record, control);
        }
        Session::resume(record, now)
    }

    /// A match that goes on where its record ends.
    pub(crate) fn resume(record: Record, now: Duration) -> Session {
        let seat = |name| {
            record
                .tags
                .get(name)
                .and_then(|player| player.strip_prefix(COMPUTER)?.parse().ok())
                .map_or(Seat::Human, Seat::Computer)
        };
        let mut session = Session {
            seats: BySide::new(seat(Tags::BLACK), seat(Tags::WHITE)),
            control: record
                .tags
                .get(Tags::CLOCK)
                .and_then(|clock| clock.parse().ok()),
            record,
            redo: Vec::new(),
            clocks: BySide::default(),
            since: now,
            story: Vec::new(),
            revision: 0,
        };
        session.retell();
        session
    }

    /// The same match once more, with the sides exchanged and the names with them.
    pub(crate) fn rematch(&self, seed: u64, now: Duration) -> Option<Session> {
        let seats = BySide::from_fn(|side| self.seats[!side]);
        let game = Match::begin(*self.game().rules(), self.game().origin().copied()).ok()?;
        // A handicap stays with the player.
        let favour = self.favour().map(Favour::turned);
        let mut session = Session::favouring(game, favour, seats, self.control, seed, now);
        for (name, other) in [(Tags::BLACK, Tags::WHITE), (Tags::WHITE, Tags::BLACK)] {
            if let Some(player) = self.record.tags.get(other) {
                // The usual names are always accepted.
                let _ = session.record.tags.set(name, player);
            }
        }
        Some(session)
    }

    /// Whom the line-ups of this match were drawn for.
    pub(crate) fn favour(&self) -> Option<Favour> {
        self.record.tags.get(FAVOUR)?.parse().ok()
    }

    /// Notes who plays and when. The computer has its name already.
    pub(crate) fn introduce(&mut self, names: &BySide<String>, date: &str) {
        for side in Side::ALL {
            if self.seats[side] == Seat::Human {
                self.call(side, names[side].trim());
            }
        }
        // The usual names are always accepted.
        let _ = self.record.tags.set(Tags::DATE, date);
    }

    /// Notes the name of a person who plays a side.
    pub(crate) fn call(&mut self, side: Side, name: &str) {
        // The usual names are always accepted.
        let _ = self.record.tags.set(tag(side), name);
    }

    /// The name of the player of a side.
    pub(crate) fn name(&self, side: Side) -> Option<&str> {
        self.record.tags.get(tag(side))
    }

    /// The names of the people at this keyboard.
    pub(crate) fn names(&self) -> BySide<String> {
        BySide::from_fn(|side| match self.seats[side] {
            Seat::Human => self.name(side).unwrap_or_default().to_owned(),
            Seat::Computer(_) => String::new(),
        })
    }

    pub(crate) const fn control(&self) -> Option<TimeControl> {
        self.control
    }

    pub(crate) const fn record(&self) -> &Record {
        &self.record
    }

    pub(crate) const fn game(&self) -> &Match {
        self.record.game()
    }

    pub(crate) fn story(&self) -> &[Event] {
        &self.story
    }

    pub(crate) const fn revision(&self) -> u64 {
        self.revision
    }

    pub(crate) const fn has_clocks(&self) -> bool {
        self.control.is_some()
    }

    /// The decision due from a person at this keyboard.
    pub(crate) fn due_here(&self) -> Option<Due> {
        self.game()
            .due()
            .filter(|due| self.seats[due.side()] == Seat::Human)
    }

    /// The level of the computer whose decision is due.
    pub(crate) fn computer_to_decide(&self) -> Option<Level> {
        match self.seats[self.game().due()?.side()] {
            Seat::Computer(level) => Some(level),
            Seat::Human => None,
        }
    }

    /// How long the decision that is due has been so.
    pub(crate) const fn waited(&self, now: Duration) -> Duration {
        now.saturating_sub(self.since)
    }

    /// What a side's clock shows, if there are clocks.
    pub(crate) fn clock(&self, side: Side, now: Duration) -> Option<Duration> {
        self.control?;
        let runs = self.game().due().is_some_and(|due| due.side() == side);
        let used = if runs {
            self.waited(now)
        } else {
            Duration::ZERO
        };
        Some(self.clocks[side].saturating_sub(used))
    }

    /// The clocks as they were when the decision that is due became so.
    pub(crate) fn clocks_at_due(&self) -> Option<BySide<Clock>> {
        let increment = Duration::from_secs(self.control?.increment.into());
        Some(self.clocks.map(|remaining| Clock {
            remaining,
            increment,
        }))
    }

    /// Stops the clocks while no decision is possible, such as during a pause.
    pub(crate) fn hold_clock(&mut self, passed: Duration) {
        self.since = self.since.saturating_add(passed);
    }

    /// Takes a decision.
    pub(crate) fn play(&mut self, decision: Decision, now: Duration) -> Result<(), DecisionError> {
        let millis = u64::try_from(self.waited(now).as_millis()).unwrap_or(u64::MAX);
        let note = Note {
            spent_ms: Some(millis),
            ..Note::default()
        };
        self.record.play(decision, note)?;
        match self.redo.pop() {
            // Playing the same decision again keeps the decisions after it.
            Some((undone, _)) if undone == decision => {}
            _ => self.redo.clear(),
        }
        self.changed(now);
        Ok(())
    }

    /// Ends the match against a side that resigns or runs out of time.
    pub(crate) fn concede(&mut self, loser: Side, concession: Concession, now: Duration) {
        if self.record.concede(loser, concession).is_ok() {
            self.changed(now);
        }
    }

    /// Ends the match when the clock of the side to decide has run out.
    pub(crate) fn check_clock(&mut self, now: Duration) {
        if let Some(due) = self.game().due()
            && self.clock(due.side(), now) == Some(Duration::ZERO)
        {
            self.concede(due.side(), Concession::Time, now);
        }
    }

    /// Takes back the last decision of a person at this keyboard and everything after it; between two computers
    /// just the last decision. Returns the last one taken back.
    pub(crate) fn undo(&mut self, now: Duration) -> Option<Decision> {
        let drawn = self.game().rules().opening == Opening::MatchPlay;
        let first = self
            .record
            .decisions()
            .take_while(|(decision, _)| drawn && matches!(decision, Decision::LineUp(_)))
            .count();
        let mut last = None;
        while self.game().decisions().len() > first {
            let (decision, note) = self.record.undo()?;
            self.redo.push((decision, note));
            last = Some(decision);
            if self.pauses_here() {
                break;
            }
        }
        if last.is_some() {
            self.changed(now);
        }
        last
    }

    /// Replays what was taken back, until a person at this keyboard has to decide.
    pub(crate) fn redo(&mut self, now: Duration) -> Option<Decision> {
        let mut last = None;
        while let Some((decision, note)) = self.redo.pop() {
            if self.record.play(decision, note).is_err() {
                self.redo.clear();
                break;
            }
            last = Some(decision);
            if self.pauses_here() {
                break;
            }
        }
        if last.is_some() {
            self.changed(now);
        }
        last
    }

    /// Whether taking back and redoing stop at this decision.
    fn pauses_here(&self) -> bool {
        self.due_here().is_some() || self.only_computers()
    }

    pub(crate) fn only_computers(&self) -> bool {
        Side::ALL
            .into_iter()
            .all(|side| self.seats[side] != Seat::Human)
    }

    fn changed(&mut self, now: Duration) {
        self.since = now;
        self.revision += 1;
        self.retell();
    }

    /// Tells the match and sets the clocks from its history.
    fn retell(&mut self) {
        let base = self.control.map_or(Duration::ZERO, TimeControl::base);
        let increment = self
            .control
            .map_or(0, |control| u64::from(control.increment));
        self.clocks = BySide::new(base, base);
        let game = self.record.game();
        let drawn = game.rules().opening == Opening::MatchPlay;
        self.story = game.opening_events().to_vec();
        for entry in game.history() {
            // Drawing line-ups takes no time.
            if !(drawn && matches!(entry.decision, Decision::LineUp(_))) {
                let spent = self.record.note(entry.index).spent_ms.unwrap_or(0);
                let clock = &mut self.clocks[entry.side];
                *clock = clock.saturating_sub(Duration::from_millis(spent))
                    + Duration::from_secs(increment);
            }
            self.story.extend(entry.events);
        }
        self.story.extend(game.concession_events());
        if drawn {
            self.story
                .retain(|event| !matches!(event, Event::LineUpDue(_)));
        }
    }
}

/// The tag that names the player of a side.
const fn tag(side: Side) -> &'static str {
    match side {
        Side::Black => Tags::BLACK,
        Side::White => Tags::WHITE,
    }
}

/// Line-ups that are proven to favour somebody, where the match begins with drawn ones.
fn draw_favouring(record: &mut Record, favour: Favour, seed: u64) {
    let Some(line_ups) = Starts::known().draw_for(record.game(), favour, seed) else {
        return;
    };
    // The name of the tag is accepted, and what was drawn is legal.
    let _ = record.tags.set(FAVOUR, favour.name());
    for line_up in line_ups {
        let _ = record.play(Decision::LineUp(line_up), Note::default());
    }
}

/// In match play the line-ups are drawn: two of the 36, and the challenger gets the lower number.
fn draw_line_ups(record: &mut Record, seed: u64) {
    while let Some(line_up) = record
        .game()
        .now()
        .draw_line_up(kamisado_engine::dice(seed))
    {
        // A drawn line-up is always legal, so this loop ends.
        if record
            .play(Decision::LineUp(line_up), Note::default())
            .is_err()
        {
            return;
        }
    }
}

/// A match from a position, or from its opening.
///
/// # Errors
/// Why it cannot begin from the position.
pub(crate) fn begin(
    rules: MatchRules,
    position: Option<Position>,
) -> Result<Match, kamisado::MatchError> {
    match position {
        None => Ok(Match::new(rules)),
        Some(position) => Match::from_position(
            MatchRules {
                board: position.board(),
                ..rules
            },
            position,
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kamisado::MatchKind;

    const START: Duration = Duration::ZERO;

    fn session(seats: BySide<Seat>, control: Option<TimeControl>) -> Session {
        let game = Match::new(MatchKind::Standard.into());
        Session::new(game, seats, control, 0, START)
    }

    fn play(session: &mut Session, decision: &str, now: u64) {
        let decision = decision.parse().unwrap();
        session.play(decision, Duration::from_secs(now)).unwrap();
    }

    const HUMANS: BySide<Seat> = BySide::new(Seat::Human, Seat::Human);

    #[test]
    fn undo_comes_back_to_a_person() {
        let seats = BySide::new(Seat::Human, Seat::Computer(Level::FIRST));
        let mut session = session(seats, None);
        play(&mut session, "h1h5", 1);
        play(&mut session, "e8e2", 2);
        assert_eq!(session.undo(START), "h1h5".parse().ok());
        assert_eq!(session.game().decisions().len(), 0);
        assert_eq!(session.undo(START), None);
        assert_eq!(session.redo(START), "e8e2".parse().ok());
        assert_eq!(session.game().decisions().len(), 2);
    }

    #[test]
    fn another_move_forgets_what_was_taken_back() {
        let mut session = session(HUMANS, None);
        play(&mut session, "h1h5", 1);
        play(&mut session, "e8e2", 2);
        session.undo(START);
        session.undo(START);
        play(&mut session, "h1h5", 3);
        assert_eq!(session.redo(START), "e8e2".parse().ok());
        session.undo(START);
        play(&mut session, "e8e3", 4);
        assert_eq!(session.redo(START), None);
    }

    #[test]
    fn clocks_count_down_and_get_their_increment() {
        let control = "1+5".parse().ok();
        let mut session = session(HUMANS, control);
        assert!(session.has_clocks());
        play(&mut session, "h1h5", 20);
        let now = Duration::from_secs(30);
        assert_eq!(
            session.clock(Side::Black, now),
            Some(Duration::from_secs(45))
        );
        assert_eq!(
            session.clock(Side::White, now),
            Some(Duration::from_secs(50))
        );
        session.check_clock(Duration::from_secs(79));
        assert_eq!(session.game().result(), None);
        session.check_clock(Duration::from_secs(80));
        assert_eq!(
            session.game().result().unwrap().verdict(),
            kamisado::Verdict::Time
        );
        assert!(matches!(
            session.story().last(),
            Some(Event::MatchWon {
                winner: Side::Black,
                ..
            })
        ));
    }

    #[test]
    fn a_record_brings_everything_back() {
        let seats = BySide::new(Seat::Human, Seat::Computer(Level::PERFECT));
        let mut session = session(seats, "3+2".parse().ok());
        play(&mut session, "h1h5", 7);
        let text = session.record().to_string();
        let resumed = Session::resume(text.parse().unwrap(), Duration::from_secs(100));
        assert_eq!(resumed.seats, session.seats);
        assert_eq!(resumed.game(), session.game());
        assert_eq!(resumed.story(), session.story());
        let now = Duration::from_secs(100);
        assert_eq!(
            resumed.clock(Side::Black, now),
            Some(Duration::from_secs(175))
        );
    }

    #[test]
    fn match_play_is_drawn_and_never_taken_back() {
        for seed in 0..1260 {
            let rules = MatchRules {
                opening: Opening::MatchPlay,
                ..MatchRules::default()
            };
            let mut session = Session::new(Match::new(rules), HUMANS, None, seed, START);
            assert_eq!(session.game().due(), Some(Due::Move(Side::Black)), "{seed}");
            assert_eq!(session.undo(START), None);
        }
    }

    #[test]
    fn a_draw_takes_no_time_and_asks_nobody() {
        let rules = MatchRules {
            opening: Opening::MatchPlay,
            ..MatchRules::default()
        };
        let session = Session::new(Match::new(rules), HUMANS, "5+3".parse().ok(), 7, START);
        for side in Side::ALL {
            assert_eq!(session.clock(side, START), Some(Duration::from_secs(300)));
        }
        let mut story = session.story().iter();
        assert!(!story.any(|event| matches!(event, Event::LineUpDue(_))));
    }

    #[test]
    fn seats_and_clocks_are_read_as_they_are_written() {
        assert_eq!(
            "10".parse(),
            Ok(TimeControl {
                minutes: 10,
                increment: 0
            })
        );
        assert_eq!("3+2".parse::<TimeControl>().unwrap().to_string(), "3+2");
        for wrong in ["", "0", "+", "3+", "-1", "3+2+1", "99999999999"] {
            assert!(wrong.parse::<TimeControl>().is_err(), "{wrong}");
        }
        assert_eq!("Human".parse(), Ok(Seat::Human));
        assert_eq!("10".parse(), Ok(Seat::Computer(Level::PERFECT)));
        assert!("11".parse::<Seat>().is_err());
    }
}
