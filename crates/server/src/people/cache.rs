//! People in memory, shared by all tables, so that a new name appears everywhere at once and nothing stored has to be rewritten.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Mutex as TurnLock, OwnedMutexGuard};

use crate::protocol::Me;

/// How many people are remembered beside the database, if they sit at no table in memory.
const MOST_PEOPLE: usize = 20_000;

/// How often it is noted that somebody is here, in milliseconds.
const NOTED_EVERY: u64 = 12 * 60 * 60 * 1000;

/// A person as he is known now.
pub(crate) struct CachedPerson {
    id: String,
    /// Empty once he has left for good.
    name: Mutex<String>,
    /// The tables in memory where he sits, and how often each is in memory: an old one may go a little after the new one came.
    tables: Mutex<HashMap<String, usize>>,
    /// Whether his tables are being told his name.
    telling: Mutex<bool>,
    /// Whether his clocks are being told of a holiday.
    resting: Mutex<Turn>,
    /// Held by his request that makes a table: so that many at once are counted one after the other.
    making: Arc<TurnLock<()>>,
    /// When it was last noted that he is here, in milliseconds since 1970.
    seen: Mutex<u64>,
    /// From where he came last, and when that was noted.
    came_from: Mutex<Option<(IpAddr, u64)>>,
}

impl CachedPerson {
    fn new(id: &str, name: &str) -> CachedPerson {
        CachedPerson {
            id: id.to_owned(),
            name: Mutex::new(name.to_owned()),
            tables: Mutex::default(),
            telling: Mutex::new(false),
            resting: Mutex::default(),
            making: Arc::default(),
            seen: Mutex::new(0),
            came_from: Mutex::default(),
        }
    }

    /// What he is called now; nothing if he has left for good.
    pub(crate) fn name(&self) -> String {
        locked(&self.name).clone()
    }

    /// The person, unless he has left for good.
    pub(crate) fn me(&self) -> Option<Me> {
        let name = self.name();
        (!name.is_empty()).then(|| Me { id: self.id.clone(), name })
    }

    /// The tables in memory where he sits.
    pub(crate) fn tables(&self) -> Vec<String> {
        locked(&self.tables).keys().cloned().collect()
    }

    /// He sits at a table in memory, for as long as the answer is held.
    pub(crate) fn sits_at(self: &Arc<CachedPerson>, table: &str) -> SeatedPerson {
        *locked(&self.tables).entry(table.to_owned()).or_default() += 1;
        SeatedPerson { known: Arc::clone(self), table: table.to_owned() }
    }

    /// Waits until no other request of his makes a table.
    pub(crate) async fn turn_to_make(&self) -> OwnedMutexGuard<()> {
        Arc::clone(&self.making).lock_owned().await
    }

    /// Whether it is time to note again that he is here.
    pub(crate) fn was_seen(&self, now: u64) -> bool {
        let mut seen = locked(&self.seen);
        let due = now.saturating_sub(*seen) >= NOTED_EVERY;
        if due {
            *seen = now;
        }
        due
    }

    /// Whether it is time to note from where he comes.
    pub(crate) fn came_from(&self, address: IpAddr, now: u64) -> bool {
        let mut last = locked(&self.came_from);
        let due = last.is_none_or(|(from, at)| from != address || now.saturating_sub(at) >= NOTED_EVERY);
        if due {
            *last = Some((address, now));
        }
        due
    }

    /// Takes the turn to tell his tables his name; false while somebody else does, who then tells the newest.
    pub(crate) fn begins_telling(&self) -> bool {
        !std::mem::replace(&mut *locked(&self.telling), true)
    }

    /// Takes the turn to tell his clocks of a holiday; false while somebody else does, who then does it once more.
    pub(crate) fn begins_resting(&self) -> bool {
        let mut turn = locked(&self.resting);
        let free = *turn == Turn::Free;
        *turn = if free { Turn::Taken } else { Turn::Again };
        free
    }

    /// Ends that turn, unless his holidays have changed meanwhile.
    pub(crate) fn ends_resting(&self) -> bool {
        let mut turn = locked(&self.resting);
        *turn = if *turn == Turn::Again { Turn::Taken } else { Turn::Free };
        *turn == Turn::Free
    }

    /// Ends the turn, unless he is called otherwise than he was `told` to be.
    pub(crate) fn ends_telling(&self, told: &str) -> bool {
        let mut telling = locked(&self.telling);
        *telling = *locked(&self.name) != told;
        !*telling
    }
}

/// Work that one task does, however often it is asked for meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Turn {
    /// Nobody does it.
    #[default]
    Free,
    /// Somebody does.
    Taken,
    /// Somebody does, and has to do it once more.
    Again,
}

/// That somebody sits at a table in memory: true until this is dropped.
pub(crate) struct SeatedPerson {
    known: Arc<CachedPerson>,
    table: String,
}

impl SeatedPerson {
    /// What he is called now; nothing if he has left for good.
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

/// Everybody who was asked for lately, or sits at a table in memory.
#[derive(Default)]
pub(crate) struct PeopleCache(Mutex<CacheEntries>);

#[derive(Default)]
struct CacheEntries {
    people: HashMap<String, Arc<CachedPerson>>,
    /// How often somebody was forgotten.
    forgotten: u64,
}

impl PeopleCache {
    /// The person of this id, if he is remembered.
    pub(crate) fn get(&self, id: &str) -> Option<Arc<CachedPerson>> {
        locked(&self.0).people.get(id).cloned()
    }

    /// What everybody who is remembered is called, by their ids.
    pub(crate) fn names(&self) -> HashMap<String, String> {
        let remembered = locked(&self.0);
        remembered.people.iter().map(|(id, known)| (id.clone(), known.name())).collect()
    }

    /// How often somebody was forgotten: to be asked before the database is.
    pub(crate) fn forgotten(&self) -> u64 {
        locked(&self.0).forgotten
    }

    /// Remembers a person as he was stored, unless somebody was forgotten since: it may be him, and the database must be asked again.
    /// Whoever is remembered already keeps the name that he chose last.
    pub(crate) fn meet(&self, me: &Me, forgotten: u64) -> Option<Arc<CachedPerson>> {
        let mut remembered = locked(&self.0);
        (remembered.forgotten == forgotten).then(|| remembered.meet(me))
    }

    /// Somebody is called like this from now on, unless somebody was forgotten since he was looked up: it may be him.
    pub(crate) fn call(&self, me: &Me, forgotten: u64) -> Option<Arc<CachedPerson>> {
        let mut remembered = locked(&self.0);
        let known = (remembered.forgotten == forgotten).then(|| remembered.meet(me))?;
        me.name.clone_into(&mut locked(&known.name));
        Some(known)
    }

    /// Somebody has left for good, or is no longer known: his tables no longer know his name.
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
    fn one_task_tells_the_tables_a_new_name_however_often_it_changes() {
        let people = PeopleCache::default();
        let known = people.call(&ann("Ann"), 0).unwrap();
        assert!(known.begins_telling());
        people.call(&ann("Annie"), 0).unwrap();
        assert!(!known.begins_telling(), "somebody does already");
        assert!(!known.ends_telling("Ann"), "there is a newer name to tell");
        assert!(known.ends_telling("Annie"));
        assert!(known.begins_telling());
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
