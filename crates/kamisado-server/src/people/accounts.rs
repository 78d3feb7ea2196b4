//! What people do with their accounts: each costly thing within its limits, and nothing that tells which names exist.

use std::sync::Arc;
use std::time::Duration;

use kamisado_online::names::{check_name, folded};
use kamisado_online::{Bus, Down, Hint, PersonId};
use tracing::{info, warn};

use super::passwords::{Crowded, Hashing, is_easy};
use crate::address::Address;
use crate::limits::Limits;
use crate::rates::Rates;
use crate::store::{Passwords, Person, RecoveryCode, Registered, SessionId, Store};

/// The longest name or code that is looked at.
const LONGEST: usize = 64;

/// Under what security events are logged.
const SECURITY: &str = "kamisado_server::security";

/// Everything about accounts.
#[derive(Clone)]
pub(crate) struct People {
    pub(crate) store: Store,
    pub(crate) rates: Rates,
    hashing: Hashing,
    bus: Arc<dyn Bus>,
}

impl std::fmt::Debug for People {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("People").finish_non_exhaustive()
    }
}

/// Why something about an account was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    /// The name, the password or the code is wrong. Which one is nobody's business.
    Wrong,
    /// The name is no name.
    Name,
    /// Somebody has the name.
    Taken,
    /// The password is too short, too long or too easy.
    Password,
    /// Tried too often; again after this time.
    TooOften(Duration),
    /// Too many wait, or the database cannot be reached.
    Busy,
}

impl From<Crowded> for Refused {
    fn from(_: Crowded) -> Refused {
        Refused::Busy
    }
}

impl From<Down> for Refused {
    fn from(_: Down) -> Refused {
        Refused::Busy
    }
}

impl People {
    /// How many passwords are hashed or wait to be.
    pub(crate) fn waiting_passwords(&self) -> usize {
        self.hashing.waiting()
    }

    pub(crate) fn new(store: Store, rates: Rates, limits: &Limits, bus: Arc<dyn Bus>) -> People {
        People {
            store,
            rates,
            hashing: Hashing::new(limits),
            bus,
        }
    }

    /// Who has this name and this password.
    ///
    /// A name that nobody has costs as much as one with a wrong password.
    ///
    /// # Errors
    /// When nobody has, or it was tried too often.
    pub(crate) async fn log_in(
        &self,
        address: Address,
        name: &str,
        password: String,
    ) -> Result<Person, Refused> {
        self.attempt(address, name)?;
        let is_long = name.len() > LONGEST || password.len() > Passwords::MAX;
        let person = match is_long {
            true => None,
            false => self.store.by_name(name).await?,
        };
        let hash = match &person {
            Some(person) => self.store.password_hash(person.id).await?,
            None => None,
        };
        let password = if is_long { String::new() } else { password };
        let is_right = self.hashing.verify(password, hash).await?;
        let person = person.filter(|person| is_right && !person.is_closed);
        match &person {
            Some(person) => log(address, "log in", person),
            None => warn!(target: SECURITY, %address, "failed to log in"),
        }
        person.ok_or(Refused::Wrong)
    }

    /// Whether this is the person's password.
    ///
    /// # Errors
    /// When it is not, or it was tried too often.
    pub(crate) async fn confirm(
        &self,
        address: Address,
        person: &Person,
        password: String,
    ) -> Result<(), Refused> {
        self.attempt(address, person.name().unwrap_or_default())?;
        let hash = self.store.password_hash(person.id).await?;
        let is_right =
            password.len() <= Passwords::MAX && self.hashing.verify(password, hash).await?;
        if !is_right {
            warn!(target: SECURITY, %address, person = person.id.0, "wrong password");
        }
        is_right.then_some(()).ok_or(Refused::Wrong)
    }

    /// Gives a guest a name and a password, or a stranger, who becomes a guest first.
    ///
    /// # Errors
    /// When the name or the password cannot be had, or too many come from the address.
    pub(crate) async fn register(
        &self,
        address: Address,
        guest: Option<PersonId>,
        name: &str,
        password: String,
    ) -> Result<PersonId, Refused> {
        check(name, &password)?;
        let newcomer = self.rates.newcomers.take(address);
        newcomer.map_err(Refused::TooOften)?;
        if self.store.by_name(name).await?.is_some() {
            return Err(Refused::Taken);
        }
        let hash = self.hashing.hash(password).await?;
        let guest = match guest {
            Some(guest) => guest,
            None => self.store.create_guest().await?,
        };
        match self.store.register(guest, name, hash).await? {
            Registered::Done => Ok(guest),
            Registered::NameTaken => Err(Refused::Taken),
            Registered::NotAGuest => Err(Refused::Wrong),
        }
    }

    /// Sets a new password with a recovery code, and ends all sessions.
    ///
    /// # Errors
    /// When the name or the code is wrong, the password cannot be had, or it was tried too often.
    pub(crate) async fn recover(
        &self,
        address: Address,
        name: &str,
        code: &str,
        password: String,
    ) -> Result<Person, Refused> {
        self.attempt(address, name)?;
        let name = name.get(..LONGEST.min(name.len())).unwrap_or_default();
        check_password(name, &password)?;
        // The work is the same whether there is such a person or not.
        let hash = self.hashing.hash(password).await?;
        let person = self.store.by_name(name).await?;
        let code = RecoveryCode::read(code.get(..LONGEST.min(code.len())).unwrap_or_default());
        let wrong = || {
            warn!(target: SECURITY, %address, "failed to recover an account");
            Refused::Wrong
        };
        let (Some(person), Some(code)) = (person, code) else {
            return Err(wrong());
        };
        if person.is_closed || !self.store.recover(person.id, &code, hash).await? {
            return Err(wrong());
        }
        log(address, "recover the account", &person);
        self.store.end_sessions(person.id, None).await?;
        self.session_ended(person.id);
        Ok(person)
    }

    /// Sets a new password for somebody who knows the old one.
    ///
    /// # Errors
    /// When the old password is wrong, the new one cannot be had, or it was tried too often.
    pub(crate) async fn change_password(
        &self,
        address: Address,
        person: &Person,
        old: String,
        new: String,
    ) -> Result<(), Refused> {
        check_password(person.name().unwrap_or_default(), &new)?;
        self.confirm(address, person, old).await?;
        let hash = self.hashing.hash(new).await?;
        self.store.set_password(person.id, hash).await?;
        log(address, "change the password", person);
        Ok(())
    }

    /// Deletes an account for good.
    ///
    /// # Errors
    /// When the password is wrong, or it was tried too often.
    pub(crate) async fn delete(
        &self,
        address: Address,
        person: &Person,
        password: String,
    ) -> Result<(), Refused> {
        self.confirm(address, person, password).await?;
        self.store.delete(person.id).await?;
        log(address, "delete the account", person);
        self.session_ended(person.id);
        Ok(())
    }

    /// Ends the sessions of a person in all other browsers.
    ///
    /// # Errors
    /// When the database cannot be reached.
    pub(crate) async fn end_other_sessions(
        &self,
        person: PersonId,
        here: SessionId,
    ) -> Result<(), Refused> {
        self.store.end_sessions(person, Some(here)).await?;
        self.session_ended(person);
        Ok(())
    }

    /// A session of this person has ended; sockets that live by it end as well.
    pub(crate) fn session_ended(&self, person: PersonId) {
        self.bus.publish(Hint::Person(person));
    }

    /// Takes one of the attempts that an address and a name have.
    fn attempt(&self, address: Address, name: &str) -> Result<(), Refused> {
        let name = folded(name.get(..LONGEST.min(name.len())).unwrap_or_default());
        let attempt = self.rates.log_ins.take_both(address, name);
        attempt.map_err(Refused::TooOften)
    }
}

/// Notes what somebody did with an account. Names and secrets are left out.
fn log(address: Address, what: &'static str, person: &Person) {
    info!(target: SECURITY, %address, person = person.id.0, "{what}");
}

fn check(name: &str, password: &str) -> Result<(), Refused> {
    check_name(name).map_err(|_| Refused::Name)?;
    check_password(name, password)
}

fn check_password(name: &str, password: &str) -> Result<(), Refused> {
    let is_short = password.chars().count() < Passwords::MIN;
    if is_short || password.len() > Passwords::MAX || is_easy(password, name) {
        return Err(Refused::Password);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;
    use crate::online::LocalBus;
    use crate::store::Location;

    #[tokio::test]
    async fn a_name_that_nobody_has_costs_as_much_as_one_with_a_wrong_password() {
        let limits = Limits::default();
        let store = Store::open(Location::Memory).await.unwrap();
        let bus: Arc<dyn Bus> = Arc::new(LocalBus::default());
        let rates = Rates::new(&limits, Arc::clone(&bus));
        let people = People::new(store, rates, &limits, bus);
        let address = Address::from(IpAddr::from([192, 0, 2, 1]));
        let password = || "violet umbrella 17".to_owned();
        let registered = people.register(address, None, "Ada", password());
        let ada = registered.await.unwrap();
        let attempts = [
            ("Ada", "violet umbrella 18".to_owned()),
            ("Ben", password()),
            ("not a name at all", password()),
            ("", String::new()),
            ("Ada", "x".repeat(10_000)),
        ];
        for (name, password) in attempts {
            let before = people.hashing.verified();
            let answer = people.log_in(address, name, password).await;
            assert_eq!(answer, Err(Refused::Wrong), "{name}");
            assert_eq!(people.hashing.verified() - before, 1, "{name}");
        }
        let person = people.log_in(address, "ada", password()).await.unwrap();
        assert_eq!(person.id, ada);
    }
}
