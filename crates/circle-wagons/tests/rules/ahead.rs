//! Deciding ahead: orders give legal answers, say what they were told for what the other one takes, and hold for one turn.

use circle_wagons::{Action, Asked, CircleWagons, Facing, Options, Scenario, Spot};
use table::dice::FastDice;
use table::{
    Ahead, AnySession, Dice, Game, OrderAnswer, OrderForm, OrderLine, Orders, Seat, Session, Viewer,
};

fn begin(seed: u64) -> Session<CircleWagons> {
    Session::begin(&Options::default(), &mut FastDice::seeded(seed)).expect("the usual game")
}

fn legal(session: &Session<CircleWagons>, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    session.state().actions(seat, &mut legal);
    legal
}

fn play(session: &mut Session<CircleWagons>, seat: Seat, action: &str) {
    let action = action.parse().unwrap();
    Session::play(session, seat, action, &mut FastDice::seeded(0)).unwrap();
}

/// Lays whatever is to be laid.
fn lay_all(session: &mut Session<CircleWagons>) {
    while let Some(Asked::Lay { seat, .. }) = session.state().asked() {
        let action = legal(session, seat)[0].to_string();
        play(session, seat, &action);
    }
}

/// Some choice in every line, with some conditions.
fn random_orders(form: &OrderForm, dice: &mut FastDice) -> Orders {
    let mut pick = |count: usize| dice.below(u32::try_from(count).unwrap()) as usize;
    let line = |line: &table::FormLine| {
        let choice = line.choices[pick(line.choices.len())].key.clone();
        OrderLine { key: line.key.clone(), choice, most: None }
    };
    let lines = form.lines.iter().map(line).collect();
    let stops = form.stops.iter().filter(|_| dice.below(3) == 0).map(|stop| stop.key.clone()).collect();
    Orders { lines, stops, basis: String::new() }
}

/// Orders of a form with these choices and otherwise to be asked.
fn orders(form: &OrderForm, chosen: &[(&str, &str)]) -> Orders {
    let line = |line: &table::FormLine| {
        let choice = chosen.iter().find(|(key, _)| *key == line.key).map_or("ask", |(_, choice)| choice);
        OrderLine { key: line.key.clone(), choice: choice.to_owned(), most: None }
    };
    Orders { lines: form.lines.iter().map(line).collect(), ..Orders::default() }
}

#[test]
fn whatever_is_ordered_the_answer_is_legal() {
    let mut answered = 0;
    for seed in 0..40 {
        let mut dice = FastDice::seeded(seed);
        let mut session = begin(seed);
        let mut left: [Option<Orders>; 2] = [None, None];
        while let Some(seat) = session.deciders().lowest() {
            for owner in Seat::all(2) {
                if let Some(form) = session.order_form(owner)
                    && dice.below(4) == 0
                {
                    form.check(&form.suggested()).expect("what a form suggests fits it");
                    let wish = random_orders(&form, &mut dice);
                    left[owner.index()] = Some(session.accept_orders(owner, wish).expect("it fits the form"));
                }
            }
            let legal = legal(&session, seat);
            let mut action = legal[dice.below(u32::try_from(legal.len()).unwrap()) as usize];
            let view = session.state().view(Viewer::Seat(seat));
            if let Some(orders) = &left[seat.index()] {
                // Not even what is checked afterwards is anything but legal: a line is about one case and what is possible in it.
                match CircleWagons::follow(&view, seat, orders, &legal) {
                    OrderAnswer::Play(wanted) => {
                        assert!(legal.contains(&wanted), "seed {seed}: {wanted}");
                        action = wanted;
                        answered += 1;
                    }
                    OrderAnswer::Ask => {}
                    OrderAnswer::Stop(_) | OrderAnswer::Done => left[seat.index()] = None,
                }
            }
            if let Some(obvious) = CircleWagons::obvious(&view, seat, &legal) {
                assert!(legal.contains(&obvious), "seed {seed}: {obvious}");
            }
            Session::play(&mut session, seat, action, &mut dice).unwrap();
        }
    }
    assert!(answered > 200, "orders answered {answered} questions");
}

/// A game in which the second seat drafts next and the first one leaves orders.
fn drafted_once(seed: u64) -> (Session<CircleWagons>, Vec<String>) {
    let mut session = begin(seed);
    let start = legal(&session, Seat::SECOND)[0].to_string();
    play(&mut session, Seat::SECOND, &start);
    let first = format!("take {}", session.state().circle()[0]);
    play(&mut session, Seat::FIRST, &first);
    lay_all(&mut session);
    let circle = session.state().circle().iter().map(ToString::to_string).collect();
    (session, circle)
}

#[test]
fn what_is_taken_depends_on_what_the_other_one_takes() {
    for (his, mine) in [(0, 2), (1, 3), (2, 3)] {
        let (mut session, circle) = drafted_once(5);
        let form = session.order_form(Seat::FIRST).unwrap();
        let cases = [(0, 2), (1, 3), (2, 3)];
        let cases =
            cases.map(|(his, mine)| (format!("if {}", circle[his]), format!("take {}", circle[mine])));
        let cases: Vec<(&str, &str)> = cases.iter().map(|(key, choice)| (&**key, &**choice)).collect();
        let left = session.accept_orders(Seat::FIRST, orders(&form, &cases)).unwrap();
        play(&mut session, Seat::SECOND, &format!("take {}", circle[his]));
        lay_all(&mut session);
        let wanted = format!("take {}", circle[mine]);
        assert_eq!(session.follow_orders(Seat::FIRST, &left), OrderAnswer::Play(wanted.clone()));
        // Once it is done, the next turn is another one.
        play(&mut session, Seat::FIRST, &wanted);
        assert_eq!(session.follow_orders(Seat::FIRST, &left), OrderAnswer::Ask, "where it goes is asked");
        lay_all(&mut session);
        let next = format!("take {}", session.state().circle()[0]);
        play(&mut session, Seat::SECOND, &next);
        lay_all(&mut session);
        assert_eq!(session.follow_orders(Seat::FIRST, &left), OrderAnswer::Done);
    }
}

#[test]
fn cards_are_laid_where_they_bring_most_if_that_is_ordered() {
    let (mut session, circle) = drafted_once(5);
    let form = session.order_form(Seat::FIRST).unwrap();
    let (case, take) = (format!("if {}", circle[2]), format!("take {}", circle[3]));
    let chosen = [(&*case, &*take), ("lay given", "best"), ("lay taken", "best")];
    let left = session.accept_orders(Seat::FIRST, orders(&form, &chosen)).unwrap();
    play(&mut session, Seat::SECOND, &format!("take {}", circle[2]));
    let mut laid = 0;
    while let Some(asked) = session.state().asked() {
        if asked.seat() == Seat::SECOND {
            let Asked::Lay { .. } = asked else { break };
            let action = legal(&session, Seat::SECOND)[0].to_string();
            play(&mut session, Seat::SECOND, &action);
            continue;
        }
        let OrderAnswer::Play(action) = session.follow_orders(Seat::FIRST, &left) else {
            panic!("{asked:?} is answered by the orders");
        };
        if let (Asked::Lay { card, .. }, Action::Lay { facing, at }) = (asked, action.parse().unwrap()) {
            let game = session.state();
            let gain = |action: &Action| match *action {
                Action::Lay { facing, at } => {
                    game.gain(Seat::FIRST, circle_wagons::Laid { card, at, facing })
                }
                _ => i32::MIN,
            };
            let most = legal(&session, Seat::FIRST).iter().map(gain).max();
            assert_eq!(Some(gain(&Action::Lay { facing, at })), most);
            laid += 1;
        }
        play(&mut session, Seat::FIRST, &action);
    }
    assert_eq!(laid, 3, "two cards were skipped and one was taken");
}

#[test]
fn orders_end_with_the_reason_when_he_falls_behind() {
    let (mut session, circle) = drafted_once(5);
    let form = session.order_form(Seat::FIRST).unwrap();
    let (case, take) = (format!("if {}", circle[0]), format!("take {}", circle[1]));
    let mut left = session.accept_orders(Seat::FIRST, orders(&form, &[(&case, &take)])).unwrap();
    left.stops = vec!["behind".to_owned()];
    play(&mut session, Seat::SECOND, &format!("take {}", circle[0]));
    lay_all(&mut session);
    let points = session.state().standings_now().points();
    // Whoever was behind before or is not behind now goes on.
    let led = |lead: i32| {
        let rest = left.basis.split(' ').filter(|word| !word.starts_with("lead:"));
        let basis = rest.map(str::to_owned).chain([format!("lead:{lead}")]).collect::<Vec<_>>().join(" ");
        session.follow_orders(Seat::FIRST, &Orders { basis, ..left.clone() })
    };
    assert_eq!(led(-1), OrderAnswer::Play(take.clone()));
    match led(0) {
        OrderAnswer::Stop(why) => {
            assert!(points[1] > points[0], "{points:?}");
            assert_eq!(why.id, "wagons-ahead-behind");
        }
        other => {
            assert!(points[1] <= points[0], "{points:?}");
            assert_eq!(other, OrderAnswer::Play(take));
        }
    }
}

#[test]
fn the_way_round_of_a_first_card_is_nothing_to_decide() {
    let mut session = begin(2);
    let start = legal(&session, Seat::SECOND)[3].to_string();
    play(&mut session, Seat::SECOND, &start);
    let first = format!("take {}", session.state().circle()[0]);
    assert_eq!(session.obvious(Seat::FIRST), None, "which card to take is a question");
    play(&mut session, Seat::FIRST, &first);
    let upright = Action::Lay { facing: Facing::Upright, at: Spot::ORIGIN };
    assert_eq!(session.obvious(Seat::FIRST), Some(upright.to_string()));
}

#[test]
fn nothing_is_ordered_before_the_circle_begins_and_nothing_alone() {
    assert!(begin(1).order_form(Seat::FIRST).is_none());
    let alone = Options::solo(Scenario::ALL[0]);
    let session: Session<CircleWagons> = Session::begin(&alone, &mut FastDice::seeded(1)).unwrap();
    assert!(session.order_form(Seat::FIRST).is_none());
}
