//! A lost cookie is got over: by a link, by a recovery code. Guessing is not.

use serde_json::json;
use server::{Config, Limits};

use crate::devices::second_device;
use crate::guest::Guest;
use crate::place::{Place, brisk, for_two};
use crate::storage::database;

fn limited() -> Config {
    Config { limits: Limits::Usual, ..brisk() }
}

#[tokio::test]
async fn a_link_signs_one_device_in_and_no_second() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let link = ann.post("/api/me/links", &json!({})).await.good();
    let code = json!({"code": link["code"]});
    assert!(link["until"].as_u64().unwrap() > 0);
    assert_eq!(place.nobody().post("/api/link/look", &code).await.good()["name"], "Ann");
    // Whoever made it does not use it up by opening it himself.
    assert_eq!(ann.post("/api/link", &code).await.good()["id"], *ann.id);
    let answer = place.nobody().post("/api/link", &code).await;
    let phone = ann.with_cookie_of(&answer);
    assert_eq!(phone.get("/api/me").await.good()["id"], *ann.id);
    for path in ["/api/link", "/api/link/look"] {
        let refused = place.nobody().post(path, &code).await;
        assert_eq!((refused.status, &refused.json()["why"]["id"]), (403, &json!("account-link-gone")));
    }
    assert_eq!(ann.get("/api/me").await.status, 200);
    place.close().await;
}

#[tokio::test]
async fn a_link_ends_with_its_time_with_the_next_one_and_with_all_sessions() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let make = async || ann.post("/api/me/links", &json!({})).await.good()["code"].clone();
    let follow = async |code| place.nobody().post("/api/link", &json!({"code": code})).await.status;
    let first = make().await;
    let second = make().await;
    assert_eq!(follow(first).await, 403);
    let mut file = database(place.folder.path()).await;
    sqlx::query("UPDATE links SET until = 1000 * unixepoch()").execute(&mut file).await.unwrap();
    assert_eq!(follow(second).await, 403);
    let third = make().await;
    let answer = ann.send("DELETE", "/api/me/sessions", "", &[]).await;
    assert_eq!(ann.with_cookie_of(&answer).get("/api/me").await.status, 200);
    assert_eq!(follow(third).await, 403);
    place.close().await;
}

#[tokio::test]
async fn nothing_that_lets_somebody_in_stands_in_the_database() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let link = ann.post("/api/me/links", &json!({})).await.good();
    let recovery = ann.post("/api/me/recovery", &json!({})).await.good();
    let folder = place.close().await;
    let bytes = std::fs::read(folder.path().join(server::storage::sqlite::FILE)).unwrap();
    let found = |text: &str| bytes.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(found(&ann.id), "the file was looked at");
    assert!(!found(link["code"].as_str().unwrap()));
    let letters = recovery["code"].as_str().unwrap().replace('-', "");
    assert!(!found(&letters) && !found(&letters[8..]));
}

#[tokio::test]
async fn a_recovery_code_makes_somebody_himself_again_until_there_is_another() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let first = ann.post("/api/me/recovery", &json!({})).await.good()["code"].clone();
    let account = ann.get("/api/me/account").await.good();
    assert!(account["recovery"]["made"].as_u64().unwrap() > 0 && account["recovery"]["used"].is_null());
    let place = place.again().await;
    let spoken = first.as_str().unwrap().to_uppercase().replace('-', " ");
    let answer = place.nobody().post("/api/recovery", &json!({"code": spoken})).await;
    assert_eq!(answer.good(), json!({"id": ann.id, "name": "Ann"}));
    let ann = Guest { address: place.address, ..ann }.with_cookie_of(&answer);
    assert!(ann.get("/api/me/account").await.good()["recovery"]["used"].as_u64().unwrap() > 0);
    let second = ann.post("/api/me/recovery", &json!({})).await.good()["code"].clone();
    let status = async |code| place.nobody().post("/api/recovery", &json!({"code": code})).await.status;
    assert_eq!(status(first).await, 403);
    assert_eq!(status(second.clone()).await, 200);
    assert_eq!(ann.send("DELETE", "/api/me/recovery", "", &[]).await.status, 200);
    assert_eq!(status(second).await, 403);
    assert!(ann.get("/api/me/account").await.good()["recovery"].is_null());
    place.close().await;
}

#[tokio::test]
async fn guessing_from_one_address_meets_a_limit_also_with_the_right_code() {
    let mut config = limited();
    config.quotas.address.wrong_codes = 5;
    let place = Place::open_with(config).await;
    let ann = place.guest("Ann").await;
    let link = ann.post("/api/me/links", &json!({})).await.good();
    for guess in 0..5 {
        let refused = place.nobody().post("/api/link", &json!({"code": format!("guess{guess}")})).await;
        assert_eq!(refused.status, 403, "{refused:?}");
    }
    for path in ["/api/link", "/api/link/look", "/api/recovery"] {
        assert_eq!(place.nobody().post(path, &json!({"code": link["code"]})).await.status, 429, "{path}");
    }
    place.close().await;
}

#[tokio::test]
async fn guessing_at_one_persons_code_meets_a_limit_from_wherever_it_comes() {
    let mut config = Config { proxies: 1, ..limited() };
    config.quotas.address.wrong_codes = 1_000;
    let place = Place::open_with(config).await;
    let ann = place.guest("Ann").await;
    let code = ann.post("/api/me/recovery", &json!({})).await.good()["code"].as_str().unwrap().to_owned();
    let guess = json!({"code": format!("{}{}", &code[..10], "zzzz-zzzz-zzzz")}).to_string();
    let mut refused = Vec::new();
    for address in 0..12 {
        let from = format!("192.0.2.{address}");
        let more = [("X-Forwarded-For", from.as_str()), ("X-Forwarded-Proto", "http")];
        refused.push(place.nobody().send("POST", "/api/recovery", &guess, &more).await.status);
    }
    assert_eq!(refused.first(), Some(&403));
    assert_eq!(refused.last(), Some(&429), "{refused:?}");
    place.close().await;
}

#[tokio::test]
async fn passkeys_say_why_they_cannot_be_used_and_no_answer_is_taken_twice_or_late() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let why = "account-passkeys-no-address";
    assert_eq!(ann.get("/api/house").await.good()["no_passkeys"]["id"], why);
    assert_eq!(ann.post("/api/me/passkeys/challenge", &json!({})).await.json()["why"]["id"], why);
    assert_eq!(place.nobody().post("/api/passkey/challenge", &json!({})).await.status, 409);
    let host = format!("localhost:{}", place.address.port());
    let here = [("Host", host.as_str()), ("Origin", &format!("http://{host}"))];
    assert!(ann.send("GET", "/api/house", "", &here[..1]).await.good()["no_passkeys"].is_null());
    let challenge = ann.send("POST", "/api/me/passkeys/challenge", "{}", &here).await.good();
    let options = &challenge["options"]["publicKey"];
    assert_eq!(options["rp"]["id"], "localhost");
    assert_eq!(options["authenticatorSelection"]["residentKey"], "required");
    assert_eq!(options["authenticatorSelection"]["userVerification"], "required");
    let other = place.nobody().send("POST", "/api/passkey/challenge", "{}", &here).await.good();
    assert_ne!(other["options"]["publicKey"]["challenge"], options["challenge"]);
    let credential = json!({
        "id": "YQ", "rawId": "YQ", "type": "public-key", "extensions": {},
        "response": {"authenticatorData": "YQ", "clientDataJSON": "YQ", "signature": "YQ", "userHandle": null},
    });
    let answer = json!({"ceremony": "guessed", "credential": credential}).to_string();
    let late = place.nobody().send("POST", "/api/passkey", &answer, &here).await;
    assert_eq!((late.status, &late.json()["why"]["id"]), (409, &json!("account-passkey-late")));
    let answer = json!({"ceremony": other["ceremony"], "credential": credential}).to_string();
    let unknown = place.nobody().send("POST", "/api/passkey", &answer, &here).await;
    assert_eq!((unknown.status, &unknown.json()["why"]["id"]), (403, &json!("account-unknown-passkey")));
    assert_eq!(place.nobody().send("POST", "/api/passkey", &answer, &here).await.status, 409);
    place.close().await;
}

#[tokio::test]
async fn whoever_leaves_for_good_leaves_no_way_in_behind() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let phone = second_device(&place, &ann).await;
    let link = ann.post("/api/me/links", &json!({})).await.good();
    let recovery = ann.post("/api/me/recovery", &json!({})).await.good();
    ann.new_table(&for_two()).await;
    assert_eq!(ann.send("DELETE", "/api/me", "", &[]).await.status, 200);
    assert_eq!(phone.get("/api/me").await.status, 401);
    assert_eq!(place.nobody().post("/api/link", &json!({"code": link["code"]})).await.status, 403);
    assert_eq!(place.nobody().post("/api/recovery", &json!({"code": recovery["code"]})).await.status, 403);
    let mut file = database(place.folder.path()).await;
    for table in ["devices", "links", "recovery", "passkeys"] {
        let left = format!("SELECT count(*) FROM {table}");
        let left: i64 = sqlx::query_scalar(&left).fetch_one(&mut file).await.unwrap();
        assert_eq!(left, 0, "{table}");
    }
    place.close().await;
}
