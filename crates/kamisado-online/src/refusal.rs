use core::fmt;

/// Defines the codes once: the variant, its word, and what it means.
macro_rules! refusals {
    ($($(#[$doc:meta])+ $name:ident = $code:literal,)+) => {
        /// Why a request is refused. Pages show the sentence of its [code](Refusal::code) from their catalogue.
        ///
        /// ```
        /// use kamisado_online::Refusal;
        ///
        /// assert_eq!(Refusal::NotYourTurn.code(), "not-your-turn");
        /// assert_eq!(Refusal::named("not-your-turn"), Some(Refusal::NotYourTurn));
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Refusal {
            $($(#[$doc])+ $name,)+
        }

        impl Refusal {
            /// All of them.
            pub const ALL: &'static [Refusal] = &[$(Refusal::$name,)+];

            /// Its word in lines and catalogues.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Refusal::$name => $code,)+
                }
            }
        }
    };
}

refusals! {
    /// The line cannot be read.
    Malformed = "malformed",
    /// No game has this name.
    NoSuchGame = "no-such-game",
    /// Nothing is being watched yet.
    NotWatching = "not-watching",
    /// Only the players may do this.
    NotAPlayer = "not-a-player",
    /// Something has happened that the page had not seen when it asked.
    Behind = "behind",
    /// The opponent's decision is due, or a line-up is being drawn.
    NotYourTurn = "not-your-turn",
    /// The rules of the game do not allow it.
    Illegal = "illegal",
    /// The time was up before it arrived.
    Late = "late",
    /// The game is over.
    Over = "over",
    /// The game is not over yet.
    NotOver = "not-over",
    /// In rated games nothing is taken back.
    Rated = "rated",
    /// This player has decided nothing that could be taken back.
    NothingToTakeBack = "nothing-to-take-back",
    /// There is already an offer, which has to be answered first.
    OfferOpen = "offer-open",
    /// There is no offer to answer.
    NoOffer = "no-offer",
    /// The opponent has not been gone for long enough. The detail says how many more seconds to wait, if that is known.
    NotGone = "not-gone",
    /// One of the players has not made a decision yet.
    NotBegun = "not-begun",
    /// There is a next game already.
    NextGameExists = "next-game-exists",
    /// The limit of phrases or offers for one game has been reached.
    Enough = "enough",
    /// Too much at once; wait a moment.
    SlowDown = "slow-down",
    /// Too many people are watching this game here.
    Full = "full",
    /// The server cannot do it now; try again.
    Unavailable = "unavailable",
    /// The seek has been taken or withdrawn.
    NoSuchSeek = "no-such-seek",
    /// Nobody can take their own seek.
    OwnSeek = "own-seek",
    /// One of the two players has blocked the other.
    Blocked = "blocked",
    /// A game cannot be played on these terms.
    Terms = "terms",
    /// This socket belongs to nobody the server knows. Become a guest, and connect again.
    Stranger = "stranger",
    /// Only people with an account may do this.
    SignIn = "sign-in",
}

impl Refusal {
    /// The refusal with this code.
    #[must_use]
    pub fn named(code: &str) -> Option<Refusal> {
        Refusal::ALL
            .iter()
            .copied()
            .find(|refusal| refusal.code() == code)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl core::error::Error for Refusal {}
