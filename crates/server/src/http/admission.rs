//! Limits the number of open connections, in total and per address, and closes idle ones when there are too many.
//!
//! A connection is busy while a request on it is executed, and as long as it is a socket. An idle one can be closed at any time, because
//! browsers open a new one when they need it. So clients that open connections and send nothing, or never finish a request, only lose
//! their own.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use table::SaturatingAs;

use tokio::sync::oneshot;

use super::address::household;
use crate::app_state::AppState;
use crate::config::{Connections, Limits};
use crate::descriptors;

/// All open connections.
#[derive(Clone)]
pub(super) struct Admission {
    open: Arc<Mutex<OpenConnections>>,
    limits: Connections,
    app: Arc<AppState>,
}

#[derive(Default)]
struct OpenConnections {
    next: u64,
    count: usize,
    /// By address, the oldest first.
    by_address: HashMap<IpAddr, BTreeMap<u64, OpenConnection>>,
}

struct OpenConnection {
    /// How many requests keep it busy.
    busy: usize,
    /// Closes it when dropped.
    _close: oneshot::Sender<()>,
}

/// Whether there is room for another connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Room {
    /// There was.
    Free,
    /// An idle one was closed for it.
    Made,
    /// All are busy.
    None,
}

/// An admitted connection, until this is dropped.
pub(super) struct Admitted {
    admission: Admission,
    from: IpAddr,
    number: u64,
}

/// A connection is busy from [`begin`](Busy::begin) until this is dropped.
pub(super) struct Busy {
    connection: Arc<Admitted>,
    begun: AtomicBool,
}

impl Admission {
    pub(super) fn new(app: &Arc<AppState>) -> Admission {
        let Connections { total, of_one_address } = app.config.connections;
        let total = descriptors::for_connections(total);
        let everybody_comes_from_there = app.config.proxies > 0 || app.config.limits == Limits::None;
        // However few there are in total, one address does not take them all.
        let of_one_address = if everybody_comes_from_there { total } else { of_one_address.min(total / 2) };
        let limits = Connections { total, of_one_address };
        Admission { open: Arc::default(), limits, app: Arc::clone(app) }
    }

    /// Admits a connection. If there are too many, an idle one is closed; if none is idle, the new one is rejected. The receiver
    /// resolves when the connection must be closed.
    pub(super) fn admit(&self, from: IpAddr) -> Option<(Arc<Admitted>, oneshot::Receiver<()>)> {
        let from = household(from);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let room = open.room(from, &self.limits);
        if room != Room::Free {
            self.app.metrics.turned_away.inc();
        }
        if room == Room::None {
            return None;
        }
        let (number, closed) = open.enter(from);
        self.app.metrics.connections.set(open.count.saturating_as::<i64>());
        Some((Arc::new(Admitted { admission: self.clone(), from, number }), closed))
    }
}

impl OpenConnections {
    /// Makes room for another connection from an address, by closing an idle one if necessary.
    fn room(&mut self, from: IpAddr, limits: &Connections) -> Room {
        let theirs = self.by_address.get(&from).map_or(0, BTreeMap::len);
        let made = if theirs >= limits.of_one_address {
            self.close_idle(from)
        } else if self.count >= limits.total {
            self.close_idle_of_most()
        } else {
            return Room::Free;
        };
        if made { Room::Made } else { Room::None }
    }

    /// Adds a connection from an address: returns its number, and what resolves when it must be closed.
    fn enter(&mut self, from: IpAddr) -> (u64, oneshot::Receiver<()>) {
        let (close, closed) = oneshot::channel();
        self.next += 1;
        self.count += 1;
        let connection = OpenConnection { busy: 0, _close: close };
        self.by_address.entry(from).or_default().insert(self.next, connection);
        (self.next, closed)
    }

    /// Changes how many requests keep a connection busy, if it still exists.
    fn count_busy(&mut self, from: IpAddr, number: u64, change: impl Fn(usize) -> usize) {
        let theirs = self.by_address.get_mut(&from);
        if let Some(connection) = theirs.and_then(|theirs| theirs.get_mut(&number)) {
            connection.busy = change(connection.busy);
        }
    }

    /// Closes the oldest idle connection from an address, if there is one.
    fn close_idle(&mut self, from: IpAddr) -> bool {
        let Some(theirs) = self.by_address.get(&from) else { return false };
        let idle = theirs.iter().find(|(_, connection)| connection.busy == 0).map(|(number, _)| *number);
        idle.is_some_and(|number| self.forget(from, number))
    }

    /// Closes an idle connection of the address with the most of them, if there is one.
    fn close_idle_of_most(&mut self) -> bool {
        let idle = |theirs: &BTreeMap<u64, OpenConnection>| {
            theirs.values().filter(|connection| connection.busy == 0).count()
        };
        let most = self.by_address.iter().max_by_key(|(_, theirs)| idle(theirs)).map(|(from, _)| *from);
        most.is_some_and(|from| self.close_idle(from))
    }

    /// Removes a connection; returns whether it existed.
    fn forget(&mut self, from: IpAddr, number: u64) -> bool {
        let Some(theirs) = self.by_address.get_mut(&from) else { return false };
        let found = theirs.remove(&number).is_some();
        if theirs.is_empty() {
            self.by_address.remove(&from);
        }
        self.count -= usize::from(found);
        found
    }
}

impl Admitted {
    /// A request begins to arrive.
    pub(super) fn hears(self: &Arc<Admitted>) -> Busy {
        Busy { connection: Arc::clone(self), begun: AtomicBool::new(false) }
    }

    fn count_busy(&self, change: impl Fn(usize) -> usize) {
        let mut open = self.admission.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.count_busy(self.from, self.number, change);
    }
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut open = self.admission.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.forget(self.from, self.number);
        self.admission.app.metrics.connections.set(open.count.saturating_as::<i64>());
    }
}

impl Busy {
    /// The request has arrived completely and is being executed.
    pub(super) fn begin(&self) {
        if !self.begun.swap(true, Ordering::Relaxed) {
            self.connection.count_busy(|busy| busy + 1);
        }
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        if *self.begun.get_mut() {
            self.connection.count_busy(|busy| busy.saturating_sub(1));
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::oneshot::error::TryRecvError;

    use super::*;

    const LIMITS: Connections = Connections { total: 4, of_one_address: 3 };

    fn address(number: u8) -> IpAddr {
        [192, 0, 2, number].into()
    }

    /// Lets one in from each of these addresses.
    fn let_in(open: &mut OpenConnections, from: &[u8]) -> Vec<(u64, oneshot::Receiver<()>)> {
        from.iter().map(|&from| open.enter(address(from))).collect()
    }

    /// Which of them have been closed.
    fn closed(all: &mut [(u64, oneshot::Receiver<()>)]) -> Vec<u64> {
        let gone = |closed: &mut oneshot::Receiver<()>| closed.try_recv() == Err(TryRecvError::Closed);
        all.iter_mut().filter_map(|(number, closed)| gone(closed).then_some(*number)).collect()
    }

    #[test]
    fn where_one_address_has_too_many_its_oldest_idle_one_goes() {
        let mut open = OpenConnections::default();
        let mut all = let_in(&mut open, &[1, 1, 1]);
        assert_eq!(open.room(address(2), &LIMITS), Room::Free);
        open.count_busy(address(1), 1, |busy| busy + 1);
        assert_eq!(open.room(address(1), &LIMITS), Room::Made);
        assert_eq!((closed(&mut all), open.count), (vec![2], 2), "the first one is busy");
        assert_eq!(open.room(address(1), &LIMITS), Room::Free);
    }

    #[test]
    fn where_there_are_too_many_in_all_an_idle_one_of_whoever_has_the_most_of_them_goes() {
        let mut open = OpenConnections::default();
        let mut all = let_in(&mut open, &[1, 2, 2, 2]);
        // Address 2 has two that are idle, address 1 has one.
        open.count_busy(address(2), 2, |busy| busy + 1);
        assert_eq!(open.room(address(3), &LIMITS), Room::Made);
        assert_eq!(closed(&mut all), [3]);
        all.extend(let_in(&mut open, &[3]));
        for number in [4, 5] {
            open.count_busy(address(if number == 4 { 2 } else { 3 }), number, |busy| busy + 1);
        }
        assert_eq!(open.room(address(3), &LIMITS), Room::Made);
        assert_eq!(closed(&mut all), [1, 3]);
    }

    #[test]
    fn where_all_are_busy_nobody_else_comes_in_until_one_is_idle_again() {
        let mut open = OpenConnections::default();
        let mut all = let_in(&mut open, &[1, 1, 2, 2]);
        for (number, from) in [(1, 1), (2, 1), (3, 2), (4, 2)] {
            open.count_busy(address(from), number, |busy| busy + 1);
        }
        assert_eq!(open.room(address(3), &LIMITS), Room::None);
        assert!(closed(&mut all).is_empty());
        open.count_busy(address(2), 4, |busy| busy - 1);
        assert_eq!(open.room(address(3), &LIMITS), Room::Made);
        assert_eq!(closed(&mut all), [4]);
    }

    #[test]
    fn whoever_has_gone_is_not_counted_and_not_remembered() {
        let mut open = OpenConnections::default();
        drop(let_in(&mut open, &[1, 1]));
        assert!(open.forget(address(1), 1) && open.forget(address(1), 2));
        assert!(!open.forget(address(1), 2), "it has gone already");
        assert_eq!((open.count, open.by_address.len()), (0, 0));
    }
}
