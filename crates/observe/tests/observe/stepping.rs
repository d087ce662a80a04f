//! Many games at once.

use observe::{AnyLanes, AnyObserved, LanesError, Memory, OBSERVED_GAMES, Observations, Reward, Settings};
use serde_json::json;
use table::Seat;

/// Memory for some games.
struct Room {
    whole: Vec<i16>,
    scaled: Vec<f32>,
    masks: Vec<bool>,
    rewards: Vec<f32>,
    ends: Vec<bool>,
    seats: Vec<i32>,
    points: Vec<i32>,
    lengths: Vec<i32>,
}

impl Room {
    fn new(observed: &dyn AnyObserved, games: usize, seats: usize) -> Room {
        let size: usize = observed.observation().1.iter().map(observe::Channel::size).sum();
        let last = observed.numbering().1.last().unwrap();
        Room {
            whole: vec![-1; games * size],
            scaled: vec![-2.0; games * size],
            masks: vec![true; games * (last.first + last.count) as usize],
            rewards: vec![9.0; games * seats],
            ends: vec![true; games],
            seats: vec![-1; games],
            points: vec![-1; games * seats],
            lengths: vec![-1; games],
        }
    }

    fn memory(&mut self, scaled: bool) -> Memory<'_> {
        let observations = if scaled {
            Observations::Scaled(&mut self.scaled)
        } else {
            Observations::Whole(&mut self.whole)
        };
        Memory {
            observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            ends: &mut self.ends,
            seats: &mut self.seats,
            points: &mut self.points,
            lengths: &mut self.lengths,
        }
    }
}

fn begin(observed: &dyn AnyObserved, games: usize, threads: usize) -> Box<dyn AnyLanes> {
    let settings = Settings { games, seed: 3, threads, reward: Reward::Place };
    observed.lanes(&json!({}), settings, &[]).unwrap()
}

#[test]
fn a_step_writes_what_the_games_show_and_ends_pay_nothing_in_sum() {
    for observed in OBSERVED_GAMES {
        let mut lanes = begin(observed, 5, 1);
        let seats = lanes.seats();
        let mut room = Room::new(observed, 5, seats);
        let mut actions = vec![0; 5];
        let mut ended = 0;
        lanes.look(room.memory(false)).unwrap();
        for _ in 0..900 {
            for game in 0..5 {
                let mut trial = lanes.trial(game, 0).unwrap();
                let seat = trial.next_seat().unwrap();
                assert_eq!(room.seats[game], i32::from(seat.number()) - 1);
                let size = room.whole.len() / 5;
                let mut seen = vec![0; size];
                trial.observe(seat, &mut seen);
                assert_eq!(room.whole[game * size..(game + 1) * size], seen);
                let width = room.masks.len() / 5;
                let mut legal = trial.legal(seat);
                legal.sort_unstable();
                let mask = room.masks[game * width..(game + 1) * width].iter().enumerate();
                assert!(
                    mask.filter(|(_, open)| **open)
                        .map(|(number, _)| u32::try_from(number).unwrap())
                        .eq(legal)
                );
            }
            lanes.sample(&mut actions);
            lanes.step(&actions, room.memory(false)).unwrap();
            for game in 0..5 {
                let paid: f32 = room.rewards[game * seats..(game + 1) * seats].iter().sum();
                assert!(paid.abs() < 1e-6, "{paid}");
                assert_eq!(room.lengths[game] > 0, room.ends[game]);
                ended += usize::from(room.ends[game]);
            }
            if ended >= 6 {
                break;
            }
        }
        assert!(ended >= 5, "{}: games end and begin anew", observed.game().name());
    }
}

#[test]
fn threads_change_nothing_about_the_games() {
    let observed = OBSERVED_GAMES[2];
    let (mut one, mut two) = (begin(observed, 9, 1), begin(observed, 9, 2));
    let (mut room, mut other) = (Room::new(observed, 9, 4), Room::new(observed, 9, 4));
    let mut actions = vec![0; 9];
    for _ in 0..200 {
        one.sample(&mut actions);
        one.step(&actions, room.memory(true)).unwrap();
        two.step(&actions, other.memory(true)).unwrap();
        assert_eq!(room.scaled, other.scaled);
        assert_eq!(room.masks, other.masks);
    }
}

#[test]
fn an_illegal_action_is_refused_and_no_game_has_changed() {
    let observed = OBSERVED_GAMES[0];
    let mut lanes = begin(observed, 3, 1);
    let mut room = Room::new(observed, 3, 2);
    lanes.look(room.memory(false)).unwrap();
    let before = room.whole.clone();
    let mut actions = vec![0; 3];
    lanes.sample(&mut actions);
    actions[2] = 999;
    let error = lanes.step(&actions, room.memory(false)).unwrap_err();
    assert_eq!(error, LanesError::Illegal { game: 2, number: 999 });
    lanes.look(room.memory(false)).unwrap();
    assert_eq!(room.whole, before);
}

#[test]
fn opponents_decide_by_themselves() {
    let settings = Settings { games: 4, seed: 1, threads: 1, reward: Reward::Lead };
    let greedy = [(Seat::SECOND, "greedy".to_owned(), bots::Budget::Positions(1))];
    let observed = OBSERVED_GAMES[0];
    let mut lanes = observed.lanes(&json!({}), settings, &greedy).unwrap();
    let mut room = Room::new(observed, 4, 2);
    let mut actions = vec![0; 4];
    let mut ended = 0;
    while ended < 4 {
        lanes.sample(&mut actions);
        lanes.step(&actions, room.memory(false)).unwrap();
        assert!(room.seats.iter().all(|&seat| seat == 0));
        ended += room.ends.iter().filter(|end| **end).count();
    }
    assert!(
        observed
            .lanes(&json!({}), settings, &[(Seat::SECOND, "nobody".to_owned(), bots::Budget::Positions(1))])
            .is_err()
    );
}
