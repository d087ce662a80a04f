//! People: guests with a name and a signed cookie.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Who is asking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Me {
    /// The person's id: public, and of no use without the cookie.
    pub id: String,
    /// What the person is called.
    pub name: String,
}

/// A name that somebody chose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Naming {
    /// One to 32 characters.
    #[schema(min_length = 1, max_length = 32)]
    pub name: String,
    /// The code of an invitation, for a new person where the house is closed.
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
}
