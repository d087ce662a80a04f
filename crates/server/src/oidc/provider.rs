//! The client of the identity provider: its configuration, its keys, and the exchange of a code for a token.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD};
use hyper::Request;
use hyper::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use tokio::time::sleep;
use url::Url;
use url::form_urlencoded::Serializer;

use super::config::OidcConfig;
use super::errand::Errand;
use super::token::{Expected, KeySet, TokenClaims, TokenError};
use crate::app_state::AppState;
use crate::chance;
use crate::clock;
use crate::notices::{Reach, Transport, TransportError};
use crate::protocol::OwnGuest;

/// The timeout of the provider.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long its configuration is cached.
const BELIEVED: Duration = Duration::from_secs(60 * 60);
/// How long its keys are cached at least, even if one is missing, so that not every forged token causes a request.
const AT_LEAST: Duration = Duration::from_secs(60);
/// The delay before it is tried again after an error.
const AGAIN: Duration = Duration::from_secs(30);
/// The path of the discovery document.
const DISCOVERY: &str = ".well-known/openid-configuration";

/// Why nobody can be signed in through the provider.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum OidcError {
    /// It does not respond.
    Away(String),
    /// It rejects the code, or the token is invalid.
    Refused(String),
    /// It identifies somebody who may not sign in here.
    NotAllowed,
}

impl OidcError {
    /// The id of the message.
    pub(crate) const fn why(&self) -> &'static str {
        match self {
            OidcError::Away(_) => "account-oidc-away",
            OidcError::Refused(_) => "account-oidc-failed",
            OidcError::NotAllowed => "account-oidc-not-allowed",
        }
    }
}

impl fmt::Display for OidcError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OidcError::Away(why) | OidcError::Refused(why) => f.write_str(why),
            OidcError::NotAllowed => f.write_str("of another domain or group"),
        }
    }
}

impl std::error::Error for OidcError {}

impl From<TransportError> for OidcError {
    fn from(error: TransportError) -> OidcError {
        OidcError::Away(error.to_string())
    }
}

/// Who the provider says somebody is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Claims {
    pub(crate) issuer: String,
    pub(crate) subject: String,
    /// Possible names, the best first.
    pub(crate) names: Vec<String>,
}

/// The configuration of a provider (`OpenID` Connect Discovery).
#[derive(Clone, Debug, Deserialize)]
struct Metadata {
    issuer: String,
    authorization_endpoint: Url,
    token_endpoint: Url,
    jwks_uri: Url,
    #[serde(default)]
    end_session_endpoint: Option<Url>,
    #[serde(default)]
    token_endpoint_auth_methods_supported: Option<Vec<String>>,
}

struct Known {
    metadata: Metadata,
    keys: KeySet,
    since: Instant,
}

/// The response to a code.
#[derive(Deserialize)]
struct Tokens {
    id_token: String,
}

/// An identity provider.
pub(crate) struct Oidc {
    config: OidcConfig,
    transport: Transport,
    known: tokio::sync::Mutex<Option<Arc<Known>>>,
    /// Why the last request failed.
    trouble: Mutex<Option<String>>,
}

impl Oidc {
    pub(crate) fn new(config: OidcConfig) -> Oidc {
        // Where it is was said by whoever runs the server: it may be in his own network.
        let transport = Transport::new(Reach::Anywhere, PATIENCE);
        Oidc { config, transport, known: tokio::sync::Mutex::default(), trouble: Mutex::default() }
    }

    /// Its name for people.
    pub(crate) fn name(&self) -> &str {
        &self.config.name
    }

    /// Its issuer URL.
    pub(crate) fn issuer(&self) -> &str {
        &self.config.issuer
    }

    /// Why the last request failed; `None` if it succeeded.
    pub(crate) fn trouble(&self) -> Option<String> {
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The provider's configuration and keys, not older than this.
    async fn known(&self, oldest: Duration) -> Result<Arc<Known>, OidcError> {
        let mut known = self.known.lock().await;
        if let Some(known) = known.as_ref().filter(|known| known.since.elapsed() < oldest) {
            return Ok(Arc::clone(known));
        }
        let found = self.discover().await;
        *self.trouble.lock().unwrap_or_else(PoisonError::into_inner) =
            found.as_ref().err().map(|error| format!("{} ({error})", self.config.issuer));
        let found = Arc::new(found?);
        *known = Some(Arc::clone(&found));
        Ok(found)
    }

    async fn discover(&self) -> Result<Known, OidcError> {
        let home = self.config.issuer.trim_end_matches('/');
        let metadata: Metadata = self.get(&format!("{home}/{DISCOVERY}")).await?;
        if metadata.issuer != self.config.issuer {
            let why = format!("it calls itself {}, which must be the setting", metadata.issuer);
            return Err(OidcError::Away(why));
        }
        let keys = self.get(metadata.jwks_uri.as_str()).await?;
        Ok(Known { metadata, keys, since: Instant::now() })
    }

    async fn get<T: DeserializeOwned>(&self, address: &str) -> Result<T, OidcError> {
        let away = |why: &dyn fmt::Display| OidcError::Away(format!("{address}: {why}"));
        let request = Request::get(address).header(ACCEPT, "application/json");
        let request = request.body(Vec::new()).map_err(|error| away(&error))?;
        let answer = self.transport.fetch(request).await?;
        if !answer.status().is_success() {
            return Err(away(&answer.status()));
        }
        serde_json::from_slice(answer.body()).map_err(|error| away(&error))
    }

    /// The URL where a browser signs in, and the state with which it returns to `back`.
    pub(crate) async fn begin(
        &self,
        back: &str,
        to: String,
        own: OwnGuest,
        now: u64,
    ) -> Result<(Url, Errand), OidcError> {
        let known = self.known(BELIEVED).await?;
        let (state, nonce) = (chance::token(), chance::token());
        // A verifier has at least 43 letters.
        let verifier = format!("{}{}", chance::token(), chance::token());
        let challenge = BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(&verifier));
        let scopes = ["openid"].into_iter().chain(self.config.scopes.iter().map(String::as_str));
        let mut url = known.metadata.authorization_endpoint.clone();
        url.query_pairs_mut()
            .append_pair("response_type", "code")
            .append_pair("client_id", &self.config.client_id)
            .append_pair("redirect_uri", back)
            .append_pair("scope", &scopes.collect::<Vec<_>>().join(" "))
            .append_pair("state", &state)
            .append_pair("nonce", &nonce)
            .append_pair("code_challenge", &challenge)
            .append_pair("code_challenge_method", "S256");
        Ok((url, Errand { state, nonce, verifier, to, own, since: now }))
    }

    /// Who the provider says somebody is who returned to `back` with this code.
    pub(crate) async fn finish(&self, back: &str, errand: &Errand, code: &str) -> Result<Claims, OidcError> {
        let known = self.known(BELIEVED).await?;
        let token = self.exchange(&known.metadata, back, errand, code).await?;
        let expected = Expected {
            issuer: &self.config.issuer,
            client: &self.config.client_id,
            nonce: &errand.nonce,
            now: clock::now() / 1000,
        };
        let claims = match known.keys.read(&token, expected) {
            // It may have new keys since it was asked.
            Err(TokenError::Unsigned) => self.known(AT_LEAST).await?.keys.read(&token, expected),
            claims => claims,
        };
        self.allowed(&claims.map_err(|error| OidcError::Refused(error.to_string()))?)
    }

    /// Exchanges a code for a token.
    async fn exchange(
        &self,
        metadata: &Metadata,
        back: &str,
        errand: &Errand,
        code: &str,
    ) -> Result<String, OidcError> {
        let request = self.token_request(metadata, back, errand, code)?;
        let answer = self.transport.fetch(request).await?;
        if answer.status().is_server_error() {
            return Err(OidcError::Away(answer.status().to_string()));
        }
        if !answer.status().is_success() {
            let said = String::from_utf8_lossy(answer.body()).chars().take(200).collect::<String>();
            return Err(no_token(format_args!("{} {said:?}", answer.status())));
        }
        let tokens: Tokens = serde_json::from_slice(answer.body()).map_err(no_token)?;
        Ok(tokens.id_token)
    }

    fn token_request(
        &self,
        metadata: &Metadata,
        back: &str,
        errand: &Errand,
        code: &str,
    ) -> Result<Request<Vec<u8>>, OidcError> {
        let OidcConfig { client_id, client_secret, .. } = &self.config;
        let mut form = Serializer::new(String::new());
        form.append_pair("grant_type", "authorization_code")
            .append_pair("code", code)
            .append_pair("redirect_uri", back)
            .append_pair("code_verifier", &errand.verifier)
            .append_pair("client_id", client_id);
        let mut request = Request::post(metadata.token_endpoint.as_str())
            .header(ACCEPT, "application/json")
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded");
        if let Some(secret) = client_secret {
            let methods = metadata.token_endpoint_auth_methods_supported.as_deref();
            let basic = methods.is_none_or(|methods| methods.iter().any(|one| one == "client_secret_basic"));
            if basic {
                let pair = format!("{}:{}", form_quoted(client_id), form_quoted(secret));
                request = request.header(AUTHORIZATION, format!("Basic {}", BASE64_STANDARD.encode(pair)));
            } else {
                form.append_pair("client_secret", secret);
            }
        }
        request.body(form.finish().into_bytes()).map_err(no_token)
    }

    /// Checks whether somebody may sign in here.
    fn allowed(&self, claims: &TokenClaims) -> Result<Claims, OidcError> {
        let OidcConfig { domains, groups, issuer, .. } = &self.config;
        let confirmed = claims.email.as_ref().filter(|_| claims.email_verified == Some(true));
        let domain = confirmed.and_then(|address| address.rsplit_once('@')).map(|(_, domain)| domain);
        let of_domain = domain.is_some_and(|domain| domains.contains(&domain.to_ascii_lowercase()));
        let of_group = claims.groups.iter().any(|group| groups.contains(group));
        if (!domains.is_empty() && !of_domain) || (!groups.is_empty() && !of_group) {
            return Err(OidcError::NotAllowed);
        }
        let names = claims.preferred_username.iter().chain(&claims.name).cloned().collect();
        Ok(Claims { issuer: issuer.clone(), subject: claims.sub.clone(), names })
    }

    /// The URL where a browser signs out at the provider and returns to `home`, if the provider supports that.
    pub(crate) async fn logout(&self, home: &str) -> Option<String> {
        let mut url = self.known(BELIEVED).await.ok()?.metadata.end_session_endpoint.clone()?;
        url.query_pairs_mut()
            .append_pair("client_id", &self.config.client_id)
            .append_pair("post_logout_redirect_uri", home);
        Some(url.into())
    }
}

fn no_token(why: impl fmt::Display) -> OidcError {
    OidcError::Refused(format!("it gave no token: {why}"))
}

/// A text in form encoding, as required for that header (RFC 6749, 2.3.1).
fn form_quoted(text: &str) -> String {
    url::form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

/// Checks from time to time whether the provider is available, for the health check.
pub(crate) async fn watch(app: Arc<AppState>) {
    let Some(oidc) = &app.oidc else { return };
    loop {
        let asked = oidc.known(BELIEVED / 2).await;
        if let Err(error) = &asked {
            tracing::warn!(%error, "the identity provider does not answer; nobody can sign in through it");
        }
        let pause = if asked.is_ok() { BELIEVED / 4 } else { AGAIN };
        tokio::select! {
            () = sleep(pause) => {}
            () = app.closed() => return,
        }
    }
}
