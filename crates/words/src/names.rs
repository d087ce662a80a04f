//! What players are called who have no name of their own, and how those of one name are told apart.

use table::Phrase;

/// What a player is called who follows the rules of `game` and nobody's will.
pub fn scripted_name(game: &str) -> Phrase {
    Phrase::new("scripted-name").with("game", game.to_owned())
}

/// What a bot at the seat of this index is called; its level is told beside.
pub fn bot_name(index: usize) -> Phrase {
    Phrase::new("bot-name").with("seat", index + 1)
}
