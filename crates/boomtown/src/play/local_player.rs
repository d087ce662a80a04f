//! The player of a seat in the terminal: a person or a bot.

use std::str::FromStr;

use bots::Level;
use table::{Phrase, Player, Record};
use words::Words;

use super::wording::said_or;
use crate::common::CommandError;

/// The player of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum LocalPlayer {
    /// A person at this terminal; without a name they get a number.
    Person(String),
    /// A bot.
    Bot(Level),
    /// Nobody: the rules decide.
    Scripted,
}

const PERSON: &str = "person";
const SCRIPTED: &str = "scripted";

impl LocalPlayer {
    /// Whether a person at this terminal decides for the seat.
    pub(crate) const fn is_person(&self) -> bool {
        matches!(self, LocalPlayer::Person(_))
    }

    /// The level of the bot, if it is one.
    pub(crate) const fn level(&self) -> Option<Level> {
        match self {
            LocalPlayer::Bot(level) => Some(*level),
            _ => None,
        }
    }

    /// The kind of player in a record.
    fn kind(&self) -> &'static str {
        match self {
            LocalPlayer::Person(_) => PERSON,
            LocalPlayer::Bot(level) => level.name(),
            LocalPlayer::Scripted => SCRIPTED,
        }
    }

    /// The player of a seat in a record, if such a player is possible here.
    pub(crate) fn of(player: &Player) -> Option<LocalPlayer> {
        match player.kind.as_str() {
            PERSON => Some(LocalPlayer::Person(player.name.clone())),
            SCRIPTED => Some(LocalPlayer::Scripted),
            level => level.parse().ok().map(LocalPlayer::Bot),
        }
    }
}

/// The form on the command line: `person`, `person:Ann`, or a level.
impl FromStr for LocalPlayer {
    type Err = CommandError;

    fn from_str(text: &str) -> Result<LocalPlayer, CommandError> {
        let (kind, name) = text.split_once(':').unwrap_or((text, ""));
        match (kind, name) {
            (PERSON, name) => Ok(LocalPlayer::Person(printable(name))),
            (level, "") => level.parse().map(LocalPlayer::Bot).map_err(|_| {
                CommandError::new(format!(
                    "'{text}' is none of person, person:NAME, tenderfoot, cowhand, deputy, marshal, legend"
                ))
            }),
            (level, _) => {
                let why = format!("only a person has a name: write '{level}' or 'person:{name}'");
                Err(CommandError::new(why))
            }
        }
    }
}

/// A name without control characters, which could move the cursor or change colours.
pub(crate) fn printable(name: &str) -> String {
    name.trim().chars().filter(|letter| !letter.is_control()).collect()
}

/// The names of the players in a record: people and bots as recorded; the scripted player, and bots with only a level, in the
/// current language.
pub(crate) fn recorded_names(record: &Record, words: &Words) -> Vec<String> {
    let usual = |player: &Player| {
        let name = player.name.to_lowercase();
        let rest = name.strip_prefix(&player.kind).map(|rest| rest.trim_start_matches([' ', 'i', 'v', 'x']));
        name.is_empty() || rest == Some("")
    };
    let name = |(index, player): (usize, &Player)| match LocalPlayer::of(player) {
        Some(LocalPlayer::Bot(level)) if usual(player) => said_or(words, &level.phrase(), level.name()),
        Some(holder @ LocalPlayer::Scripted) => called(&holder, index, record.game(), words),
        _ => printable(&player.name),
    };
    words::told_apart(record.players().iter().enumerate().map(name))
}

/// The names of the players at a table of `game`, all different.
pub(crate) fn names(holders: &[LocalPlayer], game: &str, words: &Words) -> Vec<String> {
    words::told_apart(holders.iter().enumerate().map(|(index, holder)| called(holder, index, game, words)))
}

fn called(holder: &LocalPlayer, index: usize, game: &str, words: &Words) -> String {
    match holder {
        LocalPlayer::Person(name) if !name.is_empty() => name.clone(),
        LocalPlayer::Person(_) => words.say(&Phrase::new("seat-name").with("number", index + 1)),
        LocalPlayer::Bot(_) => words.say(&words::bot_name(index)),
        LocalPlayer::Scripted => words.say(&words::scripted_name(game)),
    }
}

/// The players as recorded.
pub(crate) fn players(holders: &[LocalPlayer], game: &str, words: &Words) -> Vec<Player> {
    let named = names(holders, game, words).into_iter().zip(holders);
    named.map(|(name, holder)| Player::new(name, holder.kind())).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use table::dice::FastDice;
    use words::Language;

    use super::*;

    #[test]
    fn a_seat_is_a_person_with_or_without_a_name_or_a_level() {
        assert_eq!("person".parse(), Ok(LocalPlayer::Person(String::new())));
        assert_eq!("person:Calamity Jane".parse(), Ok(LocalPlayer::Person("Calamity Jane".to_owned())));
        assert_eq!("marshal".parse(), Ok(LocalPlayer::Bot(Level::Marshal)));
        assert!("sheriff".parse::<LocalPlayer>().is_err());
        assert!("marshal:Bob".parse::<LocalPlayer>().is_err());
    }

    #[test]
    fn a_name_cannot_play_tricks_on_the_terminal() {
        assert_eq!("person:\u{1b}[2JAnn\n".parse(), Ok(LocalPlayer::Person("[2JAnn".to_owned())));
    }

    #[test]
    fn no_two_are_called_alike() {
        let ann = || LocalPlayer::Person("Ann".to_owned());
        let holders = [
            ann(),
            ann(),
            LocalPlayer::Bot(Level::Deputy),
            LocalPlayer::Scripted,
            LocalPlayer::Bot(Level::Deputy),
        ];
        let names = names(&holders, "carson-cards", &Words::new(Language::English));
        assert_eq!(names, ["Ann", "Ann II", "Otis", "Rival", "Silas"]);
    }

    #[test]
    fn holders_come_back_from_a_record() {
        let holders =
            [LocalPlayer::Person("Ann".to_owned()), LocalPlayer::Bot(Level::Deputy), LocalPlayer::Scripted];
        let players = players(&holders, "carson-city", &Words::new(Language::English));
        assert_eq!(players[2].name, "Standish");
        assert_eq!(
            players.iter().map(|player| LocalPlayer::of(player).unwrap()).collect::<Vec<_>>(),
            holders
        );
        assert_eq!(LocalPlayer::of(&Player::new("x", "guest")), None);
    }

    #[test]
    fn bots_of_a_record_are_called_as_at_a_table_and_keep_a_name_of_their_own() {
        let mut session = games::built_in()
            .find("carson-cards")
            .unwrap()
            .game()
            .begin(&json!({}), &mut FastDice::seeded(1))
            .unwrap();
        let kinds = [("Deputy", "deputy"), ("deputy", "deputy"), ("deputy 7 ms", "deputy"), ("", "scripted")];
        let players = kinds.map(|(name, kind)| Player::new(name, kind)).to_vec();
        session.record_mut().set_players(players);
        let names = recorded_names(session.record(), &Words::new(Language::German));
        assert_eq!(names, ["Hilfssheriff", "Hilfssheriff II", "deputy 7 ms", "Gegner"]);
    }
}
