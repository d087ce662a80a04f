//! Shortest ways in new roads: for the City Hall, and for Standish.

use super::{RoadPlace, Roads};
use crate::map::parcel::Parcels;

impl Roads {
    /// The possible first roads of all shortest ways that connect one of `wanted`; a crossing takes two roads.
    pub(crate) fn towards(
        &self,
        wanted: Parcels,
        crossings: Roads,
    ) -> impl Iterator<Item = RoadPlace> + use<> {
        let roads = *self;
        let now = roads.distance_to(wanted, &crossings);
        roads.open().iter().filter(move |&place| {
            let mut trial = roads;
            trial.lay(place);
            trial.distance_to(wanted, &crossings) + 1 + u8::from(crossings.contains(place)) == now
        })
    }

    /// The least number of new roads that connect one of `wanted`; a crossing takes two.
    pub(crate) fn distance_to(self, wanted: Parcels, crossings: &Roads) -> u8 {
        // What can be reached with the roads of the last step, and with those of the step before it.
        let (mut reached, mut before) = (self, self);
        let mut steps = 0;
        while (reached.connected() & wanted).is_empty() && steps < 40 {
            let bridges = before.open().both(crossings);
            let roads = reached.open().without(crossings);
            before = reached;
            reached = if steps == 0 { reached.with(&roads) } else { reached.with(&roads).with(&bridges) };
            steps += 1;
        }
        steps
    }

    /// The least number of new roads that connect one of `wanted` with no crossing except one of `bridges`, once; it takes two.
    pub(crate) fn distance_within(self, wanted: Parcels, crossings: &Roads, bridges: &Roads) -> Option<u8> {
        // What can be reached without a bridge, the same a step before, and what can be reached with one.
        let (mut dry, mut before, mut reached) = (self, self, self);
        for steps in 0..40 {
            if !(reached.connected() & wanted).is_empty() {
                return Some(steps);
            }
            let bridge = if steps == 0 { Roads::NONE } else { before.open().both(bridges) };
            reached = reached.with(&reached.open().without(crossings)).with(&bridge);
            before = dry;
            dry = dry.with(&dry.open().without(crossings));
        }
        None
    }
}
