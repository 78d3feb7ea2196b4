//! The position that an address carries, for the picture that a link to it shows.

use kamisado::{Board, Decision, Match, MatchKind, MatchRules, Opening, Setup};
use kamisado_view::setup_of;
use serde::Deserialize;

/// How many decisions are played to find the position. A longer match is shown without it.
const MOST: usize = 500;

/// The part of a query that carries a match.
#[derive(Debug, Deserialize)]
struct Query {
    from: String,
}

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
    query.split('&').any(|part| part.starts_with("from="))
}

/// The position text of the match in a query, as far as it was played.
pub(crate) fn position(query: Option<&str>) -> Option<String> {
    let Query { from } = serde_urlencoded::from_str(query?).ok()?;
    let given: Given = serde_json::from_str(&from).ok()?;
    if given.decisions.len() > MOST {
        return None;
    }
    let rules = MatchRules {
        kind: given.kind.parse().ok()?,
        opening: given.opening.parse().ok()?,
        board: given.board.parse().ok()?,
    };
    let decisions: Vec<Decision> = given
        .decisions
        .iter()
        .map(|text| text.parse().ok())
        .collect::<Option<_>>()?;
    let game = match given.fen {
        None => Match::new(rules),
        Some(fen) => {
            let setup: Setup = fen.parse().ok()?;
            Match::from_position(rules, setup.position().ok()?).ok()?
        }
    };
    let game = game.replay(decisions).ok()?;
    Some(setup_of(game.now()).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_shows_the_position_it_leads_to() {
        let query = "against=person&from=%7B%22decisions%22%3A%5B%22b1b7%22%5D%7D";
        assert!(is_in(query));
        assert_eq!(
            position(Some(query)).as_deref(),
            Some("OBUPYRGN/1g6/8/8/8/8/8/n1rypubo w o")
        );
    }

    #[test]
    fn what_is_no_match_shows_nothing() {
        for query in [
            "",
            "from=",
            "from=%7B%22decisions%22%3A%5B%22b1b8%22%5D%7D",
            "x=1",
        ] {
            assert_eq!(position(Some(query)), None, "{query}");
        }
        assert_eq!(position(None), None);
    }
}
