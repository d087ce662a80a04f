//! The weights of a learnt judgement, and their data file.

use std::fmt;
use std::fmt::Write as _;

use super::Learns;

/// The weights of a learnt judgement: for each stage one for each feature.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    features: usize,
    /// Stage after stage.
    values: Vec<f64>,
}

/// Why a text is not the weights of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WeightsError(String);

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WeightsError {}

impl Weights {
    /// Of stages, each with its weights; four decimals, as the data file has them.
    pub(super) fn of(stages: Vec<Vec<f64>>) -> Weights {
        let features = stages.first().map_or(0, Vec::len);
        let rounded = stages.into_iter().flatten().map(|weight| (weight * 1e4).round() / 1e4);
        Weights { features, values: rounded.collect() }
    }

    /// Nothing learnt: the plain guess.
    pub fn none<G: Learns>() -> Weights {
        Weights { features: G::FEATURES.len(), values: vec![0.0; G::FEATURES.len() * G::STAGES] }
    }

    /// Reads a data file: a line for each feature, with its name and its weight at each stage. `#` begins a comment.
    ///
    /// # Errors
    /// If a feature of the game is missing, unknown or has not one number for each stage.
    ///
    /// ```
    /// use bots::{Learns, Weights};
    /// use carson_city::CarsonCity;
    ///
    /// let weights = CarsonCity::weights();
    /// assert_eq!(Weights::read::<CarsonCity>(&weights.write::<CarsonCity>("an example"))?, **weights);
    /// assert!(Weights::read::<CarsonCity>("luck 1 2 3").is_err());
    /// # Ok::<(), bots::WeightsError>(())
    /// ```
    pub fn read<G: Learns>(text: &str) -> Result<Weights, WeightsError> {
        let features = G::FEATURES.len();
        let mut values = vec![f64::NAN; features * G::STAGES];
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
            let mut words = line.split_whitespace();
            let name = words.next().unwrap_or_default();
            let feature = G::FEATURES.iter().position(|feature| *feature == name);
            let feature = feature
                .ok_or_else(|| WeightsError(format!("{} has no feature '{name}': train it anew", G::NAME)))?;
            let numbers: Result<Vec<f64>, _> = words.map(str::parse).collect();
            let numbers = numbers.unwrap_or_default();
            if numbers.len() != G::STAGES {
                let needed = G::STAGES;
                return Err(WeightsError(format!("'{name}' needs {needed} numbers, one for each stage")));
            }
            for (stage, number) in numbers.into_iter().enumerate() {
                values[stage * features + feature] = number;
            }
        }
        match values.iter().position(|value| !value.is_finite()) {
            Some(place) => {
                let name = G::FEATURES[place % features];
                Err(WeightsError(format!("there is no weight for '{name}': train {} anew", G::NAME)))
            }
            None => Ok(Weights { features, values }),
        }
    }

    /// As a data file, with a comment that says where it comes from.
    pub fn write<G: Learns>(&self, comment: &str) -> String {
        let mut text = String::new();
        for line in comment.lines() {
            let _ = writeln!(text, "# {line}");
        }
        for (feature, name) in G::FEATURES.iter().enumerate() {
            text.push_str(name);
            for stage in 0..G::STAGES {
                let _ = write!(text, " {:.4}", self.values[stage * self.features + feature]);
            }
            text.push('\n');
        }
        text
    }

    /// The weights of a stage.
    pub(super) fn stage(&self, stage: usize) -> &[f64] {
        &self.values[stage * self.features..][..self.features]
    }

    /// The sum of the features, each times its weight at this stage.
    pub(crate) fn sum(&self, stage: usize, features: &[f64]) -> f64 {
        self.stage(stage).iter().zip(features).map(|(weight, feature)| weight * feature).sum()
    }
}
