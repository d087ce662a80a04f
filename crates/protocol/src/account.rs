//! How people come in: their devices, one-time links, recovery codes, passkeys, and whether the house is open.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Phrase;
use utoipa::ToSchema;

use crate::admin::Announcement;
use crate::people::Me;

/// What somebody has to come in with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WaysIn {
    /// Who.
    pub me: Me,
    /// The devices on which this person is signed in, the one that was here last first.
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

/// That an identity provider vouches for somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LinkedIdentity {
    /// The provider.
    pub issuer: String,
    /// What it calls this person.
    pub subject: String,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub made: u64,
}

/// A device on which somebody is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Device {
    /// Its id.
    pub id: String,
    /// What its person calls it; empty where it goes by its browser and system.
    pub name: String,
    /// The browser, guessed; empty if it cannot be told.
    pub browser: String,
    /// The system, guessed; empty if it cannot be told.
    pub system: String,
    /// When it was signed in, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub made: u64,
    /// When it was last here, to some minutes, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub seen: u64,
    /// Whether it is the one that asks.
    pub here: bool,
}

/// A passkey of somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PasskeyInfo {
    /// Its id.
    pub id: String,
    /// What its person calls it.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub made: u64,
    /// When it was last used.
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<u64>,
}

/// That somebody has a recovery code.
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

/// A code that signs a device in: of a one-time link, or for recovery. It is told this once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SignInCode {
    /// The code.
    pub code: String,
    /// Until when it is good, in milliseconds since 1970; nothing if it does not end.
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<u64>,
}

/// What becomes of the guest as whom this browser played until now, if he has tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OwnGuest {
    /// Nothing yet: the request is refused with `account-two-people`, and can be sent again with one of the others.
    #[default]
    Ask,
    /// He is the same person: his tables become those of whoever is signed in.
    Join,
    /// He is somebody else: his tables stay his, and this browser gives him up.
    GiveUp,
}

/// Signs this browser in by a code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CodeUse {
    /// The code.
    #[schema(max_length = 64)]
    pub code: String,
    /// What becomes of the guest of this browser.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<OwnGuest>"))]
    pub own: OwnGuest,
}

/// What begins the making or the use of a passkey.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PasskeyChallenge {
    /// To be sent back with the answer.
    pub ceremony: String,
    /// What `navigator.credentials` is given, binary values in base64url.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "typescript", ts(type = "{ publicKey: Record<string, unknown> }"))]
    pub options: Value,
}

/// A passkey that was just made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NewPasskey {
    /// Of the challenge.
    pub ceremony: String,
    /// What its person calls it, one to 32 characters.
    pub name: String,
    /// What `navigator.credentials.create` gave, binary values in base64url.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub credential: Value,
}

/// Signs this browser in by a passkey.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PasskeyUse {
    /// Of the challenge.
    pub ceremony: String,
    /// What `navigator.credentials.get` gave, binary values in base64url.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub credential: Value,
    /// What becomes of the guest of this browser.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<OwnGuest>"))]
    pub own: OwnGuest,
}

/// What anybody may know of this server before he comes in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Entrance {
    /// Whether a new person needs an invitation.
    pub by_invitation: bool,
    /// Whether new people are kept out.
    pub closed_to_newcomers: bool,
    /// What everybody reads on top of every page.
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announcement: Option<Announcement>,
    /// Whether whoever asks is an operator.
    pub operator: bool,
    /// The identity provider of this house, if it has one.
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub oidc: Option<OidcEntrance>,
    /// Why passkeys cannot be used here; nothing if they can.
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub no_passkeys: Option<Phrase>,
}

/// The identity provider of a house (`OpenID` Connect).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OidcEntrance {
    /// What people know it by.
    pub name: String,
    /// Whether new people come in by it and by nothing else.
    pub only: bool,
}

/// Where a browser goes when somebody signs out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SignedOut {
    /// Where the identity provider ends its own session, if it says so.
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
}
