//! Requests that make a table. A client whose answer was lost on the way repeats its request under the same `Idempotency-Key`, and
//! gets the table that it has made.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use sha2::{Digest as _, Sha256};

use crate::hex::hex;
use crate::house::House;
use crate::no::No;
use crate::protocol::{Me, Stage};
use crate::storage::{CreationRequest, NewRow, StorageError};

const HEADER: &str = "idempotency-key";
/// The longest key.
const LONGEST: usize = 64;

/// The id that a client gave its request, if it did.
pub(super) struct RequestKey(Option<String>);

impl<S: Send + Sync> FromRequestParts<S> for RequestKey {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<RequestKey, No> {
        let Some(value) = parts.headers.get(HEADER) else { return Ok(RequestKey(None)) };
        let key = value.to_str().ok().filter(|key| (1..=LONGEST).contains(&key.len()));
        let key = key.ok_or_else(|| No::malformed("an Idempotency-Key has 1 to 64 ASCII characters"))?;
        Ok(RequestKey(Some(key.to_owned())))
    }
}

impl RequestKey {
    /// The request, if it can be known again: who asks, and for what.
    pub(super) fn request(self, me: &Me, asked: &str) -> Option<CreationRequest> {
        let asked = hex(&Sha256::digest(asked.as_bytes())[..16]);
        self.0.map(|key| CreationRequest { person: me.id.clone(), key, asked })
    }
}

/// Keeps the table that a request asks for, unless it came twice at the same time. Gives the table's id.
pub(super) async fn keep_once(
    house: &House,
    request: Option<CreationRequest>,
    row: NewRow,
) -> Result<String, No> {
    let mut row = NewRow { request: request.clone(), ..row };
    row.progress.asked = house.hall.presence.seen.uptime();
    let (id, begins) = (row.id.clone(), row.doc.stage == Stage::Playing);
    match house.storage.create(row).await {
        Ok(_) => {}
        Err(StorageError::Conflict) if request.is_some() => {
            return made_before(house, request.as_ref()).await?.ok_or_else(No::stale);
        }
        Err(error) => {
            house.health.doubt();
            return Err(error.into());
        }
    }
    if begins {
        house.metrics.games.inc();
    }
    Ok(id)
}

/// The table that a request made when it came before.
pub(super) async fn made_before(
    house: &House,
    request: Option<&CreationRequest>,
) -> Result<Option<String>, No> {
    let Some(request) = request else { return Ok(None) };
    match house.storage.created(&request.person, &request.key).await? {
        Some(made) if made.asked != request.asked => {
            Err(No::malformed("this Idempotency-Key was given to another request"))
        }
        made => Ok(made.map(|made| made.table)),
    }
}
