//! Types of settings that need their own parser.

use std::str::FromStr;

use serde::de::{Deserializer, Error as _};
use serde::{Deserialize, Serialize};
use server::{PublicAddress, PublicAddressError};
use toml::Value;

use crate::common::CommandError;

/// Who may sign in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Access {
    /// Anybody who gives a name.
    #[default]
    Open,
    /// Only people with an invitation.
    Invitation,
    /// Only people who sign in through the identity provider (`oidc-issuer`).
    Oidc,
}

/// The address of a `PostgreSQL` database.
pub(crate) fn database_address(text: &str) -> Result<String, CommandError> {
    let known = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
    if known {
        Ok(text.to_owned())
    } else {
        Err(CommandError::new("a database address has the form postgres://user:password@host/name"))
    }
}

pub(super) fn known_database<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    let text = Option::<String>::deserialize(deserializer)?;
    text.as_deref().map(database_address).transpose().map_err(D::Error::custom)
}

/// Checks an address for browsers.
pub(super) fn public_address(text: &str) -> Result<String, PublicAddressError> {
    PublicAddress::parse(text).map(|_| text.to_owned())
}

pub(super) fn known_address<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    let text = Option::<String>::deserialize(deserializer)?;
    text.as_deref().map(public_address).transpose().map_err(D::Error::custom)
}

/// The number of proxies in front of the server. `true` means one, `false` none.
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
                .map_err(|_| CommandError::new(format!("'{text}' is not a number of proxies"))),
        }
    }
}

impl<'de> Deserialize<'de> for Proxies {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Proxies, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::Boolean(one) => Ok(Proxies(usize::from(one))),
            Value::Integer(number) => match usize::try_from(number) {
                Ok(number) => Ok(Proxies(number)),
                Err(_) => Err(D::Error::custom(format!("the number of proxies is at least 0, not {number}"))),
            },
            other => Err(D::Error::custom(format!(
                "this must be the number of proxies, or true or false, not {other}"
            ))),
        }
    }
}
