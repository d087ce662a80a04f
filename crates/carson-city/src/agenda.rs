//! The order of play as data: what comes after the current question.

use serde::{Deserialize, Serialize};
use table::{FormatError, Seat, Seats};

use crate::map::parcel::{Parcel, Parcels};
use crate::map::town::MOST_PLAYERS;
use crate::pieces::building::{Building, Dollars, Kinds};
use crate::track::space::{Place, Space};

/// How many buildings can be built in one step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// The one that was just acquired.
    One,
    /// All that the player has kept.
    All,
}

/// An auction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Auction {
    /// The Auctioneer.
    pub auctioneer: Seat,
    /// Whose turn it is to bid.
    pub bidder: Seat,
    /// The players who have not dropped out.
    pub bidders: SeatList,
    /// The highest bidder.
    pub leader: Option<Seat>,
    /// The highest bid.
    pub bid: Dollars,
    /// What is sold.
    pub lot: Lot,
}

/// What the Auctioneer sells; in positions a list of parcels.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/", as = "Parcels"))]
#[serde(try_from = "Parcels", into = "Parcels")]
pub enum Lot {
    /// The three-revolver token.
    Ammunition,
    /// The last parcel that is for sale.
    Parcel(Parcel),
    /// Two parcels together.
    Parcels(Parcel, Parcel),
}

impl Lot {
    /// The largest number of parcels that are sold together.
    pub(crate) const MOST: usize = 2;

    /// The parcels.
    pub fn parcels(self) -> Parcels {
        match self {
            Lot::Ammunition => Parcels::NONE,
            Lot::Parcel(parcel) => Parcels::only(parcel),
            Lot::Parcels(one, other) => Parcels::only(one) | Parcels::only(other),
        }
    }
}

impl From<Lot> for Parcels {
    fn from(lot: Lot) -> Parcels {
        lot.parcels()
    }
}

impl TryFrom<Parcels> for Lot {
    type Error = FormatError;

    fn try_from(parcels: Parcels) -> Result<Lot, FormatError> {
        let mut each = parcels.iter();
        match (each.next(), each.next(), each.next()) {
            (None, ..) => Ok(Lot::Ammunition),
            (Some(parcel), None, _) => Ok(Lot::Parcel(parcel)),
            (Some(one), Some(other), None) => Ok(Lot::Parcels(one, other)),
            _ => Err(FormatError::new("at most two parcels are auctioned together")),
        }
    }
}

/// A duel that has been rolled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Duel {
    /// The place.
    pub place: Place,
    /// The fighters.
    pub fighters: SeatList,
    /// The dice of each seat; 0 for a die that was not rolled.
    pub dice: [[u8; 2]; MOST_PLAYERS],
}

/// Seats as a list in positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/", as = "Vec<Seat>"))]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatList(pub Seats);

impl From<Vec<Seat>> for SeatList {
    fn from(seats: Vec<Seat>) -> SeatList {
        SeatList(seats.into_iter().collect())
    }
}

impl From<SeatList> for Vec<Seat> {
    fn from(seats: SeatList) -> Vec<Seat> {
        seats.0.iter().collect()
    }
}

/// Something that happens when its time comes, without a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Task {
    /// Set-up: everybody fills in a sheet.
    Sheets,
    /// Set-up: the next of the first parcels is chosen.
    FirstParcels {
        /// How many have been chosen.
        chosen: u8,
    },
    /// Tiles are drawn for the empty spaces of the row.
    FillRow,
    /// The City Hall is placed.
    PlaceCityHall,
    /// Phase 1: the next player chooses.
    Choose {
        /// How many players have chosen.
        chosen: u8,
    },
    /// The row moves up and is filled, after a tile was taken in phase 1.
    ShiftRow,
    /// The next bid of an auction, or its end.
    Auction(Auction),
    /// The Outlaws of the round arrive.
    OutlawsCome,
    /// The Outlaws move, one after the other.
    OutlawsMove {
        /// The Outlaws that have not moved.
        left: Parcels,
    },
    /// Somebody has defeated an Outlaw and gets the reward.
    OutlawBeaten {
        /// The player.
        seat: Seat,
        /// The parcel.
        parcel: Parcel,
    },
    /// Phase 2 begins.
    Placing,
    /// The solo game: Standish draws a card, and then the player places.
    StandishDraws,
    /// Kit Carson: everybody who has not passed places cowboys.
    Race,
    /// Phase 2: the next player in turn order who has not passed.
    NextTurn {
        /// The index in the turn order at which to begin looking.
        from: u8,
    },
    /// The next player in pass order gets their wages, or buys a horse.
    Wages {
        /// How many players have had their turn.
        done: u8,
    },
    /// The rodeo at the end of the round.
    Rodeo,
    /// Phase 3: the next space of the track.
    Track(Space),
    /// A space, parcel or building is resolved: by its only cowboy, or by a duel.
    Contend {
        /// The place.
        place: Place,
    },
    /// The next contested parcel or building.
    Contested {
        /// The player who sets the order.
        seat: Seat,
        /// Parcels before the purchase, buildings before the incomes.
        space: Space,
    },
    /// A rolled duel is resolved.
    Settle(Duel),
    /// The beaten cowboys whom a Doctor or an Undertaker has yet to treat.
    Beaten {
        /// Their players.
        losers: SeatList,
        /// The place where they were beaten.
        place: Place,
    },
    /// A winner does what they came for.
    Perform {
        /// The player.
        seat: Seat,
        /// The place.
        place: Place,
    },
    /// The uncontested parcels of the next player in pass order.
    Uncontested {
        /// How many players have had their turn.
        done: u8,
    },
    /// The next player in pass order builds what they have kept.
    Kept {
        /// How many players have had their turn.
        done: u8,
    },
    /// A player decides about building.
    Build {
        /// The player.
        seat: Seat,
        /// The kinds that can be built now.
        kinds: Kinds,
        /// How many buildings.
        scope: Scope,
    },
    /// The Houses of the building site.
    Houses,
    /// The next player in pass order decides about their income.
    IncomeChoices {
        /// How many players have had their turn.
        done: u8,
    },
    /// All incomes are paid.
    PayIncomes,
    /// The next player in pass order builds their last roads.
    LastRoads {
        /// How many players have had their turn.
        done: u8,
    },
    /// The red Banker and what is scored at the end of a round.
    RoundScoring,
    /// The next player in pass order spends money.
    Limit {
        /// How many players have had their turn.
        done: u8,
    },
    /// The table is prepared for the next round.
    CleanUp,
}

impl Task {
    /// All seats that it mentions.
    pub(crate) fn seats(&self) -> Seats {
        match *self {
            Task::Auction(auction) => {
                let seats = auction.bidders.0.with(auction.auctioneer).with(auction.bidder);
                auction.leader.map_or(seats, |leader| seats.with(leader))
            }
            Task::OutlawBeaten { seat, .. }
            | Task::Contested { seat, .. }
            | Task::Perform { seat, .. }
            | Task::Build { seat, .. } => Seats::only(seat),
            Task::Settle(duel) => duel.fighters.0,
            Task::Beaten { losers, .. } => losers.0,
            _ => Seats::NONE,
        }
    }
}

/// A building site: a building that still needs Houses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Site {
    /// Who builds.
    pub seat: Seat,
    /// The building.
    pub building: Building,
    /// The parcel.
    pub parcel: Parcel,
    /// How many Houses are still to be added.
    pub left: u8,
    /// The Houses that were added with it.
    pub houses: Parcels,
    /// The Houses that became Townhouses because of it.
    pub townhouses: Parcels,
    /// The parcels whose owners did not consent.
    pub refused: Parcels,
}

/// What comes next, in reverse order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Agenda {
    tasks: [Task; Agenda::DEEPEST],
    len: u8,
}

impl Agenda {
    /// The largest number of tasks that are ever pending.
    pub const DEEPEST: usize = 8;

    pub(crate) const EMPTY: Agenda = Agenda { tasks: [Task::CleanUp; Agenda::DEEPEST], len: 0 };

    /// The tasks, in reverse order.
    pub fn as_slice(&self) -> &[Task] {
        &self.tasks[..self.len as usize]
    }

    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        self.tasks[self.len as usize] = task;
        self.len += 1;
    }

    /// Removes the next task. Its slot is blanked, so that equal agendas are equal.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Task> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::replace(&mut self.tasks[self.len as usize], Task::CleanUp))
    }
}

impl Agenda {
    /// Stops offering the kind in the next building step, if one is next.
    pub(crate) fn strike_off(&mut self, kind: Building) {
        if let Some(Task::Build { kinds, .. }) = self.tasks[..self.len as usize].last_mut() {
            *kinds = kinds.without(kind);
        }
    }
}
