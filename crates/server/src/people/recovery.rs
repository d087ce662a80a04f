//! Recovery codes: five groups of four letters. The first two find the row, the rest is stored only as an Argon2 hash.

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher as _, PasswordVerifier as _, SaltString};

use crate::chance;
use crate::error::ApiError;

/// How many letters find a code, and how many are secret: 40 and 60 random bits.
const FINDER: usize = 8;
const SECRET: usize = 12;
/// The number of letters in a group.
const GROUP: usize = 4;

/// A recovery code in its two parts.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct RecoveryCode {
    pub(crate) finder: String,
    secret: String,
}

impl RecoveryCode {
    /// A new code.
    pub(crate) fn new() -> RecoveryCode {
        let letters = chance::token();
        RecoveryCode {
            finder: letters[..FINDER].to_owned(),
            secret: letters[FINDER..FINDER + SECRET].to_owned(),
        }
    }

    /// Parses a code as somebody typed it: in any groups, in upper or lower case.
    pub(crate) fn read(text: &str) -> Option<RecoveryCode> {
        let letters: String = text
            .chars()
            .filter(char::is_ascii_alphanumeric)
            .map(|letter| letter.to_ascii_lowercase())
            .collect();
        (letters.len() == FINDER + SECRET).then(|| RecoveryCode {
            finder: letters[..FINDER].to_owned(),
            secret: letters[FINDER..].to_owned(),
        })
    }

    /// The code as it is shown.
    pub(crate) fn written(&self) -> String {
        let letters: Vec<char> = self.finder.chars().chain(self.secret.chars()).collect();
        let groups: Vec<String> = letters.chunks(GROUP).map(|group| group.iter().collect()).collect();
        groups.join("-")
    }

    /// The hash of its secret. This is slow, and must not be done on a thread that serves sockets.
    pub(crate) fn hash(&self) -> Result<String, ApiError> {
        let salt = SaltString::encode_b64(&chance::bytes::<16>()).map_err(|_| ApiError::storage())?;
        let hash = Argon2::default().hash_password(self.secret.as_bytes(), &salt);
        hash.map(|hash| hash.to_string()).map_err(|_| ApiError::storage())
    }

    /// Whether it matches the hash. This is slow, too.
    pub(crate) fn fits(&self, hash: &str) -> bool {
        let kept = PasswordHash::new(hash);
        kept.is_ok_and(|kept| Argon2::default().verify_password(self.secret.as_bytes(), &kept).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_was_written_down_and_fits_only_its_own_hash() {
        let code = RecoveryCode::new();
        assert_eq!(code.written().len(), 24);
        for written in [code.written(), code.written().to_uppercase(), code.written().replace('-', " ")] {
            assert!(RecoveryCode::read(&written) == Some(code.clone()), "{written}");
        }
        assert!(RecoveryCode::read("abcd-efgh").is_none());
        let hash = code.hash().unwrap();
        assert!(hash.starts_with("$argon2id$") && !hash.contains(&code.secret));
        assert!(code.fits(&hash));
        assert!(!RecoveryCode::new().fits(&hash));
        assert!(!code.fits("nothing"));
    }
}
