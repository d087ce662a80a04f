//! Clocks over random evenings and weeks, held against a model that counts minute by minute: time is conserved.

use hosting::clocks::{Clocks, Now, Pauses, Runs, Span, TakenBack};
use proptest::prelude::*;
use protocol::{AtZero, ClockRules, Rest};
use table::{Seat, Seats};

const MINUTE: u64 = 60_000;
const PLAYERS: usize = 3;
/// Friday, 6 November 2026, noon in UTC.
const NOON: u64 = 1_793_966_400_000;

/// Something that happens at a table.
#[derive(Clone, Debug)]
enum Happening {
    /// So many minutes go by.
    Wait(u64),
    /// One of those who are asked decides, and then these are asked.
    Decide { who: usize, next: u8 },
    /// The server is down for so many minutes.
    Down(u64),
    /// Somebody takes back so many decisions.
    Undo { by: usize, count: usize },
    /// Somebody is on holiday, from so many minutes on, for so many.
    Holiday { who: usize, begins: u64, lasts: u64 },
}

fn happening(undo: u32) -> impl Strategy<Value = Happening> {
    prop_oneof![
        4 => (1_u64..2_000).prop_map(Happening::Wait),
        5 => (0..PLAYERS, 1_u8..8).prop_map(|(who, next)| Happening::Decide { who, next }),
        1 => (1_u64..2_000).prop_map(Happening::Down),
        undo => (0..PLAYERS, 1_usize..4).prop_map(|(by, count)| Happening::Undo { by, count }),
        1 => (0..PLAYERS, 0_u64..600, 1_u64..3_000)
            .prop_map(|(who, begins, lasts)| Happening::Holiday { who, begins, lasts }),
    ]
}

fn rest() -> impl Strategy<Value = Rest> {
    (any::<bool>(), any::<bool>(), -12_i16..=14).prop_map(|(nights, weekends, hours)| Rest {
        nights,
        weekends,
        offset: hours * 60,
    })
}

fn seats(mask: u8) -> Seats {
    Seat::all(PLAYERS).filter(|seat| mask & (1 << seat.index()) != 0).collect()
}

/// A decision as the model remembers it.
#[derive(Clone, Copy)]
struct Decision {
    who: usize,
    asked: u8,
    charged: u64,
    timing: TakenBack,
}

/// A table with its clocks, and beside them what a patient person would have counted.
struct Table {
    rules: ClockRules,
    clocks: Clocks,
    uptime: u64,
    wall: u64,
    starts: Vec<(u64, u64)>,
    holidays: [Vec<Span>; PLAYERS],
    asked: u8,
    /// Whether those who are asked race.
    racing: bool,
    decisions: Vec<Decision>,
    /// What was counted since each one is asked.
    running: [u64; PLAYERS],
    /// What is on each clock.
    left: [u64; PLAYERS],
    /// What was counted, given back and added in all.
    charged: [u64; PLAYERS],
    returned: [u64; PLAYERS],
}

impl Table {
    fn new(rules: ClockRules) -> Table {
        let mut table = Table {
            clocks: Clocks::new(Some(&rules), PLAYERS),
            uptime: 0,
            wall: NOON,
            starts: vec![(0, NOON)],
            holidays: Default::default(),
            asked: 1,
            racing: false,
            decisions: Vec::new(),
            running: [0; PLAYERS],
            left: [u64::from(rules.bank) * 1_000; PLAYERS],
            charged: [0; PLAYERS],
            returned: [0; PLAYERS],
            rules,
        };
        table.with_now(|clocks, rules, now| clocks.ask(Some(rules), seats(1), false, now));
        table
    }

    fn with_now<T>(&mut self, act: impl FnOnce(&mut Clocks, &ClockRules, &Now<'_>) -> T) -> T {
        let runs = Runs::new(self.starts.clone());
        let away = |seat: Seat| self.holidays[seat.index()].clone();
        let now = Now { uptime: self.uptime, runs: &runs, away: &away };
        act(&mut self.clocks, &self.rules, &now)
    }

    fn is_asked(&self, who: usize) -> bool {
        self.asked & (1 << who) != 0
    }

    fn minute(&mut self) {
        let asked = self.asked;
        for who in (0..PLAYERS).filter(|who| asked & (1 << who) != 0) {
            let pauses = Pauses::new(self.rules.rest, self.holidays[who].clone());
            if pauses.until(self.wall).is_none() {
                self.running[who] += MINUTE;
                self.charged[who] += MINUTE;
                self.left[who] = self.left[who].saturating_sub(MINUTE);
            }
        }
        self.uptime += MINUTE;
        self.wall += MINUTE;
    }

    fn happen(&mut self, what: &Happening) {
        match *what {
            Happening::Wait(minutes) => (0..minutes).for_each(|_| self.minute()),
            Happening::Down(minutes) => {
                self.wall += minutes * MINUTE;
                self.starts.push((self.uptime, self.wall));
            }
            Happening::Holiday { who, begins, lasts } => {
                let from = self.wall + begins * MINUTE;
                self.holidays[who].push((from, from + lasts * MINUTE));
            }
            Happening::Decide { who, next } if self.is_asked(who) => self.decide(who, next),
            Happening::Undo { by, count } if !self.decisions.is_empty() => self.undo(by, count),
            Happening::Decide { .. } | Happening::Undo { .. } => {}
        }
    }

    fn decide(&mut self, who: usize, next: u8) {
        let seat = Seat::new(who);
        let timing = self.with_now(|clocks, rules, now| clocks.decided(Some(rules), seat, now)).unwrap();
        let timing = TakenBack { seat, took: timing.took, left: timing.left };
        self.decisions.push(Decision { who, asked: self.asked, charged: self.running[who], timing });
        let cap = u64::from(self.rules.cap.unwrap_or(self.rules.bank)) * 1_000;
        self.left[who] =
            (self.left[who] + u64::from(self.rules.increment) * 1_000).min(cap).max(self.left[who]);
        self.running[who] = 0;
        self.ask(next);
    }

    fn ask(&mut self, next: u8) {
        let racing = self.racing;
        self.with_now(|clocks, rules, now| clocks.ask(Some(rules), seats(next), racing, now));
        for who in (0..PLAYERS).filter(|who| next & (1 << who) == 0) {
            self.running[who] = 0;
        }
        self.asked = next;
    }

    fn undo(&mut self, by: usize, count: usize) {
        let keep = self.decisions.len().saturating_sub(count);
        let undone: Vec<Decision> = self.decisions.drain(keep..).collect();
        let still = undone[0].asked;
        for who in (0..PLAYERS).filter(|who| *who != by) {
            let his: Vec<&Decision> = undone.iter().filter(|one| one.who == who).collect();
            if !his.is_empty() || still & (1 << who) == 0 {
                self.returned[who] += his.iter().map(|one| one.charged).sum::<u64>() + self.running[who];
                self.running[who] = 0;
            }
        }
        self.running[by] = 0;
        let timings: Vec<TakenBack> = undone.iter().map(|one| one.timing).collect();
        let by = Seat::new(by);
        self.with_now(|clocks, rules, now| clocks.take_back(Some(rules), by, &timings, seats(still), now));
        self.ask(still);
    }

    fn shown(&mut self, who: usize) -> u64 {
        self.with_now(|clocks, rules, now| clocks.left(rules, Seat::new(who), now))
    }
}

proptest! {
    /// Where nobody's time is up and no cap is met, what each one began with and was given for decisions that stand is what he has left
    /// and what he has used, but for what an undo gave back.
    #[test]
    fn time_is_conserved_over_moves_pauses_restarts_and_undos(
        rest in rest(),
        happenings in prop::collection::vec(happening(2), 1..40),
    ) {
        let year = 365 * 24 * 3_600;
        let rules = ClockRules {
            bank: year / 2, increment: 30, cap: Some(year), grace: 0, rest, holidays: true, race: None, at_zero: AtZero::Mark,
        };
        let mut table = Table::new(rules.clone());
        for what in &happenings {
            table.happen(what);
            for who in 0..PLAYERS {
                let standing = table.decisions.iter().filter(|one| one.who == who).count() as u64;
                let had = u64::from(rules.bank) * 1_000 + standing * 30_000 + table.returned[who];
                prop_assert_eq!(table.shown(who) + table.charged[who], had, "seat {} after {:?}", who + 1, what);
            }
        }
    }

    /// However the server was up and down and whoever was on holiday, a clock says what somebody would have counted by the minute.
    #[test]
    fn a_clock_says_what_was_counted_and_falls_when_nothing_is_left(
        rest in rest(),
        (bank, increment, more) in (1_u32..6_000, 0_u32..500, 0_u32..600),
        happenings in prop::collection::vec(happening(0), 1..40),
    ) {
        let rules = ClockRules {
            bank: bank * 60,
            increment: increment.min(bank + more) * 60,
            cap: Some((bank + more) * 60),
            grace: 0,
            rest,
            holidays: true,
            race: None,
            at_zero: AtZero::Mark,
        };
        let mut table = Table::new(rules);
        for what in &happenings {
            table.happen(what);
            let fallen = table.with_now(|clocks, rules, now| clocks.fallen(rules, now));
            for who in 0..PLAYERS {
                prop_assert_eq!(table.shown(who), table.left[who], "seat {} after {:?}", who + 1, what);
                let up = table.is_asked(who) && table.left[who] == 0;
                prop_assert_eq!(fallen.contains(Seat::new(who)), up);
            }
        }
    }

    /// A clock is at zero exactly when it was foretold, if nothing comes between.
    #[test]
    fn zero_comes_when_it_was_foretold(rest in rest(), bank in 1_u32..5_000, before in 0_u64..3_000, lasts in 1_u64..3_000) {
        let rules = ClockRules {
            bank: bank * 60, increment: 0, cap: None, grace: 0, rest, holidays: true, race: None, at_zero: AtZero::Mark,
        };
        let mut table = Table::new(rules);
        table.happen(&Happening::Holiday { who: 0, begins: before, lasts });
        let due = table.with_now(|clocks, rules, now| clocks.due(rules, now)).unwrap();
        let zero = table.with_now(|clocks, rules, now| clocks.shown(rules, Seat::FIRST, now)).zero_at;
        prop_assert_eq!(zero, Some(NOON + due));
        table.uptime = due - 1;
        prop_assert_eq!(table.shown(0), 1);
        table.uptime = due;
        prop_assert_eq!(table.shown(0), 0);
    }
}

proptest! {
    /// However late somebody decided, an undo by another gives him what was taken from his clock and not a minute more.
    #[test]
    fn an_undo_gives_back_what_was_charged_however_late_the_decisions_were(
        (bank, increment) in (1_u32..60, 0_u32..30),
        waits in prop::collection::vec(0_u64..90, 1..8),
    ) {
        let rules = ClockRules {
            bank: bank * 60, increment: increment * 60, cap: Some(60_000), grace: 0,
            rest: Rest::default(), holidays: false, race: None, at_zero: AtZero::Mark,
        };
        let mut table = Table::new(rules);
        table.happen(&Happening::Decide { who: 0, next: 2 });
        let mut had = vec![table.shown(1)];
        for wait in &waits {
            table.happen(&Happening::Wait(*wait));
            table.happen(&Happening::Decide { who: 1, next: 2 });
            had.push(table.shown(1));
        }
        for before in had.iter().rev().skip(1) {
            table.happen(&Happening::Undo { by: 0, count: 1 });
            prop_assert_eq!(table.shown(1), *before);
        }
    }
}

/// Whoever plays something, takes it back and plays again does not gain what his decision added; the other has back what he thought.
#[test]
fn whoever_takes_back_keeps_what_he_used_and_the_other_gets_his_time_back() {
    let rules = ClockRules {
        bank: 600,
        increment: 60,
        cap: Some(6_000),
        grace: 0,
        rest: Rest::default(),
        holidays: false,
        race: None,
        at_zero: AtZero::Bot,
    };
    let mut table = Table::new(rules);
    table.happen(&Happening::Wait(2));
    table.happen(&Happening::Decide { who: 0, next: 2 });
    table.happen(&Happening::Wait(3));
    assert_eq!((table.shown(0), table.shown(1)), (9 * MINUTE, 7 * MINUTE));
    table.happen(&Happening::Undo { by: 0, count: 1 });
    assert_eq!((table.shown(0), table.shown(1)), (8 * MINUTE, 10 * MINUTE));
}

/// A lost line is waited for as long as the rules say, once for each decision, and no longer however often it is lost.
#[test]
fn a_lost_line_gives_back_no_more_than_its_grace_for_each_decision() {
    let rules = ClockRules {
        bank: 600,
        increment: 0,
        cap: None,
        grace: 120,
        rest: Rest::default(),
        holidays: false,
        race: None,
        at_zero: AtZero::Bot,
    };
    let mut table = Table::new(rules);
    let lose = |table: &mut Table| {
        table.with_now(|clocks, rules, now| clocks.connection_lost(rules, Seat::FIRST, now))
    };
    let find = |table: &mut Table| {
        table.with_now(|clocks, rules, now| clocks.connection_restored(rules, Seat::FIRST, now))
    };
    table.happen(&Happening::Wait(5));
    assert!(lose(&mut table));
    table.happen(&Happening::Wait(1));
    assert_eq!(table.shown(0), 5 * MINUTE, "it waits");
    assert!(find(&mut table) && !find(&mut table));
    table.happen(&Happening::Wait(1));
    assert_eq!(table.shown(0), 4 * MINUTE, "it goes on");
    assert!(lose(&mut table));
    table.happen(&Happening::Wait(3));
    assert_eq!(table.shown(0), 2 * MINUTE, "a minute of the grace was left");
    find(&mut table);
    assert_eq!(table.shown(0), 2 * MINUTE);
    assert!(!lose(&mut table), "nothing of it is left");
    table.happen(&Happening::Decide { who: 0, next: 1 });
    assert!(lose(&mut table), "the next decision has a grace of its own");
}

/// Whoever comes back after his time was up can decide something, and comes to no more than a fifth of the bank by coming and going.
#[test]
fn whoever_takes_his_seat_back_has_a_tenth_of_the_bank_and_less_each_further_time() {
    let rules = ClockRules {
        bank: 600,
        increment: 0,
        cap: None,
        grace: 0,
        rest: Rest::default(),
        holidays: false,
        race: None,
        at_zero: AtZero::Bot,
    };
    let mut table = Table::new(rules);
    let mut given = Vec::new();
    for _ in 0..80 {
        table.happen(&Happening::Wait(30));
        assert_eq!(table.shown(0), 0);
        table.ask(2);
        table.with_now(|clocks, rules, _| clocks.welcome_back(rules, Seat::FIRST));
        given.push(table.shown(0));
        table.ask(1);
    }
    assert_eq!(given[..3], [MINUTE, MINUTE / 2, MINUTE / 4]);
    assert!(given.iter().sum::<u64>() < 2 * MINUTE);
}

/// Whoever hands his seat over and takes it back with time on his clock is given nothing.
#[test]
fn whoever_has_time_left_is_given_none_for_coming_back() {
    let rules = ClockRules {
        bank: 600,
        increment: 0,
        cap: None,
        grace: 0,
        rest: Rest::default(),
        holidays: false,
        race: None,
        at_zero: AtZero::Bot,
    };
    let mut table = Table::new(rules);
    table.happen(&Happening::Wait(5));
    table.ask(2);
    table.with_now(|clocks, rules, _| clocks.welcome_back(rules, Seat::FIRST));
    assert_eq!(table.shown(0), 5 * MINUTE);
}

fn racing(race: Option<u32>) -> Table {
    Table::new(ClockRules {
        bank: 600,
        increment: 60,
        cap: Some(6_000),
        grace: 0,
        rest: Rest::default(),
        holidays: false,
        race,
        at_zero: AtZero::Mark,
    })
}

/// In a race there is one time for all; nobody's own clock runs, and nothing is added however often somebody acts.
#[test]
fn a_race_has_one_countdown_and_stops_everybody_s_own_clock() {
    let mut table = racing(Some(600));
    table.happen(&Happening::Wait(1));
    table.racing = true;
    table.happen(&Happening::Decide { who: 0, next: 7 });
    let had = [table.shown(0), table.shown(1), table.shown(2)];
    table.happen(&Happening::Wait(4));
    table.happen(&Happening::Decide { who: 1, next: 7 });
    table.happen(&Happening::Wait(4));
    assert_eq!([table.shown(0), table.shown(1), table.shown(2)], had);
    let ends = |table: &mut Table, who: usize| {
        let shown = table.with_now(|clocks, rules, now| clocks.shown(rules, Seat::new(who), now));
        (shown.race, shown.zero_at)
    };
    let end = (true, Some(NOON + 11 * MINUTE));
    assert_eq!([ends(&mut table, 0), ends(&mut table, 1), ends(&mut table, 2)], [end; 3]);
    assert!(!table.with_now(|clocks, _, now| clocks.is_race_up(now)));
    assert_eq!(table.with_now(|clocks, rules, now| clocks.next_look(rules, now)), Some(11 * MINUTE));
    table.happen(&Happening::Wait(2));
    assert!(table.with_now(|clocks, _, now| clocks.is_race_up(now)));
    table.racing = false;
    table.happen(&Happening::Decide { who: 0, next: 2 });
    table.happen(&Happening::Wait(1));
    assert_eq!(table.shown(1), had[1] - MINUTE, "his own clock runs again");
}

/// Whoever takes back his last decision of a race comes back into the same one, with what was left of it.
#[test]
fn taking_back_does_not_begin_a_race_anew_and_the_next_race_has_its_own_time() {
    let mut table = racing(Some(600));
    table.racing = true;
    table.happen(&Happening::Decide { who: 0, next: 3 });
    table.happen(&Happening::Wait(4));
    let end = |table: &mut Table| {
        table.with_now(|clocks, rules, now| clocks.shown(rules, Seat::new(0), now)).zero_at
    };
    assert_eq!(end(&mut table), Some(NOON + 10 * MINUTE));
    table.racing = false;
    table.happen(&Happening::Decide { who: 0, next: 2 });
    table.racing = true;
    table.happen(&Happening::Undo { by: 0, count: 1 });
    assert_eq!(end(&mut table), Some(NOON + 10 * MINUTE));
    table.racing = false;
    table.happen(&Happening::Decide { who: 0, next: 2 });
    table.racing = true;
    table.happen(&Happening::Decide { who: 1, next: 3 });
    assert_eq!(end(&mut table), Some(NOON + 14 * MINUTE));
}

/// Where no time is set for races, everybody's own clock runs in one.
#[test]
fn without_a_time_for_races_everybody_s_own_clock_runs() {
    let mut table = racing(None);
    table.racing = true;
    table.happen(&Happening::Decide { who: 0, next: 7 });
    table.happen(&Happening::Wait(3));
    assert_eq!(table.shown(1), 7 * MINUTE);
    assert!(!table.with_now(|clocks, _, now| clocks.is_race_up(now)));
}

/// A quarter of what somebody had when he was asked is left when he is reminded, once for each decision.
#[test]
fn whoever_is_asked_is_reminded_once_before_his_time_is_up() {
    let mut table = racing(None);
    let look = |table: &mut Table| table.with_now(|clocks, rules, now| clocks.next_look(rules, now));
    let remind = |table: &mut Table| table.with_now(Clocks::remind);
    table.uptime = 449_999;
    assert_eq!((look(&mut table), remind(&mut table)), (Some(450_000), Seats::NONE));
    table.uptime = 450_000;
    assert_eq!(remind(&mut table), seats(1));
    assert_eq!((look(&mut table), remind(&mut table)), (Some(600_000), Seats::NONE));
}
