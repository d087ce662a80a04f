//! Plays all games of a plan, on all cores.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::iter::{ParallelBridge, ParallelIterator};

use super::plan::{Fixture, Holder, Plan};
use super::records::Shelf;
use super::showdown::{self, Showdown, Unfinished};
use crate::common::Failure;

/// Whether the games played so far are shown while they are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    /// On standard error, if that is a terminal.
    Shown,
    /// Not at all.
    Hidden,
}

/// Plays all games, or as many as end before `stop` is set. Games stand in the order of the plan, whatever the number
/// of threads.
pub(crate) fn hold(
    plan: &Plan,
    threads: usize,
    progress: Progress,
    shelf: Option<&Shelf>,
    stop: &AtomicBool,
) -> Result<Vec<Showdown>, Failure> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(|error| {
        Failure::new(format!("{threads} threads cannot be started ({error}); try fewer --threads"))
    })?;
    let scoreboard = Scoreboard::new(plan, progress);
    let settle = |fixture: Fixture| match showdown::play(plan, fixture, stop) {
        Ok((showdown, record)) => {
            shelf.map_or(Ok(()), |shelf| shelf.keep(fixture, &record)).inspect_err(|_| halt(stop))?;
            scoreboard.note(plan, &showdown);
            Ok(Some(showdown))
        }
        Err(Unfinished::Stopped) => Ok(None),
        Err(Unfinished::Fault(fault)) => {
            halt(stop);
            Err(Failure::new(fault))
        }
    };
    // One by one and in order, so that a run that is stopped has played its first set-ups from every seat.
    let fixtures = plan.fixtures().take_while(|_| !stop.load(Ordering::Relaxed)).par_bridge();
    let played: Result<Vec<Option<Showdown>>, Failure> = pool.install(|| fixtures.map(settle).collect());
    scoreboard.bar.finish_and_clear();
    let mut showdowns: Vec<Showdown> = played?.into_iter().flatten().collect();
    showdowns.sort_by_key(|showdown| (showdown.fixture.round, showdown.fixture.seating));
    Ok(showdowns)
}

fn halt(stop: &AtomicBool) {
    stop.store(true, Ordering::Relaxed);
}

/// Shows how far the games are and how the bots stand.
struct Scoreboard {
    bar: ProgressBar,
    /// What each bot won, and of how many games.
    won: Mutex<Vec<(f64, usize)>>,
}

impl Scoreboard {
    fn new(plan: &Plan, progress: Progress) -> Scoreboard {
        let target = match progress {
            Progress::Shown => ProgressDrawTarget::stderr(),
            Progress::Hidden => ProgressDrawTarget::hidden(),
        };
        let bar = ProgressBar::with_draw_target(Some(plan.games as u64), target);
        let style = ProgressStyle::with_template("{bar:24} {pos}/{len} games  {elapsed} + {eta}  {wide_msg}")
            .expect("the template is a good one");
        bar.set_style(style.progress_chars("━╸ "));
        bar.tick();
        Scoreboard { bar, won: Mutex::new(vec![(0.0, 0); plan.bots.len()]) }
    }

    fn note(&self, plan: &Plan, showdown: &Showdown) {
        let mut won = self.won.lock().expect("no thread panics while it holds the scores");
        for (seat, holder) in plan.seatings[showdown.fixture.seating].iter().enumerate() {
            if let Holder::Bot(bot) = holder {
                won[*bot].0 += showdown.share(seat);
                won[*bot].1 += 1;
            }
        }
        let scores: Vec<String> = plan
            .bots
            .iter()
            .zip(won.iter())
            .filter(|(_, (_, games))| *games > 0)
            .map(|(bot, (won, games))| format!("{} {:.0}%", bot.name, 100.0 * won / *games as f64))
            .collect();
        self.bar.set_message(scores.join(" · "));
        self.bar.inc(1);
    }
}
