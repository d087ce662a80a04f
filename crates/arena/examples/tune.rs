//! Looks for better weights of the Cowhand of Carson City (`crates/bots/src/carson_city/taste.rs`): each weight is made greater and
//! smaller in turn, the bot with the change plays paired games against the one without it, and what surely helps is kept.
//!
//! `cargo run --release -p boomtown-arena --features tuning --example tune -- games=400 by=20 seed=1 players=2 lot kept`
//!
//! Without names all weights are tried. `solo=rancher` (or another strategy) plays against Standish. The same command gives the same results.

use std::error::Error;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use arena::{
    Contender, Entrant, GameResult, Mean, Occupant, Pairing, Plan, Played, Rate, Run, Schedule, play_all,
    seat,
};
use bots::tuning::TasteWeights;
use carson_city::CarsonCity;
use games::Registry;
use serde_json::{Value, json};

/// What is tried, and in which games.
struct Settings {
    games: usize,
    /// By how many hundredths a weight is changed.
    by: f64,
    seed: u64,
    players: usize,
    solo: Option<String>,
    weights: Vec<String>,
}

impl Settings {
    fn read(args: impl Iterator<Item = String>) -> Result<Settings, Box<dyn Error>> {
        let mut settings =
            Settings { games: 400, by: 20.0, seed: 1, players: 2, solo: None, weights: Vec::new() };
        for arg in args {
            match arg.split_once('=') {
                Some(("games", value)) => settings.games = value.parse()?,
                Some(("by", value)) => settings.by = value.parse()?,
                Some(("seed", value)) => settings.seed = value.parse()?,
                Some(("players", value)) => settings.players = value.parse()?,
                Some(("solo", value)) => settings.solo = Some(value.to_owned()),
                Some(_) => return Err(format!("'{arg}' is no setting of the tuner").into()),
                None => settings.weights.push(arg),
            }
        }
        Ok(settings)
    }

    fn options(&self) -> Value {
        match &self.solo {
            Some(strategy) => json!({ "solo": strategy }),
            None => json!({ "players": self.players }),
        }
    }

    /// Each bot plays alone against Standish; at a table one with the change sits among others without it.
    fn bots(&self) -> Result<Vec<Entrant>, Box<dyn Error>> {
        let others = if self.solo.is_some() { 1 } else { self.players - 1 };
        let mut bots = vec!["tried".parse()?];
        for _ in 0..others {
            bots.push("kept".parse()?);
        }
        Ok(bots)
    }
}

/// What the games of one change say.
struct Comparison {
    /// What the bot with the change won of its games.
    score: Rate,
    /// By how many points it was ahead, over set-ups: of the best of the others, or further ahead of Standish than the bot without it.
    lead: Mean,
}

fn compare(
    settings: &Settings,
    tried: &TasteWeights,
    kept: &TasteWeights,
) -> Result<Comparison, Box<dyn Error>> {
    let registry = Registry::built_in()
        .with_bot::<CarsonCity>("tried", tried.cowhand())?
        .with_bot::<CarsonCity>("kept", kept.cowhand())?;
    let registry: &'static Registry = Box::leak(Box::new(registry));
    let entry = registry.find("carson-city").ok_or("Carson City is built in")?;
    let entrants = settings.bots()?;
    let seated = seat(entry.game(), &settings.options(), entrants.len(), Schedule::OneTable)?;
    let plan = Plan {
        entry,
        options: seated.options,
        bots: Contender::all(entry, &entrants, 1)?,
        games: settings.games.next_multiple_of(seated.seatings.len()),
        seatings: seated.seatings,
        against: seated.against,
        pairing: Pairing::Paired,
        seed: settings.seed,
        patience: Duration::ZERO,
    };
    let threads = std::thread::available_parallelism()?.get();
    let games = play_all(&plan, threads, &|_| (), None, &AtomicBool::new(false))?;
    let leads: Vec<f64> =
        games.chunks(plan.round_size()).map(|round| lead(&plan, round, settings.solo.is_some())).collect();
    let run = Run { threads, seconds: 0.0, interrupted: false };
    let summary = Played::of(&plan, &games).ok_or("no game was played")?.summary(run);
    Ok(Comparison { score: summary.bots[0].score, lead: Mean::of(&leads) })
}

/// The lead over the games of one set-up.
fn lead(plan: &Plan, round: &[GameResult], is_solo: bool) -> f64 {
    let margin = |bot: usize| {
        let margins: Vec<f64> = round
            .iter()
            .filter_map(|game| {
                let seating = &plan.seatings[game.fixture.seating];
                let seat = seating.iter().position(|&occupant| occupant == Occupant::Bot(bot))?;
                Some(f64::from(game.margin(seat)))
            })
            .collect();
        Mean::of(&margins).value
    };
    if is_solo { margin(0) - margin(1) } else { margin(0) }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut settings = Settings::read(std::env::args().skip(1))?;
    let mut kept = TasteWeights::usual(settings.solo.is_some());
    if settings.weights.is_empty() {
        settings.weights = kept.names().into_iter().map(str::to_owned).collect();
    }
    println!("weight             from       to   score (95%)              lead in points (95%)");
    for name in &settings.weights {
        let before = kept.get(name).ok_or_else(|| format!("there is no weight '{name}'"))?;
        for factor in [1.0 + settings.by / 100.0, 1.0 - settings.by / 100.0] {
            let mut tried = kept.clone();
            tried.set(name, before * factor);
            let Comparison { score, lead } = compare(&settings, &tried, &kept)?;
            let low = lead.low.unwrap_or(f64::NEG_INFINITY);
            println!(
                "{name:<14} {before:>8.3} {:>8.3}   {:.3} ({:.3} to {:.3})   {:+.2} ({low:+.2} to {:+.2}){}",
                before * factor,
                score.value,
                score.low,
                score.high,
                lead.value,
                lead.high.unwrap_or(f64::INFINITY),
                if low > 0.0 { "  kept" } else { "" }
            );
            if low > 0.0 {
                kept = tried;
                break;
            }
        }
    }
    println!("\nThe weights that were kept:");
    for name in kept.names() {
        println!("{name:<14} {:>8.3}", kept.get(name).unwrap_or_default());
    }
    Ok(())
}
