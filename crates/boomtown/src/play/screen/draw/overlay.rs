//! Draws pages that open over the game: keys, points, log, everything in words.

use ratatui::buffer::Buffer;
use ratatui::layout::Size;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::SaturatingAs;

use super::text::{width, wrapped};
use super::{log, put_box, put_lines, scores};
use crate::play::screen::game::{Context, GameScreen};
use crate::play::screen::keys;
use crate::play::screen::overlay::{Overlay, OverlayPage};
use crate::play::tell;

/// The maximum width of a page: longer lines are hard to read.
const WIDEST: u16 = 100;

pub(super) fn draw(buffer: &mut Buffer, screen: &GameScreen, overlay: Overlay, context: Context<'_>) {
    let (lines, rows) = lines_and_rows(screen, overlay.page, context);
    let title = context.words.get(match overlay.page {
        OverlayPage::Help => "terminal-help",
        OverlayPage::Scores => "terminal-scores",
        OverlayPage::Log => "terminal-log",
        OverlayPage::Rounds => "terminal-rounds",
        OverlayPage::Words => "terminal-words",
        OverlayPage::Review => "terminal-review",
        OverlayPage::Hint => "terminal-key-hint",
    });
    let inner = put_box(buffer, Size::new(columns(screen, overlay.page, context), rows), &title, context);
    let top = (overlay.top as usize).min(lines.len().saturating_sub(rows as usize));
    put_lines(buffer, inner, &lines[top..]);
    let more = match (top > 0, lines.len() > top + inner.height as usize) {
        (true, true) => "▲▼",
        (true, false) => "▲",
        (false, true) => "▼",
        (false, false) => "",
    };
    let foot = format!(" {more} {} ", context.words.get("terminal-close"));
    let wide = width(&foot).saturating_as::<u16>().min(inner.width);
    buffer.set_stringn(inner.right() - wide, inner.bottom(), foot, wide as usize, context.theme.dim());
}

fn columns(screen: &GameScreen, page: OverlayPage, context: Context<'_>) -> u16 {
    let room = context.size.width.saturating_sub(6).min(WIDEST);
    match page {
        OverlayPage::Scores => room.min(scores::wanted_width(&screen.scores, context).saturating_as::<u16>()),
        _ => room,
    }
}

/// The lines of a page, and how many of them are visible.
pub(crate) fn lines_and_rows(
    screen: &GameScreen,
    page: OverlayPage,
    context: Context<'_>,
) -> (Vec<Line<'static>>, u16) {
    let wide = columns(screen, page, context) as usize;
    let lines = match page {
        OverlayPage::Help => help(wide, context),
        OverlayPage::Scores => scores::lines(&screen.scores, wide, context),
        OverlayPage::Log => log_lines(screen, wide, context),
        OverlayPage::Rounds => rounds(screen, wide, context),
        OverlayPage::Words => words(screen, wide, context),
        OverlayPage::Review => paragraphs(&screen.review_told(context), wide),
        OverlayPage::Hint => paragraphs(&screen.past_hint_told(context), wide),
    };
    let rows = lines.len().saturating_as::<u16>().min(context.size.height.saturating_sub(4)).max(1);
    (lines, rows)
}

fn help(columns: usize, context: Context<'_>) -> Vec<Line<'static>> {
    const KEYS: usize = 12;
    let mut lines = Vec::new();
    for (shown, help) in keys::help() {
        let text = wrapped(&context.words.get(help), columns.saturating_sub(KEYS), 0, Style::new());
        for (index, line) in text.into_iter().enumerate() {
            let key = if index == 0 { shown } else { "" };
            let gap = " ".repeat(KEYS.saturating_sub(width(key)));
            let mut spans = vec![Span::styled(key, context.theme.strong()), Span::raw(gap)];
            spans.extend(line.spans);
            lines.push(Line::from(spans));
        }
    }
    lines
}

fn log_lines(screen: &GameScreen, columns: usize, context: Context<'_>) -> Vec<Line<'static>> {
    let lines: Vec<Line<'static>> =
        screen.lines.iter().flat_map(|line| log::sentence(line, columns, Style::new(), context)).collect();
    if lines.is_empty() {
        return wrapped(&context.words.get("terminal-log-empty"), columns, 0, context.theme.dim());
    }
    lines
}

fn rounds(screen: &GameScreen, columns: usize, context: Context<'_>) -> Vec<Line<'static>> {
    paragraphs(&tell::chapters(&screen.chapters, context.words), columns)
}

/// Lines of text, wrapped.
fn paragraphs(lines: &[String], columns: usize) -> Vec<Line<'static>> {
    lines.iter().flat_map(|line| wrapped(line, columns, 4, Style::new())).collect()
}

fn words(screen: &GameScreen, columns: usize, context: Context<'_>) -> Vec<Line<'static>> {
    let phrases = screen.account.asked.iter().chain(&screen.account.words);
    phrases.flat_map(|phrase| wrapped(&context.words.say(phrase), columns, 2, Style::new())).collect()
}
