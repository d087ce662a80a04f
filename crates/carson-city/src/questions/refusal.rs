//! Why something cannot be done now, for whoever tried.

use table::{Phrase, Seat};

use crate::game::{CarsonCity, WhiteCowboy};
use crate::interface::action::Action;
use crate::interface::event::With;
use crate::map::parcel::Parcel;
use crate::pieces::building::Building;
use crate::pieces::character::{Character, Side};
use crate::questions::{Ask, Mover};
use crate::track::space::{Place, Space, Spaces};
use crate::variants::new_beginning::SheetLine;

impl CarsonCity {
    /// The reason that names the rule where one speaks against it, and otherwise what is being asked.
    pub(crate) fn reason_against(&self, ask: Ask, seat: Seat, action: Action) -> Phrase {
        self.against_road_or_land(ask, seat, action)
            .or_else(|| self.against_character(ask, seat, action))
            .or_else(|| self.against_cowboy(ask, seat, action))
            .or_else(|| self.against_town(ask, seat, action))
            .or_else(|| self.against_money(ask, seat, action))
            .unwrap_or_else(|| Phrase::new("city-illegal-other").with("asked", self.ask_phrase(ask, seat)))
    }

    /// Roads, and land that nobody can have.
    fn against_road_or_land(&self, ask: Ask, seat: Seat, action: Action) -> Option<Phrase> {
        Some(match (ask, action) {
            (Ask::CityHall { .. }, Action::Road(_) | Action::Build(..)) => {
                Phrase::new("city-illegal-city-hall")
            }
            (_, Action::Road(_)) if self.player(seat).roads == 0 => Phrase::new("city-illegal-no-road"),
            (_, Action::Road(place))
                if self.player(seat).roads == 1 && self.town.crossings().contains(place) =>
            {
                Phrase::new("city-illegal-bridge").with("road", place)
            }
            (
                Ask::Lot { .. } | Ask::LawyerParcel { .. } | Ask::Stake { .. } | Ask::House { .. },
                Action::Parcel(parcel)
                | Action::House(parcel)
                | Action::Townhouse(parcel)
                | Action::BuyParcel(parcel),
            )
            | (Ask::Build { .. }, Action::Build(_, parcel))
                if self.town.outlaws().contains(parcel) =>
            {
                Phrase::new("city-illegal-outlaw").with("parcel", parcel)
            }
            (_, Action::Parcel(parcel) | Action::House(parcel) | Action::BuyParcel(parcel))
                if self.town.river().contains(parcel) =>
            {
                Phrase::new("city-illegal-river").with("parcel", parcel)
            }
            (
                Ask::Place { .. }
                | Ask::Race { .. }
                | Ask::SecondGo { .. }
                | Ask::Build { .. }
                | Ask::House { .. }
                | Ask::LastRoads { .. },
                Action::Road(place),
            ) => Phrase::new("city-illegal-road").with("road", place),
            _ => return None,
        })
    }

    /// Phase 1: what characters are for.
    fn against_character(&self, ask: Ask, seat: Seat, action: Action) -> Option<Phrase> {
        Some(match (ask, action) {
            (Ask::Character { .. } | Ask::SecondCharacter { .. }, Action::Choose(role)) => {
                Phrase::new("city-illegal-character").with("character", role.phrase())
            }
            (Ask::FirstParcel { .. } | Ask::FreeParcel { .. } | Ask::Lot { .. }, Action::Parcel(parcel)) => {
                Phrase::new("city-illegal-parcel-taken").with("parcel", parcel)
            }
            (Ask::Stake { .. }, Action::Parcel(parcel)) => {
                Phrase::new("city-illegal-stake").with("parcel", parcel)
            }
            (Ask::TakeBuilding { .. } | Ask::StakeTile { .. }, Action::Take(space)) => {
                Phrase::new("city-illegal-take").with("place", space.phrase())
            }
            (Ask::Recruit { .. }, Action::Recruit(_)) => {
                Phrase::new("city-illegal-recruit").with("money", self.player(seat).money)
            }
            (Ask::Heroes { .. }, Action::Send(_)) => Phrase::new("city-illegal-send"),
            (Ask::Bid(bidding), Action::Bid(_)) => Phrase::new("city-illegal-bid")
                .with("bid", bidding.bid)
                .with("money", self.player(seat).money),
            (Ask::Sheets { .. }, Action::Want(line, _)) => self.against_wanting(seat, line),
            _ => return None,
        })
    }

    /// Cowboys, horses and duels.
    fn against_cowboy(&self, ask: Ask, seat: Seat, action: Action) -> Option<Phrase> {
        Some(match (ask, action) {
            (
                Ask::Resettle { from: Some(from), .. },
                Action::Place(to) | Action::PlaceWithDynamite(to) | Action::Sheriff(to),
            ) if from == to => Phrase::new("city-illegal-same-place").with("place", to.phrase()),
            (
                Ask::Resettle { mover: Mover::Sheriff, .. },
                Action::Place(_) | Action::PlaceWithDynamite(_),
            )
            | (Ask::Resettle { mover: Mover::Cowboy, .. }, Action::Sheriff(_)) => return None,
            (Ask::Horse { .. } | Ask::NewHorse { .. } | Ask::Race { .. }, Action::Horse(_))
            | (Ask::Place { .. } | Ask::Race { .. } | Ask::SecondGo { .. }, Action::Corral(_)) => {
                Phrase::new("city-illegal-enclosure")
            }
            (
                Ask::Place { .. } | Ask::Race { .. } | Ask::SecondGo { .. } | Ask::Resettle { .. },
                Action::Place(place),
            ) => self.against_placing(seat, place, With::Nothing),
            (
                Ask::Place { .. } | Ask::Race { .. } | Ask::SecondGo { .. } | Ask::Resettle { .. },
                Action::PlaceWithDynamite(place),
            ) => self.against_placing(seat, place, With::Dynamite),
            (
                Ask::Place { .. } | Ask::Race { .. } | Ask::SecondGo { .. } | Ask::Resettle { .. },
                Action::Sheriff(_),
            ) => {
                let has_him = self.sheriff == WhiteCowboy::InHand && self.sheriff_seat() == Some(seat);
                Phrase::new(if has_him { "city-illegal-sheriff-place" } else { "city-illegal-no-sheriff" })
            }
            (Ask::Place { .. } | Ask::Race { .. } | Ask::SecondGo { .. }, Action::PlaceWithToken(_)) => {
                Phrase::new("city-illegal-token")
            }
            (Ask::Race { .. } | Ask::SecondGo { .. }, Action::Back(_) | Action::Leave(_)) => {
                Phrase::new("city-illegal-back")
            }
            (Ask::DuelOrder { .. }, Action::Duel(parcel)) => {
                Phrase::new("city-illegal-duel").with("parcel", parcel)
            }
            (Ask::Reroll { .. }, Action::Reroll(_)) => Phrase::new("city-illegal-reroll"),
            (Ask::Tiles { .. }, Action::Tile(number)) => {
                Phrase::new("city-illegal-tile").with("number", number)
            }
            (Ask::Tiles { .. }, Action::Redraw) => Phrase::new("city-illegal-redraw"),
            (Ask::Heal { .. }, Action::Move(place)) => {
                Phrase::new("city-illegal-heal").with("place", place.phrase())
            }
            _ => return None,
        })
    }

    /// Land and buildings.
    fn against_town(&self, ask: Ask, seat: Seat, action: Action) -> Option<Phrase> {
        Some(match (ask, action) {
            (Ask::BuyParcel { .. } | Ask::LawyerParcel { .. }, Action::BuyParcel(parcel)) => {
                let price = self.parcel_price(seat, parcel);
                Phrase::new("city-illegal-buy-parcel").with("parcel", parcel).with("price", price)
            }
            (Ask::Build { .. }, Action::Build(building, parcel)) => self
                .against_building(seat, building, parcel)
                .with("building", building.phrase())
                .with("parcel", parcel),
            (Ask::House { .. }, Action::House(parcel)) => {
                Phrase::new("city-illegal-house").with("parcel", parcel)
            }
            (Ask::House { .. }, Action::Townhouse(parcel)) => {
                Phrase::new("city-illegal-townhouse").with("parcel", parcel)
            }
            _ => return None,
        })
    }

    /// Incomes, points and the cash limit.
    fn against_money(&self, ask: Ask, seat: Seat, action: Action) -> Option<Phrase> {
        let money = self.player(seat).money;
        Some(match (ask, action) {
            (Ask::Income { .. }, Action::Double(building)) => {
                Phrase::new("city-illegal-double").with("building", building.phrase())
            }
            (Ask::Income { .. }, Action::Blast(parcel)) => {
                Phrase::new("city-illegal-blast").with("parcel", parcel)
            }
            (Ask::Undertaker { .. }, Action::Pay) => {
                Phrase::new("city-illegal-undertaker").with("money", money)
            }
            (Ask::BuyPoints { .. }, Action::Points(_)) => {
                Phrase::new("city-illegal-points").with("money", money)
            }
            (Ask::Banker { .. }, Action::Points(_)) => {
                Phrase::new("city-illegal-banker").with("money", money)
            }
            (Ask::Spend { .. }, Action::Spend(_)) => {
                Phrase::new("city-illegal-spend").with("limit", self.player(seat).cash_limit())
            }
            _ => return None,
        })
    }

    fn against_placing(&self, seat: Seat, place: Place, with: With) -> Phrase {
        let player = self.player(seat);
        if let Place::Parcel(parcel) = place
            && self.town.river().contains(parcel)
        {
            return Phrase::new("city-illegal-river").with("parcel", parcel);
        }
        let is_peaceful = player.is(Character::Sheriff, Side::Red);
        let id = match place {
            _ if player.cowboys == 0 => "city-illegal-no-cowboy",
            _ if with == With::Dynamite && player.dynamite == 0 => "city-illegal-no-dynamite",
            Place::Space(Space::Wages | Space::OneRoad) => "city-illegal-dynamite",
            _ if player.stands_on(place) => "city-illegal-own-cowboy",
            _ if self.sheriff == WhiteCowboy::At(place) => "city-illegal-sheriff-there",
            Place::Space(space) if !Spaces::FOR_COWBOYS.contains(space) => "city-illegal-no-cowboy-space",
            Place::Space(Space::Ammunition) if self.ammunition.is_some() => "city-illegal-ammunition-gone",
            Place::Space(space) if !self.working_spaces().contains(space) => "city-illegal-closed",
            _ if is_peaceful && self.has_outlaw(place) => "city-illegal-peaceful-outlaw",
            Place::Parcel(parcel) if !(is_peaceful && self.is_rivals(parcel)) => {
                self.against_parcel(seat, parcel)
            }
            _ => "city-illegal-peaceful-sheriff",
        };
        Phrase::new(id).with("place", place.phrase())
    }

    /// Whether somebody's building or cowboy is there, to attack or to join.
    fn is_rivals(&self, parcel: Parcel) -> bool {
        self.town.built().contains(parcel) || !self.contenders(Place::Parcel(parcel)).is_empty()
    }

    fn against_wanting(&self, seat: Seat, line: SheetLine) -> Phrase {
        match self.player(seat).sheet.next() {
            Some(next) if next != line => Phrase::new("city-illegal-sheet-line").with("line", next.phrase()),
            _ => Phrase::new("city-illegal-sheet-money").with("line", line.phrase()),
        }
    }

    fn against_parcel(&self, seat: Seat, parcel: Parcel) -> &'static str {
        if self.town.buyable().contains(parcel) {
            "city-illegal-no-tile"
        } else if !self.town.built().contains(parcel) {
            "city-illegal-no-building"
        } else if self.player(seat).is(Character::Heroes, Side::Yellow) {
            "city-illegal-heroes-attack"
        } else {
            "city-illegal-protected"
        }
    }

    fn against_building(&self, seat: Seat, building: Building, parcel: Parcel) -> Phrase {
        Phrase::new(if !self.town.owned(seat).contains(parcel) {
            "city-illegal-build-not-yours"
        } else if self.town.occupied().contains(parcel) {
            "city-illegal-build-occupied"
        } else if building == Building::School && !self.town.school_banks().contains(parcel) {
            "city-illegal-second-school"
        } else {
            "city-illegal-build-conditions"
        })
    }
}

impl Ask {
    /// What is asked, in a sentence to whoever is asked.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Ask::Sheets { .. } => "city-asked-sheets",
            Ask::Horse { .. } => "city-asked-horse",
            Ask::SecondGo { .. } => "city-asked-second-go",
            Ask::Resettle { .. } => "city-asked-resettle",
            Ask::BuyHorse { .. } => "city-asked-buy-horse",
            Ask::NewHorse { .. } => "city-asked-new-horse",
            Ask::OutlawOrder { .. } => "city-asked-outlaw-order",
            Ask::Reward { .. } => "city-asked-reward",
            Ask::Tiles { .. } => "city-asked-tiles",
            Ask::FirstParcel { .. } => "city-asked-first-parcel",
            Ask::Character { .. } => "city-asked-character",
            Ask::SecondCharacter { .. } => "city-asked-second-character",
            Ask::Eight { .. } => "city-asked-eight",
            Ask::TakeBuilding { .. } => "city-asked-take-building",
            Ask::FreeParcel { .. } => "city-asked-free-parcel",
            Ask::Recruit { .. } => "city-asked-recruit",
            Ask::Stake { .. } => "city-asked-stake",
            Ask::StakeTile { .. } => "city-asked-stake-tile",
            Ask::Lot { .. } => "city-asked-lot",
            Ask::Bid(_) => "city-asked-bid",
            Ask::Tax { .. } => "city-asked-tax",
            Ask::Heroes { .. } => "city-asked-heroes",
            Ask::LawyerParcel { .. } => "city-asked-lawyer-parcel",
            Ask::Place { .. } | Ask::Race { .. } => "city-asked-place",
            Ask::DuelOrder { .. } => "city-asked-duel-order",
            Ask::Reroll { .. } => "city-asked-reroll",
            Ask::Heal { .. } => "city-asked-heal",
            Ask::Undertaker { .. } => "city-asked-undertaker",
            Ask::BuyParcel { .. } => "city-asked-buy-parcel",
            Ask::BuyBuilding { .. } => "city-asked-buy-building",
            Ask::Build { .. } => "city-asked-build",
            Ask::House { .. } => "city-asked-house",
            Ask::Consent { .. } => "city-asked-consent",
            Ask::Income { .. } => "city-asked-income",
            Ask::BuyPoints { .. } => "city-asked-buy-points",
            Ask::LastRoads { .. } => "city-asked-last-roads",
            Ask::Banker { .. } => "city-asked-banker",
            Ask::Spend { .. } => "city-asked-spend",
            Ask::CityHall { .. } => "city-asked-city-hall",
        })
    }

    /// What is asked, in a sentence about whoever is asked, for all the others.
    pub(crate) const fn phrase_for_others(self) -> Phrase {
        Phrase::new(match self {
            Ask::Sheets { .. } | Ask::Tiles { .. } => "city-waiting-secretly",
            Ask::Horse { .. } => "city-waiting-horse",
            Ask::SecondGo { .. } => "city-waiting-second-go",
            Ask::Resettle { .. } => "city-waiting-resettle",
            Ask::BuyHorse { .. } => "city-waiting-buy-horse",
            Ask::NewHorse { .. } => "city-waiting-new-horse",
            Ask::OutlawOrder { .. } => "city-waiting-outlaw-order",
            Ask::Reward { .. } => "city-waiting-reward",
            Ask::FirstParcel { .. } => "city-waiting-first-parcel",
            Ask::Character { .. } => "city-waiting-character",
            Ask::SecondCharacter { .. } => "city-waiting-second-character",
            Ask::Eight { .. } => "city-waiting-eight",
            Ask::TakeBuilding { .. } => "city-waiting-take-building",
            Ask::FreeParcel { .. } => "city-waiting-free-parcel",
            Ask::Recruit { .. } => "city-waiting-recruit",
            Ask::Stake { .. } => "city-waiting-stake",
            Ask::StakeTile { .. } => "city-waiting-stake-tile",
            Ask::Lot { .. } => "city-waiting-lot",
            Ask::Bid(_) => "city-waiting-bid",
            Ask::Tax { .. } => "city-waiting-tax",
            Ask::Heroes { .. } => "city-waiting-heroes",
            Ask::LawyerParcel { .. } => "city-waiting-lawyer-parcel",
            Ask::Place { .. } | Ask::Race { .. } => "city-waiting-place",
            Ask::DuelOrder { .. } => "city-waiting-duel-order",
            Ask::Reroll { .. } => "city-waiting-reroll",
            Ask::Heal { .. } => "city-waiting-heal",
            Ask::Undertaker { .. } => "city-waiting-undertaker",
            Ask::BuyParcel { .. } => "city-waiting-buy-parcel",
            Ask::BuyBuilding { .. } => "city-waiting-buy-building",
            Ask::Build { .. } => "city-waiting-build",
            Ask::House { .. } => "city-waiting-house",
            Ask::Consent { .. } => "city-waiting-consent",
            Ask::Income { .. } => "city-waiting-income",
            Ask::BuyPoints { .. } => "city-waiting-buy-points",
            Ask::LastRoads { .. } => "city-waiting-last-roads",
            Ask::Banker { .. } => "city-waiting-banker",
            Ask::Spend { .. } => "city-waiting-spend",
            Ask::CityHall { .. } => "city-waiting-city-hall",
        })
    }
}
