//! One of many games that are stepped at once.

use bots::{Bot, Budget};
use table::dice::FastDice;
use table::{Dice as _, OptionsError, SaturatingAs as _, Seat, Silence, Viewer};

use crate::observed::{Observed, observation_size};
use crate::returns::{Reward, returns};

/// Somebody who decides by himself for a seat.
pub(crate) struct Opponent<G: Observed> {
    pub(crate) seat: Seat,
    pub(crate) bot: Box<dyn Bot<G>>,
    pub(crate) budget: Budget,
}

/// One game with its dice and what its next decider may do.
pub(crate) struct Lane<G: Observed> {
    state: G,
    options: G::Options,
    dice: FastDice,
    opponents: Vec<Opponent<G>>,
    seat: Seat,
    list: Vec<G::Action>,
    numbers: Vec<u16>,
    /// Which of the list comes next.
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

    /// Whose decision comes next.
    pub(crate) const fn seat(&self) -> Seat {
        self.seat
    }

    /// Writes what the next decider sees.
    pub(crate) fn observe(&mut self, into: &mut [i16]) {
        self.state.observe_with(self.seat, &mut self.memo, into);
    }

    /// Writes what the next decider sees, each number times its factor.
    pub(crate) fn observe_scaled(&mut self, factors: &[f32], into: &mut [f32]) {
        self.state.observe_with(self.seat, &mut self.memo, &mut self.scratch);
        for ((number, factor), into) in self.scratch.iter().zip(factors).zip(into) {
            *into = f32::from(*number) * factor;
        }
    }

    /// The numbers of what can be decided.
    pub(crate) fn numbers(&self) -> &[u16] {
        &self.numbers
    }

    /// One of the legal numbers at random, by the lane's own dice.
    pub(crate) fn pick(&self, dice: &mut FastDice) -> u16 {
        self.numbers[dice.index(self.numbers.len())]
    }

    /// Chooses the action of a number, which is carried out with the next step; whether it is legal.
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

    /// Carries out what was chosen, and what opponents decide after it; how the game ended, if it did. Then the next one has begun.
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

    /// Lets opponents decide until somebody else is asked; whether somebody is.
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

    /// Lists what the seat may do, with numbers. Actions without a number are left out.
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
