//! Every message that the code names exists, and every message is named by the code.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use words::Language;

use crate::message::{files_in, messages, root};

/// How the names of messages begin.
const PREFIXES: [&str; 29] = [
    "account-",
    "admin-",
    "ahead-",
    "block-",
    "bot-",
    "bots-",
    "cards-",
    "city-",
    "game-",
    "hint-",
    "house-",
    "illegal-",
    "lesson-",
    "level-",
    "manner-",
    "notice-",
    "quota-",
    "report-",
    "review-",
    "scripted-",
    "seat-",
    "server-",
    "statistics-",
    "table-",
    "terminal-",
    "trying-",
    "undo-",
    "wagons-",
    "web-",
];

/// What begins like the name of a message and is a word of positions and actions.
const OTHER_WORDS: [&str; 2] = ["city-hall", "city-halls"];

/// Names that the code puts together: these beginnings, then the name of a game, a card, a scenario.
const PUT_TOGETHER: [&str; 28] = [
    "admin-hours-",
    "admin-kind-",
    "admin-part-",
    "bots-who-",
    "cards-element-",
    "cards-letters-",
    "cards-option-strength-",
    "cards-person-",
    "cards-rule-",
    "game-",
    "lesson-",
    "quota-",
    "wagons-card-",
    "wagons-rule-",
    "wagons-scenario-",
    "web-ahead-by-",
    "web-cards-brings-",
    "web-clock-day-each",
    "web-clock-evening",
    "web-clock-quick",
    "web-clock-three-days-each",
    "web-clock-two-weeks",
    "web-clock-zero-",
    "web-confirm-",
    "web-level-",
    "web-mark-",
    "web-promise-",
    "web-tempo-",
];

#[test]
fn every_message_that_the_code_names_exists() {
    let known: BTreeSet<String> = messages(Language::English).into_keys().collect();
    let named = named_in_code();
    assert!(named.contains("wagons-asked-draft"), "the names in the code are found");
    let missing: Vec<&String> = named.difference(&known).collect();
    assert!(missing.is_empty(), "no message for {missing:?}");
}

#[test]
fn every_message_is_named_by_the_code_or_quoted_by_another() {
    let messages = messages(Language::English);
    let named = named_in_code();
    let quoted: BTreeSet<&String> = messages.values().flat_map(|message| &message.quotes).collect();
    let unused: Vec<&String> = messages
        .keys()
        .filter(|id| !named.contains(*id) && !quoted.contains(id))
        .filter(|id| !PUT_TOGETHER.iter().any(|beginning| id.starts_with(beginning)))
        .collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

#[test]
fn every_name_of_a_message_begins_in_a_known_way() {
    let strange: Vec<String> = messages(Language::English)
        .into_keys()
        .filter(|id| !PREFIXES.iter().any(|prefix| id.starts_with(prefix)))
        .collect();
    assert!(strange.is_empty(), "{strange:?} begin with none of {PREFIXES:?}, so their use is not checked");
}

/// The string literals in all crates and in the browser client that are names of messages.
fn named_in_code() -> BTreeSet<String> {
    let crates = fs::read_dir(root().join("crates")).expect("the crates are there");
    let sources = crates
        .flat_map(|entry| files_in(&entry.expect("the folder can be read").path().join("src")))
        .chain(files_in(&root().join("web/src")));
    let is_code = |path: &PathBuf| {
        path.extension()
            .is_some_and(|extension| extension == "rs" || extension == "ts" || extension == "svelte")
    };
    let mut named = BTreeSet::new();
    for path in sources.filter(is_code) {
        let source = fs::read_to_string(&path).expect("the source can be read");
        // Whatever stands between any two quotes: a name that is no literal does not look like one.
        named.extend(source.split('"').filter(|text| is_name(text)).map(str::to_owned));
    }
    named
}

fn is_name(text: &str) -> bool {
    let of_words = text
        .split('-')
        .all(|word| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()));
    of_words && !OTHER_WORDS.contains(&text) && PREFIXES.iter().any(|prefix| text.starts_with(prefix))
}
