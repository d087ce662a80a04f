//! Who asks.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderName};

use super::headers;
use crate::chance;
use crate::house::House;
use crate::no::No;
use crate::people::{Person, Who, tidy_name};
use crate::protocol::{Me, Naming, Trouble};

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
    Json(naming): Json<Naming>,
) -> Result<([(HeaderName, String); 1], Json<Me>), No> {
    let name = tidy_name(&naming.name)?;
    let id = match who {
        Who::Person(me) => me.id,
        _ => chance::id(),
    };
    let me = Me { id, name };
    house.keep_person(&me).await?;
    let path = format!("{}/", headers::base(&house, &headers));
    let cookie = house.signer.header(&me.id, &path, headers::over_https(&house, &headers));
    Ok(([(SET_COOKIE, cookie)], Json(me)))
}
