//! Trains the hidden units by gradient descent on the squared error (Adam).

#![expect(clippy::cast_precision_loss, reason = "no course has 2^52 samples")]

use table::Dice;
use table::dice::FastDice;

use super::hidden::Hidden;
use super::samples::{Sample, Samples};

/// The number of hidden units.
const UNITS: usize = 24;
/// The number of epochs.
const PASSES: usize = 40;
/// The batch size.
const BATCH: usize = 128;
/// The initial learning rate; it decreases to the end.
const PACE: f64 = 0.003;
/// The weight decay, relative to the learning rate.
const DECAY: f64 = 0.01;
/// One in this many samples is held out, to detect overfitting.
const CHECK_EVERY: usize = 10;
/// This many consecutive samples are held out or trained on together, since neighbours come from one game.
const RUN: usize = 64;

/// The units that best predict the residuals; none if they do not help.
pub(super) fn find(samples: &Samples, stages: usize) -> Hidden {
    let (check, mut teach): (Vec<usize>, Vec<usize>) =
        (0..samples.len()).partition(|index| (index / RUN) % CHECK_EVERY == CHECK_EVERY - 1);
    if check.is_empty() || teach.len() < BATCH {
        return Hidden::none();
    }
    let scale = Scale::of(samples);
    let mut dice = FastDice::seeded(1);
    let mut descent = Descent::new(scale.means.len(), stages, &mut dice);
    let mut best = (error(&descent.hidden, samples, &check, &scale), Hidden::none());
    let steps = PASSES * teach.len().div_ceil(BATCH);
    let mut step = 0_usize;
    for _ in 0..PASSES {
        shuffle(&mut teach, &mut dice);
        for batch in teach.chunks(BATCH) {
            let pace = PACE * (1.0 - step as f64 / steps as f64);
            step += 1;
            descent.step(batch.iter().map(|&index| samples.get(index)), &scale, pace);
        }
        let error = error(&descent.hidden, samples, &check, &scale);
        if error < best.0 {
            best = (error, descent.hidden.clone());
        }
    }
    if best.1.units == 0 { best.1 } else { scale.unscaled(best.1, stages) }
}

fn shuffle(list: &mut [usize], dice: &mut FastDice) {
    for last in (1..list.len()).rev() {
        list.swap(last, dice.index(last + 1));
    }
}

/// The mean squared error.
fn error(hidden: &Hidden, samples: &Samples, which: &[usize], scale: &Scale) -> f64 {
    let mut scaled = vec![0.0; samples.features()];
    let squares = which.iter().map(|&index| {
        let sample = samples.get(index);
        scale.apply(sample.features, &mut scaled);
        (sample.aim - hidden.value(sample.stage, &scaled)).powi(2)
    });
    squares.sum::<f64>() / which.len() as f64
}

/// The distribution of the features: learning is quick if all have the same mean and spread.
struct Scale {
    means: Vec<f64>,
    /// The inverse of the spread; 0 for a feature that never varies.
    shrinks: Vec<f64>,
}

impl Scale {
    fn of(samples: &Samples) -> Scale {
        let count = samples.len() as f64;
        let size = samples.get(0).features.len();
        let mut means = vec![0.0; size];
        let mut squares = vec![0.0; size];
        for sample in samples.iter() {
            for (index, &value) in sample.features.iter().enumerate() {
                means[index] += value / count;
                squares[index] += value * value / count;
            }
        }
        let shrink = |(square, mean): (&f64, &f64)| {
            let spread = (square - mean * mean).max(0.0).sqrt();
            if spread > 1e-4 { 1.0 / spread } else { 0.0 }
        };
        Scale { shrinks: squares.iter().zip(&means).map(shrink).collect(), means }
    }

    fn apply(&self, features: &[f64], into: &mut [f64]) {
        let scales = self.means.iter().zip(&self.shrinks);
        for ((into, value), (mean, shrink)) in into.iter_mut().zip(features).zip(scales) {
            *into = (value - mean) * shrink;
        }
    }

    /// The same units for unscaled features.
    fn unscaled(&self, mut hidden: Hidden, stages: usize) -> Hidden {
        let units = hidden.units;
        for (feature, inputs) in hidden.inputs.chunks_exact_mut(units).enumerate() {
            for (unit, input) in inputs.iter_mut().enumerate() {
                *input *= self.shrinks[feature];
                for stage in 0..stages {
                    hidden.starts[stage * units + unit] -= *input * self.means[feature];
                }
            }
        }
        hidden
    }
}

/// Units in training, with the recent gradients.
struct Descent {
    hidden: Hidden,
    inputs: Slopes,
    starts: Slopes,
    outputs: Slopes,
}

impl Descent {
    /// Units with random inputs and zero outputs.
    fn new(features: usize, stages: usize, dice: &mut FastDice) -> Descent {
        let reach = (6.0 / features as f64).sqrt();
        let mut random = || (f64::from(dice.below(20_001)) / 10_000.0 - 1.0) * reach;
        let inputs: Vec<f64> = (0..features * UNITS).map(|_| random()).collect();
        let hidden = Hidden {
            units: UNITS,
            inputs,
            starts: vec![0.0; stages * UNITS],
            outputs: vec![0.0; stages * UNITS],
        };
        Descent {
            inputs: Slopes::of(features * UNITS),
            starts: Slopes::of(stages * UNITS),
            outputs: Slopes::of(stages * UNITS),
            hidden,
        }
    }

    /// One step, for a batch of samples.
    fn step<'a>(&mut self, batch: impl Iterator<Item = Sample<'a>>, scale: &Scale, pace: f64) {
        let mut scaled = vec![0.0; scale.means.len()];
        for sample in batch {
            scale.apply(sample.features, &mut scaled);
            self.add(&scaled, sample);
        }
        let Descent { hidden, inputs, starts, outputs } = self;
        inputs.descend(&mut hidden.inputs, pace);
        starts.descend(&mut hidden.starts, pace);
        outputs.descend(&mut hidden.outputs, pace);
    }

    /// Adds the gradient at one sample.
    fn add(&mut self, features: &[f64], sample: Sample<'_>) {
        let Descent { hidden, inputs, starts, outputs } = self;
        let sums = hidden.sums(sample.stage, features);
        let at = sample.stage * UNITS;
        let worths = &hidden.outputs[at..][..UNITS];
        let value: f64 = sums.iter().zip(worths).map(|(sum, worth)| sum.max(0.0) * worth).sum();
        let miss = value - sample.aim;
        let mut slopes = [0.0; UNITS];
        for unit in 0..UNITS {
            outputs.now[at + unit] += miss * sums[unit].max(0.0);
            if sums[unit] > 0.0 {
                slopes[unit] = miss * worths[unit];
                starts.now[at + unit] += slopes[unit];
            }
        }
        for (feature, into) in features.iter().zip(inputs.now.chunks_exact_mut(UNITS)) {
            for (into, slope) in into.iter_mut().zip(&slopes) {
                *into += feature * slope;
            }
        }
    }
}

/// The gradients of some weights: of this step, and the averages of them and of their squares.
struct Slopes {
    now: Vec<f64>,
    means: Vec<f64>,
    squares: Vec<f64>,
    steps: i32,
}

impl Slopes {
    fn of(count: usize) -> Slopes {
        Slopes { now: vec![0.0; count], means: vec![0.0; count], squares: vec![0.0; count], steps: 0 }
    }

    fn descend(&mut self, weights: &mut [f64], pace: f64) {
        const MEMORY: f64 = 0.9;
        const MEMORY_OF_SQUARES: f64 = 0.999;
        self.steps += 1;
        let young = 1.0 - MEMORY.powi(self.steps);
        let young_squares = 1.0 - MEMORY_OF_SQUARES.powi(self.steps);
        for (index, weight) in weights.iter_mut().enumerate() {
            let slope = std::mem::take(&mut self.now[index]) / BATCH as f64;
            let (mean, square) = (&mut self.means[index], &mut self.squares[index]);
            *mean = MEMORY * *mean + (1.0 - MEMORY) * slope;
            *square = MEMORY_OF_SQUARES * *square + (1.0 - MEMORY_OF_SQUARES) * slope * slope;
            *weight -= pace * (*mean / young / ((*square / young_squares).sqrt() + 1e-8) + DECAY * *weight);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_features_that_only_count_together_are_found() {
        let mut dice = FastDice::seeded(7);
        let mut samples = Samples::of(3);
        for _ in 0..4000 {
            let features = [1.0, f64::from(dice.below(2)), f64::from(dice.below(2))];
            let together = features[1] * features[2];
            samples.add(&features, 0, 4.0 * together - features[1] - features[2]);
        }
        let hidden = find(&samples, 1);
        let worth = |one: f64, other: f64| hidden.value(0, &[1.0, one, other]);
        assert!((worth(1.0, 1.0) - 2.0).abs() < 0.2, "{}", worth(1.0, 1.0));
        assert!((worth(1.0, 0.0) + 1.0).abs() < 0.2, "{}", worth(1.0, 0.0));
        assert!(worth(0.0, 0.0).abs() < 0.2, "{}", worth(0.0, 0.0));
    }

    #[test]
    fn from_noise_nothing_is_learnt() {
        let mut dice = FastDice::seeded(7);
        let mut samples = Samples::of(2);
        for _ in 0..600 {
            let noise = f64::from(dice.below(100)) - 49.5;
            samples.add(&[1.0, f64::from(dice.below(9))], 0, noise);
        }
        let hidden = find(&samples, 1);
        for value in 0..9 {
            assert!(hidden.value(0, &[1.0, f64::from(value)]).abs() < 12.0, "noise has a spread of 29");
        }
    }
}
