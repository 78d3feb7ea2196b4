//! The course: all lessons in their order. Most scenes are worked examples of the rulebooks; the rest come from played rounds.

use kamisado::{Color, MatchKind, Opening};
use kamisado_i18n::Message;

use super::{Goal, Lesson, Step};

const SINGLE: MatchKind = MatchKind::Single;

pub(crate) const LESSONS: &[Lesson] = &[
    Lesson {
        name: "move",
        title: Message::LessonMove,
        steps: &[
            Step::new(Message::LessonMove1, Goal::Any)
                .opening(SINGLE, Opening::Standard)
                .done(Message::LessonMove1Done),
            Step::new(Message::LessonMove2, Goal::Diagonal(Color::Pink))
                .opening(SINGLE, Opening::Standard),
            Step::new(Message::LessonMove3, Goal::These(&["c1c7"]))
                .opening(SINGLE, Opening::Standard)
                .exercise(),
        ],
    },
    Lesson {
        name: "colour",
        title: Message::LessonColor,
        steps: &[
            Step::new(Message::LessonColor1, Goal::These(&["c1c5"]))
                .opening(SINGLE, Opening::Standard)
                .replies(&["b8b3"])
                .done(Message::LessonColor1Done),
            Step::new(Message::LessonColor2, Goal::These(&["d1g4"])).replies(&["c8d7"]),
            Step::new(Message::LessonColor3, Goal::Calls(Color::Orange)).exercise(),
        ],
    },
    Lesson {
        name: "win",
        title: Message::LessonWin,
        steps: &[
            Step::new(Message::LessonWin1, Goal::These(&["a1a3"]))
                .at(SINGLE, "O3Y2N/8/1B2RP2/1pr2UG1/1g6/6b1/3y1u2/n6o b n")
                .replies(&["b6a5"])
                .done(Message::LessonWin1Done),
            Step::new(Message::LessonWin2, Goal::Win),
            Step::new(Message::LessonWin3, Goal::Win)
                .at(SINGLE, "1B2Y3/3P1G1o/5g2/3y4/1pUu4/2n2RN1/O7/2r3b1 b p")
                .exercise(),
        ],
    },
    Lesson {
        name: "pass",
        title: Message::LessonPass,
        steps: &[
            Step::new(Message::LessonPass1, Goal::These(&["a2a6"]))
                .at(SINGLE, "3P4/B2Y4/4u1G1/2O1RrNy/3pg3/4b3/n5oU/8 b n")
                .done(Message::LessonPass1Done),
            Step::new(Message::LessonPass2, Goal::Win),
            Step::new(Message::LessonPass3, Goal::Passes(1))
                .at(SINGLE, "OB1P1RGN/1U3u2/8/8/6b1/1g6/3Y4/n1ryp2o b o")
                .exercise(),
            Step::new(Message::LessonFinish, Goal::Win).exercise(),
        ],
    },
    Lesson {
        name: "chain",
        title: Message::LessonChain,
        steps: &[
            Step::new(Message::LessonChain1, Goal::Passes(1))
                .at(SINGLE, "3O1P2/8/1B4G1/4RgYU/5y2/N1p1o3/nr1b4/2u5 b b")
                .lead(&["d2d7"]),
            Step::new(Message::LessonChain2, Goal::Win),
            Step::new(Message::LessonChain3, Goal::Passes(3))
                .at(SINGLE, "O4R2/3PY3/2UBpu2/6GN/3r3b/1y5o/2g5/n7 b g")
                .exercise(),
        ],
    },
    Lesson {
        name: "deadlock",
        title: Message::LessonDeadlock,
        steps: &[
            Step::new(Message::LessonDeadlock1, Goal::Deadlock)
                .at(SINGLE, "6G1/Bo4y1/4P3/rYO2Rb1/U3puN1/g7/8/n7 w b")
                .replies(&["a3b4"])
                .done(Message::LessonDeadlock1Done),
            Step::new(Message::LessonDeadlock2, Goal::Deadlock)
                .at(SINGLE, "O2P4/3U2R1/5gN1/1Y1G3o/1y3B2/n2u4/8/2r1p1b1 b b")
                .replies(&["g7h6"])
                .exercise(),
        ],
    },
    Lesson {
        name: "teeth",
        title: Message::LessonTeeth,
        steps: &[
            Step::new(Message::LessonTeeth1, Goal::Win).at(
                MatchKind::Standard,
                "1B5N/u7/2U1b3/O7/n2P1Ro1/Y5p1/G7/1gry4 w u",
            ),
            Step::new(Message::LessonTeeth2, Goal::Length(5))
                .at(MatchKind::Standard, "+UGYPROBN/8/8/8/8/8/8/grypnobu b -")
                .lead(&["d1d3"]),
            Step::new(Message::LessonTeeth3, Goal::Win)
                .at(
                    MatchKind::Standard,
                    "5B2/8/Y1gRo3/y7/3p1O1+U/1+rP1nG2/2N3ub/8 b r",
                )
                .done(Message::LessonTeeth3Done),
            Step::new(Message::LessonTeeth4, Goal::Win)
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
            Step::new(Message::LessonFill1, Goal::Any)
                .at(
                    MatchKind::Standard,
                    "1B5N/u7/2U1b3/O7/n2P1Ro1/Y5p1/G7/1gry4 w u",
                )
                .lead(&["c6h1"])
                .done(Message::LessonFill1Done),
            Step::new(Message::LessonFill2, Goal::These(&["right"]))
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
            Step::new(Message::LessonPush1, Goal::Push(1))
                .at(
                    MatchKind::Standard,
                    "3BN1RG/7n/+U5g1/r2p3y/8/1P3Y2/bO6/2u2o2 b o",
                )
                .lead(&["f1d3"])
                .done(Message::LessonPush1Done),
            Step::new(Message::LessonPush2, Goal::Win),
            Step::new(Message::LessonPush3, Goal::Push(1))
                .at(
                    MatchKind::Standard,
                    "3BN1RG/7n/+U5g1/r2p3y/8/1P3Y2/bO6/2u2o2 b o",
                )
                .lead(&["f1b5"]),
            Step::new(Message::LessonPush4, Goal::Push(1))
                .at(
                    MatchKind::Standard,
                    "2U1+Y1G1/nO4b1/2r5/P3B2N/1p5o/8/3R4/1g1+y1u2 b y",
                )
                .exercise(),
            Step::new(Message::LessonFinish, Goal::Win).exercise(),
        ],
    },
    Lesson {
        name: "limits",
        title: Message::LessonLimits,
        steps: &[
            Step::new(Message::LessonLimits1, Goal::Push(1))
                .at(SINGLE, "1U1RP3/4+y3/2B5/+O1G3YN/+n1+r2b+uo/5+g2/8/3p4 b -")
                .done(Message::LessonLimits1Done),
            Step::new(Message::LessonLimits2, Goal::Push(2))
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
            Step::new(Message::LessonDouble1, Goal::Push(2))
                .at(
                    MatchKind::Long,
                    "1+OG5/1P+N5/3+Y2n1/3BU2+p/1R1++g4/+r5o1/5u2/2y2b2 w p",
                )
                .lead(&["b7a6"])
                .done(Message::LessonDouble1Done),
            Step::new(Message::LessonDouble2, Goal::Push(2)),
            Step::new(Message::LessonDouble3, Goal::Win),
            Step::new(Message::LessonDouble4, Goal::Push(2))
                .at(
                    MatchKind::Long,
                    "O5G1/n+BP4o/2pU4/2y4N/3b2R1/4r1Y1/g5++u1/8 b u",
                )
                .exercise(),
            Step::new(Message::LessonFinish, Goal::Win).exercise(),
        ],
    },
    Lesson {
        name: "triple",
        title: Message::LessonTriple,
        steps: &[
            Step::new(Message::LessonTriple1, Goal::Push(3))
                .at(
                    MatchKind::Marathon,
                    "4G3/1N6/+O2+++Y3++p/b++B1o2++P1/1+y1+n1U2/2Rg4/4+u2++r/8 b r",
                )
                .lead(&["h2h5"]),
            Step::new(Message::LessonTriple2, Goal::Push(1)),
            Step::new(Message::LessonTriple3, Goal::Push(3)),
            Step::new(Message::LessonTriple4, Goal::These(&["d4e3"])).replies(&["h5f7"]),
            Step::new(Message::LessonTriple5, Goal::Push(1)),
            Step::new(Message::LessonTriple6, Goal::Safe).replies(&["e1g3"]),
            Step::new(Message::LessonTriple7, Goal::Push(1)).exercise(),
            Step::new(Message::LessonTriple8, Goal::Push(1)).exercise(),
            Step::new(Message::LessonFinish, Goal::Win)
                .done(Message::LessonTriple9Done)
                .exercise(),
        ],
    },
    Lesson {
        name: "tournament",
        title: Message::LessonTournament,
        steps: &[
            Step::new(Message::LessonTournament1, Goal::Any)
                .opening(MatchKind::Standard, Opening::Tournament),
            Step::new(Message::LessonTournament2, Goal::These(&["obupyrgn"]))
                .opening(MatchKind::Standard, Opening::Tournament)
                .lead(&["ngrypubo"])
                .exercise(),
        ],
    },
];
