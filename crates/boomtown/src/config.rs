//! `boomtown config`: checks and shows the settings of a server.

use std::path::PathBuf;

use clap::parser::ValueSource;
use clap::{ArgMatches, CommandFactory as _, Subcommand};

use crate::Cli;
use crate::common::{CommandError, CommandResult, Outcome, print};
use crate::serve::settings::{GivenSettings, Settings};

/// Check or show the settings of a server.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Check a settings file for unknown settings, invalid values and conflicts.
    Check {
        /// Settings file (TOML).
        file: PathBuf,
    },
    /// Print every setting with its value and its source, in the form of a settings file.
    Show(Box<GivenSettings>),
}

pub(crate) fn run(args: Args) -> CommandResult {
    match args.command {
        Command::Check { file } => {
            let settings = Settings::read(&file)?;
            settings.check().map_err(|error| CommandError::file(&file, error))?;
            let count = settings.table().len();
            let settings = if count == 1 { "one setting" } else { "settings" };
            let number = if count == 1 { String::new() } else { format!("{count} ") };
            print(format_args!("{}: {number}{settings}, all known, and they go together.\n", file.display()));
        }
        Command::Show(given) => print(show(&given)?),
    }
    Ok(Outcome::Good)
}

/// All settings as a file, each with its source.
fn show(given: &GivenSettings) -> Result<String, CommandError> {
    let matches = Cli::command().get_matches();
    let asked = matches.subcommand_matches("config").and_then(|config| config.subcommand_matches("show"));
    let file = given.config.as_deref().map(Settings::read).transpose()?.unwrap_or_default().table();
    let whole = given.settings.or(&file.clone().try_into().map_err(CommandError::new)?);
    let lines = whole.or(&Settings::defaults()).table().into_iter().map(|(name, value)| {
        let from = match asked.and_then(|asked| source(asked, &name)) {
            Some(ValueSource::CommandLine) => "command line".to_owned(),
            Some(ValueSource::EnvVariable) => "environment".to_owned(),
            _ if file.contains_key(&name) => {
                given.config.as_deref().map_or_else(String::new, |file| file.display().to_string())
            }
            _ => "default".to_owned(),
        };
        let value = match name.as_str() {
            "smtp" | "database" | "otlp-endpoint" => without_password(&value),
            "invitation" | "oidc-client-secret" => "\"…\"".to_owned(),
            _ => value.to_string(),
        };
        format!("{name} = {value}  # {from}\n")
    });
    Ok(lines.collect())
}

/// Whether a setting was given on the command line or in the environment.
fn source(asked: &ArgMatches, name: &str) -> Option<ValueSource> {
    asked.value_source(&name.replace('-', "_"))
}

/// A database URL without its password, which may be before the host or in a parameter.
fn without_password(value: &toml::Value) -> String {
    let text = value.to_string();
    let text = match text.find("password=") {
        Some(at) => {
            let secret = at + "password=".len();
            let end = text[secret..].find(['&', '"', '\'']).map_or(text.len(), |length| secret + length);
            format!("{}…{}", &text[..secret], &text[end..])
        }
        None => text,
    };
    let Some((user, server)) = text.rsplit_once('@') else { return text };
    let scheme_and_user = user.rfind(':').filter(|at| !user[*at..].starts_with("://")).map(|at| &user[..at]);
    scheme_and_user.map_or_else(|| text.clone(), |known| format!("{known}:…@{server}"))
}
