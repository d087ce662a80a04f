//! Bots with an account of their own: their owners, their stream, their decisions, and what they may not do.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Limits, ServerClock};

use crate::guest::Guest;
use crate::place::{Place, brisk, for_two};
use crate::playing::some_play;
use crate::streaming::{BotStream, new_bot};

fn with_bot(bot: &str) -> Value {
    json!({"game": "circle-wagons", "seats": [{"kind": "me"}, {"kind": "bot_account", "id": bot}]})
}

/// The answer of a bot that takes what is in the middle of the list.
fn answer(question: &Value, id: &str) -> Value {
    let actions = question["actions"].as_array().unwrap();
    let action = &actions[actions.len() / 2];
    json!({"id": id, "seat": question["seat"], "action": action, "at": question["at"]})
}

fn path(table: &str, what: &str) -> String {
    format!("/api/stream/tables/{table}/{what}")
}

#[tokio::test]
async fn a_bot_that_is_invited_plays_a_person_to_the_end() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let (id, bot) = new_bot(&ann, &json!({"name": "Robo"})).await;
    let mut stream = BotStream::open(&bot).await;
    let hello = stream.next().await;
    assert_eq!(hello, json!({"type": "hello", "bot": {"id": id, "name": "Robo"}, "tables": []}));
    let table = ann.new_table(&with_bot(&id)).await;
    let start = stream.next_of("start").await;
    assert_eq!(
        (&start["table"], &start["seat"], &start["names"]),
        (&json!(table), &json!(2), &json!(["Ann", "Robo"]))
    );
    let shown = ann.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!(shown["seats"][1]["holder"], json!({"kind": "bot_account", "id": id}));
    assert_eq!((&shown["seats"][1]["name"], &shown["seats"][1]["present"]), (&json!("Robo"), &json!(true)));

    let mut line = ann.sit(&table).await;
    let mut moment = line.welcome["moment"].clone();
    let mut decided = 0;
    while ann.get(&format!("/api/tables/{table}")).await.good()["stage"] == "playing" {
        if let Some(play) = some_play(&moment) {
            line.do_it(play).await;
        } else {
            let question = stream.next_of("decide").await;
            assert_eq!(question["seat"], 2);
            let done = bot.post(&path(&table, "decisions"), &answer(&question, &format!("d{decided}"))).await;
            assert_eq!(done.good()["id"], format!("d{decided}"));
            decided += 1;
        }
        moment = ann.sit(&table).await.welcome["moment"].clone();
    }
    assert!(decided > 5);
    let end = stream.next_of("end").await;
    assert_eq!((&end["table"], end["points"].as_array().map(Vec::len)), (&json!(table), Some(2)));
    let record = ann.get(&format!("/api/tables/{table}/record.json")).await.good();
    assert_eq!(record["players"][1], json!({"name": "Robo", "kind": "bot"}));
    place.close().await;
}

#[tokio::test]
async fn a_bot_sees_what_its_seat_may_know_and_nothing_else() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let (id, bot) = new_bot(&ann, &json!({"name": "Robo"})).await;
    let mut stream = BotStream::open(&bot).await;
    let new = json!({"game": "carson-cards", "seats": [{"kind": "me"}, {"kind": "bot_account", "id": id}]});
    let table = ann.new_table(&new).await;
    let question = stream.next_of("decide").await;
    let mut line = bot.sit_with(&table, &json!({"type": "hello", "protocol": 1, "detail": "bare"})).await;
    let seats = line.welcome["moment"]["seats"].as_array().unwrap().clone();
    assert_eq!((seats.len(), &seats[0]["viewer"]), (1, &json!({"seat": 2})));
    assert_eq!((&seats[0]["view"], &seats[0]["actions"]), (&question["view"], &question["actions"]));
    // It plays and looks; it does not talk, and takes nothing back.
    for ask in [
        json!({"kind": "say", "text": "beep"}),
        json!({"kind": "undo", "seat": 2, "at": 0}),
        json!({"kind": "hint", "seat": 2}),
    ] {
        let refused = line.ask(ask).await;
        assert_eq!((&refused["type"], &refused["why"]["id"]), (&json!("refused"), &json!("bots-only-play")));
    }
    // Nor does it act for others.
    let other = json!({"id": "x", "seat": 1, "action": question["actions"][0], "at": question["at"]});
    assert_eq!(bot.post(&path(&table, "decisions"), &other).await.status, 403);
    assert_eq!(bot.post("/api/tables", &for_two()).await.status, 401);
    place.close().await;
}

#[tokio::test]
async fn a_bot_that_connects_again_has_missed_no_decision_and_none_counts_twice() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let (id, bot) = new_bot(&ann, &json!({"name": "Robo"})).await;
    let stream = BotStream::open(&bot).await;
    let new = json!({"game": "circle-wagons", "seats": [{"kind": "bot_account", "id": id}, {"kind": "me"}]});
    let table = ann.new_table(&new).await;
    drop(stream);
    let place = place.again().await;
    let bot = Guest { address: place.address, ..bot };
    let ann = Guest { address: place.address, ..ann };
    let mut stream = BotStream::open(&bot).await;
    assert_eq!(stream.next().await["tables"], json!([table]));
    assert_eq!(stream.next().await["type"], "start");
    let mut line = ann.sit(&table).await;
    while let Some(play) = some_play(&line.welcome["moment"]) {
        line.do_it(play).await;
        line = ann.sit(&table).await;
    }
    let question = stream.next_of("decide").await;
    let sent = answer(&question, "once");
    let first = bot.post(&path(&table, "decisions"), &sent).await.good();
    let again = bot.post(&path(&table, "decisions"), &sent).await.good();
    assert_eq!((&first["id"], &again["id"]), (&json!("once"), &json!("once")));
    let decisions = ann.get(&format!("/api/tables/{table}")).await.good()["decisions"].clone();
    assert_eq!(decisions, json!(question["at"].as_u64().unwrap() + 1), "it was carried out once");
    // Under another id it comes too late, and what is no action is no action.
    let late = bot.post(&path(&table, "decisions"), &answer(&question, "late")).await;
    assert_eq!((late.status, &late.json()["reason"]), (409, &json!("stale")));
    place.close().await;
}

#[tokio::test]
async fn a_token_is_shown_once_can_be_replaced_and_removed_and_goes_with_its_bot() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let (id, bot) = new_bot(&ann, &json!({"name": "Robo"})).await;
    let mine = ann.get("/api/me/bots").await.good();
    assert_eq!(
        (&mine[0]["id"], &mine[0]["has_token"], mine[0].get("token")),
        (&json!(id), &json!(true), None)
    );
    let mut stream = BotStream::open(&bot).await;
    stream.next_of("hello").await;
    let of_bot = format!("/api/me/bots/{id}");
    assert_eq!(bob.post(&format!("{of_bot}/token"), &json!({})).await.status, 404, "it is not his");
    let next = ann.post(&format!("{of_bot}/token"), &json!({})).await.good();
    assert_eq!(stream.next().await, Value::Null, "who showed the old token is let go");
    assert_eq!(bot.get("/api/stream/events").await.status, 401);
    let bot = Guest::program(place.address, next["token"].as_str().unwrap());
    BotStream::open(&bot).await.next_of("hello").await;
    assert_eq!(ann.send("DELETE", &format!("{of_bot}/token"), "", &[]).await.good()["has_token"], false);
    assert_eq!(bot.get("/api/stream/events").await.status, 401);
    assert_eq!(ann.send("DELETE", &of_bot, "", &[]).await.status, 200);
    assert_eq!(ann.get("/api/me/bots").await.good(), json!([]));
    place.close().await;
}

#[tokio::test]
async fn a_bot_that_is_removed_gives_up_and_leaves_no_name_and_one_goes_with_its_owner() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let (id, bot) = new_bot(&ann, &json!({"name": "Robo"})).await;
    let (_, other) = new_bot(&ann, &json!({"name": "Second"})).await;
    let _streams = [BotStream::open(&bot).await, BotStream::open(&other).await];
    let table = bob.new_table(&with_bot(&id)).await;
    assert_eq!(ann.send("DELETE", &format!("/api/me/bots/{id}"), "", &[]).await.status, 200);
    let shown = bob.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!(
        (&shown["stage"], &shown["ending"]),
        (&json!("over"), &json!({"kind": "resigned", "seat": 2}))
    );
    assert!(!shown.to_string().contains("Robo"), "{shown}");
    assert_eq!(ann.send("DELETE", "/api/me", "", &[]).await.status, 200);
    assert_eq!(other.get("/api/stream/events").await.status, 401);
    assert_eq!(bob.get("/api/bots").await.good(), json!([]));
    place.close().await;
}

#[tokio::test]
async fn whoever_invites_a_bot_is_answered_by_its_rules() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let rules = json!({"games": ["circle-wagons"], "who": "friends", "friends": [bob.id], "at_once": 1, "players": [2, 2]});
    let (id, bot) = new_bot(&ann, &json!({"name": "Robo", "rules": rules})).await;
    let why = async |who: &Guest, new: &Value| {
        let refused = who.post("/api/tables", new).await;
        (refused.status, refused.json()["why"]["id"].as_str().unwrap_or_default().to_owned())
    };
    assert_eq!(why(&ann, &with_bot(&id)).await, (409, "bots-offline".to_owned()));
    let mut stream = BotStream::open(&bot).await;
    let cleo = place.guest("Cleo").await;
    assert_eq!(why(&cleo, &with_bot(&id)).await.1, "bots-not-for-you");
    assert_eq!(cleo.get("/api/bots").await.good(), json!([]), "nor is it offered to her");
    let listed = bob.get("/api/bots").await.good();
    assert_eq!(
        (&listed[0]["name"], &listed[0]["owner"]["name"], &listed[0]["free"]),
        (&json!("Robo"), &json!("Ann"), &json!(true))
    );
    let cards = json!({"game": "carson-cards", "seats": [{"kind": "me"}, {"kind": "bot_account", "id": id}]});
    assert_eq!(why(&bob, &cards).await.1, "bots-other-game");
    let twice = json!({"game": "circle-wagons", "seats": [{"kind": "bot_account", "id": id}, {"kind": "bot_account", "id": id}]});
    assert_eq!(why(&bob, &twice).await.1, "bots-one-seat");
    let table = bob.new_table(&with_bot(&id)).await;
    assert_eq!(stream.next_of("start").await["table"], json!(table));
    assert_eq!(why(&ann, &with_bot(&id)).await.1, "bots-busy");
    assert_eq!(bob.get("/api/bots").await.good()[0]["free"], false);
    // Rules that make no sense are refused, and the old ones stay.
    let bad = json!({"name": "Robo", "rules": {"at_once": 0}});
    assert_eq!(ann.put(&format!("/api/me/bots/{id}"), &bad).await.status, 400);
    let wider = json!({"name": "Robot", "rules": {"at_once": 3}});
    assert_eq!(ann.put(&format!("/api/me/bots/{id}"), &wider).await.good()["name"], "Robot");
    assert_eq!(cleo.get("/api/bots").await.good()[0]["name"], "Robot");
    place.close().await;
}

#[tokio::test]
async fn a_bot_takes_only_a_seat_that_was_offered() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let (_, bot) = new_bot(&ann, &json!({"name": "Robo"})).await;
    let (_, second) = new_bot(&ann, &json!({"name": "Second"})).await;
    let mut stream = BotStream::open(&bot).await;
    let _other = BotStream::open(&second).await;
    let closed = bob.new_table(&for_two()).await;
    let refused = bot.post(&path(&closed, "join"), &json!({})).await;
    assert_eq!((refused.status, &refused.json()["why"]["id"]), (409, &json!("bots-not-welcome")));
    let welcome = json!({"game": "carson-city", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "bots_welcome": true});
    let table = bob.new_table(&welcome).await;
    assert_eq!(bot.get(&format!("/api/tables/{table}")).await.good()["bots_welcome"], true);
    assert_eq!(bot.post(&path(&table, "join"), &json!({})).await.good()["yours"], json!([2]));
    assert_eq!(stream.next_of("challenge").await["table"], json!(table));
    // One owner does not fill a table with bots.
    let refused = second.post(&path(&table, "join"), &json!({})).await;
    assert_eq!(refused.json()["why"]["id"], "bots-one-of-an-owner");
    // It goes again before the game begins, and the host may send it away.
    assert_eq!(bot.post(&path(&table, "leave"), &json!({})).await.good()["yours"], json!([]));
    bot.post(&path(&table, "join"), &json!({"seat": 3})).await.good();
    let opened = bob.post(&format!("/api/tables/{table}/seats/3"), &json!({"kind": "open"})).await.good();
    assert_eq!(opened["seats"][2]["holder"]["kind"], "open");
    assert_eq!(stream.next_of("gone").await["table"], json!(table));
    place.close().await;
}

#[tokio::test]
async fn a_rematch_seats_the_bot_again_and_it_may_give_up() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let (id, bot) = new_bot(&ann, &json!({"name": "Robo"})).await;
    let mut stream = BotStream::open(&bot).await;
    let table = ann.new_table(&with_bot(&id)).await;
    stream.next_of("start").await;
    bot.post(&path(&table, "resign"), &json!({"id": "r", "seat": 2})).await.good();
    assert_eq!(stream.next_of("end").await["winners"], json!([1]));
    let next = ann.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.good();
    assert_eq!(
        (&next["stage"], &next["seats"][0]["holder"]["kind"]),
        (&json!("playing"), &json!("bot_account"))
    );
    assert_eq!(stream.next_of("start").await["table"], next["id"]);
    place.close().await;
}

#[tokio::test]
async fn a_bot_that_does_not_answer_loses_by_the_clock() {
    let time = ServerClock::default();
    let place = Place::open_with(Config { clock: time.clone(), ..brisk() }).await;
    let ann = place.guest("Ann").await;
    let (id, bot) = new_bot(&ann, &json!({"name": "Sleepy"})).await;
    let mut stream = BotStream::open(&bot).await;
    let clock = json!({"bank": 600, "increment": 60, "cap": 900, "at_zero": "forfeit"});
    let seats = json!([{"kind": "bot_account", "id": id}, {"kind": "me"}]);
    let table = ann.new_table(&json!({"game": "circle-wagons", "seats": seats, "clock": clock})).await;
    let mut line = ann.sit(&table).await;
    while let Some(play) = some_play(&line.welcome["moment"]) {
        line.do_it(play).await;
        line = ann.sit(&table).await;
    }
    let question = stream.next_of("decide").await;
    assert!(question["left"].as_u64().is_some_and(|left| left <= 660_000), "{question}");
    time.forward(Duration::from_secs(700));
    let end = stream.next_of("end").await;
    assert_eq!(end["ending"]["kind"], "resigned", "{end}");
    place.close().await;
}

#[tokio::test]
async fn a_person_has_so_many_bots() {
    let config = Config { limits: Limits::Usual, ..brisk() };
    let most = config.quotas.person.bots;
    let place = Place::open_with(config).await;
    let ann = place.guest("Ann").await;
    for number in 0..most {
        ann.post("/api/me/bots", &json!({"name": format!("Robo {number}")})).await.good();
    }
    let refused = ann.post("/api/me/bots", &json!({"name": "One more"})).await;
    assert_eq!((refused.status, &refused.json()["why"]["id"]), (429, &json!("bots-enough")));
    place.close().await;
}

#[tokio::test]
async fn a_bot_s_rules_hold_when_a_table_begins_with_fewer_and_no_seat_is_kept_for_a_bot() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let (many, player) = new_bot(&ann, &json!({"name": "Manybot", "rules": {"players": [4, 6]}})).await;
    let _stream = BotStream::open(&player).await;
    let seats =
        json!([{"kind": "me"}, {"kind": "bot_account", "id": many}, {"kind": "open"}, {"kind": "open"}]);
    let table = ann.new_table(&json!({"game": "carson-city", "seats": seats})).await;
    let kept =
        ann.post(&format!("/api/tables/{table}/seats/3"), &json!({"kind": "kept", "person": many})).await;
    assert_eq!((kept.status, &kept.json()["why"]["id"]), (409, &json!("server-nobody-to-invite")));
    bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let begun = ann.post(&format!("/api/tables/{table}/begin"), &json!({})).await;
    assert_eq!((begun.status, &begun.json()["why"]["id"]), (409, &json!("bots-other-players")));
    place.close().await;
}

#[tokio::test]
async fn a_bot_that_asks_too_often_is_slowed_down_and_nobody_else_is() {
    let mut config = Config { limits: Limits::Usual, ..brisk() };
    config.quotas.bot_requests = 1;
    let place = Place::open_with(config).await;
    let ann = place.guest("Ann").await;
    let (_, hasty) = new_bot(&ann, &json!({"name": "Hasty"})).await;
    let (_, calm) = new_bot(&ann, &json!({"name": "Calm"})).await;
    let asks = (0..60).map(|turn| {
        let (hasty, decision) =
            (hasty.clone(), json!({"id": format!("d{turn}"), "seat": 1, "action": "pass", "at": 0}));
        async move { hasty.post(&path("nowhere", "decisions"), &decision).await.status }
    });
    let statuses = futures_util::future::join_all(asks).await;
    assert!(statuses.contains(&429) && statuses.contains(&404), "{statuses:?}");
    assert_eq!(calm.post(&path("nowhere", "leave"), &json!({})).await.status, 404);
    assert_eq!(ann.get("/api/me").await.status, 200);
    place.close().await;
}
