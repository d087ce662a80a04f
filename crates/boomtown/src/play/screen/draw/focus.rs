//! Draws the selection.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::theme::Theme;

/// Whether a row is selected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Focus {
    /// It is selected.
    Here,
    Elsewhere,
}

impl Focus {
    /// The focus of the row with this index.
    pub(super) const fn of(index: usize, selected: usize) -> Focus {
        if index == selected { Focus::Here } else { Focus::Elsewhere }
    }

    pub(super) fn is_here(self) -> bool {
        self == Focus::Here
    }

    /// The sign before the row.
    pub(super) const fn sign(self) -> &'static str {
        match self {
            Focus::Here => "▸ ",
            Focus::Elsewhere => "  ",
        }
    }

    pub(super) const fn style(self, theme: Theme) -> Style {
        match self {
            Focus::Here => theme.selected(),
            Focus::Elsewhere => Style::new(),
        }
    }

    /// Highlights the row, if it is selected.
    pub(super) fn light(self, buffer: &mut Buffer, row: Rect, theme: Theme) {
        buffer.set_style(row, self.style(theme));
    }
}
