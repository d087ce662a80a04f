//! Draws the first line: the game, the players and the points.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use table::{SaturatingAs, Standing};

use super::badge;
use super::text::cut;
use crate::play::screen::game::{Context, GameScreen};
use crate::play::screen::scores::leaders;
use crate::play::wording::game_name;

/// The maximum lengths of names, from much room to little.
const NAMES: [usize; 5] = [20, 12, 8, 5, 2];

pub(super) fn draw(buffer: &mut Buffer, screen: &GameScreen, area: Rect, context: Context<'_>) {
    let title = game_name(context.words, screen.shown().game());
    let title = Span::styled(format!(" {title}"), context.theme.strong());
    let room = area.width as usize;
    let fits =
        NAMES.iter().map(|&longest| players(screen, longest, context)).find(|line| line.width() <= room);
    let players = fits.unwrap_or_else(|| players(screen, 0, context));
    if title.width() + 2 + players.width() <= room {
        buffer.set_span(area.x, area.y, &title, area.width);
    }
    let width = players.width().min(room).saturating_as::<u16>();
    buffer.set_line(area.right() - width, area.y, &players, width);
}

fn players(screen: &GameScreen, longest: usize, context: Context<'_>) -> Line<'static> {
    let ahead = leaders(&screen.scores);
    let asked = screen.shown().deciders();
    let player = |standing: &Standing| {
        let Standing { seat, points, .. } = *standing;
        let strong = context.theme.strong();
        let name = cut(&context.words.name(seat), longest);
        let mut spans = vec![
            Span::styled(if asked.contains(seat) { "▸" } else { " " }, strong),
            badge(seat, context.theme),
            Span::raw(format!(" {name} ")),
            Span::styled(points.to_string(), strong),
        ];
        if ahead.contains(&seat) && longest > 5 {
            spans.push(Span::styled(
                format!(" {}", context.words.get("terminal-ahead")),
                context.theme.gain(),
            ));
        }
        spans.push(Span::raw(" "));
        spans
    };
    screen.scores.seats.iter().flat_map(player).collect::<Vec<_>>().into()
}
