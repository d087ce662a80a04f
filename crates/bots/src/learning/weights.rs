//! The weights of a learnt evaluation, and their data file.

use std::fmt;
use std::fmt::Write as _;

use super::Learns;
use super::hidden::{Hidden, MOST_UNITS};

/// The weights of a learnt evaluation: one for each stage and feature, and the hidden units.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    features: usize,
    /// Stage after stage.
    values: Vec<f64>,
    hidden: Hidden,
}

/// Why a text is not a valid weights file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WeightsError(String);

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WeightsError {}

impl Weights {
    /// Builds weights from those of each stage.
    pub(super) fn of(stages: Vec<Vec<f64>>) -> Weights {
        let features = stages.first().map_or(0, Vec::len);
        Weights {
            features,
            values: stages.into_iter().flatten().map(|value| rounded(value, 4)).collect(),
            hidden: Hidden::none(),
        }
    }

    /// Adds hidden units.
    pub(super) fn with_units(self, mut hidden: Hidden) -> Weights {
        let Hidden { inputs, starts, outputs, .. } = &mut hidden;
        for value in inputs.iter_mut().chain(starts).chain(outputs) {
            *value = rounded(*value, 3);
        }
        Weights { hidden, ..self }
    }

    /// Weights without any training: the simple guess.
    pub fn none<L: Learns>() -> Weights {
        Weights::of(vec![vec![0.0; L::FEATURES.len()]; L::STAGES])
    }

    /// Reads a data file: a line for each feature, with its name, its weight at each stage, and its weight for each unit. If there
    /// are units, two lines for each stage follow: their thresholds (`units-begin`) and their output weights (`units-count`). `#`
    /// begins a comment.
    ///
    /// # Errors
    /// If a feature of the game is missing or unknown, or if a line has the wrong number of numbers.
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
    pub fn read<L: Learns>(text: &str) -> Result<Weights, WeightsError> {
        let lines = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
        let mut lines: Vec<(&str, Vec<f64>)> = lines.map(parse).collect();
        let units: Vec<(&str, Vec<f64>)> = lines.split_off(lines.len().min(L::FEATURES.len()));
        let count = units.first().map_or(0, |(_, numbers)| numbers.len());
        if count > MOST_UNITS {
            return Err(WeightsError(format!("{count} units are more than {MOST_UNITS}")));
        }
        let check = |name: &str, line: Option<&(&str, Vec<f64>)>, needed: usize| match line {
            Some((found, _)) if *found != name => {
                Err(WeightsError(format!("'{found}' stands where '{name}' should: train {} anew", L::NAME)))
            }
            Some((_, numbers))
                if numbers.len() == needed && numbers.iter().all(|number| number.is_finite()) =>
            {
                Ok(())
            }
            Some(_) => Err(WeightsError(format!("'{name}' needs {needed} numbers"))),
            None => Err(WeightsError(format!("there is no line for '{name}': train {} anew", L::NAME))),
        };
        for (index, name) in L::FEATURES.iter().enumerate() {
            check(name, lines.get(index), L::STAGES + count)?;
        }
        let wanted = if units.is_empty() { 0 } else { 2 * L::STAGES };
        for index in 0..wanted.max(units.len()) {
            check(if index < L::STAGES { BEGIN } else { COUNT }, units.get(index), count)?;
        }
        if units.len() > wanted {
            return Err(WeightsError(format!("there are {} lines too many", units.len() - wanted)));
        }
        let of_stage = |stage: usize| lines.iter().map(move |(_, numbers)| numbers[stage]);
        let all =
            |units: &[(&str, Vec<f64>)]| units.iter().flat_map(|(_, numbers)| numbers.clone()).collect();
        let (starts, outputs) = units.split_at(wanted / 2);
        Ok(Weights {
            features: L::FEATURES.len(),
            values: (0..L::STAGES).flat_map(of_stage).collect(),
            hidden: Hidden {
                units: count,
                inputs: lines.iter().flat_map(|(_, numbers)| &numbers[L::STAGES..]).copied().collect(),
                starts: all(starts),
                outputs: all(outputs),
            },
        })
    }

    /// Writes the data file, with a comment at the top.
    pub fn write<L: Learns>(&self, comment: &str) -> String {
        let mut text = String::new();
        for line in comment.lines() {
            let _ = writeln!(text, "# {line}");
        }
        let mut line = |name: &str, numbers: &mut dyn Iterator<Item = f64>| {
            text.push_str(name);
            for number in numbers {
                let _ = write!(text, " {number}");
            }
            text.push('\n');
        };
        let Hidden { units, inputs, starts, outputs } = &self.hidden;
        for (feature, name) in L::FEATURES.iter().enumerate() {
            let by_stage = (0..L::STAGES).map(|stage| self.values[stage * self.features + feature]);
            line(name, &mut by_stage.chain(inputs[feature * units..][..*units].iter().copied()));
        }
        if *units > 0 {
            starts.chunks(*units).for_each(|stage| line(BEGIN, &mut stage.iter().copied()));
            outputs.chunks(*units).for_each(|stage| line(COUNT, &mut stage.iter().copied()));
        }
        text
    }

    /// The weights of a stage, without the hidden units.
    pub(crate) fn of_stage(&self, stage: usize) -> &[f64] {
        &self.values[stage * self.features..][..self.features]
    }

    /// The weighted sum of the features at this stage.
    pub(crate) fn value(&self, stage: usize, features: &[f64]) -> f64 {
        let sum: f64 =
            self.of_stage(stage).iter().zip(features).map(|(weight, feature)| weight * feature).sum();
        sum + self.hidden.value(stage, features)
    }
}

/// The names of the lines about units.
const BEGIN: &str = "units-begin";
const COUNT: &str = "units-count";

/// Rounds to this many digits, as in the data file.
fn rounded(value: f64, digits: usize) -> f64 {
    if value.abs() < 1e-6 {
        return 0.0;
    }
    format!("{value:.*e}", digits - 1).parse().expect("a number that was written can be read")
}

/// A line of a data file; words that are not numbers become NaN.
fn parse(line: &str) -> (&str, Vec<f64>) {
    let mut words = line.split_whitespace();
    let name = words.next().unwrap_or_default();
    (name, words.map(|word| word.parse().unwrap_or(f64::NAN)).collect())
}
