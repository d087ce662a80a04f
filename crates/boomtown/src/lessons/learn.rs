//! `boomtown learn`: plays lessons in the terminal, line by line.

use std::borrow::Cow;
use std::io::{stdin, stdout};

use games::GameEntry;
use table::{Phrase, Seat, Viewer};
use words::{Language, Words};

use super::{Lesson, Step};
use crate::common::{self, CommandError, CommandResult, Outcome};
use crate::play::plain::console::{Console, Over};
use crate::play::tell;
use crate::play::wording::{game_name, signed};

/// The players in a lesson: the learner, and others.
pub(crate) const NAMES: [&str; 6] = ["Sam", "Clara", "Ben", "Ruth", "Jack", "Mae"];

/// Learn a game step by step: read a short explanation, then make the move.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Game to learn [default: choose from the lessons of all games].
    #[arg(value_parser = common::parse_game, value_name = "GAME")]
    game: Option<&'static GameEntry>,

    /// Lesson of the game, such as `first` or `outlaws` [default: choose from all].
    #[arg(requires = "game", value_name = "LESSON")]
    lesson: Option<String>,

    /// Language: en, de, nl or fr [default: the system's language].
    #[arg(long)]
    language: Option<Language>,
}

#[expect(clippy::needless_pass_by_value, reason = "every command takes its arguments by value")]
pub(crate) fn run(args: Args) -> CommandResult {
    let words = common::words(args.language.unwrap_or_else(common::language));
    let mut lessons = super::all()?;
    if let Some(game) = args.game {
        lessons.retain(|lesson| lesson.game == game.game().name());
    }
    if let Some(name) = &args.lesson {
        let names: Vec<String> = lessons.iter().map(|lesson| lesson.head.name.clone()).collect();
        lessons.retain(|lesson| lesson.head.name == *name);
        if lessons.is_empty() {
            return Err(CommandError::new(format!(
                "there is no lesson '{name}'; the lessons are {}",
                names.join(", ")
            )));
        }
    }
    if lessons.is_empty() {
        return Err(CommandError::new("there is no lesson for this game"));
    }
    let (mut input, mut output) = (stdin().lock(), stdout().lock());
    let mut console = Console::new(&mut input, &mut output);
    match converse(&mut console, &lessons, &words) {
        Ok(()) | Err(Over::Gone) => Ok(Outcome::Good),
        Err(Over::Failed(error)) => Err(CommandError::new(error)),
    }
}

fn converse(console: &mut Console<'_>, lessons: &[Lesson], words: &Words) -> Result<(), Over> {
    let chosen = if lessons.len() == 1 {
        0
    } else {
        console.say(words.get("terminal-learn-which"))?;
        let item = |lesson: &Lesson| {
            let game = common::game(lesson.game)
                .map_or_else(|_| String::new(), |entry| game_name(words, entry.game()));
            let line =
                Phrase::new("table-line").with("label", game).with("value", told(words, &lesson.text()));
            words.say(&line)
        };
        let items: Vec<String> = lessons.iter().map(item).collect();
        console
            .choose(&items, &words.say(&Phrase::new("terminal-plain-number").with("count", items.len())))?
    };
    let lesson = &lessons[chosen];
    console.say(told(words, &format!("{}-help", lesson.text())))?;
    console.say(words.get("terminal-learn-how"))?;
    for (index, step) in lesson.steps.iter().enumerate() {
        let names = NAMES.iter().take(step.before.seats()).copied();
        let spoken = common::words(words.language()).with_names(names);
        take(console, step, (index + 1, lesson.steps.len()), &spoken)?;
    }
    console.say(words.get("terminal-learn-over"))
}

/// Shows one step until it is solved.
fn take(
    console: &mut Console<'_>,
    step: &Step,
    (number, count): (usize, usize),
    words: &Words,
) -> Result<(), Over> {
    let account = step.before.account(Viewer::Seat(step.seat));
    console.say("")?;
    console.say_all(tell::pictures(&account, words))?;
    console.say("")?;
    console.say(words.say(&Phrase::new("terminal-learn-step").with("step", number).with("count", count)))?;
    console.say(told(words, &step.text))?;
    let offers = step.before.offers(step.seat);
    for (index, offer) in offers.iter().enumerate() {
        let gain = offer
            .gain
            .filter(|gain| *gain != 0)
            .map_or_else(String::new, |gain| format!(" ({})", signed(gain)));
        console.say(format!("{:>3}. {}{gain}", index + 1, words.say(&offer.phrase)))?;
    }
    loop {
        let line = console.listen()?;
        if line == "?" {
            console.say_all(tell::account(&account, words))?;
            continue;
        }
        let by_number = line.parse::<usize>().ok().and_then(|number| offers.get(number.checked_sub(1)?));
        let Some(offer) = by_number.or_else(|| offers.iter().find(|offer| offer.action == line)) else {
            console.say(words.say(&Phrase::new("terminal-plain-number").with("count", offers.len())))?;
            continue;
        };
        if let Some(answer) = step.answer(&offer.action) {
            console.say(told(words, &answer))?;
            continue;
        }
        let after = step.outcomes.iter().find(|(action, _)| *action == offer.action);
        let (_, after) = after.expect("what is not answered is accepted");
        for decision in step.before.decisions()..after.decisions() {
            let events = after.told(Some(decision), viewer(step.seat));
            console.say_all(events.iter().map(|event| words.say(&event.phrase)))?;
        }
        return console.say(told(words, &format!("{}-done", step.text)));
    }
}

const fn viewer(seat: Seat) -> Viewer {
    Viewer::Seat(seat)
}

/// A message whose id is put together.
pub(super) fn told(words: &Words, id: &str) -> String {
    words.say(&Phrase { id: Cow::Owned(id.to_owned()), args: Vec::new() })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The output for these input lines.
    fn said(lines: &str, language: Language) -> String {
        let words = common::words(language);
        let lessons: Vec<Lesson> = super::super::all().unwrap();
        let wagons: Vec<Lesson> =
            lessons.into_iter().filter(|lesson| lesson.text() == "lesson-circle-wagons-first").collect();
        let (mut input, mut output) = (lines.as_bytes(), Vec::new());
        let done = converse(&mut Console::new(&mut input, &mut output), &wagons, &words);
        assert!(matches!(done, Ok(()) | Err(Over::Gone)));
        String::from_utf8(output).unwrap()
    }

    #[test]
    fn a_lesson_is_taken_line_by_line_and_says_why_something_is_not_it() {
        let lines = "take 9\nnonsense\n?\n1\nlay 0,0\nlay 2,0 turned\nlay 3,-1 turned\ntake 11\nlay -1,-1\nlay 0,1 turned\n";
        let said = said(lines, Language::English);
        let words = common::words(Language::English);
        for id in [
            "lesson-circle-wagons-first-take-else",
            "lesson-circle-wagons-first-end-done",
            "terminal-learn-over",
        ] {
            assert!(said.contains(&told(&words, id)), "{id} is not in\n{said}");
        }
    }

    #[test]
    fn whoever_leaves_leaves_without_a_word() {
        assert!(
            !said("take 5\n", Language::German)
                .contains(&common::words(Language::German).get("terminal-learn-over"))
        );
    }
}
