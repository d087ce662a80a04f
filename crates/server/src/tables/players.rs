//! The players of a table, as they are written in a record.

use std::sync::LazyLock;

use table::{Phrase, Player, Record};
use words::{Language, Words};

use super::live_table::LiveTable;
use crate::protocol::Holder;
use crate::storage::{SeatRow, TableDoc};

const PERSON: &str = "person";

/// The kind of a bot account in a record.
const BOT: &str = "bot";
const SCRIPTED: &str = "scripted";

/// Records are in English, because their readers may have any language.
static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::English));

impl LiveTable {
    /// The current players.
    pub(super) fn players(&self) -> Vec<Player> {
        players(&self.doc, |_, row| self.name_of(row))
    }

    /// The current players; people and bot accounts have the names from when the game began.
    pub(super) fn players_of(&self, record: &Record) -> Vec<Player> {
        let has_name = |player: &&Player| [PERSON, BOT].contains(&player.kind.as_str());
        let then = |seat: usize| record.players().get(seat).filter(has_name);
        players(&self.doc, |seat, row| then(seat).map_or_else(|| self.name_of(row), |then| then.name.clone()))
    }
}

/// The players, with different names; `name_of` returns people's names.
pub(super) fn players(doc: &TableDoc, name_of: impl Fn(usize, &SeatRow) -> String) -> Vec<Player> {
    let called = |(seat, row): (usize, &SeatRow)| match &row.holder {
        Holder::Bot { .. } => ENGLISH.say(&words::bot_name(seat)),
        Holder::Scripted => ENGLISH.say(&words::scripted_name(&doc.game)),
        _ => match name_of(seat, row) {
            name if name.is_empty() => nameless(seat),
            name => name,
        },
    };
    let names = words::told_apart(doc.seats.iter().enumerate().map(called));
    names.into_iter().zip(&doc.seats).map(|(name, row)| Player::new(name, kind_of(&row.holder))).collect()
}

fn kind_of(holder: &Holder) -> &str {
    match holder {
        Holder::Bot { level } => level,
        Holder::Scripted => SCRIPTED,
        Holder::BotAccount { .. } => BOT,
        _ => PERSON,
    }
}

/// The name in a record of a player without one; clients show it in their own language.
pub(super) fn nameless(seat: usize) -> String {
    ENGLISH.say(&Phrase::new("seat-name").with("number", seat + 1))
}
