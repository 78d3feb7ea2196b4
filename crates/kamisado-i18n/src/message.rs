use fluent_bundle::FluentArgs;
use kamisado::{
    Board, Color, Fill, Language, LineUp, MatchKind, Move, Opening, Side, Square, Teeth,
};

use crate::argument::{Argument, PhraseName, RefusalCode};
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
    "color-letter" ColorLetter { color: Color };

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
    "match-tied" MatchTied { points: u8 };

    // errors.ftl: what cannot be done. `Explain` chooses among these.
    "error-no-tower" ErrorNoTower { square: Square };
    "error-opponents-tower" ErrorOpponentsTower { side: Side, tower: Color };
    "error-not-active" ErrorNotActive { tower: Color };
    "error-not-forward" ErrorNotForward { m: Move };
    "error-not-in-line" ErrorNotInLine { m: Move };
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
    "error-match-too-long" ErrorMatchTooLong { count: usize };
    "error-line-too-long" ErrorLineTooLong { count: usize };
    "error-memory" ErrorMemory { count: usize };
    "error-two-of-a-tower" ErrorTwoOfATower { side: Side, tower: Color, square: Square, other: Square };
    "error-on-winning-row" ErrorOnWinningRow { side: Side, tower: Color, square: Square };
    "error-too-many-teeth" ErrorTooManyTeeth { side: Side, tower: Color, square: Square };
    "error-active-missing" ErrorActiveMissing { side: Side, tower: Color };
    "error-cap" ErrorCap { count: u8 };
    "error-nobody-can-move" ErrorNobodyCanMove;

    // reading.ftl: what cannot be read. `Explain` chooses among these.
    "error-move-character" ErrorMoveCharacter { character: char, offset: usize };
    "error-move-word" ErrorMoveWord { word: &'a str };
    "error-move-word-ambiguous" ErrorMoveWordAmbiguous { word: &'a str };
    "error-move-number" ErrorMoveNumber { offset: usize };
    "error-move-tower-missing" ErrorMoveTowerMissing;
    "error-move-number-missing" ErrorMoveNumberMissing;
    "error-move-direction-missing" ErrorMoveDirectionMissing;
    "error-move-no-square" ErrorMoveNoSquare { word: &'a str };
    "error-move-square-missing" ErrorMoveSquareMissing;
    "error-move-ambiguous" ErrorMoveAmbiguous { one: Move, other: Move };
    "error-move-none" ErrorMoveNone;
    "error-move-pass" ErrorMovePass;
    "error-move-pushed-back" ErrorMovePushedBack;
    "error-move-not-on-board" ErrorMoveNotOnBoard { side: Side, tower: Color };
    "error-move-off-board" ErrorMoveOffBoard { tower: Color, square: Square, count: u8 };
    "error-move-wrong-color" ErrorMoveWrongColor { square: Square, color: Color };
    "error-position-character" ErrorPositionCharacter { character: char, offset: usize };
    "error-position-rank-length" ErrorPositionRankLength { rank: u8, count: usize };
    "error-position-rank-count" ErrorPositionRankCount { count: usize };
    "error-position-missing" ErrorPositionMissing;
    "error-position-word" ErrorPositionWord { offset: usize };

    // record.ftl: what is wrong with a record. `Explain` chooses among these.
    "error-at-line" ErrorAtLine { line: usize, column: usize, reason: &'a str };
    "error-at-round" ErrorAtRound { round: usize, reason: &'a str };
    "error-at-move" ErrorAtMove { round: usize, row: usize, reason: &'a str };
    "error-read-nothing" ErrorReadNothing;
    "error-read-json" ErrorReadJson { line: usize, column: usize };
    "error-record-format" ErrorRecordFormat;
    "error-record-version" ErrorRecordVersion { version: u32 };
    "error-record-line" ErrorRecordLine { text: &'a str };
    "error-record-tag-twice" ErrorRecordTagTwice { text: &'a str };
    "error-record-tag-name" ErrorRecordTagName { text: &'a str };
    "error-record-tag-reserved" ErrorRecordTagReserved { text: &'a str };
    "error-record-tag-late" ErrorRecordTagLate { text: &'a str };
    "error-record-rules" ErrorRecordRules;
    "error-record-board" ErrorRecordBoard;
    "error-record-notation" ErrorRecordNotation;
    "error-record-result" ErrorRecordResult;
    "error-record-other-result" ErrorRecordOtherResult;
    "error-record-other-score" ErrorRecordOtherScore { black: u8, white: u8 };
    "error-record-score" ErrorRecordScore;
    "error-record-other-round" ErrorRecordOtherRound { round: usize };
    "error-record-round-early" ErrorRecordRoundEarly { round: usize };
    "error-record-no-heading" ErrorRecordNoHeading { round: usize };
    "error-record-open-comment" ErrorRecordOpenComment;
    "error-record-time" ErrorRecordTime;
    "error-record-columns" ErrorRecordColumns;
    "error-record-line-up" ErrorRecordLineUp;
    "error-record-other-line-up" ErrorRecordOtherLineUp { side: Side, line_up: LineUp };
    "error-record-fill" ErrorRecordFill;
    "error-record-no-fill" ErrorRecordNoFill;
    "error-record-blocked" ErrorRecordBlocked { side: Side, tower: Color };
    "error-record-not-blocked" ErrorRecordNotBlocked { side: Side, tower: Color };
    "error-record-not-pushed" ErrorRecordNotPushed { side: Side, tower: Color };

    // app.ftl: what apps show beside the board.
    "square-empty" SquareEmpty { square: Square, color: Color };
    "square-tower" SquareTower { square: Square, color: Color, side: Side, tower: Color };
    "square-sumo" SquareSumo { square: Square, color: Color, side: Side, tower: Color, teeth: Teeth };
    "square-active" SquareActive { text: &'a str };
    "square-target" SquareTarget { text: &'a str };
    "square-push" SquarePush { text: &'a str };
    "square-reach" SquareReach { square: Square, text: &'a str };
    "why-ended" WhyEnded { side: Side, color: Color, square: Square, tower: Color };
    "why-blocked" WhyBlocked { side: Side, color: Color, square: Square, tower: Color };
    "why-pushed" WhyPushed { color: Color, square: Square, tower: Color };
    "ahead-wins" AheadWins;
    "ahead-deadlock" AheadDeadlock;
    "ahead-calls" AheadCalls { side: Side, tower: Color, square: Square };
    "ahead-push" AheadPush { side: Side, tower: Color, square: Square };
    "ahead-blocked" AheadBlocked { side: Side, tower: Color, square: Square };
    "ahead-then-wins" AheadThenWins { side: Side };
    "rules-cap" RulesCap { count: u8 };
    "position-fine" PositionFine;
    "fill-name" FillName { fill: Fill };
    "level-name" LevelName { level: u8 };
    "level-numbered" LevelNumbered { level: u8 };
    "count-moves" CountMoves { count: u32 };
    "status-nothing-to-undo" StatusNothingToUndo;
    "review-kept" ReviewKept { side: Side, text: &'a str };
    "review-threw-away" ReviewThrewAway { side: Side, text: &'a str };
    "review-lost" ReviewLost { side: Side, text: &'a str };
    "review-open" ReviewOpen { text: &'a str };
    "review-nothing" ReviewNothing;
    "review-turning-point" ReviewTurningPoint { side: Side, text: &'a str };
    "review-better" ReviewBetter { text: &'a str };
    "review-no-mistake" ReviewNoMistake { side: Side };
    "puzzle-correct" PuzzleCorrect;
    "puzzle-difficulty" PuzzleDifficulty { grade: u8 };
    "puzzle-none" PuzzleNone { number: u32, count: usize };
    "puzzle-number" PuzzleNumber { number: u32 };
    "puzzle-task" PuzzleTask { side: Side, count: u32 };
    "puzzle-solved" PuzzleSolved;
    "puzzle-wrong" PuzzleWrong;
    "puzzle-solution" PuzzleSolution { text: &'a str };
    "solved-open" SolvedOpen;

    // files.ftl: what is wrong with line-ups and files. `Explain` chooses among these.
    "error-line-up-letter" ErrorLineUpLetter { offset: usize };
    "error-line-up-length" ErrorLineUpLength { count: usize };
    "error-line-up-twice" ErrorLineUpTwice { color: Color };
    "error-file-missing" ErrorFileMissing;
    "error-file-forbidden" ErrorFileForbidden;
    "error-file-folder" ErrorFileFolder;
    "error-file-no-folder" ErrorFileNoFolder;
    "error-file-name" ErrorFileName;
    "error-file-exists" ErrorFileExists;
    "error-file-full" ErrorFileFull;
    "error-file-read-only" ErrorFileReadOnly;
    "error-file-text" ErrorFileText;
    "error-file-damaged" ErrorFileDamaged { line: usize, column: usize };
    "error-file-other" ErrorFileOther { reason: &'a str };
    "error-no-command" ErrorNoCommand { name: &'a str };
    "error-nothing-to-resume" ErrorNothingToResume;
    "error-match-busy" ErrorMatchBusy { path: &'a str };
    "error-sprt" ErrorSprt;
    "error-chance" ErrorChance { name: &'a str };
    "error-one-engine" ErrorOneEngine;

    // terminal.ftl: words and sentences of the screens.
    "side-name" SideName { side: Side };
    "kind-name" KindName { kind: MatchKind };
    "opening-name" OpeningName { opening: Opening };
    "board-name" BoardName { board: Board };
    "palette-classic" PaletteClassic;
    "palette-deuteranopia" PaletteDeuteranopia;
    "palette-protanopia" PaletteProtanopia;
    "palette-tritanopia" PaletteTritanopia;
    "symbols-off" SymbolsOff;
    "symbols-kanji" SymbolsKanji;
    "symbols-letters" SymbolsLetters;
    "menu-computer" MenuComputer;
    "menu-two-players" MenuTwoPlayers;
    "menu-watch" MenuWatch;
    "menu-resume" MenuResume;
    "menu-puzzles" MenuPuzzles;
    "menu-analyse" MenuAnalyse;
    "menu-replay" MenuReplay;
    "menu-settings" MenuSettings;
    "menu-help" MenuHelp;
    "menu-quit" MenuQuit;
    "label-match" LabelMatch;
    "label-opening" LabelOpening;
    "label-board" LabelBoard;
    "label-level" LabelLevel;
    "label-side" LabelSide;
    "label-clock" LabelClock;
    "label-language" LabelLanguage;
    "label-colors" LabelColors;
    "label-symbols" LabelSymbols;
    "label-moves" LabelMoves;
    "label-score" LabelScore;
    "label-round" LabelRound { round: usize };
    "score-line" ScoreLine { black: u8, white: u8 };
    "count-points" CountPoints { count: u32 };
    "count-rounds" CountRounds { count: u32 };
    "count-teeth" CountTeeth { count: u32 };
    "count-minutes" CountMinutes { count: u32 };
    "count-seconds" CountSeconds { count: u32 };
    "clock-none" ClockNone;
    "clock-increment" ClockIncrement { minutes: u32, seconds: u32 };
    "action-start" ActionStart;
    "action-undo" ActionUndo;
    "action-redo" ActionRedo;
    "action-hint" ActionHint;
    "action-review" ActionReview;
    "action-flip" ActionFlip;
    "action-resign" ActionResign;
    "action-save" ActionSave;
    "action-resume" ActionResume;
    "action-rematch" ActionRematch;
    "action-back" ActionBack;
    "action-cancel" ActionCancel;
    "action-quit" ActionQuit;
    "answer-yes" AnswerYes;
    "answer-no" AnswerNo;
    "prompt-move" PromptMove;
    "prompt-line-up" PromptLineUp;
    "prompt-fill" PromptFill;
    "fill-preview" FillPreview;
    "prompt-resign" PromptResign;
    "prompt-quit" PromptQuit;
    "prompt-quit-over" PromptQuitOver;
    "status-thinking" StatusThinking;
    "status-saved" StatusSaved { path: &'a str };
    "status-resumed" StatusResumed;
    "status-undone" StatusUndone { text: &'a str };
    "status-nothing-to-redo" StatusNothingToRedo;
    "status-hint" StatusHint { text: &'a str };
    "status-too-small" StatusTooSmall { columns: u16, rows: u16 };
    "help-title" HelpTitle;
    "help-arrows" HelpArrows;
    "help-enter" HelpEnter;
    "help-type" HelpType;
    "help-mouse" HelpMouse;
    "help-escape" HelpEscape;
    "help-help" HelpHelp;
    "help-goal" HelpGoal;
    "seat-human" SeatHuman;
    "action-menu" ActionMenu;
    "action-pause" ActionPause;
    "prompt-save" PromptSave;
    "status-paused" StatusPaused;
    "status-not-saved" StatusNotSaved { path: &'a str, reason: &'a str };
    "help-tab" HelpTab;
    "help-line-up" HelpLineUp;
    "prompt-move-short" PromptMoveShort;
    "menu-keys" MenuKeys;
    "language-name" LanguageName;
    "action-new-match" ActionNewMatch;
    "prompt-rematch" PromptRematch;
    "prompt-over" PromptOver;
    "status-rematch" StatusRematch;
    "review-nothing-yet" ReviewNothingYet;
    "prompt-overwrite" PromptOverwrite { path: &'a str };
    "analysis-wins-in" AnalysisWinsIn { count: u32 };
    "analysis-loses-in" AnalysisLosesIn { count: u32 };
    "analysis-wins" AnalysisWins;
    "analysis-loses" AnalysisLoses;
    "analysis-unknown" AnalysisUnknown;
    "analysis-proving" AnalysisProving;
    "analysis-positions" AnalysisPositions { count: u64 };
    "review-title" ReviewTitle;
    "puzzle-next" PuzzleNext;
    "puzzle-streak" PuzzleStreak { count: u32 };

    // rules.ftl: the rules in short.
    "rules-title" RulesTitle;
    "rules-move" RulesMove;
    "rules-pass" RulesPass;
    "rules-deadlock" RulesDeadlock;
    "rules-teeth" RulesTeeth;
    "rules-sumo" RulesSumo;
    "rules-push" RulesPush;
    "rules-fill" RulesFill;

    // matches.ftl: saved matches and preferences.
    "matches-title" MatchesTitle;
    "matches-none" MatchesNone;
    "matches-open" MatchesOpen;
    "matches-unreadable" MatchesUnreadable;
    "prompt-name" PromptName;
    "preferences-ignored" PreferencesIgnored { path: &'a str, reason: &'a str };
    "menu-learn" MenuLearn;
    "action-replay" ActionReplay;
    "action-analyse" ActionAnalyse;

    // line.ftl: playing line by line.
    "line-welcome" LineWelcome;
    "line-moves" LineMoves;
    "line-push" LinePush;
    "line-saved" LineSaved;
    "line-number" LineNumber { count: usize };
    "line-word-help" LineWordHelp;
    "line-word-rules" LineWordRules;
    "line-word-board" LineWordBoard;
    "line-word-moves" LineWordMoves;
    "line-word-undo" LineWordUndo;
    "line-word-redo" LineWordRedo;
    "line-word-hint" LineWordHint;
    "line-word-review" LineWordReview;
    "line-word-save" LineWordSave;
    "line-word-resign" LineWordResign;
    "line-word-rematch" LineWordRematch;
    "line-word-next" LineWordNext;
    "line-word-quit" LineWordQuit;
    "line-about-rules" LineAboutRules;
    "line-about-board" LineAboutBoard;
    "line-about-moves" LineAboutMoves;
    "line-about-save" LineAboutSave;

    // tools.ftl: what the tools of the terminal find out.
    "solved-win" SolvedWin { side: Side, m: Move };
    "solved-loss" SolvedLoss { side: Side, m: Move };
    "solved-length" SolvedLength { count: u32 };
    "certificate-holds" CertificateHolds { side: Side, count: u64 };
    "certificate-refused" CertificateRefused { text: &'a str };
    "certificate-of-one" CertificateOfOne;
    "book-known" BookKnown { count: usize, total: usize, without: usize };
    "book-answer" BookAnswer { line_up: LineUp, answer: LineUp };
    "book-no-answer" BookNoAnswer { line_up: LineUp };
    "book-unknown" BookUnknown { line_up: LineUp };
    "book-moves" BookMoves { side: Side, count: usize };
    "book-some-moves" BookSomeMoves { side: Side };
    "book-start-lost" BookStartLost { side: Side };
    "book-not-a-start" BookNotAStart;
    "book-verified" BookVerified { count: usize };
    "book-wrong" BookWrong { line_up: LineUp };
    "book-damaged" BookDamaged;
    "certificate-title" CertificateTitle;
    "certificate-line" CertificateLine { name: &'a str };
    "certificate-position" CertificatePosition { reason: &'a str };
    "certificate-moves" CertificateMoves { line: usize };
    "certificate-count" CertificateCount;
    "certificate-checksum" CertificateChecksum;
    "certificate-no-move" CertificateNoMove { text: &'a str };
    "certificate-illegal-move" CertificateIllegalMove { text: &'a str };
    "certificate-loses" CertificateLoses { text: &'a str };
    "certificate-left-over" CertificateLeftOver;
    "input-line" InputLine { line: usize };
    "server-ready" ServerReady { address: &'a str };
    "server-stop" ServerStop;
    "config-unknown" ConfigUnknown { name: &'a str };
    "config-value" ConfigValue { name: &'a str, text: &'a str };
    "config-file" ConfigFile { reason: &'a str };
    "database-in-use" DatabaseInUse { path: &'a str };
    "database-missing" DatabaseMissing { path: &'a str };
    "database-too-new" DatabaseTooNew { path: &'a str };
    "database-damaged" DatabaseDamaged { path: &'a str };
    "database-read-only" DatabaseReadOnly { path: &'a str };
    "database-unreachable" DatabaseUnreachable { path: &'a str, reason: &'a str };
    "database-rejected" DatabaseRejected { path: &'a str };
    "database-none" DatabaseNone { path: &'a str };
    "database-not-allowed" DatabaseNotAllowed { path: &'a str };
    "database-other" DatabaseOther { path: &'a str, reason: &'a str };
    "database-down" DatabaseDown;
    "admin-closed" AdminClosed { name: &'a str };
    "admin-opened" AdminOpened { name: &'a str };
    "admin-renamed" AdminRenamed { name: &'a str, text: &'a str };
    "admin-voided" AdminVoided { name: &'a str };
    "admin-promoted" AdminPromoted { name: &'a str };
    "admin-demoted" AdminDemoted { name: &'a str };
    "admin-handled" AdminHandled { name: &'a str };
    "admin-unknown" AdminUnknown { name: &'a str };
    "admin-already" AdminAlready;
    "admin-name-taken" AdminNameTaken { name: &'a str };
    "admin-bad-name" AdminBadName { name: &'a str };
    "admin-no-reports" AdminNoReports;
    "input-one-only" InputOneOnly;
    "input-empty" InputEmpty;
    "input-kinds" InputKinds;
    "input-stdin" InputStdin;
    "input-at" InputAt { at: usize, count: usize };
    "diagram-terminal" DiagramTerminal;
    "diagram-nothing" DiagramNothing;
    "diagram-ending" DiagramEnding { ending: &'a str };
    "diagram-size" DiagramSize { width: u32, limit: u32 };
    "diagram-failed" DiagramFailed { reason: &'a str };
    "judged-kept" JudgedKept;
    "judged-threw-away" JudgedThrewAway;
    "judged-lost" JudgedLost;
    "judged-open" JudgedOpen;
    "judged-drawn" JudgedDrawn;
    "judged-forced" JudgedForced;
    "judged-would-have-won" JudgedWouldHaveWon { text: &'a str };
    "review-match-turned" ReviewMatchTurned { text: &'a str };
    "replay-step" ReplayStep;
    "replay-round" ReplayRound;
    "replay-autoplay" ReplayAutoplay;
    "puzzle-progress" PuzzleProgress { count: u32, total: u32 };
    "puzzle-refuted" PuzzleRefuted { text: &'a str };
    "puzzle-show-solution" PuzzleShowSolution;
    "puzzle-unfinished" PuzzleUnfinished;
    "analysis-nothing" AnalysisNothing;
    "analysis-progress" AnalysisProgress { count: usize, total: usize };

    // arena.ftl: what the arena tells about the games of engines.
    "arena-result" ArenaResult {
        engine: &'a str, rival: &'a str, percent: f64, elo: &'a str, low: &'a str, high: &'a str, games: u64,
    };
    "arena-pairs" ArenaPairs { won: u64, split: u64, lost: u64 };
    "arena-tied" ArenaTied { count: u64 };
    "arena-points" ArenaPoints { own: u64, others: u64, rounds: u64 };
    "arena-sprt-accepted" ArenaSprtAccepted { ratio: f64, low: f64, high: f64, elo: &'a str };
    "arena-sprt-open" ArenaSprtOpen { ratio: f64, low: f64, high: f64 };
    "arena-forfeits" ArenaForfeits { engine: &'a str, count: u64, fault: &'a str };
    "arena-forfeit" ArenaForfeit { pair: u64, engine: &'a str, side: Side, fault: &'a str };
    "arena-progress" ArenaProgress { pair: u64, count: u64, text: &'a str };
    "arena-unfit" ArenaUnfit { engine: &'a str, fault: &'a str };
    "fault-not-started" FaultNotStarted { reason: &'a str };
    "fault-closed" FaultClosed;
    "fault-ended" FaultEnded { reason: &'a str };
    "fault-silent" FaultSilent { seconds: f64 };
    "fault-out-of-time" FaultOutOfTime;
    "fault-refused" FaultRefused { reason: &'a str };
    "fault-illegal" FaultIllegal { answer: &'a str, reason: &'a str };
    "fault-lacks" FaultLacks { option: &'a str };

    // web.ftl: the frame of the web pages, and the front page.
    "site-tagline" SiteTagline;
    "site-description" SiteDescription;
    "skip-to-content" SkipToContent;
    "nav-label" NavLabel;
    "nav-home" NavHome;
    "nav-play" NavPlay;
    "nav-learn" NavLearn;
    "nav-puzzles" NavPuzzles;
    "nav-analyse" NavAnalyse;
    "nav-review" NavReview;
    "nav-board" NavBoard;
    "footer-game" FooterGame;
    "action-close" ActionClose;
    "label-theme" LabelTheme;
    "theme-auto" ThemeAuto;
    "theme-light" ThemeLight;
    "theme-dark" ThemeDark;
    "label-motion" LabelMotion;
    "motion-auto" MotionAuto;
    "motion-none" MotionNone;
    "label-sound" LabelSound;
    "setting-off" SettingOff;
    "setting-on" SettingOn;
    "home-lead" HomeLead;
    "home-play-computer" HomePlayComputer;
    "home-play-two" HomePlayTwo;
    "home-play-other" HomePlayOther;
    "home-board" HomeBoard;
    "home-more" HomeMore;
    "home-learn" HomeLearn;
    "home-puzzles" HomePuzzles;
    "home-analyse" HomeAnalyse;
    "home-review" HomeReview;
    "trouble-not-found" TroubleNotFound;
    "trouble-not-found-text" TroubleNotFoundText;
    "trouble-unreadable" TroubleUnreadable;
    "trouble-failed" TroubleFailed;
    "trouble-failed-text" TroubleFailedText;
    "trouble-host" TroubleHost;
    "trouble-host-text" TroubleHostText { name: &'a str };
    "board-term" BoardTerm;
    "home-pause" HomePause;
    "home-resume" HomeResume;
    "engine-lost" EngineLost;
    "offline-title" OfflineTitle;
    "offline-text" OfflineText;
    "board-lead" BoardLead;
    "board-try" BoardTry;
    "board-first" BoardFirst;
    "board-next" BoardNext;
    "board-reports" BoardReports;
    "board-use" BoardUse;
    "board-use-text" BoardUseText;
    "board-attributes" BoardAttributes;
    "board-properties" BoardProperties;
    "board-events" BoardEvents;
    "board-values" BoardValues;
    "board-meaning" BoardMeaning;
    "board-attribute-symbols" BoardAttributeSymbols;
    "board-attribute-palette" BoardAttributePalette;
    "board-attribute-coordinates" BoardAttributeCoordinates;
    "board-attribute-flipped" BoardAttributeFlipped;
    "board-attribute-readonly" BoardAttributeReadonly;
    "board-attribute-mode" BoardAttributeMode;
    "board-attribute-motion" BoardAttributeMotion;
    "board-attribute-label" BoardAttributeLabel;
    "board-property-state" BoardPropertyState;
    "board-property-marks" BoardPropertyMarks;
    "board-property-arrows" BoardPropertyArrows;
    "board-property-show" BoardPropertyShow;
    "board-property-announce" BoardPropertyAnnounce;
    "board-event-move" BoardEventMove;
    "board-event-square" BoardEventSquare;
    "board-theming" BoardTheming;
    "board-theming-text" BoardThemingText;
    "label-coordinates" LabelCoordinates;
    "label-readonly" LabelReadonly;
    "label-board-look" LabelBoardLook;
    "board-look-wood" BoardLookWood;
    "board-look-slate" BoardLookSlate;
    "board-look-paper" BoardLookPaper;
    "label-tower-look" LabelTowerLook;
    "tower-look-octagon" TowerLookOctagon;
    "tower-look-round" TowerLookRound;
    "tower-look-flat" TowerLookFlat;
    "label-turning" LabelTurning;
    "label-coach" LabelCoach;
    "label-ahead" LabelAhead;
    "settings-legend" SettingsLegend;
    "home-path" HomePath;
    "home-path-learn" HomePathLearn;
    "home-path-play" HomePathPlay;
    "home-path-puzzle" HomePathPuzzle;
    "home-last" HomeLast;

    // web-play.ftl: playing in the browser.
    "label-players" LabelPlayers;
    "side-random" SideRandom;
    "kind-about" KindAbout { kind: MatchKind };
    "opening-about" OpeningAbout { opening: Opening };
    "play-more" PlayMore;
    "clock-with" ClockWith;
    "clock-minutes" ClockMinutes;
    "clock-seconds" ClockSeconds;
    "clock-of" ClockOf { side: Side };
    "seat-you" SeatYou;
    "seat-computer" SeatComputer;
    "play-new" PlayNew;
    "play-log" PlayLog;
    "round-titled" RoundTitled { text: &'a str };
    "play-next-round" PlayNextRound;
    "play-viewing-earlier" PlayViewingEarlier;
    "play-back-to-match" PlayBackToMatch;
    "play-save-record" PlaySaveRecord;
    "play-unfinished" PlayUnfinished;
    "play-refused" PlayRefused;
    "line-up-of" LineUpOf { side: Side };
    "line-up-random" LineUpRandom;
    "line-up-done" LineUpDone;
    "line-up-help" LineUpHelp;
    "line-up-list" LineUpList;
    "line-up-drawn" LineUpDrawn;
    "engine-busy" EngineBusy;
    "action-retry" ActionRetry;
    "action-more" ActionMore;
    "action-fill" ActionFill;
    "action-delete" ActionDelete;
    "play-elsewhere" PlayElsewhere;
    "play-here" PlayHere;
    "play-legal" PlayLegal;
    "end-match-won" EndMatchWon;
    "end-match-lost" EndMatchLost;
    "end-round-won" EndRoundWon;
    "end-round-lost" EndRoundLost;
    "line-up-number" LineUpNumber { text: &'a str };
    "line-up-rule" LineUpRule;
    "line-up-last" LineUpLast;
    "coach-title" CoachTitle;
    "coach-blunder" CoachBlunder { text: &'a str };
    "coach-other" CoachOther;
    "coach-anyway" CoachAnyway;
    "palette-offer" PaletteOffer;
    "palette-offer-open" PaletteOfferOpen;
    "palette-offer-no" PaletteOfferNo;
    "card-share" CardShare;
    "card-picture" CardPicture;
    "history-title" HistoryTitle;
    "history-lead" HistoryLead;
    "history-none" HistoryNone;
    "history-opponent" HistoryOpponent;
    "history-result" HistoryResult;
    "history-all" HistoryAll;
    "history-won" HistoryWon;
    "history-lost" HistoryLost;
    "history-tied" HistoryTied;
    "history-statistics" HistoryStatistics;
    "history-file" HistoryFile;
    "history-export" HistoryExport;
    "history-import" HistoryImport;
    "history-imported" HistoryImported { text: &'a str };
    "history-unreadable" HistoryUnreadable;

    // web-game.ftl: a game online.
    "game-your-turn" GameYourTurn;
    "game-sending" GameSending;
    "game-offline" GameOffline;
    "game-offline-sending" GameOfflineSending;
    "game-crowd" GameCrowd { text: &'a str };
    "game-here" GameHere;
    "game-away" GameAway;
    "game-gone" GameGone { name: &'a str, time: &'a str };
    "game-gone-now" GameGoneNow { name: &'a str };
    "game-first" GameFirst { time: &'a str };
    "game-claim" GameClaim;
    "game-takeback" GameTakeback;
    "game-takeback-offered" GameTakebackOffered { name: &'a str };
    "game-takeback-waiting" GameTakebackWaiting;
    "game-accept" GameAccept;
    "game-decline" GameDecline;
    "game-withdraw" GameWithdraw;
    "game-rematch-offered" GameRematchOffered { name: &'a str };
    "game-rematch-waiting" GameRematchWaiting;
    "game-next" GameNext;
    "game-premove" GamePremove { text: &'a str };
    "game-premove-cancel" GamePremoveCancel;
    "game-premove-dropped" GamePremoveDropped;
    "game-clock-minute" GameClockMinute;
    "game-clock-seconds" GameClockSeconds;
    "game-say" GameSay;
    "game-said" GameSaid;
    "game-notify" GameNotify;
    "game-notify-denied" GameNotifyDenied;
    "game-share" GameShare;
    "game-copy-failed" GameCopyFailed;
    "game-copy-link" GameCopyLink;
    "game-other" GameOther;
    "online-refused" OnlineRefused { refusal: RefusalCode<'a> };
    "phrase" Phrase { phrase: PhraseName<'a> };

    // web-learn.ftl: the lessons.
    "lessons-lead" LessonsLead;
    "lessons-start" LessonsStart;
    "lessons-continue" LessonsContinue;
    "lessons-all-done" LessonsAllDone;
    "lesson-numbered" LessonNumbered { number: usize };
    "lesson-finished-mark" LessonFinishedMark;
    "lesson-step" LessonStep { number: usize, count: usize };
    "lesson-exercise" LessonExercise;
    "lesson-steps" LessonSteps;
    "lesson-correct" LessonCorrect;
    "lesson-wrong" LessonWrong;
    "lesson-next-step" LessonNextStep;
    "lesson-next-lesson" LessonNextLesson;
    "lesson-again" LessonAgain;
    "lesson-finished" LessonFinished;
    "lesson-all" LessonAll;
    "lesson-hint-any" LessonHintAny;
    "lesson-hint-this" LessonHintThis;
    "lesson-hint-color" LessonHintColor;
    "lesson-hint-win" LessonHintWin;
    "lesson-hint-pass" LessonHintPass;
    "lesson-hint-deadlock" LessonHintDeadlock;
    "lesson-hint-length" LessonHintLength;
    "lesson-hint-push" LessonHintPush;
    "lesson-hint-safe" LessonHintSafe;
    "lesson-finish" LessonFinish;
    "lesson-move" LessonMove;
    "lesson-move-1" LessonMove1;
    "lesson-move-1-done" LessonMove1Done;
    "lesson-move-2" LessonMove2;
    "lesson-move-3" LessonMove3;
    "lesson-color" LessonColor;
    "lesson-color-1" LessonColor1;
    "lesson-color-1-done" LessonColor1Done;
    "lesson-color-2" LessonColor2;
    "lesson-color-3" LessonColor3;
    "lesson-win" LessonWin;
    "lesson-win-1" LessonWin1;
    "lesson-win-1-done" LessonWin1Done;
    "lesson-win-2" LessonWin2;
    "lesson-win-3" LessonWin3;
    "lesson-pass" LessonPass;
    "lesson-pass-1" LessonPass1;
    "lesson-pass-1-done" LessonPass1Done;
    "lesson-pass-2" LessonPass2;
    "lesson-pass-3" LessonPass3;
    "lesson-chain" LessonChain;
    "lesson-chain-1" LessonChain1;
    "lesson-chain-2" LessonChain2;
    "lesson-chain-3" LessonChain3;
    "lesson-deadlock" LessonDeadlock;
    "lesson-deadlock-1" LessonDeadlock1;
    "lesson-deadlock-1-done" LessonDeadlock1Done;
    "lesson-deadlock-2" LessonDeadlock2;
    "lesson-teeth" LessonTeeth;
    "lesson-teeth-1" LessonTeeth1;
    "lesson-teeth-2" LessonTeeth2;
    "lesson-teeth-3" LessonTeeth3;
    "lesson-teeth-3-done" LessonTeeth3Done;
    "lesson-teeth-4" LessonTeeth4;
    "lesson-teeth-4-done" LessonTeeth4Done;
    "lesson-fill" LessonFill;
    "lesson-fill-1" LessonFill1;
    "lesson-fill-1-done" LessonFill1Done;
    "lesson-fill-2" LessonFill2;
    "lesson-push" LessonPush;
    "lesson-push-1" LessonPush1;
    "lesson-push-1-done" LessonPush1Done;
    "lesson-push-2" LessonPush2;
    "lesson-push-3" LessonPush3;
    "lesson-push-4" LessonPush4;
    "lesson-limits" LessonLimits;
    "lesson-limits-1" LessonLimits1;
    "lesson-limits-1-done" LessonLimits1Done;
    "lesson-limits-2" LessonLimits2;
    "lesson-double" LessonDouble;
    "lesson-double-1" LessonDouble1;
    "lesson-double-1-done" LessonDouble1Done;
    "lesson-double-2" LessonDouble2;
    "lesson-double-3" LessonDouble3;
    "lesson-double-4" LessonDouble4;
    "lesson-triple" LessonTriple;
    "lesson-triple-1" LessonTriple1;
    "lesson-triple-2" LessonTriple2;
    "lesson-triple-3" LessonTriple3;
    "lesson-triple-4" LessonTriple4;
    "lesson-triple-5" LessonTriple5;
    "lesson-triple-6" LessonTriple6;
    "lesson-triple-7" LessonTriple7;
    "lesson-triple-8" LessonTriple8;
    "lesson-triple-9-done" LessonTriple9Done;
    "lesson-tournament" LessonTournament;
    "lesson-tournament-1" LessonTournament1;
    "lesson-tournament-2" LessonTournament2;

    // web-analyse.ftl: analysis and review in the browser.
    "analyse-board" AnalyseBoard;
    "analyse-legend" AnalyseLegend;
    "analyse-moves" AnalyseMoves;
    "analyse-stands-won" AnalyseStandsWon { side: Side };
    "analyse-stands-lost" AnalyseStandsLost { side: Side };
    "analyse-tree" AnalyseTree;
    "analyse-root" AnalyseRoot;
    "analyse-first" AnalyseFirst;
    "analyse-back" AnalyseBack;
    "analyse-forward" AnalyseForward;
    "analyse-last" AnalyseLast;
    "analyse-promote" AnalysePromote;
    "analyse-delete" AnalyseDelete;
    "analyse-reset" AnalyseReset;
    "analyse-play-from-here" AnalysePlayFromHere;
    "analyse-show" AnalyseShow;
    "analyse-line-up" AnalyseLineUp;
    "editor-title" EditorTitle;
    "editor-help" EditorHelp;
    "editor-towers" EditorTowers;
    "editor-tower" EditorTower { side: Side, tower: Color };
    "editor-eraser" EditorEraser;
    "editor-teeth" EditorTeeth;
    "editor-side" EditorSide;
    "editor-active" EditorActive;
    "editor-any" EditorAny;
    "editor-clear" EditorClear;
    "import-title" ImportTitle;
    "import-help" ImportHelp;
    "import-text" ImportText;
    "import-file" ImportFile;
    "export-title" ExportTitle;
    "export-link" ExportLink;
    "export-form" ExportForm;
    "export-record" ExportRecord;
    "export-kanji" ExportKanji;
    "export-words" ExportWords;
    "export-json" ExportJson;
    "export-moves" ExportMoves;
    "export-position" ExportPosition;
    "export-copy" ExportCopy;
    "export-copied" ExportCopied;
    "export-download" ExportDownload;
    "export-diagram" ExportDiagram;
    "review-board" ReviewBoard;
    "review-graph" ReviewGraph;
    "review-table" ReviewTable;
    "review-column-move" ReviewColumnMove;
    "review-column-winner" ReviewColumnWinner;
    "review-points" ReviewPoints;
    "review-would-have-won" ReviewWouldHaveWon;
    "review-start-round" ReviewStartRound;
    "review-none" ReviewNone;

    // web-puzzles.ftl: puzzles in the browser.
    "puzzles-choice" PuzzlesChoice;
    "puzzles-daily" PuzzlesDaily;
    "puzzles-trainer" PuzzlesTrainer;
    "puzzles-board" PuzzlesBoard;
    "puzzles-retry" PuzzlesRetry;
    "puzzles-show-solution" PuzzlesShowSolution;
    "puzzles-progress" PuzzlesProgress;
    "puzzles-solved" PuzzlesSolved;
    "puzzles-in-a-row" PuzzlesInARow;
    "puzzles-longest" PuzzlesLongest;
    "puzzles-days" PuzzlesDays;
    "puzzles-stored" PuzzlesStored;
    "puzzles-daily-done" PuzzlesDailyDone;

    // web-people.ftl: accounts, sessions and profiles.
    "trouble-foreign" TroubleForeign;
    "trouble-foreign-text" TroubleForeignText;
    "trouble-too-often" TroubleTooOften;
    "trouble-too-often-text" TroubleTooOftenText { count: u32 };
    "form-unreadable" FormUnreadable;
    "log-in-title" LogInTitle;
    "log-in-action" LogInAction;
    "log-in-failed" LogInFailed;
    "log-in-busy" LogInBusy;
    "log-in-new" LogInNew;
    "log-in-forgot" LogInForgot;
    "log-out" LogOut;
    "register-title" RegisterTitle;
    "register-lead" RegisterLead;
    "label-name" LabelName;
    "label-password" LabelPassword;
    "label-password-now" LabelPasswordNow;
    "label-password-new" LabelPasswordNew;
    "label-code" LabelCode;
    "name-rules" NameRules;
    "name-taken" NameTaken;
    "name-refused" NameRefused;
    "password-rules" PasswordRules { count: u32 };
    "password-refused" PasswordRefused { count: u32 };
    "password-wrong" PasswordWrong;
    "password-changed" PasswordChanged;
    "recover-title" RecoverTitle;
    "recover-lead" RecoverLead;
    "recover-failed" RecoverFailed;
    "recover-action" RecoverAction;
    "codes-title" CodesTitle;
    "codes-lead" CodesLead;
    "codes-kept" CodesKept;
    "codes-left" CodesLeft { count: u32 };
    "codes-none" CodesNone;
    "codes-new" CodesNew;
    "codes-new-text" CodesNewText;
    "account-title" AccountTitle;
    "account-nobody" AccountNobody;
    "account-guest" AccountGuest;
    "account-password" AccountPassword;
    "account-action" AccountAction;
    "sessions-title" SessionsTitle;
    "session-here" SessionHere;
    "session-used" SessionUsed { date: &'a str };
    "session-unknown" SessionUnknown;
    "sessions-others" SessionsOthers;
    "data-title" DataTitle;
    "data-text" DataText;
    "data-action" DataAction;
    "delete-title" DeleteTitle;
    "delete-text" DeleteText;
    "delete-action" DeleteAction;
    "blocks-title" BlocksTitle;
    "blocks-none" BlocksNone;
    "block-action" BlockAction;
    "unblock-action" UnblockAction;
    "report-title" ReportTitle;
    "report-lead" ReportLead;
    "report-help" ReportHelp;
    "report-stalling" ReportStalling;
    "report-name" ReportName;
    "report-other" ReportOther;
    "report-action" ReportAction;
    "report-sent" ReportSent;
    "player-since" PlayerSince { date: &'a str };
    "player-guest" PlayerGuest;
    "player-computer" PlayerComputer { level: u8 };
    "player-former" PlayerFormer;
    "player-profile" PlayerProfile;
    "player-ratings" PlayerRatings;
    "player-no-rating" PlayerNoRating;
    "player-chart" PlayerChart { rating: &'a str, deviation: &'a str, count: u32 };
    "player-results" PlayerResults;
    "player-games" PlayerGames;
    "player-no-games" PlayerNoGames;
    "player-all-games" PlayerAllGames;
    "column-won" ColumnWon;
    "column-tied" ColumnTied;
    "column-lost" ColumnLost;

    // web-lobby.ftl: the lobby, invitations and lists of games.
    "nav-online" NavOnline;
    "lobby-title" LobbyTitle;
    "lobby-quick" LobbyQuick;
    "lobby-quick-help" LobbyQuickHelp;
    "lobby-waiting" LobbyWaiting;
    "lobby-seeks" LobbySeeks;
    "lobby-no-seeks" LobbyNoSeeks;
    "lobby-new" LobbyNew;
    "lobby-against" LobbyAgainst;
    "lobby-friend" LobbyFriend;
    "lobby-anyone" LobbyAnyone;
    "lobby-computer" LobbyComputer;
    "lobby-take" LobbyTake;
    "lobby-yours" LobbyYours;
    "lobby-withdraw" LobbyWithdraw;
    "lobby-create" LobbyCreate;
    "lobby-live" LobbyLive { count: u32 };
    "lobby-rated-help" LobbyRatedHelp;
    "lobby-refused" LobbyRefused { reason: &'a str };
    "terms-unfair-kind" TermsUnfairKind;
    "terms-unfair-opening" TermsUnfairOpening;
    "terms-no-clock" TermsNoClock;
    "terms-too-long" TermsTooLong;
    "terms-unreadable" TermsUnreadable;
    "terms-account" TermsAccount;
    "terms-computer" TermsComputer;
    "terms-too-many" TermsTooMany;
    "terms-computer-busy" TermsComputerBusy;
    "terms-slow-down" TermsSlowDown;
    "terms-gone" TermsGone;
    "terms-own" TermsOwn;
    "terms-blocked" TermsBlocked;
    "terms-unavailable" TermsUnavailable;
    "rated-name" RatedName;
    "casual-name" CasualName;
    "label-counts" LabelCounts;
    "label-pace" LabelPace;
    "pace-live" PaceLive;
    "pace-days" PaceDays;
    "clock-days-each" ClockDaysEach;
    "clock-days" ClockDays { count: u32 };
    "clock-per-round" ClockPerRound { text: &'a str };
    "column-player" ColumnPlayer;
    "column-rating" ColumnRating;
    "column-match" ColumnMatch;
    "column-clock" ColumnClock;
    "column-side" ColumnSide;
    "column-date" ColumnDate;
    "column-result" ColumnResult;
    "column-length" ColumnLength;
    "column-games" ColumnGames;
    "column-place" ColumnPlace;
    "invitation-title" InvitationTitle;
    "invitation-from" InvitationFrom { name: &'a str };
    "invitation-own" InvitationOwn;
    "invitation-link" InvitationLink;
    "invitation-wait" InvitationWait;
    "invitation-play" InvitationPlay;
    "invitation-withdraw" InvitationWithdraw;
    "invitation-withdrawn" InvitationWithdrawn;
    "invitation-gone" InvitationGone;
    "games-title" GamesTitle;
    "games-none" GamesNone;
    "games-watch" GamesWatch;
    "games-spectators" GamesSpectators { count: u32 };
    "archive-title" ArchiveTitle;
    "archive-lead" ArchiveLead;
    "archive-player" ArchivePlayer;
    "archive-opponent" ArchiveOpponent;
    "archive-any" ArchiveAny;
    "archive-from" ArchiveFrom;
    "archive-to" ArchiveTo;
    "archive-shortest" ArchiveShortest;
    "archive-longest" ArchiveLongest;
    "archive-line-up" ArchiveLineUp;
    "archive-search" ArchiveSearch;
    "archive-none" ArchiveNone;
    "archive-older" ArchiveOlder;
    "archive-newest" ArchiveNewest;
    "archive-download" ArchiveDownload;
    "archive-download-all" ArchiveDownloadAll;
    "archive-refused" ArchiveRefused;
    "result-points" ResultPoints { side: Side };
    "result-resignation" ResultResignation { side: Side };
    "result-time" ResultTime { side: Side };
    "result-claim" ResultClaim { side: Side };
    "result-tied" ResultTied;
    "result-aborted" ResultAborted;
    "result-void" ResultVoid;
    "result-open" ResultOpen;
    "result-black" ResultBlack;
    "result-white" ResultWhite;
    "leaderboard-title" LeaderboardTitle;
    "leaderboard-none" LeaderboardNone;
    "leaderboard-choice" LeaderboardChoice;
    "pool-double" PoolDouble;
    "pool-match" PoolMatch;
    "pool-correspondence" PoolCorrespondence;
    "tally" Tally { count: u64, black: u64, white: u64 };
    "home-live" HomeLive;
    "home-play-online" HomePlayOnline;
}
