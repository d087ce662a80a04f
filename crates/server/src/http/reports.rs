//! The route by which players report others to the operators.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;

use super::extract::JsonBody;
use super::limits::Client;
use crate::app_state::{AppState, now};
use crate::error::ApiError;
use crate::people::{Identity, Person, in_ink};
use crate::protocol::{ErrorBody, NewReport, SaidThere};
use crate::quotas::FromOneAddress;
use crate::storage::ReportRow;
use crate::tables::TableGuard;

/// The longest text of a report.
const LONGEST: usize = 500;

/// Reports a person to the operators, together with the chat of the table.
#[utoipa::path(post, path = "/reports", tag = "People", request_body(content = NewReport), responses((status = 204, description = "Reported"), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn report(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    Client(address): Client,
    JsonBody(new): JsonBody<NewReport>,
) -> Result<StatusCode, ApiError> {
    let why = in_ink(&new.why).trim().to_owned();
    if why.is_empty() || why.chars().count() > LONGEST || new.person == me.id {
        return Err(ApiError::invalid("server-bad-report"));
    }
    app.may_report(&me).await?;
    let person = app.person(&new.person).await?.ok_or_else(ApiError::nothing_there)?;
    let guard = TableGuard::open_for(&app, &new.table, &Identity::Person(me.clone())).await?;
    let said: Vec<SaidThere> = guard.table().last_said();
    drop(guard);
    app.count_from(FromOneAddress::Reports, address, 1)?;
    let report = ReportRow {
        number: 0,
        at: now(),
        reporter: me.id,
        reporter_name: me.name,
        person: person.id,
        person_name: person.name,
        table: new.table,
        why,
        said: serde_json::to_string(&said).expect("what was said has plain keys"),
        closed: false,
    };
    app.storage.admin().add_report(&report).await?;
    Ok(StatusCode::NO_CONTENT)
}
