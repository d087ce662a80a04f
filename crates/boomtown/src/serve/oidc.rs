//! The identity provider by the settings (OpenID Connect).

use server::OidcConfig;

use super::settings::Settings;
use crate::common::{CommandError, read_file};

impl Settings {
    /// The identity provider that vouches for people, if there is one.
    pub(super) fn provider(&self) -> Result<Option<OidcConfig>, CommandError> {
        let (issuer, client) = match (&self.oidc_issuer, &self.oidc_client_id) {
            (None, None) => return Ok(None),
            (Some(issuer), Some(client)) => (issuer, client),
            _ => {
                let why = "an identity provider needs two settings together: its address (--oidc-issuer) and by which id it \
                           knows this server (--oidc-client-id)";
                return Err(CommandError::new(why));
            }
        };
        let secret = match &self.oidc_client_secret_file {
            Some(file) => Some(read_file(file)?),
            None => self.oidc_client_secret.clone(),
        };
        let listed = |text: &Option<String>| {
            let parts = text.as_deref().unwrap_or_default().split(',').map(str::trim);
            parts.filter(|part| !part.is_empty()).map(str::to_owned).collect::<Vec<_>>()
        };
        let mut config = OidcConfig::new(issuer, client, secret.as_deref()).map_err(CommandError::new)?;
        if let Some(name) = &self.oidc_name {
            config = config.called(name);
        }
        if self.oidc_scopes.is_some() {
            config = config.asking_for(listed(&self.oidc_scopes));
        }
        Ok(Some(config.only_for(listed(&self.oidc_domains), listed(&self.oidc_groups))))
    }
}

#[cfg(test)]
mod tests {
    use super::Settings;

    #[test]
    fn a_provider_needs_an_address_and_an_id_and_its_secret_may_be_in_a_file() {
        assert!(Settings::default().provider().unwrap().is_none());
        let text = |text: &str| Some(text.to_owned());
        let half = Settings { oidc_issuer: text("https://login.example"), ..Settings::default() };
        assert!(half.provider().is_err());
        let whole = Settings { oidc_client_id: text("games"), ..half };
        assert!(whole.provider().unwrap().is_some());
        let lost = Settings { oidc_client_secret_file: Some("no/such/file".into()), ..whole.clone() };
        assert!(lost.provider().is_err());
        let nowhere = Settings { oidc_issuer: text("login"), ..whole };
        assert!(nowhere.provider().is_err());
    }
}
