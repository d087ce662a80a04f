//! The labels by which results are grouped: number of players, seat, options and opponents.

use std::borrow::Cow;

use games::Registry;
use serde_json::Value;
use table::{Field, Phrase, SaturatingAs, Seat};

use super::{Finished, Opponent};

/// The number of players.
pub(super) fn players(count: usize) -> Phrase {
    Phrase::new("statistics-players").with("count", count)
}

/// The seat.
pub(super) fn seat_label(seat: Seat) -> Phrase {
    Phrase::new("statistics-seat").with("number", seat.number())
}

/// The options of a game that differ from the defaults, each with its sort order.
pub(super) fn options(registry: &Registry, finished: &Finished) -> Vec<(Phrase, u32)> {
    let fields = registry.find(&finished.game).map_or_else(Vec::new, |entry| entry.game().fields());
    let label = |field: &Field| chosen(field, finished.options.get(&field.key).unwrap_or(&Value::Null));
    let chosen: Vec<(Phrase, u32)> = fields
        .iter()
        .zip(1..)
        .filter_map(|(field, order)| label(field).map(|label| (label, order)))
        .collect();
    if chosen.is_empty() { vec![(Phrase::new("statistics-usual"), 0)] } else { chosen }
}

/// The label of an option that differs from its default.
fn chosen(field: &Field, value: &Value) -> Option<Phrase> {
    let usual = field.choices.first()?;
    if usual.value == *value || value.is_null() || (usual.value.is_null() && *value == Value::Bool(false)) {
        return None;
    }
    if *value == Value::Bool(true) {
        return Some(field.label.clone());
    }
    let choice = field.choices.iter().find(|choice| choice.value == *value);
    let label = choice.map(|choice| &choice.label).or_else(|| field.own.as_ref().map(|own| &own.label))?;
    Some(Phrase::new("statistics-option").with("option", field.label.clone()).with("choice", label.clone()))
}

/// The kinds of opponents at the table, each once, with its sort order.
pub(super) fn opponents(registry: &Registry, finished: &Finished, mine: Seat) -> Vec<(Phrase, u32)> {
    let levels: Vec<&str> =
        registry.find(&finished.game).map_or_else(Vec::new, |entry| entry.bot_names().collect());
    let mut labels: Vec<(Phrase, u32)> = Vec::new();
    for (index, opponent) in finished.seats.iter().enumerate() {
        if index == mine.index() {
            continue;
        }
        let label = match opponent {
            Opponent::Person => (Phrase::new("statistics-people"), 0),
            Opponent::Bot(level) => {
                let order = levels.iter().position(|known| known == level).unwrap_or(levels.len());
                let name = Phrase { id: Cow::Owned(format!("level-{level}")), args: Vec::new() };
                (name, 1 + order.saturating_as::<u32>())
            }
            Opponent::Program => (Phrase::new("statistics-programs"), u32::MAX - 1),
            Opponent::Scripted => (Phrase::new("statistics-rules"), u32::MAX),
        };
        if !labels.contains(&label) {
            labels.push(label);
        }
    }
    labels
}
