//! Scenes: a position in a few words, decisions in their text forms, dice that say what they are told.

use carson_city::{CarsonCity, Event, Space};
use serde_json::{Value, json};
use table::dice::ScriptedDice;
use table::{Game, Seat};

/// A position being played.
pub(crate) struct Scene {
    pub(crate) game: CarsonCity,
    pub(crate) events: Vec<Event>,
}

/// A position of these players, with everything in `more` added; a row can be written as a list with gaps. The characters in play are those that the players have.
pub(crate) fn scene(players: &Value, more: Value) -> Scene {
    let list = players.as_array().expect("players are a list");
    let seats: Vec<usize> = (1..=list.len()).collect();
    let mut cast: Vec<Value> = list.iter().filter_map(|player| player.get("role").cloned()).collect();
    for player in list {
        if let Some(side) = player.get("paperboy") {
            cast.push(json!(if side == "yellow" { "0y" } else { "0r" }));
        }
    }
    if cast.is_empty() {
        cast.push(json!("2y"));
    }
    let mut position = json!({
        "cast": cast, "round": 1, "players": players, "order": seats, "passed": seats, "bag": {},
        "town": { "houses": ["d4"] },
    });
    let Value::Object(more) = more else { panic!("what is added is an object") };
    for (key, value) in more {
        position[key] = value;
    }
    if position["town"].get("roads").is_none() {
        position["town"]["roads"] = json!(["d4n", "d4e", "d4s", "d4w"]);
    }
    if let Some(tiles) = position["row"].as_array() {
        let priced = Space::PRICES.iter().zip(tiles).filter(|(_, tile)| !tile.is_null());
        position["row"] = priced.map(|(price, tile)| (price.to_string(), tile.clone())).collect();
    }
    let game = serde_json::from_value(position).unwrap_or_else(|why| panic!("not a position: {why}"));
    Scene { game, events: Vec::new() }
}

/// The end of phase 2: everybody has passed in the order of the seats but the last, who is about to. He has a road, so that
/// play stops before the end of the round, where he can lay it.
pub(crate) fn showdown(players: &Value, mut more: Value) -> Scene {
    let count = players.as_array().expect("players are a list").len();
    if more.get("passed").is_none() {
        more["passed"] = (1..count).collect();
    }
    let passed: Vec<usize> = serde_json::from_value(more["passed"].clone()).expect("seats");
    let last = (1..=count).find(|seat| !passed.contains(seat)).expect("somebody has not passed");
    more["asked"] = json!({ "place": { "seat": last } });
    let mut players = players.clone();
    if players[last - 1].get("roads").is_none() {
        players[last - 1]["roads"] = json!(1);
    }
    scene(&players, more)
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

impl Scene {
    /// Plays a decision; `dice` are the pips that are rolled, from 1 on.
    pub(crate) fn roll(&mut self, number: usize, action: &str, dice: &[u32]) -> &mut Scene {
        let mut script = ScriptedDice::new(dice.iter().map(|pips| pips - 1).collect::<Vec<_>>());
        let parsed = action.parse().unwrap_or_else(|bad| panic!("{bad}"));
        self.game
            .play(seat(number), parsed, &mut script, &mut self.events)
            .unwrap_or_else(|illegal| panic!("{action}: {illegal}; asked: {:?}", self.game.asked()));
        assert_eq!(script.take_fault(), None, "{action} needs other dice");
        assert_eq!(script.left(), 0, "{action} needs fewer dice");
        self
    }

    /// Plays a decision that rolls nothing.
    pub(crate) fn play(&mut self, number: usize, action: &str) -> &mut Scene {
        self.roll(number, action, &[])
    }

    /// The last player passes.
    pub(crate) fn pass(&mut self, dice: &[u32]) -> &mut Scene {
        let number = self.asked();
        self.roll(number, "pass", dice)
    }

    /// Who is asked.
    pub(crate) fn asked(&self) -> usize {
        self.game.deciders().lowest().expect("somebody is asked").number() as usize
    }

    /// The text forms of what the player can do.
    pub(crate) fn list(&self, number: usize) -> Vec<String> {
        let mut list = Vec::new();
        self.game.actions(seat(number), &mut list);
        list.iter().map(ToString::to_string).collect()
    }

    pub(crate) fn can(&self, number: usize, action: &str) -> bool {
        self.list(number).iter().any(|listed| listed == action)
    }

    pub(crate) fn money(&self, number: usize) -> u16 {
        self.game.player(seat(number)).money()
    }

    pub(crate) fn points(&self, number: usize) -> i16 {
        self.game.player(seat(number)).points()
    }

    pub(crate) fn cowboys(&self, number: usize) -> u8 {
        self.game.player(seat(number)).cowboys()
    }

    pub(crate) fn owns(&self, number: usize, parcel: &str) -> bool {
        self.game.town().owned(seat(number)).contains(parcel.parse().unwrap())
    }

    /// What the building on a parcel earns.
    pub(crate) fn income(&self, parcel: &str) -> u16 {
        let parcel = parcel.parse().unwrap();
        let income =
            self.game.incomes().into_iter().find(|income| income.parcel == parcel).expect("a building");
        let parts: u16 = income.parts.iter().map(|part| part.amount).sum();
        assert_eq!(
            income.total,
            income.cap.map_or(parts, |cap| cap.min(parts)),
            "the parts make up the income"
        );
        income.total
    }
}
