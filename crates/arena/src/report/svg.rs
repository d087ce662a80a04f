//! Drawing: a canvas in SVG, scales and their ticks.

use std::fmt::{Display, Write as _};

use super::symbols;

/// The width of every picture in its own units; the page scales it.
pub(super) const WIDTH: f64 = 400.0;

/// A point of a picture.
pub(super) type At = (f64, f64);

/// Escapes text for use between tags and in attributes.
pub(super) fn escape(text: impl Display) -> String {
    text.to_string().replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The CSS class for the colour of a bot: six colours, then again from the first.
pub(super) fn hue(bot: usize) -> String {
    format!("bot{}", bot % symbols::COUNT + 1)
}

/// A picture.
pub(super) struct Canvas {
    height: f64,
    body: String,
}

impl Canvas {
    /// An empty picture of this height.
    pub(super) const fn new(height: f64) -> Canvas {
        Canvas { height, body: String::new() }
    }

    fn add(&mut self, element: std::fmt::Arguments<'_>) {
        let _ = writeln!(self.body, "{element}");
    }

    /// A straight line.
    pub(super) fn line(&mut self, class: &str, (x1, y1): At, (x2, y2): At) {
        self.add(format_args!(
            r#"<line class="{class}" x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}"/>"#
        ));
    }

    /// A bar with a tooltip.
    pub(super) fn bar(&mut self, class: &str, (x, y): At, (width, height): At, says: &str) {
        let says = escape(says);
        self.add(format_args!(
            r#"<rect class="{class}" x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}"><title>{says}</title></rect>"#
        ));
    }

    /// A round mark.
    pub(super) fn dot(&mut self, class: &str, (x, y): At, radius: f64) {
        self.add(format_args!(r#"<circle class="{class}" cx="{x:.1}" cy="{y:.1}" r="{radius:.1}"/>"#));
    }

    /// A line through points.
    pub(super) fn polyline(&mut self, class: &str, points: &[At]) {
        let points = joined(points);
        self.add(format_args!(r#"<polyline class="{class}" points="{points}"/>"#));
    }

    /// A filled outline.
    pub(super) fn polygon(&mut self, class: &str, points: &[At]) {
        let points = joined(points);
        self.add(format_args!(r#"<polygon class="{class}" points="{points}"/>"#));
    }

    /// Text; the class says on which side of the point it is.
    pub(super) fn text(&mut self, class: &str, (x, y): At, text: &str) {
        let text = escape(text);
        self.add(format_args!(r#"<text class="{class}" x="{x:.1}" y="{y:.1}">{text}</text>"#));
    }

    /// A bot's symbol and name at the left edge, and `aside` at the right edge.
    pub(super) fn name(&mut self, bot: usize, name: &str, y: f64, aside: &str) {
        self.symbol(bot, (0.0, y - 13.0), 16.0);
        self.text("name", (22.0, y), name);
        self.text("aside end", (WIDTH, y), aside);
    }

    /// A bot's symbol with its upper left corner at a point.
    pub(super) fn symbol(&mut self, bot: usize, (x, y): At, size: f64) {
        let (href, hue) = (symbols::href(bot), hue(bot));
        self.add(format_args!(
            r##"<use class="symbol {hue}" href="#{href}" x="{x:.1}" y="{y:.1}" width="{size}" height="{size}"/>"##
        ));
    }

    /// A line with end marks, and with an outline so that it is visible on any background.
    pub(super) fn interval(&mut self, class: &str, y: f64, (low, high): At) {
        for look in ["rim", "whisker"] {
            self.line(&format!("{look} {class}"), (low, y), (high, y));
            for end in [low, high] {
                self.line(&format!("{look} {class}"), (end, y - 5.0), (end, y + 5.0));
            }
        }
    }

    /// A mean with its interval, if it has one: a dot on a line with end marks.
    pub(super) fn whisker(&mut self, class: &str, y: f64, value: f64, interval: Option<(f64, f64)>) {
        if let Some(interval) = interval {
            self.interval(class, y, interval);
        }
        self.dot(&format!("mark {class}"), (value, y), 4.5);
    }

    /// The ticks of a scale as vertical lines from `top` to `bottom`, with their numbers below.
    pub(super) fn ticks(&mut self, scale: &Scale, top: f64, bottom: f64, label: impl Fn(f64) -> String) {
        for tick in scale.ticks(7) {
            let x = scale.at(tick);
            self.line("grid", (x, top), (x, bottom));
            self.text("tick middle", (x, bottom + 15.0), &label(tick));
        }
    }

    /// The picture with a title and, for screen readers, a description.
    pub(super) fn finish(self, id: &str, title: &str, description: &str) -> String {
        let Canvas { height, body } = self;
        let (title, description) = (escape(title), escape(description));
        format!(
            "<svg viewBox=\"-4 0 {} {height:.0}\" role=\"img\" aria-labelledby=\"{id}-title {id}-description\" \
             xmlns=\"http://www.w3.org/2000/svg\">\n<title id=\"{id}-title\">{title}</title>\n\
             <desc id=\"{id}-description\">{description}</desc>\n{body}</svg>\n",
            WIDTH + 8.0
        )
    }
}

fn joined(points: &[At]) -> String {
    points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ")
}

/// Maps numbers to positions in a picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    numbers: (f64, f64),
    places: (f64, f64),
}

impl Scale {
    /// Maps the first number to the first position and the second to the second.
    pub(super) fn new(numbers: (f64, f64), places: (f64, f64)) -> Scale {
        let (from, to) = numbers;
        // All numbers may be the same; then there is still a place for them.
        let to = if to > from { to } else { from + 1.0 };
        Scale { numbers: (from, to), places }
    }

    /// The position of a number.
    pub(super) fn at(&self, number: f64) -> f64 {
        let ((from, to), (low, high)) = (self.numbers, self.places);
        low + (number - from) / (to - from) * (high - low)
    }

    /// Round numbers of the scale, at most `most`.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "an axis has a few ticks")]
    pub(super) fn ticks(&self, most: usize) -> Vec<f64> {
        let (from, to) = self.numbers;
        let steps = (-9..).flat_map(|power| [1.0, 2.0, 5.0].map(|digit| digit * 10f64.powi(power)));
        let count = |step: f64| ((to / step + 1e-9).floor() - (from / step - 1e-9).ceil() + 1.0) as usize;
        let step = steps.into_iter().find(|&step| count(step) <= most).expect("steps grow beyond any range");
        let first = (from / step - 1e-9).ceil();
        (0..count(step)).map(|index| (first + index as f64) * step).collect()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn ticks_are_round_numbers_within_the_scale() {
        assert_eq!(Scale::new((3.0, 47.0), (0.0, 1.0)).ticks(6), [10.0, 20.0, 30.0, 40.0]);
        assert_eq!(Scale::new((-12.0, 12.0), (0.0, 1.0)).ticks(7), [-10.0, -5.0, 0.0, 5.0, 10.0]);
    }

    #[test]
    fn what_people_wrote_cannot_become_a_tag() {
        assert_eq!(escape(r#"<a href="x">&"#), "&lt;a href=&quot;x&quot;&gt;&amp;");
    }

    proptest! {
        #[test]
        fn a_scale_has_few_ticks_all_of_them_in_the_picture(from in -1e5f64..1e5, reach in 1.0f64..1e5, most in 2usize..10) {
            let scale = Scale::new((from, from + reach), (10.0, 90.0));
            let ticks = scale.ticks(most);
            prop_assert!(ticks.len() <= most);
            for tick in ticks {
                prop_assert!((9.9..90.1).contains(&scale.at(tick)));
            }
        }
    }
}
