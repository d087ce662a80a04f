//! Deciding ahead: orders are kept, followed, told to their owner alone, and end; obvious questions answer themselves.

use serde_json::{Value, json};

use crate::guest::{Guest, Line};
use crate::notices::{add, gone, pass_turn, telling};
use crate::place::{Place, hotseat};
use crate::playing::{acting, some_play};
use crate::receiver::Receiver;

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

/// The form of a seat's orders now.
async fn offered(line: &mut Line, seat: u64) -> Value {
    let offered = line.ask(json!({"kind": "offer_orders", "seat": seat})).await;
    assert_eq!(offered["type"], "orders_offered");
    offered["form"].clone()
}

/// The orders of a form, with what a function chooses for the key and the choices of each line.
fn filled_in(form: &Value, stops: &[&str], choose: impl Fn(&str, &[String]) -> String) -> Value {
    let line = |line: &Value| {
        let choices = line["choices"].as_array().unwrap().iter();
        let choices: Vec<String> = choices.map(|choice| choice["key"].as_str().unwrap().to_owned()).collect();
        json!({"key": line["key"], "choice": choose(line["key"].as_str().unwrap(), &choices)})
    };
    json!({"lines": form["lines"].as_array().unwrap().iter().map(line).collect::<Vec<_>>(), "stops": stops})
}

/// What orders answered for whom in the log of somebody.
async fn by_orders(guest: &Guest, table: &str) -> Vec<(u64, String)> {
    let log = log_of(guest, table).await;
    let answered = log.iter().filter(|line| line["ahead"] == "orders");
    let answered = answered
        .map(|line| (line["seat"].as_u64().unwrap(), line["action"].as_str().unwrap_or_default().to_owned()));
    answered.collect()
}

/// The lowest bid of a round, and every terrain card where it brings most.
fn bid_and_take(key: &str, choices: &[String]) -> String {
    let wanted = match key.split_once(' ') {
        Some(("bid", _)) => choices[0].clone(),
        Some(("card", _)) => "take best".to_owned(),
        _ => "ask".to_owned(),
    };
    if choices.contains(&wanted) { wanted } else { "leave".to_owned() }
}

#[tokio::test]
async fn in_the_card_game_orders_bid_take_and_lay() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let new = json!({"game": "carson-cards", "seats": [{"kind": "me"}, {"kind": "here", "name": "Bob"}]});
    let table = ann.new_table(&new).await;
    let mut line = ann.sit(&table).await;
    let form = offered(&mut line, 2).await;
    let orders = filled_in(&form, &[], bid_and_take);
    // Everybody bids at once: his bid lies there as soon as the orders are left.
    line.do_it(json!({"kind": "leave_orders", "seat": 2, "orders": orders})).await;
    assert_eq!(by_orders(&ann, &table).await.len(), 1);
    assert_eq!(ann.sit(&table).await.welcome["moment"]["deciders"], json!([1]));
    while by_orders(&ann, &table).await.len() < 3 {
        let moment = play(&ann, &mut line, &table).await;
        assert!(moment["decisions"].as_u64().unwrap() < 20, "his card is taken in the first round");
    }
    let answered = by_orders(&ann, &table).await;
    assert!(answered.iter().all(|(seat, _)| *seat == 2), "{answered:?}");
    assert!(answered[1].1.starts_with("take I-") && answered[2].1 == "lay 0,0", "{answered:?}");
    place.close().await;
}

#[tokio::test]
async fn in_the_wagons_orders_take_one_card_if_the_other_one_takes_another() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    assert!(offered(&mut line, 1).await.is_null(), "nothing can be said before the circle begins");
    let mut moment = play(&ann, &mut line, &table).await;
    while acting(&moment).unwrap().0 == 1 {
        moment = play(&ann, &mut line, &table).await;
    }
    // Whatever he takes, the card behind it.
    let form = offered(&mut line, 1).await;
    let next = |_: &str, choices: &[String]| choices[0].clone();
    let orders = filled_in(&form, &[], next);
    line.do_it(json!({"kind": "leave_orders", "seat": 1, "orders": orders})).await;
    let log = log_of(&ann, &table).await;
    assert!(log.iter().all(|line| line["ahead"].is_null()), "nothing is asked yet: {log:?}");
    while by_orders(&ann, &table).await.is_empty() || acting(&moment).unwrap().0 == 1 {
        moment = play(&ann, &mut line, &table).await;
    }
    let answered = by_orders(&ann, &table).await;
    let takes = answered.iter().filter(|(_, action)| action.starts_with("take ")).count();
    assert_eq!(takes, 1, "for one turn: {answered:?}");
    assert!(answered.iter().all(|(seat, _)| *seat == 1) && answered.len() > 1, "and laid: {answered:?}");
    place.close().await;
}

#[tokio::test]
async fn whoever_is_away_is_told_first_why_his_orders_ended() {
    let place = Place::open_with(telling()).await;
    let mut receiver = Receiver::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = ann.new_table(&json!({"game": "carson-cards", "seats": seats})).await;
    bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let mut line = bob.sit(&table).await;
    let form = offered(&mut line, 2).await;
    // He bids 1 and would take; that somebody bids more ends it.
    let orders = filled_in(&form, &["outbid"], bid_and_take);
    line.do_it(json!({"kind": "leave_orders", "seat": 2, "orders": orders})).await;
    drop(line);
    gone(&bob, &table).await;
    bob.put("/api/me/notices", &json!({"language": "en", "zone": "Europe/Berlin"})).await.good();
    add(&bob, json!({"kind": "webhook", "url": receiver.url("/hook"), "form": "json"})).await;
    pass_turn(&ann, &table).await;
    let message = receiver.next().await.json();
    assert_eq!((&message["kind"], &message["table"]), (&json!("turn"), &json!(table)));
    let body = message["body"].as_array().unwrap();
    let first = body[0].as_str().unwrap();
    assert!(first.starts_with("Your orders ended: ") && first.contains("Ann"), "{body:?}");
    assert!(body.last().unwrap().as_str().unwrap().contains("Take a card"), "and what he is asked: {body:?}");
    // The table tells it, too, until he has decided.
    let seats = bob.sit(&table).await.welcome["moment"]["seats"].clone();
    assert_eq!(seats[0]["ahead"]["ended"]["id"], "cards-ahead-outbid");
    pass_turn(&bob, &table).await;
    let seats = bob.sit(&table).await.welcome["moment"]["seats"].clone();
    assert!(seats[0]["ahead"]["ended"].is_null(), "{}", seats[0]["ahead"]);
    place.close().await;
}
