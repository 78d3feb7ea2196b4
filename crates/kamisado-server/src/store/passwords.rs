//! Passwords: argon2id with the parameters that OWASP recommends. It takes tens of milliseconds and 19 MiB on purpose, so callers run it
//! in a bounded pool of threads.

use std::fmt;

use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Algorithm, Argon2, Params, PasswordHash, Version};

use super::secrets;

/// Hashes and verifies passwords.
#[derive(Clone)]
pub struct Passwords {
    argon2: Argon2<'static>,
    /// The hash of a password that nobody has, for names that nobody has.
    nobody: String,
}

impl fmt::Debug for Passwords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Passwords(…)")
    }
}

impl Passwords {
    /// The shortest password, in characters.
    pub const MIN: usize = 8;
    /// The longest, in bytes.
    pub const MAX: usize = 256;

    /// As strong as they should be: 19 MiB, two passes.
    #[must_use]
    pub fn strong() -> Passwords {
        Passwords::new(Params::new(19 * 1024, 2, 1, None).unwrap_or_default())
    }

    /// Cheap, for tests that register many people.
    #[must_use]
    pub fn cheap() -> Passwords {
        Passwords::new(Params::new(Params::MIN_M_COST, 1, 1, None).unwrap_or_default())
    }

    fn new(params: Params) -> Passwords {
        let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let mut passwords = Passwords {
            argon2,
            nobody: String::new(),
        };
        passwords.nobody = passwords.hash("nobody has this password");
        passwords
    }

    /// The hash that is stored.
    ///
    /// # Panics
    /// When the system has no memory or no random numbers left.
    #[must_use]
    pub fn hash(&self, password: &str) -> String {
        let salt = secrets::bytes::<16>();
        let hash: PasswordHash = self
            .argon2
            .hash_password_with_salt(password.as_bytes(), &salt)
            .expect("the parameters, the salt and the length are valid");
        hash.to_string()
    }

    /// Whether a password is the one that was hashed. Where there is no hash, because nobody has this name, it takes as long and says no.
    #[must_use]
    pub fn verify(&self, password: &str, hash: Option<&str>) -> bool {
        let verified = self
            .argon2
            .verify_password(password.as_bytes(), hash.unwrap_or(&self.nobody));
        verified.is_ok() && hash.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_known_again_by_its_hash_only() {
        let passwords = Passwords::cheap();
        let hash = passwords.hash("correct horse");
        assert!(hash.starts_with("$argon2id$v=19$"), "{hash}");
        assert_ne!(
            hash,
            passwords.hash("correct horse"),
            "each has a salt of its own"
        );
        assert!(passwords.verify("correct horse", Some(&hash)));
        assert!(!passwords.verify("battery staple", Some(&hash)));
        assert!(!passwords.verify("correct horse", Some("not a hash")));
    }

    #[test]
    fn nobody_can_sign_in_as_nobody() {
        let passwords = Passwords::cheap();
        assert!(!passwords.verify("nobody has this password", None));
    }

    #[test]
    fn the_parameters_are_those_of_owasp() {
        let hash = Passwords::strong().hash("x");
        assert!(hash.contains("$m=19456,t=2,p=1$"), "{hash}");
    }

    #[test]
    fn hashes_of_other_parameters_are_still_verified() {
        let hash = Passwords::cheap().hash("correct horse");
        assert!(Passwords::strong().verify("correct horse", Some(&hash)));
    }
}
