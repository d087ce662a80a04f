//! Seats: sitting down, getting up, programs, notes.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use table::Seat;

use super::limits::Client;
use super::reading::{At, Sent};
use super::task::to_the_end;
use crate::chance;
use crate::hall::Open;
use crate::house::House;
use crate::no::No;
use crate::people::{Person, Who};
use crate::protocol::{Joining, Me, NewSeat, Note, TableInfo, Token, Trouble};
use crate::quotas::FromOneAddress;

/// The longest note.
const LONGEST_NOTE: usize = 10_000;

/// Somebody sits down.
#[utoipa::path(post, path = "/tables/{id}/join", tag = "Seats", params(("id" = String, Path, description = "The table")), request_body(content = Joining), responses((status = 200, description = "The table", body = TableInfo), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn join(
    State(house): State<Arc<House>>,
    Person(me): Person,
    At(id): At<String>,
    Sent(joining): Sent<Joining>,
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
    At(id): At<String>,
) -> Result<Json<TableInfo>, No> {
    to_the_end(async move {
        let mut open = Open::table(&house, &id).await?;
        open.leave(&me).await?;
        let info = open.info(&Who::Person(me.clone()));
        let withdrawn = open.live().doc().rematch_of.clone().filter(|_| !open.live().is_offered());
        drop(open);
        if let Some(before) = withdrawn {
            withdraw(&house, &before, &id, &me).await?;
        }
        Ok(Json(info))
    })
    .await
}

/// An offer to play again is no more: whoever played before is no longer shown it.
async fn withdraw(house: &Arc<House>, before: &str, next: &str, me: &Me) -> Result<(), No> {
    let mut open = Open::table(house, before).await?;
    if open.live().doc().rematch.as_deref() == Some(next) {
        open.withdraw_rematch(me).await?;
    }
    Ok(())
}

/// The host fills or opens a seat.
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}", tag = "Seats", params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The seat, from 1", minimum = 1, maximum = 8)), request_body(content = NewSeat), responses((status = 200, description = "The table", body = TableInfo), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn set(
    State(house): State<Arc<House>>,
    Person(me): Person,
    At((id, seat)): At<(String, Seat)>,
    Sent(new): Sent<NewSeat>,
) -> Result<Json<TableInfo>, No> {
    to_the_end(async move {
        let mut open = Open::table(&house, &id).await?;
        open.set_seat(&me, seat, &new).await?;
        Ok(Json(open.info(&Who::Person(me))))
    })
    .await
}

/// A token for a program that holds a seat.
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}/token", tag = "Seats", params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The seat, from 1", minimum = 1, maximum = 8)), responses((status = 200, description = "What the program shows as Authorization: Bearer", body = Token), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn token(
    State(house): State<Arc<House>>,
    Person(me): Person,
    At((id, seat)): At<(String, Seat)>,
) -> Result<Json<Token>, No> {
    to_the_end(async move {
        let mut open = Open::table(&house, &id).await?;
        let token = chance::token();
        open.give_to_program(&me, seat, &token).await?;
        Ok(Json(Token { token }))
    })
    .await
}

/// The private note of a seat.
#[utoipa::path(get, path = "/tables/{id}/seats/{seat}/note", tag = "Seats", params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The seat, from 1", minimum = 1, maximum = 8)), responses((status = 200, description = "The note", body = Note), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn note(
    State(house): State<Arc<House>>,
    who: Who,
    At((id, seat)): At<(String, Seat)>,
) -> Result<Json<Note>, No> {
    let open = own_seat(&house, &who, &id, seat).await?;
    Ok(Json(Note { text: house.storage.note(open.live().number(), seat.number()).await? }))
}

/// Keeps the private note of a seat.
#[utoipa::path(put, path = "/tables/{id}/seats/{seat}/note", tag = "Seats", params(("id" = String, Path, description = "The table"), ("seat" = u8, Path, description = "The seat, from 1", minimum = 1, maximum = 8)), request_body(content = Note), responses((status = 200, description = "The note as it is kept", body = Note), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn keep_note(
    State(house): State<Arc<House>>,
    who: Who,
    Client(address): Client,
    At((id, seat)): At<(String, Seat)>,
    Sent(note): Sent<Note>,
) -> Result<Json<Note>, No> {
    if note.text.chars().count() > LONGEST_NOTE {
        return Err(No::malformed("a note has at most 10,000 characters"));
    }
    // The room is held meanwhile, so that nobody else comes by the seat before the note is kept.
    let open = own_seat(&house, &who, &id, seat).await?;
    house.count_from(FromOneAddress::NoteBytes, address, note.text.len() as u64)?;
    house.storage.keep_note(open.live().number(), seat.number(), &note.text).await?;
    Ok(Json(note))
}

async fn own_seat(house: &Arc<House>, who: &Who, id: &str, seat: Seat) -> Result<Open, No> {
    // A program plays for a person; it does not read what he writes for himself.
    match who {
        Who::Person(_) => {}
        Who::Program { .. } => return Err(No::not_yours()),
        Who::Nobody => return Err(No::nobody()),
    }
    let open = Open::table(house, id).await?;
    open.live().check_seat(who, seat)?;
    Ok(open)
}
