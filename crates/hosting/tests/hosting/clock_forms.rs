//! Custom clocks: the forms agree with the rules of clocks.

use hosting::clocks::{CLOCK_FORMS, ClockEntry, ClockForm, check_clock, clock_presets};
use protocol::ClockRules;

fn like(form: &ClockForm) -> ClockRules {
    let preset = clock_presets().into_iter().find(|preset| preset.name == form.like);
    preset.expect("a form begins with a preset").rules
}

fn figure(rules: &ClockRules, figure: &str) -> u32 {
    match figure {
        "bank" => rules.bank,
        "increment" => rules.increment,
        "cap" => rules.cap.unwrap_or(rules.bank),
        _ => panic!("clocks have no {figure}"),
    }
}

#[test]
fn whatever_a_form_lets_through_are_rules_that_clocks_can_have() {
    for form in &CLOCK_FORMS {
        let extremes: [fn(&ClockEntry) -> u32; 2] = [|entry| entry.least, |entry| entry.most];
        for choose in extremes {
            let mut rules = ClockRules { cap: None, ..like(form) };
            for entry in form.entries {
                let floor = entry.not_below.iter().map(|other| figure(&rules, other)).max().unwrap_or(0);
                let seconds = (choose(entry) * entry.unit).max(floor);
                match entry.figure {
                    "bank" => rules.bank = seconds,
                    "increment" => rules.increment = seconds,
                    _ => rules.cap = Some(seconds),
                }
            }
            if form.kind == "each" {
                rules.increment = rules.bank;
            }
            assert_eq!(check_clock(&rules), Ok(()), "{} {rules:?}", form.kind);
        }
    }
}

#[test]
fn what_stands_in_a_form_at_first_is_within_its_limits() {
    for form in &CLOCK_FORMS {
        let rules = like(form);
        for entry in form.entries {
            let seconds = figure(&rules, entry.figure);
            assert_eq!(seconds % entry.unit, 0, "{} {}", form.kind, entry.figure);
            assert!((entry.least..=entry.most).contains(&(seconds / entry.unit)), "{}", entry.figure);
        }
    }
}
