//! Whether and where to build.

use serde::{Deserialize, Serialize};
use table::{ASK_ME, Dice, FormChoice, FormLine, FormatError, Log, OrderAnswer, OrderLine, Phrase, Seat};

use super::Question;
use super::house::AddHouse;
use super::sequel::up_to;
use crate::agenda::{Scope, Task};
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::ahead::follow::Following;
use crate::interface::ahead::form::FormBuilder;
use crate::map::parcel::Parcel;
use crate::map::roads::RoadPlace;
use crate::pieces::building::{Building, Kinds};
use crate::pieces::character::{Character, Side};
use crate::track::space::Space;

/// Whether and where to build.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct Build {
    /// The player who must decide.
    pub seat: Seat,
    /// The kinds that can be built now.
    pub kinds: Kinds,
    /// How many buildings can be built now.
    pub scope: Scope,
}

pub(crate) enum Answer {
    Build(Building, Parcel),
    Keep,
    Road(RoadPlace),
}

impl Question for Build {
    type Answer = Answer;

    const PROMPT: &'static str = "city-asked-build";
    const WAITING: &'static str = "city-waiting-build";
    const PHASE: Option<u8> = Some(3);

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        for (kind, _) in game.player(seat).kept().iter().filter(|&(kind, _)| self.kinds.contains(kind)) {
            into.extend(game.building_lots(seat, kind).iter().map(|lot| Action::Build(kind, lot)));
        }
        into.push(Action::Keep);
        game.list_roads(seat, into);
    }

    fn read(&self, action: Action) -> Option<Answer> {
        match action {
            Action::Build(building, parcel) => Some(Answer::Build(building, parcel)),
            Action::Keep => Some(Answer::Keep),
            Action::Road(place) => Some(Answer::Road(place)),
            _ => None,
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        answer: Answer,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let Build { kinds, scope, .. } = self;
        match answer {
            Answer::Build(building, parcel) => {
                if scope == Scope::All {
                    game.agenda.push(Task::Build { seat, kinds, scope });
                }
                game.build(seat, building, parcel, log);
            }
            Answer::Keep => {}
            Answer::Road(place) => {
                game.lay_road(seat, place, log);
                game.ask_to_build(seat, kinds, scope);
            }
        }
    }

    fn refusal(&self, game: &CarsonCity, seat: Seat, answer: Answer) -> Option<Phrase> {
        match answer {
            Answer::Build(building, parcel) => Some(
                self.against_tile(game, seat, building)
                    .or_else(|| game.against_outlaw(parcel))
                    .unwrap_or_else(|| against_lot(game, seat, building, parcel)),
            ),
            Answer::Keep => None,
            Answer::Road(place) => Some(game.against_road(seat, place)),
        }
    }

    fn sequel(&self, game: &CarsonCity, written: &[Task]) -> Result<Vec<Task>, FormatError> {
        Ok(match self.scope {
            Scope::One => after_one_building(game, self.seat, written),
            Scope::All => among_kept_buildings(game, self.seat),
        })
    }

    fn check(&self, game: &CarsonCity) -> Result<(), FormatError> {
        if !game.player(self.seat).kept().iter().any(|(kind, _)| self.kinds.contains(kind)) {
            return Err(FormatError::new(format!("player {} has nothing to build", self.seat)));
        }
        Ok(())
    }

    fn details(&self, game: &CarsonCity, _: Seat, phrase: Phrase) -> Phrase {
        let mut kept = game.player(self.seat).kept().iter().map(|(kind, _)| kind);
        let (scope, building) = match self.scope {
            Scope::One => ("one", kept.find(|&kind| self.kinds.contains(kind))),
            Scope::All => ("all", None),
        };
        let building = building.map_or_else(|| Phrase::new("city-kept"), Building::phrase);
        phrase.with("scope", scope).with("building", building)
    }

    /// A line for each building that the player has kept or has a cowboy on, with lines for its Houses.
    fn offer_orders(form: &mut FormBuilder<'_>) {
        let (game, seat) = (form.game, form.seat);
        let player = game.player(seat);
        let bought = player.on_spaces().iter().filter_map(|space| game.stock.tile_on(space));
        let mut known: Vec<Building> = Vec::new();
        for kind in bought.chain(player.kept().iter().map(|(kind, _)| kind)) {
            if !known.contains(&kind) {
                known.push(kind);
                offer_site(form, kind);
                AddHouse::offer_orders_for(kind, form);
            }
        }
    }

    /// Builds what was ordered, in order of importance, and keeps the rest.
    fn follow(&self, following: &Following<'_>) -> OrderAnswer<Action> {
        let orders = following.orders;
        let mut wanted: Vec<(usize, Action)> = Vec::new();
        for kind in self.kept_kinds(following.game) {
            let key = order_key(kind);
            match (orders.chosen(&key), orders.rank(&key)) {
                (OrderAnswer::Play(Action::Keep), _) => {}
                (OrderAnswer::Play(action), Some(rank)) => wanted.push((rank, action)),
                _ => return OrderAnswer::Ask,
            }
        }
        wanted.sort_unstable();
        OrderAnswer::Play(wanted.first().map_or(Action::Keep, |(_, action)| *action))
    }

    fn as_line(&self, game: &CarsonCity, _: Seat, action: Action) -> Option<OrderLine> {
        if let Action::Build(kind, _) = action {
            return Some(OrderLine::new(order_key(kind), action.to_string()));
        }
        let key = order_key(self.kept_kinds(game).next()?);
        Some(match action {
            Action::Keep => OrderLine::new(key, action.to_string()),
            _ => OrderLine::ask_me(key),
        })
    }
}

/// The key of the line about where to put a building.
fn order_key(kind: Building) -> String {
    format!("build {kind}")
}

/// Adds the line about where to put a building: on the player's free land, and on land the player may win.
fn offer_site(form: &mut FormBuilder<'_>, kind: Building) {
    let (town, seat) = (&form.game.town, form.seat);
    let wanted = form.game.player(seat).on_parcels() & town.buyable();
    let lots = (town.owned(seat) | wanted) & town.vacant();
    let build_on = |lot| {
        let label = Phrase::new("city-ahead-build-on").with("parcel", lot);
        FormChoice::new(Action::Build(kind, lot).to_string(), label)
    };
    let choices = lots.iter().map(build_on).chain([form.action(Action::Keep)]).collect();
    let label = Phrase::new("city-ahead-build").with("building", kind.phrase());
    form.push(FormLine::new(order_key(kind), label, choices).choose(ASK_ME));
}

impl Build {
    /// The kinds that the player has kept and can build now.
    fn kept_kinds(&self, game: &CarsonCity) -> impl Iterator<Item = Building> {
        let kinds = self.kinds;
        game.player(self.seat).kept().iter().map(|(kind, _)| kind).filter(move |&kind| kinds.contains(kind))
    }

    /// Why a kind cannot be built now, wherever: the player has none, or this is not the time for it.
    fn against_tile(self, game: &CarsonCity, seat: Seat, building: Building) -> Option<Phrase> {
        let is_kept = game.player(seat).kept().iter().any(|(kind, _)| kind == building);
        let id = match self.scope {
            _ if !is_kept => "city-illegal-build-no-tile",
            _ if self.kinds.contains(building) => return None,
            Scope::One => "city-illegal-build-later",
            Scope::All => "city-illegal-build-again",
        };
        Some(Phrase::new(id).with("building", building.phrase()))
    }
}

/// Why a building cannot go there.
fn against_lot(game: &CarsonCity, seat: Seat, building: Building, parcel: Parcel) -> Phrase {
    let town = &game.town;
    let id = if !town.owned(seat).contains(parcel) {
        "city-illegal-build-not-yours"
    } else if town.occupied().contains(parcel) {
        "city-illegal-build-occupied"
    } else if building == Building::School && !town.school_banks().contains(parcel) {
        "city-illegal-second-school"
    } else if building == Building::TrainStation && !town.roads().alongside_full_lines().contains(parcel) {
        "city-illegal-build-line"
    } else if !building.needs_no_road() && !town.connected().contains(parcel) {
        "city-illegal-build-no-road"
    } else {
        let houses = building.new_houses(game.edition);
        return Phrase::new("city-illegal-build-no-room")
            .with("building", building.phrase())
            .with("parcel", parcel)
            .with("houses", houses);
    };
    Phrase::new(id).with("building", building.phrase()).with("parcel", parcel)
}

/// What comes after one building: it is built after its purchase, or in phase 1 by the red Chinese Worker.
pub(super) fn after_one_building(game: &CarsonCity, seat: Seat, written: &[Task]) -> Vec<Task> {
    let in_phase_1 = match written {
        [] => game.player(seat).is(Character::ChineseWorker, Side::Red) && game.have_chosen() < game.seats,
        tasks => matches!(tasks[0], Task::Choose { .. }),
    };
    if in_phase_1 {
        return vec![Task::Choose { chosen: game.have_chosen() }, Task::ShiftRow];
    }
    let stops = &Space::ALL[Space::Building10 as usize..=Space::KeptBuildings as usize];
    let said = stops.iter().copied().find(|&stop| written == [Task::Track(stop)]);
    let stands = |stop: &Space| game.all_seats().any(|seat| game.player(seat).on_spaces().contains(*stop));
    let next = said.or_else(|| stops.iter().copied().find(stands)).unwrap_or(Space::KeptBuildings);
    vec![Task::Track(next)]
}

/// What comes after the kept buildings of a player: those of the others.
pub(super) fn among_kept_buildings(game: &CarsonCity, seat: Seat) -> Vec<Task> {
    vec![Task::Track(Space::ParcelsIncome), Task::Kept { done: up_to(*game.pass_order(), seat) }]
}
