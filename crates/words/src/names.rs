//! Default names of players.

use table::Phrase;

/// The name of the scripted player of `game`.
pub fn scripted_name(game: &str) -> Phrase {
    Phrase::new("scripted-name").with("game", game.to_owned())
}

/// The name of the bot at the seat with this index; its level is shown beside it.
pub fn bot_name(index: usize) -> Phrase {
    Phrase::new("bot-name").with("seat", index + 1)
}
