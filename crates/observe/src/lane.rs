//! One of many games that are stepped at once.

use bots::{Bot, Budget};
use table::dice::FastDice;
use table::{Dice as _, OptionsError, SaturatingAs as _, Seat, Silence, Viewer};

use crate::observed::{Observed, observation_size};
use crate::returns::{Reward, returns};

/// A bot that plays a seat.
pub(crate) struct Opponent<G: Observed> {
    pub(crate) seat: Seat,
    pub(crate) bot: Box<dyn Bot<G>>,
    pub(crate) budget: Budget,
}

/// One game with its dice and the legal actions of the next seat.
pub(crate) struct Lane<G: Observed> {
    state: G,
    options: G::Options,
    dice: FastDice,
    opponents: Vec<Opponent<G>>,
    seat: Seat,
    list: Vec<G::Action>,
    numbers: Vec<u16>,
    /// The index of the chosen action in the list.
    chosen: usize,
    length: u32,
    scratch: Vec<i16>,
    memo: G::Memo,
}

/// How a game ended.
pub(crate) struct End {
    pub(crate) rewards: [f32; Seat::MOST],
    pub(crate) points: [i32; Seat::MOST],
    pub(crate) length: u32,
}

impl<G: Observed> Lane<G> {
    pub(crate) fn begin(
        options: &G::Options,
        seed: u64,
        opponents: Vec<Opponent<G>>,
    ) -> Result<Lane<G>, OptionsError> {
        let mut dice = FastDice::seeded(seed);
        let mut lane = Lane {
            state: G::begin(options, &mut dice, &mut Silence)?,
            options: options.clone(),
            dice,
            opponents,
            seat: Seat::FIRST,
            list: Vec::with_capacity(1024),
            numbers: Vec::with_capacity(1024),
            chosen: 0,
            length: 0,
            scratch: vec![0; observation_size::<G>()],
            memo: G::Memo::default(),
        };
        while !lane.go_on() {
            lane.restart();
        }
        Ok(lane)
    }

    pub(crate) const fn state(&self) -> &G {
        &self.state
    }

    /// The seat that decides next.
    pub(crate) const fn seat(&self) -> Seat {
        self.seat
    }

    /// Writes the observation of the seat that decides next.
    pub(crate) fn observe(&mut self, into: &mut [i16]) {
        self.state.observe_with(self.seat, &mut self.memo, into);
    }

    /// Writes the observation of the seat that decides next, each value multiplied by its factor.
    pub(crate) fn observe_scaled(&mut self, factors: &[f32], into: &mut [f32]) {
        self.state.observe_with(self.seat, &mut self.memo, &mut self.scratch);
        for ((number, factor), into) in self.scratch.iter().zip(factors).zip(into) {
            *into = f32::from(*number) * factor;
        }
    }

    /// The numbers of the legal actions.
    pub(crate) fn numbers(&self) -> &[u16] {
        &self.numbers
    }

    /// One of the legal numbers at random, by the lane's own dice.
    pub(crate) fn pick(&self, dice: &mut FastDice) -> u16 {
        self.numbers[dice.index(self.numbers.len())]
    }

    /// Chooses the action with this number, to be played in the next step; returns whether it is legal.
    #[inline]
    pub(crate) fn choose(&mut self, number: i64) -> bool {
        let Ok(number) = u16::try_from(number) else { return false };
        match self.numbers.iter().position(|&other| other == number) {
            Some(index) => {
                self.chosen = index;
                true
            }
            None => false,
        }
    }

    /// Plays the chosen action, and then lets the opponents play. Returns how the game ended, if it did; a new one has then begun.
    pub(crate) fn step(&mut self, reward: Reward) -> Option<End> {
        let action = self.list[self.chosen];
        self.state.apply(self.seat, action, &mut self.dice, &mut Silence);
        self.length += 1;
        if self.go_on() {
            return None;
        }
        let end =
            End { rewards: returns(&self.state, reward), points: self.state.points(), length: self.length };
        self.restart();
        // A game in which nobody but opponents is ever asked does not exist: every game asks its first seat sooner or later.
        while !self.go_on() {
            self.restart();
        }
        Some(end)
    }

    fn restart(&mut self) {
        self.state = G::begin(&self.options, &mut self.dice, &mut Silence)
            .expect("a game began with these options before");
        self.length = 0;
    }

    /// Lets opponents play until another seat must decide; returns whether one does.
    fn go_on(&mut self) -> bool {
        while let Some(seat) = self.state.turn().or_else(|| self.state.deciders().lowest()) {
            let Some(opponent) = self.opponents.iter_mut().find(|opponent| opponent.seat == seat) else {
                self.ask(seat);
                return true;
            };
            let view = self.state.view(Viewer::Seat(seat));
            let action = opponent.bot.choose(&view, seat, opponent.budget);
            self.state.apply(seat, action, &mut self.dice, &mut Silence);
        }
        false
    }

    /// Lists the legal actions of a seat with their numbers. Actions without a number are omitted.
    fn ask(&mut self, seat: Seat) {
        self.seat = seat;
        self.list.clear();
        self.state.actions(seat, &mut self.list);
        let (number, numbers) = (self.state.numberer(seat), &mut self.numbers);
        numbers.clear();
        self.list.retain(|&action| match number(action) {
            Some(number) => {
                numbers.push(number.saturating_as());
                true
            }
            None => false,
        });
    }
}
