//! The map of a position.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{FormatError, Seat};

use super::player::PlayerPosition;
use crate::map::parcel::{Parcel, Parcels};
use crate::map::roads::Roads;
use crate::map::town::{PROPERTY_TILES, Town};
use crate::pieces::building::Building;
use crate::setup::MOUNTAINS;

/// The map of a position.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(default, deny_unknown_fields)]
pub struct TownPosition {
    /// The parcels with mountains.
    pub mountains: Parcels,
    /// The parcels with Houses.
    pub houses: Parcels,
    /// The parcels with Townhouses.
    pub townhouses: Parcels,
    /// The parcels of each kind of building.
    pub buildings: BTreeMap<Building, Parcels>,
    /// The roads.
    pub roads: Roads,
    /// The parcels with Outlaws.
    #[serde(default, skip_serializing_if = "Parcels::is_none")]
    pub outlaws: Parcels,
}

impl TownPosition {
    pub(super) fn town(&self, players: &[PlayerPosition], river: Parcels) -> Result<Town, FormatError> {
        let mut town = Town::BARE;
        town.set_river(river);
        fill(&mut town, self.mountains, Town::add_mountain)?;
        fill(&mut town, self.houses, Town::add_house)?;
        fill(&mut town, self.townhouses, Town::add_townhouse)?;
        for (&kind, &parcels) in &self.buildings {
            fill(&mut town, parcels, |town, parcel| town.add_building(kind, parcel))?;
        }
        for (index, player) in players.iter().enumerate() {
            if player.parcels.len() > PROPERTY_TILES {
                return Err(FormatError::new(format!(
                    "player {} has more than {PROPERTY_TILES} parcels",
                    index + 1
                )));
            }
            for parcel in player.parcels.iter() {
                if town.sold().contains(parcel) {
                    return Err(FormatError::new(format!("{parcel} belongs to two players")));
                }
                town.sell(Seat::new(index), parcel);
            }
        }
        if let Some(parcel) = (river & (town.occupied() | town.sold())).lowest() {
            return Err(FormatError::new(format!(
                "the river runs over {parcel}: nothing is bought or built there"
            )));
        }
        if town.mountains().len() > MOUNTAINS {
            return Err(FormatError::new(format!("there are only {MOUNTAINS} mountains")));
        }
        let city_hall = town.buildings(Building::CityHall);
        if !(city_hall & town.sold()).is_empty() {
            return Err(FormatError::new("the City Hall's parcel belongs to nobody"));
        }
        if let Some(parcel) = town.built().without(city_hall | town.sold()).lowest() {
            return Err(FormatError::new(format!("the building on {parcel} needs an owner")));
        }
        if !self.roads.hang_together() {
            return Err(FormatError::new("the roads do not hang together"));
        }
        town.set_roads(self.roads);
        self.outlaws.iter().for_each(|parcel| town.add_outlaw(parcel));
        Ok(town)
    }
}

fn fill(town: &mut Town, parcels: Parcels, put: impl Fn(&mut Town, Parcel)) -> Result<(), FormatError> {
    if let Some(parcel) = (parcels & town.occupied()).lowest() {
        return Err(FormatError::new(format!("two things stand on {parcel}")));
    }
    parcels.iter().for_each(|parcel| put(town, parcel));
    Ok(())
}
