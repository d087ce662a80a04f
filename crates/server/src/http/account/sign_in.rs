//! Signs a browser in as a person's device, and handles the guest that the browser had before.

use std::sync::Arc;

use axum::Json;
use axum::http::header::{SET_COOKIE, USER_AGENT};
use axum::http::{HeaderMap, HeaderName};
use table::{Phrase, SaturatingAs};

use super::super::headers;
use crate::app_state::{AppState, now};
use crate::chance;
use crate::error::ApiError;
use crate::people::{Identity, LoginSession, guess_device};
use crate::protocol::{Me, OwnGuest};
use crate::storage::{DeviceRow, Named};
use crate::tables::{TableGuard, join_people};

/// The largest number of devices of a person; beyond it, those unused for longest are signed out.
const MOST_DEVICES: u32 = 40;

/// The header with a cookie.
pub(in super::super) type CookieHeader = [(HeaderName, String); 1];

/// A browser that asks to be signed in.
pub(super) struct Arrival {
    pub(super) who: Identity,
    pub(super) session: Option<LoginSession>,
    pub(super) headers: HeaderMap,
    pub(super) own: OwnGuest,
}

/// The header with the cookie of a device.
fn cookie(app: &AppState, headers: &HeaderMap, person: &str, device: &str) -> CookieHeader {
    let path = format!("{}/", headers::base(app, headers));
    [(SET_COOKIE, app.signer.header(person, device, &path, headers::over_https(app, headers)))]
}

/// A new device for a person, described by the headers.
fn device(person: &str, headers: &HeaderMap) -> DeviceRow {
    let user_agent = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let (browser, system) = guess_device(user_agent);
    let now = now();
    DeviceRow {
        id: chance::id(),
        person: person.to_owned(),
        name: String::new(),
        browser: browser.to_owned(),
        system: system.to_owned(),
        made: now,
        seen: now,
    }
}

/// The cookie of a person's device: the one that sent the request, or a new one.
pub(in super::super) async fn cookie_of(
    app: &AppState,
    headers: &HeaderMap,
    me: &Me,
    session: Option<&LoginSession>,
) -> Result<CookieHeader, ApiError> {
    if let Some(known) = session.and_then(|session| session.device.as_deref()) {
        return Ok(cookie(app, headers, &me.id, known));
    }
    let new = device(&me.id, headers);
    app.storage.save_device(&new, MOST_DEVICES).await?;
    // Those that were away longest may have ended.
    app.sessions.forget(&me.id);
    Ok(cookie(app, headers, &me.id, &new.id))
}

/// Ends all sessions of a person, and begins one on the device that sent the request, with a new id in case the old one was stolen.
pub(in super::super) async fn end_others(
    app: &Arc<AppState>,
    headers: &HeaderMap,
    me: &Me,
    session: Option<&LoginSession>,
) -> Result<CookieHeader, ApiError> {
    let known = match session.and_then(|session| session.device.as_deref()) {
        Some(id) => app.storage.device(id).await?,
        None => None,
    };
    let new = device(&me.id, headers);
    let new = match known {
        Some(known) => DeviceRow { id: new.id, seen: new.seen, person: new.person, ..known },
        None => new,
    };
    app.sessions.end_all(app.storage.as_ref(), &new).await?;
    app.notices.streams.dismiss(&me.id, false);
    for table in app.tables.presence.tables_of(&me.id) {
        TableGuard::dismiss_sessions(app, &table, &me.id).await;
    }
    Ok(cookie(app, headers, &me.id, &new.id))
}

impl Arrival {
    /// The guest of this browser, if that is another person.
    fn other(&self, person: &str) -> Option<&Me> {
        match &self.who {
            Identity::Person(me) if me.id != person => Some(me),
            _ => None,
        }
    }

    /// Whether the browser is already signed in as this person.
    pub(super) fn is_already(&self, person: &str) -> bool {
        self.who.is_person(person)
    }

    /// Checks that this browser can be signed in, before a code is used up.
    pub(super) async fn check(&self, app: &AppState, person: &str) -> Result<Me, ApiError> {
        let me = app.person(person).await?.ok_or_else(ApiError::nobody)?;
        let Some(other) = self.other(person) else { return Ok(me) };
        let tables = app.storage.table_count(&other.id).await?;
        if self.own == OwnGuest::Ask && tables > 0 {
            let why = Phrase::new("account-two-people")
                .with("name", me.name.clone())
                .with("own", other.name.clone())
                .with("count", tables.saturating_as::<u32>());
            return Err(ApiError::not_now(why));
        }
        if self.own == OwnGuest::Join && app.storage.shared_table(&other.id, person).await?.is_some() {
            return Err(ApiError::not_now("account-both-at-a-table"));
        }
        Ok(me)
    }

    /// Signs this browser in. This completes even if the client disconnects.
    pub(super) async fn sign_in(
        self,
        app: Arc<AppState>,
        me: Me,
    ) -> Result<(CookieHeader, Json<Me>), ApiError> {
        let task = tokio::spawn(async move {
            let header = self.become_device(&app, &me).await?;
            Ok((header, Json(me)))
        });
        task.await.unwrap_or_else(|error| {
            tracing::error!(%error, "a sign-in failed");
            Err(ApiError::storage())
        })
    }

    async fn become_device(&self, app: &Arc<AppState>, me: &Me) -> Result<CookieHeader, ApiError> {
        let session = self.session.as_ref();
        let Some(other) = self.other(&me.id) else {
            return cookie_of(app, &self.headers, me, session).await;
        };
        if self.own == OwnGuest::Join {
            join_people(app, other, me).await?;
            return cookie_of(app, &self.headers, me, session).await;
        }
        if let Some(device) = session.and_then(|session| session.device.as_deref()) {
            app.storage.take_away(Named::Device, &other.id, device).await?;
            app.sessions.forget(&other.id);
            app.notices.streams.dismiss(&other.id, false);
            for table in app.tables.presence.tables_of(&other.id) {
                TableGuard::dismiss_device(app, &table, device).await;
            }
        }
        cookie_of(app, &self.headers, me, None).await
    }
}
