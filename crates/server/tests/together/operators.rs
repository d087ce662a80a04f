//! What operators do at one server holds at all of them.

use serde_json::{Value, json};

use crate::guest::Guest;
use crate::place::hotseat;
use crate::shared_database::SharedDatabase;
use crate::streaming::{BotStream, Events, new_bot};

/// Somebody who was made an operator by the database, at the first server.
async fn operator(shared: &SharedDatabase) -> Guest {
    let operator = shared.servers[0].guest("Op").await;
    let mut database = shared.database().await;
    for sql in [
        format!("INSERT INTO operators (person) VALUES ('{}')", operator.id),
        "INSERT INTO admin_log (at, who, about, command, outcome, taken) VALUES (1, '', '', '', 'done', 1)"
            .to_owned(),
    ] {
        sqlx::query(&sql).execute(&mut database).await.unwrap();
    }
    while operator.get("/api/admin").await.status != 200 {}
    operator
}

async fn done(operator: &Guest, command: Value) {
    let action = operator.post("/api/admin/actions", &command).await.good();
    assert_eq!(action["outcome"]["outcome"], "done", "{action}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_banned_at_one_server_is_let_go_by_the_other_and_his_bots_with_him() {
    let Some(shared) = SharedDatabase::open(2).await else { return };
    let (op, bob) = (operator(&shared).await, shared.servers[1].guest("Bob").await);
    let (_, bot) = new_bot(&bob, &json!({"name": "Robo"})).await;
    let table = bob.new_table(&hotseat()).await;
    let (mut line, mut events, mut stream) =
        (bob.sit(&table).await, Events::open(&bob).await, BotStream::open(&bot).await);
    done(&op, json!({"command": "ban", "person": bob.id, "note": "Enough."})).await;
    line.next_of("closing").await;
    while !events.next().await.is_null() {}
    while !stream.next().await.is_null() {}
    assert_eq!(bob.post("/api/tables", &hotseat()).await.json()["why"]["id"], "house-banned");
    assert_eq!(bot.get("/api/stream/events").await.json()["why"]["id"], "house-banned");
    shared.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn addresses_that_are_banned_at_one_server_are_let_go_by_the_other() {
    let Some(shared) = SharedDatabase::open(2).await else { return };
    let (op, bob) = (operator(&shared).await, shared.servers[1].guest("Bob").await);
    let table = bob.new_table(&hotseat()).await;
    let mut line = bob.sit(&table).await;
    done(&op, json!({"command": "ban_addresses", "range": "127.0.0.0/8"})).await;
    line.next_of("closing").await;
    shared.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn words_that_are_taken_away_at_one_server_are_gone_at_the_other() {
    let Some(shared) = SharedDatabase::open(2).await else { return };
    let (op, bob) = (operator(&shared).await, shared.servers[1].guest("Bob").await);
    let table = bob.new_table(&hotseat()).await;
    let mut line = bob.sit(&table).await;
    line.do_it(json!({"kind": "say", "text": "Something nasty"})).await;
    done(&op, json!({"command": "delete_remark", "table": table, "remark": 1})).await;
    let said = line.next_of("said").await["said"].clone();
    assert_eq!((&said["number"], &said["text"]), (&json!(1), &json!("")));
    assert_eq!(bob.sit(&table).await.welcome["chat"][0]["text"], "");
    line.do_it(json!({"kind": "say", "text": "The table goes on"})).await;
    shared.close().await;
}
