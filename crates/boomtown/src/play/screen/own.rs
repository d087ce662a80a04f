//! The page for a custom value: a map to walk over, or a list of members with their sides.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use table::{Field, Member, OutOf};

use super::keys::typed;

/// The maximum length of a name.
const NAME: usize = 30;

/// The page for a custom value.
#[derive(Debug, Default)]
pub(crate) struct Editor {
    /// The index of its field.
    pub(crate) field: usize,
    /// The selected place or member.
    pub(crate) cursor: usize,
    /// The name under which to save it, while it is being typed.
    pub(crate) naming: Option<String>,
}

/// The effect of a key.
pub(crate) enum Edit {
    /// Another value.
    Change(Vec<String>),
    /// Save it under this name.
    Save(String),
    /// Delete the saved value.
    Forget,
    /// Back to the form.
    Done,
}

impl Editor {
    /// For the field with this index.
    pub(crate) fn new(field: usize) -> Editor {
        Editor { field, ..Editor::default() }
    }

    /// Handles a key, with the current value.
    pub(crate) fn key(&mut self, key: KeyEvent, field: &Field, value: &[String]) -> Option<Edit> {
        if self.naming.is_some() {
            return self.name(key);
        }
        match key.code {
            KeyCode::Esc | KeyCode::Enter => return Some(Edit::Done),
            KeyCode::F(2) => self.naming = Some(String::new()),
            KeyCode::F(8) => return Some(Edit::Forget),
            KeyCode::Delete => return Some(Edit::Change(Vec::new())),
            _ => {}
        }
        match &field.own.as_ref()?.out_of {
            OutOf::Places(rows) => self.on_map(key, rows, value),
            OutOf::Members(members) => self.in_list(key, members, value),
        }
    }

    fn name(&mut self, key: KeyEvent) -> Option<Edit> {
        let name = self.naming.as_mut()?;
        match key.code {
            KeyCode::Esc => self.naming = None,
            KeyCode::Backspace => {
                name.pop();
            }
            KeyCode::Enter => {
                let name = self.naming.take()?.trim().to_owned();
                return (!name.is_empty()).then_some(Edit::Save(name));
            }
            _ => {
                if let Some(letter) = typed(key)
                    && name.chars().count() < NAME
                {
                    name.push(letter);
                }
            }
        }
        None
    }

    fn on_map(&mut self, key: KeyEvent, rows: &[Vec<String>], value: &[String]) -> Option<Edit> {
        let columns = rows.first().map_or(1, Vec::len).max(1);
        let (row, column) = (self.cursor / columns, self.cursor % columns);
        match key.code {
            KeyCode::Up if row > 0 => self.cursor -= columns,
            KeyCode::Down if row + 1 < rows.len() => self.cursor += columns,
            KeyCode::Left if column > 0 => self.cursor -= 1,
            KeyCode::Right if column + 1 < columns => self.cursor += 1,
            KeyCode::Char(' ') => {
                let place = rows.get(row)?.get(column)?;
                let mut value = value.to_vec();
                if value.contains(place) {
                    value.retain(|other| other != place);
                } else {
                    value.push(place.clone());
                }
                return Some(Edit::Change(value));
            }
            _ => {}
        }
        None
    }

    fn in_list(&mut self, key: KeyEvent, members: &[Member], value: &[String]) -> Option<Edit> {
        match key.code {
            KeyCode::Up => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Down => self.cursor = (self.cursor + 1).min(members.len().saturating_sub(1)),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = members.len().saturating_sub(1),
            KeyCode::Left | KeyCode::Right | KeyCode::Char(' ') => {
                let sides = sides_of(members.get(self.cursor)?);
                let count = sides.len() + 1;
                let now = sides.iter().position(|side| value.contains(side)).map_or(0, |side| side + 1);
                let step = if key.code == KeyCode::Left { count - 1 } else { 1 };
                let mut value: Vec<String> =
                    value.iter().filter(|name| !sides.contains(name)).cloned().collect();
                value.extend(((now + step) % count).checked_sub(1).map(|side| sides[side].clone()));
                // In the order of the members.
                let order: Vec<String> = members.iter().flat_map(sides_of).collect();
                value.sort_by_key(|name| order.iter().position(|other| other == name));
                return Some(Edit::Change(value));
            }
            _ => {}
        }
        None
    }
}

/// The values of a member's sides.
pub(crate) fn sides_of(member: &Member) -> Vec<String> {
    member.sides.iter().filter_map(|side| side.value.as_str()).map(str::to_owned).collect()
}
