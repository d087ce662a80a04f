//! A bot of your own, in the registry beside ours: `cargo run -p boomtown-games --example write_a_bot`.

use bots::{Bot, Budget, Level, Thought};
use circle_wagons::{Action, CircleWagons, View};
use games::Registry;
use serde_json::Value;
use table::dice::FastDice;
use table::{Game, Seat, Silence, Viewer};

/// Does whatever brings most points at once.
struct Greedy;

impl Bot<CircleWagons> for Greedy {
    fn think(&mut self, view: &View, seat: Seat, _: Budget) -> Vec<Thought<Action>> {
        // A bot sees a view. What it cannot know it imagines; here everything is known.
        let mut dice = FastDice::seeded(0);
        let state = CircleWagons::imagine(view, &mut dice);
        let mut actions = Vec::new();
        state.actions(seat, &mut actions);
        let mut thoughts: Vec<Thought<Action>> = actions
            .into_iter()
            .map(|action| {
                let mut after = state.clone();
                after.apply(seat, action, &mut dice, &mut Silence);
                let points = after.points();
                Thought { action, value: f64::from(points[seat.index()] - points[seat.other().index()]) }
            })
            .collect();
        thoughts.sort_by(|one, other| other.value.total_cmp(&one.value));
        thoughts
    }
}

fn main() {
    let registry = Registry::built_in()
        .with_bot::<CircleWagons>("greedy", |_| Box::new(Greedy))
        .expect("no other bot has this name");
    let game = registry.find("circle-wagons").expect("it is built in");
    let mut bots = [game.bot_named("greedy", 1).expect("it was just added"), game.bot(Level::Cowhand, 1)];
    let mut dice = FastDice::seeded(1);
    let mut session = game.game().begin(&Value::Null, &mut dice).expect("the defaults can be played");
    while let Some(seat) = session.deciders().lowest() {
        let action =
            bots[seat.index()].choose(&session.bot_view(Viewer::Seat(seat)), seat, Budget::millis(10));
        session.play(seat, &action, &mut dice).expect("bots do what is allowed");
    }
    println!("greedy against cowhand: {:?}", session.standings().expect("the game is over").points());
}
