//! The same doors without the type.

use serde_json::{Value, json};
use table::dice::{FastDice, ScriptedDice};
use table::erased::{AnyGame, any_game};
use table::{
    Consent, Game, GameError, Lists, OptionsError, Phrase, PlayOut, Resumed, Seat, Seats, Snapshot, Viewer,
};

use crate::toy::Toy;

const ONE: Seat = Seat::FIRST;
const TWO: Seat = Seat::SECOND;

fn toy() -> &'static dyn AnyGame {
    any_game::<Toy<1>>()
}

fn begin() -> Box<dyn table::AnySession> {
    toy().begin(&Value::Null, &mut FastDice::seeded(0)).unwrap()
}

#[test]
fn options_are_checked_and_spelled_out() {
    assert_eq!(toy().check_options(&Value::Null), Ok(json!({"start": 0, "handicap": false})));
    assert_eq!(toy().check_options(&json!({"start": 2})), Ok(json!({"start": 2, "handicap": false})));
    assert!(matches!(toy().check_options(&json!({"begin": 2})), Err(GameError::Malformed(_))));
    for odd in [json!([]), json!("start"), json!(7)] {
        assert!(matches!(toy().check_options(&odd), Err(GameError::Malformed(_))), "{odd}");
        assert!(matches!(toy().load(&odd), Err(GameError::Malformed(_))), "{odd}");
    }
    let bad = toy().check_options(&json!({"start": -2})).unwrap_err();
    assert_eq!(bad, GameError::from(OptionsError::new("toy-start-negative")));
    assert!(toy().with_players(&Value::Null, 3).is_err());
}

#[test]
fn everything_that_the_typed_game_says_comes_through() {
    let mut session = begin();
    assert_eq!(session.game().name(), "toy");
    assert_eq!(session.deciders(), Seats::first(2));
    assert_eq!(session.actions(ONE), ["name 0", "name 1", "name 2"]);
    assert_eq!(session.offers(ONE)[1].action, "name 1");
    session.play(ONE, " name  2 ", &mut FastDice::seeded(0)).unwrap();
    assert_eq!(session.actions(ONE), Vec::<String>::new());
    assert_eq!(session.decision(0), (ONE, "name 2".to_owned()));
    assert_eq!(session.view(Viewer::Seat(ONE))["secrets"], json!([2, null]));
    assert_eq!(session.view(Viewer::Spectator)["secrets"], json!([null, null]));
    session.play(TWO, "name 1", &mut FastDice::seeded(0)).unwrap();
    assert_eq!(session.facts(Viewer::Spectator), json!(3));
    assert_eq!(session.scores(Viewer::Spectator).points(), [2, 1]);
    assert_eq!(session.standings(), None);
    assert_eq!(session.offers(ONE)[1].gain, Some(1));
    assert!(session.bot_view(Viewer::Seat(ONE)).of::<Toy<1>>().is_some());
}

#[test]
fn what_happened_is_told_only_to_those_who_may_know() {
    let mut session = begin();
    session.play(ONE, "name 2", &mut FastDice::seeded(0)).unwrap();
    assert_eq!(session.told(Some(0), Viewer::Seat(ONE)).len(), 1);
    assert_eq!(session.told(Some(0), Viewer::Seat(TWO)), []);
    assert_eq!(session.told(Some(0), Viewer::Spectator), []);
    session.play(TWO, "name 1", &mut FastDice::seeded(0)).unwrap();
    let told = session.told(Some(1), Viewer::Spectator);
    assert_eq!(told[0].event, json!({"Revealed": [2, 1]}));
    let handicap = toy().begin(&json!({"handicap": true}), &mut ScriptedDice::new([4])).unwrap();
    assert_eq!(handicap.told(None, Viewer::Spectator)[0].event, json!({"Handicap": 4}));
}

#[test]
fn refusals_say_whether_the_text_or_the_rules_are_the_reason() {
    let mut session = begin();
    let before = session.position();
    let mut play = |seat, action: &str| session.play(seat, action, &mut FastDice::seeded(0)).unwrap_err();
    assert!(matches!(play(ONE, "jump"), GameError::Malformed(_)));
    assert!(matches!(play(ONE, ""), GameError::Malformed(_)));
    assert_eq!(play(ONE, "bank"), GameError::Illegal(Phrase::new("toy-not-now")));
    assert_eq!(play(Seat::new(7), "name 1"), GameError::Illegal(Phrase::new("illegal-not-asked")));
    assert!(session.preview(ONE, "bank").is_err());
    assert!(session.preview(ONE, "name 1").is_ok());
    assert_eq!(session.position(), before);
}

#[test]
fn a_position_comes_back_and_a_wrong_one_is_refused() {
    let mut session = begin();
    session.play(ONE, "name 2", &mut FastDice::seeded(0)).unwrap();
    let loaded = toy().load(&session.position()).unwrap();
    assert_eq!(loaded.position(), session.position());
    assert_eq!(loaded.decisions(), 0);
    let (resumed, how) = toy().resume(&loaded.to_record()).unwrap();
    assert_eq!((resumed.position(), how), (session.position(), Resumed::Replayed));
    let mut wrong = session.position();
    wrong["turn"] = json!(1);
    assert!(matches!(toy().load(&wrong), Err(GameError::Malformed(_))));
}

#[test]
fn a_game_that_goes_on_from_a_kept_state_says_so_where_its_log_begins() {
    let mut session = begin();
    let opening = session.told(None, Viewer::Spectator);
    session.play(ONE, "name 2", &mut FastDice::seeded(0)).unwrap();
    let mut kept = Snapshot { entries: 1, state: session.position() };
    let (replayed, how) = toy().resume_beside(session.record(), Some(&kept)).unwrap();
    assert_eq!((replayed.told(None, Viewer::Spectator), how), (opening, Resumed::Replayed));
    kept.state["points"] = json!([7, 7]);
    let (gone_on, how) = toy().resume_beside(session.record(), Some(&kept)).unwrap();
    assert_eq!((gone_on.position(), how), (kept.state, Resumed::FromKeptState));
    let told = gone_on.told(None, Viewer::Spectator);
    assert_eq!(told.iter().map(|told| told.phrase.id.as_ref()).collect::<Vec<_>>(), ["table-rules-changed"]);
}

#[test]
fn a_copy_goes_its_own_way() {
    let mut session = begin();
    let mut copy = session.boxed_clone();
    copy.play(ONE, "name 2", &mut FastDice::seeded(0)).unwrap();
    assert_eq!(session.decisions(), 0);
    session.play(TWO, "name 0", &mut FastDice::seeded(0)).unwrap();
    assert_eq!(copy.look_back(0).position(), session.look_back(0).position());
    assert_eq!(copy.undo(ONE, Consent::NotAsked), Ok(0));
}

#[test]
fn play_outs_go_on_until_told_to_stop() {
    // Six decisions: three numbers to choose from twice, then two actions four times.
    for (lists, listed) in [(Lists::Written, 14), (Lists::Spared, 0)] {
        let mut games = Vec::new();
        toy()
            .play_outs(&Value::Null, lists, &mut FastDice::seeded(2), &mut |done| {
                games.push(done);
                games.len() < 5
            })
            .unwrap();
        assert_eq!(games, [PlayOut { decisions: 6, listed }; 5], "{lists:?}");
    }
    assert_eq!(toy().rules(), Toy::<1>::RULES);
}
