//! Statistics of finished games: of one person, and of everybody if the host allows it.
//!
//! The result of a game is computed from its record once, when it ends or when it is first needed, and stored with the table. A request
//! evaluates only a limited number of new games, and reads only a limited number in total.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use hosting::statistics::{Digest, Finished, Opponent, of_all, of_person, statistics};
use table::Seat;

use crate::app_state::AppState;
use crate::error::ApiError;
use crate::protocol::{Ending, Me, Statistics};
use crate::storage::{FinishedRow, SeatRow, TableDoc};
use crate::tables::TableGuard;

/// How many games of a person are counted: the latest ones.
const GAMES_OF_A_PERSON: u32 = 1_000;
/// How many games of everybody are counted: the latest ones.
const GAMES_OF_ALL: u32 = 5_000;
/// How many games are evaluated for one request.
const EVALUATED_AT_ONCE: usize = 40;
/// How long site-wide statistics are cached.
const FRESH: Duration = Duration::from_secs(10 * 60);

/// The cached site-wide statistics.
#[derive(Default)]
pub(crate) struct SiteStatistics(Mutex<Option<(Instant, Statistics)>>);

impl SiteStatistics {
    fn fresh(&self) -> Option<Statistics> {
        let made = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        made.as_ref().filter(|(at, _)| at.elapsed() < FRESH).map(|(_, statistics)| statistics.clone())
    }

    fn cache(&self, statistics: &Statistics) {
        let mut made = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *made = Some((Instant::now(), statistics.clone()));
    }
}

/// The statistics of a person.
pub(crate) async fn of(app: &Arc<AppState>, me: &Me) -> Result<Statistics, ApiError> {
    let _turn = app.evaluating.acquire().await;
    let rows = app.storage.finished(Some(&me.id), GAMES_OF_A_PERSON).await?;
    let older = rows.len() == GAMES_OF_A_PERSON as usize;
    let (rows, waiting) = evaluated(app, rows).await;
    let mine = |row: Evaluated| {
        let seat = row.doc.seats.iter().position(|seat| is_of(seat, &me.id))?;
        Some((row.finished(), Seat::new(seat)))
    };
    let games: Vec<(Finished, Seat)> = rows.into_iter().filter_map(mine).collect();
    Ok(statistics(of_person(app.config.games, &games), games.len(), waiting, older))
}

/// The site-wide statistics; `None` if the host does not publish them.
pub(crate) async fn of_site(app: &Arc<AppState>) -> Result<Option<Statistics>, ApiError> {
    if !app.config.site_statistics {
        return Ok(None);
    }
    if let Some(fresh) = app.site_statistics.fresh() {
        return Ok(Some(fresh));
    }
    let _turn = app.evaluating.acquire().await;
    // Somebody may have made them meanwhile.
    if let Some(fresh) = app.site_statistics.fresh() {
        return Ok(Some(fresh));
    }
    let rows = app.storage.finished(None, GAMES_OF_ALL).await?;
    let older = rows.len() == GAMES_OF_ALL as usize;
    let (rows, waiting) = evaluated(app, rows).await;
    let people = |row: &Evaluated| !row.doc.is_for_bots() && row.digest.standings.is_some();
    let games: Vec<Finished> = rows.into_iter().filter(people).map(Evaluated::finished).collect();
    let made = statistics(of_all(&games), games.len(), waiting, older);
    if waiting == 0 {
        app.site_statistics.cache(&made);
    }
    Ok(Some(made))
}

/// Whether a seat was a person's own: one that they played for somebody else at their screen has a name of its own.
fn is_of(seat: &SeatRow, person: &str) -> bool {
    seat.whose() == Some(person) && seat.name.is_empty()
}

/// A finished game with its result.
struct Evaluated {
    id: String,
    doc: TableDoc,
    over: u64,
    digest: Digest,
}

impl Evaluated {
    fn finished(self) -> Finished {
        Finished {
            table: self.id,
            game: self.doc.game,
            options: self.doc.options,
            over: self.over,
            seats: self.doc.seats.iter().map(|seat| Opponent::from(&seat.holder)).collect(),
            winners: self.doc.winners,
            digest: self.digest,
        }
    }
}

/// Whether a game counts: nobody knew more than the others, all of it was played here from the set-up on, and somebody won.
fn counts(doc: &TableDoc) -> bool {
    let ended = matches!(doc.ending, Some(Ending::Played | Ending::Resigned { .. }));
    ended && !doc.looked_ahead && !doc.imported && doc.played_on.is_none() && doc.from_device.is_none()
}

/// The games that count with their results, and how many have not been evaluated yet. One that cannot be replayed is logged and
/// does not count.
async fn evaluated(app: &Arc<AppState>, rows: Vec<FinishedRow>) -> (Vec<Evaluated>, usize) {
    let (mut games, mut waiting, mut made) = (Vec::new(), 0, 0);
    for FinishedRow { table, digest } in rows.into_iter().filter(|row| counts(&row.table.doc)) {
        let kept = digest.and_then(|digest| serde_json::from_str(&digest).ok());
        let digest = match kept {
            Some(digest) => digest,
            None if made == EVALUATED_AT_ONCE => {
                waiting += 1;
                continue;
            }
            None => {
                made += 1;
                match evaluate(app, &table.id, table.number).await {
                    Ok(digest) => digest,
                    Err(_) => continue,
                }
            }
        };
        games.push(Evaluated { id: table.id, doc: table.doc, over: table.progress.updated, digest });
    }
    (games, waiting)
}

/// Evaluates a game, and stores the result.
async fn evaluate(app: &Arc<AppState>, id: &str, number: i64) -> Result<Digest, ApiError> {
    let digest = {
        let guard = TableGuard::open(app, id).await?;
        guard.table().digest()
    };
    save_digest(app, number, &digest).await;
    Ok(digest)
}

/// Stores the result of a game. If that fails, it is evaluated again.
pub(crate) async fn save_digest(app: &AppState, number: i64, digest: &Digest) {
    let text = serde_json::to_string(digest).expect("a digest has only keys that are text");
    if let Err(error) = app.storage.save_digest(number, text).await {
        tracing::warn!(table = number, %error, "cannot store the result of a game");
    }
}
