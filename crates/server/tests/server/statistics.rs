//! Statistics of finished games: a person's own, and those of all where the host allows it.

use serde_json::{Value, json};
use server::Config;

use crate::guest::Guest;
use crate::place::{Place, brisk, for_two, hotseat, two_at_a_table};
use crate::playing::{acting, play_one};

/// Plays a table, of which one guest holds all seats, to its end.
async fn play_to_the_end(guest: &Guest, table: &str) {
    let mut line = guest.sit(table).await;
    let mut moment = line.welcome["moment"].clone();
    while acting(&moment).is_some() {
        let id = format!("end-{}", moment["version"]);
        moment = play_one(&mut line, &moment, &id).await;
    }
}

/// A table whose game Ann gave up to Bob.
async fn given_up(place: &Place) -> (Guest, Guest) {
    let (ann, bob, table) = two_at_a_table(place).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    (ann, bob)
}

fn group<'a>(game: &'a Value, title: &str) -> &'a Value {
    let groups = game["groups"].as_array().unwrap();
    groups.iter().find(|group| group["title"]["id"] == title).unwrap_or_else(|| panic!("no {title}: {game}"))
}

#[tokio::test]
async fn a_finished_game_counts_with_points_place_and_where_the_points_come_from() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    assert_eq!(ann.get("/api/me/statistics").await.good()["counted"], 0, "it is not over");
    play_to_the_end(&ann, &table).await;
    let points = ann.get(&format!("/api/tables/{table}")).await.good()["points"][0].clone();

    let told = ann.get("/api/me/statistics").await.good();
    assert_eq!((&told["counted"], &told["waiting"]), (&json!(1), &json!(0)), "{told}");
    let game = &told["games"][0];
    assert_eq!(game["game"], "circle-wagons");
    assert_eq!(game["total"]["games"], 1, "the seat of somebody else at the same screen is not hers: {game}");
    assert_eq!(game["total"]["points"].as_f64(), points.as_f64());
    assert_eq!(game["line"][0]["table"], *table);
    assert_eq!(game["line"][0]["points"], points);
    let sources = game["sources"].as_array().unwrap();
    let brought: i64 = sources.iter().filter_map(|source| source["points"][0].as_i64()).sum();
    assert_eq!(Some(brought), points.as_i64(), "the sources add up to the points");
    assert_eq!(group(game, "statistics-by-players")["rows"][0]["label"]["args"][0][1], json!({"number": 2}));
    assert_eq!(group(game, "statistics-by-opponent")["rows"][0]["label"]["id"], "statistics-people");

    // What was kept is what is made anew.
    let place = place.again().await;
    let ann = Guest { address: place.address, ..ann };
    assert_eq!(ann.get("/api/me/statistics").await.good(), told);
    place.close().await;
}

#[tokio::test]
async fn a_game_that_was_given_up_counts_as_won_and_lost_but_not_with_points() {
    let place = Place::open().await;
    let (ann, bob) = given_up(&place).await;
    for (guest, wins) in [(ann, 0.0), (bob, 1.0)] {
        let told = guest.get("/api/me/statistics").await.good();
        let total = &told["games"][0]["total"];
        assert_eq!((&total["games"], total["wins"].as_f64()), (&json!(1), Some(wins)), "{told}");
        assert_eq!((&total["points"], total["chance"].as_f64()), (&Value::Null, Some(0.5)));
        assert_eq!(told["games"][0]["line"], json!([]));
    }
    place.close().await;
}

#[tokio::test]
async fn nobody_sees_statistics_that_are_not_his() {
    let place = Place::open().await;
    given_up(&place).await;
    let cleo = place.guest("Cleo").await;
    assert_eq!(cleo.get("/api/me/statistics").await.good()["counted"], 0);
    assert_eq!(place.nobody().get("/api/me/statistics").await.status, 401);
    place.close().await;
}

#[tokio::test]
async fn the_games_of_all_are_told_only_where_the_host_allows_it() {
    let place = Place::open().await;
    assert_eq!(place.nobody().get("/api/statistics").await.good(), Value::Null);
    place.close().await;

    let place = Place::open_with(Config { site_statistics: true, ..brisk() }).await;
    let ann = place.guest("Ann").await;
    let open = ann.new_table(&for_two()).await;
    let table = ann.new_table(&hotseat()).await;
    play_to_the_end(&ann, &table).await;
    let told = place.nobody().get("/api/statistics").await.good();
    assert_eq!(told["counted"], 1, "{open} still waits: {told}");
    let game = &told["games"][0];
    assert_eq!((&game["game"], &game["players"]), (&json!("circle-wagons"), &json!(2)));
    assert_eq!(game["total"]["games"], 2, "both seats count");
    assert_eq!(game["total"]["wins"].as_f64(), Some(1.0), "somebody won, or two shared it");
    assert_eq!(group(game, "statistics-by-seat")["rows"].as_array().unwrap().len(), 2);
    let text = told.to_string();
    assert!(!text.contains(&table) && !text.contains(&ann.id), "nobody and no table is named: {text}");
    place.close().await;
}

#[tokio::test]
async fn whoever_leaves_for_good_is_named_in_nobodys_statistics() {
    let place = Place::open().await;
    let (ann, bob) = given_up(&place).await;
    assert_eq!(ann.send("DELETE", "/api/me", "", &[]).await.status, 200);
    let told = bob.get("/api/me/statistics").await.good();
    assert_eq!(told["games"][0]["total"]["wins"].as_f64(), Some(1.0), "his own result stays");
    assert!(!told.to_string().contains(&ann.id));
    place.close().await;
}
