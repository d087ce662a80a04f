//! Tables on this device, as the page asks for them: played to the end, taken up again, mended, refused.

#[path = "device/carrying.rs"]
mod carrying;

use browser::Engine;
use serde_json::{Value, json};

/// What a page does: it keeps what the engine says, and can start anew from it.
#[derive(Default)]
struct Page {
    engine: Engine,
    kept: Value,
    asked: u64,
}

impl Page {
    fn given(&self) -> Value {
        json!({ "now": 1_800_000_000_000_u64 + self.asked, "chance": "5e".repeat(32) })
    }

    fn ask(&mut self, request: &Value) -> Value {
        self.asked += 1;
        let answer: Value = serde_json::from_str(&self.engine.ask(&request.to_string())).unwrap();
        for change in answer["keep"].as_array().into_iter().flatten() {
            self.keep(change);
        }
        answer
    }

    fn keep(&mut self, change: &Value) {
        let kept = &mut self.kept[change["id"].as_str().unwrap()];
        assert_eq!(kept["version"].as_u64().unwrap_or(0) + 1, change["version"].as_u64().unwrap());
        let mut entries = kept["entries"].as_array().cloned().unwrap_or_default();
        entries.extend(change["entries"].as_array().unwrap().iter().cloned());
        let state = if change["state"].is_null() { kept["state"].clone() } else { change["state"].clone() };
        *kept = json!({
            "id": change["id"], "version": change["version"], "doc": change["doc"], "entries": entries, "state": state,
        });
    }

    fn create(&mut self, table: &Value) -> String {
        let request = json!({ "kind": "create", "me": { "id": "here", "name": "Ann" }, "table": table, "given": self.given() });
        let answer = self.ask(&request);
        answer["answer"]["id"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned()
    }

    fn say(&mut self, id: &str, message: &Value) -> Value {
        let request = json!({ "kind": "say", "id": id, "message": message, "given": self.given() });
        self.ask(&request)
    }

    fn moment(&mut self, id: &str) -> Value {
        let hello = json!({ "type": "hello", "protocol": 1, "detail": "board", "changes": true });
        self.say(id, &hello)["tell"][0]["moment"].clone()
    }

    fn request(&mut self, id: &str, ask: &Value) -> Value {
        let message = json!({ "type": "ask", "id": format!("r{}", self.asked), "ask": ask });
        self.say(id, &message)
    }

    /// Plays the first thing that is offered; whether there was one.
    fn play_one(&mut self, id: &str) -> bool {
        let moment = self.moment(id);
        let asked = moment["seats"].as_array().unwrap().iter().find(|seat| seat["offers"].is_array());
        let Some(asked) = asked.cloned() else { return false };
        let offers = asked["offers"].as_array().unwrap();
        let action = &offers[usize::try_from(self.asked).unwrap() % offers.len()]["action"];
        let play = json!({ "kind": "play", "seat": asked["viewer"]["seat"], "action": action, "at": moment["decisions"] });
        let answer = self.request(id, &play);
        assert_eq!(answer["show"][0]["type"], "moved", "{answer}");
        assert_eq!(answer["tell"][0]["type"], "done");
        true
    }

    /// What the bots that are asked have to think about.
    fn thoughts(&mut self, id: &str) -> Vec<Value> {
        let bots = self.ask(&json!({ "kind": "bots", "id": id, "think": 20 }));
        bots["answer"].as_array().unwrap_or_else(|| panic!("{bots}")).clone()
    }

    /// A bot thinks about something, in an engine of its own, and what it chose is carried out.
    fn decide(&mut self, id: &str, thought: &Value) -> Value {
        let choose = json!({ "kind": "choose", "thought": thought });
        let chosen: Value = serde_json::from_str(&Engine::default().ask(&choose.to_string())).unwrap();
        let (version, at, seat) = (&thought["version"], &thought["at"], &thought["seat"]);
        let action = &chosen["answer"];
        self.ask(&json!({
            "kind": "decide", "id": id, "version": version, "at": at, "seat": seat, "action": action, "given": self.given(),
        }))
    }

    /// The first bot that is asked decides.
    fn let_bot_decide(&mut self, id: &str) -> Value {
        let thought = self.thoughts(id)[0].clone();
        self.decide(id, &thought)
    }

    /// A new engine takes the table up from what was kept.
    fn reopen(&mut self, id: &str) -> Value {
        self.engine = Engine::default();
        let request = json!({ "kind": "open", "kept": self.kept[id], "given": self.given() });
        self.ask(&request)
    }
}

/// The first seat that is asked.
fn decider(moment: &Value) -> usize {
    usize::try_from(moment["deciders"][0].as_u64().unwrap()).unwrap()
}

fn two_here(game: &str) -> Value {
    json!({ "game": game, "seats": [{ "kind": "me" }, { "kind": "here", "name": "Bob" }], "salt": "words of my own" })
}

#[test]
fn every_game_is_played_to_its_end_and_its_record_is_honest() {
    for game in ["circle-wagons", "carson-cards", "carson-city"] {
        let mut page = Page::default();
        let id = page.create(&two_here(game));
        let mut steps = 0;
        while page.play_one(&id) {
            steps += 1;
            assert!(steps < 2_000, "{game} does not end");
        }
        let info = page.ask(&json!({ "kind": "info", "id": id }))["answer"].clone();
        assert_eq!(info["stage"], "over", "{game}");
        let dice = page.ask(&json!({ "kind": "dice", "id": id }))["answer"].clone();
        assert_eq!(dice["verdict"]["kind"], "honest", "{game}");
        assert!(dice["salts"][0].as_str().unwrap().contains("words of my own"));
        let record = page.ask(&json!({ "kind": "record", "id": id, "form": "txt" }))["answer"].clone();
        let me = json!({ "id": "here", "name": "Ann" });
        let bring = json!({ "kind": "bring", "me": me, "record": record, "given": page.given() });
        let brought = page.ask(&bring)["answer"].clone();
        assert_eq!(
            brought["points"], info["points"],
            "{game}: a record that was taken away can be brought again"
        );
    }
}

#[test]
fn a_table_is_taken_up_again_as_it_stood() {
    let mut page = Page::default();
    let id = page.create(&two_here("circle-wagons"));
    for _ in 0..11 {
        assert!(page.play_one(&id));
    }
    let before = page.moment(&id);
    assert!(page.reopen(&id)["keep"].is_null(), "nothing changed");
    assert_eq!(page.moment(&id), before);
    assert!(page.play_one(&id));
}

#[test]
fn an_older_form_is_read_and_a_newer_one_refused() {
    let mut page = Page::default();
    let id = page.create(&two_here("circle-wagons"));
    assert!(page.play_one(&id));
    let mut doc: Value = serde_json::from_str(page.kept[&id]["doc"].as_str().unwrap()).unwrap();
    for added in ["form", "looked_ahead", "happenings", "asked", "rematch", "winners", "imported"] {
        doc.as_object_mut().unwrap().remove(added);
    }
    page.kept[&id]["doc"] = json!(doc.to_string());
    assert!(page.reopen(&id)["refused"].is_null());
    assert!(page.play_one(&id));
    doc["form"] = json!(99);
    page.kept[&id]["doc"] = json!(doc.to_string());
    assert_eq!(page.reopen(&id)["refused"]["why"]["id"], "web-device-newer");
}

#[test]
fn a_game_that_replays_to_another_position_goes_on_from_the_kept_one_and_says_so() {
    let mut page = Page::default();
    let id = page.create(&two_here("circle-wagons"));
    for _ in 0..8 {
        assert!(page.play_one(&id));
    }
    let before = page.moment(&id);
    page.kept[&id]["entries"][0] = json!(r#"{"play":{"seat":1,"action":"wander off"}}"#);
    let opened = page.reopen(&id);
    assert_eq!(opened["keep"].as_array().map(Vec::len), Some(1), "that is written down first: {opened}");
    let after = page.moment(&id);
    assert_eq!(after["seats"][0]["view"], before["seats"][0]["view"]);
    assert!(page.play_one(&id));
    let kept = page.moment(&id);
    page.reopen(&id);
    assert_eq!(page.moment(&id), kept);
}

#[test]
fn what_was_asked_twice_is_done_once_and_what_is_refused_changes_nothing() {
    let mut page = Page::default();
    let id = page.create(&two_here("circle-wagons"));
    let moment = page.moment(&id);
    let seat = decider(&moment);
    let action = &moment["seats"][seat - 1]["offers"][0]["action"];
    let play = json!({ "type": "ask", "id": "once", "ask": { "kind": "play", "seat": seat, "action": action, "at": 0 } });
    assert_eq!(page.say(&id, &play)["keep"].as_array().map(Vec::len), Some(1));
    assert!(page.say(&id, &play)["keep"].is_null());
    let kept = page.kept[&id].clone();
    let nonsense = page.request(&id, &json!({ "kind": "play", "seat": 1, "action": "fly", "at": 1 }));
    assert_eq!(nonsense["tell"][0]["type"], "refused");
    assert_eq!(page.kept[&id], kept);
    let open = json!({ "game": "circle-wagons", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let me = json!({ "id": "here", "name": "Ann" });
    let create = json!({ "kind": "create", "me": me, "table": open, "given": page.given() });
    assert_eq!(page.ask(&create)["refused"]["why"]["id"], "web-device-open");
}

#[test]
fn whoever_undoes_past_a_reveal_is_marked_and_playing_again_begins_with_another_seat() {
    let mut page = Page::default();
    let id = page.create(&two_here("circle-wagons"));
    let first = decider(&page.moment(&id));
    assert!(page.play_one(&id));
    let moment = page.moment(&id);
    let undone = page.request(&id, &json!({ "kind": "undo", "seat": first, "at": moment["decisions"] }));
    assert_eq!(undone["show"][0]["moment"]["decisions"], 0, "{undone}");
    let resigned = page.request(&id, &json!({ "kind": "resign", "seat": 1 }));
    assert_eq!(resigned["show"][0]["table"]["winners"], json!([2]));
    page.asked += 1;
    let given = json!({ "now": 1_u64, "chance": "a7".repeat(32) });
    let again = page.ask(&json!({ "kind": "again", "id": id, "salt": "", "given": given }));
    assert_eq!(again["answer"]["seats"][0]["name"], "Bob", "{again}");
    assert_eq!(again["answer"]["rematch_of"], json!(id));
}

#[test]
fn bots_decide_when_they_are_asked_and_a_hint_is_given() {
    let mut page = Page::default();
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "tenderfoot" }]);
    let id = page.create(&json!({ "game": "circle-wagons", "seats": seats }));
    let mut hinted = 0;
    for _ in 0..4 {
        let hint = page.request(&id, &json!({ "kind": "hint", "seat": 1 }));
        let turn = page.moment(&id)["deciders"][0] == json!(1);
        assert_eq!(hint["tell"][0]["type"] == "refused", !turn, "{hint}");
        if turn {
            let mut thought = hint["hint"].clone();
            thought["millis"] = json!(20);
            // Another engine thinks, which knows no table.
            let wish = json!({ "kind": "advise", "request": "h", "thought": thought });
            let advice: Value = serde_json::from_str(&Engine::default().ask(&wish.to_string())).unwrap();
            assert_eq!(advice["tell"][0]["type"], "hinted", "{advice}");
            assert_eq!(advice["tell"][0]["id"], "h");
            hinted += 1;
        }
        if !page.play_one(&id) {
            let shown = page.let_bot_decide(&id);
            assert_eq!(shown["show"][0]["type"], "moved", "{shown}");
        }
    }
    assert!(hinted > 0, "somebody was asked");
}

#[test]
fn bots_sit_down_in_different_manners() {
    let mut page = Page::default();
    let deputy = json!({ "kind": "bot", "level": "deputy" });
    let seats = json!([{ "kind": "me" }, deputy, deputy, { "kind": "bot", "level": "tenderfoot" }]);
    let id = page.create(&json!({ "game": "carson-city", "seats": seats }));
    let table = page.ask(&json!({ "kind": "info", "id": id }))["answer"].clone();
    let level = |table: &Value, seat: usize| {
        table["seats"][seat]["holder"]["level"].as_str().expect("a bot has a level").to_owned()
    };
    let levels = [1, 2, 3].map(|seat| level(&table, seat));
    assert!(levels[0].starts_with("deputy/") && levels[1].starts_with("deputy/"), "{levels:?}");
    assert_ne!(levels[0], levels[1], "neighbours differ");
    assert_eq!(levels[2], "tenderfoot", "a beginner has no manner yet");
}

#[test]
fn a_bot_that_thought_about_another_moment_does_not_decide() {
    let mut page = Page::default();
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "tenderfoot" }]);
    let id = page.create(&json!({ "game": "circle-wagons", "seats": seats }));
    while !page.play_one(&id) {
        page.let_bot_decide(&id);
    }
    while page.play_one(&id) {}
    let thought = page.thoughts(&id)[0].clone();
    page.request(&id, &json!({ "kind": "undo", "seat": 1, "at": thought["at"] }));
    while page.play_one(&id) {}
    let stands = page.moment(&id)["decisions"].clone();
    let late = page.decide(&id, &thought);
    assert!(late["show"].is_null(), "nothing came of it");
    assert_eq!(late["bots"], true, "it thinks again");
    assert_eq!(page.moment(&id)["decisions"], stands);
    assert_eq!(page.let_bot_decide(&id)["show"][0]["type"], "moved");
}

#[test]
fn finished_games_of_this_device_are_counted_for_the_seat_with_my_name() {
    let mut page = Page::default();
    let id = page.create(&two_here("carson-cards"));
    while page.play_one(&id) {}
    let kept = page.kept[&id].clone();
    let statistics = |page: &mut Page, name: &str| {
        page.ask(&json!({ "kind": "statistics", "name": name, "kept": [kept], "older": false }))["answer"]
            .clone()
    };
    let points = page.ask(&json!({ "kind": "info", "id": id }))["answer"]["points"].clone();
    for (name, seat) in [("Ann", 0), ("Bob", 1)] {
        let told = statistics(&mut page, name);
        assert_eq!(told["counted"], 1, "{told}");
        assert_eq!(told["games"][0]["line"][0]["points"], points[seat], "{name}");
        assert_eq!(told["games"][0]["line"][0]["table"], *id);
    }
    assert_eq!(statistics(&mut page, "Cleo")["counted"], 0, "nobody of that name sat there");
}

#[test]
fn a_hint_is_given_at_positions_of_before_for_anybody_once_the_game_is_over() {
    let mut page = Page::default();
    let id = page.create(&two_here("circle-wagons"));
    let seat = decider(&page.moment(&id));
    while page.play_one(&id) {}
    let hinted = page.request(&id, &json!({ "kind": "hint", "seat": seat, "past": 0 }));
    assert_eq!(hinted["hint"]["at"], 0, "a bot is to think about the position of then: {hinted}");
    let wish = json!({ "kind": "advise", "request": "h", "thought": hinted["hint"] });
    let advice: Value = serde_json::from_str(&Engine::default().ask(&wish.to_string())).unwrap();
    assert_eq!(advice["tell"][0]["type"], "hinted", "{advice}");
    let now = page.request(&id, &json!({ "kind": "hint", "seat": seat }));
    assert_eq!(now["tell"][0]["type"], "refused", "it is over: {now}");
    let beyond = page.request(&id, &json!({ "kind": "hint", "seat": seat, "past": 999 }));
    assert_eq!(beyond["tell"][0]["type"], "refused", "{beyond}");
}

#[test]
fn a_game_that_goes_on_at_a_server_rests_here_and_can_be_taken_back() {
    let mut page = Page::default();
    let id = page.create(&two_here("circle-wagons"));
    page.play_one(&id);
    let left = page.ask(&json!({ "kind": "leave", "id": id }))["answer"].clone();
    assert_eq!(left["decisions"], 1);
    let entry = games::built_in().find("circle-wagons").unwrap();
    let there = entry.game().load(&left["position"]).unwrap();
    let asked = page.moment(&id)["deciders"].clone();
    assert_eq!(json!(there.deciders().iter().collect::<Vec<_>>()), asked, "it goes on where it stood");

    let moved = json!({ "kind": "moved", "id": id, "to": "table-of-a-server", "given": page.given() });
    let told = page.ask(&moved);
    assert_eq!(told["show"][0]["table"]["moved_to"], "table-of-a-server", "{told}");
    // What rests asks nobody and hears nothing, whoever opens it again; and what was played can be looked at.
    page.reopen(&id);
    assert!(!page.play_one(&id), "nothing is offered");
    let play = json!({ "kind": "play", "seat": asked[0], "action": "pass", "at": 1 });
    assert_eq!(page.request(&id, &play)["tell"][0]["why"]["id"], "web-device-moved");
    assert_eq!(page.ask(&json!({ "kind": "leave", "id": id }))["refused"]["why"]["id"], "web-device-moved");
    let info = page.ask(&json!({ "kind": "info", "id": id }))["answer"].clone();
    assert_eq!((&info["stage"], &info["deciders"]), (&json!("playing"), &json!([])));
    assert_eq!(page.ask(&json!({ "kind": "log", "id": id }))["answer"].as_array().map(Vec::len), Some(2));

    let back = json!({ "kind": "moved", "id": id, "to": null, "given": page.given() });
    assert_eq!(page.ask(&back)["show"][0]["table"]["moved_to"], Value::Null);
    assert!(page.play_one(&id), "it goes on here");
}

#[test]
fn what_all_at_one_screen_may_see_is_less_than_what_each_of_them_knows() {
    let mut page = Page::default();
    let id = page.create(&two_here("carson-cards"));
    let at = |shared: bool| json!({ "kind": "at", "id": id, "decisions": 0, "shared": shared });
    let (own, all) = (page.ask(&at(false))["answer"].clone(), page.ask(&at(true))["answer"].clone());
    assert_eq!(
        (own["seats"].as_array().map(Vec::len), &all["seats"][0]["viewer"]),
        (Some(2), &json!("spectator"))
    );
    assert_ne!(own["seats"][0]["view"], all["seats"][0]["view"]);
}
