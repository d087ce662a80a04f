//! Who takes part.

use std::str::FromStr;

use bots::{Budget, Level};

/// A bot as it is asked for: `marshal`, or `marshal:200` with a budget of its own in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entrant {
    level: Level,
    milliseconds: Option<u64>,
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Entrant, String> {
        let (level, budget) =
            text.split_once(':').map_or((text, None), |(level, budget)| (level, Some(budget)));
        let level = level.parse().map_err(|bad| format!("{bad}; a budget may follow, as in marshal:200"))?;
        Ok(Entrant { level, milliseconds: budget.map(parse_milliseconds).transpose()? })
    }
}

/// A budget on the command line.
pub(super) fn parse_milliseconds(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(milliseconds @ 1..) => Ok(milliseconds),
        _ => Err(format!("'{text}' is no budget; give whole milliseconds, at least 1")),
    }
}

/// A bot that takes part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Contender {
    /// What it is called in the results.
    pub(crate) name: String,
    /// How strong it plays.
    pub(crate) level: Level,
    /// How many milliseconds it may think about a decision.
    pub(crate) milliseconds: u64,
}

impl Contender {
    /// Names all who take part: those who would share a name get numbers.
    pub(crate) fn all(entrants: &[Entrant], milliseconds: u64) -> Vec<Contender> {
        let plain: Vec<String> = entrants.iter().map(plain_name).collect();
        let mut contenders = Vec::new();
        for (index, entrant) in entrants.iter().enumerate() {
            let same = |names: &[String]| names.iter().filter(|name| **name == plain[index]).count();
            let name = match same(&plain) {
                1 => plain[index].clone(),
                _ => format!("{} #{}", plain[index], same(&plain[..index]) + 1),
            };
            let milliseconds = entrant.milliseconds.unwrap_or(milliseconds);
            contenders.push(Contender { name, level: entrant.level, milliseconds });
        }
        contenders
    }

    /// How long it may think about a decision.
    pub(crate) const fn budget(&self) -> Budget {
        Budget::millis(self.milliseconds)
    }
}

fn plain_name(entrant: &Entrant) -> String {
    match entrant.milliseconds {
        Some(milliseconds) => format!("{}:{milliseconds}", entrant.level),
        None => entrant.level.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contenders(texts: &[&str]) -> Vec<(String, u64)> {
        let entrants: Vec<Entrant> = texts.iter().map(|text| text.parse().unwrap()).collect();
        Contender::all(&entrants, 50).into_iter().map(|bot| (bot.name, bot.milliseconds)).collect()
    }

    #[test]
    fn a_budget_of_its_own_stands_behind_a_colon() {
        let expected = [("marshal:200".to_owned(), 200), ("marshal".to_owned(), 50)];
        assert_eq!(contenders(&["marshal:200", "marshal"]), expected);
    }

    #[test]
    fn equal_bots_are_told_apart_by_numbers() {
        let names: Vec<String> =
            contenders(&["deputy", "cowhand", "deputy"]).into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["deputy #1", "cowhand", "deputy #2"]);
    }

    #[test]
    fn what_is_no_level_or_no_budget_is_refused_with_what_to_write_instead() {
        assert!("sheriff".parse::<Entrant>().unwrap_err().contains("tenderfoot, cowhand, deputy or marshal"));
        for text in ["marshal:", "marshal:0", "marshal:-5", "marshal:1.5"] {
            assert!(text.parse::<Entrant>().unwrap_err().contains("whole milliseconds"), "{text}");
        }
    }
}
