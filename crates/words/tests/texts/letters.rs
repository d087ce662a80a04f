//! The letters that stand for things in pictures made of characters.

use std::collections::BTreeMap;

use table::Phrase;
use words::{Language, Words};

use crate::message::messages;

#[test]
fn letters_in_pictures_are_two_and_tell_things_apart() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut seen = BTreeMap::new();
        for id in messages(language).into_keys() {
            let Some((game, _)) = id.split_once("-letters-") else { continue };
            let letters = words.say(&Phrase { id: id.clone().into(), args: Vec::new() });
            assert_eq!(
                letters.chars().filter(|letter| letter.is_alphabetic()).count(),
                2,
                "{language} {id}: {letters}"
            );
            assert_eq!(letters.chars().count(), 2, "{language} {id}: {letters}");
            let other = seen.insert((game.to_owned(), letters.to_lowercase()), id.clone());
            assert_eq!(other, None, "{language} {id}: {letters} is taken");
        }
        assert!(!seen.is_empty(), "there are letters to look at");
    }
}
