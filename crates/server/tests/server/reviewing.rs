//! Reviews of finished games: asked for, shown as they go on, kept, and broken off.

use std::time::Duration;

use serde_json::{Value, json};

use crate::guest::Guest;
use crate::place::{Place, hotseat};
use crate::playing::play_on;

/// A table of Ann's whose game was given up after so many decisions.
async fn finished(ann: &Guest, decisions: usize) -> String {
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let begun = line.welcome["moment"].clone();
    play_on(&mut line, begun, decisions).await;
    line.do_it(json!({"kind": "resign", "seat": 1})).await;
    table
}

async fn wait_for(guest: &Guest, path: &str) -> Value {
    loop {
        let now = guest.get(path).await.good();
        if now["state"] != "running" {
            return now;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_finished_game_is_reviewed_once_and_the_review_is_kept() {
    let place = Place::open().await;
    let (ann, bob) = (place.guest("Ann").await, place.guest("Bob").await);
    let table = finished(&ann, 5).await;
    let path = format!("/api/tables/{table}/review");
    assert_eq!(ann.get(&path).await.good()["state"], "none");
    let begun = ann.post(&path, &json!({})).await.good();
    assert_ne!(begun["state"], "none");
    let done = wait_for(&ann, &path).await;
    assert_eq!(done["state"], "done", "{done}");
    let review = &done["review"];
    assert_eq!(review["moments"].as_array().unwrap().len(), 6);
    for sum in review["seats"].as_array().unwrap() {
        let part = |name: &str| sum[name].as_f64().unwrap();
        let parts = ["start", "luck", "decisions", "others", "rest"].map(part).iter().sum::<f64>();
        assert!((parts - part("lead")).abs() < 0.01, "{sum}");
    }
    assert_eq!(bob.post(&path, &json!({})).await.good(), done, "nobody makes it again");
    let place = place.again().await;
    assert_eq!(place.guest("Cleo").await.get(&path).await.good(), done);
    place.close().await;
}

#[tokio::test]
async fn a_game_that_goes_on_has_no_review() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let refused = ann.post(&format!("/api/tables/{table}/review"), &json!({})).await;
    assert_eq!(refused.status, 409);
    place.close().await;
}

#[tokio::test]
async fn a_person_has_one_review_made_at_a_time_and_can_break_it_off() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let (first, second) = (finished(&ann, 14).await, finished(&ann, 3).await);
    let (first, second) = (format!("/api/tables/{first}/review"), format!("/api/tables/{second}/review"));
    assert_eq!(ann.post(&first, &json!({})).await.good()["state"], "running");
    let refused = ann.post(&second, &json!({})).await;
    assert_eq!(refused.json()["why"]["id"], "server-one-review");
    let bob = place.guest("Bob").await;
    bob.send("DELETE", &first, "", &[]).await.good();
    let broken_off = ann.send("DELETE", &first, "", &[]).await.good();
    assert_eq!(broken_off["state"], "none");
    ann.post(&second, &json!({})).await.good();
    assert_eq!(wait_for(&ann, &second).await["state"], "done");
    place.close().await;
}

/// How many requests wait for a thread of the bots.
async fn waiting(guest: &Guest) -> u32 {
    let figures = guest.get("/metrics").await.body;
    let figure = figures.lines().find_map(|line| line.strip_prefix("boomtown_bots_waiting "));
    figure.unwrap().parse().unwrap()
}

#[tokio::test]
async fn however_often_a_review_is_broken_off_and_begun_again_one_is_made() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let path = format!("/api/tables/{}/review", finished(&ann, 14).await);
    for _ in 0..40 {
        assert_eq!(ann.post(&path, &json!({})).await.good()["state"], "running");
        assert_eq!(ann.send("DELETE", &path, "", &[]).await.good()["state"], "none");
    }
    ann.post(&path, &json!({})).await.good();
    // What was broken off is dropped at the latest when its turn comes.
    while waiting(&ann).await > 1 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(ann.get(&path).await.good()["state"], "running", "they were not all made first");
    assert_eq!(wait_for(&ann, &path).await["state"], "done");
    place.close().await;
}
