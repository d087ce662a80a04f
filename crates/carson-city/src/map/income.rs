//! What each building earns, and what makes it up.
//!
//! A House on a parcel that is nobody's serves every building next to it; on a player's parcel only that player's. The same holds
//! for mountains and Mines, and for the buildings that count as Houses. The General Store alone earns by everybody's Houses.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::game::CarsonCity;
use crate::map::parcel::{Parcel, Parcels};
use crate::pieces::building::{Building, Dollars};
use crate::setup::options::Edition;

/// A building's income with what makes it up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
pub struct Income {
    /// Where the building stands.
    pub parcel: Parcel,
    /// What it is.
    pub building: Building,
    /// Whose it is.
    pub owner: Seat,
    /// What it earns now.
    pub total: Dollars,
    /// The parts; their sum is above `total` where the cap holds.
    pub parts: Vec<IncomePart>,
    /// The most it can earn, where there is a limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cap: Option<Dollars>,
}

/// One part of a building's income.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
pub struct IncomePart {
    /// What it comes from.
    pub source: Source,
    /// The parcel it comes from, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parcel: Option<Parcel>,
    /// How much.
    pub amount: Dollars,
}

/// What a part of an income comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Free land.
    FreeLand,
    /// A mountain.
    Mountain,
    /// The river.
    River,
    /// A House, or what counts as one or two.
    House,
    /// A Ranch of the owner.
    Ranch,
    /// A Mine of the owner.
    Mine,
    /// The building itself.
    Itself,
    /// The round.
    Round,
    /// Holding the City Hall.
    CityHall,
}

impl CarsonCity {
    /// What the building of this kind on this parcel earns its owner now, before attacks, doubling and dynamite.
    pub fn income(&self, kind: Building, parcel: Parcel, owner: Seat) -> Dollars {
        let town = &self.town;
        let near = parcel.neighbours();
        let own = |kind: Building| (town.buildings(kind) & town.owned(owner)).len() as Dollars;
        let open = !town.sold() | town.owned(owner);
        let base = match kind {
            Building::Ranch => {
                let free = near.without(town.occupied()).len() as Dollars;
                if self.edition == Edition::Y2015 { free.max(1) } else { free }
            }
            Building::Mine => {
                let river = Dollars::from(!(near & town.river()).is_empty());
                3 * ((near & town.mountains() & open).len() as Dollars + river)
            }
            Building::Drugstore => 3 * (self.symbols(near & open) + own(Building::Ranch)),
            Building::Bank => 3 * (self.symbols(near & open) + own(Building::Mine)),
            Building::Saloon => 5 * self.symbols(near & open),
            Building::Hotel => 6,
            Building::GeneralStore => 3 * (self.symbols(near) + self.symbols(near & town.owned(owner))),
            Building::Blacksmith => 5 * (Dollars::from(self.round) + own(Building::Ranch)),
            Building::Church
            | Building::Prison
            | Building::School
            | Building::CityHall
            | Building::TrainStation => 0,
        };
        let level = if self.holds_city_hall(owner) { kind.level() } else { 0 };
        (base + level).min(kind.cap().unwrap_or(Dollars::MAX))
    }

    /// How many Houses these parcels count for.
    #[inline]
    fn symbols(&self, parcels: Parcels) -> Dollars {
        let (one, two) = self.town.house_symbols();
        ((parcels & one).len() + (parcels & two).len()) as Dollars
    }

    /// How many Houses the whole city counts for.
    pub fn all_symbols(&self) -> u16 {
        self.symbols(Parcels::ALL)
    }

    /// A building's income with what makes it up.
    pub fn explain_income(&self, kind: Building, parcel: Parcel, owner: Seat) -> Income {
        let town = &self.town;
        let near = parcel.neighbours();
        let open = !town.sold() | town.owned(owner);
        let mut parts = Vec::new();
        let mut each = |source, parcels: Parcels, amount: &dyn Fn(Parcel) -> Dollars| {
            parts.extend(parcels.iter().map(|at| IncomePart {
                source,
                parcel: Some(at),
                amount: amount(at),
            }));
        };
        let (one, two) = town.house_symbols();
        let houses = |at: Parcel| Dollars::from(one.contains(at)) + Dollars::from(two.contains(at));
        let own = |kind: Building| town.buildings(kind) & town.owned(owner);
        match kind {
            Building::Ranch => each(Source::FreeLand, near.without(town.occupied()), &|_| 1),
            Building::Mine => each(Source::Mountain, near & town.mountains() & open, &|_| 3),
            Building::Drugstore => {
                each(Source::House, near & open & one, &|at| 3 * houses(at));
                each(Source::Ranch, own(Building::Ranch), &|_| 3);
            }
            Building::Bank => {
                each(Source::House, near & open & one, &|at| 3 * houses(at));
                each(Source::Mine, own(Building::Mine), &|_| 3);
            }
            Building::Saloon => each(Source::House, near & open & one, &|at| 5 * houses(at)),
            Building::GeneralStore => {
                each(Source::House, near & one, &|at| {
                    houses(at) * if town.owned(owner).contains(at) { 6 } else { 3 }
                });
            }
            Building::Blacksmith => each(Source::Ranch, own(Building::Ranch), &|_| 5),
            _ => {}
        }
        let mut add = |source, amount| parts.push(IncomePart { source, parcel: None, amount });
        match kind {
            Building::Mine if !(near & town.river()).is_empty() => add(Source::River, 3),
            Building::Hotel => add(Source::Itself, 6),
            Building::Blacksmith => add(Source::Round, 5 * Dollars::from(self.round)),
            _ => {}
        }
        if self.holds_city_hall(owner) && kind.level() > 0 {
            add(Source::CityHall, kind.level());
        }
        let total = self.income(kind, parcel, owner);
        if kind == Building::Ranch && parts.is_empty() && total > 0 {
            parts.push(IncomePart { source: Source::Itself, parcel: None, amount: total });
        }
        Income { parcel, building: kind, owner, total, parts, cap: kind.cap() }
    }

    /// Every owned building with its income.
    pub fn incomes(&self) -> Vec<Income> {
        let owned = self.town.built() & self.town.sold();
        owned
            .iter()
            .filter_map(|parcel| {
                let kind = self.town.building_at(parcel)?;
                Some(self.explain_income(kind, parcel, self.town.owner(parcel)?))
            })
            .collect()
    }
}
