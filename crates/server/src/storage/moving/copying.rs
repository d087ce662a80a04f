//! Copies and compares databases table by table.

use sha2::{Digest as _, Sha256};
use tokio::sync::mpsc::{Receiver, channel};

use super::row::Sum;
use super::{Batch, End, Mark, MoveError, MovePhase, MoveProgress, RELATIONS, Relation, Row, Trouble};
use crate::hex::hex;
use crate::storage::StorageError;

/// How many batches are read ahead.
const AHEAD: usize = 2;

/// Identifies the content of a database at one time: the number of rows in each table, its keys, and the starts of its servers.
pub(super) async fn fingerprint(source: &mut dyn End) -> Result<String, StorageError> {
    let mut hash = Sha256::new();
    for relation in RELATIONS {
        hash.update(source.count(relation).await?.to_be_bytes());
        if ["signing_keys", "starts"].contains(&relation.name) {
            hash.update(summed(source, relation, &mut |_| {}).await?.hash());
        }
    }
    let facts = source.facts().await?;
    hash.update(facts.uptime.to_be_bytes());
    Ok(hex(&hash.finalize()))
}

/// The number of rows in all tables.
pub(super) async fn rows_in(end: &mut dyn End) -> Result<u64, StorageError> {
    let mut rows = 0;
    for relation in RELATIONS {
        rows += end.count(relation).await?;
    }
    Ok(rows)
}

/// Copies what has not been copied yet, and returns the progress.
pub(super) async fn copy(
    source: &mut dyn End,
    target: &mut dyn End,
    mut mark: Mark,
    (mut done, all): (u64, u64),
    tell: &mut (dyn FnMut(MoveProgress) + Send),
) -> Result<Mark, MoveError> {
    while let Some(place) = RELATIONS.iter().position(|relation| relation.name == mark.relation) {
        let relation = &RELATIONS[place];
        let mut told = |rows| {
            done += rows;
            tell(MoveProgress { phase: MovePhase::Copying, relation: relation.name, done, all });
        };
        told(0);
        let (sender, batches) = channel(AHEAD);
        let after = mark.after.clone();
        let read = source.read(relation, &after, sender);
        let next = RELATIONS.get(place + 1).map(|next| next.name).unwrap_or_default();
        let written = write(&mut *target, relation, batches, (mark, next), &mut told);
        let (read, written) = tokio::join!(read, written);
        mark = written?;
        read.map_err(MoveError::Source)?;
    }
    Ok(mark)
}

/// Writes the rows of one table as they come, and continues with the next table.
async fn write(
    target: &mut dyn End,
    relation: &'static Relation,
    mut batches: Receiver<Batch>,
    (mut mark, next): (Mark, &str),
    told: &mut (dyn FnMut(u64) + Send),
) -> Result<Mark, MoveError> {
    let mut rows = Vec::new();
    while let Some(batch) = batches.recv().await {
        if let Some(row) = batch.rows.iter().find(|row| row.iter().any(|value| !target.keeps(value))) {
            return Err(MoveError::Unkeepable(
                relation.name,
                format!("{:?}", &row[..relation.order().len()]),
            ));
        }
        rows.extend(batch.rows);
        // Rows that may be equal have no key after which one could go on: all of them go over in one step.
        if let Some(last) = rows.last().filter(|_| relation.key > 0) {
            let is = Mark { after: last[..relation.key].to_vec(), ..mark.clone() };
            write_with_progress(target, relation, &rows, &mark, &is).await?;
            mark = is;
            told(rows.len() as u64);
            rows.clear();
        }
    }
    let is = Mark { relation: next.to_owned(), after: Vec::new(), ..mark.clone() };
    write_with_progress(target, relation, &rows, &mark, &is).await?;
    told(rows.len() as u64);
    Ok(is)
}

/// Writes rows together with the progress.
async fn write_with_progress(
    target: &mut dyn End,
    relation: &'static Relation,
    rows: &[Row],
    was: &Mark,
    is: &Mark,
) -> Result<(), MoveError> {
    match target.write(relation, rows, was, is).await {
        Ok(()) => Ok(()),
        Err(Trouble::ElsewhereAlready) => Err(MoveError::TwoMoves),
        Err(Trouble::Storage(error @ (StorageError::Conflict | StorageError::Other(_)))) => {
            Err(MoveError::Row(relation.name, error))
        }
        Err(Trouble::Storage(error)) => Err(MoveError::Target(error)),
    }
}

/// Compares every table on both sides; returns how many have rows, and the hash of everything.
pub(super) async fn compare(
    source: &mut dyn End,
    target: &mut dyn End,
    all: u64,
    tell: &mut (dyn FnMut(MoveProgress) + Send),
) -> Result<(usize, String), MoveError> {
    let (mut done, mut relations, mut whole) = (0, 0, Sha256::new());
    for relation in RELATIONS {
        let mut told = |rows| {
            done += rows;
            tell(MoveProgress { phase: MovePhase::Comparing, relation: relation.name, done, all });
        };
        told(0);
        let mut untold = |_| {};
        let (there, here) =
            tokio::join!(summed(source, relation, &mut told), summed(target, relation, &mut untold));
        let (there, here) = (there.map_err(MoveError::Source)?, here.map_err(MoveError::Target)?);
        let (rows, hash) = (there.rows, there.hash());
        if here.rows != rows || here.hash() != hash {
            return Err(MoveError::Differs(relation.name));
        }
        relations += usize::from(rows > 0);
        whole.update(hash);
    }
    Ok((relations, hex(&whole.finalize())))
}

/// The checksum of all rows of a table.
async fn summed(
    end: &mut dyn End,
    relation: &'static Relation,
    told: &mut (dyn FnMut(u64) + Send),
) -> Result<Sum, StorageError> {
    let (sender, mut batches) = channel::<Batch>(AHEAD);
    let read = end.read(relation, &[], sender);
    let added = async {
        let mut sum = Sum::default();
        while let Some(batch) = batches.recv().await {
            batch.rows.iter().for_each(|row| sum.add(row));
            told(batch.rows.len() as u64);
        }
        sum
    };
    let (read, sum) = tokio::join!(read, added);
    read.map(|()| sum)
}
