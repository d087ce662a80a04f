//! Taking decisions back, hints, previews.

use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _};
use table::SaturatingAs;

use crate::guest::{Guest, Line};
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
    // Whoever asked is told, and so is everybody else.
    let log = first.next_of("table").await["table"]["happenings"].clone();
    assert_eq!(log[0]["phrase"]["id"], "server-log-undo-refused");
    assert_eq!((&log[0]["seat"], &log[0]["after"]), (&json!(other), &at));
    // After a refusal there is a pause, and the next refusal makes a longer one.
    let (refusals, pause) = refused(&place, me).await;
    assert_eq!(refusals, 1);
    assert!((1..=15_000).contains(&pause), "{pause}");
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
    // The log says that something was taken back, by whom, and where it goes on.
    // Nothing else: what was granted did not lapse.
    let log = now["happenings"].as_array().unwrap();
    assert_eq!(log.len(), 2, "{log:?}");
    let log = &log[1];
    assert_eq!((&log["phrase"]["id"], &log["seat"]), (&json!("server-log-undone"), &json!(other)));
    assert_eq!(log["after"], now["decisions"]);
    place.close().await;
}

#[tokio::test]
async fn whoever_asked_is_told_that_the_game_went_on_before_there_was_an_answer() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let (mut anns, mut bobs) = (ann.sit(&table).await, bob.sit(&table).await);
    let (mine, theirs) = (anns.welcome["moment"].clone(), bobs.welcome["moment"].clone());
    let begins = acting(&mine).is_some();
    let (first, second) = if begins { (&mut anns, &mut bobs) } else { (&mut bobs, &mut anns) };
    let (me, moment) = if begins { (1, mine) } else { (2, theirs) };
    play_one(first, &moment, "start").await;
    let moment = second.next_of("moved").await["moment"].clone();
    let moment = play_one(second, &moment, "draft").await;
    first.do_it(json!({"kind": "undo", "seat": me, "at": moment["decisions"]})).await;
    assert!(acting(&moment).is_some(), "the card still has to be laid");
    play_one(second, &moment, "lay").await;
    let now = ann.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!(now["undo_asked"], json!(null));
    let told = now["happenings"].as_array().unwrap().last().unwrap();
    assert_eq!((&told["phrase"]["id"], &told["seat"]), (&json!("server-log-undo-lapsed"), &json!(3 - me)));
    assert_eq!(told["phrase"]["args"], json!([["whose", {"seat": me}]]));
    place.close().await;
}

/// Whoever begins asks to take that back, after the other one has drafted: the table as anybody sees it, his seat, and the line of the
/// other one with how many decisions stand.
async fn asked_back(place: &Place) -> (Guest, String, u64, Line, Value) {
    let (ann, bob, table) = two_at_a_table(place).await;
    let (mut anns, mut bobs) = (ann.sit(&table).await, bob.sit(&table).await);
    let (mine, theirs) = (anns.welcome["moment"].clone(), bobs.welcome["moment"].clone());
    let begins = acting(&mine).is_some();
    let (first, second) = if begins { (&mut anns, &mut bobs) } else { (&mut bobs, &mut anns) };
    let (me, moment) = if begins { (1, mine) } else { (2, theirs) };
    play_one(first, &moment, "start").await;
    let moment = second.next_of("moved").await["moment"].clone();
    let moment = play_one(second, &moment, "draft").await;
    let at = moment["decisions"].clone();
    first.do_it(json!({"kind": "undo", "seat": me, "at": at})).await;
    (ann, table, me, if begins { bobs } else { anns }, at)
}

/// That the question of a seat ended, and by whom.
fn lapsed(table: &Value, whose: u64, by: u64) -> bool {
    let told = table["happenings"].as_array().unwrap();
    let lapsed = json!({"id": "server-log-undo-lapsed", "args": [["whose", {"seat": whose}]]});
    table["undo_asked"].is_null() && told.iter().any(|one| one["phrase"] == lapsed && one["seat"] == by)
}

#[tokio::test]
async fn whoever_asked_is_told_that_the_other_took_something_back_instead_of_answering() {
    let place = Place::open().await;
    let (ann, table, me, mut other, at) = asked_back(&place).await;
    // What the other one has just decided he may take back without asking.
    other.do_it(json!({"kind": "undo", "seat": 3 - me, "at": at})).await;
    let now = ann.get(&format!("/api/tables/{table}")).await.good();
    assert!(lapsed(&now, me, 3 - me), "{now}");
    place.close().await;
}

#[tokio::test]
async fn whoever_asked_is_told_that_a_bot_goes_on_for_the_other_who_cannot_answer() {
    let slow_bots = std::time::Duration::from_secs(60);
    let place = Place::open_with(server::Config { pause: slow_bots, ..brisk() }).await;
    let (ann, table, me, mut other, _) = asked_back(&place).await;
    other.do_it(json!({"kind": "propose_bot", "seat": 3 - me})).await;
    let now = ann.get(&format!("/api/tables/{table}")).await.good();
    assert!(lapsed(&now, me, 3 - me), "{now}");
    place.close().await;
}

/// How often a seat was refused an undo, and for how many more milliseconds it may not ask again.
async fn refused(place: &Place, seat: u64) -> (u64, u64) {
    let mut file = database(place.folder.path()).await;
    let doc: String = sqlx::query_scalar("SELECT doc FROM tables").fetch_one(&mut file).await.unwrap();
    let doc: Value = serde_json::from_str(&doc).unwrap();
    let row = &doc["seats"][seat.saturating_as::<usize>() - 1];
    let now = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .unwrap()
        .as_millis()
        .saturating_as::<u64>();
    (row["refusals"].as_u64().unwrap(), row["no_undo_until"].as_u64().unwrap().saturating_sub(now))
}

/// A game is not played on and taken back for ever.
#[tokio::test]
async fn of_a_game_with_thousands_of_entries_nothing_is_taken_back_any_more() {
    let place = Place::open().await;
    let mut ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let start = some_play(&line.welcome["moment"]).unwrap();
    line.do_it(start.clone()).await;
    let undo = json!({"kind": "undo", "seat": start["seat"], "at": 1});
    line.do_it(undo.clone()).await;
    let folder = place.close().await;
    // The same again and again, nearly as often as may be.
    let mut file = database(folder.path()).await;
    file.execute(
        "WITH RECURSIVE again (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM again WHERE n < 2498) \
         INSERT INTO entries (number, place, version, entry, who, request) \
         SELECT number, place + 2 * n, version + 2 * n, entry, who, '' FROM entries, again WHERE place < 2",
    )
    .await
    .unwrap();
    file.execute("UPDATE progress SET version = version + 4996").await.unwrap();
    file.close().await.unwrap();
    let place = Place::open_in(folder, brisk()).await;
    ann.address = place.address;
    let mut line = ann.sit(&table).await;
    // Requests of before are known by their ids.
    for (id, ask) in [("once more", &start), ("and back", &undo), ("at last", &start)] {
        assert_eq!(line.ask_as(id, ask.clone()).await["type"], "done", "{id}");
    }
    assert_eq!(line.ask_as("too late", undo).await["why"]["id"], "server-undo-enough");
    place.close().await;
}

/// The answer was lost with the server: whoever asks again must not be told that somebody asks already.
#[tokio::test]
async fn a_question_that_is_repeated_after_a_restart_was_asked_before() {
    let place = Place::open().await;
    let (mut ann, mut bob, table) = two_at_a_table(&place).await;
    let (mut anns, mut bobs) = (ann.sit(&table).await, bob.sit(&table).await);
    let (mine, theirs) = (anns.welcome["moment"].clone(), bobs.welcome["moment"].clone());
    let begins = acting(&mine).is_some();
    let me = if begins { 1 } else { 2 };
    {
        let (first, second) = if begins { (&mut anns, &mut bobs) } else { (&mut bobs, &mut anns) };
        play_one(first, if begins { &mine } else { &theirs }, "start").await;
        let moment = second.next_of("moved").await["moment"].clone();
        play_one(second, &moment, "draft").await;
    }
    let undo = json!({"kind": "undo", "seat": me, "at": 2});
    let refuse = json!({"kind": "answer_undo", "seat": 3 - me, "agree": false});
    let resign = json!({"kind": "resign", "seat": me});
    let mut place = place;
    for (own, id, ask) in [(true, "undo", undo), (false, "refuse", refuse), (true, "resign", resign)] {
        let seat = if own { me } else { 3 - me };
        let mut line = guest(&ann, &bob, seat).sit(&table).await;
        assert_eq!(line.ask_as(id, ask.clone()).await["type"], "done", "{id}");
        place = place.again().await;
        (ann.address, bob.address) = (place.address, place.address);
        let mut line = guest(&ann, &bob, seat).sit(&table).await;
        let before = line.welcome["table"].clone();
        assert_eq!(line.ask_as(id, ask).await["type"], "done", "{id} again");
        let after = ann.get(&format!("/api/tables/{table}")).await.good();
        assert_eq!((&before["undo_asked"], &before["stage"]), (&after["undo_asked"], &after["stage"]));
    }
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
    assert_eq!(hinted["nudge"]["id"], "wagons-nudge-start");
    let reasons = hinted["reasons"].as_array().unwrap();
    assert!(reasons.iter().any(|reason| reason["id"] == "wagons-reason-start"), "{reasons:?}");
    assert!(reasons.iter().any(|reason| reason["id"] == "hint-chance"), "{reasons:?}");
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
    let foreseen = shown["scores"]["seats"][seat.saturating_as::<usize>() - 1]["points"].clone();
    let play = json!({"kind": "play", "seat": seat, "action": actions[0], "at": moment["decisions"]});
    line.do_it(play).await;
    let now = ann.sit(&table).await.welcome["moment"]["scores"]["seats"][seat.saturating_as::<usize>() - 1]["points"].clone();
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

/// The moment of the only player among bots once it is his turn and he has something to take back in this way.
async fn until_undo(line: &mut crate::guest::Line, mut moment: Value, how: &str) -> Value {
    for _ in 0..200 {
        if moment["seats"][0]["undo"] == how && acting(&moment).is_some() {
            return moment;
        }
        if let Some(play) = some_play(&moment) {
            line.send(&json!({"type": "ask", "id": moment["version"].to_string(), "ask": play})).await;
        }
        moment = line.next_of("moved").await["moment"].clone();
    }
    panic!("never came to an undo that is '{how}'");
}

#[tokio::test]
async fn against_bots_going_back_past_a_reveal_takes_their_secrets_back_too_and_marks_the_game() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let seats = json!([{"kind": "bot", "level": "tenderfoot"}, {"kind": "bot", "level": "tenderfoot"}, {"kind": "me"}]);
    let table = ann.new_table(&json!({"game": "carson-cards", "seats": seats})).await;
    let mut line = ann.sit(&table).await;
    // Both bots have bid before she does; her bid turns all of them up.
    while ann.get(&format!("/api/tables/{table}")).await.good()["decisions"] != 2 {
        tokio::task::yield_now().await;
    }
    let moment = ann.sit(&table).await.welcome["moment"].clone();
    line.do_it(some_play(&moment).unwrap()).await;
    let moment = ann.sit(&table).await.welcome["moment"].clone();
    assert_eq!(
        (&moment["seats"][0]["undo"], &moment["seats"][0]["undo_keep"]),
        (&json!("look_ahead"), &json!(0))
    );
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.good()["looked_ahead"], false);
    let mut now = ann.sit(&table).await.welcome["moment"].clone();
    while line.ask(json!({"kind": "undo", "seat": 3, "at": now["decisions"]})).await["type"] != "done" {
        now = ann.sit(&table).await.welcome["moment"].clone();
    }
    let info = ann.get(&format!("/api/tables/{table}")).await.good();
    assert_eq!((&info["looked_ahead"], &info["happenings"][0]["after"]), (&json!(true), &json!(0)));
    // It stays so over a restart, and the record still replays.
    let place = place.again().await;
    let ann = Guest { address: place.address, ..ann };
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.good()["looked_ahead"], true);
    assert!(ann.sit(&table).await.welcome["moment"].is_object());
    place.close().await;
}

/// Her own bid turns all of them up, she goes back, and bids the same again.
#[tokio::test]
async fn bids_of_bots_that_were_seen_and_taken_back_need_not_come_again() {
    let place = Place::open().await;
    for level in ["tenderfoot", "cowhand"] {
        let ann = place.guest("Ann").await;
        let seats = json!([{"kind": "bot", "level": level}, {"kind": "me"}]);
        let table = ann.new_table(&json!({"game": "carson-cards", "seats": seats})).await;
        let mut line = ann.sit(&table).await;
        for _ in 0..16 {
            while ann.get(&format!("/api/tables/{table}")).await.good()["decisions"] != 1 {
                tokio::task::yield_now().await;
            }
            let moment = ann.sit(&table).await.welcome["moment"].clone();
            line.do_it(some_play(&moment).unwrap()).await;
            let mut now = ann.sit(&table).await.welcome["moment"].clone();
            while line.ask(json!({"kind": "undo", "seat": 2, "at": now["decisions"]})).await["type"] != "done"
            {
                now = ann.sit(&table).await.welcome["moment"].clone();
            }
        }
        line.do_it(json!({"kind": "resign", "seat": 2})).await;
        let record = ann.get(&format!("/api/tables/{table}/record.json")).await.good();
        let entries = record["entries"].as_array().unwrap().iter();
        let bids: Vec<&Value> = entries
            .map(|entry| &entry["play"])
            .filter(|play| play["seat"] == 1)
            .map(|play| &play["action"])
            .filter(|action| action.as_str().is_some_and(|action| action.starts_with("bid")))
            .collect();
        assert!(bids.len() >= 16, "{bids:?}");
        assert!(bids.iter().any(|bid| *bid != bids[0]), "{level} always bids {}", bids[0]);
    }
    place.close().await;
}

#[tokio::test]
async fn people_who_agree_to_go_back_past_what_a_bot_had_hidden_mark_the_game_and_without_bots_they_do_not() {
    let place = Place::open().await;
    for (third, marked) in [(Some(json!({"kind": "bot", "level": "tenderfoot"})), true), (None, false)] {
        let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
        let seats: Vec<Value> =
            [json!({"kind": "me"}), json!({"kind": "open"})].into_iter().chain(third).collect();
        let bids = seats.len() as u64;
        let table = ann.new_table(&json!({"game": "carson-cards", "seats": seats})).await;
        bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
        let path = format!("/api/tables/{table}");
        // With the bid of the last one all are turned up.
        let mut lines = [ann.sit(&table).await, bob.sit(&table).await];
        for (guest, line) in [&ann, &bob].into_iter().zip(&mut lines) {
            let moment = guest.sit(&table).await.welcome["moment"].clone();
            line.do_it(some_play(&moment).unwrap()).await;
        }
        let [anns, bobs] = &mut lines;
        while ann.get(&path).await.good()["undo_asked"].is_null() {
            // Bots may decide meanwhile.
            let at = ann.get(&path).await.good()["decisions"].as_u64().unwrap();
            if at >= bids {
                anns.ask(json!({"kind": "undo", "seat": 1, "at": at})).await;
            }
        }
        assert_eq!(ann.get(&path).await.good()["looked_ahead"], false, "nobody has agreed yet");
        bobs.do_it(json!({"kind": "answer_undo", "seat": 2, "agree": true})).await;
        assert_eq!(ann.get(&path).await.good()["looked_ahead"], marked);
    }
    place.close().await;
}

#[tokio::test]
async fn rolls_that_were_taken_back_do_not_come_again_and_the_dice_can_still_be_checked() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let new = json!({"game": "circle-wagons", "options": {"solo": "gold-fever"}, "seats": [{"kind": "me"}]});
    let table = ann.new_table(&new).await;
    let mut line = ann.sit(&table).await;
    for _ in 0..12 {
        let moment = ann.sit(&table).await.welcome["moment"].clone();
        let moment = until_undo(&mut line, moment, "look_ahead").await;
        line.do_it(json!({"kind": "undo", "seat": 1, "at": moment["decisions"]})).await;
    }
    line.do_it(json!({"kind": "resign", "seat": 1})).await;
    let record = ann.get(&format!("/api/tables/{table}/record.json")).await.good();
    let entries = record["entries"].as_array().unwrap();
    let undone: Vec<&Value> =
        entries.windows(2).filter(|pair| pair[1]["undo"].is_object()).map(|pair| &pair[0]["play"]).collect();
    let alike: Vec<&Value> = undone
        .iter()
        .filter(|play| play["action"] == undone[0]["action"])
        .map(|play| &play["rolls"])
        .collect();
    assert!(alike.len() >= 12 && alike.iter().any(|rolls| *rolls != alike[0]), "{undone:?}");
    assert_eq!(ann.get(&format!("/api/tables/{table}/dice")).await.good()["verdict"]["kind"], "honest");
    place.close().await;
}
