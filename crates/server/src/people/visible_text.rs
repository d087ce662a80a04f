//! The characters that are allowed in names and chat messages, so that they cannot disturb those of others.

/// How many combining marks a letter can have: some languages need two. More would cover the lines of others.
const MOST_ACCENTS: usize = 3;

/// Removes invisible and deceptive characters: control characters, bidirectional overrides, blank letters, more than a few
/// combining marks on one letter. Joiners stay, because scripts and emoji need them.
pub(crate) fn in_ink(text: &str) -> String {
    let mut accents = 0;
    let shown = text.chars().filter(|&letter| letter == '\n' || !is_trick(letter));
    let few = shown.filter(|&letter| {
        accents = match letter {
            letter if is_accent(letter) => accents + 1,
            letter if is_unseen(letter) => accents,
            _ => 0,
        };
        !is_accent(letter) || accents <= MOST_ACCENTS
    });
    few.collect()
}

/// A name on one line, with single spaces.
pub(super) fn on_one_line(text: &str) -> String {
    let words: Vec<String> =
        text.split_whitespace().map(|word| in_place(&in_ink(word))).filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

/// Removes invisible characters from a word where they have no effect, because it would look like another name.
fn in_place(word: &str) -> String {
    let mut kept = String::new();
    let mut letters = word.chars().peekable();
    while let Some(letter) = letters.next() {
        let (before, after) = (kept.chars().next_back(), letters.peek().copied());
        let has_use = before.is_some_and(|before| is_used(letter, before, after));
        if !is_unseen(letter) || has_use {
            kept.push(letter);
        }
    }
    // A joiner at the end joins nothing.
    kept.trim_end_matches(['\u{200c}', '\u{200d}']).to_owned()
}

/// Whether an invisible character affects the one before it.
fn is_used(unseen: char, before: char, after: Option<char>) -> bool {
    match unseen {
        '\u{200c}' | '\u{200d}' => after.is_some() && (joins(before) || is_picture(before)),
        '\u{fe0e}' | '\u{fe0f}' => is_picture(before) || (before.is_ascii() && after == Some('\u{20e3}')),
        '\u{180b}'..='\u{180f}' => matches!(before, '\u{1820}'..='\u{18aa}'),
        '\u{e0020}'..='\u{e007f}' => matches!(before, '\u{1f3f4}' | '\u{e0020}'..='\u{e007f}'),
        _ => {
            joins(before)
                || matches!(before, '\u{2e80}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
        }
    }
}

/// Letters of scripts in which a joiner changes the spelling: Arabic, Indic and related scripts.
const fn joins(letter: char) -> bool {
    matches!(
        letter,
        '\u{600}'..='\u{109f}' | '\u{1700}'..='\u{1aaf}' | '\u{1b00}'..='\u{1c4f}' | '\u{a800}'..='\u{abff}'
            | '\u{fb50}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' | '\u{10a00}'..='\u{11fff}' | '\u{1e900}'..='\u{1e95f}'
    )
}

/// Emoji and other symbols, and their modifiers.
const fn is_picture(letter: char) -> bool {
    matches!(
        letter,
        '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{20e3}' | '\u{2100}'..='\u{2bff}' | '\u{3030}' | '\u{303d}'
            | '\u{3297}' | '\u{3299}' | '\u{fe0f}' | '\u{1f000}'..='\u{1faff}'
    )
}

/// Whether anything is visible.
pub(super) fn can_be_seen(text: &str) -> bool {
    text.chars().any(|letter| !letter.is_whitespace() && !is_modifier(letter))
}

/// Blank letters: a name made of them would be invisible, and one that contains them looks like another's.
fn is_trick(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
                | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
                | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
                | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
        )
}

/// Modifies the letter before it and shows nothing by itself.
const fn is_modifier(letter: char) -> bool {
    is_unseen(letter) || is_accent(letter)
}

/// Joiners, variation selectors, tags: other scripts and emoji need them, plain letters do not.
const fn is_unseen(letter: char) -> bool {
    matches!(
        letter,
        '\u{180b}'..='\u{180f}' | '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Combining marks: of Latin and Cyrillic, Hebrew, Arabic, Thai and Lao, Japanese, and of symbols.
const fn is_accent(letter: char) -> bool {
    matches!(
        letter,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{5bf}' | '\u{5c1}' | '\u{5c2}' | '\u{5c4}'
            | '\u{5c5}' | '\u{5c7}' | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}' | '\u{670}' | '\u{6d6}'..='\u{6dc}'
            | '\u{6df}'..='\u{6e4}' | '\u{6e7}' | '\u{6e8}' | '\u{6ea}'..='\u{6ed}' | '\u{e31}' | '\u{e34}'..='\u{e3a}'
            | '\u{e47}'..='\u{e4e}' | '\u{eb1}' | '\u{eb4}'..='\u{ebc}' | '\u{ec8}'..='\u{ece}' | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{302a}'..='\u{302f}' | '\u{3099}' | '\u{309a}'
            | '\u{a66f}'..='\u{a672}' | '\u{a674}'..='\u{a67d}' | '\u{fe20}'..='\u{fe2f}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tricks_are_left_out_and_scripts_stay_as_they_are() {
        assert_eq!(in_ink("e\u{202e}vil\u{7}"), "evil");
        assert_eq!(in_ink("one\ntwo"), "one\ntwo");
        for fine in
            ["Žofie", "דוד", "علی\u{200c}رضا", "李雷", "👩\u{200d}🌾", "❤\u{fe0f}\u{200d}🔥", "O'Neil-3"]
        {
            assert_eq!(on_one_line(fine), fine);
            assert!(can_be_seen(fine), "{fine}");
        }
        for disguised in ["A\u{200c}da", "Ada\u{200d}", "A\u{fe0f}da", "\u{200c}Ada", "Ada\u{e0041}"] {
            assert_eq!(on_one_line(disguised), "Ada", "{disguised:?}");
        }
        for (disguised, plain) in [("Bob2\u{200d}", "Bob2"), ("Zoë\u{200d}", "Zoë"), ("Zo\u{200d}ë", "Zoë")]
        {
            assert_eq!(on_one_line(disguised), plain, "{disguised:?}");
        }
        for disguised in ["Ada\u{1d173}", "Ada\u{180b}", "Ada\u{fe00}"] {
            assert_eq!(on_one_line(disguised), "Ada", "{disguised:?}");
        }
        assert_eq!(on_one_line("علی\u{200c}"), "علی");
        assert_eq!(on_one_line(&format!("Z{}", "\u{334}".repeat(9))), "Z\u{334}\u{334}\u{334}");
        assert_eq!(on_one_line("1\u{fe0f}\u{20e3}"), "1\u{fe0f}\u{20e3}");
        assert_eq!(on_one_line(" Wyatt \u{a0}\u{200b} Earp\n"), "Wyatt Earp");
        for nothing in ["", "\u{200d}", "\u{fe0f}\u{301}"] {
            assert!(!can_be_seen(nothing), "{nothing:?}");
        }
    }
}
