//! What is told where: kinds by channel, and how much of a table.

use serde_json::{Value, json};

use crate::guest::Guest;
use crate::notices::{add, ann_begins, pass_turn, telling, until};
use crate::place::Place;
use crate::receiver::Receiver;

/// Somebody asks for something at a table under an id of its own, and goes again.
async fn asks(guest: &Guest, table: &str, id: &str, ask: Value) {
    let mut line = guest.sit(table).await;
    line.send(&json!({"type": "ask", "id": id, "ask": ask})).await;
    let mut answer = line.next().await;
    while answer["type"] != "done" {
        assert!(answer["type"] != "refused" && !answer.is_null(), "{answer}");
        answer = line.next().await;
    }
}

#[tokio::test]
async fn each_channel_gets_the_kinds_that_were_chosen_for_it() {
    let place = Place::open_with(telling()).await;
    let (mut phone, mut mail) = (Receiver::open().await, Receiver::open().await);
    let (ann, bob, table) = ann_begins(&place).await;
    let hook = |receiver: &Receiver| json!({"kind": "webhook", "url": receiver.url("/"), "form": "json"});
    let first = add(&bob, hook(&phone)).await;
    let second = add(&bob, hook(&mail)).await;
    // The phone rings for his turn alone; mail tells how games end and what is said.
    let mut wish = json!({"remark": true, "except": {"gone": ["turn"]}});
    wish["except"][&first] = json!(["remark", "over"]);
    wish["except"][&second] = json!(["turn", "reminder"]);
    let kept = bob.put("/api/me/notices", &wish).await.good();
    assert_eq!(kept["except"].as_object().unwrap().len(), 2, "one that is no channel of his is forgotten");
    asks(&ann, &table, "luck", json!({"kind": "say", "text": "Good luck"})).await;
    assert_eq!(mail.next().await.json()["kind"], "remark");
    pass_turn(&ann, &table).await;
    assert_eq!(phone.next().await.json()["kind"], "turn");
    asks(&ann, &table, "enough", json!({"kind": "resign", "seat": 2})).await;
    assert_eq!(mail.next().await.json()["kind"], "over");
    until(&bob, "over", "sent").await;
    place.close().await;
    assert!(phone.is_quiet() && mail.is_quiet());
}

#[tokio::test]
async fn of_a_table_one_hears_everything_only_ones_turn_or_nothing() {
    let place = Place::open_with(telling()).await;
    let mut receiver = Receiver::open().await;
    let (ann, bob, table) = ann_begins(&place).await;
    add(&bob, json!({"kind": "webhook", "url": receiver.url("/"), "form": "json"})).await;
    bob.put("/api/me/notices", &json!({"remark": true})).await.good();
    let hear = async |wish: Value| {
        bob.put(&format!("/api/tables/{table}/notices"), &wish).await.good();
        let told = bob.get("/api/me/notices").await.good();
        (told["muted"].clone(), told["only_turn"].clone())
    };
    let say = async |text: &str| asks(&ann, &table, text, json!({"kind": "say", "text": text})).await;
    assert_eq!(hear(json!({"only_turn": true})).await, (json!([]), json!([table])));
    say("Not heard").await;
    pass_turn(&ann, &table).await;
    assert_eq!(receiver.next().await.json()["kind"], "turn");
    assert_eq!(hear(json!({"muted": true})).await, (json!([table]), json!([])));
    say("Not heard either").await;
    pass_turn(&bob, &table).await;
    pass_turn(&ann, &table).await;
    assert_eq!(hear(json!({})).await, (json!([]), json!([])));
    say("Heard").await;
    // His turn may be told too, if it was not looked at before.
    let mut told = receiver.next().await.json();
    if told["kind"] == "turn" {
        told = receiver.next().await.json();
    }
    assert_eq!((&told["kind"], &told["body"][0]), (&json!("remark"), &json!("Heard")));
    place.close().await;
}

#[tokio::test]
async fn a_digest_goes_only_where_turns_are_told() {
    let place = Place::open_with(telling()).await;
    let receiver = Receiver::open().await;
    let (ann, bob, table) = ann_begins(&place).await;
    let only = add(&bob, json!({"kind": "webhook", "url": receiver.url("/"), "form": "json"})).await;
    let mut wish = json!({"remark": true, "digest": 0, "except": {}});
    wish["except"][&only] = json!(["turn"]);
    bob.put("/api/me/notices", &wish).await.good();
    pass_turn(&ann, &table).await;
    let mut file = crate::storage::database(place.folder.path()).await;
    let waiting = "SELECT count(*) FROM outbox";
    while sqlx::query_scalar::<_, i64>(waiting).fetch_one(&mut file).await.unwrap() > 0 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert_eq!(bob.get("/api/me/notices").await.good()["deliveries"], json!([]));
    place.close().await;
}
