//! Ending one's other sessions.

use serde_json::json;

use crate::guest::Guest;
use crate::place::{Place, two_at_a_table};

/// The same person with the cookie of this answer.
async fn end_others(guest: &Guest) -> Guest {
    let answer = guest.send("DELETE", "/api/me/sessions", "", &[]).await;
    assert_eq!(answer.good()["id"], *guest.id);
    let cookie = answer.header("set-cookie").split(';').next().unwrap().to_owned();
    Guest { identity: Some(("Cookie", cookie)), ..guest.clone() }
}

#[tokio::test]
async fn the_cookie_of_an_ended_session_makes_nobody_leave_and_does_not_say_so() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let here = end_others(&ann).await;
    let refused = ann.send("DELETE", "/api/me", "", &[]).await;
    assert_eq!(refused.status, 401, "{refused:?}");
    assert_eq!(here.get("/api/me").await.status, 200);
    for _ in 0..2 {
        assert_eq!(here.send("DELETE", "/api/me", "", &[]).await.status, 200, "again is as good as once");
    }
    place.close().await;
}

#[tokio::test]
async fn whoever_ends_his_other_sessions_is_known_here_and_nowhere_else() {
    let place = Place::open().await;
    let (ann, bob, table) = two_at_a_table(&place).await;
    let mut lost_phone = ann.sit(&table).await;
    let mut bobs = bob.sit(&table).await;
    let here = end_others(&ann).await;
    // What the lost phone had open ends, and its cookie is nobody's.
    assert_eq!(lost_phone.next_of("closing").await["type"], "closing");
    assert_eq!(ann.get("/api/me").await.status, 401);
    assert_eq!(ann.get("/api/tables?list=mine").await.status, 401);
    assert_eq!(ann.sit(&table).await.welcome["table"]["yours"], json!([]));
    // Here all is as it was, and the others notice nothing.
    assert_eq!(here.get("/api/me").await.good()["id"], *ann.id);
    assert_eq!(here.sit(&table).await.welcome["table"]["yours"], json!([1]));
    bobs.do_it(json!({"kind": "say", "text": "Howdy"})).await;
    assert_eq!(bob.get("/api/me").await.status, 200);
    // A new name does not bring the old cookie back, and the new one stays.
    let named = here.post("/api/me", &json!({"name": "Annie"})).await;
    let cookie = named.header("set-cookie").split(';').next().unwrap().to_owned();
    assert_eq!(Some(("Cookie", cookie)), here.identity);
    // Once more, and after a restart.
    let newest = end_others(&here).await;
    assert_eq!(here.get("/api/me").await.status, 401);
    let place = place.again().await;
    let at = |guest: &Guest| Guest { address: place.address, ..guest.clone() };
    assert_eq!(at(&newest).get("/api/me").await.status, 200);
    assert_eq!(at(&here).get("/api/me").await.status, 401);
    assert_eq!(at(&ann).get("/api/me").await.status, 401);
    place.close().await;
}

#[tokio::test]
async fn a_program_goes_on_when_its_owner_ends_his_other_sessions() {
    let place = Place::open().await;
    let (ann, _, table) = two_at_a_table(&place).await;
    let token = ann.post(&format!("/api/tables/{table}/seats/1/token"), &json!({})).await.good();
    let program = Guest::program(place.address, token["token"].as_str().unwrap());
    let mut line = program.sit(&table).await;
    end_others(&ann).await;
    line.send(&json!({"type": "ping"})).await;
    assert_eq!(line.next_of("pong").await["type"], "pong");
    place.close().await;
}

#[tokio::test]
async fn nobody_ends_the_sessions_of_another() {
    let place = Place::open().await;
    let (ann, _, table) = two_at_a_table(&place).await;
    assert_eq!(place.nobody().send("DELETE", "/api/me/sessions", "", &[]).await.status, 401);
    let token = ann.post(&format!("/api/tables/{table}/seats/1/token"), &json!({})).await.good();
    let program = Guest::program(place.address, token["token"].as_str().unwrap());
    assert_eq!(program.send("DELETE", "/api/me/sessions", "", &[]).await.status, 401);
    let foreign = [("Origin", "http://evil.example")];
    assert_eq!(ann.send("DELETE", "/api/me/sessions", "", &foreign).await.status, 403);
    assert_eq!(ann.get("/api/me").await.status, 200);
    place.close().await;
}
