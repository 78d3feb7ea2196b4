//! Reads what a player types as a move of a position: squares, or official notation in any style.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::{Entry, ParseEntryError, Sketch, Step, sketches, unreadable};
use crate::{Color, IllegalMove, Language, Move, Position, Square, Tower};

/// Why a text is not a legal move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadMoveError {
    /// It is neither two squares nor official notation.
    Parse(ParseEntryError),
    /// It fits more than one legal move; these are some of them.
    Ambiguous(Move, Move),
    /// No tower can make this move.
    NoSuchMove,
    /// It is the entry of a pass; passes are never played, because they happen automatically.
    Pass,
    /// It is the entry of a tower that was pushed back, which follows from the push.
    PushedBack,
    /// The tower is not on the board.
    NotOnBoard(Tower),
    /// The move would leave the board.
    OffBoard {
        /// The tower.
        tower: Tower,
        /// Where it stands.
        from: Square,
        /// How many squares it could go this way on an empty board.
        room: u8,
    },
    /// The square the tower would reach has a different colour from the one given.
    WrongColor {
        /// The square.
        square: Square,
        /// The colour it has.
        is: Color,
        /// The colour that was given.
        written: Color,
    },
    /// The rules forbid it.
    Illegal(IllegalMove),
}

impl fmt::Display for ReadMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadMoveError::Parse(error) => error.fmt(f),
            ReadMoveError::Ambiguous(one, other) => {
                write!(f, "this could be {one} or {other}: name the tower")
            }
            ReadMoveError::NoSuchMove => f.write_str("no tower can make such a move"),
            ReadMoveError::Pass => f.write_str(
                "a pass is never played: a blocked tower passes by itself, and one that can move must",
            ),
            ReadMoveError::PushedBack => {
                f.write_str("this is a tower that was pushed back: write the move of the pusher")
            }
            ReadMoveError::NotOnBoard(tower) => {
                write!(f, "the {tower} tower is not on the board")
            }
            ReadMoveError::OffBoard { tower, from, room } => write!(
                f,
                "the {tower} tower on {from} would leave the board: there are {room} squares that way"
            ),
            ReadMoveError::WrongColor {
                square,
                is,
                written,
            } => write!(f, "{square} is {is}, not {written}"),
            ReadMoveError::Illegal(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ReadMoveError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            ReadMoveError::Parse(error) => Some(error),
            ReadMoveError::Illegal(error) => Some(error),
            _ => None,
        }
    }
}

impl From<ParseEntryError> for ReadMoveError {
    fn from(error: ParseEntryError) -> ReadMoveError {
        ReadMoveError::Parse(error)
    }
}

impl From<IllegalMove> for ReadMoveError {
    fn from(error: IllegalMove) -> ReadMoveError {
        ReadMoveError::Illegal(error)
    }
}

/// Reads a legal move as a person may write it.
///
/// Two squares (`b1b7`, `b1-b7`) and official notation in every style are read. Words may be abbreviated, accents, case
/// and spaces do not matter, and the colours may be left out where they are clear: the tower's while it must move
/// anyway, and the square's always. Words are first taken to be of the given language, then of the others.
///
/// ```
/// use kamisado::{Language, Position};
/// use kamisado::notation::read_move;
///
/// let start = Position::start();
/// let expected = "b1b7".parse()?;
/// for text in ["B1-B7", "G^6O", "緑↑6橙", "green straight 6", "gr s 6 or", "Vert devant 6 orange"] {
///     assert_eq!(read_move(text, &start, Language::English)?, expected);
/// }
/// let error = read_move("Green Straight 6 Red", &start, Language::English).unwrap_err();
/// assert_eq!(error.to_string(), "b7 is orange, not red");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// # Errors
/// What is wrong with the text, or with the move.
pub fn read_move(
    text: &str,
    position: &Position,
    language: Language,
) -> Result<Move, ReadMoveError> {
    if let Some(m) = coordinates(text) {
        position.play(m)?;
        return Ok(m);
    }
    if let Some(error) = off_board(text) {
        return Err(error.into());
    }
    if let Ok(sketches) = sketches(text, language) {
        return resolve(&sketches, position);
    }
    let others: Vec<Sketch> = Language::ALL
        .into_iter()
        .filter_map(|language| sketches(text, language).ok())
        .flatten()
        .collect();
    if others.is_empty() {
        return Err(unreadable(text, Some(language)).into());
    }
    resolve(&others, position)
}

/// Two squares, together or with a dash or spaces between them.
pub(crate) fn coordinates(text: &str) -> Option<Move> {
    let mut characters = text
        .chars()
        .filter(|character| !character.is_whitespace() && !matches!(character, '-' | '–'));
    let mut square = || {
        let file =
            u32::from(characters.next()?.to_ascii_lowercase()).checked_sub(u32::from('a'))?;
        let rank = characters.next()?.to_digit(10)?.checked_sub(1)?;
        Square::new(file.try_into().ok()?, rank.try_into().ok()?)
    };
    let m = Move::new(square()?, square()?);
    characters.next().is_none().then_some(m)
}

/// What is wrong with a text that is written like two squares, of which one is not on the board.
pub(crate) fn off_board(text: &str) -> Option<ParseEntryError> {
    let mut characters = text
        .chars()
        .zip(1..)
        .filter(|(character, _)| !character.is_whitespace() && !matches!(character, '-' | '–'))
        .peekable();
    let mut square = || {
        let (file, offset) = characters
            .next()
            .filter(|(character, _)| character.is_ascii_alphabetic())?;
        let mut word = String::from(file);
        while let Some((digit, _)) = characters.next_if(|(character, _)| character.is_ascii_digit())
        {
            // Longer ones are not meant as squares.
            if word.len() == 3 {
                return None;
            }
            word.push(digit);
        }
        (word.len() > 1).then_some((word, offset))
    };
    let squares = [square()?, square()?];
    if characters.next().is_some() {
        return None;
    }
    squares
        .into_iter()
        .find(|(word, _)| word.to_ascii_lowercase().parse::<Square>().is_err())
        .map(|(word, offset)| ParseEntryError::Square { word, offset })
}

/// The one legal move that one of the readings means.
pub(crate) fn resolve(sketches: &[Sketch], position: &Position) -> Result<Move, ReadMoveError> {
    let mut found: Option<Move> = None;
    let mut error = None;
    for sketch in sketches {
        match resolve_one(sketch, position) {
            Err(e) => error = error.or(Some(e)),
            Ok(m) => match found {
                Some(other) if other != m => return Err(ReadMoveError::Ambiguous(other, m)),
                _ => found = Some(m),
            },
        }
    }
    found.ok_or_else(|| error.unwrap_or(ReadMoveError::NoSuchMove))
}

fn resolve_one(sketch: &Sketch, position: &Position) -> Result<Move, ReadMoveError> {
    let (direction, squares) = match sketch.step {
        Step::Forward(direction, squares) => (direction, squares),
        Step::Back => return Err(ReadMoveError::PushedBack),
        Step::Pass => return Err(ReadMoveError::Pass),
    };
    let Some(color) = sketch.tower.or(position.active()) else {
        return resolve_unnamed(sketch, position);
    };
    let tower = Tower::new(position.side(), color);
    if let Some(active) = position.active()
        && active != color
    {
        let moved = color;
        return Err(IllegalMove::NotActive { moved, active }.into());
    }
    let from = position
        .towers()
        .square(tower)
        .ok_or(ReadMoveError::NotOnBoard(tower))?;
    let ahead = |squares: u8| {
        let squares = i8::try_from(squares).ok()?;
        from.step(tower.side, squares * direction.files(), squares)
    };
    let Some(to) = ahead(squares) else {
        let room = (1..8).take_while(|&n| ahead(n).is_some()).count() as u8;
        return Err(ReadMoveError::OffBoard { tower, from, room });
    };
    let m = Move::new(from, to);
    position.play(m)?;
    let is = position.board().color(to);
    match sketch.onto {
        Some(written) if written != is => Err(ReadMoveError::WrongColor {
            square: to,
            is,
            written,
        }),
        _ => Ok(m),
    }
}

/// Any tower may move and none was named: the rest of the entry must tell which.
fn resolve_unnamed(sketch: &Sketch, position: &Position) -> Result<Move, ReadMoveError> {
    let mut fitting = position
        .moves()
        .filter(|&m| Entry::of_move(position, m).is_some_and(|entry| sketch.fits(&entry)));
    match (fitting.next(), fitting.next()) {
        (None, _) => Err(ReadMoveError::NoSuchMove),
        (Some(m), None) => Ok(m),
        (Some(m), Some(other)) => Err(ReadMoveError::Ambiguous(m, other)),
    }
}

#[cfg(test)]
mod tests {
    use alloc::format;
    use alloc::string::ToString;

    use super::*;
    use crate::notation::{Direction, Style};

    fn position(text: &str) -> Position {
        text.parse().unwrap()
    }

    fn message(text: &str, position: &Position) -> String {
        match read_move(text, position, Language::English) {
            Ok(m) => format!("{m} is legal"),
            Err(error) => error.to_string(),
        }
    }

    fn read(text: &str, position: &Position, language: Language) -> String {
        match read_move(text, position, language) {
            Ok(m) => m.to_string(),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn arrows_are_as_the_mover_sees_them() {
        let start = Position::start();
        assert_eq!(read("U<4", &start, Language::English), "f1b5");
        assert_eq!(read("U>2", &start, Language::English), "f1h3");
        // White's left is Black's right.
        let reply = position("OBUPYRGN/8/8/8/1u6/8/8/ngryp1bo w p");
        assert_eq!(read("P<2", &reply, Language::English), "d8f6");
        assert_eq!(read("P>2", &reply, Language::English), "d8b6");
    }

    #[test]
    fn abbreviations_are_read() {
        let start = Position::start();
        for text in [
            "purple left 4 purple",
            "PurpleLeft4Purple",
            "PURPLE LEFT 4",
            "pu l 4 pu",
            "Pu.L.4",
            "ul4u",
            "u<4u",
            "U < 4 U",
            "紫↖4紫",
            "紫 left 4",
        ] {
            assert_eq!(read(text, &start, Language::English), "f1b5", "{text}");
        }
        for (text, language) in [
            ("Lila Links 4 Lila", Language::German),
            ("l l 4", Language::German),
            ("violette gauche 4", Language::French),
            ("vi g 4", Language::French),
            ("Paarse links 4", Language::Dutch),
            ("mor renkli sola 4", Language::Turkish),
            ("MOR SOL 4", Language::Turkish),
            ("lila bal 4", Language::Hungarian),
            ("Mov stanga 4", Language::Romanian),
            ("mo s 4", Language::Romanian),
        ] {
            assert_eq!(read(text, &start, language), "f1b5", "{text}");
        }
    }

    #[test]
    fn accents_may_be_left_out_and_old_spellings_are_read() {
        let start = Position::start();
        for (text, language) in [
            ("Gruen Gerade 2", Language::German),
            ("GRÜN geradeaus 2", Language::German),
            ("Gru\u{308}n ger 2", Language::German),
            ("YESIL DUZ 2", Language::Turkish),
            ("YEŞİL düz ileri 2", Language::Turkish),
            ("zold elore 2", Language::Hungarian),
            ("verte tout droit 2", Language::French),
            ("verde inainte 2", Language::Romanian),
            ("verde drept înainte 2", Language::Romanian),
            ("groene recht vooruit 2", Language::Dutch),
        ] {
            assert_eq!(read(text, &start, language), "b1b3", "{text}");
        }
    }

    #[test]
    fn one_letter_means_the_same_as_in_the_position_text() {
        // In Hungarian "b" could begin barna, brown; it is blue as everywhere.
        let start = Position::start();
        assert_eq!(read("B^1", &start, Language::Hungarian), "g1g2");
        assert_eq!(read("ba^1", &start, Language::Hungarian), "a1a2");
    }

    #[test]
    fn words_of_another_language_are_read_too() {
        let start = Position::start();
        assert_eq!(read("zöld előre 2", &start, Language::English), "b1b3");
        assert_eq!(read("Green straight 2", &start, Language::Turkish), "b1b3");
    }

    #[test]
    fn the_tower_may_be_left_out_while_it_must_move() {
        let reply = position("OBUPYRGN/8/8/8/1u6/8/8/ngryp1bo w p");
        assert_eq!(read("left 2", &reply, Language::English), "d8f6");
        assert_eq!(read("r2", &reply, Language::English), "d8b6");
        assert_eq!(read("^1", &reply, Language::English), "d8d7");
        assert_eq!(
            message("^1", &Position::start()),
            "this could be a1a2 or b1b2: name the tower"
        );
        // The colour of the square can tell which.
        assert_eq!(
            read("^1 purple", &Position::start(), Language::English),
            "a1a2"
        );
    }

    #[test]
    fn what_cannot_be_played_is_explained() {
        let reply = position("OBUPYRGN/8/8/8/1u6/8/8/ngryp1bo w p");
        assert_eq!(
            message("G^1", &reply),
            "the pink tower must move, not the green one"
        );
        assert_eq!(message("P^1N", &reply), "d7 is green, not brown");
        assert_eq!(
            message("P>4", &reply),
            "the white pink tower on d8 would leave the board: there are 3 squares that way"
        );
        assert_eq!(
            message("P^7", &reply),
            "the black yellow tower on d1 is in the way"
        );
        assert_eq!(
            message("P0P", &reply),
            "a pass is never played: a blocked tower passes by itself, and one that can move must"
        );
        assert_eq!(
            message("Pv1G", &reply),
            "this is a tower that was pushed back: write the move of the pusher"
        );
        assert_eq!(
            message("G^1", &position("8/8/8/8/8/8/8/n7 b -")),
            "the black green tower is not on the board"
        );
    }

    #[test]
    fn what_cannot_be_read_is_shown_with_its_place() {
        let start = Position::start();
        assert_eq!(
            message("Purple sideways 3", &start),
            "\"sideways\" at character 8 is no colour and no direction that can stand there"
        );
        assert_eq!(
            message("P left 3 b?", &start),
            "character 11 is '?', which has no meaning there: write U<5Y or Purple Left 5 Yellow"
        );
        assert_eq!(
            read("rose droit 3", &start, Language::French),
            "\"rose droit\" at character 1 can be read in more than one way: write more of it"
        );
        assert_eq!(
            message("Purple left", &start),
            "the number of squares is missing"
        );
        assert_eq!(message("", &start), "the number of squares is missing");
        assert!(message("U<9", &start).starts_with("the number at character 3 does not fit"));
        assert!(message("U<12", &start).starts_with("the number at character 4 does not fit"));
        assert_eq!(message("", &start), "the number of squares is missing");
    }

    #[test]
    fn what_is_wrong_is_told_by_the_language_it_is_written_in() {
        let start = Position::start();
        for language in Language::ALL {
            // Six of the seven do not know "Red", which is right.
            assert_eq!(
                read("Yelow S 5 Red", &start, language),
                "\"Yelow\" at character 1 is no colour and no direction that can stand there"
            );
            for text in ["yellow 5", "Purple 3 Red", "sárga 5", "5"] {
                assert_eq!(
                    read(text, &start, language),
                    "the direction is missing: write, for example, Yellow Straight 5 or Y^5",
                    "{text}"
                );
            }
        }
    }

    #[test]
    fn squares_that_are_not_on_the_board_are_named() {
        let start = Position::start();
        for (text, word, offset) in [
            ("b1b9", "b9", 3),
            ("b0-b4", "b0", 1),
            ("b1 – i4", "i4", 6),
            ("B1B12", "B12", 3),
        ] {
            assert_eq!(
                message(text, &start),
                format!(
                    "\"{word}\" at character {offset} isn't a square: the squares are a1 to h8"
                )
            );
        }
        assert_eq!(
            message("b1c4", &start),
            "b1c4 goes neither straight nor diagonally: towers move straight or diagonally forward"
        );
        assert!(message("b1c1", &start).contains("does not go forward"));
        assert!(!message("U<4U", &start).contains("isn't a square"));
    }

    #[test]
    fn what_is_far_too_long_is_refused_at_once_and_not_repeated() {
        let long = "a".repeat(10_000_000);
        let told = message(&long, &Position::start());
        assert!(told.len() < 200, "{} bytes", told.len());
    }

    #[test]
    fn every_style_prints_the_examples_of_the_rulebooks() {
        let entries = ["U<5Y", "G^3O", "P>1N", "Rv1Y", "G0Y"].map(|text| {
            let entry: Entry = text.parse().unwrap();
            assert_eq!(entry.to_string(), text);
            entry
        });
        let print = |style: Style| entries.map(|entry| entry.display(style).to_string());
        assert_eq!(
            print(Style::Kanji),
            ["紫↖5黄", "緑↑3橙", "桃↗1茶", "赤↓1黄", "緑0黄"]
        );
        assert_eq!(
            print(Style::Words(Language::German)),
            [
                "Lila Links 5 Gelb",
                "Grün Gerade 3 Orange",
                "Rosa Rechts 1 Braun",
                "Rot Zurück 1 Gelb",
                "Grün 0 Gelb"
            ]
        );
        assert_eq!(
            print(Style::Words(Language::Hungarian)),
            [
                "lila balra 5 sárga",
                "zöld előre 3 narancsszínű",
                "rózsaszín jobbra 1 barna",
                "piros hátra 1 sárga",
                "zöld 0 sárga"
            ]
        );
    }

    #[test]
    fn every_entry_is_read_back_in_every_style_and_among_all_languages() {
        let steps = Direction::ALL
            .into_iter()
            .flat_map(|direction| (1..8).map(move |squares| Step::Forward(direction, squares)))
            .chain([Step::Back, Step::Pass]);
        for step in steps {
            for tower in Color::ALL {
                for onto in Color::ALL {
                    let entry = Entry { tower, step, onto };
                    for style in Style::all() {
                        let text = entry.display(style).to_string();
                        assert_eq!(text.parse(), Ok(entry), "{text}");
                        if let Style::Words(language) = style {
                            let spaceless = text.replace(' ', "");
                            assert_eq!(Entry::parse(&spaceless, language), Ok(entry), "{text}");
                        }
                    }
                }
            }
        }
    }
}
