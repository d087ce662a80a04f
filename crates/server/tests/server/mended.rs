//! Rules that were mended while games were being played: no game changes under its players' hands without a word.

use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _};

use crate::guest::Line;
use crate::place::{Place, hotseat};
use crate::playing::{play_on, play_one, some_play};
use crate::storage::database;

/// The last card that was laid lay the other way round.
const TURNED: &str = "UPDATE entries SET entry = json_set(entry, '$.play.action',
    CASE WHEN json_extract(entry, '$.play.action') LIKE '% turned'
    THEN replace(json_extract(entry, '$.play.action'), ' turned', '')
    ELSE json_extract(entry, '$.play.action') || ' turned' END)
    WHERE place = (SELECT max(place) FROM entries WHERE json_extract(entry, '$.play.action') LIKE 'lay %')";
/// The first decision is none of this game.
const WANDERED: &str =
    "UPDATE entries SET entry = json_set(entry, '$.play.action', 'wander off') WHERE place = 0";

/// A table where some have been decided, what it looked like, and how it is met after the database was changed.
async fn met_after(change: &str) -> (Place, Value, Line) {
    let place = Place::open().await;
    let mut ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let moment = line.welcome["moment"].clone();
    let before = play_on(&mut line, moment, 5).await;
    let folder = place.close().await;
    let mut database = database(folder.path()).await;
    let changed = database.execute(change).await.unwrap();
    assert_eq!(changed.rows_affected(), 1);
    database.close().await.unwrap();
    let place = Place::open_in(folder, crate::place::brisk()).await;
    ann.address = place.address;
    let line = ann.sit(&table).await;
    (place, before, line)
}

/// The message of the log's first line.
fn first_line(line: &Line) -> &Value {
    &line.welcome["log"][0]["told"][0]["phrase"]["id"]
}

#[tokio::test]
async fn a_game_that_replays_to_another_position_goes_on_from_the_kept_one_and_says_so() {
    for change in [TURNED, WANDERED] {
        let (place, before, mut line) = met_after(change).await;
        let after = line.welcome["moment"].clone();
        assert_eq!(after["seats"][0]["view"], before["seats"][0]["view"]);
        assert_eq!(after["deciders"], before["deciders"]);
        assert_eq!(first_line(&line), "table-rules-changed");
        play_one(&mut line, &after, "on").await;
        place.close().await;
    }
}

#[tokio::test]
async fn a_kept_state_that_cannot_be_read_does_no_harm() {
    for change in ["UPDATE kept SET state = 'nonsense'", "UPDATE kept SET state = '{}'"] {
        let (place, before, line) = met_after(change).await;
        assert_eq!(line.welcome["moment"]["seats"], before["seats"]);
        assert_ne!(first_line(&line), "table-rules-changed");
        assert_eq!(line.welcome["moment"]["decisions"], json!(5), "everything can still be taken back");
        place.close().await;
    }
}

#[tokio::test]
async fn a_finished_game_keeps_the_points_that_it_ended_with() {
    let place = Place::open().await;
    let mut ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let mut moment = line.welcome["moment"].clone();
    while some_play(&moment).is_some() {
        moment = play_on(&mut line, moment, 1).await;
    }
    let folder = place.close().await;
    let mut database = database(folder.path()).await;
    // As if the rules had counted otherwise at that time.
    database.execute("UPDATE tables SET doc = json_set(doc, '$.points', json('[99, 1]'))").await.unwrap();
    database.close().await.unwrap();
    let place = Place::open_in(folder, crate::place::brisk()).await;
    ann.address = place.address;
    let moment = ann.sit(&table).await.welcome["moment"].clone();
    let points = |standings: &Value| [0, 1].map(|seat| standings["seats"][seat]["points"].clone());
    assert_eq!(points(&moment["standings"]), [json!(99), json!(1)]);
    assert_eq!(points(&moment["scores"]), [json!(99), json!(1)]);
    let record = ann.get(&format!("/api/tables/{table}/record.txt")).await;
    assert!(record.body.contains("\nresult 99 1\n"), "{}", record.body);
    place.close().await;
}
