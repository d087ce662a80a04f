//! How long a message is worth sending, by the clock of the server.

use std::time::Duration;

use serde_json::json;
use server::{Config, ServerClock};

use crate::notices::{add, ann_begins, pass_turn, telling, try_channel, until};
use crate::place::Place;
use crate::receiver::{Answering, Receiver};

const HOUR: Duration = Duration::from_secs(60 * 60);

/// A server whose clock can be put forward, and where one failure is enough to switch a channel off.
fn strict(clock: &ServerClock) -> Config {
    let mut config = telling();
    config.notices.failures = 1;
    Config { clock: clock.clone(), ..config }
}

#[tokio::test]
async fn whose_turn_it_still_is_learns_it_when_the_channel_is_back_after_two_days() {
    let clock = ServerClock::default();
    let place = Place::open_with(strict(&clock)).await;
    let mut receiver = Receiver::open().await;
    let (ann, bob, table) = ann_begins(&place).await;
    add(&bob, json!({"kind": "webhook", "url": receiver.url("/bob"), "form": "json"})).await;
    receiver.answer(&[Answering::With("503 Not now"); 3]);
    pass_turn(&ann, &table).await;
    let first = receiver.next().await;
    for _ in 0..2 {
        clock.forward(24 * HOUR);
        receiver.next().await;
    }
    clock.forward(HOUR * 2);
    assert_eq!(receiver.next().await.header("x-boomtown-id"), first.header("x-boomtown-id"));
    until(&bob, "turn", "sent").await;
    place.close().await;
}

#[tokio::test]
async fn a_message_that_nobody_took_for_a_week_expires_and_its_channel_stays_on() {
    let clock = ServerClock::default();
    let place = Place::open_with(strict(&clock)).await;
    let mut receiver = Receiver::open().await;
    let (ann, bob, table) = ann_begins(&place).await;
    add(&bob, json!({"kind": "webhook", "url": receiver.url("/bob"), "form": "json"})).await;
    receiver.answer(&[Answering::With("503 Not now"); 1000]);
    pass_turn(&ann, &table).await;
    receiver.next().await;
    clock.forward(8 * 24 * HOUR);
    let expired = until(&bob, "turn", "expired").await;
    assert_eq!(expired["trouble"].as_str().unwrap()[..3], *"503");
    let kept = bob.get("/api/me/notices").await.good();
    assert!(kept["channels"][0]["off"].is_null(), "{kept}");
    place.close().await;
}

#[tokio::test]
async fn a_remark_is_not_worth_telling_after_a_day() {
    let clock = ServerClock::default();
    let place = Place::open_with(strict(&clock)).await;
    let mut receiver = Receiver::open().await;
    let (ann, bob, table) = ann_begins(&place).await;
    add(&bob, json!({"kind": "webhook", "url": receiver.url("/bob"), "form": "json"})).await;
    bob.put("/api/me/notices", &json!({"remark": true})).await.good();
    receiver.answer(&[Answering::With("503 Not now"); 1000]);
    ann.sit(&table).await.do_it(json!({"kind": "say", "text": "Good luck"})).await;
    receiver.next().await;
    clock.forward(25 * HOUR);
    until(&bob, "remark", "expired").await;
    place.close().await;
}

#[tokio::test]
async fn a_link_for_another_device_ends_by_the_clock_of_the_server() {
    let clock = ServerClock::default();
    let place = Place::open_with(strict(&clock)).await;
    let ann = place.guest("Ann").await;
    let code = json!({"code": ann.post("/api/me/links", &json!({})).await.good()["code"]});
    clock.forward(Duration::from_secs(9 * 60));
    assert_eq!(place.nobody().post("/api/link/look", &code).await.status, 200);
    clock.forward(Duration::from_secs(2 * 60));
    assert_eq!(place.nobody().post("/api/link/look", &code).await.status, 403);
    place.close().await;
}

#[tokio::test]
async fn what_was_sent_is_shown_for_two_weeks() {
    let clock = ServerClock::default();
    let mut place = Place::open_with(strict(&clock)).await;
    let mut receiver = Receiver::open().await;
    let (ann, mut bob, table) = ann_begins(&place).await;
    add(&bob, json!({"kind": "webhook", "url": receiver.url("/bob"), "form": "json"})).await;
    pass_turn(&ann, &table).await;
    receiver.next().await;
    until(&bob, "turn", "sent").await;
    // It is looked for at the start, before anything new is sent.
    for (days, shown) in [(13, true), (2, false)] {
        clock.forward(HOUR * (24 * days));
        place = place.again().await;
        bob.address = place.address;
        let channel = bob.get("/api/me/notices").await.good()["channels"][0]["id"].clone();
        try_channel(&bob, channel.as_str().unwrap()).await;
        until(&bob, "test", "sent").await;
        let all = bob.get("/api/me/notices").await.good()["deliveries"].clone();
        assert_eq!(all.as_array().unwrap().iter().any(|sent| sent["about"] == "turn"), shown, "{all}");
    }
    place.close().await;
}

/// The minute of the day, so many hours from now.
fn minute_in(hours: u64) -> u64 {
    let now = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap().as_secs() / 60;
    (now + hours * 60) % 1440
}

#[tokio::test]
async fn a_message_that_is_tried_again_wakes_nobody() {
    let clock = ServerClock::default();
    let mut config = strict(&clock);
    // It is tried again an hour later at the latest.
    config.notices.retry = HOUR;
    let place = Place::open_with(config).await;
    let mut receiver = Receiver::open().await;
    let (ann, bob, table) = ann_begins(&place).await;
    let channel = add(&bob, json!({"kind": "webhook", "url": receiver.url("/bob"), "form": "json"})).await;
    // He sleeps soon, for eight hours.
    let quiet = json!({"from": (minute_in(0) + 30) % 1440, "until": minute_in(9)});
    bob.put("/api/me/notices", &json!({"zone": "UTC", "quiet": quiet})).await.good();
    receiver.answer(&[Answering::With("503 Not now")]);
    pass_turn(&ann, &table).await;
    assert_eq!(receiver.next().await.json()["kind"], "turn");
    until(&bob, "turn", "waiting").await;
    clock.forward(4 * HOUR);
    // One that he asks for comes at once, and shows that the other one waits.
    try_channel(&bob, &channel).await;
    assert_eq!(receiver.next().await.json()["kind"], "test");
    until(&bob, "test", "sent").await;
    assert!(receiver.is_quiet());
    clock.forward(6 * HOUR);
    assert_eq!(receiver.next().await.json()["kind"], "turn");
    until(&bob, "turn", "sent").await;
    place.close().await;
}
