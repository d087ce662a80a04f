//! Taking one's games along, and leaving for good.

use serde_json::{Value, json};

use crate::place::{Place, for_two, hotseat, two_at_a_table};
use crate::playing::play_on;
use crate::storage::database;

#[tokio::test]
async fn all_finished_games_come_in_one_file_of_records() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let running = ann.new_table(&hotseat()).await;
    let never_begun = ann.new_table(&for_two()).await;
    ann.post(&format!("/api/tables/{never_begun}/leave"), &json!({})).await.good();
    let second = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&second).await;
    let moment = line.welcome["moment"].clone();
    play_on(&mut line, moment, 3).await;
    line.do_it(json!({"kind": "resign", "seat": 2})).await;
    let file = ann.get("/api/me/games").await;
    assert_eq!(file.status, 200);
    assert!(file.header("content-disposition").contains("boomtown-games.jsonl"));
    let records: Vec<Value> = lines(&file.body).map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(records.len(), 2, "{running} goes on, {never_begun} never began");
    assert_eq!(records[0]["entries"].as_array().unwrap().len(), 3, "the latest game comes first");
    // Each line is a record like any other.
    let record = ann.get(&format!("/api/tables/{table}/record.json")).await.good();
    assert_eq!(records[1], record);
    let looked_at = bob.send("POST", "/api/records", &records[0].to_string(), &[]).await.good();
    assert_eq!(looked_at["imported"], true);
    assert_eq!(lines(&bob.get("/api/me/games").await.body).count(), 2, "his game, and the one he brought");
    assert_eq!(place.nobody().get("/api/me/games").await.status, 401);
    place.close().await;
}

/// The lines of a body that came in chunks of one line each.
fn lines(body: &str) -> impl Iterator<Item = &str> {
    body.lines().filter(|line| line.starts_with('{'))
}

#[tokio::test]
async fn one_who_leaves_for_good_is_forgotten_and_his_games_stay() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let mut anns = ann.sit(&table).await;
    let bobs = bob.sit(&table).await;
    anns.do_it(json!({"kind": "say", "text": "I am Ann of Carson"})).await;
    ann.put(&format!("/api/tables/{table}/seats/1/note"), &json!({"text": "Bob bluffs"})).await.good();
    let alone = ann.new_table(&hotseat()).await;
    let waiting = ann.new_table(&for_two()).await;
    // Not while somebody waits for her.
    let refused = ann.send("DELETE", "/api/me", "", &[]).await;
    assert_eq!((refused.status, &refused.json()["why"]["id"]), (409, &json!("server-games-running")));
    assert_eq!(ann.get("/api/me").await.good()["name"], "Ann");
    anns.do_it(json!({"kind": "resign", "seat": 1})).await;
    let gone = ann.send("DELETE", "/api/me", "", &[]).await;
    assert_eq!(gone.status, 200, "{gone:?}");
    assert!(
        gone.header("set-cookie").starts_with("boomtown=; ")
            && gone.header("set-cookie").contains("Max-Age=0")
    );
    // Her cookie is void, and the connections that she had open end.
    assert_eq!(ann.get("/api/me").await.status, 401);
    while !anns.next().await.is_null() {}
    drop(bobs);
    let place = place.again().await;
    let mut bob = bob;
    bob.address = place.address;
    let info = bob.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!((&info["seats"][0]["name"], &info["seats"][1]["name"]), (&json!(""), &json!("Bob")));
    assert_eq!(bob.sit(&table).await.welcome["chat"], json!([]));
    for path in ["record.json", "record.txt"] {
        let record = bob.get(&format!("/api/tables/{table}/{path}")).await;
        assert_eq!(record.status, 200);
        assert!(record.body.contains("Bob") && !record.body.contains("Ann"), "{}", record.body);
    }
    let dice = bob.get(&format!("/api/tables/{table}/dice")).await.good();
    assert_eq!(dice["verdict"]["kind"], "honest", "the record can still be checked");
    for broken_off in [alone, waiting] {
        let info = bob.get(&format!("/api/tables/{broken_off}")).await.good();
        assert_eq!((&info["stage"], &info["ending"]["kind"]), (&json!("over"), &json!("abandoned")));
        assert!(!info.to_string().contains("Ann"));
    }
    let folder = place.close().await;
    let mut file = database(folder.path()).await;
    for written in [
        "SELECT name FROM people",
        "SELECT text FROM remarks",
        "SELECT text FROM notes",
        "SELECT doc FROM tables",
    ] {
        let rows: Vec<String> = sqlx::query_scalar(written).fetch_all(&mut file).await.unwrap();
        assert!(!rows.iter().any(|row| row.contains("Ann") || row.contains("bluffs")), "{written}: {rows:?}");
    }
}
