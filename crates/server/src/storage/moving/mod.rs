//! Moves a whole database into another one, of the same kind or not: table by table in the order of keys, compared at the end, and
//! resumable after an interruption.
//!
//! The progress is stored in the target, in the same transactions as the rows. No server uses a database with such a mark; the last
//! step removes it, after every table was compared.

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

/// The phase of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MovePhase {
    /// Rows are copied.
    Copying,
    /// Both sides are compared.
    Comparing,
}

/// The progress of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveProgress {
    /// The phase.
    pub phase: MovePhase,
    /// The table.
    pub relation: &'static str,
    /// The number of rows done in this phase.
    pub done: u64,
    /// The number of all rows.
    pub all: u64,
}

/// The result of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moved {
    /// The number of tables with rows.
    pub relations: usize,
    /// The number of rows.
    pub rows: u64,
    /// How many of them an earlier attempt had copied: all of them if it was complete, and both sides were only compared.
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

/// Copies a whole database into another one, which must be empty or the target of an unfinished move from the same source. The
/// source is not changed, and no server may be using either. If everything is there already, both sides are compared, and nothing
/// is changed.
///
/// It can be interrupted at any time, also by dropping the future: run again, it continues where it stopped. With `start_over`,
/// what an earlier attempt copied is discarded.
///
/// # Errors
/// If either database cannot be used or is in use, if their schema versions differ from this program's, if the target contains
/// something else, or if both sides differ in the end.
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

/// Whether a database without a mark is a complete copy all the same: a move that was interrupted after its last step leaves one.
/// Returns how many tables have rows, and the hash of everything.
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

/// The progress of the move: at the start in an empty database, or where it was interrupted.
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
