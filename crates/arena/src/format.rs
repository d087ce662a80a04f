//! Numbers as people read them, the same in the terminal and in the report.

use serde_json::{Map, Value};

use super::stats::{Elo, Mean, Rate};
use crate::error::ArenaError;

/// `81.0%`
pub(crate) fn percent(rate: f64) -> String {
    format!("{:.1}%", rate * 100.0)
}

/// `72.2–87.5%`
pub(crate) fn percent_range(rate: Rate) -> String {
    format!("{:.1}–{:.1}%", rate.low * 100.0, rate.high * 100.0)
}

/// `+252`; `unbounded` (such as `∞`) if there is no bound.
pub(crate) fn elo(value: Option<f64>, unbounded: &str) -> String {
    value.map_or_else(|| unbounded.to_owned(), |value| signed(value, 0))
}

/// The value of an Elo difference.
pub(crate) fn elo_value(elo_: Elo) -> String {
    let unbounded = if elo_.low.is_none() { "−∞" } else { "+∞" };
    elo(elo_.value, unbounded)
}

/// `+166 … +338`
pub(crate) fn elo_range(elo_: Elo) -> String {
    format!("{} … {}", elo(elo_.low, "−∞"), elo(elo_.high, "+∞"))
}

/// `+9.8 … +12.9`; a dash without an interval.
pub(crate) fn signed_range(mean: Mean) -> String {
    range(mean, |number| signed(number, 1))
}

/// `39.8–42.6`; a dash without an interval.
pub(crate) fn plain_range(mean: Mean) -> String {
    match (mean.low, mean.high) {
        (Some(low), Some(high)) if low >= 0.0 => format!("{low:.1}–{high:.1}"),
        _ => range(mean, |number| number_text(number, 1)),
    }
}

fn range(mean: Mean, text: impl Fn(f64) -> String) -> String {
    match (mean.low, mean.high) {
        (Some(low), Some(high)) => format!("{} … {}", text(low), text(high)),
        _ => "–".to_owned(),
    }
}

/// `+3.1`, `−0.4`, `0`: with a sign, and a true minus.
pub(crate) fn signed(number: f64, decimals: usize) -> String {
    let text = number_text(number, decimals);
    let is_zero = text.chars().all(|digit| matches!(digit, '0' | '.'));
    if is_zero || text.starts_with('−') { text } else { format!("+{text}") }
}

/// `3.1`, `−0.4`: with a true minus, and never `−0`.
pub(crate) fn number_text(number: f64, decimals: usize) -> String {
    let text = format!("{:.decimals$}", number.abs());
    let is_zero = text.chars().all(|digit| matches!(digit, '0' | '.'));
    if number < 0.0 && !is_zero { format!("−{text}") } else { text }
}

/// `48.2 ms`, `0.004 ms`, `1.20 s`: about three digits.
pub(crate) fn milliseconds(number: f64) -> String {
    match number {
        n if n >= 1000.0 => format!("{:.2} s", n / 1000.0),
        n if n >= 100.0 => format!("{n:.0} ms"),
        n if n >= 1.0 => format!("{n:.1} ms"),
        n if n >= 0.001 => format!("{:.0} µs", n * 1000.0),
        n => format!("{:.0} ns", n * 1_000_000.0),
    }
}

/// `1 game`, `2 games`.
pub(crate) fn counted(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

/// Options as JSON (`{"solo": "gold-fever"}`) or as `key=value` pairs with commas.
///
/// ```
/// assert_eq!(arena::parse_options("solo=gold-fever")?, serde_json::json!({"solo": "gold-fever"}));
/// # Ok::<(), arena::ArenaError>(())
/// ```
///
/// # Errors
/// If the text is neither JSON nor pairs.
pub fn parse_options(text: &str) -> Result<Value, ArenaError> {
    if text.trim_start().starts_with('{') {
        return serde_json::from_str(text).map_err(|error| {
            ArenaError::Options(format!("the options are not JSON: {}", table::explain_json(&error)))
        });
    }
    let mut options = Map::new();
    for pair in text.split(',').map(str::trim).filter(|pair| !pair.is_empty()) {
        let (key, value) = pair
            .split_once('=')
            .ok_or_else(|| ArenaError::Options(format!("'{pair}' is not of the form key=value")))?;
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
        options.insert(key.to_owned(), value);
    }
    Ok(Value::Object(options))
}

/// Options as written on the command line; `None` if all are the defaults.
pub(crate) fn options_text(options: &Value) -> Option<String> {
    let pairs = options.as_object().filter(|pairs| !pairs.is_empty())?;
    let written: Vec<String> = pairs.iter().map(|(key, value)| format!("{key}={}", bare(value))).collect();
    let written = written.join(",");
    // What does not come back as it was is shown in full.
    Some(if parse_options(&written).is_ok_and(|read| read == *options) {
        written
    } else {
        options.to_string()
    })
}

fn bare(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), ToOwned::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_has_no_sign() {
        assert_eq!(signed(-0.04, 1), "0.0");
        assert_eq!(signed(0.04, 1), "0.0");
        assert_eq!(signed(-0.06, 1), "−0.1");
        assert_eq!(signed(12.0, 0), "+12");
    }

    #[test]
    fn what_has_no_bounds_is_infinite_on_the_right_side() {
        let won = Elo::of(Rate::of(5.0, 5));
        assert_eq!(elo_value(won), "+∞");
        assert!(elo_range(won).ends_with("+∞"));
        assert_eq!(elo_value(Elo::of(Rate::of(0.0, 5))), "−∞");
    }

    #[test]
    fn options_are_written_as_they_can_be_given() {
        let options = |json: &str| options_text(&serde_json::from_str(json).unwrap());
        assert_eq!(options("{}"), None);
        assert_eq!(options(r#"{"solo":"gold-fever","seats":3}"#).unwrap(), "solo=gold-fever,seats=3");
        assert_eq!(options(r#"{"scoring":["a","b"]}"#).unwrap(), r#"{"scoring":["a","b"]}"#);
    }

    #[test]
    fn times_keep_about_three_digits() {
        let texts = [0.000_05, 0.0123, 4.56, 123.4, 1234.0].map(milliseconds);
        assert_eq!(texts, ["50 ns", "12 µs", "4.6 ms", "123 ms", "1.23 s"]);
    }
}
