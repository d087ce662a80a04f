//! What a client with an engine makes of views alone is what its server would have told.

use hosting::{PreviewWanted, RequestError, UndoPlan, ViewerKind, complete_views, look, moment};
use protocol::device::SeatView;
use protocol::{ActionText, Detail, Moment, ServerMessage, Stage, TableRequest};
use serde_json::json;
use table::dice::FastDice;
use table::{AnySession, Dice as _, Seat, Seats, Viewer};

/// Every game, with options that show its secrets too.
fn tables() -> Vec<(&'static str, serde_json::Value)> {
    vec![
        ("circle-wagons", json!({})),
        ("circle-wagons", json!({"solo": "gold-fever"})),
        ("carson-cards", json!({"people": 3})),
        ("carson-city", json!({"players": 3})),
        (
            "carson-city",
            json!({"players": 3, "might_is_right": true, "new_beginning": true, "outlaws": true}),
        ),
        ("carson-city", json!({"players": 4, "river": "printed", "horses": true, "kit_carson": true})),
        ("carson-city", json!({"solo": "miner"})),
    ]
}

fn told(session: &dyn AnySession, viewpoint: Seats, detail: Detail) -> Moment {
    let kind = ViewerKind { viewpoint, detail, changes: false };
    moment(session, session.deciders(), Stage::Playing, 7, kind, |_| UndoPlan::No, |_| None)
}

/// Whoever holds one seat, all of them, or none.
fn viewpoints(session: &dyn AnySession) -> Vec<Seats> {
    let all: Seats = Seat::all(session.seats()).collect();
    let mut viewpoints: Vec<Seats> = all.iter().map(Seats::only).collect();
    viewpoints.extend([all, Seats::NONE]);
    viewpoints
}

fn check_dress(session: &dyn AnySession) {
    for viewpoint in viewpoints(session) {
        let bare = told(session, viewpoint, Detail::View);
        assert!(bare.scores.is_none(), "points follow from views");
        let seen = |seat: &protocol::SeatMoment| {
            assert!(seat.account.is_none() && seat.offers.is_empty(), "texts and offers follow from views");
            SeatView { viewer: seat.viewer, view: serde_json::from_str(seat.view.get()).unwrap() }
        };
        let views: Vec<SeatView> = bare.seats.iter().map(seen).collect();
        let completed =
            complete_views(session.game(), &views, bare.deciders.iter().copied().collect()).unwrap();
        let mut made = bare;
        for (seat, completed) in made.seats.iter_mut().zip(completed.seats) {
            seat.account = Some(completed.account);
            seat.offers = completed.offers;
        }
        made.scores = Some(completed.scores);
        let whole = told(session, viewpoint, Detail::Board);
        let text = |moment: &Moment| serde_json::to_string(moment).unwrap();
        assert_eq!(text(&made), text(&whole), "seen by {viewpoint:?} after {}", session.decisions());
    }
}

fn text(message: Result<ServerMessage, RequestError>) -> String {
    match message {
        Ok(message) => serde_json::to_string(&message).unwrap(),
        Err(RequestError { why, .. }) => why.to_string(),
    }
}

fn check_looks(session: &dyn AnySession, seat: Seat, action: &str) {
    let id = || "r".to_owned();
    let view = session.view(Viewer::Seat(seat));
    let looked = |ask: TableRequest| text(look(session.game(), &view, 7, id(), ask));
    let viewer = Viewer::Seat(seat);
    for action in [action, "pass", "place sheriff", "nonsense"] {
        let action = ActionText::Text(action.to_owned());
        let ask = TableRequest::Preview {
            seat,
            action: action.clone(),
            pictures: true,
            changes: false,
            binding: true,
        };
        let wanted = PreviewWanted { pictures: true, shown_to: None, binding: true };
        let there = text(hosting::preview(session, id(), seat, action, wanted));
        assert_eq!(looked(ask), there, "after {}", session.decisions());
    }
    let there = text(Ok(hosting::forecast(session, id(), 7, seat)));
    assert_eq!(looked(TableRequest::Forecast { seat }), there);
    let there = text(Ok(hosting::account(session, id(), 7, viewer)));
    assert_eq!(looked(TableRequest::Account { seat: Some(seat) }), there);
    let there = text(Ok(hosting::explain(session, id(), 7, viewer)));
    assert_eq!(looked(TableRequest::Explain { seat: Some(seat) }), there);
    let there = text(Ok(hosting::explain(session, id(), 7, Viewer::Spectator)));
    assert_eq!(looked(TableRequest::Explain { seat: None }), there);
}

#[test]
fn offers_prompts_points_and_previews_made_of_views_are_those_of_the_server() {
    for (number, (game, options)) in tables().into_iter().enumerate() {
        let game = games::built_in().find(game).unwrap().game();
        let mut dice = FastDice::seeded(number as u64);
        let mut session = game.begin(&options, &mut dice).unwrap();
        while let Some(seat) = session.turn().or_else(|| session.deciders().lowest()) {
            let actions = session.actions(seat);
            let action = &actions[dice.index(actions.len())];
            if session.decisions() % 3 == 0 {
                check_dress(session.as_ref());
                check_looks(session.as_ref(), seat, action);
            }
            session.play(seat, action, &mut dice).unwrap();
        }
    }
}

#[test]
fn what_does_not_follow_from_a_view_is_refused() {
    let game = games::built_in().find("circle-wagons").unwrap().game();
    let session = game.begin(&json!({}), &mut FastDice::seeded(1)).unwrap();
    let view = session.view(Viewer::Seat(Seat::SECOND));
    let hint = TableRequest::Hint { seat: Seat::SECOND, past: None };
    assert!(look(game, &view, 1, "r".to_owned(), hint).is_err());
    assert!(
        look(game, &json!({"viewer": 1}), 1, "r".to_owned(), TableRequest::Explain { seat: None }).is_err()
    );
    assert!(complete_views(game, &[], Seats::NONE).is_err());
}
