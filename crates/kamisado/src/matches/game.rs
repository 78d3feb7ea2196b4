use alloc::vec::Vec;

use super::history::Past;
use super::moment::{Phase, Snapshot};
use super::{
    Concession, Decision, DecisionError, Due, Event, HistoryEntry, MatchError, MatchKind,
    MatchResult, MatchRules, Moment, Opening, ReplayError, Round, Verdict,
};
use crate::{
    ByColor, BySide, Fill, Finish, LineUp, Next, Played, Position, Side, Teeth, Tower, Towers,
};

/// A match from its first decision to its last.
///
/// At any moment it says which decision is [due](Match::due) and which are legal; playing one returns the events that
/// followed, and the [history](Match::history) keeps them. The [list of decisions](Match::decisions) determines the whole match.
///
/// ```
/// use kamisado::{Due, Match, MatchKind, MatchRules, Side};
///
/// let mut game = Match::new(MatchRules::new(MatchKind::Standard));
/// assert_eq!(game.due(), Some(Due::Move(Side::Black)));
/// game.play("b1b7".parse()?)?;
/// assert_eq!(game.due(), Some(Due::Move(Side::White)));
/// assert!(game.play("left".parse()?).is_err());
/// assert_eq!(game.undo(), Some("b1b7".parse()?));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    rules: MatchRules,
    /// The position the first round began with, where it was not one of the openings.
    origin: Option<Position>,
    decisions: Vec<Decision>,
    /// What is remembered about each decision.
    past: Vec<Past>,
    opening_events: Vec<Event>,
    /// How a player gave the match away, where one did.
    concession: Option<Past>,
    rounds: Vec<Round>,
    now: Snapshot,
}

impl Match {
    /// A match about to begin.
    #[must_use]
    pub fn new(rules: MatchRules) -> Match {
        let mut game = Match::blank(rules);
        let mut events = Vec::new();
        game.open_round(Side::Black, &mut events);
        game.opening_events = events;
        game
    }

    /// A match in which nothing has happened, not even the opening.
    fn blank(rules: MatchRules) -> Match {
        Match {
            rules,
            origin: None,
            decisions: Vec::new(),
            past: Vec::new(),
            opening_events: Vec::new(),
            concession: None,
            rounds: Vec::new(),
            now: Snapshot {
                phase: Phase::LineUps {
                    challenger: Side::Black,
                    laid_out: None,
                },
                rounds: 0,
                moves: 0,
                teeth: BySide::default(),
                score: BySide::default(),
            },
        }
    }

    /// A new match from a position, or from the opening of its rules.
    ///
    /// # Errors
    /// As for [`from_position`](Match::from_position).
    pub fn begin(rules: MatchRules, origin: Option<Position>) -> Result<Match, MatchError> {
        match origin {
            None => Ok(Match::new(rules)),
            Some(position) => Match::from_position(rules, position),
        }
    }

    /// A new match whose first round starts from this position. The teeth in it count towards the score.
    ///
    /// ```
    /// use kamisado::{Match, MatchKind, Side};
    ///
    /// let position = "OBUPYRGN/8/8/8/8/8/8/+ng++rypubo w -".parse()?;
    /// let game = Match::from_position(MatchKind::Long.into(), position)?;
    /// assert_eq!(game.score()[Side::Black], 4);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the position is on a different board from the rules, lacks towers that a later round would need, or has teeth that have already won
    /// the match.
    pub fn from_position(rules: MatchRules, position: Position) -> Result<Match, MatchError> {
        if position.board() != rules.board {
            return Err(MatchError::OtherBoard(rules.board));
        }
        if position.towers().count() < 16 && rules.kind != MatchKind::Single {
            return Err(MatchError::TowersMissing(rules.kind));
        }
        let towers = position.towers();
        if rules.kind.has_teeth()
            && rules.kind != MatchKind::Single
            && let Some(side) = Side::ALL
                .into_iter()
                .find(|&side| towers.points(side) >= rules.kind.target())
        {
            return Err(MatchError::WonAlready(rules.kind, side));
        }
        Ok(Match::starting_with(rules, position))
    }

    fn starting_with(rules: MatchRules, position: Position) -> Match {
        let towers = position.towers();
        let mut game = Match::blank(rules);
        game.origin = Some(position);
        if rules.kind.has_teeth() {
            game.now.teeth = BySide::from_fn(|side| {
                ByColor::from_fn(|color| towers.teeth(Tower::new(side, color)))
            });
            game.now.score = BySide::from_fn(|side| towers.points(side));
        }
        let mut events = Vec::new();
        game.begin_round(position, &mut events);
        game.opening_events = events;
        game
    }

    /// Plays a list of decisions one after the other.
    ///
    /// ```
    /// use kamisado::Match;
    ///
    /// let decisions = ["h1h5", "e8e2"].map(|text| text.parse().unwrap());
    /// assert_eq!(Match::default().replay(decisions)?.decisions(), decisions);
    /// # Ok::<(), kamisado::ReplayError>(())
    /// ```
    ///
    /// # Errors
    /// The first decision that cannot be made.
    pub fn replay(
        mut self,
        decisions: impl IntoIterator<Item = Decision>,
    ) -> Result<Match, ReplayError> {
        for (index, decision) in decisions.into_iter().enumerate() {
            self.play(decision).map_err(|error| ReplayError {
                index,
                decision,
                error,
            })?;
        }
        Ok(self)
    }

    /// The terms of the match.
    #[must_use]
    pub const fn rules(&self) -> &MatchRules {
        &self.rules
    }

    /// The position the match started from, unless it was one of the openings.
    #[must_use]
    pub const fn origin(&self) -> Option<&Position> {
        self.origin.as_ref()
    }

    /// All decisions so far.
    #[must_use]
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// The rounds so far; the last one may be in progress.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The match as it is now.
    #[must_use]
    pub fn now(&self) -> Moment<'_> {
        Moment::new(self, self.decisions.len(), &self.now)
    }

    /// The match after this many decisions, or `None` if there are fewer.
    #[must_use]
    pub fn at(&self, decisions: usize) -> Option<Moment<'_>> {
        let snapshot = match self.past.get(decisions) {
            Some(past) => &past.before,
            None if decisions == self.past.len() => &self.now,
            None => return None,
        };
        Some(Moment::new(self, decisions, snapshot))
    }

    /// Every decision with the moment in which it was made and what followed from it, in order.
    pub fn history(
        &self,
    ) -> impl DoubleEndedIterator<Item = HistoryEntry<'_>> + ExactSizeIterator + Clone {
        (0..self.past.len()).map(|index| self.entry_at(index))
    }

    /// The decision at this place, from 0, with the moment it was made in and what followed from it.
    #[must_use]
    pub fn entry(&self, index: usize) -> Option<HistoryEntry<'_>> {
        (index < self.past.len()).then(|| self.entry_at(index))
    }

    fn entry_at(&self, index: usize) -> HistoryEntry<'_> {
        let before = Moment::new(self, index, &self.past[index].before);
        let after = match (self.past.get(index + 1), &self.concession) {
            (Some(next), _) | (None, Some(next)) => &next.before,
            (None, None) => &self.now,
        };
        let after = Moment::new(self, index + 1, after);
        let played = matches!(before.due(), Some(Due::Move(_)))
            .then(|| {
                let round = self.rounds.get(before.rounds_begun().checked_sub(1)?)?;
                round.played().get(before.moves_played())
            })
            .flatten();
        HistoryEntry {
            index,
            decision: self.decisions[index],
            // A decision was due when one was made.
            side: before.due().map_or(Side::Black, Due::side),
            round: before.round_number(),
            before,
            after,
            played,
            events: &self.past[index].events,
        }
    }

    /// The events before the first decision.
    #[must_use]
    pub fn opening_events(&self) -> &[Event] {
        &self.opening_events
    }

    /// What followed when a player resigned or ran out of time; empty if nobody did.
    #[must_use]
    pub fn concession_events(&self) -> &[Event] {
        self.concession.as_ref().map_or(&[], |past| &past.events)
    }

    /// What happened last: the end by resignation or on time, what followed from the last decision, or the opening.
    #[must_use]
    pub fn last_events(&self) -> &[Event] {
        self.concession
            .as_ref()
            .or(self.past.last())
            .map_or(&self.opening_events, |past| &past.events)
    }

    /// The points of both sides.
    #[must_use]
    pub const fn score(&self) -> BySide<u8> {
        self.now.score
    }

    /// How many teeth a tower has, the one just won included.
    #[must_use]
    pub fn teeth(&self, tower: Tower) -> Teeth {
        self.now().teeth(tower)
    }

    /// The decision the match is waiting for, or `None` if it is over.
    #[must_use]
    pub fn due(&self) -> Option<Due> {
        self.now().due()
    }

    /// The position, while a move is due.
    #[must_use]
    pub fn position(&self) -> Option<&Position> {
        self.now().position()
    }

    /// The challenger's line-up, while the defender's is due.
    #[must_use]
    pub fn challengers_line_up(&self) -> Option<LineUp> {
        self.now().challengers_line_up()
    }

    /// Where the towers are in the round in progress, or where the last round left them.
    #[must_use]
    pub fn towers(&self) -> Option<&Towers> {
        self.now().towers()
    }

    /// How the next round would start after this fill, while the fill is due.
    #[must_use]
    pub fn preview(&self, fill: Fill) -> Option<Position> {
        self.now().preview(fill)
    }

    /// How the match ended, once it is over.
    #[must_use]
    pub fn result(&self) -> Option<MatchResult> {
        self.now().result()
    }

    /// Whether a decision can be made now.
    #[must_use]
    pub fn is_legal(&self, decision: Decision) -> bool {
        self.now().is_legal(decision)
    }

    /// The legal moves and fills, sorted as text. There are too many line-ups to list them, so the list is empty while one is due.
    #[must_use]
    pub fn legal(&self) -> Vec<Decision> {
        self.now().legal()
    }

    /// Makes a decision and returns what followed from it, in order.
    ///
    /// # Errors
    /// Why the decision cannot be made; in that case nothing has changed.
    pub fn play(&mut self, decision: Decision) -> Result<&[Event], DecisionError> {
        let before = self.now;
        let mut events = Vec::new();
        match (self.now.phase, decision) {
            (Phase::Over(_), _) => return Err(DecisionError::MatchOver),
            (Phase::Move(position), Decision::Move(m)) => {
                let played = position.play(m)?;
                self.play_move(played, &mut events);
            }
            (Phase::Fill { winner, towers }, Decision::Fill(fill)) => {
                events.push(Event::Filled { side: winner, fill });
                // A match of several rounds has all its towers, so the fill never fails.
                if let Some(line_ups) = towers.filled(fill) {
                    let start = self.next_start(!winner, line_ups, self.now());
                    self.begin_round(start, &mut events);
                }
            }
            (
                Phase::LineUps {
                    challenger,
                    laid_out,
                },
                Decision::LineUp(line_up),
            ) => {
                self.now().check_line_up(line_up)?;
                self.lay_out(challenger, laid_out, line_up, &mut events);
            }
            _ => {
                return Err(self
                    .due()
                    .map_or(DecisionError::MatchOver, DecisionError::NotDue));
            }
        }
        self.decisions.push(decision);
        self.past.push(Past { before, events });
        Ok(self.last_events())
    }

    /// Ends the match against a side that resigns or runs out of time. The score stays as it is, so the winner may have fewer points than the
    /// loser.
    ///
    /// ```
    /// use kamisado::{Concession, Match, Side};
    ///
    /// let mut game = Match::default();
    /// game.concede(Side::Black, Concession::Resignation)?;
    /// assert_eq!(game.result().unwrap().winner(), Some(Side::White));
    /// # Ok::<(), kamisado::DecisionError>(())
    /// ```
    ///
    /// # Errors
    /// If the match is already over.
    pub fn concede(
        &mut self,
        loser: Side,
        concession: Concession,
    ) -> Result<&[Event], DecisionError> {
        if let Phase::Over(_) = self.now.phase {
            return Err(DecisionError::MatchOver);
        }
        let before = self.now;
        let mut events = Vec::new();
        self.finish(!loser, concession.into(), &mut events);
        self.concession = Some(Past { before, events });
        Ok(self.last_events())
    }

    /// Takes back the last decision and returns it. A resignation after it is taken back too.
    pub fn undo(&mut self) -> Option<Decision> {
        if let Some(concession) = self.concession.take() {
            self.now = concession.before;
        }
        let Past { before, .. } = self.past.pop()?;
        self.rounds.truncate(before.rounds);
        if let Some(round) = self.rounds.last_mut() {
            round.truncate(before.moves);
        }
        self.now = before;
        self.decisions.pop()
    }

    fn lay_out(
        &mut self,
        challenger: Side,
        laid_out: Option<LineUp>,
        line_up: LineUp,
        events: &mut Vec<Event>,
    ) {
        let Some(challengers) = laid_out else {
            self.now.phase = Phase::LineUps {
                challenger,
                laid_out: Some(line_up),
            };
            events.push(Event::LinedUp {
                side: challenger,
                line_up,
            });
            events.push(Event::LineUpDue(!challenger));
            return;
        };
        events.push(Event::LinedUp {
            side: !challenger,
            line_up,
        });
        let line_ups = match challenger {
            Side::Black => BySide::new(challengers, line_up),
            Side::White => BySide::new(line_up, challengers),
        };
        let start = Position::opening(self.rules.board, line_ups, challenger);
        self.begin_round(start, events);
    }

    /// Begins the first round of a match, or a later one of single rounds, as the opening says.
    fn open_round(&mut self, challenger: Side, events: &mut Vec<Event>) {
        if self.rules.opening.asks_for_line_ups() {
            self.now.phase = Phase::LineUps {
                challenger,
                laid_out: None,
            };
            events.push(Event::LineUpDue(challenger));
            return;
        }
        let own = self.rules.own_colors();
        let start = Position::opening(self.rules.board, BySide::new(own, own), challenger);
        self.begin_round(self.capped(start), events);
    }

    /// The start of a round as the opening caps it.
    fn capped(&self, start: Position) -> Position {
        match self.rules.opening {
            Opening::OneThreeFive => start.with_capped_opening(),
            _ => start,
        }
    }

    /// The start of a later round: refilled line-ups with their teeth, the loser to move any tower.
    pub(super) fn next_start(
        &self,
        challenger: Side,
        line_ups: BySide<LineUp>,
        moment: Moment<'_>,
    ) -> Position {
        let start = Position::opening(self.rules.board, line_ups, challenger)
            .with_teeth(moment.all_teeth());
        self.capped(start)
    }

    fn begin_round(&mut self, start: Position, events: &mut Vec<Event>) {
        self.rounds.push(Round::new(start));
        self.now.rounds = self.rounds.len();
        self.now.moves = 0;
        self.now.phase = Phase::Move(start);
        events.push(Event::RoundBegan {
            round: self.rounds.len(),
            challenger: start.side(),
            line_ups: start.towers().line_ups(),
        });
        events.push(turn(&start));
    }

    fn play_move(&mut self, played: Played, events: &mut Vec<Event>) {
        let Played {
            before,
            tower,
            m,
            pushed,
            passes,
            next,
        } = played;
        if let Some(round) = self.rounds.last_mut() {
            round.add(played);
            self.now.moves = round.played().len();
        }
        let board = before.board();
        events.push(match pushed.last() {
            None => Event::Slid {
                tower,
                m,
                color: board.color(m.to),
            },
            Some(farthest) => Event::Pushed {
                tower,
                m,
                pushed,
                color: board.color(farthest.to),
            },
        });
        events.extend(passes.iter().map(|&pass| Event::Passed {
            pass,
            color: board.color(pass.square),
        }));
        match next {
            Next::Turn(position) => {
                self.now.phase = Phase::Move(position);
                events.push(turn(&position));
            }
            Next::Over(finish) => self.end_round(finish, events),
        }
    }

    fn end_round(&mut self, finish: Finish, events: &mut Vec<Event>) {
        let Finish { end, towers } = finish;
        let winner = end.winner;
        events.push(Event::RoundWon(end));
        let points = if self.rules.kind.has_teeth() {
            let teeth = &mut self.now.teeth[winner][end.tower];
            let points = teeth.next_points();
            *teeth = teeth.grown();
            events.push(Event::Grew {
                tower: end.winning_tower(),
                teeth: *teeth,
            });
            points
        } else {
            1
        };
        self.now.score[winner] = self.now.score[winner].saturating_add(points);
        events.push(Event::Scored {
            side: winner,
            points,
            score: self.now.score,
        });
        if self.now.score[winner] >= self.rules.kind.target() {
            self.finish(winner, Verdict::Points, events);
        } else if self.rules.kind.has_teeth() {
            self.now.phase = Phase::Fill { winner, towers };
            events.push(Event::FillDue(winner));
        } else if self.rules.kind.rounds() == Some(self.rounds.len()) {
            self.tie(events);
        } else {
            self.open_next_round(events);
        }
    }

    /// Begins a later round of single rounds. The players take turns to begin.
    fn open_next_round(&mut self, events: &mut Vec<Event>) {
        let Some(last) = self.rounds.last() else {
            return;
        };
        let challenger = !last.start().side();
        let drawn = last.start().towers().line_ups();
        match (self.rules.opening, drawn) {
            // The numbers drawn for the first round serve for both: the new challenger gets the lower one. A match that
            // began from a position has not drawn any.
            (Opening::MatchPlay, Some(drawn))
                if !self.rules.lays_out_every_round() && self.origin.is_none() =>
            {
                let line_ups = drawn.swap();
                let start = Position::opening(self.rules.board, line_ups, challenger);
                self.begin_round(start, events);
            }
            _ => self.open_round(challenger, events),
        }
    }

    fn tie(&mut self, events: &mut Vec<Event>) {
        self.now.phase = Phase::Over(MatchResult::Tied);
        events.push(Event::MatchTied {
            score: self.now.score,
        });
    }

    fn finish(&mut self, winner: Side, verdict: Verdict, events: &mut Vec<Event>) {
        self.now.phase = Phase::Over(MatchResult::Won { winner, verdict });
        events.push(Event::MatchWon {
            winner,
            verdict,
            score: self.now.score,
        });
    }
}

fn turn(position: &Position) -> Event {
    Event::Turn {
        side: position.side(),
        active: position.active().zip(position.active_square()),
    }
}

/// A single round that begins with this position, on its board.
impl From<Position> for Match {
    fn from(position: Position) -> Match {
        let rules = MatchRules {
            board: position.board(),
            ..MatchKind::Single.into()
        };
        Match::starting_with(rules, position)
    }
}

impl Default for Match {
    fn default() -> Match {
        Match::new(MatchRules::default())
    }
}
