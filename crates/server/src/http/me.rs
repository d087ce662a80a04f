//! Who asks.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderName};
use tokio::time::timeout;

use super::headers;
use super::limits::Client;
use super::reading::Sent;
use super::task::to_the_end;
use crate::chance;
use crate::hall::{Open, forget_everywhere};
use crate::house::House;
use crate::no::No;
use crate::people::{Known, Person, Session, Signer, Who, signed_id, tidy_name};
use crate::protocol::{Me, Naming, Trouble};
use crate::quotas::FromOneAddress;

/// How long one who leaves for good waits until all his tables have forgotten him.
const PATIENCE: Duration = Duration::from_secs(10);

/// Who asks, or 401 before a name was chosen.
#[utoipa::path(get, path = "/me", tag = "People", responses((status = 200, description = "Who asks", body = Me), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn who(State(house): State<Arc<House>>, Person(me): Person) -> Json<Me> {
    house.note_seen(&me.id).await;
    Json(me)
}

/// A name was chosen: a new person, or a new name for the same.
#[utoipa::path(post, path = "/me", tag = "People", request_body(content = Naming), responses((status = 200, description = "Who asks from now on; the answer sets a cookie", body = Me), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn name(
    State(house): State<Arc<House>>,
    who: Who,
    Client(address): Client,
    headers: HeaderMap,
    Sent(naming): Sent<Naming>,
) -> Result<([(HeaderName, String); 1], Json<Me>), No> {
    let name = tidy_name(&naming.name)?;
    let before = match who {
        Who::Person(me) => Some(me),
        _ => None,
    };
    if before.is_none() {
        house.count_from(FromOneAddress::Guests, address, 1)?;
    }
    let id = before.as_ref().map_or_else(chance::id, |me| me.id.clone());
    let me = Me { id, name };
    let known = house.keep_person(&me).await?;
    if before.is_some_and(|before| before.name != me.name) {
        tell_name(&house, known);
    }
    let number = house.sessions.of(house.storage.as_ref(), &me.id).await?;
    Ok((cookie(&house, &headers, &me, number), Json(me)))
}

/// The header with the cookie for a session.
fn cookie(house: &House, headers: &HeaderMap, me: &Me, number: u64) -> [(HeaderName, String); 1] {
    let path = format!("{}/", headers::base(house, headers));
    let session = Session { person: me.id.clone(), number };
    [(SET_COOKIE, house.signer.header(&session, &path, headers::over_https(house, headers)))]
}

/// Ends all other sessions of whoever asks: cookies that were given before no longer count, and connections that they opened end.
#[utoipa::path(delete, path = "/me/sessions", tag = "People", responses((status = 200, description = "The others are ended; the answer sets a new cookie", body = Me), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn end_other_sessions(
    State(house): State<Arc<House>>,
    Person(me): Person,
    headers: HeaderMap,
) -> Result<([(HeaderName, String); 1], Json<Me>), No> {
    to_the_end(async move {
        let number = house.sessions.end(house.storage.as_ref(), &me.id).await?;
        for table in house.hall.presence.tables_of(&me.id) {
            Open::dismiss_sessions(&house, &table, &me.id).await;
        }
        Ok((cookie(&house, &headers, &me, number), Json(me)))
    })
    .await
}

/// Somebody leaves for good. His games stay for those he played with, without his name and his words; those that are not over he
/// gives up.
#[utoipa::path(delete, path = "/me", tag = "People", responses((status = 200, description = "Nobody knows you any more; the answer takes the cookie away"), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn forget(
    State(house): State<Arc<House>>,
    who: Who,
    headers: HeaderMap,
) -> Result<[(HeaderName, String); 1], No> {
    let gone = [(SET_COOKIE, Signer::farewell(&format!("{}/", headers::base(&house, &headers))))];
    let me = match who {
        Who::Person(me) => me,
        // He left before, and the answer did not reach him.
        Who::Nobody if signed_id(&house, &headers).is_some() => return Ok(gone),
        _ => return Err(No::nobody()),
    };
    house.begin_forgetting(&me.id).await?;
    // It goes on by itself, even if the client hangs up; who has many tables need not wait for all of them.
    let _ = timeout(PATIENCE, tokio::spawn(forget_everywhere(Arc::clone(&house), me))).await;
    Ok(gone)
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
