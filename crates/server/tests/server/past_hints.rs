//! Hints at positions of before, and whether a decision could be taken back.

use serde_json::json;

use crate::place::{Place, hotseat, two_at_a_table};
use crate::playing::{acting, play_on};

#[tokio::test]
async fn once_a_game_is_over_anybody_gets_a_hint_at_any_of_its_positions() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let begun = line.welcome["moment"].clone();
    let first = acting(&begun).expect("somebody begins");
    play_on(&mut line, begun, 4).await;
    let past = json!({"kind": "hint", "seat": first.0, "past": 0});

    let mut watching = bob.sit(&table).await;
    let refused = watching.ask(past.clone()).await;
    assert_eq!(refused["reason"], "not_yours", "while the game is on: {refused}");
    line.do_it(json!({"kind": "resign", "seat": 1})).await;

    let hinted = watching.ask(past).await;
    assert_eq!(hinted["type"], "hinted", "{hinted}");
    let action = hinted["action"].as_str().unwrap().to_owned();
    assert!(first.1.contains(&action), "{action} was possible then: {first:?}");
    assert!(!hinted["reasons"].as_array().unwrap().is_empty());
    let beyond = watching.ask(json!({"kind": "hint", "seat": 1, "past": 99})).await;
    assert_eq!(beyond["type"], "refused", "{beyond}");
    place.close().await;
}

#[tokio::test]
async fn while_a_game_is_on_a_player_gets_a_hint_at_his_own_positions_of_before() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let (mut line, mut other) = (ann.sit(&table).await, bob.sit(&table).await);
    if acting(&line.welcome["moment"]).is_none() {
        std::mem::swap(&mut line, &mut other);
    }
    let begun = line.welcome["moment"].clone();
    let (mine, _) = acting(&begun).expect("one of them begins");
    play_on(&mut line, begun, 1).await;
    let hinted = line.ask(json!({"kind": "hint", "seat": mine, "past": 0})).await;
    assert_eq!(hinted["type"], "hinted", "{hinted}");
    let theirs = line.ask(json!({"kind": "hint", "seat": 3 - mine, "past": 0})).await;
    assert_eq!(theirs["reason"], "not_yours", "{theirs}");
    place.close().await;
}

#[tokio::test]
async fn a_preview_says_whether_the_decision_could_be_taken_back_if_that_is_asked() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let mut moment = line.welcome["moment"].clone();
    let mut found = Vec::new();
    for _ in 0..4 {
        let (seat, actions) = acting(&moment).expect("all seats are hers");
        let preview = json!({"kind": "preview", "seat": seat, "action": actions[0], "binding": true});
        let told = line.ask(preview).await;
        let plain = line.ask(json!({"kind": "preview", "seat": seat, "action": actions[0]})).await;
        assert!(plain.get("binding").is_none(), "nobody asked: {plain}");
        let play = json!({"kind": "play", "seat": seat, "action": actions[0], "at": moment["decisions"]});
        line.send(&json!({"type": "ask", "id": format!("p{}", moment["decisions"]), "ask": play})).await;
        moment = line.next_of("moved").await["moment"].clone();
        let still_asked = acting(&moment).is_some_and(|(next, _)| next == seat);
        assert_eq!(told["binding"], json!(!still_asked), "{told}");
        found.push(still_asked);
    }
    assert!(found.contains(&true) && found.contains(&false), "both kinds came up: {found:?}");
    place.close().await;
}
