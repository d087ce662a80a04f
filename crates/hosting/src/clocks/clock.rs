//! The clocks of a table.

use protocol::{ClockRules, SeatClock};
use serde::{Deserialize, Serialize};
use table::record::Entry;
use table::{Record, Seat, Seats};

use super::{Pauses, Runs, Span};

/// How late it is, and who is on holiday.
pub struct Hour<'a> {
    /// How long the server has been up in all, in milliseconds.
    pub uptime: u64,
    /// How that became the time on the wall.
    pub runs: &'a Runs,
    /// The holidays of whoever plays a seat.
    pub away: &'a dyn Fn(Seat) -> Vec<Span>,
}

/// The clock of one seat. All times are in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// What was on it when it last began to run or stood still.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub left: u64,
    /// The uptime of the server when it began to run; nothing while it stands still.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<u64>,
    /// What was given back since it runs: for a lost line.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub given: u64,
    /// The uptime when the line of its player was lost, while it runs and he is gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lost: Option<u64>,
    /// Whether it was noticed that its time was up, for the decision that is asked now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fell: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
const fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// How long a decision took, and what was left when it was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timing {
    /// How long it took.
    pub took: u64,
    /// What was left, before anything was added for it; nothing where there are no clocks.
    pub left: Option<u64>,
}

/// A decision that is taken back, as the record tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakenBack {
    /// Whose it was.
    pub seat: Seat,
    /// How long it took.
    pub took: u64,
    /// What was left on the clock when it was made.
    pub left: Option<u64>,
}

/// The clocks of a table, seat by seat. Without rules they only measure.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Clocks(Vec<Clock>);

impl Clock {
    /// What its player has used since it runs.
    fn spent(&self, pauses: &Pauses, hour: &Hour<'_>) -> u64 {
        let Some(since) = self.since else { return 0 };
        let spans = hour.runs.spans(since, hour.uptime.max(since));
        spans.map(|span| pauses.awake(span)).sum::<u64>().saturating_sub(self.given)
    }

    /// It stands still, and what was used is gone.
    fn stop(&mut self, pauses: &Pauses, hour: &Hour<'_>) -> u64 {
        let spent = self.spent(pauses, hour);
        *self = Clock { left: self.left.saturating_sub(spent), ..Clock::default() };
        spent
    }

    /// It stands still, and nothing was used.
    fn cancel(&mut self) {
        *self = Clock { left: self.left, ..Clock::default() };
    }
}

impl Clocks {
    /// The clocks of so many seats before anybody is asked.
    pub fn new(rules: Option<&ClockRules>, seats: usize) -> Clocks {
        let left = rules.map_or(0, |rules| millis(rules.bank));
        Clocks(vec![Clock { left, ..Clock::default() }; seats])
    }

    /// Whether nothing is known of any clock: the table is older than clocks.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The clock of a seat.
    pub fn of(&self, seat: Seat) -> Clock {
        self.0.get(seat.index()).copied().unwrap_or_default()
    }

    /// These seats are asked now, and no others: their clocks run, those of the others stand still.
    pub fn ask(&mut self, rules: Option<&ClockRules>, asked: Seats, hour: &Hour<'_>) {
        for (seat, clock) in Seat::all(self.0.len()).zip(&mut self.0) {
            match (asked.contains(seat), clock.since) {
                (true, None) => {
                    *clock = Clock { left: clock.left, since: Some(hour.uptime), ..Clock::default() }
                }
                (false, Some(_)) => _ = clock.stop(&all_pauses(rules, seat, *clock, hour), hour),
                _ => {}
            }
        }
    }

    /// A seat has decided: its clock stands still, and what a decision brings is added. Nothing if its clock did not run.
    pub fn decided(&mut self, rules: Option<&ClockRules>, seat: Seat, hour: &Hour<'_>) -> Option<Timing> {
        let clock = self.0.get_mut(seat.index()).filter(|clock| clock.since.is_some())?;
        let took = clock.stop(&all_pauses(rules, seat, *clock, hour), hour);
        let left = clock.left;
        clock.left += rules.map_or(0, |rules| added(rules, left));
        Some(Timing { took, left: rules.map(|_| left) })
    }

    /// Decisions are taken back. Whoever asked for it keeps what he has used and loses what his decisions added; the others have what they
    /// had when they were first asked for what is taken back. `still` are those who were asked before and are asked again: if they have
    /// not decided, their clocks go on.
    pub fn take_back(
        &mut self,
        rules: Option<&ClockRules>,
        by: Seat,
        undone: &[TakenBack],
        still: Seats,
        hour: &Hour<'_>,
    ) {
        for (seat, clock) in Seat::all(self.0.len()).zip(&mut self.0) {
            let his = || undone.iter().filter(|one| one.seat == seat);
            let added: u64 = his().filter_map(|one| Some(added(rules?, one.left?))).sum();
            if seat == by {
                clock.stop(&all_pauses(rules, seat, *clock, hour), hour);
                clock.left = clock.left.saturating_sub(added);
            } else if his().next().is_some() {
                let took: u64 = his().map(|one| one.took).sum();
                clock.cancel();
                let cap = rules.map_or(0, cap).max(clock.left);
                clock.left = (clock.left + took).saturating_sub(added).min(cap);
            } else if !still.contains(seat) {
                clock.cancel();
            }
        }
    }

    /// The line of whoever plays a seat is lost: if his clock runs, it waits for him for a while. Tells whether it does.
    pub fn lose(&mut self, rules: &ClockRules, seat: Seat, hour: &Hour<'_>) -> bool {
        let waits = |clock: &&mut Clock| {
            clock.since.is_some() && clock.lost.is_none() && clock.given < millis(rules.grace)
        };
        let clock = self.0.get_mut(seat.index()).filter(waits);
        clock.is_some_and(|clock| {
            clock.lost = Some(hour.uptime);
            true
        })
    }

    /// He is back: what his clock waited is given to him, all together no more than the grace for each decision. Tells whether it did.
    pub fn find(&mut self, rules: &ClockRules, seat: Seat, hour: &Hour<'_>) -> bool {
        let Some(clock) = self.0.get_mut(seat.index()) else { return false };
        let Some(lost) = clock.lost.take() else { return false };
        let pauses = pauses(Some(rules), seat, hour);
        let waited: u64 = hour.runs.spans(lost, hour.uptime.max(lost)).map(|span| pauses.awake(span)).sum();
        clock.given = (clock.given + waited).min(millis(rules.grace));
        true
    }

    /// Somebody takes his seat back: he has at least a tenth of the bank, so that he can decide something.
    pub fn welcome_back(&mut self, rules: &ClockRules, seat: Seat) {
        if let Some(clock) = self.0.get_mut(seat.index()) {
            clock.left = clock.left.max(millis(rules.bank) / 10);
        }
    }

    /// It is noted that the time of a seat is up.
    pub fn fall(&mut self, seat: Seat) {
        if let Some(clock) = self.0.get_mut(seat.index()) {
            clock.fell = true;
        }
    }

    /// What is on the clock of a seat now.
    pub fn left(&self, rules: &ClockRules, seat: Seat, hour: &Hour<'_>) -> u64 {
        let clock = self.of(seat);
        clock.left.saturating_sub(clock.spent(&all_pauses(Some(rules), seat, clock, hour), hour))
    }

    /// The running clocks whose time is up.
    pub fn fallen(&self, rules: &ClockRules, hour: &Hour<'_>) -> Seats {
        let up = |seat: &Seat| self.of(*seat).since.is_some() && self.left(rules, *seat, hour) == 0;
        Seat::all(self.0.len()).filter(up).collect()
    }

    /// The uptime at which the first clock will be at zero that is not known to be; nothing if none runs.
    pub fn due(&self, rules: &ClockRules, hour: &Hour<'_>) -> Option<u64> {
        let wall = hour.runs.wall(hour.uptime);
        let due = |seat: Seat| {
            let clock = self.of(seat);
            let runs = clock.since.is_some() && !clock.fell;
            runs.then(|| {
                all_pauses(Some(rules), seat, clock, hour).zero_at(wall, self.left(rules, seat, hour)).0
            })
        };
        let zero = Seat::all(self.0.len()).filter_map(due).min()?;
        Some(hour.uptime + zero.saturating_sub(wall))
    }

    /// How the clock of a seat stands, to be shown.
    pub fn shown(&self, rules: &ClockRules, seat: Seat, hour: &Hour<'_>) -> SeatClock {
        /// So many rests are shown: more than a month of nights.
        const MOST: usize = 40;
        let clock = self.of(seat);
        let Some(since) = clock.since else {
            return SeatClock { left: clock.left, zero_at: None, rests: Vec::new(), fell: clock.fell };
        };
        let pauses = all_pauses(Some(rules), seat, clock, hour);
        // Within a run of the server all is told from where the clock began, so that it is the same whenever it is told.
        let in_one_run = hour.runs.spans(since, hour.uptime.max(since)).count() <= 1;
        let (from, left) = if in_one_run {
            (hour.runs.wall(since), clock.left + clock.given)
        } else {
            (hour.runs.wall(hour.uptime), self.left(rules, seat, hour))
        };
        let (zero, rests) = pauses.zero_at(from, left);
        let rests = rests.into_iter().take(MOST).collect();
        SeatClock { left, zero_at: Some(zero), rests, fell: clock.fell }
    }
}

/// When the clock of a seat rests, but for a lost line.
fn pauses(rules: Option<&ClockRules>, seat: Seat, hour: &Hour<'_>) -> Pauses {
    let away = |rules: &ClockRules| if rules.holidays { (hour.away)(seat) } else { Vec::new() };
    rules.map_or_else(Pauses::default, |rules| Pauses::new(rules.rest, away(rules)))
}

/// When it rests, a lost line included.
fn all_pauses(rules: Option<&ClockRules>, seat: Seat, clock: Clock, hour: &Hour<'_>) -> Pauses {
    let pauses = pauses(rules, seat, hour);
    match (rules, clock.lost) {
        (Some(rules), Some(lost)) => {
            let (from, grace) = (hour.runs.wall(lost), millis(rules.grace).saturating_sub(clock.given));
            pauses.and((from, from + grace))
        }
        _ => pauses,
    }
}

/// What a decision adds to a clock with so much on it.
fn added(rules: &ClockRules, left: u64) -> u64 {
    millis(rules.increment).min(cap(rules).saturating_sub(left))
}

/// The most that can be on a clock.
fn cap(rules: &ClockRules) -> u64 {
    millis(rules.cap.unwrap_or(rules.bank))
}

const fn millis(seconds: u32) -> u64 {
    seconds as u64 * 1_000
}

/// The decisions of a record that stand, with the time that each took; 0 where it was not measured.
pub fn standing_times(record: &Record) -> Vec<TakenBack> {
    let mut standing: Vec<TakenBack> = Vec::new();
    for entry in record.entries() {
        match entry {
            Entry::Play { seat, took, left, .. } => {
                standing.push(TakenBack { seat: *seat, took: took.unwrap_or(0), left: *left });
            }
            Entry::Undo { keep, .. } => standing.truncate(*keep),
            Entry::Rules { .. } => standing.clear(),
        }
    }
    standing
}
