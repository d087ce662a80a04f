//! People in memory, shared by all tables, so that a new name appears everywhere at once and nothing stored has to be rewritten.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Mutex as TurnLock, OwnedMutexGuard};

use crate::protocol::Me;

/// How many people are cached if they sit at no table in memory.
const MOST_PEOPLE: usize = 20_000;

/// How often it is stored that a person is here, in milliseconds.
const NOTED_EVERY: u64 = 12 * 60 * 60 * 1000;

/// A cached person.
pub(crate) struct CachedPerson {
    id: String,
    /// Empty once they were deleted.
    name: Mutex<String>,
    /// The tables in memory where they sit, and how often each is in memory: an old instance may be dropped a little after the new
    /// one was loaded.
    tables: Mutex<HashMap<String, usize>>,
    /// Whether they are being shown to their tables, with their name and presence.
    showing: Mutex<Turn>,
    /// Whether a holiday is being applied to their clocks.
    resting: Mutex<Turn>,
    /// Held by a request of theirs that creates a table, so that simultaneous ones are counted one after the other.
    making: Arc<TurnLock<()>>,
    /// When it was last stored that they are here, in milliseconds since 1970.
    seen: Mutex<u64>,
    /// Their last address, and when it was stored.
    came_from: Mutex<Option<(IpAddr, u64)>>,
}

impl CachedPerson {
    fn new(id: &str, name: &str) -> CachedPerson {
        CachedPerson {
            id: id.to_owned(),
            name: Mutex::new(name.to_owned()),
            tables: Mutex::default(),
            showing: Mutex::default(),
            resting: Mutex::default(),
            making: Arc::default(),
            seen: Mutex::new(0),
            came_from: Mutex::default(),
        }
    }

    /// The current name; `None` if they were deleted.
    pub(crate) fn name(&self) -> String {
        locked(&self.name).clone()
    }

    /// The person, unless they were deleted.
    pub(crate) fn me(&self) -> Option<Me> {
        let name = self.name();
        (!name.is_empty()).then(|| Me { id: self.id.clone(), name })
    }

    /// The tables in memory where they sit.
    pub(crate) fn tables(&self) -> Vec<String> {
        locked(&self.tables).keys().cloned().collect()
    }

    /// Notes that they sit at a table in memory, as long as the result is held.
    pub(crate) fn sits_at(self: &Arc<CachedPerson>, table: &str) -> SeatedPerson {
        *locked(&self.tables).entry(table.to_owned()).or_default() += 1;
        SeatedPerson { known: Arc::clone(self), table: table.to_owned() }
    }

    /// Waits until no other request of theirs creates a table.
    pub(crate) async fn turn_to_make(&self) -> OwnedMutexGuard<()> {
        Arc::clone(&self.making).lock_owned().await
    }

    /// Whether it is time to store again that they are here.
    pub(crate) fn was_seen(&self, now: u64) -> bool {
        let mut seen = locked(&self.seen);
        let due = now.saturating_sub(*seen) >= NOTED_EVERY;
        if due {
            *seen = now;
        }
        due
    }

    /// Whether it is time to store their address.
    pub(crate) fn came_from(&self, address: IpAddr, now: u64) -> bool {
        let mut last = locked(&self.came_from);
        let due = last.is_none_or(|(from, at)| from != address || now.saturating_sub(at) >= NOTED_EVERY);
        if due {
            *last = Some((address, now));
        }
        due
    }

    /// Takes the turn to show them to their tables; returns false if another task does, which then does it again.
    pub(crate) fn begins_showing(&self) -> bool {
        locked(&self.showing).begins()
    }

    /// Ends that turn, unless there is something new to show.
    pub(crate) fn ends_showing(&self) -> bool {
        locked(&self.showing).ends()
    }

    /// Takes the turn to apply a holiday to their clocks; returns false if another task does, which then does it again.
    pub(crate) fn begins_resting(&self) -> bool {
        locked(&self.resting).begins()
    }

    /// Ends that turn, unless their holidays have changed meanwhile.
    pub(crate) fn ends_resting(&self) -> bool {
        locked(&self.resting).ends()
    }
}

/// Work that one task does, however often it is requested meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Turn {
    /// No task does it.
    #[default]
    Free,
    /// A task does it.
    Taken,
    /// A task does it, and must do it once more.
    Again,
}

impl Turn {
    /// Takes the turn; returns false if another task has it, which then does the work again.
    fn begins(&mut self) -> bool {
        let free = *self == Turn::Free;
        *self = if free { Turn::Taken } else { Turn::Again };
        free
    }

    /// Ends the turn; returns false if the work must be done again.
    fn ends(&mut self) -> bool {
        *self = if *self == Turn::Again { Turn::Taken } else { Turn::Free };
        *self == Turn::Free
    }
}

/// Notes that a person sits at a table in memory, until this is dropped.
pub(crate) struct SeatedPerson {
    known: Arc<CachedPerson>,
    table: String,
}

impl SeatedPerson {
    /// The current name; `None` if they were deleted.
    pub(crate) fn name(&self) -> String {
        self.known.name()
    }
}

impl Drop for SeatedPerson {
    fn drop(&mut self) {
        let mut tables = locked(&self.known.tables);
        if let Some(times) = tables.get_mut(&self.table) {
            *times -= 1;
            if *times == 0 {
                tables.remove(&self.table);
            }
        }
    }
}

/// Everybody who was needed recently, or sits at a table in memory.
#[derive(Default)]
pub(crate) struct PeopleCache(Mutex<CacheEntries>);

#[derive(Default)]
struct CacheEntries {
    people: HashMap<String, Arc<CachedPerson>>,
    /// How many times a person was removed.
    forgotten: u64,
}

impl PeopleCache {
    /// The person with this id, if cached.
    pub(crate) fn get(&self, id: &str) -> Option<Arc<CachedPerson>> {
        locked(&self.0).people.get(id).cloned()
    }

    /// The names of all cached people, by id.
    pub(crate) fn names(&self) -> HashMap<String, String> {
        let remembered = locked(&self.0);
        remembered.people.iter().map(|(id, known)| (id.clone(), known.name())).collect()
    }

    /// How many times a person was removed: to be read before a query to the database.
    pub(crate) fn forgotten(&self) -> u64 {
        locked(&self.0).forgotten
    }

    /// Caches a person as stored, unless a person was removed since the query: it may be the same one, and the query must be
    /// repeated. A person who is already cached keeps the newest name.
    pub(crate) fn meet(&self, me: &Me, forgotten: u64) -> Option<Arc<CachedPerson>> {
        let mut remembered = locked(&self.0);
        (remembered.forgotten == forgotten).then(|| remembered.meet(me))
    }

    /// Renames a person, unless a person was removed since the query: it may be the same one.
    pub(crate) fn call(&self, me: &Me, forgotten: u64) -> Option<Arc<CachedPerson>> {
        let mut remembered = locked(&self.0);
        let known = (remembered.forgotten == forgotten).then(|| remembered.meet(me))?;
        me.name.clone_into(&mut locked(&known.name));
        Some(known)
    }

    /// Removes a person who was deleted or is unknown: their tables no longer know the name.
    pub(crate) fn forget(&self, id: &str) {
        let mut remembered = locked(&self.0);
        remembered.forgotten += 1;
        if let Some(known) = remembered.people.remove(id) {
            locked(&known.name).clear();
        }
    }
}

impl CacheEntries {
    fn meet(&mut self, me: &Me) -> Arc<CachedPerson> {
        let people = &mut self.people;
        if people.len() >= MOST_PEOPLE && !people.contains_key(&me.id) {
            people.retain(|_, known| Arc::strong_count(known) > 1);
        }
        let known =
            people.entry(me.id.clone()).or_insert_with(|| Arc::new(CachedPerson::new(&me.id, &me.name)));
        Arc::clone(known)
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ann(name: &str) -> Me {
        Me { id: "a".to_owned(), name: name.to_owned() }
    }

    #[test]
    fn one_task_shows_somebody_to_the_tables_however_often_he_takes_another_name_or_comes_and_goes() {
        let known = PeopleCache::default().call(&ann("Ann"), 0).unwrap();
        assert!(known.begins_showing());
        assert!(!known.begins_showing() && !known.begins_showing(), "somebody does already");
        assert!(!known.ends_showing(), "there is something newer to show");
        assert!(known.ends_showing());
        assert!(known.begins_showing() && known.begins_resting(), "clocks are told by themselves");
    }

    #[test]
    fn one_task_tells_the_clocks_of_holidays_however_often_they_change() {
        let known = PeopleCache::default().call(&ann("Ann"), 0).unwrap();
        assert!(known.begins_resting());
        assert!(!known.begins_resting() && !known.begins_resting(), "somebody does already");
        assert!(!known.ends_resting(), "they have changed since");
        assert!(known.ends_resting());
        assert!(known.begins_resting());
    }

    #[test]
    fn a_table_that_is_in_memory_twice_is_forgotten_with_the_second() {
        let people = PeopleCache::default();
        let known = people.call(&ann("Ann"), 0).unwrap();
        let (old, new) = (known.sits_at("t"), known.sits_at("t"));
        drop(old);
        assert_eq!(known.tables(), ["t"]);
        drop(new);
        assert!(known.tables().is_empty());
    }

    #[test]
    fn one_who_was_forgotten_while_he_was_looked_up_is_not_remembered_again() {
        let people = PeopleCache::default();
        let before = people.forgotten();
        people.forget("a");
        assert!(people.meet(&ann("Ann"), before).is_none());
        assert!(people.call(&ann("Ghost"), before).is_none());
        assert!(people.get("a").is_none());
        assert!(people.meet(&ann("Ann"), people.forgotten()).is_some());
    }
}
