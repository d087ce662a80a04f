//! Where a linker wants to be told that the interpreter comes later, it is told.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
