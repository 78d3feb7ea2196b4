use crate::Side;

/// Finds the row of each entry on the official score sheet, which is filled from left to right and from top to bottom.
///
/// ```
/// use kamisado::Side;
/// use kamisado::record::Sheet;
///
/// let mut sheet = Sheet::default();
/// let sides = [Side::Black, Side::White, Side::White];
/// assert_eq!(sides.map(|side| sheet.place(side)), [1, 1, 2]);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Sheet {
    row: usize,
    /// Whether White's place in this row is taken.
    full: bool,
}

impl Sheet {
    /// The number, from 1, of the row in which the next entry of this side stands.
    pub fn place(&mut self, side: Side) -> usize {
        if side == Side::Black || self.full || self.row == 0 {
            self.row += 1;
        }
        self.full = side == Side::White;
        self.row
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_filled_from_left_to_right() {
        use Side::{Black, White};
        let mut sheet = Sheet::default();
        let sides = [Black, White, Black, Black, White, White, White, Black];
        assert_eq!(
            sides.map(|side| sheet.place(side)),
            [1, 1, 2, 3, 3, 4, 5, 6]
        );
        // White begins: Black's first place stays empty.
        assert_eq!(Sheet::default().place(White), 1);
    }
}
