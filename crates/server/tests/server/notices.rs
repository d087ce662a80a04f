//! Messages to people who are not here: what is told, when, how often, and what becomes of channels that fail.

use std::time::Duration;

use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::{Value, json};
use server::{Config, NoticesConfig, Reach, SecretKey, ServerClock};
use sha2::Sha256;
use sqlx::Row as _;

use crate::guest::Guest;
use crate::place::{Place, brisk, for_two};
use crate::playing::{play_one, some_play};
use crate::receiver::{Answering, Received, Receiver};
use crate::storage::database;
use crate::streaming::Events;

/// A server that tells people at once, also on this machine, and does not wait long.
pub(crate) fn telling() -> Config {
    let notices = NoticesConfig {
        key: Some(SecretKey::new([7; 32])),
        public_url: Some("https://boomtown.example/games/".to_owned()),
        reach: Reach::Anywhere,
        park: Duration::ZERO,
        retry: Duration::from_millis(10),
        ..NoticesConfig::default()
    };
    Config { notices, ..brisk() }
}

/// Ann and Bob at a table where Ann is asked first.
pub(crate) async fn ann_begins(place: &Place) -> (Guest, Guest, String) {
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let table = begun_by(&ann, &bob).await;
    (ann, bob, table)
}

/// A table of Circle the Wagons where the first is asked first: whoever sits second chooses the start.
pub(crate) async fn begun_by(ann: &Guest, bob: &Guest) -> String {
    let table = bob.new_table(&for_two()).await;
    let begun = ann.post(&format!("/api/tables/{table}/join"), &json!({})).await.good();
    assert_eq!((&begun["deciders"], &begun["yours"]), (&json!([2]), &json!([2])));
    table
}

/// Somebody plays until it is no longer his turn. Nobody else is there.
pub(crate) async fn pass_turn(guest: &Guest, table: &str) {
    let mut line = guest.sit(table).await;
    let mut moment = line.welcome["moment"].clone();
    while some_play(&moment).is_some() {
        let id = format!("pass-{}", moment["version"]);
        moment = play_one(&mut line, &moment, &id).await;
    }
    drop(line);
    gone(guest, table).await;
}

/// Waits until somebody who closed his line is away: what happens from now on he has not seen.
pub(crate) async fn gone(guest: &Guest, table: &str) {
    let is_there = |info: Value| {
        let seats = info["seats"].as_array().unwrap().clone();
        seats.iter().any(|seat| seat["holder"]["id"] == *guest.id && seat["present"] == true)
    };
    while is_there(guest.get(&format!("/api/tables/{table}")).await.good()) {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

pub(crate) async fn add(guest: &Guest, channel: Value) -> String {
    let added = guest.post("/api/me/channels", &channel).await.good();
    added["id"].as_str().unwrap().to_owned()
}

async fn add_webhook(guest: &Guest, receiver: &Receiver) -> String {
    add(guest, json!({"kind": "webhook", "url": receiver.url("/hook"), "form": "json"})).await
}

async fn notices(guest: &Guest) -> Value {
    guest.get("/api/me/notices").await.good()
}

/// Waits until a message about this came to this end.
pub(crate) async fn until(guest: &Guest, about: &str, state: &str) -> Value {
    loop {
        let all = notices(guest).await["deliveries"].as_array().unwrap().clone();
        if let Some(found) = all.into_iter().find(|sent| sent["about"] == about && sent["state"] == state) {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

pub(crate) async fn try_channel(guest: &Guest, channel: &str) {
    let answer = guest.post(&format!("/api/me/channels/{channel}/test"), &json!({})).await;
    assert_eq!(answer.status, 200, "{answer:?}");
}

async fn set(guest: &Guest, settings: Value) {
    guest.put("/api/me/notices", &settings).await.good();
}

fn is_signed(received: &Received, secret: &str) -> bool {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).unwrap();
    mac.update(received.header("x-boomtown-timestamp").as_bytes());
    mac.update(b".");
    mac.update(&received.body);
    let digits = crate::hex::hex(&mac.finalize().into_bytes());
    received.header("x-boomtown-signature") == format!("sha256={digits}")
}

#[tokio::test]
async fn whoever_is_asked_and_not_there_is_told_in_his_language_what_he_is_asked() {
    let place = Place::open_with(telling()).await;
    let mut receiver = Receiver::open().await;
    let (ann, bob, table) = ann_begins(&place).await;
    add_webhook(&bob, &receiver).await;
    set(&bob, json!({"language": "de", "zone": "Europe/Berlin"})).await;
    pass_turn(&ann, &table).await;
    let told = receiver.next().await;
    let secret = notices(&bob).await["channels"][0]["secret"].as_str().unwrap().to_owned();
    assert!(is_signed(&told, &secret) && !is_signed(&told, "another"), "{told:?}");
    let message = told.json();
    assert_eq!(message["title"], "Du bist dran: Circle the Wagons mit Ann");
    assert_eq!(message["link"], json!(format!("https://boomtown.example/games/t/{table}")));
    assert_eq!((&message["kind"], &message["table"]), (&json!("turn"), &json!(table)));
    let body = message["body"].as_array().unwrap();
    assert!(body.iter().any(|part| part.as_str().unwrap().contains("Ann")), "who did what: {body:?}");
    assert!(body.len() >= 2, "and what he is asked: {body:?}");
    let sent = until(&bob, "turn", "sent").await;
    assert_eq!((&sent["table"], &sent["id"]), (&json!(table), &message["id"]));
    assert!(place.nobody().get("/metrics").await.body.contains("channel=\"webhook\",outcome=\"sent\"} 1"));
    place.close().await;
    assert!(receiver.is_quiet(), "once");
}

#[tokio::test]
async fn who_looks_at_the_table_is_not_told() {
    let place = Place::open_with(telling()).await;
    let mut receiver = Receiver::open().await;
    let (ann, bob, table) = ann_begins(&place).await;
    let channel = add_webhook(&bob, &receiver).await;
    let mut line = bob.sit(&table).await;
    pass_turn(&ann, &table).await;
    // A sign of life: what happened before it has come to him.
    line.ping().await;
    try_channel(&bob, &channel).await;
    assert_eq!(receiver.next().await.json()["kind"], "test");
    until(&bob, "test", "sent").await;
    drop(line);
    assert_eq!(notices(&bob).await["deliveries"].as_array().unwrap().len(), 1);
    place.close().await;
    assert!(receiver.is_quiet());
}

#[tokio::test]
async fn whoever_has_a_page_open_that_he_does_not_see_is_told() {
    let place = Place::open_with(telling()).await;
    let mut receiver = Receiver::open().await;
    let (ann, bob, table) = ann_begins(&place).await;
    add_webhook(&bob, &receiver).await;
    let mut line = bob.sit(&table).await;
    line.send(&json!({"type": "ping", "hidden": true})).await;
    line.next_of("pong").await;
    pass_turn(&ann, &table).await;
    assert_eq!(receiver.next().await.json()["kind"], "turn");
    // Nor does he see what happens whose page comes back in the background, as it does after a restart of the server.
    drop(line);
    pass_turn(&bob, &table).await;
    let hello = json!({"type": "hello", "protocol": 1, "hidden": true});
    let _line = bob.sit_with(&table, &hello).await;
    pass_turn(&ann, &table).await;
    assert_eq!(receiver.next().await.json()["kind"], "turn");
    place.close().await;
}

#[tokio::test]
async fn what_came_over_a_line_that_was_dead_is_told_once_it_is_known_to_be_dead() {
    let clock = ServerClock::default();
    let place = Place::open_with(Config { clock: clock.clone(), ..telling() }).await;
    let mut receiver = Receiver::open().await;
    let (ann, bob, table) = ann_begins(&place).await;
    let channel = add_webhook(&bob, &receiver).await;
    let line = bob.sit(&table).await;
    pass_turn(&ann, &table).await;
    // As long as the line is open he may see it: a message that was sent on wish shows that the worker has looked.
    try_channel(&bob, &channel).await;
    assert_eq!(receiver.next().await.json()["kind"], "test");
    drop(line);
    gone(&bob, &table).await;
    clock.forward(Duration::from_secs(2));
    assert_eq!(receiver.next().await.json()["kind"], "turn");
    place.close().await;
}

#[tokio::test]
async fn what_was_decided_meanwhile_is_not_told_again() {
    let place = Place::open_with(telling()).await;
    let mut receiver = Receiver::open().await;
    let (ann, bob, table) = ann_begins(&place).await;
    add_webhook(&bob, &receiver).await;
    // The other side is down for a long time: after some attempts he decides, and they end.
    receiver.answer(&[Answering::With("503 Not now"); 1000]);
    pass_turn(&ann, &table).await;
    receiver.next().await;
    pass_turn(&bob, &table).await;
    let settled = until(&bob, "turn", "settled").await;
    assert!(settled["trouble"] == "" && settled["tries"].as_u64().unwrap() >= 1, "{settled}");
    place.close().await;
}

#[tokio::test]
async fn a_message_is_tried_again_under_the_same_id_until_it_is_taken() {
    let mut config = telling();
    config.notices.patience = Duration::from_millis(500);
    let place = Place::open_with(config).await;
    let mut receiver = Receiver::open().await;
    let (ann, bob, table) = ann_begins(&place).await;
    add_webhook(&bob, &receiver).await;
    let trouble = ["500 Broken", "429 Too much", "503 Away\r\nRetry-After: 0"].map(Answering::With);
    receiver.answer(&trouble);
    receiver.answer(&[Answering::Never]);
    pass_turn(&ann, &table).await;
    let first = receiver.next().await;
    for _ in 0..4 {
        let again = receiver.next().await;
        assert_eq!(again.header("x-boomtown-id"), first.header("x-boomtown-id"));
    }
    let sent = until(&bob, "turn", "sent").await;
    assert!(sent["tries"].as_u64().unwrap() >= 5, "{sent}");
    place.close().await;
}

#[tokio::test]
async fn what_is_to_be_told_survives_the_server() {
    let mut patient = telling();
    patient.notices.park = Duration::from_secs(3600);
    let place = Place::open_with(patient).await;
    let mut receiver = Receiver::open().await;
    let (ann, bob, table) = ann_begins(&place).await;
    add_webhook(&bob, &receiver).await;
    pass_turn(&ann, &table).await;
    let folder = place.close().await;
    assert!(receiver.is_quiet(), "he may still come and see it");
    let place = Place::open_in(folder, telling()).await;
    assert_eq!(receiver.next().await.json()["kind"], "turn");
    place.close().await;
}

#[tokio::test]
async fn a_channel_that_keeps_failing_is_switched_off_and_the_others_tell_it() {
    let mut config = telling();
    config.notices.failures = 1;
    let place = Place::open_with(config).await;
    let (broken, mut other) = (Receiver::open().await, Receiver::open().await);
    broken.answer(&[Answering::With("400 Never"); 100]);
    let (ann, bob, table) = ann_begins(&place).await;
    let failing = add_webhook(&bob, &broken).await;
    add_webhook(&bob, &other).await;
    let mut stream = Events::open(&bob).await;
    pass_turn(&ann, &table).await;
    let kinds = [other.next().await.json()["kind"].clone(), other.next().await.json()["kind"].clone()];
    assert!(kinds.contains(&json!("turn")) && kinds.contains(&json!("channel_off")), "{kinds:?}");
    while stream.next().await["kind"] != "channels" {}
    let shown = notices(&bob).await["channels"].clone();
    let of = |id: &str| shown.as_array().unwrap().iter().find(|one| one["id"] == id).unwrap().clone();
    assert_eq!(of(&failing)["off"]["id"], "notice-off-failing");
    assert_eq!(until(&bob, "turn", "failed").await["trouble"].as_str().unwrap()[..3], *"400");
    // Whoever tries it again switches it on.
    try_channel(&bob, &failing).await;
    until(&bob, "test", "failed").await;
    place.close().await;
}

#[tokio::test]
async fn nothing_is_sent_in_quiet_hours_nor_of_a_muted_table_nor_what_is_not_wanted() {
    let place = Place::open_with(telling()).await;
    let mut receiver = Receiver::open().await;
    let (ann, bob, table) = ann_begins(&place).await;
    let channel = add_webhook(&bob, &receiver).await;
    // Quiet for the whole day but a minute that is far from now.
    let minutes = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap().as_secs() / 60 % 1440;
    let later = |by: u64| (minutes + by) % 1440;
    set(&bob, json!({"zone": "UTC", "quiet": {"from": later(721), "until": later(720)}})).await;
    pass_turn(&ann, &table).await;
    try_channel(&bob, &channel).await;
    assert_eq!(receiver.next().await.json()["kind"], "test");
    // Awake again: it comes at the end of the quiet hours, and not before; what is new is told, unless he wants to hear nothing of it.
    set(&bob, json!({"over": false})).await;
    let mute = bob.put(&format!("/api/tables/{table}/notices"), &json!({"muted": true})).await;
    assert_eq!(mute.good(), json!({"muted": true, "only_turn": false}));
    assert_eq!(notices(&bob).await["muted"], json!([table]));
    pass_turn(&bob, &table).await;
    pass_turn(&ann, &table).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 2})).await;
    try_channel(&bob, &channel).await;
    assert_eq!(receiver.next().await.json()["kind"], "test");
    place.close().await;
    assert!(receiver.is_quiet());
}

#[tokio::test]
async fn all_that_waits_is_told_at_once_to_who_wants_a_digest() {
    let mut patient = telling();
    patient.notices.park = Duration::from_secs(3600);
    let place = Place::open_with(patient).await;
    let mut receiver = Receiver::open().await;
    let (ann, mut bob, one) = ann_begins(&place).await;
    let two = begun_by(&ann, &bob).await;
    let torn = begun_by(&ann, &bob).await;
    add_webhook(&bob, &receiver).await;
    pass_turn(&ann, &one).await;
    pass_turn(&ann, &two).await;
    pass_turn(&ann, &torn).await;
    let broken = begun_by(&ann, &bob).await;
    pass_turn(&ann, &broken).await;
    // Nor is he told of a table of which he wants to hear nothing.
    let muted = begun_by(&ann, &bob).await;
    pass_turn(&ann, &muted).await;
    bob.put(&format!("/api/tables/{muted}/notices"), &json!({"muted": true})).await.good();
    ann.sit(&one).await.do_it(json!({"kind": "say", "text": "Howdy"})).await;
    set(&bob, json!({"zone": "UTC", "digest": 0, "remark": true})).await;
    let folder = place.close().await;
    // Two days later, and the record of one of them cannot be read any more.
    let mut file = database(folder.path()).await;
    for change in ["DELETE FROM kept", "UPDATE entries SET entry = '{'"] {
        let change = format!("{change} WHERE number = (SELECT number FROM tables WHERE id = ?)");
        sqlx::query(&change).bind(&torn).execute(&mut file).await.unwrap();
    }
    sqlx::query("UPDATE outbox SET made = made - 172800000").execute(&mut file).await.unwrap();
    // Nor can another one itself: the others are told all the same.
    let spoil = "UPDATE tables SET doc = json_set(doc, '$.game', 'nonsense') WHERE id = ?";
    sqlx::query(spoil).bind(broken).execute(&mut file).await.unwrap();
    sqlx::Connection::close(file).await.unwrap();
    let place = Place::open_in(folder, telling()).await;
    bob.address = place.address;
    let digest = receiver.next().await.json();
    assert_eq!(
        (&digest["kind"], &digest["title"]),
        (&json!("digest"), &json!("2 tables are waiting for you"))
    );
    let body = digest["body"].as_array().unwrap();
    assert_eq!(body.len(), 3, "{body:?}");
    assert_eq!(body[2], "Ann says something: Circle the Wagons with Ann");
    until(&bob, "digest", "sent").await;
    place.close().await;
    assert!(receiver.is_quiet(), "both in one");
}

#[tokio::test]
async fn a_table_that_cannot_be_read_keeps_nobody_from_hearing_of_the_others() {
    let place = Place::open_with(telling()).await;
    let mut receiver = Receiver::open().await;
    let (mut ann, mut bob, broken) = ann_begins(&place).await;
    let sound = begun_by(&ann, &bob).await;
    add_webhook(&bob, &receiver).await;
    receiver.answer(&[Answering::With("503 Not now"); 1000]);
    pass_turn(&ann, &broken).await;
    receiver.next().await;
    // It is tried again, and cannot be put into words any more.
    let folder = place.close().await;
    let mut file = database(folder.path()).await;
    for change in ["DELETE FROM kept", "UPDATE entries SET entry = '{'", "UPDATE deliveries SET due = 0"] {
        sqlx::query(change).execute(&mut file).await.unwrap();
    }
    sqlx::Connection::close(file).await.unwrap();
    let place = Place::open_in(folder, telling()).await;
    (ann.address, bob.address) = (place.address, place.address);
    assert_eq!(ann.get(&format!("/api/tables/{broken}")).await.status, 409);
    pass_turn(&ann, &sound).await;
    while receiver.next().await.json()["table"] != json!(sound) {}
    place.close().await;
}

#[tokio::test]
async fn addresses_are_not_in_the_database_and_who_leaves_takes_all_along() {
    let place = Place::open_with(telling()).await;
    let receiver = Receiver::open().await;
    let (ann, mut bob, table) = ann_begins(&place).await;
    let hook = json!({"kind": "webhook", "url": receiver.url("/nobody-shall-read-this"), "form": "ntfy", "secret": "nor-this"});
    add(&bob, hook).await;
    set(&bob, json!({"language": "fr"})).await;
    pass_turn(&ann, &table).await;
    until(&bob, "turn", "sent").await;
    let shown = notices(&bob).await.to_string();
    assert!(shown.contains("nobody-shall-read-this"), "its owner is shown it");
    let folder = place.close().await;
    let bytes = std::fs::read(folder.path().join("boomtown.db")).unwrap();
    let has = |text: &str| bytes.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(has("webhook") && !has("nobody-shall-read-this") && !has("nor-this"));
    let place = Place::open_in(folder, telling()).await;
    bob.address = place.address;
    assert_eq!(bob.send("DELETE", "/api/me", "", &[]).await.status, 200);
    let folder = place.close().await;
    let mut file = database(folder.path()).await;
    for kept in ["channels", "notice_settings", "muted", "outbox", "deliveries"] {
        let query = format!("SELECT count(*) AS rows FROM {kept}");
        let rows: i64 = sqlx::query(&query).fetch_one(&mut file).await.unwrap().get("rows");
        assert_eq!(rows, 0, "{kept}");
    }
}

#[tokio::test]
async fn what_cannot_be_used_is_refused_with_a_word() {
    let mut config = telling();
    config.notices.reach = Reach::Public;
    let place = Place::open_with(config).await;
    let ann = place.guest("Ann").await;
    let refused = async |channel: Value| {
        let answer = ann.post("/api/me/channels", &channel).await;
        (answer.status, answer.json()["why"]["id"].as_str().unwrap_or_default().to_owned())
    };
    let hook = |url: &str| json!({"kind": "webhook", "url": url, "form": "json"});
    for inside in
        ["http://example.org/", "https://127.0.0.1/", "https://[::1]:8080/", "https://10.0.0.1/", "nothing"]
    {
        assert_eq!(refused(hook(inside)).await, (400, "notice-bad-url".to_owned()), "{inside}");
    }
    let gotify = json!({"kind": "webhook", "url": "https://example.org/", "form": "gotify"});
    assert_eq!(refused(gotify).await.1, "notice-bad-secret");
    assert_eq!(
        refused(json!({"kind": "mail", "address": "ann@example.org"})).await,
        (409, "notice-no-mail".to_owned())
    );
    let push =
        json!({"kind": "push", "endpoint": "https://example.org/", "p256dh": "x", "auth": "y", "label": ""});
    assert_eq!(refused(push).await.0, 400);
    assert_eq!(ann.put("/api/me/notices", &json!({"zone": "Mars/Olympus"})).await.status, 400);
    assert_eq!(ann.put("/api/me/notices", &json!({"digest": 1440})).await.status, 400);
    for number in 0..12 {
        add(&ann, hook(&format!("https://example.org/{number}"))).await;
    }
    assert_eq!(
        refused(hook("https://example.org/one-more")).await,
        (429, "notice-enough-channels".to_owned())
    );
    add(&ann, hook("https://example.org/7")).await;
    assert_eq!(notices(&ann).await["channels"].as_array().unwrap().len(), 12);
    // Nobody touches the channels of another.
    let bob = place.guest("Bob").await;
    let id = notices(&ann).await["channels"][0]["id"].as_str().unwrap().to_owned();
    assert_eq!(bob.send("DELETE", &format!("/api/me/channels/{id}"), "", &[]).await.status, 404);
    assert_eq!(bob.post(&format!("/api/me/channels/{id}/test"), &json!({})).await.status, 404);
    assert_eq!(ann.send("DELETE", &format!("/api/me/channels/{id}"), "", &[]).await.status, 200);
    place.close().await;
    // Without a key no address is taken at all.
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let answer = ann.post("/api/me/channels", &hook("https://example.org/")).await;
    assert_eq!((answer.status, &answer.json()["why"]["id"]), (409, &json!("notice-no-channels")));
    place.close().await;
}

#[tokio::test]
async fn the_ready_forms_are_what_their_services_take() {
    let place = Place::open_with(telling()).await;
    let mut receiver = Receiver::open().await;
    let ann = place.guest("Ann").await;
    let link = "https://boomtown.example/games/settings";
    let forms = [
        ("ntfy", "/town", "tk"),
        ("discord", "/api/webhooks/1/x", ""),
        ("slack", "/services/T/B", ""),
        ("matrix", "/_matrix/client/v3/rooms/!r:x", "tk"),
        ("gotify", "/gotify/", "tk"),
    ];
    for (form, path, secret) in forms {
        let hook = json!({"kind": "webhook", "url": receiver.url(path), "form": form, "secret": secret});
        let channel = add(&ann, hook).await;
        try_channel(&ann, &channel).await;
        let got = receiver.next().await;
        let (body, head) = (got.json(), got.line.clone());
        match form {
            "ntfy" => {
                assert_eq!((head.as_str(), got.header("authorization")), ("POST / HTTP/1.1", "Bearer tk"));
                assert_eq!(
                    (&body["topic"], &body["title"], &body["click"]),
                    (&json!("town"), &json!("It works"), &json!(link))
                );
            }
            "discord" => {
                assert!(body["content"].as_str().unwrap().starts_with("**It works**\n"), "{body}");
                assert_eq!(body["allowed_mentions"], json!({"parse": []}));
            }
            "slack" => assert!(
                body["text"].as_str().unwrap().contains(&format!("<{link}|Go to your settings>")),
                "{body}"
            ),
            "matrix" => {
                assert!(head.starts_with("PUT /_matrix/client/v3/rooms/!r:x/send/m.room.message/"), "{head}");
                assert_eq!((&body["msgtype"], got.header("authorization")), (&json!("m.text"), "Bearer tk"));
            }
            _ => {
                assert_eq!(
                    (head.as_str(), got.header("x-gotify-key")),
                    ("POST /gotify/message HTTP/1.1", "tk")
                );
                assert_eq!(body["title"], "It works");
            }
        }
    }
    place.close().await;
}
