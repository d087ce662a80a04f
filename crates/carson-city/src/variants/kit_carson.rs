//! Kit Carson: as soon as the first player has placed a cowboy, everybody places simultaneously. Players who have not passed place
//! cowboys and take them back, as fast as decisions arrive; at the end of the game each player behind on the pass track is worth a
//! point.

use table::data::{DataWords, number_u8};
use table::{FormatError, SaturatingAs, Seat, Seats};

use crate::agenda::{SeatList, Task};
use crate::game::{CarsonCity, WhiteCowboy};
use crate::questions::race::Race;
use crate::track::space::Space;
use crate::variants::Variant;

/// How often a player can take a cowboy back in a round.
pub static TAKE_BACKS: u8 = number_u8(DataWords::of(include_bytes!("../../data/kit-carson.txt")).next());

impl CarsonCity {
    /// The players who may place now: at first only the first of the turn order, then all who have not passed.
    pub(crate) fn racers(&self) -> Seats {
        let left = self.order.still_placing();
        if self.race_has_begun() { left.collect() } else { left.take(1).collect() }
    }

    /// Whether the first player has placed or passed, so that all may place.
    pub(crate) fn race_has_begun(&self) -> bool {
        !self.pass_order().as_slice().is_empty() || self.all_seats().any(|seat| self.has_raced(seat) > 0)
    }

    /// How many decisions a player has made in this race.
    fn has_raced(&self, seat: Seat) -> u8 {
        self.placed_now(seat) + self.player(seat).shifts()
    }

    /// The cowboys that a player has placed in this round, including the white one. The holder of the City Hall placed one before.
    fn placed_now(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let holds = self.holds_city_hall(seat)
            && self.town.city_hall().is_some_and(|parcel| player.on_parcels().contains(parcel));
        let sheriff = matches!(self.sheriff, WhiteCowboy::At(_)) && self.sheriff_seat() == Some(seat);
        player.on_board() - u8::from(holds) + u8::from(sheriff)
    }

    /// Whose turn it would be if there were turns: the player with the fewest decisions so far, in turn order.
    pub(crate) fn fair_turn(&self, racing: Seats) -> Option<Seat> {
        self.turn_order()
            .into_iter()
            .filter(|&seat| racing.contains(seat))
            .min_by_key(|&seat| self.has_raced(seat))
    }

    pub(crate) fn next_in_race(&mut self) {
        let racing = self.racers();
        if racing.is_empty() {
            self.agenda.push(Task::Track(Space::Wages));
        } else {
            self.agenda.push(Task::Race);
            self.ask(Race { racing: SeatList(racing) });
        }
    }

    /// Whether a horse may follow a cowboy placed on the board.
    pub(crate) fn follows_cowboy(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let follows = player.enclosures().horse_count() < self.on_the_board_now(seat);
        self.plays(Variant::Horses) && player.spare_horses() > 0 && follows
    }

    /// Whether a horse has stayed in its enclosure although the cowboy that it followed was taken back: that cowboy must go onto
    /// the board again, not into an enclosure.
    pub(crate) fn has_horse_without_cowboy(&self, seat: Seat) -> bool {
        self.player(seat).enclosures().horse_count() > self.on_the_board_now(seat)
    }

    /// The cowboys that a player has placed on the board in this round.
    fn on_the_board_now(&self, seat: Seat) -> u8 {
        self.placed_now(seat) - self.player(seat).enclosures().cowboy_count()
    }

    /// How often a player may still take a cowboy back in this round, and how often at most; `None` without Kit Carson.
    pub(crate) fn take_backs(&self, seat: Seat) -> Option<(u8, u8)> {
        let left = TAKE_BACKS.saturating_sub(self.player(seat).shifts());
        self.plays(Variant::KitCarson).then_some((left, TAKE_BACKS))
    }

    /// A point for each player behind on the pass track.
    pub(crate) fn race_points(&self, seat: Seat) -> i32 {
        let place = self.pass_order().as_slice().iter().position(|&other| other == seat);
        match place {
            Some(place) if self.plays(Variant::KitCarson) => {
                i32::from(self.seats) - 1 - place.saturating_as::<i32>()
            }
            _ => 0,
        }
    }

    /// With Kit Carson there are no turns.
    pub(crate) fn check_turns(&self) -> Result<(), FormatError> {
        if self.plays(Variant::KitCarson) {
            return Err(FormatError::new(
                "with Kit Carson everybody places at once: the question is a 'race'",
            ));
        }
        Ok(())
    }

    /// How phase 2 begins: with a race, or with the first player's turn.
    pub(crate) fn first_to_place(&self) -> Task {
        if self.plays(Variant::KitCarson) { Task::Race } else { Task::NextTurn { from: 0 } }
    }
}
