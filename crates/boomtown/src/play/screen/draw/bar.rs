//! Draws the bar of keys at the bottom, or a message in its place.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::Span;
use table::SaturatingAs;

use super::text::cut;
use crate::play::screen::areas::Areas;
use crate::play::screen::game::{Context, GameScreen};
use crate::play::screen::keys::{Binding, Command, TABLE};

pub(super) fn draw(buffer: &mut Buffer, screen: &GameScreen, areas: &Areas, context: Context<'_>) {
    if let Some(notice) = &screen.notice {
        let text = cut(notice, areas.keys.width.saturating_sub(2) as usize);
        buffer.set_string(areas.keys.x + 1, areas.keys.y, text, context.theme.strong());
        return;
    }
    for Button { binding, label, place } in places(screen, areas, context) {
        let key = Span::styled(format!(" {} ", binding.shown), context.theme.key());
        let (x, y) = buffer.set_span(place.x, place.y, &key, place.width);
        buffer.set_stringn(
            x + 1,
            y,
            label,
            (place.right() - x) as usize,
            context.theme.tone(table::Tone::Plain),
        );
    }
}

/// A key on the bar.
struct Button {
    binding: &'static Binding,
    label: String,
    place: Rect,
}

/// The positions of the keys. Keys without room are omitted, the least important first.
fn places(screen: &GameScreen, areas: &Areas, context: Context<'_>) -> Vec<Button> {
    let Rect { x, y, width, .. } = areas.keys;
    let mut buttons: Vec<Button> = Vec::new();
    let mut taken = 0;
    for binding in TABLE.iter().filter(|binding| is_useful(screen, binding.command)) {
        let Some(label) = binding.label.map(|label| context.words.get(label)) else { continue };
        let wide = (Span::raw(binding.shown).width() + Span::raw(&label).width() + 3).saturating_as::<u16>();
        if taken + wide <= width {
            taken += wide + 1;
            buttons.push(Button { binding, label, place: Rect::new(0, y, wide, 1) });
        }
    }
    buttons.sort_by_key(|button| button.binding.place());
    let mut left = x;
    for button in &mut buttons {
        button.place.x = left;
        left += button.place.width + 1;
    }
    buttons
}

/// Whether a key currently does anything.
fn is_useful(screen: &GameScreen, command: Command) -> bool {
    match command {
        Command::Hint => screen.choices.seat().is_some() || screen.is_past_of_finished(),
        Command::Sort => screen.choices.seat().is_some(),
        Command::Review => screen.is_over(),
        Command::PlayOn => screen.is_past_of_finished(),
        Command::Undo => screen.past.is_none() && !screen.is_watching(),
        _ => true,
    }
}

/// The key that was clicked.
pub(crate) fn command_at(
    screen: &GameScreen,
    areas: &Areas,
    at: Position,
    context: Context<'_>,
) -> Option<Command> {
    let hit = places(screen, areas, context).into_iter().find(|button| button.place.contains(at));
    hit.map(|button| button.binding.command)
}
