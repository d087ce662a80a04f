//! The speed of a game that is only watched.

use std::time::Duration;

/// How long a tick is.
pub(crate) const TICK: Duration = Duration::from_millis(100);

/// How many ticks there are between two decisions, from slow to fast.
const PACES: [u32; 6] = [40, 20, 10, 5, 2, 0];

/// How a game is watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Watch {
    /// Whether bots wait, or a record that plays by itself does.
    pub(crate) paused: bool,
    /// Whether a record plays by itself.
    pub(crate) playing: bool,
    pace: usize,
    ticks: u32,
}

impl Default for Watch {
    fn default() -> Watch {
        Watch { paused: false, playing: false, pace: 2, ticks: 0 }
    }
}

impl Watch {
    /// With people at the table a bot takes at least so long, so that they see it move.
    pub(crate) const WITH_PEOPLE: Duration = Duration::from_millis(350);

    /// How long a bot takes at least when there is nothing to do but watch.
    pub(crate) fn pace(&self) -> Duration {
        TICK * PACES[self.pace]
    }

    pub(crate) const fn faster(&mut self) {
        if self.pace + 1 < PACES.len() {
            self.pace += 1;
        }
    }

    pub(crate) const fn slower(&mut self) {
        self.pace = self.pace.saturating_sub(1);
    }

    /// From 1, the slowest.
    pub(crate) const fn speed(&self) -> usize {
        self.pace + 1
    }

    /// How many speeds there are.
    pub(crate) const fn speeds() -> usize {
        PACES.len()
    }

    /// Lets a record play by itself, or stops it.
    pub(crate) const fn toggle_playing(&mut self) {
        self.playing = !self.playing;
        self.ticks = 0;
    }

    pub(crate) const fn stop(&mut self) {
        self.playing = false;
    }

    /// A tick has passed. Says whether the next decision is due.
    pub(crate) const fn tick(&mut self) -> bool {
        self.ticks += 1;
        let due = self.playing && self.ticks > PACES[self.pace];
        if due {
            self.ticks = 0;
        }
        due
    }

    /// How many ticks have passed: the sign of a thinking bot turns with it.
    pub(crate) const fn ticks(&self) -> u32 {
        self.ticks
    }
}
