//! The configuration of the identity provider, and of who may sign in through it.

use std::fmt;

use url::Url;

/// An identity provider.
#[derive(Clone, PartialEq, Eq)]
pub struct OidcConfig {
    /// Its address, exactly as it names itself.
    pub(super) issuer: String,
    pub(super) client_id: String,
    pub(super) client_secret: Option<String>,
    /// What people know it by.
    pub(super) name: String,
    /// What is asked for beside who somebody is.
    pub(super) scopes: Vec<String>,
    /// Only people with a confirmed mail address of one of these domains come in; all, if there is none.
    pub(super) domains: Vec<String>,
    /// Only members of one of these groups come in; all, if there is none.
    pub(super) groups: Vec<String>,
}

impl OidcConfig {
    /// A provider by its address, and this server as its client.
    ///
    /// # Errors
    /// If the address is none.
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

    /// The same under the name by which people know it.
    #[must_use]
    pub fn called(self, name: &str) -> OidcConfig {
        OidcConfig { name: name.trim().to_owned(), ..self }
    }

    /// The same, asking for these scopes beside `openid`.
    #[must_use]
    pub fn asking_for(self, scopes: Vec<String>) -> OidcConfig {
        OidcConfig { scopes, ..self }
    }

    /// The same, only for people of these domains and groups; where there is none, for all.
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

/// Something is no identity provider.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OidcConfigError;

impl fmt::Display for OidcConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an identity provider needs an address such as https://login.example/realms/games, and a client ID")
    }
}

impl std::error::Error for OidcConfigError {}
