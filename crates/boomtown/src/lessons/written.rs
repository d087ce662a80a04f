//! Writes lessons for the browser: a file for each, and a list of them.

use std::io;
use std::path::Path;

use server::protocol::{self, Exercise, LessonStep, LessonTitle};

use super::{Lesson, Step};

/// Writes every lesson into `folder` as the browser reads it: `<game>-<name>.json`, and `index.json` with their titles.
///
/// # Errors
/// If a file cannot be written, or a lesson contradicts the rules.
pub fn write_lessons(folder: &Path) -> io::Result<()> {
    let lessons = super::all().map_err(io::Error::other)?;
    let titles: Vec<LessonTitle> = lessons.iter().map(title).collect();
    std::fs::create_dir_all(folder)?;
    std::fs::write(folder.join("index.json"), serde_json::to_string_pretty(&titles)? + "\n")?;
    for lesson in &lessons {
        let name = format!("{}-{}.json", lesson.game, lesson.head.name);
        let written =
            protocol::Lesson { title: title(lesson), steps: lesson.steps.iter().map(step).collect() };
        std::fs::write(folder.join(name), serde_json::to_string(&written)? + "\n")?;
    }
    Ok(())
}

fn title(lesson: &Lesson) -> LessonTitle {
    LessonTitle {
        game: lesson.game.to_owned(),
        name: lesson.head.name.clone(),
        introduces: lesson.head.introduces.clone(),
        steps: lesson.steps.len(),
    }
}

fn step(step: &Step) -> LessonStep {
    let exercise = Exercise::new(step.before.as_ref(), step.seat);
    LessonStep {
        text: step.text.clone(),
        instead: step.instead.iter().cloned().collect(),
        outcomes: step
            .outcomes
            .iter()
            .map(|(action, session)| (action.clone(), exercise.frames(session.as_ref())))
            .collect(),
        exercise,
    }
}
