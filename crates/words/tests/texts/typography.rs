//! The texts are set as a printer of the language would set them, and none was left in English.

use std::collections::BTreeSet;
use std::fs;

use words::Language;

use crate::message::{files_in, messages, root};

/// What is the same as in English, and in which languages: proper names, and words that the languages share.
const SAME_AS_ENGLISH: &[(&str, &str)] = &[
    ("bots-ladder-rating", "nl"),
    ("bots-ladder-who", "de fr nl"),
    ("terminal-command-bot", "de fr nl"),
    ("terminal-command-chat", "de fr nl"),
    ("terminal-command-note", "fr"),
    ("terminal-join-seat-bot", "de fr nl"),
    ("terminal-join-trial-bots", "de fr nl"),
    ("account-invitation", "fr"),
    ("account-name", "de"),
    ("admin-part-tables", "fr"),
    ("admin-person-facts", "fr"),
    ("admin-space", "de"),
    ("bots-named", "nl fr"),
    ("bots-welcome", "de nl fr"),
    ("web-mark-cactus", "nl fr"),
    ("account-passkeys", "de nl"),
    ("account-two-people", "fr"),
    ("bot-name", "de nl fr"),
    ("notice-set-hook", "de nl fr"),
    ("notice-set-hook-form", "fr"),
    ("web-clock-days", "nl fr"),
    ("web-clock-hours", "nl fr"),
    ("web-clock-said", "fr"),
    ("cards-element-bank", "de nl"),
    ("cards-element-drugstore", "de nl fr"),
    ("cards-element-general-store", "de nl"),
    ("cards-element-hotel", "de nl"),
    ("cards-element-mine", "de fr"),
    ("cards-element-outlaws", "de"),
    ("cards-element-prison", "fr"),
    ("cards-element-ranch", "de nl fr"),
    ("cards-element-saloon", "de nl fr"),
    ("cards-letters-bank", "de nl fr"),
    ("cards-letters-drugstore", "de nl fr"),
    ("cards-letters-general-store", "de nl"),
    ("cards-letters-mine", "de nl fr"),
    ("cards-letters-prison", "fr"),
    ("cards-letters-ranch", "de nl fr"),
    ("cards-letters-saloon", "de nl fr"),
    ("cards-note-handicap", "fr"),
    ("cards-pad-handicap", "fr"),
    ("cards-pad-hotels", "de nl"),
    ("cards-pad-outlaws", "de nl"),
    ("cards-person-cowboy", "de nl"),
    ("cards-person-sheriff", "de nl"),
    ("cards-suit-cactus", "nl fr"),
    ("cards-words-handicap", "fr"),
    ("cards-words-player", "fr"),
    ("cards-words-virtual", "fr"),
    ("city-building-bank", "de nl"),
    ("city-building-drugstore", "de nl fr"),
    ("city-building-general-store", "de nl"),
    ("city-building-hotel", "de nl"),
    ("city-building-mine", "de fr"),
    ("city-building-prison", "fr"),
    ("city-building-ranch", "de nl fr"),
    ("city-building-saloon", "de nl fr"),
    ("city-building-school", "nl"),
    ("city-character-cowboy", "de nl"),
    ("city-character-sheriff", "de nl"),
    ("city-choice-collect", "fr"),
    ("city-choice-corral", "nl"),
    ("city-choice-points", "fr"),
    ("city-choice-recruit", "nl"),
    ("city-choice-revolvers", "nl fr"),
    ("city-choice-spend", "fr"),
    ("city-event-loses-points", "fr"),
    ("city-event-points", "fr"),
    ("city-event-revolvers", "nl fr"),
    ("city-part-mine", "de"),
    ("city-part-ranch", "de nl"),
    ("city-power-19y", "fr"),
    ("city-sheet-points", "fr"),
    ("city-sheet-revolvers", "nl fr"),
    ("city-source-ranch", "nl"),
    ("city-variant-kit-carson", "de nl fr"),
    ("city-variant-outlaws", "de nl"),
    ("city-variant-river", "de nl"),
    ("city-words-firepower", "nl fr"),
    ("city-words-outlaws", "de nl fr"),
    ("city-words-player", "de nl"),
    ("city-words-standish", "de nl"),
    ("game-carson-city", "de nl fr"),
    ("game-circle-wagons", "de nl fr"),
    ("hint-chance", "fr"),
    ("hint-gain", "fr"),
    ("hint-instead", "fr"),
    ("level-marshal", "de nl fr"),
    ("manner-duellist", "nl"),
    ("review-cost", "fr"),
    ("scripted-name", "de nl fr"),
    ("server-minutes", "fr"),
    ("statistics-line-told", "fr"),
    ("statistics-place-one", "fr"),
    ("statistics-points-one", "fr"),
    ("terminal-holder-bot", "nl"),
    ("terminal-key-scores", "fr"),
    ("terminal-plain-standing", "fr"),
    ("terminal-scores", "fr"),
    ("terminal-total", "fr"),
    ("terminal-win-together", "fr"),
    ("terminal-wins", "fr"),
    ("wagons-ahead-behind", "fr"),
    ("wagons-letters-fort", "de nl fr"),
    ("wagons-letters-mine", "de nl fr"),
    ("wagons-object-fort", "nl fr"),
    ("wagons-object-mine", "fr"),
    ("wagons-terrain-water", "nl"),
    ("wagons-words-brief", "fr"),
    ("wagons-words-points", "fr"),
    ("wagons-words-scenario", "nl"),
    ("web-bot-name", "de nl"),
    ("web-cards-points", "fr"),
    ("web-cards-total", "fr"),
    ("web-chat", "de nl"),
    ("web-city-arms", "fr"),
    ("web-city-dynamite", "fr"),
    ("web-city-fire", "nl fr"),
    ("web-city-gives-wages", "nl"),
    ("web-city-hand", "de nl"),
    ("web-city-land", "nl"),
    ("web-city-phase", "de nl fr"),
    ("web-facts", "fr"),
    ("web-grid-points", "fr"),
    ("web-grid-score", "fr"),
    ("web-home-all-mine", "fr"),
    ("web-invite", "fr"),
    ("web-menu", "nl fr"),
    ("web-nav", "fr"),
    ("web-nav-tables", "fr"),
    ("web-notes-tab", "fr"),
    ("web-notices", "fr"),
    ("web-pause", "fr"),
    ("web-points", "fr"),
    ("web-total", "fr"),
    ("web-version-later", "nl"),
    ("web-wagons-points", "fr"),
    ("web-wagons-total", "fr"),
    ("web-win-together", "fr"),
    ("web-wins", "fr"),
    ("web-you-win", "fr"),
];

#[test]
fn no_typewriter_marks() {
    for language in Language::ALL {
        for_each_piece(language, |id, piece| {
            for (mark, instead) in
                [("'", "’"), ("\"", "real quotation marks"), ("...", "…"), ("  ", "one space")]
            {
                assert!(!piece.contains(mark), "{language} {id}: {instead} instead of {mark:?} in {piece:?}");
            }
        });
    }
}

#[test]
fn a_name_and_a_number_behind_it_do_not_run_together() {
    // "Deputy 2 9" could be anything: a colon, a word or a bracket stands between.
    for path in files_in(&root().join("crates/words/locales")) {
        let text = fs::read_to_string(&path).expect("the texts can be read");
        for line in text.lines() {
            // "In three days" begins with a word.
            let line = line.replace("{ $when }", "when");
            let run_together =
                ["seat", "name"].iter().any(|name| line.contains(&format!("{{ ${name} }} {{")));
            assert!(!run_together, "{}: {line}", path.display());
        }
    }
}

#[test]
fn quotation_marks_are_those_of_the_language() {
    const MARKS: [char; 6] = ['„', '“', '”', '‘', '«', '»'];
    for language in Language::ALL {
        let own: &[char] = match language {
            Language::English => &['“', '”'],
            Language::German => &['„', '“'],
            Language::Dutch => &['‘'],
            Language::French => &['«', '»'],
        };
        for_each_piece(language, |id, piece| {
            let foreign = piece.chars().find(|mark| MARKS.contains(mark) && !own.contains(mark));
            assert_eq!(foreign, None, "{language} {id}: {piece:?}");
        });
    }
}

#[test]
fn french_marks_keep_to_their_words() {
    const KEEPING: [char; 2] = ['\u{a0}', '\u{202f}'];
    for_each_piece(Language::French, |id, piece| {
        let characters: Vec<char> = piece.chars().collect();
        for (index, mark) in characters.iter().enumerate() {
            let before = index.checked_sub(1).map(|index| characters[index]);
            let after = characters.get(index + 1);
            // A colon within a word, as in 12:30 or an address, is left alone.
            let ends_a_word = after.is_none_or(|after| after.is_whitespace() || *after == ')');
            let keeps = match mark {
                ':' | ';' | '!' | '?' if ends_a_word => {
                    before.is_some_and(|before| KEEPING.contains(&before))
                }
                '»' => before.is_some_and(|before| KEEPING.contains(&before)),
                '«' => after.is_some_and(|after| KEEPING.contains(after)),
                _ => true,
            };
            assert!(keeps, "{id}: a space that does not break belongs at '{mark}' in {piece:?}");
        }
    });
}

#[test]
fn nothing_is_left_in_english_but_what_is_the_same_there() {
    let listed: BTreeSet<(String, &str)> = SAME_AS_ENGLISH
        .iter()
        .flat_map(|(id, codes)| codes.split(' ').map(|code| ((*id).to_owned(), code)))
        .collect();
    let english = messages(Language::English);
    let mut same = BTreeSet::new();
    for language in Language::ALL.into_iter().filter(|&language| language != Language::English) {
        for_each_piece(language, |id, piece| {
            if piece.contains(char::is_alphabetic) && english[id].pieces.iter().any(|other| other == piece) {
                same.insert((id.to_owned(), language.code()));
            }
        });
    }
    let left: Vec<_> = same.difference(&listed).collect();
    let needless: Vec<_> = listed.difference(&same).collect();
    assert!(
        left.is_empty() && needless.is_empty(),
        "left in English: {left:?}; listed as the same as in English, and not: {needless:?}"
    );
}

fn for_each_piece(language: Language, mut look: impl FnMut(&str, &str)) {
    for (id, message) in &messages(language) {
        for piece in &message.pieces {
            look(id, piece);
        }
    }
}
