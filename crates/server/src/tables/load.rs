//! Loads a table from storage.

use std::collections::HashMap;
use std::error::Error;
use std::fmt;

use games::Registry;
use hosting::{LogCut, ReplayError};
use table::dice::SealedDice;
use table::{AnySession, Record, Resumed, SaturatingAs, Seat};

use super::live_table::{HandledRequests, LiveGame, LiveTable};
use super::unsaved::SavedEntries;
use crate::notices::Told;
use crate::protocol::Holder;
use crate::storage::{AskedRow, EntryRow, Progress, RemarkRow, StoredTable, TableChange, TableDoc};

/// Why a stored table cannot be loaded.
#[derive(Debug)]
pub(crate) enum LoadError {
    /// There is no game with this name.
    NoGame(String),
    /// What is stored cannot be parsed or replayed.
    Replay(ReplayError),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::NoGame(name) => write!(f, "there is no game '{name}'"),
            LoadError::Replay(error) => error.fmt(f),
        }
    }
}

impl Error for LoadError {}

impl From<ReplayError> for LoadError {
    fn from(error: ReplayError) -> LoadError {
        LoadError::Replay(error)
    }
}

impl LiveTable {
    /// The table from storage, and what must be stored first if newer rules take it over.
    pub(super) fn from_stored(
        games: &Registry,
        id: &str,
        stored: StoredTable,
    ) -> Result<(LiveTable, Option<TableChange>), LoadError> {
        let StoredTable { number, doc, mut progress, entries, remarks, kept } = stored;
        let mut change = None;
        let game = match &doc.header {
            None => None,
            Some(header) => {
                let game = games.find(&doc.game).ok_or_else(|| LoadError::NoGame(doc.game.clone()))?;
                let kept = kept.as_ref().map(|kept| (kept.entries, kept.state.as_str()));
                let rows = entries.iter().map(|row| row.entry.as_str());
                let (session, resumed) =
                    hosting::replay(game.game(), header.get(), rows, kept, doc.points.as_deref())?;
                let rows = entries.iter().map(|row| (row.version, row.entry.as_str()));
                let mut cuts = hosting::cuts(rows).map_err(ReplayError::Json)?;
                if resumed == Resumed::Unchecked {
                    tracing::warn!(
                        table = id,
                        "the stored snapshot cannot be read; using the replayed record"
                    );
                }
                if resumed == Resumed::FromKeptState {
                    let new = new_rules(session.as_ref(), &doc, number, &mut progress);
                    cuts.push(LogCut { version: progress.version, keep: 0, lines: 1 });
                    change = Some(new);
                }
                Some(LiveGame {
                    dice: dice(&doc, session.record()),
                    session,
                    cuts,
                    saved_entries: SavedEntries::new(kept.map_or(0, |(entries, _)| entries)),
                })
            }
        };
        let requests = requests(entries, &remarks, &doc.asked);
        let commitment = doc.secret.as_ref().and_then(|secret| secret.parse().ok());
        let commitment = commitment.map(|secret: table::dice::Secret| secret.commitment());
        let told = Told::of(&doc, &progress, &[]);
        let mut table = LiveTable {
            number,
            id: id.to_owned(),
            doc,
            progress,
            game,
            commitment,
            remarks: remarks.into(),
            requests,
            people: HashMap::new(),
            told,
            reminded: Vec::new(),
            moved: Vec::new(),
            ready: Vec::new(),
        };
        // What ends orders was kept when they ended.
        table.settle_ahead();
        Ok((table, change))
    }
}

/// Whether a stored table can be replayed as recorded; false if newer rules continue from its stored state. Fails if it cannot be
/// loaded at all.
pub(crate) fn replays(games: &Registry, id: &str, stored: StoredTable) -> Result<bool, LoadError> {
    LiveTable::from_stored(games, id, stored).map(|(_, change)| change.is_none())
}

/// The executed requests, in order.
fn requests(entries: Vec<EntryRow>, remarks: &[RemarkRow], asked: &[AskedRow]) -> HandledRequests {
    let mut all: Vec<(u64, String, String)> =
        entries.into_iter().map(|entry| (entry.version, entry.who, entry.request)).collect();
    let said = |remark: &RemarkRow| (remark.version, remark.said.id.clone(), remark.request.clone());
    all.extend(remarks.iter().map(said));
    all.extend(asked.iter().map(|asked| (asked.version, asked.who.clone(), asked.request.clone())));
    all.sort_by_key(|(version, ..)| *version);
    let mut requests = HandledRequests::default();
    for (_, who, request) in all {
        requests.note(who, request);
    }
    requests
}

/// The dice after the rolls of the record.
fn dice(doc: &TableDoc, record: &Record) -> Option<SealedDice> {
    let secret = doc.secret.as_ref()?.parse().ok()?;
    Some(hosting::dice_after(&secret, record))
}

/// What must be stored when newer rules take a table over.
fn new_rules(session: &dyn AnySession, doc: &TableDoc, number: i64, progress: &mut Progress) -> TableChange {
    let entries = session.record().entries();
    progress.version += 1;
    progress.decisions = session.decisions().saturating_as::<u32>();
    let deciders = doc.asked(session);
    progress.deciders = deciders.iter().collect();
    let is_bot = |seat: &Seat| matches!(doc.seats[seat.index()].holder, Holder::Bot { .. });
    progress.bots = progress.deciders.iter().any(is_bot);
    let entry = entries.last().expect("the new rules are the last entry");
    TableChange {
        number,
        progress: progress.clone(),
        doc: None,
        moved: Vec::new(),
        entry: Some(EntryRow {
            index: entries.len() - 1,
            version: progress.version,
            entry: serde_json::to_string(entry).expect("an entry has only keys that are text"),
            who: String::new(),
            request: String::new(),
        }),
        remark: None,
        notices: Vec::new(),
    }
}
