//! What just happened, what concerns the viewer first.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::text::wrapped;
use super::{badge, put_lines, put_rule};
use crate::play::chronicle::{self, news};
use crate::play::screen::game::{Context, GameScreen};

pub(super) fn draw(buffer: &mut Buffer, screen: &GameScreen, area: Rect, context: Context<'_>) {
    if area.height < 2 {
        return;
    }
    let title = vec![Span::styled(context.words.get("terminal-log"), context.theme.strong())];
    put_rule(buffer, Rect { height: 1, ..area }, title, context.theme);
    let body = Rect { y: area.y + 1, height: area.height - 1, ..area };
    put_lines(buffer, body, &latest(screen, body, context));
}

/// The news, after as much of what was known before as there is room for.
fn latest(screen: &GameScreen, body: Rect, context: Context<'_>) -> Vec<Line<'static>> {
    let columns = body.width as usize;
    let rows = body.height as usize;
    let news = news(&screen.lines, screen.viewer);
    let known = screen.lines.len() - news.len();
    let fresh: Vec<Line<'static>> =
        news.iter().flat_map(|line| sentence(line, columns, Style::new(), context)).collect();
    let mut old: Vec<Line<'static>> = screen.lines[..known]
        .iter()
        .rev()
        .take(rows)
        .rev()
        .flat_map(|line| sentence(line, columns, context.theme.dim(), context))
        .collect();
    let room = rows.saturating_sub(fresh.len());
    old.drain(..old.len().saturating_sub(room));
    old.into_iter().chain(fresh).collect()
}

/// A sentence with the badge of whoever did it.
pub(super) fn sentence(
    line: &chronicle::Line,
    columns: usize,
    style: Style,
    context: Context<'_>,
) -> Vec<Line<'static>> {
    let said = context.words.say(&line.phrase);
    let style = if line.concerns_viewer { style.patch(context.theme.strong()) } else { style };
    let text = wrapped(&said, columns.saturating_sub(4), 0, style);
    let sign = line.by.map_or_else(|| Span::raw("   "), |seat| badge(seat, context.theme));
    let mut signs = std::iter::once(sign).chain(std::iter::repeat(Span::raw("   ")));
    text.into_iter()
        .map(|text| {
            let sign = signs.next().unwrap_or_default();
            let mut spans = vec![sign, Span::raw(" ")];
            spans.extend(text.spans.into_iter().map(|span| span.patch_style(text.style)));
            Line::from(spans)
        })
        .collect()
}
