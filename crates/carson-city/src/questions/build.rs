//! Whether and where to build.

use serde::{Deserialize, Serialize};
use table::{Dice, FormatError, Log, Phrase, Seat};

use super::Question;
use super::sequel::up_to;
use crate::agenda::{Scope, Task};
use crate::game::CarsonCity;
use crate::interface::action::Action;
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
    /// Who is asked.
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
}

impl Build {
    /// Why a kind cannot be built now, wherever: the player has none, or it is not its turn.
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
