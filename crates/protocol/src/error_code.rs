//! Error codes of refused requests.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Why a request was rejected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", ts(rename = "Refused"))]
#[schema(as = Refused)]
pub enum ErrorCode {
    /// The message is malformed.
    Malformed,
    /// The caller is not signed in: choose a name first.
    Nobody,
    /// There is no such thing here.
    NotFound,
    /// The client speaks another version of the protocol: load the page again.
    Protocol,
    /// The seat is not yours.
    NotYours,
    /// The game has moved on in the meantime; the current state is being sent.
    Stale,
    /// The rules do not allow it.
    Illegal,
    /// The table is not in a state in which this can be done.
    NotNow,
    /// Too many requests: wait a little.
    Slow,
    /// It could not be stored: nothing was changed, try again.
    Storage,
}

impl ErrorCode {
    /// The name in messages.
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
