//! Custom values for an option of a game, stored under names that the player chose.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::OutOf;

/// The largest number of saved values for one option.
const MOST: usize = 30;

/// A saved value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct SavedValue {
    /// Its name.
    pub(crate) name: String,
    /// The value.
    pub(crate) value: Vec<String>,
}

/// All saved values, by game and option.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct SavedValues(BTreeMap<String, Vec<SavedValue>>);

impl SavedValues {
    /// The saved values for an option of a game.
    pub(crate) fn of(&self, game: &str, option: &str) -> &[SavedValue] {
        self.0.get(&place(game, option)).map_or(&[], Vec::as_slice)
    }

    /// Saves a value; one with the same name is replaced.
    pub(crate) fn insert(&mut self, game: &str, option: &str, name: &str, value: &[String]) {
        let all = self.0.entry(place(game, option)).or_default();
        all.retain(|kept| kept.name != name);
        all.push(SavedValue { name: name.to_owned(), value: value.to_vec() });
        let surplus = all.len().saturating_sub(MOST);
        all.drain(..surplus);
    }

    /// Deletes the saved value; returns whether there was one.
    pub(crate) fn forget(&mut self, game: &str, option: &str, value: &[String]) -> bool {
        let Some(all) = self.0.get_mut(&place(game, option)) else { return false };
        let before = all.len();
        all.retain(|kept| !is_same(&kept.value, value));
        all.len() < before
    }
}

fn place(game: &str, option: &str) -> String {
    format!("{game}/{option}")
}

/// Whether two values are equal, ignoring the order.
pub(crate) fn is_same(one: &[String], other: &[String]) -> bool {
    one.len() == other.len() && one.iter().all(|name| other.contains(name))
}

/// The names in a line, without duplicates; an error lists the words that are not names.
pub(crate) fn names_in(line: &str, out_of: &OutOf) -> Result<Vec<String>, Vec<String>> {
    let known = out_of.names();
    let words: Vec<String> = line
        .split(|letter: char| letter.is_whitespace() || matches!(letter, ',' | ';'))
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    let (names, unknown): (Vec<String>, Vec<String>) =
        words.into_iter().partition(|word| known.contains(&word.as_str()));
    if !unknown.is_empty() {
        return Err(unknown);
    }
    let mut once: Vec<String> = Vec::new();
    for name in names {
        if !once.contains(&name) {
            once.push(name);
        }
    }
    Ok(once)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(names: &str) -> Vec<String> {
        names.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn what_is_kept_is_found_again_written_over_and_forgotten() {
        let mut kept = SavedValues::default();
        kept.insert("carson-city", "river", "Brook", &value("a1 b1"));
        kept.insert("carson-city", "river", "Brook", &value("a2 b2 b1"));
        assert_eq!(
            kept.of("carson-city", "river"),
            [SavedValue { name: "Brook".into(), value: value("a2 b2 b1") }]
        );
        assert!(kept.of("carson-city", "characters").is_empty());
        assert!(kept.forget("carson-city", "river", &value("b1 b2 a2")));
        assert!(!kept.forget("carson-city", "river", &value("b1 b2 a2")));
    }

    #[test]
    fn a_line_names_places_once_each_and_tells_what_it_does_not_know() {
        let map = OutOf::Places(vec![value("a1 b1"), value("a2 b2")]);
        assert_eq!(names_in(" A1, b1 a1", &map), Ok(value("a1 b1")));
        assert_eq!(names_in("a1 z9", &map), Err(value("z9")));
    }
}
