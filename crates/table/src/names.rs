//! Distinguishes players with the same name.

use std::collections::HashSet;

/// Appends a Roman numeral to names that already occurred, so that nobody takes it for points: `Deputy`, `Deputy II`. An empty name
/// stays empty.
///
/// `toldApart` in the browser does the same, and also recognises letters that look alike, because strangers meet there. Both are
/// tested against `crates/words/tests/told-apart.json`.
pub fn told_apart(names: impl IntoIterator<Item = impl Into<String>>) -> Vec<String> {
    let mut taken = HashSet::new();
    let mut told = |name: String| {
        let marked = (2..).map(|number| format!("{name} {}", numeral(number)));
        let free = std::iter::once(name.clone()).chain(marked).find(|name| taken.insert(name.to_lowercase()));
        free.unwrap_or(name)
    };
    let each = |name: String| if name.is_empty() { name } else { told(name) };
    names.into_iter().map(Into::into).map(each).collect()
}

const ROMAN: [(usize, &str); 5] = [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];

fn numeral(number: usize) -> String {
    let first = ROMAN.iter().find(|(worth, _)| *worth <= number);
    first.map_or_else(String::new, |(worth, letters)| format!("{letters}{}", numeral(number - worth)))
}
