//! Draws the last page: the winner, the points with their sources, and what to do next.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use table::{Phrase, SaturatingAs, Seat};

use super::focus::Focus;
use super::text::{cut, width};
use super::{badge, put_lines, scores};
use crate::play::screen::game::{AtTheEnd, Context, GameScreen};
use crate::play::screen::scores::rows;

pub(super) fn draw(buffer: &mut Buffer, screen: &GameScreen, context: Context<'_>) {
    let area = area(screen, context);
    let headline = Rect { height: 1, y: area.y + 1, ..area };
    buffer.set_style(Rect { x: 0, width: context.size.width, ..headline }, context.theme.my_turn());
    let mut title = Line::from(" ");
    title.spans.extend(winners(screen).into_iter().map(|seat| badge(seat, context.theme)));
    title.push_span(Span::raw(format!(" {}", headline_text(screen, context))));
    buffer.set_line(headline.x, headline.y, &title, headline.width);

    let rows = buttons(screen, context);
    let table_top = headline.bottom() + 1;
    let room = rows[0].y.saturating_sub(table_top + 2);
    let lines = scores::lines(&screen.scores, area.width as usize, context);
    put_lines(buffer, Rect { y: table_top, height: room, ..area }, &lines);
    if let Some(path) = &screen.kept {
        let kept = Phrase::new("terminal-kept").with("path", path.display().to_string());
        let text = tail(&context.words.say(&kept), area.width as usize);
        buffer.set_string(area.x, rows[0].y.saturating_sub(2), text, context.theme.dim());
    }
    for (index, (row, item)) in rows.iter().zip(screen.end.items()).enumerate() {
        let focus = Focus::of(index, screen.end.selected_row());
        let label = context.words.get(match item {
            AtTheEnd::PlayAgain => "terminal-play-again",
            AtTheEnd::Review => "terminal-review",
            AtTheEnd::LookThrough => "terminal-look-through",
            AtTheEnd::Leave => "terminal-leave",
            AtTheEnd::Quit => "terminal-key-quit",
        });
        buffer.set_line(
            row.x,
            row.y,
            &Line::styled(format!("{}{label} ", focus.sign()), focus.style(context.theme)),
            row.width,
        );
    }
    if let Some(notice) = &screen.notice {
        let text = cut(notice, context.size.width.saturating_sub(2) as usize);
        buffer.set_string(1, context.size.height - 1, text, context.theme.strong());
    }
}

fn area(screen: &GameScreen, context: Context<'_>) -> Rect {
    let wanted = scores::wanted_width(&screen.scores, context).max(60).saturating_as::<u16>();
    let wide = context.size.width.saturating_sub(4).min(wanted);
    Rect::new((context.size.width - wide) / 2, 0, wide, context.size.height)
}

/// The positions of the items: directly below the table if there is room, otherwise at the bottom.
pub(crate) fn buttons(screen: &GameScreen, context: Context<'_>) -> Vec<Rect> {
    let area = area(screen, context);
    let items = screen.end.items().len().saturating_as::<u16>();
    let wanted = 3 + rows(&screen.scores, area.width as usize).saturating_as::<u16>() + 3;
    let top = wanted.min(area.height.saturating_sub(items + 1));
    (0..items).map(|row| Rect { y: top + row, height: 1, ..area }).collect()
}

fn winners(screen: &GameScreen) -> Vec<Seat> {
    screen.scores.winners().collect()
}

fn headline_text(screen: &GameScreen, context: Context<'_>) -> String {
    let winners = winners(screen);
    let points =
        screen.scores.seats.iter().find(|standing| standing.place == 1).map_or(0, |first| first.points);
    let names = context.words.names(winners.iter().copied());
    let id = if winners.len() == 1 { "terminal-wins" } else { "terminal-win-together" };
    context.words.say(&Phrase::new(id).with("names", names).with("points", points))
}

/// The end of a text that is too long: of a path, that is the important part.
fn tail(text: &str, columns: usize) -> String {
    let mut kept = text;
    while width(kept) + 1 > columns && !kept.is_empty() {
        let mut letters = kept.chars();
        letters.next();
        kept = letters.as_str();
    }
    if kept.len() == text.len() { text.to_owned() } else { format!("…{kept}") }
}
