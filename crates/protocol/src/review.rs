//! Reviews of finished games.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::raw::Raw;

/// Where the review of a game stands.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum ReviewState {
    /// Nobody asked for one yet.
    None,
    /// It is being made.
    Running {
        /// How many decisions are reviewed.
        done: u32,
        /// Of how many.
        all: u32,
    },
    /// It is there.
    Done {
        /// What was found out.
        #[cfg_attr(feature = "typescript", ts(type = "import(\"./review/Review\").Review"))]
        #[schema(value_type = Object)]
        review: Raw,
    },
}
