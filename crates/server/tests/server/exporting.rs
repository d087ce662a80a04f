//! Taking along everything that the server has about one, and that nothing of it stays behind.

use serde_json::{Value, json};

use crate::devices::second_device;
use crate::farewell::{NAME, SECRET, assert_forgotten};
use crate::notices::{add, telling};
use crate::place::{Place, for_two, hotseat};
use crate::playing::play_on;
use crate::receiver::Receiver;
use crate::storage::database;

#[tokio::test]
async fn everything_that_is_kept_of_somebody_is_in_one_document_and_goes_with_him() {
    let place = Place::open_with(telling()).await;
    let receiver = Receiver::open().await;
    let (ann, bob) = (place.guest(NAME).await, place.guest("Bob").await);
    second_device(&place, &ann).await;
    ann.post("/api/me/recovery", &json!({})).await.good();
    let hook = receiver.url("/annabelles-own-address");
    add(&ann, json!({"kind": "webhook", "url": hook, "form": "json"})).await;
    ann.put("/api/me/notices", &json!({"language": "nl", "quiet": {"from": 1, "until": 2}})).await.good();
    ann.put("/api/me/holiday", &json!({"days": 3})).await.good();
    ann.put(&format!("/api/me/blocks/{}", bob.id), &json!({})).await;
    let rules = json!({"games": ["circle-wagons"]});
    let bot = ann.post("/api/me/bots", &json!({"name": "Clockwork", "rules": rules})).await;
    // A game that goes on, with a note, an order and a remark.
    let running = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&running).await;
    let moment = line.welcome["moment"].clone();
    play_on(&mut line, moment, 2).await;
    line.do_it(json!({"kind": "say", "text": SECRET})).await;
    line.do_it(json!({"kind": "answer_obvious", "seat": 1, "on": true})).await;
    let note = format!("/api/tables/{running}/seats/1/note");
    ann.put(&note, &json!({"text": "A note of her own"})).await.good();
    // One that is over, and one that gathers players.
    let over = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&over).await;
    let moment = line.welcome["moment"].clone();
    play_on(&mut line, moment, 3).await;
    line.do_it(json!({"kind": "resign", "seat": 1})).await;
    let gathering = ann.new_table(&for_two()).await;
    let report = json!({"table": running, "person": bob.id, "why": "He was rude to her"});
    ann.post("/api/reports", &report).await;
    passkey(&place, &ann.id).await;

    ann.get("/api/me").await.good();
    let file = ann.get("/api/me/export").await;
    assert_eq!((file.status, file.whole), (200, true), "{file:?}");
    assert!(file.header("content-disposition").contains("boomtown-export.json"));
    let all = file.json();
    let account = &all["account"];
    assert_eq!(account["me"], json!({"id": ann.id, "name": NAME}));
    assert_eq!(account["devices"].as_array().unwrap().len(), 2);
    assert_eq!(account["passkeys"][0]["name"], "the phone");
    assert!(account["recovery"]["made"].is_u64());
    assert_eq!(all["notices"]["channels"][0]["address"], hook.as_str());
    assert_eq!(all["notices"]["settings"]["language"], "nl");
    assert_eq!(all["holidays"].as_array().unwrap().len(), 1);
    assert_eq!(all["blocks"][0]["name"], "Bob");
    assert_eq!(bot.status, 200, "{bot:?}");
    assert_eq!(all["bots"][0]["name"], "Clockwork");
    assert_eq!(all["reports"][0]["why"], "He was rude to her");
    assert_eq!(all["remarks"][0]["text"], SECRET);
    assert!(!all["addresses"].as_array().unwrap().is_empty());
    let of = |id: &str| {
        let tables = all["tables"].as_array().unwrap();
        tables.iter().find(|table| table["id"] == id).unwrap_or(&Value::Null).clone()
    };
    let table = of(&running);
    assert_eq!(table["yours"][0]["note"], "A note of her own");
    assert_eq!(table["yours"][0]["ahead"]["obvious"], true, "{}", table["yours"]);
    assert!(table["seen"]["record"].is_null() && !table["seen"]["moment"].is_null());
    assert!(table["seen"]["log"].as_array().unwrap().len() >= 2);
    let record = ann.get(&format!("/api/tables/{over}/record.json")).await.good();
    assert_eq!(of(&over)["seen"]["record"], record, "with the time that each decision took");
    assert_eq!(of(&gathering)["stage"], "gathering");
    assert!(!file.body.contains("credential"), "no key is in it");
    assert_eq!(place.nobody().get("/api/me/export").await.status, 401);

    // Nobody is shown what is another's.
    let others = bob.get("/api/me/export").await.body;
    assert!(!others.contains(NAME) && !others.contains(&running), "{others}");

    assert_eq!(ann.send("DELETE", "/api/me", "", &[]).await.status, 200);
    let folder = place.close().await;
    let mut file = database(folder.path()).await;
    for kept in [
        "devices",
        "passkeys",
        "recovery",
        "channels",
        "notice_settings",
        "holidays",
        "blocks",
        "bots",
        "reports",
    ] {
        let query = format!("SELECT count(*) FROM {kept} WHERE {}", whose(kept));
        let left: i64 = sqlx::query_scalar(&query).bind(&ann.id).fetch_one(&mut file).await.unwrap();
        assert_eq!(left, 0, "{kept}");
    }
    sqlx::Connection::close(file).await.unwrap();
    assert_forgotten(folder.path(), &ann.id);
}

/// The column that names somebody.
fn whose(kept: &str) -> &'static str {
    match kept {
        "bots" => "owner = ?",
        "reports" => "reporter = ?",
        _ => "person = ?",
    }
}

/// A passkey, as an authenticator would have made it.
async fn passkey(place: &Place, person: &str) {
    let mut file = database(place.folder.path()).await;
    let insert =
        "INSERT INTO passkeys (id, person, name, credential, made) VALUES ('00', ?, 'the phone', '{}', 1)";
    sqlx::query(insert).bind(person).execute(&mut file).await.unwrap();
    sqlx::Connection::close(file).await.unwrap();
}
