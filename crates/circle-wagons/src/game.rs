//! Set-up, draft, and the order of decisions.

use serde::{Deserialize, Serialize};
use table::{ActionError, Dice, Game, Log, OptionsError, Phrase, Seat, Seats, Standings, Viewer};

use crate::action::Action;
use crate::card::{Card, CardList, CardSet};
use crate::event::Event;
use crate::lone_cowboy::{self, LoneCowboy, draw};
use crate::options::Options;
use crate::position::Position;
use crate::scoring::{Score, ScoringCard, Tally};
use crate::spots::Spots;
use crate::town::{Facing, Laid, Town};
use crate::view::View;

/// A game of Circle the Wagons.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Position", into = "Position")]
pub struct CircleWagons {
    pub(crate) scoring: [ScoringCard; 3],
    /// Whether the scoring cards were named in the options.
    pub(crate) scoring_chosen: bool,
    /// From the next card on.
    pub(crate) circle: CardList,
    /// Whether the second player has yet to choose the start card.
    pub(crate) start_open: bool,
    /// Whose turn it is: the seat that drafts, or that drafted the cards now being placed.
    pub(crate) turn: Seat,
    /// The drafted card, if it has not been placed yet.
    pub(crate) taken: Option<Card>,
    /// The skipped cards that the other player must place after that.
    pub(crate) skipped: CardList,
    pub(crate) towns: [Town; 2],
    pub(crate) lone_cowboy: Option<LoneCowboy>,
}

/// The question that must be answered now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "circle-wagons/"))]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// Where the circle begins.
    Start {
        /// The deciding seat.
        seat: Seat,
    },
    /// Which card to draft.
    Draft {
        /// The deciding seat.
        seat: Seat,
    },
    /// Where to place a card.
    Lay {
        /// The deciding seat.
        seat: Seat,
        /// The card.
        card: Card,
    },
}

impl Asked {
    /// The deciding seat.
    pub const fn seat(self) -> Seat {
        match self {
            Asked::Start { seat } | Asked::Draft { seat } | Asked::Lay { seat, .. } => seat,
        }
    }
}

impl CircleWagons {
    /// The current question; `None` once the game is over.
    #[inline]
    pub fn asked(&self) -> Option<Asked> {
        if let Some(card) = self.taken {
            Some(Asked::Lay { seat: self.turn, card })
        } else if let Some(card) = self.skipped.first() {
            Some(Asked::Lay { seat: self.turn.other(), card })
        } else if self.circle.is_empty() {
            None
        } else if self.start_open {
            Some(Asked::Start { seat: Seat::SECOND })
        } else {
            Some(Asked::Draft { seat: self.turn })
        }
    }

    /// The card to be placed next, if any.
    #[inline]
    pub fn to_lay(&self) -> Option<Card> {
        self.taken.or(self.skipped.first())
    }

    /// How many drafted cards have not been placed yet.
    pub fn pending(&self) -> usize {
        usize::from(self.taken.is_some()) + self.skipped.len()
    }

    /// How many of them `seat` must place.
    pub fn pending_of(&self, seat: Seat) -> usize {
        if seat == self.turn { usize::from(self.taken.is_some()) } else { self.skipped.len() }
    }

    /// The drafted cards that `seat` must still place, in order.
    pub fn waiting(&self, seat: Seat) -> &[Card] {
        if seat == self.turn { self.taken.as_slice() } else { self.skipped.as_slice() }
    }

    /// The seat that drafts, or that drafted the cards now being placed.
    pub const fn drafter(&self) -> Seat {
        self.turn
    }

    /// The scoring cards: three, or two against the Lone Cowboy's opponent.
    #[inline]
    pub fn scoring(&self) -> &[ScoringCard] {
        &self.scoring[..if self.lone_cowboy.is_some() { 2 } else { 3 }]
    }

    /// The circle from the next card on.
    pub fn circle(&self) -> &[Card] {
        self.circle.as_slice()
    }

    /// The town of a seat; empty for the Lone Cowboy's opponent.
    pub const fn town(&self, seat: Seat) -> &Town {
        &self.towns[seat.index()]
    }

    /// The state of the solo opponent; `None` in a game for two.
    pub const fn lone_cowboy(&self) -> Option<&LoneCowboy> {
        self.lone_cowboy.as_ref()
    }

    /// What scoring cards that compare both players look at, for a seat's town or city.
    pub fn tally(&self, seat: Seat) -> Tally {
        match &self.lone_cowboy {
            Some(solo) if seat == Seat::SECOND => solo.tally(),
            _ => Tally::of(self.town(seat)),
        }
    }

    /// The current points of a seat's town.
    pub fn score(&self, seat: Seat) -> Score {
        let theirs = if self.scoring().iter().any(|card| card.compares()) {
            self.tally(seat.other())
        } else {
            Tally::default()
        };
        Score::of(self.town(seat), self.scoring(), theirs)
    }

    /// Places and points as if the game ended now.
    ///
    /// ```
    /// use circle_wagons::CircleWagons;
    /// use serde_json::json;
    ///
    /// let game: CircleWagons = serde_json::from_value(json!({
    ///     "scoring": ["badlands", "cool-water", "the-herd"],
    ///     "circle": [],
    ///     "turn": 1,
    ///     "towns": [[{"card": 5, "column": 0, "row": 0}], [{"card": 4, "column": 0, "row": 0}]],
    /// }))?;
    /// let standings = game.standings_now();
    /// assert_eq!(standings.seats.len(), 2);
    /// assert!(standings.seats[0].lines.iter().map(|line| line.points).sum::<i32>() == standings.points()[0]);
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub fn standings_now(&self) -> Standings {
        let break_down = |seat| match &self.lone_cowboy {
            Some(solo) if seat == Seat::SECOND => solo.lines(),
            _ => self.score(seat).lines(self.scoring()),
        };
        Standings::by_points(Seat::all(2).map(break_down).collect())
    }

    /// The same with the cells and cards that each line counts.
    pub fn explain_standings(&self) -> Standings {
        let break_down = |seat: Seat| match &self.lone_cowboy {
            Some(solo) if seat == Seat::SECOND => solo.explain(),
            _ => Score::explain(self.town(seat), self.scoring(), self.tally(seat.other())),
        };
        Standings::by_points(Seat::all(2).map(break_down).collect())
    }

    fn begin_for_two(options: &Options, dice: &mut impl Dice) -> CircleWagons {
        let mut deck = CardSet::ALL;
        let scoring = options.scoring.unwrap_or_else(|| {
            [(); 3].map(|()| draw(&mut deck, dice).expect("three of eighteen cards").back())
        });
        for card in Card::all().filter(|card| scoring.contains(&card.back())) {
            deck.remove(card);
        }
        CircleWagons {
            scoring,
            scoring_chosen: options.scoring.is_some(),
            circle: deal(&mut deck, Card::COUNT - scoring.len(), dice),
            start_open: true,
            turn: Seat::FIRST,
            taken: None,
            skipped: CardList::EMPTY,
            towns: [Town::EMPTY; 2],
            lone_cowboy: None,
        }
    }

    fn begin_alone(scenario: lone_cowboy::Scenario, dice: &mut impl Dice) -> CircleWagons {
        let [first, second] = scenario.brief().scoring;
        let scoring = [first, second, second];
        let mut pile: CardSet = Card::all().filter(|card| !scoring.contains(&card.back())).collect();
        let circle = deal(&mut pile, lone_cowboy::CIRCLE, dice);
        let preference = draw(&mut pile, dice);
        CircleWagons {
            scoring,
            scoring_chosen: false,
            circle,
            start_open: false,
            turn: Seat::FIRST,
            taken: None,
            skipped: CardList::EMPTY,
            towns: [Town::EMPTY; 2],
            lone_cowboy: Some(LoneCowboy { scenario, city: CardList::EMPTY, preference, pile }),
        }
    }

    fn take(&mut self, seat: Seat, card: Card, log: &mut impl Log<CircleWagons>) {
        let index = self.circle.position(card).expect("the card is on the legal list");
        self.skipped = self.circle.take_front(index + 1);
        self.taken = self.skipped.pop();
        log.tell(|| Event::Taken { seat, card, skipped: self.skipped.as_slice().to_vec() });
    }

    fn lay(&mut self, seat: Seat, laid: Laid, log: &mut impl Log<CircleWagons>) {
        log.tell(|| Event::Laid { seat, laid, gain: self.gain(seat, laid) });
        self.towns[seat.index()].lay(laid);
        if self.taken.take().is_none() {
            self.skipped.take_front(1);
        }
    }

    /// By how much the seat's own points would change if this card were placed.
    pub fn gain(&self, seat: Seat, laid: Laid) -> i32 {
        let mut town = *self.town(seat);
        town.lay(laid);
        let theirs = self.tally(seat.other());
        Score::of(&town, self.scoring(), theirs).total() - self.score(seat).total()
    }

    /// Passes the turn to the other player once all drafted cards are placed.
    fn pass_turn(&mut self, dice: &mut impl Dice, log: &mut impl Log<CircleWagons>) {
        if self.taken.is_some() {
            return;
        }
        if let Some(solo) = &mut self.lone_cowboy
            && self.turn == Seat::FIRST
        {
            let skipped = std::mem::replace(&mut self.skipped, CardList::EMPTY);
            solo.receive(&skipped, log);
        }
        if !self.skipped.is_empty() {
            return;
        }
        self.turn = self.turn.other();
        if self.lone_cowboy.is_some() {
            self.let_opponent_play(dice, log);
        }
    }

    /// Plays the opponent's turns until the player must decide or the game is over.
    fn let_opponent_play(&mut self, dice: &mut impl Dice, log: &mut impl Log<CircleWagons>) {
        let Some(solo) = &mut self.lone_cowboy else { return };
        if self.circle.is_empty() && solo.is_first_round() {
            self.circle = solo.second_circle(dice, log);
        }
        if self.turn == Seat::SECOND && !self.circle.is_empty() {
            self.skipped = solo.take(&mut self.circle, dice, log);
            self.pass_turn(dice, log);
        }
    }
}

fn deal(deck: &mut CardSet, count: usize, dice: &mut impl Dice) -> CardList {
    (0..count).map(|_| draw(deck, dice).expect("the deck has that many cards")).collect()
}

impl Game for CircleWagons {
    const NAME: &'static str = "circle-wagons";
    const RULES: u32 = 1;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn begin(options: &Options, dice: &mut impl Dice, _: &mut impl Log<Self>) -> Result<Self, OptionsError> {
        options.check()?;
        Ok(match options.solo {
            Some(scenario) => CircleWagons::begin_alone(scenario, dice),
            None => CircleWagons::begin_for_two(options, dice),
        })
    }

    fn options(&self) -> Options {
        Options {
            solo: self.lone_cowboy.map(|solo| solo.scenario),
            scoring: self.scoring_chosen.then_some(self.scoring),
        }
    }

    fn seats(&self) -> usize {
        2
    }

    #[inline]
    fn deciders(&self) -> Seats {
        self.asked().map_or(Seats::NONE, |asked| Seats::only(asked.seat()))
    }

    #[inline]
    fn actions(&self, seat: Seat, into: &mut Vec<Action>) {
        match self.asked() {
            Some(Asked::Start { seat: asked }) if asked == seat => {
                into.extend(self.circle().iter().map(|&card| Action::Start(card)));
            }
            Some(Asked::Draft { seat: asked }) if asked == seat => {
                into.extend(self.circle().iter().map(|&card| Action::Take(card)));
            }
            Some(Asked::Lay { seat: asked, .. }) if asked == seat => {
                Spots::of(self.town(seat)).list(into);
            }
            _ => {}
        }
    }

    #[inline]
    fn pick(&self, seat: Seat, dice: &mut impl Dice, _: &mut Vec<Action>) -> Option<Action> {
        match self.asked().filter(|asked| asked.seat() == seat)? {
            Asked::Start { .. } => self.circle.pick(dice).map(Action::Start),
            Asked::Draft { .. } => self.circle.pick(dice).map(Action::Take),
            Asked::Lay { .. } => {
                let spots = Spots::of(self.town(seat));
                let roll = dice.below(2 * spots.len());
                let facing = Facing::ALL[roll as usize % 2];
                spots.nth(roll / 2).map(|at| Action::Lay { facing, at })
            }
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, dice: &mut impl Dice, log: &mut impl Log<Self>) {
        match action {
            Action::Start(card) => {
                let index = self.circle.position(card).expect("the card is on the legal list");
                self.circle.rotate_to(index);
                self.start_open = false;
                log.tell(|| Event::Started { seat, card });
            }
            Action::Take(card) => self.take(seat, card, log),
            Action::Lay { facing, at } => {
                let card = self.to_lay().expect("a card is to be laid");
                self.lay(seat, Laid { card, at, facing }, log);
                self.pass_turn(dice, log);
                if self.is_over() {
                    log.tell(|| Event::Ended { points: self.points()[..2].to_vec() });
                }
            }
        }
    }

    fn why_not(&self, seat: Seat, action: Action) -> ActionError {
        let Some(asked) = self.asked() else { return ActionError::over() };
        if asked.seat() != seat {
            return ActionError::not_asked();
        }
        match (asked, action) {
            (Asked::Start { .. } | Asked::Draft { .. }, Action::Take(card) | Action::Start(card))
                if self.circle.position(card).is_none() =>
            {
                ActionError::new(Phrase::new("wagons-illegal-not-in-circle").with("card", card))
            }
            (Asked::Start { .. }, _) => ActionError::new("wagons-illegal-choose-start"),
            (Asked::Draft { .. }, _) => ActionError::new("wagons-illegal-draft-first"),
            (Asked::Lay { .. }, Action::Lay { .. }) if self.town(seat).laid().is_empty() => {
                ActionError::new("wagons-illegal-first-at-origin")
            }
            (Asked::Lay { .. }, Action::Lay { at, .. }) => {
                ActionError::new(Phrase::new("wagons-illegal-not-touching").with("at", at.to_string()))
            }
            (Asked::Lay { card, .. }, _) => {
                ActionError::new(Phrase::new("wagons-illegal-lay-first").with("card", card))
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, _: &mut impl Dice) -> Self {
        view.state()
    }

    fn points(&self) -> [i32; Seat::MOST] {
        let mut points = [0; Seat::MOST];
        points[0] = self.score(Seat::FIRST).total();
        points[1] = match &self.lone_cowboy {
            Some(solo) => {
                let [objects, terrains] = solo.points();
                objects + terrains
            }
            None => self.score(Seat::SECOND).total(),
        };
        points
    }

    fn standings(&self) -> Option<Standings> {
        self.is_over().then(|| self.standings_now())
    }
}
