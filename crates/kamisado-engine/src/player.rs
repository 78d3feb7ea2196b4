//! An opponent to play against: makes any decision of a match at any level.

use std::cell::RefCell;
use std::mem;

use kamisado::{Decision, Due, Fill, LineUp, Match, Move, Next, Position, Side};

use crate::book::{Start, Starts};
use crate::futures::Futures;
use crate::line_up::LineUps;
use crate::parameters::player::*;
use crate::parameters::stakes::NODES_FOR_A_RARE_LINE_UP;
use crate::search::{Found, PROVEN, Searcher, WON};
use crate::sight::{Sight, dice};
use crate::stakes::{Chance, Foresight, SURE, Stakes};
use crate::thought::{Notebook, Paused, Thought};
use crate::{Goal, Level, Limits, Memory, OutOfMemory, Outcome, Solver, Value};
use kamisado::sorting::sort_by_key;

/// What the player is trying to win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Aim {
    /// The match: points, the next line-up and the choice of fill count.
    #[default]
    Match,
    /// Each round for its own sake, as if there were no others.
    Round,
}

/// How good a decision is for the side that makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// A guess, in hundredths of a tower that stands ready to win.
    Guess(i32),
    /// Proven to win; the length is not known.
    Win,
    /// Proven to lose; the length is not known.
    Loss,
    /// Proven: the round ends after this many more moves; negative if the side to move loses.
    Mate(i32),
}

/// A decision, and the evidence for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The decision.
    pub decision: Decision,
    /// How good it is.
    pub score: Score,
    /// How many moves ahead the search looked, if the score is a guess.
    pub depth: u32,
    /// How many positions were searched.
    pub nodes: u64,
}

/// A player of a certain level.
///
/// With the same seed, it makes the same decisions in the same match, as long as no limit cuts it short.
///
/// ```
/// use kamisado::{Match, MatchKind};
/// use kamisado_engine::{Level, Limits, Memory, Player};
///
/// let mut game = Match::new(MatchKind::Single.into());
/// let mut player = Player::new(Level::PERFECT, Memory::mebibytes(16));
/// while let Some(choice) = player.decide(&game, &Limits::none()) {
///     game.play(choice.decision)?;
/// }
/// // The first player wins a single round.
/// assert_eq!(game.result().unwrap().winner(), Some(kamisado::Side::Black));
/// # Ok::<(), kamisado::DecisionError>(())
/// ```
#[derive(Debug)]
pub struct Player {
    level: Level,
    aim: Aim,
    seed: u64,
    solver: Solver,
    searcher: RefCell<Searcher>,
    futures: Futures,
}

/// A decision in progress, which [`Player::think`] works on.
#[derive(Debug)]
pub struct Thinking {
    game: Match,
    limits: Limits,
    notebook: Notebook,
}

impl Thinking {
    /// Starts on the next decision; `None` if the match is over. The limits apply to the whole decision.
    #[must_use]
    pub fn new(game: &Match, limits: &Limits) -> Option<Thinking> {
        game.due()?;
        Some(Thinking {
            game: game.clone(),
            limits: limits.clone(),
            notebook: Notebook::default(),
        })
    }

    /// How many positions have been searched so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.notebook.nodes()
    }
}

impl Player {
    /// A player of this level with this much memory for proofs.
    ///
    /// # Panics
    /// If there is not enough memory. Use [`Player::try_new`] for sizes that somebody else chooses.
    #[must_use]
    pub fn new(level: Level, memory: Memory) -> Player {
        Player::try_new(level, memory).unwrap_or_else(|error| panic!("{error}"))
    }

    /// A player of this level with this much memory for proofs, if there is enough.
    ///
    /// # Errors
    /// When the table cannot be allocated.
    pub fn try_new(level: Level, memory: Memory) -> Result<Player, OutOfMemory> {
        Ok(Player {
            level,
            aim: Aim::Match,
            seed: 0,
            solver: Solver::try_new(memory)?,
            searcher: RefCell::new(Searcher::new(SEARCH_TABLE_BITS)),
            futures: Futures::default(),
        })
    }

    /// The same player with another aim.
    #[must_use]
    pub fn with_aim(mut self, aim: Aim) -> Player {
        self.aim = aim;
        self
    }

    /// The same player with other habits: it overlooks other things and opens differently.
    #[must_use]
    pub fn with_seed(mut self, seed: u64) -> Player {
        self.seed = seed;
        self
    }

    /// The same player with this many threads for its proofs. It is deterministic only on one thread.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Player {
        self.solver = self.solver.with_threads(threads);
        self
    }

    /// Changes the level.
    pub fn set_level(&mut self, level: Level) {
        self.level = level;
    }

    /// The player's level.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// What the player knows for certain.
    #[must_use]
    pub const fn solver(&self) -> &Solver {
        &self.solver
    }

    /// Makes the next decision, or returns `None` if the match is over.
    pub fn decide(&mut self, game: &Match, limits: &Limits) -> Option<Choice> {
        let mut thinking = Thinking::new(game, limits)?;
        loop {
            if let Some(choice) = self.think(&mut thinking, u64::MAX) {
                return Some(choice);
            }
        }
    }

    /// Works on a decision for about this many nodes; returns `None` if there is more to do. The number of slices doesn't change the decision,
    /// as long as the player has one thread and does nothing else in between.
    ///
    /// ```
    /// use kamisado::{Match, MatchKind};
    /// use kamisado_engine::{Level, Limits, Memory, Player, Thinking};
    ///
    /// let game = Match::new(MatchKind::Standard.into());
    /// let mut player = Player::new(Level::PERFECT, Memory::mebibytes(16));
    /// let mut thinking = Thinking::new(&game, &Limits::none()).unwrap();
    /// let choice = loop {
    ///     if let Some(choice) = player.think(&mut thinking, 1_000) {
    ///         break choice;
    ///     }
    /// };
    /// let mut other = Player::new(Level::PERFECT, Memory::mebibytes(16));
    /// assert_eq!(other.decide(&game, &Limits::none()), Some(choice));
    /// ```
    pub fn think(&mut self, thinking: &mut Thinking, slice: u64) -> Option<Choice> {
        // Every slice begins from the start, with all the nodes there are.
        let limits = thinking.limits.afresh();
        let notebook = mem::take(&mut thinking.notebook);
        let thought = Thought::new(&self.solver, notebook, slice);
        let choice = self.choose(&thinking.game, &thought, &limits);
        thinking.notebook = thought.into_notebook();
        let choice = choice.ok()?;
        thinking.limits.settle(&limits);
        Some(choice)
    }

    fn choose(
        &self,
        game: &Match,
        thought: &Thought<'_>,
        limits: &Limits,
    ) -> Result<Choice, Paused> {
        match (game.due(), game.position()) {
            (Some(Due::Move(_)), Some(position)) => {
                if self.level.style().is_none() && limits.max_depth() == u32::MAX {
                    self.prove(game, position, thought, limits)
                } else {
                    self.look(position, thought, limits)
                }
            }
            (Some(Due::Fill(_)), _) => self.choose_fill(game, thought, &limits.for_extras()),
            _ => self.choose_line_up(game, thought, &limits.for_extras()),
        }
    }

    /// Plays as its level sees the board.
    fn look(
        &self,
        position: &Position,
        thought: &Thought<'_>,
        limits: &Limits,
    ) -> Result<Choice, Paused> {
        let (depth, sight) = self.style();
        let found = thought.search(&self.searcher, position, depth, sight, limits)?;
        Ok(self.first_of(&found))
    }

    fn style(&self) -> (u32, Sight) {
        match self.level.style() {
            Some(style) => (style.depth, style.sight(dice(self.seed))),
            None => (DEEPEST_SEARCH, Sight::PERFECT),
        }
    }

    /// The best move of a search; equally good ones take turns by the player's seed.
    fn first_of(&self, found: &Found) -> Choice {
        let best = found.moves.first().map_or(0, |&(_, score)| score);
        let equal = found
            .moves
            .iter()
            .take_while(|&&(_, score)| score == best)
            .count();
        let pick = dice(self.seed ^ found.nodes) as usize % equal.max(1);
        let (m, score) = found.moves[pick];
        Choice {
            decision: Decision::Move(m),
            score: if score > PROVEN {
                Score::Mate(WON - score)
            } else if score < -PROVEN {
                Score::Mate(-(WON + score))
            } else {
                Score::Guess(score)
            },
            depth: found.depth,
            nodes: found.nodes,
        }
    }

    /// Proves the round and makes the most of it.
    fn prove(
        &self,
        game: &Match,
        position: &Position,
        thought: &Thought<'_>,
        limits: &Limits,
    ) -> Result<Choice, Paused> {
        let known = Starts::known()
            .get(position)
            .and_then(|start| self.first_of_the_book(&start));
        let kind = game.rules().kind;
        // Single rounds have nothing to do with each other: in a series or a double round each of them is worth its point.
        let for_the_match = self.aim == Aim::Match && kind.target() > 1 && kind.has_teeth();
        if let Some(choice) = known.clone().filter(|_| !for_the_match) {
            return Ok(choice);
        }
        let (outcome, value) = match self.prove_or_look(position, thought, limits)? {
            Looked::Proven(outcome, value) => (outcome, value),
            Looked::Ahead(found) => return Ok(known.unwrap_or_else(|| self.first_of(&found))),
        };
        let limits = &limits.for_extras();
        let m = match value {
            _ if for_the_match => self.for_the_match(game, position, value, thought, limits)?,
            Value::Win => self.any_win(position, thought, limits)?,
            Value::Loss => self.resist(position, thought, limits)?,
        };
        let m = m.or(outcome.best).unwrap_or_else(|| first_move(position));
        // A round that can be won may have been conceded.
        let alternative = Limits::none().nodes(NODES_FOR_AN_ALTERNATIVE);
        let value = match value {
            Value::Win => value_of(position, &position.play_unchecked(m), thought, &alternative)?,
            Value::Loss => Some(Value::Loss),
        };
        Ok(Choice {
            decision: Decision::Move(m),
            score: match value {
                Some(Value::Loss) => Score::Loss,
                _ => Score::Win,
            },
            depth: 0,
            nodes: outcome.nodes,
        })
    }

    /// The first move of a start that is known to be won: the one that was easiest to prove, or its mirror.
    fn first_of_the_book(&self, start: &Start) -> Option<Choice> {
        let easiest = start.easiest?;
        let m = if dice(self.seed).is_multiple_of(2) {
            easiest
        } else {
            easiest.mirror()
        };
        start.winning.contains(&m).then_some(Choice {
            decision: Decision::Move(m),
            score: Score::Win,
            depth: 0,
            nodes: 0,
        })
    }

    /// Proves who wins, with all the time there is. An unfinished proof has looked at the moves more closely than a search could: the
    /// most promising of them is played. Only where it has hardly begun is a search a better guide.
    fn prove_or_look(
        &self,
        position: &Position,
        thought: &Thought<'_>,
        limits: &Limits,
    ) -> Result<Looked, Paused> {
        let most = limits.nodes_left();
        // A part is kept for the search.
        let for_the_search = NODES_WHEN_STOPPED.min(most / 2);
        let part = limits.clone().nodes(most - for_the_search);
        let outcome = thought.solve(position, &part)?;
        if let Some(value) = outcome.value {
            return Ok(Looked::Proven(outcome, value));
        }
        // The time may be up, but without a look at the board there is no telling how good a move is.
        let (depth, sight) = self.style();
        let part = Limits::none().nodes(for_the_search.max(1));
        let found = thought.search(&self.searcher, position, depth, sight, &part)?;
        limits.spend(found.nodes);
        let mut found = without_blunders(position, found, thought)?;
        let promising = outcome.best.filter(|_| outcome.nodes >= NODES_TO_TRUST);
        if let Some(best) = found.moves.iter().find(|(m, _)| Some(*m) == promising) {
            found.moves = vec![*best];
        }
        Ok(Looked::Ahead(found))
    }

    /// A winning move: the first few that are quickly proven compete in leaving the opponent little choice.
    fn any_win(
        &self,
        position: &Position,
        thought: &Thought<'_>,
        limits: &Limits,
    ) -> Result<Option<Move>, Paused> {
        let limits = limits.clone().nodes(NODES_FOR_AN_ALTERNATIVE);
        let mut moves: Vec<Move> = position.moves().collect();
        sort_by_key(&mut moves, |&m| self.habit(m));
        let mut winning = Vec::new();
        for m in moves {
            let next = position.play_unchecked(m);
            if value_of(position, &next, thought, &limits)? == Some(Value::Win) {
                winning.push((m, next));
            }
            if winning.len() == ALTERNATIVE_WINS {
                break;
            }
        }
        let least = winning
            .iter()
            .min_by_key(|(_, next)| next.position().map_or(0, Position::move_count));
        Ok(least.map(|&(m, _)| m))
    }

    /// What decides between equal moves: always the same for the same player.
    fn habit(&self, m: Move) -> u64 {
        dice(self.seed ^ (m.from.index() * 64 + m.to.index()) as u64)
    }

    /// The most stubborn move of a lost position.
    fn resist(
        &self,
        position: &Position,
        thought: &Thought<'_>,
        limits: &Limits,
    ) -> Result<Option<Move>, Paused> {
        let mut best = None;
        for m in position.moves() {
            let next = position.play_unchecked(m);
            let trap = trap(position, &next, thought, limits)?;
            best = best.max(Some((trap, self.habit(m), m)));
        }
        Ok(best.map(|(_, _, m)| m))
    }

    /// The move with the best chances for the match, when the round is proven.
    ///
    /// The best goal that can be proven is pursued, unless what is seen of its end turns out worse than the next goal.
    fn for_the_match(
        &self,
        game: &Match,
        position: &Position,
        value: Value,
        thought: &Thought<'_>,
        limits: &Limits,
    ) -> Result<Option<Move>, Paused> {
        let stakes = Stakes::new(game, position.side(), &self.futures);
        let goals = stakes.goals();
        let Some(&dream) = goals.first() else {
            return Ok(None);
        };
        let mut best: Option<Prospect> = None;
        for (place, &(goal, chance)) in goals.iter().enumerate() {
            if best.is_some_and(|best| best.chance >= chance) {
                break;
            }
            // Any end reaches the last goal.
            let is_last = place + 1 == goals.len();
            if !is_last && !can_reach(goal, position, Some(value), thought, limits)? {
                continue;
            }
            let pursuit = Pursuit {
                stakes: &stakes,
                goal: (!is_last).then_some(goal),
                chance,
                dream,
                value,
            };
            let found = self.pursue(&pursuit, position, thought, limits)?;
            if found.is_some_and(|found| best.is_none_or(|best| found.appeal > best.appeal)) {
                best = found;
            }
        }
        Ok(best.map(|best| best.m))
    }

    /// The most appealing of the moves that keep a goal.
    fn pursue(
        &self,
        pursuit: &Pursuit<'_>,
        position: &Position,
        thought: &Thought<'_>,
        limits: &Limits,
    ) -> Result<Option<Prospect>, Paused> {
        let side = position.side();
        let wins = pursuit.value == Value::Win && pursuit.goal.is_none_or(Goal::wants_a_win);
        let mut foresight = Foresight {
            stakes: pursuit.stakes,
            thought,
            limits,
            winner: if wins { side } else { !side },
            unseen: pursuit.chance,
            ends_left: ENDS_TO_LOOK_BEYOND,
        };
        let (dream, most) = pursuit.dream;
        let windfall = limits.clone().nodes(NODES_FOR_A_WINDFALL);
        let alternative = limits.clone().nodes(NODES_FOR_AN_ALTERNATIVE);
        let mut moves: Vec<Move> = position.moves().collect();
        sort_by_key(&mut moves, |&m| self.habit(m));
        let mut best: Option<Prospect> = None;
        let mut compared = 0;
        for m in moves {
            let next = position.play_unchecked(m);
            if compared >= MOST_MOVES_TO_COMPARE {
                break;
            }
            if let Some(goal) = pursuit.goal
                && !keeps(goal, side, &next, thought, &alternative)?
            {
                continue;
            }
            compared += 1;
            let chance = foresight.chance_now(&next, FORESIGHT_DEPTH)?;
            let more = (most - chance).max(0);
            let appeal = if pursuit.value == Value::Win {
                // More points than can be forced may still be given away.
                let share = if more > 0 {
                    share_of_gifts(&next, dream, thought, &windfall)?
                } else {
                    0
                };
                // Among equals, leave the opponent little choice.
                let choice = next.position().map_or(0, Position::move_count) as Chance;
                chance + more * share / 100 * HOPE / 100 - choice
            } else {
                let trap = trap(position, &next, thought, limits)?;
                chance + more * trap / 100 * HOPE / 100
            };
            if best.is_none_or(|best| appeal > best.appeal) {
                best = Some(Prospect { m, chance, appeal });
            }
        }
        let (None, Some(goal)) = (best, pursuit.goal) else {
            return Ok(best);
        };
        // Too many nodes to see which moves keep it, but the proof knows one.
        let chance = pursuit.chance;
        let outcome = thought.solve_for(position, goal, limits)?;
        let known = outcome.best.filter(|_| outcome.value == Some(Value::Win));
        Ok(known.map(|m| Prospect {
            m,
            chance,
            appeal: chance,
        }))
    }

    fn choose_fill(
        &self,
        game: &Match,
        thought: &Thought<'_>,
        limits: &Limits,
    ) -> Result<Choice, Paused> {
        let mut nodes = 0;
        let mut best = None;
        for fill in Fill::ALL {
            let Some(start) = game.preview(fill) else {
                continue;
            };
            let rank = match (self.aim, self.level.style()) {
                // Who plays each round for itself has no reason to prefer either.
                (Aim::Round, None) => (dice(self.seed ^ start.key()) % 1_000) as i32,
                (Aim::Match, None) => self.defenders_hope(game, &start, thought, limits)?,
                _ => {
                    let (depth, sight) = self.style();
                    let depth = depth.min(2);
                    let found = thought.search(&self.searcher, &start, depth, sight, limits)?;
                    nodes += found.nodes;
                    -found.moves.first().map_or(0, |&(_, score)| score)
                }
            };
            best = best.max(Some((rank, fill == Fill::Left, fill)));
        }
        let fill = best.map_or(Fill::Left, |(_, _, fill)| fill);
        let proves = self.level.style().is_none() && self.aim == Aim::Match;
        let proven = match game.preview(fill).filter(|_| proves) {
            Some(start) => {
                let closely = limits.clone().nodes(NODES_FOR_A_RARE_LINE_UP);
                thought.solve(&start, &closely)?.value
            }
            None => None,
        };
        Ok(Choice {
            decision: Decision::Fill(fill),
            score: match proven {
                Some(Value::Loss) => Score::Win,
                Some(Value::Win) => Score::Loss,
                None => Score::Guess(0),
            },
            depth: 0,
            nodes,
        })
    }

    /// How much a defender would like a round that begins like this: most of all a proven win, then a challenger who
    /// cannot score much, then a start in which few of the challenger's first moves keep the win.
    fn defenders_hope(
        &self,
        game: &Match,
        start: &Position,
        thought: &Thought<'_>,
        limits: &Limits,
    ) -> Result<i32, Paused> {
        let closely = limits.clone().nodes(NODES_FOR_A_RARE_LINE_UP);
        let value = thought.solve(start, &closely)?.value;
        if value == Some(Value::Loss) {
            return Ok(SURE);
        }
        // The challenger will reach the best goal they can prove; the last is reached by any end.
        let mut goals = Stakes::new(game, start.side(), &self.futures).goals();
        let mut challengers = goals.pop().map_or(0, |(_, chance)| chance);
        for (goal, chance) in goals {
            if can_reach(goal, start, value, thought, limits)? {
                challengers = chance;
                break;
            }
        }
        let limits = limits.clone().nodes(NODES_FOR_A_FIRST_MOVE);
        let mut mistakes = 0;
        let mut total = 0;
        for m in start.moves() {
            total += 1;
            let next = start.play_unchecked(m);
            if value_of(start, &next, thought, &limits)? == Some(Value::Loss) {
                mistakes += 1;
            }
        }
        Ok(FEW_GOOD_FIRST_MOVES * mistakes / total.max(1) - challengers)
    }

    fn choose_line_up(
        &self,
        game: &Match,
        thought: &Thought<'_>,
        limits: &Limits,
    ) -> Result<Choice, Paused> {
        let mut line_ups = LineUps {
            thought,
            seed: self.seed,
            perfect: self.level.style().is_none(),
            nodes: 0,
        };
        let (line_up, score): (LineUp, Score) = line_ups.choose(game, limits)?;
        Ok(Choice {
            decision: Decision::LineUp(line_up),
            score,
            depth: 0,
            nodes: line_ups.nodes,
        })
    }
}

/// What came of a look at a position.
enum Looked {
    /// A proof, and who wins.
    Proven(Outcome, Value),
    /// No proof, but the moves in order.
    Ahead(Found),
}

/// The same moves without those that the unfinished proof has already refuted, unless that is all of them.
fn without_blunders(
    position: &Position,
    mut found: Found,
    thought: &Thought<'_>,
) -> Result<Found, Paused> {
    let mut kept = Vec::new();
    for &(m, score) in &found.moves {
        let known = Limits::none().nodes(NODES_TO_REMEMBER);
        let value = value_of(position, &position.play_unchecked(m), thought, &known)?;
        if value != Some(Value::Loss) {
            kept.push((m, score));
        }
    }
    if !kept.is_empty() {
        found.moves = kept;
    }
    Ok(found)
}

/// The value of a move for the side that plays it.
fn value_of(
    position: &Position,
    next: &Next,
    thought: &Thought<'_>,
    limits: &Limits,
) -> Result<Option<Value>, Paused> {
    let next = match next {
        Next::Over(finish) if finish.end.winner == position.side() => return Ok(Some(Value::Win)),
        Next::Over(_) => return Ok(Some(Value::Loss)),
        Next::Turn(next) => next,
    };
    let value = thought.solve(next, limits)?.value;
    Ok(value.map(|value| {
        if next.side() == position.side() {
            value
        } else {
            !value
        }
    }))
}

/// How likely the opponent is to throw the win away after this move, in hundredths, and nothing when a win stands in plain sight.
///
/// The models of an opponent look a fixed number of moves ahead. One who sees the win plays it; one who does not takes any move that
/// is not seen to lose, and the share of those that lose all the same is the chance.
fn trap(
    position: &Position,
    next: &Next,
    thought: &Thought<'_>,
    limits: &Limits,
) -> Result<Chance, Paused> {
    const DEEPEST: u32 = MODEL_DEPTHS[MODEL_DEPTHS.len() - 1];
    let Next::Turn(after) = next else {
        return Ok(0);
    };
    if after.side() == position.side() {
        return Ok(50);
    }
    let limits = limits.clone().nodes(NODES_FOR_AN_ALTERNATIVE);
    // How many moves ahead one has to look to see that an answer loses; only those that lose are here.
    let mut mistakes = Vec::new();
    let mut total = 0;
    for m in after.moves() {
        let answer = after.play_unchecked(m);
        total += 1;
        match value_of(after, &answer, thought, &limits)? {
            Some(Value::Loss) => {
                let length = match &answer {
                    Next::Over(_) => Some(0),
                    Next::Turn(next) => thought.length(next, DEEPEST, &limits)?,
                };
                mistakes.push(length.map_or(u32::MAX, |length| length + 1));
            }
            Some(Value::Win) if matches!(answer, Next::Over(_)) => return Ok(1),
            _ => {}
        }
    }
    let win = thought.length(after, DEEPEST, &limits)?;
    let fallen_for: Chance = MODEL_DEPTHS
        .iter()
        .filter(|&&depth| win.is_none_or(|win| win > depth))
        .map(|&depth| {
            let hidden = mistakes.iter().filter(|&&seen| seen > depth).count();
            let considered = total - (mistakes.len() - hidden);
            (90 * hidden / considered.max(1)) as Chance
        })
        .sum();
    // At least a little, so that a longer game is better than being beaten at once.
    let delay = win.unwrap_or(DEEPEST + 1) as Chance;
    Ok(1 + fallen_for / MODEL_DEPTHS.len() as Chance + delay / 2)
}

/// Whether the side to move is proven to reach its goal, when the round is proven like this for it.
fn can_reach(
    goal: Goal,
    position: &Position,
    value: Option<Value>,
    thought: &Thought<'_>,
    limits: &Limits,
) -> Result<bool, Paused> {
    match value {
        Some(Value::Win) if goal.is_reached_by_any_win() => Ok(true),
        Some(Value::Loss) if !goal.accepts_a_loss() => Ok(false),
        _ => {
            let limits = limits.clone().nodes(NODES_FOR_A_GOAL);
            let outcome = thought.solve_for(position, goal, &limits)?;
            Ok(outcome.value == Some(Value::Win))
        }
    }
}

/// Whether a side that pursues a goal still reaches it after its move.
fn keeps(
    goal: Goal,
    side: Side,
    next: &Next,
    thought: &Thought<'_>,
    limits: &Limits,
) -> Result<bool, Paused> {
    match next {
        Next::Over(finish) => Ok(goal.winner(finish) == side),
        Next::Turn(next) => {
            let value = thought.solve_for(next, goal, limits)?.value;
            Ok(value.is_some_and(|value| (value == Value::Win) == (next.side() == side)))
        }
    }
}

/// The share, in hundredths, of the opponent's answers that let the player reach a goal they cannot force.
fn share_of_gifts(
    next: &Next,
    goal: Goal,
    thought: &Thought<'_>,
    limits: &Limits,
) -> Result<Chance, Paused> {
    let Some(position) = next.position() else {
        return Ok(0);
    };
    let side = goal.side();
    let mut total = 0;
    let mut gifts = 0;
    for m in position.moves() {
        let answer = position.play_unchecked(m);
        total += 1;
        gifts += Chance::from(keeps(goal, side, &answer, thought, limits)?);
    }
    Ok(100 * gifts / total.max(1))
}

/// A goal that a player can reach, and what they make of it.
struct Pursuit<'a> {
    stakes: &'a Stakes<'a>,
    /// The goal, or `None` where any end of the round reaches it.
    goal: Option<Goal>,
    /// The player's chance once it is reached.
    chance: Chance,
    /// The goal that cannot be forced but would be the best, and the chance with it.
    dream: (Goal, Chance),
    /// Who wins the round, as the player sees it.
    value: Value,
}

/// What speaks for a move in a match.
#[derive(Clone, Copy)]
struct Prospect {
    m: Move,
    /// The player's estimated chance to win the match.
    chance: Chance,
    /// The chance, and what the opponent may be hoped to add to it.
    appeal: Chance,
}

/// The first legal move: a position always has one.
fn first_move(position: &Position) -> Move {
    position
        .moves()
        .next()
        .unwrap_or_else(|| unreachable!("a position has a legal move"))
}
