//! Taking one's games along, and leaving for good.

use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _};
use tokio::io::AsyncReadExt as _;

use crate::guest::Guest;
use crate::place::{Place, brisk, for_two, hotseat, two_at_a_table};
use crate::playing::{play_on, some_play};
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
    let records: Vec<Value> = file.body.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(records.len(), 2, "{running} goes on, {never_begun} never began");
    assert_eq!(records[0]["entries"].as_array().unwrap().len(), 3, "the latest game comes first");
    // Each line is a record like any other.
    let record = ann.get(&format!("/api/tables/{table}/record.json")).await.good();
    assert_eq!(records[1], record);
    let looked_at = bob.send("POST", "/api/records", &records[0].to_string(), &[]).await.good();
    assert_eq!(looked_at["imported"], true);
    assert_eq!(
        bob.get("/api/me/games").await.body.lines().count(),
        1,
        "his game, and not the one he brought"
    );
    assert_eq!(place.nobody().get("/api/me/games").await.status, 401);
    place.close().await;
}

#[tokio::test]
async fn a_running_game_passes_to_the_next_player_when_its_host_leaves_for_good() {
    let place = Place::open().await;
    let (ann, bob, cy) = (place.guest("Ann").await, place.guest("Bob").await, place.guest("Cy").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let table = ann.new_table(&json!({"game": "carson-cards", "seats": seats})).await;
    for guest in [&bob, &cy] {
        guest.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    }
    let (mut bobs, mut cys) = (bob.sit(&table).await, cy.sit(&table).await);
    let close = json!({"kind": "close_chat", "closed": true});
    assert_eq!(bobs.ask(close.clone()).await["why"]["id"], "server-not-host");
    assert_eq!(ann.send("DELETE", "/api/me", "", &[]).await.status, 200);
    assert_eq!(bob.get(&format!("/api/tables/{table}")).await.good()["host"], bob.id.as_str());
    assert_eq!(cys.ask(close.clone()).await["why"]["id"], "server-not-host");
    bobs.do_it(close).await;
    place.close().await;
}

#[tokio::test]
async fn a_file_of_records_that_cannot_be_read_to_its_end_breaks_off_and_does_not_look_whole() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    for _ in 0..3 {
        let table = ann.new_table(&hotseat()).await;
        let mut line = ann.sit(&table).await;
        let moment = line.welcome["moment"].clone();
        play_on(&mut line, moment, 1).await;
        line.do_it(json!({"kind": "resign", "seat": 2})).await;
    }
    let damage =
        "UPDATE entries SET entry = CAST(x'ff' AS TEXT) WHERE number = (SELECT min(number) + 1 FROM entries)";
    sqlx::query(damage).execute(&mut database(place.folder.path()).await).await.unwrap();
    for encoding in ["gzip, deflate, br", "identity"] {
        let file = ann.send("GET", "/api/me/games", "", &[("Accept-Encoding", encoding)]).await;
        assert!([0, 200].contains(&file.status) && !file.whole, "{encoding}: {file:?}");
        assert!(file.body.lines().count() <= 1, "nothing comes after what cannot be read");
    }
    place.close().await;
}

#[tokio::test]
async fn one_who_hangs_up_in_the_middle_of_an_answer_harms_nobody() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    for path in ["/api/me/games", "/api/openapi.json", "/"] {
        let mut stream = ann.call("GET", path, "", &[]).await;
        stream.read_u8().await.unwrap();
        drop(stream);
    }
    let file = bob.get("/api/me/games").await;
    assert_eq!((file.status, file.whole, file.body.lines().count()), (200, true, 1));
    place.close().await;
}

/// An answer without how late it was then.
fn timeless(body: &str) -> String {
    let Ok(Value::Object(mut answer)) = serde_json::from_str(body) else { return body.to_owned() };
    answer.shift_remove("now");
    Value::Object(answer).to_string()
}

#[tokio::test]
async fn every_answer_is_the_same_packed_and_unpacked() {
    let place = Place::open().await;
    let (ann, _, table) = two_at_a_table(&place).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let at_table = ["", "/log", "/at/0", "/record.json", "/record.txt", "/dice", "/seats/1/note"];
    let paths = at_table.map(|path| format!("/api/tables/{table}{path}"));
    let others =
        ["/api/me", "/api/me/games", "/api/games", "/api/tables?list=mine", "/api", "/api/openapi.json", "/"];
    for path in paths.iter().map(String::as_str).chain(others) {
        let packed = ann.get(path).await;
        let plain = ann.send("GET", path, "", &[("Accept-Encoding", "identity")]).await;
        assert_eq!((packed.status, packed.whole, plain.whole), (200, true, true), "{path}: {packed:?}");
        assert_eq!(timeless(&packed.body), timeless(&plain.body), "{path}");
    }
    place.close().await;
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
    let gone = ann.send("DELETE", "/api/me", "", &[]).await;
    assert_eq!(gone.status, 200, "{gone:?}");
    assert!(
        gone.header("set-cookie").starts_with("boomtown=; ")
            && gone.header("set-cookie").contains("Max-Age=0")
    );
    let record = bob.get(&format!("/api/tables/{table}/record.json")).await.body;
    assert!(record.contains("Bob") && !record.contains("Ann"), "{record}");
    // Her cookie is void, and the connections that she had open end. Saying it again does no harm.
    assert_eq!(ann.get("/api/me").await.status, 401);
    assert_eq!(ann.send("DELETE", "/api/me", "", &[]).await.status, 200);
    assert_eq!(place.nobody().send("DELETE", "/api/me", "", &[]).await.status, 401);
    while !anns.next().await.is_null() {}
    drop(bobs);
    let place = place.again().await;
    let mut bob = bob;
    bob.address = place.address;
    let info = bob.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!((&info["seats"][0]["name"], &info["seats"][1]["name"]), (&json!(""), &json!("Bob")));
    assert_eq!(info["ending"], json!({"kind": "resigned", "seat": 1}), "the game with Bob is given up");
    assert_eq!(bob.sit(&table).await.welcome["chat"], json!([]));
    for path in ["record.json", "record.txt"] {
        let record = bob.get(&format!("/api/tables/{table}/{path}")).await;
        assert_eq!(record.status, 200);
        assert!(record.body.contains("Bob") && !record.body.contains("Ann"), "{}", record.body);
    }
    let dice = bob.get(&format!("/api/tables/{table}/dice")).await.good();
    assert_eq!(dice["verdict"]["kind"], "honest", "the record can still be checked");
    let info = bob.get(&format!("/api/tables/{alone}")).await.good();
    assert_eq!((&info["stage"], &info["ending"]["kind"]), (&json!("over"), &json!("abandoned")));
    assert!(!info.to_string().contains("Ann"));
    assert_eq!(bob.get(&format!("/api/tables/{waiting}")).await.status, 404, "nobody else was there");
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

#[tokio::test]
async fn a_new_name_that_comes_at_the_same_time_keeps_nobody_from_leaving() {
    let place = Place::open().await;
    for _ in 0..20 {
        let ann = place.guest("Ann").await;
        let name = json!({"name": "Ghost"}).to_string();
        let (gone, renamed) =
            tokio::join!(ann.send("DELETE", "/api/me", "", &[]), ann.send("POST", "/api/me", &name, &[]));
        assert_eq!(gone.status, 200, "{gone:?}");
        assert_eq!(ann.get("/api/me").await.status, 401);
        let rows: Vec<String> = sqlx::query_scalar("SELECT id FROM people WHERE id = ?")
            .bind(&ann.id)
            .fetch_all(&mut database(place.folder.path()).await)
            .await
            .unwrap();
        assert!(rows.is_empty(), "{renamed:?}");
    }
    place.close().await;
}

/// While another program holds the database, he says that he leaves, and asks for something else at the same time.
#[tokio::test]
async fn what_somebody_asks_for_while_he_leaves_for_good_does_not_name_him() {
    let place = Place::open().await;
    let bob = place.guest("Bob").await;
    for what in ["table", "seat", "remark"] {
        let ann = place.guest(NAME).await;
        let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
        let bobs = bob.new_table(&json!({"game": "carson-cards", "seats": seats})).await;
        let mut line = ann.sit(&bobs).await;
        let mut other = database(place.folder.path()).await;
        other.execute("BEGIN IMMEDIATE").await.unwrap();
        let mut leaving = ann.call("DELETE", "/api/me", "", &[]).await;
        // It waits for the database before the other request does.
        tokio::time::sleep(Duration::from_millis(300)).await;
        let mut asking = match what {
            "table" => Some(ann.call("POST", "/api/tables", &hotseat().to_string(), &[]).await),
            "seat" => Some(ann.call("POST", &format!("/api/tables/{bobs}/join"), "{}", &[]).await),
            _ => None,
        };
        if asking.is_none() {
            line.send(&json!({"type": "ask", "id": "1", "ask": {"kind": "say", "text": SECRET}})).await;
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
        other.execute("ROLLBACK").await.unwrap();
        let mut answer = Vec::new();
        leaving.read_to_end(&mut answer).await.unwrap();
        if let Some(asking) = &mut asking {
            asking.read_to_end(&mut answer).await.unwrap();
        }
        let named = "SELECT (SELECT count(*) FROM tables WHERE instr(doc, ?1)) \
             + (SELECT count(*) FROM remarks WHERE person = ?1) + (SELECT count(*) FROM holders WHERE person = ?1)";
        let mut left = 1;
        for _ in 0..100 {
            left = sqlx::query_scalar::<_, i64>(named).bind(&ann.id).fetch_one(&mut other).await.unwrap();
            if left == 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        assert_eq!(left, 0, "{what}");
    }
    place.close().await;
}

#[tokio::test]
async fn one_who_was_sent_away_is_named_there_no_more_after_leaving_for_good() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest(NAME).await, place.guest("Bob").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let table = bob.new_table(&json!({"game": "carson-cards", "seats": seats})).await;
    ann.post(&format!("/api/tables/{table}/join"), &json!({"seat": 2})).await.good();
    bob.post(&format!("/api/tables/{table}/seats/2"), &json!({"kind": "open"})).await.good();
    assert_eq!(ann.send("DELETE", "/api/me", "", &[]).await.status, 200);
    let folder = place.close().await;
    assert_forgotten(folder.path(), &ann.id);
}

/// A name that stands nowhere by chance.
pub(crate) const NAME: &str = "Annabelle Quillfeather";
pub(crate) const SECRET: &str = "Bob bluffs with sevens";

/// That nothing in a data folder names her: no row, and no byte of the file.
pub(crate) fn assert_forgotten(folder: &Path, id: &str) {
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let bytes = std::fs::read(&path).unwrap();
        for trace in [NAME, SECRET, id] {
            let found = bytes.windows(trace.len()).any(|window| window == trace.as_bytes());
            assert!(!found, "{trace} is in {}", path.display());
        }
    }
}

/// She, with a table for three where she decided, noted, spoke and gave up, one that is over, one that gathers, and a record.
async fn entangled(place: &Place) -> (Guest, Guest, String) {
    let (ann, bob) = (place.guest(NAME).await, place.guest("Bob").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "tenderfoot"}]);
    let three = ann.new_table(&json!({"game": "carson-cards", "seats": seats})).await;
    bob.post(&format!("/api/tables/{three}/join"), &json!({})).await.good();
    let mut line = ann.sit(&three).await;
    let play = some_play(&line.welcome["moment"]).unwrap();
    line.do_it(play).await;
    line.do_it(json!({"kind": "say", "text": SECRET})).await;
    ann.put(&format!("/api/tables/{three}/seats/1/note"), &json!({"text": SECRET})).await.good();
    line.do_it(json!({"kind": "resign", "seat": 1})).await;
    let over = ann.new_table(&for_two()).await;
    bob.post(&format!("/api/tables/{over}/join"), &json!({})).await.good();
    bob.sit(&over).await.do_it(json!({"kind": "resign", "seat": 2})).await;
    let record = ann.get(&format!("/api/tables/{over}/record.json")).await.body;
    ann.send("POST", "/api/records", &record, &[]).await.good();
    let gathering = ann.new_table(&for_two()).await;
    bob.sit(&gathering).await;
    // She spoke where she had no seat.
    let bobs = bob.new_table(&hotseat()).await;
    ann.sit(&bobs).await.do_it(json!({"kind": "say", "text": SECRET})).await;
    (ann, bob, three)
}

#[tokio::test]
async fn nothing_in_the_file_names_one_who_left_for_good_after_giving_up_among_three() {
    let place = Place::open().await;
    let (ann, bob, three) = entangled(&place).await;
    assert_eq!(ann.send("DELETE", "/api/me", "", &[]).await.status, 200);
    let info = bob.get(&format!("/api/tables/{three}")).await.good();
    assert_eq!((&info["stage"], &info["seats"][0]["name"]), (&json!("playing"), &json!("")));
    let folder = place.close().await;
    assert_forgotten(folder.path(), &ann.id);
}

#[tokio::test]
async fn one_who_gave_up_before_that_was_noted_is_forgotten_too() {
    let place = Place::open().await;
    let (mut ann, _, _) = entangled(&place).await;
    let folder = place.close().await;
    let mut file = database(folder.path()).await;
    // As older programs wrote it: the seat bears the name and says no more.
    let older = format!(
        "UPDATE tables SET doc = json_set(json_remove(doc, '$.seats[0].gave_up'), '$.seats[0].name', '{NAME}') \
         WHERE doc->>'$.seats[0].holder.kind' = 'bot'"
    );
    assert_eq!(file.execute(older.as_str()).await.unwrap().rows_affected(), 1);
    file.close().await.unwrap();
    let place = Place::open_in(folder, brisk()).await;
    ann.address = place.address;
    assert_eq!(ann.send("DELETE", "/api/me", "", &[]).await.status, 200);
    let folder = place.close().await;
    assert_forgotten(folder.path(), &ann.id);
}

#[tokio::test]
async fn tables_that_cannot_be_read_keep_nobody_from_leaving() {
    for spoil in [
        "UPDATE tables SET doc = json_set(doc, '$.game', 'poker')",
        "UPDATE tables SET doc = json_remove(doc, '$.options')",
        "UPDATE tables SET doc = doc || '?'",
        "UPDATE entries SET entry = '{}'",
    ] {
        let place = Place::open().await;
        let (mut ann, _, _) = entangled(&place).await;
        let folder = place.close().await;
        let mut file = database(folder.path()).await;
        file.execute(spoil).await.unwrap();
        file.close().await.unwrap();
        let place = Place::open_in(folder, brisk()).await;
        ann.address = place.address;
        assert_eq!(ann.get("/api/tables?list=mine").await.status, 200, "{spoil}");
        assert_eq!(ann.send("DELETE", "/api/me", "", &[]).await.status, 200, "{spoil}");
        assert_eq!(ann.get("/api/me").await.status, 401, "{spoil}");
        let folder = place.close().await;
        assert_forgotten(folder.path(), &ann.id);
    }
}

#[tokio::test]
async fn a_broken_table_where_she_never_decided_keeps_neither_older_names_nor_notes() {
    let place = Place::open().await;
    let mut ann = place.guest(NAME).await;
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": SECRET}]);
    let table = ann.new_table(&json!({"game": "circle-wagons", "seats": seats})).await;
    ann.put(&format!("/api/tables/{table}/seats/1/note"), &json!({"text": SECRET})).await.good();
    ann.post("/api/me", &json!({"name": "Somebody Else"})).await.good();
    let folder = place.close().await;
    let mut file = database(folder.path()).await;
    file.execute("UPDATE tables SET doc = doc || '?'").await.unwrap();
    file.close().await.unwrap();
    let place = Place::open_in(folder, brisk()).await;
    ann.address = place.address;
    assert_eq!(ann.send("DELETE", "/api/me", "", &[]).await.status, 200);
    let folder = place.close().await;
    assert_forgotten(folder.path(), &ann.id);
}

#[tokio::test]
async fn leaving_that_was_broken_off_in_the_middle_is_brought_to_its_end_at_the_next_start() {
    let place = Place::open().await;
    let (ann, _, _) = entangled(&place).await;
    let mut file = database(place.folder.path()).await;
    // Remarks cannot be deleted: the first tables are done, then it hangs.
    file.execute("CREATE TRIGGER stuck BEFORE DELETE ON remarks BEGIN SELECT RAISE(ABORT, 'stuck'); END")
        .await
        .unwrap();
    let leaver = ann.clone();
    let leaving = tokio::spawn(async move { leaver.send("DELETE", "/api/me", "", &[]).await });
    while ann.get("/api/me").await.status != 401 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let left: i64 = sqlx::query_scalar("SELECT count(*) FROM leaving").fetch_one(&mut file).await.unwrap();
    assert_eq!(left, 1);
    let folder = place.close().await;
    leaving.abort();
    file.execute("DROP TRIGGER stuck").await.unwrap();
    file.close().await.unwrap();
    let place = Place::open_in(folder, brisk()).await;
    let mut file = database(place.folder.path()).await;
    loop {
        let left: i64 =
            sqlx::query_scalar("SELECT count(*) FROM leaving").fetch_one(&mut file).await.unwrap();
        if left == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    file.close().await.unwrap();
    let folder = place.close().await;
    assert_forgotten(folder.path(), &ann.id);
}

#[tokio::test]
async fn what_somebody_said_is_gone_at_once_also_where_others_go_on_playing() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let (bob, eve) = (place.guest("Bob").await, place.guest("Eve").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let table = ann.new_table(&json!({"game": "carson-city", "seats": seats})).await;
    for guest in [&bob, &eve] {
        guest.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    }
    let mut bobs = bob.sit(&table).await;
    ann.sit(&table).await.do_it(json!({"kind": "say", "text": "Good luck"})).await;
    bobs.do_it(json!({"kind": "say", "text": "Thank you"})).await;
    assert_eq!(ann.send("DELETE", "/api/me", "", &[]).await.status, 200);
    let chat = bob.sit(&table).await.welcome["chat"].clone();
    assert_eq!((chat.as_array().unwrap().len(), &chat[0]["text"]), (1, &json!("Thank you")));
    place.close().await;
}
