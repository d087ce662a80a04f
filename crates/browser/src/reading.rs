//! Reading what the page says.

use protocol::device::DeviceRequest;
use serde_json::Error;

/// Reads a request.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn request(text: &str) -> Result<DeviceRequest, Error> {
    serde_json::from_str(text)
}

/// Reads a request. In the page the kinds of requests are read as `{"kind": {…}}`: to find the kind among the other fields takes serde code
/// for every kind a second time, and all of it is loaded over the network.
#[cfg(target_family = "wasm")]
pub(crate) fn request(text: &str) -> Result<DeviceRequest, Error> {
    let mut request: serde_json::Value = serde_json::from_str(text)?;
    if let Some(message) = request.get_mut("message") {
        message.get_mut("ask").map(|ask| by_kind(ask, "kind"));
        by_kind(message, "type");
    }
    request.get_mut("ask").map(|ask| by_kind(ask, "kind"));
    let seats = request.get_mut("table").and_then(|table| table.get_mut("seats"));
    for seat in seats.and_then(serde_json::Value::as_array_mut).into_iter().flatten() {
        by_kind(seat, "kind");
    }
    by_kind(&mut request, "kind");
    table::read_value(&request)
}

/// Makes `{"kind": {…}}` of an object that has its kind among its fields.
#[cfg(target_family = "wasm")]
fn by_kind(value: &mut serde_json::Value, tag: &str) {
    let Some(fields) = value.as_object_mut() else { return };
    let Some(serde_json::Value::String(kind)) = fields.shift_remove(tag) else { return };
    let rest = std::mem::take(fields);
    fields.insert(kind, rest.into());
}
