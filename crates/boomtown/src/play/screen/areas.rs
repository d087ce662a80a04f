//! The layout of the game screen, used for drawing and for the mouse.

use ratatui::layout::{Rect, Size};

/// The smallest window in which the game can be played.
pub(crate) const SMALLEST: Size = Size::new(40, 12);

/// From this width on, the choices are beside the board.
const BESIDE: u16 = 76;

/// The areas of the screen. An area without room is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Areas {
    /// The players and the points.
    pub(crate) header: Rect,
    /// The question, always directly below.
    pub(crate) prompt: Rect,
    pub(crate) board: Rect,
    /// The column between the board and the choices.
    pub(crate) divide: Rect,
    pub(crate) choices: Rect,
    pub(crate) preview: Rect,
    pub(crate) scores: Rect,
    pub(crate) log: Rect,
    pub(crate) keys: Rect,
}

/// How much room each part wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wishes {
    /// The width of the widest picture.
    pub(crate) board: u16,
    /// The rows of the table of points, including the title.
    pub(crate) scores: u16,
    /// The purpose of the column beside the board.
    pub(crate) purpose: Purpose,
}

/// The purpose of the column beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// To choose from the list; the log is below the board.
    Choosing,
    /// To see the next decision, with the log below it.
    Looking,
    /// To follow the log.
    Watching,
}

/// The narrowest column of choices.
const NARROWEST: u16 = 28;

/// The width of the column beside the board, such that the board fits if possible.
pub(crate) fn column(window: Size, board: u16) -> u16 {
    let usual = (window.width * 2 / 5).clamp(32, 60);
    usual.min(window.width.saturating_sub(board + 1)).max(NARROWEST)
}

impl Areas {
    /// The areas in a window of this size; `None` if it is too small.
    pub(crate) fn of(window: Size, wishes: Wishes) -> Option<Areas> {
        if window.width < SMALLEST.width || window.height < SMALLEST.height {
            return None;
        }
        let Size { width, height } = window;
        let header = Rect::new(0, 0, width, 1);
        let prompt = Rect::new(0, 1, width, 2);
        let keys = Rect::new(0, height - 1, width, 1);
        let body = Rect::new(0, 3, width, height - 4);
        let frame = Areas { header, prompt, keys, ..Areas::default() };
        Some(if width >= BESIDE { frame.beside(body, wishes) } else { frame.stacked(body, wishes.purpose) })
    }

    /// The board on the left, the choices on the right.
    fn beside(self, body: Rect, wishes: Wishes) -> Areas {
        let right = column(body.as_size(), wishes.board);
        let left = body.width - right - 1;
        let divide = Rect { x: left, width: 1, ..body };
        let board = Rect { width: left, ..body };
        let column = Rect { x: left + 1, width: right, ..body };
        let frame = Areas { divide, ..self };
        match wishes.purpose {
            Purpose::Choosing => frame.choosing(board, column, wishes),
            Purpose::Looking => frame.following(board, column, (column.height / 4).clamp(3, 8), wishes),
            Purpose::Watching => frame.following(board, column, 0, wishes),
        }
    }

    fn choosing(self, board: Rect, column: Rect, wishes: Wishes) -> Areas {
        let log = (board.height / 5).min(12);
        let board = Rect { height: board.height - log, ..board };
        let log = Rect { y: board.bottom(), height: log, ..board };
        let preview = (column.height * 3 / 10).clamp(3, 8);
        let left_over = column.height - preview;
        // The choices keep at least six rows.
        let scores = if wishes.scores + 6 <= left_over { wishes.scores } else { 0 };
        let choices = Rect { height: left_over - scores, ..column };
        let preview = Rect { y: choices.bottom(), height: preview, ..column };
        let scores = Rect { y: preview.bottom(), height: scores, ..column };
        Areas { board, choices, preview, scores, log, ..self }
    }

    fn following(self, board: Rect, column: Rect, next: u16, wishes: Wishes) -> Areas {
        let left_over = column.height - next;
        // The log keeps at least four rows.
        let scores = if wishes.scores + 4 <= left_over { wishes.scores } else { 0 };
        let choices = Rect { height: next, ..column };
        let log = Rect { y: choices.bottom(), height: left_over - scores, ..column };
        let scores = Rect { y: log.bottom(), height: scores, ..column };
        Areas { board, choices, scores, log, ..self }
    }

    /// All areas below each other.
    fn stacked(self, body: Rect, purpose: Purpose) -> Areas {
        let board = Rect { height: body.height / 2, ..body };
        let rest = Rect { y: board.bottom(), height: body.height - board.height, ..body };
        if purpose == Purpose::Watching {
            return Areas { board, log: rest, ..self };
        }
        let preview = if body.height >= 14 { 3 } else { 0 };
        let choices = Rect { height: rest.height - preview, ..rest };
        let preview = Rect { y: choices.bottom(), height: preview, ..rest };
        match purpose {
            Purpose::Looking => Areas { board, choices, log: preview, ..self },
            _ => Areas { board, choices, preview, ..self },
        }
    }

    /// The rows of the choices, below the line with the title and what was typed.
    pub(crate) const fn choice_rows(&self) -> Rect {
        let Rect { x, y, width, height } = self.choices;
        Rect { x, y: y + 1, width, height: height.saturating_sub(1) }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn nothing_overlaps_and_nothing_sticks_out(
            width in 0u16..300,
            height in 0u16..120,
            scores in 0u16..30,
            board in 0u16..200,
            purpose in prop::sample::select(vec![Purpose::Choosing, Purpose::Looking, Purpose::Watching]),
        ) {
            let window = Rect::new(0, 0, width, height);
            let areas = Areas::of(window.as_size(), Wishes { board, scores, purpose });
            prop_assert_eq!(areas.is_none(), width < SMALLEST.width || height < SMALLEST.height);
            if let Some(Areas { header, prompt, board: pictures, divide, choices, preview, scores, log, keys }) = areas {
                let all = [header, prompt, pictures, divide, choices, preview, scores, log, keys];
                for (index, one) in all.iter().enumerate() {
                    prop_assert_eq!(one.intersection(window), *one);
                    for other in &all[index + 1..] {
                        prop_assert!(one.intersection(*other).is_empty(), "{:?} {:?}", one, other);
                    }
                }
                prop_assert!(pictures.height >= 3);
                prop_assert!(purpose != Purpose::Choosing || choices.height >= 3);
            }
        }
    }
}
