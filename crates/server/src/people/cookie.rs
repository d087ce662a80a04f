//! The cookie: a person's id and its signature.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::hex::hex;

/// The cookie's name.
const NAME: &str = "boomtown";
/// How long a browser keeps it: browsers allow 400 days.
const SECONDS: u32 = 400 * 24 * 60 * 60;

/// Signs cookies and checks them.
#[derive(Clone)]
pub(crate) struct Signer(Hmac<Sha256>);

impl Signer {
    pub(crate) fn new(key: [u8; 32]) -> Signer {
        Signer(Hmac::new_from_slice(&key).expect("a key of any length will do for HMAC"))
    }

    /// The header that gives a person his cookie.
    pub(crate) fn header(&self, id: &str, path: &str, over_https: bool) -> String {
        let secure = if over_https { "; Secure" } else { "" };
        let mac = hex(&self.sign(id).finalize().into_bytes());
        format!("{NAME}={id}.{mac}; Path={path}; Max-Age={SECONDS}; HttpOnly; SameSite=Lax{secure}")
    }

    /// The header that takes a cookie away.
    pub(crate) fn farewell(path: &str) -> String {
        format!("{NAME}=; Path={path}; Max-Age=0; HttpOnly; SameSite=Lax")
    }

    /// The id in a `Cookie` header, if the signature is ours.
    pub(crate) fn read(&self, header: &str) -> Option<String> {
        header.split(';').find_map(|part| self.check(part.trim().strip_prefix(NAME)?.strip_prefix('=')?))
    }

    fn check(&self, value: &str) -> Option<String> {
        let (id, mac) = value.split_once('.')?;
        let mac: Option<Vec<u8>> = mac
            .as_bytes()
            .chunks(2)
            .map(|digits| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok())
            .collect();
        self.sign(id).verify_slice(&mac?).ok()?;
        Some(id.to_owned())
    }

    fn sign(&self, id: &str) -> Hmac<Sha256> {
        let mut mac = self.0.clone();
        mac.update(id.as_bytes());
        mac
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cookie(header: &str) -> &str {
        header.split(';').next().unwrap()
    }

    #[test]
    fn a_cookie_is_read_back() {
        let signer = Signer::new([7; 32]);
        let header = signer.header("ann", "/", false);
        assert_eq!(signer.read(&format!("other=1; {}", cookie(&header))), Some("ann".to_owned()));
        // Another server on the same host may have left one of its own.
        assert_eq!(signer.read(&format!("boomtown=eve.00; {}", cookie(&header))), Some("ann".to_owned()));
    }

    #[test]
    fn a_forged_cookie_is_nobodys() {
        let signer = Signer::new([7; 32]);
        let forged = Signer::new([8; 32]).header("ann", "/", false);
        assert_eq!(signer.read(cookie(&forged)), None);
        let own = signer.header("ann", "/", false);
        assert_eq!(signer.read(&cookie(&own).replace("ann", "bob")), None);
        assert_eq!(signer.read("boomtown=ann"), None);
        assert_eq!(signer.read("boomtown=ann."), None);
        assert_eq!(signer.read("boomtown=ann.é1"), None);
    }
}
