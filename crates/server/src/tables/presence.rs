//! Who is connected to which table, derived from open connections and read without locking a table.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};

use table::Seat;

use super::last_seen::LastSeen;
use super::server_time::ServerTime;
use super::sight::{Seen, Sight};
use crate::people::Identity;
use crate::protocol::Holder;

/// Connected people and programs; those with two connections are listed twice.
#[derive(Default)]
struct Listeners {
    at: HashMap<String, Vec<Line>>,
    /// The number of connections of each, by [`Identity::key`].
    lines: HashMap<String, usize>,
    /// Until when each person saw a table over a connection that was closed, in milliseconds since 1970, by person and table.
    left: HashMap<(String, String), u64>,
}

/// A connection.
struct Line {
    number: u64,
    who: Identity,
    sight: Arc<Sight>,
}

/// How long that is remembered, in milliseconds.
const REMEMBERED: u64 = 10 * 60 * 1000;
/// After how many of these old ones are dropped.
const MOST_REMEMBERED: usize = 10_000;

/// Who is at which table, and when those who are not were last here.
#[derive(Clone)]
pub(crate) struct Presence {
    listening: Arc<Mutex<Listeners>>,
    /// Who is connected to other servers.
    elsewhere: Arc<Mutex<Elsewhere>>,
    pub(crate) seen: LastSeen,
}

/// Who is connected to other servers, as they have reported.
#[derive(Default)]
struct Elsewhere {
    at: HashMap<String, Vec<Identity>>,
    lines: HashSet<String>,
}

/// The table of a bot with one connection for all its tables.
pub(crate) const EVERYWHERE: &str = "";
/// Where somebody is who has a page open and hears there what happens at his tables. No table has an id as short.
pub(crate) const ON_THE_SITE: &str = "site";

/// In a report to other servers: before the id of a table, where people have a page of that table that is hidden.
const UNSEEN: &str = "unseen/";
/// A connection that another server still reports so long after something happened was heard from since, in milliseconds: a silent one
/// is closed after a minute.
const HEARD_SINCE: u64 = 65_000;

/// The largest number of people reported by another server: only that server knows of any more.
const MOST_ELSEWHERE: usize = 50_000;

/// Who is connected to a server, as it reports to the others: by table, by [`Identity::key`].
pub(crate) type Present = BTreeMap<String, BTreeSet<String>>;

/// Notes that somebody is at a table, until this is dropped.
pub(crate) struct PresenceGuard {
    presence: Presence,
    table: String,
    number: u64,
    who: Identity,
    sight: Arc<Sight>,
}

/// Whether this is one of the places that are tables.
fn is_table(place: &str) -> bool {
    ![EVERYWHERE, ON_THE_SITE].contains(&place) && !place.starts_with(UNSEEN)
}

impl Presence {
    pub(crate) fn new(seen: LastSeen) -> Presence {
        Presence { listening: Arc::default(), elsewhere: Arc::default(), seen }
    }

    /// The current time, and who is on holiday.
    pub(crate) fn server_time(&self) -> &ServerTime {
        self.seen.server_time()
    }

    /// Notes that somebody has come to a table over the connection with this number.
    pub(crate) fn enter(&self, table: &str, number: u64, who: &Identity, sight: Arc<Sight>) -> PresenceGuard {
        let line = Line { number, who: who.clone(), sight: Arc::clone(&sight) };
        let mut listening = self.listening.lock().unwrap_or_else(PoisonError::into_inner);
        listening.at.entry(table.to_owned()).or_default().push(line);
        if *who != Identity::Nobody {
            *listening.lines.entry(who.key()).or_default() += 1;
        }
        PresenceGuard { presence: self.clone(), table: table.to_owned(), number, who: who.clone(), sight }
    }

    /// The tables to which a person, their programs or their bots have a connection.
    pub(crate) fn tables_of(&self, id: &str) -> Vec<String> {
        let listening = self.listening.lock().unwrap_or_else(PoisonError::into_inner);
        let is_his =
            |Line { who, .. }: &Line| who.is_person(id) || who.is_program_of(id) || who.is_bot_of(id);
        listening
            .at
            .iter()
            .filter(|(table, there)| is_table(table) && there.iter().any(is_his))
            .map(|(table, _)| table.clone())
            .collect()
    }

    /// Who is at each of these tables.
    pub(crate) fn at<'a>(&self, tables: impl Iterator<Item = &'a str>) -> Vec<Vec<Identity>> {
        let listening = self.listening.lock().unwrap_or_else(PoisonError::into_inner);
        let elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        let there = |table| listening.at.get(table).map_or(&[][..], Vec::as_slice);
        let far = |table| elsewhere.at.get(table).map_or(&[][..], Vec::as_slice);
        let both = |table| there(table).iter().map(|line| &line.who).chain(far(table)).cloned().collect();
        tables.map(both).collect()
    }

    /// Who is at a table through another server.
    pub(super) fn elsewhere_at(&self, table: &str) -> Vec<Identity> {
        let elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        elsewhere.at.get(table).cloned().unwrap_or_default()
    }

    /// The ids of the bots that are connected to other servers.
    pub(crate) fn bots_elsewhere(&self) -> Vec<String> {
        self.elsewhere_at(EVERYWHERE).iter().map(Identity::key).collect()
    }

    /// Who is connected to this server, for the others.
    pub(crate) fn present(&self) -> Present {
        let listening = self.listening.lock().unwrap_or_else(PoisonError::into_inner);
        let mut present = Present::new();
        for (table, there) in listening.at.iter().take(MOST_ELSEWHERE) {
            let keys: BTreeSet<String> =
                there.iter().map(|line| line.who.key()).filter(|key| !key.is_empty()).collect();
            let in_sight: BTreeSet<String> =
                there.iter().filter(|line| !line.sight.is_hidden()).map(|line| line.who.key()).collect();
            let unseen: BTreeSet<String> = keys.difference(&in_sight).cloned().collect();
            if !unseen.is_empty() {
                present.insert(format!("{UNSEEN}{table}"), unseen);
            }
            if !keys.is_empty() {
                present.insert(table.clone(), keys);
            }
        }
        present
    }

    /// Sets who is connected to other servers. Returns the tables where somebody came or left.
    pub(crate) fn told_elsewhere(&self, servers: &[Present]) -> Vec<String> {
        let mut next = Elsewhere::default();
        for (table, keys) in servers.iter().flat_map(|present| present.iter().take(MOST_ELSEWHERE)) {
            let there = next.at.entry(table.clone()).or_default();
            there.extend(keys.iter().map(|key| Identity::of_key(key, table)));
            next.lines.extend(keys.iter().cloned());
        }
        for key in &next.lines {
            self.seen.note(key);
        }
        let mut elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        let before = std::mem::replace(&mut *elsewhere, next);
        for key in before.lines.difference(&elsewhere.lines) {
            self.seen.note(key);
        }
        let tables = before.at.keys().chain(elsewhere.at.keys()).collect::<BTreeSet<_>>().into_iter();
        let tables = tables.filter(|table| is_table(table));
        tables.filter(|table| before.at.get(*table) != elsewhere.at.get(*table)).cloned().collect()
    }

    /// Whether a person has seen what happened at a table at a time, in milliseconds since 1970.
    pub(crate) fn has_seen(&self, table: &str, person: &str, at: u64) -> Seen {
        let listening = self.listening.lock().unwrap_or_else(PoisonError::into_inner);
        let lines = listening.at.get(table).into_iter().flatten().filter(|line| line.who.is_person(person));
        let here = lines.map(|line| line.sight.has_seen(at)).max().unwrap_or(Seen::No);
        let left = listening.left.get(&(person.to_owned(), table.to_owned()));
        if left.is_some_and(|left| *left > at) {
            return Seen::Yes;
        }
        drop(listening);
        here.max(self.has_seen_elsewhere(table, person, at))
    }

    /// The same through other servers, as far as they have reported it.
    fn has_seen_elsewhere(&self, table: &str, person: &str, at: u64) -> Seen {
        let count = |place: &str| self.elsewhere_at(place).iter().filter(|who| who.is_person(person)).count();
        if count(table) <= count(&format!("{UNSEEN}{table}")) {
            Seen::No
        } else if self.server_time().clock().now() > at + HEARD_SINCE {
            Seen::Yes
        } else {
            Seen::Unclear
        }
    }

    /// Whether somebody has a connection, to any table or to none.
    pub(crate) fn is_here(&self, key: &str) -> bool {
        self.listening.lock().unwrap_or_else(PoisonError::into_inner).lines.contains_key(key)
            || self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner).lines.contains(key)
    }

    /// Whether a person has a page of any table in sight.
    pub(crate) fn looks(&self, person: &str) -> bool {
        let listening = self.listening.lock().unwrap_or_else(PoisonError::into_inner);
        let looks = |line: &Line| line.who.is_person(person) && !line.sight.is_hidden();
        let here = listening.at.iter().any(|(place, lines)| is_table(place) && lines.iter().any(looks));
        drop(listening);
        let elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        let count = |lines: &Vec<Identity>| lines.iter().filter(|who| who.is_person(person)).count();
        let looks_there = |(place, lines): (&String, &Vec<Identity>)| {
            let unseen = elsewhere.at.get(&format!("{UNSEEN}{place}")).map_or(0, count);
            is_table(place) && count(lines) > unseen
        };
        here || elsewhere.at.iter().any(looks_there)
    }

    /// Everybody with a connection, by [`Identity::key`].
    pub(crate) fn all(&self) -> Vec<String> {
        self.listening.lock().unwrap_or_else(PoisonError::into_inner).lines.keys().cloned().collect()
    }

    /// When the holder of a seat was last connected, directly or through a program for such a seat; `None` while they are.
    pub(crate) fn away_since(&self, holder: &Holder, seat: Seat) -> Option<u64> {
        let since = |key: &str| (!self.is_here(key)).then(|| self.seen.of(key));
        match holder {
            Holder::Person { id } => since(id),
            Holder::Program { owner } => {
                let program = format!("{owner}/{seat}");
                let last =
                    if self.seen.knows(&program) || self.is_here(&program) { since(&program)? } else { 0 };
                since(owner).map(|owner| owner.max(last))
            }
            _ => None,
        }
    }
}

impl Drop for PresenceGuard {
    fn drop(&mut self) {
        let mut listening = self.presence.listening.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(there) = listening.at.get_mut(&self.table) {
            there.retain(|line| line.number != self.number);
            if there.is_empty() {
                listening.at.remove(&self.table);
            }
        }
        if let (Identity::Person(me), seen @ 1..) = (&self.who, self.sight.until()) {
            let now = self.presence.server_time().clock().now();
            if listening.left.len() >= MOST_REMEMBERED {
                listening.left.retain(|_, left| now.saturating_sub(*left) < REMEMBERED);
            }
            if listening.left.len() < MOST_REMEMBERED {
                let until = listening.left.entry((me.id.clone(), self.table.clone())).or_default();
                *until = seen.max(*until);
            }
        }
        let key = self.who.key();
        if let Some(lines) = listening.lines.get_mut(&key) {
            *lines -= 1;
            if *lines == 0 {
                listening.lines.remove(&key);
            }
        }
        drop(listening);
        if self.who != Identity::Nobody {
            self.presence.seen.note(&key);
        }
    }
}

/// Whether the holder of a seat is among the connected ones; built-in bots always are.
pub(super) fn is_present<'a>(
    holder: &Holder,
    mut listening: impl Iterator<Item = &'a Identity>,
    presence: &Presence,
) -> bool {
    match holder {
        Holder::Open => false,
        Holder::Person { id } => listening.any(|who| who.is_person(id)),
        Holder::Program { owner } => listening.any(|who| who.is_person(owner) || who.is_program_of(owner)),
        // It plays at all its tables over one line.
        Holder::BotAccount { id } => presence.is_here(id),
        Holder::Bot { .. } | Holder::Scripted => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::ServerClock;
    use crate::config::Config;
    use crate::protocol::Me;

    fn person(id: &str) -> Identity {
        Identity::Person(Me { id: id.to_owned(), name: String::new() })
    }

    fn program(seat: Seat) -> Identity {
        Identity::Program { table: "one".to_owned(), seat, owner: "ann".to_owned() }
    }

    /// Of a server that had been up for 1,000 milliseconds before it was started.
    fn presence() -> Presence {
        let server_time = ServerTime::new(1_000, vec![(1_000, 5_000)], ServerClock::default(), Vec::new());
        Presence::new(LastSeen::new(server_time, &Config::default()))
    }

    #[test]
    fn somebody_is_here_until_his_last_connection_ends() {
        let presence = presence();
        let (first, second) = (
            presence.enter("one", 1, &person("ann"), Arc::default()),
            presence.enter("two", 2, &person("ann"), Arc::default()),
        );
        let mut tables = presence.tables_of("ann");
        tables.sort();
        assert_eq!(
            (tables, presence.all()),
            (vec!["one".to_owned(), "two".to_owned()], vec!["ann".to_owned()])
        );
        drop(first);
        assert!(presence.is_here("ann"));
        assert_eq!(presence.tables_of("ann"), ["two"]);
        drop(second);
        assert!(!presence.is_here("ann") && presence.all().is_empty());
        assert!(presence.seen.knows("ann"), "when he went is remembered");
        let listening = presence.listening.lock().unwrap();
        assert!(listening.at.is_empty() && listening.lines.is_empty(), "nobody is remembered for nothing");
    }

    #[test]
    fn what_a_line_showed_is_seen_if_its_page_was_in_sight_and_it_was_alive() {
        let presence = presence();
        let now = presence.server_time().clock().now();
        let seen = |at: u64| presence.has_seen("one", "ann", at);
        let sight = Arc::new(Sight::new(false, now));
        let line = presence.enter("one", 1, &person("ann"), Arc::clone(&sight));
        assert_eq!((seen(now - 1), seen(now), seen(now + 1)), (Seen::Yes, Seen::Unclear, Seen::Unclear));
        assert_eq!(presence.has_seen("one", "bob", now), Seen::No);
        let hidden = presence.enter("one", 2, &person("ann"), Arc::new(Sight::new(true, now)));
        assert_eq!(seen(now), Seen::Unclear, "one page of two is in sight");
        sight.heard(now + 5);
        assert_eq!(seen(now + 1), Seen::Yes);
        // A line that was cut counts for what it has certainly shown.
        drop(line);
        drop(hidden);
        assert_eq!((seen(now + 1), seen(now + 5)), (Seen::Yes, Seen::No));
    }

    #[test]
    fn other_servers_know_whose_pages_are_hidden_and_believe_a_line_that_lasts() {
        let (presence, other) = (presence(), presence());
        let now = presence.server_time().clock().now();
        let sight = Arc::new(Sight::new(false, now));
        let _line = presence.enter("one", 1, &person("ann"), Arc::clone(&sight));
        other.told_elsewhere(&[presence.present()]);
        assert_eq!(other.has_seen("one", "ann", now), Seen::Unclear);
        assert!(presence.looks("ann") && other.looks("ann") && !other.looks("bob"));
        assert_eq!(other.has_seen("one", "ann", now - HEARD_SINCE - 1), Seen::Yes);
        sight.hide(true, now);
        assert!(other.told_elsewhere(&[presence.present()]).is_empty(), "at the table nobody came or left");
        assert_eq!(other.has_seen("one", "ann", now - HEARD_SINCE - 1), Seen::No);
        assert!(other.is_here("ann") && other.elsewhere_at("one") == [person("ann")]);
        assert!(!presence.looks("ann") && !other.looks("ann"));
    }

    #[test]
    fn at_a_table_one_of_two_connections_may_end() {
        let presence = presence();
        let first = presence.enter("one", 1, &person("ann"), Arc::default());
        let _second = presence.enter("one", 2, &person("ann"), Arc::default());
        drop(first);
        assert_eq!(presence.at(["one", "two"].into_iter()), [vec![person("ann")], vec![]]);
    }

    #[test]
    fn whoever_has_a_page_open_is_here_and_at_no_table_also_for_other_servers() {
        let (presence, other) = (presence(), presence());
        let guard = presence.enter(ON_THE_SITE, 1, &person("ann"), Arc::default());
        assert!(presence.is_here("ann") && presence.tables_of("ann").is_empty());
        assert!(other.told_elsewhere(&[presence.present()]).is_empty());
        assert!(other.is_here("ann") && other.bots_elsewhere().is_empty());
        drop(guard);
        other.told_elsewhere(&[presence.present()]);
        assert!(!presence.is_here("ann") && !other.is_here("ann"));
        assert!(other.seen.knows("ann"), "when she went is remembered");
    }

    #[test]
    fn nobody_in_particular_is_at_a_table_and_counts_nowhere_else() {
        let presence = presence();
        let guard = presence.enter("one", 1, &Identity::Nobody, Arc::default());
        assert_eq!(presence.at(std::iter::once("one")), [[Identity::Nobody]]);
        assert!(presence.all().is_empty() && presence.tables_of("").is_empty());
        drop(guard);
        assert!(!presence.seen.knows(""));
    }

    #[test]
    fn whoever_plays_by_a_program_is_away_only_when_neither_of_them_is_here() {
        let presence = presence();
        let seat = Seat::FIRST;
        let held = Holder::Program { owner: "ann".to_owned() };
        presence.seen.recall("ann", 0);
        let kept_late = presence.seen.of("ann");
        assert_eq!(presence.away_since(&held, seat), Some(kept_late), "nothing is known of the program");
        let guard = presence.enter("one", 1, &program(seat), Arc::default());
        assert_eq!(presence.away_since(&held, seat), None);
        drop(guard);
        let since = presence.seen.of(&program(seat).key());
        assert_eq!(presence.away_since(&held, seat), Some(since.max(kept_late)));
        let guard = presence.enter("two", 2, &person("ann"), Arc::default());
        assert_eq!(presence.away_since(&held, seat), None);
        assert_eq!(presence.away_since(&Holder::Person { id: "ann".to_owned() }, seat), None);
        drop(guard);
        let bot = Holder::Bot { level: "marshal".to_owned() };
        assert_eq!(presence.away_since(&bot, seat), None, "a bot is never away");
    }

    #[test]
    fn a_person_is_present_himself_and_a_programs_owner_by_either() {
        let (ann, her_program) = (person("ann"), program(Seat::FIRST));
        let by_person = Holder::Person { id: "ann".to_owned() };
        let by_program = Holder::Program { owner: "ann".to_owned() };
        let anywhere = presence();
        let present = |holder: &Holder, who: &Identity| is_present(holder, std::iter::once(who), &anywhere);
        assert!(present(&by_person, &ann) && !present(&by_person, &her_program));
        assert!(present(&by_program, &ann) && present(&by_program, &her_program));
        assert!(!present(&by_program, &person("bob")) && !present(&Holder::Open, &ann));
        assert!(is_present(&Holder::Scripted, std::iter::empty(), &anywhere));
    }
}
