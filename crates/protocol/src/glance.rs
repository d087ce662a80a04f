//! A table at a glance: how it stands and what happened since somebody last looked, for a list.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{LogLine, Raw};

/// A table at a glance.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Glance {
    /// How many decisions stand.
    pub decisions: u32,
    /// The game's own view: from the viewer's first seat, or a spectator's.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub view: Raw,
    /// What happened since, as far as it is worth a list: the latest lines.
    pub log: Vec<LogLine>,
}
