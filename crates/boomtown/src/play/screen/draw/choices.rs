//! Draws the list of choices, and what the selected one would change.

use std::collections::HashSet;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::Phrase;

use super::focus::Focus;
use super::text::{cut, cut_middle, width, wrapped};
use super::{log, put_lines, put_rule};
use crate::play::choices::{Choice, Order};
use crate::play::chronicle;
use crate::play::screen::areas::Areas;
use crate::play::screen::game::{Context, GameScreen, Hint};
use crate::play::wording::signed;

pub(super) fn draw(buffer: &mut Buffer, screen: &GameScreen, areas: &Areas, context: Context<'_>) {
    let title = Rect { height: 1, ..areas.choices };
    if screen.choices.seat().is_none() {
        return next_decision(buffer, screen, areas, context);
    }
    put_rule(buffer, title, title_spans(screen, context), context.theme);
    let rows = areas.choice_rows();
    let choices = screen.choices.shown().enumerate().skip(screen.choices.top());
    let alike = alike(screen, rows.width as usize);
    for (row, (index, choice)) in rows.rows().zip(choices) {
        let focus = Focus::of(index, screen.choices.selected_row());
        let label = label(choice, row.width as usize, &alike);
        let line = choice_line(screen, choice, &label, row.width as usize, focus, context);
        focus.light(buffer, row, context.theme);
        buffer.set_line(row.x, row.y, &line, row.width);
    }
    if screen.choices.shown().len() == 0 {
        let lines =
            wrapped(&context.words.get("terminal-nothing-fits"), rows.width as usize, 0, context.theme.dim());
        put_lines(buffer, rows, &lines);
    }
    preview(buffer, screen, areas.preview, context);
}

/// The number of choices, what was typed, and the order.
fn title_spans(screen: &GameScreen, context: Context<'_>) -> Vec<Span<'static>> {
    let choices = &screen.choices;
    let mut spans = Vec::new();
    if choices.typed().is_empty() {
        let id = match choices.order() {
            Order::AsListed => "terminal-choices",
            Order::ByGain => "terminal-choices-by-gain",
        };
        let phrase = Phrase::new(id).with("count", choices.count());
        spans.push(Span::styled(context.words.say(&phrase), context.theme.strong()));
    } else {
        spans.push(Span::styled(format!("›{}▏", choices.typed()), context.theme.target()));
        spans.push(Span::raw(format!(" {}/{}", choices.shown().len(), choices.count())));
    }
    if matches!(screen.hint, Hint::Thinking(_)) {
        spans.push(Span::styled(
            format!(" {}", context.words.get("terminal-hint-thinking")),
            context.theme.dim(),
        ));
    }
    spans
}

/// The columns for the label, beside its mark and its gain.
fn room(choice: &Choice, columns: usize) -> usize {
    let gain = choice.gain.map(signed).unwrap_or_default();
    columns.saturating_sub(2 + width(&gain) + 2)
}

/// The labels that look the same when they are cut at the end.
fn alike(screen: &GameScreen, columns: usize) -> HashSet<String> {
    let mut seen = HashSet::new();
    let cut = screen.choices.shown().map(|choice| cut(&choice.said, room(choice, columns)));
    cut.filter(|label| !seen.insert(label.clone())).collect()
}

/// The label of a choice, as far as it fits.
fn label(choice: &Choice, columns: usize, alike: &HashSet<String>) -> String {
    let room = room(choice, columns);
    let label = cut(&choice.said, room);
    if alike.contains(&label) { cut_middle(&choice.said, room) } else { label }
}

fn choice_line(
    screen: &GameScreen,
    choice: &Choice,
    label: &str,
    columns: usize,
    focus: Focus,
    context: Context<'_>,
) -> Line<'static> {
    let hinted = matches!(&screen.hint, Hint::Found { action, .. } if *action == choice.action);
    let mark = if hinted { "◆ " } else { focus.sign() };
    let gain = choice.gain.map(signed).unwrap_or_default();
    let gap = " ".repeat(columns.saturating_sub(width(mark) + width(label) + width(&gain) + 1));
    let gain_style =
        if focus.is_here() { Style::new() } else { context.theme.change(choice.gain.unwrap_or_default()) };
    Line::from(vec![
        Span::raw(mark),
        Span::raw(label.to_owned()),
        Span::raw(gap),
        Span::styled(gain, gain_style),
    ])
}

/// The preview of the selected choice in words; its picture is on the board.
fn preview(buffer: &mut Buffer, screen: &GameScreen, area: Rect, context: Context<'_>) {
    let Some(choice) = screen.choices.selected().filter(|_| area.height > 0) else { return };
    let columns = area.width as usize;
    let reasons = match &screen.hint {
        Hint::Found { action, reasons } if *action == choice.action => Some(reasons),
        _ => None,
    };
    let title = context.words.get(if reasons.is_some() { "terminal-hinted" } else { "terminal-brings" });
    put_rule(
        buffer,
        Rect { height: 1, ..area },
        vec![Span::styled(title, context.theme.strong())],
        context.theme,
    );
    let preview = screen.preview.iter().flat_map(|preview| &preview.words);
    let mut told: Vec<String> = Vec::new();
    for phrase in reasons.into_iter().flatten().chain(preview) {
        let said = context.words.say(phrase);
        // A reason may repeat a line of the preview.
        if !told.contains(&said) {
            told.push(said);
        }
    }
    let is_cut = width(&choice.said) > room(choice, columns);
    if is_cut && !told.contains(&choice.said) {
        told.push(choice.said.clone());
    }
    let lines: Vec<Line<'static>> =
        told.iter().flat_map(|text| wrapped(text, columns, 2, Style::new())).collect();
    let body = Rect { y: area.y + 1, height: area.height - 1, ..area };
    put_lines(buffer, body, &lines);
}

/// The next decision, if the past is being looked at and there is nothing to choose.
fn next_decision(buffer: &mut Buffer, screen: &GameScreen, areas: &Areas, context: Context<'_>) {
    let Some(past) = &screen.past else { return };
    let then = past.decisions();
    let session = screen.source.session();
    if then >= session.decisions() {
        return;
    }
    let title = vec![Span::styled(context.words.get("terminal-what-came-next"), context.theme.strong())];
    put_rule(buffer, Rect { height: 1, ..areas.choices }, title, context.theme);
    let rows = areas.choice_rows();
    let told = chronicle::at(session, Some(then), screen.viewer);
    let lines: Vec<Line<'static>> = told
        .iter()
        .flat_map(|line| log::sentence(line, rows.width as usize, Style::new(), context))
        .collect();
    put_lines(buffer, rows, &lines);
}
