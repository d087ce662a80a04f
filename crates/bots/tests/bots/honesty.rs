//! No bot knows what it may not know: whatever is hidden from a player, with the same view every bot makes the same choice.

use bots::{Bot, Budget, Gauge, HasBots, Level};
use carson_cards::CarsonCards;
use carson_city::CarsonCity;
use circle_wagons::{CircleWagons, Scenario};
use serde_json::json;
use table::dice::FastDice;
use table::{OptionsForm, Scratch, Seat, Seats, Silence, Viewer};

/// How many decisions lie between two at which the bots are asked.
const BETWEEN: usize = 9;

/// Every bot of a game, new.
fn bots<G: HasBots>(seed: u64) -> Vec<(&'static str, Box<dyn Bot<G>>)> {
    let levels = Level::ALL.into_iter().map(|level| (level.name(), G::bot(level, seed)));
    let gauges = Gauge::ALL.into_iter().map(|gauge| (gauge.name(), gauge.bot::<G>(seed)));
    levels.chain(gauges).collect()
}

fn choices<G: HasBots>(view: &G::View, seat: Seat) -> Vec<(&'static str, G::Action)> {
    let budget = Budget::Positions(40);
    bots::<G>(7).into_iter().map(|(name, mut bot)| (name, bot.choose(view, seat, budget))).collect()
}

/// States that look the same to `seat` but are not: what he cannot know is imagined anew, and others who are asked at the same time have decided something else.
fn look_alikes<G: HasBots>(game: &G, seat: Seat, dice: &mut FastDice) -> Vec<G> {
    let view = game.view(Viewer::Seat(seat));
    let mut states: Vec<G> = (0..3).map(|_| G::imagine(&view, dice)).collect();
    let others: Seats = game.deciders().iter().filter(|&other| other != seat).collect();
    if let Some(other) = others.lowest() {
        let mut list = Vec::new();
        game.actions(other, &mut list);
        let decided = |action: &G::Action| {
            let mut after = game.clone();
            after.apply(other, *action, &mut FastDice::seeded(1), &mut Silence);
            after
        };
        states.extend([list.first(), list.last()].into_iter().flatten().map(decided));
    }
    states
}

/// Plays a game at random and asks all bots again and again; how many states that look alike were compared.
fn check<G: HasBots>(options: &G::Options, seed: u64) -> usize {
    let mut dice = FastDice::seeded(seed);
    let mut scratch = Scratch::<G>::default();
    let mut game = G::begin(options, &mut dice, &mut Silence).expect("the options can be played");
    let (mut decisions, mut compared) = (0, 0);
    while let Some(seat) = game.turn().or_else(|| game.deciders().lowest()) {
        if decisions % BETWEEN == 0 {
            let view = game.view(Viewer::Seat(seat));
            let chosen = choices::<G>(&view, seat);
            let states = look_alikes(&game, seat, &mut dice);
            // Others decide one after the other: their choices are compared with each other, since it is seen that they have decided.
            for pair in states.windows(2) {
                let views = [0, 1].map(|index: usize| pair[index].view(Viewer::Seat(seat)));
                if views[0] == views[1] {
                    compared += usize::from(pair[0] != pair[1]);
                    assert_eq!(choices::<G>(&views[0], seat), choices::<G>(&views[1], seat), "{}", G::NAME);
                }
                if views[0] == view {
                    assert_eq!(choices::<G>(&views[0], seat), chosen, "{}", G::NAME);
                }
            }
        }
        decisions += 1;
        let action = scratch.pick(&game, seat, &mut dice);
        game.apply(seat, action, &mut dice, &mut Silence);
    }
    compared
}

fn for_players<G: OptionsForm>(players: usize) -> G::Options {
    G::with_players(&G::Options::default(), players).expect("so many can play")
}

#[test]
fn in_circle_the_wagons_a_bot_chooses_by_its_view_alone() {
    check::<CircleWagons>(&for_players::<CircleWagons>(2), 1);
    check::<CircleWagons>(&circle_wagons::Options::solo(Scenario::DryTown), 2);
}

#[test]
fn in_carson_city_a_bot_chooses_by_its_view_alone() {
    // With this variant everybody chooses in secret what to begin with.
    let options = serde_json::from_value(json!({ "players": 3, "new_beginning": true }));
    assert!(check::<CarsonCity>(&options.expect("the options are good"), 3) > 0, "something is hidden");
}

#[test]
fn in_the_card_game_a_bot_chooses_by_its_view_alone() {
    assert!(check::<CarsonCards>(&for_players::<CarsonCards>(3), 4) > 0, "something is hidden");
}
