//! Where cowboys can be: on what has not been resolved. Those that have acted or were beaten have left the board.

use table::{FormatError, Seat, Seats};

use crate::agenda::Task;
use crate::game::{CarsonCity, WhiteCowboy};
use crate::map::parcel::Parcels;
use crate::pieces::building::Building;
use crate::pieces::character::{Character, Side};
use crate::questions::Ask;
use crate::track::space::{Place, Space, Spaces};

/// What has not been resolved.
struct Ahead {
    /// The spaces of the track after the current one.
    spaces: Spaces,
    /// The current space, if one is being resolved, and who can still be there.
    here: Option<(Space, Seats)>,
    /// The purchase of parcels.
    land: bool,
    /// The incomes, with the duels before them.
    incomes: bool,
    /// Duels are still being fought: several players can be on a parcel.
    duels: bool,
}

impl Ahead {
    fn of(game: &CarsonCity, ask: Ask, tasks: &[Task]) -> Ahead {
        let next = match tasks.first() {
            Some(Task::NextTurn { .. } | Task::Race | Task::StandishDraws) => Some(Space::Wages),
            Some(Task::Track(_)) if matches!(tasks.last(), Some(Task::Wages { .. })) => Some(Space::Wages),
            Some(&Task::Track(next)) => Some(next),
            _ => None,
        };
        let is_ahead = |stop: Space| next.is_some_and(|next| next <= stop);
        let has = |wanted: fn(&Task) -> bool| tasks.iter().any(wanted);
        let land = is_ahead(Space::Parcels) || has(|task| matches!(task, Task::Uncontested { .. }));
        let incomes = is_ahead(Space::BuildingIncome) || has(|task| matches!(task, Task::PayIncomes));
        Ahead {
            spaces: next.map_or(Spaces::NONE, |next| Spaces::FOR_COWBOYS.without(Spaces::before(next))),
            here: present_stop(ask).map(|space| (space, game.still_here(ask, space, tasks))),
            land,
            incomes,
            duels: has(|task| {
                matches!(
                    task,
                    Task::Contested { .. } | Task::NextTurn { .. } | Task::Race | Task::StandishDraws
                )
            }),
        }
    }
}

/// The space that the question is about.
fn present_stop(ask: Ask) -> Option<Space> {
    match ask.place()? {
        Place::Space(space) => Some(space),
        Place::Parcel(_) => None,
    }
}

impl CarsonCity {
    /// Who can be on the space that is being resolved, including those who act there later.
    fn still_here(&self, ask: Ask, space: Space, tasks: &[Task]) -> Seats {
        let place = Place::Space(space);
        let later = tasks.iter().filter_map(|task| match *task {
            Task::Perform { seat, place: there } if there == place => Some(seat),
            _ => None,
        });
        later.fold(ask.still_here(self, space, tasks), Seats::with)
    }

    pub(super) fn check_standing(&self, ask: Ask, tasks: &[Task]) -> Result<(), FormatError> {
        let ahead = Ahead::of(self, ask, tasks);
        for seat in self.all_seats() {
            self.check_cowboys(seat, &ahead)?;
            self.check_dynamite(seat, tasks)?;
        }
        let contested = self.contested_parcels();
        let settled = match tasks.first() {
            Some(Task::Track(Space::Building12)) if !ahead.duels => self.town.buyable(),
            Some(Task::Track(Space::ParcelsPoints)) if !ahead.duels => Parcels::ALL,
            _ => Parcels::NONE,
        };
        if let Some(parcel) = (contested & settled).lowest() {
            return Err(FormatError::new(format!("the duel on {parcel} has yet to be fought")));
        }
        self.check_turn_of_land(tasks)?;
        self.check_sheriff(tasks)?;
        self.check_tokens(&ahead)
    }

    fn check_cowboys(&self, seat: Seat, ahead: &Ahead) -> Result<(), FormatError> {
        let player = self.player(seat);
        let mut spaces = player.on_spaces();
        for (space, count) in [(Space::Wages, player.on_wages()), (Space::OneRoad, player.on_road())] {
            if count > 0 {
                spaces.insert(space);
            }
        }
        spaces = spaces.without(ahead.spaces);
        if let Some((space, seats)) = ahead.here
            && seats.contains(seat)
        {
            spaces.remove(space);
        }
        if let Some(space) = spaces.iter().next() {
            return Err(FormatError::new(format!(
                "a cowboy of player {seat} stands on {space}, whose turn is not to come"
            )));
        }
        if let Some(space) = player.on_spaces().iter().find(|&space| self.is_sold_out(space)) {
            return Err(FormatError::new(format!(
                "a cowboy of player {seat} stands on {space}, where no tile lies: name one in 'row'"
            )));
        }
        let mut open = if ahead.land { self.town.buyable() } else { Parcels::NONE };
        if ahead.incomes {
            open |= self.town.built() | self.town.outlaws();
        } else if self.holds_city_hall(seat) {
            open |= self.town.buildings(Building::CityHall);
        }
        if let Some(parcel) = player.on_parcels().without(open).lowest() {
            return Err(FormatError::new(format!(
                "a cowboy of player {seat} on {parcel} has nothing to buy, rob, guard or hold"
            )));
        }
        match self.vain_attacks(seat).lowest() {
            Some(parcel) => Err(FormatError::new(format!(
                "player {seat} cannot attack the building on {parcel}: take his cowboy away"
            ))),
            None => Ok(()),
        }
    }

    /// Whether there is no tile on this space of the row.
    fn is_sold_out(&self, space: Space) -> bool {
        space.row_index().is_some() && self.stock.tile_on(space).is_none()
    }

    /// The rivals' buildings with a cowboy of this player that the player cannot attack, and without an Outlaw to fight. A new
    /// Church sends attackers home only after its House was added.
    fn vain_attacks(&self, seat: Seat) -> Parcels {
        let attacked = self.player(seat).on_parcels() & self.town.built() & self.town.sold();
        if self.site.is_some() {
            return Parcels::NONE;
        }
        attacked.without(self.town.owned(seat) | self.town.outlaws() | self.attackable(seat))
    }

    /// Dynamite is with a cowboy, or on the owner's Mine when incomes are paid.
    fn check_dynamite(&self, seat: Seat, tasks: &[Task]) -> Result<(), FormatError> {
        let player = self.player(seat);
        let mut sites = player.on_parcels();
        if tasks.contains(&Task::PayIncomes) {
            sites |= self.town.buildings(Building::Mine) & self.town.owned(seat);
        }
        let is_kept = player.dynamite_on_spaces().without(player.on_spaces()).is_empty()
            && player.dynamite_on_parcels().without(sites).is_empty();
        if is_kept {
            Ok(())
        } else {
            Err(FormatError::new(format!("dynamite of player {seat} lies without a cowboy")))
        }
    }

    /// Uncontested land is bought in pass order: players who have had their turn want nothing more.
    fn check_turn_of_land(&self, tasks: &[Task]) -> Result<(), FormatError> {
        let Some(&Task::Uncontested { done }) = tasks.last() else { return Ok(()) };
        let past = &self.pass_order().as_slice()[..usize::from(done.saturating_sub(1))];
        match past.iter().find(|&&seat| !(self.player(seat).on_parcels() & self.town.buyable()).is_empty()) {
            Some(seat) => Err(FormatError::new(format!("player {seat} has had his turn to buy land"))),
            None => Ok(()),
        }
    }

    /// The Sheriff is on the board in phases 2 and 3, alone except on Wages, on 1 Road and beside "no duel" tokens.
    fn check_sheriff(&self, tasks: &[Task]) -> Result<(), FormatError> {
        let WhiteCowboy::At(place) = self.sheriff else { return Ok(()) };
        if matches!(tasks.first(), Some(Task::Choose { .. })) {
            return Err(FormatError::new("the Sheriff is placed in phase 2"));
        }
        let shares = matches!(place, Place::Space(space) if space.is_shared());
        let singer = match place {
            Place::Space(space) if self.tokens.lies_on(space) => self.singer(),
            _ => None,
        };
        let others = self.all_seats().filter(|&seat| Some(seat) != singer);
        if !shares && others.into_iter().any(|seat| self.player(seat).stands_on(place)) {
            return Err(FormatError::new(format!("nobody joins the Sheriff on {place}")));
        }
        Ok(())
    }

    /// A "no duel" token is under a cowboy of the Singer's player until that cowboy has acted.
    fn check_tokens(&self, ahead: &Ahead) -> Result<(), FormatError> {
        let Some(singer) = self.singer() else { return Ok(()) };
        let player = self.player(singer);
        let is_red = player.is(Character::Singer, Side::Red);
        let fits = |space: Space| if is_red { space == Space::Gambling } else { space.takes_token() };
        let all = usize::from(self.tokens.left()) + self.tokens.laid().len();
        let bare = self.tokens.laid().iter().find(|&space| {
            !fits(space) || (ahead.spaces.contains(space) && !player.on_spaces().contains(space))
        });
        if bare.is_some() || all > if is_red { 1 } else { 2 } {
            return Err(FormatError::new(
                "a \"no duel\" token is the Singer's, and lies with his cowboy where duels can be avoided",
            ));
        }
        Ok(())
    }
}
