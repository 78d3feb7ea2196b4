//! The rules of a round once more, as slow and as literal as can be, to compare the fast ones with.
//!
//! It shares nothing with the crate but the names of colours, sides and squares: no bitboards, no tables of rays, the
//! board spelt out, one square walked at a time.

use std::collections::{BTreeMap, BTreeSet};

use kamisado::{Board, Color, Position, Side, Square};

/// The letters of the standard board, rank 8 first.
const BOARD: [&str; 8] = [
    "obupyrgn", "ropgbynu", "gporunyb", "pubongry", "yrgnobup", "bynuropg", "unybgpor", "ngrypubo",
];

type Place = (i32, i32);

/// What one move leads to.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    pub(crate) towers: BTreeMap<Place, (Side, Color, u8)>,
    pub(crate) passes: Vec<(Side, Color)>,
    pub(crate) next: Goal,
}

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    Turn(Side, Option<Color>),
    Won(Side, Color),
    Deadlock(Side, Color),
}

#[derive(Clone, Debug)]
pub(crate) struct Literal {
    towers: BTreeMap<Place, (Side, Color, u8)>,
    side: Side,
    active: Option<Color>,
    mirrored: bool,
    cap: i32,
}

pub(crate) fn place(square: Square) -> Place {
    (square.file().into(), square.rank().into())
}

fn on_board((file, rank): Place) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

fn ahead(side: Side) -> i32 {
    match side {
        Side::Black => 1,
        Side::White => -1,
    }
}

impl Literal {
    pub(crate) fn new(position: &Position) -> Literal {
        let towers = position.towers().iter();
        Literal {
            towers: towers
                .map(|(tower, square, teeth)| {
                    (place(square), (tower.side, tower.color, teeth.count()))
                })
                .collect(),
            side: position.side(),
            active: position.active(),
            mirrored: position.board() == Board::Mirrored,
            cap: position.cap().map_or(7, i32::from),
        }
    }

    fn color(&self, (file, rank): Place) -> Color {
        let file = if self.mirrored { 7 - file } else { file };
        let letter = BOARD[7 - rank as usize].as_bytes()[file as usize];
        Color::from_letter(char::from(letter)).unwrap()
    }

    fn find(&self, side: Side, color: Color) -> Option<Place> {
        let mut places = self.towers.iter();
        places.find_map(|(&place, tower)| (tower.0 == side && tower.1 == color).then_some(place))
    }

    /// How many towers would be pushed from here, if that is possible.
    fn pushable(&self, from: Place) -> Option<i32> {
        let (side, _, teeth) = self.towers[&from];
        let nth = |n: i32| (from.0, from.1 + n * ahead(side));
        let run = (1..)
            .take_while(|&n| {
                let tower = self.towers.get(&nth(n));
                tower.is_some_and(|tower| tower.0 != side)
            })
            .count() as i32;
        let behind = nth(run + 1);
        let possible = run >= 1
            && run <= i32::from(teeth)
            && (1..=run).all(|n| self.towers[&nth(n)].2 < teeth)
            && on_board(behind)
            && !self.towers.contains_key(&behind);
        possible.then_some(run)
    }

    /// Where the tower on this square can go.
    fn targets(&self, from: Place) -> BTreeSet<Place> {
        let (side, _, teeth) = self.towers[&from];
        let reach = [7, 5, 3, 1][usize::from(teeth)].min(self.cap);
        let mut targets = BTreeSet::new();
        for sideways in [-1, 0, 1] {
            for distance in 1..=reach {
                let to = (
                    from.0 + sideways * distance,
                    from.1 + ahead(side) * distance,
                );
                if !on_board(to) || self.towers.contains_key(&to) {
                    break;
                }
                targets.insert(to);
            }
        }
        if self.pushable(from).is_some() {
            targets.insert((from.0, from.1 + ahead(side)));
        }
        targets
    }

    pub(crate) fn moves(&self) -> BTreeSet<(Place, Place)> {
        let movers = self.towers.iter().filter(|(_, tower)| {
            tower.0 == self.side && self.active.is_none_or(|color| color == tower.1)
        });
        movers
            .flat_map(|(&from, _)| self.targets(from).into_iter().map(move |to| (from, to)))
            .collect()
    }

    pub(crate) fn play(mut self, from: Place, to: Place) -> Outcome {
        let mover = self.side;
        let tower = self.towers[&from];
        let caller = if self.towers.contains_key(&to) {
            let run = self.pushable(from).unwrap();
            for n in (1..=run).rev() {
                let pushed = self.towers.remove(&(from.0, from.1 + n * ahead(mover)));
                let back = (from.0, from.1 + (n + 1) * ahead(mover));
                self.towers.insert(back, pushed.unwrap());
            }
            (from.0, from.1 + (run + 1) * ahead(mover))
        } else {
            self.side = !mover;
            to
        };
        self.towers.remove(&from);
        self.towers.insert(to, tower);
        self.cap = match self.cap {
            1 => 3,
            3 => 5,
            _ => 7,
        };
        if to.1 == i32::from(mover.goal_rank()) {
            return self.outcome(Vec::new(), Goal::Won(mover, tower.1));
        }
        self.active = Some(self.color(caller));
        let deadlock = Goal::Deadlock(!mover, self.color(to));
        let mut passes = Vec::new();
        loop {
            let called = self.active.and_then(|color| self.find(self.side, color));
            let Some(square) = called else {
                // A tower that is not on the board leaves the choice free.
                self.active = None;
                let next = match self.moves().is_empty() {
                    true => deadlock,
                    false => Goal::Turn(self.side, None),
                };
                return self.outcome(passes, next);
            };
            if !self.targets(square).is_empty() {
                let next = Goal::Turn(self.side, self.active);
                return self.outcome(passes, next);
            }
            let pass = (self.side, self.towers[&square].1);
            if passes.contains(&pass) {
                return self.outcome(passes, deadlock);
            }
            passes.push(pass);
            self.side = !self.side;
            self.active = Some(self.color(square));
        }
    }

    fn outcome(self, passes: Vec<(Side, Color)>, next: Goal) -> Outcome {
        Outcome {
            towers: self.towers,
            passes,
            next,
        }
    }
}
