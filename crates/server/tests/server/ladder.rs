//! The public ladder: bots play each other while nobody needs the server, and it is told how strong they are.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, LadderConfig, Limits, ServerClock};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::guest::Guest;
use crate::notices::{add, telling};
use crate::place::{Place, brisk, for_two};
use crate::receiver::Receiver;
use crate::streaming::{BotStream, new_bot};

fn with_ladder(at_once: u32) -> Config {
    Config { ladder: LadderConfig { at_once, ..LadderConfig::default() }, ..brisk() }
}

fn on_the_ladder(name: &str) -> Value {
    json!({"name": name, "rules": {"ladder": ["circle-wagons"], "players": [2, 2]}})
}

/// The program of a bot that always takes what stands at this place of the list, until it is stopped.
async fn program(bot: &Guest, place: usize) -> JoinHandle<()> {
    let mut stream = BotStream::open(bot).await;
    stream.next_of("hello").await;
    let bot = bot.clone();
    tokio::spawn(async move {
        for number in 0.. {
            let question = stream.next_of("decide").await;
            let actions = question["actions"].as_array().unwrap();
            let action = &actions[place.min(actions.len() - 1)];
            let decision = json!({"id": format!("d{number}"), "seat": question["seat"], "action": action, "at": question["at"]});
            let path = format!("/api/stream/tables/{}/decisions", question["table"].as_str().unwrap());
            bot.post(&path, &decision).await.good();
        }
    })
}

/// The ladder, once this holds of it.
async fn ladder_when(guest: &Guest, holds: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..600 {
        let ladder = guest.get("/api/ladder/circle-wagons").await.good();
        if holds(&ladder) {
            return ladder;
        }
        sleep(Duration::from_millis(100)).await;
    }
    panic!("{}", guest.get("/api/ladder/circle-wagons").await.good());
}

fn rung<'a>(ladder: &'a Value, name: &str) -> Option<&'a Value> {
    let rungs = ladder["groups"][0]["rungs"].as_array()?;
    rungs.iter().find(|rung| rung["player"]["bot"]["name"] == name)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_whose_owners_want_it_play_rounds_and_get_ratings_and_their_records_can_be_taken_away() {
    let place = Place::open_with(with_ladder(2)).await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let (_, first) = new_bot(&ann, &on_the_ladder("First")).await;
    let (_, last) = new_bot(&bob, &on_the_ladder("Last")).await;
    let (_, shy) = new_bot(&bob, &json!({"name": "Shy"})).await;
    let programs = [program(&first, 0).await, program(&last, usize::MAX).await, program(&shy, 0).await];
    let ladder = ladder_when(&ann, |ladder| {
        ["First", "Last"]
            .iter()
            .all(|name| rung(ladder, name).is_some_and(|rung| rung["games"].as_u64() >= Some(2)))
    })
    .await;
    assert_eq!(
        (&ladder["game"], &ladder["at_once"], &ladder["groups"][0]["players"]),
        (&json!("circle-wagons"), &json!(2), &json!(2))
    );
    // How many games were over by now is chance; whether a rating is called new follows from them.
    let shown = rung(&ladder, "First").unwrap();
    assert_eq!((&shown["player"]["owner"]["name"], &shown["forfeits"]), (&json!("Ann"), &json!(0)));
    assert_eq!(shown["new"], json!(shown["games"].as_u64() < Some(10)), "{shown}");
    let rating = |key: &str| shown[key].as_i64().unwrap();
    assert!(rating("low") <= rating("rating") && rating("rating") <= rating("high"), "{shown}");
    assert!(rung(&ladder, "Shy").is_none(), "its owner did not ask for it");
    // Anybody can watch a game again, and all of them can be taken away; each round began alike from both sides.
    let watched = ladder["latest"][0]["table"].as_str().unwrap();
    assert_eq!(ann.get(&format!("/api/tables/{watched}")).await.good()["stage"], "over");
    let packed = ann.get("/api/ladder/circle-wagons/records").await;
    assert!(packed.status == 200 && packed.whole);
    let records: Vec<Value> = packed.body.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(records.len() >= 2 && records.iter().all(|record| record["game"] == "circle-wagons"));
    // Whoever has the older ones asks for those that are over since.
    let over = ladder["latest"][0]["over"].as_u64().unwrap();
    let since = async |time: u64| {
        let answer = ann.get(&format!("/api/ladder/circle-wagons/records?since={time}")).await;
        assert!(answer.status == 200 && answer.whole, "{answer:?}");
        answer.body.lines().count()
    };
    let latest = since(over).await;
    assert!(latest >= 1 && latest < since(0).await, "{latest} since {over}");
    assert_eq!(since(over + 86_400_000).await, 0);
    // Bots of the house are called by their seats; their levels say who they are.
    let who = |player: &Value| player[if player["kind"] == "bot" { "name" } else { "kind" }].to_string();
    let players =
        |record: &Value| -> Vec<String> { record["players"].as_array().unwrap().iter().map(who).collect() };
    let turned = |one: &Value, other: &Value| {
        let mut swapped = players(other);
        swapped.reverse();
        one["start"]["position"] == other["start"]["position"] && players(one) == swapped
    };
    let paired = records.iter().any(|one| records.iter().any(|other| one != other && turned(one, other)));
    assert!(
        paired,
        "{}",
        records.iter().map(|record| players(record).join("-")).collect::<Vec<_>>().join(" ")
    );
    // The lobby does not show them, they are no one's games, and the figures count them.
    assert_eq!(ann.get("/api/tables?list=over").await.good()["tables"], json!([]));
    assert_eq!(ann.get("/api/tables?list=mine").await.good()["tables"], json!([]));
    let figures = place.nobody().get("/metrics").await.body;
    assert!(figures.contains("boomtown_ladder_games_total"), "{figures}");
    assert_eq!(ann.get("/api/ladder/no-game").await.status, 404);
    programs.iter().for_each(JoinHandle::abort);
    place.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_does_not_answer_loses_and_is_left_alone_until_its_owner_keeps_its_rules_again() {
    let time = ServerClock::default();
    let place = Place::open_with(Config { clock: time.clone(), ..with_ladder(1) }).await;
    let ann = place.guest("Ann").await;
    let (id, sleepy) = new_bot(&ann, &on_the_ladder("Sleepy")).await;
    let mut stream = BotStream::open(&sleepy).await;
    let paused = async || ann.get("/api/me/bots").await.good()[0]["ladder_paused"].clone();
    for _ in 0..3 {
        assert_eq!(paused().await, false);
        let question = stream.next_of("decide").await;
        assert!(question["left"].as_u64().is_some_and(|left| left <= 10_000), "{question}");
        time.forward(Duration::from_secs(11));
        assert_eq!(stream.next_of("end").await["ending"]["kind"], "resigned");
    }
    for _ in 0..100 {
        if paused().await == true {
            break;
        }
        sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(paused().await, true);
    let ladder =
        ladder_when(&ann, |ladder| rung(ladder, "Sleepy").is_some_and(|rung| rung["forfeits"] == 3)).await;
    let lost =
        ladder["latest"].as_array().unwrap().iter().find(|game| game["players"][1]["bot"]["id"] == json!(id));
    let winner = &lost.unwrap()["players"][0];
    let rungs = ladder["groups"][0]["rungs"].as_array().unwrap();
    let rank = |player: &Value| rungs.iter().position(|rung| rung["player"] == *player).unwrap();
    assert!(rank(winner) < rank(&lost.unwrap()["players"][1]), "{ladder}");
    ann.put(&format!("/api/me/bots/{id}"), &on_the_ladder("Sleepy")).await.good();
    assert_eq!(paused().await, false);
    stream.next_of("start").await;
    place.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_on_the_ladder_keeps_no_bot_from_people_and_without_the_setting_nothing_is_played() {
    let place = Place::open_with(with_ladder(1)).await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let wish =
        json!({"name": "Robo", "rules": {"ladder": ["circle-wagons"], "at_once": 1, "players": [2, 2]}});
    let (id, bot) = new_bot(&ann, &wish).await;
    let mut stream = BotStream::open(&bot).await;
    let on_ladder = stream.next_of("start").await["table"].clone();
    let invited = bob
        .new_table(
            &json!({"game": "circle-wagons", "seats": [{"kind": "me"}, {"kind": "bot_account", "id": id}]}),
        )
        .await;
    assert_ne!(stream.next_of("start").await["table"], on_ladder);
    // It holds a seat of people's now as well, and that is as many as its owner allows.
    let more = bob
        .post(
            "/api/tables",
            &json!({"game": "circle-wagons", "seats": [{"kind": "me"}, {"kind": "bot_account", "id": id}]}),
        )
        .await;
    assert_eq!((more.status, &more.json()["why"]["id"]), (409, &json!("bots-busy")));
    assert_eq!(bob.get(&format!("/api/tables/{invited}")).await.good()["stage"], "playing");
    place.close().await;

    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let (_, bot) = new_bot(&ann, &on_the_ladder("Idle")).await;
    let _stream = BotStream::open(&bot).await;
    ann.new_table(&for_two()).await;
    sleep(Duration::from_millis(1500)).await;
    let ladder = ann.get("/api/ladder/circle-wagons").await.good();
    assert_eq!(
        (&ladder["at_once"], &ladder["groups"], &ladder["latest"]),
        (&json!(0), &json!([]), &json!([]))
    );
    place.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_owner_of_a_bot_that_is_left_alone_is_told_on_his_channel() {
    let time = ServerClock::default();
    let ladder = with_ladder(1).ladder;
    let place = Place::open_with(Config { clock: time.clone(), ladder, ..telling() }).await;
    let mut hook = Receiver::open().await;
    let ann = place.guest("Ann").await;
    add(&ann, json!({"kind": "webhook", "url": hook.url("/ann"), "form": "json"})).await;
    let (_, sleepy) = new_bot(&ann, &on_the_ladder("Sleepy")).await;
    let mut stream = BotStream::open(&sleepy).await;
    for _ in 0..3 {
        assert!(hook.is_quiet(), "she is told nothing before");
        stream.next_of("decide").await;
        time.forward(Duration::from_secs(11));
        stream.next_of("end").await;
    }
    let told = hook.next().await.json();
    assert_eq!(
        (&told["kind"], &told["title"]),
        (&json!("bot_paused"), &json!("A bot of yours was taken off the ladder")),
        "{told}"
    );
    assert_eq!(told["link"], "https://boomtown.example/games/settings");
    place.close().await;
    assert!(hook.is_quiet(), "once");
}

#[tokio::test]
async fn all_records_of_a_ladder_are_given_to_one_address_so_often_a_day() {
    let time = ServerClock::default();
    let mut config = Config { clock: time.clone(), limits: Limits::Usual, ..brisk() };
    config.quotas.address.ladder_records = 3;
    let place = Place::open_with(config).await;
    let asked = async || place.nobody().get("/api/ladder/circle-wagons/records").await;
    for _ in 0..3 {
        assert_eq!(asked().await.status, 200);
    }
    let refused = asked().await;
    assert_eq!((refused.status, &refused.json()["why"]["id"]), (429, &json!("server-enough-address")));
    assert_eq!(place.nobody().get("/api/ladder/no-game/records").await.status, 404);
    assert_eq!(place.nobody().get("/api/ladder/circle-wagons").await.status, 200, "the ratings are free");
    time.forward(Duration::from_secs(24 * 60 * 60));
    assert_eq!(asked().await.status, 200, "another day");
    place.close().await;
}
