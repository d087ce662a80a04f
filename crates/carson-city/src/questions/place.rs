//! Phase 2: where to place a cowboy, or pass.

use serde::{Deserialize, Serialize};
use table::{ASK_ME, Dice, FormChoice, FormLine, FormatError, Log, OrderAnswer, OrderLine, Phrase, Seat};

use super::Question;
use super::sequel::up_to;
use crate::agenda::Task;
use crate::game::{CarsonCity, WhiteCowboy};
use crate::interface::action::Action;
use crate::interface::action::menu::Menu;
use crate::interface::ahead::follow::Following;
use crate::interface::ahead::form::FormBuilder;
use crate::interface::event::With;
use crate::map::parcel::Parcel;
use crate::map::roads::RoadPlace;
use crate::phases::placing::Placing;
use crate::pieces::character::{Character, Side};
use crate::track::space::{Place, Space};

/// How many cowboys can be placed by orders.
const PLACED_AHEAD: u8 = 3;

/// Where to place a cowboy, or pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(deny_unknown_fields)]
pub struct PlaceCowboy {
    /// The player who must decide.
    pub seat: Seat,
}

pub(crate) enum Answer {
    Placing(Placing),
    Road(RoadPlace),
}

impl Question for PlaceCowboy {
    type Answer = Answer;

    const PROMPT: &'static str = "city-asked-place";
    const WAITING: &'static str = "city-waiting-place";
    const PHASE: Option<u8> = Some(2);

    #[inline]
    fn seat(&self) -> Seat {
        self.seat
    }

    #[inline]
    fn list(&self, game: &CarsonCity, seat: Seat, into: &mut Vec<Action>) {
        game.list_placings(seat, into);
    }

    #[inline]
    fn menu(&self, game: &CarsonCity, seat: Seat) -> Option<Menu> {
        let mut menu = Menu::EMPTY;
        game.list_placings(seat, &mut menu);
        Some(menu)
    }

    #[inline]
    fn read(&self, action: Action) -> Option<Answer> {
        match action {
            Action::Road(place) => Some(Answer::Road(place)),
            _ => Placing::read(action).map(Answer::Placing),
        }
    }

    fn answer(
        self,
        game: &mut CarsonCity,
        seat: Seat,
        answer: Answer,
        _: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        match answer {
            Answer::Placing(placing) => game.place_in_turn(seat, placing, log),
            Answer::Road(place) => {
                game.lay_road(seat, place, log);
                game.ask(self);
            }
        }
    }

    fn refusal(&self, game: &CarsonCity, seat: Seat, answer: Answer) -> Option<Phrase> {
        match answer {
            Answer::Placing(placing) => game.against_placing(seat, placing),
            Answer::Road(place) => Some(game.against_road(seat, place)),
        }
    }

    fn sequel(&self, game: &CarsonCity, _: &[Task]) -> Result<Vec<Task>, FormatError> {
        Ok(if game.standish.is_some() {
            vec![Task::StandishDraws]
        } else {
            vec![Task::NextTurn { from: up_to(*game.turn_order(), self.seat) % game.seats }]
        })
    }

    fn is_asked_while_placing(&self, _: &CarsonCity) -> bool {
        true
    }

    fn check(&self, game: &CarsonCity) -> Result<(), FormatError> {
        game.check_turns()
    }

    fn details(&self, game: &CarsonCity, seat: Seat, phrase: Phrase) -> Phrase {
        phrase.with("cowboys", game.player(seat).cowboys())
    }

    fn offer_orders(form: &mut FormBuilder<'_>) {
        let (game, seat) = (form.game, form.seat);
        if game.pass_order().as_slice().contains(&seat) {
            return;
        }
        let player = game.player(seat);
        let mut legal = Vec::new();
        game.list_placings(seat, &mut legal);
        let plain = |action: &&Action| matches!(action, Action::Pass | Action::Place(_));
        let choices: Vec<FormChoice> =
            legal.iter().filter(plain).map(|&action| form.action(action)).collect();
        for after in 0..=player.cowboys().min(PLACED_AHEAD - 1) {
            let label = Phrase::new("city-ahead-place").with("number", after + 1);
            let key = order_key(player.on_board() + after);
            form.push(FormLine::new(key, label, choices.clone()).choose(ASK_ME));
        }
    }

    fn follow(&self, following: &Following<'_>) -> OrderAnswer<Action> {
        let (game, orders) = (following.game, following.orders);
        let answer = orders.chosen(&order_key(game.player(self.seat).on_board()));
        if let OrderAnswer::Play(Action::Place(place)) = answer
            && orders.stops_if("taken")
            && !is_shared(place)
            && !following.rivals(place).is_empty()
        {
            let by: Vec<Seat> = following.rivals(place).iter().collect();
            let why =
                Phrase::new("city-ahead-taken").with("place", game.place_phrase(place)).with("seats", by);
            return OrderAnswer::Stop(why);
        }
        answer
    }

    fn as_line(&self, game: &CarsonCity, seat: Seat, action: Action) -> Option<OrderLine> {
        let key = order_key(game.player(seat).on_board());
        Some(match action {
            Action::Pass | Action::Place(_) => OrderLine::new(key, action.to_string()),
            _ => OrderLine::ask_me(key),
        })
    }
}

/// The key of the line about the next cowboy, after this many on the board.
fn order_key(on_board: u8) -> String {
    format!("place {}", on_board + 1)
}

/// Whether any number of cowboys can be there without a duel.
fn is_shared(place: Place) -> bool {
    matches!(place, Place::Space(space) if space.is_shared())
}

impl CarsonCity {
    /// Why a cowboy cannot be placed like this.
    pub(super) fn against_placing(&self, seat: Seat, placing: Placing) -> Option<Phrase> {
        Some(match placing {
            Placing::Plain(place) => self.against_place(seat, place, With::Nothing),
            Placing::WithDynamite(place) => self.against_place(seat, place, With::Dynamite),
            Placing::WithToken(_) => Phrase::new("city-illegal-token"),
            Placing::Sheriff(place) if self.has_outlaw(place) => {
                Phrase::new("city-illegal-outlaw-there").with("place", self.place_phrase(place))
            }
            Placing::Sheriff(_) => {
                let has_him = self.sheriff == WhiteCowboy::InHand && self.sheriff_seat() == Some(seat);
                Phrase::new(if has_him { "city-illegal-sheriff-place" } else { "city-illegal-no-sheriff" })
            }
            Placing::Corral(enclosure) => self.against_corral(seat, enclosure),
            Placing::Pass => return None,
        })
    }

    fn against_place(&self, seat: Seat, place: Place, with: With) -> Phrase {
        if let Place::Parcel(parcel) = place
            && let Some(river) = self.against_river(parcel)
        {
            return river;
        }
        let player = self.player(seat);
        let is_peaceful = player.is(Character::Sheriff, Side::Red);
        let id = match place {
            _ if player.cowboys() == 0 => "city-illegal-no-cowboy",
            _ if with == With::Dynamite && player.dynamite() == 0 => "city-illegal-no-dynamite",
            Place::Space(Space::Wages | Space::OneRoad) => "city-illegal-dynamite",
            _ if player.stands_on(place) => "city-illegal-own-cowboy",
            _ if self.sheriff == WhiteCowboy::At(place) => "city-illegal-sheriff-there",
            Place::Space(space) => {
                return self.against_space(space).unwrap_or_else(|| {
                    Phrase::new("city-illegal-peaceful-sheriff").with("place", self.place_phrase(place))
                });
            }
            Place::Parcel(_) if is_peaceful && self.has_outlaw(place) => "city-illegal-peaceful-outlaw",
            Place::Parcel(parcel) if is_peaceful && self.is_rivals(parcel) => "city-illegal-peaceful-sheriff",
            Place::Parcel(parcel) => self.against_parcel(seat, parcel),
        };
        Phrase::new(id).with("place", self.place_phrase(place))
    }

    /// Whether there is a rival's building or cowboy, to attack or to join.
    fn is_rivals(&self, parcel: Parcel) -> bool {
        self.town.built().contains(parcel) || !self.contenders(Place::Parcel(parcel)).is_empty()
    }

    fn against_parcel(&self, seat: Seat, parcel: Parcel) -> &'static str {
        if self.town.buyable().contains(parcel) {
            "city-illegal-no-tile"
        } else if !self.town.built().contains(parcel) {
            "city-illegal-no-building"
        } else if self.player(seat).is(Character::Heroes, Side::Yellow) {
            "city-illegal-heroes-attack"
        } else {
            "city-illegal-protected"
        }
    }
}
