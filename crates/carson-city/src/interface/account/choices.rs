//! The labels of actions.

use table::{Phrase, Seat};

use crate::game::CarsonCity;
use crate::interface::action::{Action, Die, Taxed};
use crate::interface::house_figures;
use crate::map::parcel::{Parcel, Parcels};
use crate::phases::round_end::DOLLARS_SPENT_FOR_A_POINT;
use crate::pieces::building::{Building, Dollars};
use crate::pieces::character::{Character, Side};
use crate::track::space::{Place, Space};
use crate::track::{WAGE, Yield};

pub(in crate::interface) fn phrase(game: &CarsonCity, seat: Seat, action: Action) -> Phrase {
    match action {
        Action::Parcel(parcel) => Phrase::new("city-choice-parcel").with("parcel", parcel),
        Action::Choose(role) => {
            let chosen =
                Phrase::new(if role.fetches() { "city-choice-paperboy" } else { "city-choice-character" })
                    .with("character", role.phrase())
                    .with("number", role.character.number())
                    .with("power", role.power());
            if role.fetches() {
                chosen
            } else {
                chosen.with("limit", game.player(seat).cash_limit_with(role))
            }
        }
        Action::Now | Action::Eight => Phrase::new("city-choice-now"),
        Action::Later => Phrase::new("city-choice-later"),
        Action::Take(space) => {
            let building = game.stock.tile_on(space).map_or_else(|| space.phrase(), Building::phrase);
            Phrase::new("city-choice-take").with("building", building)
        }
        Action::Recruit(count) if game.player(seat).is(Character::Captain, Side::Red) => {
            Phrase::new("city-choice-revolvers").with("count", count)
        }
        Action::Recruit(count) => Phrase::new("city-choice-recruit").with("count", count),
        Action::Tax(Taxed::Weapons) => Phrase::new("city-choice-tax-weapons"),
        Action::Tax(Taxed::Money) => Phrase::new("city-choice-tax-money"),
        Action::Send(count) => Phrase::new("city-choice-send").with("count", count),
        Action::Bid(amount) => Phrase::new("city-choice-bid").with("amount", amount),
        Action::Place(place) => placing(game, seat, place, "city-choice-place"),
        Action::PlaceWithDynamite(place) => placing(game, seat, place, "city-choice-place-dynamite"),
        Action::PlaceWithToken(space) => placing(game, seat, Place::Space(space), "city-choice-place-token"),
        Action::Sheriff(place) => placing(game, seat, place, "city-choice-sheriff"),
        Action::Pass => Phrase::new("city-choice-pass"),
        Action::Road(place) => Phrase::new("city-choice-road").with("road", place),
        Action::Want(line, value) if value < 0 => {
            Phrase::new("city-choice-give-up").with("count", -i64::from(value)).with("line", line.phrase())
        }
        Action::Want(line, value) => {
            Phrase::new("city-choice-want").with("count", i64::from(value)).with("line", line.phrase())
        }
        Action::Horse(enclosure) => Phrase::new("city-choice-horse").with("enclosure", enclosure.number()),
        Action::Corral(enclosure) => Phrase::new("city-choice-corral").with("enclosure", enclosure.number()),
        Action::Back(place) => {
            take_back(game, seat, Phrase::new("city-choice-back").with("place", game.place_phrase(place)))
        }
        Action::Leave(enclosure) => {
            take_back(game, seat, Phrase::new("city-choice-leave").with("enclosure", enclosure.number()))
        }
        Action::Ride(parcel) => {
            Phrase::new("city-choice-ride").with("parcel", parcel).with("raised", ridden(game, seat, parcel))
        }
        Action::Outlaw(parcel) => Phrase::new("city-choice-outlaw").with("parcel", parcel),
        Action::Collect => Phrase::new("city-choice-collect")
            .with("points", i64::from(game.outlaw_reward()))
            .with("mark", house_figures::OUTLAWS.sign()),
        Action::Rob => Phrase::new("city-choice-rob"),
        Action::Tile(number) => Phrase::new("city-choice-tile").with("number", number),
        Action::Redraw => Phrase::new("city-choice-redraw"),
        Action::Duel(parcel) => Phrase::new("city-choice-duel").with("parcel", parcel),
        Action::Reroll(Die::First) => Phrase::new("city-choice-reroll"),
        Action::Reroll(Die::Second) => Phrase::new("city-choice-reroll-second"),
        Action::Move(place) => Phrase::new("city-choice-move").with("place", game.place_phrase(place)),
        Action::Pay => Phrase::new("city-choice-pay"),
        Action::Lose => Phrase::new("city-choice-lose"),
        Action::BuyParcel(parcel) => Phrase::new("city-choice-buy-parcel")
            .with("parcel", parcel)
            .with("price", game.parcel_price(seat, parcel)),
        Action::Buy => Phrase::new("city-choice-buy"),
        Action::Decline => Phrase::new("city-choice-decline"),
        Action::Build(kind, parcel) => {
            let income = game.income(kind, parcel, seat);
            Phrase::new("city-choice-build")
                .with("building", kind.phrase())
                .with("parcel", parcel)
                .with("income", income)
        }
        Action::Keep => Phrase::new("city-choice-keep"),
        Action::House(parcel) => house(game, seat, parcel, "city-choice-house"),
        Action::Townhouse(parcel) => house(game, seat, parcel, "city-choice-townhouse"),
        Action::Yes => Phrase::new("city-choice-yes"),
        Action::No => Phrase::new("city-choice-no"),
        Action::Double(kind) => {
            let raised = doubled(game, seat, kind);
            Phrase::new("city-choice-double").with("building", kind.phrase()).with("raised", raised)
        }
        Action::Blast(parcel) => Phrase::new("city-choice-blast")
            .with("parcel", parcel)
            .with("raised", blasted(game, seat, parcel)),
        Action::Points(count) => Phrase::new("city-choice-points").with("count", count),
        Action::Spend(0) => Phrase::new("city-choice-keep-money").with("amount", game.player(seat).money()),
        Action::Spend(amount) => Phrase::new("city-choice-spend")
            .with("amount", amount)
            .with("points", amount / DOLLARS_SPENT_FOR_A_POINT),
        Action::Done => Phrase::new("city-choice-done"),
    }
}

/// In a Kit Carson race: with how often this is still possible.
fn take_back(game: &CarsonCity, seat: Seat, choice: Phrase) -> Phrase {
    match game.take_backs(seat) {
        Some((left, most)) => Phrase::new("city-choice-take-back")
            .with("choice", choice)
            .with("left", left)
            .with("most", most)
            .with("mark", house_figures::KIT_CARSON.sign()),
        None => choice,
    }
}

/// A House or Townhouse, with the rival who has to consent.
fn house(game: &CarsonCity, seat: Seat, parcel: Parcel, id: &'static str) -> Phrase {
    let choice = Phrase::new(id).with("parcel", parcel);
    match game.town.owner(parcel).filter(|&owner| owner != seat) {
        Some(owner) => Phrase::new("city-choice-if-agreed").with("choice", choice).with("seat", owner),
        None => choice,
    }
}

/// A placement, with whom it would challenge.
fn placing(game: &CarsonCity, seat: Seat, place: Place, id: &'static str) -> Phrase {
    let choice = errand(game, seat, place, id);
    let shares = matches!(place, Place::Space(space) if space.is_shared());
    let rivals = game.contenders(place).without(seat);
    if shares || rivals.is_empty() || id == "city-choice-place-token" {
        return choice;
    }
    Phrase::new("city-choice-against").with("choice", choice).with("seats", rivals.iter().collect::<Vec<_>>())
}

/// A placement, with what the space gives, the price of what is for sale there, or the income of the building.
fn errand(game: &CarsonCity, seat: Seat, place: Place, id: &'static str) -> Phrase {
    let phrase = Phrase::new(id).with("place", game.place_phrase(place));
    match place {
        Place::Parcel(parcel) => at_parcel(game, seat, parcel, phrase.with("parcel", parcel)),
        Place::Space(space) => at_space(game, seat, space, phrase),
    }
}

fn at_parcel(game: &CarsonCity, seat: Seat, parcel: Parcel, phrase: Phrase) -> Phrase {
    if game.town.outlaws().contains(parcel) {
        return phrase.with("why", "fight").with("amount", i64::from(game.outlaw_strength()));
    }
    match (game.town.building_at(parcel), game.town.owner(parcel)) {
        (Some(kind), Some(owner)) => phrase
            .with("why", if owner == seat { "defend" } else { "attack" })
            .with("what", kind.phrase())
            .with("amount", game.income(kind, parcel, owner)),
        (Some(_), None) => phrase.with("why", "hold"),
        _ => phrase.with("why", "buy").with("amount", game.parcel_price(seat, parcel)),
    }
}

fn at_space(game: &CarsonCity, seat: Seat, space: Space, phrase: Phrase) -> Phrase {
    if let Some(tile) = game.stock.tile_on(space) {
        let price = game.building_price(seat, space);
        return phrase.with("why", "row").with("what", tile.phrase()).with("amount", price);
    }
    match what_it_gives(game, seat, space) {
        Some(what) => phrase.with("why", "work").with("what", what),
        None => phrase.with("why", "none"),
    }
}

/// What a space currently gives this player, if its name does not say it.
fn what_it_gives(game: &CarsonCity, seat: Seat, space: Space) -> Option<Phrase> {
    let dollars = |amount: Dollars| Phrase::new("city-gives-dollars").with("amount", amount);
    // The cowboy that is placed counts no more.
    let firepower = game.firepower(seat).saturating_sub(1);
    Some(match space {
        Space::Wages => dollars(WAGE),
        Space::Ammunition => Phrase::new("city-gives-firepower"),
        Space::Gambling => Phrase::new("city-gives-dice"),
        _ => match game.yield_of(space, seat, firepower)? {
            Yield::Dollars(amount) => dollars(amount),
            Yield::Points(count) => Phrase::new("city-choice-points").with("count", i64::from(count)),
        },
    })
}

/// What buildings pay with the Grocer.
pub(super) fn doubled(game: &CarsonCity, seat: Seat, kind: Building) -> Phrase {
    raised(game, seat, kind, game.doubled_by_grocer(seat, kind), 2)
}

/// What a Mine pays with dynamite.
pub(super) fn blasted(game: &CarsonCity, seat: Seat, parcel: Parcel) -> Phrase {
    raised(game, seat, Building::Mine, Parcels::only(parcel), 3)
}

/// What a Ranch pays with a horse.
pub(super) fn ridden(game: &CarsonCity, seat: Seat, parcel: Parcel) -> Phrase {
    raised(game, seat, Building::Ranch, Parcels::only(parcel), 2)
}

/// What buildings of one kind pay if they pay this many times their income.
fn raised(game: &CarsonCity, seat: Seat, kind: Building, parcels: Parcels, times: Dollars) -> Phrase {
    let plain: Dollars = parcels.iter().map(|parcel| game.income(kind, parcel, seat)).sum();
    Phrase::new("city-raised").with("plain", plain).with("more", times * plain)
}

impl CarsonCity {
    /// The building for sale on a space of the row, or the one on a parcel.
    pub(crate) fn there(&self, place: Place) -> Option<Building> {
        match place {
            Place::Space(space) => self.stock.tile_on(space),
            Place::Parcel(parcel) => self.town.building_at(parcel),
        }
    }

    /// The name of a place, by what is for sale or stands there.
    pub(crate) fn place_phrase(&self, place: Place) -> Phrase {
        place.phrase_with(self.there(place))
    }
}
