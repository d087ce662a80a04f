//! Cowhands with other weights than their own, for the tuner. Only there with the feature `tuning`.

use carson_city::CarsonCity;

use super::greedy::Greedy;
use super::taste::{Liking, Taste};
use crate::bot::Bot;

/// The weights of a Cowhand of Carson City, by name.
///
/// ```
/// use bots::tuning::TasteWeights;
///
/// let mut weights = TasteWeights::usual(false);
/// let lot = weights.get("lot").unwrap();
/// assert!(weights.set("lot", 2.0 * lot) && !weights.set("luck", 1.0));
/// assert_eq!(weights.get("lot"), Some(2.0 * lot));
/// ```
#[derive(Clone, Debug)]
pub struct TasteWeights(Taste);

impl TasteWeights {
    /// Those that Cowhands have: against Standish, or against others.
    pub fn usual(is_alone: bool) -> TasteWeights {
        TasteWeights(*Liking::USUAL.taste(is_alone))
    }

    /// The names of all weights.
    pub fn names(&self) -> Vec<&'static str> {
        slots(&mut { self.0 }).map(|(name, _)| name).into()
    }

    /// The weight of this name.
    pub fn get(&self, name: &str) -> Option<f64> {
        let mut taste = self.0;
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
        let taste: &'static Taste = Box::leak(Box::new(self.0));
        move |seed| Box::new(Greedy::new(Liking::Tried(taste), seed))
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
