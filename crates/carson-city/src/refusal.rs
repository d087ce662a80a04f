//! Why something cannot be done now, for whoever tried.

use table::{Phrase, Seat};

use crate::action::Action;
use crate::building::Building;
use crate::character::{Character, Side};
use crate::game::{CarsonCity, WhiteCowboy};
use crate::new_beginning::SheetLine;
use crate::parcel::Parcel;
use crate::question::{Ask, Mover};
use crate::space::{Place, Space, Spaces};

impl CarsonCity {
    /// The reason that names the rule where one speaks against it, and otherwise what is being asked.
    pub(crate) fn reason_against(&self, ask: Ask, seat: Seat, action: Action) -> Phrase {
        let reason = match (ask, action) {
            (_, Action::Road(_)) if self.player(seat).roads == 0 => Some(Phrase::new("city-illegal-no-road")),
            (_, Action::Road(place))
                if self.player(seat).roads == 1 && self.town.crossings().contains(place) =>
            {
                Some(Phrase::new("city-illegal-bridge").with("road", place))
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
                Some(Phrase::new("city-illegal-outlaw").with("parcel", parcel))
            }
            (_, Action::Parcel(parcel) | Action::House(parcel) | Action::BuyParcel(parcel))
                if self.town.river().contains(parcel) =>
            {
                Some(Phrase::new("city-illegal-river").with("parcel", parcel))
            }
            (Ask::Build { .. } | Ask::House { .. } | Ask::LastRoads { .. }, Action::Road(place)) => {
                Some(Phrase::new("city-illegal-road").with("road", place))
            }
            (Ask::Horse { .. } | Ask::NewHorse { .. }, Action::Horse(_)) => {
                Some(Phrase::new("city-illegal-enclosure"))
            }
            (Ask::Place { .. } | Ask::Race { .. } | Ask::SecondGo { .. } | Ask::Resettle { .. }, _) => {
                self.against_turn(ask, seat, action)
            }
            (Ask::Character { .. } | Ask::SecondCharacter { .. }, Action::Choose(role)) => {
                Some(Phrase::new("city-illegal-character").with("character", role.phrase()))
            }
            (Ask::BuyParcel { .. } | Ask::LawyerParcel { .. }, Action::BuyParcel(parcel)) => {
                let price = self.parcel_price(seat, parcel);
                Some(Phrase::new("city-illegal-buy-parcel").with("parcel", parcel).with("price", price))
            }
            (Ask::FirstParcel { .. } | Ask::FreeParcel { .. } | Ask::Lot { .. }, Action::Parcel(parcel)) => {
                Some(Phrase::new("city-illegal-parcel-taken").with("parcel", parcel))
            }
            (Ask::Stake { .. }, Action::Parcel(parcel)) => {
                Some(Phrase::new("city-illegal-stake").with("parcel", parcel))
            }
            (Ask::Build { .. }, Action::Build(building, parcel)) => Some(
                self.against_building(seat, building, parcel)
                    .with("building", building.phrase())
                    .with("parcel", parcel),
            ),
            (Ask::House { .. }, Action::House(parcel)) => {
                Some(Phrase::new("city-illegal-house").with("parcel", parcel))
            }
            (Ask::House { .. }, Action::Townhouse(parcel)) => {
                Some(Phrase::new("city-illegal-townhouse").with("parcel", parcel))
            }
            (Ask::Bid(bidding), Action::Bid(_)) => Some(
                Phrase::new("city-illegal-bid")
                    .with("bid", bidding.bid)
                    .with("money", self.player(seat).money),
            ),
            (Ask::Spend { .. }, Action::Spend(_)) => {
                Some(Phrase::new("city-illegal-spend").with("limit", self.player(seat).cash_limit()))
            }
            (Ask::BuyPoints { .. } | Ask::Banker { .. }, Action::Points(_)) => {
                Some(Phrase::new("city-illegal-points").with("money", self.player(seat).money))
            }
            (Ask::Tiles { .. }, Action::Tile(number)) => {
                Some(Phrase::new("city-illegal-tile").with("number", number))
            }
            (Ask::Tiles { .. }, Action::Redraw) => Some(Phrase::new("city-illegal-redraw")),
            (Ask::Sheets { .. }, Action::Want(line, _)) => Some(self.against_wanting(seat, line)),
            (Ask::Heal { .. }, Action::Move(place)) => {
                Some(Phrase::new("city-illegal-heal").with("place", place.phrase()))
            }
            _ => None,
        };
        reason.unwrap_or_else(|| Phrase::new("city-illegal-other").with("asked", self.ask_phrase(ask, seat)))
    }

    /// Against what is tried while cowboys are placed.
    fn against_turn(&self, ask: Ask, seat: Seat, action: Action) -> Option<Phrase> {
        let dynamite = self.player(seat).dynamite;
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
            (_, Action::PlaceWithDynamite(place)) if dynamite == 0 => {
                Phrase::new("city-illegal-dynamite").with("place", place.phrase())
            }
            (_, Action::Place(place) | Action::PlaceWithDynamite(place)) => self.against_placing(seat, place),
            (_, Action::Road(place)) => Phrase::new("city-illegal-road").with("road", place),
            (_, Action::Sheriff(_)) if self.sheriff != WhiteCowboy::InHand => {
                Phrase::new("city-illegal-no-sheriff")
            }
            (_, Action::Sheriff(_)) => Phrase::new("city-illegal-sheriff-place"),
            (_, Action::PlaceWithToken(_)) => Phrase::new("city-illegal-token"),
            (Ask::Race { .. }, Action::Horse(_))
            | (Ask::Place { .. } | Ask::Race { .. } | Ask::SecondGo { .. }, Action::Corral(_)) => {
                Phrase::new("city-illegal-enclosure")
            }
            (Ask::Race { .. } | Ask::SecondGo { .. }, Action::Back(_) | Action::Leave(_)) => {
                Phrase::new("city-illegal-back")
            }
            _ => return None,
        })
    }

    fn against_placing(&self, seat: Seat, place: Place) -> Phrase {
        let player = self.player(seat);
        if let Place::Parcel(parcel) = place
            && self.town.river().contains(parcel)
        {
            return Phrase::new("city-illegal-river").with("parcel", parcel);
        }
        let id = match place {
            _ if player.cowboys == 0 => "city-illegal-no-cowboy",
            _ if player.stands_on(place) => "city-illegal-own-cowboy",
            _ if self.sheriff == WhiteCowboy::At(place) => "city-illegal-sheriff-there",
            Place::Space(space) if !Spaces::FOR_COWBOYS.contains(space) => "city-illegal-no-cowboy-space",
            Place::Space(Space::Ammunition) if self.ammunition.is_some() => "city-illegal-ammunition-gone",
            Place::Space(space) if !self.working_spaces().contains(space) => "city-illegal-closed",
            _ if player.is(Character::Sheriff, Side::Red) => "city-illegal-peaceful-sheriff",
            Place::Parcel(parcel) => self.against_parcel(seat, parcel),
            Place::Space(_) => "city-illegal-dynamite",
        };
        Phrase::new(id).with("place", place.phrase())
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
}
