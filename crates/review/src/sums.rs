//! The result of the game for each seat.

use std::collections::BTreeMap;

use table::{SaturatingAs, Seat};

use crate::report::{Fortune, Judged, RoundSum, SeatSum, hundredths};

/// What each seat could expect at the beginning, and its final points.
pub(crate) struct Frame<'a> {
    pub(crate) start: &'a [f64],
    pub(crate) end: &'a [f64],
}

/// The results of all seats.
pub(crate) fn sums(frame: &Frame<'_>, decisions: &[Judged], fortunes: &[Fortune]) -> Vec<SeatSum> {
    let seats = frame.end.len();
    let own = |seat: Seat| -> f64 {
        decisions.iter().filter(|judged| judged.seat == seat).map(|judged| judged.cost).sum()
    };
    let others_count = f64::from(seats.saturating_sub(1).max(1).saturating_as::<u32>());
    Seat::all(seats)
        .map(|seat| {
            let index = seat.index();
            let (lead, start) = (hundredths(frame.end[index]), hundredths(frame.start[index]));
            let luck = hundredths(fortunes.iter().map(|fortune| fortune.leads[index]).sum());
            let luck_doubt = fortunes.iter().map(|fortune| fortune.doubt * fortune.doubt).sum::<f64>().sqrt();
            let cost = hundredths(own(seat));
            // What somebody throws away is shared by all others.
            let given: f64 = Seat::all(seats).filter(|&other| other != seat).map(own).sum();
            let others = hundredths(-given / others_count);
            let rest = hundredths(lead - start - luck - cost - others);
            SeatSum {
                seat,
                lead,
                start,
                luck,
                luck_doubt: hundredths(luck_doubt),
                decisions: cost,
                others,
                rest,
                rounds: rounds(seat, decisions, fortunes),
            }
        })
        .collect()
}

fn rounds(seat: Seat, decisions: &[Judged], fortunes: &[Fortune]) -> Vec<RoundSum> {
    let mut rounds: BTreeMap<u32, (f64, f64)> = BTreeMap::new();
    for fortune in fortunes {
        rounds.entry(fortune.round).or_default().0 += fortune.leads[seat.index()];
    }
    for judged in decisions {
        let round = rounds.entry(judged.round).or_default();
        if judged.seat == seat {
            round.1 += judged.cost;
        }
    }
    let sum = |(round, (luck, decisions))| RoundSum {
        round,
        luck: hundredths(luck),
        decisions: hundredths(decisions),
    };
    rounds.into_iter().map(sum).collect()
}
