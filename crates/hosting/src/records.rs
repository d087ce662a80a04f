//! Verifies the dice of records, and reads imported records.

use protocol::{DiceCheck, ErrorCode, Verdict};
use sha2::{Digest as _, Sha256};
use table::dice::{Commitment, SealedDice};
use table::record::DiceVerdict;
use table::{AnySession, GameError, Phrase, Record, ResumeError, SaturatingAs};

use crate::request_error::RequestError;

/// The largest number of entries in an imported record.
const MOST_ENTRIES: usize = 5_000;
/// How many characters of technical details are told.
const MOST_DETAILS: usize = 300;

/// What an imported record proves. Its points are believed if it is of older rules, so those that today's rules do not count prove
/// nothing.
pub fn verdict(session: &dyn AnySession) -> Verdict {
    match dice_of(session.record()) {
        Verdict::Honest if session.has_other_points() => Verdict::SetByHand,
        verdict => verdict,
    }
}

/// Whether the dice of a record are valid.
fn dice_of(record: &Record) -> Verdict {
    match record.verify() {
        DiceVerdict::Fair(_) => Verdict::Honest,
        DiceVerdict::SetByHand(_) => Verdict::SetByHand,
        DiceVerdict::NotSealed => Verdict::NotSealed,
        DiceVerdict::NotRevealed => Verdict::NotYet,
        DiceVerdict::OtherSecret => Verdict::Wrong { why: Phrase::new("server-dice-secret") },
        DiceVerdict::Tampered(_) => {
            Verdict::Wrong { why: Phrase::new("server-dice-roll").with("roll", first_forged(record)) }
        }
    }
}

/// The number of the first roll that does not follow from the secret.
fn first_forged(record: &Record) -> usize {
    let dice = record.secret().map(|secret| SealedDice::new(secret, record.salts(), 0));
    dice.and_then(|dice| dice.first_mismatch(record.rolls())).map_or(0, |mismatch| mismatch.roll)
}

/// The verified dice of a table: from the current record with the table's own commitment, and from the final record. Of an imported
/// record, the [`verdict`] is known.
pub fn dice_check(
    record: Option<&Record>,
    own: Option<Commitment>,
    finished: Option<&Record>,
    known: Option<&Verdict>,
) -> DiceCheck {
    let rolls = record.map_or(0, |record| record.rolls().count().saturating_as::<u32>());
    let verdict = match (known, finished, record) {
        (Some(known), ..) => known.clone(),
        (None, Some(record), _) => dice_of(record),
        (None, None, Some(record)) if record.commitment().is_none() => Verdict::NotSealed,
        (None, None, _) => Verdict::NotYet,
    };
    let own = own.map(|commitment| commitment.to_string());
    let recorded = record.and_then(Record::commitment).map(|commitment| commitment.to_string());
    DiceCheck {
        commitment: own.or(recorded),
        secret: finished.and_then(Record::secret).map(ToString::to_string),
        salts: record.map_or_else(Vec::new, |record| record.salts().to_vec()),
        rolls,
        verdict,
    }
}

/// An imported record: parsed, but not replayed yet.
pub struct BroughtRecord {
    /// The record.
    pub record: Record,
    /// A hash of its content, independent of its format.
    pub hash: String,
}

/// Parses an imported record.
///
/// # Errors
/// If it is not a record, or too long.
///
/// # Panics
/// Never: a record that was read can be written.
pub fn read_record(source: &str) -> Result<BroughtRecord, RequestError> {
    let record = Record::read(source).map_err(|bad| broken("server-record-unreadable", bad.to_string()))?;
    if record.entries().len() > MOST_ENTRIES {
        return Err(RequestError::new(ErrorCode::Malformed, "server-record-long"));
    }
    let mut said = serde_json::to_value(&record).expect("a record has only keys that are text");
    said.sort_all_objects();
    let digest = Sha256::digest(said.to_string().as_bytes());
    let hash = digest[..16].iter().flat_map(|byte| [byte >> 4, byte & 15]);
    let hash = hash.filter_map(|digit| char::from_digit(u32::from(digit), 16)).collect();
    Ok(BroughtRecord { record, hash })
}

/// An error about a record that cannot be shown, with technical details. They may quote the record: of a file that is none, its only
/// line may be all of it.
pub fn broken(why: &'static str, what: String) -> RequestError {
    let what = match what.char_indices().nth(MOST_DETAILS) {
        Some((end, _)) => format!("{} …", &what[..end]),
        None => what,
    };
    RequestError::new(ErrorCode::Malformed, Phrase::new(why).with("what", what))
}

/// An error about a record that does not replay, with the position.
pub fn diverges(error: &ResumeError) -> RequestError {
    let complaint = |why: &GameError| match why {
        GameError::Illegal(why) => why.clone(),
        GameError::Malformed(what) => Phrase::new("server-record-detail").with("what", what.clone()),
    };
    RequestError::new(
        ErrorCode::Malformed,
        match error {
            ResumeError::OtherGame { game } => Phrase::new("server-record-game").with("what", game.clone()),
            ResumeError::NewerRules { .. } => Phrase::new("server-record-newer"),
            ResumeError::Start { why } => Phrase::new("server-record-start").with("why", complaint(why)),
            ResumeError::Entry { index, why } => {
                Phrase::new("server-record-entry").with("number", index + 1).with("why", complaint(why))
            }
            ResumeError::Result { .. } => Phrase::new("server-record-result"),
            ResumeError::GaveUp { seat } => Phrase::new("server-record-gave-up").with("seat", *seat),
            ResumeError::State { why } => Phrase::new("server-record-unreadable").with("what", why.clone()),
        },
    )
}
