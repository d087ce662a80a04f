//! A position: the serialised form of a state.

use serde::{Deserialize, Serialize};
use table::{FormatError, Seat, Seats};

use crate::auction::{Bid, BidSet};
use crate::check;
use crate::city::City;
use crate::flat::Flat;
use crate::game::CarsonCards;
use crate::handicap::Handicap;
use crate::options::Options;
use crate::person::{Person, PersonSet};
use crate::phase::Phase;
use crate::spot::Laid;
use crate::suit::Suit;
use crate::terrain::{Epoch, Terrain, TerrainSet};

/// A position: what is public, and the two things that are not. It is written on one level, without `table`.
///
/// Terrain cards and persons that are not mentioned are in the piles; in the second epoch those of the first have left the game. No
/// card may be in two places.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "Flat", into = "Flat")]
pub struct Position {
    /// Everything that is public.
    pub table: Table,
    /// The person on top of the pile, whose back breaks ties.
    pub next: Option<Person>,
    /// The bids that are face down.
    pub sealed: Vec<Sealed>,
}

/// A bid that is face down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sealed {
    /// The seat that bid.
    pub seat: Seat,
    /// The auction card.
    pub bid: Bid,
}

/// Everything that is public.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The options of the game.
    pub options: Options,
    /// The round, from 1 to 18.
    pub round: u8,
    /// The phase of the round.
    pub phase: Phase,
    /// The terrain cards of the row in the order in which they were drawn.
    pub row: Vec<Terrain>,
    /// The person of the row.
    pub person: Option<Person>,
    /// The terrain card just taken that must be placed.
    pub hand: Option<Terrain>,
    /// The players in seat order, virtual ones last.
    pub players: Vec<Holding>,
    /// Persons used in this round.
    pub used: Vec<Person>,
    /// Persons that are turned: used in this epoch, or at any time for the Governor.
    pub turned: Vec<Person>,
    /// The seats that have yet to take a card in this round.
    #[cfg_attr(feature = "typescript", ts(type = "Array<number>"))]
    pub to_take: Seats,
    /// Whether the first of the Day labourer's two cards is taken.
    pub second_card: bool,
    /// What the Auctioneer sold.
    pub sold: Vec<Terrain>,
    /// The persons that a skull sent under the pile, the first on top.
    pub under: Vec<Person>,
    /// The terrain cards of this epoch that left the game.
    pub gone: Vec<Terrain>,
    /// The persons that left the game.
    pub gone_persons: Vec<Person>,
}

/// What one player has.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-cards/"))]
#[serde(default, deny_unknown_fields)]
pub struct Holding {
    /// The suit. `None` while it is still to be chosen; if nobody has one, suits follow the seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suit: Option<Suit>,
    /// A person's city: the cards in the order in which they were placed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub city: Vec<Laid>,
    /// The terrain cards that a virtual player collected.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub collected: Vec<Terrain>,
    /// The persons.
    pub persons: Vec<Person>,
    /// The auction cards spent in this epoch.
    pub spent: Vec<Bid>,
    /// The bid of this round, once all are open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bid: Option<Bid>,
}

impl Table {
    pub(crate) fn of(game: &CarsonCards) -> Table {
        let mut table = Table {
            options: game.options,
            round: game.round(),
            phase: game.phase,
            row: game.row().to_vec(),
            person: game.person,
            hand: game.hand,
            players: Seat::all(game.options.players()).map(|seat| Holding::of(game, seat)).collect(),
            used: game.used.iter().collect(),
            turned: game.turned.iter().collect(),
            to_take: game.to_take,
            second_card: game.second_card,
            sold: game.sold.as_slice().to_vec(),
            under: game.under.as_slice().to_vec(),
            gone: Vec::new(),
            gone_persons: Vec::new(),
        };
        let seen: TerrainSet = table.terrain().collect();
        let this_epoch = TerrainSet::of(game.epoch());
        table.gone = this_epoch.without(seen).without(game.deck).iter().collect();
        let known: PersonSet = table.persons().chain(game.next).collect();
        table.gone_persons = PersonSet::ALL.without(known.union(game.pile)).iter().collect();
        table
    }

    /// All terrain cards of the position.
    pub(crate) fn terrain(&self) -> impl Iterator<Item = Terrain> {
        let players = self.players.iter().flat_map(|player| {
            player.city.iter().map(|laid| laid.card).chain(player.collected.iter().copied())
        });
        let open = self.row.iter().chain(&self.hand).chain(&self.sold).chain(&self.gone).copied();
        players.chain(open)
    }

    /// All persons that everybody has seen.
    pub(crate) fn persons(&self) -> impl Iterator<Item = Person> {
        let players = self.players.iter().flat_map(|player| &player.persons);
        players.chain(&self.person).chain(&self.under).chain(&self.gone_persons).copied()
    }

    /// The persons that nobody has seen.
    pub(crate) fn unseen_persons(&self) -> PersonSet {
        PersonSet::ALL.without(self.persons().collect())
    }

    pub(crate) const fn epoch(&self) -> Epoch {
        if self.round <= CarsonCards::ROUNDS { Epoch::I } else { Epoch::II }
    }

    /// The state of this table with what is not public.
    pub(crate) fn state(&self, next: Option<Person>, sealed: &[Sealed]) -> CarsonCards {
        let mut game = CarsonCards::laid_out(self.options.or_handicap(Handicap::Off));
        game.round = self.round - 1;
        game.phase = self.phase;
        game.row = self.row.iter().copied().collect();
        game.person = self.person;
        game.hand = self.hand;
        game.used = self.used.iter().copied().collect();
        game.turned = self.turned.iter().copied().collect();
        game.to_take = self.to_take;
        game.second_card = self.second_card;
        game.sold = self.sold.iter().copied().collect();
        game.under = self.under.iter().copied().collect();
        game.next = next;
        game.pile = self.unseen_persons().without(next.into_iter().collect());
        game.deck = TerrainSet::ALL.without(self.terrain().collect());
        if self.epoch() == Epoch::II {
            game.deck = game.deck.without(TerrainSet::of(Epoch::I));
        }
        for (index, player) in self.players.iter().enumerate() {
            player.put_into(&mut game, index);
        }
        if self.phase != Phase::Suits && self.players.iter().all(|player| player.suit.is_none()) {
            game.suits = CarsonCards::suits_by_seat(self.options);
        }
        for sealed in sealed {
            game.bids[sealed.seat.index()] = Some(sealed.bid);
        }
        game.asked = game.who_is_asked();
        game
    }
}

impl Holding {
    fn of(game: &CarsonCards, seat: Seat) -> Holding {
        Holding {
            suit: game.suit(seat),
            city: game.city(seat).laid().collect(),
            collected: game.collected[seat.index()].iter().collect(),
            persons: game.persons(seat).iter().collect(),
            spent: game.spent[seat.index()].iter().collect(),
            bid: game.bids[seat.index()].filter(|_| game.phase.shows_bids()),
        }
    }

    fn put_into(&self, game: &mut CarsonCards, index: usize) {
        let mut city = City::EMPTY;
        for laid in &self.city {
            city.lay(*laid);
        }
        game.suits[index] = self.suit;
        game.cities[index] = city;
        game.collected[index] = self.collected.iter().copied().collect();
        game.persons[index] = self.persons.iter().copied().collect();
        game.spent[index] = self.spent.iter().copied().collect::<BidSet>();
        game.bids[index] = self.bid;
    }
}

impl From<CarsonCards> for Position {
    fn from(game: CarsonCards) -> Position {
        Position::of(&game)
    }
}

impl Position {
    pub(crate) fn of(game: &CarsonCards) -> Position {
        Position { table: Table::of(game), next: game.next, sealed: sealed_bids(game) }
    }
}

/// The bids that are face down.
fn sealed_bids(game: &CarsonCards) -> Vec<Sealed> {
    if game.phase != Phase::Bids {
        return Vec::new();
    }
    let sealed = |seat: Seat| game.bids[seat.index()].map(|bid| Sealed { seat, bid });
    Seat::all(game.options.players()).filter_map(sealed).collect()
}

impl TryFrom<Position> for CarsonCards {
    type Error = FormatError;

    fn try_from(position: Position) -> Result<CarsonCards, FormatError> {
        check::position(&position)?;
        let game = position.table.state(position.next, &position.sealed);
        check::question(&game)?;
        Ok(game)
    }
}
