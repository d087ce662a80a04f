//! A fair queue: addresses take turns, and so do the people behind each address; the requests of one person keep their order.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::net::IpAddr;

/// The person for whom a bot thinks.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Requester {
    /// Their address; `None` if unknown, as after a restart.
    pub(crate) address: Option<IpAddr>,
    /// His id.
    pub(crate) person: String,
}

/// Non-empty queues that take turns.
struct Turns<K, L> {
    order: VecDeque<K>,
    lines: HashMap<K, L>,
}

impl<K, L> Default for Turns<K, L> {
    fn default() -> Turns<K, L> {
        Turns { order: VecDeque::new(), lines: HashMap::new() }
    }
}

impl<K: Clone + Eq + Hash, L: Default> Turns<K, L> {
    /// The queue of this key; a new one is added at the end.
    fn line(&mut self, key: &K) -> &mut L {
        if !self.lines.contains_key(key) {
            self.order.push_back(key.clone());
        }
        self.lines.entry(key.clone()).or_default()
    }

    /// Takes an element from the first queue, which then moves to the end, or is removed if it is empty.
    fn next<T>(&mut self, take: impl FnOnce(&mut L) -> T, is_empty: impl FnOnce(&L) -> bool) -> Option<T> {
        let key = self.order.pop_front()?;
        let line = self.lines.get_mut(&key)?;
        let taken = take(line);
        if is_empty(line) {
            self.lines.remove(&key);
        } else {
            self.order.push_back(key);
        }
        Some(taken)
    }
}

type OfOnePerson<T> = VecDeque<(Requester, T)>;
type OfOneAddress<T> = Turns<String, OfOnePerson<T>>;

/// The queue.
pub(super) struct FairQueue<T> {
    addresses: Turns<Option<IpAddr>, OfOneAddress<T>>,
    len: usize,
}

impl<T> Default for FairQueue<T> {
    fn default() -> FairQueue<T> {
        FairQueue { addresses: Turns::default(), len: 0 }
    }
}

impl<T> FairQueue<T> {
    /// The number of waiting requests.
    pub(super) const fn len(&self) -> usize {
        self.len
    }

    pub(super) fn push(&mut self, requester: Requester, job: T) {
        self.len += 1;
        self.addresses.line(&requester.address).line(&requester.person).push_back((requester, job));
    }

    /// Removes the next request.
    pub(super) fn pop(&mut self) -> Option<(Requester, T)> {
        let of_person = |line: &mut OfOnePerson<T>| line.pop_front();
        let of_address = |line: &mut OfOneAddress<T>| line.next(of_person, VecDeque::is_empty).flatten();
        let next = self.addresses.next(of_address, |line| line.order.is_empty()).flatten()?;
        self.len -= 1;
        Some(next)
    }

    /// Among how many a person's next request takes turns: other addresses, other people at the same address, and their own
    /// requests.
    pub(super) fn rivals(&self, requester: &Requester) -> usize {
        let here = self.addresses.lines.get(&requester.address);
        let own = here.and_then(|here| here.lines.get(&requester.person));
        let others = |waiting: usize, one_of_them: bool| waiting - usize::from(one_of_them);
        others(self.addresses.order.len(), here.is_some())
            + here.map_or(0, |here| others(here.order.len(), own.is_some()))
            + own.map_or(0, VecDeque::len)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(address: u8, person: &str) -> Requester {
        Requester { address: Some([192, 0, 2, address].into()), person: person.to_owned() }
    }

    #[test]
    fn one_who_asks_once_comes_after_one_question_of_each_other() {
        let mut queue = FairQueue::default();
        for number in 0..1000 {
            queue.push(from(1, "flood"), format!("flood {number}"));
        }
        for guest in 0..1000 {
            queue.push(from(2, &format!("guest {guest}")), format!("guest {guest}"));
        }
        queue.push(from(3, "ann"), "ann".to_owned());
        assert_eq!((queue.rivals(&from(3, "ann")), queue.rivals(&from(1, "flood"))), (3, 1002));
        let first: Vec<String> = (0..6).filter_map(|_| queue.pop()).map(|(_, job)| job).collect();
        assert_eq!(first, ["flood 0", "guest 0", "ann", "flood 1", "guest 1", "flood 2"]);
        let rest: Vec<String> = std::iter::from_fn(|| queue.pop()).map(|(_, job)| job).collect();
        assert_eq!((rest.len(), queue.len()), (1995, 0), "nobody is forgotten");
    }

    #[test]
    fn people_at_one_address_take_turns() {
        let mut queue = FairQueue::default();
        for number in 0..3 {
            queue.push(from(1, "flood"), format!("flood {number}"));
        }
        queue.push(from(1, "ann"), "ann".to_owned());
        let order: Vec<String> = std::iter::from_fn(|| queue.pop()).map(|(_, job)| job).collect();
        assert_eq!(order, ["flood 0", "ann", "flood 1", "flood 2"]);
    }
}
