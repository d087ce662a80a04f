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
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
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
    /// By how much the decisions that stand and were made at zero were too late, the last one last: that much was never taken from it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub late: Vec<u64>,
    /// Whether its player was reminded that it runs, for the decision that is asked now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reminded: bool,
    /// The last race of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub race: Option<Race>,
    /// How often its player was given something when he took his seat back.
    #[serde(default, skip_serializing_if = "is_none_yet")]
    pub helped: u32,
}

/// A race, in which all act at once within the same time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Race {
    /// The uptime of the server at which it ends.
    pub ends: u64,
    /// Whether all have stopped. Whoever takes something back may come back into it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
}

/// Whoever has less than this when he is asked is not reminded: he has just been told that he is asked.
const WORTH_REMINDING: u64 = 10 * 60 * 1_000;
/// The earliest reminder before the time is up.
const EARLIEST_REMINDER: u64 = 12 * 60 * 60 * 1_000;

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
const fn is_none_yet(number: &u32) -> bool {
    *number == 0
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
    /// The end of the race that its player is in.
    fn race_end(&self) -> Option<u64> {
        self.race.filter(|race| !race.over && self.since.is_some()).map(|race| race.ends)
    }

    /// What its player has used since it runs: nothing in a race.
    fn spent(&self, pauses: &Pauses, hour: &Hour<'_>) -> u64 {
        if self.race_end().is_some() { 0 } else { self.measured(pauses, hour) }
    }

    /// With how much left its player is reminded.
    fn reminder(&self) -> Option<u64> {
        let wants = self.since.is_some() && !self.reminded && !self.fell && self.race_end().is_none();
        (wants && self.left >= WORTH_REMINDING).then(|| (self.left / 4).min(EARLIEST_REMINDER))
    }

    /// How long its player has been asked, but for pauses.
    fn measured(&self, pauses: &Pauses, hour: &Hour<'_>) -> u64 {
        let Some(since) = self.since else { return 0 };
        let spans = hour.runs.spans(since, hour.uptime.max(since));
        spans.map(|span| pauses.awake(span)).sum::<u64>().saturating_sub(self.given)
    }

    /// It stands still, and what was used is gone.
    fn stop(&mut self, pauses: &Pauses, hour: &Hour<'_>) -> u64 {
        let spent = self.spent(pauses, hour);
        self.left = self.left.saturating_sub(spent);
        self.cancel();
        spent
    }

    /// It stands still, and nothing was used.
    fn cancel(&mut self) {
        let Clock { left, late, race, helped, .. } = std::mem::take(self);
        *self = Clock { left, late, race, helped, ..Clock::default() };
    }

    /// What a decision that is taken back took from it. Those of a seat are taken back from the last one on.
    fn charged(&mut self, undone: &TakenBack) -> u64 {
        let Some(left) = undone.left else { return 0 };
        let late = if left == 0 { self.late.pop().unwrap_or(0) } else { 0 };
        undone.took.saturating_sub(late)
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
        self.0.get(seat.index()).cloned().unwrap_or_default()
    }

    /// These seats are asked now, and no others: their clocks run, those of the others stand still. If they race and the rules have a time
    /// for that, it is the same for all.
    pub fn ask(&mut self, rules: Option<&ClockRules>, asked: Seats, races: bool, hour: &Hour<'_>) {
        self.race(rules, races, hour);
        for (seat, clock) in Seat::all(self.0.len()).zip(&mut self.0) {
            match (asked.contains(seat), clock.since) {
                (true, None) => {
                    clock.cancel();
                    clock.since = Some(hour.uptime);
                }
                (false, Some(_)) => _ = clock.stop(&all_pauses(rules, seat, clock, hour), hour),
                _ => {}
            }
        }
    }

    /// Begins a race, unless it is on, or ends the one that is. Whoever is asked before and after has used what he used by then.
    fn race(&mut self, rules: Option<&ClockRules>, races: bool, hour: &Hour<'_>) {
        let on = self.0.iter().filter_map(|clock| clock.race).find(|race| !race.over);
        let seconds = rules.and_then(|rules| rules.race).filter(|_| races);
        let race = match (seconds, on) {
            (Some(seconds), None) => Race { ends: hour.uptime + millis(seconds), over: false },
            (Some(_), Some(race)) => race,
            (None, Some(race)) => Race { over: true, ..race },
            (None, None) => return,
        };
        let others = Seat::all(self.0.len()).zip(&mut self.0).filter(|(_, clock)| clock.race != Some(race));
        for (seat, clock) in others {
            clock.stop(&all_pauses(rules, seat, clock, hour), hour);
            clock.race = Some(race);
        }
    }

    /// Whether the time of the race is up that somebody is in.
    pub fn is_race_up(&self, hour: &Hour<'_>) -> bool {
        self.0.iter().filter_map(Clock::race_end).any(|ends| ends <= hour.uptime)
    }

    /// Notes who is to be reminded now that his clock runs, and tells it.
    pub fn remind(&mut self, rules: &ClockRules, hour: &Hour<'_>) -> Seats {
        let due = |seat: &Seat| {
            let at = self.of(*seat).reminder();
            at.is_some_and(|at| self.left(rules, *seat, hour) <= at)
        };
        let due: Seats = Seat::all(self.0.len()).filter(due).collect();
        for seat in due.iter() {
            self.0[seat.index()].reminded = true;
        }
        due
    }

    /// A seat has decided: its clock stands still, and what a decision brings is added. Nothing if its clock did not run.
    pub fn decided(&mut self, rules: Option<&ClockRules>, seat: Seat, hour: &Hour<'_>) -> Option<Timing> {
        let clock = self.0.get_mut(seat.index()).filter(|clock| clock.since.is_some())?;
        let pauses = all_pauses(rules, seat, clock, hour);
        if clock.race_end().is_some() {
            let took = clock.measured(&pauses, hour);
            clock.cancel();
            return Some(Timing { took, left: None });
        }
        let had = clock.left;
        let took = clock.stop(&pauses, hour);
        let left = clock.left;
        if rules.is_some() && left == 0 {
            clock.late.push(took.saturating_sub(had));
        }
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
            let charged: u64 = his().rev().map(|one| clock.charged(one)).sum();
            if seat == by {
                clock.stop(&all_pauses(rules, seat, clock, hour), hour);
                clock.left = clock.left.saturating_sub(added);
            } else if his().next().is_some() {
                clock.cancel();
                let cap = rules.map_or(0, cap).max(clock.left);
                clock.left = (clock.left + charged).saturating_sub(added).min(cap);
            } else if !still.contains(seat) {
                clock.cancel();
            }
            // Whoever comes back into a race comes back into the same one; where nobody races then, `ask` ends it again.
            if let (Some(race), None) = (&mut clock.race, clock.since) {
                race.over = false;
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

    /// Somebody takes his seat back: he has at least a tenth of the bank, so that he can decide something, and each time that he needs
    /// that half as much as before, so that all of it together is less than a fifth of the bank however often he comes and goes.
    pub fn welcome_back(&mut self, rules: &ClockRules, seat: Seat) {
        let Some(clock) = self.0.get_mut(seat.index()) else { return };
        let help = (millis(rules.bank) / 10).checked_shr(clock.helped).unwrap_or(0);
        if clock.left < help {
            clock.left = help;
            clock.helped += 1;
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
        clock.left.saturating_sub(clock.spent(&all_pauses(Some(rules), seat, &clock, hour), hour))
    }

    /// The running clocks whose time is up.
    pub fn fallen(&self, rules: &ClockRules, hour: &Hour<'_>) -> Seats {
        let up = |seat: &Seat| {
            let clock = self.of(*seat);
            clock.since.is_some() && clock.race_end().is_none() && self.left(rules, *seat, hour) == 0
        };
        Seat::all(self.0.len()).filter(up).collect()
    }

    /// The uptime at which the first clock will be at zero that is not known to be; nothing if none runs.
    pub fn due(&self, rules: &ClockRules, hour: &Hour<'_>) -> Option<u64> {
        let wall = hour.runs.wall(hour.uptime);
        let due = |seat: Seat| {
            let clock = self.of(seat);
            let runs = clock.since.is_some() && !clock.fell && clock.race_end().is_none();
            runs.then(|| {
                all_pauses(Some(rules), seat, &clock, hour).zero_at(wall, self.left(rules, seat, hour)).0
            })
        };
        let zero = Seat::all(self.0.len()).filter_map(due).min()?;
        Some(hour.uptime + zero.saturating_sub(wall))
    }

    /// The uptime at which something is to be done about the clocks: one is at zero, somebody is to be reminded, or a race is over.
    pub fn next_look(&self, rules: &ClockRules, hour: &Hour<'_>) -> Option<u64> {
        let wall = hour.runs.wall(hour.uptime);
        let reminder = |seat: Seat| {
            let clock = self.of(seat);
            let left = self.left(rules, seat, hour).saturating_sub(clock.reminder()?);
            let at = all_pauses(Some(rules), seat, &clock, hour).zero_at(wall, left).0;
            Some(hour.uptime + at.saturating_sub(wall))
        };
        let reminders = Seat::all(self.0.len()).filter_map(reminder);
        let races = self.0.iter().filter_map(Clock::race_end);
        reminders.chain(races).chain(self.due(rules, hour)).min()
    }

    /// How the clock of a seat stands, to be shown.
    pub fn shown(&self, rules: &ClockRules, seat: Seat, hour: &Hour<'_>) -> SeatClock {
        /// So many rests are shown: more than a month of nights.
        const MOST: usize = 40;
        let clock = self.of(seat);
        let Some(since) = clock.since else {
            return SeatClock { left: clock.left, fell: clock.fell, ..SeatClock::default() };
        };
        if let Some(ends) = clock.race_end() {
            let (left, zero_at) = (millis(rules.race.unwrap_or(0)), Some(hour.runs.wall(ends)));
            return SeatClock { left, zero_at, race: true, ..SeatClock::default() };
        }
        let pauses = all_pauses(Some(rules), seat, &clock, hour);
        // Within a run of the server all is told from where the clock began, so that it is the same whenever it is told.
        let in_one_run = hour.runs.spans(since, hour.uptime.max(since)).count() <= 1;
        let (from, left) = if in_one_run {
            (hour.runs.wall(since), clock.left + clock.given)
        } else {
            (hour.runs.wall(hour.uptime), self.left(rules, seat, hour))
        };
        let (zero, rests) = pauses.zero_at(from, left);
        let rests = rests.into_iter().take(MOST).collect();
        SeatClock { left, zero_at: Some(zero), rests, fell: clock.fell, race: false }
    }
}

/// When the clock of a seat rests, but for a lost line.
fn pauses(rules: Option<&ClockRules>, seat: Seat, hour: &Hour<'_>) -> Pauses {
    let away = |rules: &ClockRules| if rules.holidays { (hour.away)(seat) } else { Vec::new() };
    rules.map_or_else(Pauses::default, |rules| Pauses::new(rules.rest, away(rules)))
}

/// When it rests, a lost line included.
fn all_pauses(rules: Option<&ClockRules>, seat: Seat, clock: &Clock, hour: &Hour<'_>) -> Pauses {
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
