//! The table of points.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::Standings;

use super::text::{cut, width};
use super::{badge, put_lines, put_rule};
use crate::play::screen::game::{Context, GameScreen};
use crate::play::screen::scores::table;

/// The widest column of a seat.
const WIDEST: usize = 12;

pub(super) fn draw(buffer: &mut Buffer, screen: &GameScreen, area: Rect, context: Context<'_>) {
    if area.height == 0 {
        return;
    }
    let title = vec![Span::styled(context.words.get("terminal-scores"), context.theme.strong())];
    put_rule(buffer, Rect { height: 1, ..area }, title, context.theme);
    let body = Rect { y: area.y + 1, height: area.height - 1, ..area };
    put_lines(buffer, body, &lines(&screen.scores, area.width as usize, context));
}

/// A head, a line for each thing counted, the sums.
pub(super) fn lines(standings: &Standings, columns: usize, context: Context<'_>) -> Vec<Line<'static>> {
    let table = table(standings);
    let theme = context.theme;
    let names: Vec<String> = table.seats.iter().map(|(seat, ..)| context.words.name(*seat)).collect();
    let widest = names.iter().map(|name| width(name) + 4).max().unwrap_or(0).min(WIDEST);
    let fair = columns / (names.len() + 2).max(1);
    let column = widest.min(fair).max(5);
    let label = columns.saturating_sub(column * names.len());

    let mut head = Line::from(" ".repeat(label));
    for ((seat, ..), name) in table.seats.iter().zip(&names) {
        let name = cut(name, column.saturating_sub(5));
        head.push_span(Span::raw(" ".repeat(column.saturating_sub(width(&name) + 4))));
        head.push_span(badge(*seat, theme));
        head.push_span(Span::styled(format!(" {name}"), theme.strong()));
    }
    let mut lines = vec![head];
    for row in &table.rows {
        let said = cut(&context.words.say(&row.label), label.saturating_sub(1));
        let mut line = Line::from(format!("{said}{}", " ".repeat(label - width(&said).min(label))));
        for points in &row.points {
            let shown = points.map_or("·".to_owned(), |points| number(points));
            let style = if points.unwrap_or_default() == 0 { theme.dim() } else { Style::new() };
            line.push_span(Span::styled(right(&shown, column), style));
        }
        lines.push(line);
    }
    let sum = cut(&context.words.get("terminal-total"), label.saturating_sub(1));
    let mut total =
        Line::styled(format!("{sum}{}", " ".repeat(label - width(&sum).min(label))), theme.strong());
    for (_, _, points) in &table.seats {
        total.push_span(Span::styled(right(&number(*points), column), theme.strong()));
    }
    lines.push(total);
    lines
}

fn right(text: &str, columns: usize) -> String {
    format!("{}{text}", " ".repeat(columns.saturating_sub(width(text))))
}

fn number(points: i32) -> String {
    points.to_string().replace('-', "−")
}
