//! The bots of Circle the Wagons.

use circle_wagons::CircleWagons;

use crate::bot::Bot;
use crate::level::Level;
use crate::random::RandomBot;
use crate::registry::HasBots;

impl HasBots for CircleWagons {
    fn bot(_: Level, seed: u64) -> Box<dyn Bot<CircleWagons>> {
        Box::new(RandomBot::seeded(seed))
    }
}
