//! Dice that can be verified after the game.
//!
//! A table's secret is 256 random bits. Its commitment, the SHA-256 of the secret, is published before the first roll, and the
//! secret itself when the game is over. Every roll is a keyed hash of the secret, the players' salts and the number of the roll. So
//! nobody can choose a roll afterwards, and a player who added a salt need not trust whoever chose the secret.

use crate::SaturatingAs;
use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Dice, Roll};
use crate::ParseError;

/// The secret from which the rolls of a game are derived; hidden from everybody until the game is over.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Secret([u8; 32]);

/// The SHA-256 of a [`Secret`], published before the first roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment([u8; 32]);

impl Secret {
    /// The secret with these 256 bits, which must come from the operating system's random number generator.
    pub const fn new(bits: [u8; 32]) -> Secret {
        Secret(bits)
    }

    /// What can be published before the game.
    ///
    /// ```
    /// use table::dice::{Commitment, Secret};
    ///
    /// let secret = Secret::new([7; 32]);
    /// let shown = secret.commitment().to_string();
    /// // Later, when the secret is opened, everybody can check that it is the one that was committed to.
    /// assert_eq!(shown.parse::<Commitment>()?, secret.commitment());
    /// # Ok::<(), table::ParseError>(())
    /// ```
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(self.0, f)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(self.0, f)
    }
}

impl FromStr for Secret {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Secret, ParseError> {
        read_hex(text).map(Secret)
    }
}

impl FromStr for Commitment {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Commitment, ParseError> {
        read_hex(text).map(Commitment)
    }
}

impl From<Secret> for String {
    fn from(secret: Secret) -> String {
        secret.to_string()
    }
}

impl TryFrom<String> for Secret {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Secret, ParseError> {
        text.parse()
    }
}

impl From<Commitment> for String {
    fn from(commitment: Commitment) -> String {
        commitment.to_string()
    }
}

impl TryFrom<String> for Commitment {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Commitment, ParseError> {
        text.parse()
    }
}

fn write_hex(bytes: [u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn read_hex(text: &str) -> Result<[u8; 32], ParseError> {
    let bad = || ParseError::new(text, "64 hexadecimal digits");
    if text.len() != 64 || !text.is_ascii() {
        return Err(bad());
    }
    let mut bytes = [0; 32];
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        let digits = std::str::from_utf8(digits).map_err(|_| bad())?;
        *byte = u8::from_str_radix(digits, 16).map_err(|_| bad())?;
    }
    Ok(bytes)
}

/// Dice whose rolls are derived from a [`Secret`], the players' salts and the number of the roll.
///
/// ```
/// use table::Dice;
/// use table::dice::{SealedDice, Secret};
///
/// let salts = ["Ann's salt".to_owned(), "Bob's salt".to_owned()];
/// let mut dice = SealedDice::new(&Secret::new([7; 32]), &salts, 0);
/// let first = dice.below(6);
/// // Whoever knows secret and salts comes to the same roll.
/// assert_eq!(SealedDice::new(&Secret::new([7; 32]), &salts, 0).below(6), first);
/// ```
#[derive(Clone)]
pub struct SealedDice {
    keyed: Hmac<Sha256>,
    rolled: u64,
}

impl SealedDice {
    /// The dice of this secret and these salts, after `rolled` rolls.
    ///
    /// # Panics
    /// Never: a key may have any length.
    pub fn new(secret: &Secret, salts: &[String], rolled: u64) -> SealedDice {
        let mut keyed =
            Hmac::<Sha256>::new_from_slice(&secret.0).expect("a key of any length will do for HMAC");
        for salt in salts {
            keyed.update(&(salt.len() as u64).to_be_bytes());
            keyed.update(salt.as_bytes());
        }
        SealedDice { keyed, rolled }
    }

    /// The number of rolls made so far.
    pub const fn rolled(&self) -> u64 {
        self.rolled
    }

    /// The first of `rolls` that these dice would not have given, if any.
    pub fn first_mismatch<'a>(mut self, rolls: impl IntoIterator<Item = &'a Roll>) -> Option<RollMismatch> {
        rolls.into_iter().enumerate().find_map(|(index, &recorded)| {
            let value = self.below(recorded.bound);
            (value != recorded.value).then_some(RollMismatch { roll: index + 1, recorded, sealed: value })
        })
    }
}

/// A roll that does not follow from the secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RollMismatch {
    /// Its position, counted from 1.
    pub roll: usize,
    /// What the record contains.
    pub recorded: Roll,
    /// What the secret yields.
    pub sealed: u32,
}

impl fmt::Display for RollMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "roll {} is recorded as {} but the secret gives {}", self.roll, self.recorded, self.sealed)
    }
}

impl Dice for SealedDice {
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a die has at least one side");
        let roll = self.rolled;
        self.rolled += 1;
        // The largest multiple of the bound that fits: what lies beyond would favour the low numbers.
        let fair = u64::MAX - u64::MAX % u64::from(bound);
        for attempt in 0u32.. {
            let mut keyed = self.keyed.clone();
            keyed.update(&roll.to_be_bytes());
            keyed.update(&attempt.to_be_bytes());
            let hash = keyed.finalize().into_bytes();
            let number = u64::from_be_bytes(hash[..8].try_into().expect("a hash has more than eight bytes"));
            if number < fair {
                return (number % u64::from(bound)).saturating_as::<u32>();
            }
        }
        unreachable!("one of four thousand million hashes is in the fair range")
    }
}

impl fmt::Debug for SealedDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SealedDice").field("rolled", &self.rolled).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn dice(salts: &[&str], rolled: u64) -> SealedDice {
        let salts: Vec<String> = salts.iter().map(ToString::to_string).collect();
        SealedDice::new(&Secret::new([7; 32]), &salts, rolled)
    }

    #[test]
    fn the_stream_of_a_secret_never_changes() {
        let mut dice = dice(&["ann", "bob"], 0);
        let rolls: Vec<u32> = (0..8).map(|_| dice.below(1000)).collect();
        // Worked out with another implementation of HMAC-SHA256.
        assert_eq!(rolls, [852, 303, 671, 422, 84, 482, 482, 491]);
    }

    #[test]
    fn the_commitment_is_the_sha256_of_the_secret() {
        // printf '\0%.0s' {1..32} | sha256sum
        let known = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(Secret::new([0; 32]).commitment().to_string(), known);
    }

    #[test]
    fn salts_that_join_to_the_same_text_give_other_rolls() {
        let rolls = |salts: &[&str]| {
            let mut dice = dice(salts, 0);
            [(); 8].map(|()| dice.below(1 << 30))
        };
        assert_ne!(rolls(&["ab", "c"]), rolls(&["a", "bc"]));
    }

    #[test]
    fn a_changed_roll_is_found() {
        let mut sealed = dice(&[], 0);
        let mut rolls: Vec<Roll> = (0..5).map(|_| Roll { value: sealed.below(6), bound: 6 }).collect();
        assert_eq!(dice(&[], 0).first_mismatch(&rolls), None);
        rolls[3].value = (rolls[3].value + 1) % 6;
        assert_eq!(dice(&[], 0).first_mismatch(&rolls).map(|mismatch| mismatch.roll), Some(4));
    }

    proptest! {
        #[test]
        fn going_on_after_some_rolls_gives_the_same_as_never_stopping(stop in 0u64..20) {
            let mut whole = dice(&["x"], 0);
            for _ in 0..stop {
                whole.below(10);
            }
            let mut resumed = dice(&["x"], stop);
            prop_assert_eq!(whole.below(1 << 20), resumed.below(1 << 20));
        }

        #[test]
        fn secrets_come_back_from_text(bits: [u8; 32]) {
            let secret = Secret::new(bits);
            prop_assert_eq!(secret.to_string().parse::<Secret>(), Ok(secret));
        }
    }
}
