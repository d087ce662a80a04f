//! The solo game against Jeb Standish: his cards, his turn in phase 2, his firepower and his helper, his income, the end of his
//! rounds.
//!
//! Standish sits at the second seat and is played by rules. He goes first in everything, needs no money and no roads, has no die
//! and wins every tie.

mod builds;
mod cards;
mod check;
mod choice;
mod places;
mod state;

use serde::{Deserialize, Serialize};
use table::{Dice, Log, SaturatingAs, Seat};

use crate::agenda::Task;
use crate::game::{CarsonCity, ROUNDS};
use crate::interface::event::{Reason, VariantEvent};
use crate::map::parcel::Parcel;
use crate::pieces::building::{Building, Dollars, Tiles};
use crate::pieces::cast::Cast;
use crate::pieces::character::Character;
use crate::questions::place::PlaceCowboy;
use crate::setup::options::Strategy;
use crate::track::space::{Place, Space};

pub(crate) use self::cards::CARD_COUNT;
pub use self::cards::{Cards, Letter};
pub use self::choice::Criterion;
pub(crate) use self::places::{NOTHING_TO_ATTACK, WORTH_ROBBING};
pub use self::state::Standish;

/// The characters of the solo game.
pub const CHARACTERS: [Character; 11] = [
    Character::Banker,
    Character::Grocer,
    Character::ChineseWorker,
    Character::Settler,
    Character::Captain,
    Character::Mercenary,
    Character::Indian,
    Character::Prospector,
    Character::Gunsmith,
    Character::Singer,
    Character::Heroes,
];
/// The buildings that are not used.
pub(crate) const UNUSED: [Building; 4] =
    [Building::Church, Building::School, Building::CityHall, Building::TrainStation];
/// How many cards he draws in each round.
pub(crate) const CARDS_OF_ROUND: [u8; 4] = [3, 4, 5, 5];
/// How many dollars of his income are worth a point in each round.
pub(crate) const DOLLARS_FOR_A_POINT_IN_ROUND: [Dollars; 4] = [2, 3, 4, 5];

/// The tiles of the solo game among these.
pub(crate) fn without_unused(tiles: Tiles) -> Tiles {
    let used: std::collections::BTreeMap<Building, u8> =
        tiles.iter().filter(|(kind, _)| !UNUSED.contains(kind)).collect();
    Tiles::from(used)
}

/// How many characters are called from this round on: one in each, and none twice.
pub(crate) const fn calls_from(round: u8) -> usize {
    (ROUNDS + 1).saturating_sub(round) as usize
}

/// Whether all of these characters exist in the solo game.
pub(crate) fn are_in_solo(cast: Cast) -> bool {
    cast.iter().all(|role| CHARACTERS.contains(&role.character))
}

/// Seven of the eleven characters at random, each with a random side.
pub(crate) fn random_cast(dice: &mut impl Dice) -> Cast {
    use crate::pieces::character::Side;
    let mut cast = Cast::NONE;
    while cast.len() < cast.size() {
        let left: Vec<Character> =
            CHARACTERS.into_iter().filter(|&character| !cast.contains(character)).collect();
        let character = left[dice.index(left.len())];
        let side = if dice.below(2) == 0 { Side::Yellow } else { Side::Red };
        cast.insert(character.side(side));
    }
    cast
}

/// What Standish did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// A cowboy went to a place.
    Place(Place),
    /// A building was built.
    Build(Building, Parcel),
    /// A House was added.
    House(Parcel),
    /// A House became a Townhouse.
    Townhouse(Parcel),
    /// A cowboy went to his helper's card.
    Help,
    /// The card sent nobody.
    Nothing,
}

/// Reports what Standish did, and what decided.
fn tell_deed(deed: Deed, by: Vec<Criterion>, log: &mut impl Log<CarsonCity>) {
    log.tell(|| VariantEvent::StandishDid { deed, there: None, by }.into());
}

impl CarsonCity {
    /// Standish's seat, if he plays.
    #[inline]
    pub fn standish_seat(&self) -> Option<Seat> {
        self.standish.is_some().then_some(Seat::SECOND)
    }

    /// Standish, if he plays.
    pub const fn standish(&self) -> Option<&Standish> {
        self.standish.as_ref()
    }

    /// Whether it is Standish's seat.
    #[inline]
    pub(crate) fn is_standish(&self, seat: Seat) -> bool {
        self.standish.is_some() && seat == Seat::SECOND
    }

    /// The tiles of this game, wherever they are.
    pub(crate) fn all_tiles(&self) -> Tiles {
        let tiles = self.building_set.tiles();
        if self.standish.is_some() { without_unused(tiles) } else { tiles }
    }

    /// He is first on both tracks from the beginning.
    pub(crate) fn begin_solo_placing(&mut self) {
        self.order.begin_solo_placing(Seat::SECOND, Seat::FIRST);
        if let Some(standish) = &mut self.standish {
            standish.begin_round(self.round);
        }
        self.agenda.push(Task::StandishDraws);
    }

    /// Standish draws a card and follows it, then the player places or passes, until the cards are drawn and the player has passed.
    pub(crate) fn next_solo_turn(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        let drew = self.standish.as_mut().is_some_and(Standish::may_draw);
        if drew {
            self.draw_card(dice, log);
        }
        if !self.pass_order().contains(Seat::FIRST) {
            self.agenda.push(Task::StandishDraws);
            self.ask(PlaceCowboy { seat: Seat::FIRST });
        } else if drew {
            self.agenda.push(Task::StandishDraws);
        } else {
            self.agenda.push(Task::Track(Space::Wages));
        }
    }

    fn draw_card(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        let Some(standish) = &mut self.standish else { return };
        let Some(card) = standish.draw(dice) else { return };
        let firepower = standish.firepower();
        log.tell(|| VariantEvent::StandishDrew { letter: card.letter, power: card.power, firepower }.into());
        self.obey(card.letter, dice, log);
    }

    /// A beaten cowboy goes to his helper.
    pub(crate) fn help_standish(&mut self) {
        if let Some(standish) = &mut self.standish {
            standish.send_to_helper();
        }
    }

    /// All his income becomes points ([`DOLLARS_FOR_A_POINT_IN_ROUND`]).
    pub(crate) fn convert_income(&mut self, log: &mut impl Log<CarsonCity>) {
        let Some(seat) = self.standish_seat() else { return };
        let money = self.player(seat).money();
        self.pay(seat, money, Reason::Standish, log);
        let points = money / DOLLARS_FOR_A_POINT_IN_ROUND[usize::from(self.round) - 1];
        self.score(seat, points.saturating_as::<i16>(), Reason::Standish, log);
    }

    /// At the end of a round his helper may score, and his cards are discarded; after card X all are shuffled.
    pub(crate) fn end_standish_round(&mut self, log: &mut impl Log<CarsonCity>) {
        let (Some(seat), Some(mut standish)) = (self.standish_seat(), self.standish) else { return };
        let points = standish.strategy().consolation(standish.helped());
        self.score(seat, points, Reason::Character(standish.strategy().helper()), log);
        standish.end_round();
        self.standish = Some(standish);
    }

    /// Removes a character that was called from the game.
    pub(crate) fn discard_character(&mut self) {
        if self.standish.is_some()
            && let Some(role) = self.player(Seat::FIRST).role()
        {
            self.cast.remove(role.character);
        }
    }

    /// What his strategy brings him at the end.
    pub fn strategy_points(&self, seat: Seat) -> i32 {
        match self.standish {
            Some(standish) if self.is_standish(seat) => {
                let own =
                    |kind: &&Building| !(self.town.buildings(**kind) & self.town.owned(seat)).is_empty();
                Strategy::bonus(standish.strategy().priorities()[..3].iter().filter(own).count())
            }
            _ => 0,
        }
    }

    /// What he does where he wins: he gets land and buildings for free, and does nothing else.
    pub(crate) fn perform_as_standish(
        &mut self,
        place: Place,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let seat = Seat::SECOND;
        match place {
            Place::Parcel(parcel) if self.town.buyable().contains(parcel) => self.take_land(parcel, log),
            // Whoever robs a building waits for its income.
            Place::Parcel(_) => {}
            Place::Space(space) => {
                self.retire(seat, place);
                if let Some(building) = self.stock.take(space) {
                    self.acquire(seat, building, log);
                    self.build_kept(dice, log);
                } else {
                    self.decline(seat, place, log);
                }
            }
        }
    }

    /// He gets land for free, as long as he has property tiles.
    pub(crate) fn take_land(&mut self, parcel: Parcel, log: &mut impl Log<CarsonCity>) {
        let seat = Seat::SECOND;
        self.retire(seat, Place::Parcel(parcel));
        if self.town.tiles_left(seat) > 0 {
            self.own(seat, parcel, log);
        }
    }
}
