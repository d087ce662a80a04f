//! The specification as text.

use std::fmt::Write as _;

use crate::observed::{Observed, observation_size};

/// The specification of a game's observation and action numbers, as a part of `docs/observations.md`.
///
/// # Panics
/// Never: writing to a string cannot fail.
pub fn specification<G: Observed>() -> String {
    let mut text = format!(
        "## {}\n\nObservation {}: {} numbers. Numbering {}: {} actions.\n\n| channel | first | shape | from | to | meaning |\n|---|---|---|---|---|---|\n",
        G::NAME,
        G::OBSERVATION,
        observation_size::<G>(),
        G::NUMBERING,
        G::action_count(),
    );
    let mut first = 0;
    for channel in G::CHANNELS {
        let shape: Vec<String> = channel.shape.iter().map(usize::to_string).collect();
        let (shape, name) = (shape.join(" × "), channel.name);
        let (least, most, meaning) = (channel.least, channel.most, channel.meaning);
        writeln!(text, "| `{name}` | {first} | {shape} | {least} | {most} | {meaning} |")
            .expect("a text takes whatever is written");
        first += channel.size();
    }
    text.push_str("\n| action | first | numbers | what is counted |\n|---|---|---|---|\n");
    for range in G::RANGES {
        let (name, first, count, meaning) = (range.name, range.first, range.count, range.meaning);
        writeln!(text, "| `{name}` | {first} | {count} | {meaning} |")
            .expect("a text takes whatever is written");
    }
    text
}
