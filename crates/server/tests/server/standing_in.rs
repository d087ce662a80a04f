//! Bots that go on for people: at once for whoever leaves himself, after a long wait for whoever is away.

use std::time::Duration;
use table::SaturatingAs;

use serde_json::{Value, json};
use server::{Config, ServerClock};

use crate::guest::{Guest, Line};
use crate::place::{Place, brisk, for_two, two_at_a_table};
use crate::playing::{acting, some_play};
use crate::seats::holder;
use crate::storage::database;
use crate::streaming::Events;

/// Where nobody needs to wait for somebody who is away.
async fn impatient() -> Place {
    let none = Duration::ZERO;
    Place::open_with(Config { patience_evening: none, patience_days: none, ..brisk() }).await
}

async fn three(place: &Place, game: &str) -> ([Guest; 3], String) {
    let guests = [place.guest("Ann").await, place.guest("Bob").await, place.guest("Eve").await];
    let new = json!({"game": game, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]});
    let table = guests[0].new_table(&new).await;
    for guest in &guests[1..] {
        guest.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    }
    (guests, table)
}

fn propose(seat: u64) -> Value {
    json!({"kind": "propose_bot", "seat": seat})
}

/// Who of two is asked first, and the other.
async fn asked_first<'a>(guests: [&'a Guest; 2], table: &str) -> (&'a Guest, u64, &'a Guest, u64) {
    let info = guests[0].get(&format!("/api/tables/{table}")).await.good();
    if info["deciders"][0] == 1 { (guests[0], 1, guests[1], 2) } else { (guests[1], 2, guests[0], 1) }
}

async fn info(guest: &Guest, table: &str) -> Value {
    guest.get(&format!("/api/tables/{table}")).await.good()
}

/// The ids of the phrases about what happened beside the game.
fn happened(info: &Value) -> Vec<String> {
    let all = info["happenings"].as_array().unwrap();
    all.iter().map(|one| one["phrase"]["id"].as_str().unwrap().to_owned()).collect()
}

/// Waits until it is so many decisions later, as a table hears it.
async fn until_decisions(line: &mut Line, decisions: u64) -> Value {
    loop {
        let moved = line.next_of("moved").await;
        if moved["moment"]["decisions"].as_u64().unwrap() >= decisions {
            return moved;
        }
    }
}

#[tokio::test]
async fn a_link_table_is_over_days_and_bots_or_one_screen_make_an_evening_unless_somebody_says_otherwise() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let paced = |seats: Value, pace: Value| {
        let ann = ann.clone();
        let mut new = json!({"game": "circle-wagons", "seats": seats});
        if !pace.is_null() {
            new["pace"] = pace;
        }
        async move { ann.post("/api/tables", &new).await.good()["pace"].clone() }
    };
    let link = json!([{"kind": "me"}, {"kind": "open"}]);
    let bot = json!([{"kind": "me"}, {"kind": "bot", "level": "tenderfoot"}]);
    assert_eq!(paced(link.clone(), Value::Null).await, "days");
    assert_eq!(paced(link, json!("evening")).await, "evening");
    assert_eq!(paced(bot, Value::Null).await, "evening");
    place.close().await;
}

#[tokio::test]
async fn nobody_is_replaced_before_the_wait_is_over_and_the_refusal_says_how_long_it_takes() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    for (pace, time) in [("evening", "server-minutes"), ("days", "server-days")] {
        let mut new = for_two();
        new["pace"] = json!(pace);
        let table = ann.new_table(&new).await;
        bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
        let (away, seat, other, others) = asked_first([&ann, &bob], &table).await;
        let mut line = other.sit(&table).await;
        let wait = line.ask(propose(seat)).await;
        assert_eq!(wait["why"]["id"], "server-bot-wait", "{wait}");
        assert_eq!(wait["why"]["args"][1][1]["phrase"]["id"], time, "{wait}");
        // The table says from when on, for whom is asked alone.
        let info = info(other, &table).await;
        assert!(info["seats"][seat.saturating_as::<usize>() - 1]["replaceable_at"].is_u64(), "{info}");
        assert!(info["seats"][others.saturating_as::<usize>() - 1]["replaceable_at"].is_null());
        assert_eq!(holder(&info, seat.saturating_as::<usize>()), "person");
        drop((away, line));
    }
    place.close().await;
}

#[tokio::test]
async fn a_restart_shortens_nobodys_wait() {
    let wait = Duration::from_secs(60);
    let place = Place::open_with(Config { patience_days: wait, ..brisk() }).await;
    let (mut ann, mut bob, table) = two_at_a_table(&place).await;
    let place = place.again().await;
    (ann.address, bob.address) = (place.address, place.address);
    let (_, seat, other, _) = asked_first([&ann, &bob], &table).await;
    let refused = other.sit(&table).await.ask(propose(seat)).await;
    assert_eq!(refused["why"]["id"], "server-bot-wait", "{refused}");
    place.close().await;
}

#[tokio::test]
async fn whoever_is_anywhere_on_the_site_is_not_replaced() {
    let place = impatient().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let (away, seat, other, others) = asked_first([&ann, &bob], &table).await;
    let elsewhere = away.new_table(&for_two()).await;
    let somewhere = away.sit(&elsewhere).await;
    let mut line = other.sit(&table).await;
    assert_eq!(line.ask(propose(seat)).await["why"]["id"], "server-present");
    drop(somewhere);
    // Only whoever is asked can be replaced.
    let mut aways = away.sit(&table).await;
    assert_eq!(aways.ask(propose(others)).await["why"]["id"], "server-bot-not-asked");
    place.close().await;
}

#[tokio::test]
async fn whoever_has_any_page_of_the_site_open_is_not_replaced() {
    let place = impatient().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let (away, seat, other, _) = asked_first([&ann, &bob], &table).await;
    // Every page hears what happens at one's tables, and asks for nothing else while nothing does.
    let mut page = Events::open(away).await;
    assert_eq!(page.next().await["kind"], "state");
    let mut line = other.sit(&table).await;
    assert_eq!(line.ask(propose(seat)).await["why"]["id"], "server-present");
    drop(page);
    while line.ask(propose(seat)).await["type"] != "done" {}
    assert_eq!(holder(&info(other, &table).await, seat.saturating_as()), "bot");
    place.close().await;
}

#[tokio::test]
async fn the_best_bot_goes_on_for_one_who_is_away_and_he_is_told_and_takes_his_seat_and_its_decisions_back() {
    let place = impatient().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let (away, seat, other, _) = asked_first([&ann, &bob], &table).await;
    let mut line = other.sit(&table).await;
    line.do_it(propose(seat)).await;
    let now = info(away, &table).await;
    let row = &now["seats"][seat.saturating_as::<usize>() - 1];
    assert_eq!((&row["holder"]["level"], &row["stands_in_for"]), (&json!("legend"), &json!(away.id)));
    assert_eq!(happened(&now), ["server-log-bot-for"]);
    // On his list of tables too.
    let mine = away.get("/api/tables?list=mine").await.good();
    assert_eq!(
        mine["tables"][0]["seats"][seat.saturating_as::<usize>() - 1]["stands_in_for"],
        json!(away.id)
    );
    // Strangers get nothing; he gets his seat back with one request, and with the next what the bot decided.
    let join = format!("/api/tables/{table}/join");
    let eve = place.guest("Eve").await;
    for stranger in [&eve, other] {
        assert_eq!(stranger.post(&join, &json!({"seat": seat})).await.status, 409);
    }
    let mut his = away.sit(&table).await;
    if his.welcome["moment"]["decisions"] == 0 {
        until_decisions(&mut his, 1).await;
    }
    let back = away.post(&join, &json!({"seat": seat})).await.good();
    assert_eq!(
        (&back["yours"], &back["seats"][seat.saturating_as::<usize>() - 1]["bot_decisions"]),
        (&json!([seat]), &json!(1))
    );
    his.do_it(json!({"kind": "undo_bot", "seat": seat, "at": 1})).await;
    let now = info(away, &table).await;
    assert_eq!((&now["decisions"], &now["deciders"]), (&json!(0), &json!([seat])));
    assert_eq!(happened(&now), ["server-log-bot-for", "server-log-back", "server-log-undone"]);
    let again = his.ask(json!({"kind": "undo_bot", "seat": seat, "at": 0})).await;
    assert_eq!(again["reason"], "not_now");
    place.close().await;
}

#[tokio::test]
async fn whoever_hands_his_seat_over_himself_uses_the_bot_as_no_hint() {
    let place = Place::open().await;
    for kind in ["undo", "undo_bot"] {
        let (ann, bob, table) = two_at_a_table(&place).await;
        let (away, seat, other, others) = asked_first([&ann, &bob], &table).await;
        let (mut line, mut theirs) = (away.sit(&table).await, other.sit(&table).await);
        let join = format!("/api/tables/{table}/join");
        line.do_it(propose(seat)).await;
        until_decisions(&mut theirs, 1).await;
        away.post(&join, &json!({"seat": seat})).await.good();
        // Handing it over once more does not make the bot's decision his own.
        line.do_it(propose(seat)).await;
        away.post(&join, &json!({"seat": seat})).await.good();
        line.do_it(json!({"kind": kind, "seat": seat, "at": 1})).await;
        let now = info(away, &table).await;
        let asked = (&now["decisions"], &now["undo_asked"]["waiting"]);
        assert_eq!(asked, (&json!(1), &json!([others])), "{kind}");
        theirs.do_it(json!({"kind": "answer_undo", "seat": others, "agree": true})).await;
        assert_eq!(info(away, &table).await["decisions"], 0, "{kind}");
    }
    place.close().await;
}

#[tokio::test]
async fn what_the_bot_decided_stands_once_somebody_decided_after_it() {
    let place = impatient().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let (away, seat, other, _) = asked_first([&ann, &bob], &table).await;
    let mut line = other.sit(&table).await;
    line.do_it(propose(seat)).await;
    // The bot chooses where the circle begins; then the other one drafts.
    let mut moment = other.sit(&table).await.welcome["moment"].clone();
    if acting(&moment).is_none() {
        moment = until_decisions(&mut line, 1).await["moment"].clone();
    }
    let play = some_play(&moment).expect("the other one is asked");
    line.do_it(play).await;
    let back = away.post(&format!("/api/tables/{table}/join"), &json!({"seat": seat})).await.good();
    assert_eq!(back["seats"][seat.saturating_as::<usize>() - 1]["bot_decisions"], 0);
    let at = back["decisions"].clone();
    let refused = away.sit(&table).await.ask(json!({"kind": "undo_bot", "seat": seat, "at": at})).await;
    assert_eq!(refused["why"]["id"], "undo-nothing", "{refused}");
    place.close().await;
}

#[tokio::test]
async fn whoever_leaves_himself_is_replaced_at_once_and_whoever_gives_up_does_not_come_back() {
    let place = Place::open().await;
    let ([ann, bob, _eve], table) = three(&place, "carson-city").await;
    let path = format!("/api/tables/{table}/join");
    let mut bobs = bob.sit(&table).await;
    bobs.do_it(propose(2)).await;
    let now = info(&ann, &table).await;
    assert_eq!((holder(&now, 2), &now["takeover"]), ("bot", &json!(null)));
    assert_eq!(happened(&now), ["server-log-bot-own"]);
    bob.post(&path, &json!({"seat": 2})).await.good();
    bobs.do_it(json!({"kind": "resign", "seat": 2})).await;
    let now = info(&ann, &table).await;
    assert_eq!((holder(&now, 2), &now["seats"][1]["resigned"]), ("bot", &json!(true)));
    assert_eq!((&now["seats"][1]["holder"]["level"], &now["stage"]), (&json!("legend"), &json!("playing")));
    assert_eq!(bob.post(&path, &json!({"seat": 2})).await.status, 409);
    place.close().await;
}

#[tokio::test]
async fn where_both_are_replaced_the_game_waits_for_whoever_comes_back_first() {
    let none = Duration::ZERO;
    let slow_bots = Duration::from_secs(60);
    let config = Config { patience_evening: none, patience_days: none, pause: slow_bots, ..brisk() };
    let place = Place::open_with(config).await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let (away, seat, other, others) = asked_first([&ann, &bob], &table).await;
    let mut line = other.sit(&table).await;
    line.do_it(propose(seat)).await;
    line.do_it(propose(others)).await;
    let now = info(away, &table).await;
    assert_eq!((&now["stage"], &now["ending"]), (&json!("playing"), &json!(null)));
    let back = away.post(&format!("/api/tables/{table}/join"), &json!({"seat": seat})).await.good();
    assert_eq!((&back["yours"], &back["stage"]), (&json!([seat]), &json!("playing")));
    place.close().await;
}

#[tokio::test]
async fn whoever_leaves_for_good_leaves_the_win_to_one_for_whom_a_bot_goes_on() {
    let place = impatient().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let (away, seat, other, _) = asked_first([&ann, &bob], &table).await;
    other.sit(&table).await.do_it(propose(seat)).await;
    assert_eq!(other.send("DELETE", "/api/me", "", &[]).await.status, 200);
    let now = info(away, &table).await;
    assert_eq!((&now["ending"]["kind"], &now["winners"]), (&json!("resigned"), &json!([seat])));
    place.close().await;
}

#[tokio::test]
async fn whoever_gives_up_against_bots_alone_leaves_the_win_to_them() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let bot = json!({"kind": "bot", "level": "tenderfoot"});
    let seats = json!([{"kind": "me"}, bot, bot]);
    let table = ann.new_table(&json!({"game": "carson-city", "seats": seats})).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let now = info(&ann, &table).await;
    assert_eq!((&now["ending"]["kind"], &now["winners"]), (&json!("resigned"), &json!([2, 3])));
    place.close().await;
}

#[tokio::test]
async fn among_three_the_third_is_asked_and_the_one_who_came_back_meanwhile_stays() {
    let place = impatient().await;
    // All bid at the same time, so everybody is asked.
    let ([ann, bob, eve], table) = three(&place, "carson-cards").await;
    let (mut anns, mut eves) = (ann.sit(&table).await, eve.sit(&table).await);
    anns.do_it(propose(2)).await;
    assert_eq!(info(&ann, &table).await["takeover"], json!({"seat": 2, "waiting": [3]}));
    eves.do_it(json!({"kind": "answer_bot", "seat": 3, "agree": false})).await;
    let refused = info(&ann, &table).await;
    assert_eq!(
        (&refused["takeover"], happened(&refused)),
        (&json!(null), vec!["server-log-bot-refused".to_owned()])
    );
    anns.do_it(propose(2)).await;
    let bobs = bob.sit(&table).await;
    let answer = eves.ask(json!({"kind": "answer_bot", "seat": 3, "agree": true})).await;
    // The question ends when he comes; an answer that comes at the same moment finds him there.
    let ended = ["server-present", "server-nothing-asked"];
    assert!(ended.contains(&answer["why"]["id"].as_str().unwrap()), "{answer}");
    let now = info(&ann, &table).await;
    assert_eq!((holder(&now, 2), &now["takeover"]), ("person", &json!(null)));
    drop(bobs);
    let mut tries = 0;
    while anns.ask(propose(2)).await["type"] != "done" {
        tries += 1;
        assert!(tries < 1000, "his connection has ended");
    }
    eves.do_it(json!({"kind": "answer_bot", "seat": 3, "agree": true})).await;
    assert_eq!(holder(&info(&ann, &table).await, 2), "bot");
    place.close().await;
}

#[tokio::test]
async fn whoever_came_back_after_a_restart_stays_though_the_others_agree() {
    let (clock, hour) = (ServerClock::default(), Duration::from_secs(60 * 60));
    let config = || Config { clock: clock.clone(), patience_evening: hour, patience_days: hour, ..brisk() };
    let place = Place::open_with(config()).await;
    let ([mut ann, mut bob, mut eve], table) = three(&place, "carson-cards").await;
    let (mut anns, eves) = (ann.sit(&table).await, eve.sit(&table).await);
    clock.forward(2 * hour);
    anns.do_it(propose(2)).await;
    assert_eq!(info(&ann, &table).await["takeover"], json!({"seat": 2, "waiting": [3]}));
    drop((anns, eves));
    let place = Place::open_in(place.close().await, config()).await;
    for guest in [&mut ann, &mut bob, &mut eve] {
        guest.address = place.address;
    }
    // That he had been away for long is not known any more when he comes, so the question stays.
    assert_eq!(bob.get("/api/games").await.status, 200);
    let mut eves = eve.sit(&table).await;
    assert_eq!(eves.welcome["table"]["takeover"]["seat"], 2);
    let answer = eves.ask(json!({"kind": "answer_bot", "seat": 3, "agree": true})).await;
    assert_eq!(answer["why"]["id"], "server-bot-wait", "{answer}");
    let now = info(&ann, &table).await;
    assert_eq!((holder(&now, 2), &now["takeover"]), ("person", &json!(null)));
    place.close().await;
}

#[tokio::test]
async fn whoever_asks_to_take_something_back_is_told_when_one_comes_back_who_was_not_asked() {
    let place = Place::open().await;
    let ([ann, bob, eve], table) = three(&place, "carson-city").await;
    bob.sit(&table).await.do_it(propose(2)).await;
    // Ann and Eve decide until both have, and one of them is asked again.
    let mut decided: Vec<u64> = Vec::new();
    let asked = loop {
        let now = info(&ann, &table).await;
        let seat = now["deciders"][0].as_u64().unwrap();
        if seat != 2 && decided.len() == 2 {
            break now;
        }
        if seat == 2 {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        }
        let mut line = if seat == 1 { &ann } else { &eve }.sit(&table).await;
        if let Some(play) = some_play(&line.welcome["moment"]) {
            assert_eq!(line.ask_as(&format!("play-{}", play["at"]), play).await["type"], "done");
            decided.retain(|known| *known != seat);
            decided.push(seat);
        }
    };
    let first = decided[0];
    let mut line = if first == 1 { &ann } else { &eve }.sit(&table).await;
    let undo = json!({"kind": "undo", "seat": first, "at": asked["decisions"]});
    assert_eq!(line.ask_as("back", undo).await["type"], "done");
    assert_eq!(info(&ann, &table).await["undo_asked"]["waiting"], json!([decided[1]]));
    let back = bob.post(&format!("/api/tables/{table}/join"), &json!({"seat": 2})).await.good();
    assert_eq!(back["undo_asked"], json!(null));
    assert!(happened(&back).contains(&"server-log-undo-lapsed".to_owned()), "{back}");
    place.close().await;
}

#[tokio::test]
async fn any_request_ends_the_question_whether_a_bot_should_go_on() {
    let wait = Duration::from_millis(300);
    for path in ["/api/games", "/api/tables/TABLE/dice", "/"] {
        let place = Place::open_with(Config { patience_days: wait, patience_evening: wait, ..brisk() }).await;
        let ([ann, bob, eve], table) = three(&place, "carson-cards").await;
        let (mut anns, _eves) = (ann.sit(&table).await, eve.sit(&table).await);
        while anns.ask(propose(2)).await["type"] != "done" {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert_eq!(info(&ann, &table).await["takeover"], json!({"seat": 2, "waiting": [3]}));
        assert_eq!(bob.get(&path.replace("TABLE", &table)).await.status, 200);
        while !info(&ann, &table).await["takeover"].is_null() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        place.close().await;
    }
}

#[tokio::test]
async fn one_who_plays_on_is_no_longer_asked_about() {
    let place = impatient().await;
    let ([ann, bob, eve], table) = three(&place, "carson-cards").await;
    let (mut anns, mut bobs) = (ann.sit(&table).await, bob.sit(&table).await);
    anns.do_it(propose(3)).await;
    let mut eves = eve.sit(&table).await;
    let bid = some_play(&eves.welcome["moment"]).expect("all are asked to bid");
    eves.do_it(bid).await;
    let answer = bobs.ask(json!({"kind": "answer_bot", "seat": 2, "agree": true})).await;
    assert_eq!(answer["why"]["id"], "server-nothing-asked");
    assert_eq!(holder(&info(&eve, &table).await, 3), "person");
    place.close().await;
}

/// Stops the server, sets its own clock to ten hours, by which these people were last here so many hours ago, and opens it again.
/// Whoever is asked has been asked all the time.
async fn ten_hours_later(place: Place, away: &mut [(&mut Guest, u64)]) -> Place {
    const HOUR: u64 = 60 * 60 * 1000;
    let folder = place.close().await;
    let mut file = database(folder.path()).await;
    sqlx::query("UPDATE meta SET value = ? WHERE key = 'uptime'")
        .bind((10 * HOUR).saturating_as::<i64>())
        .execute(&mut file)
        .await
        .unwrap();
    sqlx::query("UPDATE progress SET asked = 0").execute(&mut file).await.unwrap();
    for (guest, hours) in &*away {
        sqlx::query("INSERT OR REPLACE INTO last_seen (person, uptime) VALUES (?, ?)")
            .bind(&guest.id)
            .bind(((10 - hours) * HOUR).saturating_as::<i64>())
            .execute(&mut file)
            .await
            .unwrap();
    }
    drop(file);
    let hours = Duration::from_secs(3 * 60 * 60);
    let config = Config { patience_evening: hours, patience_days: hours, ..brisk() };
    let place = Place::open_in(folder, config).await;
    for (guest, _) in away {
        guest.address = place.address;
    }
    place
}

async fn four(place: &Place) -> ([Guest; 4], String) {
    let guests = [
        place.guest("Ann").await,
        place.guest("Bob").await,
        place.guest("Eve").await,
        place.guest("Kit").await,
    ];
    let open = json!({"kind": "open"});
    let new = json!({"game": "carson-cards", "seats": [{"kind": "me"}, open, open, open]});
    let table = guests[0].new_table(&new).await;
    for guest in &guests[1..] {
        guest.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    }
    (guests, table)
}

#[tokio::test]
async fn whoever_has_not_been_away_for_long_is_asked_though_he_is_not_there_and_whoever_has_is_not() {
    let place = Place::open().await;
    let ([mut ann, mut bob, mut eve, mut kit], table) = four(&place).await;
    let mut away = [(&mut ann, 0), (&mut bob, 5), (&mut eve, 2), (&mut kit, 4)];
    let place = ten_hours_later(place, &mut away).await;
    let mut anns = ann.sit(&table).await;
    // Two hours of three: he need not be there, but he must agree, and nobody goes on for him yet.
    assert_eq!(anns.ask(propose(3)).await["why"]["id"], "server-bot-wait");
    anns.do_it(propose(2)).await;
    assert_eq!(info(&ann, &table).await["takeover"], json!({"seat": 2, "waiting": [3]}));
    place.close().await;
}

#[tokio::test]
async fn a_question_is_asked_once_and_ends_when_those_who_did_not_answer_are_away_themselves() {
    let place = impatient().await;
    let ([ann, bob, eve, kit], table) = four(&place).await;
    let mut anns = ann.sit(&table).await;
    let (eves, kits) = (eve.sit(&table).await, kit.sit(&table).await);
    anns.do_it(propose(2)).await;
    let asked = async || info(&ann, &table).await["takeover"].clone();
    assert_eq!(asked().await, json!({"seat": 2, "waiting": [3, 4]}));
    assert_eq!(anns.ask(propose(2)).await["why"]["id"], "server-bot-asked");
    // Kit goes: only Eve is waited for, and about nobody else is asked meanwhile.
    drop(kits);
    let mut again = anns.ask(propose(2)).await;
    while again["why"]["id"] == "server-bot-asked" {
        again = anns.ask(propose(2)).await;
    }
    assert_eq!((&again["type"], asked().await), (&json!("done"), json!({"seat": 2, "waiting": [3]})));
    assert_eq!(anns.ask(propose(4)).await["why"]["id"], "server-bot-asked");
    drop(eves);
    while anns.ask(propose(2)).await["type"] != "done" {}
    assert_eq!(holder(&info(&bob, &table).await, 2), "bot");
    place.close().await;
}
