//! Reads from a request who asks.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use sha2::{Digest, Sha256};
use table::Seat;

use super::sessions::Session;
use crate::hex::hex;
use crate::house::House;
use crate::no::No;
use crate::protocol::Me;

/// Who asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// A guest.
    Person(Me),
    /// A program that acts for one seat.
    Program {
        /// At which table.
        table: String,
        /// For which seat.
        seat: Seat,
        /// Who made its token.
        owner: String,
    },
    /// Nobody in particular.
    Nobody,
}

impl Who {
    /// Whether this is the person of this id.
    pub(crate) fn is_person(&self, id: &str) -> bool {
        matches!(self, Who::Person(me) if me.id == id)
    }

    /// Whether this is a program of the person of this id.
    pub(crate) fn is_program_of(&self, id: &str) -> bool {
        matches!(self, Who::Program { owner, .. } if owner == id)
    }

    /// By what name requests are told apart.
    pub(crate) fn key(&self) -> String {
        match self {
            Who::Person(me) => me.id.clone(),
            Who::Program { seat, owner, .. } => format!("{owner}/{seat}"),
            Who::Nobody => String::new(),
        }
    }
}

impl FromRequestParts<Arc<House>> for Who {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Who, No> {
        if let Some(token) = bearer(parts) {
            let row = house.storage.token(&token_hash(token)).await?;
            let row = row.ok_or_else(No::nobody)?;
            let program = Who::Program { table: row.table, seat: row.seat, owner: row.owner };
            house.saw(&program);
            return Ok(program);
        }
        for session in sessions_in(house, &parts.headers) {
            if !house.sessions.counts(house.storage.as_ref(), &session).await? {
                continue;
            }
            if let Some(me) = house.person(&session.person).await? {
                parts.extensions.insert(session);
                let who = Who::Person(me);
                house.saw(&who);
                return Ok(who);
            }
        }
        Ok(Who::Nobody)
    }
}

/// The id in a cookie that we signed, whether or not anybody is known by it.
pub(crate) fn signed_id(house: &House, headers: &HeaderMap) -> Option<String> {
    sessions_in(house, headers).into_iter().next().map(|session| session.person)
}

/// The sessions that a request's cookies name, whether or not they count.
fn sessions_in(house: &House, headers: &HeaderMap) -> Vec<Session> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|cookie| house.signer.read(cookie)).collect()
}

fn bearer(parts: &Parts) -> Option<&str> {
    parts.headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// What is kept of a token.
pub(crate) fn token_hash(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

/// A guest; anybody else is refused.
pub(crate) struct Person(pub(crate) Me);

impl FromRequestParts<Arc<House>> for Person {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Person, No> {
        match Who::from_request_parts(parts, house).await? {
            Who::Person(me) => Ok(Person(me)),
            _ => Err(No::nobody()),
        }
    }
}
