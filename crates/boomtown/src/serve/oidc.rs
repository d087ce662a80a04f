//! The settings of the identity provider (`OpenID` Connect).

use server::OidcConfig;

use super::settings::Settings;
use crate::common::{CommandError, read_file};

impl Settings {
    /// The identity provider, if one is configured.
    pub(super) fn provider(&self) -> Result<Option<OidcConfig>, CommandError> {
        let (issuer, client) = match (&self.oidc_issuer, &self.oidc_client_id) {
            (None, None) => return Ok(None),
            (Some(issuer), Some(client)) => (issuer, client),
            _ => {
                let why = "an identity provider needs two settings: --oidc-issuer and --oidc-client-id";
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
        let provider = |text: &str| toml::from_str::<Settings>(text).unwrap().provider();
        assert!(provider("").unwrap().is_none());
        let issuer = "oidc-issuer = \"https://login.example\"\n";
        assert!(provider(issuer).is_err());
        let id = "oidc-client-id = \"games\"\n";
        assert!(provider(&format!("{issuer}{id}")).unwrap().is_some());
        assert!(provider(&format!("{issuer}{id}oidc-client-secret-file = \"no/such/file\"\n")).is_err());
        assert!(provider(&format!("oidc-issuer = \"login\"\n{id}")).is_err());
    }
}
