//! What the terminal shows of a moment of a match.

use kamisado::record::{Note, Record};
use kamisado::{
    ByColor, Decision, Event, HistoryEntry, Language, Match, Moment, Move, Round, Side,
};
use kamisado_draw::{Diagram, Symbols};
use kamisado_i18n::{Message, tell};

use crate::screen::text;

/// All moments of a match, its beginning first: the one with the number n is what the first n decisions have led to.
pub(crate) fn moments(game: &Match) -> impl Iterator<Item = Moment<'_>> {
    (0..=game.decisions().len()).filter_map(|number| moment(game, number))
}

/// What the first decisions of a match have led to, or `None` when there are fewer. A player resigns or runs out of time after the
/// last moment, so the board still shows which tower would have moved.
pub(crate) fn moment(game: &Match, decisions: usize) -> Option<Moment<'_>> {
    match decisions.checked_sub(1) {
        Some(last) => game.entry(last).map(|entry| entry.after),
        None => game.at(0),
    }
}

/// The decision that led to a moment.
fn last(moment: Moment<'_>) -> Option<HistoryEntry<'_>> {
    moment.game().entry(moment.decisions().checked_sub(1)?)
}

/// Who made the decision that led to a moment, and which it was.
pub(crate) fn taken(moment: Moment<'_>) -> Option<(Side, Decision)> {
    last(moment).map(|entry| (entry.side, entry.decision))
}

/// What is noted about a moment.
pub(crate) fn note(record: &Record, moment: Moment<'_>) -> Note {
    match last(moment) {
        Some(entry) => record.note(entry.index).clone(),
        None => Note {
            comment: record.comment.clone(),
            spent_ms: None,
        },
    }
}

/// The round being played or just over, from 1; before the first line-ups it is the first as well.
pub(crate) fn round(moment: Moment<'_>) -> usize {
    moment.rounds_begun().max(1)
}

/// The round as far as it had been played at a moment.
pub(crate) fn round_until(moment: Moment<'_>) -> Option<Round> {
    let mut played = moment.game().rounds().get(round(moment) - 1)?.clone();
    played.truncate(moment.moves_played());
    Some(played)
}

/// The move that led to a moment, if it was one.
pub(crate) fn last_move(moment: Moment<'_>) -> Option<Move> {
    match taken(moment)?.1 {
        // In a series the next round has already begun, and the move is not part of it.
        Decision::Move(m) if moment.moves_played() > 0 => Some(m),
        _ => None,
    }
}

/// The decision that led to a moment as players write it, and the passes it led to.
pub(crate) fn written(moment: Moment<'_>, symbols: Symbols, language: Language) -> Option<String> {
    let by = |side: Side, text: String| {
        let side = Message::SideName { side }.say(language);
        format!("{side} {text}")
    };
    let entry = last(moment)?;
    Some(match entry.decision {
        Decision::Move(_) => {
            let entries = entry.played.into_iter().flat_map(kamisado::Played::entries);
            let entries = entries.map(|(side, entry)| by(side, text::entry(entry, symbols)));
            entries.collect::<Vec<_>>().join(", ")
        }
        Decision::Fill(fill) => by(entry.side, Message::FillName { fill }.say(language)),
        Decision::LineUp(line_up) => by(entry.side, line_up.to_string()),
    })
}

/// What happened: the opening, or what followed from the last decision; and at the end the resignation or the loss on time, if any.
pub(crate) fn events(moment: Moment<'_>) -> impl Iterator<Item = &Event> {
    let game = moment.game();
    let events = last(moment).map_or(game.opening_events(), |entry| entry.events);
    let is_last = moment.decisions() == game.decisions().len();
    let end = game.concession_events().iter().filter(move |_| is_last);
    events.iter().chain(end)
}

/// What happened, in sentences.
pub(crate) fn story(moment: Moment<'_>, language: Language) -> Vec<String> {
    events(moment).map(|event| tell(event, language)).collect()
}

/// A moment as a diagram; `None` before the towers stand.
pub(crate) fn diagram(moment: Moment<'_>, language: Language) -> Option<Diagram> {
    let diagram = Diagram::at(moment)?;
    Some(diagram.described(story(moment, language).join(" ")))
}

/// The names of the colours, for the legend of a diagram.
pub(crate) fn color_names(language: Language) -> ByColor<String> {
    ByColor::from_fn(|color| Message::ColorName { color }.say(language))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kamisado::{BySide, Concession, MatchKind, Position};

    #[test]
    fn every_decision_leads_to_a_moment() {
        let decisions = [
            "h1h5", "e8e2", "b1b2", "h8h6", "g1g7", "h6e3", "c1c4", "g8h7", "f1f7", "e2f1", "left",
        ];
        let mut game = Match::new(MatchKind::Standard.into())
            .replay(decisions.map(|text| text.parse().unwrap()))
            .unwrap();
        game.concede(Side::Black, Concession::Resignation).unwrap();
        let moments: Vec<Moment<'_>> = moments(&game).collect();
        assert_eq!(moments.len(), decisions.len() + 1);
        assert_eq!(moments[0].position(), Some(&Position::start()));
        assert!(moments[10].position().is_none(), "the fill is due");
        assert!(diagram(moments[10], Language::English).is_some());
        assert_eq!((round(moments[11]), moments[11].moves_played()), (2, 0));
        assert!(moments[11].position().is_some(), "as it was before the end");
        assert_eq!(moments[10].score(), BySide::new(0, 1));
        let last = story(moments[11], Language::English);
        assert_eq!(
            last.last().unwrap(),
            "Black resigns, and White wins the match."
        );
        assert!(!story(moments[10], Language::English).contains(&last[last.len() - 1]));
        assert_eq!(round_until(moments[4]).unwrap().played().len(), 4);
    }
}
