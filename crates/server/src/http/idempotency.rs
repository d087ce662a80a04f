//! The `Idempotency-Key` of requests that create a table: a client that repeats a request with the same key gets the table that was
//! already created.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use sha2::{Digest as _, Sha256};

use crate::app_state::AppState;
use crate::error::ApiError;
use crate::hex::hex;
use crate::protocol::{Me, Stage};
use crate::storage::{CreationRequest, NewTableRow, StorageError, StoredTable};
use crate::tables::TableGuard;

const HEADER: &str = "idempotency-key";
/// The maximum length of a key.
const LONGEST: usize = 64;

/// The key that a client gave its request, if any.
pub(super) struct IdempotencyKey(Option<String>);

impl<S: Send + Sync> FromRequestParts<S> for IdempotencyKey {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<IdempotencyKey, ApiError> {
        let Some(value) = parts.headers.get(HEADER) else { return Ok(IdempotencyKey(None)) };
        let key = value.to_str().ok().filter(|key| (1..=LONGEST).contains(&key.len()));
        let key =
            key.ok_or_else(|| ApiError::malformed("an Idempotency-Key must have 1 to 64 ASCII characters"))?;
        Ok(IdempotencyKey(Some(key.to_owned())))
    }
}

impl IdempotencyKey {
    /// The identity of the request: who sent it, and what was requested.
    pub(super) fn request(self, me: &Me, asked: &str) -> Option<CreationRequest> {
        let asked = hex(&Sha256::digest(asked.as_bytes())[..16]);
        self.0.map(|key| CreationRequest { person: me.id.clone(), key, asked })
    }
}

/// A table that a request created.
pub(super) struct Made {
    pub(super) id: String,
    /// What was stored of it, if it was just created; `None` if an equal request had created it before.
    stored: Option<StoredTable>,
}

impl Made {
    /// One that was created before.
    pub(super) fn before(id: String) -> Made {
        Made { id, stored: None }
    }

    /// Locks it.
    pub(super) async fn open(self, app: &Arc<AppState>) -> Result<TableGuard, ApiError> {
        match self.stored {
            Some(stored) => TableGuard::open_new(app, &self.id, stored).await,
            None => TableGuard::open(app, &self.id).await,
        }
    }
}

/// Stores a new table, unless the same request or record arrived twice at the same time.
pub(super) async fn create_once(
    app: &AppState,
    request: Option<CreationRequest>,
    row: NewTableRow,
) -> Result<Made, ApiError> {
    let mut row = NewTableRow { request: request.clone(), ..row };
    row.progress.asked = app.tables.presence.seen.uptime();
    let (id, begins) = (row.id.clone(), row.doc.stage == Stage::Playing);
    let (host, record_hash) = (row.doc.host.clone(), row.record_hash.clone());
    let NewTableRow { doc, progress, entries, .. } = row.clone();
    let number = match app.storage.create(row).await {
        Ok(number) => number,
        Err(StorageError::Conflict) => {
            if let Some(made) = made_before(app, request.as_ref()).await? {
                return Ok(Made::before(made));
            }
            let Some(hash) = record_hash else { return Err(ApiError::stale()) };
            let brought = app.storage.brought(&host, &hash).await?;
            return brought.map(|(_, id)| Made::before(id)).ok_or_else(ApiError::stale);
        }
        Err(error) => {
            app.health.doubt();
            return Err(error.into());
        }
    };
    if begins {
        app.metrics.games.inc();
    }
    let stored = StoredTable { number, doc, progress, entries, remarks: Vec::new(), kept: None };
    Ok(Made { id, stored: Some(stored) })
}

/// The table that an earlier request with the same key created.
pub(super) async fn made_before(
    app: &AppState,
    request: Option<&CreationRequest>,
) -> Result<Option<String>, ApiError> {
    let Some(request) = request else { return Ok(None) };
    match app.storage.created(&request.person, &request.key).await? {
        Some(made) if made.asked != request.asked => {
            Err(ApiError::malformed("this Idempotency-Key was already used for another request"))
        }
        made => Ok(made.map(|made| made.table)),
    }
}
