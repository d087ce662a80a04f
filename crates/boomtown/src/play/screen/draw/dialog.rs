//! Asks another person at the screen whether a decision may be taken back.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;
use ratatui::text::Line;
use table::Phrase;

use super::focus::Focus;
use super::text::wrapped;
use super::{boxed, inside, put_box, put_lines};
use crate::play::screen::game::{Agreement, Asking, Context, GameScreen};

const INSIDE: Size = Size::new(56, 7);

pub(super) fn draw(buffer: &mut Buffer, screen: &GameScreen, asking: &Asking, context: Context<'_>) {
    let title = context.words.get("terminal-key-undo");
    let inner = put_box(buffer, INSIDE, &title, context);
    let last = (0..screen.source.session().decisions())
        .rev()
        .map(|index| screen.source.session().decision(index))
        .find(|(seat, _)| *seat == asking.seat);
    let phrase = Phrase::new("terminal-undo-ask")
        .with("seat", asking.seat)
        .with("whom", asking.whom)
        .with("action", last.map(|(_, action)| action).unwrap_or_default());
    put_lines(buffer, inner, &wrapped(&context.words.say(&phrase), inner.width as usize, 0, Style::new()));
    for (row, (index, answer)) in
        buttons(context.size).into_iter().zip(asking.answer.items().iter().enumerate())
    {
        let label = context.words.get(match answer {
            Agreement::Agree => "terminal-agree",
            Agreement::Refuse => "terminal-refuse",
        });
        let focus = Focus::of(index, asking.answer.selected_row());
        buffer.set_line(
            row.x,
            row.y,
            &Line::styled(format!("{}{label} ", focus.sign()), focus.style(context.theme)),
            row.width,
        );
    }
}

/// Where the two answers stand.
pub(crate) fn buttons(window: Size) -> [Rect; 2] {
    let inner = inside(boxed(INSIDE, window));
    [2, 1].map(|from_bottom| Rect { y: inner.bottom().saturating_sub(from_bottom), height: 1, ..inner })
}
