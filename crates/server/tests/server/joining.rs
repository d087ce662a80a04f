//! Two guests that turn out to be one person.

use serde_json::{Value, json};

use crate::devices::{devices, second_device};
use crate::guest::Guest;
use crate::place::{Place, for_two, hotseat, two_at_a_table};
use crate::playing::some_play;
use crate::storage::database;

/// A link of one, followed by the browser of another.
async fn follow(from: &Guest, into: &Guest, own: &str) -> crate::answer::Answer {
    let link = into.post("/api/me/links", &json!({})).await.good();
    from.post("/api/link", &json!({"code": link["code"], "own": own})).await
}

#[tokio::test]
async fn a_browser_whose_guest_has_tables_is_asked_before_it_gives_him_up() {
    let place = Place::open().await;
    let (ann, guest) = (place.guest("Ann").await, place.guest("Annie").await);
    let table = guest.new_table(&hotseat()).await;
    let link = ann.post("/api/me/links", &json!({})).await.good();
    let asked = guest.post("/api/link", &json!({"code": link["code"]})).await;
    assert_eq!(asked.status, 409);
    assert_eq!(asked.json()["why"]["id"], "account-two-people");
    assert_eq!(guest.get("/api/me").await.good()["name"], "Annie", "nothing has changed");
    // The link was not used up. He stays somebody else: his other device still has him and his tables.
    let other = second_device(&place, &guest).await;
    let answer = guest.post("/api/link", &json!({"code": link["code"], "own": "give_up"})).await;
    assert_eq!(answer.good()["id"], *ann.id);
    let here = ann.with_cookie_of(&answer);
    assert_eq!(here.get("/api/tables?list=mine").await.good()["tables"], json!([]));
    assert_eq!(guest.get("/api/me").await.status, 401, "this browser has given him up");
    assert_eq!(other.get(&format!("/api/tables/{table}")).await.good()["yours"], json!([1, 2]));
    place.close().await;
}

#[tokio::test]
async fn a_browser_whose_guest_has_no_table_is_not_asked() {
    let place = Place::open().await;
    let (ann, guest) = (place.guest("Ann").await, place.guest("Annie").await);
    assert_eq!(follow(&guest, &ann, "ask").await.good()["id"], *ann.id);
    place.close().await;
}

#[tokio::test]
async fn all_that_was_a_guests_becomes_the_others_and_the_game_goes_on() {
    let place = Place::open().await;
    let (guest, bob, table) = two_at_a_table(&place).await;
    let ann = place.guest("Anna").await;
    let other_browser = second_device(&place, &guest).await;
    guest.put(&format!("/api/tables/{table}/seats/1/note"), &json!({"text": "mind the cows"})).await;
    let token = guest.post(&format!("/api/tables/{table}/seats/1/token"), &json!({})).await.good();
    let mut line = guest.sit(&table).await;
    line.do_it(json!({"kind": "say", "text": "Howdy"})).await;
    let mut bobs = bob.sit(&table).await;
    let hers = ann.new_table(&for_two()).await;
    let report = json!({"table": table, "person": bob.id, "why": "He was rude to her"});
    assert_eq!(guest.post("/api/reports", &report).await.status, 204);
    was_renamed(&place, &guest).await;

    let answer = follow(&guest, &ann, "join").await;
    let joined = ann.with_cookie_of(&answer);
    assert_eq!(line.next_of("closing").await["type"], "closing");
    assert_eq!(bobs.next_of("closing").await["type"], "closing", "whoever looks at the table comes again");
    let mine = joined.get("/api/tables?list=mine").await.good();
    let ids: Vec<&Value> = mine["tables"].as_array().unwrap().iter().map(|table| &table["id"]).collect();
    assert_eq!(ids, [&json!(hers), &json!(table)]);
    for way_in in [&joined, &guest, &other_browser] {
        assert_eq!(way_in.get("/api/me").await.good(), json!({"id": ann.id, "name": "Anna"}));
    }
    assert_eq!(devices(&joined).await.len(), 3);
    let note = joined.get(&format!("/api/tables/{table}/seats/1/note")).await.good();
    assert_eq!(note["text"], "mind the cows");
    let program = Guest::program(place.address, token["token"].as_str().unwrap());
    assert_eq!(program.get(&format!("/api/tables/{table}")).await.good()["yours"], json!([1]));

    let mut line = joined.sit(&table).await;
    assert_eq!(line.welcome["table"]["yours"], json!([1]));
    assert_eq!(line.welcome["table"]["seats"][0]["name"], "Anna");
    assert_eq!(line.welcome["chat"][0]["id"], *ann.id);
    let mut bobs = bob.sit(&table).await;
    if let Some(play) = some_play(&line.welcome["moment"]) {
        line.do_it(play).await;
    } else {
        bobs.do_it(some_play(&bobs.welcome["moment"]).unwrap()).await;
    }
    // Nothing names the guest any more, and all of it outlives the server.
    let place = place.again().await;
    let joined = Guest { address: place.address, ..joined };
    assert_eq!(joined.get(&format!("/api/tables/{table}")).await.good()["yours"], json!([1]));
    let mut file = database(place.folder.path()).await;
    let places = [
        "people.id",
        "devices.person",
        "holders.person",
        "named.person",
        "remarks.person",
        "tokens.owner",
        "tables.maker",
        "tables.doc",
        "entries.who",
        "creations.person",
        "sessions.person",
        "last_seen.person",
        "reports.reporter",
        "admin_log.about",
        "admin_log.command",
        "addresses.person",
    ];
    for place in places {
        let (table, column) = place.split_once('.').unwrap();
        let naming = format!("SELECT count(*) FROM {table} WHERE {column} LIKE '%' || ? || '%'");
        let naming: i64 = sqlx::query_scalar(&naming).bind(&guest.id).fetch_one(&mut file).await.unwrap();
        assert_eq!(naming, 0, "{place}");
    }
    // What he reported, and what operators did about him, is not lost with him.
    for kept in
        ["reports WHERE reporter = ?1", "admin_log WHERE about = ?1 AND command LIKE '%' || ?1 || '%'"]
    {
        let count = format!("SELECT count(*) FROM {kept}");
        let count: i64 = sqlx::query_scalar(&count).bind(&ann.id).fetch_one(&mut file).await.unwrap();
        assert_eq!(count, 1, "{kept}");
    }
    place.close().await;
}

/// A line of the audit log about somebody.
async fn was_renamed(place: &Place, person: &Guest) {
    let mut file = database(place.folder.path()).await;
    let insert = "INSERT INTO admin_log (at, who, about, command, outcome, taken) \
                  VALUES (1, '', ?1, json_object('command', 'rename', 'person', ?1, 'name', 'Anna'), 'done', 1)";
    sqlx::query(insert).bind(&person.id).execute(&mut file).await.unwrap();
    sqlx::Connection::close(file).await.unwrap();
}

#[tokio::test]
async fn joining_again_changes_nothing() {
    let place = Place::open().await;
    let (ann, guest) = (place.guest("Ann").await, place.guest("Annie").await);
    guest.new_table(&hotseat()).await;
    let link = ann.post("/api/me/links", &json!({})).await.good();
    let request = json!({"code": link["code"], "own": "join"});
    assert_eq!(guest.post("/api/link", &request).await.good()["id"], *ann.id);
    // The answer was lost, and the browser asks again with the cookie that it has: it is the other already.
    assert_eq!(guest.get("/api/me").await.good()["id"], *ann.id);
    assert_eq!(follow(&guest, &ann, "join").await.good()["id"], *ann.id);
    assert_eq!(ann.get("/api/tables?list=mine").await.good()["tables"].as_array().unwrap().len(), 1);
    place.close().await;
}

#[tokio::test]
async fn two_who_sit_at_one_table_are_not_joined_before_its_game_is_over() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let link = bob.post("/api/me/links", &json!({})).await.good();
    let request = json!({"code": link["code"], "own": "join"});
    let refused = ann.post("/api/link", &request).await;
    assert_eq!((refused.status, &refused.json()["why"]["id"]), (409, &json!("account-both-at-a-table")));
    assert_eq!(ann.get("/api/me").await.good()["name"], "Ann");
    let mut anns = ann.sit(&table).await;
    anns.do_it(json!({"kind": "resign", "seat": 1})).await;
    assert_eq!(ann.post("/api/link", &request).await.good()["id"], *bob.id);
    assert_eq!(bob.get(&format!("/api/tables/{table}")).await.good()["yours"], json!([1, 2]));
    place.close().await;
}

#[tokio::test]
async fn a_record_that_both_have_brought_is_kept_twice() {
    let place = Place::open().await;
    let (ann, guest) = (place.guest("Ann").await, place.guest("Annie").await);
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    line.do_it(json!({"kind": "resign", "seat": 1})).await;
    let record = ann.get(&format!("/api/tables/{table}/record.json")).await.body;
    for who in [&ann, &guest] {
        assert_eq!(who.send("POST", "/api/records", &record, &[]).await.status, 200);
    }
    assert_eq!(follow(&guest, &ann, "join").await.good()["id"], *ann.id);
    let imported = ann.get("/api/tables?list=imported").await.good();
    assert_eq!(imported["tables"].as_array().unwrap().len(), 2);
    place.close().await;
}
