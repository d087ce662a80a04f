//! An identity provider that vouches for people (`OpenID` Connect): found at its address, asked with the authorization code flow and PKCE.

mod config;
mod errand;
mod provider;
mod token;

pub use self::config::{OidcConfig, OidcConfigError};
pub(crate) use self::errand::{Errand, is_inside};
pub(crate) use self::provider::{Claims, Oidc, watch};
