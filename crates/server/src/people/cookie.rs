//! The cookie: a person's id, the session unless it is the first, and the signature of both.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use super::sessions::LoginSession;
use crate::hex::hex;

/// The cookie's name.
pub(crate) const NAME: &str = "boomtown";
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
    pub(crate) fn header(&self, session: &LoginSession, path: &str, over_https: bool) -> String {
        let secure = if over_https { "; Secure" } else { "" };
        let LoginSession { person, number } = session;
        let signed = if *number == 0 { person.clone() } else { format!("{person}.{number}") };
        let mac = hex(&self.sign(&signed).finalize().into_bytes());
        format!("{NAME}={signed}.{mac}; Path={path}; Max-Age={SECONDS}; HttpOnly; SameSite=Lax{secure}")
    }

    /// The header that takes a cookie away.
    pub(crate) fn farewell(path: &str) -> String {
        format!("{NAME}=; Path={path}; Max-Age=0; HttpOnly; SameSite=Lax")
    }

    /// The sessions in a `Cookie` header whose signatures are ours; another server on the same host may have left cookies of its own.
    pub(crate) fn read(&self, header: &str) -> Vec<LoginSession> {
        let values = header.split(';').filter_map(|part| part.trim().strip_prefix(NAME)?.strip_prefix('='));
        values.filter_map(|value| self.check(value)).collect()
    }

    fn check(&self, value: &str) -> Option<LoginSession> {
        let (signed, mac) = value.rsplit_once('.')?;
        let mac: Option<Vec<u8>> = mac
            .as_bytes()
            .chunks(2)
            .map(|digits| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok())
            .collect();
        self.sign(signed).verify_slice(&mac?).ok()?;
        let (person, number) = match signed.split_once('.') {
            Some((person, number)) => (person, number.parse().ok()?),
            None => (signed, 0),
        };
        Some(LoginSession { person: person.to_owned(), number })
    }

    fn sign(&self, text: &str) -> Hmac<Sha256> {
        let mut mac = self.0.clone();
        mac.update(text.as_bytes());
        mac
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn session(person: &str, number: u64) -> LoginSession {
        LoginSession { person: person.to_owned(), number }
    }

    fn cookie(header: &str) -> &str {
        header.split(';').next().unwrap()
    }

    #[test]
    fn a_cookie_is_read_back() {
        let signer = Signer::new([7; 32]);
        for number in [0, 7] {
            let ann = session("ann", number);
            let header = signer.header(&ann, "/", false);
            assert_eq!(signer.read(&format!("other=1; {}", cookie(&header))), std::slice::from_ref(&ann));
            // Another server on the same host may have left one of its own.
            assert_eq!(signer.read(&format!("boomtown=eve.00; {}", cookie(&header))), [ann]);
        }
    }

    #[test]
    fn a_forged_cookie_is_nobodys() {
        let signer = Signer::new([7; 32]);
        let forged = Signer::new([8; 32]).header(&session("ann", 0), "/", false);
        assert_eq!(signer.read(cookie(&forged)), []);
        let own = signer.header(&session("ann", 1), "/", false);
        assert_eq!(signer.read(&cookie(&own).replace("ann", "bob")), []);
        assert_eq!(signer.read(&cookie(&own).replace("ann.1", "ann.2")), []);
        assert_eq!(signer.read(&cookie(&own).replace("ann.1", "ann")), []);
        for text in ["boomtown=ann", "boomtown=ann.", "boomtown=ann.é1", "boomtown=ann.1."] {
            assert_eq!(signer.read(text), [], "{text}");
        }
    }
}
