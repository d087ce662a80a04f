//! A closed server admits people with an invitation; keys that sign cookies are rotated while a server runs.

use serde_json::json;
use server::{Access, Config, Limits};

use crate::guest::Guest;
use crate::place::{Place, brisk, for_two};
use crate::storage::database;

fn closed() -> Config {
    Config { access: Access::Invitation { codes: vec!["HOWDY".to_owned()] }, ..brisk() }
}

async fn ask(place: &Place, invitation: &str) -> crate::answer::Answer {
    place.nobody().post("/api/me", &json!({"name": "Ann", "invitation": invitation})).await
}

#[tokio::test]
async fn a_closed_server_lets_in_who_brings_an_invitation() {
    let place = Place::open_with(closed()).await;
    assert_eq!(place.nobody().get("/api/house").await.good()["by_invitation"], true);
    let refused = place.nobody().post("/api/me", &json!({"name": "Ann"})).await;
    assert_eq!((refused.status, &refused.json()["why"]["id"]), (403, &json!("account-invitation-needed")));
    let refused = ask(&place, "guessed").await;
    assert_eq!((refused.status, &refused.json()["why"]["id"]), (403, &json!("account-wrong-invitation")));
    for path in ["/api/tables?list=open", "/api/tables/some", "/api/tables/some/record.json", "/api/me"] {
        assert_eq!(place.nobody().get(path).await.status, 401, "{path}");
    }
    assert_eq!(place.nobody().get("/api/games").await.status, 200, "which games there are is no secret");
    let answer = ask(&place, " HOWDY ").await;
    let ann = Guest { id: answer.good()["id"].as_str().unwrap().to_owned(), ..place.nobody() }
        .with_cookie_of(&answer);
    ann.new_table(&for_two()).await;
    // Whoever is in comes in again by his own ways, and takes another name without an invitation.
    ann.post("/api/me", &json!({"name": "Annie"})).await.good();
    let link = ann.post("/api/me/links", &json!({})).await.good();
    assert_eq!(
        place.nobody().post("/api/link", &json!({"code": link["code"]})).await.good()["name"],
        "Annie"
    );
    place.close().await;
}

#[tokio::test]
async fn an_invitation_lets_so_many_in_and_ends_with_its_time() {
    let place = Place::open_with(closed()).await;
    let code = place.admin().await.add_invitation(2, 1).await.unwrap();
    let statuses =
        [ask(&place, &code).await.status, ask(&place, &code).await.status, ask(&place, &code).await.status];
    assert_eq!(statuses, [200, 200, 403]);
    let late = place.admin().await.add_invitation(2, 1).await.unwrap();
    let mut file = database(place.folder.path()).await;
    sqlx::query("UPDATE invitations SET until = 1").execute(&mut file).await.unwrap();
    assert_eq!(ask(&place, &late).await.status, 403);
    place.close().await;
}

#[tokio::test]
async fn guessing_invitations_meets_a_limit() {
    let mut config = Config { limits: Limits::Usual, ..closed() };
    config.quotas.address.wrong_codes = 3;
    let place = Place::open_with(config).await;
    for _ in 0..3 {
        assert_eq!(ask(&place, "guessed").await.status, 403);
    }
    assert_eq!(ask(&place, "HOWDY").await.status, 429);
    place.close().await;
}

#[tokio::test]
async fn an_open_server_needs_no_invitation() {
    let place = Place::open().await;
    assert_eq!(place.nobody().get("/api/house").await.good()["by_invitation"], false);
    assert_eq!(place.nobody().get("/api/tables?list=open").await.status, 200);
    place.close().await;
}

#[tokio::test]
async fn cookies_of_an_old_key_are_believed_for_its_time_and_renewed_at_the_next_visit() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    // A running server takes the new key up by itself; here it is started again.
    place.admin().await.rotate_signing_key(30).await.unwrap();
    let place = place.again().await;
    let at = |guest: &Guest| Guest { address: place.address, ..guest.clone() };
    let answer = at(&ann).get("/api/me").await;
    assert_eq!(answer.good()["name"], "Ann");
    let renewed = at(&ann).with_cookie_of(&answer);
    assert_ne!(renewed.identity, ann.identity);
    assert_eq!(renewed.get("/api/me").await.header("set-cookie"), "");
    place.admin().await.rotate_signing_key(30).await.unwrap();
    let mut file = database(place.folder.path()).await;
    let keys: i64 =
        sqlx::query_scalar("SELECT count(*) FROM signing_keys").fetch_one(&mut file).await.unwrap();
    assert_eq!(keys, 3);
    place.admin().await.rotate_signing_key(0).await.unwrap();
    let place = place.again().await;
    for guest in [&ann, &bob, &renewed] {
        let guest = Guest { address: place.address, ..guest.clone() };
        assert_eq!(guest.get("/api/me").await.status, 401, "no old key is believed any more");
    }
    assert_eq!(place.guest("Cid").await.get("/api/me").await.status, 200);
    place.close().await;
}
