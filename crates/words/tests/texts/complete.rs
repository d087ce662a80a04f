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

#[test]
fn messages_of_one_kind_have_the_same_attributes() {
    // A sentence that asks for a form must find it whatever it speaks of.
    const KINDS: [&[&str]; 4] = [
        &["city-building-"],
        &["city-character-"],
        &["city-space-", "city-place-"],
        &["cards-person-", "cards-terrain"],
    ];
    for language in Language::ALL {
        let messages = messages(language);
        for kind in KINDS {
            let of_kind =
                messages.iter().filter(|(id, _)| kind.iter().any(|beginning| id.starts_with(beginning)));
            let forms: BTreeSet<_> = of_kind.map(|(_, message)| &message.attributes).collect();
            assert_eq!(forms.len(), 1, "{language}: all of {kind:?} have the same forms, not {forms:?}");
        }
    }
}

/// The variables without the attributes that a language asks of them: `$building-a` is a form of `$building`.
fn variables(messages: &Messages) -> BTreeSet<(String, String)> {
    let pair = |id: &String, name: &String| {
        let argument = name.split_once('-').map_or(name.as_str(), |(argument, _)| argument);
        (id.clone(), format!("${argument}"))
    };
    messages
        .iter()
        .flat_map(|(id, message)| message.variables.keys().map(move |name| pair(id, name)))
        .collect()
}
