//! Sets up a table and starts its game.

use games::{GameEntry, Registry};
use hosting::clocks::check_clock;
use hosting::{KeptAhead, fitting_options, known_bot, tidy_salt};
use serde_json::Value;
use serde_json::value::to_raw_value;
use table::dice::Secret;
use table::{Player, Seat, SeatKind};

use super::commit::DocChange;
use super::guard::TableGuard;
use super::live_table::{LiveGame, follow, name_of, person_of};
use super::players::players;
use super::unsaved::SavedEntries;
use crate::chance;
use crate::config::Config;
use crate::error::ApiError;
use crate::notices::Told;
use crate::people::tidy_name;
use crate::protocol::{
    ClockRules, DevicePosition, ErrorCode, Holder, Me, NewSeat, NewTable, Pace, PlayedOn, Stage,
};
use crate::storage::{LadderPlace, Moderation, NewTableRow, Progress, SeatRow, TableDoc};

/// A new table as requested; `bots` are the bot accounts that will sit there.
pub(crate) fn new_table(
    config: &Config,
    host: &Me,
    new: &NewTable,
    bots: &[Me],
    start: Option<StartPosition>,
) -> Result<NewTableRow, ApiError> {
    let name = start.as_ref().map_or(&new.game, |start| &start.game);
    let entry = config.games.find(name).ok_or_else(ApiError::nothing_there)?;
    let game = entry.game();
    let options = match &start {
        Some(start) => start.options.clone(),
        None => fitting_options(game, new)?,
    };
    let mut wanted = new.seats.iter();
    let kind = |kind: SeatKind| match kind {
        SeatKind::Scripted => Ok(seat_row(Holder::Scripted, String::new())),
        SeatKind::Player => wanted.next().map_or_else(|| Ok(open_seat()), |seat| seat_for(entry, seat, host)),
    };
    let mut seats = game.seat_kinds(&options)?.into_iter().map(kind).collect::<Result<Vec<_>, ApiError>>()?;
    let marks: Vec<_> = seats.iter().map(|row| row.mark).collect();
    hosting::check_marks(&marks)?;
    let salt = tidy_salt(&new.salt)?;
    // Everybody at the host's screen has a share: one of his own, or the host's.
    for row in seats.iter_mut().filter(|row| person_of(&row.holder).is_some() && row.salt.is_empty()) {
        row.salt.clone_from(&salt);
    }
    let terms = Terms {
        game: game.name().to_owned(),
        options,
        host: host.id.clone(),
        listed: new.listed,
        hints: new.hints,
        pace: new.pace.unwrap_or_else(|| usual_pace(&seats)),
        clock: checked(new.clock.as_ref())?,
        bots_welcome: new.bots_welcome,
        start,
        ladder: None,
    };
    let known = |id: &str| [host].into_iter().chain(bots).find(|known| known.id == id);
    unplayed(config, terms, seats, |id| known(id).map(|known| known.name.clone()))
}

/// Validated rules of the clocks.
fn checked(clock: Option<&ClockRules>) -> Result<Option<ClockRules>, ApiError> {
    let Some(clock) = clock else { return Ok(None) };
    check_clock(clock).map_err(|error| ApiError::new(ErrorCode::Malformed, error.phrase()))?;
    Ok(Some(clock.clone()))
}

/// Over days if people are still to come by the link; players at one screen, or against bots, are already there.
fn usual_pace(seats: &[SeatRow]) -> Pace {
    if seats.iter().any(|row| row.holder == Holder::Open) { Pace::Days } else { Pace::Evening }
}

/// The settings of a table, besides its seats.
pub(super) struct Terms {
    pub(super) game: String,
    pub(super) options: Value,
    pub(super) host: String,
    pub(super) listed: bool,
    pub(super) hints: bool,
    pub(super) pace: Pace,
    pub(super) clock: Option<ClockRules>,
    pub(super) bots_welcome: bool,
    pub(super) start: Option<StartPosition>,
    pub(super) ladder: Option<LadderPlace>,
}

/// A position of another game to begin from.
pub(crate) struct StartPosition {
    pub(crate) from: Origin,
    pub(crate) game: String,
    pub(crate) options: Value,
    pub(crate) position: Value,
}

/// Where a game was played before it begins here.
pub(crate) enum Origin {
    /// At another table of this server.
    Table(PlayedOn),
    /// On its host's device, with this many decisions.
    Device(u32),
    /// Nowhere: it is the set-up of a ladder round.
    Ladder,
}

impl StartPosition {
    /// The position of a game that a person moves here from their device. It need not be true, only possible.
    pub(crate) fn from_device(
        games: &Registry,
        game: &str,
        from: &DevicePosition,
    ) -> Result<StartPosition, ApiError> {
        let entry = games.find(game).ok_or_else(ApiError::nothing_there)?;
        let session = entry.game().load(&from.position)?;
        if session.deciders().is_empty() {
            return Err(ApiError::not_now("illegal-over"));
        }
        Ok(StartPosition {
            from: Origin::Device(from.decisions),
            game: game.to_owned(),
            options: session.record().options().clone(),
            position: session.position(),
        })
    }
}

/// A table without decisions, with its own secret. If nobody is waited for, its game has begun: both are stored together or not at
/// all. `known` returns the names of people.
pub(super) fn unplayed(
    config: &Config,
    terms: Terms,
    seats: Vec<SeatRow>,
    known: impl Fn(&str) -> Option<String>,
) -> Result<NewTableRow, ApiError> {
    let Terms { game, options, host, listed, hints, pace, clock, bots_welcome, start, ladder } = terms;
    let (played_on, from_device) = match start.as_ref().map(|start| &start.from) {
        Some(Origin::Table(from)) => (Some(from.clone()), None),
        Some(Origin::Device(decisions)) => (None, Some(*decisions)),
        Some(Origin::Ladder) | None => (None, None),
    };
    let mut doc = TableDoc {
        game,
        options,
        host,
        stage: Stage::Gathering,
        listed,
        hints,
        created: config.clock.now(),
        seats,
        secret: Some(Secret::new(chance::bytes()).to_string()),
        header: None,
        ending: None,
        points: None,
        rematch: None,
        imported: false,
        dice: None,
        moderation: Moderation::default(),
        undo_asked: None,
        takeover: None,
        pace,
        clock,
        happenings: Vec::new(),
        looked_ahead: false,
        rematch_of: None,
        played_on,
        from_device,
        position: start.map(|start| start.position),
        winners: Vec::new(),
        with_fewer: Vec::new(),
        bots_welcome,
        asked: Vec::new(),
        ladder,
    };
    let mut progress = Progress { version: 1, updated: doc.created, ..Progress::default() };
    if is_full(&doc) {
        give_manners(config.games, &mut doc);
        let players = players(&doc, |_, row| name_of(row, &known));
        let game = set_up(config.games, &mut doc, players)?;
        follow(&mut progress, &doc, game.session.as_ref());
    }
    let notices = Told::of(&doc, &progress, &[]).since(&Told::default(), &doc, None, doc.created);
    Ok(NewTableRow {
        id: chance::id(),
        doc,
        progress,
        entries: Vec::new(),
        record_hash: None,
        request: None,
        along_with: None,
        notices,
    })
}

/// Whether nobody is waited for any more, but the game has not begun.
pub(crate) fn is_full(doc: &TableDoc) -> bool {
    doc.stage == Stage::Gathering && doc.seats.iter().all(|row| row.holder != Holder::Open)
}

/// An open seat.
pub(super) fn open_seat() -> SeatRow {
    seat_row(Holder::Open, String::new())
}

pub(super) fn seat_row(holder: Holder, name: String) -> SeatRow {
    SeatRow {
        holder,
        name,
        resigned: false,
        salt: String::new(),
        refusals: 0,
        no_undo_until: 0,
        stands_in_for: None,
        gave_up: None,
        stand_in: None,
        kept_for: None,
        mark: None,
        ahead: KeptAhead::default(),
    }
}

/// A seat as requested.
pub(super) fn seat_for(game: &GameEntry, seat: &NewSeat, host: &Me) -> Result<SeatRow, ApiError> {
    let person = || Holder::Person { id: host.id.clone() };
    Ok(match seat {
        NewSeat::Me { mark } => SeatRow { mark: *mark, ..seat_row(person(), String::new()) },
        NewSeat::Here { name, salt, mark } => {
            SeatRow { salt: tidy_salt(salt)?, mark: *mark, ..seat_row(person(), tidy_name(name)?) }
        }
        NewSeat::Open => open_seat(),
        NewSeat::Kept { person } if *person == host.id => return Err(ApiError::not_now("server-keep-own")),
        NewSeat::Kept { person } => SeatRow { kept_for: Some(person.clone()), ..open_seat() },
        NewSeat::BotAccount { id } => seat_row(Holder::BotAccount { id: id.clone() }, String::new()),
        NewSeat::Bot { level, mark } => {
            let holder = Holder::Bot { level: known_bot(game, level)? };
            SeatRow { mark: *mark, ..seat_row(holder, String::new()) }
        }
    })
}

/// Gives bots a playing style, so that tables differ; on the ladder they play without.
fn give_manners(games: &Registry, doc: &mut TableDoc) {
    if doc.ladder.is_some() {
        return;
    }
    let Some(entry) = games.find(&doc.game) else { return };
    for (seat, row) in Seat::all(doc.seats.len()).zip(&mut doc.seats) {
        if let Holder::Bot { level } = &mut row.holder {
            *level = entry.in_character(level, seat, doc.created);
        }
    }
}

/// Sets up the game of a table.
fn set_up(games: &Registry, doc: &mut TableDoc, players: Vec<Player>) -> Result<LiveGame, ApiError> {
    let entry = games.find(&doc.game).ok_or_else(ApiError::nothing_there)?;
    let secret: Option<Secret> = doc.secret.as_ref().and_then(|secret| secret.parse().ok());
    let secret = secret.ok_or_else(ApiError::nothing_there)?;
    let salts: Vec<String> = doc.seats.iter().map(|row| row.salt.clone()).collect();
    let (session, dice) = match &doc.position {
        Some(position) => hosting::begin_from(entry.game(), position, &secret, salts, players)?,
        None => hosting::begin(entry.game(), &doc.options, &secret, salts, players)?,
    };
    let header = to_raw_value(session.record()).expect("a record has only keys that are text");
    doc.header = Some(header.into());
    doc.stage = Stage::Playing;
    Ok(LiveGame { session, dice: Some(dice), cuts: Vec::new(), saved_entries: SavedEntries::default() })
}

impl TableGuard {
    /// Begins the game if no seat is open any more; otherwise stores the table as it is.
    pub(super) async fn begin_if_full(&mut self) -> Result<(), ApiError> {
        if is_full(&self.table().doc) {
            return self.begin().await;
        }
        self.commit(DocChange::Changed, None, None).await?;
        self.broadcast_table();
        Ok(())
    }

    /// Begins the game.
    pub(super) async fn begin(&mut self) -> Result<(), ApiError> {
        // The record names all who sit here, also the one who has just sat down.
        self.load_players().await?;
        let uptime = self.slot.audience.presence.seen.uptime();
        let games = self.app.config.games;
        let table = self.table_mut();
        give_manners(games, &mut table.doc);
        let players = table.players();
        table.game = Some(set_up(games, &mut table.doc, players)?);
        table.progress.asked = uptime;
        table.set_clocks();
        self.commit(DocChange::Changed, None, None).await?;
        self.app.metrics.games.inc();
        self.broadcast_move(0);
        Ok(())
    }
}
