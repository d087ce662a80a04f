//! The clocks of a table.

use protocol::{ClockRules, SeatClock};
use serde::{Deserialize, Serialize};
use table::record::Entry;
use table::{Record, Seat, Seats};

use super::{Pauses, Runs, Span};

/// The current time, and who is on holiday.
pub struct Now<'a> {
    /// The total uptime of the server, in milliseconds.
    pub uptime: u64,
    /// How uptime maps to wall time.
    pub runs: &'a Runs,
    /// The holidays of the player at a seat.
    pub away: &'a dyn Fn(Seat) -> Vec<Span>,
}

/// The clock of one seat. All times are in milliseconds.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// The time left when it last started or stopped.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub left: u64,
    /// The uptime at which it started; `None` while it stands still.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<u64>,
    /// The time given back since it started, for a lost connection.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub given: u64,
    /// The uptime at which its player's connection was lost, if it is running and they are still gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lost: Option<u64>,
    /// Whether its time was noticed to be up, for the current decision.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fell: bool,
    /// By how much each decision that was made at zero was late, the last one last: this time was never taken from the clock.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub late: Vec<u64>,
    /// Whether its player was reminded, for the current decision.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reminded: bool,
    /// The last race of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub race: Option<Race>,
    /// How many times its player was given time after taking the seat back.
    #[serde(default, skip_serializing_if = "is_none_yet")]
    pub helped: u32,
}

/// A race, in which everybody acts simultaneously within the same time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Race {
    /// The uptime at which it ends.
    pub ends: u64,
    /// Whether everybody has stopped. An undo can bring a player back into the race.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
}

/// A player with less time than this is not reminded: they have only just been notified.
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

/// How long a decision took, and how much time was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timing {
    /// The time it took.
    pub took: u64,
    /// The time left, before the increment; `None` without clocks.
    pub left: Option<u64>,
}

/// A decision that is undone, as recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakenBack {
    /// The seat.
    pub seat: Seat,
    /// The time it took.
    pub took: u64,
    /// The time left when it was made.
    pub left: Option<u64>,
}

/// The clocks of a table, one for each seat. Without rules they only measure.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Clocks(Vec<Clock>);

impl Clock {
    /// The end of the race that its player is in.
    fn race_end(&self) -> Option<u64> {
        self.race.filter(|race| !race.over && self.since.is_some()).map(|race| race.ends)
    }

    /// The time used since it started; 0 in a race.
    fn spent(&self, pauses: &Pauses, now: &Now<'_>) -> u64 {
        if self.race_end().is_some() { 0 } else { self.measured(pauses, now) }
    }

    /// The remaining time at which its player is reminded.
    fn reminder(&self) -> Option<u64> {
        let wants = self.since.is_some() && !self.reminded && !self.fell && self.race_end().is_none();
        (wants && self.left >= WORTH_REMINDING).then(|| (self.left / 4).min(EARLIEST_REMINDER))
    }

    /// How long its player has had to decide, without pauses.
    fn measured(&self, pauses: &Pauses, now: &Now<'_>) -> u64 {
        let Some(since) = self.since else { return 0 };
        let spans = now.runs.spans(since, now.uptime.max(since));
        spans.map(|span| pauses.awake(span)).sum::<u64>().saturating_sub(self.given)
    }

    /// Stops the clock and takes the time used off it.
    fn stop(&mut self, pauses: &Pauses, now: &Now<'_>) -> u64 {
        let spent = self.spent(pauses, now);
        self.left = self.left.saturating_sub(spent);
        self.cancel();
        spent
    }

    /// Stops the clock without taking any time off it.
    fn cancel(&mut self) {
        let Clock { left, late, race, helped, .. } = std::mem::take(self);
        *self = Clock { left, late, race, helped, ..Clock::default() };
    }

    /// The time that an undone decision had taken off it. The decisions of a seat are undone from the last one on.
    fn charged(&mut self, undone: &TakenBack) -> u64 {
        let Some(left) = undone.left else { return 0 };
        let late = if left == 0 { self.late.pop().unwrap_or(0) } else { 0 };
        undone.took.saturating_sub(late)
    }
}

impl Clocks {
    /// The clocks of this many seats before the first decision.
    pub fn new(rules: Option<&ClockRules>, seats: usize) -> Clocks {
        let left = rules.map_or(0, |rules| millis(rules.bank));
        Clocks(vec![Clock { left, ..Clock::default() }; seats])
    }

    /// Whether no clock is known: the table is older than clocks.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The clock of a seat.
    pub fn of(&self, seat: Seat) -> Clock {
        self.0.get(seat.index()).cloned().unwrap_or_default()
    }

    /// Starts the clocks of these seats, which must decide now, and stops all others. If they race and the rules have a time for
    /// that, it is the same for all.
    pub fn ask(&mut self, rules: Option<&ClockRules>, asked: Seats, races: bool, now: &Now<'_>) {
        self.race(rules, races, now);
        for (seat, clock) in Seat::all(self.0.len()).zip(&mut self.0) {
            match (asked.contains(seat), clock.since) {
                (true, None) => {
                    clock.cancel();
                    clock.since = Some(now.uptime);
                }
                (false, Some(_)) => _ = clock.stop(&all_pauses(rules, seat, clock, now), now),
                _ => {}
            }
        }
    }

    /// Begins a race, unless one is running, or ends the current one. The time used by seats that must decide before and after is
    /// taken off their clocks.
    fn race(&mut self, rules: Option<&ClockRules>, races: bool, now: &Now<'_>) {
        let on = self.0.iter().filter_map(|clock| clock.race).find(|race| !race.over);
        let seconds = rules.and_then(|rules| rules.race).filter(|_| races);
        let race = match (seconds, on) {
            (Some(seconds), None) => Race { ends: now.uptime + millis(seconds), over: false },
            (Some(_), Some(race)) => race,
            (None, Some(race)) => Race { over: true, ..race },
            (None, None) => return,
        };
        let others = Seat::all(self.0.len()).zip(&mut self.0).filter(|(_, clock)| clock.race != Some(race));
        for (seat, clock) in others {
            clock.stop(&all_pauses(rules, seat, clock, now), now);
            clock.race = Some(race);
        }
    }

    /// Whether the time of the current race is up.
    pub fn is_race_up(&self, now: &Now<'_>) -> bool {
        self.0.iter().filter_map(Clock::race_end).any(|ends| ends <= now.uptime)
    }

    /// The seats to be reminded now that their clocks run. They are noted as reminded.
    pub fn remind(&mut self, rules: &ClockRules, now: &Now<'_>) -> Seats {
        let due = |seat: &Seat| {
            let at = self.of(*seat).reminder();
            at.is_some_and(|at| self.left(rules, *seat, now) <= at)
        };
        let due: Seats = Seat::all(self.0.len()).filter(due).collect();
        for seat in due.iter() {
            self.0[seat.index()].reminded = true;
        }
        due
    }

    /// Stops the clock of a seat that has decided and adds the increment. `None` if its clock did not run.
    pub fn decided(&mut self, rules: Option<&ClockRules>, seat: Seat, now: &Now<'_>) -> Option<Timing> {
        let clock = self.0.get_mut(seat.index()).filter(|clock| clock.since.is_some())?;
        let pauses = all_pauses(rules, seat, clock, now);
        if clock.race_end().is_some() {
            let took = clock.measured(&pauses, now);
            clock.cancel();
            return Some(Timing { took, left: None });
        }
        let had = clock.left;
        let took = clock.stop(&pauses, now);
        let left = clock.left;
        if rules.is_some() && left == 0 {
            clock.late.push(took.saturating_sub(had));
        }
        clock.left += rules.map_or(0, |rules| added(rules, left));
        Some(Timing { took, left: rules.map(|_| left) })
    }

    /// Adjusts the clocks after an undo. The player who asked for it keeps the time used and loses the increments; the others have
    /// what they had when they first had to decide. `still` are the seats that had to decide before and must decide again: if they
    /// have not decided, their clocks continue.
    pub fn take_back(
        &mut self,
        rules: Option<&ClockRules>,
        by: Seat,
        undone: &[TakenBack],
        still: Seats,
        now: &Now<'_>,
    ) {
        for (seat, clock) in Seat::all(self.0.len()).zip(&mut self.0) {
            let his = || undone.iter().filter(|one| one.seat == seat);
            let added: u64 = his().filter_map(|one| Some(added(rules?, one.left?))).sum();
            let charged: u64 = his().rev().map(|one| clock.charged(one)).sum();
            if seat == by {
                clock.stop(&all_pauses(rules, seat, clock, now), now);
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

    /// The connection of a player is lost: if their clock runs, it waits for a while. Returns whether it does.
    pub fn connection_lost(&mut self, rules: &ClockRules, seat: Seat, now: &Now<'_>) -> bool {
        let waits = |clock: &&mut Clock| {
            clock.since.is_some() && clock.lost.is_none() && clock.given < millis(rules.grace)
        };
        let clock = self.0.get_mut(seat.index()).filter(waits);
        clock.is_some_and(|clock| {
            clock.lost = Some(now.uptime);
            true
        })
    }

    /// The player is back and gets the time back that their clock waited, in total at most the grace for each decision. Returns
    /// whether they got any.
    pub fn connection_restored(&mut self, rules: &ClockRules, seat: Seat, now: &Now<'_>) -> bool {
        let Some(clock) = self.0.get_mut(seat.index()) else { return false };
        let Some(lost) = clock.lost.take() else { return false };
        let pauses = pauses(Some(rules), seat, now);
        let waited: u64 = now.runs.spans(lost, now.uptime.max(lost)).map(|span| pauses.awake(span)).sum();
        clock.given = (clock.given + waited).min(millis(rules.grace));
        true
    }

    /// A player who takes a seat back has at least a tenth of the bank, to be able to make a decision; each further time half of
    /// that, so that it adds up to less than a fifth of the bank, however often they come and go.
    pub fn welcome_back(&mut self, rules: &ClockRules, seat: Seat) {
        let Some(clock) = self.0.get_mut(seat.index()) else { return };
        let help = (millis(rules.bank) / 10).checked_shr(clock.helped).unwrap_or(0);
        if clock.left < help {
            clock.left = help;
            clock.helped += 1;
        }
    }

    /// Notes that the time of a seat is up.
    pub fn mark_fallen(&mut self, seat: Seat) {
        if let Some(clock) = self.0.get_mut(seat.index()) {
            clock.fell = true;
        }
    }

    /// The time left on the clock of a seat.
    pub fn left(&self, rules: &ClockRules, seat: Seat, now: &Now<'_>) -> u64 {
        let clock = self.of(seat);
        clock.left.saturating_sub(clock.spent(&all_pauses(Some(rules), seat, &clock, now), now))
    }

    /// The running clocks whose time is up.
    pub fn fallen(&self, rules: &ClockRules, now: &Now<'_>) -> Seats {
        let up = |seat: &Seat| {
            let clock = self.of(*seat);
            clock.since.is_some() && clock.race_end().is_none() && self.left(rules, *seat, now) == 0
        };
        Seat::all(self.0.len()).filter(up).collect()
    }

    /// The uptime at which the first clock will be at zero that is not known to be; `None` if none runs.
    pub fn due(&self, rules: &ClockRules, now: &Now<'_>) -> Option<u64> {
        let wall = now.runs.wall(now.uptime);
        let due = |seat: Seat| {
            let clock = self.of(seat);
            let runs = clock.since.is_some() && !clock.fell && clock.race_end().is_none();
            runs.then(|| {
                all_pauses(Some(rules), seat, &clock, now).zero_at(wall, self.left(rules, seat, now)).0
            })
        };
        let zero = Seat::all(self.0.len()).filter_map(due).min()?;
        Some(now.uptime + zero.saturating_sub(wall))
    }

    /// The uptime at which the clocks must be checked again: a clock is at zero, a reminder is due, or a race is over.
    pub fn next_look(&self, rules: &ClockRules, now: &Now<'_>) -> Option<u64> {
        let wall = now.runs.wall(now.uptime);
        let reminder = |seat: Seat| {
            let clock = self.of(seat);
            let left = self.left(rules, seat, now).saturating_sub(clock.reminder()?);
            let at = all_pauses(Some(rules), seat, &clock, now).zero_at(wall, left).0;
            Some(now.uptime + at.saturating_sub(wall))
        };
        let reminders = Seat::all(self.0.len()).filter_map(reminder);
        let races = self.0.iter().filter_map(Clock::race_end);
        reminders.chain(races).chain(self.due(rules, now)).min()
    }

    /// The clock of a seat, as shown to clients.
    pub fn shown(&self, rules: &ClockRules, seat: Seat, now: &Now<'_>) -> SeatClock {
        /// The largest number of pauses shown: more than a month of nights.
        const MOST: usize = 40;
        let clock = self.of(seat);
        let Some(since) = clock.since else {
            return SeatClock { left: clock.left, fell: clock.fell, ..SeatClock::default() };
        };
        if let Some(ends) = clock.race_end() {
            let (left, zero_at) = (millis(rules.race.unwrap_or(0)), Some(now.runs.wall(ends)));
            return SeatClock { left, zero_at, race: true, ..SeatClock::default() };
        }
        let pauses = all_pauses(Some(rules), seat, &clock, now);
        // Within a run of the server all is told from where the clock began, so that it is the same whenever it is told.
        let in_one_run = now.runs.spans(since, now.uptime.max(since)).count() <= 1;
        let (from, left) = if in_one_run {
            (now.runs.wall(since), clock.left + clock.given)
        } else {
            (now.runs.wall(now.uptime), self.left(rules, seat, now))
        };
        let (zero, rests) = pauses.zero_at(from, left);
        let rests = rests.into_iter().take(MOST).collect();
        SeatClock { left, zero_at: Some(zero), rests, fell: clock.fell, race: false }
    }
}

/// The pauses of the clock of a seat, without a lost connection.
fn pauses(rules: Option<&ClockRules>, seat: Seat, now: &Now<'_>) -> Pauses {
    let away = |rules: &ClockRules| if rules.holidays { (now.away)(seat) } else { Vec::new() };
    rules.map_or_else(Pauses::default, |rules| Pauses::new(rules.rest, away(rules)))
}

/// The pauses of the clock of a seat, including a lost connection.
fn all_pauses(rules: Option<&ClockRules>, seat: Seat, clock: &Clock, now: &Now<'_>) -> Pauses {
    let pauses = pauses(rules, seat, now);
    match (rules, clock.lost) {
        (Some(rules), Some(lost)) => {
            let (from, grace) = (now.runs.wall(lost), millis(rules.grace).saturating_sub(clock.given));
            pauses.and((from, from + grace))
        }
        _ => pauses,
    }
}

/// What a decision adds to a clock with this much time on it.
fn added(rules: &ClockRules, left: u64) -> u64 {
    millis(rules.increment).min(cap(rules).saturating_sub(left))
}

/// The largest amount of time on a clock.
fn cap(rules: &ClockRules) -> u64 {
    millis(rules.cap.unwrap_or(rules.bank))
}

const fn millis(seconds: u32) -> u64 {
    seconds as u64 * 1_000
}

/// The decisions of a record that have not been undone, with the time that each took; 0 if it was not measured.
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
