//! Tables at a glance: how they stand, and what happened since somebody looked or decided.

use serde_json::{Value, json};

use crate::guest::Guest;
use crate::place::{Place, two_at_a_table};
use crate::playing::{acting, play_one};

async fn glance(who: &Guest, table: &str, query: &str) -> Value {
    who.get(&format!("/api/tables/{table}/glance{query}")).await.good()
}

/// The numbers of the lines that a glance tells.
fn told(glance: &Value) -> Vec<u64> {
    glance["log"].as_array().unwrap().iter().map(|line| line["index"].as_u64().unwrap()).collect()
}

#[tokio::test]
async fn a_glance_tells_what_happened_since_ones_last_look_or_last_decision() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let (mut anns, mut bobs) = (ann.sit(&table).await, bob.sit(&table).await);
    let (mut of_ann, mut of_bob) = (anns.welcome["moment"].clone(), bobs.welcome["moment"].clone());
    // Who decided last, the first decision first.
    let mut deciders = Vec::new();
    while deciders.len() < 12 {
        let id = format!("play-{}", deciders.len());
        if acting(&of_ann).is_some() {
            of_ann = play_one(&mut anns, &of_ann, &id).await;
            of_bob = bobs.next_of("moved").await["moment"].clone();
            deciders.push("Ann");
        } else {
            of_bob = play_one(&mut bobs, &of_bob, &id).await;
            of_ann = anns.next_of("moved").await["moment"].clone();
            deciders.push("Bob");
        }
    }
    for (who, name) in [(&ann, "Ann"), (&bob, "Bob")] {
        let own = deciders.iter().rposition(|decider| *decider == name).unwrap() as u64 + 1;
        let since_own = glance(who, &table, "").await;
        assert_eq!(since_own["decisions"], 12);
        assert!(since_own["view"].is_object());
        assert_eq!(told(&since_own), (own + 1..=12).collect::<Vec<_>>(), "{name}");
        let looked = glance(who, &table, "?since=11").await;
        assert_eq!(told(&looked), (own.max(11) + 1..=12).collect::<Vec<_>>(), "{name}");
        assert_eq!(told(&glance(who, &table, "?since=12").await), [0; 0]);
    }
    let nobody = place.nobody();
    assert_eq!(told(&glance(&nobody, &table, "").await), (1..=12).collect::<Vec<_>>());
    assert_eq!(nobody.get(&format!("/api/tables/{table}/glance?since=soon")).await.status, 400);
    place.close().await;
}

#[tokio::test]
async fn where_several_share_a_screen_a_glance_shows_what_all_of_them_may_see() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Bob"}]);
    let table = ann.new_table(&json!({"game": "carson-cards", "seats": seats})).await;
    let own = ann.sit(&table).await.welcome["moment"]["seats"][0]["view"].clone();
    let from_outside = glance(&place.nobody(), &table, "").await["view"].clone();
    assert_ne!(own, from_outside, "a seat knows something of its own");
    assert_eq!(glance(&ann, &table, "").await["view"], from_outside);
    let (bob, _, alone) = two_at_a_table(&place).await;
    assert!(glance(&bob, &alone, "").await["view"].is_object());
    place.close().await;
}
