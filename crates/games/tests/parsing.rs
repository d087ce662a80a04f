//! The functions of the fuzz targets as property tests: nothing that is parsed panics, and what is accepted comes back as it was.

#[expect(unreachable_pub, reason = "the fuzz targets call these functions from another crate")]
#[path = "../../../fuzz/src/lib.rs"]
mod parsed;

use proptest::prelude::*;
use proptest::sample::Index;

/// What is right, of every kind.
fn right() -> Vec<String> {
    parsed::seeds().into_iter().map(|(_, text)| text).collect()
}

/// Something that is nearly right: parts of it are dropped, doubled or replaced.
fn nearly(source: &str, changes: &[(Index, u8, char)]) -> String {
    let mut letters: Vec<char> = source.chars().collect();
    for (at, kind, letter) in changes {
        if letters.is_empty() {
            break;
        }
        let at = at.index(letters.len());
        match kind % 4 {
            0 => drop(letters.remove(at)),
            1 => letters.insert(at, *letter),
            2 => letters[at] = *letter,
            _ => letters.truncate(at),
        }
    }
    letters.into_iter().collect()
}

fn letter() -> impl Strategy<Value = char> {
    prop_oneof![any::<char>(), prop::sample::select("0123456789-{}[]\",: \ntrue".chars().collect::<Vec<_>>())]
}

fn changes() -> impl Strategy<Value = Vec<(Index, u8, char)>> {
    prop::collection::vec((any::<Index>(), any::<u8>(), letter()), 0..4)
}

#[test]
fn what_is_right_is_accepted() {
    for text in right() {
        parsed::record(&text);
        parsed::position(&text);
        parsed::options(&text);
    }
}

proptest! {
    #[test]
    fn what_is_nearly_right_is_read_or_refused(which in any::<Index>(), changes in changes()) {
        let sources = right();
        let text = nearly(&sources[which.index(sources.len())], &changes);
        parsed::record(&text);
        parsed::position(&text);
        parsed::options(&text);
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        parsed::record(&text);
        parsed::position(&text);
        parsed::options(&text);
        parsed::action(&text);
    }

    #[test]
    fn what_looks_like_an_action_is_played_or_refused(
        text in "(take|lay|pass|place|bid|suit|choose) ?-?[0-9a-z]{0,4},?-?[0-9]{0,3}( turned)?"
    ) {
        parsed::action(&text);
    }
}
