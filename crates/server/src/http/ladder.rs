//! The public ladder: its ratings, and the records of its games.

use std::io::Write as _;
use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use futures_util::{StreamExt as _, stream};

use serde::Deserialize;
use utoipa::IntoParams;

use super::extract::{PathParams, QueryParams};
use super::limits::Client;
use super::records::stored_record;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::ladder;
use crate::protocol::{ErrorBody, Ladder};
use crate::quotas::FromOneAddress;
use crate::storage::StorageError;

/// How many games are compressed together.
const PAGE: u32 = 50;

/// Returns the ladder of a game: how strong bots are that play each other while nobody needs the server.
#[utoipa::path(get, path = "/ladder/{game}", tag = "Bots", params(("game" = String, Path, description = "The game, such as circle-wagons")), responses((status = 200, description = "Ratings with their 95% intervals, by number of players, and the latest games", body = Ladder), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn look(
    State(app): State<Arc<AppState>>,
    PathParams(game): PathParams<String>,
) -> Result<Json<Ladder>, ApiError> {
    ladder::look(&app, &game).await.map(Json)
}

/// Which games of the ladder are requested.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct OverSince {
    /// Only games that ended at this time or later, in milliseconds since 1970; all if omitted.
    #[serde(default)]
    since: u64,
}

/// Exports the records of the stored ladder games, one per line. One address may request them 200 times a day.
#[utoipa::path(get, path = "/ladder/{game}/records", tag = "Bots", params(("game" = String, Path, description = "The game, such as circle-wagons"), OverSince), responses((status = 200, description = "A record as JSON on each line, the oldest game first, packed by gzip", content_type = "application/gzip", body = String), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn records(
    State(app): State<Arc<AppState>>,
    Client(address): Client,
    PathParams(game): PathParams<String>,
    QueryParams(OverSince { since }): QueryParams<OverSince>,
) -> Result<Response, ApiError> {
    app.config.games.find(&game).ok_or_else(ApiError::nothing_there)?;
    app.count_from(FromOneAddress::LadderRecords, address, 1)?;
    let name = format!("attachment; filename=\"boomtown-ladder-{game}.jsonl.gz\"");
    let headers = [(CONTENT_TYPE, "application/gzip".to_owned()), (CONTENT_DISPOSITION, name)];
    let pages = Pages { app, game, since, after: 0, begun: false };
    // What compresses an answer asks once more after its end.
    let parts = stream::unfold(Some(pages), next_part).fuse();
    Ok((headers, Body::from_stream(parts)).into_response())
}

/// The games of a ladder, fetched while they are sent.
struct Pages {
    app: Arc<AppState>,
    game: String,
    since: u64,
    after: i64,
    /// Whether a part was sent.
    begun: bool,
}

/// The next part, and the state after it: none after a failure, so that the response breaks off and nobody takes it for complete.
/// Parts that are compressed separately can be concatenated.
async fn next_part(pages: Option<Pages>) -> Option<(Result<Vec<u8>, StorageError>, Option<Pages>)> {
    let mut pages = pages?;
    match pages.next().await {
        Ok(part) => Some((Ok(part?), Some(pages))),
        Err(error) => {
            tracing::error!(%error, "the games of the ladder could not be handed out");
            Some((Err(error), None))
        }
    }
}

impl Pages {
    async fn next(&mut self) -> Result<Option<Vec<u8>>, StorageError> {
        // However many ask, and however slowly they read, few parts are made at the same time.
        let _turn = self.app.ladder_parts.acquire().await;
        let games = self.app.storage.ladder_games(&self.game, self.since, self.after, PAGE).await?;
        // Where there is no game at all, it is still a packed file.
        if games.is_empty() && self.begun {
            return Ok(None);
        }
        self.begun = true;
        self.after = games.last().map_or(self.after, |(last, _)| *last);
        let mut packed = GzEncoder::new(Vec::new(), Compression::default());
        for (_, id) in &games {
            if let Some(line) = stored_record(&self.app, id).await? {
                packed.write_all(line.as_bytes()).expect("memory can always be written to");
            }
        }
        Ok(Some(packed.finish().expect("memory can always be written to")))
    }
}
