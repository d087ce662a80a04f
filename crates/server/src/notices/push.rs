//! Web Push: messages that only the browser can read (RFC 8291, RFC 8188), sent to its push service (RFC 8030) by a server that it
//! recognises (VAPID, RFC 8292).

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hyper::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderName, HeaderValue};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;
use url::Url;

use super::seal::{Sealer, mac};
use crate::app_state::now;
use crate::chance;
use crate::error::ApiError;
use crate::hex::hex;
use crate::storage::{Storage, StorageError};

/// The key under which the VAPID key is stored.
const KEPT: &str = "vapid";
/// How long a signature is valid, in seconds; push services accept at most a day.
const SIGNED_FOR: u64 = 12 * 60 * 60;
/// The record size of the encrypted content: everything is in one.
const RECORD: u32 = 4096;
/// The longest message that fits, with its padding delimiter and its tag.
const LONGEST: usize = 3052;

/// The key by which push services and browsers recognise this server.
pub(crate) struct Vapid(EcdsaKeyPair);

impl Vapid {
    /// The stored key; a new one if there is none, or if it cannot be decrypted any more.
    pub(super) async fn open(sealer: &Sealer, storage: &dyn Storage) -> Result<Vapid, StorageError> {
        let random = SystemRandom::new();
        let read =
            |pkcs8: &[u8]| EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, pkcs8, &random).ok();
        let kept = storage.sealed(KEPT).await?;
        if let Some(key) = kept.and_then(|sealed| read(&sealer.open(KEPT, &sealed)?)) {
            return Ok(Vapid(key));
        }
        let bad = |_| StorageError::Other("no key for push messages could be made".to_owned());
        let pkcs8 = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random).map_err(bad)?;
        storage.save_sealed(KEPT, sealer.seal(KEPT, pkcs8.as_ref())).await?;
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, pkcs8.as_ref(), &random);
        key.map(Vapid).map_err(|_| StorageError::Other("no key for push messages could be read".to_owned()))
    }

    /// The public key, in the form for browsers.
    pub(crate) fn public(&self) -> String {
        BASE64.encode(self.0.public_key().as_ref())
    }

    /// The header that identifies the sender: signed for this push service, for a limited time.
    fn authorization(&self, endpoint: &Url, contact: &str) -> Option<HeaderValue> {
        let head = BASE64.encode(json!({"typ": "JWT", "alg": "ES256"}).to_string());
        let claims = json!({
            "aud": endpoint.origin().ascii_serialization(),
            "exp": now() / 1000 + SIGNED_FOR,
            "sub": contact,
        });
        let text = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature = self.0.sign(&SystemRandom::new(), text.as_bytes()).ok()?;
        let jwt = format!("{text}.{}", BASE64.encode(signature.as_ref()));
        HeaderValue::try_from(format!("vapid t={jwt}, k={}", self.public())).ok()
    }

    /// The headers of a message: the sender, how long it is stored for a browser that is offline, and which message it replaces.
    pub(super) fn headers(
        &self,
        endpoint: &Url,
        contact: &str,
        seconds: u64,
        topic: &str,
    ) -> Option<Vec<(HeaderName, HeaderValue)>> {
        // A topic has at most 32 letters.
        let topic = hex(&mac(b"topic", topic.as_bytes())[..16]);
        let value = |text: String| HeaderValue::try_from(text).ok();
        Some(vec![
            (AUTHORIZATION, self.authorization(endpoint, contact)?),
            (CONTENT_TYPE, HeaderValue::from_static("application/octet-stream")),
            (CONTENT_ENCODING, HeaderValue::from_static("aes128gcm")),
            (HeaderName::from_static("ttl"), value(seconds.to_string())?),
            (HeaderName::from_static("urgency"), HeaderValue::from_static("normal")),
            (HeaderName::from_static("topic"), value(topic)?),
        ])
    }
}

/// The keys of a browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct BrowserKeys {
    public: Vec<u8>,
    auth: Vec<u8>,
}

impl BrowserKeys {
    /// Parses what a browser sent.
    pub(super) fn read(p256dh: &str, auth: &str) -> Result<BrowserKeys, ApiError> {
        let read = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
        let keys = read(p256dh).zip(read(auth)).map(|(public, auth)| BrowserKeys { public, auth });
        let keys =
            keys.filter(|keys| keys.auth.len() == 16 && keys.public.len() == 65 && keys.public[0] == 4);
        let keys = keys.filter(|keys| encrypt(keys, b"").is_some());
        keys.ok_or_else(|| {
            ApiError::malformed("the keys of a push subscription are p256dh and auth, in base64url")
        })
    }
}

/// A message that only the browser can read; `None` if it is too long, or if the browser's key is invalid.
pub(super) fn encrypt(browser: &BrowserKeys, message: &[u8]) -> Option<Vec<u8>> {
    if message.len() > LONGEST {
        return None;
    }
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).ok()?;
    let own_public = own.compute_public_key().ok()?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, &browser.public);
    let shared: [u8; 32] = agree_ephemeral(own, &theirs, |key| <[u8; 32]>::try_from(key)).ok()?.ok()?;
    let salt: [u8; 16] = chance::bytes();
    let (key, nonce) = keys_of(&shared, browser, own_public.as_ref(), &salt);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
    // The mark of the last record.
    let mut sealed = [message, &[2]].concat();
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed).ok()?;
    let length = u8::try_from(own_public.as_ref().len()).ok()?;
    Some([salt.as_slice(), &RECORD.to_be_bytes(), &[length], own_public.as_ref(), &sealed].concat())
}

/// The key and the nonce of a message, derived as in RFC 8291. HKDF yields each of them in its first step.
fn keys_of(shared: &[u8], browser: &BrowserKeys, own_public: &[u8], salt: &[u8]) -> ([u8; 16], [u8; 12]) {
    let step = |secret: &[u8], info: &[u8]| mac(secret, &[info, &[1]].concat());
    let info = [b"WebPush: info\0".as_slice(), &browser.public, own_public].concat();
    let secret = mac(salt, &step(&mac(&browser.auth, shared), &info));
    let key = step(&secret, b"Content-Encoding: aes128gcm\0");
    let nonce = step(&secret, b"Content-Encoding: nonce\0");
    (std::array::from_fn(|at| key[at]), std::array::from_fn(|at| nonce[at]))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn the_keys_of_a_message_are_those_of_the_example_in_the_rfc() {
        let read = |text: &str| BASE64.decode(text).unwrap();
        let browser = BrowserKeys {
            public: read(
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            ),
            auth: read("BTBZMqHH6r4Tts7J_aSIgg"),
        };
        let own =
            read("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let shared = read("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt = read("DGv6ra1nlYgDCS1FRnbzlw");
        let (key, nonce) = keys_of(&shared, &browser, &own, &salt);
        assert_eq!(BASE64.encode(key), "oIhVW04MRdy2XN9CiKLxTg");
        assert_eq!(BASE64.encode(nonce), "4h_95klXJ5E_qnoN");
    }

    #[test]
    fn keys_that_are_none_and_messages_that_are_too_long_are_refused() {
        assert!(BrowserKeys::read("BAAA", "AAAA").is_err());
        let off_the_curve = BASE64.encode([&[4_u8][..], &[7; 64]].concat());
        assert!(BrowserKeys::read(&off_the_curve, &BASE64.encode([0; 16])).is_err());
        let good = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let keys = BrowserKeys::read(good, "BTBZMqHH6r4Tts7J_aSIgg").unwrap();
        let sealed = encrypt(&keys, &vec![b'x'; LONGEST]).unwrap();
        assert!(sealed.len() <= 4096, "push services take 4096 bytes");
        assert!(encrypt(&keys, &vec![b'x'; LONGEST + 1]).is_none());
    }
}
