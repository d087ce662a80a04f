//! The order of play as data: the question that is being asked, and what comes after it.

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

use crate::building::{Building, Dollars, Kinds};
use crate::parcel::{Parcel, Parcels};
use crate::space::{Place, Space};
use crate::town::MOST_PLAYERS;

/// What is being asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// Set-up: which parcel to begin with.
    FirstParcel {
        /// Who is asked.
        seat: Seat,
    },
    /// Phase 1: which character.
    Character {
        /// Who is asked.
        seat: Seat,
    },
    /// The Paperboy: which second character.
    SecondCharacter {
        /// Who is asked.
        seat: Seat,
    },
    /// Grocer, or red Settler: $8 now, or wait.
    Eight {
        /// Who is asked.
        seat: Seat,
    },
    /// Red Chinese Worker: which building to take for $5.
    TakeBuilding {
        /// Who is asked.
        seat: Seat,
    },
    /// Yellow Settler: which parcel.
    FreeParcel {
        /// Who is asked.
        seat: Seat,
    },
    /// Captain: how many cowboys or revolvers.
    Recruit {
        /// Who is asked.
        seat: Seat,
    },
    /// Yellow Prospector, red Cowboy: where the Mine or the Ranch goes.
    Stake {
        /// Who is asked.
        seat: Seat,
        /// Mine or Ranch.
        kind: Building,
    },
    /// Yellow Prospector, red Cowboy: which of several tiles of the row.
    StakeTile {
        /// Who is asked.
        seat: Seat,
        /// Mine or Ranch.
        kind: Building,
        /// Where it goes.
        parcel: Parcel,
    },
    /// Yellow Auctioneer: which parcels are to be auctioned, one after the other.
    Lot {
        /// Who is asked.
        seat: Seat,
        /// The first, once it is chosen.
        chosen: Parcels,
    },
    /// A bid in an auction.
    Bid(Auction),
    /// Red Governor: what to tax.
    Tax {
        /// Who is asked.
        seat: Seat,
    },
    /// Red Heroes: how many cowboys to send home.
    Heroes {
        /// Who is asked.
        seat: Seat,
    },
    /// Lawyer: which parcel to buy.
    LawyerParcel {
        /// Who is asked.
        seat: Seat,
    },
    /// Phase 2: where to place a cowboy, or pass.
    Place {
        /// Who is asked.
        seat: Seat,
    },
    /// Which of several duels comes next.
    DuelOrder {
        /// Who is asked.
        seat: Seat,
        /// Where the duels are.
        among: Parcels,
    },
    /// Red Gunsmith: whether to roll again.
    Reroll {
        /// Who is asked.
        seat: Seat,
        /// The duel as it was rolled.
        duel: Duel,
    },
    /// Doctor: where to send a beaten cowboy.
    Heal {
        /// Who is asked.
        seat: Seat,
        /// Where he was beaten.
        beaten_on: Place,
    },
    /// Undertaker: pay or lose a point.
    Undertaker {
        /// Who is asked.
        seat: Seat,
    },
    /// Which of the won parcels to buy.
    BuyParcel {
        /// Who is asked.
        seat: Seat,
        /// Which he can have.
        among: Parcels,
    },
    /// Whether to buy the building.
    BuyBuilding {
        /// Who is asked.
        seat: Seat,
        /// On which space.
        space: Space,
    },
    /// Whether and where to build.
    Build {
        /// Who is asked.
        seat: Seat,
        /// The kinds that can be built now.
        kinds: Kinds,
        /// How many buildings can be built now.
        scope: Scope,
    },
    /// Where the next new House goes.
    House {
        /// Who is asked.
        seat: Seat,
    },
    /// Whether a rival can have a House built on one's own parcel.
    Consent {
        /// Who is asked.
        seat: Seat,
        /// Where.
        parcel: Parcel,
    },
    /// Grocer and dynamite at the incomes.
    Income {
        /// Who is asked.
        seat: Seat,
    },
    /// How many points to buy.
    BuyPoints {
        /// Who is asked.
        seat: Seat,
        /// On which space.
        space: Space,
    },
    /// The last roads of the round.
    LastRoads {
        /// Who is asked.
        seat: Seat,
    },
    /// Red Banker: how many points to buy.
    Banker {
        /// Who is asked.
        seat: Seat,
    },
    /// How much to spend at the end of the round.
    Spend {
        /// Who is asked.
        seat: Seat,
    },
    /// Where the City Hall goes.
    CityHall {
        /// Who is asked.
        seat: Seat,
    },
}

impl Ask {
    /// Who is asked.
    #[inline]
    pub const fn seat(self) -> Seat {
        match self {
            Ask::FirstParcel { seat }
            | Ask::Character { seat }
            | Ask::SecondCharacter { seat }
            | Ask::Eight { seat }
            | Ask::TakeBuilding { seat }
            | Ask::FreeParcel { seat }
            | Ask::Recruit { seat }
            | Ask::Stake { seat, .. }
            | Ask::StakeTile { seat, .. }
            | Ask::Lot { seat, .. }
            | Ask::Tax { seat }
            | Ask::Heroes { seat }
            | Ask::LawyerParcel { seat }
            | Ask::Place { seat }
            | Ask::DuelOrder { seat, .. }
            | Ask::Reroll { seat, .. }
            | Ask::Heal { seat, .. }
            | Ask::Undertaker { seat }
            | Ask::BuyParcel { seat, .. }
            | Ask::BuyBuilding { seat, .. }
            | Ask::Build { seat, .. }
            | Ask::House { seat }
            | Ask::Consent { seat, .. }
            | Ask::Income { seat }
            | Ask::BuyPoints { seat, .. }
            | Ask::LastRoads { seat }
            | Ask::Banker { seat }
            | Ask::Spend { seat }
            | Ask::CityHall { seat } => seat,
            Ask::Bid(auction) => auction.bidder,
        }
    }
}

/// How many buildings can be built in one go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// The one that was just acquired.
    One,
    /// All that are kept.
    All,
}

/// An auction under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Auction {
    /// The Auctioneer.
    pub auctioneer: Seat,
    /// Whose turn it is to bid.
    pub bidder: Seat,
    /// Who has not dropped out.
    pub bidders: SeatList,
    /// Who bids most.
    pub leader: Option<Seat>,
    /// The highest bid.
    pub bid: Dollars,
    /// The parcels; none where the ammunition is auctioned.
    pub lot: Parcels,
}

/// A duel that has been rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Duel {
    /// Where.
    pub place: Place,
    /// Who fights.
    pub fighters: SeatList,
    /// The dice of each seat, 0 for a die that was not rolled.
    pub dice: [[u8; 2]; MOST_PLAYERS],
}

/// Seats as a list in positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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

/// Something that happens by itself when its time comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Task {
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
        /// How many have chosen.
        chosen: u8,
    },
    /// The row moves up and is filled, after a tile was taken in phase 1.
    ShiftRow,
    /// The next bid of an auction, or its end.
    Auction(Auction),
    /// Phase 2 begins.
    Placing,
    /// Phase 2: the next player in turn order who has not passed.
    NextTurn {
        /// The place in the turn order where to begin looking.
        from: u8,
    },
    /// Phase 3: the next stop of the track.
    Track(Space),
    /// Whoever stands on a space has his way, or fights for it.
    Contend {
        /// Where.
        place: Place,
    },
    /// The next contested parcel or building.
    Contested {
        /// Who sets the order.
        seat: Seat,
        /// Parcels before the purchase, buildings before the incomes.
        space: Space,
    },
    /// A rolled duel is settled.
    Settle(Duel),
    /// The beaten cowboys that a Doctor or an Undertaker has yet to see.
    Beaten {
        /// Whose.
        losers: SeatList,
        /// Where they were beaten.
        place: Place,
    },
    /// Somebody carries out what he won.
    Perform {
        /// Who.
        seat: Seat,
        /// Where.
        place: Place,
    },
    /// The uncontested parcels of the next player in pass order.
    Uncontested {
        /// How many players have had their turn.
        done: u8,
    },
    /// The next player in pass order builds what he kept.
    Kept {
        /// How many players have had their turn.
        done: u8,
    },
    /// Somebody decides about building.
    Build {
        /// Who.
        seat: Seat,
        /// The kinds that can be built now.
        kinds: Kinds,
        /// How many.
        scope: Scope,
    },
    /// The Houses of the building site.
    Houses,
    /// The next player in pass order decides about his income.
    IncomeChoices {
        /// How many players have had their turn.
        done: u8,
    },
    /// All incomes are paid.
    PayIncomes,
    /// The next player in pass order lays his last roads.
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
    /// The table is made ready for the next round.
    CleanUp,
}

impl Task {
    /// Everybody it speaks of.
    pub(crate) fn seats(&self) -> Seats {
        match *self {
            Task::Auction(auction) => {
                let seats = auction.bidders.0.with(auction.auctioneer).with(auction.bidder);
                auction.leader.map_or(seats, |leader| seats.with(leader))
            }
            Task::Contested { seat, .. } | Task::Perform { seat, .. } | Task::Build { seat, .. } => {
                Seats::only(seat)
            }
            Task::Settle(duel) => duel.fighters.0,
            Task::Beaten { losers, .. } => losers.0,
            _ => Seats::NONE,
        }
    }
}

/// A building site: a building that still needs Houses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Site {
    /// Who builds.
    pub seat: Seat,
    /// What.
    pub building: Building,
    /// Where.
    pub parcel: Parcel,
    /// How many Houses are still to come.
    pub left: u8,
    /// The Houses that came with it.
    pub houses: Parcels,
    /// The Houses that became Townhouses with it.
    pub townhouses: Parcels,
    /// Where a rival said no.
    pub refused: Parcels,
}

/// What comes next, the last first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Agenda {
    tasks: [Task; Agenda::DEEPEST],
    len: u8,
}

impl Agenda {
    /// The most tasks that ever wait.
    pub const DEEPEST: usize = 8;

    pub(crate) const EMPTY: Agenda = Agenda { tasks: [Task::CleanUp; Agenda::DEEPEST], len: 0 };

    /// The tasks; the last comes next.
    pub fn as_slice(&self) -> &[Task] {
        &self.tasks[..self.len as usize]
    }

    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        self.tasks[self.len as usize] = task;
        self.len += 1;
    }

    /// Takes the next task; its place is blanked so that equal agendas are equal.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Task> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::replace(&mut self.tasks[self.len as usize], Task::CleanUp))
    }
}

impl Agenda {
    /// In the building step that comes next, if one does, the kind is not offered any more.
    pub(crate) fn strike_off(&mut self, kind: Building) {
        if let Some(Task::Build { kinds, .. }) = self.tasks[..self.len as usize].last_mut() {
            *kinds = kinds.without(kind);
        }
    }
}
