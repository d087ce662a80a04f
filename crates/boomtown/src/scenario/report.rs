//! Prints the results of `scenario check`.

use std::path::Path;

use super::check::Fault;
use super::form::Scenario;
use crate::common::{CommandError, CommandResult, Outcome, print};

/// How much is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Detail {
    Everything,
    Failures,
}

/// Prints as it goes, and counts.
pub(crate) struct Report {
    detail: Detail,
    passed: usize,
    failed: usize,
    unreadable: usize,
}

impl Report {
    pub(crate) fn new(detail: Detail) -> Report {
        Report { detail, passed: 0, failed: 0, unreadable: 0 }
    }

    pub(crate) fn add(&mut self, file: &Path, scenario: &Scenario, faults: &[Fault]) {
        if faults.is_empty() {
            self.passed += 1;
            if self.detail == Detail::Everything {
                print(format_args!("ok    {}:{} {}\n", file.display(), scenario.line, scenario.title));
            }
        } else {
            self.failed += 1;
            print(format_args!("FAIL  {}:{} {}\n", file.display(), scenario.line, scenario.title));
            if let Some(rule) = &scenario.rule {
                print(format_args!("      {rule}\n"));
            }
            for fault in faults {
                print(shown(file, fault));
            }
        }
    }

    pub(crate) fn add_unreadable(&mut self, failure: &CommandError) {
        self.unreadable += 1;
        print(format_args!("BAD   {failure}\n"));
    }

    /// The closing line.
    pub(crate) fn close(self) -> CommandResult {
        print(format_args!("{} passed, {} failed\n", self.passed, self.failed));
        match (self.unreadable, self.failed) {
            (0, 0) => Ok(Outcome::Good),
            (0, _) => Ok(Outcome::CheckFailed),
            (1, _) => Err(CommandError::new("1 file could not be read as scenarios")),
            (files, _) => Err(CommandError::new(format!("{files} files could not be read as scenarios"))),
        }
    }
}

fn shown(file: &Path, fault: &Fault) -> String {
    let Fault { line, when, what, expected, found } = fault;
    format!(
        "      {}:{line}: {when}\n        {what}\n          expected {expected}\n          found    {found}\n",
        file.display()
    )
}
