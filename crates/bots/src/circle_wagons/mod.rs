//! The bots of Circle the Wagons.

mod greedy;
mod lays;
mod scout;

use circle_wagons::{Action, CircleWagons, View};
use table::dice::FastDice;
use table::{Game, Seat};

use crate::bot::{Bot, Budget, HasBots, Thought};
use crate::level::Level;
use crate::selective::{Cost, Limits, Selective};
use greedy::GreedyBot;
use scout::WagonScout;

impl HasBots for CircleWagons {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<CircleWagons>> {
        match level {
            Level::Tenderfoot => Box::new(GreedyBot::glancing(seed)),
            Level::Cowhand => Box::new(GreedyBot::thorough(seed)),
            Level::Deputy => Box::new(SearchBot::new(DEPUTY)),
            Level::Marshal => Box::new(SearchBot::new(MARSHAL)),
        }
    }
}

/// The Deputy sees a turn or two ahead.
const DEPUTY: Cost = 200;
/// The Marshal looks as far as time allows.
const MARSHAL: Cost = 1_000_000;
/// How many choices get an exact value.
const LINES: usize = 5;
/// In how many worlds a choice is tried while the order of the preference pile is open.
const WORLDS: u64 = 6;

/// Looks ahead.
struct SearchBot {
    search: Selective<WagonScout>,
    most: Cost,
}

impl SearchBot {
    fn new(most: Cost) -> SearchBot {
        SearchBot { search: Selective::new(WagonScout::default()), most }
    }

    fn look(&mut self, view: &View, seat: Seat, budget: Budget, lines: usize) -> Vec<Thought<Action>> {
        let allowed = budget.start();
        let state = CircleWagons::imagine(view, &mut FastDice::seeded(0));
        let open = state.lone_cowboy().is_some_and(|solo| !solo.pile.is_empty());
        let limits = Limits { most: self.most, lines, worlds: if open { WORLDS } else { 1 } };
        self.search.think(&state, seat, limits, allowed)
    }
}

impl Bot<CircleWagons> for SearchBot {
    fn choose(&mut self, view: &View, seat: Seat, budget: Budget) -> Action {
        self.look(view, seat, budget, 1)[0].action
    }

    fn think(&mut self, view: &View, seat: Seat, budget: Budget) -> Vec<Thought<Action>> {
        let mut thoughts = self.look(view, seat, budget, LINES);
        thoughts.truncate(LINES);
        thoughts
    }
}
