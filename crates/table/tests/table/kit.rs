//! The kit finds each law broken: a check that cannot fail checks nothing.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::toy::flaw::Flaw;
use crate::toy::{Options, Toy};
use table::ClientGame;
use table::kit::Kit;

/// What the kit says of a game.
fn verdict(options: Options, holds: impl Fn(&Toy<1>)) -> Result<(), String> {
    let kit = Kit::<Toy<1>>::new(options).games(60).longest(20);
    caught(|| kit.check(holds))
}

/// The words of a panic.
fn caught(check: impl FnOnce()) -> Result<(), String> {
    catch_unwind(AssertUnwindSafe(check)).map_err(|panic| match panic.downcast::<String>() {
        Ok(text) => *text,
        Err(panic) => {
            panic.downcast::<&str>().map_or_else(|_| "not a text".to_owned(), |text| text.to_string())
        }
    })
}

/// The kit must find the flaw, and name the law.
fn finds(flaw: Flaw, law: &str) {
    let options = Options { flaw: Some(flaw), ..Options::default() };
    let said = verdict(options, |_| ()).expect_err("the kit lets the flaw pass");
    assert!(said.contains(law), "the kit should say '{law}' and says: {said}");
}

#[test]
fn a_game_without_flaws_passes() {
    for handicap in [false, true] {
        let options = Options { handicap, start: 3, flaw: None };
        assert_eq!(verdict(options, |toy| assert!(toy.points[0] >= 3)), Ok(()));
    }
}

#[test]
fn what_the_game_itself_says_must_hold_is_checked() {
    let said = verdict(Options::default(), |toy| assert!(toy.turns < 4, "four turns")).unwrap_err();
    assert!(said.contains("four turns"), "{said}");
}

#[test]
fn a_position_that_forgets_something_is_found() {
    finds(Flaw::ForgetsToWriteDown, "the position does not come back from its serialised form");
}

#[test]
fn a_view_that_forgets_something_is_found() {
    finds(Flaw::ForgetsInTheView, "does not come back from its serialised form");
}

#[test]
fn a_view_that_leaks_is_found() {
    finds(Flaw::LeaksInTheView, "cannot know changes what he sees");
}

#[test]
fn a_list_that_depends_on_a_secret_is_found() {
    finds(Flaw::ListsByTheSecret, "depends on what it cannot know");
}

#[test]
fn being_asked_because_of_a_secret_is_found() {
    finds(Flaw::AsksByTheSecret, "who is asked is known to everybody");
}

#[test]
fn an_action_that_is_listed_twice_is_found() {
    finds(Flaw::ListsTwice, "an action is listed twice");
}

#[test]
fn somebody_who_is_asked_and_has_nothing_to_do_is_found() {
    finds(Flaw::ListsNothing, "is asked and has nothing to do");
}

#[test]
fn a_text_form_that_does_not_come_back_is_found() {
    finds(Flaw::ListsWhatHasNoText, "does not come back");
}

#[test]
fn an_unlisted_action_that_is_accepted_is_found() {
    finds(Flaw::AcceptsTheUnlisted, "is not listed for seat");
}

#[test]
fn a_listed_action_that_is_refused_is_found() {
    finds(Flaw::RefusesTheListed, "and refused");
}

#[test]
fn a_refusal_without_a_reason_is_found() {
    finds(Flaw::RefusesWithoutReason, "is refused without a reason");
}

#[test]
fn a_refusal_that_changes_the_state_is_found() {
    finds(Flaw::ChangesWhenRefusing, "is refused and changes the state");
}

#[test]
fn chance_that_does_not_come_from_outside_is_found() {
    finds(Flaw::RollsItsOwnDice, "does not give the same state twice");
}

#[test]
fn a_state_that_forgets_its_options_is_found() {
    finds(Flaw::ForgetsItsOptions, "a state knows the options it began with");
}

#[test]
fn a_game_that_never_ends_is_found() {
    finds(Flaw::NeverEnds, "longer than 20 decisions");
}

#[test]
fn an_end_without_standings_is_found() {
    finds(Flaw::EndsWithoutStandings, "over, and no standings");
}

#[test]
fn a_seat_without_a_standing_is_found() {
    finds(Flaw::ForgetsASeat, "a seat has no standing");
}

#[test]
fn lines_that_do_not_add_up_are_found() {
    finds(Flaw::LinesDoNotAddUp, "do not add up");
}

#[test]
fn two_counts_of_the_points_that_differ_are_found() {
    finds(Flaw::CountsTwoWays, "two counts of the points");
}

#[test]
fn an_end_where_nobody_is_first_is_found() {
    finds(Flaw::NobodyIsFirst, "nobody is first");
}

/// What the kit says of what clients are given.
fn client_verdict<G: ClientGame>(options: G::Options) -> Result<(), String> {
    let kit = Kit::<G>::new(options).games(5).longest(20);
    caught(|| kit.check_client())
}

/// The kit must find the flaw in what clients are given, and name the law.
fn finds_for_clients(flaw: Flaw, law: &str) {
    let said = client_verdict::<Toy<1>>(Options { flaw: Some(flaw), ..Options::default() })
        .expect_err("the kit lets the flaw pass");
    assert!(said.contains(law), "the kit should say '{law}' and says: {said}");
}

#[test]
fn what_clients_are_given_passes_without_flaws() {
    assert_eq!(client_verdict::<Toy<1>>(Options::default()), Ok(()));
}

#[test]
fn a_form_that_seats_others_than_the_game_is_found() {
    finds_for_clients(Flaw::SeatsOneMore, "other seats than the game");
}

#[test]
fn a_form_that_offers_what_cannot_be_read_is_found() {
    let said = client_verdict::<Toy<2>>(Options::default()).unwrap_err();
    assert!(said.contains("which cannot be read"), "{said}");
}

#[test]
fn an_account_that_asks_without_words_is_found() {
    finds_for_clients(Flaw::AsksWithoutWords, "not told what");
}

#[test]
fn a_prompt_that_differs_from_the_account_is_found() {
    finds_for_clients(Flaw::PromptsSomethingElse, "is not what the account asks");
}

#[test]
fn an_account_with_other_points_than_the_standings_is_found() {
    finds_for_clients(Flaw::TellsOtherPoints, "other points than the standings");
}

#[test]
fn parts_that_do_not_make_their_line_are_found() {
    finds_for_clients(Flaw::PartsDoNotAddUp, "the parts of toy-points make");
}

#[test]
fn points_that_are_explained_as_others_are_found() {
    finds_for_clients(Flaw::ExplainsOtherPoints, "is explained other points");
}

#[test]
fn a_preview_without_words_is_found() {
    finds_for_clients(Flaw::PreviewsNothing, "has no words");
}
