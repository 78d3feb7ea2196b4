//! Many puzzles as one text, which compresses well.

use kamisado::{Move, Next, Position, Square};

use super::{Puzzle, make};

/// How many lines a puzzle has.
const LINES: usize = 4;

/// Writes puzzles: a line with the board of each, then a line with the rest of each position, one with each solution, and one with the
/// tempting moves of each. Of a move only its target is written, because one tower must move.
///
/// ```
/// use kamisado_engine::puzzle;
///
/// let puzzles = &puzzle::all()[..10];
/// let text = puzzle::write(puzzles);
/// assert_eq!(text.lines().count(), 40);
/// assert_eq!(puzzle::read(&text).as_deref(), Some(puzzles));
/// ```
#[must_use]
pub fn write(puzzles: &[Puzzle]) -> String {
    let targets = |moves: &[Move]| moves.iter().map(|m| m.to.to_string()).collect::<String>();
    let mut blocks: [String; LINES] = Default::default();
    for puzzle in puzzles {
        let position = puzzle.position.to_string();
        let (board, rest) = position.split_once(' ').unwrap_or((&position, ""));
        let (solution, tempting) = (targets(&puzzle.solution), targets(&puzzle.tempting));
        for (block, line) in blocks.iter_mut().zip([board, rest, &solution, &tempting]) {
            *block += line;
            *block += "\n";
        }
    }
    blocks.concat()
}

/// Reads what [`write()`] wrote; `None` when it is something else. Whether the moves win is not checked.
#[must_use]
pub fn read(text: &str) -> Option<Vec<Puzzle>> {
    let lines: Vec<&str> = text.lines().collect();
    let count = lines.len() / LINES;
    if lines.len() != LINES * count {
        return None;
    }
    let line = |block: usize, index: usize| lines[block * count + index];
    let puzzle = |index: usize| {
        let position: Position = format!("{} {}", line(0, index), line(1, index))
            .parse()
            .ok()?;
        position.active()?;
        let solution = follow(position, &squares(line(2, index))?)?;
        let tempting = squares(line(3, index))?;
        let tempting = tempting.into_iter().map(|to| move_to(&position, to));
        let tempting = tempting.collect::<Option<Vec<Move>>>()?;
        let length = u32::try_from(solution.len()).ok()?;
        Some(Puzzle {
            position,
            grade: make::grade(length, tempting.len()),
            length,
            solution,
            tempting,
        })
    };
    (0..count).map(puzzle).collect()
}

/// Squares that are written one after the other.
fn squares(text: &str) -> Option<Vec<Square>> {
    let mut rest = text;
    let mut squares = Vec::new();
    while !rest.is_empty() {
        let (square, others) = rest.split_at_checked(2)?;
        squares.push(square.parse().ok()?);
        rest = others;
    }
    Some(squares)
}

/// The move of the tower that must move to a square.
fn move_to(position: &Position, to: Square) -> Option<Move> {
    position.moves().find(|m| m.to == to)
}

/// The moves to these squares, one after the other.
fn follow(mut position: Position, squares: &[Square]) -> Option<Vec<Move>> {
    let mut moves = Vec::new();
    for (index, &to) in squares.iter().enumerate() {
        let m = move_to(&position, to)?;
        moves.push(m);
        match position.play_unchecked(m) {
            Next::Turn(next) => position = next,
            Next::Over(_) if index + 1 == squares.len() => {}
            Next::Over(_) => return None,
        }
    }
    (!moves.is_empty()).then_some(moves)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &str = "1P3R2/8/6g1/2o5/3p1G1B/1N3y1+b/OnY1u1U1/r7\nw g\nc1\n\n";

    #[test]
    fn a_puzzle_is_read_as_it_was_written() {
        let puzzles = read(PUZZLE).unwrap();
        assert_eq!(puzzles[0].solution[0].to_string(), "f4c1");
        assert_eq!((puzzles[0].length, puzzles[0].grade), (1, 1));
        assert_eq!(write(&puzzles), PUZZLE);
        assert_eq!(read(""), Some(Vec::new()));
    }

    #[test]
    fn what_is_no_puzzle_is_refused() {
        for (right, wrong) in [
            ("w g", "w -"),
            ("w g", "x"),
            ("c1\n", "\n"),
            ("c1\n", "c\n"),
            ("c1\n", "c1c1\n"),
            ("c1\n", "ä1\n"),
            ("c1\n\n", "c1\nf8\n"),
            ("c1\n\n", "c1\n"),
        ] {
            assert_eq!(read(&PUZZLE.replacen(right, wrong, 1)), None, "{wrong:?}");
        }
    }
}
