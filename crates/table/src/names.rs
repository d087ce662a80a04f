//! Distinguishes players of the same name.

use std::collections::HashSet;

/// The names with a Roman numeral behind each that stands there before, so that nobody takes it for points: `Deputy`,
/// `Deputy II`. An empty name stays empty.
///
/// `toldApart` of the browser does the same, with a sharper eye for letters that look alike, as strangers meet there; both keep to
/// `crates/words/tests/told-apart.json`.
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
