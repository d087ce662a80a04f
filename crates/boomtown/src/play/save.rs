//! The saved form of an unfinished game: its record, and the secret of its dice.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};
use table::dice::Secret;
use table::{Phrase, Record};

/// The version of the format.
const FORM: u32 = 1;

/// A saved unfinished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Save {
    #[serde(rename = "boomtown_save")]
    form: u32,
    secret: Secret,
    think_millis: u64,
    record: Record,
}

/// Why a saved game cannot be resumed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SaveError {
    /// It cannot be read or replayed: a technical detail, for logs and tests.
    Unreadable(String),
    /// There is no game with this name.
    NoGame(String),
    /// The secret of the dice is not the one that was sealed.
    OtherSecret,
    /// It does not contain the player of each seat.
    NoSeats,
    /// It has a different format version than this program reads.
    OtherForm(u32),
}

impl SaveError {
    /// It cannot be read or replayed.
    pub(crate) fn unreadable(why: &impl fmt::Display) -> SaveError {
        SaveError::Unreadable(why.to_string())
    }

    /// The reason, for a person.
    pub(crate) fn phrase(&self) -> Phrase {
        match self {
            SaveError::Unreadable(_) => Phrase::new("terminal-save-unreadable"),
            SaveError::NoGame(name) => Phrase::new("terminal-save-no-game").with("game", name.clone()),
            SaveError::OtherSecret => Phrase::new("terminal-save-other-secret"),
            SaveError::NoSeats => Phrase::new("terminal-save-no-seats"),
            SaveError::OtherForm(_) => Phrase::new("terminal-save-other-form"),
        }
    }
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveError::Unreadable(why) => f.write_str(why),
            other => other.phrase().fmt(f),
        }
    }
}

impl Error for SaveError {}

impl Save {
    pub(crate) const fn new(secret: Secret, think_millis: u64, record: Record) -> Save {
        Save { form: FORM, secret, think_millis, record }
    }

    pub(crate) const fn record(&self) -> &Record {
        &self.record
    }

    pub(crate) const fn secret(&self) -> &Secret {
        &self.secret
    }

    pub(crate) const fn think_millis(&self) -> u64 {
        self.think_millis
    }

    /// The content of the file.
    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a save has only keys that are text")
    }

    /// Reads what [`to_json`](Save::to_json) wrote.
    pub(crate) fn read(source: &str) -> Result<Save, SaveError> {
        let save: Save = serde_json::from_str(source).map_err(|error| SaveError::unreadable(&error))?;
        match save.form {
            FORM => Ok(save),
            other => Err(SaveError::OtherForm(other)),
        }
    }
}

#[cfg(test)]
mod tests {
    use table::dice::FastDice;
    use table::{Dice as _, Resumed};
    use words::{Language, Words};

    use super::*;
    use crate::play::local_game::LocalGame;
    use crate::play::setup::{Defaults, Setup};

    #[test]
    fn every_game_can_be_left_at_any_decision_and_gone_on_with() {
        let words = Words::new(Language::English);
        for (entry, seed) in
            games::built_in().games().iter().flat_map(|entry| (0..6u8).map(move |seed| (entry, seed)))
        {
            let setup = Setup::new(entry.game(), &Defaults::default()).unwrap();
            let mut game =
                LocalGame::begin("x".to_owned(), &setup, Secret::new([seed; 32]), Vec::new(), &words)
                    .unwrap();
            let mut dice = FastDice::seeded(seed.into());
            while let Some(seat) = game.session().deciders().lowest() {
                let actions = game.session().actions(seat);
                game.play(seat, &actions[dice.index(actions.len())]).unwrap();
                let name = entry.game().name();
                let decisions = game.session().decisions();
                let save = Save::read(&game.to_save().to_json()).unwrap();
                let (again, resumed) = LocalGame::resume("x".to_owned(), &save)
                    .unwrap_or_else(|why| panic!("{name}, seed {seed}, after {decisions} decisions: {why}"));
                assert_eq!(resumed, Resumed::Replayed);
                assert_eq!(again.session().position(), game.session().position());
            }
        }
    }
}
