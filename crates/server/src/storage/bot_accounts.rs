//! Stored data of bot accounts. Their names are stored with those of people.

use async_trait::async_trait;

use super::StorageError;

/// A bot account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotRow {
    /// Its id, among those of people.
    pub id: String,
    /// The person whose it is.
    pub owner: String,
    /// The hash of its token, if it has one.
    pub token: Option<String>,
    /// Which challenges it accepts, as JSON.
    pub rules: String,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
    /// When the ladder stopped asking it, in milliseconds since 1970, because it failed too often.
    pub ladder_paused: Option<u64>,
}

/// Bots with an account. One is forgotten as a person is, and with its owner.
#[async_trait]
pub trait BotStorage {
    /// Keeps a bot account, new or changed, unless its owner or the person of its id is not known.
    async fn save_bot(&self, bot: &BotRow) -> Result<(), StorageError>;

    /// The bot account of this id.
    async fn bot(&self, id: &str) -> Result<Option<BotRow>, StorageError>;

    /// The bot account that has the token with this hash.
    async fn bot_with_token(&self, hash: &str) -> Result<Option<BotRow>, StorageError>;

    /// The bot accounts of a person, the oldest first.
    async fn bots_of(&self, owner: &str) -> Result<Vec<BotRow>, StorageError>;
}
