//! Passwords are hashed by a few threads at a time, because a hash takes much time and memory on purpose.

use std::sync::Arc;
#[cfg(test)]
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::limits::Limits;
use crate::metrics::PASSWORDS_REFUSED;
use crate::store::Passwords;

/// The threads that hash, and whoever waits for them.
#[derive(Clone, Debug)]
pub(crate) struct Hashing {
    passwords: Arc<Passwords>,
    threads: Arc<Semaphore>,
    /// Those who wait, and those whose turn it is.
    places: Arc<Semaphore>,
    /// How many places there are.
    all: usize,
    #[cfg(test)]
    verified: Arc<AtomicU64>,
}

/// Too many wait already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Crowded;

impl Hashing {
    pub(crate) fn new(limits: &Limits) -> Hashing {
        let threads = limits.password_threads;
        let all = threads + limits.password_queue;
        Hashing {
            passwords: Arc::new(Passwords::strong()),
            threads: Arc::new(Semaphore::new(threads)),
            places: Arc::new(Semaphore::new(all)),
            all,
            #[cfg(test)]
            verified: Arc::default(),
        }
    }

    /// How many passwords are hashed or wait to be.
    pub(crate) fn waiting(&self) -> usize {
        self.all - self.places.available_permits()
    }

    /// The hash of a password.
    ///
    /// # Errors
    /// When too many wait already.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Crowded> {
        self.run(move |passwords| passwords.hash(&password)).await
    }

    /// Whether a password has this hash. Without a hash it does the same work, and the answer is no.
    ///
    /// # Errors
    /// When too many wait already.
    pub(crate) async fn verify(
        &self,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, Crowded> {
        #[cfg(test)]
        self.verified.fetch_add(1, Ordering::Relaxed);
        self.run(move |passwords| passwords.verify(&password, hash.as_deref()))
            .await
    }

    /// How often a password was compared with a hash.
    #[cfg(test)]
    pub(crate) fn verified(&self) -> u64 {
        self.verified.load(Ordering::Relaxed)
    }

    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Passwords) -> T + Send + 'static,
    ) -> Result<T, Crowded> {
        let Ok(place) = Arc::clone(&self.places).try_acquire_owned() else {
            PASSWORDS_REFUSED.count([]);
            return Err(Crowded);
        };
        let thread = Arc::clone(&self.threads).acquire_owned().await;
        let passwords = Arc::clone(&self.passwords);
        // Both go along with the work, which is not broken off when a visitor leaves.
        let work = spawn_blocking(move || {
            let _held = (place, thread);
            work(&passwords)
        });
        work.await.map_err(|_| Crowded)
    }
}

/// Whether a password would be among the first that somebody tries: a common one, a row of keys, a few characters over and over, or the name itself.
pub(crate) fn is_easy(password: &str, name: &str) -> bool {
    let plain: String = password
        .chars()
        .flat_map(char::to_lowercase)
        .map(|character| match character {
            '@' => 'a',
            '$' => 's',
            other => other,
        })
        .filter(|character| character.is_alphanumeric())
        .collect();
    let different: std::collections::HashSet<char> = password.chars().collect();
    if different.len() < 4 {
        return true;
    }
    let name = name.to_lowercase();
    if name.chars().count() >= 3 && plain.contains(&name) {
        return true;
    }
    // What is left of a password when its digits at both ends and the usual disguises are gone.
    let core = plain.trim_matches(|character: char| character.is_ascii_digit());
    let core: String = core.chars().map(undisguised).collect();
    let has_row = |text: &str| {
        let backwards: String = text.chars().rev().collect();
        ROWS.iter()
            .any(|row| row.contains(text) || row.contains(&backwards))
    };
    COMMON.contains(&core.as_str()) || core.chars().count() < 3 || has_row(&plain) || has_row(&core)
}

/// The letter that a digit or symbol usually stands for.
const fn undisguised(character: char) -> char {
    match character {
        '0' => 'o',
        '1' => 'i',
        '3' => 'e',
        '4' => 'a',
        '5' => 's',
        '7' => 't',
        other => other,
    }
}

/// Rows of keys and of the alphabet, of which any part is easy.
const ROWS: &[&str] = &[
    "01234567890123456789",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    "q1w2e3r4t5y6u7i8o9p0",
    "1q2w3e4r5t6z7u8i9o0p",
    "1q2w3e4r5t6y7u8i9o0p",
];

/// The words at the heart of the passwords that are used most, in the languages of the pages.
const COMMON: &[&str] = &[
    "password",
    "passwort",
    "passw",
    "passwd",
    "passwordpassword",
    "motdepasse",
    "wachtwoord",
    "parola",
    "sifre",
    "jelszo",
    "iloveyou",
    "iloveyouu",
    "welcome",
    "willkommen",
    "bienvenue",
    "welkom",
    "hosgeldiniz",
    "admin",
    "administrator",
    "letmein",
    "football",
    "fussball",
    "futball",
    "voetbal",
    "baseball",
    "basketball",
    "superman",
    "batman",
    "spiderman",
    "princess",
    "princesse",
    "prinzessin",
    "sunshine",
    "sonnenschein",
    "whatever",
    "trustno",
    "starwars",
    "pokemon",
    "master",
    "dragon",
    "monkey",
    "shadow",
    "michael",
    "jennifer",
    "jessica",
    "charlie",
    "computer",
    "internet",
    "corvette",
    "mercedes",
    "ferrari",
    "porsche",
    "liverpool",
    "chelsea",
    "arsenal",
    "barcelona",
    "galatasaray",
    "fenerbahce",
    "besiktas",
    "schalke",
    "bayern",
    "dortmund",
    "ferencvaros",
    "steaua",
    "samsung",
    "google",
    "facebook",
    "kamisado",
    "chocolate",
    "schokolade",
    "chocolat",
    "butterfly",
    "schmetterling",
    "papillon",
    "blahblah",
    "freedom",
    "passion",
    "loveyou",
    "lovelove",
    "babygirl",
    "hello",
    "hellohello",
    "hallohallo",
    "bonjour",
    "azerty",
    "qwerty",
    "qwertz",
    "asdfgh",
    "secret",
    "geheim",
    "changeme",
    "default",
    "access",
    "login",
    "test",
    "testtest",
    "testing",
    "guest",
    "user",
    "username",
    "summer",
    "winter",
    "spring",
    "autumn",
    "sommer",
    "january",
    "february",
    "monday",
    "friday",
    "sunday",
    "abcabc",
    "asdasd",
    "qweqwe",
    "zxczxc",
    "zaqwsx",
    "doudou",
    "loulou",
    "nicolas",
    "marseille",
    "soleil",
    "hockey",
    "killer",
    "jordan",
    "hunter",
    "ginger",
    "pepper",
    "cookie",
    "cheese",
    "matrix",
    "mustang",
    "yankees",
    "thunder",
    "merlin",
    "phoenix",
    "diamond",
    "snoopy",
    "scooter",
    "tigger",
    "purple",
    "banana",
    "orange",
    "silver",
    "golden",
    "maggie",
    "bailey",
    "buster",
    "daniel",
    "andrew",
    "joshua",
    "thomas",
    "robert",
    "george",
    "amanda",
    "ashley",
    "nicole",
    "hannah",
    "matthew",
    "anthony",
    "william",
    "elizabeth",
    "alexander",
    "christian",
    "stefan",
    "andrea",
    "mustafa",
    "mehmet",
    "istanbul",
    "turkiye",
    "hungary",
    "budapest",
    "romania",
    "bucuresti",
    "deutschland",
    "france",
    "nederland",
    "amsterdam",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn whoever_comes_when_too_many_wait_is_told_so() {
        let hashing = Hashing::new(&Limits {
            password_threads: 1,
            password_queue: 1,
            ..Limits::default()
        });
        let ask = || hashing.verify("anything".to_owned(), None);
        let answers = tokio::join!(ask(), ask(), ask(), ask());
        let answers = [answers.0, answers.1, answers.2, answers.3];
        let refused = answers.iter().filter(|&&answer| answer == Err(Crowded));
        assert_eq!(refused.count(), 2);
        // Their places are free again.
        assert_eq!(hashing.verify("anything".to_owned(), None).await, Ok(false));
    }

    #[test]
    fn what_is_tried_first_is_refused() {
        for easy in [
            "12345678",
            "password",
            "Passw0rd!",
            "P@ssword123",
            "qwertyuiop",
            "1q2w3e4r",
            "aaaaaaaa",
            "abababab",
            "iloveyou2024",
            "Galatasaray1905",
            "adalovelace99",
            "20262026",
            "87654321",
        ] {
            assert!(is_easy(easy, "AdaLovelace"), "{easy}");
        }
        for hard in [
            "correct horse battery",
            "zwölf Boxkämpfer",
            "tR7-kp2-Lq9",
            "mein Hund mag Regen",
            "çok uzun bir söz",
        ] {
            assert!(!is_easy(hard, "AdaLovelace"), "{hard}");
        }
    }
}
