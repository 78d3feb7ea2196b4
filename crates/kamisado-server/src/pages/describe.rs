//! How people, games and terms are called on the pages.

use axum::http::StatusCode;
use kamisado::Side;
use kamisado_i18n::Message;
use kamisado_online::{Clock, GameResult, Per, Pool, Refusal, Stamp, Terms, TermsError, WonBy};

use crate::frame::Frame;
use crate::store::{Person, PersonKind, Rated};

/// What a game is played on, in words.
#[derive(Clone, Debug)]
pub(crate) struct TermsText {
    /// The kind of match.
    pub(crate) kind: String,
    /// The opening.
    pub(crate) opening: String,
    /// Kind and opening, as far as they are worth a word in a list.
    pub(crate) game: String,
    pub(crate) clock: String,
    /// Rated or casual.
    pub(crate) counts: String,
}

impl TermsText {
    pub(crate) fn new(frame: &Frame, terms: Terms) -> TermsText {
        let kind = frame.say(Message::KindName {
            kind: terms.rules.kind,
        });
        let opening = frame.say(Message::OpeningName {
            opening: terms.rules.opening,
        });
        TermsText {
            game: if terms.rated {
                kind.clone()
            } else {
                format!("{kind}, {opening}")
            },
            kind,
            opening,
            clock: clock(frame, terms.clock),
            counts: frame.say(if terms.rated {
                Message::RatedName
            } else {
                Message::CasualName
            }),
        }
    }
}

/// A clock as players write it: `10+5`, `½+1`, `3~2`.
pub(crate) fn clock(frame: &Frame, clock: Clock) -> String {
    match clock {
        Clock::None => frame.say(Message::ClockNone),
        Clock::Days(days) => frame.say(Message::ClockDays { count: days.into() }),
        Clock::Bank {
            bank,
            increment,
            delay,
            per,
        } => {
            let seconds = bank.as_secs();
            let minutes = match (seconds / 60, seconds % 60) {
                (0, 30) => "½".to_owned(),
                (minutes, 0) => minutes.to_string(),
                (minutes, rest) => format!("{minutes}:{rest:02}"),
            };
            let text = if delay.is_zero() {
                format!("{minutes}+{}", increment.as_secs())
            } else {
                format!("{minutes}~{}", delay.as_secs())
            };
            match per {
                Per::Match => text,
                Per::Round => frame.say(Message::ClockPerRound { text: &text }),
            }
        }
    }
}

/// What somebody is called.
pub(crate) fn name(frame: &Frame, person: Option<&Person>) -> String {
    match person.map(|person| (person.id, &person.kind)) {
        Some((_, PersonKind::Account(name))) => name.clone(),
        Some((id, PersonKind::Guest)) => format!("{} {}", frame.say(Message::PlayerGuest), id.0),
        Some((_, PersonKind::Computer(level))) => {
            frame.say(Message::PlayerComputer { level: *level })
        }
        Some((_, PersonKind::Ghost)) | None => frame.say(Message::PlayerFormer),
    }
}

/// The side somebody wants, or gets.
pub(crate) fn side(frame: &Frame, side: Option<Side>) -> String {
    match side {
        Some(side) => frame.say(Message::SideName { side }),
        None => frame.say(Message::SideRandom),
    }
}

/// How a game ended.
pub(crate) fn result(frame: &Frame, result: Option<GameResult>) -> String {
    frame.say(match result {
        None => Message::ResultOpen,
        Some(GameResult::Tied) => Message::ResultTied,
        Some(GameResult::Aborted) => Message::ResultAborted,
        Some(GameResult::Void) => Message::ResultVoid,
        Some(GameResult::Won { winner: side, by }) => match by {
            WonBy::Points => Message::ResultPoints { side },
            WonBy::Resignation => Message::ResultResignation { side },
            WonBy::Time => Message::ResultTime { side },
            WonBy::Claim => Message::ResultClaim { side },
        },
    })
}

/// What a rating is called.
pub(crate) const fn pool(pool: Pool) -> Message<'static> {
    match pool {
        Pool::DoubleRound => Message::PoolDouble,
        Pool::Match => Message::PoolMatch,
        Pool::Correspondence => Message::PoolCorrespondence,
    }
}

/// A rating and how far off it may be: `1612 ± 90`.
pub(crate) fn rating(rated: &Rated) -> String {
    format!("{:.0} ± {:.0}", rated.rating, 2.0 * rated.deviation)
}

/// The day of a moment: `2026-11-17`.
pub(crate) fn date(stamp: Stamp) -> String {
    match jiff::Timestamp::from_millisecond(stamp.0) {
        Ok(time) => time.strftime("%Y-%m-%d").to_string(),
        Err(_) => String::new(),
    }
}

/// Why a game cannot be played on such terms.
pub(crate) const fn terms_error(error: TermsError) -> Message<'static> {
    match error {
        TermsError::UnfairKind => Message::TermsUnfairKind,
        TermsError::UnfairOpening => Message::TermsUnfairOpening,
        TermsError::NoClock => Message::TermsNoClock,
        TermsError::TooLong => Message::TermsTooLong,
    }
}

/// Why a game could not be begun.
pub(crate) fn refusal(frame: &Frame, why: Refusal) -> String {
    let reason = frame.say(match why {
        Refusal::SignIn => Message::TermsAccount,
        Refusal::Enough => Message::TermsTooMany,
        Refusal::Full => Message::TermsComputerBusy,
        Refusal::SlowDown => Message::TermsSlowDown,
        Refusal::NoSuchSeek => Message::TermsGone,
        Refusal::OwnSeek => Message::TermsOwn,
        Refusal::Blocked => Message::TermsBlocked,
        Refusal::Unavailable => Message::TermsUnavailable,
        _ => Message::TermsUnreadable,
    });
    frame.say(Message::LobbyRefused { reason: &reason })
}

/// The status of a page that says so.
pub(crate) fn refusal_status(why: Refusal) -> StatusCode {
    match why {
        Refusal::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        Refusal::SlowDown => StatusCode::TOO_MANY_REQUESTS,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assets::Assets;
    use kamisado::Language;

    #[test]
    fn clocks_are_written_as_players_write_them() {
        let frame = Frame::new(Language::English, "lobby", &Assets::default());
        for (text, shown) in [
            ("600+5", "10+5"),
            ("30+0", "½+0"),
            ("90+1", "1:30+1"),
            ("600~3", "10~3"),
            ("300+0/round", "5+0 per round"),
            ("1d", "One day per decision"),
            ("3d", "3 days per decision"),
        ] {
            assert_eq!(clock(&frame, text.parse().unwrap()), shown, "{text}");
        }
    }

    #[test]
    fn a_day_is_written_the_same_everywhere() {
        assert_eq!(date(Stamp(1_763_338_000_000)), "2025-11-17");
    }
}
