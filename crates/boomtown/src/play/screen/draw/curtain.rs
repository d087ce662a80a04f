//! Draws the page between two people who have secrets from each other.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use table::{Phrase, SaturatingAs, Seat};

use super::badge;
use super::text::cut;
use crate::play::screen::game::Context;

pub(super) fn draw(buffer: &mut Buffer, seat: Seat, context: Context<'_>) {
    let columns = context.size.width as usize;
    let pass = context.words.say(&Phrase::new("terminal-pass-keyboard").with("seat", seat));
    let ready = context.words.say(&Phrase::new("terminal-pass-ready").with("seat", seat));
    let lines = [
        Line::from(badge(seat, context.theme)),
        Line::default(),
        Line::from(Span::styled(cut(&pass, columns), context.theme.strong())),
        Line::default(),
        Line::from(Span::styled(cut(&ready, columns), context.theme.dim())),
    ];
    let area = Rect::new(
        0,
        context.size.height.saturating_sub(lines.len().saturating_as::<u16>()) / 2,
        context.size.width,
        lines.len().saturating_as::<u16>(),
    );
    for (row, line) in area.rows().zip(&lines) {
        let left = context.size.width.saturating_sub(line.width().saturating_as::<u16>()) / 2;
        buffer.set_line(left, row.y, line, context.size.width);
    }
}
