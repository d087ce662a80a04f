//! A game over days: every turn is learnt from a channel and decided, while the server goes down and comes back, a cookie is lost and an
//! endpoint hangs.

use std::time::Duration;

use serde_json::json;
use server::{Config, ServerClock};

use crate::guest::Guest;
use crate::mailing::{confirmed, mailing};
use crate::notices::{add, ann_begins, begun_by, pass_turn, telling, until};
use crate::place::{Place, for_two};
use crate::postman::Postman;
use crate::receiver::{Answering, Receiver};

/// A turn takes so long.
const EVENING: Duration = Duration::from_secs(5 * 60 * 60);
const HOUR: Duration = Duration::from_secs(60 * 60);

#[tokio::test]
async fn a_game_over_days_is_played_to_its_end_though_much_goes_wrong() {
    let clock = ServerClock::default();
    let mut postman = Postman::open().await;
    let mut place = Place::open_with(Config { clock: clock.clone(), ..mailing(&postman) }).await;
    let (mut ann, mut bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let mut hook = Receiver::open().await;
    add(&ann, json!({"kind": "webhook", "url": hook.url("/ann"), "form": "json"})).await;
    confirmed(&place, &bob, &mut postman, "bob@mail.example").await;
    // Another endpoint of Bob's takes what it is sent, and never answers.
    let hanging = Receiver::open().await;
    hanging.answer(&[Answering::Never; 1000]);
    add(&bob, json!({"kind": "webhook", "url": hanging.url("/bob"), "form": "json"})).await;
    let code = bob.post("/api/me/recovery", &json!({})).await.good()["code"].clone();

    let mut new = for_two();
    new["clock"] = json!({"bank": 86_400, "increment": 86_400, "at_zero": "forfeit"});
    let table = bob.new_table(&new).await;
    ann.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let mut hand_overs = 0;
    // Whoever makes the last decision sees the end; the other one is told.
    let tells_ann = loop {
        // Ann learns it from her service, and decides in the evening.
        let told = hook.next().await.json();
        if told["kind"] == "over" {
            break true;
        }
        assert_eq!((&told["kind"], &told["table"]), (&json!("turn"), &json!(table)));
        clock.forward(EVENING);
        pass_turn(&ann, &table).await;
        hand_overs += 1;
        if hand_overs % 3 == 0 {
            // The server goes down for the night and comes back with what is to be told.
            place = place.again().await;
            (ann.address, bob.address) = (place.address, place.address);
        }
        // Bob learns it from his mail.
        let mut letter = postman.next().await;
        // On a slow machine the endpoint that hangs is given up meanwhile, and he is told.
        while letter.header("Subject").contains("switched off") {
            letter = postman.next().await;
        }
        assert!(letter.text().contains(&table), "{}", letter.text());
        if letter.header("Subject").contains("Game over") {
            break false;
        }
        if hand_overs == 2 {
            // His browser has forgotten him.
            let stranger = Guest::nobody(place.address);
            assert_eq!(stranger.get("/api/me").await.status, 401);
            let back = stranger.post("/api/recovery", &json!({"code": code})).await;
            assert_eq!(back.good()["id"], bob.id.as_str());
            bob = bob.with_cookie_of(&back);
        }
        clock.forward(EVENING);
        pass_turn(&bob, &table).await;
    };
    let over = ann.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!((&over["stage"], &over["ending"]["kind"]), (&json!("over"), &json!("played")), "{over}");
    assert!(hand_overs > 2, "there was something to hand over: {hand_overs}");
    until(if tells_ann { &ann } else { &bob }, "over", "sent").await;
    place.close().await;
}

/// The minute of the day, by the clock of a server that was put forward by as much.
fn minute(ahead: Duration) -> u64 {
    let now = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap() + ahead;
    now.as_secs() / 60 % 1440
}

#[tokio::test]
async fn over_days_a_digest_comes_once_a_day_and_nobody_is_woken() {
    let clock = ServerClock::default();
    let place = Place::open_with(Config { clock: clock.clone(), ..telling() }).await;
    let mut hook = Receiver::open().await;
    let (ann, bob, one) = ann_begins(&place).await;
    let two = begun_by(&ann, &bob).await;
    add(&bob, json!({"kind": "webhook", "url": hook.url("/bob"), "form": "json"})).await;
    // His digest comes in eight hours.
    let wanted = json!({"zone": "UTC", "digest": (minute(Duration::ZERO) + 8 * 60) % 1440});
    bob.put("/api/me/notices", &wanted).await.good();
    let mut ahead = Duration::ZERO;
    let mut forward = |by: Duration| {
        ahead += by;
        clock.forward(by);
        ahead
    };
    for _ in 0..2 {
        pass_turn(&ann, &one).await;
        forward(EVENING);
        pass_turn(&ann, &two).await;
        assert!(hook.is_quiet(), "it is not time yet");
        forward(EVENING);
        let digest = hook.next().await.json();
        assert_eq!((&digest["kind"], digest["body"].as_array().unwrap().len()), (&json!("digest"), 2));
        pass_turn(&bob, &one).await;
        pass_turn(&bob, &two).await;
        forward(14 * HOUR);
    }
    // From now on he is told each by itself, but not in the next eight hours.
    let now = minute(forward(Duration::ZERO));
    let quiet = json!({"from": (now + 1439) % 1440, "until": (now + 8 * 60) % 1440});
    bob.put("/api/me/notices", &json!({"zone": "UTC", "quiet": quiet})).await.good();
    let three = begun_by(&ann, &bob).await;
    pass_turn(&ann, &three).await;
    forward(EVENING);
    // A message that was sent on wish shows that the worker has looked.
    let channel = bob.get("/api/me/notices").await.good()["channels"][0]["id"].as_str().unwrap().to_owned();
    bob.post(&format!("/api/me/channels/{channel}/test"), &json!({})).await;
    assert_eq!(hook.next().await.json()["kind"], "test");
    forward(EVENING);
    assert_eq!(hook.next().await.json()["kind"], "turn");
    place.close().await;
    assert!(hook.is_quiet(), "one digest a day, and his turn");
}
