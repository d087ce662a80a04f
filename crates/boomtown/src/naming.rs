//! Finds a message by its id, by the end of the id, or by its English words, as files and programs name it.

use table::{Arg, FormatError, GameError, Phrase, ScoreLine};
use words::Words;

/// Whether `name` is the phrase's id, the id without its first two words (`not-touching` for
/// `wagons-illegal-not-touching`), or a piece of the English sentence.
pub(crate) fn means(name: &str, phrase: &Phrase, english: &Words) -> bool {
    name == phrase.id || short(&phrase.id) == Some(name) || contains(&english.say(phrase), name)
}

/// Why no game can begin, in English.
pub(crate) fn bad_start(bad: &GameError, english: &Words) -> String {
    match bad {
        GameError::Malformed(sentence) => sentence.clone(),
        GameError::Illegal(why) => english.say(why),
    }
}

/// Whether a sentence contains this text, ignoring case. The empty text is contained in none.
pub(crate) fn contains(sentence: &str, piece: &str) -> bool {
    !piece.is_empty() && sentence.to_lowercase().contains(&piece.to_lowercase())
}

fn short(id: &str) -> Option<&str> {
    id.splitn(3, '-').nth(2)
}

/// The one line of a break-down that `name` means, or why there is none.
///
/// A line is named by its id, by its English text, by the id without its first two words, or by that of a phrase in it: `badlands`
/// is the line `wagons-card-badlands`, `desert` the line `wagons-score-area` of `wagons-terrain-desert`.
pub(crate) fn line<'a>(
    name: &str,
    lines: &'a [ScoreLine],
    english: &Words,
) -> Result<&'a ScoreLine, FormatError> {
    let by_id = |label: &Phrase| label.id == name;
    let by_words = |label: &Phrase| english.say(label).to_lowercase() == name.to_lowercase();
    let by_end = |label: &Phrase| {
        short(&label.id) == Some(name)
            || label
                .args
                .iter()
                .any(|(_, arg)| matches!(arg, Arg::Phrase(word) if short(&word.id) == Some(name)))
    };
    let ways: [&dyn Fn(&Phrase) -> bool; 3] = [&by_id, &by_words, &by_end];
    for way in ways {
        let found: Vec<&ScoreLine> = lines.iter().filter(|line| way(&line.label)).collect();
        match found[..] {
            [] => {}
            [line] => return Ok(line),
            _ => {
                let found = found.len();
                return Err(FormatError::new(format!(
                    "'{name}' means {found} lines; the lines are {}",
                    labels(lines)
                )));
            }
        }
    }
    Err(FormatError::new(format!("there is no line '{name}'; the lines are {}", labels(lines))))
}

fn labels(lines: &[ScoreLine]) -> String {
    lines.iter().map(|line| label(&line.label)).collect::<Vec<_>>().join(", ")
}

/// The short name of a line of a break-down: the distinguishing word in it, or the end of its id.
pub(crate) fn label(label: &Phrase) -> &str {
    let word = label.args.iter().find_map(|(_, arg)| match arg {
        Arg::Phrase(word) => short(&word.id),
        _ => None,
    });
    word.or(short(&label.id)).unwrap_or(&label.id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::english;

    fn lines() -> Vec<ScoreLine> {
        let area = |terrain| Phrase::new("wagons-score-area").with("terrain", Phrase::new(terrain));
        vec![
            ScoreLine::new(area("wagons-terrain-water"), 3),
            ScoreLine::new(area("wagons-terrain-snow"), 1),
            ScoreLine::new("wagons-card-cool-water", 9),
        ]
    }

    #[test]
    fn a_line_goes_by_its_id_or_by_a_word_of_it() {
        let points = |name| line(name, &lines(), &english()).map(|line| line.points);
        assert_eq!(points("wagons-card-cool-water"), Ok(9));
        assert_eq!(points("cool-water"), Ok(9));
        assert_eq!(points("water"), Ok(3));
        assert_eq!(points("snow"), Ok(1));
    }

    #[test]
    fn a_name_for_several_lines_or_for_none_is_refused_with_the_names_there_are() {
        let why = |name| line(name, &lines(), &english()).unwrap_err().to_string();
        assert_eq!(
            why("wagons-score-area"),
            "'wagons-score-area' means 2 lines; the lines are water, snow, cool-water"
        );
        assert_eq!(why("oil"), "there is no line 'oil'; the lines are water, snow, cool-water");
    }

    #[test]
    fn a_reason_goes_by_its_id_or_the_end_of_it() {
        let phrase = Phrase::new("wagons-illegal-not-touching");
        assert!(means("wagons-illegal-not-touching", &phrase, &english()));
        assert!(means("not-touching", &phrase, &english()));
        assert!(!means("", &phrase, &english()));
        assert!(!means("not-in-circle", &phrase, &english()));
    }
}
