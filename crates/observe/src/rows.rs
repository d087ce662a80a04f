//! The caller's buffers, with one row for each game, split among threads.

use crate::lane::{End, Lane};
use crate::observed::Observed;

/// The width of the rows, and how many of them a thread writes at a time.
#[derive(Clone, Copy)]
pub(crate) struct Width {
    pub(crate) observation: usize,
    pub(crate) actions: usize,
    pub(crate) seats: usize,
    pub(crate) grain: usize,
}

/// The rows of some games, besides their observations.
pub(crate) struct Rows<'a> {
    pub(crate) masks: &'a mut [bool],
    pub(crate) rewards: &'a mut [f32],
    pub(crate) ends: &'a mut [bool],
    pub(crate) seats: &'a mut [i32],
    pub(crate) points: &'a mut [i32],
    pub(crate) lengths: &'a mut [i32],
}

impl<'a> Rows<'a> {
    /// Splits off the rows of the first games.
    fn split(self, games: usize, width: Width) -> (Rows<'a>, Rows<'a>) {
        let Width { actions, seats, .. } = width;
        let (masks, more_masks) = self.masks.split_at_mut(games * actions);
        let (rewards, more_rewards) = self.rewards.split_at_mut(games * seats);
        let (ends, more_ends) = self.ends.split_at_mut(games);
        let (decide, more_decide) = self.seats.split_at_mut(games);
        let (points, more_points) = self.points.split_at_mut(games * seats);
        let (lengths, more_lengths) = self.lengths.split_at_mut(games);
        (
            Rows { masks, rewards, ends, seats: decide, points, lengths },
            Rows {
                masks: more_masks,
                rewards: more_rewards,
                ends: more_ends,
                seats: more_decide,
                points: more_points,
                lengths: more_lengths,
            },
        )
    }

    /// Writes the row of one game.
    pub(crate) fn write<G: Observed>(&mut self, lane: &Lane<G>, end: Option<End>) {
        let seats = self.rewards.len();
        self.masks.fill(false);
        for &number in lane.numbers() {
            self.masks[usize::from(number)] = true;
        }
        self.seats[0] = i32::from(lane.seat().number()) - 1;
        self.ends[0] = end.is_some();
        if let Some(end) = end {
            self.rewards.copy_from_slice(&end.rewards[..seats]);
            self.points.copy_from_slice(&end.points[..seats]);
            self.lengths[0] = end.length.try_into().unwrap_or(i32::MAX);
        } else {
            self.rewards.fill(0.0);
            self.points.fill(0);
            self.lengths[0] = 0;
        }
    }
}

/// Calls `work` with each game and its row.
pub(crate) fn walk<G: Observed, T>(
    lanes: &mut [Lane<G>],
    numbers: &mut [T],
    mut rows: Rows,
    width: Width,
    work: &impl Fn(&mut Lane<G>, &mut Rows, &mut [T]),
) {
    for (lane, numbers) in lanes.iter_mut().zip(numbers.chunks_exact_mut(width.observation)) {
        let (mut row, rest) = rows.split(1, width);
        work(lane, &mut row, numbers);
        rows = rest;
    }
}

/// Splits the games among threads.
pub(crate) fn share<G: Observed, T: Send>(
    lanes: &mut [Lane<G>],
    numbers: &mut [T],
    rows: Rows,
    width: Width,
    work: &(impl Fn(&mut Lane<G>, &mut Rows, &mut [T]) + Sync),
) {
    if lanes.len() <= width.grain.max(1) {
        return walk(lanes, numbers, rows, width, work);
    }
    let half = lanes.len() / 2;
    let (lanes, more_lanes) = lanes.split_at_mut(half);
    let (numbers, more_numbers) = numbers.split_at_mut(half * width.observation);
    let (rows, more_rows) = rows.split(half, width);
    rayon::join(
        || share(lanes, numbers, rows, width, work),
        || share(more_lanes, more_numbers, more_rows, width, work),
    );
}
