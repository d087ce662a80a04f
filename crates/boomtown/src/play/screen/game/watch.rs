//! The speed of a game that is only watched.

use std::time::Duration;

/// The length of a tick.
pub(crate) const TICK: Duration = Duration::from_millis(100);

/// The number of ticks between two decisions, from slow to fast.
const PACES: [u32; 6] = [40, 20, 10, 5, 2, 0];

/// The speed and state of a game that is watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Watch {
    /// Whether bots wait, or a record does.
    pub(crate) paused: bool,
    /// Whether a record plays automatically.
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
    /// If people play, a bot takes at least this long, so that they see its move.
    pub(crate) const WITH_PEOPLE: Duration = Duration::from_millis(350);

    /// The minimum time of a bot in a game without people.
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

    /// The speed, from 1, the slowest.
    pub(crate) const fn speed(&self) -> usize {
        self.pace + 1
    }

    /// The number of speeds.
    pub(crate) const fn speeds() -> usize {
        PACES.len()
    }

    /// Starts or stops the automatic replay of a record.
    pub(crate) const fn toggle_playing(&mut self) {
        self.playing = !self.playing;
        self.ticks = 0;
    }

    pub(crate) const fn stop(&mut self) {
        self.playing = false;
    }

    /// Handles a tick; returns whether the next decision is due.
    pub(crate) const fn tick(&mut self) -> bool {
        self.ticks += 1;
        let due = self.playing && self.ticks > PACES[self.pace];
        if due {
            self.ticks = 0;
        }
        due
    }

    /// The number of ticks so far, for the animation of a thinking bot.
    pub(crate) const fn ticks(&self) -> u32 {
        self.ticks
    }
}
