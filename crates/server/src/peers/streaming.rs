//! Forwards changes made by other servers to the event streams of people connected here, whose tables need not be in memory. Other
//! servers announce changes; in case an announcement is lost, the versions of these tables are compared too.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::app_state::AppState;
use crate::error::ApiError;
use crate::protocol::PersonEvent;
use crate::storage::{SeatRow, StorageError, TableOf, TableSummary};
use crate::tables::TableGuard;

/// How many people and bots are checked in one beat; if there are more, they take turns.
const PEOPLE: usize = 100;

/// The tables of people with an event stream here, as they were last sent.
#[derive(Default)]
pub(super) struct Followed(Mutex<HashMap<String, Tables>>);

/// A person's unfinished tables.
#[derive(Default)]
struct Tables {
    /// The id and the version of each, by its number.
    known: HashMap<i64, (String, u64)>,
    /// Whether these are all of them, so that any other one is new.
    complete: bool,
}

/// A table of a person that differs from what was last sent.
struct Changed {
    person: String,
    number: i64,
    id: String,
    /// Its current version; `None` if it is over, deleted, or no longer the person's.
    version: Option<u64>,
}

impl Followed {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Tables>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// These tables were sent to a person. What was sent earlier on another connection stays valid for that one.
    fn begin(&self, person: &str, tables: &[TableSummary], complete: bool) {
        let known = || tables.iter().map(|table| (table.number, (table.id.clone(), table.progress.version)));
        self.lock().entry(person.to_owned()).or_insert_with(|| Tables { known: known().collect(), complete });
    }

    /// A table was sent to some people.
    fn told<'a>(&self, people: impl Iterator<Item = &'a str>, table: &TableSummary) {
        let mut all = self.lock();
        for person in people {
            if let Some(tables) = all.get_mut(person) {
                tables.known.insert(table.number, (table.id.clone(), table.progress.version));
            }
        }
    }

    /// Forgets everybody except these people.
    fn retain(&self, people: &[String]) {
        let people: HashSet<&String> = people.iter().collect();
        self.lock().retain(|person, _| people.contains(person));
    }

    /// The changes at the tables of these people since they were sent.
    fn compare(&self, people: &[String], stored: Vec<TableOf>) -> Vec<Changed> {
        let mut all = self.lock();
        let mut now: HashMap<String, HashMap<i64, (String, u64)>> = HashMap::new();
        for TableOf { person, number, id, version } in stored {
            now.entry(person).or_default().insert(number, (id, version));
        }
        let mut changed = Vec::new();
        for person in people {
            let now = now.remove(person).unwrap_or_default();
            let before = all.entry(person.clone()).or_default();
            for (number, (id, version)) in &now {
                let is_new = before.known.get(number).map_or(before.complete, |(_, known)| known != version);
                if is_new {
                    let (person, id) = (person.clone(), id.clone());
                    changed.push(Changed { person, number: *number, id, version: Some(*version) });
                }
            }
            for (number, (id, _)) in before.known.iter().filter(|(number, _)| !now.contains_key(number)) {
                let (person, id) = (person.clone(), id.clone());
                changed.push(Changed { person, number: *number, id, version: None });
            }
            *before = Tables { known: now, complete: true };
        }
        changed
    }
}

impl AppState {
    /// A person opens a stream, and was sent these tables: all of theirs, or the latest.
    pub(crate) fn follow(&self, person: &str, tables: &[TableSummary], complete: bool) {
        if !self.peers.is_none() {
            self.peers.followed.begin(person, tables, complete);
        }
    }
}

/// Loads tables that are not in memory, if somebody with a stream belongs to them.
pub(super) async fn tell_streams(app: &Arc<AppState>, tables: Vec<i64>) -> Result<(), ApiError> {
    if app.notices.streams.is_empty() && app.bot_streams.is_empty() {
        return Ok(());
    }
    for number in tables {
        let Some(table) = app.storage.summary(number).await? else { continue };
        let people = || table.doc.seats.iter().filter_map(SeatRow::whose).chain([table.doc.host.as_str()]);
        let listens = |person: &str| app.notices.streams.has(person) || app.bot_streams.has(person);
        if people().any(listens) {
            app.peers.followed.told(people(), &table);
            match TableGuard::open(app, &table.id).await {
                Ok(mut guard) => guard.announce(),
                // The others are told all the same.
                Err(error) if error.is_unreadable() || error == ApiError::no_table() => {}
                Err(error) => return Err(error),
            }
        }
    }
    Ok(())
}

/// Checks for changes by other servers at the tables of people with a stream, in case an announcement was lost.
pub(super) async fn look_for_news(app: &Arc<AppState>, beat: u64) -> Result<(), ApiError> {
    let mut people = app.notices.streams.people();
    people.extend(app.bot_streams.online());
    people.sort_unstable();
    app.peers.followed.retain(&people);
    let Some(page) = turn(&people, beat) else { return Ok(()) };
    let changed = find_changes(app, page).await?;
    let in_memory: HashMap<i64, u64> =
        app.tables.versions().into_iter().map(|(number, version, _)| (number, version)).collect();
    for Changed { person, number, id, version } in changed {
        // Whoever looks at a table in memory has shown it.
        if in_memory.get(&number).is_some_and(|known| version.is_some_and(|version| *known >= version)) {
            continue;
        }
        match TableGuard::open(app, &id).await {
            Ok(mut guard) if guard.table().has_place_for(&person) => guard.announce(),
            Ok(_) => tell_gone(app, &person, id),
            Err(error) if error == ApiError::no_table() => tell_gone(app, &person, id),
            Err(error) if error.is_unreadable() => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// The people whose turn it is.
fn turn(people: &[String], beat: u64) -> Option<&[String]> {
    let turns = people.len().div_ceil(PEOPLE) as u64;
    let turn = usize::try_from(beat.checked_rem(turns)?).ok()?;
    people.chunks(PEOPLE).nth(turn)
}

async fn find_changes(app: &AppState, people: &[String]) -> Result<Vec<Changed>, StorageError> {
    let stored = app.storage.tables_of(people).await?;
    Ok(app.peers.followed.compare(people, stored))
}

fn tell_gone(app: &AppState, person: &str, table: String) {
    app.notices.streams.tell(person, Some(&table.clone()), &PersonEvent::Gone { table });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(person: &str, number: i64, version: u64) -> TableOf {
        TableOf { person: person.to_owned(), number, id: format!("t{number}"), version }
    }

    fn numbers(changed: &[Changed]) -> Vec<(i64, Option<u64>)> {
        let mut numbers: Vec<_> = changed.iter().map(|one| (one.number, one.version)).collect();
        numbers.sort_unstable();
        numbers
    }

    #[test]
    fn what_is_new_changed_or_gone_since_somebody_was_told_is_found_once() {
        let followed = Followed::default();
        let ann = ["ann".to_owned()];
        followed.begin("ann", &[], true);
        let stored = || vec![table("ann", 1, 4), table("ann", 2, 1)];
        assert_eq!(numbers(&followed.compare(&ann, stored())), [(1, Some(4)), (2, Some(1))]);
        assert!(followed.compare(&ann, stored()).is_empty());
        let later = vec![table("ann", 1, 5)];
        assert_eq!(numbers(&followed.compare(&ann, later)), [(1, Some(5)), (2, None)]);
        followed.retain(&[]);
        assert!(followed.lock().is_empty(), "nobody is remembered for nothing");
    }

    #[test]
    fn tables_of_which_somebody_was_not_told_because_there_are_so_many_are_not_new() {
        let followed = Followed::default();
        let ann = ["ann".to_owned()];
        followed.begin("ann", &[], false);
        assert!(followed.compare(&ann, vec![table("ann", 1, 4)]).is_empty());
        assert_eq!(numbers(&followed.compare(&ann, vec![table("ann", 1, 5)])), [(1, Some(5))]);
    }

    #[test]
    fn where_many_listen_all_have_their_turn() {
        let people: Vec<String> = (0..=PEOPLE * 2).map(|number| format!("{number:04}")).collect();
        let asked: usize = (0..3).filter_map(|beat| turn(&people, beat)).map(<[String]>::len).sum();
        assert_eq!(asked, people.len());
        assert_eq!(turn(&people, 3), turn(&people, 0));
        assert_eq!(turn(&[], 3), None);
    }
}
