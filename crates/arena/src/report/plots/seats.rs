//! What each seat is worth.

use super::super::figure::{Figure, Table};
use super::super::svg::{Canvas, Scale, WIDTH};
use crate::format::{number_text, percent, percent_range, plain_range};
use crate::summary::{HeldBy, SeatSummary, Summary};

const ROW: f64 = 34.0;
const LEFT: f64 = 92.0;

pub(super) fn figure(summary: &Summary) -> Figure {
    let rows = ROW * summary.seats.len() as f64;
    let mut canvas = Canvas::new(2.0 * rows + 130.0);
    draw_scores(&mut canvas, summary, 24.0);
    draw_points(&mut canvas, summary, rows + 96.0);
    let description = summary
        .seats
        .iter()
        .map(|seat| {
            let (score, points) = (percent(seat.score.value), number_text(seat.points.value, 1));
            format!("{}: {score} of the games, {points} points.", name(seat))
        })
        .collect::<Vec<_>>()
        .join(" ");
    Figure {
        title: "Seats",
        says: format!(
            "{} What a seat won and its mean points, whichever bot held it, with 95% intervals.",
            summary.seat_verdict.as_deref().unwrap_or_default()
        )
        .trim_start()
        .to_owned(),
        picture: canvas.finish("seats", "Score and points of each seat", &description),
        table: table(summary),
    }
}

fn draw_scores(canvas: &mut Canvas, summary: &Summary, top: f64) {
    let bottom = top + ROW * summary.seats.len() as f64;
    let scale = Scale::new((0.0, 1.0), (LEFT, WIDTH - 18.0));
    canvas.text("name", (0.0, top - 10.0), "Score");
    canvas.ticks(&scale, top, bottom, |rate| format!("{:.0}%", rate * 100.0));
    let even = scale.at(1.0 / summary.seats.len() as f64);
    canvas.line("even", (even, top), (even, bottom));
    for (index, seat) in summary.seats.iter().enumerate() {
        let y = top + ROW * (index as f64 + 0.5);
        canvas.text("label", (0.0, y + 4.0), &name(seat));
        let interval = (scale.at(seat.score.low), scale.at(seat.score.high));
        canvas.whisker("ink", y, scale.at(seat.score.value), Some(interval));
    }
}

fn draw_points(canvas: &mut Canvas, summary: &Summary, top: f64) {
    let bottom = top + ROW * summary.seats.len() as f64;
    let ends = summary.seats.iter().flat_map(|seat| {
        let mean = seat.points;
        [mean.low.unwrap_or(mean.value), mean.high.unwrap_or(mean.value)]
    });
    let (least, most) = ends.fold((f64::MAX, f64::MIN), |(low, high), end| (low.min(end), high.max(end)));
    let scale = Scale::new((least.floor(), most.ceil()), (LEFT, WIDTH - 18.0));
    canvas.text("name", (0.0, top - 10.0), "Points");
    canvas.ticks(&scale, top, bottom, |points| number_text(points, usize::from(points.fract() != 0.0)));
    for (index, seat) in summary.seats.iter().enumerate() {
        let y = top + ROW * (index as f64 + 0.5);
        canvas.text("label", (0.0, y + 4.0), &name(seat));
        let interval =
            seat.points.low.zip(seat.points.high).map(|(low, high)| (scale.at(low), scale.at(high)));
        canvas.whisker("ink", y, scale.at(seat.points.value), interval);
    }
}

fn name(seat: &SeatSummary) -> String {
    match seat.held_by {
        HeldBy::Bots => format!("Seat {}", seat.seat),
        HeldBy::Script => "The script".to_owned(),
    }
}

fn table(summary: &Summary) -> Table {
    let mut table =
        Table::new("Results of each seat", ["Seat", "Score", "95% interval", "Points", "95% interval"]);
    for seat in &summary.seats {
        table.row([
            name(seat),
            percent(seat.score.value),
            percent_range(seat.score),
            number_text(seat.points.value, 1),
            plain_range(seat.points),
        ]);
    }
    table
}
