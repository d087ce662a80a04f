//! What a viewer may know. This game has no secrets: the bag's content is public, and its order does not exist. Beside the position
//! the view explains it: incomes, prices and firepower with what makes them up, and the chances of every duel that is coming.

use serde::{Deserialize, Serialize};
use table::{Game, Seat, Standings, Viewer};

use crate::building::Dollars;
use crate::duel::Odds;
use crate::game::CarsonCity;
use crate::income::Income;
use crate::parcel::{Parcel, Parcels};
use crate::position::Position;
use crate::question::Ask;
use crate::space::{Place, Space, Spaces};

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies on the table.
    pub position: Position,
    /// What is being asked; nothing once the game is over.
    pub asked: Option<Ask>,
    /// Each owned building with its income.
    pub incomes: Vec<Income>,
    /// Each parcel that is for sale with its price.
    pub prices: Vec<Price>,
    /// Each player's firepower.
    pub firepower: Vec<Firepower>,
    /// The duels as the cowboys stand now.
    pub duels: Vec<Odds>,
    /// Places and points as if the game ended now.
    pub scores: Standings,
    /// Whether the game is over.
    pub over: bool,
}

/// The price of a parcel: $1, and $1 for each of the occupied parcels on and around it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Price {
    /// Which parcel.
    pub parcel: Parcel,
    /// What it costs.
    pub price: Dollars,
    /// What makes it dearer.
    pub occupied: Parcels,
}

/// A player's firepower with its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Firepower {
    /// Whose.
    pub seat: Seat,
    /// All together.
    pub total: u8,
    /// Revolver tokens.
    pub revolvers: u8,
    /// Cowboys in the personal supply.
    pub cowboys: u8,
    /// The three-revolver token.
    pub ammunition: u8,
    /// The Mercenary.
    pub mercenary: u8,
}

impl View {
    pub(crate) fn of(game: &CarsonCity, viewer: Viewer) -> View {
        View {
            viewer,
            position: Position::of(game),
            asked: game.asked,
            incomes: game.incomes(),
            prices: game.town.for_sale().iter().map(|parcel| price(game, parcel)).collect(),
            firepower: game.all_seats().map(|seat| firepower(game, seat)).collect(),
            duels: duels(game),
            scores: game.standings_now(),
            over: game.is_over(),
        }
    }

    /// The state that it shows.
    ///
    /// # Panics
    /// If the view did not come from a game.
    pub fn state(&self) -> CarsonCity {
        CarsonCity::try_from(self.position.clone()).expect("a view shows a position of a game")
    }
}

fn price(game: &CarsonCity, parcel: Parcel) -> Price {
    let occupied = game.town.occupied() & Parcels::only(parcel).grown();
    Price { parcel, price: game.town.price(parcel), occupied }
}

fn firepower(game: &CarsonCity, seat: Seat) -> Firepower {
    let player = game.player(seat);
    let ammunition = if game.ammunition == Some(seat) { 3 } else { 0 };
    let total = game.firepower(seat);
    let mercenary = total - player.revolvers - player.cowboys - ammunition;
    Firepower { seat, total, revolvers: player.revolvers, cowboys: player.cowboys, ammunition, mercenary }
}

fn duels(game: &CarsonCity) -> Vec<Odds> {
    let spaces = Spaces::FOR_COWBOYS.iter().filter(|space: &Space| !space.is_shared()).map(Place::Space);
    let parcels = game.contested_parcels();
    let places = spaces.chain(parcels.iter().map(Place::Parcel));
    places.filter(|&place| game.contenders(place).len() > 1).map(|place| game.odds(place)).collect()
}
