//! Every message can be said.

use table::{Arg, Phrase};
use words::{Language, Words};

use crate::message::{Message, Use, messages};

/// Nothing, one, some, many, fewer than nothing, very many.
const NUMBERS: [i64; 6] = [0, 1, 2, 17, -3, 1234];

#[test]
fn every_message_can_be_said_with_any_number_of_things() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (id, message) in &messages(language) {
            for round in 0..NUMBERS.len() {
                let phrase = filled_in(id, message, round);
                let said = words.try_say(&phrase).unwrap_or_else(|faults| panic!("{}", faults[0]));
                assert!(!said.trim().is_empty(), "{language} {id} says nothing");
                assert!(!said.contains(['{', '}']), "{language} {id} shows its inside: {said}");
                assert!(!said.contains("  "), "{language} {id} has two spaces in a row: {said}");
                assert_ne!(&said, id, "{language} {id} is its own name");
            }
        }
    }
}

fn filled_in(id: &str, message: &Message, round: usize) -> Phrase {
    let value = |usage: &Use| match usage {
        Use::Inserted => Arg::Text("Ada".into()),
        Use::Counted => Arg::Number(NUMBERS[round]),
        Use::OneOf(words) => Arg::Text(words[round % words.len()].clone().into()),
    };
    let args = message.variables.iter().map(|(name, usage)| (name.clone().into(), value(usage))).collect();
    Phrase { id: id.to_owned().into(), args }
}

#[test]
fn negative_and_large_numbers_are_written_as_the_language_has_it() {
    let said = |language, number: i64| {
        let phrase = Phrase::new("wagons-words-points").with("seat", "Ada").with("points", number);
        Words::new(language).say(&phrase)
    };
    assert_eq!(said(Language::English, -1), "Ada has −1 point.");
    assert_eq!(said(Language::German, -2), "Ada hat −2 Punkte.");
    assert_eq!(said(Language::Dutch, 1234), "Ada heeft 1.234 punten.");
    assert_eq!(said(Language::French, 0), "Ada a 0 point.");
}
