//! The last roads of the round.

use serde::{Deserialize, Serialize};
use table::{ASK_ME, Dice, FormChoice, FormLine, FormatError, Log, OrderAnswer, OrderLine, Phrase, Seat};

use super::Question;
use super::sequel::{round_end, up_to};
use crate::agenda::Task;
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::action::menu::{Choices, Menu};
use crate::interface::ahead::follow::Following;
use crate::interface::ahead::form::FormBuilder;
use crate::map::roads::RoadPlace;

/// The key of its line in the order form.
const ORDER_KEY: &str = "roads";

/// The last roads of the round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct LastRoads {
    /// The player who must decide.
    pub seat: Seat,
}

fn list(game: &CarsonCity, seat: Seat, into: &mut impl Choices) {
    game.list_roads(seat, into);
    into.add_done();
}

impl Question for LastRoads {
    /// `None` to build no more.
    type Answer = Option<RoadPlace>;

    const PROMPT: &'static str = "city-asked-last-roads";
    const WAITING: &'static str = "city-waiting-last-roads";
    const PHASE: Option<u8> = Some(4);

    fn seat(&self) -> Seat {
        self.seat
    }

    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        list(game, seat, into);
    }

    fn menu(&self, game: &CarsonCity, seat: Seat) -> Option<Menu> {
        let mut menu = Menu::EMPTY;
        list(game, seat, &mut menu);
        Some(menu)
    }

    fn read(&self, action: Action) -> Option<Self::Answer> {
        match action {
            Action::Road(place) => Some(Some(place)),
            Action::Done => Some(None),
            _ => None,
        }
    }

    /// Asked again as long as there are roads to build.
    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        road: Option<RoadPlace>,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        if let Some(place) = road {
            game.lay_road(seat, place, log);
            if !game.open_roads(seat).is_empty() {
                game.ask(self);
            }
        }
    }

    fn refusal(&self, game: &CarsonCity, seat: Seat, road: Option<RoadPlace>) -> Option<Phrase> {
        road.map(|place| game.against_road(seat, place))
    }

    fn sequel(&self, game: &CarsonCity, _: &[Task]) -> Result<Vec<Task>, FormatError> {
        Ok(round_end(up_to(*game.pass_order(), self.seat)).to_vec())
    }

    fn offer_orders(form: &mut FormBuilder<'_>) {
        if form.game.player(form.seat).roads() > 0 {
            let mut roads = Vec::new();
            form.game.list_roads(form.seat, &mut roads);
            let none = FormChoice::new(Action::Done.to_string(), "city-ahead-no-roads");
            let roads = roads.into_iter().map(|road| form.action(road));
            let choices = std::iter::once(none).chain(roads).collect();
            form.push(FormLine::new(ORDER_KEY, Phrase::new("city-ahead-roads"), choices).choose(ASK_ME));
        }
    }

    /// One road, if it can still be built, and then no more.
    fn follow(&self, following: &Following<'_>) -> OrderAnswer<Action> {
        match following.orders.chosen(ORDER_KEY) {
            OrderAnswer::Play(action) if !following.legal.contains(&action) => {
                OrderAnswer::Play(Action::Done)
            }
            answer => answer,
        }
    }

    fn as_line(&self, _: &CarsonCity, _: Seat, action: Action) -> Option<OrderLine> {
        Some(OrderLine::new(ORDER_KEY, action.to_string()))
    }
}
