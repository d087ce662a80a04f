//! Draws the table of points.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::{Seat, Standings};

use super::text::{cut, width};
use super::{badge, put_lines, put_rule};
use crate::play::screen::game::{Context, GameScreen};
use crate::play::screen::scores::{Form, NARROWEST, table};

/// The widest column of a seat.
const WIDEST: usize = 16;

/// From this width on, a column shows a name beside the badge.
const NAMED: usize = 9;

pub(super) fn draw(buffer: &mut Buffer, screen: &GameScreen, area: Rect, context: Context<'_>) {
    if area.height == 0 {
        return;
    }
    let title = vec![Span::styled(context.words.get("terminal-scores"), context.theme.strong())];
    put_rule(buffer, Rect { height: 1, ..area }, title, context.theme);
    let body = Rect { y: area.y + 1, height: area.height - 1, ..area };
    put_lines(buffer, body, &lines(&screen.scores, area.width as usize, context));
}

/// The points in the most detailed form that fits.
pub(super) fn lines(standings: &Standings, columns: usize, context: Context<'_>) -> Vec<Line<'static>> {
    match Form::that_fits(standings, columns) {
        Form::SideBySide => side_by_side(standings, columns, context),
        Form::Sums => sums(standings, columns, context),
    }
}

/// The totals below each other, the first place first.
fn sums(standings: &Standings, columns: usize, context: Context<'_>) -> Vec<Line<'static>> {
    let mut seats = table(standings).seats;
    seats.sort_by_key(|(_, place, _)| *place);
    let line = |(seat, place, points): (Seat, u8, i32)| {
        let place = format!("{place}. ");
        let points = number(points);
        let room = columns.saturating_sub(width(&place) + 4 + width(&points) + 1);
        let name = cut(&context.words.name(seat), room);
        let gap = " ".repeat(room - width(&name) + 1);
        Line::from(vec![
            Span::raw(place),
            badge(seat, context.theme),
            Span::raw(format!(" {name}{gap}")),
            Span::styled(points, context.theme.strong()),
        ])
    };
    seats.into_iter().map(line).collect()
}

/// A header, a line for each thing counted, the totals.
fn side_by_side(standings: &Standings, columns: usize, context: Context<'_>) -> Vec<Line<'static>> {
    let table = table(standings);
    let names: Vec<String> = table.seats.iter().map(|(seat, ..)| context.words.name(*seat)).collect();
    let labels: Vec<String> = table.rows.iter().map(|row| context.words.say(&row.label)).collect();
    let longest = labels.iter().map(|label| width(label)).max().unwrap_or(0) + 1;
    let widest = names.iter().map(|name| width(name) + 5).max().unwrap_or(0).min(WIDEST);
    // What is counted matters more than names: the badges tell the players apart.
    let fair = columns.saturating_sub(longest) / names.len().max(1);
    let column = widest.min(fair).max(NARROWEST);
    let label_width = columns.saturating_sub(column * names.len());
    let strong = context.theme.strong();

    let mut head = Line::from(" ".repeat(label_width));
    for ((seat, ..), name) in table.seats.iter().zip(&names) {
        let name = if column < NAMED { String::new() } else { format!(" {}", cut(name, column - 5)) };
        head.push_span(Span::raw(" ".repeat(column.saturating_sub(width(&name) + 3))));
        head.push_span(badge(*seat, context.theme));
        head.push_span(Span::styled(name, strong));
    }
    let mut lines = vec![head];
    for (row, label) in table.rows.iter().zip(&labels) {
        let mut line = Line::from(left(label, label_width));
        for points in &row.points {
            let shown = points.map_or("·".to_owned(), number);
            let style = if points.unwrap_or_default() == 0 { context.theme.dim() } else { Style::new() };
            line.push_span(Span::styled(right(&shown, column), style));
        }
        lines.push(line);
    }
    let mut total = Line::styled(left(&context.words.get("terminal-total"), label_width), strong);
    for (_, _, points) in &table.seats {
        total.push_span(Span::styled(right(&number(*points), column), strong));
    }
    lines.push(total);
    lines
}

/// The width of the table if nothing is cut.
pub(super) fn wanted_width(standings: &Standings, context: Context<'_>) -> usize {
    let table = table(standings);
    let labels = table.rows.iter().map(|row| width(&context.words.say(&row.label))).max().unwrap_or(0);
    labels + 3 + WIDEST * table.seats.len()
}

fn left(text: &str, columns: usize) -> String {
    let text = cut(text, columns.saturating_sub(1));
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(&text))))
}

fn right(text: &str, columns: usize) -> String {
    format!("{}{text}", " ".repeat(columns.saturating_sub(width(text))))
}

fn number(points: i32) -> String {
    points.to_string().replace('-', "−")
}
