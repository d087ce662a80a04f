//! The same doors without the type.

use serde::Serialize;
use serde_json::{Value, json};
use table::account::{Account, Chair, Telling};
use table::dice::{FastDice, ScriptedDice};
use table::erased::{BadStart, Title, title};
use table::{
    BadOptions, Consent, Field, Game, KeptState, Phrase, Refusal, Resumed, ScoreLine, Seat, Seats, Standings,
    Viewer,
};

use crate::toy::{Action, Options, Toy, View};

const ONE: Seat = Seat::FIRST;
const TWO: Seat = Seat::SECOND;

impl Telling for Toy<1> {
    fn account(view: &View) -> Account {
        Account { asked: Some(Phrase::new("toy-asked").with("turns", view.turns)), ..Account::default() }
    }

    fn scores(view: &View) -> Standings {
        Standings::by_points(view.points.map(|points| vec![ScoreLine::new("toy-points", points)]).to_vec())
    }

    fn facts(view: &View) -> impl Serialize {
        view.points.iter().sum::<i32>()
    }

    fn choice(_: &View, _: Seat, action: Action) -> (Phrase, Option<i32>) {
        (Phrase::new("toy-choice").with("action", action.to_string()), (action == Action::Bank).then_some(1))
    }

    fn preview(_: &View, seat: Seat, _: Action) -> Account {
        Account { words: vec![Phrase::new("toy-preview").with("seat", seat)], ..Account::default() }
    }

    fn fields() -> Vec<Field> {
        Vec::new()
    }

    fn with_players(options: &Options, players: usize) -> Result<Options, BadOptions> {
        if players == 2 { Ok(*options) } else { Err(BadOptions::new("toy-for-two")) }
    }

    fn chairs(_: &Options) -> Vec<Chair> {
        vec![Chair::Player; 2]
    }
}

fn toy() -> &'static dyn Title {
    title::<Toy<1>>()
}

fn begin() -> Box<dyn table::AnySitting> {
    toy().begin(&Value::Null, &mut FastDice::seeded(0)).unwrap()
}

#[test]
fn options_are_checked_and_spelled_out() {
    assert_eq!(toy().check_options(&Value::Null), Ok(json!({"start": 0, "handicap": false})));
    assert_eq!(toy().check_options(&json!({"start": 2})), Ok(json!({"start": 2, "handicap": false})));
    assert!(matches!(toy().check_options(&json!({"begin": 2})), Err(BadStart::Form(_))));
    for odd in [json!([]), json!("start"), json!(7)] {
        assert!(matches!(toy().check_options(&odd), Err(BadStart::Form(_))), "{odd}");
        assert!(matches!(toy().load(&odd), Err(BadStart::Form(_))), "{odd}");
    }
    let bad = toy().check_options(&json!({"start": -2})).unwrap_err();
    assert_eq!(bad, BadStart::Options(BadOptions::new("toy-start-negative")));
    assert!(toy().with_players(&Value::Null, 3).is_err());
}

#[test]
fn everything_that_the_typed_game_says_comes_through() {
    let mut sitting = begin();
    assert_eq!(sitting.title().name(), "toy");
    assert_eq!(sitting.deciders(), Seats::first(2));
    assert_eq!(sitting.actions(ONE), ["name 0", "name 1", "name 2"]);
    assert_eq!(sitting.offers(ONE)[1].action, "name 1");
    sitting.play(ONE, " name  2 ", &mut FastDice::seeded(0)).unwrap();
    assert_eq!(sitting.actions(ONE), Vec::<String>::new());
    assert_eq!(sitting.decision(0), (ONE, "name 2".to_owned()));
    assert_eq!(sitting.view(Viewer::Seat(ONE))["secrets"], json!([2, null]));
    assert_eq!(sitting.view(Viewer::Spectator)["secrets"], json!([null, null]));
    sitting.play(TWO, "name 1", &mut FastDice::seeded(0)).unwrap();
    assert_eq!(sitting.facts(Viewer::Spectator), json!(3));
    assert_eq!(sitting.scores(Viewer::Spectator).points(), [2, 1]);
    assert_eq!(sitting.standings(), None);
    assert_eq!(sitting.offers(ONE)[1].gain, Some(1));
    assert!(sitting.bot_view(Viewer::Seat(ONE)).of::<Toy<1>>().is_some());
}

#[test]
fn what_happened_is_told_only_to_those_who_may_know() {
    let mut sitting = begin();
    sitting.play(ONE, "name 2", &mut FastDice::seeded(0)).unwrap();
    assert_eq!(sitting.told(Some(0), Viewer::Seat(ONE)).len(), 1);
    assert_eq!(sitting.told(Some(0), Viewer::Seat(TWO)), []);
    assert_eq!(sitting.told(Some(0), Viewer::Spectator), []);
    sitting.play(TWO, "name 1", &mut FastDice::seeded(0)).unwrap();
    let told = sitting.told(Some(1), Viewer::Spectator);
    assert_eq!(told[0].event, json!({"Revealed": [2, 1]}));
    let handicap = toy().begin(&json!({"handicap": true}), &mut ScriptedDice::new([4])).unwrap();
    assert_eq!(handicap.told(None, Viewer::Spectator)[0].event, json!({"Handicap": 4}));
}

#[test]
fn refusals_say_whether_the_text_or_the_rules_are_the_reason() {
    let mut sitting = begin();
    let before = sitting.position();
    let mut play = |seat, action: &str| sitting.play(seat, action, &mut FastDice::seeded(0)).unwrap_err();
    assert!(matches!(play(ONE, "jump"), Refusal::NotAnAction(_)));
    assert!(matches!(play(ONE, ""), Refusal::NotAnAction(_)));
    assert_eq!(play(ONE, "bank"), Refusal::Illegal(Phrase::new("toy-not-now")));
    assert_eq!(play(Seat::new(7), "name 1"), Refusal::Illegal(Phrase::new("illegal-not-asked")));
    assert!(sitting.preview(ONE, "bank").is_err());
    assert!(sitting.preview(ONE, "name 1").is_ok());
    assert_eq!(sitting.position(), before);
}

#[test]
fn a_position_comes_back_and_a_wrong_one_is_refused() {
    let mut sitting = begin();
    sitting.play(ONE, "name 2", &mut FastDice::seeded(0)).unwrap();
    let loaded = toy().load(&sitting.position()).unwrap();
    assert_eq!(loaded.position(), sitting.position());
    assert_eq!(loaded.decisions(), 0);
    let (resumed, how) = toy().resume(&loaded.to_record()).unwrap();
    assert_eq!((resumed.position(), how), (sitting.position(), Resumed::Replayed));
    let mut wrong = sitting.position();
    wrong["turn"] = json!(1);
    assert!(matches!(toy().load(&wrong), Err(BadStart::Form(_))));
}

#[test]
fn a_game_that_goes_on_from_a_kept_state_says_so_where_its_log_begins() {
    let mut sitting = begin();
    let opening = sitting.told(None, Viewer::Spectator);
    sitting.play(ONE, "name 2", &mut FastDice::seeded(0)).unwrap();
    let mut kept = KeptState { entries: 1, state: sitting.position() };
    let (replayed, how) = toy().resume_beside(sitting.record(), Some(&kept)).unwrap();
    assert_eq!((replayed.told(None, Viewer::Spectator), how), (opening, Resumed::Replayed));
    kept.state["points"] = json!([7, 7]);
    let (gone_on, how) = toy().resume_beside(sitting.record(), Some(&kept)).unwrap();
    assert_eq!((gone_on.position(), how), (kept.state, Resumed::FromKeptState));
    let told = gone_on.told(None, Viewer::Spectator);
    assert_eq!(told.iter().map(|told| told.phrase.id.as_ref()).collect::<Vec<_>>(), ["table-rules-changed"]);
}

#[test]
fn a_copy_goes_its_own_way() {
    let mut sitting = begin();
    let mut copy = sitting.boxed_clone();
    copy.play(ONE, "name 2", &mut FastDice::seeded(0)).unwrap();
    assert_eq!(sitting.decisions(), 0);
    sitting.play(TWO, "name 0", &mut FastDice::seeded(0)).unwrap();
    assert_eq!(copy.look_back(0).position(), sitting.look_back(0).position());
    assert_eq!(copy.undo(ONE, Consent::NotAsked), Ok(0));
}

#[test]
fn play_outs_go_on_until_told_to_stop() {
    let mut games = Vec::new();
    toy()
        .play_outs(&Value::Null, &mut FastDice::seeded(2), &mut |done| {
            games.push(done);
            games.len() < 5
        })
        .unwrap();
    assert_eq!(games.len(), 5);
    // Six decisions: three numbers to choose from twice, then two actions four times.
    assert!(games.iter().all(|done| (done.decisions, done.listed) == (6, 14)), "{games:?}");
    assert_eq!(toy().rules(), Toy::<1>::RULES);
}
