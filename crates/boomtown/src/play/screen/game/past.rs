//! Browsing past positions, and returning to the present.

use table::AnySession;

use super::{Context, Front, GameScreen, Hint};

/// A past position that is being looked at.
pub(crate) struct Past {
    session: Box<dyn AnySession>,
}

impl Past {
    /// The game at that position.
    pub(crate) fn session(&self) -> &dyn AnySession {
        self.session.as_ref()
    }

    /// The number of decisions.
    pub(crate) fn decisions(&self) -> usize {
        self.session.decisions()
    }
}

impl GameScreen {
    /// Looks at the position after this many decisions.
    pub(crate) fn look_at(&mut self, decisions: usize, context: Context<'_>) {
        let session = self.source.session();
        let decisions = decisions.min(session.decisions());
        self.past = Some(Past { session: session.look_back(decisions) });
        self.past_hint = Hint::NotAsked;
        self.front = Front::Table;
        self.refresh(context);
    }

    /// Moves through past positions. After the last decision comes the present.
    pub(super) fn travel(&mut self, by: isize, context: Context<'_>) {
        let last = self.source.session().decisions();
        let now = self.past.as_ref().map_or(last, Past::decisions);
        let then = now.saturating_add_signed(by).min(last);
        let goes_on = self.live().is_some_and(|game| !game.is_over());
        let beyond_the_end = self.past.is_some() && now == last && by > 0;
        if (goes_on && then == last) || beyond_the_end {
            self.come_back(context);
        } else {
            self.look_at(then, context);
        }
    }

    /// Returns to the present: the running game, or its last page. A recorded game has none.
    pub(super) fn come_back(&mut self, context: Context<'_>) {
        self.watch.stop();
        let Some(game) = self.live() else { return };
        if game.is_over() {
            self.front = Front::End;
        }
        self.past = None;
        self.refresh(context);
    }
}
