//! What operators do, and what players can do about each other.

use serde_json::{Value, json};
use server::protocol::AdminCommand;

use crate::guest::Guest;
use crate::place::{Place, brisk};
use crate::storage::database;
use crate::streaming::{BotStream, Events, new_bot};

/// What the command line does: a line in the log, which the server takes up.
async fn by_command_line(place: &Place, command: &AdminCommand) -> String {
    let admin = place.admin().await;
    let json = serde_json::to_string(command).unwrap();
    let number = admin.log_action("", command.person().unwrap_or_default(), &json, 1).await.unwrap();
    loop {
        let outcome = admin.action(number).await.unwrap().unwrap().outcome;
        if !outcome.is_empty() {
            admin.close().await;
            return outcome;
        }
        tokio::task::yield_now().await;
    }
}

/// Somebody who was made an operator on the command line.
pub(crate) async fn operator(place: &Place) -> Guest {
    let operator = Guest::named(place.address, "Op").await;
    assert_eq!(by_command_line(place, &AdminCommand::Grant { person: operator.id.clone() }).await, "done");
    operator
}

async fn act(operator: &Guest, command: Value) -> Value {
    operator.post("/api/admin/actions", &command).await.good()
}

pub(crate) async fn done(operator: &Guest, command: Value) {
    let action = act(operator, command).await;
    assert_eq!(action["outcome"]["outcome"], "done", "{action}");
}

async fn open_table(host: &Guest) -> String {
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    host.new_table(&json!({"game": "circle-wagons", "listed": true, "seats": seats})).await
}

#[tokio::test]
async fn to_anybody_but_operators_their_pages_are_not_there() {
    let place = Place::open().await;
    let ada = Guest::named(place.address, "Ada").await;
    for path in
        ["/api/admin", "/api/admin/people", "/api/admin/tables", "/api/admin/reports", "/api/admin/log"]
    {
        assert_eq!(ada.get(path).await.status, 404, "{path}");
    }
    let ban = json!({"command": "ban", "person": ada.id});
    assert_eq!(ada.post("/api/admin/actions", &ban).await.status, 404);
    let op = operator(&place).await;
    assert_eq!(op.get("/api/admin").await.good()["people"], 2);
    done(&op, json!({"command": "grant", "person": ada.id})).await;
    ada.get("/api/admin").await.good();
    done(&op, json!({"command": "revoke", "person": ada.id})).await;
    assert_eq!(ada.get("/api/admin").await.status, 404);
}

#[tokio::test]
async fn somebody_who_is_banned_reads_why_and_can_take_his_games_along_and_leave() {
    let place = Place::open().await;
    let (op, bob) = (operator(&place).await, Guest::named(place.address, "Bob").await);
    let table = open_table(&bob).await;
    let mut line = bob.sit(&table).await;
    done(&op, json!({"command": "ban", "person": bob.id, "hours": 2, "note": "Cool down."})).await;
    line.next_of("closing").await;
    let refused = bob.post("/api/tables", &json!({})).await;
    assert_eq!(refused.status, 403);
    let why = refused.json();
    assert_eq!(why["why"]["id"], "house-banned");
    assert_eq!(why["why"]["args"], json!([["note", {"text": "Cool down."}], ["hours", {"number": 2}]]));
    assert_eq!(bob.get("/api/me").await.good()["name"], "Bob");
    assert_eq!(bob.get("/api/me/games").await.status, 200);
    let number = op.get("/api/admin").await.good()["sanctions"][0]["number"].clone();
    done(&op, json!({"command": "lift", "sanction": number})).await;
    bob.get("/api/tables?list=mine").await;
    assert_eq!(bob.get(&format!("/api/tables/{table}")).await.status, 200);
    done(&op, json!({"command": "ban", "person": bob.id})).await;
    assert_eq!(bob.send("DELETE", "/api/me", "", &[]).await.status, 200);
}

#[tokio::test]
async fn an_operator_bans_neither_himself_nor_another_operator() {
    let place = Place::open().await;
    let op = operator(&place).await;
    let action = act(&op, json!({"command": "ban", "person": op.id})).await;
    assert_eq!(action["outcome"], json!({"outcome": "refused", "why": "admin-operator"}));
    let action = act(&op, json!({"command": "revoke", "person": op.id})).await;
    assert_eq!(action["outcome"]["why"], "admin-operator");
}

#[tokio::test]
async fn nobody_comes_in_from_banned_addresses_but_operators() {
    let place = Place::open().await;
    let (op, ada) = (operator(&place).await, Guest::named(place.address, "Ada").await);
    let wrong = act(&op, json!({"command": "ban_addresses", "range": "everywhere"})).await;
    assert_eq!(wrong["outcome"]["why"], "admin-bad-range");
    done(&op, json!({"command": "ban_addresses", "range": "127.0.0.0/8", "note": "Spam."})).await;
    assert_eq!(ada.post("/api/tables", &json!({})).await.json()["why"]["id"], "house-banned");
    let stranger = Guest::nobody(place.address).post("/api/me", &json!({"name": "New"})).await;
    assert_eq!(stranger.json()["why"]["id"], "house-banned");
    let number = op.get("/api/admin").await.good()["sanctions"][0]["number"].clone();
    done(&op, json!({"command": "lift", "sanction": number})).await;
    Guest::named(place.address, "New").await;
}

#[tokio::test]
async fn whoever_is_banned_is_let_go_everywhere_and_his_bots_with_him() {
    let place = Place::open().await;
    let (op, bob) = (operator(&place).await, Guest::named(place.address, "Bob").await);
    let table = open_table(&bob).await;
    let (id, bot) = new_bot(&bob, &json!({"name": "Robo"})).await;
    let (_, other) = new_bot(&op, &json!({"name": "Good"})).await;
    let (mut line, mut events) = (bob.sit(&table).await, Events::open(&bob).await);
    let (mut stream, mut good, mut socket) =
        (BotStream::open(&bot).await, BotStream::open(&other).await, bot.sit(&table).await);
    good.next_of("hello").await;
    done(&op, json!({"command": "ban", "person": bob.id})).await;
    line.next_of("closing").await;
    socket.next_of("closing").await;
    while !events.next().await.is_null() {}
    while !stream.next().await.is_null() {}
    assert_eq!(bot.get("/api/stream/events").await.json()["why"]["id"], "house-banned");
    let online = op.get("/api/bots").await.good().to_string();
    assert!(online.contains("Good") && !online.contains(&id), "{online}");
}

#[tokio::test]
async fn whoever_comes_from_addresses_that_are_banned_is_let_go_but_for_operators() {
    let place = Place::open().await;
    let (op, bob) = (operator(&place).await, Guest::named(place.address, "Bob").await);
    let table = open_table(&bob).await;
    let (_, bot) = new_bot(&bob, &json!({"name": "Robo"})).await;
    let (mut line, mut nobodys, mut ops) =
        (bob.sit(&table).await, place.nobody().sit(&table).await, op.sit(&table).await);
    let (mut events, mut stream) = (Events::open(&bob).await, BotStream::open(&bot).await);
    done(&op, json!({"command": "ban_addresses", "range": "127.0.0.1", "note": "Spam."})).await;
    line.next_of("closing").await;
    nobodys.next_of("closing").await;
    while !events.next().await.is_null() {}
    while !stream.next().await.is_null() {}
    ops.do_it(json!({"kind": "say", "text": "Still here"})).await;
}

#[tokio::test]
async fn somebody_who_is_muted_plays_on_and_says_nothing() {
    let place = Place::open().await;
    let (op, bob) = (operator(&place).await, Guest::named(place.address, "Bob").await);
    let table = open_table(&bob).await;
    let mut line = bob.sit(&table).await;
    done(&op, json!({"command": "mute", "person": bob.id, "note": "Mind your words."})).await;
    let answer = line.ask(json!({"kind": "say", "text": "Hello"})).await;
    assert_eq!(answer["why"]["id"], "house-muted");
    assert_eq!(bob.get(&format!("/api/tables/{table}")).await.status, 200);
}

#[tokio::test]
async fn a_report_brings_along_what_was_said_and_is_closed() {
    let place = Place::open().await;
    let op = operator(&place).await;
    let (ada, bob) = (Guest::named(place.address, "Ada").await, Guest::named(place.address, "Bob").await);
    let table = open_table(&ada).await;
    let mut line = bob.sit(&table).await;
    line.do_it(json!({"kind": "say", "text": "Something nasty"})).await;
    let report = json!({"table": table, "person": bob.id, "why": "He is rude."});
    assert_eq!(ada.post("/api/reports", &report).await.status, 204);
    let empty = json!({"table": table, "person": bob.id, "why": " "});
    assert_eq!(ada.post("/api/reports", &empty).await.json()["why"]["id"], "server-bad-report");
    let reports = op.get("/api/admin/reports").await.good();
    assert_eq!(reports[0]["said"][0]["text"], "Something nasty");
    assert_eq!((&reports[0]["reporter_name"], &reports[0]["person_name"]), (&json!("Ada"), &json!("Bob")));
    let remark = &reports[0]["said"][0]["number"];
    done(&op, json!({"command": "delete_remark", "table": table, "remark": remark})).await;
    let welcome = ada.sit(&table).await.welcome;
    assert_eq!(welcome["chat"][0]["text"], "", "its place stays, without its words");
    done(&op, json!({"command": "close_report", "report": reports[0]["number"]})).await;
    assert_eq!(op.get("/api/admin").await.good()["open_reports"], 0);
}

#[tokio::test]
async fn whoever_looks_on_sees_that_words_were_taken_away_and_so_does_who_comes_again() {
    let place = Place::open().await;
    let (op, bob) = (operator(&place).await, Guest::named(place.address, "Bob").await);
    let table = open_table(&bob).await;
    let mut line = bob.sit(&table).await;
    line.do_it(json!({"kind": "say", "text": "Something nasty"})).await;
    line.do_it(json!({"kind": "say", "text": "Hello"})).await;
    let since = bob.sit(&table).await.welcome["table"]["version"].clone();
    let mut looks_on = place.nobody().sit(&table).await;
    done(&op, json!({"command": "delete_remark", "table": table, "remark": 1})).await;
    let said = looks_on.next_of("said").await["said"].clone();
    assert_eq!((&said["number"], &said["text"]), (&json!(1), &json!("")));
    let again = json!({"type": "hello", "protocol": 1, "since": since});
    let missed = bob.sit_with(&table, &again).await.welcome["chat"].clone();
    assert!(
        missed.as_array().unwrap().iter().any(|said| said["number"] == 1 && said["text"] == ""),
        "{missed}"
    );
    line.do_it(json!({"kind": "say", "text": "The table goes on"})).await;
    let again = act(&op, json!({"command": "delete_remark", "table": table, "remark": 1})).await;
    assert_eq!(again["outcome"]["outcome"], "refused", "there is nothing more to take away");
}

#[tokio::test]
async fn a_hidden_table_is_there_only_for_those_who_belong_to_it() {
    let place = Place::open().await;
    let (op, ada) = (operator(&place).await, Guest::named(place.address, "Ada").await);
    let table = open_table(&ada).await;
    let mut stranger = Guest::named(place.address, "Cy").await.sit(&table).await;
    done(&op, json!({"command": "hide_table", "table": table, "hidden": true})).await;
    stranger.next_of("closing").await;
    let cy = Guest::named(place.address, "Cy").await;
    for path in ["", "/log", "/at/0", "/glance", "/dice"] {
        assert_eq!(cy.get(&format!("/api/tables/{table}{path}")).await.status, 404, "{path}");
    }
    assert_eq!(cy.post(&format!("/api/tables/{table}/join"), &json!({})).await.status, 404);
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await.status, 200);
    assert_eq!(op.get(&format!("/api/tables/{table}")).await.status, 200, "operators look at what they hide");
    op.sit(&table).await.do_it(json!({"kind": "say", "text": "What goes on here?"})).await;
    done(&op, json!({"command": "hide_table", "table": table, "hidden": false})).await;
    assert_eq!(cy.get(&format!("/api/tables/{table}")).await.status, 200);
    done(&op, json!({"command": "end_table", "table": table})).await;
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await.good()["stage"], "over");
    done(&op, json!({"command": "delete_table", "table": table})).await;
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await.status, 404);
}

#[tokio::test]
async fn an_operator_removes_a_table_that_cannot_be_read() {
    let place = Place::open().await;
    let mut op = operator(&place).await;
    let table = open_table(&op).await;
    let folder = place.close().await;
    let mut file = database(folder.path()).await;
    sqlx::query("UPDATE tables SET doc = '{'").execute(&mut file).await.unwrap();
    sqlx::Connection::close(file).await.unwrap();
    let place = Place::open_in(folder, brisk()).await;
    op.address = place.address;
    assert_eq!(op.get(&format!("/api/tables/{table}")).await.status, 409);
    done(&op, json!({"command": "delete_table", "table": table})).await;
    assert_eq!(op.get(&format!("/api/tables/{table}")).await.status, 404);
    let again = act(&op, json!({"command": "delete_table", "table": table})).await;
    assert_ne!(again["outcome"]["outcome"], "done", "{again}");
    place.close().await;
}

#[tokio::test]
async fn what_is_settled_for_the_whole_house_is_told_to_all_and_outlives_the_server() {
    let place = Place::open().await;
    let op = operator(&place).await;
    done(&op, json!({"command": "announce", "text": "Back at noon.", "hours": 1})).await;
    done(&op, json!({"command": "close_to_newcomers", "closed": true})).await;
    let place = place.again().await;
    let op = Guest { address: place.address, ..op };
    let nobody = Guest::nobody(place.address);
    let entrance = nobody.get("/api/house").await.good();
    assert_eq!(entrance["announcement"]["text"], "Back at noon.");
    let refused = nobody.post("/api/me", &json!({"name": "New"})).await.json();
    assert_eq!(refused["why"]["id"], "house-closed");
    done(&op, json!({"command": "announce", "text": ""})).await;
    done(&op, json!({"command": "close_to_newcomers", "closed": false})).await;
    assert_eq!(nobody.get("/api/house").await.good()["announcement"], Value::Null);
    Guest::named(place.address, "New").await;
    let log = op.get("/api/admin/log").await.good();
    let commands: Vec<&str> =
        log.as_array().unwrap().iter().map(|line| line["command"]["command"].as_str().unwrap()).collect();
    assert_eq!(commands, ["close_to_newcomers", "announce", "close_to_newcomers", "announce", "grant"]);
}

#[tokio::test]
async fn people_are_found_by_name_id_and_address_and_tables_by_their_players() {
    let place = Place::open().await;
    let (op, ada) = (operator(&place).await, Guest::named(place.address, "Ada_%").await);
    ada.get("/api/me").await.good();
    let table = open_table(&ada).await;
    for text in ["da_%25", &ada.id[..8]] {
        let found = op.get(&format!("/api/admin/people?text={text}")).await.good();
        assert_eq!(found.as_array().unwrap().len(), 1, "{text}: {found}");
        assert_eq!(found[0]["id"], json!(ada.id));
        assert_eq!(found[0]["addresses"], json!(["127.0.0.1"]));
    }
    let near = op.get("/api/admin/people?text=127.0.0.").await.good();
    assert!(near.as_array().unwrap().iter().any(|person| person["id"] == json!(ada.id)), "{near}");
    let found = op.get("/api/admin/tables?text=ada").await.good();
    assert_eq!((&found[0]["id"], &found[0]["players"]), (&json!(table), &json!(["Ada_%"])));
    done(&op, json!({"command": "rename", "person": ada.id, "name": "Ada"})).await;
    assert_eq!(ada.get("/api/me").await.good()["name"], "Ada");
}

#[tokio::test]
async fn whom_somebody_blocks_cannot_sit_down_where_he_sits() {
    let place = Place::open().await;
    let (ada, bob) = (Guest::named(place.address, "Ada").await, Guest::named(place.address, "Bob").await);
    let table = open_table(&ada).await;
    assert_eq!(ada.put(&format!("/api/me/blocks/{}", bob.id), &json!({})).await.status, 204);
    assert_eq!(ada.get("/api/me/blocks").await.good(), json!([{"id": bob.id, "name": "Bob"}]));
    let refused = bob.post(&format!("/api/tables/{table}/join"), &json!({})).await;
    assert_eq!(refused.json()["why"]["id"], "server-blocked");
    ada.send("DELETE", &format!("/api/me/blocks/{}", bob.id), "", &[]).await;
    bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
}

#[tokio::test]
async fn what_names_a_person_who_leaves_for_good_leaves_the_operators_books() {
    let place = Place::open().await;
    let (op, bob) = (operator(&place).await, Guest::named(place.address, "Bob").await);
    done(&op, json!({"command": "rename", "person": bob.id, "name": "Robert"})).await;
    done(&op, json!({"command": "mute", "person": bob.id, "note": "Bob is rude"})).await;
    bob.send("DELETE", "/api/me", "", &[]).await;
    let log = op.get("/api/admin/log").await.good().to_string();
    assert!(!log.contains(&bob.id) && !log.contains("Robert") && !log.contains("Bob"), "{log}");
    assert_eq!(op.get("/api/admin").await.good()["sanctions"], json!([]));
}
