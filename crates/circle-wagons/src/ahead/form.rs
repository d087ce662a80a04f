//! The order form: which card to take next, depending on what the other player takes before, and where to place cards.

use table::{ASK_ME, FormChoice, FormLine, FormStop, OrderForm, Phrase, Seat};

use super::basis::next_drafter;
use super::keys;
use crate::account::{card_phrase, cells_of};
use crate::action::Action;
use crate::card::Card;
use crate::game::CircleWagons;

/// The orders that a seat can leave, as long as there are cards to draft and another player to wait for.
pub(super) fn form(game: &CircleWagons, seat: Seat) -> Option<OrderForm> {
    if game.lone_cowboy().is_some() || game.start_open || game.circle().is_empty() || seat.index() > 1 {
        return None;
    }
    let circle = game.circle();
    let mut lines: Vec<FormLine> = if next_drafter(game) == seat {
        vec![line(keys::DRAFT.to_owned(), Phrase::new("wagons-ahead-draft"), circle)]
    } else {
        // Whoever takes the last card leaves nothing.
        let before_last = circle.len() - 1;
        let case = |(index, &card): (usize, &Card)| {
            let label = Phrase::new("wagons-ahead-if").with("seat", seat.other());
            line(keys::if_taken(card), label.with("card", card_phrase(card)), &circle[index + 1..])
        };
        circle[..before_last].iter().enumerate().map(case).collect()
    };
    lines.push(laying(keys::LAY_GIVEN, "wagons-ahead-lay-given"));
    lines.push(laying(keys::LAY_TAKEN, "wagons-ahead-lay-taken"));
    let behind = Phrase::new("wagons-ahead-if-behind").with("seat", seat.other());
    let stops = vec![FormStop { key: "behind".to_owned(), label: behind, on: false }];
    Some(OrderForm { lines, stops, ranked: false })
}

/// Which card to take from this circle.
fn line(key: String, label: Phrase, circle: &[Card]) -> FormLine {
    let choice = |(skipped, &card): (usize, &Card)| {
        let label = Phrase::new("wagons-choice-take").with("card", card).with("cells", cells_of(card));
        FormChoice::new(Action::Take(card).to_string(), label.with("skipped", skipped))
    };
    FormLine::new(key, label, circle.iter().enumerate().map(choice).collect()).choose(ASK_ME)
}

fn laying(key: &str, label: &'static str) -> FormLine {
    let best = FormChoice::new(keys::BEST, "wagons-ahead-lay-best");
    FormLine::new(key, Phrase::new(label), vec![best]).choose(ASK_ME)
}
