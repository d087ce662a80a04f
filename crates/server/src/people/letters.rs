//! Which letters people may write with: names and remarks stand beside those of others and must not disturb them.

/// How many accents one letter of a name can wear: some languages need two.
const MOST_ACCENTS: usize = 3;

/// Text without what is invisible and only there to deceive: control characters, marks that turn the direction of writing, letters
/// without ink. Joiners stay, because scripts and emoji need them.
pub(crate) fn in_ink(text: &str) -> String {
    text.chars().filter(|&letter| letter == '\n' || !is_trick(letter)).collect()
}

/// A name on one line, with single spaces.
pub(super) fn on_one_line(text: &str) -> String {
    let words: Vec<String> =
        text.split_whitespace().map(|word| in_place(&in_ink(word))).filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

/// A word in which nothing unseen follows a letter that has no use for it, so that it looks like another's name and is not; and
/// in which no letter wears more than a few accents.
fn in_place(word: &str) -> String {
    let mut kept = String::new();
    let mut accents = 0;
    for letter in word.chars() {
        accents = if is_accent(letter) { accents + 1 } else { 0 };
        let alone = !kept.ends_with(|before: char| !before.is_ascii_alphabetic());
        if !(accents > MOST_ACCENTS || (is_unseen(letter) && alone)) {
            kept.push(letter);
        }
    }
    kept
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

/// What changes the letter before it and shows nothing alone.
const fn is_modifier(letter: char) -> bool {
    is_unseen(letter) || is_accent(letter)
}

/// Joiners, variants, tags: other scripts and emoji need them, plain letters do not.
const fn is_unseen(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e0fff}')
}

const fn is_accent(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}')
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
        for disguised in ["A\u{200c}da", "Ada\u{200d}", "A\u{fe0f}da", "\u{200c}Ada", "Ada\u{e0041}"] {
            assert_eq!(on_one_line(disguised), "Ada", "{disguised:?}");
        }
        assert_eq!(on_one_line(&format!("Z{}", "\u{334}".repeat(9))), "Z\u{334}\u{334}\u{334}");
        assert_eq!(on_one_line("1\u{fe0f}\u{20e3}"), "1\u{fe0f}\u{20e3}");
        assert_eq!(on_one_line(" Wyatt \u{a0}\u{200b} Earp\n"), "Wyatt Earp");
        for nothing in ["", "\u{200d}", "\u{fe0f}\u{301}"] {
            assert!(!can_be_seen(nothing), "{nothing:?}");
        }
    }
}
