//! The bots of Circle the Wagons.

mod beam;
mod builder;
mod draft;
mod drafter;
mod greedy;
mod lays;
mod outlook;
mod scout;

use circle_wagons::{Action, CircleWagons, View};
use table::Seat;

use crate::bot::{Bot, Budget, HasBots, Thought, shorten};
use crate::level::Level;
use crate::outlook::Outlook;
use crate::selective::{Cost, Limits, Selective};
use drafter::Drafter;
use greedy::GreedyBot;
use scout::WagonScout;

impl HasBots for CircleWagons {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<CircleWagons>> {
        match level {
            Level::Tenderfoot => Box::new(GreedyBot::new_in_town(seed)),
            Level::Cowhand => Box::new(GreedyBot::cowhand(seed)),
            Level::Deputy => Box::new(SearchBot::new(DEPUTY)),
            Level::Marshal => Box::new(Drafter::marshal()),
            Level::Legend => Box::new(Drafter::legend()),
        }
    }

    fn outlook(&self) -> Outlook {
        outlook::of(self)
    }
}

/// The Deputy sees a turn or two ahead.
const DEPUTY: Cost = 200;
/// As far as time allows.
const TO_THE_END: Cost = 1_000_000;
/// How many choices get an exact value.
const LINES: usize = 5;
/// In how many worlds a choice is tried while the order of the preference pile is open.
const WORLDS: u64 = 6;

/// Which choices are to get an exact value.
#[derive(Clone, Copy, Debug)]
struct Wanted {
    /// So many of the best.
    lines: usize,
    /// And this one, however bad it is.
    beside: Option<Action>,
}

impl Wanted {
    const BEST: Wanted = Wanted { lines: 1, beside: None };
    const SEVERAL: Wanted = Wanted { lines: LINES, beside: None };

    const fn beside(action: Action) -> Wanted {
        Wanted { lines: LINES, beside: Some(action) }
    }
}

/// Looks ahead.
struct SearchBot {
    search: Selective<WagonScout>,
    most: Cost,
}

impl SearchBot {
    fn new(most: Cost) -> SearchBot {
        SearchBot { search: Selective::new(WagonScout::default()), most }
    }

    fn look(
        &mut self,
        state: &CircleWagons,
        seat: Seat,
        budget: Budget,
        wanted: Wanted,
    ) -> Vec<Thought<Action>> {
        let allowed = budget.start();
        let open = state.lone_cowboy().is_some_and(|solo| !solo.pile.is_empty());
        let limits = Limits { most: self.most, lines: wanted.lines, worlds: if open { WORLDS } else { 1 } };
        self.search.think_beside(wanted.beside, state, seat, limits, allowed)
    }

    /// Whether nothing was left out of the last look.
    const fn was_exact(&self) -> bool {
        self.search.was_exact()
    }
}

impl Bot<CircleWagons> for SearchBot {
    fn choose(&mut self, view: &View, seat: Seat, budget: Budget) -> Action {
        self.look(&view.state(), seat, budget, Wanted::BEST)[0].action
    }

    fn think(&mut self, view: &View, seat: Seat, budget: Budget) -> Vec<Thought<Action>> {
        let mut thoughts = self.look(&view.state(), seat, budget, Wanted::SEVERAL);
        thoughts.truncate(LINES);
        thoughts
    }

    fn weigh(&mut self, view: &View, seat: Seat, done: Action, budget: Budget) -> Vec<Thought<Action>> {
        let mut thoughts = self.look(&view.state(), seat, budget, Wanted::beside(done));
        shorten(&mut thoughts, LINES, Some(&done));
        thoughts
    }
}
