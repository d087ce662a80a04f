//! A card that fits nowhere: the Auctioneer may make room for it before it is lost.

use table::Seat;

use crate::city::City;
use crate::game::CarsonCards;
use crate::person::Person;
use crate::scoring;
use crate::terrain::Terrain;

impl CarsonCards {
    /// How many cards the Auctioneer of a seat may still sell.
    pub(crate) fn sales_left(&self, seat: Seat) -> usize {
        if self.persons(seat).contains(Person::Auctioneer) {
            CarsonCards::MOST_SALES - self.sold.as_slice().len()
        } else {
            0
        }
    }

    /// Whether a card can be placed in the city of a seat as it is.
    #[inline]
    pub(crate) fn has_room(&self, seat: Seat, card: Terrain) -> bool {
        self.city(seat).has_room(card, self.limit(seat), self.law(seat))
    }

    /// The sales after which there is room for the card in hand, possibly after further ones. Empty if there is room anyway.
    pub(crate) fn sales_for_room(&self, seat: Seat, card: Terrain) -> Vec<Terrain> {
        let left = self.sales_left(seat);
        if left == 0 || self.has_room(seat, card) {
            return Vec::new();
        }
        sellable(self.city(seat))
            .into_iter()
            .filter(|&sold| self.makes_room(seat, self.city(seat), sold, card, left))
            .collect()
    }

    /// Whether there is room for a card after this sale and up to as many more as are allowed.
    fn makes_room(&self, seat: Seat, city: &City, sold: Terrain, card: Terrain, left: usize) -> bool {
        let mut after = *city;
        after.remove(sold);
        let law = scoring::law(&after, self.persons(seat));
        after.has_room(card, self.limit(seat), law)
            || left > 1
                && sellable(&after)
                    .into_iter()
                    .any(|next| self.makes_room(seat, &after, next, card, left - 1))
    }
}

fn sellable(city: &City) -> Vec<Terrain> {
    let mut cards = Vec::new();
    city.each_sellable(|card| cards.push(card));
    cards
}
