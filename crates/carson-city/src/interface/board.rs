//! What a board shows besides the position: the phase and the current space of the track, where each cowboy is, and who has which
//! character.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::agenda::Task;
use crate::game::{CarsonCity, WhiteCowboy};
use crate::interface::event::With;
use crate::pieces::character::{Character, Role};
use crate::questions::Ask;
use crate::track::space::{Place, Space, Spaces};

/// A cowboy on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
pub struct Cowboy {
    /// The place.
    pub place: Place,
    /// Whose he is.
    pub seat: Seat,
    /// What kind of cowboy it is, or what it carries.
    pub with: With,
}

/// A character in play.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
pub struct CastMember {
    /// The number on the tile.
    pub number: u8,
    /// The side that counts, or both if the player has yet to choose.
    pub sides: Vec<Role>,
    /// The player who has the character.
    pub owner: Option<Seat>,
}

/// The space of the track at which a task happens. (A track task itself names the next one.)
fn stop_of(task: Task) -> Option<Space> {
    let space = |place: Place| match place {
        Place::Space(space) => Some(space),
        Place::Parcel(_) => None,
    };
    match task {
        Task::Track(next) => (next as usize).checked_sub(1).map(|before| Space::ALL[before]),
        Task::Contend { place } | Task::Perform { place, .. } | Task::Beaten { place, .. } => space(place),
        Task::Settle(duel) => space(duel.place),
        Task::Contested { space, .. } => Some(space),
        Task::Uncontested { .. } => Some(Space::Parcels),
        Task::Kept { .. } => Some(Space::KeptBuildings),
        Task::IncomeChoices { .. } | Task::PayIncomes => Some(Space::BuildingIncome),
        _ => None,
    }
}

impl CarsonCity {
    /// The space of the track that is being resolved; `None` outside phase 3.
    pub fn current_stop(&self) -> Option<Space> {
        let asked = self.asked().and_then(Ask::stop);
        asked.or_else(|| self.agenda.as_slice().iter().rev().find_map(|&task| stop_of(task)))
    }

    /// The spaces that are closed to cowboys: each round closes the cheapest ones for points.
    pub(crate) fn closed_stops(&self) -> Vec<Space> {
        Spaces::FOR_COWBOYS.without(self.open_stops()).iter().collect()
    }

    /// Every cowboy on the board, the Sheriff last.
    pub(crate) fn cowboys_on_board(&self) -> Vec<Cowboy> {
        let singer = self.singer();
        let mut cowboys = Vec::new();
        for seat in self.all_seats() {
            let player = self.player(seat);
            let shared = [(Space::Wages, player.on_wages()), (Space::OneRoad, player.on_road())];
            let shared = shared.into_iter().flat_map(|(space, count)| (0..count).map(move |_| space));
            let spaces = shared.chain(player.on_spaces().iter()).map(Place::Space);
            for place in spaces.chain(player.on_parcels().iter().map(Place::Parcel)) {
                let quiet = matches!(place, Place::Space(space) if self.tokens.lies_on(space));
                let with = if player.has_dynamite_on(place) {
                    With::Dynamite
                } else if quiet && singer == Some(seat) {
                    With::Token
                } else {
                    With::Nothing
                };
                cowboys.push(Cowboy { place, seat, with });
            }
        }
        if let (WhiteCowboy::At(place), Some(seat)) = (self.sheriff, self.sheriff_seat()) {
            cowboys.push(Cowboy { place, seat, with: With::Sheriff });
        }
        cowboys
    }

    /// Every character in play, by number.
    pub(crate) fn cast_members(&self) -> Vec<CastMember> {
        let member = |up: Role| {
            let character = up.character;
            let has = |seat: &Seat| {
                let player = self.player(*seat);
                let paperboy = character == Character::Paperboy && player.paperboy().is_some();
                paperboy || player.role().is_some_and(|role| role.character == character)
            };
            let owner = self.all_seats().find(has);
            let held = owner.and_then(|seat| self.player(seat).role());
            let held = held.filter(|role| role.character == character);
            let sides = held.map_or_else(|| self.sides(up).collect(), |role| vec![role]);
            CastMember { number: character.number(), sides, owner }
        };
        self.cast.iter().map(member).collect()
    }
}
