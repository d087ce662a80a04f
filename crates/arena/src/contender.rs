//! The participants.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use bots::Budget;
use games::GameEntry;

use crate::error::ArenaError;
use crate::program::CommandLine;

/// A participant as given on the command line: `marshal`, `marshal:200` with its own budget in milliseconds, `marshal:2000p` in
/// positions, or a program, `cmd:python3 bot.py` or `cmd:200:python3 bot.py`. A bot that leaves orders is `marshal+orders`.
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
    kind: BotKind,
    budget: Option<Allowance>,
    orders: bool,
}

/// How much a bot may think about a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allowance {
    /// Milliseconds: of CPU time for a built-in bot, of wall-clock time for a program.
    Milliseconds(u64),
    /// Positions: the same decisions on every machine.
    Positions(u64),
}

impl Allowance {
    /// The milliseconds, if it is a time.
    pub const fn milliseconds(self) -> Option<u64> {
        match self {
            Allowance::Milliseconds(milliseconds) => Some(milliseconds),
            Allowance::Positions(_) => None,
        }
    }

    /// The positions, if it is a number of positions.
    pub const fn positions(self) -> Option<u64> {
        match self {
            Allowance::Milliseconds(_) => None,
            Allowance::Positions(positions) => Some(positions),
        }
    }
}

impl fmt::Display for Allowance {
    /// As written after a colon: `200`, `2000p`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Allowance::Milliseconds(milliseconds) => milliseconds.fmt(f),
            Allowance::Positions(positions) => write!(f, "{positions}p"),
        }
    }
}

impl FromStr for Allowance {
    type Err = ArenaError;

    fn from_str(text: &str) -> Result<Allowance, ArenaError> {
        match text.strip_suffix('p').map(str::parse) {
            Some(Ok(positions @ 1..)) => Ok(Allowance::Positions(positions)),
            _ => parse_milliseconds(text).map(Allowance::Milliseconds),
        }
    }
}

/// The kind of bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BotKind {
    /// A bot of the registry, by its name.
    Bot(String),
    /// An external program.
    Program(CommandLine),
}

/// The suffix of a bot that leaves orders.
const ORDERS: &str = "+orders";

/// The kind of any program, where other bots have their name.
const PROGRAM: &str = "program";

impl BotKind {
    /// The name of the bot; `program` for any program.
    pub fn kind(&self) -> &str {
        match self {
            BotKind::Bot(name) => name,
            BotKind::Program(_) => PROGRAM,
        }
    }
}

impl FromStr for Entrant {
    type Err = ArenaError;

    fn from_str(text: &str) -> Result<Entrant, ArenaError> {
        if let Some(command) = text.strip_prefix("cmd:") {
            let budget =
                command.split_once(':').and_then(|(budget, rest)| Some((budget.parse::<u64>().ok()?, rest)));
            let (budget, command) = match budget {
                Some((milliseconds, rest)) => (Some(milliseconds.to_string().parse()?), rest),
                None => (None, command),
            };
            return Ok(Entrant { kind: BotKind::Program(command.parse()?), budget, orders: false });
        }
        let (name, budget) = text.split_once(':').map_or((text, None), |(name, budget)| (name, Some(budget)));
        let budget = budget.map(str::parse).transpose()?;
        let (name, orders) = name.strip_suffix(ORDERS).map_or((name, false), |name| (name, true));
        Ok(Entrant { kind: BotKind::Bot(name.to_owned()), budget, orders })
    }
}

/// Parses a budget from the command line.
///
/// # Errors
/// If the text is not a whole number of milliseconds above 0.
pub fn parse_milliseconds(text: &str) -> Result<u64, ArenaError> {
    match text.parse() {
        Ok(milliseconds @ 1..) => Ok(milliseconds),
        _ => Err(ArenaError::Budget(format!(
            "'{text}' is not a budget; give whole milliseconds, at least 1, or positions as in 2000p"
        ))),
    }
}

/// A participant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contender {
    /// Its name in the results.
    pub name: String,
    /// The kind of bot.
    pub kind: BotKind,
    /// How much it may think about a decision.
    pub budget: Allowance,
    /// Whether obvious answers are given automatically, and orders are left for the rest.
    pub orders: bool,
}

impl Contender {
    /// Names the participants: those with the same name get numbers. Rejects bots that the game does not have.
    ///
    /// # Errors
    /// If the game has no such bot, or a program cannot be started.
    pub fn all(
        game: &GameEntry,
        entrants: &[Entrant],
        milliseconds: u64,
    ) -> Result<Vec<Contender>, ArenaError> {
        let plain: Vec<String> = entrants.iter().map(plain_name).collect();
        let mut contenders = Vec::new();
        for (index, entrant) in entrants.iter().enumerate() {
            check(game, &entrant.kind)?;
            let same = |names: &[String]| names.iter().filter(|name| **name == plain[index]).count();
            let name = match same(&plain) {
                1 => plain[index].clone(),
                _ => format!("{} #{}", plain[index], same(&plain[..index]) + 1),
            };
            let budget = entrant.budget.unwrap_or(Allowance::Milliseconds(milliseconds));
            contenders.push(Contender { name, kind: entrant.kind.clone(), budget, orders: entrant.orders });
        }
        Ok(contenders)
    }

    /// Its argument on the command line.
    pub fn argument(&self) -> String {
        match &self.kind {
            BotKind::Bot(name) if self.orders => format!("{name}{ORDERS}:{}", self.budget),
            BotKind::Bot(name) => format!("{name}:{}", self.budget),
            BotKind::Program(command) => format!("cmd:{}:{}", self.budget, command.text()),
        }
    }

    /// The budget of a built-in bot for a decision.
    pub const fn budget(&self) -> Budget {
        match self.budget {
            Allowance::Milliseconds(milliseconds) => {
                Budget::ProcessorTime(Duration::from_millis(milliseconds))
            }
            Allowance::Positions(positions) => Budget::Positions(positions),
        }
    }
}

fn check(game: &GameEntry, kind: &BotKind) -> Result<(), ArenaError> {
    match kind {
        BotKind::Bot(name) if !game.has_bot(name) && !game.gauge_names().any(|known| known == name) => {
            let known: Vec<&str> = game.bot_names().chain(game.gauge_names()).collect();
            let known = known.join(", ");
            Err(ArenaError::NoSuchBot(format!(
                "there is no bot '{name}'; the bots are {known}, or a program as in 'cmd:python3 bot.py'; \
                 a budget may follow, as in marshal:200"
            )))
        }
        BotKind::Bot(_) => Ok(()),
        BotKind::Program(command) => Ok(command.try_start()?),
    }
}

fn plain_name(entrant: &Entrant) -> String {
    let name = match &entrant.kind {
        BotKind::Bot(name) if entrant.orders => format!("{name}{ORDERS}"),
        BotKind::Bot(name) => name.clone(),
        BotKind::Program(command) => command.to_string(),
    };
    match entrant.budget {
        Some(budget) => format!("{name}:{budget}"),
        None => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contenders(texts: &[&str]) -> Vec<(String, Allowance)> {
        let entrants: Vec<Entrant> = texts.iter().map(|text| text.parse().unwrap()).collect();
        let all = Contender::all(&games::built_in().games()[0], &entrants, 50).unwrap();
        all.into_iter().map(|bot| (bot.name, bot.budget)).collect()
    }

    #[test]
    fn a_budget_of_its_own_stands_behind_a_colon() {
        let expected = [
            ("marshal:200".to_owned(), Allowance::Milliseconds(200)),
            ("uct:2000p".to_owned(), Allowance::Positions(2000)),
            ("marshal".to_owned(), Allowance::Milliseconds(50)),
        ];
        assert_eq!(contenders(&["marshal:200", "uct:2000p", "marshal"]), expected);
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
        assert_eq!(entrant.budget, Some(Allowance::Milliseconds(200)));
        assert_eq!(entrant.kind, BotKind::Program("bot --colour red:green".parse().unwrap()));
        let entrant: Entrant = "cmd:C:bot".parse().unwrap();
        assert_eq!(
            entrant,
            Entrant { kind: BotKind::Program("C:bot".parse().unwrap()), budget: None, orders: false }
        );
    }

    #[test]
    fn what_is_no_bot_or_no_budget_is_refused_with_what_to_write_instead() {
        let all = |text: &str| Contender::all(&games::built_in().games()[0], &[text.parse().unwrap()], 50);
        let refused = all("sheriff").unwrap_err().to_string();
        assert!(refused.contains("tenderfoot, cowhand, deputy, marshal"), "{refused}");
        let refused = all("cmd:there-is-no-such-program").unwrap_err().to_string();
        assert!(refused.contains("'there-is-no-such-program' cannot be started"), "{refused}");
        for text in
            ["marshal:", "marshal:0", "marshal:-5", "marshal:1.5", "marshal:0p", "marshal:p", "cmd:0:bot"]
        {
            assert!(
                text.parse::<Entrant>().unwrap_err().to_string().contains("whole milliseconds"),
                "{text}"
            );
        }
    }
}
