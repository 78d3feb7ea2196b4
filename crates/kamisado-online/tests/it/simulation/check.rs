use std::sync::Arc;
use std::time::Duration;

use kamisado::BySide;
use kamisado_online::lines::Reply;
use kamisado_online::{Act, Entry, Host, Outage, Stamp, Table, What};
use tokio::sync::mpsc;

use super::client::Log;
use super::journal::Line;
use super::world::{Kept, World};

/// What must hold of a game at the end of a run, whatever happened.
pub(crate) fn game(world: &World, kept: &Kept, outages: &[Outage]) -> Result<Table, String> {
    let id = kept.game.id.0;
    let mut entries: Vec<&Entry> = kept.entries.iter().collect();
    entries.sort_by_key(|entry| entry.seq);
    let mut table = Table::new(kept.game, outages.to_vec());
    for entry in entries {
        if matches!(entry.what, What::Flag | What::Abort) {
            is_in_time(&table, entry, outages)?;
        }
        table
            .apply(entry)
            .map_err(|corrupt| format!("game {id}: {corrupt}"))?;
    }
    let endings = usize::from(table.result().is_some());
    if kept.endings.len() != endings {
        let effects = kept.endings.len();
        return Err(format!(
            "game {id}: {endings} endings had {effects} effects"
        ));
    }
    let patience = Duration::from_secs(30);
    if let Some(due_at) = table.next().due_at
        && due_at + patience < world.now()
    {
        return Err(format!("game {id}: nobody saw that something was due"));
    }
    if kept.next.side != table.next().side && table.result().is_none() {
        return Err(format!("game {id}: the row says {:?}", kept.next));
    }
    Ok(table)
}

/// Nobody's time may run out in an outage.
fn is_in_time(table: &Table, entry: &Entry, outages: &[Outage]) -> Result<(), String> {
    // An outage that began at the same moment, as far as clocks can tell, came after it.
    let skew = Duration::from_millis(2 * World::SKEW + 1);
    let before = |outage: &&Outage| outage.from + skew < entry.at;
    let outages = outages.iter().filter(before).copied().collect();
    let mut table = table.clone();
    table
        .set_outages(outages)
        .map_err(|corrupt| corrupt.to_string())?;
    match table.now(entry.at) {
        Reply::Now {
            due_at: Some(due_at),
            ..
        } if due_at <= entry.at + skew => Ok(()),
        now => Err(format!("{entry:?} comes too early: {now}")),
    }
}

/// What must hold of what a client was told.
pub(crate) fn client(name: &str, log: &Log, table: &Table) -> Result<(), String> {
    if let Some(complaint) = &log.complaint {
        return Err(format!("{name}: {complaint}"));
    }
    let entries: Vec<_> = table.entries().collect();
    for (side, command, seq) in &log.acknowledged {
        let is_there = entries
            .get(*seq as usize)
            .is_some_and(|entry| entry.side == Some(*side) && did(command.act, entry.what));
        if !is_there {
            return Err(format!(
                "{name}: {command:?} was acknowledged as {seq} and is not there"
            ));
        }
    }
    let told = log.entries.iter().copied();
    let kept = entries
        .iter()
        .map(|entry| (entry.at, entry.side, entry.what));
    if !told.eq(kept) {
        return Err(format!(
            "{name}: was told {} entries that differ from the {} of the journal",
            log.entries.len(),
            entries.len()
        ));
    }
    match &log.waits_for {
        Some(command) => Err(format!("{name}: {command:?} was never answered")),
        None => Ok(()),
    }
}

/// At the end all are connected, and know it of each other, whichever servers they are on.
pub(crate) fn presence(name: &str, log: &Log) -> Result<(), String> {
    let BySide { black, white } = log.is_here;
    if black && white && log.crowd == 1 {
        return Ok(());
    }
    let crowd = log.crowd;
    Err(format!(
        "{name}: was told that black is there: {black}, white: {white}, and of {crowd} who watch"
    ))
}

/// Nobody can lose because they have gone while they are connected.
pub(crate) fn claims(table: &Table, log: &Log) -> Result<(), String> {
    let claim = table.entries().find(|entry| entry.what == What::Claim);
    let Some((claim, side)) = claim.and_then(|claim| Some((claim, claim.side?))) else {
        return Ok(());
    };
    // Long enough to have been noticed before the claim, and until after it, as far as clocks can tell.
    let skew = Duration::from_millis(2 * World::SKEW);
    let patience = Duration::from_secs(10);
    let stays = |(from, to): &&(Stamp, Stamp)| *from + patience < claim.at && *to > claim.at + skew;
    match log.connected.iter().find(stays) {
        Some(connection) if log.side == Some(!side) => Err(format!(
            "{claim:?}, and the opponent was connected {connection:?}"
        )),
        _ => Ok(()),
    }
}

/// Whether an entry is what a command asked for.
fn did(act: Act, what: What) -> bool {
    match (act, what) {
        (Act::Play(decision), What::Decision(made)) => decision == made,
        (Act::Say(phrase), What::Say(said)) => phrase == said,
        (Act::Resign, What::Resign)
        | (Act::Takeback, What::Takeback)
        | (Act::Yes, What::Undo(_) | What::Rematch)
        | (Act::No, What::Decline)
        | (Act::Claim, What::Claim)
        | (Act::Rematch, What::Rematch) => true,
        _ => false,
    }
}

/// The table that a server holds must be what the entries make.
pub(crate) async fn room(host: &Host<Line>, table: &Table) -> Result<(), String> {
    let (outbox, mut lines) = mpsc::channel(8);
    let slug = table.game().slug;
    let seat = host
        .join(slug, None, 0, outbox)
        .await
        .map_err(|error| format!("the room does not open: {error}"))?;
    let greeting: Option<Arc<str>> = lines.recv().await;
    drop(seat);
    let greeting = greeting.unwrap_or_default();
    let mut told = greeting.split('\n');
    if told.next() != Some(&format!("at {slug} none 0")) {
        return Err(format!("a greeting begins otherwise: {greeting}"));
    }
    for seq in 0..table.seq() {
        let line = table.line(seq).map(|line: Reply| line.to_string());
        let heard = told.next();
        if heard != line.as_deref() {
            return Err(format!("a room says {heard:?} instead of {line:?}"));
        }
    }
    Ok(())
}
