//! A database of an older form is brought up to date when the server opens it.

use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _, SqliteConnection};
use table::SaturatingAs;
use tempfile::TempDir;

use crate::place::{Place, brisk, two_at_a_table};
use crate::storage::database;

const FIRST_FORM: &str = include_str!("../../src/storage/sqlite/001.sql");

/// A database of the first form in a folder of its own.
pub(crate) async fn first_form() -> (TempDir, SqliteConnection) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(server::storage::sqlite::FILE);
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut file = SqliteConnection::connect_with(&options).await.unwrap();
    file.execute(FIRST_FORM).await.unwrap();
    file.execute("PRAGMA user_version = 1").await.unwrap();
    (folder, file)
}

/// The document of a table for two that Ann and Bob hold, as this program writes it, with their ids.
pub(crate) async fn some_document() -> (Value, String, String) {
    let place = Place::open().await;
    let (ann, bob, _) = two_at_a_table(&place).await;
    let folder = place.close().await;
    let mut file = database(folder.path()).await;
    let doc: String = sqlx::query_scalar("SELECT doc FROM tables").fetch_one(&mut file).await.unwrap();
    (serde_json::from_str(&doc).unwrap(), ann.id, bob.id)
}

pub(crate) async fn put_table(file: &mut SqliteConnection, number: i64, id: &str, doc: &str, updated: u64) {
    sqlx::query("INSERT INTO tables (number, id, stage, listed, doc) VALUES (?, ?, 'playing', 0, ?)")
        .bind(number)
        .bind(id)
        .bind(doc)
        .execute(&mut *file)
        .await
        .unwrap();
    sqlx::query("INSERT INTO progress (number, version, decisions, deciders, updated, bots) VALUES (?, 1, 0, '1', ?, 0)")
        .bind(number)
        .bind(updated.saturating_as::<i64>())
        .execute(file)
        .await
        .unwrap();
}

#[tokio::test]
async fn names_that_seats_carried_are_looked_up_from_then_on_unless_they_were_given_to_the_seat() {
    let (mut doc, ann, bob) = some_document().await;
    let (folder, mut file) = first_form().await;
    doc["seats"][0]["name"] = json!("Ann");
    doc["seats"][1]["name"] = json!("The banker");
    doc["seats"][0].as_object_mut().unwrap().remove("gave_up");
    put_table(&mut file, 1, "old", &doc.to_string(), 1).await;
    put_table(&mut file, 2, "broken", "{", 1).await;
    for (id, name) in [(&ann, "Ann"), (&bob, "Bob")] {
        sqlx::query("INSERT INTO people VALUES (?, ?)").bind(id).bind(name).execute(&mut file).await.unwrap();
    }
    file.close().await.unwrap();
    let place = Place::open_in(folder, brisk()).await;
    let info = place.nobody().get("/api/tables/old").await.good();
    assert_eq!((&info["seats"][0]["name"], &info["seats"][1]["name"]), (&json!("Ann"), &json!("The banker")));
    let folder = place.close().await;
    let mut file = database(folder.path()).await;
    sqlx::query("UPDATE people SET name = 'Annie' WHERE name = 'Ann'").execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    let place = Place::open_in(folder, brisk()).await;
    assert_eq!(place.nobody().get("/api/tables/old").await.good()["seats"][0]["name"], "Annie");
    place.close().await;
}

#[tokio::test]
async fn a_game_no_longer_names_a_table_to_play_again_that_was_taken_away_before() {
    let (mut doc, _, _) = some_document().await;
    let (folder, mut file) = first_form().await;
    for (number, id, next) in [(1, "one", "gone"), (2, "two", "one")] {
        doc["rematch"] = json!(next);
        put_table(&mut file, number, id, &doc.to_string(), 1).await;
    }
    put_table(&mut file, 3, "broken", "{", 1).await;
    file.close().await.unwrap();
    let place = Place::open_in(folder, brisk()).await;
    let rematch =
        async |id: &str| place.nobody().get(&format!("/api/tables/{id}")).await.good()["rematch"].clone();
    assert_eq!((rematch("one").await, rematch("two").await), (Value::Null, json!("one")));
    place.close().await;
}
