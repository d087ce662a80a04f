//! Endpoints that take what they are sent and never answer: they are switched off in time, and hold nobody else up.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, ServerClock};

use crate::guest::Guest;
use crate::notices::{add, ann_begins, pass_turn, telling, try_channel, until};
use crate::place::Place;
use crate::receiver::{Answering, Receiver};
use crate::storage::database;

const HOUR: Duration = Duration::from_secs(60 * 60);

/// A server whose clock can be put forward and that waits a moment for answers.
fn hasty(clock: &ServerClock) -> Config {
    let mut config = telling();
    config.notices.patience = Duration::from_millis(100);
    config.notices.retry = Duration::from_millis(1);
    Config { clock: clock.clone(), ..config }
}

async fn silent() -> Receiver {
    let receiver = Receiver::open().await;
    receiver.answer(&vec![Answering::Never; 10_000]);
    receiver
}

async fn add_hook(guest: &Guest, receiver: &Receiver, path: &str) -> String {
    add(guest, json!({"kind": "webhook", "url": receiver.url(path), "form": "json"})).await
}

/// Why a channel of somebody is off.
async fn why_off(guest: &Guest, channel: &str) -> Value {
    let all = guest.get("/api/me/notices").await.good()["channels"].as_array().unwrap().clone();
    all.iter().find(|one| one["id"] == channel).unwrap()["off"]["id"].clone()
}

/// Waits until it was counted so often that nothing came back.
async fn until_counted(place: &Place, times: i64) {
    let mut file = database(place.folder.path()).await;
    let query = "SELECT max(unanswered) FROM channels";
    while sqlx::query_scalar::<_, i64>(query).fetch_one(&mut file).await.unwrap() < times {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn an_endpoint_that_never_answers_is_switched_off_after_more_than_a_day_and_the_others_tell_it() {
    let clock = ServerClock::default();
    let mut place = Place::open_with(hasty(&clock)).await;
    let (mut dead, mut other) = (silent().await, Receiver::open().await);
    let (ann, mut bob, table) = ann_begins(&place).await;
    let failing = add_hook(&bob, &dead, "/dead").await;
    add_hook(&bob, &other, "/other").await;
    pass_turn(&ann, &table).await;
    assert_eq!(other.next().await.json()["kind"], "turn");
    dead.next().await;
    for times in 1..5 {
        until_counted(&place, times).await;
        assert!(why_off(&bob, &failing).await.is_null(), "not before a day is over");
        if times == 2 {
            // What was counted outlives the server.
            place = place.again().await;
            bob.address = place.address;
        }
        clock.forward(HOUR * 7);
    }
    assert_eq!(other.next().await.json()["kind"], "channel_off");
    assert_eq!(why_off(&bob, &failing).await, "notice-off-silent");
    until(&bob, "turn", "failed").await;
    place.close().await;
}

#[tokio::test]
async fn a_short_outage_switches_nothing_off_however_many_messages_fail_in_it() {
    let clock = ServerClock::default();
    let place = Place::open_with(hasty(&clock)).await;
    let mut away = Receiver::open().await;
    let (ann, bob, table) = ann_begins(&place).await;
    let channel = add_hook(&bob, &away, "/bob").await;
    for _ in 0..2 {
        // Every two days the endpoint is away for an hour, in which it is tried again and again.
        away.answer(&[Answering::Never; 8]);
        pass_turn(&ann, &table).await;
        for _ in 0..8 {
            away.next().await;
            clock.forward(HOUR / 8);
        }
        until(&bob, "turn", "sent").await;
        away.next().await;
        clock.forward(HOUR * 48);
        assert!(why_off(&bob, &channel).await.is_null());
        pass_turn(&bob, &table).await;
    }
    place.close().await;
}

#[tokio::test]
async fn however_many_endpoints_hang_a_working_one_is_told_at_once() {
    let mut config = telling();
    // Longer than this test takes: whoever waits for one of them waits for ever.
    config.notices.patience = Duration::from_secs(3600);
    let place = Place::open_with(config).await;
    let (mut dead, mut works) = (silent().await, Receiver::open().await);
    let (ann, bob, table) = ann_begins(&place).await;
    let channel = add_hook(&bob, &works, "/bob").await;
    try_channel(&bob, &channel).await;
    assert_eq!(works.next().await.json()["kind"], "test");
    until(&bob, "test", "sent").await;
    for number in 0..8 {
        let guest = place.guest(&format!("Guest {number}")).await;
        for hook in 0..12 {
            let channel = add_hook(&guest, &dead, &format!("/{hook}")).await;
            // Many messages wait on each of them.
            for _ in 0..3 {
                try_channel(&guest, &channel).await;
            }
        }
    }
    dead.next().await;
    pass_turn(&ann, &table).await;
    assert_eq!(works.next().await.json()["kind"], "turn");
    place.close().await;
}
