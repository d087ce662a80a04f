//! A short menu.

/// A few items, one of which is selected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Menu<T> {
    items: Vec<T>,
    selected: usize,
}

impl<T> Menu<T> {
    /// A menu with the first item selected.
    pub(crate) const fn new(items: Vec<T>) -> Menu<T> {
        Menu { items, selected: 0 }
    }

    pub(crate) fn items(&self) -> &[T] {
        &self.items
    }

    /// The selected item, if there is any.
    pub(crate) fn selected(&self) -> Option<&T> {
        self.items.get(self.selected)
    }

    pub(crate) const fn selected_row(&self) -> usize {
        self.selected
    }

    /// Selects the next item, and after the last the first.
    pub(crate) fn next(&mut self) {
        self.selected = (self.selected + 1) % self.items.len().max(1);
    }

    /// Selects the previous item, and before the first the last.
    pub(crate) fn back(&mut self) {
        let count = self.items.len().max(1);
        self.selected = (self.selected + count - 1) % count;
    }

    /// Selects a row, if it exists.
    pub(crate) fn select(&mut self, row: usize) -> Option<&T> {
        if row < self.items.len() {
            self.selected = row;
        }
        self.items.get(row)
    }
}
