//! Clocks: they run by the server's own time, and what was chosen happens when one is at zero.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, ServerClock};
use table::SaturatingAs;

use crate::guest::{Guest, Line};
use crate::notices::{add, pass_turn, telling};
use crate::place::{Place, brisk, for_two};
use crate::playing::{play_one, some_play};
use crate::receiver::Receiver;
use crate::seats::holder;
use crate::storage::database;

const MINUTE: u64 = 60_000;

/// A server whose time is moved by hand.
async fn timed() -> (Place, ServerClock) {
    let clock = ServerClock::default();
    (Place::open_with(Config { clock: clock.clone(), ..brisk() }).await, clock)
}

fn rules(at_zero: &str) -> Value {
    json!({"bank": 600, "increment": 60, "cap": 900, "at_zero": at_zero})
}

/// Two people at a table with a clock: whoever is asked first, his seat, the other, and the table.
async fn two_with(place: &Place, clock: &Value) -> (Guest, usize, Guest, String) {
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let mut new = for_two();
    new["clock"] = clock.clone();
    let table = ann.new_table(&new).await;
    bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let info = info(&ann, &table).await;
    if info["deciders"][0] == 1 { (ann, 1, bob, table) } else { (bob, 2, ann, table) }
}

async fn info(guest: &Guest, table: &str) -> Value {
    guest.get(&format!("/api/tables/{table}")).await.good()
}

fn clock(info: &Value, seat: usize) -> &Value {
    &info["seats"][seat - 1]["clock"]
}

/// What is left on a clock at a time, in whole minutes, as a client reckons it that knows of no rest.
fn minutes_left(clock: &Value, now: u64) -> u64 {
    let left = match clock["zero_at"].as_u64() {
        Some(zero) => zero.saturating_sub(now),
        None => clock["left"].as_u64().unwrap(),
    };
    left.div_ceil(MINUTE)
}

async fn minutes(guest: &Guest, table: &str, seat: usize) -> u64 {
    let page = guest.get("/api/tables?list=mine").await.good();
    let listed = page["tables"].as_array().unwrap().iter().find(|one| one["id"] == *table).unwrap().clone();
    minutes_left(clock(&listed, seat), page["now"].as_u64().unwrap())
}

/// Waits until the table is told otherwise than it was.
async fn until(line: &mut Line, happened: impl Fn(&Value) -> bool) -> Value {
    loop {
        let message = line.next().await;
        if happened(&message["table"]) {
            return message["table"].clone();
        }
    }
}

fn told(table: &Value, id: &str) -> bool {
    let all = table["happenings"].as_array().cloned().unwrap_or_default();
    all.iter().any(|one| one["phrase"]["id"] == id)
}

fn ahead(minutes: u64) -> Duration {
    Duration::from_secs(minutes * 60)
}

#[tokio::test]
async fn a_clock_runs_for_whoever_is_asked_and_the_decision_and_its_time_stand_in_the_record() {
    let (place, time) = timed().await;
    let (first, seat, other, table) = two_with(&place, &rules("mark")).await;
    let mut line = first.sit(&table).await;
    time.forward(ahead(3));
    assert_eq!(minutes(&first, &table, seat).await, 7);
    assert_eq!(minutes(&first, &table, 3 - seat).await, 10, "the other's clock stands still");
    let moment = line.welcome["moment"].clone();
    play_one(&mut line, &moment, "one").await;
    assert_eq!(minutes(&other, &table, seat).await, 8, "a minute was added");
    // The record of a game is told when it is over.
    line.do_it(json!({"kind": "resign", "seat": seat})).await;
    let record = first.get(&format!("/api/tables/{table}/record.json")).await.good();
    let played = &record["entries"][0]["play"];
    let (took, left) = (played["took"].as_u64().unwrap(), played["left"].as_u64().unwrap());
    assert_eq!((took / MINUTE, took + left), (3, 10 * MINUTE), "{played}");
    place.close().await;
}

#[tokio::test]
async fn the_time_of_a_decision_stands_in_the_record_where_nobody_has_a_clock_too() {
    let (place, time) = timed().await;
    let (first, seat, _, table) = two_with(&place, &Value::Null).await;
    assert!(clock(&info(&first, &table).await, seat).is_null());
    let mut line = first.sit(&table).await;
    time.forward(ahead(60));
    let moment = line.welcome["moment"].clone();
    play_one(&mut line, &moment, "one").await;
    // The record of a game is told when it is over.
    line.do_it(json!({"kind": "resign", "seat": seat})).await;
    let record = first.get(&format!("/api/tables/{table}/record.json")).await.good();
    let played = &record["entries"][0]["play"];
    assert_eq!(played["took"].as_u64().unwrap() / MINUTE, 60);
    assert!(played["left"].is_null(), "{played}");
    place.close().await;
}

#[tokio::test]
async fn rules_that_make_no_sense_are_refused_for_their_reason() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let mut new = for_two();
    new["clock"] = json!({"bank": 0, "at_zero": "mark"});
    let refused = ann.post("/api/tables", &new).await;
    assert_eq!(refused.json()["why"]["id"], "server-clock-bank");
    place.close().await;
}

#[tokio::test]
async fn at_zero_a_bot_goes_on_by_itself_and_whoever_comes_back_takes_over_with_time_to_decide() {
    let (place, time) = timed().await;
    let (first, seat, other, table) = two_with(&place, &rules("bot")).await;
    let mut line = other.sit(&table).await;
    time.forward(ahead(9));
    let early = line.ask(json!({"kind": "propose_bot", "seat": seat})).await;
    assert_eq!(early["why"]["id"], "server-clock-decides", "before zero nobody is replaced: {early}");
    assert_eq!(holder(&info(&other, &table).await, seat), "person");
    time.forward(ahead(1));
    until(&mut line, |table| told(table, "server-log-clock-bot")).await;
    assert_eq!(holder(&info(&other, &table).await, seat), "bot");
    assert!(clock(&info(&other, &table).await, seat)["zero_at"].is_null(), "a bot's clock does not run");
    first.post(&format!("/api/tables/{table}/join"), &json!({"seat": seat})).await.good();
    let back = info(&first, &table).await;
    assert_eq!(holder(&back, seat), "person");
    assert!(clock(&back, seat)["left"].as_u64().unwrap() >= MINUTE, "{back}");
    place.close().await;
}

#[tokio::test]
async fn at_zero_the_others_may_let_a_bot_go_on_even_if_he_is_there_and_not_before() {
    let (place, time) = timed().await;
    let (first, seat, other, table) = two_with(&place, &rules("ask")).await;
    let _there = first.sit(&table).await;
    let mut line = other.sit(&table).await;
    let early = line.ask(json!({"kind": "propose_bot", "seat": seat})).await;
    assert_eq!(early["why"]["id"], "server-bot-wait", "{early}");
    time.forward(ahead(10));
    until(&mut line, |table| told(table, "server-log-clock-ask")).await;
    assert_eq!(holder(&info(&other, &table).await, seat), "person", "nothing happens by itself");
    line.do_it(json!({"kind": "propose_bot", "seat": seat})).await;
    assert_eq!(holder(&info(&other, &table).await, seat), "bot");
    place.close().await;
}

#[tokio::test]
async fn at_zero_there_is_a_mark_or_the_seat_forfeits_as_it_was_chosen() {
    let (place, time) = timed().await;
    let (marked, seat, watcher, marks) = two_with(&place, &rules("mark")).await;
    let (_, loser, winner, forfeits) = two_with(&place, &rules("forfeit")).await;
    let (mut at_marks, mut at_forfeits) = (watcher.sit(&marks).await, winner.sit(&forfeits).await);
    time.forward(ahead(11));
    let table = until(&mut at_marks, |table| told(table, "server-log-clock-mark")).await;
    assert!(clock(&table, seat)["fell"].as_bool().unwrap());
    let mut line = marked.sit(&marks).await;
    let moment = line.welcome["moment"].clone();
    play_one(&mut line, &moment, "late").await;
    assert_eq!(minutes(&marked, &marks, seat).await, 1, "he plays on with what the decision adds");
    let over = until(&mut at_forfeits, |table| table["stage"] == "over").await;
    assert_eq!((&over["ending"]["kind"], &over["ending"]["seat"]), (&json!("resigned"), &json!(loser)));
    place.close().await;
}

#[tokio::test]
async fn where_all_clocks_come_to_zero_together_and_forfeit_nobody_wins() {
    let (place, time) = timed().await;
    let (ann, bob, eve) = (place.guest("Ann").await, place.guest("Bob").await, place.guest("Eve").await);
    for others in [vec![&bob], vec![&bob, &eve]] {
        let mut seats = vec![json!({"kind": "me"})];
        seats.extend(others.iter().map(|_| json!({"kind": "open"})));
        let new = json!({"game": "carson-cards", "seats": seats, "clock": rules("forfeit")});
        let table = ann.new_table(&new).await;
        for other in &others {
            other.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
        }
        let asked = info(&ann, &table).await["deciders"].as_array().unwrap().len();
        assert_eq!(asked, others.len() + 1, "all bid at the same time");
        let mut line = ann.sit(&table).await;
        time.forward(ahead(11));
        let over = until(&mut line, |table| table["stage"] == "over").await;
        assert_eq!((&over["ending"]["kind"], &over["winners"]), (&json!("abandoned"), &json!([])), "{over}");
    }
    place.close().await;
}

#[tokio::test]
async fn however_many_tables_cannot_be_read_the_clocks_of_the_others_come_to_zero() {
    let (place, time) = timed().await;
    let (_, _, mut other, table) = two_with(&place, &rules("bot")).await;
    let folder = place.close().await;
    let mut file = database(folder.path()).await;
    let sixty = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)";
    for copied in [
        "INSERT INTO tables (number, id, stage, listed, doc) SELECT 1000 + i, 'broken' || i, stage, listed, '{' FROM tables, n",
        "INSERT INTO progress (number, version, decisions, deciders, updated, bots, asked, clocks, due) \
         SELECT 1000 + i, version, decisions, deciders, updated, bots, asked, clocks, 0 FROM progress, n",
    ] {
        sqlx::query(&format!("{sixty} {copied}")).execute(&mut file).await.unwrap();
    }
    sqlx::Connection::close(file).await.unwrap();
    let place = Place::open_in(folder, Config { clock: time.clone(), ..brisk() }).await;
    other.address = place.address;
    let mut line = other.sit(&table).await;
    time.forward(ahead(10));
    until(&mut line, |table| told(table, "server-log-clock-bot")).await;
    place.close().await;
}

#[tokio::test]
async fn a_clock_that_would_end_while_the_server_is_down_goes_on_with_what_it_had() {
    let (place, time) = timed().await;
    let (mut first, seat, mut other, table) = two_with(&place, &rules("bot")).await;
    time.forward(ahead(4));
    assert_eq!(minutes(&first, &table, seat).await, 6);
    let config = Config { clock: time.clone(), ..brisk() };
    let folder = place.close().await;
    time.forward(ahead(60));
    let place = Place::open_in(folder, config).await;
    (first.address, other.address) = (place.address, place.address);
    assert_eq!(minutes(&first, &table, seat).await, 6, "an hour of failure costs nobody a minute");
    assert_eq!(holder(&info(&first, &table).await, seat), "person");
    let mut line = other.sit(&table).await;
    time.forward(ahead(6));
    until(&mut line, |table| told(table, "server-log-clock-bot")).await;
    place.close().await;
}

#[tokio::test]
async fn what_somebody_used_up_until_the_server_was_stopped_is_not_given_back() {
    let (place, time) = timed().await;
    let (mut first, seat, mut other, table) = two_with(&place, &rules("bot")).await;
    assert_eq!(minutes(&first, &table, seat).await, 10);
    let config = Config { clock: time.clone(), ..brisk() };
    // Nobody decides and nobody asks for anything before the end.
    time.forward(ahead(4));
    let place = Place::open_in(place.close().await, config).await;
    (first.address, other.address) = (place.address, place.address);
    assert_eq!(minutes(&first, &table, seat).await, 6);
    place.close().await;
}

#[tokio::test]
async fn a_clock_at_zero_is_told_once_also_when_another_comes_to_zero_after_it() {
    let (place, time) = timed().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let new = json!({
        "game": "carson-cards", "seats": [{"kind": "me"}, {"kind": "open"}],
        "clock": {"bank": 600, "grace": 120, "at_zero": "mark"},
    });
    let table = ann.new_table(&new).await;
    bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    assert_eq!(info(&ann, &table).await["deciders"], json!([1, 2]), "both bid at the same time");
    // Bob's clock waits two minutes for his lost line, so that it comes to zero after hers.
    let mut line = ann.sit(&table).await;
    drop(bob.sit(&table).await);
    until(&mut line, |table| clock(table, 2)["rests"].as_array().is_some_and(|rests| !rests.is_empty()))
        .await;
    let marks = |table: &Value| -> Vec<Value> {
        let all = table["happenings"].as_array().cloned().unwrap_or_default();
        let marks = all.iter().filter(|one| one["phrase"]["id"] == "server-log-clock-mark");
        marks.map(|one| one["seat"].clone()).collect()
    };
    time.forward(ahead(11));
    until(&mut line, |table| marks(table) == [json!(1)]).await;
    time.forward(ahead(2));
    let both = until(&mut line, |table| marks(table).contains(&json!(2))).await;
    assert_eq!(marks(&both), [json!(1), json!(2)]);
    place.close().await;
}

#[tokio::test]
async fn an_undo_gives_the_others_their_time_back_and_takes_what_the_decision_added() {
    let (place, time) = timed().await;
    let (first, seat, _, table) = two_with(&place, &rules("mark")).await;
    let mut line = first.sit(&table).await;
    time.forward(ahead(2));
    let moment = line.welcome["moment"].clone();
    let moment = play_one(&mut line, &moment, "one").await;
    time.forward(ahead(3));
    line.do_it(json!({"kind": "undo", "seat": seat, "at": moment["decisions"]})).await;
    assert_eq!(minutes(&first, &table, 3 - seat).await, 10, "the other has all that he had");
    let mine = minutes(&first, &table, seat).await;
    let again = moment["deciders"][0] == seat;
    assert_eq!(mine, if again { 5 } else { 8 }, "what was thought is thought, and nothing was added");
    place.close().await;
}

#[tokio::test]
async fn a_clock_waits_a_while_for_a_lost_line() {
    let (place, time) = timed().await;
    let waits = json!({"bank": 600, "grace": 120, "at_zero": "bot"});
    let (first, seat, other, table) = two_with(&place, &waits).await;
    let mut watching = other.sit(&table).await;
    let line = first.sit(&table).await;
    until(&mut watching, |table| table["seats"][seat - 1]["present"] == true).await;
    drop(line);
    let gone = until(&mut watching, |table| table["seats"][seat - 1]["present"] == false).await;
    assert_eq!(clock(&gone, seat)["rests"].as_array().unwrap().len(), 1, "{gone}");
    time.forward(ahead(11));
    let back = first.sit(&table).await;
    let now = back.welcome["now"].as_u64().unwrap();
    assert_eq!(
        minutes_left(clock(&back.welcome["table"], seat), now),
        1,
        "two of eleven minutes were waited"
    );
    place.close().await;
}

#[tokio::test]
async fn on_holiday_clocks_over_days_rest_and_a_holiday_ends_and_is_forgotten_with_the_person() {
    let (place, time) = timed().await;
    let days = json!({"bank": 86_400, "holidays": true, "at_zero": "bot"});
    let (first, seat, other, table) = two_with(&place, &days).await;
    assert_eq!(first.get("/api/me/holiday").await.good(), json!({"until": null, "days_left": 28}));
    let taken = first.put("/api/me/holiday", &json!({"days": 7})).await.good();
    assert_eq!(taken["days_left"], 21);
    let again = first.put("/api/me/holiday", &json!({"days": 7})).await;
    assert_eq!(again.json()["why"]["id"], "server-no-holiday");
    let mut line = other.sit(&table).await;
    time.forward(ahead(5 * 24 * 60));
    first.send("DELETE", "/api/me/holiday", "", &[]).await.good();
    let table_now = info(&first, &table).await;
    assert_eq!(holder(&table_now, seat), "person", "five days went by, and he has a day");
    assert_eq!(minutes(&first, &table, seat).await, 24 * 60);
    time.forward(ahead(24 * 60));
    until(&mut line, |table| told(table, "server-log-clock-bot")).await;
    assert_eq!(first.send("DELETE", "/api/me", "", &[]).await.status, 200);
    let folder = place.close().await;
    let mut file = database(folder.path()).await;
    let kept: i64 = sqlx::query_scalar("SELECT count(*) FROM holidays").fetch_one(&mut file).await.unwrap();
    assert_eq!(kept, 0);
}

#[tokio::test]
async fn a_holiday_touches_only_tables_where_a_clock_runs_for_whoever_takes_it() {
    let place = Place::open().await;
    let days = json!({"bank": 86_400, "holidays": true, "at_zero": "bot"});
    let (first, _, other, asked) = two_with(&place, &days).await;
    // The latest table is looked at first: there it is the other's turn.
    let mut sides = [&other, &first];
    let waits = loop {
        let mut new = for_two();
        new["clock"] = days.clone();
        let table = sides[0].new_table(&new).await;
        sides[1].post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
        let now = info(&other, &table).await;
        let asked = usize::try_from(now["deciders"][0].as_u64().unwrap()).unwrap();
        if now["seats"][asked - 1]["holder"]["id"] == json!(other.id) {
            break table;
        }
        sides.reverse();
    };
    let version = async |table: &str| {
        let mut database = crate::storage::database(place.folder.path()).await;
        let query = "SELECT p.version FROM progress p JOIN tables t ON t.number = p.number WHERE t.id = ?";
        sqlx::query_scalar::<_, i64>(query).bind(table.to_owned()).fetch_one(&mut database).await.unwrap()
    };
    let before = (version(&asked).await, version(&waits).await);
    first.send("DELETE", "/api/me/holiday", "", &[]).await.good();
    first.put("/api/me/holiday", &json!({"days": 7})).await.good();
    while version(&asked).await == before.0 {}
    assert_eq!((version(&asked).await, version(&waits).await), (before.0 + 1, before.1));
    place.close().await;
}

#[tokio::test]
async fn the_clock_of_a_new_table_against_bots_runs_from_the_start() {
    let (place, time) = timed().await;
    let ann = place.guest("Ann").await;
    let new = json!({
        "game": "circle-wagons",
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "tenderfoot"}],
        "clock": rules("mark"),
    });
    let table = ann.new_table(&new).await;
    let mut line = ann.sit(&table).await;
    let moment = loop {
        let at = line.welcome["moment"].clone();
        if some_play(&at).is_some() {
            break at;
        }
        let moved = line.next_of("moved").await;
        if some_play(&moved["moment"]).is_some() {
            break moved["moment"].clone();
        }
    };
    assert!(moment["decisions"].as_u64().unwrap().saturating_as::<usize>() < 10);
    time.forward(ahead(10));
    until(&mut line, |table| told(table, "server-log-clock-mark")).await;
    place.close().await;
}

#[tokio::test]
async fn a_race_has_one_countdown_for_all_and_at_its_end_whoever_races_passes() {
    let (place, time) = timed().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let rules = json!({"bank": 600, "race": 90, "at_zero": "bot"});
    let new = json!({
        "game": "carson-city", "options": {"kit_carson": true}, "clock": rules,
        "seats": [{"kind": "me"}, {"kind": "open"}],
    });
    let table = ann.new_table(&new).await;
    bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let races = |info: &Value| {
        let seats = info["seats"].as_array().unwrap();
        seats.iter().filter(|seat| seat["clock"]["race"] == true).count()
    };
    let mut played = 0;
    let racing = loop {
        let now = info(&ann, &table).await;
        if races(&now) > 0 {
            break now;
        }
        let who = if now["deciders"][0] == 1 { &ann } else { &bob };
        let mut line = who.sit(&table).await;
        let moment = line.welcome["moment"].clone();
        played += 1;
        play_one(&mut line, &moment, &format!("on-{played}")).await;
    };
    assert_eq!((races(&racing), &racing["deciders"]), (2, &json!([1, 2])), "everybody races");
    assert_eq!(clock(&racing, 1)["zero_at"], clock(&racing, 2)["zero_at"], "by the same clock");
    let mut line = ann.sit(&table).await;
    time.forward(Duration::from_secs(60));
    let moment = line.welcome["moment"].clone();
    play_one(&mut line, &moment, "placed").await;
    let now = info(&ann, &table).await;
    assert_eq!(clock(&now, 1)["zero_at"], clock(&racing, 1)["zero_at"], "acting brings no time");
    let before = now["decisions"].as_u64().unwrap();
    time.forward(Duration::from_secs(31));
    let over =
        until(&mut line, |table| told(table, "server-log-race-up") && table["decisions"] == before + 2).await;
    assert_eq!((races(&over), holder(&over, 1), holder(&over, 2)), (0, "person", "person"));
    line.do_it(json!({"kind": "resign", "seat": 1})).await;
    let record = ann.get(&format!("/api/tables/{table}/record.json")).await.good();
    let entries = record["entries"].as_array().unwrap();
    let passed = |entry: &&Value| entry["play"]["action"] == "pass";
    let in_the_end = entries.iter().skip(before.saturating_as()).take(2);
    assert_eq!(in_the_end.filter(passed).count(), 2, "{entries:?}");
    place.close().await;
}

#[tokio::test]
async fn over_days_a_race_goes_in_turns_and_whoever_waits_is_told_for_whom() {
    let (place, _) = timed().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let days = json!({"bank": 86_400, "increment": 86_400, "at_zero": "mark"});
    for rules in [days, Value::Null] {
        let new = json!({
            "game": "carson-city", "options": {"kit_carson": true}, "clock": rules, "pace": "days",
            "seats": [{"kind": "me"}, {"kind": "open"}],
        });
        let table = ann.new_table(&new).await;
        bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
        let (mut turns, mut played) = (Vec::new(), 0);
        while turns.len() < 4 {
            let now = info(&ann, &table).await;
            let [asked] = now["deciders"].as_array().unwrap().as_slice() else {
                panic!("one at a time is asked: {now}");
            };
            let (who, other, waiting) = if *asked == 1 { (&ann, &bob, 2) } else { (&bob, &ann, 1) };
            let mut line = who.sit(&table).await;
            let moment = line.welcome["moment"].clone();
            let waits = other.sit(&table).await;
            let seen = &waits.welcome["moment"]["seats"][0];
            if seen["account"]["asked"]["id"] == "server-race-turns" {
                turns.push(asked.clone());
                assert!(seen["offers"].as_array().is_none_or(Vec::is_empty), "{seen}");
                assert_ne!(clock_runs(&now, asked.as_u64().unwrap()), now["clock"].is_null());
                assert!(!clock_runs(&now, waiting), "whoever waits loses no time: {now}");
                let mut waits = waits;
                let play =
                    json!({"kind": "play", "seat": waiting, "action": "pass", "at": moment["decisions"]});
                let refused = waits.ask(play).await;
                assert_eq!(refused["why"]["id"], "server-race-turns", "{refused}");
            }
            played += 1;
            play_one(&mut line, &moment, &format!("on-{played}")).await;
        }
        assert_ne!(turns[0], turns[1], "who has done least is next");
    }
    place.close().await;
}

/// Whether the clock of a seat runs.
fn clock_runs(table: &Value, seat: u64) -> bool {
    let clock = &table["seats"][usize::try_from(seat).unwrap() - 1]["clock"];
    !clock["zero_at"].is_null()
}

#[tokio::test]
async fn whoever_is_away_is_reminded_once_before_his_clock_is_at_zero() {
    let clock = ServerClock::default();
    let place = Place::open_with(Config { clock: clock.clone(), ..telling() }).await;
    let mut receiver = Receiver::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let mut new = for_two();
    new["clock"] = json!({"bank": 86_400, "at_zero": "mark"});
    let table = bob.new_table(&new).await;
    ann.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    let hook = add(&bob, json!({"kind": "webhook", "url": receiver.url("/hook"), "form": "json"})).await;
    pass_turn(&ann, &table).await;
    assert_eq!(receiver.next().await.json()["kind"], "turn");
    // What is not known to have arrived when time is put forward is sent once more.
    crate::notices::until(&bob, "turn", "sent").await;
    clock.forward(ahead(18 * 60));
    let reminder = receiver.next().await.json();
    crate::notices::until(&bob, "reminder", "sent").await;
    assert_eq!(reminder["title"], "Your time is running: Circle the Wagons with Ann");
    assert_eq!(reminder["body"][0], "Your time is up in 6 hours.");
    clock.forward(ahead(60));
    // At the end nothing more was said about it.
    clock.forward(ahead(6 * 60));
    let mut line = ann.sit(&table).await;
    if !told(&line.welcome["table"], "server-log-clock-mark") {
        until(&mut line, |table| told(table, "server-log-clock-mark")).await;
    }
    bob.post(&format!("/api/me/channels/{hook}/test"), &json!({})).await;
    assert_eq!(receiver.next().await.json()["kind"], "test");
    place.close().await;
    assert!(receiver.is_quiet());
}
