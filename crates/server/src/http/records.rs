//! Records: taking one away, bringing one, checking the dice.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderName;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};

use super::reading::{At, SentText};
use super::task::to_the_end;
use crate::hall::{Open, imported};
use crate::house::House;
use crate::no::No;
use crate::people::{Person, Who};
use crate::protocol::{DiceCheck, TableInfo, Trouble};

type Download = ([(HeaderName, String); 2], String);

fn download(id: &str, ending: &str, kind: &str, body: String) -> Download {
    let name = format!("attachment; filename=\"boomtown-{id}.{ending}\"");
    ([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, name)], body)
}

/// The record as JSON, once the game is over.
#[utoipa::path(get, path = "/tables/{id}/record.json", tag = "History", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "The record", content_type = "application/json", body = Object), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn json(State(house): State<Arc<House>>, At(id): At<String>) -> Result<Download, No> {
    let record = Open::table(&house, &id).await?.live().final_record()?;
    Ok(download(&id, "json", "application/json", record.to_json()))
}

/// The record as text, once the game is over.
#[utoipa::path(get, path = "/tables/{id}/record.txt", tag = "History", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "The record", content_type = "text/plain", body = String), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn text(State(house): State<Arc<House>>, At(id): At<String>) -> Result<Download, No> {
    let record = Open::table(&house, &id).await?.live().final_record()?;
    Ok(download(&id, "txt", "text/plain; charset=utf-8", record.to_text()))
}

/// Whether the dice were honest.
#[utoipa::path(get, path = "/tables/{id}/dice", tag = "History", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "What was committed to, and whether it held", body = DiceCheck), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn dice(State(house): State<Arc<House>>, At(id): At<String>) -> Result<Json<DiceCheck>, No> {
    Ok(Json(Open::table(&house, &id).await?.live().dice_check()))
}

/// A record that somebody brings to look at.
#[utoipa::path(post, path = "/records", tag = "History", request_body(content = String, content_type = "text/plain"), responses((status = 200, description = "A table to look at", body = TableInfo), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn import(
    State(house): State<Arc<House>>,
    Person(me): Person,
    SentText(source): SentText,
) -> Result<Json<TableInfo>, No> {
    let row = imported(&me, &source)?;
    to_the_end(async move {
        let id = row.id.clone();
        house.storage.create(row).await?;
        let open = Open::table(&house, &id).await?;
        Ok(Json(open.info(&Who::Person(me))))
    })
    .await
}
