/// Declares the error of a text that is not what it should be, with what it says.
macro_rules! parse_error {
    ($(#[$documentation:meta])* $name:ident: $message:literal) => {
        $(#[$documentation])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name;

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str($message)
            }
        }

        impl core::error::Error for $name {}
    };
}

pub(crate) use parse_error;
