//! Passkeys: the relying party, and the pending challenges.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use sha2::{Digest as _, Sha256};
use table::Phrase;
use webauthn_rs::prelude::{DiscoverableAuthentication, PasskeyRegistration, Url, Uuid};
use webauthn_rs::{Webauthn, WebauthnBuilder};

use crate::chance;
use crate::config::PublicAddress;

/// The timeout of an answer.
const PATIENCE: Duration = Duration::from_secs(5 * 60);
/// How many challenges can be pending; beyond that, the oldest are dropped.
const MOST: usize = 10_000;

/// The purpose of a challenge.
pub(crate) enum Ceremony {
    /// Creating a passkey for this person.
    Registration(String, Box<PasskeyRegistration>),
    /// Signing in.
    SignIn(Box<DiscoverableAuthentication>),
}

/// Pending challenges. If one is lost in a restart, the person starts again.
#[derive(Default)]
pub(crate) struct Ceremonies(Mutex<HashMap<String, (Instant, Ceremony)>>);

impl Ceremonies {
    /// Stores a challenge, and returns its id.
    pub(crate) fn begin(&self, ceremony: Ceremony) -> String {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        all.retain(|_, (begun, _)| now.saturating_duration_since(*begun) < PATIENCE);
        while all.len() >= MOST
            && let Some(oldest) = all.iter().min_by_key(|(_, (begun, _))| *begun).map(|(id, _)| id.clone())
        {
            all.remove(&oldest);
        }
        let id = chance::token();
        all.insert(id.clone(), (now, ceremony));
        id
    }

    /// Removes the challenge with this id: it can be answered once.
    pub(crate) fn take(&self, id: &str) -> Option<Ceremony> {
        let (begun, ceremony) = self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(id)?;
        (begun.elapsed() < PATIENCE).then_some(ceremony)
    }
}

/// The relying party: the public URL of this server. Without one, only browsers on this machine can use passkeys. `host` is the
/// host in the browser's URL, with its port.
pub(crate) fn relying_party(public: Option<&PublicAddress>, host: &str) -> Result<Webauthn, Phrase> {
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let is_local = name == "localhost" || name.ends_with(".localhost");
    let origin = match public {
        Some(public) if public.host() == name => public.origin().to_owned(),
        _ if is_local => format!("http://{host}"),
        Some(public) => {
            return Err(Phrase::new("account-passkeys-elsewhere").with("address", public.origin().to_owned()));
        }
        None => return Err("account-passkeys-no-address".into()),
    };
    if !origin.starts_with("https:") && !is_local {
        return Err("account-passkeys-no-https".into());
    }
    let no = |_| Phrase::from("account-passkeys-no-https");
    let origin = Url::parse(&origin).map_err(|_| Phrase::from("account-passkeys-no-address"))?;
    let builder = WebauthnBuilder::new(name, &origin).map_err(no)?;
    builder.rp_name("Boomtown").timeout(PATIENCE).build().map_err(no)
}

/// The user handle of a person, derived from their id and useless for anything else.
pub(crate) fn user_handle(person: &str) -> Uuid {
    let hash = Sha256::digest(format!("boomtown {person}").as_bytes());
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&hash[..16]);
    Uuid::from_bytes(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_need_a_public_address_over_https_or_this_very_machine() {
        let why = |public: Option<&str>, host: &str| {
            let public = public.map(|address| PublicAddress::parse(address).unwrap());
            relying_party(public.as_ref(), host).err().map(|why| why.id)
        };
        assert_eq!(why(None, "localhost:1858"), None);
        assert_eq!(why(None, "127.0.0.1:1858").as_deref(), Some("account-passkeys-no-address"));
        assert_eq!(why(Some("https://games.example/town"), "games.example"), None);
        assert_eq!(why(Some("https://games.example:8443"), "games.example:8443"), None);
        assert_eq!(why(Some("https://games.example"), "localhost:1858"), None);
        let elsewhere = why(Some("https://games.example"), "192.0.2.1");
        assert_eq!(elsewhere.as_deref(), Some("account-passkeys-elsewhere"));
        let plain = why(Some("http://games.example"), "games.example");
        assert_eq!(plain.as_deref(), Some("account-passkeys-no-https"));
    }

    #[test]
    fn a_challenge_is_answered_once() {
        let party = relying_party(None, "localhost").unwrap();
        let (_, state) = party.start_discoverable_authentication().unwrap();
        let all = Ceremonies::default();
        let id = all.begin(Ceremony::SignIn(Box::new(state)));
        assert!(all.take("another").is_none());
        assert!(all.take(&id).is_some());
        assert!(all.take(&id).is_none());
    }
}
