//! The board at a moment of a match.

use kamisado::{Bitboard, ByColor, BySide, Language, Moment, Move, Square, Tower};
use kamisado_i18n::Message;
use ratatui::Frame;
use ratatui::style::Style;
use ratatui::widgets::Widget as _;

use super::moments::last_move;
use crate::screen::board::BoardView;
use crate::screen::layout::{self, Layout};
use crate::screen::lines::{draw, paragraph};
use crate::screen::theme::Theme;

/// What a board highlights.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Marks {
    pub(crate) active: Option<Square>,
    pub(crate) targets: Bitboard,
    pub(crate) cursor: Option<Square>,
    pub(crate) hint: Option<Move>,
}

impl Default for Marks {
    fn default() -> Marks {
        Marks {
            active: None,
            targets: Bitboard::EMPTY,
            cursor: None,
            hint: None,
        }
    }
}

/// Draws the board; where there is no room for one, says so and returns false.
pub(crate) fn board(
    frame: &mut Frame<'_>,
    theme: &Theme,
    layout: &Layout,
    moment: Moment<'_>,
    marks: Marks,
    language: Language,
) -> bool {
    let area = frame.area();
    let Some(geometry) = layout.board else {
        let (columns, rows) = layout::SMALLEST;
        let needed = Message::StatusTooSmall { columns, rows }.say(language);
        let lines = paragraph(&needed, area.width.into(), Style::new());
        draw(frame, area, lines);
        return false;
    };
    let view = BoardView {
        theme,
        geometry,
        board: moment.game().rules().board,
        towers: moment.towers(),
        teeth: BySide::from_fn(|side| {
            ByColor::from_fn(|color| moment.teeth(Tower::new(side, color)))
        }),
        active: marks.active,
        targets: marks.targets,
        cursor: marks.cursor,
        last: last_move(moment),
        hint: marks.hint,
    };
    view.render(area, frame.buffer_mut());
    true
}
