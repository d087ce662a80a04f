//! Players of one name are told apart in one way, here as in the browser.

use std::fs;

use serde_json::Value;
use words::{Language, Words, bot_name, scripted_name, told_apart};

use crate::message::root;

#[test]
fn names_are_told_apart_as_the_examples_say() {
    let file = fs::read_to_string(root().join("crates/words/tests/told-apart.json")).expect("they are there");
    let examples: Vec<Value> = serde_json::from_str(&file).expect("they are a list");
    assert!(!examples.is_empty());
    for example in examples {
        let names = |key: &str| serde_json::from_value::<Vec<String>>(example[key].clone()).expect("names");
        assert_eq!(told_apart(names("names")), names("told"));
    }
}

#[test]
fn bots_have_names_of_their_own_that_are_the_same_in_every_language() {
    let names = |language| {
        let words = Words::new(language);
        (0..8).map(|index| words.say(&bot_name(index))).collect::<Vec<_>>()
    };
    let english = names(Language::English);
    assert_eq!(told_apart(english.clone()), english, "no two are called alike");
    for language in Language::ALL {
        assert_eq!(names(language), english);
    }
}

#[test]
fn only_standish_has_a_name_of_his_own() {
    let german = Words::new(Language::German);
    let names = ["carson-city", "carson-cards", "circle-wagons"].map(|game| german.say(&scripted_name(game)));
    assert_eq!(names, ["Standish", "Gegner", "Gegner"]);
}
