//! How much somebody may still do, and for how long what is left behind is kept.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What is limited for one person.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum QuotaKind {
    /// New tables within a day.
    Tables,
    /// New tables within a day that the lobby shows.
    ListedTables,
    /// New tables within a day where only bots play.
    BotTables,
    /// Tables that wait for players now.
    Gathering,
    /// Those among them that the lobby shows.
    ListedGathering,
    /// Records that are brought within a day.
    Imports,
    /// Their size within a day, in bytes.
    ImportBytes,
    /// Things said within a day.
    Remarks,
    /// Reports within a day.
    Reports,
    /// People who are blocked now.
    Blocks,
    /// Bots with an account now.
    Bots,
}

/// How much of one thing somebody has used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct QuotaUse {
    /// What is limited.
    pub what: QuotaKind,
    /// How much of it is used up.
    pub used: u32,
    /// How much there may be.
    pub most: u32,
}

/// How long the server keeps what nobody will miss.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KeptFor {
    /// A table of the lobby that waits for players, in hours without its host.
    pub listed_hours: u32,
    /// A table that waits for players by its link, in days without its host.
    pub invitation_days: u32,
    /// A record that was brought, in days.
    pub import_days: u32,
    /// A table where only bots play, in days.
    pub bot_table_days: u32,
    /// A guest without a game, in days.
    pub guest_days: u32,
}

/// How much somebody may still do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MyQuotas {
    /// Each limit; none where there are no limits.
    pub limits: Vec<QuotaUse>,
    /// For how long things are kept.
    pub kept: KeptFor,
}
