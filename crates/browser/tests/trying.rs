//! Decisions that somebody tries for himself: several deep, back and forth, from his view alone.

use browser::Engine;
use serde_json::{Value, json};

/// An engine with one table, at which two people sit.
struct Page {
    engine: Engine,
    game: &'static str,
    id: String,
}

impl Page {
    fn with(game: &'static str) -> Page {
        let mut page = Page { engine: Engine::default(), game, id: String::new() };
        let table = json!({ "game": game, "seats": [{ "kind": "me" }, { "kind": "here", "name": "Bob" }], "salt": "s" });
        let create = json!({ "kind": "create", "me": { "id": "here", "name": "Ann" }, "table": table, "given": given() });
        let made = page.ask(&create);
        page.id.push_str(made["answer"]["id"].as_str().unwrap());
        page
    }

    fn ask(&mut self, request: &Value) -> Value {
        serde_json::from_str(&self.engine.ask(&request.to_string())).unwrap()
    }

    fn say(&mut self, message: &Value) -> Value {
        let request = json!({ "kind": "say", "id": self.id, "message": message, "given": given() });
        self.ask(&request)
    }

    fn moment(&mut self) -> Value {
        let hello = json!({ "type": "hello", "protocol": 1, "detail": "full", "changes": false });
        self.say(&hello)["tell"][0]["moment"].clone()
    }

    /// A seat does the first thing that it is offered.
    fn play(&mut self, seat: &Value) {
        let moment = self.moment();
        let action = &offers(&moment, seat)[0]["action"];
        let play = json!({ "kind": "play", "seat": seat, "action": action, "at": moment["decisions"] });
        let id = format!("r{}", moment["decisions"]);
        let answer = self.say(&json!({ "type": "ask", "id": id, "ask": play }));
        assert_eq!(answer["show"][0]["type"], "moved", "{answer}");
    }

    fn attempt(&mut self, seat: &Value, view: &Value, guess: u32, decisions: &[Value]) -> Value {
        let request = json!({
            "kind": "try", "game": self.game, "view": view, "seat": seat, "guess": guess, "decisions": decisions,
        });
        let answer = self.ask(&request);
        assert!(answer["refused"].is_null() && answer["keep"].is_null(), "{answer}");
        answer["answer"].clone()
    }
}

fn given() -> Value {
    json!({ "now": 1_800_000_000_000_u64, "chance": "5e".repeat(32) })
}

fn seen<'a>(moment: &'a Value, seat: &Value) -> &'a Value {
    let seats = moment["seats"].as_array().unwrap();
    seats.iter().find(|one| one["viewer"]["seat"] == *seat).unwrap()
}

fn offers<'a>(moment: &'a Value, seat: &Value) -> &'a Vec<Value> {
    seen(moment, seat)["offers"].as_array().unwrap()
}

#[test]
fn whoever_tries_plays_on_for_everybody_and_the_table_stays_as_it_is() {
    for game in ["circle-wagons", "carson-cards", "carson-city"] {
        let mut page = Page::with(game);
        for _ in 0..5 {
            let seat = page.moment()["deciders"][0].clone();
            page.play(&seat);
        }
        let before = page.moment();
        let seat = before["deciders"][0].clone();
        let view = seen(&before, &seat)["view"].clone();
        let mut decisions = Vec::new();
        let mut moments = vec![page.attempt(&seat, &view, 7, &[])["moment"].clone()];
        assert_eq!(seen(&moments[0], &seat)["view"], view, "{game}");
        assert_eq!(offers(&moments[0], &seat), offers(&before, &seat), "{game}");
        for step in 0..12 {
            let now = moments.last().unwrap();
            let asked = now["deciders"][0].clone();
            let list = offers(now, &asked);
            decisions.push(json!({
                "seat": asked, "action": list[step * 7 % list.len()]["action"], "chance": step * 31,
            }));
            let tried = page.attempt(&seat, &view, 7, &decisions);
            assert_eq!(tried["stands"], decisions.len(), "{game}");
            assert_eq!(tried["moment"]["decisions"], decisions.len(), "{game}");
            assert_eq!(tried["log"].as_array().unwrap().len(), decisions.len() + 1, "{game}");
            moments.push(tried["moment"].clone());
        }
        // Going back is asking for less.
        assert_eq!(page.attempt(&seat, &view, 7, &decisions[..4])["moment"], moments[4], "{game}");
        assert_eq!(page.moment(), before, "{game}");
    }
}

#[test]
fn what_is_not_legal_ends_what_is_tried() {
    let mut page = Page::with("circle-wagons");
    let moment = page.moment();
    let seat = moment["deciders"][0].clone();
    let view = seen(&moment, &seat)["view"].clone();
    let action = offers(&moment, &seat)[0]["action"].clone();
    let legal = json!({ "seat": seat, "action": action, "chance": 1 });
    let nonsense = json!({ "seat": seat, "action": "sing", "chance": 1 });
    let tried = page.attempt(&seat, &view, 1, &[legal.clone(), nonsense, legal]);
    assert_eq!(tried["stands"], 1);
    assert_eq!(tried["moment"]["decisions"], 1);
}

#[test]
fn what_others_hide_is_made_up_and_what_one_sees_is_not() {
    let mut page = Page::with("carson-cards");
    let (first, second) = (json!(1), json!(2));
    while page.moment()["deciders"] != json!([1, 2]) {
        let seat = page.moment()["deciders"][0].clone();
        page.play(&seat);
    }
    page.play(&first);
    let moment = page.moment();
    assert_eq!(moment["deciders"], json!([2]), "the first has decided in secret");
    let view = seen(&moment, &second)["view"].clone();
    let worlds: Vec<Value> =
        (0..20).map(|guess| page.attempt(&second, &view, guess, &[])["moment"].clone()).collect();
    assert!(worlds.iter().all(|world| seen(world, &second)["view"] == view));
    let secrets: Vec<_> = worlds.iter().map(|world| seen(world, &first)["view"].to_string()).collect();
    assert!(secrets.iter().any(|secret| *secret != secrets[0]), "always the same guess");
    assert_eq!(page.attempt(&second, &view, 3, &[])["moment"], worlds[3], "the same guess again");
}
