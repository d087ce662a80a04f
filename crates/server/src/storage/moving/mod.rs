//! Moves a whole database into another one, of the same kind or not: table by table in the order of keys, compared at the end, and
//! resumable after an interruption.
//!
//! The progress is stored in the target, in the same transactions as the rows. No server uses a database that has such a mark; it is
//! removed by the last step, after every table was compared.

mod catalogue;
mod copying;
mod end;
mod error;
mod place;
mod row;

pub(super) use self::catalogue::{Column, Kind, RELATIONS, Relation};
use self::copying::{compare, copy, fingerprint, rows_in};
pub(super) use self::end::{End, Facts, Mark, Trouble};
pub use self::error::MoveError;
pub use self::place::DatabasePlace;
pub(super) use self::row::{Batch, Row, Value};

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MovePhase {
    /// Rows are copied.
    Copying,
    /// Both sides are compared.
    Comparing,
}

/// How far a move is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveProgress {
    /// What is being done.
    pub phase: MovePhase,
    /// With which table.
    pub relation: &'static str,
    /// How many rows are done in this phase.
    pub done: u64,
    /// Of how many.
    pub all: u64,
}

/// What was moved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moved {
    /// How many tables hold something.
    pub relations: usize,
    /// How many rows there are.
    pub rows: u64,
    /// How many of them had been copied by an earlier attempt: all of them if it was complete, and both sides were only compared.
    pub before: u64,
    /// The SHA-256 of all rows, in hexadecimal digits: the same on both sides.
    pub hash: String,
}

impl Moved {
    /// Whether an earlier attempt had copied everything.
    pub const fn was_complete(&self) -> bool {
        self.rows > 0 && self.before == self.rows
    }
}

/// Takes everything in one database over into another one, which is empty or was being filled from the same one. The first one is not
/// changed, and no server may be using either. If everything is there already, both sides are compared, and nothing is changed.
///
/// It may be broken off at any time, by dropping it too: done again, it goes on where it was. With `start_over` what was copied by
/// an earlier attempt is thrown away.
///
/// # Errors
/// If either cannot be used or is in use, they have another form than this program writes, the target holds something else, or both sides
/// are not the same in the end.
pub async fn move_database(
    from: &DatabasePlace,
    to: &DatabasePlace,
    start_over: bool,
    tell: &mut (dyn FnMut(MoveProgress) + Send),
) -> Result<Moved, MoveError> {
    let mut source = from.source().await?;
    let mut target = to.target().await?;
    let of_source = fingerprint(&mut *source).await.map_err(MoveError::Source)?;
    let all = rows_in(&mut *source).await.map_err(MoveError::Source)?;
    let mark = match begun(&mut *target, of_source, start_over).await {
        Err(error @ MoveError::NotEmpty(..)) => {
            let (relations, hash) = complete(&mut *source, &mut *target, all, tell).await?.ok_or(error)?;
            source.close().await.map_err(MoveError::Source)?;
            target.close().await.map_err(MoveError::Target)?;
            return Ok(Moved { relations, rows: all, before: all, hash });
        }
        begun => begun?,
    };
    let before = rows_in(&mut *target).await.map_err(MoveError::Target)?;
    let mark = copy(&mut *source, &mut *target, mark, (before, all), tell).await?;
    let facts = source.facts().await.map_err(MoveError::Source)?;
    let (relations, hash) = compare(&mut *source, &mut *target, all, tell).await?;
    target.finish(&mark, facts).await.map_err(|trouble| match trouble {
        Trouble::ElsewhereAlready => MoveError::TwoMoves,
        Trouble::Storage(error) => MoveError::Target(error),
    })?;
    if target.facts().await.map_err(MoveError::Target)?.uptime != facts.uptime {
        return Err(MoveError::Differs("uptime"));
    }
    source.close().await.map_err(MoveError::Source)?;
    target.close().await.map_err(MoveError::Target)?;
    Ok(Moved { relations, rows: all, before, hash })
}

/// Whether a database that no move is filling is a complete copy all the same: a move that was broken off after its last step leaves one. How
/// many tables hold something then, and the hash of all.
async fn complete(
    source: &mut dyn End,
    target: &mut dyn End,
    all: u64,
    tell: &mut (dyn FnMut(MoveProgress) + Send),
) -> Result<Option<(usize, String)>, MoveError> {
    let there = source.facts().await.map_err(MoveError::Source)?;
    let here = target.facts().await.map_err(MoveError::Target)?;
    if here.uptime != there.uptime || rows_in(target).await.map_err(MoveError::Target)? != all {
        return Ok(None);
    }
    match compare(source, target, all, tell).await {
        Ok(same) => Ok(Some(same)),
        Err(MoveError::Differs(_)) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Where the move is: at its beginning in an empty database, or where it was broken off.
async fn begun(target: &mut dyn End, source: String, start_over: bool) -> Result<Mark, MoveError> {
    match target.mark().await.map_err(MoveError::Target)? {
        Some(mark) if mark.source == source && !start_over => return Ok(mark),
        Some(_) if !start_over => return Err(MoveError::OtherSource),
        Some(_) => {}
        None => {
            for relation in RELATIONS.iter().filter(|relation| !relation.is_made_at_the_start()) {
                let rows = target.count(relation).await.map_err(MoveError::Target)?;
                if rows > 0 {
                    return Err(MoveError::NotEmpty(relation.name, rows));
                }
            }
        }
    }
    let mark = Mark { source, relation: RELATIONS[0].name.to_owned(), after: Vec::new() };
    target.begin(&mark).await.map_err(MoveError::Target)?;
    Ok(mark)
}
