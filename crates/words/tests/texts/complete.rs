//! All languages say the same things.

use std::collections::BTreeSet;

use words::Language;

use crate::message::{Messages, messages};

#[test]
fn all_languages_have_the_same_messages() {
    let english: BTreeSet<String> = messages(Language::English).into_keys().collect();
    for language in Language::ALL {
        let own: BTreeSet<String> = messages(language).into_keys().collect();
        let missing: Vec<&String> = english.difference(&own).collect();
        let extra: Vec<&String> = own.difference(&english).collect();
        assert!(
            missing.is_empty() && extra.is_empty(),
            "{language} lacks {missing:?} and has besides {extra:?}"
        );
    }
}

#[test]
fn a_message_has_the_same_variables_in_all_languages() {
    let english = variables(&messages(Language::English));
    for language in Language::ALL {
        let own = variables(&messages(language));
        let differing: Vec<_> = own.difference(&english).chain(english.difference(&own)).collect();
        assert!(differing.is_empty(), "{language} and English differ in {differing:?}");
    }
}

fn variables(messages: &Messages) -> BTreeSet<(String, String)> {
    let pair = |id: &String, name: &String| (id.clone(), format!("${name}"));
    messages
        .iter()
        .flat_map(|(id, message)| message.variables.keys().map(move |name| pair(id, name)))
        .collect()
}
