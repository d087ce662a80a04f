//! Golden records: recorded games whose positions must not change as long as `RULES` stays the same.
//!
//! A game's recorded playthroughs are its golden records. A file beside them lists, under the version of the rules, a hash of the
//! position after every few decisions, and the points there. If a change to a rule changes one of them, the test fails until `RULES`
//! is raised: otherwise games in progress would silently continue from another position, or with other points.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

use crate::{Game, Record, Session};

/// Positions are compared after this many decisions, and after the last one.
const EVERY: usize = 10;
/// How many bytes of a position's hash are stored.
const HASH: usize = 6;
/// If set to `write`, the file is rewritten after `RULES` was raised; if set to `form`, only the serialised form of positions
/// changed.
const VARIABLE: &str = "GOLDEN";

/// Replays the records in a test folder's `snapshots` and compares their positions and points with its `golden.txt`.
///
/// # Panics
/// If a position or its points changed but `RULES` did not, or if the file was written for other rules or other records.
pub fn check_golden<G: Game>(tests: &str) {
    let tests = Path::new(tests);
    let file = tests.join("golden.txt");
    let golden = fs::read_to_string(&file).unwrap_or_default();
    let now = positions::<G>(&tests.join("snapshots"));
    match (judge(&golden, &now, G::RULES), env::var(VARIABLE).as_deref()) {
        (Judgement::Same, _) => {}
        (Judgement::RulesRaised, Ok("write")) | (Judgement::Changed(_), Ok("form")) => {
            fs::write(&file, now).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        }
        (Judgement::RulesRaised, _) => panic!(
            "golden.txt is for other rules than version {rules} of {name}: write it anew with '{VARIABLE}=write cargo test -p boomtown-{name} golden'",
            rules = G::RULES,
            name = G::NAME,
        ),
        (Judgement::Changed(first), _) => panic!(
            "positions changed ({first}): raise RULES in crates/{name}/src/game.rs, record the playthroughs anew, and write \
             golden.txt anew with '{VARIABLE}=write cargo test -p boomtown-{name} golden'. Only if all positions mean what they meant, and \
             are just written differently: '{VARIABLE}=form cargo test -p boomtown-{name} golden'",
            name = G::NAME,
        ),
    }
}

/// The result of a comparison.
#[derive(PartialEq, Eq, Debug)]
enum Judgement {
    /// Nothing changed.
    Same,
    /// `RULES` was raised.
    RulesRaised,
    /// A position changed but `RULES` did not: the first such position.
    Changed(String),
}

fn judge(golden: &str, now: &str, rules: u32) -> Judgement {
    if golden == now {
        return Judgement::Same;
    }
    if golden.lines().next() != Some(heading(rules).as_str()) {
        return Judgement::RulesRaised;
    }
    let mut lines = golden.lines();
    let changed = now.lines().find(|&line| lines.next() != Some(line));
    Judgement::Changed(changed.unwrap_or("a record is missing").to_owned())
}

fn heading(rules: u32) -> String {
    format!("rules {rules}")
}

/// One line for each position: the record, the number of decisions, the beginning of the position's hash, and the points.
fn positions<G: Game>(records: &Path) -> String {
    let mut text = heading(G::RULES) + "\n";
    let folder = fs::read_dir(records).unwrap_or_else(|error| panic!("{}: {error}", records.display()));
    let mut paths: Vec<_> = folder.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "snap"));
    paths.sort();
    assert!(!paths.is_empty(), "{}: there are no golden records", records.display());
    for path in paths {
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let source = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        // A snapshot has a head of its own, between two lines of dashes.
        let record = source.splitn(3, "---\n").last().unwrap_or_default();
        describe::<G>(&name, record, &mut text);
    }
    text
}

fn describe<G: Game>(name: &str, record: &str, text: &mut String) {
    let record = Record::read(record).unwrap_or_else(|bad| panic!("{name}: {bad}"));
    // Where replaying is refused, that is the change.
    let session = match Session::<G>::resume(&record) {
        Ok((session, _)) => session,
        Err(error) => {
            let _ = writeln!(text, "{name} {error}");
            return;
        }
    };
    let last = session.line().len();
    for decisions in (0..last).step_by(EVERY).chain([last]) {
        let state = session.state_at(decisions);
        let position = serde_json::to_vec(&state).expect("a position has keys that are text");
        let hash = Sha256::digest(position).iter().take(HASH).fold(String::new(), |mut hex, byte| {
            let _ = write!(hex, "{byte:02x}");
            hex
        });
        let _ = writeln!(text, "{name} {decisions} {hash} {:?}", &state.points()[..state.seats()]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_that_changed_under_the_same_rules_is_told_and_one_under_new_rules_is_written_anew() {
        let golden = "rules 1\ngame 0 aa\ngame 10 bb\n";
        assert_eq!(judge(golden, golden, 1), Judgement::Same);
        let changed = "rules 1\ngame 0 aa\ngame 10 cc\n";
        assert_eq!(judge(golden, changed, 1), Judgement::Changed("game 10 cc".to_owned()));
        assert_eq!(
            judge(golden, "rules 1\ngame 0 aa\n", 1),
            Judgement::Changed("a record is missing".to_owned())
        );
        assert_eq!(judge(golden, "rules 2\ngame 0 aa\ngame 10 cc\n", 2), Judgement::RulesRaised);
        assert_eq!(judge("", "rules 1\ngame 0 aa\n", 1), Judgement::RulesRaised, "there was no file yet");
    }
}
