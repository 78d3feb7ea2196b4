//! What the server has acknowledged, as it was heard; written to a file as well, so that it can be looked at after a failure.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::path::Path;
use std::time::Duration;

use anyhow::Result;
use kamisado_online::Slug;

/// All acknowledgements.
pub(crate) struct Ledger {
    acknowledged: RefCell<BTreeMap<(Slug, u32), String>>,
    times: RefCell<Vec<Duration>>,
    file: RefCell<BufWriter<File>>,
}

impl Ledger {
    pub(crate) fn new(path: &Path) -> Result<Ledger> {
        Ok(Ledger {
            acknowledged: RefCell::default(),
            times: RefCell::default(),
            file: RefCell::new(BufWriter::new(File::create(path)?)),
        })
    }

    /// The server has said that this decision is entry `seq` of the game.
    pub(crate) fn note(
        &self,
        slug: Slug,
        seq: u32,
        decision: String,
        time: Duration,
    ) -> Result<()> {
        writeln!(self.file.borrow_mut(), "{slug} {seq} {decision}")?;
        self.times.borrow_mut().push(time);
        self.acknowledged.borrow_mut().insert((slug, seq), decision);
        Ok(())
    }

    pub(crate) fn len(&self) -> usize {
        self.acknowledged.borrow().len()
    }

    /// The times from sending to acknowledgement so far, which are then forgotten.
    pub(crate) fn take_times(&self) -> Vec<Duration> {
        let mut times = self.times.take();
        times.sort_unstable();
        times
    }

    /// The acknowledged entries of a game.
    pub(crate) fn of(&self, slug: Slug) -> Vec<(u32, String)> {
        self.acknowledged
            .borrow()
            .range((slug, 0)..=(slug, u32::MAX))
            .map(|((_, seq), decision)| (*seq, decision.clone()))
            .collect()
    }
}
