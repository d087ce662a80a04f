//! The state of a sign-in while the browser is at the provider, stored in a signed cookie for some minutes.

use serde::{Deserialize, Serialize};

use crate::people::Signer;
use crate::protocol::OwnGuest;

/// The cookie's name.
const COOKIE: &str = "boomtown-oidc";
/// The purpose of the signature, which no other signed text has.
const PURPOSE: &str = "oidc errand";
/// How long somebody may take to sign in at the provider, in seconds.
const GOOD_FOR: u64 = 10 * 60;

/// The state of a sign-in at the provider.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Errand {
    /// Returned by the provider: proves that the response belongs to the request.
    pub(crate) state: String,
    /// Contained in the provider's token: proves that the token belongs to the request.
    pub(crate) nonce: String,
    /// Known only to this browser (PKCE).
    pub(crate) verifier: String,
    /// Where the browser continues, below the base path.
    pub(crate) to: String,
    /// What to do with the guest of this browser.
    pub(crate) own: OwnGuest,
    /// When it began, in milliseconds since 1970.
    pub(crate) since: u64,
}

impl Errand {
    /// The header that sets the cookie.
    pub(crate) fn header(&self, signer: &Signer, base: &str, over_https: bool) -> String {
        let secure = if over_https { "; Secure" } else { "" };
        let text = serde_json::to_string(self).expect("an errand has only keys that are text");
        let value = signer.seal_text(PURPOSE, &text);
        format!("{COOKIE}={value}; Path={base}/api/oidc; Max-Age={GOOD_FOR}; HttpOnly; SameSite=Lax{secure}")
    }

    /// The header that removes the cookie.
    pub(crate) fn done(base: &str) -> String {
        format!("{COOKIE}=; Path={base}/api/oidc; Max-Age=0; HttpOnly; SameSite=Lax")
    }

    /// The state in a `Cookie` header, if this server signed it and it is not too old.
    pub(crate) fn read(signer: &Signer, cookies: &str, now: u64) -> Option<Errand> {
        let mut values =
            cookies.split(';').filter_map(|part| part.trim().strip_prefix(COOKIE)?.strip_prefix('='));
        let errand: Errand =
            values.find_map(|value| serde_json::from_str(&signer.open_text(PURPOSE, value)?).ok())?;
        (now.saturating_sub(errand.since) < GOOD_FOR * 1000).then_some(errand)
    }
}

/// Whether a path is a page of this server, below its base path: nobody is redirected to another site.
pub(crate) fn is_inside(path: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_/".contains(letter);
    path.len() <= 200 && path.chars().all(plain) && !path.starts_with('/') && !path.contains("//")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn errand() -> Errand {
        let text = |text: &str| text.to_owned();
        Errand {
            state: text("s"),
            nonce: text("n"),
            verifier: text("v"),
            to: text("t/abc"),
            own: OwnGuest::Ask,
            since: 1_000,
        }
    }

    #[test]
    fn an_errand_is_read_back_for_ten_minutes_and_only_as_it_was_signed() {
        let signer = Signer::new(&[[7; 32]]);
        let header = errand().header(&signer, "/games", true);
        assert!(header.contains("; Path=/games/api/oidc; ") && header.ends_with("; Secure"), "{header}");
        let cookie = header.split(';').next().unwrap();
        assert_eq!(Errand::read(&signer, &format!("a=b; {cookie}"), 2_000), Some(errand()));
        assert_eq!(Errand::read(&signer, cookie, 1_000 + 10 * 60 * 1000), None);
        assert_eq!(Errand::read(&Signer::new(&[[8; 32]]), cookie, 2_000), None);
        let session = cookie.replace(COOKIE, "boomtown");
        assert_eq!(signer.read(&session), [], "it is no session");
    }

    #[test]
    fn only_pages_of_this_server_are_gone_on_to() {
        for inside in ["", "t/abc-1", "settings", "tables"] {
            assert!(is_inside(inside), "{inside}");
        }
        for outside in [
            "/evil.example",
            "//evil.example",
            "https://evil.example",
            "https:/evil",
            "a//b",
            "\\evil",
            "a?b=c",
            "a#b",
            "a\r\nSet-Cookie: x",
            "javascript:alert(1)",
            "../up",
            "%2F%2Fevil",
        ] {
            assert!(!is_inside(outside), "{outside}");
        }
    }
}
