//! Wraps text to a given width.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// The width of a text in columns.
pub(crate) fn width(text: &str) -> usize {
    Span::raw(text).width()
}

/// Cuts a text to this many columns, with `…` at the end if it is cut.
pub(crate) fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut kept = String::new();
    for letter in text.chars() {
        let wider = width(&kept) + width(letter.encode_utf8(&mut [0; 4]));
        if wider + 1 > columns {
            break;
        }
        kept.push(letter);
    }
    if columns > 0 {
        kept.push('…');
    }
    kept
}

/// Cuts a text in the middle, to keep a distinguishing end.
pub(crate) fn cut_middle(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let tail: Vec<char> = text.chars().rev().collect();
    let mut end = String::new();
    for letter in tail.into_iter().take(columns / 2) {
        end.insert(0, letter);
    }
    while width(&end) > columns / 2 {
        end.remove(0);
    }
    format!("{}{end}", cut(text, columns - width(&end)))
}

/// Wraps at spaces so that no line is wider than `columns`; a word that is too wide is broken.
pub(crate) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let columns = columns.max(1);
    let mut lines = Vec::new();
    let mut line = String::new();
    // A space that does not break keeps words together.
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let gap = usize::from(!line.is_empty());
        if !line.is_empty() && width(&line) + gap + width(word) > columns {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        for letter in word.chars() {
            if width(&line) + width(letter.encode_utf8(&mut [0; 4])) > columns && !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            line.push(letter);
        }
    }
    if !line.is_empty() || lines.is_empty() {
        lines.push(line);
    }
    lines
}

/// Wraps into styled lines, indented from the second one on.
pub(crate) fn wrapped(text: &str, columns: usize, indent: usize, style: Style) -> Vec<Line<'static>> {
    let first = wrap(text, columns);
    if indent == 0 || first.len() < 2 {
        return first.into_iter().map(|line| Line::styled(line, style)).collect();
    }
    let mut lines = vec![Line::styled(first[0].clone(), style)];
    let rest = first[1..].join(" ");
    let narrower = columns.saturating_sub(indent);
    lines.extend(
        wrap(&rest, narrower)
            .into_iter()
            .map(|line| Line::styled(format!("{}{line}", " ".repeat(indent)), style)),
    );
    lines
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn lines_break_at_spaces() {
        assert_eq!(wrap("Draft a card from the circle", 10), ["Draft a", "card from", "the circle"]);
        assert_eq!(wrap("unbelievable", 5), ["unbel", "ievab", "le"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("Ton paysage\u{a0}: vide", 12), ["Ton", "paysage\u{a0}:", "vide"]);
    }

    #[test]
    fn what_is_cut_says_so() {
        assert_eq!(cut("Deputy", 6), "Deputy");
        assert_eq!(cut("Deputy", 4), "Dep…");
        assert_eq!(cut("Deputy", 0), "");
        assert_eq!(cut_middle("cowboy on the building at $3", 16), "cowboy …ng at $3");
    }

    proptest! {
        #[test]
        fn no_line_is_too_wide_and_no_letter_is_lost(text in "[a-zé★ ]{0,60}", columns in 1usize..30) {
            let lines = wrap(&text, columns);
            prop_assert!(lines.iter().all(|line| width(line) <= columns));
            let letters = |text: &str| text.chars().filter(|letter| *letter != ' ').collect::<String>();
            prop_assert_eq!(letters(&lines.concat()), letters(&text));
            prop_assert!(width(&cut(&text, columns)) <= columns);
            prop_assert!(width(&cut_middle(&text, columns)) <= columns);
        }
    }
}
