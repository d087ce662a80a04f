//! Draws the page on which a game is set up.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::{Markable, Phrase, SaturatingAs, Seat};

use super::focus::Focus;
use super::text::{cut, width, wrapped};
use super::{badge, own, put_lines};
use crate::play::local_player::LocalPlayer;
use crate::play::screen::form::{Form, Row};
use crate::play::screen::game::Context;
use crate::play::wording::{game_help, game_name, said_or};

pub(super) fn draw(buffer: &mut Buffer, form: &Form, names: &[String], context: Context<'_>) {
    let left = left(context.size);
    if let Some(editor) = &form.editor {
        return own::draw(buffer, form, editor, left, context);
    }
    let wide = (context.size.width - 2 * left) as usize;
    let title = game_name(context.words, form.setup.game());
    buffer.set_stringn(left, 0, title, wide, context.theme.strong());
    let rows = rows(form, context.size);
    for (index, (place, row)) in rows.iter().zip(form.rows()).enumerate() {
        if place.height > 0 {
            draw_row(buffer, *place, form, row, Focus::of(index, form.selected_row()), names, context);
        }
    }
    let below = rows.last().map_or(1, |row| row.bottom()) + 1;
    let space =
        Rect::new(left, below, wide.saturating_as::<u16>(), context.size.height.saturating_sub(below + 1));
    put_lines(buffer, space, &explanation(form, wide, context));
    let foot = cut(&context.words.get("terminal-form-keys"), wide);
    buffer.set_string(left, context.size.height - 1, foot, context.theme.dim());
}

fn left(window: Size) -> u16 {
    if window.width > 70 { (window.width - 66).min(24) / 2 } else { 1 }
}

/// The positions of the rows; rows outside the window are empty.
pub(crate) fn rows(form: &Form, window: Size) -> Vec<Rect> {
    let left = left(window);
    let count = form.rows().len();
    let room = usize::from(window.height.saturating_sub(7)).max(3);
    let top = (form.selected_row() + 1).saturating_sub(room);
    (0..count)
        .map(|row| {
            let seen = (top..top + room).contains(&row);
            let shift = row.saturating_sub(top).min(room).saturating_as::<u16>();
            Rect::new(left, 2 + shift, window.width - 2 * left, u16::from(seen))
        })
        .collect()
}

fn draw_row(
    buffer: &mut Buffer,
    place: Rect,
    form: &Form,
    row: Row,
    focus: Focus,
    names: &[String],
    context: Context<'_>,
) {
    focus.light(buffer, place, context.theme);
    let label_width = (place.width as usize * 2 / 5).min(28);
    let label = cut(&label(form, row, context), label_width.saturating_sub(3));
    let gap = " ".repeat(label_width.saturating_sub(width(&label) + 2));
    let mut line = Line::from(vec![Span::raw(focus.sign()), Span::raw(label), Span::raw(gap)]);
    if let Row::Seat(seat) = row {
        line.spans.extend([badge(seat, context.theme), Span::raw(" ")]);
    }
    let turnable = focus.is_here() && is_turnable(form, row);
    let value = value(form, row, names, focus, context);
    line.push_span(Span::raw(if turnable { format!("◂ {value} ▸") } else { format!("  {value}") }));
    buffer.set_line(place.x, place.y, &line, place.width);
}

fn is_turnable(form: &Form, row: Row) -> bool {
    match row {
        Row::Begin => false,
        Row::Seat(seat) => form.setup.holders()[seat.index()] != LocalPlayer::Scripted,
        _ => true,
    }
}

fn label(form: &Form, row: Row, context: Context<'_>) -> String {
    let words = context.words;
    match row {
        Row::Players => words.get("terminal-players"),
        Row::Field(index) => marked(words.say(&form.fields[index].label), &form.fields[index].house),
        Row::Seat(seat) => words.say(&Phrase::new("terminal-seat").with("number", seat.number())),
        Row::Think => words.get("terminal-think"),
        Row::Begin => words.get("terminal-begin"),
    }
}

fn value(form: &Form, row: Row, names: &[String], focus: Focus, context: Context<'_>) -> String {
    let words = context.words;
    match row {
        Row::Players => form.setup.players().to_string(),
        Row::Field(index) => {
            let field = &form.fields[index];
            let chosen = form.setup.chosen(field).and_then(|chosen| field.choices.get(chosen));
            match (chosen, form.setup.chosen_kept(field), &field.own) {
                (Some(choice), _, _) => marked(words.say(&choice.label), &choice.house),
                (_, Some(kept), _) => kept.name.clone(),
                (_, _, Some(own)) => words.say(&own.label),
                _ => form.setup.options()[&field.key].to_string(),
            }
        }
        Row::Seat(seat) => holder(form, seat, names, focus, context),
        Row::Think => words.say(
            &Phrase::new("terminal-think-value")
                .with("millis", form.setup.think_millis.saturating_as::<i64>()),
        ),
        Row::Begin => String::new(),
    }
}

/// A text with the sign of a house figure after it, if it is one.
fn marked(text: String, house: &[Phrase]) -> String {
    if house.is_empty() { text } else { format!("{text} {}", Markable::SIGN) }
}

fn holder(form: &Form, seat: Seat, names: &[String], focus: Focus, context: Context<'_>) -> String {
    let words = context.words;
    match &form.setup.holders()[seat.index()] {
        LocalPlayer::Person(name) if focus.is_here() => {
            words.say(&Phrase::new("terminal-holder-person").with("name", format!("{name}▏")))
        }
        LocalPlayer::Person(_) => {
            words.say(&Phrase::new("terminal-holder-person").with("name", names[seat.index()].clone()))
        }
        LocalPlayer::Bot(level) => {
            let level = said_or(words, &level.phrase(), level.name());
            words.say(&Phrase::new("terminal-holder-bot").with("level", level))
        }
        LocalPlayer::Scripted => words.get("terminal-holder-scripted"),
    }
}

/// What the selected row is about, or what is wrong.
fn explanation(form: &Form, columns: usize, context: Context<'_>) -> Vec<Line<'static>> {
    let words = context.words;
    let mut texts: Vec<(String, Style)> = Vec::new();
    if let Some(problem) = &form.problem {
        texts.push((problem.clone(), context.theme.loss()));
    }
    let dim = context.theme.dim();
    match form.selected() {
        Row::Players => texts.push((words.get("terminal-players-help"), dim)),
        Row::Field(index) => {
            let field = &form.fields[index];
            let choice = form.setup.chosen(field).and_then(|chosen| field.choices.get(chosen));
            let help = choice.and_then(|choice| choice.help.as_ref());
            texts.extend(help.map(|help| (words.say(help), Style::new())));
            if let (Some(own), Some(value)) = (&field.own, form.setup.own_value(field)) {
                texts.push((value.join(" "), Style::new()));
                texts.push((words.get("terminal-own-open"), context.theme.strong()));
                texts.push((words.say(&own.help), dim));
            }
            let note = form.setup.game().note(&form.setup.options(), &field.key);
            texts.extend(note.map(|note| (words.say(&note), Style::new())));
            texts.push((words.say(&field.help), dim));
            let ours = choice.iter().flat_map(|choice| &choice.house).chain(&field.house);
            texts.extend(ours.map(|about| {
                (words.say(&Phrase::new("house-figure").with("about", about.clone())), Style::new())
            }));
        }
        Row::Seat(seat) => texts.push((words.get(seat_help(form, seat)), dim)),
        Row::Think => texts.push((words.get("terminal-think-help"), dim)),
        Row::Begin => texts.extend(game_help(words, form.setup.game()).map(|help| (help, dim))),
    }
    texts.iter().flat_map(|(text, style)| wrapped(text, columns, 0, *style)).collect()
}

fn seat_help(form: &Form, seat: Seat) -> &'static str {
    use bots::Level;
    match &form.setup.holders()[seat.index()] {
        LocalPlayer::Person(_) => "terminal-help-person",
        LocalPlayer::Bot(Level::Tenderfoot) => "terminal-help-tenderfoot",
        LocalPlayer::Bot(Level::Cowhand) => "terminal-help-cowhand",
        LocalPlayer::Bot(Level::Deputy) => "terminal-help-deputy",
        LocalPlayer::Bot(Level::Marshal) => "terminal-help-marshal",
        LocalPlayer::Bot(Level::Legend) => "terminal-help-legend",
        LocalPlayer::Scripted => "terminal-help-scripted",
    }
}
