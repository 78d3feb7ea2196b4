//! What the search remembers: proof and disproof numbers in a fixed memory, shared by all threads without a lock.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

use super::numbers::{BITS, INFINITE, Numbers};

/// How much memory a solver's table may take.
///
/// Memory is used as the search needs it: a short search in a large table touches a small part of it only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Memory {
    bytes: usize,
}

impl Memory {
    /// The most mebibytes that a program offers to its users: 32 GiB.
    pub const MOST_MEBIBYTES: u32 = 32 << 10;

    /// This many mebibytes, at least one. What is used is the largest power of two in it.
    #[must_use]
    pub const fn mebibytes(count: usize) -> Memory {
        let count = if count == 0 { 1 } else { count };
        Memory {
            bytes: count.saturating_mul(1 << 20),
        }
    }

    /// The size in bytes.
    #[must_use]
    pub const fn bytes(self) -> usize {
        self.bytes
    }
}

impl Default for Memory {
    /// 256 MiB.
    fn default() -> Memory {
        Memory::mebibytes(256)
    }
}

/// A table of this size cannot be allocated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfMemory(pub Memory);

impl OutOfMemory {
    /// How many mebibytes were asked for.
    #[must_use]
    pub const fn mebibytes(self) -> usize {
        self.0.bytes >> 20
    }
}

impl fmt::Display for OutOfMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mebibytes = self.mebibytes();
        write!(
            f,
            "there isn't enough memory for a table of {mebibytes} MiB: ask for less"
        )
    }
}

impl std::error::Error for OutOfMemory {}

/// Slots that share a cache line; a position may be in any slot of its bucket.
const SLOTS: usize = 4;
const WORDS: usize = 2 * SLOTS;
/// The part of the table in use at first: 256 KiB.
const FIRST_BUCKETS: usize = 1 << 12;

/// A slot is two words: the numbers, and the position's key combined with them. A slot torn by two threads writing at
/// once does not give its key back and so is not found.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    words: Box<[AtomicU64]>,
    /// How many buckets are in use, a power of two; grows with the need, so that short searches stay in the cache.
    buckets: AtomicUsize,
    /// About how many slots are taken.
    taken: AtomicUsize,
    /// One thread is growing the table.
    growing: AtomicBool,
}

/// The two numbers and how much work they took, as they are stored.
#[derive(Clone, Copy)]
struct Data(u64);

impl Data {
    fn new(numbers: Numbers, work: u64) -> Data {
        let effort = u64::from(64 - work.leading_zeros());
        // The highest bit tells a taken slot from an empty one.
        Data(
            1 << 63
                | effort << (2 * BITS)
                | u64::from(numbers.disproof) << BITS
                | u64::from(numbers.proof),
        )
    }

    fn numbers(self) -> Numbers {
        let mask = u64::from(INFINITE);
        Numbers::new((self.0 & mask) as u32, (self.0 >> BITS & mask) as u32)
    }

    /// The number of binary digits of the work behind it.
    fn effort(self) -> u64 {
        self.0 >> (2 * BITS) & 0x7f
    }
}

impl TranspositionTable {
    /// # Errors
    /// When there is not enough memory.
    pub(super) fn new(memory: Memory) -> Result<TranspositionTable, OutOfMemory> {
        let fitting = memory.bytes() / (WORDS * size_of::<AtomicU64>());
        let buckets = 1 << fitting.max(1).ilog2();
        let words = bytemuck::try_zeroed_slice_box(buckets * WORDS);
        Ok(TranspositionTable {
            words: words.map_err(|()| OutOfMemory(memory))?,
            buckets: AtomicUsize::new(buckets.min(FIRST_BUCKETS)),
            taken: AtomicUsize::new(0),
            growing: AtomicBool::new(false),
        })
    }

    #[inline]
    fn bucket(&self, key: u64) -> &[AtomicU64] {
        let bucket = key as usize & (self.buckets.load(Ordering::Relaxed) - 1);
        &self.words[bucket * WORDS..(bucket + 1) * WORDS]
    }

    /// Asks the memory for what will be looked up soon.
    #[inline]
    pub(super) fn fetch(&self, key: u64) {
        std::hint::black_box(self.bucket(key)[0].load(Ordering::Relaxed));
    }

    /// What is known about the position with this key.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Numbers> {
        let bucket = self.bucket(key);
        for slot in bucket.chunks_exact(2) {
            let data = slot[1].load(Ordering::Relaxed);
            if slot[0].load(Ordering::Relaxed) ^ data == key && data != 0 {
                return Some(Data(data).numbers());
            }
        }
        None
    }

    /// Remembers the numbers of a position that took so much work, in place of what took the least.
    pub(super) fn put(&self, key: u64, numbers: Numbers, work: u64) {
        let bucket = self.bucket(key);
        let mut least = (u64::MAX, 0);
        for (index, slot) in bucket.chunks_exact(2).enumerate() {
            let data = slot[1].load(Ordering::Relaxed);
            if slot[0].load(Ordering::Relaxed) ^ data == key {
                least = (1, index);
                break;
            }
            // An empty slot has effort zero, any other at least one.
            let effort = Data(data).effort();
            if effort < least.0 {
                least = (effort, index);
            }
        }
        let (effort, index) = least;
        let data = Data::new(numbers, work).0;
        bucket[2 * index].store(key ^ data, Ordering::Relaxed);
        bucket[2 * index + 1].store(data, Ordering::Relaxed);
        if effort == 0 {
            let taken = self.taken.fetch_add(1, Ordering::Relaxed);
            if taken * 2 > self.buckets.load(Ordering::Relaxed) * SLOTS {
                self.grow();
            }
        }
    }

    /// Doubles the part in use, if there is more. Another thread may lose what it stores meanwhile; it would only have
    /// to find it again.
    #[cold]
    fn grow(&self) {
        let buckets = self.buckets.load(Ordering::Relaxed);
        if buckets * 2 * WORDS > self.words.len() || self.growing.swap(true, Ordering::Acquire) {
            return;
        }
        let (lower, upper) = self.words[..buckets * 2 * WORDS].split_at(buckets * WORDS);
        for (from, to) in lower.chunks_exact(2).zip(upper.chunks_exact(2)) {
            let data = from[1].load(Ordering::Relaxed);
            let word = from[0].load(Ordering::Relaxed);
            if (word ^ data) as usize & buckets != 0 && data != 0 {
                to[0].store(word, Ordering::Relaxed);
                to[1].store(data, Ordering::Relaxed);
                from[1].store(0, Ordering::Relaxed);
                from[0].store(0, Ordering::Relaxed);
            }
        }
        self.buckets.store(buckets * 2, Ordering::Release);
        self.growing.store(false, Ordering::Release);
    }

    /// How full the table is, in thousandths of what it may hold.
    pub(super) fn permille(&self) -> u32 {
        let taken = self.taken.load(Ordering::Relaxed);
        (taken * 1000 / (self.words.len() / 2)).min(1000) as u32
    }

    /// How many bytes have been in use so far.
    pub(super) fn bytes_in_use(&self) -> usize {
        self.buckets.load(Ordering::Relaxed) * WORDS * size_of::<AtomicU64>()
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        let used = *self.buckets.get_mut() * WORDS;
        for word in &mut self.words[..used] {
            *word.get_mut() = 0;
        }
        *self.buckets.get_mut() = FIRST_BUCKETS.min(self.words.len() / WORDS);
        *self.taken.get_mut() = 0;
    }
}
