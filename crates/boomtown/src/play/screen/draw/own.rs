//! Draws the page for a custom value.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use table::{Field, Member, OutOf, Phrase, SaturatingAs};

use super::focus::Focus;
use super::put_lines;
use super::text::{cut, width, wrapped};
use crate::play::screen::form::Form;
use crate::play::screen::game::Context;
use crate::play::screen::own::{Editor, sides_of};

/// The width of a place.
const PLACE: usize = 5;
/// The rows below the list for explanations.
const SAID: u16 = 6;

pub(super) fn draw(buffer: &mut Buffer, form: &Form, editor: &Editor, left: u16, context: Context<'_>) {
    let field = &form.fields[editor.field];
    let Some(own) = &field.own else { return };
    let value = form.setup.own_value(field).unwrap_or_default();
    let wide = (context.size.width - 2 * left) as usize;
    let title = format!("{}: {}", context.words.say(&field.label), context.words.say(&own.label));
    buffer.set_stringn(left, 0, title, wide, context.theme.strong());
    let room =
        Rect::new(left, 2, wide.saturating_as::<u16>(), context.size.height.saturating_sub(3 + SAID).max(1));
    let used = match &own.out_of {
        OutOf::Places(rows) => draw_map(buffer, room, rows, &value, editor, context),
        OutOf::Members(members) => draw_members(buffer, room, members, &value, editor, context),
    };
    let below = room.y + used;
    let space =
        Rect::new(left, below, wide.saturating_as::<u16>(), context.size.height.saturating_sub(below + 1));
    put_lines(buffer, space, &said(form, field, &value, editor, wide, context));
    let keys = match (&editor.naming, &own.out_of) {
        (Some(_), _) => "terminal-own-naming-keys",
        (None, OutOf::Places(_)) => "terminal-own-map-keys",
        (None, OutOf::Members(_)) => "terminal-own-list-keys",
    };
    let foot = cut(&context.words.get(keys), wide);
    buffer.set_string(left, context.size.height - 1, foot, context.theme.dim());
}

/// Chosen places are between `~`, the selected one is after `▸`.
fn draw_map(
    buffer: &mut Buffer,
    room: Rect,
    rows: &[Vec<String>],
    value: &[String],
    editor: &Editor,
    context: Context<'_>,
) -> u16 {
    let columns = rows.first().map_or(1, Vec::len);
    for (row, places) in rows.iter().enumerate().take(room.height as usize) {
        for (column, place) in places.iter().enumerate() {
            let focus = Focus::of(row * columns + column, editor.cursor);
            let sign = if focus.is_here() { '▸' } else { ' ' };
            let edge = if value.contains(place) { '~' } else { ' ' };
            let text = format!("{sign}{edge}{place}{edge}");
            let at = Rect::new(
                room.x + (column * PLACE).saturating_as::<u16>(),
                room.y + row.saturating_as::<u16>(),
                PLACE.saturating_as::<u16>(),
                1,
            );
            let style = if value.contains(place) { context.theme.strong() } else { Style::new() };
            buffer.set_stringn(at.x, at.y, text, PLACE, style);
            focus.light(buffer, at, context.theme);
        }
    }
    rows.len().min(room.height as usize).saturating_as::<u16>() + 1
}

fn draw_members(
    buffer: &mut Buffer,
    room: Rect,
    members: &[Member],
    value: &[String],
    editor: &Editor,
    context: Context<'_>,
) -> u16 {
    let words = context.words;
    let seen = room.height as usize;
    let top = (editor.cursor + 1).saturating_sub(seen);
    for (line, (index, member)) in members.iter().enumerate().skip(top).take(seen).enumerate() {
        let focus = Focus::of(index, editor.cursor);
        let place = Rect::new(room.x, room.y + line.saturating_as::<u16>(), room.width, 1);
        focus.light(buffer, place, context.theme);
        let side = sides_of(member).iter().position(|side| value.contains(side));
        let state =
            side.map_or_else(|| words.get("terminal-own-out"), |side| words.say(&member.sides[side].label));
        let label = cut(&words.say(&member.label), 28);
        let gap = " ".repeat(30usize.saturating_sub(width(&label)));
        let check = if side.is_some() { "[x] " } else { "[ ] " };
        buffer.set_stringn(
            place.x,
            place.y,
            format!("{}{check}{label}{gap}{state}", focus.sign()),
            room.width as usize,
            focus.style(context.theme),
        );
    }
    members.len().min(seen).saturating_as::<u16>() + 1
}

/// The name being typed, why the value is invalid, and what is required of it.
fn said(
    form: &Form,
    field: &Field,
    value: &[String],
    editor: &Editor,
    columns: usize,
    context: Context<'_>,
) -> Vec<Line<'static>> {
    let words = context.words;
    let mut texts: Vec<(String, Style)> = Vec::new();
    if let Some(name) = &editor.naming {
        let asked = Phrase::new("terminal-own-name").with("name", format!("{name}▏"));
        texts.push((words.say(&asked), context.theme.strong()));
    }
    match &form.problem {
        Some(problem) => texts.push((problem.clone(), context.theme.loss())),
        None => texts.push((words.get("terminal-own-fine"), Style::new())),
    }
    if let Some(own) = &field.own {
        if let OutOf::Members(members) = &own.out_of {
            let count = Phrase::new("terminal-own-count").with("count", value.len());
            texts.push((words.say(&count), Style::new()));
            let sides = members.get(editor.cursor).map(|member| member.sides.as_slice()).unwrap_or_default();
            let helps = sides.iter().filter_map(|side| Some((&side.label, side.help.as_ref()?)));
            texts.extend(helps.map(|(label, help)| {
                (format!("{}: {}", words.say(label), words.say(help)), context.theme.dim())
            }));
        }
        texts.push((words.say(&own.help), context.theme.dim()));
    }
    texts.iter().flat_map(|(text, style)| wrapped(text, columns, 0, *style)).collect()
}
