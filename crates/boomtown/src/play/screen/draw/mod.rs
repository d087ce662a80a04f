//! Draws the screen, from the model and the window size alone.

pub(crate) mod bar;
mod choices;
mod curtain;
pub(crate) mod dialog;
pub(crate) mod end;
mod focus;
pub(crate) mod form;
mod header;
mod log;
pub(crate) mod overlay;
mod own;
mod prompt;
mod scores;
mod table;
pub(crate) mod text;
pub(crate) mod theme;
pub(crate) mod welcome;

use ::table::{Phrase, Seat};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget as _};

use self::text::wrap;
use self::theme::Theme;
use super::areas::SMALLEST;
use super::game::{Context, Front, GameScreen};
use super::model::{Model, Page};

/// Draws the screen.
pub(crate) fn draw(frame: &mut Frame<'_>, model: &Model) {
    let area = frame.area();
    let context = Context { size: area.as_size(), ..model.context() };
    let buffer = frame.buffer_mut();
    if area.width < SMALLEST.width || area.height < SMALLEST.height {
        return too_small(buffer, area, context);
    }
    match &model.page {
        Page::Empty => {}
        Page::Welcome(page) => welcome::draw(buffer, page, context),
        Page::Form(page) => form::draw(buffer, page, &model.names(&page.setup), context),
        Page::Game(screen) => game(buffer, screen, context),
    }
}

fn game(buffer: &mut Buffer, screen: &GameScreen, context: Context<'_>) {
    match screen.front {
        Front::Table => table::draw(buffer, screen, context),
        Front::Curtain(seat) => curtain::draw(buffer, seat, context),
        Front::End => end::draw(buffer, screen, context),
    }
    if let Some(overlay) = screen.overlay {
        overlay::draw(buffer, screen, overlay, context);
    }
    if let Some(asking) = &screen.asking {
        dialog::draw(buffer, asking, context);
    }
}

/// Draws a message that the window is too small.
fn too_small(buffer: &mut Buffer, area: Rect, context: Context<'_>) {
    let phrase =
        Phrase::new("terminal-too-small").with("width", SMALLEST.width).with("height", SMALLEST.height);
    let lines = wrap(&context.words.say(&phrase), area.width as usize);
    for (row, line) in area.rows().zip(&lines) {
        buffer.set_stringn(row.x, row.y, line, row.width as usize, Style::new());
    }
}

/// Draws lines from the top of an area, as many as fit.
fn put_lines(buffer: &mut Buffer, area: Rect, lines: &[Line<'_>]) {
    for (row, line) in area.rows().zip(lines) {
        buffer.set_line(row.x, row.y, line, row.width);
    }
}

/// Draws a title on a line.
fn put_rule(buffer: &mut Buffer, row: Rect, title: Vec<Span<'static>>, theme: Theme) {
    let mut line = Line::from(vec![Span::styled("─ ", theme.rule())]);
    line.spans.extend(title);
    let rest = usize::from(row.width).saturating_sub(line.width() + 1);
    line.push_span(Span::styled(format!(" {}", "─".repeat(rest)), theme.rule()));
    buffer.set_line(row.x, row.y, &line, row.width);
}

/// Draws an empty box in the middle of the window, and returns its inside.
fn put_box(buffer: &mut Buffer, size: Size, title: &str, context: Context<'_>) -> Rect {
    use ratatui::widgets::{Block, BorderType, Padding};
    let outer = boxed(size, context.size);
    Clear.render(outer, buffer);
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .title(Span::styled(format!(" {title} "), context.theme.strong()))
        .padding(Padding::horizontal(1));
    let inner = block.inner(outer);
    block.render(outer, buffer);
    inner
}

/// The position of a box with this inside.
fn boxed(inside: Size, window: Size) -> Rect {
    let (width, height) = ((inside.width + 4).min(window.width), (inside.height + 2).min(window.height));
    Rect::new((window.width - width) / 2, (window.height - height) / 2, width, height)
}

/// The inside of a box.
fn inside(outer: Rect) -> Rect {
    Rect {
        x: outer.x + 2,
        y: outer.y + 1,
        width: outer.width.saturating_sub(4),
        height: outer.height.saturating_sub(2),
    }
}

/// A player's symbol on their colour.
fn badge(seat: Seat, theme: Theme) -> Span<'static> {
    Span::styled(format!(" {} ", Theme::symbol(seat)), theme.badge(seat))
}
