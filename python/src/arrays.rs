//! Memory of arrays.

use numpy::{Element, PyReadwriteArrayDyn, PyUntypedArrayMethods};

/// The numbers of an array whose last index changes fastest; nothing if they lie in another order or apart.
pub(crate) fn in_a_row<'a, T: Element>(array: &'a mut PyReadwriteArrayDyn<'_, T>) -> Option<&'a mut [T]> {
    if array.is_c_contiguous() { array.as_slice_mut().ok() } else { None }
}
