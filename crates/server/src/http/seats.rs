//! Routes for seats: sitting down, leaving, tokens for programs, notes.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use table::Seat;

use super::detached::to_the_end;
use super::extract::{JsonBody, PathParams};
use super::limits::Client;
use crate::app_state::AppState;
use crate::chance;
use crate::error::ApiError;
use crate::people::{Identity, Person};
use crate::protocol::{ErrorBody, Joining, MarkChoice, Me, NewSeat, Note, TableInfo, Token};
use crate::quotas::FromOneAddress;
use crate::tables::TableGuard;

/// The longest note.
const LONGEST_NOTE: usize = 10_000;

/// Takes a seat.
#[utoipa::path(post, path = "/tables/{id}/join", tag = "Seats", params(("id" = String, Path, description = "The table")), request_body(content = Joining), responses((status = 200, description = "The table", body = TableInfo), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn join(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    PathParams(id): PathParams<String>,
    JsonBody(joining): JsonBody<Joining>,
) -> Result<Json<TableInfo>, ApiError> {
    to_the_end(app, me, |app, me| async move {
        let mut guard = TableGuard::open_for(&app, &id, &Identity::Person(me.clone())).await?;
        guard.join(&me, &joining).await?;
        Ok(Json(guard.info(&Identity::Person(me))))
    })
    .await
}

/// Votes to begin without the players who have not come.
#[utoipa::path(post, path = "/tables/{id}/begin", tag = "Seats", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "The table; its game has begun if all seated players agree", body = TableInfo), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn begin(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    PathParams(id): PathParams<String>,
) -> Result<Json<TableInfo>, ApiError> {
    to_the_end(app, me, |app, me| async move {
        let mut guard = TableGuard::open(&app, &id).await?;
        guard.begin_with_fewer(&me).await?;
        Ok(Json(guard.info(&Identity::Person(me))))
    })
    .await
}

/// Gives up your seats.
#[utoipa::path(post, path = "/tables/{id}/leave", tag = "Seats", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "The table", body = TableInfo), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn leave(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    PathParams(id): PathParams<String>,
) -> Result<Json<TableInfo>, ApiError> {
    to_the_end(app, me, |app, me| async move {
        let mut guard = TableGuard::open(&app, &id).await?;
        guard.leave(&me).await?;
        let info = guard.info(&Identity::Person(me));
        let withdrawn = guard.table().doc().rematch_of.clone().filter(|_| !guard.table().is_offered());
        drop(guard);
        if let Some(before) = withdrawn {
            TableGuard::withdraw_rematch(&app, &before, &id).await?;
        }
        Ok(Json(info))
    })
    .await
}

/// Fills or opens a seat, as the host.
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}", tag = "Seats", params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The seat, from 1", minimum = 1, maximum = 8)), request_body(content = NewSeat), responses((status = 200, description = "The table", body = TableInfo), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn set(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    PathParams((id, seat)): PathParams<(String, Seat)>,
    JsonBody(new): JsonBody<NewSeat>,
) -> Result<Json<TableInfo>, ApiError> {
    to_the_end(app, me, |app, me| async move {
        check_invited(&app, &me, [&new]).await?;
        let mut guard = TableGuard::open(&app, &id).await?;
        guard.set_seat(&me, seat, &new).await?;
        Ok(Json(guard.info(&Identity::Person(me))))
    })
    .await
}

/// Chooses the mark that you play with.
#[utoipa::path(put, path = "/tables/{id}/seats/{seat}/mark", tag = "Seats", params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The seat, from 1", minimum = 1, maximum = 8)), request_body(content = MarkChoice), responses((status = 200, description = "The table", body = TableInfo), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn wear(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    PathParams((id, seat)): PathParams<(String, Seat)>,
    JsonBody(choice): JsonBody<MarkChoice>,
) -> Result<Json<TableInfo>, ApiError> {
    to_the_end(app, me, |app, me| async move {
        let mut guard = TableGuard::open(&app, &id).await?;
        guard.wear(&me, seat, choice.mark).await?;
        Ok(Json(guard.info(&Identity::Person(me))))
    })
    .await
}

/// Creates a token for a program that plays a seat.
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}/token", tag = "Seats", params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The seat, from 1", minimum = 1, maximum = 8)), responses((status = 200, description = "The token, to be sent as Authorization: Bearer", body = Token), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn token(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    PathParams((id, seat)): PathParams<(String, Seat)>,
) -> Result<Json<Token>, ApiError> {
    to_the_end(app, me, |app, me| async move {
        let mut guard = TableGuard::open(&app, &id).await?;
        let token = chance::token();
        guard.give_to_program(&me, seat, &token).await?;
        Ok(Json(Token { token }))
    })
    .await
}

/// Returns the private note of a seat.
#[utoipa::path(get, path = "/tables/{id}/seats/{seat}/note", tag = "Seats", params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The seat, from 1", minimum = 1, maximum = 8)), responses((status = 200, description = "The note", body = Note), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn note(
    State(app): State<Arc<AppState>>,
    who: Identity,
    PathParams((id, seat)): PathParams<(String, Seat)>,
) -> Result<Json<Note>, ApiError> {
    let guard = own_seat(&app, &who, &id, seat).await?;
    Ok(Json(Note { text: app.storage.note(guard.table().number(), seat.number()).await? }))
}

/// Stores the private note of a seat.
#[utoipa::path(put, path = "/tables/{id}/seats/{seat}/note", tag = "Seats", params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The seat, from 1", minimum = 1, maximum = 8)), request_body(content = Note), responses((status = 200, description = "The note as it was stored", body = Note), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn save_note(
    State(app): State<Arc<AppState>>,
    who: Identity,
    Client(address): Client,
    PathParams((id, seat)): PathParams<(String, Seat)>,
    JsonBody(note): JsonBody<Note>,
) -> Result<Json<Note>, ApiError> {
    if note.text.chars().count() > LONGEST_NOTE {
        return Err(ApiError::invalid("server-long-note"));
    }
    // The table stays locked meanwhile, so that nobody else comes by the seat before the note is kept.
    let guard = own_seat(&app, &who, &id, seat).await?;
    app.count_from(FromOneAddress::NoteBytes, address, note.text.len() as u64)?;
    app.storage.save_note(guard.table().number(), seat.number(), &note.text).await?;
    Ok(Json(note))
}

/// Checks that the people for whom seats are reserved exist and would play with the host. Those who would not look the same as
/// those who do not exist.
pub(super) async fn check_invited(
    app: &AppState,
    host: &Me,
    seats: impl IntoIterator<Item = &NewSeat>,
) -> Result<(), ApiError> {
    for seat in seats {
        let NewSeat::Kept { person } = seat else { continue };
        if app.storage.person(person).await?.is_none()
            || app.storage.bot(person).await?.is_some()
            || app.storage.admin().blockers_of(&host.id).await?.contains(person)
        {
            return Err(ApiError::not_now("server-nobody-to-invite"));
        }
    }
    Ok(())
}

async fn own_seat(app: &Arc<AppState>, who: &Identity, id: &str, seat: Seat) -> Result<TableGuard, ApiError> {
    // A program plays for a person; it does not read what he writes for himself.
    match who {
        Identity::Person(_) => {}
        Identity::Program { .. } | Identity::BotAccount { .. } => return Err(ApiError::not_yours()),
        Identity::Nobody => return Err(ApiError::nobody()),
    }
    let guard = TableGuard::open(app, id).await?;
    guard.table().check_seat(who, seat)?;
    Ok(guard)
}
