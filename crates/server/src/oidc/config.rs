//! The configuration of the identity provider, and of who may sign in through it.

use std::fmt;

use url::Url;

/// An identity provider.
#[derive(Clone, PartialEq, Eq)]
pub struct OidcConfig {
    /// Its issuer URL, exactly as it spells it.
    pub(super) issuer: String,
    pub(super) client_id: String,
    pub(super) client_secret: Option<String>,
    /// Its name for people.
    pub(super) name: String,
    /// The scopes requested in addition to `openid`.
    pub(super) scopes: Vec<String>,
    /// Only people with a verified mail address in one of these domains may sign in; everybody if empty.
    pub(super) domains: Vec<String>,
    /// Only members of one of these groups may sign in; everybody if empty.
    pub(super) groups: Vec<String>,
}

impl OidcConfig {
    /// A provider by its URL, and this server as its client.
    ///
    /// # Errors
    /// If the URL is invalid.
    pub fn new(
        issuer: &str,
        client_id: &str,
        client_secret: Option<&str>,
    ) -> Result<OidcConfig, OidcConfigError> {
        let url = Url::parse(issuer).map_err(|_| OidcConfigError)?;
        if !["http", "https"].contains(&url.scheme()) || client_id.trim().is_empty() {
            return Err(OidcConfigError);
        }
        Ok(OidcConfig {
            issuer: issuer.to_owned(),
            client_id: client_id.trim().to_owned(),
            client_secret: client_secret.map(|secret| secret.trim().to_owned()),
            name: url.host_str().unwrap_or(issuer).to_owned(),
            scopes: vec!["profile".to_owned(), "email".to_owned()],
            domains: Vec::new(),
            groups: Vec::new(),
        })
    }

    /// Sets the name for people.
    #[must_use]
    pub fn called(self, name: &str) -> OidcConfig {
        OidcConfig { name: name.trim().to_owned(), ..self }
    }

    /// Requests these scopes in addition to `openid`.
    #[must_use]
    pub fn asking_for(self, scopes: Vec<String>) -> OidcConfig {
        OidcConfig { scopes, ..self }
    }

    /// Restricts sign-in to these domains and groups; to none if empty.
    #[must_use]
    pub fn only_for(self, domains: Vec<String>, groups: Vec<String>) -> OidcConfig {
        let domains = domains.into_iter().map(|domain| domain.to_ascii_lowercase()).collect();
        OidcConfig { domains, groups, ..self }
    }
}

impl fmt::Debug for OidcConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OidcConfig").field("issuer", &self.issuer).finish_non_exhaustive()
    }
}

/// The URL is not that of an identity provider.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OidcConfigError;

impl fmt::Display for OidcConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an identity provider needs an address such as https://login.example/realms/games, and a client ID")
    }
}

impl std::error::Error for OidcConfigError {}
