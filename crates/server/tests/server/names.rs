//! Names are looked up when they are shown: a new one is seen everywhere at once, and nothing is written anew.

use serde_json::{Value, json};
use sqlx::Connection as _;

use crate::place::{Place, for_two, hotseat, two_at_a_table};
use crate::playing::some_play;
use crate::storage::database;

fn names(table: &Value) -> [Value; 2] {
    [0, 1].map(|seat| table["seats"][seat]["name"].clone())
}

#[tokio::test]
async fn a_new_name_is_seen_at_ones_tables_at_once_and_names_given_to_seats_stay() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut watcher = place.nobody().sit(&table).await;
    ann.post("/api/me", &json!({"name": "Annie Oakley"})).await.good();
    let told = watcher.next_of("table").await;
    assert_eq!(names(&told["table"]), ["Annie Oakley", "Bob"]);
    let mine = ann.get("/api/tables?list=mine").await.good();
    assert_eq!(names(&mine["tables"][0]), ["Annie Oakley", "Bob"]);
    let place = place.again().await;
    let info = place.nobody().get(&format!("/api/tables/{table}")).await.good();
    assert_eq!(names(&info), ["Annie Oakley", "Bob"]);
    place.close().await;
}

#[tokio::test]
async fn a_new_name_rewrites_no_table_however_often_it_changes() {
    let place = Place::open().await;
    let (mut ann, _, table) = two_at_a_table(&place).await;
    let waiting = ann.new_table(&for_two()).await;
    let place = place.again().await;
    ann.address = place.address;
    let mut watcher = place.nobody().sit(&table).await;
    let before = ann.get(&format!("/api/tables/{waiting}")).await.good();
    for number in 1..=100 {
        ann.post("/api/me", &json!({"name": format!("Ann {number}")})).await.good();
    }
    while names(&watcher.next_of("table").await["table"])[0] != "Ann 100" {}
    let after = ann.get(&format!("/api/tables/{waiting}")).await.good();
    assert_eq!((&after["updated"], names(&after)[0].as_str()), (&before["updated"], Some("Ann 100")));
    let folder = place.close().await;
    let mut file = database(folder.path()).await;
    let docs: Vec<String> = sqlx::query_scalar("SELECT doc FROM tables").fetch_all(&mut file).await.unwrap();
    assert!(docs.iter().all(|doc| !doc.contains("Ann 1")), "{docs:?}");
    file.close().await.unwrap();
}

#[tokio::test]
async fn a_table_that_cannot_be_read_keeps_nobody_from_changing_his_name() {
    let place = Place::open().await;
    let (mut ann, bob, table) = two_at_a_table(&place).await;
    ann.sit(&table).await;
    let folder = place.close().await;
    let mut file = database(folder.path()).await;
    let spoil = "UPDATE tables SET doc = json_set(doc, '$.game', 'poker')";
    sqlx::query(spoil).execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    let place = Place::open_in(folder, crate::place::brisk()).await;
    ann.address = place.address;
    ann.post("/api/me", &json!({"name": "Annie"})).await.good();
    assert_eq!(ann.get("/api/me").await.good()["name"], "Annie");
    assert_eq!(names(&ann.get("/api/tables?list=mine").await.good()["tables"][0]), ["Annie", "Bob"]);
    assert!(!bob.id.is_empty());
    place.close().await;
}

#[tokio::test]
async fn a_record_names_people_as_they_were_called_when_the_game_began_and_a_table_as_they_are_now() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let mut line = ann.sit(&table).await;
    line.do_it(json!({"kind": "say", "text": "Howdy"})).await;
    ann.post("/api/me", &json!({"name": "Annie"})).await.good();
    line.do_it(json!({"kind": "resign", "seat": 1})).await;
    let record = bob.get(&format!("/api/tables/{table}/record.json")).await.good();
    let named = |seat: usize| &record["players"][seat]["name"];
    assert_eq!((named(0), named(1)), (&json!("Ann"), &json!("Bob")));
    let welcome = bob.sit(&table).await.welcome;
    assert_eq!(welcome["table"]["seats"][0]["name"], "Annie");
    assert_eq!(welcome["chat"][0]["name"], "Ann", "what was said was said under the name of then");
    place.close().await;
}

#[tokio::test]
async fn a_record_calls_bots_as_clients_do_and_no_two_players_alike() {
    let place = Place::open().await;
    let deputy = place.guest("Hattie").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "deputy"}]);
    let table = deputy.new_table(&json!({"game": "circle-wagons", "seats": seats})).await;
    deputy.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let record = deputy.get(&format!("/api/tables/{table}/record.json")).await.good();
    assert_eq!(record["players"][0], json!({"name": "Hattie", "kind": "person"}));
    assert_eq!(record["players"][1], json!({"name": "Hattie II", "kind": "deputy"}));
    place.close().await;
}

#[tokio::test]
async fn one_who_gave_up_among_three_is_still_called_by_his_name_of_today() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "tenderfoot"}]);
    let table = ann.new_table(&json!({"game": "carson-cards", "seats": seats})).await;
    bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let mut line = bob.sit(&table).await;
    let play = some_play(&line.welcome["moment"]).unwrap();
    line.do_it(play).await;
    line.do_it(json!({"kind": "resign", "seat": 2})).await;
    bob.post("/api/me", &json!({"name": "Robert"})).await.good();
    let info = ann.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!((&info["seats"][1]["name"], &info["seats"][1]["resigned"]), (&json!("Robert"), &json!(true)));
    place.close().await;
}
