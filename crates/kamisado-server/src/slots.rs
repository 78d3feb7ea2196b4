//! A fixed number of places, shared by address.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio_util::sync::CancellationToken;

use crate::address::Address;

/// Places for connections or sessions: this many in all, and this many for each address.
///
/// When all are taken, an address with few places gets the oldest place of the address that has the most. So a few addresses cannot
/// keep everybody else out.
#[derive(Clone, Debug)]
pub(crate) struct Slots {
    total: usize,
    each: usize,
    taken: Arc<Mutex<Taken>>,
}

#[derive(Debug, Default)]
struct Taken {
    count: usize,
    next: u64,
    /// The places of each address, the oldest first.
    by_address: HashMap<Address, VecDeque<(u64, CancellationToken)>>,
}

/// A place, which is given back when it is dropped.
#[derive(Debug)]
pub(crate) struct Slot {
    taken: Arc<Mutex<Taken>>,
    address: Address,
    number: u64,
    /// Cancelled when another address gets the place.
    lost: CancellationToken,
}

impl Slots {
    pub(crate) fn new(total: usize, each: usize) -> Slots {
        Slots {
            total,
            each,
            taken: Arc::default(),
        }
    }

    /// A place, if there is one for this address.
    pub(crate) fn take(&self, address: Address) -> Option<Slot> {
        self.take_of(address, self.each)
    }

    /// A place for an address that may have all of them, such as that of a proxy.
    pub(crate) fn take_any(&self, address: Address) -> Option<Slot> {
        self.take_of(address, self.total)
    }

    /// A place for this address, if one is free: nobody loses theirs.
    pub(crate) fn take_free(&self, address: Address) -> Option<Slot> {
        if self.taken() >= self.total {
            None
        } else {
            self.take(address)
        }
    }

    /// How many places are taken.
    pub(crate) fn taken(&self) -> usize {
        self.held().count
    }

    fn held(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take_of(&self, address: Address, each: usize) -> Option<Slot> {
        let mut taken = self.held();
        let own = taken.by_address.get(&address).map_or(0, VecDeque::len);
        if own >= each {
            return None;
        }
        if taken.count >= self.total && !taken.free_one(own) {
            return None;
        }
        let number = taken.next;
        taken.next += 1;
        taken.count += 1;
        let lost = CancellationToken::new();
        let places = taken.by_address.entry(address).or_default();
        places.push_back((number, lost.clone()));
        Some(Slot {
            taken: Arc::clone(&self.taken),
            address,
            number,
            lost,
        })
    }
}

impl Taken {
    /// Takes a place from the address with most of them, if it would still have no fewer than one with `own` and one more.
    fn free_one(&mut self, own: usize) -> bool {
        let greediest = self
            .by_address
            .iter()
            .max_by_key(|(_, places)| places.len());
        let Some((&address, places)) = greediest else {
            return false;
        };
        let Some((number, lost)) = places.front().filter(|_| places.len() > own + 1) else {
            return false;
        };
        lost.cancel();
        let number = *number;
        self.give_back(address, number);
        true
    }

    fn give_back(&mut self, address: Address, number: u64) {
        let Some(places) = self.by_address.get_mut(&address) else {
            return;
        };
        let before = places.len();
        places.retain(|(other, _)| *other != number);
        self.count -= before - places.len();
        if places.is_empty() {
            self.by_address.remove(&address);
        }
    }
}

impl Slot {
    /// Cancelled when another address has got the place.
    pub(crate) fn lost(&self) -> CancellationToken {
        self.lost.clone()
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        taken.give_back(self.address, self.number);
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn address(last: u8) -> Address {
        IpAddr::from([192, 0, 2, last]).into()
    }

    #[test]
    fn places_are_counted_and_given_back() {
        let slots = Slots::new(10, 2);
        let first = slots.take(address(1)).unwrap();
        let _second = slots.take(address(1)).unwrap();
        assert!(slots.take(address(1)).is_none());
        assert!(slots.take(address(2)).is_some());
        drop(first);
        assert!(slots.take(address(1)).is_some());
        assert_eq!(slots.taken(), 1);
    }

    #[test]
    fn when_all_are_taken_the_greediest_makes_room() {
        let slots = Slots::new(4, 4);
        let greedy: Vec<_> = (0..3).map(|_| slots.take(address(1)).unwrap()).collect();
        let modest = slots.take(address(2)).unwrap();
        let newcomer = slots.take(address(3)).unwrap();
        assert!(greedy[0].lost().is_cancelled());
        assert!(!greedy[1].lost().is_cancelled());
        assert!(!modest.lost().is_cancelled());
        // Two for one and one for each of the others is as fair as four places can be.
        assert!(slots.take(address(3)).is_none());
        assert!(slots.take(address(4)).is_some());
        assert_eq!(slots.taken(), 3);
        drop((greedy, modest, newcomer));
        assert_eq!(slots.taken(), 0);
        assert!(slots.taken.lock().unwrap().by_address.is_empty());
    }

    #[test]
    fn a_proxy_may_have_all_places() {
        let slots = Slots::new(3, 1);
        let places: Vec<_> = (0..3).map(|_| slots.take_any(address(1))).collect();
        assert!(places.iter().all(Option::is_some));
        assert!(slots.take_any(address(1)).is_none());
    }
}
