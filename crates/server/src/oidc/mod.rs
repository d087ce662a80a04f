//! Sign-in through an identity provider (`OpenID` Connect), with discovery and the authorization code flow with PKCE.

mod config;
mod errand;
mod provider;
mod token;

pub use self::config::{OidcConfig, OidcConfigError};
pub(crate) use self::errand::{Errand, is_inside};
pub(crate) use self::provider::{Claims, Oidc, watch};
