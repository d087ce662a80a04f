//! A histogram as a part of a picture.

use super::super::svg::{Canvas, Scale, WIDTH};
use crate::stats::Histogram;

/// The left end of the bars; the counts are to the left of it.
pub(super) const LEFT: f64 = 28.0;
/// The right end of the bars.
pub(super) const RIGHT: f64 = WIDTH - 4.0;
/// The maximum height of the bars.
pub(super) const BARS: f64 = 84.0;

/// A scale for the numbers of a histogram and these in addition: an interval may reach further than the bars.
pub(super) fn scale(histogram: &Histogram, beside: impl IntoIterator<Item = f64>) -> Scale {
    // A bin of whole numbers reaches from half below its least to half above its greatest.
    let bars = (histogram.from as f64 - 0.5, histogram.end() as f64 - 0.5);
    let ends = beside.into_iter().fold(bars, |(low, high), number| (low.min(number), high.max(number)));
    Scale::new(ends, (LEFT, RIGHT))
}

/// Draws the bars on a base line, with lines for the counts behind them. `peak` is the count of the highest possible bar.
pub(super) fn draw(
    canvas: &mut Canvas,
    histogram: &Histogram,
    across: &Scale,
    base: f64,
    peak: usize,
    class: impl Fn(i64) -> String,
    what: &str,
) {
    let up = Scale::new((0.0, peak as f64), (base, base - BARS));
    for tick in up.ticks(4).into_iter().filter(|tick| tick.fract() == 0.0) {
        canvas.line("grid", (LEFT, up.at(tick)), (RIGHT, up.at(tick)));
        canvas.text("tick end", (LEFT - 5.0, up.at(tick) + 4.0), &format!("{tick:.0}"));
    }
    for (from, to, count) in histogram.bins().filter(|(.., count)| *count > 0) {
        let (left, right) = (across.at(from as f64 - 0.5), across.at(to as f64 + 0.5));
        let gap = ((right - left) * 0.12).min(2.0);
        let top = up.at(count as f64);
        let says = format!("{}: {count} {what}", bin_name(from, to));
        canvas.bar(&class(from), (left + gap / 2.0, top), (right - left - gap, base - top), &says);
    }
    canvas.line("axis", (LEFT, base), (RIGHT, base));
}

/// The numbers below the base line.
pub(super) fn axis(canvas: &mut Canvas, across: &Scale, base: f64, label: impl Fn(f64) -> String) {
    for tick in across.ticks(7).into_iter().filter(|tick| tick.fract() == 0.0) {
        canvas.line("axis", (across.at(tick), base), (across.at(tick), base + 4.0));
        canvas.text("tick middle", (across.at(tick), base + 17.0), &label(tick));
    }
}

/// `12` or `12 to 13`.
pub(super) fn bin_name(from: i64, to: i64) -> String {
    let text = |number: i64| if number < 0 { format!("−{}", -number) } else { number.to_string() };
    if from == to { text(from) } else { format!("{} to {}", text(from), text(to)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_that_reaches_beyond_the_bars_stays_within_the_picture() {
        // Two games, 3 and 9 points ahead: the interval of their mean is far wider than the bars.
        let histogram = Histogram { from: 3, width: 1, counts: vec![1, 0, 0, 0, 0, 0, 1] };
        let narrow = scale(&histogram, []);
        assert!(narrow.at(-32.0) < LEFT && narrow.at(44.0) > RIGHT, "this is what makes the test one");
        let wide = scale(&histogram, [-32.0, 44.0]);
        for number in [-32.0, 3.0, 9.0, 44.0] {
            assert!((LEFT..=RIGHT).contains(&wide.at(number)), "{number} lies at {}", wide.at(number));
        }
    }
}
