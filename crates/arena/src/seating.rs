//! Fits bots and options together: the number of seats, and all seatings.

use serde_json::Value;
use table::AnyGame;
use table::GameError;
use table::SeatKind;

use super::format::counted;
use super::plan::{Against, Occupant, Seating};
use words::{Language, Words};

use crate::error::ArenaError;

/// What happens if there are more bots than seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Schedule {
    /// All sit at one table.
    OneTable,
    /// Every group that fits the table plays.
    RoundRobin,
}

/// Options, and all seatings of the bots with them.
#[derive(Debug)]
pub struct Seated {
    /// The options, with all defaults filled in.
    pub options: Value,
    /// All seatings.
    pub seatings: Vec<Seating>,
    /// Who a bot is measured against.
    pub against: Against,
}

/// Seats this many bots, with as many seats as bots if the options leave that open.
///
/// # Errors
/// If the options are rejected, or if the game is not for so many.
pub fn seat(
    game: &dyn AnyGame,
    options: &Value,
    bots: usize,
    schedule: Schedule,
) -> Result<Seated, ArenaError> {
    let spelled = game.check_options(options).map_err(|bad| refused(&bad))?;
    let seat_kinds = game.seat_kinds(&spelled).map_err(|bad| refused(&bad))?;
    let against = if is_solo(&seat_kinds) { Against::Script } else { Against::Bots };
    let fits = match (against, schedule) {
        (Against::Script, _) => true,
        (Against::Bots, Schedule::RoundRobin) => bots >= players(&seat_kinds),
        (Against::Bots, Schedule::OneTable) => bots == players(&seat_kinds),
    };
    if fits {
        return Ok(Seated { options: spelled, seatings: seatings(bots, &seat_kinds), against });
    }
    let open = (schedule == Schedule::OneTable).then(|| for_bots(game, options, &spelled, bots)).flatten();
    let (options, seat_kinds) =
        open.ok_or_else(|| wrong_number(game, players(&seat_kinds), bots, schedule))?;
    Ok(Seated { options, seatings: seatings(bots, &seat_kinds), against })
}

/// The same options for this many bots, if that changes nothing that was requested.
fn for_bots(
    game: &dyn AnyGame,
    asked: &Value,
    spelled: &Value,
    bots: usize,
) -> Option<(Value, Vec<SeatKind>)> {
    let changed = game.check_options(&game.with_players(spelled, bots).ok()?).ok()?;
    let seat_kinds = game.seat_kinds(&changed).ok()?;
    let fits = players(&seat_kinds) == bots && !is_solo(&seat_kinds);
    (fits && keeps(asked, spelled, &changed)).then_some((changed, seat_kinds))
}

/// Whether changed options still contain what was requested.
fn keeps(asked: &Value, spelled: &Value, changed: &Value) -> bool {
    asked.as_object().is_none_or(|asked| asked.keys().all(|key| changed.get(key) == spelled.get(key)))
}

fn wrong_number(game: &dyn AnyGame, seats: usize, bots: usize, schedule: Schedule) -> ArenaError {
    let way_out = match schedule {
        Schedule::OneTable if bots > seats => format!("give --bot {seats} times, or add --round-robin"),
        Schedule::OneTable => format!("give --bot {seats} times; the same level can be repeated"),
        Schedule::RoundRobin => format!("give --bot at least {seats} times"),
    };
    let name = game.name();
    let (seats, bots) = (counted(seats, "seat"), counted(bots, "bot"));
    ArenaError::Seats(format!("{name} with these options has {seats} and cannot take {bots}; {way_out}"))
}

fn refused(bad: &GameError) -> ArenaError {
    let why = match bad {
        GameError::Malformed(why) => why.clone(),
        GameError::Illegal(why) => Words::new(Language::English).say(why),
    };
    ArenaError::Options(format!("no game can start with these --options: {why}"))
}

fn players(seat_kinds: &[SeatKind]) -> usize {
    seat_kinds.iter().filter(|&&chair| chair == SeatKind::Player).count()
}

fn is_solo(seat_kinds: &[SeatKind]) -> bool {
    players(seat_kinds) == 1
}

/// All seatings: every group of bots that fills the seats, in every rotation.
pub(crate) fn seatings(bots: usize, seat_kinds: &[SeatKind]) -> Vec<Seating> {
    let size = players(seat_kinds);
    let mut all = Vec::new();
    for group in groups(bots, size) {
        for rotation in 0..size {
            let mut next = group.iter().cycle().skip(rotation);
            let occupant = |chair: &SeatKind| match chair {
                SeatKind::Player => next.next().map_or(Occupant::Script, |&bot| Occupant::Bot(bot)),
                SeatKind::Scripted => Occupant::Script,
            };
            all.push(seat_kinds.iter().map(occupant).collect());
        }
    }
    all
}

/// All combinations of `size` out of the first `bots` numbers, in order.
fn groups(bots: usize, size: usize) -> Vec<Vec<usize>> {
    let mut groups = vec![Vec::new()];
    for _ in 0..size {
        let longer = |group: &Vec<usize>| {
            let group = group.clone();
            let from = group.last().map_or(0, |last| last + 1);
            (from..bots).map(move |bot| group.iter().copied().chain([bot]).collect())
        };
        groups = groups.iter().flat_map(longer).collect();
    }
    groups
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;

    fn numbers(seating: &Seating) -> Vec<Option<usize>> {
        seating
            .iter()
            .map(|occupant| if let Occupant::Bot(bot) = occupant { Some(*bot) } else { None })
            .collect()
    }

    #[test]
    fn seats_may_follow_the_bots_only_where_they_were_left_open() {
        let (spelled, changed) =
            (json!({"seats": 4, "variant": "new"}), json!({"seats": 2, "variant": "new"}));
        assert!(keeps(&json!({}), &spelled, &changed));
        assert!(keeps(&json!({"variant": "new"}), &spelled, &changed));
        assert!(!keeps(&json!({"seats": 4}), &spelled, &changed));
    }

    #[test]
    fn bots_that_find_no_seat_are_refused_unless_they_take_turns() {
        let game = games::built_in().games()[0].game();
        let refused = |bots, schedule| seat(game, &json!({}), bots, schedule).unwrap_err().to_string();
        assert!(refused(3, Schedule::OneTable).contains("give --bot 2 times, or add --round-robin"));
        assert!(
            refused(1, Schedule::OneTable).contains("give --bot 2 times; the same level can be repeated")
        );
        assert!(refused(1, Schedule::RoundRobin).contains("give --bot at least 2 times"));
        assert_eq!(seat(game, &json!({}), 3, Schedule::RoundRobin).unwrap().seatings.len(), 6);
    }

    #[test]
    fn two_bots_swap_seats() {
        let all: Vec<_> = seatings(2, &[SeatKind::Player; 2]).iter().map(numbers).collect();
        assert_eq!(all, [[Some(0), Some(1)], [Some(1), Some(0)]]);
    }

    #[test]
    fn against_a_script_each_bot_sits_alone() {
        let all: Vec<_> = seatings(3, &[SeatKind::Player, SeatKind::Scripted]).iter().map(numbers).collect();
        assert_eq!(all, [[Some(0), None], [Some(1), None], [Some(2), None]]);
    }

    #[test]
    fn in_a_round_robin_every_pair_meets_from_both_sides() {
        let all = seatings(4, &[SeatKind::Player; 2]);
        assert_eq!(all.len(), 12);
        for (one, other) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
            assert!(all.contains(&vec![Occupant::Bot(one), Occupant::Bot(other)]));
            assert!(all.contains(&vec![Occupant::Bot(other), Occupant::Bot(one)]));
        }
    }

    proptest! {
        #[test]
        fn everybody_sits_equally_often_on_every_chair(seats in 1usize..=6, more in 0usize..3) {
            let bots = seats + more;
            let all = seatings(bots, &vec![SeatKind::Player; seats]);
            for chair in 0..seats {
                let times: Vec<usize> =
                    (0..bots).map(|bot| all.iter().filter(|seating| seating[chair] == Occupant::Bot(bot)).count()).collect();
                prop_assert!(times.iter().all(|&count| count == times[0]), "chair {}: {:?}", chair, times);
            }
        }
    }
}
