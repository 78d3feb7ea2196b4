//! Sorting of short lists.
//!
//! The moves of a position and the like are a hundred at most, mostly a dozen. For so few, insertion is as quick as what the standard
//! library does, and a tenth of the code, which everybody who opens a page downloads.

use core::cmp::Ordering;

/// Sorts a short list; what is equal stays in its order.
pub fn sort_by<T>(list: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && compare(&list[at], &list[at - 1]) == Ordering::Less {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// Sorts a short list by a key that is quickly found; what has the same stays in its order.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], mut key: impl FnMut(&T) -> K) {
    sort_by(list, |one, other| key(one).cmp(&key(other)));
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    #[test]
    fn short_lists_are_sorted_as_the_standard_library_does() {
        let mut state = 1_u32;
        for length in 0..60 {
            let next = |_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                state >> 20
            };
            let list: Vec<(usize, u32)> = (0..length).map(next).enumerate().collect();
            let (mut one, mut other) = (list.clone(), list);
            // Few keys, so that many are the same.
            sort_by_key(&mut one, |&(_, number)| number % 7);
            other.sort_by_key(|&(_, number)| number % 7);
            assert_eq!(one, other);
        }
    }
}
