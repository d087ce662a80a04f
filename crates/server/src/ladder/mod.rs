//! The public ladder: while nobody needs the server, it lets bots play each other: bot accounts whose owners allow it, and all
//! built-in levels. Games come in rounds: they have the same set-up, and everybody has every seat once, to balance luck.

mod pairing;
mod ratings;

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use games::GameEntry;
use serde_json::{Value, json};
use table::SaturatingAs;
use tokio::time::{MissedTickBehavior, interval};

use self::pairing::{Candidate, pair};
pub(crate) use self::ratings::{Ladders, look};
use crate::app_state::AppState;
use crate::chance;
use crate::error::ApiError;
use crate::notices::at_once;
use crate::protocol::{Holder, NoticeKind};
use crate::storage::LEVEL;
use crate::tables::{LadderGameWish, TableGuard, ladder_table, start_position};

/// How often the ladder checks whether there is something to play.
const EVERY: Duration = Duration::from_millis(500);
/// How long a server holds the lease of the ladder.
const LEASE: Duration = Duration::from_secs(5);
/// The numbers of players of ladder games, if the game allows them.
const PLAYERS: [usize; 2] = [2, 4];
/// After how many forfeits in a row a bot is paused.
const FORFEITS: u32 = 3;
/// How many results are used to determine who has met whom.
const LOOKED_AT: u32 = 4_000;

/// A round in progress.
struct Round {
    id: String,
    game: &'static GameEntry,
    options: Value,
    position: Value,
    /// The players: in the first game in seat order, in each further one shifted by one seat.
    players: Vec<String>,
    /// The number of games started.
    begun: usize,
    /// The current table.
    table: Option<String>,
}

/// Who plays in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Among {
    /// At least one bot account.
    Accounts,
    /// Only built-in levels.
    BuiltIn,
}

impl Round {
    fn among(&self) -> Among {
        let built_in = self.players.iter().all(|player| player.starts_with(LEVEL));
        if built_in { Among::BuiltIn } else { Among::Accounts }
    }
}

/// Plays the ladder until the server stops; of servers on the same database, only one does.
pub(crate) async fn play_ladder(app: Arc<AppState>) {
    if app.config.ladder.at_once == 0 {
        return;
    }
    let mut ticks = interval(EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut rounds = Vec::new();
    loop {
        ticks.tick().await;
        // Also a server that knows of no other says so: one that has just been started must not play beside it.
        match app.storage.claim("ladder", "all", LEASE).await {
            Ok(true) => {}
            Ok(false) => {
                rounds.clear();
                continue;
            }
            Err(error) => {
                tracing::warn!(%error, "it is not known who plays the ladder; it waits");
                continue;
            }
        }
        if let Err(error) = go_on(&app, &mut rounds).await {
            tracing::warn!(why = %error.why, "the ladder did not go on; it is tried again");
        }
    }
}

/// Whether no bot is waiting to think for somebody who plays.
pub(crate) fn is_idle(app: &AppState) -> bool {
    app.bot_pool.waiting() == 0
}

async fn go_on(app: &Arc<AppState>, rounds: &mut Vec<Round>) -> Result<(), ApiError> {
    let playing = app.storage.ladder_tables().await?;
    app.metrics.ladder.playing.set(playing.len().saturating_as::<i64>());
    for id in &playing {
        // Built-in bots that were asked before the server was started are asked again.
        match TableGuard::open(app, id).await {
            Ok(mut guard) => guard.wake_bots(),
            Err(error) => tracing::warn!(table = id, why = %error.why, "a game of the ladder cannot go on"),
        }
    }
    for round in rounds.iter_mut() {
        if let Some(table) = round.table.take_if(|table| !playing.contains(table)) {
            app.metrics.ladder.games.inc();
            pause_failing(app, &round.players, &table).await?;
        }
    }
    rounds.retain(|round| round.table.is_some() || round.begun < round.players.len());
    let mut now = playing.len();
    // Bots with an account go before games of built-in bots only.
    for among in [Among::Accounts, Among::BuiltIn] {
        let waits = |round: &Round| round.table.is_none() && round.among() == among;
        let (waiting, rest): (Vec<Round>, Vec<Round>) = std::mem::take(rounds).into_iter().partition(waits);
        *rounds = rest;
        let mut waiting = VecDeque::from(waiting);
        while now < limit(app) && is_idle(app) {
            let is_new = waiting.is_empty();
            let next = if is_new { new_round(app, among).await? } else { waiting.pop_front() };
            let Some(mut round) = next else { break };
            // A round whose players are not all free any more ends early; what was played counts.
            if begin(app, &mut round).await? {
                rounds.push(round);
                now += 1;
            } else if is_new {
                break;
            }
        }
        rounds.extend(waiting);
    }
    Ok(())
}

fn limit(app: &AppState) -> usize {
    app.config.ladder.at_once as usize
}

/// The next round; `None` if there is nothing to play.
async fn new_round(app: &Arc<AppState>, among: Among) -> Result<Option<Round>, ApiError> {
    let accounts = match among {
        Among::Accounts => app.ladder_bots().await?,
        Among::BuiltIn => Vec::new(),
    };
    let plays = |game: &'static str, players: usize| {
        let fits = accounts.iter().filter(move |bot| bot.plays(game, players));
        fits.map(|bot| Candidate::account(&bot.id, &bot.owner))
    };
    let games = app.config.games.games().iter();
    let mut kinds: Vec<(&'static GameEntry, usize)> =
        games.flat_map(|game| PLAYERS.map(|players| (game, players))).collect();
    shuffle(&mut kinds);
    for (entry, players) in kinds {
        let name = entry.game().name();
        let Ok(seated) = arena::seat(entry.game(), &json!({}), players, arena::Schedule::OneTable) else {
            continue;
        };
        let mut candidates: Vec<Candidate> = plays(name, players).collect();
        if among == Among::Accounts && candidates.is_empty() {
            continue;
        }
        candidates.extend(entry.bot_names().map(Candidate::level));
        shuffle(&mut candidates);
        let results = app.storage.ladder_results(name, LOOKED_AT).await?;
        let Some(chosen) = pair(&candidates, &results, players) else { continue };
        let position = start_position(entry, &seated.options)?;
        return Ok(Some(Round {
            id: chance::id(),
            game: entry,
            options: seated.options,
            position,
            players: chosen.into_iter().map(|index| candidates[index].player.clone()).collect(),
            begun: 0,
            table: None,
        }));
    }
    Ok(None)
}

/// Begins the next game of a round; returns false if not all of its players are available.
async fn begin(app: &Arc<AppState>, round: &mut Round) -> Result<bool, ApiError> {
    let count = round.players.len();
    let name = round.game.game().name();
    // Always in the same order, so that nobody waits for one who waits for him.
    let accounts: BTreeSet<&str> =
        round.players.iter().map(String::as_str).filter(|player| !player.starts_with(LEVEL)).collect();
    let mut turns = Vec::new();
    for bot in &accounts {
        match app.ladder_accepts(bot, name, count).await? {
            Some(turn) => turns.push(turn),
            None => return Ok(false),
        }
    }
    let at = |seat: usize| &round.players[(seat + round.begun) % count];
    let holders = (0..count).map(|seat| holder(at(seat))).collect();
    let names = app.names(accounts.into_iter().map(str::to_owned).collect()).await?;
    let wish = LadderGameWish {
        game: name,
        options: &round.options,
        position: &round.position,
        round: &round.id,
        holders,
    };
    let mut row = ladder_table(&app.config, wish, &names)?;
    row.progress.asked = app.tables.presence.seen.uptime();
    let id = row.id.clone();
    app.storage.create(row).await?;
    app.metrics.games.inc();
    round.begun += 1;
    round.table = Some(id.clone());
    let mut guard = TableGuard::open(app, &id).await?;
    guard.announce();
    guard.wake_bots();
    Ok(true)
}

fn holder(player: &str) -> Holder {
    match player.strip_prefix(LEVEL) {
        Some(level) => Holder::Bot { level: level.to_owned() },
        None => Holder::BotAccount { id: player.to_owned() },
    }
}

/// Pauses bots that lost several games in a row without an answer, and notifies their owners.
async fn pause_failing(app: &Arc<AppState>, players: &[String], table: &str) -> Result<(), ApiError> {
    for id in players.iter().filter(|player| !player.starts_with(LEVEL)) {
        let latest = app.storage.ladder_results_of(id, FORFEITS).await?;
        let failed = latest.first().is_some_and(|row| row.table == table && row.forfeit);
        app.metrics.ladder.forfeits.inc_by(failed.into());
        let always = latest.len() == FORFEITS as usize && latest.iter().all(|row| row.forfeit);
        let Some(mut bot) = app.storage.bot(id).await?.filter(|bot| bot.ladder_paused.is_none() && always)
        else {
            continue;
        };
        bot.ladder_paused = Some(app.now());
        app.storage.save_bot(&bot).await?;
        tracing::info!(bot = id, "a bot failed too often and is left alone by the ladder");
        for channel in app.storage.channels(&bot.owner).await?.iter().filter(|channel| channel.is_on()) {
            let message = at_once(app, channel, NoticeKind::BotPaused);
            app.storage.try_channel(&channel.id, message).await?;
        }
        app.notices.wake.notify_one();
    }
    Ok(())
}

/// Puts things into any order.
fn shuffle<T>(things: &mut [T]) {
    for last in (1..things.len()).rev() {
        let other = u64::from_le_bytes(chance::bytes()) % (last as u64 + 1);
        things.swap(last, usize::try_from(other).unwrap_or_default());
    }
}
