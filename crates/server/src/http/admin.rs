//! Routes for operators, and the check of bans.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::Method;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::address::client;
use super::detached::to_the_end;
use super::extract::{JsonBody, QueryParams};
use crate::admin;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::{Identity, Person};
use crate::protocol::{
    AdminAction, AdminCommand, AdminOverview, ErrorBody, FoundPerson, FoundTable, Me, Report,
};
use crate::storage::{FoundPersonRow, ReportRow, TableDoc};

/// The number of entries per page.
const PAGE: u32 = 50;

/// What banned people may still request: the reason, an export of their data, and the deletion of their account.
const STILL: [(Method, &str); 5] = [
    (Method::GET, "/me"),
    (Method::DELETE, "/me"),
    (Method::GET, "/me/export"),
    (Method::GET, "/me/games"),
    (Method::GET, "/house"),
];

/// The routes of this part.
pub(super) fn routes() -> OpenApiRouter<Arc<AppState>> {
    OpenApiRouter::new()
        .routes(routes!(overview))
        .routes(routes!(people))
        .routes(routes!(tables))
        .routes(routes!(reports))
        .routes(routes!(log))
        .routes(routes!(act))
}

/// An operator; for anybody else the routes do not exist.
pub(super) struct Operator(Me);

impl FromRequestParts<Arc<AppState>> for Operator {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Operator, ApiError> {
        let Person(me) = Person::from_request_parts(parts, app).await?;
        if app.site_settings.is_operator(&me.id) { Ok(Operator(me)) } else { Err(ApiError::nothing_there()) }
    }
}

/// The search text.
#[derive(Deserialize)]
pub(super) struct Search {
    #[serde(default)]
    text: String,
}

/// The end of the previous page.
#[derive(Deserialize)]
pub(super) struct Before {
    before: Option<u32>,
}

/// Rejects requests of banned people and from banned addresses.
pub(super) async fn keep_out(State(app): State<Arc<AppState>>, request: Request, next: Next) -> Response {
    let address = client(&app, request.headers(), request.extensions());
    let who = request.extensions().get::<Identity>().unwrap_or(&Identity::Nobody);
    let path = request.uri().path();
    let still = STILL.iter().any(|(method, open)| method == request.method() && *open == path);
    match app.site_settings.check_line(who, address) {
        Err(error) if !still => error.into_response(),
        _ => next.run(request).await,
    }
}

/// Returns the state of the server for operators.
#[utoipa::path(get, path = "/admin", tag = "Operators", responses((status = 200, description = "The operators' settings, and totals", body = AdminOverview), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn overview(
    State(app): State<Arc<AppState>>,
    _operator: Operator,
) -> Result<Json<AdminOverview>, ApiError> {
    let admin = app.storage.admin();
    let (settled, census) = (app.site_settings.now(), admin.census().await?);
    let mut operators = Vec::new();
    for id in &settled.operators {
        operators.extend(admin.find_people(id, 1).await?.into_iter().map(person));
    }
    Ok(Json(AdminOverview {
        announcement: settled.announcement(),
        closed_to_newcomers: settled.closed,
        sanctions: settled.in_force(),
        operators,
        open_reports: census.open_reports,
        people: census.people,
        tables: census.tables,
        playing: census.playing,
        bytes: census.bytes,
        free_bytes: census.free_bytes,
    }))
}

/// Finds people by part of their name, or by the beginning of their id or address.
#[utoipa::path(get, path = "/admin/people", tag = "Operators", params(("text" = Option<String>, Query, description = "Part of the name, or the beginning of an id or address")), responses((status = 200, description = "Some people, the most recently seen first", body = Vec<FoundPerson>), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn people(
    State(app): State<Arc<AppState>>,
    _operator: Operator,
    QueryParams(search): QueryParams<Search>,
) -> Result<Json<Vec<FoundPerson>>, ApiError> {
    let found = app.storage.admin().find_people(search.text.trim(), PAGE).await?;
    Ok(Json(found.into_iter().map(person).collect()))
}

/// Finds tables by the beginning of their id, or by part of a player's name.
#[utoipa::path(get, path = "/admin/tables", tag = "Operators", params(("text" = Option<String>, Query, description = "The beginning of an id, or part of a player's name")), responses((status = 200, description = "Some tables, the newest first", body = Vec<FoundTable>), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn tables(
    State(app): State<Arc<AppState>>,
    _operator: Operator,
    QueryParams(search): QueryParams<Search>,
) -> Result<Json<Vec<FoundTable>>, ApiError> {
    let found = app.storage.admin().find_tables(search.text.trim(), PAGE).await?;
    let docs = found.into_iter().filter_map(|(id, doc, updated)| {
        let doc: TableDoc = serde_json::from_str(&doc).ok()?;
        Some((id, doc, updated))
    });
    let docs: Vec<_> = docs.collect();
    let ids = docs.iter().flat_map(|(_, doc, _)| doc.seats.iter().filter_map(|row| row.whose()));
    let names = app.names(ids.map(str::to_owned).collect()).await?;
    let table = |(id, doc, updated): (String, TableDoc, u64)| FoundTable {
        id,
        stage: doc.stage,
        listed: doc.listed,
        hidden: doc.moderation.hidden_from_strangers,
        players: doc.seats.iter().filter_map(|row| names.get(row.whose()?).cloned()).collect(),
        game: doc.game,
        host: doc.host,
        updated,
    };
    Ok(Json(docs.into_iter().map(table).collect()))
}

/// Lists reports by players.
#[utoipa::path(get, path = "/admin/reports", tag = "Operators", params(("before" = Option<u32>, Query, description = "Only entries before this number")), responses((status = 200, description = "Some reports, the newest first", body = Vec<Report>), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn reports(
    State(app): State<Arc<AppState>>,
    _operator: Operator,
    QueryParams(from): QueryParams<Before>,
) -> Result<Json<Vec<Report>>, ApiError> {
    let found = app.storage.admin().reports(from.before, PAGE).await?;
    Ok(Json(found.into_iter().map(report).collect()))
}

/// Lists the audit log.
#[utoipa::path(get, path = "/admin/log", tag = "Operators", params(("before" = Option<u32>, Query, description = "Only entries before this number")), responses((status = 200, description = "Some entries, the newest first", body = Vec<AdminAction>), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn log(
    State(app): State<Arc<AppState>>,
    _operator: Operator,
    QueryParams(from): QueryParams<Before>,
) -> Result<Json<Vec<AdminAction>>, ApiError> {
    let found = app.storage.admin().audit_log(from.before, PAGE).await?;
    Ok(Json(found.into_iter().map(admin::shown).collect()))
}

/// Executes an operator's command. It is recorded in the audit log with its result.
#[utoipa::path(post, path = "/admin/actions", tag = "Operators", request_body(content = AdminCommand), responses((status = 200, description = "The entry of the audit log", body = AdminAction), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn act(
    State(app): State<Arc<AppState>>,
    Operator(me): Operator,
    JsonBody(command): JsonBody<AdminCommand>,
) -> Result<Json<AdminAction>, ApiError> {
    to_the_end(app, me, |app, me| async move { Ok(Json(admin::ask(&app, &me.id, &command).await?)) }).await
}

fn person(row: FoundPersonRow) -> FoundPerson {
    let FoundPersonRow { id, name, seen, tables, addresses } = row;
    FoundPerson { id, name, seen, tables, addresses }
}

fn report(row: ReportRow) -> Report {
    Report {
        number: row.number,
        at: row.at,
        reporter: row.reporter,
        reporter_name: row.reporter_name,
        person: row.person,
        person_name: row.person_name,
        table: row.table,
        why: row.why,
        said: serde_json::from_str(&row.said).unwrap_or_default(),
        closed: row.closed,
    }
}
