//! Taking decisions back, hints, previews.

use serde_json::json;
use sqlx::{Connection as _, Executor as _};

use crate::guest::Guest;
use crate::place::{Place, brisk, hotseat, two_at_a_table};
use crate::playing::{acting, play_on, play_one, some_play};
use crate::storage::database;

#[tokio::test]
async fn beyond_the_barrier_the_other_is_asked_and_can_agree() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let (mut anns, mut bobs) = (ann.sit(&table).await, bob.sit(&table).await);
    let (mine, theirs) = (anns.welcome["moment"].clone(), bobs.welcome["moment"].clone());
    let begins = acting(&mine).is_some();
    let (first, second) = if begins { (&mut anns, &mut bobs) } else { (&mut bobs, &mut anns) };
    let (me, moment) = if begins { (1, mine) } else { (2, theirs) };
    let other = 3 - me;
    // The one who begins chooses where the circle starts; then the other drafts.
    play_one(first, &moment, "start").await;
    let moment = second.next_of("moved").await["moment"].clone();
    let moment = play_one(second, &moment, "draft").await;
    let at = moment["decisions"].clone();
    let ask = json!({"kind": "undo", "seat": me, "at": at});
    first.do_it(ask.clone()).await;
    let asked = second.next_of("table").await["table"]["undo_asked"].clone();
    assert_eq!((&asked["seat"], &asked["waiting"], &asked["keep"]), (&json!(me), &json!([other]), &json!(0)));
    assert_eq!(first.ask(ask.clone()).await["reason"], "not_now");
    let own = json!({"kind": "answer_undo", "seat": me, "agree": true});
    assert_eq!(first.ask(own).await["reason"], "not_now");
    second.do_it(json!({"kind": "answer_undo", "seat": other, "agree": false})).await;
    // After a refusal there is a pause.
    let paused = first.ask(ask.clone()).await;
    assert_eq!((&paused["reason"], &paused["why"]["id"]), (&json!("not_now"), &json!("server-undo-pause")));
    // The game goes on until the one who was refused has decided; now the other asks, and it is granted.
    let mut moment = moment;
    while acting(&moment).is_some() {
        let id = moment["version"].to_string();
        moment = play_one(second, &moment, &id).await;
    }
    let own = guest(&ann, &bob, me).sit(&table).await.welcome["moment"].clone();
    first.do_it(some_play(&own).unwrap()).await;
    let at = own["decisions"].as_u64().unwrap() + 1;
    second.do_it(json!({"kind": "undo", "seat": other, "at": at})).await;
    first.do_it(json!({"kind": "answer_undo", "seat": me, "agree": true})).await;
    let now = ann.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!((&now["undo_asked"], &now["deciders"]), (&json!(null), &json!([other])));
    assert!(now["decisions"].as_u64().unwrap() < at - 1);
    place.close().await;
}

fn guest<'a>(ann: &'a Guest, bob: &'a Guest, seat: u64) -> &'a Guest {
    if seat == 1 { ann } else { bob }
}

#[tokio::test]
async fn at_one_screen_and_against_bots_nobody_need_be_asked() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let moment = line.welcome["moment"].clone();
    let seat = acting(&moment).unwrap().0;
    let moment = play_on(&mut line, moment, 4).await;
    line.do_it(json!({"kind": "undo", "seat": seat, "at": moment["decisions"]})).await;
    assert!(ann.sit(&table).await.welcome["moment"]["decisions"].as_u64().unwrap() < 4);
    let stale = line.ask(json!({"kind": "undo", "seat": seat, "at": moment["decisions"]})).await;
    assert_eq!(stale["reason"], "stale");
    place.close().await;
}

#[tokio::test]
async fn a_hint_is_a_legal_action_unless_the_table_has_none() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let (seat, actions) = acting(&line.welcome["moment"]).unwrap();
    let hinted = line.ask(json!({"kind": "hint", "seat": seat})).await;
    assert_eq!(hinted["type"], "hinted");
    assert!(actions.contains(&hinted["action"].as_str().unwrap().to_owned()));
    let waiting = line.ask(json!({"kind": "hint", "seat": 3 - seat})).await;
    assert_eq!(waiting["reason"], "not_now");
    let mut strict = hotseat();
    strict["hints"] = json!(false);
    let table = ann.new_table(&strict).await;
    let mut line = ann.sit(&table).await;
    let seat = acting(&line.welcome["moment"]).unwrap().0;
    assert_eq!(line.ask(json!({"kind": "hint", "seat": seat})).await["why"]["id"], "server-no-hints");
    place.close().await;
}

#[tokio::test]
async fn a_preview_tells_the_points_and_an_illegal_one_tells_why() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let mut moment = line.welcome["moment"].clone();
    while !acting(&moment).unwrap().1[0].starts_with("lay") {
        moment = play_on(&mut line, moment, 1).await;
    }
    let (seat, actions) = acting(&moment).unwrap();
    let shown = line.ask(json!({"kind": "preview", "seat": seat, "action": actions[0]})).await;
    assert_eq!(shown["type"], "previewed");
    assert!(shown["account"]["pictures"].is_array());
    let foreseen = shown["scores"]["seats"][seat as usize - 1]["points"].clone();
    let play = json!({"kind": "play", "seat": seat, "action": actions[0], "at": moment["decisions"]});
    line.do_it(play).await;
    let now = ann.sit(&table).await.welcome["moment"]["scores"]["seats"][seat as usize - 1]["points"].clone();
    assert_eq!(foreseen, now);
    let illegal = line.ask(json!({"kind": "preview", "seat": seat, "action": "lay 99,99"})).await;
    assert_eq!((&illegal["type"], &illegal["reason"]), (&json!("refused"), &json!("illegal")));
    place.close().await;
}

#[tokio::test]
async fn a_clock_that_was_set_back_lengthens_no_pause() {
    let place = Place::open().await;
    let (mut ann, mut bob, table) = two_at_a_table(&place).await;
    let (mut anns, mut bobs) = (ann.sit(&table).await, bob.sit(&table).await);
    let (mine, theirs) = (anns.welcome["moment"].clone(), bobs.welcome["moment"].clone());
    let begins = acting(&mine).is_some();
    let (first, second) = if begins { (&mut anns, &mut bobs) } else { (&mut bobs, &mut anns) };
    let (me, moment) = if begins { (1, mine) } else { (2, theirs) };
    play_one(first, &moment, "start").await;
    let moment = second.next_of("moved").await["moment"].clone();
    let at = play_one(second, &moment, "draft").await["decisions"].clone();
    let folder = place.close().await;
    // Refused once, by a clock that was years ahead.
    let mut file = database(folder.path()).await;
    let seat = format!("$.seats[{}]", me - 1);
    let ahead = format!(
        "UPDATE tables SET doc = json_set(doc, '{seat}.refusals', 1, '{seat}.no_undo_until', 9999999999999)"
    );
    file.execute(ahead.as_str()).await.unwrap();
    file.close().await.unwrap();
    let place = Place::open_in(folder, brisk()).await;
    (ann.address, bob.address) = (place.address, place.address);
    let mut line = guest(&ann, &bob, me).sit(&table).await;
    let paused = line.ask(json!({"kind": "undo", "seat": me, "at": at})).await;
    assert_eq!(paused["why"]["id"], "server-undo-pause");
    assert_eq!(paused["why"]["args"][0], json!(["seconds", {"number": 15}]), "{paused}");
    place.close().await;
}
