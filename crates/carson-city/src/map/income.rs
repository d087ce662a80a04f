//! What each building earns, and the parts of that.
//!
//! A House on a parcel without an owner serves every building next to it; on a player's parcel only that player's. The same holds
//! for mountains and Mines, and for the buildings that count as Houses. Only the General Store earns by everybody's Houses.

use serde::{Deserialize, Serialize};
use table::{SaturatingAs, Seat, Silence};

use crate::game::CarsonCity;
use crate::map::parcel::{Parcel, Parcels};
use crate::map::town::Town;
use crate::pieces::building::{Building, Dollars};
use crate::setup::options::Edition;

/// A building's income with its parts.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
pub struct Income {
    /// Where the building stands.
    pub parcel: Parcel,
    /// The building.
    pub building: Building,
    /// The owner.
    pub owner: Seat,
    /// The current income.
    pub total: Dollars,
    /// The parts; their sum is above `total` if the cap applies.
    pub parts: Vec<IncomePart>,
    /// The highest possible income, if there is a limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cap: Option<Dollars>,
    /// How many times it is paid this round, if not once: because of a horse, the Grocer or dynamite.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times: Option<Dollars>,
}

/// One part of a building's income.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
pub struct IncomePart {
    /// The source.
    pub source: Source,
    /// The parcel of the source, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parcel: Option<Parcel>,
    /// The amount.
    pub amount: Dollars,
}

/// What a part of an income comes from; parts are listed in this order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Free land.
    FreeLand,
    /// A mountain.
    Mountain,
    /// The river.
    River,
    /// A House, or a building that counts as one or two.
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

/// The printed figures: what a building earns for each thing it counts.
pub(crate) mod earns {
    use crate::pieces::building::Dollars;

    /// For each unoccupied parcel.
    pub(crate) const RANCH: Dollars = 1;
    /// In 2015, if nothing is unoccupied.
    pub(crate) const POOREST_RANCH: Dollars = 1;
    /// For each mountain.
    pub(crate) const MINE: Dollars = 3;
    /// More beside the river.
    pub(crate) const MINE_AT_RIVER: Dollars = 3;
    /// For each House and each own Ranch.
    pub(crate) const DRUGSTORE: Dollars = 3;
    /// For each House and each own Mine.
    pub(crate) const BANK: Dollars = 3;
    /// For each House.
    pub(crate) const SALOON: Dollars = 5;
    /// Always.
    pub(crate) const HOTEL: Dollars = 6;
    /// For each House that is not on the owner's land.
    pub(crate) const GENERAL_STORE: Dollars = 3;
    /// For each House on the owner's land.
    pub(crate) const GENERAL_STORE_OWN: Dollars = 6;
    /// For each own Ranch; multiplied by the round.
    pub(crate) const BLACKSMITH: Dollars = 5;
}

/// Receives the parts of an income: a list of them, or nothing at all.
trait Parts {
    /// `parts` is only called if the parts are used.
    fn hear<I: IntoIterator<Item = IncomePart>>(&mut self, parts: impl FnOnce() -> I);
}

impl Parts for Silence {
    #[inline]
    fn hear<I: IntoIterator<Item = IncomePart>>(&mut self, _: impl FnOnce() -> I) {}
}

impl Parts for Vec<IncomePart> {
    fn hear<I: IntoIterator<Item = IncomePart>>(&mut self, parts: impl FnOnce() -> I) {
        self.extend(parts());
    }
}

/// An income while it is added up.
struct Sum<'a, P> {
    town: &'a Town,
    total: Dollars,
    parts: &'a mut P,
}

impl<P: Parts> Sum<'_, P> {
    /// Adds an amount for each of these parcels.
    #[inline]
    fn each(&mut self, source: Source, parcels: Parcels, amount: Dollars) {
        self.total += amount * parcels.len().saturating_as::<Dollars>();
        self.parts.hear(|| parcels.iter().map(move |at| IncomePart { source, parcel: Some(at), amount }));
    }

    /// Adds an amount for each House that these parcels count as.
    #[inline]
    fn houses(&mut self, parcels: Parcels, amount: Dollars) {
        let (one, two) = self.town.house_symbols();
        let houses = |at: Parcel| Dollars::from(one.contains(at)) + Dollars::from(two.contains(at));
        self.total += amount * ((parcels & one).len() + (parcels & two).len()).saturating_as::<Dollars>();
        self.parts.hear(|| {
            (parcels & one).iter().map(move |at| IncomePart {
                source: Source::House,
                parcel: Some(at),
                amount: amount * houses(at),
            })
        });
    }

    #[inline]
    fn add(&mut self, source: Source, amount: Dollars) {
        self.total += amount;
        self.parts.hear(|| [IncomePart { source, parcel: None, amount }]);
    }
}

impl CarsonCity {
    /// What the building of this kind on this parcel earns its owner now, before attacks, doubling and dynamite.
    pub fn income(&self, kind: Building, parcel: Parcel, owner: Seat) -> Dollars {
        self.add_up(kind, parcel, owner, &mut Silence)
    }

    /// A building's income with its parts.
    pub fn explain_income(&self, kind: Building, parcel: Parcel, owner: Seat) -> Income {
        let mut parts = Vec::new();
        let total = self.add_up(kind, parcel, owner, &mut parts);
        parts.sort_by_key(|part| (part.source, part.parcel));
        Income { parcel, building: kind, owner, total, parts, cap: kind.cap(), times: None }
    }

    /// The one formula: it returns the total and reports the parts.
    #[inline]
    fn add_up(&self, kind: Building, parcel: Parcel, owner: Seat, parts: &mut impl Parts) -> Dollars {
        let town = &self.town;
        let (near, own_land) = (parcel.neighbours(), town.owned(owner));
        let open = !town.sold() | own_land;
        let own = |kind: Building| town.buildings(kind) & own_land;
        let mut sum = Sum { town, total: 0, parts };
        match kind {
            Building::Ranch => {
                sum.each(Source::FreeLand, near.without(town.occupied()), earns::RANCH);
                if self.edition == Edition::Y2015 && sum.total == 0 {
                    sum.add(Source::Itself, earns::POOREST_RANCH);
                }
            }
            Building::Mine => {
                sum.each(Source::Mountain, near & town.mountains() & open, earns::MINE);
                if !(near & town.river()).is_empty() {
                    sum.add(Source::River, earns::MINE_AT_RIVER);
                }
            }
            Building::Drugstore => {
                sum.houses(near & open, earns::DRUGSTORE);
                sum.each(Source::Ranch, own(Building::Ranch), earns::DRUGSTORE);
            }
            Building::Bank => {
                sum.houses(near & open, earns::BANK);
                sum.each(Source::Mine, own(Building::Mine), earns::BANK);
            }
            Building::Saloon => sum.houses(near & open, earns::SALOON),
            Building::Hotel => sum.add(Source::Itself, earns::HOTEL),
            Building::GeneralStore => {
                sum.houses(near.without(own_land), earns::GENERAL_STORE);
                sum.houses(near & own_land, earns::GENERAL_STORE_OWN);
            }
            Building::Blacksmith => {
                sum.each(Source::Ranch, own(Building::Ranch), earns::BLACKSMITH);
                sum.add(Source::Round, earns::BLACKSMITH * Dollars::from(self.round));
            }
            Building::Church
            | Building::Prison
            | Building::School
            | Building::CityHall
            | Building::TrainStation => {}
        }
        if self.holds_city_hall(owner) && kind.level() > 0 {
            sum.add(Source::CityHall, kind.level());
        }
        sum.total.min(kind.cap().unwrap_or(Dollars::MAX))
    }

    /// How many Houses the whole city counts as.
    pub fn all_symbols(&self) -> u16 {
        let (one, two) = self.town.house_symbols();
        (one.len() + two.len()).saturating_as::<u16>()
    }

    /// Every owned building with its income.
    pub fn incomes(&self) -> Vec<Income> {
        let earning = self.town.built() & self.town.sold();
        earning
            .iter()
            .filter_map(|parcel| {
                let kind = self.town.building_at(parcel)?;
                let owner = self.town.owner(parcel)?;
                let times = Some(self.times_paid(kind, parcel, owner)).filter(|&times| times != 1);
                Some(Income { times, ..self.explain_income(kind, parcel, owner) })
            })
            .collect()
    }
}
