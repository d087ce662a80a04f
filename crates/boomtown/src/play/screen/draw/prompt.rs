//! Draws the current question, or what is going on, always in the same place.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::Phrase;

use super::badge;
use super::text::{cut, width, wrap};
use crate::play::screen::game::{Context, GameScreen, Past, Watch};

/// Rotates while a bot thinks.
const WHEEL: [&str; 8] = ["⠋", "⠙", "⠸", "⠴", "⠦", "⠇", "⠏", "⠟"];

/// Columns before the text.
const INDENT: u16 = 3;

pub(super) fn draw(buffer: &mut Buffer, screen: &GameScreen, area: Rect, context: Context<'_>) {
    let (style, mut first, second) = content(screen, context);
    buffer.set_style(area, style);
    let room = area.width.saturating_sub(INDENT + 1) as usize;
    // A long question begins right behind whose turn it is.
    let behind = (area.width as usize).saturating_sub(first.width() + 2);
    let second = if width(&second) <= room {
        second
    } else {
        let mut lines = wrap(&second, behind.max(1));
        first.push_span(Span::raw(format!(" {}", lines.remove(0))));
        cut(&lines.join(" "), room)
    };
    let mut rows = area.rows();
    if let Some(row) = rows.next() {
        buffer.set_line(row.x, row.y, &first, row.width);
    }
    if let Some(row) = rows.next() {
        buffer.set_stringn(row.x + INDENT, row.y, second, room, Style::new());
    }
}

fn content(screen: &GameScreen, context: Context<'_>) -> (Style, Line<'static>, String) {
    let words = context.words;
    let asked = || screen.account.asked.as_ref().map(|asked| words.say(asked)).unwrap_or_default();
    if let Some(past) = &screen.past {
        let keys = if screen.live().is_some() { "terminal-past-keys" } else { "terminal-record-keys" };
        return (context.theme.past(), past_line(screen, past, context), words.get(keys));
    }
    if let Some(seat) = screen.my_turn() {
        let turn = words.say(&Phrase::new("terminal-your-turn").with("seat", seat));
        let line = vec![Span::raw(" ▶ "), badge(seat, context.theme), Span::raw(format!(" {turn}"))];
        return (context.theme.my_turn(), line.into(), asked());
    }
    (context.theme.waiting(), waiting_line(screen, context), asked())
}

fn past_line(screen: &GameScreen, past: &Past, context: Context<'_>) -> Line<'static> {
    let id = if screen.live().is_some() { "terminal-past" } else { "terminal-record" };
    let phrase =
        Phrase::new(id).with("decision", past.decisions()).with("count", screen.source.session().decisions());
    let sign = if screen.watch.playing { "▶" } else { "◀" };
    let mut line = Line::from(format!(" {sign} {}", context.words.say(&phrase)));
    if screen.watch.playing {
        line.push_span(Span::raw(format!("  {}", speed(screen, context))));
    }
    line
}

fn waiting_line(screen: &GameScreen, context: Context<'_>) -> Line<'static> {
    let words = context.words;
    let thinkers = screen.thinkers();
    let mut spans = vec![Span::raw(" ")];
    if screen.watch.paused {
        spans.push(Span::raw(format!("‖ {}", words.get("terminal-paused"))));
    } else if let Some(first) = thinkers.lowest() {
        let wheel = WHEEL[screen.watch.ticks() as usize % WHEEL.len()];
        spans.push(Span::raw(format!("{wheel} ")));
        spans.extend(thinkers.iter().map(|seat| badge(seat, context.theme)));
        let phrase = if thinkers.len() == 1 {
            Phrase::new("terminal-thinking").with("seat", first)
        } else {
            Phrase::new("terminal-thinking-several").with("count", thinkers.len())
        };
        spans.push(Span::raw(format!(" {}", words.say(&phrase))));
    } else if screen.shown().deciders().is_empty() {
        spans.push(Span::raw(words.get("terminal-over")));
    }
    if screen.is_watching() {
        spans.push(Span::raw(format!("   {}", speed(screen, context))));
    }
    spans.into()
}

fn speed(screen: &GameScreen, context: Context<'_>) -> String {
    let phrase =
        Phrase::new("terminal-speed").with("speed", screen.watch.speed()).with("speeds", Watch::speeds());
    context.words.say(&phrase)
}
