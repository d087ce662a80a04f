//! Decides whether people at one screen have secrets from each other.

use std::borrow::Borrow;

use table::{Account, AnySession, Seats, Viewer};

/// Whether these people see different things.
pub(crate) fn keeps_secrets(session: &dyn AnySession, people: Seats) -> bool {
    are_different(people.iter().map(|seat| session.account(Viewer::Seat(seat))))
}

/// Whether these accounts differ, except for their prompts, which everybody may know.
pub(crate) fn are_different(accounts: impl IntoIterator<Item = impl Borrow<Account>>) -> bool {
    let mut accounts = accounts.into_iter();
    let Some(first) = accounts.next() else { return false };
    accounts.any(|other| !shows_the_same(first.borrow(), other.borrow()))
}

/// The order of the parts may depend on the viewer.
fn shows_the_same(one: &Account, other: &Account) -> bool {
    let pictures = |a: &Account, b: &Account| a.pictures.iter().all(|picture| b.pictures.contains(picture));
    let words = |a: &Account, b: &Account| a.words.iter().all(|phrase| b.words.contains(phrase));
    pictures(one, other) && pictures(other, one) && words(one, other) && words(other, one)
}
