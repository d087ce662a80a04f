//! Settings that are more than a number or a text.

use std::str::FromStr;

use serde::de::{Deserializer, Error as _};
use serde::{Deserialize, Serialize};
use server::{PublicAddress, PublicAddressError};
use toml::Value;

use crate::common::CommandError;

/// Who may come in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Access {
    /// Everybody who says a name.
    #[default]
    Open,
    /// Only those with an invitation.
    Invitation,
    /// Only those for whom the identity provider vouches (`oidc-issuer`).
    Oidc,
}

/// The address of a `PostgreSQL` database.
pub(crate) fn database_address(text: &str) -> Result<String, CommandError> {
    let known = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
    if known {
        Ok(text.to_owned())
    } else {
        Err(CommandError::new("a database is named like postgres://user:password@host/name"))
    }
}

pub(super) fn known_database<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    let text = Option::<String>::deserialize(deserializer)?;
    text.as_deref().map(database_address).transpose().map_err(D::Error::custom)
}

/// An address that browsers can find.
pub(super) fn public_address(text: &str) -> Result<String, PublicAddressError> {
    PublicAddress::parse(text).map(|_| text.to_owned())
}

pub(super) fn known_address<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    let text = Option::<String>::deserialize(deserializer)?;
    text.as_deref().map(public_address).transpose().map_err(D::Error::custom)
}

/// How many proxies are in front. Yes is one, no is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub(crate) struct Proxies(pub(super) usize);

impl FromStr for Proxies {
    type Err = CommandError;

    fn from_str(text: &str) -> Result<Proxies, CommandError> {
        match text.to_ascii_lowercase().as_str() {
            "true" | "yes" | "on" => Ok(Proxies(1)),
            "false" | "no" | "off" | "" => Ok(Proxies(0)),
            number => number
                .parse()
                .map(Proxies)
                .map_err(|_| CommandError::new(format!("'{text}' is no number of proxies"))),
        }
    }
}

impl<'de> Deserialize<'de> for Proxies {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Proxies, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::Boolean(one) => Ok(Proxies(usize::from(one))),
            Value::Integer(number) => usize::try_from(number).map(Proxies).map_err(D::Error::custom),
            other => Err(D::Error::custom(format!("expected how many proxies there are, found {other}"))),
        }
    }
}
