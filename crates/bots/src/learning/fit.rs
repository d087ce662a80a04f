//! Least squares with a penalty on large weights (ridge regression).

/// The sums from which weights are found.
#[derive(Clone, Debug)]
pub(super) struct Fit {
    size: usize,
    /// Sums of products of features; only the lower half is used.
    products: Vec<f64>,
    /// Sums of products of features with the target.
    aims: Vec<f64>,
    samples: f64,
}

impl Fit {
    pub(super) fn of(size: usize) -> Fit {
        Fit { size, products: vec![0.0; size * size], aims: vec![0.0; size], samples: 0.0 }
    }

    /// Adds a sample.
    pub(super) fn add(&mut self, features: &[f64], aim: f64) {
        for row in (0..self.size).filter(|&row| features[row] != 0.0) {
            let sums = &mut self.products[row * self.size..];
            for (sum, other) in sums.iter_mut().zip(&features[..=row]) {
                *sum += features[row] * other;
            }
            self.aims[row] += features[row] * aim;
        }
        self.samples += 1.0;
    }

    /// The weights with the least squares. The penalty is in units of a feature's own spread, so a feature that varies little is
    /// drawn to 0.
    pub(super) fn weights(&self, penalty: f64) -> Vec<f64> {
        let size = self.size;
        let mut lower = self.products.clone();
        for row in 0..size {
            let own = lower[row * size + row];
            lower[row * size + row] = own + penalty * (own / self.samples.max(1.0)).max(1e-6);
        }
        // Cholesky: the matrix as a lower triangle times its transpose.
        for row in 0..size {
            for column in 0..=row {
                let before =
                    (0..column).map(|k| lower[row * size + k] * lower[column * size + k]).sum::<f64>();
                let rest = lower[row * size + column] - before;
                lower[row * size + column] =
                    if row == column { rest.max(1e-12).sqrt() } else { rest / lower[column * size + column] };
            }
        }
        let mut found = self.aims.clone();
        for row in 0..size {
            let known: f64 = (0..row).map(|k| lower[row * size + k] * found[k]).sum();
            found[row] = (found[row] - known) / lower[row * size + row];
        }
        for row in (0..size).rev() {
            let known: f64 = (row + 1..size).map(|k| lower[k * size + row] * found[k]).sum();
            found[row] = (found[row] - known) / lower[row * size + row];
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_line_gave_is_found_again() {
        let mut fit = Fit::of(3);
        for step in 0..50 {
            let features = [1.0, f64::from(step), f64::from(step * step % 7)];
            fit.add(&features, 3.0 - 2.0 * features[1] + 0.5 * features[2]);
        }
        let weights = fit.weights(1e-9);
        assert!((weights[0] - 3.0).abs() < 1e-4 && (weights[1] + 2.0).abs() < 1e-4, "{weights:?}");
        assert!((weights[2] - 0.5).abs() < 1e-4, "{weights:?}");
    }
}
