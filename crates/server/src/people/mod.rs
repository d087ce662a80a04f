//! The sender of a request: a person with a signed cookie, a program with a token, or nobody known; and everything about signing in.

mod cache;
mod cookie;
mod identity;
mod origin;
mod passkeys;
mod recovery;
mod sessions;
mod user_agent;
mod visible_text;

pub(crate) use self::cache::{CachedPerson, PeopleCache, SeatedPerson};
pub(crate) use self::cookie::{NAME as COOKIE_NAME, Signer};
pub(crate) use self::identity::{Bot, Identity, Person, bearer, notice, signed_id, token_hash};
pub(crate) use self::origin::Origin;
pub(crate) use self::passkeys::{Ceremonies, Ceremony, relying_party, user_handle};
pub(crate) use self::recovery::RecoveryCode;
pub(crate) use self::sessions::{LoginSession, LoginSessions};
pub(crate) use self::user_agent::guess as guess_device;
pub(crate) use self::visible_text::in_ink;

use crate::error::ApiError;

/// The maximum length of a name.
const LONGEST_NAME: usize = 32;

/// Validates a name: visible, one to 32 characters.
pub(crate) fn tidy_name(name: &str) -> Result<String, ApiError> {
    let tidy = visible_text::on_one_line(name);
    if !visible_text::can_be_seen(&tidy) || tidy.chars().count() > LONGEST_NAME {
        return Err(ApiError::invalid("server-bad-name"));
    }
    Ok(tidy)
}

/// A name from an imported record: sanitised, truncated if it is too long, and empty if nothing is visible.
pub(crate) fn brought_name(name: &str) -> String {
    let whole = visible_text::on_one_line(name);
    let tidy: String = whole.chars().take(LONGEST_NAME).collect();
    if visible_text::can_be_seen(&tidy) { tidy.trim_end().to_owned() } else { String::new() }
}
