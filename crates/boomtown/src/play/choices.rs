//! The list of legal actions, which narrows as the player types.

use table::{Offer, Seat};
use words::Words;

/// A legal action in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Choice {
    /// The text form.
    pub(crate) action: String,
    /// Its label.
    pub(crate) said: String,
    /// By how much it changes the points immediately, if it does.
    pub(crate) gain: Option<i32>,
}

impl Choice {
    pub(crate) fn of(offer: &Offer, words: &Words) -> Choice {
        Choice { action: offer.action.clone(), said: words.say(&offer.phrase), gain: offer.gain }
    }

    /// How well it matches what was typed: smaller is better, `None` means not at all.
    fn fit(&self, typed: &str) -> Option<u8> {
        let action = self.action.to_lowercase();
        let said = self.said.to_lowercase();
        if action == typed {
            Some(0)
        } else if action.starts_with(typed) || said.starts_with(typed) {
            Some(1)
        } else if action.contains(typed) || said.contains(typed) {
            Some(2)
        } else {
            let found = |word: &str| action.contains(word) || said.contains(word);
            typed.split_whitespace().all(found).then_some(3)
        }
    }
}

/// The order of the choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Order {
    /// In the order of the game.
    #[default]
    AsListed,
    /// By gain, the largest first.
    ByGain,
}

/// The list of legal actions.
#[derive(Clone, Debug, Default)]
pub(crate) struct Choices {
    seat: Option<Seat>,
    all: Vec<Choice>,
    typed: String,
    order: Order,
    shown: Vec<usize>,
    selected: usize,
    /// The first visible row.
    top: usize,
}

impl Choices {
    /// All choices, in the order of the game.
    pub(crate) fn all(&self) -> &[Choice] {
        &self.all
    }

    /// Sets the choices, with nothing typed and the first one selected. Does nothing if they are the same; returns whether they are
    /// new.
    pub(crate) fn ask(&mut self, seat: Option<Seat>, all: Vec<Choice>) -> bool {
        let is_new = self.seat != seat || self.all != all;
        if is_new {
            self.seat = seat;
            self.all = all;
            self.typed.clear();
            self.select_best();
        }
        is_new
    }

    /// The deciding seat.
    pub(crate) const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// What was typed.
    pub(crate) fn typed(&self) -> &str {
        &self.typed
    }

    /// The current order.
    pub(crate) const fn order(&self) -> Order {
        self.order
    }

    /// The number of choices, matching or not.
    pub(crate) fn count(&self) -> usize {
        self.all.len()
    }

    /// The choices that match what was typed.
    pub(crate) fn shown(&self) -> impl ExactSizeIterator<Item = &Choice> {
        self.shown.iter().map(|&index| &self.all[index])
    }

    /// The index of the selected choice among those shown.
    pub(crate) const fn selected_row(&self) -> usize {
        self.selected
    }

    /// The first visible row.
    pub(crate) const fn top(&self) -> usize {
        self.top
    }

    /// The choice that Enter would play.
    pub(crate) fn selected(&self) -> Option<&Choice> {
        self.shown.get(self.selected).map(|&index| &self.all[index])
    }

    /// Types another letter.
    pub(crate) fn add(&mut self, letter: char) {
        self.typed.push(letter);
        self.select_best();
    }

    /// Deletes the last letter.
    pub(crate) fn erase(&mut self) {
        self.typed.pop();
        self.select_best();
    }

    /// Replaces what was typed.
    pub(crate) fn type_anew(&mut self, text: &str) {
        text.clone_into(&mut self.typed);
        self.select_best();
    }

    /// Deletes everything that was typed.
    pub(crate) fn clear(&mut self) {
        self.typed.clear();
        self.keep_selected(Choices::narrow);
    }

    /// Switches to the other order.
    pub(crate) fn reorder(&mut self) {
        self.order = match self.order {
            Order::AsListed => Order::ByGain,
            Order::ByGain => Order::AsListed,
        };
        self.select_best();
    }

    /// Moves the selection; stops at the ends.
    pub(crate) fn step(&mut self, by: isize) {
        let last = self.shown.len().saturating_sub(1);
        self.selected = self.selected.saturating_add_signed(by).min(last);
    }

    /// Selects a row.
    pub(crate) fn select_row(&mut self, row: usize) {
        self.selected = row.min(self.shown.len().saturating_sub(1));
    }

    /// Selects an action, whatever was typed; returns whether it exists.
    pub(crate) fn select_action(&mut self, action: &str) -> bool {
        self.typed.clear();
        self.narrow();
        let row = self.shown().position(|choice| choice.action == action);
        self.selected = row.unwrap_or(self.selected);
        row.is_some()
    }

    /// Scrolls so that the selection is visible, with this many visible rows.
    pub(crate) fn bring_into_sight(&mut self, rows: usize) {
        let rows = rows.max(1);
        let lowest_top = (self.selected + 1).saturating_sub(rows);
        let highest_top = self.selected.min(self.shown.len().saturating_sub(rows));
        self.top = self.top.clamp(lowest_top.min(highest_top), highest_top.max(lowest_top));
    }

    fn select_best(&mut self) {
        self.narrow();
        self.selected = 0;
        self.top = 0;
    }

    fn keep_selected(&mut self, change: impl FnOnce(&mut Choices)) {
        let kept = self.shown.get(self.selected).copied();
        change(self);
        self.selected = self.shown.iter().position(|index| Some(*index) == kept).unwrap_or(0);
    }

    fn narrow(&mut self) {
        let typed = self.typed.trim_start().to_lowercase();
        let fit = |(index, choice): (usize, &Choice)| choice.fit(&typed).map(|fit| (fit, index));
        let mut fitting: Vec<(u8, usize)> = self.all.iter().enumerate().filter_map(fit).collect();
        match self.order {
            Order::AsListed => fitting.sort_by_key(|&(fit, _)| fit),
            Order::ByGain => {
                fitting.sort_by_key(|&(fit, index)| {
                    (fit.min(1), std::cmp::Reverse(self.all[index].gain.unwrap_or(i32::MIN)))
                });
            }
        }
        self.shown = fitting.into_iter().map(|(_, index)| index).collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices(list: &[(&str, &str, Option<i32>)]) -> Choices {
        let choice = |&(action, said, gain): &(&str, &str, Option<i32>)| Choice {
            action: action.to_owned(),
            said: said.to_owned(),
            gain,
        };
        let mut choices = Choices::default();
        choices.ask(Some(Seat::FIRST), list.iter().map(choice).collect());
        choices
    }

    fn cards() -> Choices {
        choices(&[
            ("take 10", "Take the tenth card: Cow", Some(1)),
            ("take 1", "Take the first card: Gun", None),
            ("take 3", "Take the third card: Cow", Some(4)),
            ("pass", "Do nothing", Some(-2)),
        ])
    }

    fn actions(choices: &Choices) -> Vec<&str> {
        choices.shown().map(|choice| choice.action.as_str()).collect()
    }

    fn type_in(choices: &mut Choices, text: &str) {
        text.chars().for_each(|letter| choices.add(letter));
    }

    #[test]
    fn typing_narrows_by_text_form_and_by_words_and_erasing_widens_again() {
        let mut choices = cards();
        type_in(&mut choices, "cow");
        assert_eq!(actions(&choices), ["take 10", "take 3"]);
        type_in(&mut choices, " third");
        assert_eq!(actions(&choices), ["take 3"]);
        (0..6).for_each(|_| choices.erase());
        assert_eq!(actions(&choices), ["take 10", "take 3"]);
        choices.clear();
        assert_eq!(choices.shown().len(), 4);
    }

    #[test]
    fn the_very_text_form_comes_before_longer_ones() {
        let mut choices = cards();
        type_in(&mut choices, "TAKE 1");
        assert_eq!(actions(&choices), ["take 1", "take 10"]);
        assert_eq!(choices.selected().map(|choice| choice.action.as_str()), Some("take 1"));
    }

    #[test]
    fn what_was_typed_in_one_piece_comes_before_its_words_apart() {
        let mut choices =
            choices(&[("a", "Skip 11 cards, row 1)", None), ("b", "Now skip 1) of them", None)]);
        type_in(&mut choices, "skip 1)");
        assert_eq!(actions(&choices), ["b", "a"]);
    }

    #[test]
    fn what_fits_nothing_leaves_nothing_to_play() {
        let mut choices = cards();
        type_in(&mut choices, "whiskey");
        assert_eq!(choices.selected(), None);
        choices.step(1);
        choices.bring_into_sight(5);
        assert_eq!(choices.selected(), None);
    }

    #[test]
    fn by_gain_what_brings_most_comes_first_and_what_brings_nothing_known_last() {
        let mut choices = cards();
        choices.reorder();
        assert_eq!(actions(&choices), ["take 3", "take 10", "pass", "take 1"]);
        choices.reorder();
        assert_eq!(actions(&choices), ["take 10", "take 1", "take 3", "pass"]);
    }

    #[test]
    fn the_selection_stays_within_the_list_and_in_sight() {
        let mut choices = cards();
        choices.step(9);
        choices.bring_into_sight(2);
        assert_eq!((choices.selected_row(), choices.top()), (3, 2));
        choices.step(-9);
        choices.bring_into_sight(2);
        assert_eq!((choices.selected_row(), choices.top()), (0, 0));
    }

    #[test]
    fn the_same_question_again_changes_nothing_and_another_starts_afresh() {
        let mut choices = cards();
        choices.add('t');
        choices.step(1);
        let same = choices.all.clone();
        choices.ask(Some(Seat::FIRST), same.clone());
        assert_eq!((choices.typed(), choices.selected_row()), ("t", 1));
        choices.ask(Some(Seat::FIRST), same[1..].to_vec());
        assert_eq!((choices.typed(), choices.selected_row()), ("", 0));
    }

    #[test]
    fn an_action_can_be_selected_whatever_was_typed() {
        let mut choices = cards();
        type_in(&mut choices, "cow");
        assert!(choices.select_action("pass"));
        assert_eq!(choices.selected().map(|choice| choice.action.as_str()), Some("pass"));
        assert!(!choices.select_action("fly"));
    }
}
