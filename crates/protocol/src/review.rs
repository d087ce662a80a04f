//! Reviews of finished games.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::raw::Raw;

/// The state of a review.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum ReviewState {
    /// Nobody requested one yet.
    None,
    /// It is in progress.
    Running {
        /// The number of decisions reviewed.
        done: u32,
        /// The number of all decisions.
        all: u32,
    },
    /// It is finished.
    Done {
        /// The review.
        #[cfg_attr(feature = "typescript", ts(type = "import(\"./review/Review\").Review"))]
        #[schema(value_type = Object)]
        review: Raw,
    },
}
