//! Why a request is refused.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Kinds of refusals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", ts(rename = "Refused"))]
#[schema(as = Refused)]
pub enum ErrorCode {
    /// The message has not the right form.
    Malformed,
    /// Nobody knows yet who you are: choose a name first.
    Nobody,
    /// There is no such thing here.
    NotFound,
    /// The client speaks another version of the protocol: load the page again.
    Protocol,
    /// The seat is not yours.
    NotYours,
    /// The game went on in the meantime; the current moment is on its way.
    Stale,
    /// The rules do not allow it.
    Illegal,
    /// The table is not at a point where this can be done.
    NotNow,
    /// Too many requests: wait a little.
    Slow,
    /// It could not be kept: nothing was changed, try again.
    Storage,
}

impl ErrorCode {
    /// As it stands in messages.
    pub const fn name(self) -> &'static str {
        match self {
            ErrorCode::Malformed => "malformed",
            ErrorCode::Nobody => "nobody",
            ErrorCode::NotFound => "not_found",
            ErrorCode::Protocol => "protocol",
            ErrorCode::NotYours => "not_yours",
            ErrorCode::Stale => "stale",
            ErrorCode::Illegal => "illegal",
            ErrorCode::NotNow => "not_now",
            ErrorCode::Slow => "slow",
            ErrorCode::Storage => "storage",
        }
    }
}
