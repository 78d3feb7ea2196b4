//! What a step asks for, as a property of decisions that the rules can check.

use kamisado::{Color, Decision, Due, Event, Match, Move, Reason, Side};
use kamisado_i18n::Message;

/// What the learner has to achieve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Anything legal.
    Any,
    /// One of these decisions.
    These(&'static [&'static str]),
    /// One of these moves: they are proven to win the round, and all others to lose it.
    Proven(&'static [&'static str]),
    /// A diagonal slide of this tower.
    Diagonal(Color),
    /// The opponent must move the tower of this colour next.
    Calls(Color),
    /// The round is won by reaching the home row.
    Win,
    /// This many passes follow.
    Passes(usize),
    /// The opponent is left only with moves that lose by deadlock.
    Deadlock,
    /// A slide of this many squares.
    Length(u8),
    /// This many towers are pushed.
    Push(usize),
    /// The opponent cannot win at once.
    Safe,
}

impl Task {
    /// What helps a learner who does not find it, when this is due.
    pub(super) const fn hint(self, due: Option<Due>) -> Message<'static> {
        match (self, due) {
            (Task::Any, Some(Due::Fill(_))) => return Message::LessonHintFillAny,
            (_, Some(Due::Fill(_))) => return Message::LessonHintFill,
            (Task::Any, Some(Due::LineUp(_))) => return Message::LessonHintLineUpAny,
            (_, Some(Due::LineUp(_))) => return Message::LessonHintLineUp,
            (_, Some(Due::Move(_)) | None) => {}
        }
        match self {
            Task::Any => Message::LessonHintAny,
            Task::These(_) | Task::Diagonal(_) => Message::LessonHintThis,
            Task::Proven(_) => Message::LessonHintProven,
            Task::Calls(_) => Message::LessonHintColor,
            Task::Win => Message::LessonHintWin,
            Task::Passes(_) => Message::LessonHintPass,
            Task::Deadlock => Message::LessonHintDeadlock,
            Task::Length(_) => Message::LessonHintLength,
            Task::Push(_) => Message::LessonHintPush,
            Task::Safe => Message::LessonHintSafe,
        }
    }

    /// The decisions that reach it, or `None` where every legal one does.
    pub(super) fn accepted(self, game: &Match) -> Option<Vec<String>> {
        match self {
            Task::Any => None,
            // Line-ups are too many to be tried.
            Task::These(decisions) | Task::Proven(decisions) => {
                Some(decisions.iter().map(|&text| text.to_owned()).collect())
            }
            _ => {
                let legal = game.legal().into_iter();
                let reaching = legal.filter(|&decision| self.is_reached(game, decision));
                Some(reaching.map(|decision| decision.to_string()).collect())
            }
        }
    }

    fn is_reached(self, game: &Match, decision: Decision) -> bool {
        let Some(side) = game.due().map(kamisado::Due::side) else {
            return false;
        };
        let mut after = game.clone();
        let Ok(events) = after.play(decision) else {
            return false;
        };
        match self {
            Task::Any => true,
            Task::These(decisions) | Task::Proven(decisions) => {
                decisions.contains(&decision.to_string().as_str())
            }
            Task::Diagonal(color) => slide(events)
                .is_some_and(|(tower, m)| tower == color && m.from.file() != m.to.file()),
            Task::Length(squares) => {
                slide(events).is_some_and(|(_, m)| m.from.rank().abs_diff(m.to.rank()) == squares)
            }
            Task::Calls(color) => events.iter().any(|event| {
                matches!(event, Event::Turn { side: next, active: Some((active, _)) }
                    if *next != side && *active == color)
            }),
            Task::Win => winner(events) == Some((side, Reason::HomeRow)),
            Task::Passes(count) => {
                let passes = events
                    .iter()
                    .filter(|event| matches!(event, Event::Passed { .. }));
                passes.count() == count
            }
            Task::Push(count) => events.iter().any(
                |event| matches!(event, Event::Pushed { pushed, .. } if pushed.len() == count),
            ),
            Task::Deadlock => {
                let replies = replies(&after, side);
                !replies.is_empty()
                    && replies
                        .iter()
                        .all(|end| *end == Some((side, Reason::Deadlock)))
            }
            Task::Safe => {
                winner(events).is_none()
                    && replies(&after, side)
                        .iter()
                        .all(|end| end.is_none_or(|(winner, _)| winner == side))
            }
        }
    }
}

/// The tower that slid, and its move.
fn slide(events: &[Event]) -> Option<(Color, Move)> {
    events.iter().find_map(|event| match event {
        Event::Slid { tower, m, .. } => Some((tower.color, *m)),
        _ => None,
    })
}

/// Who won the round, and how.
fn winner(events: &[Event]) -> Option<(Side, Reason)> {
    events.iter().find_map(|event| match event {
        Event::RoundWon(end) => Some((end.winner, end.reason)),
        _ => None,
    })
}

/// How the round ends after each reply of the opponent; nothing when it is not the opponent's turn.
fn replies(game: &Match, side: Side) -> Vec<Option<(Side, Reason)>> {
    if game.due().is_none_or(|due| due.side() == side) {
        return Vec::new();
    }
    let outcome = |decision| {
        let mut after = game.clone();
        after.play(decision).ok().and_then(winner)
    };
    game.legal().into_iter().map(outcome).collect()
}
