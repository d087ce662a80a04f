//! Who asks: a guest with a signed cookie, a program with a token, or nobody in particular.

mod cookie;
mod known;
mod letters;
mod sessions;
mod who;

pub(crate) use self::cookie::{NAME as COOKIE_NAME, Signer};
pub(crate) use self::known::{Known, KnownPeople, Seated};
pub(crate) use self::letters::in_ink;
pub(crate) use self::sessions::{Session, Sessions};
pub(crate) use self::who::{Person, Who, signed_id, token_hash};

use crate::no::No;

/// The longest name.
const LONGEST_NAME: usize = 32;

/// A name as it may stand on the board: one that can be seen, one to 32 characters.
pub(crate) fn tidy_name(name: &str) -> Result<String, No> {
    let tidy = letters::on_one_line(name);
    if !letters::can_be_seen(&tidy) || tidy.chars().count() > LONGEST_NAME {
        return Err(No::malformed("a name has 1 to 32 characters"));
    }
    Ok(tidy)
}
