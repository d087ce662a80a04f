//! Plays puzzles in the terminal, line by line.

use std::io::{stdin, stdout};
use std::path::PathBuf;

use table::{Phrase, Viewer};
use words::Language;

use super::puzzle::{self, Found, Puzzle};
use crate::common::{self, CommandError, CommandResult, Outcome};
use crate::lessons::NAMES;
use crate::play::plain::console::{Console, Over};
use crate::play::tell;

pub(super) fn run(files: &[PathBuf], from: usize, language: Language) -> CommandResult {
    let puzzles = files.iter().map(|file| puzzle::read(file)).collect::<Result<Vec<_>, _>>()?.concat();
    let (mut input, mut output) = (stdin().lock(), stdout().lock());
    let mut console = Console::new(&mut input, &mut output);
    for (index, puzzle) in puzzles.iter().enumerate().skip(from.saturating_sub(1)) {
        match solve(&mut console, puzzle, index + 1, language)? {
            Ok(()) => {}
            Err(Over::Gone) => break,
            Err(Over::Failed(error)) => return Err(CommandError::new(error)),
        }
    }
    Ok(Outcome::Good)
}

fn solve(
    console: &mut Console<'_>,
    puzzle: &Puzzle,
    number: usize,
    language: Language,
) -> Result<Result<(), Over>, CommandError> {
    let session = puzzle.session()?;
    let words = common::words(language).with_names(NAMES.iter().take(session.seats()).copied());
    let mut converse = || -> Result<(), Over> {
        let account = session.account(Viewer::Seat(puzzle.seat));
        console.say("")?;
        console.say(words.say(&Phrase::new("terminal-puzzle").with("number", number)))?;
        console.say_all(tell::pictures(&account, &words))?;
        console.say_all(account.asked.iter().map(|asked| words.say(asked)))?;
        let offers = session.offers(puzzle.seat);
        let labels: Vec<String> = offers.iter().map(|offer| words.say(&offer.phrase)).collect();
        let unclear = words.say(&Phrase::new("terminal-plain-number").with("count", labels.len()));
        let chosen = &offers[console.choose(&labels, &unclear)?].action;
        let right = *chosen == puzzle.choices[0].0;
        console.say(words.get(if right { "terminal-puzzle-right" } else { "terminal-puzzle-wrong" }))?;
        console.say(words.get(match puzzle.found {
            Found::Exact => "terminal-puzzle-exact",
            Found::Searched(_) => "terminal-puzzle-searched",
        }))?;
        for (action, value) in puzzle.choices.iter().take(5) {
            let Some(label) = offers.iter().position(|offer| offer.action == *action) else { continue };
            let mark = if action == chosen { "*" } else { " " };
            console.say(format!("{mark} {value:>6.1}  {}", labels[label]))?;
        }
        Ok(())
    };
    Ok(converse())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_is_answered_with_the_values_of_the_choices() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles");
        let puzzle = crate::puzzles::written::all(&folder).unwrap().remove(0);
        let (mut input, mut output) = (&b"1\n"[..], Vec::new());
        let mut console = Console::new(&mut input, &mut output);
        solve(&mut console, &puzzle, 1, Language::English).unwrap().unwrap();
        let said = String::from_utf8(output).unwrap();
        let words = common::words(Language::English);
        let verdicts = ["terminal-puzzle-right", "terminal-puzzle-wrong"];
        assert!(verdicts.iter().any(|id| said.contains(&words.get(id))), "{said}");
        assert!(said.contains(&format!("{:.1}", puzzle.choices[0].1)), "{said}");
    }
}
