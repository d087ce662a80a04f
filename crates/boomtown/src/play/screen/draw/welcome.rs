//! Draws the first page.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::{Phrase, SaturatingAs};

use super::focus::Focus;
use super::put_lines;
use super::text::{cut, wrapped};
use crate::play::save_dir::about;
use crate::play::screen::game::Context;
use crate::play::screen::welcome::{Item, Welcome};
use crate::play::wording::{game_help, game_name};

const NAME: [&str; 3] = ["┌┐ ┌─┐┌─┐┌┬┐┌┬┐┌─┐┬ ┬┌┐┌", "├┴┐│ ││ ││││ │ │ ││││││││", "└─┘└─┘└─┘┴ ┴ ┴ └─┘└┴┘┘└┘"];
const TOWN: &str = "▁▂▁▃▂▄▂▁▂▅▂▁▃▁▂▁▁▃▂▄▁▂▁▁";

pub(super) fn draw(buffer: &mut Buffer, page: &Welcome, context: Context<'_>) {
    let left = left(context.size);
    let wide = context.size.width - 2 * left;
    let banner = banner(context.size);
    for (row, line) in NAME.iter().take(banner as usize).enumerate() {
        buffer.set_stringn(left, 1 + row.saturating_as::<u16>(), line, wide as usize, context.theme.strong());
    }
    if banner > 0 {
        buffer.set_stringn(left, 4, TOWN, wide as usize, context.theme.dim());
    }
    let rows = rows(page, context.size);
    for (index, (row, item)) in
        rows.iter().zip(page.menu.items()).enumerate().filter(|(_, (row, _))| !row.is_empty())
    {
        let focus = Focus::of(index, page.menu.selected_row());
        focus.light(buffer, *row, context.theme);
        let text = cut(&format!("{}{}", focus.sign(), label(item, context)), row.width as usize);
        buffer.set_string(row.x, row.y, text, Style::new());
    }
    let below = rows.last().map_or(1, |row| row.bottom()) + 1;
    let space = Rect::new(left, below, wide, context.size.height.saturating_sub(below + 1));
    put_lines(buffer, space, &explanation(page, wide as usize, context));
    let keys = context.words.get("terminal-welcome-keys");
    let foot = cut(&keys, wide as usize);
    buffer.set_string(left, context.size.height - 1, foot, context.theme.dim());
}

fn left(window: Size) -> u16 {
    if window.width > 60 { (window.width - 56).min(24) / 2 } else { 1 }
}

/// The rows of the banner, if there is room for it.
const fn banner(window: Size) -> u16 {
    if window.height >= 18 { 3 } else { 0 }
}

/// The positions of the items; items outside the window are empty.
pub(crate) fn rows(page: &Welcome, window: Size) -> Vec<Rect> {
    let left = left(window);
    let top = if banner(window) > 0 { 6 } else { 1 };
    let count = page.menu.items().len();
    let room = usize::from(window.height.saturating_sub(top + 5)).max(3);
    let first = (page.menu.selected_row() + 1).saturating_sub(room);
    (0..count)
        .map(|row| {
            let seen = (first..first + room).contains(&row);
            let shift = row.saturating_sub(first).min(room).saturating_as::<u16>();
            Rect::new(left, top + shift, window.width - 2 * left, u16::from(seen))
        })
        .collect()
}

fn label(item: &Item, context: Context<'_>) -> String {
    let words = context.words;
    match item {
        Item::GoOn(unfinished) => words.say(
            &Phrase::new("terminal-go-on")
                .with("game", game_name(words, unfinished.game))
                .with("standing", unfinished.standing()),
        ),
        Item::AskedFor(plan) => {
            let setup = plan.setup();
            words.say(&Phrase::new("terminal-begin-asked").with("game", game_name(words, setup.game())))
        }
        Item::New(game) => words.say(&Phrase::new("terminal-new").with("game", game_name(words, *game))),
        Item::Language => {
            words.say(&Phrase::new("terminal-language").with("language", words.language().own_name()))
        }
        Item::Quit => words.get("terminal-key-quit"),
    }
}

fn explanation(page: &Welcome, columns: usize, context: Context<'_>) -> Vec<Line<'static>> {
    let words = context.words;
    let mut lines = Vec::new();
    for text in page.notice.iter().cloned().chain(page.set_aside.iter().map(|aside| about(aside, words))) {
        let mut warning = wrapped(&text, columns.saturating_sub(2), 0, context.theme.strong());
        if let Some(first) = warning.first_mut() {
            first.spans.insert(0, Span::styled("! ", context.theme.loss()));
        }
        lines.extend(warning);
    }
    let about = match page.menu.selected() {
        Some(Item::New(game)) => game_help(words, *game),
        Some(Item::GoOn(unfinished)) => {
            Some(words.say(&Phrase::new("terminal-go-on-help").with("count", unfinished.decisions)))
        }
        Some(Item::AskedFor(plan)) => game_help(words, plan.setup().game()),
        Some(Item::Language) => Some(words.get("terminal-language-help")),
        Some(Item::Quit) | None => None,
    };
    lines.extend(about.iter().flat_map(|text| wrapped(text, columns, 0, context.theme.dim())));
    lines
}
