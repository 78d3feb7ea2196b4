use fluent_bundle::FluentValue;
use kamisado::{Board, Color, Fill, LineUp, MatchKind, Move, Opening, Side, Square, Teeth};

/// An argument of a message, and how the catalogues see it: as a number, a text, or a name to select on.
pub(crate) trait Argument {
    /// What the tests use for the argument.
    #[cfg(test)]
    const KIND: Kind;

    fn value(&self) -> FluentValue<'_>;
}

/// The kinds of arguments, so that the tests can try each message with all there is.
#[cfg(test)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Number,
    Text,
    Name(&'static [&'static str]),
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl Argument for $number {
            #[cfg(test)]
            const KIND: Kind = Kind::Number;

            fn value(&self) -> FluentValue<'_> {
                FluentValue::from(*self)
            }
        }
    )*};
}

numbers!(u8 u16 u32 u64 usize f64);

macro_rules! texts {
    ($($text:ty)*) => {$(
        impl Argument for $text {
            #[cfg(test)]
            const KIND: Kind = Kind::Text;

            fn value(&self) -> FluentValue<'_> {
                FluentValue::from(self.to_string())
            }
        }
    )*};
}

texts!(Square Move LineUp char);

impl Argument for &str {
    #[cfg(test)]
    const KIND: Kind = Kind::Text;

    fn value(&self) -> FluentValue<'_> {
        FluentValue::from(*self)
    }
}

macro_rules! names {
    ($($type:ty: $($name:literal)*;)*) => {$(
        impl Argument for $type {
            #[cfg(test)]
            const KIND: Kind = Kind::Name(&[$($name),*]);

            fn value(&self) -> FluentValue<'_> {
                FluentValue::from(self.name())
            }
        }
    )*};
}

names! {
    Side: "black" "white";
    Color: "brown" "green" "red" "yellow" "pink" "purple" "blue" "orange";
    Fill: "left" "right";
    Board: "standard" "mirrored";
}

/// The length of a series is not part of its name.
impl Argument for MatchKind {
    #[cfg(test)]
    const KIND: Kind = Kind::Name(&["single", "double", "standard", "long", "marathon", "series"]);

    fn value(&self) -> FluentValue<'_> {
        FluentValue::from(match self {
            MatchKind::Single => "single",
            MatchKind::DoubleRound => "double",
            MatchKind::Standard => "standard",
            MatchKind::Long => "long",
            MatchKind::Marathon => "marathon",
            MatchKind::Series { .. } => "series",
        })
    }
}

/// Fluent's names can't start with a digit.
impl Argument for Opening {
    #[cfg(test)]
    const KIND: Kind = Kind::Name(&["standard", "tournament", "matchplay", "one-three-five"]);

    fn value(&self) -> FluentValue<'_> {
        FluentValue::from(match self {
            Opening::OneThreeFive => "one-three-five",
            other => other.name(),
        })
    }
}

impl Argument for Teeth {
    #[cfg(test)]
    const KIND: Kind = Kind::Number;

    fn value(&self) -> FluentValue<'_> {
        FluentValue::from(self.count())
    }
}

/// A side, or nobody.
impl Argument for Option<Side> {
    #[cfg(test)]
    const KIND: Kind = Kind::Name(&["black", "white", "nobody"]);

    fn value(&self) -> FluentValue<'_> {
        FluentValue::from(self.map_or("nobody", Side::name))
    }
}

/// Why something is refused in an online game: the server's code for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RefusalCode<'a>(pub &'a str);

impl Argument for RefusalCode<'_> {
    #[cfg(test)]
    const KIND: Kind = Kind::Name(&[
        "no-such-game",
        "not-a-player",
        "behind",
        "not-your-turn",
        "illegal",
        "late",
        "over",
        "not-over",
        "rated",
        "nothing-to-take-back",
        "offer-open",
        "no-offer",
        "not-gone",
        "not-begun",
        "next-game-exists",
        "enough",
        "slow-down",
        "full",
        "unavailable",
        "no-such-seek",
        "own-seek",
        "blocked",
        "terms",
        "sign-in",
        "other",
    ]);

    fn value(&self) -> FluentValue<'_> {
        FluentValue::from(self.0)
    }
}

/// What players can say to each other: the name of the phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PhraseName<'a>(pub &'a str);

impl Argument for PhraseName<'_> {
    #[cfg(test)]
    const KIND: Kind = Kind::Name(&[
        "hello",
        "good-luck",
        "have-fun",
        "well-played",
        "good-game",
        "thanks",
        "sorry",
        "oops",
        "have-to-go",
        "see-you",
    ]);

    fn value(&self) -> FluentValue<'_> {
        FluentValue::from(self.0)
    }
}
