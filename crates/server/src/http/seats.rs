//! Seats: sitting down, getting up, programs, notes.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use table::Seat;

use super::task::to_the_end;
use crate::chance;
use crate::hall::Open;
use crate::house::House;
use crate::no::No;
use crate::people::{Person, Who, token_hash};
use crate::protocol::{Joining, NewSeat, Note, TableInfo, Token, Trouble};
use crate::storage::TokenRow;

/// The longest note.
const LONGEST_NOTE: usize = 10_000;

/// Somebody sits down.
#[utoipa::path(post, path = "/tables/{id}/join", tag = "Seats", params(("id" = String, Path, description = "The table")), request_body(content = Joining), responses((status = 200, description = "The table", body = TableInfo), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn join(
    State(house): State<Arc<House>>,
    Person(me): Person,
    Path(id): Path<String>,
    Json(joining): Json<Joining>,
) -> Result<Json<TableInfo>, No> {
    to_the_end(async move {
        let mut open = Open::table(&house, &id).await?;
        open.join(&me, &joining).await?;
        Ok(Json(open.info(&Who::Person(me))))
    })
    .await
}

/// Somebody gives his seats back.
#[utoipa::path(post, path = "/tables/{id}/leave", tag = "Seats", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "The table", body = TableInfo), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn leave(
    State(house): State<Arc<House>>,
    Person(me): Person,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, No> {
    to_the_end(async move {
        let mut open = Open::table(&house, &id).await?;
        open.leave(&me).await?;
        Ok(Json(open.info(&Who::Person(me))))
    })
    .await
}

/// The host fills or opens a seat.
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}", tag = "Seats", params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The seat, from 1")), request_body(content = NewSeat), responses((status = 200, description = "The table", body = TableInfo), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn set(
    State(house): State<Arc<House>>,
    Person(me): Person,
    Path((id, seat)): Path<(String, Seat)>,
    Json(new): Json<NewSeat>,
) -> Result<Json<TableInfo>, No> {
    to_the_end(async move {
        let mut open = Open::table(&house, &id).await?;
        open.set_seat(&me, seat, &new).await?;
        Ok(Json(open.info(&Who::Person(me))))
    })
    .await
}

/// A token for a program that holds a seat.
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}/token", tag = "Seats", params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The seat, from 1")), responses((status = 200, description = "What the program shows as Authorization: Bearer", body = Token), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn token(
    State(house): State<Arc<House>>,
    Person(me): Person,
    Path((id, seat)): Path<(String, Seat)>,
) -> Result<Json<Token>, No> {
    to_the_end(async move {
        let mut open = Open::table(&house, &id).await?;
        open.live().check_seat(&Who::Person(me.clone()), seat)?;
        let token = chance::token();
        let row = TokenRow { table: id, seat, owner: me.id.clone() };
        house.storage.keep_token(&token_hash(&token), &row).await?;
        open.give_to_program(&me, seat).await?;
        Ok(Json(Token { token }))
    })
    .await
}

/// The private note of a seat.
#[utoipa::path(get, path = "/tables/{id}/seats/{seat}/note", tag = "Seats", params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The seat, from 1")), responses((status = 200, description = "The note", body = Note), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn note(
    State(house): State<Arc<House>>,
    who: Who,
    Path((id, seat)): Path<(String, Seat)>,
) -> Result<Json<Note>, No> {
    let number = own_seat(&house, &who, &id, seat).await?;
    Ok(Json(Note { text: house.storage.note(number, seat.number()).await? }))
}

/// Keeps the private note of a seat.
#[utoipa::path(put, path = "/tables/{id}/seats/{seat}/note", tag = "Seats", params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The seat, from 1")), request_body(content = Note), responses((status = 200, description = "The note as it is kept", body = Note), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn keep_note(
    State(house): State<Arc<House>>,
    who: Who,
    Path((id, seat)): Path<(String, Seat)>,
    Json(note): Json<Note>,
) -> Result<Json<Note>, No> {
    if note.text.chars().count() > LONGEST_NOTE {
        return Err(No::malformed("a note has at most 10,000 characters"));
    }
    let number = own_seat(&house, &who, &id, seat).await?;
    house.storage.keep_note(number, seat.number(), &note.text).await?;
    Ok(Json(note))
}

async fn own_seat(house: &Arc<House>, who: &Who, id: &str, seat: Seat) -> Result<i64, No> {
    let open = Open::table(house, id).await?;
    open.live().check_seat(who, seat)?;
    Ok(open.live().number())
}
