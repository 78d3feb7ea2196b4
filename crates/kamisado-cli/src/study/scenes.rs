//! A match as the sequence of its moments.

use kamisado::notation::Entry;
use kamisado::record::{Note, Record};
use kamisado::{
    Board, ByColor, BySide, Decision, Event, Language, Match, Move, Position, Round, Side, Teeth,
    Tower, Towers,
};
use kamisado_draw::{Diagram, Symbols};
use kamisado_i18n::{Message, tell};

use crate::play::session::opening_events;
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
    pub(crate) fn of(
        game: &Match,
        taken: Option<(Side, Decision)>,
        note: Note,
        events: Vec<Event>,
    ) -> Scene {
        Scene {
            taken,
            entries: Vec::new(),
            note,
            events,
            round: game.rounds().len().max(1),
            moves: game.rounds().last().map_or(0, |round| round.played().len()),
            position: game.position().copied(),
            towers: game.towers().copied(),
            teeth: BySide::from_fn(|side| {
                ByColor::from_fn(|color| game.teeth(Tower::new(side, color)))
            }),
            board: game.rules().board,
            score: game.score(),
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
    let mut scenes = Vec::new();
    let mut game = record.game().begun();
    let beginning = opening_events(&game);
    let note = Note {
        comment: record.comment.clone(),
        spent_ms: None,
    };
    scenes.push(Scene::of(&game, None, note, beginning));
    for (decision, note) in record.decisions() {
        let side = game.due().map(kamisado::Due::side);
        let round = game.rounds().len();
        // What could be played once can be played again.
        let Ok(events) = game.play(decision) else {
            break;
        };
        let taken = side.map(|side| (side, decision));
        let mut scene = Scene::of(&game, taken, note.clone(), events);
        if let (Decision::Move(_), Some(round)) = (decision, round.checked_sub(1)) {
            let played = game
                .rounds()
                .get(round)
                .and_then(|round| round.played().last());
            scene.entries = played.map_or_else(Vec::new, |played| played.entries().collect());
        }
        scenes.push(scene);
    }
    if let (Some(result), None, Some(last)) =
        (record.game().result(), game.result(), scenes.last_mut())
        && let Some(concession) = result.verdict.concession()
        && let Ok(events) = game.concede(!result.winner, concession)
    {
        last.events.extend(events);
    }
    scenes
}

/// The round as far as it had been played at a moment.
pub(crate) fn round_until(game: &Match, scene: &Scene) -> Option<Round> {
    let round = game.rounds().get(scene.round - 1)?;
    let mut again = Round::new(*round.start());
    for played in round.played().iter().take(scene.moves) {
        again.play(played.m).ok()?;
    }
    Some(again)
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
