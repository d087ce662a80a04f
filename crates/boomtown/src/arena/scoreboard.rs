//! The progress of the games and the current scores, while they are played.

use std::sync::Mutex;

use arena::{GameResult, Occupant, Plan};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Whether progress is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Progress {
    /// On standard error, if that is a terminal.
    Shown,
    /// Not at all.
    Hidden,
}

/// Shows the progress of the games and the current scores.
pub(super) struct Scoreboard<'a> {
    plan: &'a Plan,
    bar: ProgressBar,
    /// The score of each bot, and its number of games.
    won: Mutex<Vec<(f64, usize)>>,
}

impl Scoreboard<'_> {
    pub(super) fn new(plan: &Plan, progress: Progress) -> Scoreboard<'_> {
        let target = match progress {
            Progress::Shown => ProgressDrawTarget::stderr(),
            Progress::Hidden => ProgressDrawTarget::hidden(),
        };
        let bar = ProgressBar::with_draw_target(Some(plan.games as u64), target);
        let style = ProgressStyle::with_template("{bar:24} {pos}/{len} games  {elapsed} + {eta}  {wide_msg}")
            .expect("the template is a good one");
        bar.set_style(style.progress_chars("━╸ "));
        bar.tick();
        Scoreboard { plan, bar, won: Mutex::new(vec![(0.0, 0); plan.bots.len()]) }
    }

    /// Notes a finished game.
    #[expect(clippy::cast_precision_loss, reason = "no run has 2^52 games")]
    pub(super) fn note(&self, game_result: &GameResult) {
        let mut won = self.won.lock().expect("no thread panics while it holds the scores");
        for (seat, occupant) in self.plan.seatings[game_result.fixture.seating].iter().enumerate() {
            if let Occupant::Bot(bot) = occupant {
                won[*bot].0 += game_result.share(seat);
                won[*bot].1 += 1;
            }
        }
        let scores: Vec<String> = self
            .plan
            .bots
            .iter()
            .zip(won.iter())
            .filter(|(_, (_, games))| *games > 0)
            .map(|(bot, (won, games))| format!("{} {:.0}%", bot.name, 100.0 * won / *games as f64))
            .collect();
        self.bar.set_message(scores.join(" · "));
        self.bar.inc(1);
    }

    /// Clears the line once all games are over.
    pub(super) fn clear(&self) {
        self.bar.finish_and_clear();
    }
}
