//! The position that an address carries, for the preview that a link to it shows.

use kamisado::{Board, Decision, Language, Match, MatchKind, MatchRules, Opening, Setup};
use kamisado_i18n::Message;
use kamisado_view::fills::FILLS;
use kamisado_view::{puzzles, setup_of};
use serde::Deserialize;

/// How many decisions are played to find the position. A longer match is shown without it.
const MOST: usize = 500;

/// What a link leads to, for its preview.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shown {
    /// The position text.
    pub(crate) position: String,
    /// What is to be done there.
    pub(crate) sentence: String,
}

/// The parts of a query that say what is shown: a whole match, or the short form of web/analyse/address.js, or a puzzle.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Query {
    from: Option<String>,
    #[serde(rename = "m")]
    kind: Option<String>,
    #[serde(rename = "s")]
    opening: Option<String>,
    #[serde(rename = "r")]
    is_mirrored: Option<String>,
    #[serde(rename = "p")]
    position: Option<String>,
    #[serde(rename = "d")]
    decisions: Option<String>,
    number: Option<u32>,
    fill: Option<usize>,
}

/// The names of these parts.
const NAMES: [&str; 8] = ["from", "m", "s", "r", "p", "d", "number", "fill"];

/// A match as web/match.js writes it.
#[derive(Debug, Deserialize)]
#[serde(default)]
struct Given {
    kind: String,
    opening: String,
    board: String,
    fen: Option<String>,
    decisions: Vec<String>,
}

impl Default for Given {
    fn default() -> Given {
        Given {
            kind: MatchKind::Single.to_string(),
            opening: Opening::Standard.name().to_owned(),
            board: Board::Standard.name().to_owned(),
            fen: None,
            decisions: Vec::new(),
        }
    }
}

/// Whether a page looks different to link previews because of its query.
pub(crate) fn is_in(query: &str) -> bool {
    let name = |part: &str| part.split_once('=').map(|(name, _)| name.to_owned());
    let mut names = query.split('&').filter_map(name);
    names.any(|name| NAMES.contains(&name.as_str()))
}

/// The match in a query, as far as it was played.
pub(crate) fn shown(query: Option<&str>, language: Language) -> Option<Shown> {
    let query: Query = serde_urlencoded::from_str(query?).ok()?;
    Some(preview(&query.given()?.game()?, language))
}

/// The puzzle in a query.
pub(crate) fn puzzle(query: Option<&str>, language: Language) -> Option<Shown> {
    let query: Query = serde_urlencoded::from_str(query?).ok()?;
    if let Some(place) = query.fill {
        let puzzle = FILLS.get(place.checked_sub(1)?)?;
        let given = Given {
            kind: puzzle.kind.to_string(),
            fen: Some(puzzle.fen.to_owned()),
            decisions: vec![puzzle.lead.to_owned()],
            ..Given::default()
        };
        let sentence = Message::PuzzleFillTask { side: puzzle.side }.say(language);
        let position = preview(&given.game()?, language).position;
        return Some(Shown { position, sentence });
    }
    let puzzle = puzzles::numbered(query.number?, language).ok()?;
    let task = puzzles::task(puzzle, language);
    Some(Shown {
        position: task.fen,
        sentence: task.sentence,
    })
}

/// A match as links to it show it.
pub(crate) fn preview(game: &Match, language: Language) -> Shown {
    Shown {
        position: setup_of(game.now()).to_string(),
        sentence: kamisado_view::State::of(game, language).due,
    }
}

impl Query {
    fn given(self) -> Option<Given> {
        if let Some(from) = self.from {
            return serde_json::from_str(&from).ok();
        }
        if self.position.is_none() && self.decisions.is_none() {
            return None;
        }
        let usual = Given::default();
        let is_mirrored = self.is_mirrored.as_deref() == Some("1");
        let decisions = self.decisions.unwrap_or_default();
        Some(Given {
            kind: self.kind.unwrap_or(usual.kind),
            opening: self.opening.unwrap_or(usual.opening),
            board: if is_mirrored {
                Board::Mirrored.name().to_owned()
            } else {
                usual.board
            },
            fen: self.position.map(|text| text.replace('_', " ")),
            decisions: decisions
                .split('.')
                .filter(|text| !text.is_empty())
                .map(str::to_owned)
                .collect(),
        })
    }
}

impl Given {
    fn game(self) -> Option<Match> {
        if self.decisions.len() > MOST {
            return None;
        }
        let rules = MatchRules {
            kind: self.kind.parse().ok()?,
            opening: self.opening.parse().ok()?,
            board: self.board.parse().ok()?,
        };
        let decisions: Vec<Decision> = self
            .decisions
            .iter()
            .map(|text| text.parse().ok())
            .collect::<Option<_>>()?;
        let game = match self.fen {
            None => Match::new(rules),
            Some(fen) => {
                let setup: Setup = fen.parse().ok()?;
                Match::from_position(rules, setup.position().ok()?).ok()?
            }
        };
        game.replay(decisions).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The position that a link to a match shows.
    fn position(query: &str) -> Option<String> {
        shown(Some(query), Language::English).map(|shown| shown.position)
    }

    #[test]
    fn a_link_shows_the_position_it_leads_to() {
        for query in [
            "against=person&from=%7B%22decisions%22%3A%5B%22b1b7%22%5D%7D",
            "d=b1b7",
            "p=OBUPYRGN/8/8/8/8/8/8/ngrypubo_b_-&d=b1b7",
        ] {
            let shown = shown(Some(query), Language::English).unwrap();
            assert_eq!(shown.position, "OBUPYRGN/1g6/8/8/8/8/8/n1rypubo w o");
            assert_eq!(
                shown.sentence,
                "White to move, with the orange tower on a8."
            );
        }
        let mirrored = position("r=1&d=b1b7");
        assert!(mirrored.is_some());
        assert_eq!(
            mirrored,
            position(
                "from=%7B%22board%22%3A%22mirrored%22%2C%22decisions%22%3A%5B%22b1b7%22%5D%7D"
            )
        );
        let teeth = position("p=4B3/8/8/2R5/3G4/3%2Bp4/8/8_b_p");
        assert_eq!(teeth.as_deref(), Some("4B3/8/8/2R5/3G4/3+p4/8/8 b p"));
    }

    #[test]
    fn a_link_to_a_puzzle_shows_the_puzzle() {
        let first = puzzle(Some("number=1"), Language::English).unwrap();
        assert!(first.position.starts_with("1P3R2/8/6g1/"), "{first:?}");
        assert!(first.sentence.contains("to move and win"), "{first:?}");
        let fill = puzzle(Some("fill=1"), Language::English).unwrap();
        assert!(fill.position.starts_with("P1N2+oGR/7b/"), "{fill:?}");
        for query in ["number=0", "number=100000", "fill=0", "fill=99", "number=x"] {
            assert_eq!(puzzle(Some(query), Language::English), None, "{query}");
            assert!(is_in(query));
        }
    }

    #[test]
    fn what_is_no_match_shows_nothing() {
        for query in [
            "",
            "from=",
            "from=%7B%22decisions%22%3A%5B%22b1b8%22%5D%7D",
            "d=b1b8",
            "p=nonsense",
            "x=1",
        ] {
            assert_eq!(position(query), None, "{query}");
        }
        assert_eq!(shown(None, Language::English), None);
    }
}
