//! What happens at one server is told on the streams that are open at the other, whether or not anybody told of it.

use serde_json::{Value, json};

use crate::place::for_two;
use crate::playing::{play_one, some_play};
use crate::shared_database::SharedDatabase;
use crate::streaming::{BotStream, Events, new_bot};

/// The next event that names a table.
async fn next_at(events: &mut Events, table: &str) -> Value {
    loop {
        let event = events.next().await;
        assert!(!event.is_null(), "the stream ended");
        if event["table"]["id"] == table || event["table"] == table {
            return event;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_at_one_server_plays_at_a_table_that_is_made_at_the_other() {
    let Some(shared) = SharedDatabase::open(2).await else { return };
    let ann = shared.servers[0].guest("Ann").await;
    let (id, bot) = new_bot(&ann, &json!({"name": "Robo"})).await;
    let bot = shared.at(1, &bot);
    let mut stream = BotStream::open(&bot).await;
    stream.next_of("hello").await;
    while !ann.get("/api/bots").await.good().to_string().contains(&id) {}
    let seats = json!([{"kind": "me"}, {"kind": "bot_account", "id": id}]);
    let table = ann.new_table(&json!({"game": "circle-wagons", "seats": seats})).await;
    assert_eq!(stream.next_of("start").await["table"], json!(table));
    let mut line = ann.sit(&table).await;
    let mut moment = line.welcome["moment"].clone();
    // The first one may be asked more than once.
    for turn in 0..20 {
        if some_play(&moment).is_none() {
            break;
        }
        moment = play_one(&mut line, &moment, &format!("play-{turn}")).await;
    }
    let question = stream.next_of("decide").await;
    let answer =
        json!({"id": "d1", "seat": question["seat"], "action": question["actions"][0], "at": question["at"]});
    let done = bot.post(&format!("/api/stream/tables/{table}/decisions"), &answer).await;
    assert_eq!(done.good()["id"], "d1");
    shared.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_whose_token_is_replaced_at_one_server_is_let_go_by_the_other() {
    let Some(shared) = SharedDatabase::open(2).await else { return };
    let ann = shared.servers[0].guest("Ann").await;
    let (id, bot) = new_bot(&ann, &json!({"name": "Robo"})).await;
    let mut stream = BotStream::open(&shared.at(1, &bot)).await;
    stream.next_of("hello").await;
    ann.post(&format!("/api/me/bots/{id}/token"), &json!({})).await.good();
    while !stream.next().await.is_null() {}
    shared.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_listens_hears_of_his_tables_also_without_the_line_that_tells_of_them() {
    let Some(shared) = SharedDatabase::open(2).await else { return };
    let (ann, bob) = (shared.servers[0].guest("Ann").await, shared.servers[0].guest("Bob").await);
    let table = ann.new_table(&for_two()).await;
    let mut events = Events::open(&shared.at(1, &ann)).await;
    assert_eq!(events.next().await["tables"][0]["id"], json!(table));
    // Nobody hears on a line that is cut; for a second it is not there again.
    shared.cluster.cut(&shared.name, "LISTEN%").await;
    bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let heard = next_at(&mut events, &table).await;
    assert_eq!(heard["table"]["stage"], "playing", "{heard}");
    shared.cluster.cut(&shared.name, "LISTEN%").await;
    let second = ann.new_table(&for_two()).await;
    assert_eq!(next_at(&mut events, &second).await["table"]["stage"], "gathering");
    shared.cluster.cut(&shared.name, "LISTEN%").await;
    assert_eq!(ann.send("DELETE", &format!("/api/tables/{second}"), "", &[]).await.status, 200);
    loop {
        let event = next_at(&mut events, &second).await;
        if event["kind"] == "gone" {
            break;
        }
    }
    shared.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_cannot_be_read_keep_nobody_from_hearing_of_the_others() {
    let Some(shared) = SharedDatabase::open(2).await else { return };
    let (ann, bob) = (shared.servers[0].guest("Ann").await, shared.servers[0].guest("Bob").await);
    let table = ann.new_table(&for_two()).await;
    let mut broken = Vec::new();
    for _ in 0..7 {
        broken.push(ann.new_table(&for_two()).await);
    }
    let mut events = Events::open(&shared.at(1, &ann)).await;
    assert_eq!(events.next().await["tables"].as_array().map(Vec::len), Some(8));
    let mut database = shared.database().await;
    // Nobody hears on a line that is cut: all that has changed is found at once.
    shared.cluster.cut(&shared.name, "LISTEN%").await;
    bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    for change in [
        "UPDATE tables SET doc = replace(doc, '\"circle-wagons\"', '\"nonsense\"') WHERE id = ANY($1)",
        "UPDATE progress SET version = version + 1 \
         WHERE number IN (SELECT number FROM tables WHERE id = ANY($1))",
    ] {
        sqlx::query(change).bind(&broken).execute(&mut database).await.unwrap();
    }
    assert_eq!(next_at(&mut events, &table).await["table"]["stage"], "playing");
    shared.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_stream_of_a_device_that_is_signed_out_at_one_server_ends_at_the_other() {
    let Some(shared) = SharedDatabase::open(2).await else { return };
    let ann = shared.servers[0].guest("Ann").await;
    let link = ann.post("/api/me/links", &json!({})).await.good();
    let answer = shared.servers[1].nobody().post("/api/link", &json!({"code": link["code"]})).await;
    let phone = shared.servers[1].nobody().with_cookie_of(&answer);
    let (mut phones, mut own) = (Events::open(&phone).await, Events::open(&shared.at(1, &ann)).await);
    assert_eq!(own.next().await["kind"], "state");
    let account = ann.get("/api/me/account").await.good();
    let other = account["devices"].as_array().unwrap().iter().find(|device| device["here"] == false).unwrap();
    let path = format!("/api/me/devices/{}", other["id"].as_str().unwrap());
    assert_eq!(ann.send("DELETE", &path, "", &[]).await.status, 200);
    while !phones.next().await.is_null() {}
    shared.close().await;
}
