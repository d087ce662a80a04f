//! The authentication that each route needs, for the API description: a cookie, a token, or none.

use utoipa::openapi::OpenApi;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
};

use crate::people::COOKIE_NAME;

/// The scheme for people.
const COOKIE: &str = "cookie";
/// The scheme for programs.
const TOKEN: &str = "token";
/// What anybody may send although it changes something.
const OPEN: [&str; 9] = [
    "/answer/{table}/{ticket}",
    "/me",
    "/games/{game}/options",
    "/link",
    "/link/look",
    "/mail/{channel}/{purpose}/{link}",
    "/recovery",
    "/passkey",
    "/passkey/challenge",
];
/// Reads that only a person may request.
const PERSONAL: [&str; 16] = [
    "/admin",
    "/admin/log",
    "/admin/people",
    "/admin/reports",
    "/admin/tables",
    "/me",
    "/me/account",
    "/me/blocks",
    "/me/bots",
    "/me/export",
    "/me/games",
    "/me/holiday",
    "/me/notices",
    "/me/quotas",
    "/me/statistics",
    "/tables/{id}/seats/{seat}/note",
];
/// Reads that a person or a program may request.
const KNOWN: [&str; 1] = ["/me/events"];

/// The routes for the programs of bot accounts.
const OF_BOTS: &str = "/stream/";

/// Adds the schemes, and to every operation those that authorise it.
pub(super) fn describe(description: &mut OpenApi) {
    let components = description.components.get_or_insert_default();
    let cookie = ApiKey::Cookie(ApiKeyValue::with_description(
        COOKIE_NAME,
        "For people: the answer to POST /me sets the cookie.",
    ));
    components.add_security_scheme(COOKIE, SecurityScheme::ApiKey(cookie));
    let token = HttpBuilder::new()
        .scheme(HttpAuthScheme::Bearer)
        .description(Some(
            "For programs: a person creates the token for one of their seats, or for one of their bots.",
        ))
        .build();
    components.add_security_scheme(TOKEN, SecurityScheme::Http(token));
    for (path, item) in &mut description.paths.paths {
        let path = path.as_str();
        let (asked, sent) = match path {
            path if path.starts_with(OF_BOTS) => (program(), program()),
            path if PERSONAL.contains(&path) => (person(), person()),
            path if KNOWN.contains(&path) => ([person(), program()].concat(), person()),
            _ => (anybody(), person()),
        };
        set(item.get.as_mut(), &asked);
        set(item.put.as_mut(), &sent);
        set(item.delete.as_mut(), &sent);
        set(item.post.as_mut(), &if OPEN.contains(&path) { anybody() } else { sent });
    }
}

fn set(operation: Option<&mut Operation>, security: &[SecurityRequirement]) {
    if let Some(operation) = operation {
        operation.security = Some(security.to_vec());
    }
}

/// Only people.
fn person() -> Vec<SecurityRequirement> {
    vec![SecurityRequirement::new::<_, [&str; 0], &str>(COOKIE, [])]
}

/// Programs for a seat.
fn program() -> Vec<SecurityRequirement> {
    vec![SecurityRequirement::new::<_, [&str; 0], &str>(TOKEN, [])]
}

/// Anybody; people and programs see what is theirs.
fn anybody() -> Vec<SecurityRequirement> {
    [person(), program(), vec![SecurityRequirement::default()]].concat()
}
