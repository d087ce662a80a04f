//! Who asks.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderName};

use super::headers;
use super::reading::Sent;
use super::task::to_the_end;
use crate::chance;
use crate::hall::Open;
use crate::house::House;
use crate::no::No;
use crate::people::{Person, Who, tidy_name};
use crate::protocol::{Me, Naming, Stage, Trouble};
use crate::storage::List;

/// How many tables are looked at together.
const PAGE: u32 = 100;

/// Who asks, or 401 before a name was chosen.
#[utoipa::path(get, path = "/me", tag = "People", responses((status = 200, description = "Who asks", body = Me), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn who(Person(me): Person) -> Json<Me> {
    Json(me)
}

/// A name was chosen: a new person, or a new name for the same.
#[utoipa::path(post, path = "/me", tag = "People", request_body(content = Naming), responses((status = 200, description = "Who asks from now on; the answer sets a cookie", body = Me), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn name(
    State(house): State<Arc<House>>,
    who: Who,
    headers: HeaderMap,
    Sent(naming): Sent<Naming>,
) -> Result<([(HeaderName, String); 1], Json<Me>), No> {
    let name = tidy_name(&naming.name)?;
    let before = match who {
        Who::Person(me) => Some(me),
        _ => None,
    };
    let id = before.as_ref().map_or_else(chance::id, |me| me.id.clone());
    let me = Me { id, name };
    house.keep_person(&me).await?;
    if let Some(before) = before.filter(|before| before.name != me.name) {
        let (house, name) = (Arc::clone(&house), me.name.clone());
        to_the_end(async move { rename_seats(&house, &before, &name).await }).await?;
    }
    let path = format!("{}/", headers::base(&house, &headers));
    let cookie = house.signer.header(&me.id, &path, headers::over_https(&house, &headers));
    Ok(([(SET_COOKIE, cookie)], Json(me)))
}

/// The seats of games that are not over are called by the new name too.
async fn rename_seats(house: &Arc<House>, before: &Me, name: &str) -> Result<(), No> {
    let mine = List::Of(before.id.clone());
    let mut after = None;
    loop {
        let slices = house.storage.list(&mine, after, PAGE).await?;
        for slice in slices.iter().filter(|slice| slice.doc.stage != Stage::Over) {
            Open::table(house, &slice.id).await?.rename(before, name).await?;
        }
        match slices.last() {
            Some(last) if slices.len() == PAGE as usize => after = Some(last.number),
            _ => return Ok(()),
        }
    }
}
