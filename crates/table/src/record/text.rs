//! The text form of a record: each line is a keyword and its value.
//!
//! ```text
//! boomtown record 1
//! game circle-wagons
//! rules 1
//! options {}
//! player 1 person Ann
//! player 2 marshal The Marshal
//! commitment 6668…2925
//! salt 9f1c
//! setup 3/18 7/17 0/16
//! play 2 start 5
//! play 1 take 7
//! play 1 lay 0,0 turned
//! undo 1 keep 2
//! rules 2 {…}
//! gave-up 2
//! looked-ahead yes
//! secret 00ff…
//! state {…}
//! result 41 38
//! end 5
//! ```
//!
//! Rolls follow after a semicolon (`play 1 duel ; 4/6 2/6`), and so do, if they were measured, the milliseconds that a decision took and
//! that were left after it (`play 1 duel ; 4/6 2/6 took 5300 left 90000`). Empty lines and lines that begin with `#` are ignored. The last
//! line gives the number of entries, so that a truncated file is noticed. Text that would not be read back unchanged, such as a name with
//! a line break, is written as a JSON string.

use std::borrow::Cow;
use std::fmt::{Display, Write as _};
use std::str::FromStr;

use serde_json::Value;

use super::json::VERSION;
use super::{Entry, Player, Record, RecordError, Start};
use crate::dice::Roll;
use crate::explain::explain_json;
use crate::{FormatError, Seat};

pub(super) fn write(record: &Record) -> String {
    let mut text = String::new();
    let mut line = |word: &str, rest: &dyn Display| {
        writeln!(text, "{word} {rest}").expect("writing to a string never fails");
    };
    line("boomtown", &format_args!("record {VERSION}"));
    line("game", &phrase(&record.game));
    line("rules", &record.rules);
    line("options", &record.options);
    for (index, player) in record.players.iter().enumerate() {
        line("player", &format_args!("{} {} {}", index + 1, word(&player.kind), phrase(&player.name)));
    }
    if let Some(commitment) = &record.commitment {
        line("commitment", commitment);
    }
    for salt in &record.salts {
        line("salt", &phrase(salt));
    }
    match &record.start {
        Start::Setup(rolls) => line("setup", &listed(rolls)),
        Start::Position(position) => line("position", position),
    }
    for entry in &record.entries {
        match entry {
            Entry::Play { seat, action, rolls, took, left } => {
                let behind = behind(rolls, *took, *left);
                let mark = if behind.is_empty() { "" } else { " ; " };
                line("play", &format_args!("{seat} {}{mark}{behind}", decision(action)));
            }
            Entry::Undo { seat, keep } => line("undo", &format_args!("{seat} keep {keep}")),
            Entry::Rules { version, position } => line("rules", &format_args!("{version} {position}")),
        }
    }
    if let Some(seat) = &record.gave_up {
        line("gave-up", seat);
    }
    if record.looked_ahead {
        line("looked-ahead", &"yes");
    }
    if let Some(secret) = &record.secret {
        line("secret", secret);
    }
    if let Some(state) = &record.state {
        line("state", state);
    }
    if let Some(result) = &record.result {
        line("result", &listed(result));
    }
    line("end", &record.entries.len());
    text
}

/// What follows the semicolon of a decision: its rolls and its time.
fn behind(rolls: &[Roll], took: Option<u64>, left: Option<u64>) -> String {
    let rolled = (!rolls.is_empty()).then(|| listed(rolls));
    let took = took.map(|took| format!("took {took}"));
    let left = left.filter(|_| took.is_some()).map(|left| format!("left {left}"));
    [rolled, took, left].into_iter().flatten().collect::<Vec<String>>().join(" ")
}

fn listed<T: Display>(parts: &[T]) -> String {
    parts.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

/// A text up to the end of the line or a semicolon. Names and salts come from people: a line break in one would otherwise start a
/// new line of the record.
fn phrase(text: &str) -> Cow<'_, str> {
    let plain =
        text.trim() == text && !text.starts_with('"') && !text.contains(|c: char| c == ';' || c.is_control());
    if plain { Cow::Borrowed(text) } else { Cow::Owned(quoted(text)) }
}

/// A text that must not be empty.
fn decision(text: &str) -> Cow<'_, str> {
    if text.is_empty() { Cow::Owned(quoted(text)) } else { phrase(text) }
}

/// A text that is followed by other words.
fn word(text: &str) -> Cow<'_, str> {
    if text.is_empty() || text.contains(char::is_whitespace) {
        Cow::Owned(quoted(text))
    } else {
        phrase(text)
    }
}

fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}

/// Reads what [`phrase`], [`decision`] or [`word`] wrote, up to where `ends` is true, and returns the rest.
fn unquote(text: &str, ends: impl Fn(char) -> bool) -> Result<(String, &str), FormatError> {
    if !text.starts_with('"') {
        let end = text.find(ends).unwrap_or(text.len());
        return Ok((text[..end].trim().to_owned(), text[end..].trim_start()));
    }
    let mut values = serde_json::Deserializer::from_str(text).into_iter::<String>();
    match values.next() {
        Some(Ok(value)) => Ok((value, text[values.byte_offset()..].trim_start())),
        _ => Err(FormatError::new(format!("{text} begins with a quotation mark and is no text of JSON"))),
    }
}

/// Reads what [`phrase`] wrote, up to the end of the line.
fn whole(text: &str) -> Result<String, FormatError> {
    match unquote(text, |_| false)? {
        (value, "") => Ok(value),
        (_, rest) => Err(FormatError::new(format!("'{rest}' stands behind the closing quotation mark"))),
    }
}

/// A record while it is being read.
#[derive(Default)]
struct Reader {
    game: Option<String>,
    rules: Option<u32>,
    options: Option<Value>,
    record: Option<Record>,
    players: Vec<Player>,
    commitment: Option<crate::dice::Commitment>,
    salts: Vec<String>,
    lines: Vec<usize>,
    ended: bool,
}

pub(super) fn read(source: &str) -> Result<(Record, Vec<usize>), RecordError> {
    let mut reader = Reader::default();
    let mut lines = source
        .lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    match lines.next() {
        Some((number, first)) => check_version(first).map_err(|why| RecordError::at(number, why))?,
        None => return Err(RecordError::whole("the file is empty")),
    }
    let mut last = 1;
    for (number, line) in lines {
        last = number;
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        reader.take(number, word, rest.trim()).map_err(|why| RecordError::at(number, why))?;
    }
    reader.finish(last)
}

fn check_version(first: &str) -> Result<(), FormatError> {
    match first.strip_prefix("boomtown record ").map(str::parse::<u32>) {
        Some(Ok(VERSION)) => Ok(()),
        Some(Ok(other)) => {
            Err(FormatError::new(format!("the record has form {other}; this program reads form {VERSION}")))
        }
        _ => Err(FormatError::new(format!(
            "a record begins with 'boomtown record {VERSION}', not with '{first}'"
        ))),
    }
}

impl Reader {
    fn take(&mut self, number: usize, word: &str, rest: &str) -> Result<(), FormatError> {
        if self.ended {
            return Err(FormatError::new("nothing may follow the line 'end'"));
        }
        match word {
            "game" | "options" | "player" | "commitment" | "salt" if self.record.is_some() => {
                Err(FormatError::new(format!("the line '{word}' must stand before the game begins")))
            }
            "game" => set(&mut self.game, word, whole(rest)?),
            "rules" if self.record.is_none() => {
                set(&mut self.rules, word, parse(rest, "a version of the rules")?)
            }
            "options" => set(&mut self.options, word, json(rest)?),
            "player" => self.take_player(rest),
            "commitment" => set(&mut self.commitment, word, parse(rest, "64 hexadecimal digits")?),
            "salt" => {
                self.salts.push(whole(rest)?);
                Ok(())
            }
            "setup" => self.open(Start::Setup(rolls(rest)?)),
            "position" => self.open(Start::Position(json(rest)?)),
            _ => {
                let record = self.record.as_mut().ok_or_else(|| {
                    format!(
                        "'{word}' stands before the line 'setup' or 'position', or is no word of a record"
                    )
                })?;
                match word {
                    "play" => record.entries.push(play(rest)?),
                    "undo" => record.entries.push(undo(rest)?),
                    "rules" => record.entries.push(newer_rules(rest)?),
                    "gave-up" => return set(&mut record.gave_up, word, parse(rest, "a seat from 1 to 8")?),
                    "looked-ahead" if rest == "yes" && !record.looked_ahead => {
                        record.looked_ahead = true;
                        return Ok(());
                    }
                    "secret" => return set(&mut record.secret, word, parse(rest, "64 hexadecimal digits")?),
                    "state" => return set(&mut record.state, word, json(rest)?),
                    "result" => {
                        let points =
                            rest.split_whitespace().map(|points| parse(points, "a number of points"));
                        return set(&mut record.result, word, points.collect::<Result<_, _>>()?);
                    }
                    "end" => {
                        let count: usize = parse(rest, "the number of entries")?;
                        self.ended = true;
                        return if count == record.entries.len() {
                            Ok(())
                        } else {
                            Err(FormatError::new(format!(
                                "the record should have {count} entries and has {}",
                                record.entries.len()
                            )))
                        };
                    }
                    _ => return Err(FormatError::new(format!("'{word}' is no word of a record"))),
                }
                self.lines.push(number);
                Ok(())
            }
        }
    }

    fn take_player(&mut self, rest: &str) -> Result<(), FormatError> {
        let (seat, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let seat: Seat = parse(seat, "a seat from 1 to 8")?;
        if seat.index() != self.players.len() {
            return Err(FormatError::new(format!(
                "player {} should stand here, not player {seat}",
                self.players.len() + 1
            )));
        }
        if rest.is_empty() {
            return Err(FormatError::new("a player is a seat, a kind and a name: 'player 1 person Ann'"));
        }
        let (kind, name) = unquote(rest.trim_start(), char::is_whitespace)?;
        self.players.push(Player::new(whole(name)?, kind));
        Ok(())
    }

    /// The header is complete: entries follow.
    fn open(&mut self, start: Start) -> Result<(), FormatError> {
        if self.record.is_some() {
            return Err(FormatError::new("a game begins only once"));
        }
        let missing = |word: &str| format!("the line '{word}' is missing before this one");
        let game = self.game.take().ok_or_else(|| missing("game"))?;
        let rules = self.rules.take().ok_or_else(|| missing("rules"))?;
        let options = self.options.take().ok_or_else(|| missing("options"))?;
        self.record = Some(Record::new(&game, rules, options, start));
        Ok(())
    }

    fn finish(self, last: usize) -> Result<(Record, Vec<usize>), RecordError> {
        let Some(mut record) = self.record else {
            return Err(RecordError::at(last, "the record breaks off before the game begins"));
        };
        if !self.ended {
            return Err(RecordError::at(last, "the record breaks off: its last line must be 'end'"));
        }
        record.players = self.players;
        record.commitment = self.commitment;
        record.salts = self.salts;
        Ok((record, self.lines))
    }
}

fn set<T>(place: &mut Option<T>, word: &str, value: T) -> Result<(), FormatError> {
    if place.is_some() {
        return Err(FormatError::new(format!("the line '{word}' stands here a second time")));
    }
    *place = Some(value);
    Ok(())
}

fn parse<T: FromStr>(text: &str, expected: &str) -> Result<T, FormatError> {
    text.parse().map_err(|_| FormatError::new(format!("'{text}' is not {expected}")))
}

fn json(text: &str) -> Result<Value, FormatError> {
    serde_json::from_str(text)
        .map_err(|error| FormatError::new(format!("this is not JSON: {}", explain_json(&error))))
}

fn rolls(text: &str) -> Result<Vec<Roll>, FormatError> {
    text.split_whitespace().map(|roll| Ok(roll.parse::<Roll>()?)).collect()
}

fn play(rest: &str) -> Result<Entry, FormatError> {
    let (seat, decision) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let seat = parse(seat, "a seat from 1 to 8")?;
    let (action, rest) = unquote(decision.trim_start(), |c| c == ';')?;
    if action.is_empty() && !decision.trim_start().starts_with('"') {
        return Err(FormatError::new("a decision is a seat and an action: 'play 1 take 7'"));
    }
    let rolled = match rest.strip_prefix(';') {
        Some(rolled) => rolled,
        None if rest.is_empty() => "",
        None => return Err(FormatError::new(format!("'{rest}' stands behind the closing quotation mark"))),
    };
    let (rolled, timed) = match rolled.split_once("took") {
        Some((rolled, timed)) => (rolled, Some(time(timed)?)),
        None => (rolled, None),
    };
    let (took, left) = timed.map_or((None, None), |(took, left)| (Some(took), left));
    Ok(Entry::Play { seat, action, rolls: rolls(rolled)?, took, left })
}

/// How long a decision took and what was left on the clock, if there was one.
fn time(text: &str) -> Result<(u64, Option<u64>), FormatError> {
    const FORM: &str = "a number of milliseconds";
    match text.split_whitespace().collect::<Vec<&str>>()[..] {
        [took] => Ok((parse(took, FORM)?, None)),
        [took, "left", left] => Ok((parse(took, FORM)?, Some(parse(left, FORM)?))),
        _ => {
            Err(FormatError::new("a time is what a decision took and what was left: 'took 5300 left 90000'"))
        }
    }
}

fn undo(rest: &str) -> Result<Entry, FormatError> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let [seat, "keep", keep] = words[..] else {
        return Err(FormatError::new("an undo is a seat and how many decisions stand: 'undo 1 keep 4'"));
    };
    Ok(Entry::Undo { seat: parse(seat, "a seat from 1 to 8")?, keep: parse(keep, "a number of decisions")? })
}

fn newer_rules(rest: &str) -> Result<Entry, FormatError> {
    let (version, position) = rest
        .split_once(char::is_whitespace)
        .ok_or_else(|| FormatError::new("newer rules are a version and a position"))?;
    Ok(Entry::Rules { version: parse(version, "a version of the rules")?, position: json(position)? })
}
