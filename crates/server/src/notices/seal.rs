//! Encrypts the addresses of channels with a key that is not in the database, so that a copy of the database reveals nobody's
//! address.

use std::fmt;
use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use hmac::{Hmac, KeyInit as _, Mac as _};
use ring::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use sha2::Sha256;

use crate::chance;
use crate::hex::hex;

/// The name of the key file in the data folder.
pub const KEY_FILE: &str = "notices.key";

/// The key that encrypts addresses and endpoints.
#[derive(Clone, PartialEq, Eq)]
pub struct SecretKey([u8; 32]);

impl fmt::Debug for SecretKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretKey")
    }
}

impl SecretKey {
    /// A key of these bytes.
    pub const fn new(bytes: [u8; 32]) -> SecretKey {
        SecretKey(bytes)
    }

    /// The key of a data folder, in its file `notices.key`, which is created if necessary, accessible only to its owner.
    ///
    /// # Errors
    /// If the file cannot be read or written, or is malformed.
    pub fn in_folder(folder: &Path) -> io::Result<SecretKey> {
        let path = folder.join(KEY_FILE);
        match fs::read_to_string(&path) {
            Ok(text) => read(text.trim()).ok_or_else(|| {
                let why = "it holds no key of 64 hexadecimal digits: put the right one back, or remove it, and people add their addresses again";
                io::Error::new(io::ErrorKind::InvalidData, why)
            }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let key = SecretKey(chance::bytes());
                let mut options = fs::OpenOptions::new();
                options.write(true).create_new(true);
                #[cfg(unix)]
                std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
                let mut file = options.open(&path)?;
                file.write_all(format!("{}\n", hex(&key.0)).as_bytes())?;
                file.sync_all()?;
                Ok(key)
            }
            Err(error) => Err(error),
        }
    }
}

fn read(text: &str) -> Option<SecretKey> {
    let digits = text.as_bytes();
    if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(SecretKey(bytes))
}

/// Encrypts and decrypts.
pub(crate) struct Sealer {
    key: LessSafeKey,
    marks: [u8; 32],
    links: [u8; 32],
}

impl Sealer {
    pub(crate) fn new(SecretKey(key): &SecretKey) -> Sealer {
        // Each purpose has a key of its own, made from the one in the file.
        let unbound = UnboundKey::new(&AES_256_GCM, &mac(key, b"seal")).expect("a key of 32 bytes fits");
        Sealer { key: LessSafeKey::new(unbound), marks: mac(key, b"marks"), links: mac(key, b"links") }
    }

    /// Encrypts data for a purpose; it can only be decrypted for the same purpose.
    pub(crate) fn seal(&self, purpose: &str, open: &[u8]) -> Vec<u8> {
        let nonce: [u8; NONCE_LEN] = chance::bytes();
        let mut sealed = open.to_vec();
        self.key
            .seal_in_place_append_tag(
                Nonce::assume_unique_for_key(nonce),
                Aad::from(purpose.as_bytes()),
                &mut sealed,
            )
            .expect("what is sealed here is short");
        [nonce.as_slice(), &sealed].concat()
    }

    /// Decrypts data that was encrypted with the same key for the same purpose.
    pub(crate) fn open(&self, purpose: &str, sealed: &[u8]) -> Option<Vec<u8>> {
        let (nonce, sealed) = sealed.split_at_checked(NONCE_LEN)?;
        let nonce = Nonce::try_assume_unique_for_key(nonce).ok()?;
        let mut open = sealed.to_vec();
        let length = self.key.open_in_place(nonce, Aad::from(purpose.as_bytes()), &mut open).ok()?.len();
        open.truncate(length);
        Some(open)
    }

    /// A keyed hash by which an address can be recognised.
    pub(crate) fn mark(&self, address: &str) -> String {
        hex(&mac(&self.marks, address.as_bytes())[..16])
    }

    /// The signature of a link to a channel.
    pub(crate) fn link(&self, channel: &str, purpose: &str) -> String {
        hex(&mac(&self.links, format!("{purpose} {channel}").as_bytes())[..16])
    }

    /// Whether the signature of a link is valid.
    pub(crate) fn is_link(&self, channel: &str, purpose: &str, shown: &str) -> bool {
        let ours = self.link(channel, purpose);
        ours.len() == shown.len() && ours.bytes().zip(shown.bytes()).fold(0, |all, (a, b)| all | (a ^ b)) == 0
    }
}

/// HMAC-SHA256.
pub(super) fn mac(key: &[u8], text: &[u8]) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key may have any length");
    mac.update(text);
    mac.finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_is_sealed_is_opened_with_the_same_key_for_the_same_purpose_alone(
            key: [u8; 32], other: [u8; 32], text: Vec<u8>, at: usize,
        ) {
            prop_assume!(key != other);
            let sealer = Sealer::new(&SecretKey(key));
            let mut sealed = sealer.seal("ann", &text);
            prop_assert_eq!(sealer.open("ann", &sealed), Some(text));
            prop_assert_eq!(sealer.open("bob", &sealed), None);
            prop_assert_eq!(Sealer::new(&SecretKey(other)).open("ann", &sealed), None);
            let at = at % sealed.len();
            sealed[at] ^= 1;
            prop_assert_eq!(sealer.open("ann", &sealed), None);
            prop_assert_eq!(sealer.open("ann", &sealed[..at.min(NONCE_LEN)]), None);
        }
    }

    #[test]
    fn the_key_of_a_folder_is_made_once_and_for_its_owner_alone() {
        let folder = tempfile::tempdir().unwrap();
        let key = SecretKey::in_folder(folder.path()).unwrap();
        assert_eq!(SecretKey::in_folder(folder.path()).unwrap(), key);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = fs::metadata(folder.path().join(KEY_FILE)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        fs::write(folder.path().join(KEY_FILE), "lost").unwrap();
        assert!(SecretKey::in_folder(folder.path()).is_err());
    }
}
