//! People: guests with a name and a signed cookie.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The caller.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Me {
    /// The person's id: public, and of no use without the cookie.
    pub id: String,
    /// The person's name.
    pub name: String,
}

/// A chosen name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Naming {
    /// One to 32 characters.
    #[schema(min_length = 1, max_length = 32)]
    pub name: String,
    /// An invitation code, for a new person if the server needs one.
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
}
