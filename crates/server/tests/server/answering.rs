//! Small questions are answered from a message, without the board: once, by whoever has the link, and never by looking at it.

use serde_json::{Value, json};

use crate::answer::Answer;
use crate::guest::Guest;
use crate::notices::{add, ann_begins, gone, pass_turn, telling};
use crate::operating::{done, operator};
use crate::place::Place;
use crate::playing::{acting, play_one};
use crate::receiver::Receiver;

/// The part of a link below the server's own address.
fn path(link: &Value) -> String {
    let path = link.as_str().unwrap().strip_prefix("https://boomtown.example/games").unwrap();
    path.to_owned()
}

async fn answer(guest: &Guest, link: &str, answer: &str, accepts: &str) -> Answer {
    let form: String =
        url::form_urlencoded::Serializer::new(String::new()).append_pair("answer", answer).finish();
    guest.send("POST", link, &form, &[("Accept", accepts)]).await
}

async fn decisions(guest: &Guest, table: &str) -> u64 {
    guest.get(&format!("/api/tables/{table}")).await.good()["decisions"].as_u64().unwrap()
}

/// Bob is told of a question that is small: Ann and Bob play until few cards are left.
async fn small_question(place: &Place, receiver: &mut Receiver) -> (Guest, Guest, String, Value) {
    let (ann, bob, table) = ann_begins(place).await;
    add(&bob, json!({"kind": "webhook", "url": receiver.url("/hook"), "form": "json"})).await;
    loop {
        draft_the_next(&ann, &table).await;
        let told = receiver.next().await.json();
        assert_eq!(told["kind"], "turn", "a question with few answers came before the end: {told}");
        if !told["answer"].is_null() {
            return (ann, bob, table, told);
        }
        draft_the_next(&bob, &table).await;
    }
}

/// Somebody plays until it is no longer his turn, and skips no card: whoever is given one is asked where to lay it, and that is no small
/// question.
async fn draft_the_next(guest: &Guest, table: &str) {
    let mut line = guest.sit(table).await;
    let mut moment = line.welcome["moment"].clone();
    while let Some((seat, actions)) = acting(&moment) {
        let next = actions.iter().find(|action| action.starts_with("take"));
        let action = next.unwrap_or(&actions[actions.len() / 2]);
        let play = json!({"kind": "play", "seat": seat, "action": action, "at": moment["decisions"]});
        let id = format!("draft-{}", moment["version"]);
        line.send(&json!({"type": "ask", "id": id, "ask": play})).await;
        moment = line.next_of("moved").await["moment"].clone();
    }
    drop(line);
    gone(guest, table).await;
}

#[tokio::test]
async fn a_small_question_is_answered_by_its_link_once_and_never_by_looking_at_it() {
    let place = Place::open_with(telling()).await;
    let mut receiver = Receiver::open().await;
    let (_, bob, table, told) = small_question(&place, &mut receiver).await;
    let link = path(&told["answer"]["link"]);
    let choices = told["answer"]["choices"].as_array().unwrap().clone();
    assert!((1..=4).contains(&choices.len()), "{told}");
    // A program that reads mail has no cookie and follows every link.
    let scanner = place.nobody();
    let before = decisions(&bob, &table).await;
    let page = scanner.get(&link).await;
    assert_eq!(page.status, 200, "{page:?}");
    for choice in &choices {
        let (action, label) = (choice["action"].as_str().unwrap(), choice["label"].as_str().unwrap());
        assert!(page.body.contains(&format!("value=\"{action}\">{label}</button>")), "{}", page.body);
    }
    assert!(page.body.contains(&format!("href=\"../../../t/{table}\"")) && !page.body.contains("<script"));
    assert_eq!(decisions(&bob, &table).await, before);
    // Somebody who changes the link, or answers something else, gets nowhere.
    let last = if link.ends_with('0') { "1" } else { "0" };
    let forged = format!("{}{last}", &link[..link.len() - 1]);
    let action = choices[0]["action"].as_str().unwrap();
    assert_eq!(answer(&scanner, &forged, action, "*/*").await.status, 404);
    assert_eq!(answer(&scanner, &link, "take 99", "*/*").await.status, 409);
    assert_eq!(scanner.send("POST", &link, "", &[]).await.status, 400);
    assert_eq!(decisions(&bob, &table).await, before);
    let done = answer(&scanner, &link, action, "application/json").await;
    assert_eq!((done.status, &done.json()["said"]), (200, &json!("Your answer has been taken.")));
    assert_eq!(decisions(&bob, &table).await, before + 1);
    // He is not at the table: that he is asked where to lay the card, he is told as well.
    let more = receiver.next().await.json();
    assert_eq!((&more["kind"], &more["table"]), (&json!("turn"), &json!(table)));
    assert_ne!(more["id"], told["id"]);
    // The link was good once.
    let again = answer(&scanner, &link, action, "application/json").await;
    assert_eq!(again.status, 409);
    assert!(again.json()["said"].as_str().unwrap().starts_with("This question is no longer open"));
    let page = scanner.get(&link).await;
    assert!(page.status == 409 && page.body.contains("no longer open"), "{page:?}");
    assert_eq!(decisions(&bob, &table).await, before + 1);
    place.close().await;
}

#[tokio::test]
async fn a_link_to_a_question_that_was_taken_back_is_good_no_more() {
    let place = Place::open_with(telling()).await;
    let mut receiver = Receiver::open().await;
    let (ann, bob, table, told) = small_question(&place, &mut receiver).await;
    let link = path(&told["answer"]["link"]);
    // Ann takes back what led to the question, and decides the same again.
    let mut socket = ann.sit(&table).await;
    let at = socket.welcome["moment"]["decisions"].clone();
    let asked = socket.ask(json!({"kind": "undo", "seat": 2, "at": at})).await;
    assert_eq!(asked["type"], "done", "{asked}");
    drop(socket);
    draft_the_next(&ann, &table).await;
    let again = receiver.next().await.json();
    assert_ne!(again["answer"]["link"], told["answer"]["link"]);
    let action = told["answer"]["choices"][0]["action"].as_str().unwrap();
    let before = decisions(&bob, &table).await;
    assert_eq!(answer(&bob, &link, action, "*/*").await.status, 409);
    assert_eq!(decisions(&bob, &table).await, before);
    place.close().await;
}

/// How many decisions would remain after the undo that is asked for.
async fn would_remain(guest: &Guest, table: &str) -> u64 {
    guest.get(&format!("/api/tables/{table}")).await.good()["undo_asked"]["keep"].as_u64().unwrap()
}

#[tokio::test]
async fn whether_somebody_may_take_back_is_answered_with_yes_or_no() {
    let place = Place::open_with(telling()).await;
    let mut receiver = Receiver::open().await;
    let (ann, bob, table) = ann_begins(&place).await;
    pass_turn(&ann, &table).await;
    pass_turn(&bob, &table).await;
    add(&bob, json!({"kind": "webhook", "url": receiver.url("/hook"), "form": "json"})).await;
    let before = decisions(&bob, &table).await;
    let mut socket = ann.sit(&table).await;
    socket.do_it(json!({"kind": "undo", "seat": 2, "at": socket.welcome["moment"]["decisions"]})).await;
    let told = receiver.next().await.json();
    assert_eq!(told["answer"]["choices"][0], json!({"action": "agree", "label": "Yes, go ahead"}));
    let link = path(&told["answer"]["link"]);
    // Both the message and the page say what goes, and whose it is.
    let taken = before - would_remain(&ann, &table).await;
    let message = told["body"].to_string();
    let page = place.nobody().get(&link).await.body;
    for text in [message, page] {
        assert!(
            text.contains(&format!("Ann would like to undo {taken} moves, {} of them yours.", taken - 1)),
            "{text}"
        );
        assert!(text.contains("Ann: ") && text.contains("Bob: "), "{text}");
    }
    assert_eq!(answer(&place.nobody(), &link, "maybe", "*/*").await.status, 409);
    assert_eq!(answer(&place.nobody(), &link, "agree", "*/*").await.status, 200);
    assert!(decisions(&bob, &table).await < before);
    place.close().await;
}

/// Three of whom each has decided, in this order, and their table. The third is not asked now.
async fn three_decided(place: &Place) -> ([(Guest, u64); 3], String) {
    let guests = [place.guest("Ann").await, place.guest("Bob").await, place.guest("Eve").await];
    let new = json!({"game": "carson-city", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]});
    let table = guests[0].new_table(&new).await;
    for guest in &guests[1..] {
        guest.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    }
    let mut order: Vec<(Guest, u64)> = Vec::new();
    loop {
        let info = guests[0].get(&format!("/api/tables/{table}")).await.good();
        let seat = info["deciders"][0].as_u64().unwrap();
        if order.len() == 3 && order[2].1 != seat {
            return (order.try_into().unwrap(), table);
        }
        let whose = &info["seats"][usize::try_from(seat).unwrap() - 1]["holder"]["id"];
        let guest = guests.iter().find(|guest| *whose == guest.id).unwrap();
        let mut line = guest.sit(&table).await;
        let moment = line.welcome["moment"].clone();
        play_one(&mut line, &moment, &format!("three-{}", moment["version"])).await;
        drop(line);
        gone(guest, &table).await;
        if order.iter().all(|(_, known)| *known != seat) {
            order.push((guest.clone(), seat));
        }
    }
}

#[tokio::test]
async fn a_link_about_one_undo_does_not_answer_for_another() {
    let place = Place::open_with(telling()).await;
    let mut receiver = Receiver::open().await;
    let ([(first, one), (second, two), (third, _)], table) = three_decided(&place).await;
    add(&third, json!({"kind": "webhook", "url": receiver.url("/hook"), "form": "json"})).await;
    let at = decisions(&third, &table).await;
    let (mut firsts, mut seconds) = (first.sit(&table).await, second.sit(&table).await);
    firsts.do_it(json!({"kind": "undo", "seat": one, "at": at})).await;
    let mut told = receiver.next().await.json();
    while told["answer"]["choices"][0]["action"] != "agree" {
        told = receiver.next().await.json();
    }
    // The second refuses, and asks to take back his own decision, which leaves the table as far as it was.
    seconds.do_it(json!({"kind": "answer_undo", "seat": two, "agree": false})).await;
    seconds.do_it(json!({"kind": "undo", "seat": two, "at": at})).await;
    let waiting = async || {
        let info = third.get(&format!("/api/tables/{table}")).await.good();
        info["undo_asked"]["waiting"].as_array().unwrap().len()
    };
    assert_eq!(waiting().await, 2);
    let link = path(&told["answer"]["link"]);
    assert_eq!(place.nobody().get(&link).await.status, 409);
    assert_eq!(answer(&place.nobody(), &link, "agree", "*/*").await.status, 409);
    assert_eq!(waiting().await, 2, "what was asked then is not asked any more");
    place.close().await;
}

#[tokio::test]
async fn ntfy_shows_the_answers_as_buttons_and_pressing_one_decides() {
    let place = Place::open_with(telling()).await;
    let mut receiver = Receiver::open().await;
    let (ann, bob, table) = ann_begins(&place).await;
    pass_turn(&ann, &table).await;
    pass_turn(&bob, &table).await;
    add(&bob, json!({"kind": "webhook", "url": receiver.url("/topic"), "form": "ntfy"})).await;
    let before = decisions(&bob, &table).await;
    let mut socket = ann.sit(&table).await;
    socket.do_it(json!({"kind": "undo", "seat": 2, "at": socket.welcome["moment"]["decisions"]})).await;
    let told = receiver.next().await.json();
    let buttons = told["actions"].as_array().unwrap();
    let shown: Vec<(&str, &str)> = buttons
        .iter()
        .map(|button| (button["action"].as_str().unwrap(), button["label"].as_str().unwrap()))
        .collect();
    assert_eq!(shown, [("http", "Yes, go ahead"), ("http", "No"), ("view", "Answer here")], "{told}");
    // The app of ntfy sends what the button says, without a cookie, and takes the notice away if that was taken.
    let yes = &buttons[0];
    assert_eq!((&yes["method"], &yes["clear"]), (&json!("POST"), &json!(true)));
    let headers: Vec<(&str, &str)> = yes["headers"]
        .as_object()
        .unwrap()
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str().unwrap()))
        .collect();
    let (link, body) = (path(&yes["url"]), yes["body"].as_str().unwrap());
    assert_eq!(place.nobody().send("POST", &link, body, &headers).await.status, 200);
    assert!(decisions(&bob, &table).await < before);
    assert_eq!(path(&buttons[2]["url"]), link);
    place.close().await;
}

#[tokio::test]
async fn whoever_is_banned_answers_nothing_by_the_links_that_he_has() {
    let place = Place::open_with(telling()).await;
    let mut receiver = Receiver::open().await;
    let (_, bob, table, told) = small_question(&place, &mut receiver).await;
    let link = path(&told["answer"]["link"]);
    let action = told["answer"]["choices"][0]["action"].as_str().unwrap();
    let operator = operator(&place).await;
    done(&operator, json!({"command": "ban", "person": bob.id})).await;
    let before = decisions(&operator, &table).await;
    let scanner = place.nobody();
    assert_eq!(scanner.get(&link).await.status, 403);
    assert_eq!(answer(&scanner, &link, action, "application/json").await.status, 403);
    assert_eq!(decisions(&operator, &table).await, before);
    place.close().await;
}
