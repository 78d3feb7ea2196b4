use fluent_bundle::FluentArgs;
use kamisado::{Color, Fill, Language, LineUp, Move, Side, Square, Teeth};

use crate::argument::Argument;
use crate::catalogue::catalogue;

/// Makes [`Message`] out of a table: the key in the catalogues, the name, and the arguments with their types.
macro_rules! messages {
    ($($key:literal $name:ident $({ $($argument:ident: $type:ty),* $(,)? })?;)*) => {
        /// Something to say, with what it takes to say it.
        ///
        /// The English catalogue in `locales/en/` shows how each of them reads.
        ///
        /// ```
        /// use kamisado_i18n::{Language, Message};
        ///
        /// assert_eq!(Message::ErrorRunTooLong { count: 2 }.say(Language::English),
        ///     "There are too many towers in a row here: this sumo can push 2 towers at most.");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub enum Message<'a> {
            $(
                #[doc = concat!("`", $key, "`")]
                #[allow(missing_docs)] // The key and the type say it.
                $name $({ $($argument: $type),* })?,
            )*
        }

        impl Message<'_> {
            /// The key in the catalogues.
            #[must_use]
            pub const fn key(&self) -> &'static str {
                match self {
                    $(Message::$name { .. } => $key,)*
                }
            }

            fn arguments(&self) -> FluentArgs<'_> {
                let mut arguments = FluentArgs::new();
                match self {
                    $(Message::$name $({ $($argument),* })? => {
                        $($(arguments.set(stringify!($argument), $argument.value());)*)?
                    })*
                }
                arguments
            }
        }

        #[cfg(test)]
        impl<'a> Message<'a> {
            /// Every message and its arguments.
            pub(crate) const TABLE: &'static [(&'static str, &'static [(&'static str, crate::argument::Kind)])] = &[
                $(($key, &[$($((stringify!($argument), <$type as Argument>::KIND)),*)?])),*
            ];
        }
    };
}

impl Message<'_> {
    /// The message in a language.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        catalogue(language).format(self.key(), &self.arguments()).0
    }
}

messages! {
    // words.ftl
    "color-name" ColorName { color: Color };

    // story.ftl: what happens in a match. `tell` chooses among these.
    "lined-up" LinedUp { side: Side, line_up: &'a str };
    "filled" Filled { side: Side, fill: Fill };
    "round-began" RoundBegan { side: Side, round: usize };
    "slid" Slid { side: Side, tower: Color, square: Square, color: Color };
    "pushed-one" PushedOne { side: Side, tower: Color, first: Color, square: Square, color: Color };
    "pushed-two" PushedTwo { side: Side, tower: Color, first: Color, second: Color, square: Square, color: Color };
    "pushed-three" PushedThree {
        side: Side, tower: Color, first: Color, second: Color, third: Color, square: Square, color: Color,
    };
    "passed" Passed { side: Side, tower: Color, square: Square, color: Color };
    "turn" Turn { side: Side, tower: Color, square: Square };
    "turn-any" TurnAny { side: Side };
    "round-won-home-row" RoundWonHomeRow { side: Side, tower: Color };
    "round-won-deadlock" RoundWonDeadlock { side: Side };
    "grew" Grew { side: Side, tower: Color, teeth: Teeth };
    "scored" Scored { side: Side, points: u8, leader: Option<Side>, high: u8, low: u8 };
    "fill-due" FillDue { side: Side };
    "line-up-due" LineUpDue { side: Side };
    "match-won-points" MatchWonPoints { side: Side, high: u8, low: u8 };
    "match-won-resignation" MatchWonResignation { side: Side };
    "match-won-time" MatchWonTime { side: Side };

    // errors.ftl: what cannot be done. `Explain` chooses among these.
    "error-no-tower" ErrorNoTower { square: Square };
    "error-opponents-tower" ErrorOpponentsTower { side: Side, tower: Color };
    "error-not-active" ErrorNotActive { tower: Color };
    "error-not-forward" ErrorNotForward { m: Move };
    "error-too-far" ErrorTooFar { side: Side, tower: Color, count: u8 };
    "error-in-the-way" ErrorInTheWay { side: Side, tower: Color, square: Square };
    "error-not-a-sumo" ErrorNotASumo { side: Side, tower: Color };
    "error-run-too-long" ErrorRunTooLong { count: u8 };
    "error-too-heavy" ErrorTooHeavy { side: Side, tower: Color };
    "error-no-room-behind" ErrorNoRoomBehind { side: Side, tower: Color };
    "error-line-up-due" ErrorLineUpDue { side: Side };
    "error-move-due" ErrorMoveDue { side: Side };
    "error-fill-due" ErrorFillDue { side: Side };
    "error-round-over" ErrorRoundOver;
    "error-match-over" ErrorMatchOver;
    "error-not-in-match-play" ErrorNotInMatchPlay { line_up: LineUp };
    "error-match-play-order" ErrorMatchPlayOrder { challenger: u8, defender: u8 };
    "error-match-play-highest" ErrorMatchPlayHighest { challenger: u8 };
    "error-towers-missing" ErrorTowersMissing;
    "error-other-board" ErrorOtherBoard;
    "error-won-already" ErrorWonAlready { side: Side };
    "error-not-a-decision" ErrorNotADecision { text: &'a str };
    "error-replay" ErrorReplay { number: usize, text: &'a str, reason: &'a str };
    "error-two-of-a-tower" ErrorTwoOfATower { side: Side, tower: Color, square: Square, other: Square };
    "error-on-winning-row" ErrorOnWinningRow { side: Side, tower: Color, square: Square };
    "error-too-many-teeth" ErrorTooManyTeeth { side: Side, tower: Color, square: Square };
    "error-active-missing" ErrorActiveMissing { side: Side, tower: Color };
    "error-cap" ErrorCap { count: u8 };
    "error-nobody-can-move" ErrorNobodyCanMove;
}
