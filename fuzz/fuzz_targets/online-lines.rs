//! Any lines between a page and the server: what can be read is printed as it was, and read as the same again.
#![no_main]

use kamisado_online::lines::{Reply, Request};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for line in text.split('\n') {
        if let Ok(request) = line.parse::<Request>() {
            let printed = request.to_string();
            assert!(!printed.contains('\n'), "{printed:?}");
            assert_eq!(printed.parse(), Ok(request), "{line:?}");
        }
        if let Ok(reply) = line.parse::<Reply>() {
            let printed = reply.to_string();
            assert!(!printed.contains('\n'), "{printed:?}");
            assert_eq!(printed.parse(), Ok(reply), "{line:?}");
        }
    }
});
