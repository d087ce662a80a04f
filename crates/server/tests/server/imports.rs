//! Records that somebody brings: whose they are, what they are called, and whether they are to be believed.

use serde_json::{Value, json};
use table::SaturatingAs;

use crate::guest::Guest;
use crate::place::{Place, hotseat, two_at_a_table};
use crate::playing::{play_on, some_play};

/// The record of a game of Ann and Bob that Bob gave up after some decisions.
async fn record(place: &Place) -> (Guest, Guest, String) {
    let (ann, bob, table) = two_at_a_table(place).await;
    let mut lines = [ann.sit(&table).await, bob.sit(&table).await];
    for at in 0..6 {
        let now = ann.get(&format!("/api/tables/{table}")).await.good();
        let seat = now["deciders"][0].as_u64().unwrap().saturating_as::<usize>();
        let moment = [&ann, &bob][seat - 1].sit(&table).await.welcome["moment"].clone();
        let action = moment["seats"][0]["offers"][0]["action"].as_str().unwrap().to_owned();
        lines[seat - 1].do_it(json!({"kind": "play", "seat": seat, "action": action, "at": at})).await;
    }
    lines[1].do_it(json!({"kind": "resign", "seat": 2})).await;
    let record = ann.get(&format!("/api/tables/{table}/record.json")).await.good();
    (ann, bob, record.to_string())
}

async fn bring(guest: &Guest, record: &str) -> Value {
    guest.send("POST", "/api/records", record, &[]).await.good()
}

async fn list(guest: &Guest, name: &str) -> Vec<String> {
    let page = guest.get(&format!("/api/tables?list={name}")).await.good();
    page["tables"].as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn an_imported_record_keeps_its_names_and_is_nobodys_game() {
    let place = Place::open().await;
    let (ann, bob, record) = record(&place).await;
    let own = list(&ann, "mine").await;
    let brought = bring(&ann, &record).await;
    let id = brought["id"].as_str().unwrap().to_owned();
    assert_eq!((&brought["seats"][0]["name"], &brought["seats"][1]["name"]), (&json!("Ann"), &json!("Bob")));
    assert_eq!(brought["yours"], json!([]));
    assert_eq!(list(&ann, "mine").await, own, "what one brought is not among one's own games");
    assert_eq!(list(&ann, "imported").await, std::slice::from_ref(&id));
    assert!(list(&bob, "imported").await.is_empty());
    for lobby in ["open", "playing", "over"] {
        assert!(!list(&bob, lobby).await.contains(&id), "{lobby}");
    }
    assert_eq!(bob.get(&format!("/api/tables/{id}")).await.status, 200, "whoever has the link can look");
    let games = ann.get("/api/me/games").await.body;
    let records = games.lines().filter(|line| line.starts_with('{'));
    assert_eq!(records.count(), 1, "only the game that was played here");
}

#[tokio::test]
async fn names_that_are_too_long_are_cut_off_and_not_lost() {
    let place = Place::open().await;
    let (long, same) = ("A".repeat(32), "A".repeat(32));
    let ann = place.guest(&long).await;
    let here = json!([{"kind": "me"}, {"kind": "here", "name": same}]);
    let table = ann.new_table(&json!({"game": "circle-wagons", "seats": here})).await;
    ann.sit(&table).await.do_it(json!({"kind": "resign", "seat": 1})).await;
    let mut record = ann.get(&format!("/api/tables/{table}/record.json")).await.good();
    assert_eq!(record["players"][1]["name"], format!("{long} II"), "they are told apart in the record");
    let brought = bring(&ann, &record.to_string()).await;
    assert_eq!((&brought["seats"][0]["name"], &brought["seats"][1]["name"]), (&json!(long), &json!(long)));
    record["players"][0]["name"] = json!("\u{200b}\u{202e}");
    let brought = bring(&ann, &record.to_string()).await;
    assert_eq!(brought["seats"][0]["name"], "", "there is nothing to see");
}

#[tokio::test]
async fn whoever_brings_the_same_record_again_finds_the_table_that_is_there() {
    let place = Place::open().await;
    let (mut ann, bob, record) = record(&place).await;
    let id = bring(&ann, &record).await["id"].clone();
    let path = format!("/api/tables/{}", id.as_str().unwrap());
    // Written in another way: as text, with its keys in another order, and as the table hands it out again.
    let text = ann.get(&format!("{path}/record.txt")).await.body;
    let value: Value = serde_json::from_str(&record).unwrap();
    let backwards: serde_json::Map<String, Value> =
        value.as_object().unwrap().clone().into_iter().rev().collect();
    let handed_out = ann.get(&format!("{path}/record.json")).await.body;
    for same in [text, Value::Object(backwards).to_string(), handed_out] {
        assert_eq!(bring(&ann, &same).await["id"], id, "{same}");
    }
    // Another record, another person: another table.
    let other = bring(&ann, &record.replace("Bob", "Kit")).await["id"].clone();
    assert_ne!(other, id);
    assert_ne!(bring(&bob, &record).await["id"], id);
    let place = place.again().await;
    ann.address = place.address;
    assert_eq!(bring(&ann, &record).await["id"], id, "after a restart too");
    assert_eq!(list(&ann, "imported").await.len(), 2);
    assert_eq!(ann.send("DELETE", &path, "", &[]).await.status, 200);
    assert_ne!(bring(&ann, &record).await["id"], id, "it was taken away");
    place.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_that_is_brought_many_times_at_once_makes_one_table() {
    let place = Place::open().await;
    let (ann, _, record) = record(&place).await;
    let brought = (0..8).map(|_| {
        let (ann, record) = (ann.clone(), record.clone());
        tokio::spawn(async move { bring(&ann, &record).await["id"].clone() })
    });
    let mut ids = Vec::new();
    for brought in brought.collect::<Vec<_>>() {
        ids.push(brought.await.unwrap());
    }
    ids.dedup();
    assert_eq!((ids.len(), list(&ann, "imported").await.len()), (1, 1));
    place.close().await;
}

#[tokio::test]
async fn bots_and_the_rules_are_called_what_they_are_in_an_imported_record() {
    let place = Place::open().await;
    let (ann, _, record) = record(&place).await;
    let mut record: Value = serde_json::from_str(&record).unwrap();
    record["players"][1] = json!({"name": "deputy", "kind": "deputy"});
    let brought = bring(&ann, &record.to_string()).await;
    assert_eq!(brought["seats"][1]["holder"], json!({"kind": "bot", "level": "deputy"}));
    assert_eq!(brought["seats"][1]["name"], "");
}

#[tokio::test]
async fn an_imported_record_says_at_once_whether_its_dice_fit() {
    let place = Place::open().await;
    let (ann, _, record) = record(&place).await;
    assert_eq!(bring(&ann, &record).await["dice"], json!({"kind": "honest"}));
    let whole: Value = serde_json::from_str(&record).unwrap();
    let mut without = whole.clone();
    for part in ["commitment", "secret", "salts"] {
        without.as_object_mut().unwrap().remove(part);
    }
    assert_eq!(bring(&ann, &without.to_string()).await["dice"]["kind"], "not_sealed");
    let mut unproven = whole.clone();
    unproven.as_object_mut().unwrap().remove("secret");
    assert_eq!(bring(&ann, &unproven.to_string()).await["dice"]["kind"], "not_yet");
    let mut other = whole.clone();
    other["secret"] = json!("00".repeat(32));
    assert_eq!(bring(&ann, &other.to_string()).await["dice"]["why"]["id"], "server-dice-secret");
    let mut salted = whole.clone();
    salted["salts"] = json!(["mine", "yours"]);
    let altered = bring(&ann, &salted.to_string()).await;
    assert_eq!(altered["dice"]["why"]["id"], "server-dice-roll");
    let id = altered["id"].as_str().unwrap();
    let place = place.again().await;
    let ann = Guest { address: place.address, ..ann };
    assert_eq!(ann.get(&format!("/api/tables/{id}")).await.good()["dice"]["kind"], "wrong");
    assert_eq!(ann.get(&format!("/api/tables/{id}/dice")).await.good()["verdict"]["kind"], "wrong");
}

#[tokio::test]
async fn nobody_gives_up_a_game_that_was_played_to_its_end() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let mut moment = line.welcome["moment"].clone();
    while some_play(&moment).is_some() {
        moment = play_on(&mut line, moment, 1).await;
    }
    let whole = ann.get(&format!("/api/tables/{table}/record.json")).await.good();
    assert_eq!(bring(&ann, &whole.to_string()).await["points"], whole["result"]);
    let mut forged = whole.clone();
    forged["gave_up"] = json!(2);
    let refused = ann.send("POST", "/api/records", &forged.to_string(), &[]).await;
    assert_eq!((refused.status, &refused.json()["why"]["id"]), (400, &json!("server-record-gave-up")));
}

#[tokio::test]
async fn a_record_that_claims_older_rules_for_points_of_its_own_is_not_called_honest() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let mut moment = line.welcome["moment"].clone();
    while some_play(&moment).is_some() {
        moment = play_on(&mut line, moment, 1).await;
    }
    let mut record = ann.get(&format!("/api/tables/{table}/record.json")).await.good();
    assert_eq!(bring(&ann, &record.to_string()).await["dice"], json!({"kind": "honest"}));
    record["result"] = json!([99, 1]);
    let refused = ann.send("POST", "/api/records", &record.to_string(), &[]).await;
    assert_eq!((refused.status, &refused.json()["why"]["id"]), (400, &json!("server-record-result")));
    record["rules"] = json!(0);
    let brought = bring(&ann, &record.to_string()).await;
    assert_eq!((&brought["points"], &brought["dice"]), (&json!([99, 1]), &json!({"kind": "set_by_hand"})));
    let path = format!("/api/tables/{}/dice", brought["id"].as_str().unwrap());
    assert_eq!(ann.get(&path).await.good()["verdict"], json!({"kind": "set_by_hand"}));
    place.close().await;
}

#[tokio::test]
async fn a_position_that_was_set_by_hand_is_not_called_honest_however_well_the_rolls_fit() {
    let place = Place::open().await;
    let (ann, _, record) = record(&place).await;
    let whole: Value = serde_json::from_str(&record).unwrap();
    // Any position will do: the one at the end of the record.
    let mut goes_on = whole.clone();
    goes_on["entries"].as_array_mut().unwrap().push(json!({
        "rules": {"version": whole["rules"], "position": whole["state"]},
    }));
    let mut begins = whole.clone();
    begins["start"] = json!({"position": whole["state"]});
    begins["entries"] = json!([]);
    for mut forged in [goes_on, begins] {
        for part in ["state", "result", "gave_up"] {
            forged.as_object_mut().unwrap().remove(part);
        }
        let brought = bring(&ann, &forged.to_string()).await;
        assert_eq!(brought["dice"], json!({"kind": "set_by_hand"}));
        let path = format!("/api/tables/{}/dice", brought["id"].as_str().unwrap());
        assert_eq!(ann.get(&path).await.good()["verdict"], json!({"kind": "set_by_hand"}));
    }
}

#[tokio::test]
async fn a_record_that_does_not_replay_is_refused_with_the_place() {
    let place = Place::open().await;
    let (ann, _, record) = record(&place).await;
    let whole: Value = serde_json::from_str(&record).unwrap();
    let refused = async |record: &str| {
        let answer = ann.send("POST", "/api/records", record, &[]).await;
        assert_eq!(answer.status, 400, "{answer:?}");
        answer.json()["why"].clone()
    };
    let mut illegal = whole.clone();
    illegal["entries"][2]["play"]["action"] = json!("lay 9,9");
    let why = refused(&illegal.to_string()).await;
    assert_eq!(
        (&why["id"], &why["args"][0]),
        (&json!("server-record-entry"), &json!(["number", {"number": 3}]))
    );
    assert_eq!(refused("nonsense").await["id"], "server-record-unreadable");
    // Of another kind of file that is one long line not all is told.
    let long = refused(&"é".repeat(200_000)).await;
    assert!(long["args"][0][1]["text"].as_str().unwrap().chars().count() < 400);
    let mut unknown = whole.clone();
    unknown["game"] = json!("chess");
    assert_eq!(refused(&unknown.to_string()).await["id"], "server-record-game");
    let mut newer = whole.clone();
    newer["rules"] = json!(9_999);
    assert_eq!(refused(&newer.to_string()).await["id"], "server-record-newer");
    assert!(list(&ann, "imported").await.is_empty(), "nothing of it is kept");
}
