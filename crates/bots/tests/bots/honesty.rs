//! No bot knows what it may not know: whatever is hidden from a player, with the same view every bot makes the same choice.

use bots::{Bot, Budget, Gauge, HasBots, Level};
use carson_cards::CarsonCards;
use carson_city::CarsonCity;
use circle_wagons::CircleWagons;
use rayon::prelude::*;
use serde_json::{Value, json};
use table::dice::FastDice;
use table::{Scratch, Seat, Seats, Silence, Viewer};

/// How many decisions lie between two at which the bots are asked.
const BETWEEN: usize = 5;

/// A bot twice: one of the two is told the truth, the other what only looks like it. Both stay at the table for the whole game, so that
/// nothing that they remember can tell them more than they saw.
struct Twins<G: HasBots> {
    name: &'static str,
    twins: [Box<dyn Bot<G>>; 2],
}

impl<G: HasBots> Twins<G> {
    /// All bots of a game.
    fn all(seed: u64) -> Vec<Twins<G>> {
        let levels = Level::ALL
            .into_iter()
            .map(|level| Twins { name: level.name(), twins: [0, 1].map(|_| G::bot(level, seed)) });
        let mannered = G::MANNERS.iter().map(|&manner| Twins {
            name: manner.name(),
            twins: [0, 1].map(|_| G::mannered_bot(Level::BEST, manner, seed)),
        });
        let gauges = Gauge::ALL
            .into_iter()
            .map(|gauge| Twins { name: gauge.name(), twins: [0, 1].map(|_| gauge.bot::<G>(seed)) });
        levels.chain(mannered).chain(gauges).collect()
    }

    /// Both choose the same in two states that look alike.
    fn agree(&mut self, states: [&G; 2], seat: Seat) {
        let views = states.map(|state| state.view(Viewer::Seat(seat)));
        let [one, other] = &mut self.twins;
        let budget = Budget::Positions(30);
        let chosen = [one.choose(&views[0], seat, budget), other.choose(&views[1], seat, budget)];
        assert_eq!(chosen[0], chosen[1], "{}: the {} knows what {seat} cannot see", G::NAME, self.name);
    }
}

/// A state that looks the same to `seat`: what he cannot know is imagined anew, if it can be otherwise.
fn look_alike<G: HasBots>(game: &G, seat: Seat, dice: &mut FastDice) -> G {
    let view = game.view(Viewer::Seat(seat));
    let mut states = (0..8).map(|_| G::imagine(&view, dice));
    let other = states.find(|state| state != game);
    other.unwrap_or_else(|| G::imagine(&view, dice))
}

/// Two states in which somebody who is asked at the same time as `seat` has decided, and not the same.
fn decided_otherwise<G: HasBots>(game: &G, seat: Seat) -> Option<[G; 2]> {
    let others: Seats = game.deciders().iter().filter(|&other| other != seat).collect();
    let other = others.lowest()?;
    let mut list = Vec::new();
    game.actions(other, &mut list);
    let decided = |action: &G::Action| {
        let mut after = game.clone();
        after.apply(other, *action, &mut FastDice::seeded(1), &mut Silence);
        after
    };
    let states = [decided(list.first()?), decided(list.last()?)];
    // Some do it in the open, and some decisions are the last of all: then the game goes on.
    let seen = states.each_ref().map(|state| state.view(Viewer::Seat(seat)));
    (seen[0] == seen[1] && states.iter().all(|state| state.deciders().contains(seat))).then_some(states)
}

/// Plays a game at random and asks all bots again and again; how many states that look alike but are not were compared.
fn check<G: HasBots>(options: &G::Options, seed: u64) -> usize {
    let mut dice = FastDice::seeded(seed);
    let mut scratch = Scratch::default();
    let mut game = G::begin(options, &mut dice, &mut Silence).expect("the options can be played");
    let mut twins = Twins::<G>::all(seed);
    let (mut decisions, mut compared) = (0, 0);
    while let Some(seat) = game.turn().or_else(|| game.deciders().lowest()) {
        let decided = decided_otherwise(&game, seat);
        // What is decided in secret is decided seldom.
        if decisions % BETWEEN == 0 || decided.is_some() {
            let other = look_alike(&game, seat, &mut dice);
            assert!(game.view(Viewer::Seat(seat)) == other.view(Viewer::Seat(seat)), "{}", G::NAME);
            let pairs = [[&game, &other]].into_iter().chain(decided.as_ref().map(|[one, two]| [one, two]));
            for states in pairs {
                compared += usize::from(states[0] != states[1]);
                for twins in &mut twins {
                    twins.agree(states, seat);
                }
            }
        }
        decisions += 1;
        let action = scratch.pick(&game, seat, &mut dice);
        game.apply(seat, action, &mut dice, &mut Silence);
    }
    compared
}

/// The same for several games of these options; how many of them hid something.
fn check_several<G: HasBots>(options: Value, seeds: u64) -> usize {
    let options: G::Options = serde_json::from_value(options).expect("the options are good");
    (1..=seeds).into_par_iter().filter(|&seed| check::<G>(&options, seed) > 0).count()
}

#[test]
fn in_circle_the_wagons_a_bot_chooses_by_its_view_alone() {
    check_several::<CircleWagons>(json!({}), 2);
    for scenario in ["dry-town", "gold-fever"] {
        check_several::<CircleWagons>(json!({ "solo": scenario }), 2);
    }
}

#[test]
fn in_carson_city_a_bot_chooses_by_its_view_alone() {
    check_several::<CarsonCity>(json!({ "players": 4 }), 1);
    check_several::<CarsonCity>(
        json!({ "players": 3, "outlaws": true, "horses": true, "river": "printed" }),
        1,
    );
    check_several::<CarsonCity>(json!({ "players": 3, "kit_carson": true }), 1);
}

#[test]
fn in_carson_city_a_bot_does_not_know_the_others_sheets_and_duel_tiles() {
    for options in [
        json!({ "players": 3, "new_beginning": true }),
        json!({ "players": 3, "might_is_right": true }),
        json!({ "players": 2, "might_is_right": true, "new_beginning": true, "outlaws": true, "horses": true }),
    ] {
        assert_eq!(check_several::<CarsonCity>(options.clone(), 2), 2, "{options}");
    }
}

#[test]
fn against_standish_a_bot_chooses_by_its_view_alone() {
    for options in [json!({ "solo": "urban" }), json!({ "solo": "strength", "might_is_right": true })] {
        check_several::<CarsonCity>(options, 2);
    }
}

#[test]
fn in_the_card_game_a_bot_chooses_by_its_view_alone() {
    for options in [
        json!({ "people": 2 }),
        json!({ "people": 3, "fill": 5, "strength": "professional" }),
        json!({ "people": 4 }),
    ] {
        assert_eq!(check_several::<CarsonCards>(options.clone(), 2), 2, "{options}");
    }
}
