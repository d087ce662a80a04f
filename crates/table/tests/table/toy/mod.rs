//! A tiny game with everything a table must cope with: choices made at the same time, a secret that is revealed, dice,
//! turns, and rules that have changed since the first version.
//!
//! Both seats name a number from 0 to 2 in secret. When both have, the numbers are revealed. Then they take turns, two each:
//! `bank` brings one point (three by the rules of version 2), `roll` brings what the die shows, 0 to 5. Version 2 of the rules no longer
//! allows `bank` in the very last turn.

mod client;
pub(crate) mod flaw;

use std::fmt;
use std::str::FromStr;

use flaw::Flaw;
use serde::{Deserialize, Serialize};
use table::{
    ActionError, Audience, Dice, Game, Log, OptionsError, ParseError, Phrase, SaturatingAs, ScoreLine, Seat,
    Seats, Standings, Viewer,
};

/// How many turns there are after the secret numbers.
const TURNS: u8 = 4;

/// The game by a version of its rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Toy<const RULES: u32> {
    pub(crate) options: Options,
    pub(crate) secrets: [Option<u8>; 2],
    pub(crate) points: [i32; 2],
    pub(crate) turns: u8,
    /// What a flaw forgets to write down.
    #[serde(skip)]
    pub(crate) forgotten: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    /// What the points begin with.
    pub(crate) start: i32,
    /// Whether a die is rolled for the first seat's points at the set-up.
    pub(crate) handicap: bool,
    /// A law that the game breaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) flaw: Option<Flaw>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Action {
    Name(u8),
    Bank,
    Roll,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    Handicap(u32),
    Named { seat: Seat, number: u8 },
    Revealed([u8; 2]),
    Gained { seat: Seat, points: i32 },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) viewer: Viewer,
    pub(crate) options: Options,
    pub(crate) named: [bool; 2],
    pub(crate) secrets: [Option<u8>; 2],
    pub(crate) points: [i32; 2],
    pub(crate) turns: u8,
    /// What a flaw forgets to write down.
    #[serde(skip)]
    pub(crate) forgotten: u8,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Name(number) => write!(f, "name {number}"),
            Action::Bank => f.write_str("bank"),
            Action::Roll => f.write_str("roll"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let bad = || ParseError::new(text, "an action: 'name 1', 'bank' or 'roll'");
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["name", number] => {
                number.parse().ok().filter(|number| *number < 10).map(Action::Name).ok_or_else(bad)
            }
            ["bank"] => Ok(Action::Bank),
            ["roll"] => Ok(Action::Roll),
            _ => Err(bad()),
        }
    }
}

impl table::Event for Event {
    fn phrase(&self) -> Phrase {
        match self {
            Event::Handicap(points) => Phrase::new("toy-handicap").with("points", *points),
            Event::Named { seat, number } => {
                Phrase::new("toy-named").with("seat", *seat).with("number", *number)
            }
            Event::Revealed(_) => Phrase::new("toy-revealed"),
            Event::Gained { seat, points } => {
                Phrase::new("toy-gained").with("seat", *seat).with("points", *points)
            }
        }
    }

    fn audience(&self) -> Audience {
        match self {
            Event::Named { seat, .. } => Audience::only(*seat),
            _ => Audience::Everyone,
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Event::Revealed(_))
    }
}

impl<const RULES: u32> Toy<RULES> {
    fn flawed(&self, flaw: Flaw) -> bool {
        self.options.flaw == Some(flaw)
    }

    fn revealed(&self) -> Option<[u8; 2]> {
        Some([self.secrets[0]?, self.secrets[1]?])
    }

    fn is_last_turn(&self) -> bool {
        self.turns + 1 == TURNS
    }

    fn gain(&mut self, seat: Seat, points: i32, log: &mut impl Log<Self>) {
        self.points[seat.index()] += points;
        if !self.flawed(Flaw::NeverEnds) {
            self.turns += 1;
        }
        log.tell(|| Event::Gained { seat, points });
    }
}

impl<const RULES: u32> Game for Toy<RULES> {
    const NAME: &'static str = "toy";
    const RULES: u32 = RULES;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn begin(
        options: &Options,
        dice: &mut impl Dice,
        log: &mut impl Log<Self>,
    ) -> Result<Self, OptionsError> {
        if options.start < 0 {
            return Err(OptionsError::new("toy-start-negative"));
        }
        let mut toy =
            Toy { options: *options, secrets: [None; 2], points: [options.start; 2], turns: 0, forgotten: 0 };
        if options.handicap {
            let points = dice.below(6);
            toy.points[0] += points.saturating_as::<i32>();
            log.tell(|| Event::Handicap(points));
        }
        Ok(toy)
    }

    fn options(&self) -> Options {
        if self.flawed(Flaw::ForgetsItsOptions) { Options::default() } else { self.options }
    }

    fn seats(&self) -> usize {
        2
    }

    fn deciders(&self) -> Seats {
        if self.turns == TURNS {
            return Seats::NONE;
        }
        if self.revealed().is_none() {
            let silent = |seat: &Seat| self.secrets[seat.index()].is_none();
            let asked = Seat::all(2).filter(silent).collect();
            return if self.flawed(Flaw::AsksByTheSecret) && self.secrets[0] == Some(2) {
                Seats::NONE.with(Seat::FIRST).with(Seat::SECOND)
            } else {
                asked
            };
        }
        Seats::only(Seat::new(usize::from(self.turns % 2)))
    }

    fn actions(&self, seat: Seat, into: &mut Vec<Action>) {
        if !self.deciders().contains(seat) {
            return;
        }
        if self.revealed().is_none() {
            into.extend((0..3).map(Action::Name));
            if self.flawed(Flaw::ListsByTheSecret) && self.secrets[1 - seat.index()] == Some(2) {
                into.pop();
            }
            return;
        }
        into.push(Action::Roll);
        if RULES < 2 || !self.is_last_turn() {
            into.push(Action::Bank);
        }
        if self.flawed(Flaw::ListsTwice) {
            into.push(Action::Roll);
        }
        if self.flawed(Flaw::ListsNothing) && self.is_last_turn() {
            into.clear();
        }
        if self.flawed(Flaw::ListsWhatHasNoText) {
            into.push(Action::Name(200));
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, dice: &mut impl Dice, log: &mut impl Log<Self>) {
        match action {
            Action::Name(number) => {
                self.secrets[seat.index()] = Some(number);
                log.tell(|| Event::Named { seat, number });
                if let Some(numbers) = self.revealed() {
                    self.points[0] += i32::from(numbers[0]);
                    self.points[1] += i32::from(numbers[1]);
                    log.tell(|| Event::Revealed(numbers));
                }
            }
            Action::Bank => self.gain(seat, if RULES < 2 { 1 } else { 3 }, log),
            Action::Roll => {
                let shown = dice.below(6).saturating_as::<i32>();
                if self.flawed(Flaw::ForgetsToWriteDown) {
                    self.forgotten += 1;
                }
                self.gain(seat, shown, log);
            }
        }
        if self.flawed(Flaw::RollsItsOwnDice) {
            self.points[0] = flaw::own_dice();
        }
    }

    fn why_not(&self, seat: Seat, action: Action) -> ActionError {
        match action {
            _ if self.flawed(Flaw::RefusesWithoutReason) => ActionError::new(""),
            _ if self.is_over() => ActionError::over(),
            _ if !self.deciders().contains(seat) => ActionError::not_asked(),
            Action::Bank if self.revealed().is_some() => ActionError::new("toy-no-bank-last"),
            _ => ActionError::new("toy-not-now"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let known = |seat: usize| {
            self.revealed().is_some()
                || viewer == Viewer::Seat(Seat::new(seat))
                || self.flawed(Flaw::LeaksInTheView)
        };
        View {
            viewer,
            options: self.options,
            named: self.secrets.map(|secret| secret.is_some()),
            secrets: [0, 1].map(|seat| self.secrets[seat].filter(|_| known(seat))),
            points: self.points,
            turns: self.turns,
            forgotten: if self.flawed(Flaw::ForgetsInTheView) { self.turns } else { 0 },
        }
    }

    fn imagine(view: &View, dice: &mut impl Dice) -> Self {
        let flawed = view.options.flaw == Some(Flaw::LeaksInTheView);
        let secret = |seat: usize, dice: &mut dyn Dice| {
            let hidden = flawed && view.viewer != Viewer::Seat(Seat::new(seat)) && view.named != [true; 2];
            let known = view.secrets[seat].filter(|_| !hidden);
            view.named[seat].then(|| known.unwrap_or_else(|| dice.below(3).saturating_as::<u8>()))
        };
        let secrets = [secret(0, dice), secret(1, dice)];
        Toy { options: view.options, secrets, points: view.points, turns: view.turns, forgotten: 0 }
    }

    fn points(&self) -> [i32; Seat::MOST] {
        let mut points = [0; Seat::MOST];
        points[..2].copy_from_slice(&self.points);
        if self.flawed(Flaw::CountsTwoWays) {
            points[1] += 1;
        }
        points
    }

    fn standings(&self) -> Option<Standings> {
        if self.flawed(Flaw::EndsWithoutStandings) || !self.is_over() {
            return None;
        }
        let lines = |points| vec![ScoreLine::new("toy-points", points)];
        let mut standings = Standings::by_points(self.points.map(lines).to_vec());
        if self.flawed(Flaw::LinesDoNotAddUp) {
            standings.seats[0].lines.push(ScoreLine::new("toy-more", 1));
        }
        if self.flawed(Flaw::ForgetsASeat) {
            standings.seats.pop();
        }
        if self.flawed(Flaw::NobodyIsFirst) {
            standings.seats.iter_mut().for_each(|standing| standing.place += 1);
        }
        Some(standings)
    }

    fn is_legal(&self, seat: Seat, action: Action) -> bool {
        let mut list = Vec::new();
        self.actions(seat, &mut list);
        let listed = list.contains(&action);
        if self.flawed(Flaw::AcceptsTheUnlisted) {
            return listed || self.revealed().is_some();
        }
        if self.flawed(Flaw::RefusesTheListed) {
            return listed && action != Action::Bank;
        }
        listed
    }

    fn play(
        &mut self,
        seat: Seat,
        action: Action,
        dice: &mut impl Dice,
        log: &mut impl Log<Self>,
    ) -> Result<(), ActionError> {
        if !self.deciders().contains(seat) || !self.is_legal(seat, action) {
            if self.flawed(Flaw::ChangesWhenRefusing) {
                self.points[0] += 1;
            }
            return Err(self.why_not(seat, action));
        }
        self.apply(seat, action, dice, log);
        Ok(())
    }
}
