//! Deciding ahead: orders are kept, followed, told to their owner alone, and end; obvious questions answer themselves.

use serde_json::{Value, json};

use crate::guest::{Guest, Line};
use crate::place::Place;
use crate::playing::{acting, some_play};

fn carson_city() -> Value {
    json!({"game": "carson-city", "seats": [{"kind": "me"}, {"kind": "here", "name": "Bob"}]})
}

/// Plays one decision for whoever is asked and gives the moment when everything that follows from it was told.
async fn play(guest: &Guest, line: &mut Line, table: &str) -> Value {
    let moment = guest.sit(table).await.welcome["moment"].clone();
    line.do_it(some_play(&moment).expect("all seats are ours")).await;
    guest.sit(table).await.welcome["moment"].clone()
}

/// Plays on until cowboys are placed and the seat that is asked can order where the next one goes.
async fn until_placing(ann: &Guest, line: &mut Line, table: &str) -> (Value, Value) {
    loop {
        let moment = ann.sit(table).await.welcome["moment"].clone();
        let (seat, _) = acting(&moment).expect("the game goes on");
        let offered = line.ask(json!({"kind": "offer_orders", "seat": 3 - seat})).await;
        assert_eq!(offered["type"], "orders_offered");
        let lines = offered["form"]["lines"].as_array().cloned().unwrap_or_default();
        if lines.iter().any(|line| line["key"].as_str().unwrap().starts_with("place ")) {
            return (json!(3 - seat), offered["form"].clone());
        }
        play(ann, line, table).await;
    }
}

/// Orders to pass at the next turn, whatever happens.
fn pass_next(form: &Value) -> Value {
    let line = |line: &Value| {
        let is_placing = line["key"].as_str().unwrap().starts_with("place ");
        json!({"key": line["key"], "choice": if is_placing { "pass" } else { "ask" }})
    };
    json!({"lines": form["lines"].as_array().unwrap().iter().map(line).collect::<Vec<_>>(), "stops": []})
}

async fn log_of(guest: &Guest, table: &str) -> Vec<Value> {
    guest.sit(table).await.welcome["log"].as_array().unwrap().clone()
}

#[tokio::test]
async fn orders_answer_for_their_owner_and_nobody_else_learns_of_them() {
    let place = Place::open().await;
    let (mut ann, mut eve) = (place.guest("Ann").await, place.guest("Eve").await);
    let table = ann.new_table(&carson_city()).await;
    let mut line = ann.sit(&table).await;
    let (seat, form) = until_placing(&ann, &mut line, &table).await;
    let leave = json!({"kind": "leave_orders", "seat": seat, "orders": pass_next(&form)});
    line.do_it(leave.clone()).await;
    let own = eve.sit(&table).await;
    assert!(!own.welcome.to_string().contains("orders"), "{}", own.welcome);
    let mut eves = own;
    assert_eq!(eves.ask(leave).await["reason"], "not_yours");
    assert_eq!(eves.ask(json!({"kind": "offer_orders", "seat": seat})).await["reason"], "not_yours");
    // They are kept over a restart.
    let place = place.again().await;
    (ann.address, eve.address) = (place.address, place.address);
    let mut line = ann.sit(&table).await;
    let seats = line.welcome["moment"]["seats"].as_array().unwrap().clone();
    let mine = seats.iter().find(|one| one["viewer"]["seat"] == seat).unwrap();
    assert_eq!(
        mine["ahead"]["orders"]["lines"].as_array().unwrap().len(),
        form["lines"].as_array().unwrap().len()
    );
    // The other one places a cowboy, and the answer follows by itself.
    play(&ann, &mut line, &table).await;
    let log = log_of(&ann, &table).await;
    let answered: Vec<&Value> = log.iter().filter(|line| line["ahead"] == "orders").collect();
    assert_eq!(answered.len(), 1, "{log:?}");
    assert_eq!((&answered[0]["seat"], &answered[0]["action"]), (&seat, &json!("pass")));
    assert!(log_of(&eve, &table).await.iter().all(|line| line["ahead"].is_null()));
    place.close().await;
}

#[tokio::test]
async fn what_was_answered_ahead_can_be_taken_back_and_is_then_asked() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&carson_city()).await;
    let mut line = ann.sit(&table).await;
    let (seat, form) = until_placing(&ann, &mut line, &table).await;
    line.do_it(json!({"kind": "leave_orders", "seat": seat, "orders": pass_next(&form)})).await;
    let moment = play(&ann, &mut line, &table).await;
    let answered = log_of(&ann, &table).await.iter().rposition(|line| line["ahead"] == "orders").unwrap();
    line.do_it(json!({"kind": "undo", "seat": seat, "at": moment["decisions"]})).await;
    let now = ann.sit(&table).await.welcome["moment"].clone();
    assert_eq!((&now["deciders"], &now["decisions"]), (&json!([seat]), &json!(answered - 1)));
    // Orders can be withdrawn, and what does not fit the form is refused.
    line.do_it(json!({"kind": "leave_orders", "seat": seat})).await;
    let odd = json!({"lines": [{"key": "moon", "choice": "buy"}]});
    let refused = line.ask(json!({"kind": "leave_orders", "seat": seat, "orders": odd})).await;
    assert_eq!(refused["why"]["id"], "ahead-unfit");
    assert_eq!(ann.sit(&table).await.welcome["moment"]["deciders"], json!([seat]));
    place.close().await;
}

#[tokio::test]
async fn obvious_questions_answer_themselves_only_for_whoever_wants_it() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&carson_city()).await;
    let mut line = ann.sit(&table).await;
    line.do_it(json!({"kind": "answer_obvious", "seat": 1, "on": true})).await;
    while ann.get(&format!("/api/tables/{table}")).await.good()["stage"] == "playing" {
        let moment = ann.sit(&table).await.welcome["moment"].clone();
        let (seat, actions) = acting(&moment).expect("the game goes on");
        assert!(seat != 1 || actions.len() > 1, "seat 1 was asked what is obvious: {actions:?}");
        line.do_it(some_play(&moment).unwrap()).await;
    }
    let log = log_of(&ann, &table).await;
    let marked: Vec<&Value> = log.iter().filter(|line| line["ahead"] == "obvious").collect();
    assert!(!marked.is_empty() && marked.iter().all(|line| line["seat"] == 1), "{marked:?}");
    let record = ann.get(&format!("/api/tables/{table}/record.json")).await;
    assert_eq!(record.status, 200);
    assert!(!record.body.contains("obvious") && !record.body.contains("ahead"), "{}", record.body);
    place.close().await;
}
