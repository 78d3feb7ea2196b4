use kamisado::{BySide, Event, Language, LineUp, Reason, RoundEnd, Side, Tower, Verdict};

use crate::Message;

/// Describes an event in a sentence.
///
/// ```
/// use kamisado::{Event, Side};
/// use kamisado_i18n::{Language, tell};
///
/// let event = Event::FillDue(Side::White);
/// assert_eq!(
///     tell(&event, Language::English),
///     "White won the round and chooses whether to fill from the left or the right."
/// );
/// ```
#[must_use]
pub fn tell(event: &Event, language: Language) -> String {
    let say = |message: Message<'_>| message.say(language);
    match *event {
        Event::LinedUp { side, line_up } => say(Message::LinedUp {
            side,
            line_up: &colors(line_up, language),
        }),
        Event::Filled { side, fill } => say(Message::Filled { side, fill }),
        Event::RoundBegan {
            round, challenger, ..
        } => say(Message::RoundBegan {
            side: challenger,
            round,
        }),
        Event::Slid { tower, m, color } => say(Message::Slid {
            side: tower.side,
            tower: tower.color,
            square: m.to,
            color,
        }),
        Event::Pushed {
            tower: Tower { side, color: tower },
            m,
            pushed,
            color,
        } => {
            let square = pushed.last().map_or(m.to, |farthest| farthest.to);
            say(match *pushed {
                [first, second, third] => Message::PushedThree {
                    side,
                    tower,
                    first: first.tower.color,
                    second: second.tower.color,
                    third: third.tower.color,
                    square,
                    color,
                },
                [first, second] => Message::PushedTwo {
                    side,
                    tower,
                    first: first.tower.color,
                    second: second.tower.color,
                    square,
                    color,
                },
                [first, ..] => Message::PushedOne {
                    side,
                    tower,
                    first: first.tower.color,
                    square,
                    color,
                },
                // The rules never push nothing.
                [] => Message::Slid {
                    side,
                    tower,
                    square,
                    color,
                },
            })
        }
        Event::Passed { pass, color } => say(Message::Passed {
            side: pass.tower.side,
            tower: pass.tower.color,
            square: pass.square,
            color,
        }),
        Event::Turn {
            side,
            active: Some((tower, square)),
        } => say(Message::Turn {
            side,
            tower,
            square,
        }),
        Event::Turn { side, active: None } => say(Message::TurnAny { side }),
        Event::RoundWon(RoundEnd {
            winner: side,
            reason,
            tower,
        }) => say(match reason {
            Reason::HomeRow => Message::RoundWonHomeRow { side, tower },
            Reason::Deadlock => Message::RoundWonDeadlock { side },
        }),
        Event::Grew { tower, teeth } => say(Message::Grew {
            side: tower.side,
            tower: tower.color,
            teeth,
        }),
        Event::Scored {
            side,
            points,
            score,
        } => say(Message::Scored {
            side,
            points,
            leader: leader(score),
            high: score.black.max(score.white),
            low: score.black.min(score.white),
        }),
        Event::FillDue(side) => say(Message::FillDue { side }),
        Event::LineUpDue(side) => say(Message::LineUpDue { side }),
        Event::MatchWon {
            winner: side,
            verdict,
            score,
        } => say(match verdict {
            Verdict::Points => Message::MatchWonPoints {
                side,
                high: score[side],
                low: score[!side],
            },
            Verdict::Resignation => Message::MatchWonResignation { side },
            Verdict::Time => Message::MatchWonTime { side },
        }),
        Event::MatchTied { score } => say(Message::MatchTied {
            points: score.black,
        }),
    }
}

fn leader(score: BySide<u8>) -> Option<Side> {
    match score.black.cmp(&score.white) {
        std::cmp::Ordering::Greater => Some(Side::Black),
        std::cmp::Ordering::Less => Some(Side::White),
        std::cmp::Ordering::Equal => None,
    }
}

/// The colours of a line-up in words.
fn colors(line_up: LineUp, language: Language) -> String {
    let names = line_up
        .colors()
        .iter()
        .map(|&color| Message::ColorName { color }.say(language));
    names.collect::<Vec<_>>().join(", ")
}
