//! Who takes part.

use std::str::FromStr;
use std::time::Duration;

use bots::Budget;
use games::GameEntry;

use crate::error::ArenaError;
use crate::program::CommandLine;

/// A bot as it is asked for: `marshal`, `marshal:200` with a budget of its own in milliseconds, or a program, `cmd:python3 bot.py` or
/// `cmd:200:python3 bot.py`.
///
/// ```
/// use arena::Entrant;
///
/// assert!("marshal:200".parse::<Entrant>().is_ok());
/// assert!("cmd:python3 bot.py".parse::<Entrant>().is_ok());
/// assert!("marshal:soon".parse::<Entrant>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    mind: Mind,
    milliseconds: Option<u64>,
}

/// What thinks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mind {
    /// A bot of the registry, by its name.
    Bot(String),
    /// Another program.
    Program(CommandLine),
}

/// What a program is called where a bot has the name of its level.
const PROGRAM: &str = "program";

impl Mind {
    /// The name of the bot; `program` for any program.
    pub fn kind(&self) -> &str {
        match self {
            Mind::Bot(name) => name,
            Mind::Program(_) => PROGRAM,
        }
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Entrant, String> {
        if let Some(command) = text.strip_prefix("cmd:") {
            let budget =
                command.split_once(':').and_then(|(budget, rest)| Some((budget.parse::<u64>().ok()?, rest)));
            let (milliseconds, command) = match budget {
                Some((milliseconds, rest)) => (Some(parse_milliseconds(&milliseconds.to_string())?), rest),
                None => (None, command),
            };
            return Ok(Entrant { mind: Mind::Program(command.parse()?), milliseconds });
        }
        let (name, budget) = text.split_once(':').map_or((text, None), |(name, budget)| (name, Some(budget)));
        let milliseconds = budget.map(parse_milliseconds).transpose()?;
        Ok(Entrant { mind: Mind::Bot(name.to_owned()), milliseconds })
    }
}

/// A budget on the command line.
pub fn parse_milliseconds(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(milliseconds @ 1..) => Ok(milliseconds),
        _ => Err(format!("'{text}' is no budget; give whole milliseconds, at least 1")),
    }
}

/// A bot that takes part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contender {
    /// What it is called in the results.
    pub name: String,
    /// What thinks.
    pub mind: Mind,
    /// How many milliseconds it may think about a decision.
    pub milliseconds: u64,
}

impl Contender {
    /// Names all who take part: those who would share a name get numbers. Refuses bots that the game does not have.
    pub fn all(
        game: &GameEntry,
        entrants: &[Entrant],
        milliseconds: u64,
    ) -> Result<Vec<Contender>, ArenaError> {
        let plain: Vec<String> = entrants.iter().map(plain_name).collect();
        let mut contenders = Vec::new();
        for (index, entrant) in entrants.iter().enumerate() {
            check(game, &entrant.mind)?;
            let same = |names: &[String]| names.iter().filter(|name| **name == plain[index]).count();
            let name = match same(&plain) {
                1 => plain[index].clone(),
                _ => format!("{} #{}", plain[index], same(&plain[..index]) + 1),
            };
            let milliseconds = entrant.milliseconds.unwrap_or(milliseconds);
            contenders.push(Contender { name, mind: entrant.mind.clone(), milliseconds });
        }
        Ok(contenders)
    }

    /// How it is asked for on the command line.
    pub fn argument(&self) -> String {
        match &self.mind {
            Mind::Bot(name) => format!("{name}:{}", self.milliseconds),
            Mind::Program(command) => format!("cmd:{}:{}", self.milliseconds, command.text()),
        }
    }

    /// How long it may think about a decision.
    pub const fn budget(&self) -> Budget {
        Budget::Time(self.time())
    }

    /// The same as a time.
    pub(crate) const fn time(&self) -> Duration {
        Duration::from_millis(self.milliseconds)
    }
}

fn check(game: &GameEntry, mind: &Mind) -> Result<(), ArenaError> {
    match mind {
        Mind::Bot(name) if !game.has_bot(name) => {
            let known: Vec<&str> = game.bot_names().collect();
            let known = known.join(", ");
            Err(ArenaError::NoSuchBot(format!(
                "there is no bot '{name}'; there is {known}, or a program as in 'cmd:python3 bot.py'; \
                 a budget may follow, as in marshal:200"
            )))
        }
        Mind::Bot(_) => Ok(()),
        Mind::Program(command) => command.try_start().map_err(ArenaError::NoSuchBot),
    }
}

fn plain_name(entrant: &Entrant) -> String {
    let name = match &entrant.mind {
        Mind::Bot(name) => name.clone(),
        Mind::Program(command) => command.to_string(),
    };
    match entrant.milliseconds {
        Some(milliseconds) => format!("{name}:{milliseconds}"),
        None => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contenders(texts: &[&str]) -> Vec<(String, u64)> {
        let entrants: Vec<Entrant> = texts.iter().map(|text| text.parse().unwrap()).collect();
        let all = Contender::all(&games::built_in().games()[0], &entrants, 50).unwrap();
        all.into_iter().map(|bot| (bot.name, bot.milliseconds)).collect()
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
    fn a_program_may_have_a_budget_before_its_command() {
        let entrant: Entrant = "cmd:200:bot --colour red:green".parse().unwrap();
        assert_eq!(entrant.milliseconds, Some(200));
        assert_eq!(entrant.mind, Mind::Program("bot --colour red:green".parse().unwrap()));
        let entrant: Entrant = "cmd:C:bot".parse().unwrap();
        assert_eq!(entrant, Entrant { mind: Mind::Program("C:bot".parse().unwrap()), milliseconds: None });
    }

    #[test]
    fn what_is_no_bot_or_no_budget_is_refused_with_what_to_write_instead() {
        let all = |text: &str| Contender::all(&games::built_in().games()[0], &[text.parse().unwrap()], 50);
        let refused = all("sheriff").unwrap_err().to_string();
        assert!(refused.contains("tenderfoot, cowhand, deputy, marshal"), "{refused}");
        let refused = all("cmd:there-is-no-such-program").unwrap_err().to_string();
        assert!(refused.contains("'there-is-no-such-program' cannot be started"), "{refused}");
        for text in ["marshal:", "marshal:0", "marshal:-5", "marshal:1.5", "cmd:0:bot"] {
            assert!(text.parse::<Entrant>().unwrap_err().contains("whole milliseconds"), "{text}");
        }
    }
}
