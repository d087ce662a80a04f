//! Stored data of bot accounts. Their names are stored with those of people.

use async_trait::async_trait;

use super::StorageError;

/// A bot account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotRow {
    /// Its id, among those of people.
    pub id: String,
    /// The owner.
    pub owner: String,
    /// The hash of its token, if it has one.
    pub token: Option<String>,
    /// Which challenges it accepts, as JSON.
    pub rules: String,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
    /// When it was paused on the ladder because it failed too often, in milliseconds since 1970.
    pub ladder_paused: Option<u64>,
}

/// Bot accounts. One is deleted as a person is, and with its owner.
#[async_trait]
pub trait BotStorage {
    /// Stores a bot account, new or changed, unless its owner or the person with its id does not exist.
    async fn save_bot(&self, bot: &BotRow) -> Result<(), StorageError>;

    /// The bot account with this id.
    async fn bot(&self, id: &str) -> Result<Option<BotRow>, StorageError>;

    /// The bot account with the token of this hash.
    async fn bot_with_token(&self, hash: &str) -> Result<Option<BotRow>, StorageError>;

    /// The bot accounts of a person, the oldest first.
    async fn bots_of(&self, owner: &str) -> Result<Vec<BotRow>, StorageError>;
}
