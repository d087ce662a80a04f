//! Each level beats the one below it, in Carson City also at tables for three and four, in paired games from fixed seeds.

use bots::{Budget, Level};
use rayon::prelude::*;
use serde_json::{Value, json};
use table::dice::FastDice;
use table::{Seat, Viewer};

/// A game for bots, and how many positions they may look at for a decision: small enough to be quick, large enough for
/// the Deputy to finish what it looks at, and the same on every machine.
struct Contest {
    game: &'static str,
    options: Value,
    budget: Budget,
}

/// A bot by its name, and how long it may think.
type Player<'a> = (&'a str, Budget);

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

    fn of_city(players: usize) -> Contest {
        let options = json!({ "players": players });
        Contest { game: "carson-city", options, budget: Budget::Positions(500) }
    }

    /// The points of everybody at the end.
    fn play(&self, seed: u64, players: &[Player]) -> Vec<i32> {
        let entry = games::built_in().find(self.game).expect("the game is registered");
        let mut dice = FastDice::seeded(seed);
        let mut session = entry.game().begin(&self.options, &mut dice).expect("the options can be played");
        let bot = |&(name, _): &Player| entry.bot_named(name, seed).expect("the bot is registered");
        let mut bots: Vec<_> = players.iter().map(bot).collect();
        while let Some(seat) = session.deciders().lowest() {
            let view = session.bot_view(Viewer::Seat(seat));
            let action = bots[seat.index()].choose(&view, seat, players[seat.index()].1);
            session.play(seat, &action, &mut dice).expect("a bot plays by the rules");
        }
        session.standings().expect("the game is over").points()
    }

    /// A level beats another with the same budget.
    fn assert_stronger(&self, strong: Level, weak: Level, pairs: u64) {
        self.assert_beats((strong.name(), self.budget), (weak.name(), self.budget), pairs);
    }

    /// A bot beats another, in paired games.
    fn assert_beats(&self, strong: Player, weak: Player, pairs: u64) {
        let margins: Vec<i32> = (0..2 * pairs)
            .into_par_iter()
            .map(|game| {
                let seed = game / 2;
                match game % 2 {
                    0 => lead(&self.play(seed, &[strong, weak])),
                    _ => -lead(&self.play(seed, &[weak, strong])),
                }
            })
            .collect();
        assert_won(&margins, &format!("{strong:?} against {weak:?}"));
    }

    /// At a table for more than two a bot among others of one kind comes first at least half as often again as its share, and more
    /// often than luck would have it once in a hundred times.
    #[expect(clippy::cast_precision_loss, reason = "a test plays a few dozen games")]
    fn assert_leads(&self, strong: Level, weak: Level, players: usize, set_ups: usize) {
        let games = players * set_ups;
        let firsts: f64 = (0..games)
            .into_par_iter()
            .map(|game| {
                let mut table = vec![(weak.name(), self.budget); players];
                table[game % players].0 = strong.name();
                let points = self.play((game / players) as u64, &table);
                let (own, people) = (points[game % players], &points[..players]);
                let best = people.iter().max() == Some(&own);
                let level = people.iter().filter(|&&points| points == own).count() as f64;
                if best { 1.0 / level } else { 0.0 }
            })
            .sum();
        let share = 1.0 / players as f64;
        let expected = share * games as f64;
        let luck = (expected * (1.0 - share)).sqrt();
        let what = format!("{strong} among {weak}s: {firsts} of {games} games");
        assert!(firsts >= 1.5 * expected && firsts > expected + 2.33 * luck, "{what}");
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
fn lead(points: &[i32]) -> i32 {
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
fn in_circle_the_wagons_the_marshal_beats_the_deputy() {
    Contest::of_wagons_in_short().assert_stronger(Level::Marshal, Level::Deputy, 30);
}

#[test]
fn in_circle_the_wagons_the_marshal_beats_plain_tree_search() {
    let budget = Budget::Positions(500);
    Contest::of_wagons(Value::Null).assert_beats(("marshal", budget), ("uct", budget), 8);
}

#[test]
fn in_circle_the_wagons_ten_times_the_positions_make_the_marshal_stronger() {
    let (more, less) = (Budget::Positions(1_500), Budget::Positions(150));
    Contest::of_wagons(Value::Null).assert_beats(("marshal", more), ("marshal", less), 20);
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
    Contest::of_cards().assert_stronger(Level::Marshal, Level::Deputy, 30);
}

#[test]
fn in_carson_city_the_cowhand_beats_the_tenderfoot() {
    Contest::of_city(2).assert_stronger(Level::Cowhand, Level::Tenderfoot, 40);
}

#[test]
fn in_carson_city_the_deputy_beats_the_cowhand() {
    Contest::of_city(2).assert_stronger(Level::Deputy, Level::Cowhand, 25);
}

#[test]
fn in_carson_city_the_marshal_beats_the_deputy() {
    Contest::of_city(2).assert_stronger(Level::Marshal, Level::Deputy, 20);
}

#[test]
fn in_carson_city_ten_times_the_positions_make_the_marshal_stronger() {
    let (more, less) = (Budget::Positions(1_500), Budget::Positions(150));
    Contest::of_city(2).assert_beats(("marshal", more), ("marshal", less), 20);
}

#[test]
fn in_carson_city_each_level_leads_a_table_of_three_of_the_one_below() {
    Contest::of_city(3).assert_leads(Level::Cowhand, Level::Tenderfoot, 3, 16);
    Contest::of_city(3).assert_leads(Level::Deputy, Level::Cowhand, 3, 12);
    Contest::of_city(3).assert_leads(Level::Marshal, Level::Deputy, 3, 8);
}

#[test]
fn in_carson_city_each_level_leads_a_table_of_four_of_the_one_below() {
    Contest::of_city(4).assert_leads(Level::Cowhand, Level::Tenderfoot, 4, 14);
    Contest::of_city(4).assert_leads(Level::Deputy, Level::Cowhand, 4, 10);
    Contest::of_city(4).assert_leads(Level::Marshal, Level::Deputy, 4, 6);
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
                lead(&alone.play(game as u64, &[(Level::name(level), alone.budget); 2]))
            })
            .sum()
    };
    let (marshal, cowhand) = (total(Level::Marshal), total(Level::Cowhand));
    assert!(marshal > cowhand + 30, "the Marshal is {marshal} ahead in all, the Cowhand {cowhand}");
}
