//! Creates a table on this device.

use games::GameEntry;
use hosting::KeptAhead;
use hosting::RequestError;
use protocol::device::Given;
use protocol::{Holder, Mark, Me, NewSeat, NewTable, PlayedOn, Raw, Stage, settle_marks};
use serde_json::Value;
use serde_json::value::to_raw_value;
use table::dice::Secret;
use table::{Player, Seat, SeatKind};

use crate::doc::{Doc, FORM, SeatDoc};
use crate::table::DeviceTable;

/// The longest name of a player.
const LONGEST_NAME: usize = 32;
/// How many digits of the given randomness make an id; the rest is for the dice.
const ID_SIGNS: usize = 16;

/// A position of another game to begin from.
pub(crate) struct Start {
    from: PlayedOn,
    options: Value,
    position: Value,
}

impl DeviceTable {
    /// The position of a finished game after some decisions, to begin another one from.
    pub(crate) fn start(&self, from: PlayedOn) -> Result<Start, RequestError> {
        if self.doc.stage != Stage::Over {
            return Err(RequestError::not_now("server-not-over"));
        }
        let decisions = from.decisions as usize;
        if decisions > self.session.decisions() {
            return Err(RequestError::nothing_there());
        }
        let then = self.session.look_back(decisions);
        if then.deciders().is_empty() {
            return Err(RequestError::not_now("illegal-over"));
        }
        Ok(Start { from, options: self.doc.options.clone(), position: then.position() })
    }
}

/// Creates a table. Its game begins immediately, with the set-up or from a position of another one.
pub(crate) fn new_table(
    me: &Me,
    new: &NewTable,
    start: Option<Start>,
    given: &Given,
) -> Result<DeviceTable, RequestError> {
    let entry = games::built_in().find(&new.game).ok_or_else(RequestError::nothing_there)?;
    let game = entry.game();
    let options = match &start {
        Some(start) => start.options.clone(),
        None => hosting::fitting_options(game, new)?,
    };
    let salt = hosting::tidy_salt(&new.salt)?;
    let mut wanted = new.seats.iter();
    let seat = |kind: SeatKind| match kind {
        SeatKind::Scripted => Ok(seat_doc(Holder::Scripted, String::new())),
        SeatKind::Player => {
            wanted.next().map_or_else(|| Err(nobody_comes()), |seat| seat_for(entry, seat, me, &salt))
        }
    };
    let seats = game.seat_kinds(&options)?.into_iter().map(seat).collect::<Result<Vec<_>, RequestError>>()?;
    let marks: Vec<_> = seats.iter().map(|row| row.mark).collect();
    hosting::check_marks(&marks)?;
    begin(entry, options, start, seats, me.id.clone(), new.hints, given)
}

/// A rematch: the same players at a new table, each moved by one seat, so that somebody else begins.
pub(crate) fn again(old: &Doc, salt: &str, given: &Given) -> Result<DeviceTable, RequestError> {
    if old.stage != Stage::Over || old.imported {
        return Err(RequestError::not_now("server-not-over"));
    }
    let entry = games::built_in().find(&old.game).ok_or_else(RequestError::nothing_there)?;
    let salt = hosting::tidy_salt(salt)?;
    // Whoever moves to another seat keeps his mark.
    let chosen: Vec<_> = old.seats.iter().map(|row| row.mark).collect();
    let marks = settle_marks(&chosen);
    let players = old.seats.iter().zip(marks).filter(|(row, _)| row.holder != Holder::Scripted);
    let keep = |(row, mark): (&SeatDoc, Mark)| SeatDoc {
        resigned: false,
        mark: Some(mark),
        ahead: KeptAhead::default(),
        ..row.clone()
    };
    let mut players: Vec<SeatDoc> = players.map(keep).collect();
    if !players.is_empty() {
        players.rotate_left(1);
    }
    for row in players.iter_mut().filter(|row| row.is_persons()) {
        row.salt.clone_from(&salt);
    }
    let mut players = players.into_iter();
    let seats = old.seats.iter().map(|row| match row.holder {
        Holder::Scripted => row.clone(),
        _ => players.next().unwrap_or_else(|| row.clone()),
    });
    let mut table =
        begin(entry, old.options.clone(), None, seats.collect(), old.host.clone(), old.hints, given)?;
    table.doc.rematch_of = Some(old.id.clone());
    Ok(table)
}

fn begin(
    entry: &GameEntry,
    options: Value,
    start: Option<Start>,
    mut seats: Vec<SeatDoc>,
    host: String,
    hints: bool,
    given: &Given,
) -> Result<DeviceTable, RequestError> {
    if !seats.iter().any(SeatDoc::is_persons) {
        return Err(RequestError::not_now("web-device-nobody"));
    }
    let secret: Secret =
        given.chance.parse().map_err(|_| RequestError::malformed("chance has 64 hexadecimal digits"))?;
    for (seat, row) in Seat::all(seats.len()).zip(&mut seats) {
        if let Holder::Bot { level } = &mut row.holder {
            *level = entry.in_character(level, seat, given.now);
        }
    }
    let salts = seats.iter().map(|row| row.salt.clone()).collect();
    let (game, players) = (entry.game(), players(&seats));
    let (session, dice) = match &start {
        Some(start) => hosting::begin_from(game, &start.position, &secret, salts, players)?,
        None => hosting::begin(game, &options, &secret, salts, players)?,
    };
    let doc = Doc {
        form: FORM,
        id: id_of(&secret),
        version: 0,
        game: entry.game().name().to_owned(),
        options,
        host,
        stage: Stage::Playing,
        hints,
        created: given.now,
        updated: given.now,
        seats,
        secret: Some(secret.to_string()),
        header: Raw::from(to_raw_value(session.record()).expect("a record has only keys that are text")),
        saved_entries: 0,
        versions: Vec::new(),
        decisions: 0,
        deciders: Vec::new(),
        ending: None,
        points: None,
        winners: Vec::new(),
        rematch: None,
        rematch_of: None,
        imported: false,
        dice: None,
        happenings: Vec::new(),
        looked_ahead: false,
        played_on: start.map(|start| start.from),
        moved_to: None,
        asked: Vec::new(),
    };
    Ok(DeviceTable { doc, session, dice: Some(dice), cuts: Vec::new() })
}

/// An id that reveals nothing about the secret: digits of its public commitment.
pub(crate) fn id_of(secret: &Secret) -> String {
    format!("here-{}", &secret.commitment().to_string()[..ID_SIGNS])
}

pub(crate) fn seat_doc(holder: Holder, name: String) -> SeatDoc {
    SeatDoc { holder, name, resigned: false, salt: String::new(), mark: None, ahead: KeptAhead::default() }
}

fn seat_for(entry: &GameEntry, seat: &NewSeat, me: &Me, salt: &str) -> Result<SeatDoc, RequestError> {
    let person =
        |name: String, salt: String| SeatDoc { salt, ..seat_doc(Holder::Person { id: me.id.clone() }, name) };
    Ok(match seat {
        NewSeat::Me { mark } => SeatDoc { mark: *mark, ..person(tidy_name(&me.name)?, salt.to_owned()) },
        NewSeat::Here { name, salt: own, mark } => {
            let own = hosting::tidy_salt(own)?;
            let salt = if own.is_empty() { salt.to_owned() } else { own };
            SeatDoc { mark: *mark, ..person(tidy_name(name)?, salt) }
        }
        NewSeat::Open | NewSeat::Kept { .. } | NewSeat::BotAccount { .. } => return Err(nobody_comes()),
        NewSeat::Bot { level, mark } => {
            let holder = Holder::Bot { level: hosting::known_bot(entry, level)? };
            SeatDoc { mark: *mark, ..seat_doc(holder, String::new()) }
        }
    })
}

/// Nobody else can come to a table on this device.
fn nobody_comes() -> RequestError {
    RequestError::not_now("web-device-open")
}

fn tidy_name(name: &str) -> Result<String, RequestError> {
    let name: String = name.chars().filter(|letter| !letter.is_control()).collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    match name.chars().count() {
        1..=LONGEST_NAME => Ok(name),
        _ => Err(RequestError::invalid("server-bad-name")),
    }
}

/// The players, as named in a record: people by their names, bots by their levels.
fn players(seats: &[SeatDoc]) -> Vec<Player> {
    let called = |row: &SeatDoc| match &row.holder {
        Holder::Bot { level } => {
            Player::new(capital(level.split('/').next().unwrap_or(level)), level.clone())
        }
        Holder::Scripted => Player::new("Scripted", "scripted"),
        _ => Player::new(row.name.clone(), "person"),
    };
    let players: Vec<Player> = seats.iter().map(called).collect();
    let names = table::told_apart(players.iter().map(|player| player.name.clone()));
    names.into_iter().zip(players).map(|(name, player)| Player::new(name, player.kind)).collect()
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
