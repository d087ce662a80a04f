//! A person's remaining quotas, and how long abandoned data is kept.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What is limited for a person.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum QuotaKind {
    /// New tables per day.
    Tables,
    /// New tables per day in the lobby.
    ListedTables,
    /// New tables per day with only bots.
    BotTables,
    /// Tables that currently wait for players.
    Gathering,
    /// Those of them in the lobby.
    ListedGathering,
    /// Imported records per day.
    Imports,
    /// Their size per day, in bytes.
    ImportBytes,
    /// Chat messages per day.
    Remarks,
    /// Reports per day.
    Reports,
    /// People who are currently blocked.
    Blocks,
    /// Bot accounts.
    Bots,
}

/// How much of a quota is used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct QuotaUse {
    /// The quota.
    pub what: QuotaKind,
    /// How much is used up.
    pub used: u32,
    /// The limit.
    pub most: u32,
}

/// How long the server keeps abandoned data.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KeptFor {
    /// A table in the lobby that waits for players, in hours without its host.
    pub listed_hours: u32,
    /// A table that waits for players by its link, in days without its host.
    pub invitation_days: u32,
    /// An imported record, in days.
    pub import_days: u32,
    /// A table with only bots, in days.
    pub bot_table_days: u32,
    /// A guest without a game, in days.
    pub guest_days: u32,
}

/// A person's remaining quotas.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MyQuotas {
    /// Each quota; empty if there are no limits.
    pub limits: Vec<QuotaUse>,
    /// How long data is kept.
    pub kept: KeptFor,
}
