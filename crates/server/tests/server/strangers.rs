//! Strangers at a table: how much they may say, where they may sit, and what the host can do about them.

use serde_json::{Value, json};
use sqlx::Connection as _;
use table::SaturatingAs;

use crate::guest::{Guest, Line};
use crate::place::{Place, brisk};
use crate::storage::database;

async fn say(line: &mut Line, text: &str) -> Value {
    line.ask(json!({"kind": "say", "text": text})).await
}

async fn open_table(host: &Guest, seats: usize) -> String {
    let mut all = vec![json!({"kind": "me"})];
    all.resize(seats, json!({"kind": "open"}));
    host.new_table(&json!({"game": "carson-cards", "listed": true, "seats": all})).await
}

#[tokio::test]
async fn spectators_cannot_use_up_what_the_players_may_say() {
    let place = Place::open().await;
    let ada = Guest::named(place.address, "Ada").await;
    let table = open_table(&ada, 3).await;
    let mut at_table = ada.sit(&table).await;
    let mut refused = 0;
    for _ in 0..4 {
        let mut stranger = Guest::named(place.address, "Ada").await.sit(&table).await;
        for number in 0..12 {
            let answer = say(&mut stranger, &format!("noise {number}")).await;
            refused += u32::from(answer["reason"] == "slow");
        }
    }
    assert!(refused >= 40, "spectators share a small quota: {refused} were refused");
    for number in 0..5 {
        let answer = say(&mut at_table, &format!("a word {number}")).await;
        assert_eq!(answer["type"], "done", "{answer}");
    }
}

#[tokio::test]
async fn one_spectator_leaves_the_others_something_to_say() {
    let place = Place::open().await;
    let ada = Guest::named(place.address, "Ada").await;
    let table = open_table(&ada, 3).await;
    let mut loud = Guest::named(place.address, "Bo").await.sit(&table).await;
    for number in 0..3 {
        assert_eq!(say(&mut loud, &format!("noise {number}")).await["type"], "done");
    }
    assert_eq!(say(&mut loud, "more noise").await["reason"], "slow");
    let mut other = Guest::named(place.address, "Cy").await.sit(&table).await;
    assert_eq!(say(&mut other, "a word").await["type"], "done");
    place.close().await;
}

#[tokio::test]
async fn however_much_spectators_say_what_the_players_said_stays_to_be_read() {
    let place = Place::open().await;
    let (ada, cy) = (place.guest("Ada").await, place.guest("Cy").await);
    let table = open_table(&ada, 3).await;
    let mut host = ada.sit(&table).await;
    say(&mut host, "Shall we begin at eight?").await;
    say(&mut cy.sit(&table).await, "noise 2").await;
    let folder = place.close().await;
    // Days of it, at the pace at which spectators may talk.
    let mut file = database(folder.path()).await;
    let flood = "WITH RECURSIVE more(remark) AS (SELECT 3 UNION ALL SELECT remark + 1 FROM more WHERE remark < 999) \
        INSERT INTO remarks SELECT r.number, more.remark, r.version, r.person, r.name, 'noise ' || more.remark, r.at - 60000, \
        'r' || more.remark FROM more JOIN remarks r ON r.remark = 2";
    sqlx::query(flood).execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    let place = Place::open_in(folder, brisk()).await;
    let (ada, cy) = (Guest { address: place.address, ..ada }, Guest { address: place.address, ..cy });
    let read = async || {
        let chat = place.nobody().sit(&table).await.welcome["chat"].clone();
        let texts = chat.as_array().unwrap().iter().map(|said| said["text"].as_str().unwrap().to_owned());
        texts.collect::<Vec<_>>()
    };
    let first = read().await;
    assert_eq!((first.len(), first[0].as_str()), (101, "Shall we begin at eight?"));
    assert_eq!((first[1].as_str(), first[100].as_str()), ("noise 900", "noise 999"));
    say(&mut cy.sit(&table).await, "more noise").await;
    say(&mut ada.sit(&table).await, "Eight it is.").await;
    let then = read().await;
    assert_eq!((then.len(), then[0].as_str()), (102, "Shall we begin at eight?"));
    assert_eq!((then[1].as_str(), then[101].as_str()), ("noise 901", "Eight it is."));
    place.close().await;
}

#[tokio::test]
async fn the_host_can_keep_the_talk_to_the_players() {
    let place = Place::open().await;
    let ada = Guest::named(place.address, "Ada").await;
    let table = open_table(&ada, 3).await;
    let mut host = ada.sit(&table).await;
    let bob = Guest::named(place.address, "Bob").await;
    bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let mut player = bob.sit(&table).await;
    let mut stranger = Guest::named(place.address, "Cy").await.sit(&table).await;
    for line in [&mut player, &mut stranger] {
        let answer = line.ask(json!({"kind": "close_chat", "closed": true})).await;
        assert_eq!(answer["why"]["id"], "server-not-host");
    }
    host.do_it(json!({"kind": "close_chat", "closed": true})).await;
    assert_eq!(say(&mut stranger, "hello").await["why"]["id"], "server-chat-closed");
    assert_eq!(say(&mut player, "hello").await["type"], "done");
    assert_eq!(bob.get(&format!("/api/tables/{table}")).await.good()["chat_closed"], true);
    host.do_it(json!({"kind": "close_chat", "closed": false})).await;
    assert_eq!(say(&mut stranger, "hello").await["type"], "done");
}

#[tokio::test]
async fn whoever_is_hidden_by_the_host_is_neither_heard_nor_read() {
    let place = Place::open().await;
    let ada = Guest::named(place.address, "Ada").await;
    let table = open_table(&ada, 3).await;
    let mut host = ada.sit(&table).await;
    let cy = Guest::named(place.address, "Cy").await;
    let mut stranger = cy.sit(&table).await;
    assert_eq!(say(&mut stranger, "something vile").await["type"], "done");
    host.do_it(json!({"kind": "hide_remarks", "person": cy.id, "hidden": true})).await;
    assert_eq!(say(&mut stranger, "more of it").await["why"]["id"], "server-hidden");
    let own = host.ask(json!({"kind": "hide_remarks", "person": ada.id, "hidden": true})).await;
    assert_eq!(own["type"], "refused", "nobody hides himself");
    let place = place.again().await;
    let newcomer = Guest::named(place.address, "Dee").await.sit(&table).await;
    assert_eq!(newcomer.welcome["chat"], json!([]));
    assert_eq!(newcomer.welcome["table"]["hidden"], json!([cy.id]));
    let mut host = Guest { address: place.address, ..ada }.sit(&table).await;
    let show = json!({"kind": "hide_remarks", "person": cy.id, "hidden": false});
    assert_eq!(host.ask_as("show him again", show).await["type"], "done");
    let newcomer = Guest::named(place.address, "Eve").await.sit(&table).await;
    assert_eq!(newcomer.welcome["chat"][0]["text"], "something vile");
}

#[tokio::test]
async fn what_the_host_settled_is_not_settled_again_by_a_request_that_is_repeated_after_a_restart() {
    let place = Place::open().await;
    let (ada, cy) = (place.guest("Ada").await, place.guest("Cy").await);
    let table = open_table(&ada, 3).await;
    let mut host = ada.sit(&table).await;
    say(&mut cy.sit(&table).await, "hello").await;
    let hide = |hidden: bool| json!({"kind": "hide_remarks", "person": cy.id, "hidden": hidden});
    let close = |closed: bool| json!({"kind": "close_chat", "closed": closed});
    for (id, ask) in [("1", hide(true)), ("2", close(true)), ("3", hide(false)), ("4", close(false))] {
        assert_eq!(host.ask_as(id, ask).await["type"], "done");
    }
    let place = place.again().await;
    let mut host = Guest { address: place.address, ..ada.clone() }.sit(&table).await;
    for (id, ask) in [("1", hide(true)), ("2", close(true))] {
        assert_eq!(host.ask_as(id, ask).await["type"], "done");
    }
    let info = place.nobody().get(&format!("/api/tables/{table}")).await.good();
    assert_eq!((&info["hidden"], &info["chat_closed"]), (&json!([]), &json!(false)));
    place.close().await;
}

#[tokio::test]
async fn hiding_somebody_again_who_has_left_shows_him_to_nobody() {
    let place = Place::open().await;
    let ada = Guest::named(place.address, "Ada").await;
    let table = open_table(&ada, 3).await;
    let mut host = ada.sit(&table).await;
    let bob = Guest::named(place.address, "Bob").await;
    bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let hide = json!({"kind": "hide_remarks", "person": bob.id, "hidden": true});
    host.do_it(hide.clone()).await;
    bob.post(&format!("/api/tables/{table}/leave"), &json!({})).await.good();
    host.do_it(hide).await;
    assert_eq!(say(&mut bob.sit(&table).await, "hello").await["why"]["id"], "server-hidden");
    let unknown = json!({"kind": "hide_remarks", "person": "nobody", "hidden": true});
    assert_eq!(host.ask(unknown).await["reason"], "not_found");
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await.good()["hidden"], json!([bob.id]));
}

#[tokio::test]
async fn a_second_seat_is_only_to_be_had_at_ones_own_table() {
    let place = Place::open().await;
    let ada = Guest::named(place.address, "Ada").await;
    let table = open_table(&ada, 4).await;
    let join = format!("/api/tables/{table}/join");
    let greedy = Guest::named(place.address, "Greedy").await;
    greedy.post(&join, &json!({})).await.good();
    for body in [json!({}), json!({"seat": 3}), json!({"seat": 4})] {
        let answer = greedy.post(&join, &body).await;
        assert_eq!((answer.status, answer.json()["why"]["id"].as_str()), (409, Some("server-one-seat")));
    }
    ada.post(&join, &json!({"seat": 3})).await.good();
    let seats = ada.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!(seats["yours"], json!([1, 3]));
}

#[tokio::test]
async fn the_host_sends_somebody_away_who_cannot_come_back_at_once() {
    let place = Place::open().await;
    let ada = Guest::named(place.address, "Ada").await;
    let table = open_table(&ada, 3).await;
    let join = format!("/api/tables/{table}/join");
    let seat = format!("/api/tables/{table}/seats/2");
    let bob = Guest::named(place.address, "Bob").await;
    let cy = Guest::named(place.address, "Cy").await;
    bob.post(&join, &json!({"seat": 2})).await.good();
    assert_eq!(cy.post(&seat, &json!({"kind": "open"})).await.status, 403, "only the host sends away");
    ada.post(&seat, &json!({"kind": "open"})).await.good();
    assert_eq!(bob.post(&join, &json!({"seat": 2})).await.json()["why"]["id"], "server-sent-away");
    let place = place.again().await;
    let [ada, bob, cy] = [ada, bob, cy].map(|guest| Guest { address: place.address, ..guest });
    assert_eq!(bob.post(&join, &json!({})).await.json()["why"]["id"], "server-sent-away");
    cy.post(&join, &json!({"seat": 2})).await.good();
    // The last seat is taken and the game is set up: before the first decision it can still be undone.
    let dee = Guest::named(place.address, "Dee").await;
    let begun = dee.post(&join, &json!({})).await.good();
    assert_eq!(begun["stage"], "playing");
    let mut line = ada.sit(&table).await;
    let gathering = ada.post(&format!("/api/tables/{table}/seats/3"), &json!({"kind": "open"})).await.good();
    assert_eq!((&gathering["stage"], &gathering["deciders"]), (&json!("gathering"), &json!([])));
    assert_ne!(gathering["commitment"], begun["commitment"], "the dice that were seen are not used");
    assert_eq!(line.next_of("table").await["table"]["stage"], "gathering");
    let eve = Guest::named(place.address, "Eve").await;
    assert_eq!(eve.post(&join, &json!({})).await.good()["stage"], "playing");
    assert_eq!(line.next_of("moved").await["keep"], 0);
    // After the first decision everybody stays.
    let table_now = ada.get(&format!("/api/tables/{table}")).await.good();
    let asked = table_now["deciders"][0].as_u64().unwrap().saturating_as::<usize>();
    let who = [&ada, &cy, &eve][asked - 1];
    let mut theirs = who.sit(&table).await;
    let action = theirs.welcome["moment"]["seats"][0]["offers"][0]["action"].as_str().unwrap().to_owned();
    theirs.do_it(json!({"kind": "play", "seat": asked, "action": action, "at": 0})).await;
    drop(line);
    let late = ada.post(&format!("/api/tables/{table}/seats/3"), &json!({"kind": "open"})).await;
    assert_eq!(late.json()["why"]["id"], "server-begun");
    // The dice are those that were promised while somebody was waited for again.
    for (seat, guest) in (1..).zip([&ada, &cy, &eve]) {
        let resigned =
            guest.sit(&table).await.ask_as("resign", json!({"kind": "resign", "seat": seat})).await;
        assert_eq!(resigned["type"], "done");
    }
    let record = ada.get(&format!("/api/tables/{table}/record.json")).await.good();
    assert_eq!(record["commitment"], gathering["commitment"]);
}

#[tokio::test]
async fn whoever_was_sent_away_and_is_invited_after_all_may_sit_down() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let table = open_table(&ann, 3).await;
    let path = format!("/api/tables/{table}");
    bob.post(&format!("{path}/join"), &json!({})).await.good();
    ann.post(&format!("{path}/seats/2"), &json!({"kind": "open"})).await.good();
    assert_eq!(bob.post(&format!("{path}/join"), &json!({})).await.json()["why"]["id"], "server-sent-away");
    ann.post(&format!("{path}/seats/3"), &json!({"kind": "kept", "person": bob.id})).await.good();
    assert_eq!(bob.post(&format!("{path}/join"), &json!({})).await.good()["yours"], json!([3]));
    place.close().await;
}

#[tokio::test]
async fn a_seat_that_a_bot_keeps_can_be_taken_back_while_others_are_waited_for_again() {
    let slow_bots = std::time::Duration::from_secs(60);
    let place = Place::open_with(server::Config { pause: slow_bots, ..brisk() }).await;
    let (ann, bob, eve) = (place.guest("Ann").await, place.guest("Bob").await, place.guest("Eve").await);
    let table = open_table(&ann, 3).await;
    let path = format!("/api/tables/{table}");
    for guest in [&bob, &eve] {
        guest.post(&format!("{path}/join"), &json!({})).await.good();
    }
    bob.sit(&table).await.do_it(json!({"kind": "propose_bot", "seat": 2})).await;
    let again = ann.post(&format!("{path}/seats/3"), &json!({"kind": "open"})).await.good();
    assert_eq!((&again["stage"], &again["seats"][1]["stands_in_for"]), (&json!("gathering"), &json!(bob.id)));
    let back = bob.post(&format!("{path}/join"), &json!({"seat": 2})).await.good();
    assert_eq!((&back["yours"], &back["stage"]), (&json!([2]), &json!("gathering")));
    let kit = place.guest("Kit").await;
    let begun = kit.post(&format!("{path}/join"), &json!({})).await.good();
    assert_eq!(
        (&begun["stage"], &begun["seats"][1]["holder"]["kind"]),
        (&json!("playing"), &json!("person"))
    );
    place.close().await;
}
