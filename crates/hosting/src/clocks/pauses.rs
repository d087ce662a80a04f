//! When a clock stands still: nights, weekends, and other given times, such as a holiday or a lost connection.

use protocol::Rest;

/// An interval of wall time, from and until, in milliseconds since 1970.
pub type Span = (u64, u64);

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;
/// A night is from 11 p.m. to 7 a.m.
const NIGHT_BEGINS: i64 = 23 * HOUR;
const NIGHT_ENDS: i64 = 7 * HOUR;
/// Saturday, where Monday is 0.
const SATURDAY: i64 = 5;

/// When a clock pauses.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pauses {
    rest: Rest,
    others: Vec<Span>,
}

impl Pauses {
    /// The nights and weekends of a table, and other pauses.
    pub fn new(rest: Rest, others: Vec<Span>) -> Pauses {
        Pauses { rest, others }
    }

    /// Adds a pause.
    #[must_use]
    pub fn and(mut self, span: Span) -> Pauses {
        self.others.push(span);
        self
    }

    /// If there is a pause at `at`, its end.
    pub fn until(&self, at: u64) -> Option<u64> {
        let others =
            self.others.iter().filter(|(from, until)| (*from..*until).contains(&at)).map(|span| span.1);
        others.chain(self.night_until(at)).chain(self.weekend_until(at)).max()
    }

    /// The beginning of the next pause after `at`.
    fn next(&self, at: u64) -> Option<u64> {
        let others = self.others.iter().filter(|(from, until)| *from > at && from < until).map(|span| span.0);
        let (local, night, weekend) = (self.local(at), self.rest.nights, self.rest.weekends);
        let day = local.div_euclid(DAY);
        let tonight = day * DAY + NIGHT_BEGINS;
        let night = night.then(|| self.wall(if tonight > local { tonight } else { tonight + DAY }));
        let saturday = (day + (SATURDAY - weekday(day)).rem_euclid(7)) * DAY;
        let weekend =
            weekend.then(|| self.wall(if saturday > local { saturday } else { saturday + 7 * DAY }));
        others.chain(night).chain(weekend).min()
    }

    /// How much of an interval is not paused.
    pub fn awake(&self, (from, until): Span) -> u64 {
        let (mut at, mut counted) = (from, 0);
        while at < until {
            if let Some(end) = self.until(at) {
                at = end;
                continue;
            }
            let next = self.next(at).unwrap_or(until).min(until);
            counted += next - at;
            at = next;
        }
        counted
    }

    /// When a clock that has this much time and runs from `from` on is at zero, and its pauses before that.
    pub fn zero_at(&self, from: u64, mut left: u64) -> (u64, Vec<Span>) {
        let (mut at, mut rests) = (from, Vec::<Span>::new());
        while left > 0 {
            if let Some(end) = self.until(at) {
                match rests.last_mut().filter(|last| last.1 == at) {
                    Some(last) => last.1 = end,
                    None => rests.push((at, end)),
                }
                at = end;
                continue;
            }
            let counts = self.next(at).map_or(left, |next| (next - at).min(left));
            left -= counts;
            at += counts;
        }
        (at, rests)
    }

    fn night_until(&self, at: u64) -> Option<u64> {
        let local = self.local(at);
        let (day, hour) = (local.div_euclid(DAY), local.rem_euclid(DAY));
        let until = match hour {
            hour if hour < NIGHT_ENDS => day * DAY + NIGHT_ENDS,
            hour if hour >= NIGHT_BEGINS => (day + 1) * DAY + NIGHT_ENDS,
            _ => return None,
        };
        self.rest.nights.then(|| self.wall(until))
    }

    fn weekend_until(&self, at: u64) -> Option<u64> {
        let day = self.local(at).div_euclid(DAY);
        let rests = self.rest.weekends && weekday(day) >= SATURDAY;
        rests.then(|| self.wall((day + 7 - weekday(day)) * DAY))
    }

    /// The local time at the table's offset.
    fn local(&self, wall: u64) -> i64 {
        i64::try_from(wall).unwrap_or(i64::MAX / 2) + self.ahead()
    }

    fn wall(&self, local: i64) -> u64 {
        u64::try_from(local - self.ahead()).unwrap_or(0)
    }

    fn ahead(&self) -> i64 {
        i64::from(self.rest.offset) * 60_000
    }
}

/// The day of the week: Monday is 0. The first day of 1970 was a Thursday.
const fn weekday(day: i64) -> i64 {
    (day + 3).rem_euclid(7)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Friday, 6 November 2026, midnight in UTC.
    const FRIDAY: u64 = 1_793_923_200_000;
    const H: u64 = HOUR.unsigned_abs();

    fn rest(nights: bool, weekends: bool) -> Rest {
        Rest { nights, weekends, offset: 0 }
    }

    #[test]
    fn a_night_goes_from_eleven_to_seven_by_the_hours_of_the_place() {
        let pauses = Pauses::new(rest(true, false), Vec::new());
        assert_eq!(pauses.until(FRIDAY + 6 * H), Some(FRIDAY + 7 * H));
        assert_eq!(pauses.until(FRIDAY + 7 * H), None);
        assert_eq!(pauses.until(FRIDAY + 23 * H), Some(FRIDAY + 31 * H));
        assert_eq!(pauses.awake((FRIDAY, FRIDAY + 48 * H)), 32 * H);
        let later = Pauses::new(Rest { offset: -120, ..rest(true, false) }, Vec::new());
        assert_eq!(later.until(FRIDAY + 8 * H), Some(FRIDAY + 9 * H));
    }

    #[test]
    fn a_weekend_is_saturday_and_sunday() {
        let pauses = Pauses::new(rest(false, true), Vec::new());
        assert_eq!(pauses.until(FRIDAY + 23 * H), None);
        assert_eq!(pauses.until(FRIDAY + 24 * H), Some(FRIDAY + 72 * H));
        assert_eq!(pauses.awake((FRIDAY, FRIDAY + 7 * 24 * H)), 5 * 24 * H);
    }

    #[test]
    fn zero_comes_later_by_what_was_rested_and_rests_that_touch_are_one() {
        let pauses = Pauses::new(rest(true, true), vec![(FRIDAY + 10 * H, FRIDAY + 12 * H)]);
        let (zero, rests) = pauses.zero_at(FRIDAY + 9 * H, 14 * H);
        assert_eq!(rests, [(FRIDAY + 10 * H, FRIDAY + 12 * H), (FRIDAY + 23 * H, FRIDAY + 79 * H)]);
        assert_eq!(zero, FRIDAY + 81 * H);
        assert_eq!(
            pauses.zero_at(FRIDAY + 23 * H, 0),
            (FRIDAY + 23 * H, vec![]),
            "nothing is left to wait for"
        );
    }
}
