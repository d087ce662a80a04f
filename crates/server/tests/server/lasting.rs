//! How long a message is worth sending, by the clock of the server.

use std::time::Duration;

use serde_json::json;
use server::{Config, ServerClock};

use crate::notices::{add, ann_begins, pass_turn, telling, until};
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
