//! Types for signing in: devices, one-time links, recovery codes, passkeys, identity providers, and whether the server is open.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Phrase;
use utoipa::ToSchema;

use crate::admin::Announcement;
use crate::people::Me;

/// How a person can sign in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WaysIn {
    /// The person.
    pub me: Me,
    /// The devices on which this person is signed in, the most recently used first.
    pub devices: Vec<Device>,
    /// The passkeys, the oldest first.
    pub passkeys: Vec<PasskeyInfo>,
    /// The recovery code, if there is one.
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recovery: Option<RecoveryInfo>,
    /// The identity providers that vouch for this person.
    #[serde(default)]
    pub identities: Vec<LinkedIdentity>,
}

/// A link between a person and an identity provider.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LinkedIdentity {
    /// The provider.
    pub issuer: String,
    /// The provider's id of this person.
    pub subject: String,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub made: u64,
}

/// A device on which a person is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Device {
    /// Its id.
    pub id: String,
    /// Its name; empty if it has none besides its browser and system.
    pub name: String,
    /// The browser, guessed; empty if unknown.
    pub browser: String,
    /// The system, guessed; empty if unknown.
    pub system: String,
    /// When it was signed in, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub made: u64,
    /// When it was last used, to some minutes, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub seen: u64,
    /// Whether it is the device that sent this request.
    pub here: bool,
}

/// A passkey of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PasskeyInfo {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub made: u64,
    /// When it was last used.
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<u64>,
}

/// The existence of a recovery code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RecoveryInfo {
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub made: u64,
    /// When it was last used.
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<u64>,
}

/// A name for a device or a passkey.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeviceNaming {
    /// One to 32 characters.
    #[schema(min_length = 1, max_length = 32)]
    pub name: String,
}

/// A code that signs a device in: from a one-time link, or for recovery. It is shown only once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SignInCode {
    /// The code.
    pub code: String,
    /// When it expires, in milliseconds since 1970; `None` if it does not expire.
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<u64>,
}

/// What to do with the guest whose session this browser had until now, if that guest has tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OwnGuest {
    /// Not chosen yet: the request is rejected with `account-two-people`, and can be sent again with one of the others.
    #[default]
    Ask,
    /// It is the same person: the guest's tables become those of the person signed in.
    Join,
    /// It is somebody else: the guest keeps its tables, and this browser gives it up.
    GiveUp,
}

/// Signs this browser in with a code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CodeUse {
    /// The code.
    #[schema(max_length = 64)]
    pub code: String,
    /// What to do with the guest of this browser.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<OwnGuest>"))]
    pub own: OwnGuest,
}

/// The challenge for creating or using a passkey.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PasskeyChallenge {
    /// To be sent back with the answer.
    pub ceremony: String,
    /// The argument for `navigator.credentials`, binary values in base64url.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "typescript", ts(type = "{ publicKey: Record<string, unknown> }"))]
    pub options: Value,
}

/// A passkey that was just made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NewPasskey {
    /// From the challenge.
    pub ceremony: String,
    /// Its name, one to 32 characters.
    pub name: String,
    /// The result of `navigator.credentials.create`, binary values in base64url.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub credential: Value,
}

/// Signs this browser in with a passkey.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PasskeyUse {
    /// From the challenge.
    pub ceremony: String,
    /// The result of `navigator.credentials.get`, binary values in base64url.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub credential: Value,
    /// What to do with the guest of this browser.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<OwnGuest>"))]
    pub own: OwnGuest,
}

/// What anybody may know about this server before signing in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Entrance {
    /// Whether a new person needs an invitation.
    pub by_invitation: bool,
    /// Whether the server is closed to new people.
    pub closed_to_newcomers: bool,
    /// The announcement at the top of every page.
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announcement: Option<Announcement>,
    /// Whether the caller is an operator.
    pub operator: bool,
    /// The identity provider of this server, if it has one.
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub oidc: Option<OidcEntrance>,
    /// Why passkeys cannot be used here; `None` if they can.
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub no_passkeys: Option<Phrase>,
}

/// The identity provider of a server (`OpenID` Connect).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OidcEntrance {
    /// Its name on the sign-in button.
    pub name: String,
    /// Whether new people can sign in only through it.
    pub only: bool,
}

/// Where a browser goes after signing out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SignedOut {
    /// Where the identity provider ends its own session, if it supports that.
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
}
