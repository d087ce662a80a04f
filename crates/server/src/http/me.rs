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
use crate::hall::{Open, plays_with_others};
use crate::house::House;
use crate::no::No;
use crate::people::{Known, Person, Signer, Who, tidy_name};
use crate::protocol::{Me, Naming, Trouble};
use crate::storage::{List, Slice};

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
    let known = house.keep_person(&me).await?;
    if before.is_some_and(|before| before.name != me.name) {
        tell_name(&house, known);
    }
    let path = format!("{}/", headers::base(&house, &headers));
    let cookie = house.signer.header(&me.id, &path, headers::over_https(&house, &headers));
    Ok(([(SET_COOKIE, cookie)], Json(me)))
}

/// Somebody leaves for good. His games stay for those he played with, without his name and his words.
#[utoipa::path(delete, path = "/me", tag = "People", responses((status = 200, description = "Nobody knows you any more; the answer takes the cookie away"), (status = "default", description = "Refused: some of your games are not over", body = Trouble)))]
pub(super) async fn forget(
    State(house): State<Arc<House>>,
    Person(me): Person,
    headers: HeaderMap,
) -> Result<[(HeaderName, String); 1], No> {
    let path = format!("{}/", headers::base(&house, &headers));
    to_the_end(async move {
        if tables_of(&house, &me).await?.iter().any(|slice| plays_with_others(&slice.doc, &me.id)) {
            return Err(No::not_now("server-games-running"));
        }
        for slice in tables_of(&house, &me).await? {
            Open::table(&house, &slice.id).await?.forget(&me).await?;
        }
        house.forget_person(&me.id).await?;
        for table in house.hall.presence.tables_of(&me.id) {
            Open::table(&house, &table).await?.dismiss_person(&me.id);
        }
        Ok([(SET_COOKIE, Signer::farewell(&path))])
    })
    .await
}

/// All tables of somebody.
async fn tables_of(house: &House, me: &Me) -> Result<Vec<Slice>, No> {
    let mine = List::Of(me.id.clone());
    let mut all: Vec<Slice> = Vec::new();
    loop {
        let after = all.last().map(|slice| slice.number);
        let page = house.storage.list(&mine, after, PAGE).await?;
        let more = page.len() == PAGE as usize;
        all.extend(page);
        if !more {
            return Ok(all);
        }
    }
}

/// Tells those who look at somebody's tables what he is called now: one task for each person, however often he changes his name.
fn tell_name(house: &Arc<House>, known: Arc<Known>) {
    if !known.begins_telling() {
        return;
    }
    let house = Arc::clone(house);
    tokio::spawn(async move {
        loop {
            let told = known.name();
            for table in known.tables() {
                Open::tell_names(&house, &table).await;
            }
            if known.ends_telling(&told) {
                return;
            }
        }
    });
}
