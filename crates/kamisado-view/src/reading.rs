//! Reading what somebody wants to look at or continue: a record, a position, or a list of moves.

use kamisado::record::{Record, RecordError, Stored};
use kamisado::{
    Board, Color, Decision, Language, Match, MatchKind, MatchResult, MatchRules, Opening, Setup,
};
use kamisado_i18n::{Explain, Message};
use serde::{Deserialize, Serialize};

use crate::{Remarks, quoted};

/// The usual start of a match in place of a position, and the word before the decisions that follow it.
pub(crate) const START: &str = "startpos";
pub(crate) const MOVES: &str = "moves";

/// What a text turned out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A record, as text or JSON. A bare list of moves in official notation counts as one, too.
    Record,
    /// A position, perhaps with the moves that follow it.
    Position,
    /// A list of decisions such as `b1b7 a8a4`.
    Moves,
}

/// What was read, with everything needed to set it up again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reading {
    /// What the text turned out to be.
    pub source: Source,
    /// The kind of match.
    pub kind: MatchKind,
    /// How its rounds start.
    pub opening: Opening,
    /// The standard board or the mirrored one.
    pub board: Board,
    /// What comes after `position fen`; null for `position startpos`.
    pub fen: Option<String>,
    /// The decisions.
    pub decisions: Vec<Decision>,
    /// Who won the match and what decided it; for a concession, send `concede` again.
    pub result: Option<MatchResult>,
    /// What people noted about it, as `write` takes it.
    pub remarks: Remarks,
}

impl Reading {
    /// What a record of this source says.
    #[must_use]
    pub fn new(source: Source, record: &Record) -> Reading {
        let game = record.game();
        let rules = game.rules();
        Reading {
            source,
            kind: rules.kind,
            opening: rules.opening,
            board: rules.board,
            fen: game.origin().map(ToString::to_string),
            decisions: game.decisions().to_vec(),
            result: game.result(),
            remarks: Remarks::of(record),
        }
    }
}

/// Reads a text in any format. These rules apply unless the text names its own.
///
/// # Errors
/// A sentence in this language that says what is wrong, and where.
pub fn read(text: &str, rules: MatchRules, language: Language) -> Result<(Source, Record), String> {
    let text = text.trim();
    if text.is_empty() {
        return Err(Message::ErrorReadNothing.say(language));
    }
    let (terms, rest) = terms_before(text).unwrap_or((rules, text));
    if let Some((start, moves)) = position_and_moves(rest) {
        let game = read_position(start, terms, rest != text, language)?;
        return Ok((Source::Position, replay(game, moves, language)?));
    }
    let words = text.split_whitespace();
    if words.clone().all(|word| word.parse::<Decision>().is_ok()) {
        return Ok((Source::Moves, replay(Match::new(rules), text, language)?));
    }
    Ok((Source::Record, read_record(text, language)?))
}

/// Reads a record, as a score sheet or as JSON.
///
/// ```
/// use kamisado_view::read_record;
/// use kamisado::Language;
///
/// let error = read_record("{\"format\": 1}", Language::English).unwrap_err();
/// assert!(error.contains("line 1"), "{error}");
/// ```
///
/// # Errors
/// A sentence in this language that says what is wrong, and where.
pub fn read_record(text: &str, language: Language) -> Result<Record, String> {
    let text = text.trim();
    if is_json(text) {
        return read_json(text, language);
    }
    text.parse().or_else(|error: RecordError| {
        // What could be of several languages is of the one that is spoken here.
        format!("Notation: {language}\n{text}")
            .parse()
            .map_err(|_| error.explain(language))
    })
}

/// Whether a text is meant as a JSON object. A record as text may begin with a comment in the same brackets.
fn is_json(text: &str) -> bool {
    text.strip_prefix('{')
        .is_some_and(|rest| rest.trim_start().starts_with(['"', '}']))
}

fn read_json(text: &str, language: Language) -> Result<Record, String> {
    let stored: Stored = serde_json::from_str(text).map_err(|error| {
        let (line, column) = (error.line(), error.column());
        Message::ErrorReadJson { line, column }.say(language)
    })?;
    Record::try_from(stored).map_err(|error| error.explain(language))
}

/// Whether a text begins as a position does: with `startpos` or with ranks, be they right or wrong.
///
/// ```
/// use kamisado_view::is_position;
///
/// assert!(is_position("OBUPYRGN/8/8/8/8/8/8/ngrypubo b -") && is_position("8/8 b -"));
/// assert!(!is_position("matches/evening.txt") && !is_position("b1b7 a8a4"));
/// ```
#[must_use]
pub fn is_position(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    let is_tower = |letter: char| {
        Color::ALL
            .into_iter()
            .any(|color| color.letter() == letter.to_ascii_lowercase())
    };
    let belongs = |character: char| {
        "/+".contains(character) || character.is_ascii_digit() || is_tower(character)
    };
    first == START || first.contains('/') && first.chars().all(belongs)
}

/// The terms at the beginning of a list of moves such as `long mirrored startpos moves …`, and what follows them.
fn terms_before(text: &str) -> Option<(MatchRules, &str)> {
    let (kind, mut rest) = text.split_once(char::is_whitespace)?;
    let mut rules = MatchRules::from(kind.parse::<MatchKind>().ok()?);
    while !is_position(rest) {
        let (word, after) = rest.trim_start().split_once(char::is_whitespace)?;
        if let Ok(opening) = word.parse::<Opening>() {
            rules.opening = opening;
        } else {
            rules.board = word.parse::<Board>().ok()?;
        }
        rest = after;
    }
    Some((rules, rest.trim_start()))
}

/// The two parts of a text like `startpos moves b1b7` or that of a position, also with the words of the command
/// before them.
fn position_and_moves(text: &str) -> Option<(&str, &str)> {
    let without = |text, word| str::strip_prefix(text, word).map_or(text, str::trim_start);
    let text = without(without(text, "position "), "fen ");
    let first = text.split_whitespace().next()?;
    // A single line with ranks is meant as a position, whatever else is in it.
    let is_one_line = first.contains('/') && text.lines().count() == 1;
    if !is_position(text) && !is_one_line {
        return None;
    }
    Some(text.split_once(MOVES).unwrap_or((text, "")))
}

/// A position belongs to a single round, on the board that it names or that is set, unless terms were named before it.
fn read_position(
    text: &str,
    rules: MatchRules,
    has_terms: bool,
    language: Language,
) -> Result<Match, String> {
    if text.trim() == START {
        return Ok(Match::new(rules));
    }
    let position = Setup::parse_on(text, rules.board)
        .and_then(|setup| Ok(setup.position()?))
        .map_err(|error| error.explain(language))?;
    if has_terms {
        return Match::from_position(rules, position).map_err(|error| error.explain(language));
    }
    Ok(Match::from(position))
}

fn replay(game: Match, moves: &str, language: Language) -> Result<Record, String> {
    let decisions: Vec<Decision> = moves
        .split_whitespace()
        .map(|word| {
            let text = &quoted(word);
            let error = Message::ErrorNotADecision { text };
            word.parse().map_err(|_| error.say(language))
        })
        .collect::<Result<_, _>>()?;
    let game = game.replay(decisions);
    game.map(Record::new)
        .map_err(|error| error.explain(language))
}
