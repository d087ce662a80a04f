//! Routes for downloading and importing records, and for verifying dice.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::HeaderName;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use futures_util::{StreamExt as _, stream};
use hosting::{BroughtRecord, read_record};
use serde_json::Value;
use tokio::task::spawn_blocking;

use super::detached::to_the_end;
use super::extract::{PathParams, TextBody};
use super::idempotency::{IdempotencyKey, create_once, made_before};
use super::limits::Client;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::{Identity, Person};
use crate::protocol::{DiceCheck, ErrorBody, Me, Stage, TableInfo};
use crate::storage::{CreationRequest, StorageError, TableFilter};
use crate::tables::{TableGuard, imported, record_of};

/// How many tables are fetched at a time.
const PAGE: u32 = 100;

type Download = ([(HeaderName, String); 2], String);

fn download(id: &str, ending: &str, kind: &str, body: String) -> Download {
    let name = format!("attachment; filename=\"boomtown-{id}.{ending}\"");
    ([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, name)], body)
}

/// Returns the record of a finished game as JSON.
#[utoipa::path(get, path = "/tables/{id}/record.json", tag = "History", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "The record", content_type = "application/json", body = Object), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn json(
    State(app): State<Arc<AppState>>,
    who: Identity,
    PathParams(id): PathParams<String>,
) -> Result<Download, ApiError> {
    let record = TableGuard::open_for(&app, &id, &who).await?.table().final_record()?;
    Ok(download(&id, "json", "application/json", record.to_json()))
}

/// Returns the record of a finished game as text.
#[utoipa::path(get, path = "/tables/{id}/record.txt", tag = "History", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "The record", content_type = "text/plain", body = String), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn text(
    State(app): State<Arc<AppState>>,
    who: Identity,
    PathParams(id): PathParams<String>,
) -> Result<Download, ApiError> {
    let record = TableGuard::open_for(&app, &id, &who).await?.table().final_record()?;
    Ok(download(&id, "txt", "text/plain; charset=utf-8", record.to_text()))
}

/// Returns the records of all your finished games, one per line.
#[utoipa::path(get, path = "/me/games", tag = "People", responses((status = 200, description = "One record per line, as JSON, the latest game first", content_type = "application/jsonl", body = String), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn mine(State(app): State<Arc<AppState>>, Person(me): Person) -> Response {
    let name = "attachment; filename=\"boomtown-games.jsonl\"";
    let headers = [(CONTENT_TYPE, "application/jsonl"), (CONTENT_DISPOSITION, name)];
    let pages = Pages { app, mine: TableFilter::Played(me.id), after: None, ready: Vec::new() };
    // What compresses an answer asks once more after its end.
    let lines = stream::unfold(Some(pages), next_game).fuse();
    (headers, Body::from_stream(lines)).into_response()
}

/// A person's finished games, fetched while they are sent, so that only a few are in memory.
struct Pages {
    app: Arc<AppState>,
    mine: TableFilter,
    after: Option<i64>,
    /// The finished tables, the next one last.
    ready: Vec<String>,
}

/// The next line, and the state after it: none after a failure, so that the response breaks off and nobody takes it for complete.
async fn next_game(pages: Option<Pages>) -> Option<(Result<String, StorageError>, Option<Pages>)> {
    let mut pages = pages?;
    match pages.next().await {
        Ok(line) => Some((Ok(line?), Some(pages))),
        Err(error) => {
            tracing::error!(%error, "cannot send a person's games");
            Some((Err(error), None))
        }
    }
}

impl Pages {
    /// The line of the next finished game.
    async fn next(&mut self) -> Result<Option<String>, StorageError> {
        loop {
            while let Some(id) = self.ready.pop() {
                // None was broken off before it began, or is told in the log as one that cannot be read.
                if let Some(line) = stored_record(&self.app, &id).await? {
                    return Ok(Some(line));
                }
            }
            let slices = self.app.storage.list(&self.mine, self.after, PAGE).await?;
            let Some(last) = slices.last() else { return Ok(None) };
            self.after = Some(last.number);
            let over = slices.into_iter().filter(|slice| slice.doc.stage == Stage::Over);
            self.ready = over.map(|slice| slice.id).collect();
            self.ready.reverse();
        }
    }
}

/// The line of a finished table, without loading it into memory. Replaying a long game takes a while, so this is done outside the
/// threads that serve sockets, a few at a time.
pub(super) async fn stored_record(app: &AppState, id: &str) -> Result<Option<String>, StorageError> {
    let _turn = app.handing_out.acquire().await;
    let Some(stored) = app.storage.load(id).await? else { return Ok(None) };
    let (games, table) = (app.config.games, id.to_owned());
    let line = move || record_of(games, &table, stored).map(|record| one_line(&record.to_json()));
    Ok(spawn_blocking(line).await.unwrap_or_else(|error| {
        tracing::error!(table = id, %error, "the record of a table cannot be handed out");
        None
    }))
}

/// A record's JSON as one line.
fn one_line(json: &str) -> String {
    let record: Value = serde_json::from_str(json).expect("what was just written can be read");
    format!("{record}\n")
}

/// Verifies the dice of a game.
#[utoipa::path(get, path = "/tables/{id}/dice", tag = "History", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "The commitment, and whether the dice match it", body = DiceCheck), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn dice(
    State(app): State<Arc<AppState>>,
    who: Identity,
    PathParams(id): PathParams<String>,
) -> Result<Json<DiceCheck>, ApiError> {
    Ok(Json(TableGuard::open_for(&app, &id, &who).await?.table().dice_check()))
}

/// Imports a record for viewing. Importing the same one again returns the existing table.
#[utoipa::path(post, path = "/records", tag = "History", params(("Idempotency-Key" = Option<String>, Header, description = "Chosen by the client, 1 to 64 characters: a repeated request with the same key returns the same table")), request_body(content = String, content_type = "text/plain"), responses((status = 200, description = "A table for viewing; the existing one if you have imported the same record before, as JSON or as text", body = TableInfo), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn import(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    Client(address): Client,
    key: IdempotencyKey,
    TextBody(source): TextBody,
) -> Result<Json<TableInfo>, ApiError> {
    let request = key.request(&me, &source);
    to_the_end(app, me, |app, me| async move {
        let id = match made_before(&app, request.as_ref()).await? {
            Some(known) => known,
            None => bring(&app, &me, address, request, source).await?,
        };
        let guard = TableGuard::open(&app, &id).await?;
        Ok(Json(guard.info(&Identity::Person(me))))
    })
    .await
}

/// Creates a table for an imported record, unless the person has imported it before. Returns the id of the table.
async fn bring(
    app: &AppState,
    me: &Me,
    address: IpAddr,
    request: Option<CreationRequest>,
    source: String,
) -> Result<String, ApiError> {
    let size = source.len() as u64;
    app.count_import_from(address, size)?;
    let record = beside(app, move || Ok(read_record(&source)?)).await?;
    if let Some(known) = brought_before(app, me, &record).await? {
        return Ok(known);
    }
    let _turn = app.may_bring(me, size).await?;
    let (games, now, me) = (app.config.games, app.now(), me.clone());
    let row = beside(app, move || imported(games, now, &me, record)).await?;
    Ok(create_once(app, request, row).await?.id)
}

/// The table of a record that a person has imported before. Its retention period starts again.
async fn brought_before(app: &AppState, me: &Me, record: &BroughtRecord) -> Result<Option<String>, ApiError> {
    let Some((number, id)) = app.storage.brought(&me.id, &record.hash).await? else { return Ok(None) };
    app.storage.touch(number, app.now()).await?;
    Ok(Some(id))
}

/// Parses and replays a record outside the threads that serve sockets, a few at a time, because that takes a while.
async fn beside<T: Send + 'static>(
    app: &AppState,
    work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let _turn = app.importing.acquire().await.map_err(|_| ApiError::storage())?;
    spawn_blocking(work).await.map_err(|_| ApiError::unreadable())?
}
