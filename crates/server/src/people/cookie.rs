//! The cookie: a person's id, session and device, with a signature.

use std::sync::{PoisonError, RwLock};

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use super::sessions::LoginSession;
use crate::hex::hex;

/// The cookie's name.
pub(crate) const NAME: &str = "boomtown";
/// How long a browser stores it: browsers allow 400 days.
const SECONDS: u32 = 400 * 24 * 60 * 60;

/// Signs and verifies cookies.
pub(crate) struct Signer(RwLock<Vec<Hmac<Sha256>>>);

impl Signer {
    /// Signs with the first of these keys and accepts all of them.
    pub(crate) fn new(keys: &[[u8; 32]]) -> Signer {
        Signer(RwLock::new(macs(keys)))
    }

    /// Replaces the keys.
    pub(crate) fn renew(&self, keys: &[[u8; 32]]) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = macs(keys);
    }

    /// The header that sets the cookie of a person's device.
    pub(crate) fn header(&self, person: &str, device: &str, path: &str, over_https: bool) -> String {
        let secure = if over_https { "; Secure" } else { "" };
        // The number is that of cookies without a device.
        let signed = format!("{person}.0.{device}");
        let mac = self.sign(&signed);
        format!("{NAME}={signed}.{mac}; Path={path}; Max-Age={SECONDS}; HttpOnly; SameSite=Lax{secure}")
    }

    /// The header that removes a cookie.
    pub(crate) fn farewell(path: &str) -> String {
        format!("{NAME}=; Path={path}; Max-Age=0; HttpOnly; SameSite=Lax")
    }

    /// The sessions in a `Cookie` header with a valid signature; another server on the same host may have set cookies too.
    pub(crate) fn read(&self, header: &str) -> Vec<LoginSession> {
        let values = header.split(';').filter_map(|part| part.trim().strip_prefix(NAME)?.strip_prefix('='));
        values.filter_map(|value| self.check(value)).collect()
    }

    fn check(&self, value: &str) -> Option<LoginSession> {
        let (signed, mac) = value.rsplit_once('.')?;
        let key = self.signed_by(signed, mac)?;
        let mut parts = signed.split('.');
        let person = parts.next()?.to_owned();
        let number = parts.next().map_or(Some(0), |number| number.parse().ok())?;
        let device = parts.next().map(str::to_owned);
        let is_old = key > 0 || device.is_none();
        Some(LoginSession { person, number, device, is_old })
    }

    /// Signs a text for a purpose, in characters that are allowed in a cookie.
    pub(crate) fn seal_text(&self, purpose: &str, text: &str) -> String {
        let written = BASE64.encode(text);
        let mac = self.sign(&format!("{purpose} {written}"));
        format!("{written}.{mac}")
    }

    /// The text that was signed for a purpose, if the signature is valid.
    pub(crate) fn open_text(&self, purpose: &str, value: &str) -> Option<String> {
        let (written, mac) = value.split_once('.')?;
        self.signed_by(&format!("{purpose} {written}"), mac)?;
        String::from_utf8(BASE64.decode(written).ok()?).ok()
    }

    /// The index of the key that signed a text, if it is one of ours.
    fn signed_by(&self, text: &str, mac: &str) -> Option<usize> {
        let mac: Option<Vec<u8>> = mac
            .as_bytes()
            .chunks(2)
            .map(|digits| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok())
            .collect();
        let (mac, keys) = (mac?, self.0.read().unwrap_or_else(PoisonError::into_inner));
        keys.iter().position(|key| fed(key, text).verify_slice(&mac).is_ok())
    }

    fn sign(&self, text: &str) -> String {
        let keys = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let key = keys.first().expect("there is always a key that signs");
        hex(&fed(key, text).finalize().into_bytes())
    }
}

fn macs(keys: &[[u8; 32]]) -> Vec<Hmac<Sha256>> {
    let mac = |key: &[u8; 32]| Hmac::new_from_slice(key).expect("a key of any length will do for HMAC");
    keys.iter().map(mac).collect()
}

fn fed(key: &Hmac<Sha256>, text: &str) -> Hmac<Sha256> {
    let mut mac = key.clone();
    mac.update(text.as_bytes());
    mac
}

#[cfg(test)]
mod tests {
    use super::*;

    fn session(person: &str, device: &str) -> LoginSession {
        let device = Some(device.to_owned());
        LoginSession { person: person.to_owned(), number: 0, device, is_old: false }
    }

    fn cookie(header: &str) -> &str {
        header.split(';').next().unwrap()
    }

    #[test]
    fn a_cookie_is_read_back() {
        let signer = Signer::new(&[[7; 32]]);
        let header = signer.header("ann", "phone", "/", false);
        let ann = session("ann", "phone");
        assert_eq!(signer.read(&format!("other=1; {}", cookie(&header))), std::slice::from_ref(&ann));
        // Another server on the same host may have left one of its own.
        assert_eq!(signer.read(&format!("boomtown=eve.00; {}", cookie(&header))), [ann]);
    }

    #[test]
    fn a_cookie_of_before_there_were_devices_is_read_too() {
        let signer = Signer::new(&[[7; 32]]);
        for (signed, number) in [("ann", 0), ("ann.3", 3)] {
            let old = format!("boomtown={signed}.{}", signer.sign(signed));
            let expected = LoginSession { number, device: None, is_old: true, ..session("ann", "") };
            assert_eq!(signer.read(&old), [expected]);
        }
    }

    #[test]
    fn a_cookie_of_an_old_key_counts_until_the_key_is_gone_and_is_known_for_old() {
        let signer = Signer::new(&[[7; 32]]);
        let header = signer.header("ann", "phone", "/", false);
        signer.renew(&[[8; 32], [7; 32]]);
        let old = LoginSession { is_old: true, ..session("ann", "phone") };
        assert_eq!(signer.read(cookie(&header)), [old]);
        let renewed = signer.header("ann", "phone", "/", false);
        assert_ne!(renewed, header);
        signer.renew(&[[8; 32]]);
        assert_eq!(signer.read(cookie(&header)), []);
        assert_eq!(signer.read(cookie(&renewed)), [session("ann", "phone")]);
    }

    #[test]
    fn a_forged_cookie_is_nobodys() {
        let signer = Signer::new(&[[7; 32]]);
        let forged = Signer::new(&[[8; 32]]).header("ann", "phone", "/", false);
        assert_eq!(signer.read(cookie(&forged)), []);
        let own = signer.header("ann", "phone", "/", false);
        for (true_one, false_one) in
            [("ann", "bob"), ("ann.0", "ann.1"), ("ann.0.phone", "ann.0"), ("phone", "table")]
        {
            assert_eq!(signer.read(&cookie(&own).replace(true_one, false_one)), [], "{false_one}");
        }
        for text in ["boomtown=ann", "boomtown=ann.", "boomtown=ann.é1", "boomtown=ann.1."] {
            assert_eq!(signer.read(text), [], "{text}");
        }
    }
}
