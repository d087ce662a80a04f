//! Games that go on elsewhere: from a position of another one, and on another device by a file.

use serde_json::{Value, json};

use super::{Page, decider, two_here};

/// A game that is over, with two players and this many decisions.
fn played_out(page: &mut Page, game: &str) -> (String, u64) {
    let id = page.create(&two_here(game));
    while page.play_one(&id) {}
    let decisions = page.moment(&id)["decisions"].as_u64().unwrap();
    (id, decisions)
}

#[test]
fn a_game_goes_on_from_a_position_of_another_one_and_says_so() {
    let mut page = Page::default();
    for game in ["circle-wagons", "carson-cards", "carson-city"] {
        let (old, decisions) = played_out(&mut page, game);
        let half = decisions / 2;
        let then = page.ask(&json!({ "kind": "at", "id": old, "decisions": half }))["answer"].clone();
        let mut table = two_here(game);
        table["played_on"] = json!({ "table": old, "decisions": half });
        let chance = "7a".repeat(32);
        let given = json!({ "now": 1_800_000_000_000_u64, "chance": chance });
        let create = |table: &Value| json!({ "kind": "create", "me": { "id": "here", "name": "Ann" }, "table": table, "given": given });
        let begun = page.ask(&create(&table))["answer"].clone();
        assert_eq!(begun["played_on"], table["played_on"], "{begun}");
        let id = begun["id"].as_str().unwrap().to_owned();
        let now = page.moment(&id);
        let views = |moment: &Value| -> Vec<Value> {
            moment["seats"].as_array().unwrap().iter().map(|seat| seat["view"].clone()).collect()
        };
        assert_eq!(views(&now), views(&then), "{game}");
        // It is taken up again, and played to its end.
        page.reopen(&id);
        while page.play_one(&id) {}
        assert_eq!(
            page.ask(&json!({ "kind": "dice", "id": id }))["answer"]["verdict"]["kind"],
            "set_by_hand",
            "{game}: nothing proves how the position came about"
        );
        let statistics =
            json!({ "kind": "statistics", "name": "Ann", "kept": [page.kept[&id]], "older": false });
        assert_eq!(page.ask(&statistics)["answer"]["counted"], 0, "it counts for nobody");

        page.reopen(&old);
        table["played_on"]["decisions"] = json!(decisions);
        assert_eq!(page.ask(&create(&table))["refused"]["why"]["id"], "illegal-over");
        table["played_on"]["table"] = json!("here-nowhere");
        assert_eq!(page.ask(&create(&table))["refused"]["why"]["id"], "server-no-table");
        page = Page::default();
    }
}

#[test]
fn a_game_that_is_not_over_yields_no_position_to_begin_with() {
    let mut page = Page::default();
    let old = page.create(&two_here("circle-wagons"));
    page.play_one(&old);
    let mut table = two_here("circle-wagons");
    table["played_on"] = json!({ "table": old, "decisions": 0 });
    let create = json!({ "kind": "create", "me": { "id": "here", "name": "Ann" }, "table": table, "given": page.given() });
    assert_eq!(page.ask(&create)["refused"]["why"]["id"], "server-not-over");
}

/// The file of a table.
fn table_file(page: &Page, id: &str) -> Value {
    let mut file = page.kept[id].clone();
    file["boomtown"] = json!("table");
    file
}

fn bring(page: &mut Page, file: &str) -> Value {
    let request = json!({ "kind": "bring", "me": { "id": "here", "name": "Ann" }, "record": file, "given": page.given() });
    page.ask(&request)
}

#[test]
fn a_table_in_a_file_goes_on_on_another_device_and_is_marked() {
    for game in ["circle-wagons", "carson-cards", "carson-city"] {
        let mut one = Page::default();
        let id = one.create(&two_here(game));
        for _ in 0..11 {
            one.play_one(&id);
        }
        let undo =
            json!({ "kind": "undo", "seat": decider(&one.moment(&id)), "at": one.moment(&id)["decisions"] });
        one.request(&id, &undo);
        let file = table_file(&one, &id).to_string();

        let mut other = Page::default();
        let info = bring(&mut other, &file)["answer"].clone();
        assert_eq!((&info["id"], &info["looked_ahead"]), (&json!(id), &json!(true)), "{info}");
        assert_eq!(
            info["happenings"].as_array().unwrap().last().unwrap()["phrase"]["id"],
            "web-device-brought"
        );
        let without_version = |mut moment: Value| {
            moment.as_object_mut().unwrap().shift_remove("version");
            moment
        };
        let there = without_version(one.moment(&id));
        assert_eq!(without_version(other.moment(&id)), there, "it stands where it stood");
        other.reopen(&id);
        assert_eq!(without_version(other.moment(&id)), there, "and again");
        while other.play_one(&id) {}
        let verdict = other.ask(&json!({ "kind": "dice", "id": id }))["answer"]["verdict"]["kind"].clone();
        assert_eq!(verdict, "honest", "the dice are those that were sealed at first");
    }
}

#[test]
fn a_game_that_is_over_is_brought_as_it_was() {
    let mut one = Page::default();
    let (id, decisions) = played_out(&mut one, "circle-wagons");
    let mut other = Page::default();
    let info = bring(&mut other, &table_file(&one, &id).to_string())["answer"].clone();
    assert_eq!((&info["stage"], &info["looked_ahead"]), (&json!("over"), &json!(false)));
    assert_eq!(other.moment(&id)["decisions"], decisions);
}

#[test]
fn a_file_that_is_not_what_a_device_wrote_is_refused() {
    let mut page = Page::default();
    let id = page.create(&two_here("circle-wagons"));
    page.play_one(&id);
    let file = table_file(&page, &id);
    let mut doc: Value = serde_json::from_str(file["doc"].as_str().unwrap()).unwrap();
    let with_doc = |doc: &Value| {
        let mut other = file.clone();
        other["doc"] = json!(doc.to_string());
        other
    };
    let mut refused = Vec::new();
    doc["id"] = json!("here-another");
    refused.push((with_doc(&doc), "server-unreadable"));
    doc["id"] = json!(id);
    doc["seats"].as_array_mut().unwrap().pop();
    refused.push((with_doc(&doc), "server-unreadable"));
    doc["form"] = json!(99);
    refused.push((with_doc(&doc), "web-device-newer"));
    let mut fewer = file.clone();
    fewer["entries"] = json!([]);
    refused.push((fewer, "server-unreadable"));
    for (file, why) in refused {
        assert_eq!(bring(&mut Page::default(), &file.to_string())["refused"]["why"]["id"], why, "{file}");
    }
}
