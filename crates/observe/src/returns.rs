//! Rewards of finished games.

use table::{Game, SaturatingAs as _, Seat};

/// The reward of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reward {
    /// By place: for each rival 1 if that rival is behind, −1 if ahead, 0 if level; the mean of these.
    #[default]
    Place,
    /// The lead over the best rival, in points.
    Lead,
}

/// The reward of each seat; 0 for an unfinished game. By place, the rewards add up to 0.
///
/// ```
/// use circle_wagons::{CircleWagons, Options};
/// use observe::{Reward, returns};
/// use table::dice::FastDice;
/// use table::{Game, Scratch, Silence};
///
/// let mut dice = FastDice::seeded(1);
/// let mut game = CircleWagons::begin(&Options::default(), &mut dice, &mut Silence)?;
/// assert_eq!(returns(&game, Reward::Place)[..2], [0.0, 0.0]);
/// Scratch::default().play_out(&mut game, &mut dice);
/// assert_eq!(returns(&game, Reward::Place)[..2].iter().sum::<f32>(), 0.0);
/// # Ok::<(), table::OptionsError>(())
/// ```
pub fn returns<G: Game>(game: &G, reward: Reward) -> [f32; Seat::MOST] {
    let mut paid = [0.0; Seat::MOST];
    let Some(standings) = game.standings() else { return paid };
    for own in &standings.seats {
        let rivals = || standings.seats.iter().filter(|rival| rival.seat != own.seat);
        paid[own.seat.index()] = match reward {
            Reward::Place => {
                let sum: i16 =
                    rivals().map(|rival| (i16::from(rival.place) - i16::from(own.place)).signum()).sum();
                f32::from(sum) / f32::from(rivals().count().max(1).saturating_as::<u8>())
            }
            Reward::Lead => {
                let best = rivals().map(|rival| rival.points).max().unwrap_or(0);
                f32::from((own.points - best).saturating_as::<i16>())
            }
        };
    }
    paid
}
