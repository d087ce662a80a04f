//! A game over days: every turn is learnt from a channel and decided, while the server goes down and comes back, a cookie is lost and an
//! endpoint hangs.

use std::time::Duration;

use serde_json::json;
use server::{Config, ServerClock};

use crate::guest::Guest;
use crate::mailing::{confirmed, mailing};
use crate::notices::{add, pass_turn, until};
use crate::place::{Place, for_two};
use crate::postman::Postman;
use crate::receiver::{Answering, Receiver};

/// A turn takes so long.
const EVENING: Duration = Duration::from_secs(5 * 60 * 60);

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
    loop {
        // Ann learns it from her service, and decides in the evening.
        let told = hook.next().await.json();
        if told["kind"] == "over" {
            break;
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
        let letter = postman.next().await;
        assert!(letter.text().contains(&table), "{}", letter.text());
        if letter.header("Subject").contains("Game over") {
            break;
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
    }
    let over = ann.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!((&over["stage"], &over["ending"]["kind"]), (&json!("over"), &json!("played")), "{over}");
    assert!(hand_overs > 2, "there was something to hand over: {hand_overs}");
    until(&ann, "over", "sent").await;
    place.close().await;
}
