//! The ratings of the ladder, with the statistics of the arena.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use arena::{Meeting, ratings_of};
use table::SaturatingAs;
use tokio::task::spawn_blocking;

use crate::app_state::AppState;
use crate::error::ApiError;
use crate::protocol::{Ladder, LadderGame, LadderGroup, LadderPlayer, LadderRung};
use crate::storage::{LEVEL, LadderRow};

/// How many results of a game count: the latest ones.
const COUNTED: u32 = 20_000;
/// How many games are listed.
const NAMED: usize = 10;
/// With fewer games, a rating says little.
const FEW: u32 = 10;
/// How long computed ratings are cached.
const FRESH: Duration = Duration::from_secs(5);

/// The cached ladders, by game.
#[derive(Default)]
pub(crate) struct Ladders(Mutex<HashMap<String, (Instant, Ladder)>>);

impl Ladders {
    fn fresh(&self, game: &str) -> Option<Ladder> {
        let counted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        counted.get(game).filter(|(at, _)| at.elapsed() < FRESH).map(|(_, ladder)| ladder.clone())
    }

    fn cache(&self, ladder: &Ladder) {
        let mut counted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        counted.insert(ladder.game.clone(), (Instant::now(), ladder.clone()));
    }
}

/// The ladder of a game.
pub(crate) async fn look(app: &Arc<AppState>, game: &str) -> Result<Ladder, ApiError> {
    app.config.games.find(game).ok_or_else(ApiError::nothing_there)?;
    if let Some(fresh) = app.ladders.fresh(game) {
        return Ok(fresh);
    }
    let _turn = app.evaluating.acquire().await;
    if let Some(fresh) = app.ladders.fresh(game) {
        return Ok(fresh);
    }
    let rows = app.storage.ladder_results(game, COUNTED).await?;
    let players = players_of(app, &rows).await?;
    let latest = latest(&rows, &players);
    let counted = spawn_blocking(move || groups(&rows, &players));
    let groups = counted.await.map_err(|_| ApiError::unreadable())?;
    let ladder = Ladder { game: game.to_owned(), at_once: app.config.ladder.at_once, groups, latest };
    app.ladders.cache(&ladder);
    Ok(ladder)
}

/// All players in the results who still exist.
async fn players_of(
    app: &Arc<AppState>,
    rows: &[LadderRow],
) -> Result<BTreeMap<String, LadderPlayer>, ApiError> {
    let mut players = BTreeMap::new();
    for row in rows {
        if players.contains_key(&row.player) {
            continue;
        }
        if let Some(level) = row.player.strip_prefix(LEVEL) {
            players.insert(row.player.clone(), LadderPlayer::Level { level: level.to_owned() });
            continue;
        }
        let Some(account) = app.storage.bot(&row.player).await? else { continue };
        if let (Some(bot), Some(owner)) = (app.person(&row.player).await?, app.person(&account.owner).await?)
        {
            players.insert(row.player.clone(), LadderPlayer::BotAccount { bot, owner });
        }
    }
    Ok(players)
}

/// The rows of each game, in order.
fn by_table(rows: &[LadderRow]) -> impl Iterator<Item = &[LadderRow]> {
    rows.chunk_by(|one, other| one.table == other.table)
}

fn latest(rows: &[LadderRow], players: &BTreeMap<String, LadderPlayer>) -> Vec<LadderGame> {
    let game = |rows: &[LadderRow]| {
        let mut seats: Vec<&LadderRow> = rows.iter().collect();
        seats.sort_by_key(|row| (row.place, row.forfeit));
        LadderGame {
            table: rows[0].table.clone(),
            players: seats.into_iter().map(|row| players.get(&row.player).cloned()).collect(),
            over: rows[0].over,
        }
    };
    by_table(rows).take(NAMED).map(game).collect()
}

/// The ratings for each number of players.
fn groups(rows: &[LadderRow], players: &BTreeMap<String, LadderPlayer>) -> Vec<LadderGroup> {
    let mut sizes: BTreeMap<u8, Vec<&[LadderRow]>> = BTreeMap::new();
    for game in by_table(rows) {
        sizes.entry(game[0].players).or_default().push(game);
    }
    sizes.into_iter().map(|(size, games)| group(size, &games, players)).collect()
}

/// A rating as a whole number.
#[expect(clippy::cast_possible_truncation, reason = "ratings have four digits, and a cast never wraps")]
fn whole(value: f64) -> i32 {
    value.round() as i32
}

/// The totals of a player.
#[derive(Default)]
struct Count {
    games: u32,
    forfeits: u32,
    last: u64,
}

fn group(size: u8, games: &[&[LadderRow]], known: &BTreeMap<String, LadderPlayer>) -> LadderGroup {
    let mut counts: BTreeMap<&str, Count> = BTreeMap::new();
    for row in games.iter().copied().flatten().filter(|row| known.contains_key(&row.player)) {
        let count = counts.entry(&row.player).or_default();
        count.games += 1;
        count.forfeits += u32::from(row.forfeit);
        count.last = count.last.max(row.over);
    }
    let places: BTreeMap<&str, usize> =
        counts.keys().enumerate().map(|(index, name)| (*name, index)).collect();
    let mut rounds: BTreeMap<&str, Vec<Meeting>> = BTreeMap::new();
    for game in games {
        rounds.entry(&game[0].round).or_default().extend(meetings(game, &places));
    }
    let rounds: Vec<Vec<Meeting>> = rounds.into_values().collect();
    let mut ratings = ratings_of(&rounds, counts.len());
    ratings.sort_by(|one, other| other.value.total_cmp(&one.value));
    let names: Vec<&str> = counts.keys().copied().collect();
    let rungs = ratings.into_iter().map(|rating| {
        let count = &counts[names[rating.bot]];
        LadderRung {
            player: known[names[rating.bot]].clone(),
            rating: whole(rating.value),
            low: whole(rating.low),
            high: whole(rating.high),
            games: count.games,
            forfeits: count.forfeits,
            new: count.games < FEW,
            last_played: count.last,
        }
    });
    LadderGroup { players: size, games: games.len().saturating_as::<u32>(), rungs: rungs.collect() }
}

/// Who was ahead of whom in a game. If somebody resigned, the others are not compared, because their game was not finished.
fn meetings(game: &[LadderRow], places: &BTreeMap<&str, usize>) -> Vec<Meeting> {
    let given_up = game.iter().any(|row| row.forfeit);
    let mut met = Vec::new();
    for (index, one) in game.iter().enumerate() {
        for other in &game[..index] {
            let (Some(&bot), Some(&rival)) =
                (places.get(one.player.as_str()), places.get(other.player.as_str()))
            else {
                continue;
            };
            if bot == rival || (given_up && !one.forfeit && !other.forfeit) {
                continue;
            }
            let won = match one.place.cmp(&other.place) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            met.push(Meeting { bot, other: rival, won, lost: 1.0 - won });
        }
    }
    met
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(table: u32, player: &str, place: u8, forfeit: bool) -> LadderRow {
        LadderRow {
            table: table.to_string(),
            players: 2,
            round: (table / 2).to_string(),
            player: format!("{LEVEL}{player}"),
            place,
            forfeit,
            over: u64::from(table),
        }
    }

    fn known(names: &[&str]) -> BTreeMap<String, LadderPlayer> {
        let player =
            |name: &&str| (format!("{LEVEL}{name}"), LadderPlayer::Level { level: (*name).to_owned() });
        names.iter().map(player).collect()
    }

    #[test]
    fn who_wins_more_stands_higher_and_forfeits_are_lost() {
        let mut rows = Vec::new();
        for table in 0..20 {
            let forfeit = table % 10 == 0;
            let weak_wins = table % 5 == 4;
            rows.push(row(table, "strong", if weak_wins { 2 } else { 1 }, false));
            rows.push(row(table, "weak", if weak_wins { 1 } else { 2 }, forfeit));
        }
        let groups = groups(&rows, &known(&["strong", "weak"]));
        let rungs = &groups[0].rungs;
        assert_eq!((groups.len(), groups[0].players, groups[0].games), (1, 2, 20));
        assert_eq!(rungs[0].player, LadderPlayer::Level { level: "strong".to_owned() });
        assert!(rungs[0].low <= rungs[0].rating && rungs[0].rating <= rungs[0].high);
        assert!(rungs[0].rating > rungs[1].rating + 100, "{rungs:?}");
        assert_eq!(
            (rungs[1].games, rungs[1].forfeits, rungs[1].last_played, rungs[1].new),
            (20, 2, 19, false)
        );
    }

    #[test]
    fn those_who_did_not_give_up_are_not_compared_and_who_is_gone_is_not_shown() {
        let of_four =
            |player: &str, place, forfeit| LadderRow { players: 4, ..row(1, player, place, forfeit) };
        let rows =
            [of_four("a", 1, false), of_four("b", 1, false), of_four("c", 1, false), of_four("d", 2, true)];
        let places: BTreeMap<&str, usize> =
            rows.iter().enumerate().map(|(index, row)| (row.player.as_str(), index)).collect();
        let met = meetings(&rows, &places);
        assert_eq!(met.len(), 3);
        assert!(met.iter().all(|meeting| meeting.bot == 3 && (meeting.lost - 1.0).abs() < 1e-9));
        let groups = groups(&rows, &known(&["a", "d"]));
        assert_eq!((groups[0].rungs.len(), groups[0].rungs[0].new), (2, true));
    }
}
