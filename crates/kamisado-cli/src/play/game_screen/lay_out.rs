//! A home row while its towers are being lined up.

use kamisado::{Color, LineUp};

/// A line-up while it is being laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LayOut {
    pub(crate) colors: [Color; 8],
    pub(crate) cursor: usize,
    /// Whether the tower under the cursor goes with it.
    pub(crate) grabbed: bool,
}

impl LayOut {
    pub(super) const fn new(line_up: LineUp) -> LayOut {
        LayOut {
            colors: *line_up.colors(),
            cursor: 0,
            grabbed: false,
        }
    }

    pub(super) fn arrow(&mut self, right: i8, up: i8) {
        if up != 0 {
            self.grabbed = up > 0;
            return;
        }
        let next = match right {
            1 => (self.cursor + 1).min(7),
            _ => self.cursor.saturating_sub(1),
        };
        if self.grabbed {
            self.colors.swap(self.cursor, next);
        }
        self.cursor = next;
    }

    /// A place was clicked: its tower is picked up, or swapped with the one picked up before.
    pub(super) fn point(&mut self, place: usize) {
        if self.grabbed && place < self.colors.len() {
            self.colors.swap(self.cursor, place);
        }
        self.grabbed = !self.grabbed;
        self.cursor = place.min(7);
    }
}
