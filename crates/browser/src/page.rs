//! The engine's interface to the page: three functions and a buffer that both sides read and write.
//!
//! The page allocates space for its request and writes it there, calls `ask`, and reads the answer from the returned place.
#![expect(
    unsafe_code,
    reason = "a function that the page calls has its name as it is, which Rust calls unsafe"
)]

use std::cell::RefCell;

use crate::Engine;

thread_local! {
    static PAGE: RefCell<(Engine, Vec<u8>)> = RefCell::default();
}

/// Allocates space for a request of this many bytes and returns its address.
#[unsafe(no_mangle)]
extern "C" fn room(length: usize) -> *const u8 {
    PAGE.with_borrow_mut(|(_, text)| {
        text.clear();
        text.resize(length, 0);
        text.as_ptr()
    })
}

/// Answers the request in the buffer and returns the length of the answer.
#[unsafe(no_mangle)]
extern "C" fn ask() -> usize {
    PAGE.with_borrow_mut(|(engine, text)| {
        *text = engine.ask(&String::from_utf8_lossy(text)).into_bytes();
        text.len()
    })
}

/// The address of the answer.
#[unsafe(no_mangle)]
extern "C" fn answer() -> *const u8 {
    PAGE.with_borrow(|(_, text)| text.as_ptr())
}
