//! Locks that last until the end of a transaction, for what the rows themselves do not keep apart. SQLite needs none: one at a time
//! writes.

use sqlx::{AnyConnection, Error};

use super::kind::Kind;

/// What only one transaction at a time may do.
#[derive(Clone, Copy, Debug)]
pub(super) enum Lock {
    /// Change the schema.
    Schema,
    /// Record an outage.
    Outage,
    /// Bring together those who want to play on the terms with this number.
    Pairing(i32),
}

/// Waits until nobody else has this lock.
pub(super) async fn lock(connection: &mut AnyConnection, lock: Lock) -> Result<(), Error> {
    if Kind::of(connection) == Kind::Sqlite {
        return Ok(());
    }
    // The two halves of the number of a lock. What the first one is does not matter, as long as no other program uses it here.
    let (what, which) = match lock {
        Lock::Schema => (0x6b61_6d69, 0),
        Lock::Outage => (0x6b61_6d69, 1),
        Lock::Pairing(which) => (0x6b61_6d6a, which),
    };
    sqlx::query("SELECT pg_advisory_xact_lock($1, $2)")
        .bind(what)
        .bind(which)
        .execute(connection)
        .await?;
    Ok(())
}
