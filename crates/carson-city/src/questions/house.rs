//! Where to put the next new House; and whether a rival may build it on the player's own parcel.

use serde::{Deserialize, Serialize};
use table::{ASK_ME, Dice, FormLine, FormatError, Game, Log, OrderAnswer, OrderLine, Phrase, Seat};

use super::Question;
use super::build::{after_one_building, among_kept_buildings};
use super::city_hall::around_city_hall;
use crate::agenda::{Scope, Site, Task};
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::action::menu::{self, Choices as _};
use crate::interface::ahead::follow::Following;
use crate::interface::ahead::form::FormBuilder;
use crate::interface::event::Event;
use crate::map::parcel::{Parcel, Parcels};
use crate::map::roads::RoadPlace;
use crate::pieces::building::Building;
use crate::track::space::Place;

/// The key of the line about Houses on the player's own parcels.
const CONSENT_KEY: &str = "consent";

/// Where to put the next new House.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct AddHouse {
    /// The player who must decide.
    pub seat: Seat,
}

/// Whether a rival may build a House on the player's own parcel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Consent {
    /// The player who must decide.
    pub seat: Seat,
    /// The parcel.
    pub parcel: Parcel,
}

pub(crate) enum HouseAnswer {
    House(Parcel),
    Townhouse(Parcel),
    /// Take the building back and keep it.
    Keep,
    Road(RoadPlace),
}

impl Question for AddHouse {
    type Answer = HouseAnswer;

    const PROMPT: &'static str = "city-asked-house";
    const WAITING: &'static str = "city-waiting-house";
    const PHASE: Option<u8> = Some(3);
    const AT_SITE: bool = true;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        if let Some(site) = &game.site {
            let (new, crowded) = game.house_lots(site);
            into.add(new.bits(), &menu::HOUSE);
            into.add(crowded.bits(), &menu::TOWNHOUSE);
            // The City Hall stays where it is; its House is only left out if nobody lets it be built.
            if site.building != Building::CityHall || into.is_empty() {
                into.push(Action::Keep);
            }
            game.list_roads(seat, into);
        }
    }

    fn read(&self, action: Action) -> Option<HouseAnswer> {
        match action {
            Action::House(parcel) => Some(HouseAnswer::House(parcel)),
            Action::Townhouse(parcel) => Some(HouseAnswer::Townhouse(parcel)),
            Action::Keep => Some(HouseAnswer::Keep),
            Action::Road(place) => Some(HouseAnswer::Road(place)),
            _ => None,
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        answer: HouseAnswer,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        match answer {
            HouseAnswer::House(parcel) | HouseAnswer::Townhouse(parcel) => match game.town.owner(parcel) {
                Some(owner) if owner != seat => game.ask(Consent { seat: owner, parcel }),
                _ => game.put_house(parcel, log),
            },
            HouseAnswer::Keep => game.take_back_building(log),
            HouseAnswer::Road(place) => {
                game.lay_road(seat, place, log);
                game.ask(self);
            }
        }
    }

    fn refusal(&self, game: &CarsonCity, seat: Seat, answer: HouseAnswer) -> Option<Phrase> {
        match answer {
            HouseAnswer::House(parcel) => {
                let reason = game.against_outlaw(parcel).or_else(|| game.against_river(parcel));
                Some(reason.unwrap_or_else(|| against_house(game, parcel)))
            }
            HouseAnswer::Townhouse(parcel) => {
                Some(game.against_outlaw(parcel).unwrap_or_else(|| against_townhouse(game, parcel)))
            }
            HouseAnswer::Keep => None,
            HouseAnswer::Road(place) => Some(game.against_road(seat, place)),
        }
    }

    fn sequel(&self, game: &CarsonCity, written: &[Task]) -> Result<Vec<Task>, FormatError> {
        at_site(game, written)
    }

    fn check(&self, game: &CarsonCity) -> Result<(), FormatError> {
        let site = checked_site(game)?;
        if self.seat != site.seat {
            return Err(FormatError::new("whoever builds places the Houses"));
        }
        Ok(())
    }

    fn chooser(&self, game: &CarsonCity) -> Option<Seat> {
        builder(game)
    }

    fn details(&self, game: &CarsonCity, _: Seat, phrase: Phrase) -> Phrase {
        phrase.with("left", game.site.map_or(0, |site| site.left))
    }

    fn follow(&self, following: &Following<'_>) -> OrderAnswer<Action> {
        let site = following.game.site;
        site.map_or(OrderAnswer::Ask, |site| following.orders.chosen(&next_order_key(&site)))
    }

    fn as_line(&self, game: &CarsonCity, _: Seat, action: Action) -> Option<OrderLine> {
        let key = next_order_key(&game.site?);
        Some(match action {
            Action::House(_) | Action::Townhouse(_) => OrderLine::new(key, action.to_string()),
            _ => OrderLine::ask_me(key),
        })
    }
}

/// The key of the line about a House of a building; Houses are counted from 1.
fn order_key(kind: Building, number: usize) -> String {
    format!("house {kind} {number}")
}

/// The key of the line about the next House of a building site.
fn next_order_key(site: &Site) -> String {
    order_key(site.building, site.houses.len() + site.townhouses.len() + 1)
}

impl AddHouse {
    /// Adds the lines about where to put the Houses of a building.
    pub(super) fn offer_orders_for(kind: Building, form: &mut FormBuilder<'_>) {
        let town = &form.game.town;
        for number in 1..=usize::from(kind.new_houses(form.game.edition)) {
            let new = (town.connected() & town.vacant()).iter().map(Action::House);
            let raised = town.crowded_houses().iter().map(Action::Townhouse);
            let choices = new.chain(raised).map(|action| form.action(action)).collect();
            let label =
                Phrase::new("city-ahead-house").with("building", kind.phrase()).with("number", number);
            form.push(FormLine::new(order_key(kind, number), label, choices).choose(ASK_ME));
        }
    }
}

/// Why no House can be put there.
fn against_house(game: &CarsonCity, parcel: Parcel) -> Phrase {
    let phrase = |id: &'static str| Phrase::new(id).with("parcel", parcel);
    if game.town.occupied().contains(parcel) {
        phrase("city-illegal-house-occupied")
    } else if !game.town.connected().contains(parcel) {
        phrase("city-illegal-house-no-road")
    } else {
        refused_by_owner(game, parcel)
    }
}

/// Why what stands there cannot become a Townhouse.
fn against_townhouse(game: &CarsonCity, parcel: Parcel) -> Phrase {
    let phrase = |id: &'static str| Phrase::new(id).with("parcel", parcel);
    if !game.town.houses().contains(parcel) {
        phrase("city-illegal-townhouse-no-house")
    } else if Parcels::RIM.contains(parcel) {
        phrase("city-illegal-townhouse-rim")
    } else if !game.town.crowded_houses().contains(parcel) {
        phrase("city-illegal-townhouse-free-land")
    } else {
        refused_by_owner(game, parcel)
    }
}

/// The owner of the parcel refused; Standish always does.
fn refused_by_owner(game: &CarsonCity, parcel: Parcel) -> Phrase {
    let owner = game.town.owner(parcel).unwrap_or(Seat::FIRST);
    Phrase::new("city-illegal-house-refused").with("parcel", parcel).with("seat", owner)
}

pub(crate) enum ConsentAnswer {
    Yes,
    No,
}

impl Question for Consent {
    type Answer = ConsentAnswer;

    const PROMPT: &'static str = "city-asked-consent";
    const WAITING: &'static str = "city-waiting-consent";
    const PHASE: Option<u8> = Some(3);
    const AT_SITE: bool = true;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, _: &CarsonCity, _: Seat, into: &mut Vec<Action>) {
        into.extend([Action::Yes, Action::No]);
    }

    fn read(&self, action: Action) -> Option<ConsentAnswer> {
        match action {
            Action::Yes => Some(ConsentAnswer::Yes),
            Action::No => Some(ConsentAnswer::No),
            _ => None,
        }
    }

    /// An owner who refused is not asked again about this parcel.
    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        answer: ConsentAnswer,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let parcel = self.parcel;
        match answer {
            ConsentAnswer::Yes => game.put_house(parcel, log),
            ConsentAnswer::No => {
                log.tell(|| Event::Refused { seat, parcel });
                if let Some(site) = &mut game.site {
                    site.refused.insert(parcel);
                }
                game.agenda.push(Task::Houses);
            }
        }
    }

    fn sequel(&self, game: &CarsonCity, written: &[Task]) -> Result<Vec<Task>, FormatError> {
        at_site(game, written)
    }

    fn check(&self, game: &CarsonCity) -> Result<(), FormatError> {
        let site = checked_site(game)?;
        let (new, crowded) = game.house_lots(&site);
        let is_his = game.town.owner(self.parcel) == Some(self.seat) && self.seat != site.seat;
        if !is_his || !(new | crowded).contains(self.parcel) {
            let Consent { seat, parcel } = self;
            return Err(FormatError::new(format!(
                "player {seat} has nothing to say about a House on {parcel}"
            )));
        }
        Ok(())
    }

    fn chooser(&self, game: &CarsonCity) -> Option<Seat> {
        builder(game)
    }

    fn details(&self, game: &CarsonCity, _: Seat, phrase: Phrase) -> Phrase {
        let builder = game.site.map_or(Seat::FIRST, |site| site.seat);
        phrase.with("parcel", self.parcel).with("builder", builder)
    }

    fn offer_orders(form: &mut FormBuilder<'_>) {
        let choices = [Action::No, Action::Yes].map(|action| form.action(action)).into();
        form.push(FormLine::new(CONSENT_KEY, Phrase::new("city-ahead-consent"), choices).choose(ASK_ME));
    }

    fn follow(&self, following: &Following<'_>) -> OrderAnswer<Action> {
        following.orders.chosen(CONSENT_KEY)
    }

    fn as_line(&self, _: &CarsonCity, _: Seat, action: Action) -> Option<OrderLine> {
        Some(OrderLine::new(CONSENT_KEY, action.to_string()))
    }
}

/// The builder; `None` for the City Hall.
fn builder(game: &CarsonCity) -> Option<Seat> {
    game.site.filter(|site| site.building != Building::CityHall).map(|site| site.seat)
}

/// What comes after the Houses of the building site.
fn at_site(game: &CarsonCity, written: &[Task]) -> Result<Vec<Task>, FormatError> {
    let site = game.site.ok_or("'site' says what the Houses are for")?;
    if site.building == Building::CityHall {
        return Ok(around_city_hall(game, written));
    }
    Ok(match written.last() {
        Some(&Task::Build { kinds, scope: Scope::All, .. }) => {
            let mut tasks = among_kept_buildings(game, site.seat);
            tasks.push(Task::Build { seat: site.seat, kinds, scope: Scope::All });
            tasks
        }
        _ => after_one_building(game, site.seat, written),
    })
}

/// The building site, if it is valid.
fn checked_site(game: &CarsonCity) -> Result<Site, FormatError> {
    let site = game.site.ok_or("'site' says what the Houses are for")?;
    if site.seat.index() >= game.seats() {
        return Err(FormatError::new("'site' names a seat that is not taken"));
    }
    let is_his = if site.building == Building::CityHall {
        game.pass_order().get(0) == Some(site.seat)
    } else {
        game.town.owner(site.parcel) == Some(site.seat)
    };
    let stands = game.town.buildings(site.building).contains(site.parcel)
        && game.contenders(Place::Parcel(site.parcel)).is_empty();
    // A House that came with the building may have become a Townhouse with it.
    let added = site.houses.without(game.town.houses() | site.townhouses).is_empty()
        && site.townhouses.without(game.town.townhouses()).is_empty();
    let count = site.houses.len() + site.townhouses.len() + usize::from(site.left);
    let all = usize::from(site.building.new_houses(game.edition));
    if !is_his || !stands || !added || site.left == 0 || count != all {
        return Err(FormatError::new(
            "'site' names a new building, its builder, and the Houses that came and are to come with it",
        ));
    }
    Ok(site)
}
