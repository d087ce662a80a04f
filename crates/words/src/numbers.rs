//! Number formatting: with a real minus sign, a thousands separator, and a plus sign where the text asks for it.

use fluent_bundle::FluentValue;

use crate::Language;

/// The Fluent function that formats a change: +3, 0, −2.
pub(crate) const SIGNED: &str = "SIGNED";

/// Formats a number; `None` if the value is not a number.
pub(crate) fn plain(language: Language, value: &FluentValue) -> Option<String> {
    let number = whole(value)?;
    let digits = grouped(number.unsigned_abs(), thousands_separator(language));
    Some(if number < 0 { format!("−{digits}") } else { digits })
}

/// Formats a number with a plus sign before a gain.
pub(crate) fn signed(language: Language, value: &FluentValue) -> Option<String> {
    let written = plain(language, value)?;
    Some(if whole(value)? > 0 { format!("+{written}") } else { written })
}

/// Formats a change in tenths: +3.2, 0.0, −1.5.
pub(crate) fn signed_tenths(language: Language, value: f64) -> String {
    let digits = decimal(language, value.abs(), 1);
    match value {
        _ if value.abs() < 0.05 => digits,
        value if value < 0.0 => format!("−{digits}"),
        _ => format!("+{digits}"),
    }
}

/// Formats a non-negative number with this many decimal places.
pub(crate) fn decimal(language: Language, value: f64, places: usize) -> String {
    let digits = format!("{value:.places$}");
    if language == Language::English { digits } else { digits.replace('.', ",") }
}

/// Formats a share as a whole percentage.
pub(crate) fn percent(language: Language, share: f64) -> String {
    let space = match language {
        Language::English | Language::Dutch => "",
        Language::German | Language::French => "\u{a0}",
    };
    format!("{:.0}{space}%", share * 100.0)
}

#[expect(clippy::cast_possible_truncation, reason = "a number without a part behind the point is whole")]
fn whole(value: &FluentValue) -> Option<i64> {
    match value {
        FluentValue::Number(number) => Some(number.value as i64),
        _ => None,
    }
}

const fn thousands_separator(language: Language) -> char {
    match language {
        Language::English => ',',
        Language::German | Language::Dutch => '.',
        Language::French => '\u{202f}',
    }
}

fn grouped(number: u64, separator: char) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart_as_the_language_has_it() {
        let written =
            |number: i64| Language::ALL.map(|language| plain(language, &FluentValue::from(number)).unwrap());
        assert_eq!(written(999), ["999"; 4]);
        assert_eq!(written(1_000), ["1,000", "1.000", "1.000", "1\u{202f}000"]);
        assert_eq!(written(1_234_567), ["1,234,567", "1.234.567", "1.234.567", "1\u{202f}234\u{202f}567"]);
    }

    #[test]
    fn a_change_shows_its_sign() {
        let change = |number: i64| signed(Language::English, &FluentValue::from(number)).unwrap();
        assert_eq!([3, 0, -2, -1_000].map(change), ["+3", "0", "−2", "−1,000"]);
    }

    #[test]
    fn tenths_and_percents_are_written_as_the_language_has_it() {
        let tenths = |value: f64| Language::ALL.map(|language| signed_tenths(language, value));
        assert_eq!(tenths(3.24), ["+3.2", "+3,2", "+3,2", "+3,2"]);
        assert_eq!(tenths(-1.5), ["−1.5", "−1,5", "−1,5", "−1,5"]);
        assert_eq!(tenths(-0.04), ["0.0", "0,0", "0,0", "0,0"]);
        let percents = Language::ALL.map(|language| percent(language, 0.625));
        assert_eq!(percents, ["62%", "62\u{a0}%", "62%", "62\u{a0}%"]);
        assert_eq!(decimal(Language::French, 12.34, 1), "12,3");
    }

    #[test]
    fn a_word_is_no_number() {
        assert_eq!(plain(Language::English, &FluentValue::from("beer")), None);
        assert_eq!(signed(Language::English, &FluentValue::from("beer")), None);
    }
}
