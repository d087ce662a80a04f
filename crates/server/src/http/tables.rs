//! Routes for listing, creating and removing tables, and for rematches.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use table::explain_json;
use utoipa::IntoParams;

use super::detached::to_the_end;
use super::extract::{JsonBody, PathParams, QueryParams, TextBody};
use super::idempotency::{IdempotencyKey, Made, create_once, made_before};
use super::limits::Client;
use super::seats::check_invited;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::{Identity, Person};
use crate::protocol::{ErrorBody, ErrorCode, Joining, Me, NewTable, Page, TableInfo};
use crate::storage::{SeatRow, TableFilter};
use crate::tables::{StartPosition, TableGuard, new_table, slice_info};

/// The number of tables in one part of a list.
const PAGE: u32 = 24;
/// The largest number of seats of a table.
const MOST_SEATS: usize = table::Seat::MOST;

/// Which list, and which part of it.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Listing {
    /// `open`, `playing`, `over`, `mine` or `imported` (your imported records); `open` if left out.
    list: Option<String>,
    /// The value of `next` in the previous part.
    after: Option<String>,
}

/// Returns part of a list of tables.
#[utoipa::path(get, path = "/tables", tag = "Tables", params(Listing), responses((status = 200, description = "Part of the list, the latest first", body = Page), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn list(
    State(app): State<Arc<AppState>>,
    who: Identity,
    QueryParams(listing): QueryParams<Listing>,
) -> Result<Json<Page>, ApiError> {
    let me = match &who {
        Identity::Person(me) => Some(me.id.as_str()),
        _ => None,
    };
    let list = match listing.list.as_deref().unwrap_or("open") {
        "open" => TableFilter::Open,
        "playing" => TableFilter::Playing,
        "over" => TableFilter::Over,
        "mine" => TableFilter::Played(me.ok_or_else(ApiError::nobody)?.to_owned()),
        "imported" => TableFilter::Imported(me.ok_or_else(ApiError::nobody)?.to_owned()),
        other => {
            return Err(ApiError::malformed(format!(
                "'{other}' is not one of open, playing, over, mine, imported"
            )));
        }
    };
    let after = listing.after.map(|after| {
        after.parse().map_err(|_| ApiError::malformed("after must be the next of a previous part"))
    });
    let mut slices = app.storage.list(&list, after.transpose()?, PAGE + 1).await?;
    let more = slices.len() > PAGE as usize;
    slices.truncate(PAGE as usize);
    let next = slices.last().filter(|_| more).map(|last| last.number.to_string());
    let whose = slices.iter().flat_map(|slice| slice.doc.seats.iter().filter_map(SeatRow::whose));
    let names = app.names(whose.map(str::to_owned).collect::<BTreeSet<_>>()).await?;
    let there = app.tables.presence.at(slices.iter().map(|slice| slice.id.as_str()));
    let server_time = app.tables.presence.server_time();
    let tables = slices
        .iter()
        .zip(&there)
        .map(|(slice, there)| slice_info(slice, me, there, &names, &app.tables.presence))
        .collect();
    Ok(Json(Page { tables, next, now: server_time.now() }))
}

/// Creates a table. Its game begins at once if no seat is open.
#[utoipa::path(post, path = "/tables", tag = "Tables", params(("Idempotency-Key" = Option<String>, Header, description = "Chosen by the client, 1 to 64 characters: a repeated request with the same key returns the same table")), request_body(content = NewTable), responses((status = 200, description = "The new table", body = TableInfo), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn create(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    Client(address): Client,
    key: IdempotencyKey,
    JsonBody(new): JsonBody<NewTable>,
) -> Result<Json<TableInfo>, ApiError> {
    if new.seats.is_empty() || new.seats.len() > MOST_SEATS {
        return Err(ApiError::malformed("a table must have 1 to 8 seats"));
    }
    let asked = serde_json::to_string(&new).expect("a table to be set up has only keys that are text");
    let request = key.request(&me, &asked);
    to_the_end(app, me, |app, me| async move {
        check_invited(&app, &me, &new.seats).await?;
        let (made, is_new) = if let Some(known) = made_before(&app, request.as_ref()).await? {
            (Made::before(known), false)
        } else {
            let start = start_of(&app, &me, &new).await?;
            let bots = app.invited(&new.seats).await?;
            let row = new_table(&app.config, &me, &new, &bots, start)?;
            let _accepted = app.bots_accept(&me.id, &row.doc).await?;
            let _turn = app.may_set_up(&me, &row, address).await?;
            (create_once(&app, request, row).await?, true)
        };
        let mut guard = made.open(&app).await?;
        guard.came_from(address);
        if is_new {
            guard.announce();
        }
        guard.wake_bots();
        Ok(Json(guard.info(&Identity::Person(me))))
    })
    .await
}

/// The position from which a game continues, if it continues another one.
async fn start_of(app: &Arc<AppState>, me: &Me, new: &NewTable) -> Result<Option<StartPosition>, ApiError> {
    match (&new.played_on, &new.from_device) {
        (None, None) => Ok(None),
        (Some(from), None) => {
            let guard = TableGuard::open_for(app, &from.table, &Identity::Person(me.clone())).await?;
            guard.table().start_from(from).map(Some)
        }
        (None, Some(_)) if new.listed => {
            Err(ApiError::malformed("a game that is moved here cannot be listed"))
        }
        (None, Some(from)) => StartPosition::from_device(app.config.games, &new.game, from).map(Some),
        (Some(_), Some(_)) => {
            Err(ApiError::malformed("a game can continue from another table or from a device, not from both"))
        }
    }
}

/// Returns a table.
#[utoipa::path(get, path = "/tables/{id}", tag = "Tables", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "The table", body = TableInfo), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn info(
    State(app): State<Arc<AppState>>,
    who: Identity,
    PathParams(id): PathParams<String>,
) -> Result<Json<TableInfo>, ApiError> {
    let guard = TableGuard::open_for(&app, &id, &who).await?;
    Ok(Json(guard.info(&who)))
}

/// Removes a table whose game has not begun, or an imported record, as its host.
#[utoipa::path(delete, path = "/tables/{id}", tag = "Tables", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "Removed; everybody who was there is notified"), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn remove(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    PathParams(id): PathParams<String>,
) -> Result<(), ApiError> {
    to_the_end(app, me, |app, me| async move {
        let guard = TableGuard::open(&app, &id).await?;
        guard.remove_for(&me).await
    })
    .await
}

/// Offers the others a rematch, or accepts their offer.
#[utoipa::path(post, path = "/tables/{id}/rematch", tag = "Tables", params(("id" = String, Path, description = "The table")), request_body(content = Option<Joining>), responses((status = 200, description = "The next table; seats are reserved for the others, who accept by sending the same request or by sitting down there", body = TableInfo), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn rematch(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    Client(address): Client,
    PathParams(id): PathParams<String>,
    TextBody(body): TextBody,
) -> Result<Json<TableInfo>, ApiError> {
    let joining = if body.trim().is_empty() { Ok(Joining::default()) } else { serde_json::from_str(&body) };
    let Joining { salt, .. } = joining.map_err(|error| ApiError::malformed(explain_json(&error)))?;
    to_the_end(app, me, |app, me| async move {
        let mut guard = TableGuard::open(&app, &id).await?;
        if guard.table().seat_of(&me.id).is_none() {
            return Err(ApiError::not_yours());
        }
        // Whoever presses at the same time waits here, and finds the table that the first one set up.
        let known = guard.table().doc().rematch.clone();
        let (next, is_new) = match still_offered(&app, known).await? {
            Some(next) => (next, false),
            None => (guard.play_again(&me, &salt, address).await?, true),
        };
        drop(guard);
        let mut guard = TableGuard::open(&app, &next).await?;
        if is_new {
            guard.announce();
            guard.seat_kept_bots(&me).await?;
        }
        // Whoever declined before and has thought better of it sits down like anybody, if there is still room.
        if guard.table().seat_of(&me.id).is_none_or(|_| guard.table().seat_kept_for(&me.id, None)) {
            guard.join(&me, &Joining { seat: None, salt, mark: None }).await?;
        } else {
            guard.wake_bots();
        }
        Ok(Json(guard.info(&Identity::Person(me))))
    })
    .await
}

/// The table of an offered rematch, if it still exists.
async fn still_offered(app: &Arc<AppState>, known: Option<String>) -> Result<Option<String>, ApiError> {
    let Some(next) = known else { return Ok(None) };
    match TableGuard::open(app, &next).await {
        Ok(there) => Ok(there.table().is_offered().then_some(next)),
        // One that cannot be read is offered to nobody.
        Err(error) if error.is_unreadable() || error.code == ErrorCode::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}
