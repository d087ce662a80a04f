//! Draws the latest events, those that concern the viewer first.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::text::wrapped;
use super::{badge, put_lines, put_rule};
use crate::play::chronicle::{self, known, news};
use crate::play::screen::game::{Context, GameScreen};
use crate::play::wording::game_help;

pub(super) fn draw(buffer: &mut Buffer, screen: &GameScreen, area: Rect, context: Context<'_>) {
    if area.height < 2 {
        return;
    }
    let title = vec![Span::styled(context.words.get("terminal-log"), context.theme.strong())];
    put_rule(buffer, Rect { height: 1, ..area }, title, context.theme);
    let body = Rect { y: area.y + 1, height: area.height - 1, ..area };
    put_lines(buffer, body, &latest(screen, body, context));
}

/// The news, after as much of the older log as there is room for. For a spectator everything is equally new.
fn latest(screen: &GameScreen, body: Rect, context: Context<'_>) -> Vec<Line<'static>> {
    let (columns, rows) = (body.width as usize, body.height as usize);
    if screen.lines.is_empty() {
        // Before anything has happened there is room to say what this is about.
        let help = game_help(context.words, screen.shown().game()).unwrap_or_default();
        return wrapped(&help, columns, 0, context.theme.dim());
    }
    let told = |lines: &[&chronicle::Line], style: Style| -> Vec<Line<'static>> {
        lines.iter().flat_map(|line| sentence(line, columns, style, context)).collect()
    };
    if screen.viewer.seat().is_none() || screen.past.is_some() {
        let all: Vec<&chronicle::Line> = screen.lines.iter().collect();
        return last_rows(told(&all[all.len().saturating_sub(rows)..], Style::new()), rows);
    }
    let news = news(&screen.lines, screen.viewer);
    let known = known(&screen.lines, &news);
    let fresh = told(&news, Style::new());
    let old = told(&known[known.len().saturating_sub(rows)..], context.theme.dim());
    let old = last_rows(old, rows.saturating_sub(fresh.len()));
    old.into_iter().chain(fresh).collect()
}

fn last_rows(mut lines: Vec<Line<'static>>, rows: usize) -> Vec<Line<'static>> {
    lines.drain(..lines.len().saturating_sub(rows));
    lines
}

/// A sentence with the badge of the player it is about.
pub(super) fn sentence(
    line: &chronicle::Line,
    columns: usize,
    style: Style,
    context: Context<'_>,
) -> Vec<Line<'static>> {
    let said = context.words.say(&line.phrase);
    let style = if line.concerns_viewer { style.patch(context.theme.strong()) } else { style };
    let text = wrapped(&said, columns.saturating_sub(4), 0, style);
    let sign = line.about.map_or_else(|| Span::raw("   "), |seat| badge(seat, context.theme));
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
