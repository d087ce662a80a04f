//! The engine as the page knows it: three functions and a text that both sides read and write.
//!
//! The page makes room for its request and writes it there, asks, and reads the answer from where it is told.
#![expect(
    unsafe_code,
    reason = "a function that the page calls has its name as it is, which Rust calls unsafe"
)]

use std::cell::RefCell;

use crate::Engine;

thread_local! {
    static PAGE: RefCell<(Engine, Vec<u8>)> = RefCell::default();
}

/// Makes room for a request of so many bytes and tells where.
#[unsafe(no_mangle)]
extern "C" fn room(length: usize) -> *const u8 {
    PAGE.with_borrow_mut(|(_, text)| {
        text.clear();
        text.resize(length, 0);
        text.as_ptr()
    })
}

/// Answers the request that was written there, and tells how many bytes the answer has.
#[unsafe(no_mangle)]
extern "C" fn ask() -> usize {
    PAGE.with_borrow_mut(|(engine, text)| {
        *text = engine.ask(&String::from_utf8_lossy(text)).into_bytes();
        text.len()
    })
}

/// Where the answer is.
#[unsafe(no_mangle)]
extern "C" fn answer() -> *const u8 {
    PAGE.with_borrow(|(_, text)| text.as_ptr())
}
