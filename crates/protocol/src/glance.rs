//! The summary of a table for a list: its state, and what happened since the last visit.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{LogLine, Raw};

/// A table at a glance.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Glance {
    /// The number of decisions so far.
    pub decisions: u32,
    /// The game's own view: from the viewer's first seat, or a spectator's.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub view: Raw,
    /// The latest log lines since then that are worth a list.
    pub log: Vec<LogLine>,
}
