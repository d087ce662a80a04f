//! Reads everything about a person that only the export needs.

use async_trait::async_trait;
use serde::Serialize;

use super::StorageError;

/// A chat message of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OwnRemark {
    /// The table's id.
    pub table: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The text.
    pub text: String,
}

/// A report by a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OwnReport {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The name of the person it is about, at that time.
    pub about: String,
    /// The table.
    pub place: String,
    /// The text.
    pub why: String,
    /// The chat messages that were part of it.
    pub said: String,
}

/// An address of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OwnAddress {
    /// The address.
    pub address: String,
    /// When it was last used, in milliseconds since 1970.
    pub at: u64,
}

/// What is stored about a person and nothing else needs.
#[async_trait]
pub trait PersonalStorage {
    /// All chat messages of a person, by table.
    async fn remarks_of(&self, person: &str) -> Result<Vec<OwnRemark>, StorageError>;

    /// The reports by a person, the oldest first.
    async fn reports_by(&self, person: &str) -> Result<Vec<OwnReport>, StorageError>;

    /// The latest addresses of a person.
    async fn addresses_of(&self, person: &str) -> Result<Vec<OwnAddress>, StorageError>;
}
