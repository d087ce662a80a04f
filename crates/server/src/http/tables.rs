//! Tables: lists, new ones, playing again.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::IntoParams;

use super::creating::{RequestKey, keep_once, made_before};
use super::limits::Client;
use super::reading::{Asked, At, Sent, SentText};
use super::task::to_the_end;
use crate::hall::{Open, new_table, slice_info};
use crate::house::House;
use crate::no::No;
use crate::people::{Person, Who};
use crate::protocol::{Joining, NewTable, Page, Refused, TableInfo, Trouble};
use crate::storage::{List, SeatRow};

/// How many tables a part of a list has.
const PAGE: u32 = 24;
/// How many seats a table can be asked to have.
const MOST_SEATS: usize = table::Seat::MOST;

/// Which list, and where it goes on.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Listing {
    /// `open`, `playing`, `over`, `mine` or `imported` (records that one brought); `open` if nothing is said.
    list: Option<String>,
    /// The `next` of the part before.
    after: Option<String>,
}

/// Part of a list of tables.
#[utoipa::path(get, path = "/tables", tag = "Tables", params(Listing), responses((status = 200, description = "Part of the list, the latest first", body = Page), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn list(
    State(house): State<Arc<House>>,
    who: Who,
    Asked(listing): Asked<Listing>,
) -> Result<Json<Page>, No> {
    let me = match &who {
        Who::Person(me) => Some(me.id.as_str()),
        _ => None,
    };
    let list = match listing.list.as_deref().unwrap_or("open") {
        "open" => List::Open,
        "playing" => List::Playing,
        "over" => List::Over,
        "mine" => List::Played(me.ok_or_else(No::nobody)?.to_owned()),
        "imported" => List::Imported(me.ok_or_else(No::nobody)?.to_owned()),
        other => {
            return Err(No::malformed(format!("'{other}' is none of open, playing, over, mine, imported")));
        }
    };
    let after = listing.after.map(|after| after.parse().map_err(|_| No::malformed("after")));
    let mut slices = house.storage.list(&list, after.transpose()?, PAGE + 1).await?;
    let more = slices.len() > PAGE as usize;
    slices.truncate(PAGE as usize);
    let next = slices.last().filter(|_| more).map(|last| last.number.to_string());
    let whose = slices.iter().flat_map(|slice| slice.doc.seats.iter().filter_map(SeatRow::whose));
    let names = house.names(whose.map(str::to_owned).collect::<BTreeSet<_>>()).await?;
    let there = house.hall.presence.at(slices.iter().map(|slice| slice.id.as_str()));
    let tables =
        slices.iter().zip(&there).map(|(slice, there)| slice_info(slice, me, there, &names)).collect();
    Ok(Json(Page { tables, next }))
}

/// A new table. It begins at once if no seat is open.
#[utoipa::path(post, path = "/tables", tag = "Tables", params(("Idempotency-Key" = Option<String>, Header, description = "Made by the client, 1 to 64 characters: whoever repeats a request under it gets the same table")), request_body(content = NewTable), responses((status = 200, description = "The new table", body = TableInfo), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn create(
    State(house): State<Arc<House>>,
    Person(me): Person,
    Client(address): Client,
    key: RequestKey,
    Sent(new): Sent<NewTable>,
) -> Result<Json<TableInfo>, No> {
    if new.seats.is_empty() || new.seats.len() > MOST_SEATS {
        return Err(No::malformed("a table has 1 to 8 seats"));
    }
    let asked = serde_json::to_string(&new).expect("a table to be set up has only keys that are text");
    let request = key.request(&me, &asked);
    to_the_end(async move {
        let id = if let Some(known) = made_before(&house, request.as_ref()).await? {
            known
        } else {
            let row = new_table(house.config.games, &me, &new)?;
            let _turn = house.may_set_up(&me, &row.doc, address).await?;
            keep_once(&house, request, row).await?
        };
        let mut open = Open::table(&house, &id).await?;
        open.came_from(address);
        open.wake_bots();
        Ok(Json(open.info(&Who::Person(me))))
    })
    .await
}

/// A table.
#[utoipa::path(get, path = "/tables/{id}", tag = "Tables", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "The table", body = TableInfo), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn info(
    State(house): State<Arc<House>>,
    who: Who,
    At(id): At<String>,
) -> Result<Json<TableInfo>, No> {
    let open = Open::table(&house, &id).await?;
    Ok(Json(open.info(&who)))
}

/// The host takes away a table whose game has not begun, or a record that he brought.
#[utoipa::path(delete, path = "/tables/{id}", tag = "Tables", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "The table is gone; whoever was there has been told"), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn remove(
    State(house): State<Arc<House>>,
    Person(me): Person,
    At(id): At<String>,
) -> Result<(), No> {
    to_the_end(async move { Open::table(&house, &id).await?.remove_for(&me).await }).await
}

/// Offers the others to play again, or accepts their offer.
#[utoipa::path(post, path = "/tables/{id}/rematch", tag = "Tables", params(("id" = String, Path, description = "The table")), request_body(content = Option<Joining>), responses((status = 200, description = "The next table: seats are kept for the others, who accept by asking for the same or by sitting down there", body = TableInfo), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn rematch(
    State(house): State<Arc<House>>,
    Person(me): Person,
    Client(address): Client,
    At(id): At<String>,
    SentText(body): SentText,
) -> Result<Json<TableInfo>, No> {
    let joining = if body.trim().is_empty() { Ok(Joining::default()) } else { serde_json::from_str(&body) };
    let Joining { salt, .. } = joining.map_err(|error| No::malformed(error.to_string()))?;
    to_the_end(async move {
        let mut open = Open::table(&house, &id).await?;
        if open.live().seat_of(&me.id).is_none() {
            return Err(No::not_yours());
        }
        // Whoever presses at the same time waits here, and finds the table that the first one set up.
        let known = open.live().doc().rematch.clone();
        let next = match still_offered(&house, known).await? {
            Some(next) => next,
            None => open.play_again(&me, &salt, address).await?,
        };
        drop(open);
        let mut open = Open::table(&house, &next).await?;
        if open.live().seat_kept_for(&me.id, None) {
            open.join(&me, &Joining { seat: None, salt }).await?;
        } else {
            open.wake_bots();
        }
        Ok(Json(open.info(&Who::Person(me))))
    })
    .await
}

/// The table where somebody offers to play again, if it is still there.
async fn still_offered(house: &Arc<House>, known: Option<String>) -> Result<Option<String>, No> {
    let Some(next) = known else { return Ok(None) };
    match Open::table(house, &next).await {
        Ok(there) => Ok(there.live().is_offered().then_some(next)),
        Err(no) if no.reason == Refused::NotFound => Ok(None),
        Err(no) => Err(no),
    }
}
