//! Tests with arbitrary files: each is parsed or rejected with a line, and checking it never panics.

use proptest::prelude::*;

use super::{check, form};
use crate::common::english;

const FILES: [&str; 3] = [
    include_str!("../../../../scenarios/circle-wagons/format/setup-and-draft.toml"),
    include_str!("../../../../scenarios/circle-wagons/format/several-cases.toml"),
    include_str!("../../../../scenarios/circle-wagons/format/lone-cowboy.toml"),
];

fn run(source: &str) {
    match form::read(source) {
        Ok(file) => {
            let english = english();
            for scenario in &file.scenarios {
                for fault in check::check(scenario, &english, &mut |_| {}) {
                    let lines = 1..=source.lines().count().max(1);
                    assert!(lines.contains(&fault.line), "{fault:?}");
                }
            }
        }
        Err(bad) => {
            assert!((1..=source.lines().count() + 1).contains(&bad.line), "{bad:?}");
            assert!(!bad.why.is_empty());
        }
    }
}

#[test]
fn the_files_that_are_mutated_hold_as_they_are() {
    for source in FILES {
        for scenario in form::read(source).unwrap().scenarios {
            assert_eq!(check::check(&scenario, &english(), &mut |_| {}), []);
        }
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(source in "\\PC*|([a-z._]{1,9} = [0-9a-z\\[\\]{}\"',.-]{0,9}\n){0,6}") {
        run(&source);
    }

    #[test]
    fn changed_bytes_never_do_harm(file in 0..FILES.len(), changes in prop::collection::vec((any::<prop::sample::Index>(), 0u8..128), 1..4)) {
        let mut bytes = FILES[file].as_bytes().to_vec();
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        if let Ok(source) = String::from_utf8(bytes) {
            run(&source);
        }
    }

    #[test]
    fn lost_doubled_moved_and_changed_lines_never_do_harm(
        file in 0..FILES.len(),
        from: prop::sample::Index,
        to: prop::sample::Index,
        how in 0..4,
        value in prop::sample::select(vec!["3", "-1", "true", "'x'", "[]", "{}", "[[1]]", "{ 1 = 2 }", "9223372036854775807", "1.5", "1979-05-27"]),
    ) {
        let mut lines: Vec<String> = FILES[file].lines().map(str::to_owned).collect();
        let (from, to) = (from.index(lines.len()), to.index(lines.len()));
        match how {
            0 => drop(lines.remove(from)),
            1 => lines.insert(to, lines[from].clone()),
            2 => lines.swap(from, to),
            _ => {
                let key = lines[from].split(" = ").next().unwrap_or_default().to_owned();
                lines[from] = format!("{key} = {value}");
            }
        }
        run(&lines.join("\n"));
    }

    #[test]
    fn a_number_changed_anywhere_never_does_harm(file in 0..FILES.len(), place: prop::sample::Index, number in -3i64..20) {
        let source = FILES[file];
        let digits: Vec<usize> = source.char_indices().filter(|(_, c)| c.is_ascii_digit()).map(|(at, _)| at).collect();
        let at = digits[place.index(digits.len())];
        run(&format!("{}{number}{}", &source[..at], &source[at + 1..]));
    }
}
