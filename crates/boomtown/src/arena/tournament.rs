//! Plays all games of a plan, on all cores.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::iter::{ParallelBridge, ParallelIterator};

use super::bout::{self, Bout, Unfinished};
use super::plan::{Fixture, Holder, Plan};
use super::records::Shelf;
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
) -> Result<Vec<Bout>, Failure> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(|error| {
        Failure::new(format!("{threads} threads cannot be started ({error}); try fewer --threads"))
    })?;
    let scoreboard = Scoreboard::new(plan, progress);
    let play = |fixture: Fixture| match bout::play(plan, fixture, stop) {
        Ok((bout, record)) => {
            shelf.map_or(Ok(()), |shelf| shelf.keep(fixture, &record)).inspect_err(|_| halt(stop))?;
            scoreboard.note(plan, &bout);
            Ok(Some(bout))
        }
        Err(Unfinished::Stopped) => Ok(None),
        Err(Unfinished::Fault(fault)) => {
            halt(stop);
            Err(Failure::new(fault))
        }
    };
    // One by one and in order, so that a run that is stopped has played its first set-ups from every seat.
    let fixtures = plan.fixtures().take_while(|_| !stop.load(Ordering::Relaxed)).par_bridge();
    let played: Result<Vec<Option<Bout>>, Failure> = pool.install(|| fixtures.map(play).collect());
    scoreboard.bar.finish_and_clear();
    let mut bouts: Vec<Bout> = played?.into_iter().flatten().collect();
    bouts.sort_by_key(|bout| (bout.fixture.round, bout.fixture.seating));
    Ok(bouts)
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

    fn note(&self, plan: &Plan, bout: &Bout) {
        let mut won = self.won.lock().expect("no thread panics while it holds the scores");
        for (seat, holder) in plan.seatings[bout.fixture.seating].iter().enumerate() {
            if let Holder::Bot(bot) = holder {
                won[*bot].0 += bout.share(seat);
                won[*bot].1 += 1;
            }
        }
        let scores: Vec<String> = plan
            .bots
            .iter()
            .zip(won.iter())
            .filter(|(_, (_, games))| *games > 0)
            .map(|(bot, (won, games))| format!("{} {:.0} %", bot.name, 100.0 * won / *games as f64))
            .collect();
        self.bar.set_message(scores.join(" · "));
        self.bar.inc(1);
    }
}
