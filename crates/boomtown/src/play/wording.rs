//! Small helpers for wording.

use std::borrow::Cow;

use table::{AnyGame, GameError, Phrase};
use words::Words;

/// The phrase, or a readable form of the id if no language has it.
pub(crate) fn said_or(words: &Words, phrase: &Phrase, bare: &str) -> String {
    let said = words.say(phrase);
    if said == phrase.to_string() { tidied(bare) } else { said }
}

/// `circle-wagons` → `Circle Wagons`.
fn tidied(bare: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>())
    };
    bare.split('-').filter_map(capital).collect::<Vec<_>>().join(" ")
}

/// The name of a game.
pub(crate) fn game_name(words: &Words, game: &dyn AnyGame) -> String {
    said_or(words, &named("game-", game.name(), ""), game.name())
}

/// The description of a game, if there is one.
pub(crate) fn game_help(words: &Words, game: &dyn AnyGame) -> Option<String> {
    let phrase = named("game-", game.name(), "-help");
    let said = words.say(&phrase);
    (said != phrase.to_string()).then_some(said)
}

fn named(before: &str, name: &str, after: &str) -> Phrase {
    Phrase { id: Cow::Owned(format!("{before}{name}{after}")), args: Vec::new() }
}

/// Why options or a decision are rejected, for a person: technical details are not shown.
pub(crate) fn error_text(words: &Words, error: &GameError) -> String {
    words.say(&error_phrase(error))
}

/// The same before translation.
pub(crate) fn error_phrase(error: &GameError) -> Phrase {
    match error {
        GameError::Malformed(_) => Phrase::new("terminal-malformed"),
        GameError::Illegal(why) => why.clone(),
    }
}

/// A change with its sign: `+3`, `−2`; `0` without one.
pub(crate) fn signed(change: i32) -> String {
    match change {
        0 => "0".to_owned(),
        1.. => format!("+{change}"),
        _ => format!("−{}", change.unsigned_abs()),
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn what_no_language_knows_is_called_by_its_tidied_name() {
        let words = Words::new(Language::English);
        assert_eq!(said_or(&words, &Phrase::new("no-such-message"), "circle-wagons"), "Circle Wagons");
    }

    #[test]
    fn changes_carry_their_sign() {
        assert_eq!([3, 0, -2].map(signed), ["+3", "0", "−2"]);
    }
}
