//! The rules.

use serde::{Deserialize, Serialize};
use table::{
    ActionError, Audience, Dice, Event, FormatError, Game, Log, OptionsError, Phrase, ScoreLine, Seat, Seats,
    Standings, Viewer,
};

use crate::Take;

/// How many counters may be taken at once.
pub(crate) const MOST: u8 = 3;
/// The largest heap.
const LARGEST: u8 = 100;

/// How a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many counters the heap has.
    pub heap: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { heap: 21 }
    }
}

/// A game of Nim. Its serialised form is the position.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, try_from = "Position", into = "Position")]
pub struct Nim {
    options: Options,
    heap: u8,
    turn: Seat,
}

/// What a person writes down to set up a game.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    options: Options,
    heap: u8,
    turn: Seat,
}

impl TryFrom<Position> for Nim {
    type Error = FormatError;

    fn try_from(Position { options, heap, turn }: Position) -> Result<Nim, FormatError> {
        if options.heap == 0 || options.heap > LARGEST || heap > options.heap || turn.index() > 1 {
            return Err(FormatError::new("there is no such heap or no such seat"));
        }
        Ok(Nim { options, heap, turn })
    }
}

impl From<Nim> for Position {
    fn from(Nim { options, heap, turn }: Nim) -> Position {
        Position { options, heap, turn }
    }
}

/// Somebody took counters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Taken {
    /// Who.
    pub seat: Seat,
    /// How many.
    pub counters: u8,
}

impl Event for Taken {
    fn phrase(&self) -> Phrase {
        Phrase::new("nim-taken").with("seat", self.seat).with("counters", self.counters)
    }

    fn audience(&self) -> Audience {
        Audience::Everyone
    }
}

impl Nim {
    /// How many counters are left.
    pub const fn heap(&self) -> u8 {
        self.heap
    }

    pub(crate) fn scores(&self) -> Standings {
        let line = |points: i32| vec![ScoreLine::new("nim-last-counter", points)];
        Standings::by_points(self.points()[..2].iter().map(|points| line(*points)).collect())
    }
}

impl Game for Nim {
    const NAME: &'static str = "nim";
    const RULES: u32 = 1;

    type Options = Options;
    type Action = Take;
    type Event = Taken;
    type View = Nim;

    fn begin(options: &Options, _: &mut impl Dice, _: &mut impl Log<Self>) -> Result<Nim, OptionsError> {
        if options.heap == 0 || options.heap > LARGEST {
            return Err(OptionsError::new(Phrase::new("nim-bad-heap").with("largest", LARGEST)));
        }
        Ok(Nim { options: *options, heap: options.heap, turn: Seat::FIRST })
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> usize {
        2
    }

    fn deciders(&self) -> Seats {
        if self.heap == 0 { Seats::NONE } else { Seats::only(self.turn) }
    }

    fn actions(&self, seat: Seat, into: &mut Vec<Take>) {
        if self.deciders().contains(seat) {
            into.extend((1..=MOST.min(self.heap)).map(Take));
        }
    }

    fn apply(&mut self, seat: Seat, Take(counters): Take, _: &mut impl Dice, log: &mut impl Log<Self>) {
        self.heap -= counters;
        self.turn = seat.other();
        log.tell(|| Taken { seat, counters });
    }

    fn why_not(&self, _: Seat, _: Take) -> ActionError {
        ActionError::new(Phrase::new("nim-illegal-number").with("most", MOST.min(self.heap)))
    }

    fn view(&self, _: Viewer) -> Nim {
        self.clone()
    }

    fn imagine(view: &Nim, _: &mut impl Dice) -> Nim {
        view.clone()
    }

    fn points(&self) -> [i32; Seat::MOST] {
        let mut points = [0; Seat::MOST];
        if self.heap == 0 {
            points[self.turn.other().index()] = 1;
        }
        points
    }

    fn standings(&self) -> Option<Standings> {
        self.is_over().then(|| self.scores())
    }
}
