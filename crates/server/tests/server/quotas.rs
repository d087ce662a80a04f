//! How much one person, and one address, may leave behind in a day.

use futures_util::future::join_all;
use serde_json::{Value, json};
use server::{Config, Limits, ServerClock};

use crate::answer::Answer;
use crate::guest::Guest;
use crate::notices::telling;
use crate::place::{Place, brisk, for_two, hotseat, two_at_a_table};
use crate::storage::database;

/// With quotas, as a server has them that is open to everybody.
fn with_quotas() -> Config {
    Config { limits: Limits::Usual, ..brisk() }
}

fn listed() -> Value {
    let mut table = for_two();
    table["listed"] = json!(true);
    table
}

#[track_caller]
fn assert_enough(answer: &Answer, why: &str) {
    assert_eq!(answer.status, 429, "{answer:?}");
    assert_eq!((&answer.json()["reason"], &answer.json()["why"]["id"]), (&json!("slow"), &json!(why)));
}

#[tokio::test]
async fn one_person_sets_up_so_many_tables_a_day_and_a_restart_forgives_nothing() {
    let mut config = with_quotas();
    config.quotas.person.tables = 3;
    let place = Place::open_with(config).await;
    let (mut ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    for _ in 0..3 {
        ann.new_table(&hotseat()).await;
    }
    assert_enough(&ann.post("/api/tables", &hotseat()).await, "server-enough-tables");
    bob.new_table(&hotseat()).await;
    let place = place.again().await;
    ann.address = place.address;
    assert_enough(&ann.post("/api/tables", &hotseat()).await, "server-enough-tables");
    place.close().await;
}

#[tokio::test]
async fn a_burst_of_listed_tables_leaves_few_in_the_lobby() {
    let place = Place::open_with(with_quotas()).await;
    let ann = place.guest("Ann").await;
    let new = listed();
    let answers = join_all((0..60).map(|_| ann.post("/api/tables", &new))).await;
    let good = answers.iter().filter(|answer| answer.status == 200).count();
    assert_eq!(good, 5);
    let refused = answers.iter().find(|answer| answer.status != 200).unwrap();
    assert_enough(refused, "server-enough-gathering");
    // By link there is still room; and where one is taken away another may come.
    ann.new_table(&for_two()).await;
    let shown = place.nobody().get("/api/tables?list=open").await.good();
    let one = shown["tables"][0]["id"].as_str().unwrap();
    ann.send("DELETE", &format!("/api/tables/{one}"), "", &[]).await;
    ann.new_table(&listed()).await;
    place.close().await;
}

#[tokio::test]
async fn many_guests_from_one_address_fill_the_lobby_no_more_than_one() {
    let mut config = with_quotas();
    config.quotas.address.listed_tables = 3;
    let place = Place::open_with(config).await;
    let mut people = Vec::new();
    for number in 0..4 {
        people.push(place.guest(&format!("Guest {number}")).await);
    }
    for guest in &people[..3] {
        guest.new_table(&listed()).await;
    }
    assert_enough(&people[3].post("/api/tables", &listed()).await, "server-enough-address");
    people[3].new_table(&for_two()).await;
    place.close().await;
}

#[tokio::test]
async fn so_many_listed_tables_from_one_address_wait_at_once_and_room_comes_back() {
    let mut config = with_quotas();
    config.quotas.address.listed_gathering = 2;
    let place = Place::open_with(config).await;
    let (ann, bob, carl) = (place.guest("Ann").await, place.guest("Bob").await, place.guest("Carl").await);
    let first = ann.new_table(&listed()).await;
    bob.new_table(&listed()).await;
    assert_enough(&carl.post("/api/tables", &listed()).await, "server-enough-listed-here");
    carl.new_table(&for_two()).await;
    ann.send("DELETE", &format!("/api/tables/{first}"), "", &[]).await;
    carl.new_table(&listed()).await;
    assert_enough(&carl.post("/api/tables", &listed()).await, "server-enough-listed-here");
    place.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_burst_of_many_guests_from_one_address_leaves_few_in_the_lobby() {
    let mut config = with_quotas();
    config.quotas.address.listed_gathering = 2;
    let place = Place::open_with(config).await;
    let mut people = Vec::new();
    for number in 0..30 {
        people.push(place.guest(&format!("Guest {number}")).await);
    }
    let new = listed();
    let answers = join_all(people.iter().map(|guest| guest.post("/api/tables", &new))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 2);
    place.close().await;
}

#[tokio::test]
async fn what_came_from_an_address_today_is_not_forgiven_by_a_restart_and_its_address_is_not_kept() {
    let clock = ServerClock::default();
    let mut config = Config { limits: Limits::Usual, clock: clock.clone(), ..telling() };
    config.quotas.address.tables = 3;
    config.quotas.address.wrong_codes = 2;
    let place = Place::open_with(config).await;
    let (mut ann, mut bob) = (place.guest("Ann").await, place.guest("Bob").await);
    ann.new_table(&hotseat()).await;
    bob.new_table(&hotseat()).await;
    let wrong = json!({"code": "none"});
    let mut nobody = place.nobody();
    assert_eq!(nobody.post("/api/link", &wrong).await.status, 403);
    let place = place.again().await;
    (ann.address, bob.address, nobody.address) = (place.address, place.address, place.address);
    ann.new_table(&hotseat()).await;
    assert_eq!(nobody.post("/api/link", &wrong).await.status, 403);
    let place = place.again().await;
    (ann.address, bob.address, nobody.address) = (place.address, place.address, place.address);
    assert_enough(&bob.post("/api/tables", &hotseat()).await, "server-enough-address");
    assert_enough(&nobody.post("/api/link", &wrong).await, "server-enough-address");
    // What is kept of it names nobody.
    let mut file = database(place.folder.path()).await;
    let marks: Vec<String> =
        sqlx::query_scalar("SELECT mark FROM address_counts").fetch_all(&mut file).await.unwrap();
    assert!(
        marks.len() >= 2 && marks.iter().all(|mark| !mark.contains('.') && mark.len() == 32),
        "{marks:?}"
    );
    // The next day is another one.
    clock.forward(std::time::Duration::from_secs(24 * 60 * 60));
    bob.new_table(&hotseat()).await;
    place.close().await;
}

#[tokio::test]
async fn playing_again_is_counted_as_a_table_too() {
    let mut config = with_quotas();
    config.quotas.person.tables = 1;
    let place = Place::open_with(config).await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let again = ann.post(&format!("/api/tables/{table}/rematch"), &json!({})).await;
    assert_enough(&again, "server-enough-tables");
    place.close().await;
}

#[tokio::test]
async fn tables_of_bots_alone_are_counted_by_themselves() {
    let mut config = with_quotas();
    config.quotas.person.bot_tables = 1;
    let place = Place::open_with(config).await;
    let ann = place.guest("Ann").await;
    let bot = json!({"kind": "bot", "level": "tenderfoot"});
    let bots = json!({"game": "circle-wagons", "seats": [bot, bot]});
    ann.new_table(&bots).await;
    assert_enough(&ann.post("/api/tables", &bots).await, "server-enough-bot-tables");
    ann.new_table(&hotseat()).await;
    place.close().await;
}

#[tokio::test]
async fn seats_that_are_filled_with_bots_afterwards_make_no_table_for_free() {
    let mut config = with_quotas();
    config.quotas.person.bot_tables = 2;
    let place = Place::open_with(config).await;
    let ann = place.guest("Ann").await;
    let bot = json!({"kind": "bot", "level": "tenderfoot"});
    let seats = json!([{"kind": "open"}, bot]);
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(ann.new_table(&json!({"game": "circle-wagons", "seats": seats})).await);
    }
    for table in &tables[..2] {
        let begun = ann.post(&format!("/api/tables/{table}/seats/1"), &bot).await.good();
        assert_eq!(begun["stage"], "playing");
    }
    let path = format!("/api/tables/{}/seats/1", tables[2]);
    assert_enough(&ann.post(&path, &bot).await, "server-enough-bot-tables");
    let waiting = ann.get(&format!("/api/tables/{}", tables[2])).await.good();
    assert_eq!(
        (&waiting["stage"], &waiting["seats"][0]["holder"]["kind"]),
        (&json!("gathering"), &json!("open"))
    );
    // They are swept like any table of bots alone.
    let count = "SELECT count(*) FROM tables WHERE kind = 'bots'";
    let kept: i64 =
        sqlx::query_scalar(count).fetch_one(&mut database(place.folder.path()).await).await.unwrap();
    assert_eq!(kept, 2);
    place.close().await;
}

#[tokio::test]
async fn what_somebody_takes_away_again_still_counts_and_its_number_does_not_come_again() {
    let mut config = with_quotas();
    config.quotas.person.tables = 2;
    config.quotas.person.imports = 1;
    let place = Place::open_with(config).await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let second = ann.new_table(&for_two()).await;
    let number = async || -> i64 {
        let last = "SELECT max(number) FROM tables";
        sqlx::query_scalar(last).fetch_one(&mut database(place.folder.path()).await).await.unwrap()
    };
    let before = number().await;
    assert_eq!(ann.send("DELETE", &format!("/api/tables/{second}"), "", &[]).await.status, 200);
    assert_enough(&ann.post("/api/tables", &for_two()).await, "server-enough-tables");
    bob.new_table(&for_two()).await;
    assert!(number().await > before);
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let record = ann.get(&format!("/api/tables/{table}/record.json")).await.body;
    let brought = ann.send("POST", "/api/records", &record, &[]).await.good();
    let path = format!("/api/tables/{}", brought["id"].as_str().unwrap());
    assert_eq!(ann.send("DELETE", &path, "", &[]).await.status, 200);
    assert_enough(&ann.send("POST", "/api/records", &record, &[]).await, "server-enough-imports");
    place.close().await;
}

#[tokio::test]
async fn records_are_counted_by_number_and_by_size() {
    let mut config = with_quotas();
    config.quotas.person.imports = 2;
    let place = Place::open_with(config).await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let record = ann.get(&format!("/api/tables/{table}/record.json")).await.body;
    let named = |name: &str| record.replace("Bob", name);
    for name in ["Bob", "Kit"] {
        ann.send("POST", "/api/records", &named(name), &[]).await.good();
    }
    assert_enough(&ann.send("POST", "/api/records", &named("Eve"), &[]).await, "server-enough-imports");
    // What is there already takes no room.
    ann.send("POST", "/api/records", &named("Kit"), &[]).await.good();
    let folder = place.close().await;
    let mut config = with_quotas();
    config.quotas.person.import_bytes = 1;
    let place = Place::open_in(folder, config).await;
    let mut bob = bob;
    bob.address = place.address;
    let first = bob.send("POST", "/api/records", &record, &[]).await;
    assert_enough(&first, "server-enough-import-bytes");
    place.close().await;
}

#[tokio::test]
async fn what_was_made_yesterday_no_longer_counts() {
    let mut config = with_quotas();
    config.quotas.person.tables = 1;
    config.quotas.person.remarks = 1;
    let place = Place::open_with(config).await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let say = || json!({"kind": "say", "text": "Howdy"});
    line.do_it(say()).await;
    assert_enough(&ann.post("/api/tables", &hotseat()).await, "server-enough-tables");
    assert_eq!(line.ask(say()).await["why"]["id"], "server-enough-remarks");
    let mut file = database(place.folder.path()).await;
    for long_ago in ["UPDATE tables SET made = made - 86400000", "UPDATE remarks SET at = at - 86400000"] {
        sqlx::query(long_ago).execute(&mut file).await.unwrap();
    }
    ann.new_table(&hotseat()).await;
    line.do_it(say()).await;
    place.close().await;
}

#[tokio::test]
async fn records_may_take_just_as_much_room_as_they_may() {
    let record = {
        let place = Place::open().await;
        let (ann, _, table) = two_at_a_table(&place).await;
        ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
        ann.get(&format!("/api/tables/{table}/record.json")).await.body
    };
    for (less, status) in [(0, 200), (1, 429)] {
        let mut config = with_quotas();
        config.quotas.person.import_bytes = record.len() as u64 - less;
        let place = Place::open_with(config).await;
        let brought = place.guest("Ann").await.send("POST", "/api/records", &record, &[]).await;
        assert_eq!(brought.status, status, "{brought:?}");
        place.close().await;
    }
}

#[tokio::test]
async fn every_record_from_one_address_is_counted_also_one_that_makes_no_table() {
    let mut config = with_quotas();
    config.quotas.address.imports = 3;
    let place = Place::open_with(config).await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let record = ann.get(&format!("/api/tables/{table}/record.json")).await.body;
    for _ in 0..2 {
        ann.send("POST", "/api/records", &record, &[]).await.good();
    }
    assert_eq!(bob.send("POST", "/api/records", "nonsense", &[]).await.status, 400);
    assert_enough(&bob.send("POST", "/api/records", &record, &[]).await, "server-enough-address");
    place.close().await;
}

#[tokio::test]
async fn new_people_from_one_address_are_counted_and_those_who_are_known_are_not() {
    let mut config = with_quotas();
    config.quotas.address.guests = 2;
    let place = Place::open_with(config).await;
    let (ann, _) = (place.guest("Ann").await, place.guest("Bob").await);
    let third = place.nobody().post("/api/me", &json!({"name": "Eve"})).await;
    assert_enough(&third, "server-enough-address");
    ann.post("/api/me", &json!({"name": "Annie"})).await.good();
    place.close().await;
}

#[tokio::test]
async fn remarks_and_notes_are_counted() {
    let mut config = with_quotas();
    config.quotas.person.remarks = 2;
    config.quotas.address.note_bytes = 10;
    let place = Place::open_with(config).await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let (mut anns, mut bobs) = (ann.sit(&table).await, bob.sit(&table).await);
    let say = || json!({"kind": "say", "text": "Howdy"});
    for _ in 0..2 {
        anns.do_it(say()).await;
    }
    let refused = anns.ask(say()).await;
    assert_eq!(
        (&refused["reason"], &refused["why"]["id"]),
        (&json!("slow"), &json!("server-enough-remarks"))
    );
    bobs.do_it(say()).await;
    let note = format!("/api/tables/{table}/seats/1/note");
    ann.put(&note, &json!({"text": "123456"})).await.good();
    assert_enough(&ann.put(&note, &json!({"text": "123456"})).await, "server-enough-address");
    place.close().await;
}

#[tokio::test]
async fn a_club_of_sixty_behind_one_address_notices_nothing() {
    let place = Place::open_with(with_quotas()).await;
    for number in 0..60 {
        let member = place.guest(&format!("Member {number}")).await;
        member.new_table(&listed()).await;
    }
    place.close().await;
}

/// What is used up of a limit, and how much there may be.
async fn used(guest: &Guest, what: &str) -> (u64, u64) {
    let quotas = guest.get("/api/me/quotas").await.good();
    let all = quotas["limits"].as_array().unwrap();
    let one = all.iter().find(|quota| quota["what"] == what).unwrap_or_else(|| panic!("{what}: {quotas}"));
    (one["used"].as_u64().unwrap(), one["most"].as_u64().unwrap())
}

#[tokio::test]
async fn one_person_makes_twenty_reports_a_day() {
    let place = Place::open_with(with_quotas()).await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let report = |person: &Guest| json!({"table": table, "person": person.id, "why": "He is rude."});
    for number in 0..20 {
        assert_eq!(used(&ann, "reports").await, (number, 20));
        assert_eq!(ann.post("/api/reports", &report(&bob)).await.status, 204);
    }
    assert_enough(&ann.post("/api/reports", &report(&bob)).await, "server-enough-reports");
    assert_eq!(used(&ann, "reports").await, (20, 20));
    assert_eq!(bob.post("/api/reports", &report(&ann)).await.status, 204, "others have their own");
    place.close().await;
}

#[tokio::test]
async fn many_guests_from_one_address_make_no_more_reports_than_a_few_do() {
    let mut config = with_quotas();
    assert_eq!(config.quotas.address.reports, 60);
    config.quotas.address.reports = 2;
    let place = Place::open_with(config).await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let cy = place.guest("Cy").await;
    let report = json!({"table": table, "person": bob.id, "why": "He is rude."});
    let nobody = json!({"table": table, "person": "nobody", "why": "He is rude."});
    assert_eq!(cy.post("/api/reports", &nobody).await.status, 404);
    for guest in [&ann, &cy] {
        assert_eq!(guest.post("/api/reports", &report).await.status, 204, "what was refused does not count");
    }
    assert_enough(&cy.post("/api/reports", &report).await, "server-enough-address");
    place.close().await;
}

#[tokio::test]
async fn one_person_blocks_so_many_people_at_a_time() {
    let mut config = with_quotas();
    assert_eq!(config.quotas.person.blocks, 500);
    config.quotas.person.blocks = 2;
    let place = Place::open_with(config).await;
    let mut others = Vec::new();
    for name in ["Bob", "Cy", "Dan"] {
        others.push(place.guest(name).await);
    }
    let ann = place.guest("Ann").await;
    let block = |who: &Guest| format!("/api/me/blocks/{}", who.id);
    assert_eq!(ann.put(&block(&others[0]), &json!({})).await.status, 204);
    assert_eq!(used(&ann, "blocks").await, (1, 2));
    assert_eq!(ann.put(&block(&others[1]), &json!({})).await.status, 204);
    assert_enough(&ann.put(&block(&others[2]), &json!({})).await, "server-enough-blocks");
    assert_eq!(ann.put(&block(&others[1]), &json!({})).await.status, 204, "whom she blocks already");
    ann.send("DELETE", &block(&others[0]), "", &[]).await;
    assert_eq!(ann.put(&block(&others[2]), &json!({})).await.status, 204, "one was let in again");
    place.close().await;
}

#[tokio::test]
async fn what_is_used_up_is_told_before_the_limit_is_met() {
    let place = Place::open_with(with_quotas()).await;
    let ann = place.guest("Ann").await;
    ann.new_table(&listed()).await;
    let table = ann.new_table(&hotseat()).await;
    ann.sit(&table).await.do_it(json!({"kind": "say", "text": "Howdy"})).await;
    for (what, expected) in [
        ("tables", (2, 200)),
        ("listed_tables", (1, 40)),
        ("bot_tables", (0, 30)),
        ("gathering", (1, 20)),
        ("listed_gathering", (1, 5)),
        ("imports", (0, 40)),
        ("import_bytes", (0, 8 << 20)),
        ("remarks", (1, 1000)),
        ("bots", (0, 5)),
    ] {
        assert_eq!(used(&ann, what).await, expected, "{what}");
    }
    let kept = &ann.get("/api/me/quotas").await.good()["kept"];
    assert_eq!((&kept["listed_hours"], &kept["import_days"]), (&json!(24), &json!(30)));
    assert_eq!(place.nobody().get("/api/me/quotas").await.status, 401);
    place.close().await;
    let place = Place::open().await;
    let bob = place.guest("Bob").await;
    assert_eq!(bob.get("/api/me/quotas").await.good()["limits"], json!([]), "without limits there are none");
    place.close().await;
}
