//! Which letters people may write with: names and remarks stand beside those of others and must not disturb them.

/// Text without what is invisible and only there to deceive: control characters, marks that turn the direction of writing, letters
/// without ink. Joiners stay, because scripts and emoji need them.
pub(crate) fn in_ink(text: &str) -> String {
    text.chars().filter(|&letter| letter == '\n' || !is_trick(letter)).collect()
}

/// A name on one line, with single spaces.
pub(super) fn on_one_line(text: &str) -> String {
    let words: Vec<String> = text.split_whitespace().map(in_ink).filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

/// Whether there is anything to see.
pub(super) fn can_be_seen(text: &str) -> bool {
    text.chars().any(|letter| !letter.is_whitespace() && !is_modifier(letter))
}

/// Letters without ink that stand for nothing: a name made of them could not be seen, and one with them looks like another's.
fn is_trick(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
                | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
                | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        )
}

/// What changes the letter before it and shows nothing alone: joiners, variants, accents, tags.
const fn is_modifier(letter: char) -> bool {
    matches!(
        letter,
        '\u{200c}' | '\u{200d}' | '\u{300}'..='\u{36f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e0fff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tricks_are_left_out_and_scripts_stay_as_they_are() {
        assert_eq!(in_ink("e\u{202e}vil\u{7}"), "evil");
        assert_eq!(in_ink("one\ntwo"), "one\ntwo");
        for fine in ["Žofie", "דוד", "علی\u{200c}رضا", "李雷", "👩\u{200d}🌾", "O'Neil-3"] {
            assert_eq!(on_one_line(fine), fine);
            assert!(can_be_seen(fine), "{fine}");
        }
        assert_eq!(on_one_line(" Wyatt \u{a0}\u{200b} Earp\n"), "Wyatt Earp");
        for nothing in ["", "\u{200d}", "\u{fe0f}\u{301}"] {
            assert!(!can_be_seen(nothing), "{nothing:?}");
        }
    }
}
