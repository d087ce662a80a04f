//! Each level beats the one below it, in paired games from fixed seeds.

use bots::{Budget, Level};
use rayon::prelude::*;
use serde_json::{Value, json};
use table::dice::FastDice;
use table::{AnySession, Seat, Viewer};

/// A game for two bots, and how many positions they may look at for a decision: small enough to be quick, large enough for
/// the Deputy to finish what it looks at, and the same on every machine.
struct Contest {
    game: &'static str,
    options: Value,
    budget: Budget,
}

impl Contest {
    fn of_wagons(options: Value) -> Contest {
        Contest { game: "circle-wagons", options, budget: Budget::Positions(2_000) }
    }

    /// A position of the Marshal's beams takes some times as long as one of the Deputy's search.
    fn of_wagons_in_short() -> Contest {
        Contest { budget: Budget::Positions(500), ..Contest::of_wagons(Value::Null) }
    }

    /// Two virtual players sit at the table too.
    fn of_cards() -> Contest {
        Contest { game: "carson-cards", options: json!({ "people": 2 }), budget: Budget::Positions(300) }
    }

    fn of_city() -> Contest {
        Contest { game: "carson-city", options: json!({ "players": 2 }), budget: Budget::Positions(1_000) }
    }

    fn play(&self, seed: u64, levels: [Level; 2]) -> Box<dyn AnySession> {
        self.play_named(seed, levels.map(Level::name), [self.budget; 2])
    }

    fn play_named(&self, seed: u64, names: [&str; 2], budgets: [Budget; 2]) -> Box<dyn AnySession> {
        let entry = games::built_in().find(self.game).expect("the game is registered");
        let mut dice = FastDice::seeded(seed);
        let mut session = entry.game().begin(&self.options, &mut dice).expect("the options can be played");
        let mut bots = names.map(|name| entry.bot_named(name, seed).expect("the bot is registered"));
        while let Some(seat) = session.deciders().lowest() {
            let view = session.bot_view(Viewer::Seat(seat));
            let action = bots[seat.index()].choose(&view, seat, budgets[seat.index()]);
            session.play(seat, &action, &mut dice).expect("a bot plays by the rules");
        }
        session
    }

    /// A level beats another with the same budget.
    fn assert_stronger(&self, strong: Level, weak: Level, pairs: u64) {
        self.assert_beats((strong.name(), self.budget), (weak.name(), self.budget), pairs);
    }

    /// A bot beats another, in paired games.
    fn assert_beats(&self, strong: (&str, Budget), weak: (&str, Budget), pairs: u64) {
        let margins: Vec<i32> = (0..2 * pairs)
            .into_par_iter()
            .map(|game| {
                let seed = game / 2;
                match game % 2 {
                    0 => lead(&*self.play_named(seed, [strong.0, weak.0], [strong.1, weak.1])),
                    _ => -lead(&*self.play_named(seed, [weak.0, strong.0], [weak.1, strong.1])),
                }
            })
            .collect();
        assert_won(&margins, &format!("{strong:?} against {weak:?}"));
    }
}

/// So many more games are won than lost that luck would do it less than once in a thousand times.
#[expect(clippy::cast_precision_loss, reason = "a test plays a few hundred games")]
fn assert_won(margins: &[i32], what: &str) {
    let wins = margins.iter().filter(|&&margin| margin > 0).count() as f64;
    let losses = margins.iter().filter(|&&margin| margin < 0).count() as f64;
    let deviations = (wins - losses) / (wins + losses).sqrt();
    assert!(deviations > 3.1, "{what}: {wins} wins and {losses} losses");
}

/// By how many points the first seat is ahead of the second at the end.
fn lead(session: &dyn AnySession) -> i32 {
    let points = session.standings().expect("the game is over").points();
    points[Seat::FIRST.index()] - points[Seat::SECOND.index()]
}

#[test]
fn in_circle_the_wagons_the_cowhand_beats_the_tenderfoot() {
    Contest::of_wagons(Value::Null).assert_stronger(Level::Cowhand, Level::Tenderfoot, 30);
}

#[test]
fn in_circle_the_wagons_the_deputy_beats_the_cowhand() {
    Contest::of_wagons(Value::Null).assert_stronger(Level::Deputy, Level::Cowhand, 60);
}

#[test]
fn in_circle_the_wagons_the_legend_beats_the_deputy() {
    Contest::of_wagons_in_short().assert_stronger(Level::Legend, Level::Deputy, 30);
}

#[test]
fn in_circle_the_wagons_the_legend_beats_plain_tree_search() {
    let budget = Budget::Positions(500);
    Contest::of_wagons(Value::Null).assert_beats(("legend", budget), ("uct", budget), 8);
}

#[test]
fn in_circle_the_wagons_ten_times_the_positions_make_the_legend_stronger() {
    let (more, less) = (Budget::Positions(1_500), Budget::Positions(150));
    Contest::of_wagons(Value::Null).assert_beats(("legend", more), ("legend", less), 20);
}

#[test]
fn in_the_card_game_the_cowhand_beats_the_tenderfoot() {
    Contest::of_cards().assert_stronger(Level::Cowhand, Level::Tenderfoot, 30);
}

#[test]
fn in_the_card_game_the_deputy_beats_the_cowhand() {
    Contest::of_cards().assert_stronger(Level::Deputy, Level::Cowhand, 15);
}

#[test]
fn in_the_card_game_the_marshal_beats_the_deputy() {
    Contest::of_cards().assert_stronger(Level::Marshal, Level::Deputy, 60);
}

#[test]
fn in_the_card_game_the_legend_beats_the_deputy() {
    Contest::of_cards().assert_stronger(Level::Legend, Level::Deputy, 30);
}

#[test]
fn in_carson_city_the_cowhand_beats_the_tenderfoot() {
    Contest::of_city().assert_stronger(Level::Cowhand, Level::Tenderfoot, 40);
}

#[test]
fn in_carson_city_the_deputy_beats_the_cowhand() {
    Contest::of_city().assert_stronger(Level::Deputy, Level::Cowhand, 25);
}

#[test]
fn in_carson_city_the_legend_beats_the_deputy() {
    Contest::of_city().assert_stronger(Level::Legend, Level::Deputy, 60);
}

#[test]
fn in_the_card_game_ten_times_the_positions_make_the_legend_stronger() {
    // A position is a playout there, not one decision of it.
    let (more, less) = (Budget::Positions(300), Budget::Positions(30));
    Contest::of_cards().assert_beats(("legend", more), ("legend", less), 60);
}

#[test]
fn in_carson_city_ten_times_the_positions_make_the_legend_stronger() {
    let (more, less) = (Budget::Positions(1_500), Budget::Positions(150));
    Contest::of_city().assert_beats(("legend", more), ("legend", less), 60);
}

#[test]
fn alone_the_marshal_does_better_than_the_cowhand() {
    let scenarios =
        ["defensible-position", "cattle-baron", "gold-fever", "the-long-haul", "dry-town", "high-noon"];
    let total = |level| -> i32 {
        (0..5 * scenarios.len())
            .into_par_iter()
            .map(|game| {
                let alone = Contest::of_wagons(json!({ "solo": scenarios[game % scenarios.len()] }));
                lead(&*alone.play(game as u64, [level; 2]))
            })
            .sum()
    };
    let (marshal, cowhand) = (total(Level::Marshal), total(Level::Cowhand));
    assert!(marshal > cowhand + 30, "the Marshal is {marshal} ahead in all, the Cowhand {cowhand}");
}
