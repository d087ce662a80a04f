//! Draws the game itself: board, choices and everything around them.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget as _};
use table::SaturatingAs;

use super::{bar, choices, header, log, prompt, scores};
use crate::play::screen::game::{Context, GameScreen};

pub(super) fn draw(buffer: &mut Buffer, screen: &GameScreen, context: Context<'_>) {
    let Some(areas) = screen.areas(context.size) else { return };
    header::draw(buffer, screen, areas.header, context);
    prompt::draw(buffer, screen, areas.prompt, context);
    board(buffer, screen, areas.board, context);
    for row in areas.divide.rows() {
        buffer.set_string(row.x, row.y, "│", context.theme.rule());
    }
    choices::draw(buffer, screen, &areas, context);
    scores::draw(buffer, screen, areas.scores, context);
    log::draw(buffer, screen, areas.log, context);
    bar::draw(buffer, screen, &areas, context);
}

/// As much of the sheet as fits, with arrows if there is more.
fn board(buffer: &mut Buffer, screen: &GameScreen, area: Rect, context: Context<'_>) {
    let sheet = screen.sheet(area.width, context.words, context.theme);
    let size = sheet.size();
    let (left, top) = screen.scroll;
    Paragraph::new(sheet.lines).scroll((top, left)).render(area, buffer);
    let more = [
        (top > 0, "▲"),
        (size.height > top + area.height, "▼"),
        (left > 0, "◀"),
        (size.width > left + area.width, "▶"),
    ];
    let arrows: Vec<&str> = more.iter().filter(|(is_more, _)| *is_more).map(|(_, arrow)| *arrow).collect();
    if !arrows.is_empty() && area.height > 0 {
        let keys =
            if left > 0 || size.width > left + area.width { "Shift ↑↓←→" } else { "Shift ↑↓" };
        let text = Line::from(vec![
            Span::styled(format!(" {} ", arrows.join("")), context.theme.target()),
            Span::styled(format!(" {keys} "), context.theme.key()),
        ]);
        let width = text.width().saturating_as::<u16>().min(area.width);
        buffer.set_line(area.right() - width, area.bottom() - 1, &text, width);
    }
}
