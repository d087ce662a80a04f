//! A recorded game: a header, and entries that are only ever appended.
//!
//! Loading a record means replaying it ([`Session::resume`](crate::Session::resume)). There are two forms, which can be converted
//! into each other: JSON for programs, and a text form that a person can read, diff and edit.

mod json;
mod text;

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Seat;
use crate::dice::{Commitment, Roll, SealedDice, Secret};

/// A recorded game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    game: String,
    rules: u32,
    options: Value,
    players: Vec<Player>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    commitment: Option<Commitment>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    salts: Vec<String>,
    start: Start,
    entries: Vec<Entry>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    gave_up: Option<Seat>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    looked_ahead: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    secret: Option<Secret>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    state: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<Vec<i32>>,
}

/// Who played a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Their name.
    pub name: String,
    /// `person`, the level of a bot, or `scripted`.
    pub kind: String,
}

impl Player {
    /// A player with this name.
    pub fn new(name: impl Into<String>, kind: impl Into<String>) -> Player {
        Player { name: name.into(), kind: kind.into() }
    }
}

/// Where a game begins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// With the set-up, which made these rolls.
    Setup(Vec<Roll>),
    /// With a position that somebody set up.
    Position(Value),
}

/// Something that was done at the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry {
    /// A decision.
    Play {
        /// The seat that decided.
        seat: Seat,
        /// The text form of the action.
        action: String,
        /// The rolls it caused.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        rolls: Vec<Roll>,
        /// How long it took in milliseconds, if that was measured.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        took: Option<u64>,
        /// What was left on the player's clock in milliseconds, if there was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<u64>,
    },
    /// Decisions were undone.
    Undo {
        /// The seat that asked for it.
        seat: Seat,
        /// How many decisions remain.
        keep: usize,
    },
    /// From here on the game follows other rules, starting with this position.
    Rules {
        /// The version of the rules from here on.
        version: u32,
        /// The position.
        position: Value,
    },
}

/// Why a record cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The number of the faulty line, counted from 1, if there is one.
    pub line: Option<usize>,
    /// What is wrong.
    pub why: String,
}

impl RecordError {
    pub(crate) fn at(line: usize, why: impl fmt::Display) -> RecordError {
        RecordError { line: Some(line), why: why.to_string() }
    }

    pub(crate) fn whole(why: impl Into<String>) -> RecordError {
        RecordError { line: None, why: why.into() }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.why),
            None => f.write_str(&self.why),
        }
    }
}

impl Error for RecordError {}

/// The result of [`Record::verify`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DiceVerdict {
    /// All of this many rolls follow from the secret that was committed to.
    Fair(usize),
    /// All of this many rolls follow from the secret, but the record contains a position, because of newer rules or by hand, that
    /// nothing proves.
    SetByHand(usize),
    /// The record has no commitment: its dice were never sealed.
    NotSealed,
    /// The secret has not been revealed: the game is not over.
    NotRevealed,
    /// The secret is not the one that was committed to.
    OtherSecret,
    /// A roll does not follow from the secret.
    Tampered(String),
}

impl Record {
    /// A new record of a game that is about to begin.
    pub(crate) fn new(game: &str, rules: u32, options: Value, start: Start) -> Record {
        Record {
            game: game.to_owned(),
            rules,
            options,
            players: Vec::new(),
            commitment: None,
            salts: Vec::new(),
            start,
            entries: Vec::new(),
            gave_up: None,
            looked_ahead: false,
            secret: None,
            state: None,
            result: None,
        }
    }

    /// Reads either form, detecting which it is.
    ///
    /// ```
    /// use circle_wagons::{CircleWagons, Options};
    /// use table::dice::FastDice;
    /// use table::{Record, Session};
    ///
    /// let session = Session::<CircleWagons>::begin(&Options::default(), &mut FastDice::seeded(1)).unwrap();
    /// let record = session.to_record();
    /// assert_eq!(Record::read(&record.to_text()).unwrap(), record);
    /// assert_eq!(Record::read(&record.to_json()).unwrap(), record);
    /// assert!(Record::read("a shopping list").is_err());
    /// ```
    ///
    /// # Errors
    /// If it is neither form of a record. The error names the line.
    pub fn read(source: &str) -> Result<Record, RecordError> {
        Ok(Record::read_with_lines(source)?.0)
    }

    /// Reads either form, and returns the line number of each entry (empty for JSON).
    ///
    /// # Errors
    /// If it is neither form of a record. The error names the line.
    pub fn read_with_lines(source: &str) -> Result<(Record, Vec<usize>), RecordError> {
        let source = source.strip_prefix('\u{feff}').unwrap_or(source);
        if source.trim_start().starts_with('{') {
            json::read(source).map(|record| (record, Vec::new()))
        } else {
            text::read(source)
        }
    }

    /// The text form.
    pub fn to_text(&self) -> String {
        text::write(self)
    }

    /// The JSON form.
    pub fn to_json(&self) -> String {
        json::write(self)
    }

    /// The game's name.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The version of the rules with which the game began.
    pub const fn first_rules(&self) -> u32 {
        self.rules
    }

    /// The version of the rules that the last entries follow.
    pub fn rules(&self) -> u32 {
        self.changed_to().unwrap_or(self.rules)
    }

    /// The version of the rules to which the game last changed, if it did.
    pub fn changed_to(&self) -> Option<u32> {
        self.entries.iter().rev().find_map(|entry| match entry {
            Entry::Rules { version, .. } => Some(*version),
            _ => None,
        })
    }

    /// The options.
    pub const fn options(&self) -> &Value {
        &self.options
    }

    /// The players, in seat order.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Sets the players.
    pub fn set_players(&mut self, players: Vec<Player>) {
        self.players = players;
    }

    /// The commitment published before the first roll.
    pub const fn commitment(&self) -> Option<Commitment> {
        self.commitment
    }

    /// The players' contributions to the dice.
    pub fn salts(&self) -> &[String] {
        &self.salts
    }

    /// Seals the dice. Must be called before anything is rolled after the set-up.
    pub fn seal(&mut self, commitment: Commitment, salts: Vec<String>) {
        self.commitment = Some(commitment);
        self.salts = salts;
    }

    /// Where the game begins.
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// The entries in order, including those that were undone.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Appends an entry. A state stored in the record no longer fits and is dropped.
    pub(crate) fn push(&mut self, entry: Entry) {
        self.state = None;
        self.result = None;
        self.entries.push(entry);
    }

    /// Sets how long the last decision took and what was then left on the player's clock, in milliseconds. Does nothing if the last
    /// entry is not a decision.
    pub fn time_last(&mut self, spent: u64, remaining: Option<u64>) {
        if let Some(Entry::Play { took, left, .. }) = self.entries.last_mut() {
            (*took, *left) = (Some(spent), remaining);
        }
    }

    /// The state stored in the record, in case the rules have changed since.
    pub const fn state(&self) -> Option<&Value> {
        self.state.as_ref()
    }

    /// The final points, once the game is over.
    pub fn result(&self) -> Option<&[i32]> {
        self.result.as_deref()
    }

    pub(crate) fn set_outcome(&mut self, state: Option<Value>, result: Option<Vec<i32>>) {
        self.state = state;
        self.result = result;
    }

    /// The seat that resigned, if that ended the game: the others won, whatever the points.
    pub const fn gave_up(&self) -> Option<Seat> {
        self.gave_up
    }

    /// Notes that a seat resigned and that this ended the game.
    pub fn give_up(&mut self, seat: Seat) {
        self.gave_up = Some(seat);
    }

    /// Whether somebody undid a roll or a reveal without anybody there to consent.
    pub const fn looked_ahead(&self) -> bool {
        self.looked_ahead
    }

    /// Notes that somebody undid a roll or a reveal without anybody there to consent.
    pub const fn look_ahead(&mut self) {
        self.looked_ahead = true;
    }

    /// The revealed secret.
    pub const fn secret(&self) -> Option<&Secret> {
        self.secret.as_ref()
    }

    /// Reveals the secret, once the game is over.
    pub fn reveal(&mut self, secret: Secret) {
        self.secret = Some(secret);
    }

    /// Every roll in order, including those that were undone.
    pub fn rolls(&self) -> impl Iterator<Item = &Roll> {
        let setup = match &self.start {
            Start::Setup(rolls) => rolls.as_slice(),
            Start::Position(_) => &[],
        };
        setup.iter().chain(self.entries.iter().flat_map(|entry| match entry {
            Entry::Play { rolls, .. } => rolls.as_slice(),
            _ => &[],
        }))
    }

    /// Checks whether every roll follows from the secret that was committed to.
    pub fn verify(&self) -> DiceVerdict {
        let Some(commitment) = self.commitment else { return DiceVerdict::NotSealed };
        let Some(secret) = &self.secret else { return DiceVerdict::NotRevealed };
        if secret.commitment() != commitment {
            return DiceVerdict::OtherSecret;
        }
        match SealedDice::new(secret, &self.salts, 0).first_mismatch(self.rolls()) {
            Some(mismatch) => DiceVerdict::Tampered(mismatch.to_string()),
            None if self.has_set_position() => DiceVerdict::SetByHand(self.rolls().count()),
            None => DiceVerdict::Fair(self.rolls().count()),
        }
    }

    /// Whether the record contains a position that does not follow from its rolls and decisions.
    fn has_set_position(&self) -> bool {
        let set = |entry: &Entry| matches!(entry, Entry::Rules { .. });
        matches!(self.start, Start::Position(_)) || self.entries.iter().any(set)
    }
}
