//! What a step asks for, as a property of decisions that the rules can check.

use kamisado::{Color, Decision, Event, Match, Move, Reason, Side};
use kamisado_i18n::Message;

/// What the learner has to bring about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// Anything legal.
    Any,
    /// One of these decisions.
    These(&'static [&'static str]),
    /// A diagonal slide of this tower.
    Diagonal(Color),
    /// The opponent must move the tower of this colour next.
    Calls(Color),
    /// The round is won by reaching the home row.
    Win,
    /// So many passes follow.
    Passes(usize),
    /// The opponent is left with moves that lose by deadlock, and no others.
    Deadlock,
    /// A slide of so many squares.
    Length(u8),
    /// So many towers are pushed.
    Push(usize),
    /// The opponent cannot win at once.
    Safe,
}

impl Goal {
    /// What helps a learner who does not find it.
    pub(crate) const fn hint(self) -> Message<'static> {
        match self {
            Goal::Any => Message::LessonHintAny,
            Goal::These(_) | Goal::Diagonal(_) => Message::LessonHintThis,
            Goal::Calls(_) => Message::LessonHintCalls,
            Goal::Win => Message::LessonHintWin,
            Goal::Passes(_) => Message::LessonHintPass,
            Goal::Deadlock => Message::LessonHintDeadlock,
            Goal::Length(_) => Message::LessonHintLength,
            Goal::Push(_) => Message::LessonHintPush,
            Goal::Safe => Message::LessonHintSafe,
        }
    }

    /// The decisions that reach it, or `None` where every legal one does.
    pub(super) fn accepted(self, game: &Match) -> Option<Vec<String>> {
        match self {
            Goal::Any => None,
            // Line-ups are too many to be tried.
            Goal::These(decisions) => Some(decisions.iter().map(|&text| text.to_owned()).collect()),
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
            Goal::Any => true,
            Goal::These(decisions) => decisions.contains(&decision.to_string().as_str()),
            Goal::Diagonal(color) => slide(&events)
                .is_some_and(|(tower, m)| tower == color && m.from.file() != m.to.file()),
            Goal::Length(squares) => {
                slide(&events).is_some_and(|(_, m)| m.from.rank().abs_diff(m.to.rank()) == squares)
            }
            Goal::Calls(color) => events.iter().any(|event| {
                matches!(event, Event::Turn { side: next, active: Some((active, _)) }
                    if *next != side && *active == color)
            }),
            Goal::Win => winner(&events) == Some((side, Reason::HomeRow)),
            Goal::Passes(count) => {
                let passes = events
                    .iter()
                    .filter(|event| matches!(event, Event::Passed { .. }));
                passes.count() == count
            }
            Goal::Push(count) => events.iter().any(
                |event| matches!(event, Event::Pushed { pushed, .. } if pushed.len() == count),
            ),
            Goal::Deadlock => {
                let replies = replies(&after, side);
                !replies.is_empty()
                    && replies
                        .iter()
                        .all(|end| *end == Some((side, Reason::Deadlock)))
            }
            Goal::Safe => {
                winner(&events).is_none()
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
        after.play(decision).ok().and_then(|events| winner(&events))
    };
    game.legal().into_iter().map(outcome).collect()
}
