//! `boomtown bot`: connects a program that speaks the line protocol to a server, where it plays with a bot account.

mod client;
mod seat;

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use arena::{CommandLine, Program};
use hyper::Method;
use serde_json::{Value, json};
use tokio::runtime::Handle;
use tokio::time::{interval, sleep};

use self::client::{Client, Lines, StreamError};
use self::seat::{Engine, TableSeat};
use crate::common::{CommandError, CommandResult, Outcome};

/// The delay before the first attempt to reconnect, and the longest one.
const FIRST_WAIT: Duration = Duration::from_secs(1);
const LONGEST_WAIT: Duration = Duration::from_secs(30);
/// How often the lobby is searched for tables that accept bots.
const LOOKED: Duration = Duration::from_secs(15);

/// Connect a program to a server, where it plays with a bot account.
///
/// The program reads requests and writes answers as lines of JSON, as in the arena (docs/engine.md). It is started once for each game.
/// Lost connections are restored, and no decision is lost. The owner of the bot account creates the token in the settings of the server's
/// web page.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// URL of the server, such as `https://games.example`.
    #[arg(long, value_name = "URL")]
    server: String,

    /// Token of the bot account. If others can read this machine's command lines, set the environment variable instead.
    #[arg(long, env = "BOOMTOWN_BOT_TOKEN", hide_env_values = true)]
    token: String,

    /// Program to run, such as 'python3 bot.py'.
    #[arg(long, value_name = "COMMAND")]
    engine: CommandLine,

    /// Thinking time per decision, in milliseconds; less if the game's clock is running out.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=600_000))]
    ms: u64,

    /// Milliseconds that the program may exceed its thinking time before it is restarted.
    #[arg(long, default_value_t = 5000)]
    patience: u64,

    /// Join tables in the lobby that accept bots.
    #[arg(long)]
    sit_down: bool,

    /// Stop after this many games [default: never].
    #[arg(long, value_name = "GAMES")]
    games: Option<u32>,
}

pub(crate) fn run(args: Args) -> CommandResult {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .map_err(CommandError::new)?;
    let client = Arc::new(Client::new(&args.server, &args.token)?);
    // A program that cannot be started at all would give up every game.
    Program::start(&args.engine).map_err(CommandError::new)?;
    let engine = Engine { command: args.engine, ms: args.ms, patience: Duration::from_millis(args.patience) };
    let bot = BotRun { client, engine, tables: HashMap::new(), left: args.games };
    let done = runtime.block_on(bot.play(args.sit_down));
    // Programs that still think are not waited for.
    runtime.shutdown_background();
    done
}

/// Writes a line to standard error.
fn log(line: fmt::Arguments<'_>) {
    eprintln!("{line}");
}

struct BotRun {
    client: Arc<Client>,
    engine: Engine,
    tables: HashMap<String, TableSeat>,
    /// The number of games still to be played.
    left: Option<u32>,
}

impl BotRun {
    async fn play(mut self, sit_down: bool) -> CommandResult {
        if sit_down {
            tokio::spawn(look_for_tables(Arc::clone(&self.client)));
        }
        let mut wait = FIRST_WAIT;
        loop {
            match self.client.stream().await {
                Ok(lines) => {
                    wait = FIRST_WAIT;
                    if self.listen(lines).await {
                        return Ok(Outcome::Good);
                    }
                    log(format_args!("The connection was lost; reconnecting."));
                }
                Err(StreamError::Unknown) => {
                    return Err(CommandError::new(
                        "the server does not know this token: its owner can create a new one in the settings of the web page",
                    ));
                }
                Err(StreamError::Lost(why)) => log(format_args!("Cannot reach the server: {why}.")),
            }
            sleep(wait).await;
            wait = (wait * 2).min(LONGEST_WAIT);
        }
    }

    /// Handles events until the stream ends; returns whether enough games were played.
    async fn listen(&mut self, mut lines: Lines) -> bool {
        while let Some(line) = lines.next().await {
            let Ok(event) = serde_json::from_str::<Value>(&line) else { continue };
            if self.hear(event) {
                return true;
            }
        }
        false
    }

    /// Handles an event; returns whether enough games were played.
    fn hear(&mut self, event: Value) -> bool {
        let table = event["table"].as_str().unwrap_or_default().to_owned();
        match event["type"].as_str().unwrap_or_default() {
            "hello" => {
                let tables = event["tables"].as_array().cloned().unwrap_or_default();
                self.tables.retain(|table, _| tables.iter().any(|one| *one == table.as_str()));
                log(format_args!(
                    "{} is connected, with {} running games.",
                    event["bot"]["name"],
                    tables.len()
                ));
            }
            "challenge" => log(format_args!("{table}: invited to {}", event["game"])),
            "start" => log(format_args!("{table}: {} started with {}", event["game"], event["names"])),
            "decide" => {
                let (engine, client) = (self.engine.clone(), Arc::clone(&self.client));
                let begin = || TableSeat::begin(table.clone(), engine, client, Handle::current());
                self.tables.entry(table.clone()).or_insert_with(begin).ask(event);
            }
            "end" => {
                log(format_args!("{table}: over, points {}, won by {}", event["points"], event["winners"]));
                self.tables.remove(&table);
                self.left = self.left.map(|left| left.saturating_sub(1));
                return self.left == Some(0);
            }
            "gone" => {
                log(format_args!("{table}: no longer seated at this table"));
                self.tables.remove(&table);
            }
            _ => {}
        }
        false
    }
}

/// Joins open seats at tables that accept bots; the server limits how often.
async fn look_for_tables(client: Arc<Client>) {
    let mut ticks = interval(LOOKED);
    loop {
        ticks.tick().await;
        let Ok(answer) = client.call(Method::GET, "/api/tables?list=open", &Value::Null).await else {
            continue;
        };
        let tables = answer.body["tables"].as_array().cloned().unwrap_or_default();
        for table in tables.iter().filter(|table| table["bots_welcome"] == true) {
            let path = format!("/api/stream/tables/{}/join", table["id"].as_str().unwrap_or_default());
            match client.call(Method::POST, &path, &json!({})).await {
                Ok(answer) if answer.status == 200 => break,
                // Another was quicker, or it plays enough already.
                Ok(_) | Err(_) => {}
            }
        }
    }
}
