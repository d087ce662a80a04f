//! The ladder of several servers: one of them plays it, and when that is killed another goes on.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use server::storage::postgres::Postgres;
use server::{Config, LadderConfig};
use sqlx::PgConnection;
use tokio::runtime::Runtime;
use tokio::time::sleep;

use crate::place::{Place, brisk};
use crate::shared_database::SharedDatabase;

/// How many games are played at once.
const AT_ONCE: usize = 2;

/// The ids of games of the ladder that are over, or of those that are not.
async fn games(database: &mut PgConnection, over: bool) -> BTreeSet<String> {
    let query = sqlx::query_scalar("SELECT id FROM tables WHERE kind = 'ladder' AND (stage = 'over') = $1");
    query.bind(over).fetch_all(database).await.unwrap().into_iter().collect()
}

/// Which server plays the ladder.
async fn player(database: &mut PgConnection) -> Option<String> {
    let query = "SELECT holder FROM leases WHERE kind = 'ladder' AND until > now()";
    sqlx::query_scalar(query).fetch_optional(database).await.unwrap()
}

/// Waits until this many more games are over; never are there more at once than there may be.
async fn until_over(database: &mut PgConnection, more: usize) {
    let before = games(database, true).await.len();
    while games(database, true).await.len() < before + more {
        let playing = games(database, false).await;
        assert!(playing.len() <= AT_ONCE, "{playing:?}");
        sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_of_several_servers_plays_the_ladder_and_when_it_is_killed_another_finishes_its_games() {
    let ladder = LadderConfig { at_once: AT_ONCE.try_into().unwrap(), ..LadderConfig::default() };
    let config = Config { ladder, ..brisk() };
    let Some(mut shared) = SharedDatabase::open_with(0, config.clone()).await else { return };
    // What belongs to this server ends with it at once, as with a process.
    let process = Runtime::new().unwrap();
    let address = shared.cluster.database(&shared.name).await;
    let alone = config.clone();
    let opening = process.spawn(async move {
        let storage = Arc::new(Postgres::open(&address).await.unwrap());
        Place::open_on(storage, tempfile::tempdir().unwrap(), alone).await
    });
    let first = opening.await.unwrap();
    let mut database = shared.database().await;
    until_over(&mut database, 1).await;
    let leader = player(&mut database).await.expect("somebody plays");
    shared.add(config.clone()).await;
    shared.add(config).await;
    until_over(&mut database, 2).await;
    assert_eq!(player(&mut database).await.as_ref(), Some(&leader), "whoever plays goes on");
    // It is killed in the middle of games.
    let mut left = games(&mut database, false).await;
    while left.is_empty() {
        left = games(&mut database, false).await;
    }
    process.shutdown_background();
    drop(first);
    while !games(&mut database, true).await.is_superset(&left) {
        sleep(Duration::from_millis(50)).await;
    }
    until_over(&mut database, 1).await;
    let next = player(&mut database).await;
    assert!(next.is_some() && next != Some(leader), "{next:?}");
    // Every game was played once: one result for each seat, one game of a round from each side, one entry for each decision.
    for (what, query) in [
        (
            "results",
            "SELECT count(*) FROM (SELECT number FROM ladder GROUP BY number HAVING count(*) <> max(players)) AS odd",
        ),
        (
            "rounds",
            "SELECT count(*) FROM (SELECT round FROM ladder WHERE seat = 1 GROUP BY round \
             HAVING count(*) > count(DISTINCT player) OR count(*) > max(players)) AS odd",
        ),
        (
            "decisions",
            "SELECT count(*) FROM tables t JOIN progress p USING (number) WHERE t.kind = 'ladder' \
             AND p.decisions <> (SELECT count(*) FROM entries e WHERE e.number = t.number)",
        ),
    ] {
        let odd: i64 = sqlx::query_scalar(query).fetch_one(&mut database).await.unwrap();
        assert_eq!(odd, 0, "{what}");
    }
    shared.close().await;
}
