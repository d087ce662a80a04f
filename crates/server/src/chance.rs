//! Random bits from the operating system, for ids, keys and the secrets of dice.

/// Letters and digits that are not easily confused.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz123456789";

/// Random bytes.
///
/// # Panics
/// If the operating system provides none, because nothing would be safe without.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bits");
    bytes
}

/// A new id of 80 random bits, which cannot be guessed.
pub(crate) fn id() -> String {
    bytes::<16>().iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
}

/// A new token of 160 random bits.
pub(crate) fn token() -> String {
    bytes::<32>().iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
}
