//! The order form: everything that a player may still have to decide in this round, in the order of the track. Each question adds
//! its own lines ([`crate::questions`]).

use table::{FormChoice, FormLine, FormStop, OrderForm, Phrase, Seat};

use crate::game::CarsonCity;
use crate::interface::account::choices;
use crate::interface::action::Action;
use crate::interface::view::View;
use crate::questions::banker::Banker;
use crate::questions::build::Build;
use crate::questions::buy_building::BuyBuilding;
use crate::questions::buy_parcel::BuyParcel;
use crate::questions::buy_points::BuyPoints;
use crate::questions::duel_order::DuelOrder;
use crate::questions::house::Consent;
use crate::questions::last_roads::LastRoads;
use crate::questions::place::PlaceCowboy;
use crate::questions::reward::Reward;
use crate::questions::spend::Spend;
use crate::questions::undertaker::Undertaker;
use crate::questions::{Ask, Question};

/// The orders that a seat can leave: while cowboys are placed and the track is resolved, where players decide in turn.
pub(super) fn form(view: &View, seat: Seat) -> Option<OrderForm> {
    let in_time = matches!(view.phase, Some(2..=4)) && !matches!(view.asked, Some(Ask::Race(_)));
    if !in_time || seat.index() >= view.position.players.len() || view.position.standish.is_some() {
        return None;
    }
    let mut form = FormBuilder { game: &view.state(), seat, lines: Vec::new() };
    if view.phase == Some(2) {
        PlaceCowboy::offer_orders(&mut form);
    }
    BuyParcel::offer_orders(&mut form);
    DuelOrder::offer_orders(&mut form);
    BuyBuilding::offer_orders(&mut form);
    Build::offer_orders(&mut form);
    Undertaker::offer_orders(&mut form);
    Reward::offer_orders(&mut form);
    BuyPoints::offer_orders(&mut form);
    Consent::offer_orders(&mut form);
    LastRoads::offer_orders(&mut form);
    Banker::offer_orders(&mut form);
    Spend::offer_orders(&mut form);
    Some(OrderForm { lines: form.lines, stops: stops(), ranked: true })
}

fn stops() -> Vec<FormStop> {
    let stop = |(key, label): (&str, &'static str)| FormStop {
        key: key.to_owned(),
        label: Phrase::new(label),
        on: key != "lost",
    };
    [
        ("attacked", "city-ahead-if-attacked"),
        ("price", "city-ahead-if-price"),
        ("taken", "city-ahead-if-taken"),
        ("lost", "city-ahead-if-lost"),
    ]
    .map(stop)
    .into()
}

/// The lines offered to a player so far.
pub(crate) struct FormBuilder<'a> {
    pub(crate) game: &'a CarsonCity,
    pub(crate) seat: Seat,
    lines: Vec<FormLine>,
}

impl FormBuilder<'_> {
    /// A choice that is an action, by its text form.
    pub(crate) fn action(&self, action: Action) -> FormChoice {
        FormChoice::new(action.to_string(), choices::phrase(self.game, self.seat, action))
    }

    /// Adds a line.
    pub(crate) fn push(&mut self, line: FormLine) {
        self.lines.push(line);
    }
}
