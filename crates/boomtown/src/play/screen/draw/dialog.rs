//! Draws the question whether another person agrees to an undo.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;
use ratatui::text::Line;
use table::Phrase;

use super::focus::Focus;
use super::text::wrapped;
use super::{boxed, inside, put_box, put_lines};
use crate::play::screen::game::{Agreement, Asking, Context};

const WIDTH: u16 = 56;
/// The frame, an empty line and the two answers.
const BESIDE: u16 = 5;

pub(super) fn draw(buffer: &mut Buffer, asking: &Asking, context: Context<'_>) {
    let title = context.words.get("terminal-key-undo");
    let lines = lines(asking, context);
    let inner = put_box(buffer, size(&lines), &title, context);
    put_lines(buffer, inner, &lines);
    for (row, (index, answer)) in
        buttons(asking, context).into_iter().zip(asking.answer.items().iter().enumerate())
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

/// The question. In a window that is too small, it says how many more decisions are undone.
fn lines(asking: &Asking, context: Context<'_>) -> Vec<Line<'static>> {
    let columns = usize::from(WIDTH.min(context.size.width.saturating_sub(4)));
    let say = |phrase: &Phrase| wrapped(&context.words.say(phrase), columns, 0, Style::new());
    let mut lines = say(&Phrase::new("terminal-undo-ask").with("seat", asking.seat));
    let question = say(&Phrase::new("terminal-undo-agree").with("whom", asking.whom));
    let room = usize::from(context.size.height.saturating_sub(BESIDE));
    let room = room.saturating_sub(lines.len() + question.len());
    let all: Vec<Vec<Line<'static>>> = asking
        .taken_back
        .iter()
        .map(|line| wrapped(&format!("· {line}"), columns, 2, Style::new()))
        .collect();
    let rows =
        |shown: usize| all[..shown].iter().map(Vec::len).sum::<usize>() + usize::from(shown < all.len());
    let shown = (0..=all.len()).rev().find(|&shown| rows(shown) <= room).unwrap_or(0);
    lines.extend(all[..shown].iter().flatten().cloned());
    if shown < all.len() {
        lines.extend(say(&Phrase::new("terminal-undo-more").with("count", all.len() - shown)));
    }
    lines.extend(question);
    lines
}

fn size(lines: &[Line<'_>]) -> Size {
    Size::new(WIDTH, u16::try_from(lines.len()).unwrap_or(u16::MAX - BESIDE) + 3)
}

/// The positions of the two answers.
pub(crate) fn buttons(asking: &Asking, context: Context<'_>) -> [Rect; 2] {
    let inner = inside(boxed(size(&lines(asking, context)), context.size));
    [2, 1].map(|from_bottom| Rect { y: inner.bottom().saturating_sub(from_bottom), height: 1, ..inner })
}
