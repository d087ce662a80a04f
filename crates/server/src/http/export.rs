//! Exports everything that the server stores about a person as one document. It is streamed, so that only a few games are in memory at a
//! time.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use axum::{Extension, Json};
use futures_util::{StreamExt as _, stream};
use serde_json::{Value, json};
use table::Seat;

use super::account::ways_in;
use super::blocks;
use super::bot_accounts;
use super::notices::{EXPORTED, notices_of};
use super::records::stored_record;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::{Identity, LoginSession, Person};
use crate::protocol::{ErrorBody, ErrorCode, Me, Stage};
use crate::storage::{StorageError, TableFilter, TableSummary};
use crate::tables::TableGuard;

/// How many tables are fetched at a time.
const PAGE: u32 = 100;

/// Exports everything that is stored about you.
#[utoipa::path(get, path = "/me/export", tag = "People", responses((status = 200, description = "One document: name, devices, passkeys, channels, settings, holidays, blocks, bots, reports, chat messages, and all tables with notes and orders; the records of finished games, and what you may see of unfinished ones", content_type = "application/json", body = Object), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn mine(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
    session: Option<Extension<LoginSession>>,
) -> Result<Response, ApiError> {
    let here = session.and_then(|Extension(session)| session.device);
    let head = head(&app, &me, here).await?;
    let all = TableFilter::Of(me.id.clone());
    let export = Export { app, me, all, part: Part::Head(head), after: None, ready: Vec::new() };
    let name = "attachment; filename=\"boomtown-export.json\"";
    let headers = [(CONTENT_TYPE, "application/json"), (CONTENT_DISPOSITION, name)];
    // What compresses an answer asks once more after its end.
    let parts = stream::unfold(Some(export), next_part).fuse();
    Ok((headers, Body::from_stream(parts)).into_response())
}

/// Everything except the tables.
async fn head(app: &Arc<AppState>, me: &Me, here: Option<String>) -> Result<Value, ApiError> {
    let storage = &app.storage;
    let state = || State(Arc::clone(app));
    let Json(bots) = bot_accounts::mine(state(), Person(me.clone())).await?;
    let Json(blocks) = blocks::list(state(), Person(me.clone())).await?;
    let holidays = app.tables.presence.server_time().holidays_of(&me.id);
    let holidays: Vec<Value> =
        holidays.iter().map(|(begins, ends)| json!({"begins": begins, "ends": ends})).collect();
    Ok(json!({
        "made": app.now(),
        "account": ways_in(app, me, here).await?,
        "addresses": storage.addresses_of(&me.id).await?,
        "notices": notices_of(app, me, EXPORTED).await?,
        "holidays": holidays,
        "blocks": blocks,
        "bots": bots,
        "reports": storage.reports_by(&me.id).await?,
        "remarks": storage.remarks_of(&me.id).await?,
    }))
}

/// The next part.
enum Part {
    Head(Value),
    FirstTable,
    Tables,
    End,
}

struct Export {
    app: Arc<AppState>,
    me: Me,
    all: TableFilter,
    part: Part,
    after: Option<i64>,
    /// Tables that were fetched, the next one last.
    ready: Vec<TableSummary>,
}

/// The next part, and the state after it: none after a failure, so that the response breaks off and nobody takes it for complete.
async fn next_part(export: Option<Export>) -> Option<(Result<String, StorageError>, Option<Export>)> {
    let mut export = export?;
    match export.next().await {
        Ok(part) => Some((Ok(part?), Some(export))),
        Err(error) => {
            tracing::error!(%error, "cannot export a person's data");
            Some((Err(error), None))
        }
    }
}

impl Export {
    async fn next(&mut self) -> Result<Option<String>, StorageError> {
        let comma = match &self.part {
            Part::Head(head) => {
                let mut text = head.to_string();
                text.pop();
                text.push_str(",\"tables\":[");
                self.part = Part::FirstTable;
                return Ok(Some(text));
            }
            Part::FirstTable => "\n",
            Part::Tables => ",\n",
            Part::End => return Ok(None),
        };
        let Some(summary) = self.next_summary().await? else {
            self.part = Part::End;
            return Ok(Some("]}\n".to_owned()));
        };
        self.part = Part::Tables;
        Ok(Some(format!("{comma}{}", self.table(&summary).await?)))
    }

    async fn next_summary(&mut self) -> Result<Option<TableSummary>, StorageError> {
        if self.ready.is_empty() {
            self.ready = self.app.storage.list(&self.all, self.after, PAGE).await?;
            self.after = self.ready.last().map(|last| last.number);
            self.ready.reverse();
        }
        Ok(self.ready.pop())
    }

    /// A table: the person's own data, and the record or what they may see of it.
    async fn table(&self, summary: &TableSummary) -> Result<Value, StorageError> {
        let doc = &summary.doc;
        let mut seats = Vec::new();
        for seat in Seat::all(doc.seats.len()) {
            let row = &doc.seats[seat.index()];
            if row.whose() == Some(&self.me.id) {
                let note = self.app.storage.note(summary.number, seat.number()).await?;
                seats.push(json!({"seat": seat, "note": note, "ahead": row.ahead, "salt": row.salt}));
            }
        }
        let game = if doc.stage == Stage::Over {
            let record = stored_record(&self.app, &summary.id).await?;
            let record: Option<Value> = record.and_then(|line| serde_json::from_str(&line).ok());
            json!({"record": record})
        } else {
            self.running(&summary.id).await?
        };
        Ok(json!({
            "id": summary.id, "game": doc.game, "stage": doc.stage, "created": doc.created,
            "updated": summary.progress.updated, "host": doc.host == self.me.id, "brought": doc.imported,
            "yours": seats, "seen": game,
        }))
    }

    /// An unfinished game, as the person may see it.
    async fn running(&self, id: &str) -> Result<Value, StorageError> {
        let guard = match TableGuard::open(&self.app, id).await {
            Ok(guard) => guard,
            // What cannot be read is told in the log; it does not keep him from the rest.
            Err(error) if error.is_unreadable() || error.code == ErrorCode::NotFound => {
                return Ok(Value::Null);
            }
            Err(error) => return Err(StorageError::Other(error.why.to_string())),
        };
        let (who, table) = (Identity::Person(self.me.clone()), guard.table());
        let decisions = table.session().map(table::AnySession::decisions);
        let moment = decisions.and_then(|decisions| table.moment_at(&who, decisions));
        Ok(json!({"table": guard.info(&who), "moment": moment, "log": table.log(&who)}))
    }
}
