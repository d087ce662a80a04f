//! Where points come from, what an action as data would bring, and what is within reach.

use serde_json::{Value, json};

use crate::place::{Place, hotseat};
use crate::playing::{acting, play_on};

/// Each line with its points and what its parts add up to.
fn sums(scores: &Value) -> Vec<(i64, i64)> {
    let lines = scores["seats"].as_array().unwrap().iter().flat_map(|seat| seat["lines"].as_array().unwrap());
    let sum = |line: &Value| {
        let parts = line["parts"].as_array().into_iter().flatten();
        parts.map(|part| part["points"].as_i64().unwrap()).sum()
    };
    lines.map(|line| (line["points"].as_i64().unwrap(), sum(line))).collect()
}

#[tokio::test]
async fn points_are_explained_on_demand_and_in_the_past_and_never_sent_unasked() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let begun = line.welcome["moment"].clone();
    let moment = play_on(&mut line, begun, 9).await;
    assert!(!moment.to_string().contains("\"parts\""), "a moment has no parts");
    for ask in [json!({"kind": "explain"}), json!({"kind": "explain", "seat": 2})] {
        let explained = line.ask(ask).await;
        assert_eq!(explained["type"], "explained");
        let sums = sums(&explained["scores"]);
        assert!(sums.iter().any(|(points, _)| *points != 0));
        assert!(sums.iter().all(|(points, parts)| points == parts), "{sums:?}");
    }
    let past = ann.get(&format!("/api/tables/{table}/at/9")).await.good();
    assert!(sums(&past["scores"]).iter().all(|(points, parts)| points == parts));
    place.close().await;
}

#[tokio::test]
async fn an_action_as_data_is_previewed_like_its_text() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let mut moment = line.welcome["moment"].clone();
    while !acting(&moment).unwrap().1[0].starts_with("lay") {
        moment = play_on(&mut line, moment, 1).await;
    }
    let seats = moment["seats"].as_array().unwrap();
    let asked = seats.iter().find(|seat| seat["offers"].is_array()).unwrap();
    let (seat, offer) = (asked["viewer"]["seat"].clone(), &asked["offers"][0]);
    assert!(offer["data"]["lay"]["column"].is_i64(), "{offer}");
    let by_text = line.ask(json!({"kind": "preview", "seat": seat, "action": offer["action"]})).await;
    let by_data = line.ask(json!({"kind": "preview", "seat": seat, "action": offer["data"]})).await;
    assert_eq!((&by_text["account"], &by_text["scores"]), (&by_data["account"], &by_data["scores"]));
    let far = json!({"lay": {"column": 99, "row": 99, "turned": false}});
    let illegal = line.ask(json!({"kind": "preview", "seat": seat, "action": far})).await;
    assert_eq!(illegal["reason"], "illegal");
    let odd = line.ask(json!({"kind": "preview", "seat": seat, "action": {"fly": 3}})).await;
    assert_eq!(odd["type"], "refused");
    place.close().await;
}

#[tokio::test]
async fn while_the_bids_are_out_everybody_can_ask_what_the_row_would_bring_him() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Bob"}]);
    let table = ann.new_table(&json!({"game": "carson-cards", "seats": seats})).await;
    let mut line = ann.sit(&table).await;
    let row = line.welcome["moment"]["seats"][0]["view"]["table"]["row"].clone();
    let foretold = line.ask(json!({"kind": "forecast", "seat": 1})).await;
    assert_eq!(foretold["type"], "foretold");
    let named: Vec<&Value> =
        foretold["forecast"].as_array().unwrap().iter().map(|one| &one["what"]).collect();
    assert!(row.as_array().unwrap().iter().all(|card| named.contains(&card)), "{row} {named:?}");
    place.close().await;
}

#[tokio::test]
async fn what_happened_is_recounted_round_by_round_to_whoever_asks() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Bob"}]);
    let table = ann.new_table(&json!({"game": "carson-city", "seats": seats})).await;
    let mut line = ann.sit(&table).await;
    let begun = line.welcome["moment"].clone();
    play_on(&mut line, begun, 8).await;
    for ask in [json!({"kind": "chapters"}), json!({"kind": "chapters", "seat": 2})] {
        let recounted = line.ask(ask).await;
        assert_eq!(recounted["type"], "recounted");
        let first = &recounted["chapters"][0];
        assert_eq!(first["title"]["id"], "city-card-round");
        let cells =
            first["rows"].as_array().unwrap().iter().map(|row| row["cells"].as_array().unwrap().len());
        assert!(cells.into_iter().all(|count| count == 2), "{first}");
    }
    let refused = place.guest("Cy").await.sit(&table).await.ask(json!({"kind": "chapters", "seat": 1})).await;
    assert_eq!(refused["type"], "refused");
    place.close().await;
}
