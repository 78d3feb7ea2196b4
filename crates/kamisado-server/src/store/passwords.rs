//! Passwords: argon2id with the parameters that OWASP recommends. It takes tens of milliseconds and 19 MiB on purpose, so callers run it
//! in a bounded pool of threads.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use argon2::password_hash::phc::{Output, Salt};
use argon2::{Algorithm, Argon2, Block, Params, PasswordHash, Version};

use super::secrets;

/// Hashes and verifies passwords.
#[derive(Clone)]
pub struct Passwords {
    argon2: Argon2<'static>,
    /// The hash of a password that nobody has, for names that nobody has.
    nobody: String,
    /// The memory of those hashes that are done, for the next ones. Given back to the system, it would not be used again: blocks are
    /// aligned, and the system's allocator takes new memory for each of them.
    memory: Arc<Mutex<Vec<Vec<Block>>>>,
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
            memory: Arc::default(),
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
        let salt = Salt::new(&salt).expect("the length is valid");
        let params = self.argon2.params();
        let hash = self
            .run(&self.argon2, password, &salt, Params::DEFAULT_OUTPUT_LEN)
            .expect("the parameters, the salt and the length are valid");
        let (memory, passes, lanes) = (params.m_cost(), params.t_cost(), params.p_cost());
        format!("$argon2id$v=19$m={memory},t={passes},p={lanes}${salt}${hash}")
    }

    /// Whether a password is the one that was hashed. Where there is no hash, because nobody has this name, it takes as long and says no.
    #[must_use]
    pub fn verify(&self, password: &str, hash: Option<&str>) -> bool {
        let is_right = self.is_right(password, hash.unwrap_or(&self.nobody));
        is_right == Some(true) && hash.is_some()
    }

    /// Whether a password has a hash, which says how it was made; nothing if it cannot be read.
    fn is_right(&self, password: &str, hash: &str) -> Option<bool> {
        let hash = PasswordHash::new(hash).ok()?;
        let algorithm = Algorithm::try_from(hash.algorithm.as_str()).ok()?;
        let params = Params::try_from(&hash).ok()?;
        let argon2 = Argon2::new(algorithm, Version::V0x13, params);
        let expected = hash.hash?;
        let found = self.run(&argon2, password, &hash.salt?, expected.len())?;
        // This takes the same time wherever they differ.
        Some(found == expected)
    }

    /// Hashes in memory that was used before, if there is any.
    fn run(
        &self,
        argon2: &Argon2<'_>,
        password: &str,
        salt: &[u8],
        length: usize,
    ) -> Option<Output> {
        let stock = || self.memory.lock().unwrap_or_else(PoisonError::into_inner);
        let mut memory = stock().pop().unwrap_or_default();
        memory.resize(argon2.params().block_count(), Block::default());
        let mut output = [0; Output::MAX_LENGTH];
        let output = output.get_mut(..length)?;
        let done = argon2.hash_password_into_with_memory(
            password.as_bytes(),
            salt,
            output,
            &mut memory[..],
        );
        stock().push(memory);
        done.ok()?;
        Output::new(output).ok()
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
