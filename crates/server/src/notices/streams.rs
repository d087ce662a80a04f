//! The open event streams of people and programs: changes at their tables are sent as soon as they are committed.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc;

use crate::people::Origin;
use crate::protocol::PersonEvent;

/// How many events are buffered for a client that does not keep up; its stream is then closed, and it can reconnect.
const WAITING: usize = 64;
/// How many streams a person may have open, including those of their programs.
const MOST: usize = 32;

/// The streams that are open.
#[derive(Default)]
pub(crate) struct Streams(Arc<Inner>);

#[derive(Default)]
struct Inner {
    by_person: Mutex<HashMap<String, Vec<Stream>>>,
    numbers: AtomicU64,
}

struct Stream {
    number: u64,
    /// A program only gets events of the table where it plays.
    only: Option<String>,
    line: Origin,
    events: mpsc::Sender<Arc<str>>,
}

/// An event stream, open until this is dropped.
pub(crate) struct Subscription {
    all: Arc<Inner>,
    person: String,
    pub(crate) number: u64,
    /// The events, each as JSON.
    pub(crate) events: mpsc::Receiver<Arc<str>>,
}

impl Inner {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Vec<Stream>>> {
        self.by_person.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Streams {
    /// Opens a stream of a person's events, or of those at one of their tables; `None` if they have too many.
    pub(crate) fn open(&self, person: &str, only: Option<String>, line: Origin) -> Option<Subscription> {
        let mut by_person = self.0.lock();
        let open = by_person.entry(person.to_owned()).or_default();
        if open.len() >= MOST {
            return None;
        }
        let number = self.0.numbers.fetch_add(1, Ordering::Relaxed);
        let (sender, events) = mpsc::channel(WAITING);
        open.push(Stream { number, only, line, events: sender });
        Some(Subscription { all: Arc::clone(&self.0), person: person.to_owned(), number, events })
    }

    /// Whether a person has an open stream.
    pub(crate) fn has(&self, person: &str) -> bool {
        self.0.lock().contains_key(person)
    }

    /// Everybody with an open stream.
    pub(crate) fn people(&self) -> Vec<String> {
        self.0.lock().keys().cloned().collect()
    }

    /// Whether there are no open streams.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.lock().is_empty()
    }

    /// Sends an event about a table, or about none in particular, to a person. Clients that do not keep up are disconnected and can
    /// reconnect.
    pub(crate) fn tell(&self, person: &str, table: Option<&str>, event: &PersonEvent) {
        let mut by_person = self.0.lock();
        let Some(open) = by_person.get_mut(person) else { return };
        let text: Arc<str> =
            serde_json::to_string(event).expect("events have only keys that are text").into();
        open.retain(|stream| {
            let hears = stream.only.as_deref().is_none_or(|only| table == Some(only));
            !hears || stream.events.try_send(Arc::clone(&text)).is_ok()
        });
        if open.is_empty() {
            by_person.remove(person);
        }
    }

    /// Closes the streams for which `whom` is true.
    pub(crate) fn let_go(&self, whom: impl Fn(&Origin) -> bool) {
        self.0.lock().retain(|_, open| {
            open.retain(|stream| !whom(&stream.line));
            !open.is_empty()
        });
    }

    /// Closes all streams of a person; also those of their programs if the person is deleted.
    pub(crate) fn dismiss(&self, person: &str, programs_too: bool) {
        let mut by_person = self.0.lock();
        if let Some(open) = by_person.get_mut(person) {
            open.retain(|stream| stream.only.is_some() && !programs_too);
            if open.is_empty() {
                by_person.remove(person);
            }
        }
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        let mut by_person = self.all.lock();
        if let Some(open) = by_person.get_mut(&self.person) {
            open.retain(|stream| stream.number != self.number);
            if open.is_empty() {
                by_person.remove(&self.person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::Identity;
    use crate::protocol::Me;

    fn open(streams: &Streams, person: &str, only: Option<String>) -> Option<Subscription> {
        let who = Identity::Person(Me { id: person.to_owned(), name: String::new() });
        streams.open(person, only, Origin::here(who))
    }

    fn gone(table: &str) -> PersonEvent {
        PersonEvent::Gone { table: table.to_owned() }
    }

    #[test]
    fn a_program_hears_of_its_own_table_and_its_owner_of_all() {
        let streams = Streams::default();
        let mut owner = open(&streams, "ann", None).unwrap();
        let mut program = open(&streams, "ann", Some("one".to_owned())).unwrap();
        streams.tell("ann", Some("one"), &gone("one"));
        streams.tell("ann", Some("two"), &gone("two"));
        streams.tell("ann", None, &PersonEvent::Channels);
        let heard = |stream: &mut Subscription| std::iter::from_fn(|| stream.events.try_recv().ok()).count();
        assert_eq!((heard(&mut owner), heard(&mut program)), (3, 1));
    }

    #[test]
    fn who_does_not_keep_up_is_let_go() {
        let streams = Streams::default();
        let mut slow = open(&streams, "ann", None).unwrap();
        for _ in 0..=WAITING {
            streams.tell("ann", None, &PersonEvent::Channels);
        }
        assert!(!streams.has("ann"));
        let heard = std::iter::from_fn(|| slow.events.try_recv().ok()).count();
        assert_eq!(heard, WAITING, "what was told before is heard");
    }

    #[test]
    fn a_person_has_so_many_streams_and_gets_another_when_one_is_closed() {
        let streams = Streams::default();
        let mut all: Vec<Subscription> = (0..MOST).filter_map(|_| open(&streams, "ann", None)).collect();
        assert_eq!(all.len(), MOST);
        assert!(open(&streams, "ann", None).is_none() && open(&streams, "bob", None).is_some());
        all.pop();
        assert!(open(&streams, "ann", None).is_some());
        drop(all);
        assert!(streams.is_empty(), "nobody is remembered for nothing");
    }
}
