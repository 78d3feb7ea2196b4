/// Something players can say to each other, which everybody reads in their own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Have fun.
    HaveFun,
    /// Well played.
    WellPlayed,
    /// Good game.
    GoodGame,
    /// Thank you.
    Thanks,
    /// Sorry.
    Sorry,
    /// Oops.
    Oops,
    /// I have to go.
    HaveToGo,
    /// See you.
    SeeYou,
}

impl Phrase {
    /// All phrases.
    pub const ALL: [Phrase; 10] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::HaveFun,
        Phrase::WellPlayed,
        Phrase::GoodGame,
        Phrase::Thanks,
        Phrase::Sorry,
        Phrase::Oops,
        Phrase::HaveToGo,
        Phrase::SeeYou,
    ];

    /// The name in entries and lines: `good-game`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Phrase::Hello => "hello",
            Phrase::GoodLuck => "good-luck",
            Phrase::HaveFun => "have-fun",
            Phrase::WellPlayed => "well-played",
            Phrase::GoodGame => "good-game",
            Phrase::Thanks => "thanks",
            Phrase::Sorry => "sorry",
            Phrase::Oops => "oops",
            Phrase::HaveToGo => "have-to-go",
            Phrase::SeeYou => "see-you",
        }
    }

    /// The phrase of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Phrase> {
        Phrase::ALL.into_iter().find(|phrase| phrase.name() == name)
    }
}
