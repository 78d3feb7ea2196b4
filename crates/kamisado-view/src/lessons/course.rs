//! The course: all lessons in their order. Most scenes are worked examples from the rulebooks; the rest come from rounds that were played.

use kamisado::{Color, MatchKind, Opening};
use kamisado_i18n::Message;

use super::{Lesson, LessonStep, STRATEGY, TEETH, Task};

const SINGLE: MatchKind = MatchKind::Single;

/// Black wins the round by h3c8. Filled from the left, Black is proven to win the next one as well; from the right, White is.
const A_WON_ROUND: &str = "1+U5+O/5++N2/8/2++Y3b1/u6o/pRr++PG+B1y/8/1+g4n1 b y";

/// All lessons, in the best order to learn them.
pub const LESSONS: &[Lesson] = &[
    Lesson {
        name: "move",
        title: Message::LessonMove,
        steps: &[
            LessonStep::new(Message::LessonMove1, Task::Any)
                .opening(SINGLE, Opening::Standard)
                .done(Message::LessonMove1Done),
            LessonStep::new(Message::LessonMove2, Task::Diagonal(Color::Pink))
                .opening(SINGLE, Opening::Standard),
            LessonStep::new(Message::LessonMove3, Task::These(&["c1c7"]))
                .opening(SINGLE, Opening::Standard)
                .exercise(),
        ],
    },
    Lesson {
        name: "colour",
        title: Message::LessonColor,
        steps: &[
            LessonStep::new(Message::LessonColor1, Task::These(&["c1c5"]))
                .opening(SINGLE, Opening::Standard)
                .replies(&["b8b3"])
                .done(Message::LessonColor1Done),
            LessonStep::new(Message::LessonColor2, Task::These(&["d1g4"])).replies(&["c8d7"]),
            LessonStep::new(Message::LessonColor3, Task::Calls(Color::Orange)).exercise(),
        ],
    },
    Lesson {
        name: "win",
        title: Message::LessonWin,
        steps: &[
            LessonStep::new(Message::LessonWin1, Task::These(&["a1a3"]))
                .at(SINGLE, "O3Y2N/8/1B2RP2/1pr2UG1/1g6/6b1/3y1u2/n6o b n")
                .replies(&["b6a5"])
                .done(Message::LessonWin1Done),
            LessonStep::new(Message::LessonWin2, Task::Win),
            LessonStep::new(Message::LessonWin3, Task::Win)
                .at(SINGLE, "1B2Y3/3P1G1o/5g2/3y4/1pUu4/2n2RN1/O7/2r3b1 b p")
                .exercise(),
        ],
    },
    Lesson {
        name: "pass",
        title: Message::LessonPass,
        steps: &[
            LessonStep::new(Message::LessonPass1, Task::These(&["a2a6"]))
                .at(SINGLE, "3P4/B2Y4/4u1G1/2O1RrNy/3pg3/4b3/n5oU/8 b n")
                .done(Message::LessonPass1Done),
            LessonStep::new(Message::LessonPass2, Task::Win),
            LessonStep::new(Message::LessonPass3, Task::Passes(1))
                .at(SINGLE, "OB1P1RGN/1U3u2/8/8/6b1/1g6/3Y4/n1ryp2o b o")
                .exercise(),
            LessonStep::new(Message::LessonFinish, Task::Win).exercise(),
        ],
    },
    Lesson {
        name: "chain",
        title: Message::LessonChain,
        steps: &[
            LessonStep::new(Message::LessonChain1, Task::Passes(1))
                .at(SINGLE, "3O1P2/8/1B4G1/4RgYU/5y2/N1p1o3/nr1b4/2u5 b b")
                .lead(&["d2d7"]),
            LessonStep::new(Message::LessonChain2, Task::Win),
            LessonStep::new(Message::LessonChain3, Task::Passes(3))
                .at(SINGLE, "O4R2/3PY3/2UBpu2/6GN/3r3b/1y5o/2g5/n7 b g")
                .exercise(),
        ],
    },
    Lesson {
        name: "deadlock",
        title: Message::LessonDeadlock,
        steps: &[
            LessonStep::new(Message::LessonDeadlock1, Task::Deadlock)
                .at(SINGLE, "6G1/Bo4y1/4P3/rYO2Rb1/U3puN1/g7/8/n7 w b")
                .replies(&["a3b4"])
                .done(Message::LessonDeadlock1Done),
            LessonStep::new(Message::LessonDeadlock2, Task::Deadlock)
                .at(SINGLE, "O2P4/3U2R1/5gN1/1Y1G3o/1y3B2/n2u4/8/2r1p1b1 b b")
                .replies(&["g7h6"])
                .exercise(),
        ],
    },
    Lesson {
        name: TEETH,
        title: Message::LessonTeeth,
        steps: &[
            LessonStep::new(Message::LessonTeeth1, Task::Win).at(
                MatchKind::Standard,
                "1B5N/u7/2U1b3/O7/n2P1Ro1/Y5p1/G7/1gry4 w u",
            ),
            LessonStep::new(Message::LessonTeeth2, Task::Length(5))
                .at(MatchKind::Standard, "+UGYPROBN/8/8/8/8/8/8/grypnobu b -")
                .lead(&["d1d3"]),
            LessonStep::new(Message::LessonTeeth3, Task::Win)
                .at(
                    MatchKind::Standard,
                    "5B2/8/Y1gRo3/y7/3p1O1+U/1+rP1nG2/2N3ub/8 b r",
                )
                .done(Message::LessonTeeth3Done),
            LessonStep::new(Message::LessonTeeth4, Task::Win)
                .at(
                    MatchKind::Long,
                    "1+OG5/2+N+Y4/P2B2n1/3++gU2+p/1R6/+r5o1/5u2/2y2b2 b g",
                )
                .done(Message::LessonTeeth4Done)
                .exercise(),
        ],
    },
    Lesson {
        name: "fill",
        title: Message::LessonFill,
        steps: &[
            LessonStep::new(Message::LessonFill1, Task::Any)
                .at(
                    MatchKind::Standard,
                    "1B5N/u7/2U1b3/O7/n2P1Ro1/Y5p1/G7/1gry4 w u",
                )
                .lead(&["c6h1"])
                .done(Message::LessonFill1Done),
            LessonStep::new(Message::LessonFill2, Task::These(&["right"]))
                .at(
                    MatchKind::Standard,
                    "1B5N/u7/2U1b3/O7/n2P1Ro1/Y5p1/G7/1gry4 w u",
                )
                .lead(&["c6h1"])
                .exercise(),
        ],
    },
    Lesson {
        name: "push",
        title: Message::LessonPush,
        steps: &[
            LessonStep::new(Message::LessonPush1, Task::Push(1))
                .at(
                    MatchKind::Standard,
                    "3BN1RG/7n/+U5g1/r2p3y/8/1P3Y2/bO6/2u2o2 b o",
                )
                .lead(&["f1d3"])
                .done(Message::LessonPush1Done),
            LessonStep::new(Message::LessonPush2, Task::Win),
            LessonStep::new(Message::LessonPush3, Task::Push(1))
                .at(
                    MatchKind::Standard,
                    "3BN1RG/7n/+U5g1/r2p3y/8/1P3Y2/bO6/2u2o2 b o",
                )
                .lead(&["f1b5"]),
            LessonStep::new(Message::LessonPush4, Task::Push(1))
                .at(
                    MatchKind::Standard,
                    "2U1+Y1G1/nO4b1/2r5/P3B2N/1p5o/8/3R4/1g1+y1u2 b y",
                )
                .exercise(),
            LessonStep::new(Message::LessonFinish, Task::Win).exercise(),
        ],
    },
    Lesson {
        name: "limits",
        title: Message::LessonLimits,
        steps: &[
            LessonStep::new(Message::LessonLimits1, Task::Push(1))
                .at(SINGLE, "1U1RP3/4+y3/2B5/+O1G3YN/+n1+r2b+uo/5+g2/8/3p4 b -")
                .done(Message::LessonLimits1Done),
            LessonStep::new(Message::LessonLimits2, Task::Push(2))
                .at(
                    SINGLE,
                    "6G1/8/2U5/++R1B1N3/Y1P1+O1o1/++n1++g1++r1+++y1/8/b2u3p b -",
                )
                .exercise(),
        ],
    },
    Lesson {
        name: "double",
        title: Message::LessonDouble,
        steps: &[
            LessonStep::new(Message::LessonDouble1, Task::Push(2))
                .at(
                    MatchKind::Long,
                    "1+OG5/1P+N5/3+Y2n1/3BU2+p/1R1++g4/+r5o1/5u2/2y2b2 w p",
                )
                .lead(&["b7a6"])
                .done(Message::LessonDouble1Done),
            LessonStep::new(Message::LessonDouble2, Task::Push(2)),
            LessonStep::new(Message::LessonDouble3, Task::Win),
            LessonStep::new(Message::LessonDouble4, Task::Push(2))
                .at(
                    MatchKind::Long,
                    "O5G1/n+BP4o/2pU4/2y4N/3b2R1/4r1Y1/g5++u1/8 b u",
                )
                .exercise(),
            LessonStep::new(Message::LessonFinish, Task::Win).exercise(),
        ],
    },
    Lesson {
        name: "triple",
        title: Message::LessonTriple,
        steps: &[
            LessonStep::new(Message::LessonTriple1, Task::Push(3))
                .at(
                    MatchKind::Marathon,
                    "4G3/1N6/+O2+++Y3++p/b++B1o2++P1/1+y1+n1U2/2Rg4/4+u2++r/8 b r",
                )
                .lead(&["h2h5"]),
            LessonStep::new(Message::LessonTriple2, Task::Push(1)),
            LessonStep::new(Message::LessonTriple3, Task::Push(3)),
            LessonStep::new(Message::LessonTriple4, Task::These(&["d4e3"])).replies(&["h5f7"]),
            LessonStep::new(Message::LessonTriple5, Task::Push(1)),
            LessonStep::new(Message::LessonTriple6, Task::Safe).replies(&["e1g3"]),
            LessonStep::new(Message::LessonTriple7, Task::Push(1)).exercise(),
            LessonStep::new(Message::LessonTriple8, Task::Push(1)).exercise(),
            LessonStep::new(Message::LessonFinish, Task::Win)
                .done(Message::LessonTriple9Done)
                .exercise(),
        ],
    },
    Lesson {
        name: "tournament",
        title: Message::LessonTournament,
        steps: &[
            LessonStep::new(Message::LessonTournament1, Task::Any)
                .opening(MatchKind::Standard, Opening::Tournament),
            LessonStep::new(Message::LessonTournament2, Task::These(&["obupyrgn"]))
                .opening(MatchKind::Standard, Opening::Tournament)
                .lead(&["ngrypubo"])
                .exercise(),
        ],
    },
    Lesson {
        name: STRATEGY,
        title: Message::LessonStrikers,
        steps: &[
            LessonStep::new(Message::LessonStrikers1, Task::Safe)
                .at(SINGLE, "YN1R1UBO/8/b7/5g2/7p/4P3/5G2/1nouy1r1 b r")
                .done(Message::LessonStrikers1Done),
            LessonStep::new(Message::LessonStrikers2, Task::Proven(&["g1g3"]))
                .at(SINGLE, "YN1R1UBO/8/b7/5g2/7p/4P3/5G2/1nouy1r1 b r")
                .replies(&["e3d2"])
                .done(Message::LessonStrikers2Done),
            LessonStep::new(Message::LessonFinish, Task::Win),
            LessonStep::new(Message::LessonStrikers4, Task::Proven(&["c7d6"]))
                .at(SINGLE, "R2P1G1U/2Y2u2/2y1N3/1B2r3/8/8/2po2O1/bg4n1 w y")
                .exercise(),
        ],
    },
    Lesson {
        name: "tempo",
        title: Message::LessonTempo,
        steps: &[
            LessonStep::new(Message::LessonTempo1, Task::Proven(&["e5d6"]))
                .at(SINGLE, "PBG2UYO/4N3/8/4b1y1/8/8/3R3u/1gnrpo2 b b")
                .done(Message::LessonTempo1Done),
            LessonStep::new(Message::LessonFinish, Task::Win),
            LessonStep::new(Message::LessonTempo3, Task::Proven(&["c1c2"]))
                .at(SINGLE, "+R2O2UY/6b1/2+B2++N2/5o2/7n/6+G1/3gP3/1upy2r1 b p")
                .replies(&["h8h5", "h5f3"])
                .done(Message::LessonTempo3Done)
                .exercise(),
            LessonStep::new(Message::LessonFinish, Task::Win).exercise(),
        ],
    },
    Lesson {
        name: "sumo",
        title: Message::LessonSumo,
        steps: &[
            LessonStep::new(Message::LessonSumo1, Task::Proven(&["h8h7"]))
                .at(SINGLE, "5O1+Y/7u/3U4/b+Nn1oyg1/2G1PB2/8/1Rr5/3p4 w y")
                .done(Message::LessonSumo1Done),
            LessonStep::new(Message::LessonFinish, Task::Win),
            LessonStep::new(Message::LessonSumo3, Task::Proven(&["h8h7"]))
                .at(SINGLE, "1Y2P1N+U/1R1b3o/O1rg4/5BG1/8/8/8/yn2p1u1 w u")
                .exercise(),
            LessonStep::new(Message::LessonFinish, Task::Win).exercise(),
        ],
    },
    Lesson {
        name: "choice",
        title: Message::LessonChoice,
        steps: &[
            LessonStep::new(Message::LessonChoice1, Task::Any)
                .at(MatchKind::Marathon, A_WON_ROUND)
                .lead(&["h3c8"])
                .done(Message::LessonChoice1Done),
            LessonStep::new(Message::LessonChoice2, Task::Proven(&["left"]))
                .at(MatchKind::Marathon, A_WON_ROUND)
                .lead(&["h3c8"])
                .exercise(),
        ],
    },
    Lesson {
        name: "line-up",
        title: Message::LessonLineUp,
        steps: &[
            LessonStep::new(Message::LessonLineUp1, Task::Any)
                .opening(MatchKind::Standard, Opening::Tournament)
                .done(Message::LessonLineUp1Done),
            LessonStep::new(Message::LessonLineUp2, Task::Proven(&["pnobyrgu"]))
                .opening(MatchKind::Standard, Opening::Tournament)
                .lead(&["nypugorb"])
                .done(Message::LessonLineUp2Done)
                .exercise(),
        ],
    },
];
