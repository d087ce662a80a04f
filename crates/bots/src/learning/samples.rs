//! Samples, stored until weights are found.

/// Samples, each of one seat in one position: its features, the stage, and the target.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Samples {
    features: usize,
    /// Sample after sample.
    values: Vec<f64>,
    stages: Vec<usize>,
    aims: Vec<f64>,
}

/// One sample.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample<'a> {
    pub(super) features: &'a [f64],
    pub(super) stage: usize,
    pub(super) aim: f64,
}

impl Samples {
    pub(super) const fn of(features: usize) -> Samples {
        Samples { features, values: Vec::new(), stages: Vec::new(), aims: Vec::new() }
    }

    pub(super) fn add(&mut self, features: &[f64], stage: usize, aim: f64) {
        self.values.extend_from_slice(features);
        self.stages.push(stage);
        self.aims.push(aim);
    }

    /// Appends other samples.
    pub(super) fn join(&mut self, others: &Samples) {
        self.values.extend_from_slice(&others.values);
        self.stages.extend_from_slice(&others.stages);
        self.aims.extend_from_slice(&others.aims);
    }

    /// The number of features.
    pub(super) const fn features(&self) -> usize {
        self.features
    }

    pub(super) fn len(&self) -> usize {
        self.aims.len()
    }

    pub(super) fn get(&self, index: usize) -> Sample<'_> {
        let features = &self.values[index * self.features..][..self.features];
        Sample { features, stage: self.stages[index], aim: self.aims[index] }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Sample<'_>> {
        (0..self.len()).map(|index| self.get(index))
    }
}
