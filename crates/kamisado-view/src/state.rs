//! Everything a screen needs to know about a match, as one JSON object.

use std::collections::BTreeMap;

use kamisado::{
    Board, ByColor, BySide, Color, Decision, Due, Event, Fill, Language, LineUp, Match, MatchKind,
    MatchResult, Moment, Opening, Position, Setup, Side, Square, Teeth, Tower,
};
use kamisado_i18n::Message;
use serde::{Deserialize, Serialize};

use crate::story::{self, Told};
use crate::{told, why};

/// What a match is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A line-up is due.
    LineUp,
    /// A move is due.
    Move,
    /// A fill is due.
    Fill,
    /// The match is over.
    Over,
}

/// A tower on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlacedTower {
    /// Whose tower it is.
    pub side: Side,
    /// Its colour.
    pub color: Color,
    /// Where it stands.
    pub square: Square,
    /// Its teeth.
    pub teeth: Teeth,
}

/// A colour and the square on which the tower of that colour stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Active {
    /// The colour of the tower that must move.
    pub color: Color,
    /// Where it stands.
    pub square: Square,
}

/// A line-up of match play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NumberedLineUp {
    /// Its number, from 1.
    pub number: u8,
    /// How the towers stand.
    pub line_up: LineUp,
}

/// A match as a screen shows it, so that no host has to know a rule or write a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The kind of match.
    pub kind: MatchKind,
    /// The number of points that wins it.
    pub target: u8,
    /// How its rounds begin.
    pub opening: Opening,
    /// The standard board or the mirrored one.
    pub board: Board,
    /// The language of the sentences.
    pub language: Language,
    /// What is due.
    pub phase: Phase,
    /// Whose decision it is; nobody's if the match is over.
    pub side: Option<Side>,
    /// What is due, or how the match ended, in a sentence.
    pub due: String,
    /// The number of the round in progress, or of the one that just ended; 0 before the first.
    pub round: usize,
    /// Board, side and active colour in the three words of `query fen`.
    pub fen: String,
    /// The colours of the squares: ranks 8 to 1, each from file a to h, as a screen shows them.
    pub colors: Vec<Vec<Color>>,
    /// The towers on the board.
    pub towers: Vec<PlacedTower>,
    /// What a screen reader says on each square.
    pub names: BTreeMap<Square, String>,
    /// The tower that must move; none if any tower may, or no move is due.
    pub active: Option<Active>,
    /// The square whose colour decided that this tower must move; none at the start of a round.
    pub calling: Option<Square>,
    /// The most squares the next move may go in the 1-3-5 opening.
    pub cap: Option<u8>,
    /// The legal decisions, sorted; empty if a line-up is due.
    pub legal: Vec<Decision>,
    /// The same decisions in words, in the same order.
    pub legal_words: Vec<String>,
    /// The same moves by the square they start from.
    pub destinations: BTreeMap<Square, Vec<Square>>,
    /// The destinations that are reached by a push.
    pub pushes: Vec<Square>,
    /// What a screen reader says on each destination while a tower that can go there is selected.
    pub target_names: BTreeMap<Square, String>,
    /// Where each tower may go, in a sentence, by the square it stands on.
    pub reach: BTreeMap<Square, String>,
    /// The line-ups a player can choose from, if the setup has a list of them.
    pub line_up_choices: Vec<NumberedLineUp>,
    /// How the next round would start after either fill, if one is due.
    pub previews: Option<Previews>,
    /// How many decisions have been made.
    pub decision_count: usize,
    /// What followed from the last decision, each event with a sentence.
    pub events: Vec<Told>,
    /// The points of both sides.
    pub score: BySide<u8>,
    /// The teeth of all towers, by side and in the order of the colours, brown first.
    pub teeth: BySide<ByColor<Teeth>>,
    /// The line-ups of both players at the start of this round.
    pub line_ups: Option<BySide<LineUp>>,
    /// Who won the match and what decided it.
    pub result: Option<MatchResult>,
}

/// How the next round would start after either fill.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Previews {
    /// After `left`.
    pub left: Preview,
    /// After `right`.
    pub right: Preview,
}

/// How a round would start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Preview {
    /// Board, side and active colour.
    pub fen: String,
    /// The towers as they would stand.
    pub towers: Vec<PlacedTower>,
    /// The line-ups of both players.
    pub line_ups: Option<BySide<LineUp>>,
}

impl State {
    /// The match as it is now.
    #[must_use]
    pub fn of(game: &Match, language: Language) -> State {
        let rules = game.rules();
        let position = game.position();
        let setup = setup_of(game.now());
        let legal = game.legal();
        let mut destinations = BTreeMap::<Square, Vec<Square>>::new();
        let mut pushes = Vec::new();
        for decision in &legal {
            if let Decision::Move(m) = decision {
                destinations.entry(m.from).or_default().push(m.to);
                if position.is_some_and(|position| position.is_push(*m)) {
                    pushes.push(m.to);
                }
            }
        }
        State {
            kind: rules.kind,
            target: rules.kind.target(),
            opening: rules.opening,
            board: rules.board,
            language,
            phase: match game.due() {
                Some(Due::LineUp(_)) => Phase::LineUp,
                Some(Due::Move(_)) => Phase::Move,
                Some(Due::Fill(_)) => Phase::Fill,
                None => Phase::Over,
            },
            side: game.due().map(Due::side),
            due: due_in_words(game, language),
            round: game.rounds().len(),
            fen: three_words(setup.clone()),
            colors: (0..8)
                .rev()
                .map(|rank| {
                    (0..8)
                        .filter_map(|file| Square::new(file, rank))
                        .map(|square| rules.board.color(square))
                        .collect()
                })
                .collect(),
            towers: placed(&setup),
            names: told::squares(&setup, position.and_then(Position::active_square), language),
            active: position
                .and_then(|position| position.active().zip(position.active_square()))
                .map(|(color, square)| Active { color, square }),
            calling: why::calling(game),
            cap: position.and_then(Position::cap),
            legal_words: legal
                .iter()
                .map(|&decision| told::decision_in_words(decision, position, language))
                .collect(),
            legal,
            target_names: told::targets(&setup, &destinations, &pushes, language),
            reach: told::reach(&destinations, language),
            destinations,
            pushes,
            line_up_choices: line_up_choices(game),
            previews: previews(game),
            decision_count: game.decisions().len(),
            events: story::tell(game.last_events(), language),
            score: game.score(),
            teeth: BySide::from_fn(|side| {
                ByColor::from_fn(|color| game.teeth(Tower::new(side, color)))
            }),
            line_ups: game
                .rounds()
                .last()
                .and_then(|round| round.start().towers().line_ups()),
            result: game.result(),
        }
    }
}

/// The 36 line-ups of match play that can be laid out now.
fn line_up_choices(game: &Match) -> Vec<NumberedLineUp> {
    if game.rules().opening != Opening::MatchPlay {
        return Vec::new();
    }
    (1..)
        .map_while(|number| LineUp::match_play(number).map(|line_up| (number, line_up)))
        .filter(|&(_, line_up)| game.is_legal(Decision::LineUp(line_up)))
        .map(|(number, line_up)| NumberedLineUp { number, line_up })
        .collect()
}

fn previews(game: &Match) -> Option<Previews> {
    let preview = |fill| {
        let start = game.preview(fill)?;
        let setup = Setup::from(&start);
        Some(Preview {
            towers: placed(&setup),
            fen: three_words(setup),
            line_ups: start.towers().line_ups(),
        })
    };
    Some(Previews {
        left: preview(Fill::Left)?,
        right: preview(Fill::Right)?,
    })
}

/// The towers of a setup.
pub(crate) fn placed(setup: &Setup) -> Vec<PlacedTower> {
    let towers = Square::all().filter_map(|square| {
        let (Tower { side, color }, teeth) = setup.at(square)?;
        Some(PlacedTower {
            side,
            color,
            square,
            teeth,
        })
    });
    towers.collect()
}

/// What is due now, or how the match ended, with what limits the move that is due.
fn due_in_words(game: &Match, language: Language) -> String {
    let due = due(game).map(|event| kamisado_i18n::tell(&event, language));
    let cap = game.position().and_then(Position::cap);
    let cap = cap.map(|count| Message::RulesCap { count }.say(language));
    let sentences: Vec<String> = due.into_iter().chain(cap).collect();
    sentences.join(" ")
}

/// What is due now, or how the match ended, as the event that tells it.
fn due(game: &Match) -> Option<Event> {
    Some(match game.due() {
        Some(Due::LineUp(side)) => Event::LineUpDue(side),
        Some(Due::Fill(side)) => Event::FillDue(side),
        Some(Due::Move(side)) => {
            let position = game.position()?;
            Event::Turn {
                side,
                active: position.active().zip(position.active_square()),
            }
        }
        None => match (game.result()?, game.score()) {
            (MatchResult::Won { winner, verdict }, score) => Event::MatchWon {
                winner,
                verdict,
                score,
            },
            (MatchResult::Tied, score) => Event::MatchTied { score },
        },
    })
}

/// Board, side and active colour, without the words that may follow them.
pub(crate) fn three_words(mut setup: Setup) -> String {
    setup.cap = None;
    setup.board = Board::Standard;
    setup.to_string()
}

/// What stands on the board, whatever is due.
///
/// Between rounds and after the last one the towers stand as the round left them, with the tooth just won. While
/// line-ups are due only what has been laid out stands there. The side is the one that decides next; after the
/// match the loser, who would begin the next round, or Black where nobody lost.
#[must_use]
pub fn setup_of(moment: Moment<'_>) -> Setup {
    if let Some(position) = moment.position() {
        return Setup::from(position);
    }
    let mut setup = Setup::empty();
    setup.board = moment.game().rules().board;
    setup.side = match (moment.due(), moment.result()) {
        (Some(due), _) => due.side(),
        (None, result) => result
            .and_then(MatchResult::winner)
            .map_or(Side::Black, Side::opponent),
    };
    if let Some(Due::LineUp(side)) = moment.due() {
        if let Some(line_up) = moment.challengers_line_up() {
            for (place, &color) in (0..).zip(line_up.colors()) {
                let tower = Tower::new(!side, color);
                setup.put(LineUp::square(!side, place), Some((tower, Teeth::NONE)));
            }
        }
    } else if let Some(towers) = moment.towers() {
        for (tower, square, teeth) in towers.iter() {
            setup.put(square, Some((tower, teeth.max(moment.teeth(tower)))));
        }
    }
    setup
}
