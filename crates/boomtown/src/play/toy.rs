//! A small game for the tests: each round everybody secretly chooses a card from their hand, then the highest card scores.
//!
//! It has what Circle the Wagons lacks: several deciders at once, secrets, and a barrier to undo. Its phrases are whole sentences,
//! which are in no Fluent file and are therefore shown unchanged.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::account::Picture;
use table::erased::any_game;
use table::{
    Account, ActionError, Ahead, AnyGame, Audience, Choice, Dice, Field, Game, Hue, Log, OptionsError,
    OptionsForm, ParseError, Phrase, Preview, SaturatingAs, ScoreLine, Seat, SeatKind, Seats, Span,
    Standings, TextAccount, Tone, Viewer,
};

/// The toy by name.
pub(crate) fn toy() -> &'static dyn AnyGame {
    any_game::<Toy>()
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Toy {
    options: Options,
    hands: Vec<Vec<u8>>,
    chosen: Vec<Option<u8>>,
    points: Vec<i32>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Options {
    seats: usize,
    cards: usize,
    /// Whether everybody sees all hands.
    open: bool,
    /// The size of a field that is only there to be looked at.
    field: (usize, usize),
}

impl Default for Options {
    fn default() -> Options {
        Options { seats: 2, cards: 3, open: false, field: (12, 4) }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Show(u8);

impl fmt::Display for Show {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "show {}", self.0)
    }
}

impl FromStr for Show {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Show, ParseError> {
        let card = text.strip_prefix("show ").and_then(|card| card.parse().ok());
        card.map(Show).ok_or_else(|| ParseError::new(text, "an action"))
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Happened {
    Chose { seat: Seat, card: u8 },
    Revealed { cards: Vec<u8>, winner: Seat },
}

impl table::Event for Happened {
    fn phrase(&self) -> Phrase {
        match self {
            Happened::Chose { seat, card } => say(format!("Card {card} lies face down.")).with("by", *seat),
            Happened::Revealed { cards, winner } => {
                say(format!("All show: {cards:?}.")).with("highest", *winner)
            }
        }
    }

    fn audience(&self) -> Audience {
        match self {
            Happened::Chose { seat, .. } => Audience::only(*seat),
            Happened::Revealed { .. } => Audience::Everyone,
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Happened::Revealed { .. })
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    viewer: Viewer,
    state: Toy,
}

fn say(sentence: impl Into<Cow<'static, str>>) -> Phrase {
    Phrase { id: sentence.into(), args: Vec::new() }
}

impl Game for Toy {
    const NAME: &'static str = "high-card";
    const RULES: u32 = 1;

    type Options = Options;
    type Action = Show;
    type Event = Happened;
    type View = View;

    fn begin(options: &Options, dice: &mut impl Dice, _: &mut impl Log<Self>) -> Result<Toy, OptionsError> {
        if !(2..=6).contains(&options.seats) {
            return Err(OptionsError::new(say("Two to six play.")));
        }
        let mut deck: Vec<u8> = (1..=(options.seats * options.cards).saturating_as::<u8>()).collect();
        let mut draw = || deck.swap_remove(dice.index(deck.len()));
        let hands = (0..options.seats).map(|_| (0..options.cards).map(|_| draw()).collect()).collect();
        let (chosen, points) = (vec![None; options.seats], vec![0; options.seats]);
        Ok(Toy { options: options.clone(), hands, chosen, points })
    }

    fn options(&self) -> Options {
        self.options.clone()
    }

    fn seats(&self) -> usize {
        self.hands.len()
    }

    fn deciders(&self) -> Seats {
        let asked = |seat: &Seat| self.chosen[seat.index()].is_none() && !self.hands[seat.index()].is_empty();
        Seat::all(self.seats()).filter(asked).collect()
    }

    fn actions(&self, seat: Seat, into: &mut Vec<Show>) {
        if self.deciders().contains(seat) {
            into.extend(self.hands[seat.index()].iter().map(|&card| Show(card)));
        }
    }

    fn apply(&mut self, seat: Seat, Show(card): Show, _: &mut impl Dice, log: &mut impl Log<Self>) {
        self.hands[seat.index()].retain(|held| *held != card);
        self.chosen[seat.index()] = Some(card);
        log.tell(|| Happened::Chose { seat, card });
        if let Some(cards) = self.chosen.iter().copied().collect::<Option<Vec<u8>>>() {
            let highest = cards.iter().max().expect("somebody plays");
            let winner = Seat::new(cards.iter().position(|card| card == highest).expect("it is one of them"));
            self.points[winner.index()] += i32::from(*highest);
            self.chosen = vec![None; self.seats()];
            log.tell(|| Happened::Revealed { cards: cards.clone(), winner });
        }
    }

    fn why_not(&self, _: Seat, Show(card): Show) -> ActionError {
        ActionError::new(say(format!("You do not hold card {card}.")))
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut state = self.clone();
        if !self.options.open {
            for seat in Seat::all(self.seats()).filter(|&seat| viewer != Viewer::Seat(seat)) {
                state.hands[seat.index()].fill(0);
                state.chosen[seat.index()] = state.chosen[seat.index()].map(|_| 0);
            }
        }
        View { viewer, state }
    }

    fn imagine(view: &View, _: &mut impl Dice) -> Toy {
        view.state.clone()
    }

    fn points(&self) -> [i32; Seat::MOST] {
        let mut points = [0; Seat::MOST];
        points[..self.seats()].copy_from_slice(&self.points);
        points
    }

    fn standings(&self) -> Option<Standings> {
        self.is_over().then(|| Toy::scores(&self.view(Viewer::Spectator)))
    }
}

impl TextAccount for Toy {
    fn account(view: &View) -> Account {
        let state = &view.state;
        let hand = |seat: Seat| {
            let cards: Vec<String> = state.hands[seat.index()].iter().map(u8::to_string).collect();
            say(format!("Cards: {}.", cards.join(", "))).with("of", seat)
        };
        let asked = view.viewer.seat().is_some_and(|seat| state.deciders().contains(seat));
        Account {
            pictures: vec![field(&state.options, None)],
            words: Seat::all(state.seats()).map(hand).collect(),
            asked: Some(say(if asked { "Choose a card to show." } else { "Others choose." })),
        }
    }

    fn scores(view: &View) -> Standings {
        let lines = |points: &i32| vec![ScoreLine::new(say("Highest cards"), *points)];
        Standings::by_points(view.state.points.iter().map(lines).collect())
    }
}

impl Ahead for Toy {}

impl Preview for Toy {
    fn choice(_: &View, _: Seat, Show(card): Show) -> (Phrase, Option<i32>) {
        (say(format!("Show the {card}")), (card % 2 == 0).then_some(i32::from(card)))
    }

    fn preview(view: &View, _: Seat, Show(card): Show) -> Account {
        let words = vec![say(format!("At best it brings {card}."))];
        Account { pictures: vec![field(&view.state.options, Some(card))], words, asked: None }
    }
}

impl OptionsForm for Toy {
    fn fields() -> Vec<Field> {
        let hands = |open: bool, label: &'static str| Choice::new(open, say(label));
        let choices = vec![hands(false, "hidden"), hands(true, "open").explained(say("Good for learning."))];
        vec![Field::new("open", say("Hands"), say("Whether everybody sees all cards."), choices)]
    }

    fn with_players(options: &Options, players: usize) -> Result<Options, OptionsError> {
        match players {
            2..=6 => Ok(Options { seats: players, ..options.clone() }),
            _ => Err(OptionsError::new(say("Two to six play."))),
        }
    }

    fn seat_kinds(options: &Options) -> Vec<SeatKind> {
        vec![SeatKind::Player; options.seats]
    }
}

fn field(options: &Options, card: Option<u8>) -> Picture {
    let (columns, rows) = options.field;
    let row = |row: usize| {
        let marked = card.is_some_and(|card| row == card as usize % rows);
        let tone = if marked { Tone::Marked(Hue::Grass) } else { Tone::Ground(Hue::Sand) };
        vec![Span::plain("~.".repeat(columns / 2), tone), Span::plain(format!(" {row}"), Tone::Dim)]
    };
    Picture { title: say("The field"), owner: None, lines: (0..rows).map(row).collect() }
}

#[cfg(test)]
mod tests {
    use table::kit::Kit;

    use super::*;

    #[test]
    fn even_the_toy_is_bounded_and_accepts_just_what_it_lists() {
        let options = Options { seats: 3, open: true, ..Options::default() };
        Kit::<Toy>::new(options).games(5).longest(9).check(|toy| {
            let cards = toy.hands.iter().map(Vec::len).sum::<usize>();
            assert!(cards <= 9);
        });
    }
}
