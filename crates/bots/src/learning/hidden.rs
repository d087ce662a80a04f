//! What a sum of features cannot say: a layer of units, each of which counts from a threshold on, so that features can work together.

/// Units between the features and the prediction. A unit adds up its features and counts only what is above 0; when that matters, and how much,
/// depends on the stage.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Hidden {
    pub(super) units: usize,
    /// Feature after feature, for each what it is worth to each unit.
    pub(super) inputs: Vec<f64>,
    /// Stage after stage, where each unit begins.
    pub(super) starts: Vec<f64>,
    /// Stage after stage, what each unit is worth.
    pub(super) outputs: Vec<f64>,
}

/// The most units there can be.
pub(super) const MOST_UNITS: usize = 32;

impl Hidden {
    /// No units at all.
    pub(super) const fn none() -> Hidden {
        Hidden { units: 0, inputs: Vec::new(), starts: Vec::new(), outputs: Vec::new() }
    }

    /// What each unit adds up to before its threshold; units that are not there have 0.
    pub(super) fn sums(&self, stage: usize, features: &[f64]) -> [f64; MOST_UNITS] {
        let mut sums = [0.0; MOST_UNITS];
        if self.units == 0 {
            return sums;
        }
        sums[..self.units].copy_from_slice(&self.starts[stage * self.units..][..self.units]);
        for (&feature, inputs) in features.iter().zip(self.inputs.chunks_exact(self.units)) {
            if feature != 0.0 {
                for (sum, input) in sums.iter_mut().zip(inputs) {
                    *sum += feature * input;
                }
            }
        }
        sums
    }

    /// What the units add to a prediction.
    pub(super) fn value(&self, stage: usize, features: &[f64]) -> f64 {
        let sums = self.sums(stage, features);
        let outputs = &self.outputs[stage * self.units..][..self.units];
        sums.iter().zip(outputs).map(|(sum, output)| sum.max(0.0) * output).sum()
    }
}
