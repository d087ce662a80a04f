//! The past of a table.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use super::reading::At;
use crate::hall::Open;
use crate::house::House;
use crate::no::No;
use crate::people::Who;
use crate::protocol::{LogLine, Moment, Trouble};

/// The game as it stood after so many decisions, for the eyes of whoever asks.
#[utoipa::path(get, path = "/tables/{id}/at/{decisions}", tag = "History", params(("id" = String, Path, description = "The table"), ("decisions" = u32, Path, description = "After how many decisions")), responses((status = 200, description = "The game as it stood then", body = Moment), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn at(
    State(house): State<Arc<House>>,
    who: Who,
    At((id, decisions)): At<(String, usize)>,
) -> Result<Json<Moment>, No> {
    let open = Open::table(&house, &id).await?;
    open.live().moment_at(&who, decisions).map(Json).ok_or_else(No::nothing_there)
}

/// The whole log, for the eyes of whoever asks.
#[utoipa::path(get, path = "/tables/{id}/log", tag = "History", params(("id" = String, Path, description = "The table")), responses((status = 200, description = "All lines", body = Vec<LogLine>), (status = "default", description = "Refused", body = Trouble)))]
pub(super) async fn log(
    State(house): State<Arc<House>>,
    who: Who,
    At(id): At<String>,
) -> Result<Json<Vec<LogLine>>, No> {
    let open = Open::table(&house, &id).await?;
    Ok(Json(open.live().log(&who)))
}
