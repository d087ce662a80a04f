//! The games of Boomtown for Python. The package around it, with environments and baselines, is in `boomtown/`.

mod arrays;
mod bot;
mod errors;
mod lanes;
mod spec;
mod spoken;
mod state;

use pyo3::prelude::*;

/// The native part of the package `boomtown`.
#[pymodule]
fn _boomtown(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add_class::<state::State>()?;
    module.add_class::<bot::PyBot>()?;
    module.add_class::<lanes::NativeLanes>()?;
    module.add_function(wrap_pyfunction!(spec::games, module)?)?;
    module.add_function(wrap_pyfunction!(spec::bots, module)?)?;
    module.add_function(wrap_pyfunction!(spec::spec, module)?)?;
    module.add("BoomtownError", py.get_type::<errors::BoomtownError>())?;
    module.add("IllegalActionError", py.get_type::<errors::IllegalActionError>())?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))
}
