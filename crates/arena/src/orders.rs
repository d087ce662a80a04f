//! Bots that leave orders as a person would: they sample how the round might go on, and order what they would do in every case.

use bots::{AnyBot, Budget, Level};
use games::GameEntry;
use table::dice::FastDice;
use table::{ASK_ME, AnySession, FormLine, OrderAnswer, OrderForm, OrderLine, Orders, Seat, Viewer};

/// How many continuations of the round are sampled.
const WORLDS: u64 = 2;
/// The largest number of decisions in a sample.
const LONGEST: usize = 150;
/// The conditions that end a bot's orders.
const STOPS: [&str; 2] = ["attacked", "taken"];

/// The answer of a seat's orders; orders that end are removed.
pub(crate) fn answer(session: &dyn AnySession, seat: Seat, orders: &mut Option<Orders>) -> Option<String> {
    if let Some(left) = orders {
        match session.follow_orders(seat, left) {
            OrderAnswer::Play(action) => return Some(action),
            OrderAnswer::Ask => {}
            OrderAnswer::Stop(_) | OrderAnswer::Done => *orders = None,
        }
    }
    session.obvious(seat)
}

/// The orders that a seat leaves now, from its view; `None` if nothing can be ordered.
pub(crate) fn write(entry: &GameEntry, session: &dyn AnySession, seat: Seat, seed: u64) -> Option<Orders> {
    let form = session.order_form(seat)?;
    let worlds: Vec<Vec<OrderLine>> =
        (0..WORLDS).map(|world| imagine(entry, session, seat, seed.wrapping_add(world))).collect();
    let lines = form.lines.iter().map(|line| agreed(line, &worlds)).collect();
    let stops = form.stops.iter().map(|stop| stop.key.clone()).filter(|key| STOPS.contains(&key.as_str()));
    let orders = Orders { lines, stops: stops.collect(), basis: String::new() };
    session.accept_orders(seat, without_what_was_not_offered(&form, orders)).ok()
}

/// What the seat would do if everybody played on quickly.
fn imagine(entry: &GameEntry, session: &dyn AnySession, seat: Seat, seed: u64) -> Vec<OrderLine> {
    let mut lines: Vec<OrderLine> = Vec::new();
    let view = session.view(Viewer::Seat(seat));
    let Ok(mut world) = entry.game().imagine(&view) else { return lines };
    let span = world.order_span();
    let mut dice = FastDice::seeded(seed);
    let bot = |index: usize| entry.bot(Level::Cowhand, seed.wrapping_add(index as u64));
    let mut bots: Vec<Box<dyn AnyBot>> = (0..world.seats()).map(bot).collect();
    for _ in 0..LONGEST {
        let Some(decider) = world.turn().or_else(|| world.deciders().lowest()) else { break };
        if decider == seat && world.order_span() != span {
            break;
        }
        let shown = world.bot_view(Viewer::Seat(decider));
        let action = bots[decider.index()].choose(&shown, decider, Budget::Positions(1));
        if decider == seat
            && let Some(line) = world.as_order_line(seat, &action)
            && !lines.iter().any(|known| known.key == line.key)
        {
            lines.push(line);
        }
        if world.play(decider, &action, &mut dice).is_err() {
            break;
        }
    }
    lines
}

/// The choice that is the same in every sampled round; if they differ, the seat is asked.
fn agreed(line: &FormLine, worlds: &[Vec<OrderLine>]) -> OrderLine {
    let wanted: Vec<Option<&OrderLine>> =
        worlds.iter().map(|world| world.iter().find(|wish| wish.key == line.key)).collect();
    let ask = OrderLine::ask_me(&line.key);
    let Some(first) = wanted.iter().flatten().next() else { return ask };
    if wanted.iter().any(|wish| wish.is_none_or(|wish| wish.choice != first.choice)) {
        return ask;
    }
    let most = wanted.iter().flatten().filter_map(|wish| wish.most).max();
    OrderLine { most, ..(*first).clone() }
}

/// Leaves a choice that the form does not have to the seat.
fn without_what_was_not_offered(form: &OrderForm, mut orders: Orders) -> Orders {
    for (line, wish) in form.lines.iter().zip(&mut orders.lines) {
        match line.choices.iter().find(|choice| choice.key == wish.choice) {
            Some(choice) if choice.limit.is_some() => {}
            Some(_) => wish.most = None,
            None => {
                ASK_ME.clone_into(&mut wish.choice);
                wish.most = None;
            }
        }
    }
    orders
}

/// A seed for the orders of a seat after this many decisions.
pub(crate) fn seed(seed: u64, decisions: usize, seat: Seat) -> u64 {
    seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ ((decisions as u64) << 8) ^ (seat.index() as u64)
}
