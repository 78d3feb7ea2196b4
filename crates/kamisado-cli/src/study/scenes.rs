//! A match as the sequence of its moments.

use kamisado::notation::Entry;
use kamisado::record::{Note, Record};
use kamisado::{
    Board, ByColor, BySide, Decision, Event, Language, Match, Moment, Move, Position, Round, Side,
    Teeth, Tower, Towers,
};
use kamisado_draw::{Diagram, Symbols};
use kamisado_i18n::{Message, tell};

use crate::screen::text;

/// A moment of a match: its beginning, or what a decision has led to.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    /// The decision that led here, and whose it was.
    pub(crate) taken: Option<(Side, Decision)>,
    /// It and the passes it led to, as on the score sheet.
    pub(crate) entries: Vec<(Side, Entry)>,
    /// What is noted about it.
    pub(crate) note: Note,
    /// What happened.
    pub(crate) events: Vec<Event>,
    /// The round being played or just over, from 1; before the first line-ups it is the first as well.
    pub(crate) round: usize,
    /// How many moves of the round have been played.
    pub(crate) moves: usize,
    /// The position, while a move is due.
    pub(crate) position: Option<Position>,
    /// Where the towers stand, if they do.
    pub(crate) towers: Option<Towers>,
    /// With the tooth just won, which the towers do not know.
    pub(crate) teeth: BySide<ByColor<Teeth>>,
    pub(crate) board: Board,
    pub(crate) score: BySide<u8>,
}

impl Scene {
    pub(crate) fn at(
        moment: Moment<'_>,
        taken: Option<(Side, Decision)>,
        note: Note,
        events: &[Event],
    ) -> Scene {
        Scene {
            taken,
            entries: Vec::new(),
            note,
            events: events.to_vec(),
            round: moment.rounds_begun().max(1),
            moves: moment.moves_played(),
            position: moment.position().copied(),
            towers: moment.towers().copied(),
            teeth: BySide::from_fn(|side| {
                ByColor::from_fn(|color| moment.teeth(Tower::new(side, color)))
            }),
            board: moment.game().rules().board,
            score: moment.score(),
        }
    }

    /// The move that led here, if it was one.
    pub(crate) fn last_move(&self) -> Option<Move> {
        match self.taken?.1 {
            // In a series the next round is there already, and the move is not of it.
            Decision::Move(m) if self.moves > 0 => Some(m),
            _ => None,
        }
    }

    /// The decision that led here as players write it, and the passes it led to.
    pub(crate) fn written(&self, symbols: Symbols, language: Language) -> Option<String> {
        let by = |side: Side, text: String| {
            let side = Message::SideName { side }.say(language);
            format!("{side} {text}")
        };
        let (side, decision) = self.taken?;
        Some(match decision {
            Decision::Move(_) => {
                let entries = self.entries.iter();
                let entries = entries.map(|&(side, entry)| by(side, text::entry(entry, symbols)));
                entries.collect::<Vec<_>>().join(", ")
            }
            Decision::Fill(fill) => by(side, Message::FillName { fill }.say(language)),
            Decision::LineUp(line_up) => by(side, line_up.to_string()),
        })
    }

    /// What happened, in sentences.
    pub(crate) fn story(&self, language: Language) -> Vec<String> {
        self.events
            .iter()
            .map(|event| tell(event, language))
            .collect()
    }

    /// The moment as a diagram; `None` before the towers stand.
    pub(crate) fn diagram(&self, language: Language) -> Option<Diagram> {
        let mut diagram = match (&self.position, &self.towers) {
            (Some(position), _) => Diagram::from(position),
            (None, Some(towers)) => Diagram::of_towers(towers, self.board),
            (None, None) => return None,
        };
        if let Some(m) = self.last_move() {
            diagram = diagram.with_last_move(m);
        }
        Some(diagram.described(self.story(language).join(" ")))
    }
}

/// All moments of a match, its beginning first: the scene with the number n is what the first n decisions have led to.
pub(crate) fn scenes(record: &Record) -> Vec<Scene> {
    let game = record.game();
    let opening = game.at(0).map(|start| {
        let note = Note {
            comment: record.comment.clone(),
            spent_ms: None,
        };
        Scene::at(start, None, note, game.opening_events())
    });
    let mut scenes: Vec<Scene> = opening.into_iter().collect();
    scenes.extend(game.history().map(|entry| {
        let taken = Some((entry.side, entry.decision));
        let note = record.note(entry.index).clone();
        let mut scene = Scene::at(entry.after, taken, note, entry.events);
        scene.entries = entry
            .played
            .map_or_else(Vec::new, |played| played.entries().collect());
        scene
    }));
    if let Some(last) = scenes.last_mut() {
        last.events.extend(game.concession_events());
    }
    scenes
}

/// The round as far as it had been played at a moment.
pub(crate) fn round_until(game: &Match, scene: &Scene) -> Option<Round> {
    let mut round = game.rounds().get(scene.round - 1)?.clone();
    round.truncate(scene.moves);
    Some(round)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kamisado::{Concession, MatchKind};

    #[test]
    fn every_decision_leads_to_a_scene() {
        let decisions = [
            "h1h5", "e8e2", "b1b2", "h8h6", "g1g7", "h6e3", "c1c4", "g8h7", "f1f7", "e2f1", "left",
        ];
        let game = Match::new(MatchKind::Standard.into())
            .replay(decisions.map(|text| text.parse().unwrap()))
            .unwrap();
        let mut record = Record::new(game);
        record
            .concede(Side::Black, Concession::Resignation)
            .unwrap();
        let scenes = scenes(&record);
        assert_eq!(scenes.len(), decisions.len() + 1);
        assert_eq!(scenes[0].position, Some(Position::start()));
        assert!(scenes[10].position.is_none(), "the fill is due");
        assert!(scenes[10].diagram(Language::English).is_some());
        assert_eq!((scenes[11].round, scenes[11].moves), (2, 0));
        assert_eq!(scenes[10].score, BySide::new(0, 1));
        let last = scenes[11].story(Language::English);
        assert_eq!(
            last.last().unwrap(),
            "Black resigns, and White wins the match."
        );
        let round = round_until(record.game(), &scenes[4]).unwrap();
        assert_eq!(round.played().len(), 4);
    }
}
