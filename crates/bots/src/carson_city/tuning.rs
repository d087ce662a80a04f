//! Cowhands with other weights than their own, for the tuner. Only there with the feature `tuning`, so that play-outs never look for them.

use std::cell::Cell;

use carson_city::CarsonCity;
use table::{Game, Seat};

use super::greedy::Greedy;
use super::taste::Taste;
use crate::bot::{Bot, Budget, Thought};

thread_local! {
    static TRIED: Cell<Option<&'static Taste>> = const { Cell::new(None) };
}

/// The taste of the bot that thinks on this thread, if it has one of its own.
pub(super) fn tried() -> Option<&'static Taste> {
    TRIED.get()
}

/// The weights of a Cowhand of Carson City, by name.
///
/// ```
/// use bots::tuning::Weights;
///
/// let mut weights = Weights::usual(false);
/// let lot = weights.get("lot").unwrap();
/// assert!(weights.set("lot", 2.0 * lot) && !weights.set("luck", 1.0));
/// assert_eq!(weights.get("lot"), Some(2.0 * lot));
/// ```
#[derive(Clone, Debug)]
pub struct Weights(Taste);

impl Weights {
    /// Those that Cowhands have: against Standish, or against others.
    pub fn usual(is_alone: bool) -> Weights {
        Weights(Taste::usual(is_alone).clone())
    }

    /// The names of all weights.
    pub fn names(&self) -> Vec<&'static str> {
        slots(&mut self.0.clone()).map(|(name, _)| name).into()
    }

    /// The weight of this name.
    pub fn get(&self, name: &str) -> Option<f64> {
        let mut taste = self.0.clone();
        let found = slots(&mut taste).into_iter().find(|slot| slot.0 == name);
        found.map(|(_, weight)| *weight)
    }

    /// Changes the weight of this name; false if there is none.
    pub fn set(&mut self, name: &str, value: f64) -> bool {
        let found = slots(&mut self.0).into_iter().find(|slot| slot.0 == name);
        found.is_some_and(|(_, weight)| {
            *weight = value;
            true
        })
    }

    /// A Cowhand with these weights. They stay in memory as long as the program runs.
    pub fn cowhand(&self) -> impl Fn(u64) -> Box<dyn Bot<CarsonCity>> + Send + Sync + use<> {
        let taste: &'static Taste = Box::leak(Box::new(self.0.clone()));
        move |seed| Box::new(Tuned { bot: Greedy::careful(seed), taste })
    }
}

fn slots(taste: &mut Taste) -> [(&'static str, &mut f64); 23] {
    let Taste { dollar: [first, second, third, fourth], cowboy: [early, late], .. } = taste;
    [
        ("dollar-1", first),
        ("dollar-2", second),
        ("dollar-3", third),
        ("dollar-4", fourth),
        ("income", &mut taste.income),
        ("cowboy", early),
        ("last-cowboy", late),
        ("revolver", &mut taste.revolver),
        ("lot", &mut taste.lot),
        ("lot-dollar", &mut taste.lot_dollar),
        ("land", &mut taste.land),
        ("landmark", &mut taste.landmark),
        ("kept", &mut taste.kept),
        ("hope", &mut taste.hope),
        ("crowded", &mut taste.crowded),
        ("growth", &mut taste.growth),
        ("undisturbed", &mut taste.undisturbed),
        ("points", &mut taste.points),
        ("robbery", &mut taste.robbery),
        ("spite", &mut taste.spite),
        ("denial", &mut taste.denial),
        ("character", &mut taste.character),
        ("rivals", &mut taste.rivals),
    ]
}

/// A Cowhand with a taste of its own.
struct Tuned {
    bot: Greedy,
    taste: &'static Taste,
}

impl Bot<CarsonCity> for Tuned {
    fn think(
        &mut self,
        view: &<CarsonCity as Game>::View,
        seat: Seat,
        budget: Budget,
    ) -> Vec<Thought<<CarsonCity as Game>::Action>> {
        TRIED.set(Some(self.taste));
        let thoughts = self.bot.think(view, seat, budget);
        TRIED.set(None);
        thoughts
    }
}
