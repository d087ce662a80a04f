//! Reads everything about a person that only the export needs.

use async_trait::async_trait;
use serde::Serialize;

use super::StorageError;

/// What somebody said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OwnRemark {
    /// The table's id.
    pub table: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What.
    pub text: String,
}

/// A report that somebody made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OwnReport {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// About whom, as he was called then.
    pub about: String,
    /// At which table.
    pub place: String,
    /// Why.
    pub why: String,
    /// What was said there, as far as it was reported.
    pub said: String,
}

/// From where somebody came.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OwnAddress {
    /// The address.
    pub address: String,
    /// When last, in milliseconds since 1970.
    pub at: u64,
}

/// What is kept of a person that nothing else asks for.
#[async_trait]
pub trait PersonalStorage {
    /// All that somebody said, by table.
    async fn remarks_of(&self, person: &str) -> Result<Vec<OwnRemark>, StorageError>;

    /// The reports that somebody made, the oldest first.
    async fn reports_by(&self, person: &str) -> Result<Vec<OwnReport>, StorageError>;

    /// From where somebody came lately.
    async fn addresses_of(&self, person: &str) -> Result<Vec<OwnAddress>, StorageError>;
}
