//! A short menu.

/// A few things to choose from, one of which is selected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Menu<T> {
    items: Vec<T>,
    selected: usize,
}

impl<T> Menu<T> {
    /// The first is selected.
    pub(crate) const fn new(items: Vec<T>) -> Menu<T> {
        Menu { items, selected: 0 }
    }

    pub(crate) fn items(&self) -> &[T] {
        &self.items
    }

    /// What is selected, if there is anything.
    pub(crate) fn selected(&self) -> Option<&T> {
        self.items.get(self.selected)
    }

    pub(crate) const fn selected_row(&self) -> usize {
        self.selected
    }

    /// Goes on to the next, and from the last to the first.
    pub(crate) fn next(&mut self) {
        self.selected = (self.selected + 1) % self.items.len().max(1);
    }

    /// Goes back to the one before, and from the first to the last.
    pub(crate) fn back(&mut self) {
        let count = self.items.len().max(1);
        self.selected = (self.selected + count - 1) % count;
    }

    /// Selects a row, if there is such a one.
    pub(crate) fn select(&mut self, row: usize) -> Option<&T> {
        if row < self.items.len() {
            self.selected = row;
        }
        self.items.get(row)
    }
}
