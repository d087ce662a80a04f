//! Rounds are counted in figures and epochs in Roman numerals, by one word for each, in the texts and on the rules pages.

use std::fs;

use serde_json::json;
use table::Viewer;
use table::dice::FastDice;
use words::{Language, Words};

use crate::message::{files_in, root};

/// What a round and an epoch are called.
const fn words_of(language: Language) -> (&'static str, &'static str) {
    match language {
        Language::English => ("round", "era"),
        Language::German => ("runde", "epoche"),
        Language::Dutch => ("ronde", "tijdperk"),
        Language::French => ("manche", "époque"),
    }
}

fn is_roman(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|letter| "IVX".contains(letter))
}

fn is_figure(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|letter| letter.is_ascii_digit())
}

/// The words that directly follow `word` in a text, without the punctuation around them.
fn behind<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = &'a str> {
    let ends_in_it = move |found: &str| {
        found
            .rsplit(|letter: char| !letter.is_alphanumeric())
            .next()
            .is_some_and(|end| end.to_lowercase() == word)
    };
    text.split_whitespace()
        .zip(text.split_whitespace().skip(1))
        .filter(move |(found, _)| ends_in_it(found))
        .map(|(_, next)| next.trim_matches(|letter: char| !letter.is_alphanumeric()))
}

#[test]
fn rounds_have_figures_and_epochs_numerals() {
    for language in Language::ALL {
        let (round, epoch) = words_of(language);
        let folders = [root().join("crates/words/locales"), root().join("web/src/rules")];
        for path in folders.iter().flat_map(|folder| files_in(&folder.join(language.code()))) {
            let text = fs::read_to_string(&path).expect("the texts can be read");
            let roman = behind(&text, round).find(|number| is_roman(number));
            assert_eq!(roman, None, "{}: a {round} in Roman numerals", path.display());
            let figure = behind(&text, epoch).find(|number| is_figure(number));
            assert_eq!(figure, None, "{}: an {epoch} in figures", path.display());
        }
    }
}

#[test]
fn the_account_and_the_log_number_rounds_and_epochs_alike() {
    let title = games::built_in().find("carson-cards").expect("the card game is there").game();
    let mut dice = FastDice::seeded(1);
    let mut session = title.begin(&json!({}), &mut dice).expect("the game begins");
    let mut log: Vec<_> = session.told(None, Viewer::Spectator);
    while let Some(seat) = session.deciders().lowest() {
        if log.iter().filter(|told| told.phrase.id == "cards-event-epoch").count() == 2 {
            break;
        }
        let action = session.actions(seat).swap_remove(0);
        session.play(seat, &action, &mut dice).expect("the action is offered");
        log.extend(session.told(Some(session.decisions() - 1), Viewer::Spectator));
    }
    for language in Language::ALL {
        let words = Words::new(language);
        let (round, epoch) = words_of(language);
        let said: Vec<String> = log.iter().map(|told| words.say(&told.phrase)).collect();
        let said = said.join("\n");
        assert_eq!(
            behind(&said, epoch).filter(|word| is_roman(word)).collect::<Vec<_>>(),
            ["I", "II"],
            "{said}"
        );
        let told = behind(&said, round).filter(|word| is_figure(word)).last();
        assert_eq!(told, Some("10"), "rounds are numbered on in the second epoch: {said}");
        let account = session.account(Viewer::Spectator);
        let titles = account.pictures.iter().map(|picture| words.say(&picture.title));
        let sentences: Vec<String> =
            titles.chain(account.words.iter().map(|phrase| words.say(phrase))).collect();
        let sentences = sentences.join("\n");
        let shown: Vec<&str> = behind(&sentences, round).filter(|word| is_figure(word)).collect();
        assert!(shown.len() >= 2 && shown.iter().all(|round| Some(*round) == told), "{sentences}");
        assert_eq!(behind(&sentences, epoch).find(|word| is_roman(word)), Some("II"), "{sentences}");
    }
}
