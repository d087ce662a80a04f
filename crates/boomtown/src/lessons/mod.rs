//! Lessons: scenario files in which the learner makes the moves. The files are embedded in the program.

mod learn;
mod written;

use table::{AnySession, Seat};
use words::Words;

use crate::common::{CommandError, english};
use crate::scenario::check;
use crate::scenario::form::{self, LessonHead};
use crate::scenario::learn::Learnt;

pub(crate) use self::learn::{Args, NAMES, run};
pub use self::written::write_lessons;

/// The lesson files of the project, in the order in which they are offered.
const FILES: [&str; 12] = [
    include_str!("../../../../scenarios/carson-city/lessons/first.toml"),
    include_str!("../../../../scenarios/carson-city/lessons/standish.toml"),
    include_str!("../../../../scenarios/carson-city/lessons/river.toml"),
    include_str!("../../../../scenarios/carson-city/lessons/new-beginning.toml"),
    include_str!("../../../../scenarios/carson-city/lessons/might-is-right.toml"),
    include_str!("../../../../scenarios/carson-city/lessons/kit-carson.toml"),
    include_str!("../../../../scenarios/carson-city/lessons/outlaws.toml"),
    include_str!("../../../../scenarios/carson-city/lessons/horses.toml"),
    include_str!("../../../../scenarios/carson-cards/lessons/first.toml"),
    include_str!("../../../../scenarios/carson-cards/lessons/virtual-players.toml"),
    include_str!("../../../../scenarios/circle-wagons/lessons/first.toml"),
    include_str!("../../../../scenarios/circle-wagons/lessons/lone-cowboy.toml"),
];

/// A lesson, ready to be played.
pub(crate) struct Lesson {
    pub(crate) game: &'static str,
    pub(crate) head: LessonHead,
    pub(crate) steps: Vec<Step>,
}

/// A decision of the learner.
pub(crate) struct Step {
    /// The message that introduces it.
    pub(crate) text: String,
    pub(crate) seat: Seat,
    pub(crate) before: Box<dyn AnySession>,
    /// Messages for particular wrong actions.
    pub(crate) instead: Vec<(String, String)>,
    /// The accepted actions, each with the game after it and what follows.
    pub(crate) outcomes: Vec<(String, Box<dyn AnySession>)>,
}

impl Lesson {
    /// The message id of its title.
    pub(crate) fn text(&self) -> String {
        format!("lesson-{}-{}", self.game, self.head.name)
    }
}

/// All lessons of the project whose games are registered.
pub(crate) fn all() -> Result<Vec<Lesson>, CommandError> {
    let english = english();
    FILES.into_iter().map(|source| read(source, &english)).collect()
}

fn read(source: &str, english: &Words) -> Result<Lesson, CommandError> {
    let file =
        form::read(source).map_err(|bad| CommandError::new(format!("line {}: {}", bad.line, bad.why)))?;
    let head = file.lesson.ok_or_else(|| CommandError::new("the file is not a lesson"))?;
    let game = file.scenarios[0].game.game().name();
    let mut lesson = Lesson { game, head, steps: Vec::new() };
    let title = lesson.text();
    for scenario in &file.scenarios {
        let faults =
            check::check(scenario, english, &mut |learnt| lesson.steps.push(Step::new(&title, learnt)));
        if let Some(fault) = faults.first() {
            let why = format!(
                "{}: {} expected {}, found {}",
                scenario.title, fault.what, fault.expected, fault.found
            );
            return Err(CommandError::new(why));
        }
    }
    Ok(lesson)
}

impl Step {
    fn new(title: &str, learnt: &Learnt<'_>) -> Step {
        let named = |name: &str| format!("{title}-{name}");
        let instead = learnt.learn.instead.iter();
        Step {
            text: named(&learnt.learn.name),
            seat: learnt.seat,
            before: learnt.before.boxed_clone(),
            instead: instead.map(|(play, name)| (play.action.clone(), named(name))).collect(),
            outcomes: learnt
                .outcomes
                .iter()
                .map(|(action, session)| (action.clone(), session.boxed_clone()))
                .collect(),
        }
    }

    /// The message that answers an action; `None` if the action is accepted.
    pub(crate) fn answer(&self, action: &str) -> Option<String> {
        if self.outcomes.iter().any(|(accepted, _)| accepted == action) {
            return None;
        }
        let known = self.instead.iter().find(|(instead, _)| instead == action);
        Some(known.map_or_else(|| format!("{}-else", self.text), |(_, text)| text.clone()))
    }
}

#[cfg(test)]
mod tests {
    use table::Phrase;
    use words::Language;

    use super::*;

    fn says(words: &Words, id: &str) -> bool {
        words.try_say(&Phrase { id: id.to_owned().into(), args: Vec::new() }).is_ok()
    }

    #[test]
    fn every_lesson_file_is_part_of_the_program() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
        for game in std::fs::read_dir(folder).unwrap() {
            let lessons = game.unwrap().path().join("lessons");
            for file in lessons.read_dir().into_iter().flatten() {
                let source = std::fs::read_to_string(file.unwrap().path()).unwrap();
                assert!(FILES.contains(&source.as_str()), "{source}");
            }
        }
    }

    #[test]
    fn every_lesson_can_be_walked_through_in_every_language() {
        for language in Language::ALL {
            let words = crate::common::words(language);
            for lesson in all().unwrap() {
                let title = lesson.text();
                assert!(
                    says(&words, &title) && says(&words, &format!("{title}-help")),
                    "{language}: {title}"
                );
                for step in &lesson.steps {
                    assert!(!step.outcomes.is_empty(), "{} can be solved", step.text);
                    let legal = step.before.actions(step.seat);
                    let answers = legal.iter().filter_map(|action| step.answer(action));
                    let texts = [step.text.clone(), format!("{}-done", step.text)].into_iter().chain(answers);
                    for text in texts {
                        assert!(says(&words, &text), "{language}: {text}");
                    }
                }
            }
        }
    }

    #[test]
    fn every_text_of_a_lesson_is_said() {
        let said: Vec<String> = all()
            .unwrap()
            .iter()
            .flat_map(|lesson| {
                let title = lesson.text();
                let steps = lesson.steps.iter().flat_map(|step| {
                    let legal = step.before.actions(step.seat);
                    let answers: Vec<String> =
                        legal.iter().filter_map(|action| step.answer(action)).collect();
                    [step.text.clone(), format!("{}-done", step.text)].into_iter().chain(answers)
                });
                [title.clone(), format!("{title}-help")].into_iter().chain(steps).collect::<Vec<_>>()
            })
            .collect();
        let texts = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/locales/en");
        let mut unsaid = Vec::new();
        for game in ["carson-city", "carson-cards", "circle-wagons"] {
            let source = std::fs::read_to_string(texts.join(format!("lessons-{game}.ftl"))).unwrap();
            let ids = source.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id.to_owned());
            unsaid.extend(ids.filter(|id| !said.contains(id)));
        }
        assert!(unsaid.is_empty(), "nobody says {unsaid:?}");
    }

    #[test]
    fn a_game_is_learnt_in_six_to_ten_steps_and_a_variant_in_two_to_four() {
        for lesson in all().unwrap() {
            let fits = if lesson.head.introduces.is_none() { 6..=10 } else { 2..=4 };
            assert!(fits.contains(&lesson.steps.len()), "{} has {} steps", lesson.text(), lesson.steps.len());
        }
    }
}
