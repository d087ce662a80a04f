//! What a sum of features cannot express: a layer of units with thresholds, which lets features interact.

/// Units between the features and the prediction. A unit sums its features and counts only what is positive; its threshold and its
/// output weight depend on the stage.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Hidden {
    pub(super) units: usize,
    /// Feature after feature: its weight for each unit.
    pub(super) inputs: Vec<f64>,
    /// Stage after stage: the threshold of each unit.
    pub(super) starts: Vec<f64>,
    /// Stage after stage: the output weight of each unit.
    pub(super) outputs: Vec<f64>,
}

/// The largest number of units.
pub(super) const MOST_UNITS: usize = 32;

impl Hidden {
    /// No units.
    pub(super) const fn none() -> Hidden {
        Hidden { units: 0, inputs: Vec::new(), starts: Vec::new(), outputs: Vec::new() }
    }

    /// The sum of each unit before its threshold; 0 for units that do not exist.
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
