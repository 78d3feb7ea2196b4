use alloc::vec::Vec;

use crate::{
    ByColor, BySide, Fill, Finish, LineUp, Next, Played, Position, Side, Square, Teeth, Tower,
    Towers,
};

use super::{
    Decision, DecisionError, Due, Event, MatchError, MatchKind, MatchRules, Opening, ReplayError,
    Round,
};

/// A match from its first decision to its last.
///
/// At any moment it says which decision is [due](Match::due) and which are legal; playing one returns the events that
/// followed. Everything else, from undo to records, follows from the [list of decisions](Match::decisions).
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
    rounds: Vec<Round>,
    phase: Phase,
    teeth: BySide<ByColor<Teeth>>,
    score: BySide<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// The challenger's line-up is due, or after it the defender's.
    LineUps {
        challenger: Side,
        laid_out: Option<LineUp>,
    },
    /// A move is due in this position.
    Move(Position),
    /// The winner of the round chooses the fill; the towers stand where the round left them.
    Fill { winner: Side, towers: Towers },
    /// Nothing is due any more.
    Over(MatchResult),
}

/// What decided a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Verdict {
    /// The winner has the points.
    Points,
    /// The loser resigned.
    Resignation,
    /// The loser's clock ran out.
    Time,
}

/// How a side gives a match away before the points have decided it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Concession {
    /// It resigns.
    Resignation,
    /// Its clock runs out.
    Time,
}

impl Concession {
    /// Both of them.
    pub const ALL: [Concession; 2] = [Concession::Resignation, Concession::Time];

    /// `resignation` or `time`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Concession::Resignation => "resignation",
            Concession::Time => "time",
        }
    }
}

impl From<Concession> for Verdict {
    fn from(concession: Concession) -> Verdict {
        match concession {
            Concession::Resignation => Verdict::Resignation,
            Concession::Time => Verdict::Time,
        }
    }
}

impl Verdict {
    /// What the loser did, where it was not the points that decided.
    #[must_use]
    pub const fn concession(self) -> Option<Concession> {
        match self {
            Verdict::Points => None,
            Verdict::Resignation => Some(Concession::Resignation),
            Verdict::Time => Some(Concession::Time),
        }
    }
}

/// Who won a match, and what decided it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MatchResult {
    /// The winner.
    pub winner: Side,
    /// What decided it.
    pub verdict: Verdict,
}

impl Match {
    /// A match about to begin.
    #[must_use]
    pub fn new(rules: MatchRules) -> Match {
        let mut game = Match {
            rules,
            origin: None,
            decisions: Vec::new(),
            rounds: Vec::new(),
            phase: Phase::LineUps {
                challenger: Side::Black,
                laid_out: None,
            },
            teeth: BySide::default(),
            score: BySide::default(),
        };
        game.open_round(Side::Black, &mut Vec::new());
        game
    }

    /// A match whose first round begins with this position. Its teeth count for the score.
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
    /// When the position lies on another board than the rules say, lacks towers that a later round would need, or
    /// has teeth that have won the match already.
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
        let mut game = Match::new(rules);
        game.origin = Some(position);
        game.rounds.clear();
        if rules.kind.has_teeth() {
            game.teeth = BySide::from_fn(|side| {
                ByColor::from_fn(|color| towers.teeth(Tower::new(side, color)))
            });
            game.score = BySide::from_fn(|side| towers.points(side));
        }
        game.begin_round(position, &mut Vec::new());
        Ok(game)
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
    /// The first decision that cannot be taken.
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

    /// What was agreed.
    #[must_use]
    pub const fn rules(&self) -> &MatchRules {
        &self.rules
    }

    /// The position the match began with, where it was not one of the openings.
    #[must_use]
    pub const fn origin(&self) -> Option<&Position> {
        self.origin.as_ref()
    }

    /// All decisions so far.
    #[must_use]
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// The same match before its first decision.
    ///
    /// ```
    /// use kamisado::Match;
    ///
    /// let mut game = Match::default();
    /// game.play("b1b7".parse()?)?;
    /// assert_eq!(game.begun(), Match::default());
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn begun(&self) -> Match {
        let from_origin = self
            .origin
            .and_then(|position| Match::from_position(self.rules, position).ok());
        // What a match could begin with once it can begin with again.
        from_origin.unwrap_or_else(|| Match::new(self.rules))
    }

    /// The rounds begun so far; the last one may be in progress.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The points of both sides.
    #[must_use]
    pub const fn score(&self) -> BySide<u8> {
        self.score
    }

    /// How many teeth a tower has, the one just won included.
    #[must_use]
    pub fn teeth(&self, tower: Tower) -> Teeth {
        self.teeth[tower.side][tower.color]
    }

    /// The decision the match is waiting for, or `None` when it is over.
    #[must_use]
    pub const fn due(&self) -> Option<Due> {
        match &self.phase {
            Phase::LineUps {
                challenger,
                laid_out: None,
            } => Some(Due::LineUp(*challenger)),
            Phase::LineUps { challenger, .. } => Some(Due::LineUp(challenger.opponent())),
            Phase::Move(position) => Some(Due::Move(position.side())),
            Phase::Fill { winner, .. } => Some(Due::Fill(*winner)),
            Phase::Over(_) => None,
        }
    }

    /// The position, while a move is due.
    #[must_use]
    pub const fn position(&self) -> Option<&Position> {
        match &self.phase {
            Phase::Move(position) => Some(position),
            _ => None,
        }
    }

    /// The challenger's line-up, while the defender's is due.
    #[must_use]
    pub const fn challengers_line_up(&self) -> Option<LineUp> {
        match self.phase {
            Phase::LineUps { laid_out, .. } => laid_out,
            _ => None,
        }
    }

    /// Where the towers stand: in the round in progress, or as the last one left them.
    #[must_use]
    pub fn towers(&self) -> Option<&Towers> {
        match &self.phase {
            Phase::Move(position) => Some(position.towers()),
            Phase::Fill { towers, .. } => Some(towers),
            _ => self.rounds.last().map(Round::towers),
        }
    }

    /// How the next round would begin after this fill, while the fill is due.
    #[must_use]
    pub fn preview(&self, fill: Fill) -> Option<Position> {
        match &self.phase {
            Phase::Fill { winner, towers } => Some(self.next_start(!*winner, towers.filled(fill)?)),
            _ => None,
        }
    }

    /// Who won the match and why, once it is over.
    #[must_use]
    pub const fn result(&self) -> Option<MatchResult> {
        match self.phase {
            Phase::Over(result) => Some(result),
            _ => None,
        }
    }

    /// Whether a decision can be taken now.
    #[must_use]
    pub fn is_legal(&self, decision: Decision) -> bool {
        match (&self.phase, decision) {
            (Phase::Move(position), Decision::Move(m)) => position.is_legal(m),
            (Phase::Fill { .. }, Decision::Fill(_)) => true,
            (Phase::LineUps { laid_out, .. }, Decision::LineUp(line_up)) => {
                self.check_line_up(*laid_out, line_up).is_ok()
            }
            _ => false,
        }
    }

    /// The legal moves and fills, sorted as text. Line-ups are too many to list: none is, while one is due.
    #[must_use]
    pub fn legal(&self) -> Vec<Decision> {
        let mut legal: Vec<Decision> = match &self.phase {
            Phase::Move(position) => position.moves().map(Decision::Move).collect(),
            Phase::Fill { .. } => Fill::ALL.map(Decision::Fill).into(),
            Phase::LineUps { .. } | Phase::Over(_) => Vec::new(),
        };
        legal.sort_unstable_by_key(|decision| match decision {
            Decision::Move(m) => (text_order(m.from), text_order(m.to)),
            Decision::Fill(fill) => (*fill as u8, 0),
            Decision::LineUp(_) => (0, 0),
        });
        legal
    }

    /// Takes a decision and returns what followed from it, in order.
    ///
    /// # Errors
    /// Why the decision cannot be taken; nothing has changed then.
    pub fn play(&mut self, decision: Decision) -> Result<Vec<Event>, DecisionError> {
        let mut events = Vec::new();
        match (self.phase, decision) {
            (Phase::Over(_), _) => return Err(DecisionError::MatchOver),
            (Phase::Move(position), Decision::Move(m)) => {
                let played = position.play(m)?;
                self.play_move(played, &mut events);
            }
            (Phase::Fill { winner, towers }, Decision::Fill(fill)) => {
                events.push(Event::Filled { side: winner, fill });
                // A match of several rounds has all its towers, so the fill never fails.
                if let Some(line_ups) = towers.filled(fill) {
                    let start = self.next_start(!winner, line_ups);
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
                self.check_line_up(laid_out, line_up)?;
                self.lay_out(challenger, laid_out, line_up, &mut events);
            }
            _ => {
                return Err(self
                    .due()
                    .map_or(DecisionError::MatchOver, DecisionError::NotDue));
            }
        }
        self.decisions.push(decision);
        Ok(events)
    }

    /// Ends the match against a side that resigns or runs out of time.
    ///
    /// ```
    /// use kamisado::{Concession, Match, Side};
    ///
    /// let mut game = Match::default();
    /// game.concede(Side::Black, Concession::Resignation)?;
    /// assert_eq!(game.result().unwrap().winner, Side::White);
    /// # Ok::<(), kamisado::DecisionError>(())
    /// ```
    ///
    /// # Errors
    /// When the match is over already.
    pub fn concede(
        &mut self,
        loser: Side,
        concession: Concession,
    ) -> Result<Vec<Event>, DecisionError> {
        if let Phase::Over(_) = self.phase {
            return Err(DecisionError::MatchOver);
        }
        let mut events = Vec::new();
        self.finish(!loser, concession.into(), &mut events);
        Ok(events)
    }

    /// Takes back the last decision and returns it; a resignation since then is taken back with it.
    pub fn undo(&mut self) -> Option<Decision> {
        let last = self.decisions.pop();
        let begun = self.begun();
        let decisions = core::mem::take(&mut self.decisions);
        // What was legal once is legal again.
        *self = begun.replay(decisions).ok()?;
        last
    }

    fn check_line_up(
        &self,
        challengers: Option<LineUp>,
        line_up: LineUp,
    ) -> Result<(), DecisionError> {
        if self.rules.opening != Opening::MatchPlay {
            return Ok(());
        }
        let number = |line_up: LineUp| {
            line_up
                .match_play_number()
                .ok_or(DecisionError::NotInMatchPlay(line_up))
        };
        let drawn = number(line_up)?;
        match challengers.map(number).transpose()? {
            None if drawn == 36 => Err(DecisionError::MatchPlayOrder {
                challenger: drawn,
                defender: None,
            }),
            Some(challenger) if challenger >= drawn => Err(DecisionError::MatchPlayOrder {
                challenger,
                defender: Some(drawn),
            }),
            _ => Ok(()),
        }
    }

    fn lay_out(
        &mut self,
        challenger: Side,
        laid_out: Option<LineUp>,
        line_up: LineUp,
        events: &mut Vec<Event>,
    ) {
        let Some(challengers) = laid_out else {
            self.phase = Phase::LineUps {
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

    /// Begins the first round of a match or any round of a series, as the opening says.
    fn open_round(&mut self, challenger: Side, events: &mut Vec<Event>) {
        if self.rules.opening.asks_for_line_ups() {
            self.phase = Phase::LineUps {
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
    fn next_start(&self, challenger: Side, line_ups: BySide<LineUp>) -> Position {
        let start =
            Position::opening(self.rules.board, line_ups, challenger).with_teeth(&self.teeth);
        self.capped(start)
    }

    fn begin_round(&mut self, start: Position, events: &mut Vec<Event>) {
        self.rounds.push(Round::new(start));
        self.phase = Phase::Move(start);
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
                self.phase = Phase::Move(position);
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
            let teeth = &mut self.teeth[winner][end.tower];
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
        self.score[winner] = self.score[winner].saturating_add(points);
        events.push(Event::Scored {
            side: winner,
            points,
            score: self.score,
        });
        if self.score[winner] >= self.rules.kind.target() {
            self.finish(winner, Verdict::Points, events);
        } else if self.rules.kind.has_teeth() {
            self.phase = Phase::Fill { winner, towers };
            events.push(Event::FillDue(winner));
        } else {
            // In a series the players take turns to begin.
            let challenger = self
                .rounds
                .last()
                .map_or(Side::White, |round| !round.start().side());
            self.open_round(challenger, events);
        }
    }

    fn finish(&mut self, winner: Side, verdict: Verdict, events: &mut Vec<Event>) {
        self.phase = Phase::Over(MatchResult { winner, verdict });
        events.push(Event::MatchWon {
            winner,
            verdict,
            score: self.score,
        });
    }
}

fn turn(position: &Position) -> Event {
    Event::Turn {
        side: position.side(),
        active: position.active().zip(position.active_square()),
    }
}

/// Squares sort by number rank first; as text they sort file first.
fn text_order(square: Square) -> u8 {
    square.file() * 8 + square.rank()
}

impl Default for Match {
    fn default() -> Match {
        Match::new(MatchRules::default())
    }
}
