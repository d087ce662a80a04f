//! What is remembered with orders.

use std::fmt;
use std::str::FromStr;

use table::{Notes, ParseError, Seat, Seats};

use crate::game::CarsonCity;
use crate::pieces::building::Dollars;
use crate::track::space::Place;

/// What matters of the game when orders were left. Its text form is a sequence of named values such as `round:2`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Basis {
    pub(super) round: u8,
    /// How many of the player's cowboys were on the board.
    pub(super) placed: u8,
    /// How many were in the player's supply, to which beaten ones return.
    supply: u8,
    /// The places where the player stood alone, and the player's buildings that nobody attacked.
    calm: Vec<Place>,
    /// The prices of the parcels with the player's cowboys.
    prices: Vec<(Place, Dollars)>,
}

impl Basis {
    pub(super) fn of(game: &CarsonCity, seat: Seat) -> Basis {
        let player = game.player(seat);
        let land = player.on_parcels() & game.town.buyable();
        let prices = land.iter().map(|parcel| (Place::Parcel(parcel), game.parcel_price(seat, parcel)));
        Basis {
            round: game.round,
            placed: player.on_board(),
            supply: player.cowboys(),
            calm: his_places(game, seat).filter(|&place| rivals(game, seat, place).is_empty()).collect(),
            prices: prices.collect(),
        }
    }

    /// A place where somebody attacks the player now and did not then.
    pub(super) fn attacked(&self, game: &CarsonCity, seat: Seat) -> Option<(Place, Seats)> {
        let attacked =
            |&place: &Place| Some((place, rivals(game, seat, place))).filter(|(_, by)| !by.is_empty());
        self.calm.iter().find_map(attacked)
    }

    /// Whether a beaten cowboy came back.
    pub(super) fn has_lost(&self, game: &CarsonCity, seat: Seat) -> bool {
        let player = game.player(seat);
        // Those whom he placed since are no longer in the supply.
        let placed = player.on_board().saturating_sub(self.placed);
        player.cowboys() + placed > self.supply
    }

    /// The price of a parcel when the orders were left.
    pub(super) fn price(&self, place: Place) -> Option<Dollars> {
        self.prices.iter().find(|(there, _)| *there == place).map(|(_, price)| *price)
    }
}

/// The places of the player's cowboys that can be contested, and the player's buildings.
fn his_places(game: &CarsonCity, seat: Seat) -> impl Iterator<Item = Place> + '_ {
    let player = game.player(seat);
    let spaces = player.on_spaces().iter().map(Place::Space);
    let parcels = player.on_parcels() | (game.town.owned(seat) & game.town.built());
    spaces.chain(parcels.iter().map(Place::Parcel))
}

/// The others who are there to contest it.
pub(super) fn rivals(game: &CarsonCity, seat: Seat, place: Place) -> Seats {
    game.contenders(place).iter().filter(|&other| other != seat).collect()
}

impl fmt::Display for Basis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let prices = self.prices.iter().map(|(place, price)| format!("{place}:{price}"));
        Notes::default()
            .with("round", self.round)
            .with("placed", self.placed)
            .with("supply", self.supply)
            .with_all("calm", &self.calm)
            .with_all("price", prices)
            .fmt(f)
    }
}

impl FromStr for Basis {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Basis, ParseError> {
        let price = |text: String| -> Result<(Place, Dollars), ParseError> {
            let unread = || ParseError::new(&text, "a place and its price");
            let (place, price) = text.split_once(':').ok_or_else(unread)?;
            Ok((place.parse()?, price.parse().map_err(|_| unread())?))
        };
        let notes: Notes = text.parse()?;
        Ok(Basis {
            round: notes.one("round")?,
            placed: notes.one("placed")?,
            supply: notes.one("supply")?,
            calm: notes.all("calm")?,
            prices: notes.all("price")?.into_iter().map(price).collect::<Result<_, _>>()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_basis_comes_back_from_its_text() {
        let basis = Basis {
            round: 2,
            placed: 3,
            supply: 1,
            calm: vec!["d4".parse().unwrap(), "vp-5".parse().unwrap()],
            prices: vec![("d4".parse().unwrap(), 7)],
        };
        assert_eq!(basis.to_string(), "round:2 placed:3 supply:1 calm:d4 calm:vp-5 price:d4:7");
        assert_eq!(basis.to_string().parse::<Basis>().unwrap(), basis);
        for wrong in ["rain:2", "round:2 placed:3", "round:2 placed:3 supply:1 price:d4"] {
            assert!(wrong.parse::<Basis>().is_err(), "{wrong}");
        }
    }
}
