//! Who may come in: how many connections are open, from where, and which of them are idle.
//!
//! A connection is busy while a request on it is carried out, and for as long as it is a socket. One on which nothing is asked can be
//! closed at any time: browsers open another when they need it. So whoever opens connections and says nothing only loses them again.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::oneshot;

use super::address::household;
use crate::app_state::AppState;
use crate::config::{Connections, Limits};
use crate::descriptors;

/// Every connection that is open.
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
    /// How many hold it busy.
    busy: usize,
    /// Closes it when it is dropped.
    _close: oneshot::Sender<()>,
}

/// A connection that was let in, until this is dropped.
pub(super) struct Admitted {
    admission: Admission,
    from: IpAddr,
    number: u64,
}

/// A connection is busy until this is dropped.
pub(super) struct Busy(Arc<Admitted>);

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

    /// Lets a connection in. If there are too many, an idle one goes for it; without an idle one it stays outside. The receiver ends
    /// when the connection is to be closed.
    pub(super) fn admit(&self, from: IpAddr) -> Option<(Arc<Admitted>, oneshot::Receiver<()>)> {
        let from = household(from);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let theirs = open.by_address.get(&from).map_or(0, BTreeMap::len);
        let slot = if theirs >= self.limits.of_one_address {
            self.turned_away();
            open.close_idle(from)
        } else if open.count >= self.limits.total {
            self.turned_away();
            open.close_idle_of_most()
        } else {
            true
        };
        if !slot {
            return None;
        }
        let (close, closed) = oneshot::channel();
        open.next += 1;
        open.count += 1;
        let number = open.next;
        open.by_address.entry(from).or_default().insert(number, OpenConnection { busy: 0, _close: close });
        self.app.metrics.connections.set(open.count as i64);
        Some((Arc::new(Admitted { admission: self.clone(), from, number }), closed))
    }

    fn turned_away(&self) {
        self.app.metrics.turned_away.inc();
    }
}

impl OpenConnections {
    /// Closes the oldest idle connection from there, if there is one.
    fn close_idle(&mut self, from: IpAddr) -> bool {
        let Some(theirs) = self.by_address.get(&from) else { return false };
        let idle = theirs.iter().find(|(_, connection)| connection.busy == 0).map(|(number, _)| *number);
        idle.is_some_and(|number| self.forget(from, number))
    }

    /// Closes an idle connection of whoever has the most of them, if anybody has one.
    fn close_idle_of_most(&mut self) -> bool {
        let idle = |theirs: &BTreeMap<u64, OpenConnection>| {
            theirs.values().filter(|connection| connection.busy == 0).count()
        };
        let most = self.by_address.iter().max_by_key(|(_, theirs)| idle(theirs)).map(|(from, _)| *from);
        most.is_some_and(|from| self.close_idle(from))
    }

    /// Whether it was there.
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
    /// A request begins. Nothing if the connection is being closed.
    pub(super) fn busy(self: &Arc<Admitted>) -> Busy {
        self.count_busy(|busy| busy + 1);
        Busy(Arc::clone(self))
    }

    fn count_busy(&self, change: impl Fn(usize) -> usize) {
        let mut open = self.admission.open.lock().unwrap_or_else(PoisonError::into_inner);
        let theirs = open.by_address.get_mut(&self.from);
        if let Some(connection) = theirs.and_then(|theirs| theirs.get_mut(&self.number)) {
            connection.busy = change(connection.busy);
        }
    }
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut open = self.admission.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.forget(self.from, self.number);
        self.admission.app.metrics.connections.set(open.count as i64);
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.count_busy(|busy| busy.saturating_sub(1));
    }
}
