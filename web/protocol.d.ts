// The JSON of the line protocol, as docs/link.md describes it. tests/protocol.test.mjs holds the replies of the engine against it.

export type Side = "black" | "white";
export type BySide<T> = Record<Side, T>;
export type Color = "brown" | "green" | "red" | "yellow" | "pink" | "purple" | "blue" | "orange";
export type Board = "standard" | "mirrored";
export type Fill = "left" | "right";
export type Verdict = "points" | "resignation" | "time";
export interface Tower {
  side: Side;
  color: Color;
}
export interface PlacedTower extends Tower {
  square: string;
  teeth: number;
}
export interface Active {
  color: Color;
  square: string;
}
/** A match without a winner is tied, which only points can do. */
export type MatchResult = { winner: Side; verdict: Verdict } | { winner: null; verdict: "points" };

/** What happened, with the sentence that tells it. */
export type Told = { sentence: string } & (
  | { event: "lined-up"; side: Side; line_up: string }
  | { event: "filled"; side: Side; fill: Fill }
  | { event: "round-began"; round: number; challenger: Side; line_ups: BySide<string> | null }
  | { event: "slid"; tower: Tower; move: string; color: Color }
  | { event: "pushed"; tower: Tower; move: string; pushed: { tower: Tower; from: string; to: string }[]; color: Color }
  | { event: "passed"; pass: { tower: Tower; square: string }; color: Color }
  | { event: "turn"; side: Side; active: [Color, string] | null }
  | { event: "round-won"; winner: Side; reason: "home-row" | "deadlock"; tower: Color }
  | { event: "grew"; tower: Tower; teeth: number }
  | { event: "scored"; side: Side; points: number; score: BySide<number> }
  | { event: "fill-due"; side: Side }
  | { event: "line-up-due"; side: Side }
  | { event: "match-won"; winner: Side; verdict: Verdict; score: BySide<number> }
  | { event: "match-tied"; score: BySide<number> }
);

/** The reply to `state`. */
export interface State {
  kind: string;
  target: number;
  opening: string;
  board: Board;
  language: string;
  phase: "line-up" | "move" | "fill" | "over";
  side: Side | null;
  due: string;
  round: number;
  fen: string;
  colors: Color[][];
  towers: PlacedTower[];
  names: Record<string, string>;
  active: Active | null;
  calling: string | null;
  cap: number | null;
  legal: string[];
  legal_words: string[];
  destinations: Record<string, string[]>;
  pushes: string[];
  target_names: Record<string, string>;
  reach: Record<string, string>;
  line_up_choices: { number: number; line_up: string }[];
  previews: Record<Fill, Preview> | null;
  decision_count: number;
  events: Told[];
  score: BySide<number>;
  teeth: BySide<number[]>;
  line_ups: BySide<string> | null;
  result: MatchResult | null;
}
export interface Preview {
  fen: string;
  towers: PlacedTower[];
  line_ups: BySide<string> | null;
}

/** The reply to `story`. */
export interface Story {
  language: string;
  fen: string;
  events: Told[];
  decision_count: number;
  decisions: Taken[];
  end: Told[];
}
export interface Taken {
  index: number;
  round: number;
  side: Side;
  decision: string;
  entries: Entry[];
  events: Told[];
  fen: string;
  score: BySide<number>;
}
export interface Entry {
  kind: "move" | "pushed" | "pass";
  side: Side;
  row: number;
  tower: Color;
  arrow: string | null;
  squares: number;
  onto: Color;
  ascii: string;
  kanji: string;
  words: string;
}

export interface Note {
  comment?: string;
  spent_ms?: number;
}
export interface Remarks {
  tags: Record<string, string>;
  comment: string;
  notes: Record<string, Note>;
}
/** The reply to `read`. */
export interface Reading {
  source: "record" | "position" | "moves";
  kind: string;
  opening: string;
  board: Board;
  fen: string | null;
  decisions: string[];
  result: MatchResult | null;
  remarks: Remarks;
}
/** The reply to `write`. */
export interface Written {
  form: string;
  text: string;
}

/** The replies to `review`. */
export type Reviewing =
  | ({ kind: "decision" } & Judged)
  | ({ kind: "round" } & RoundSummary)
  | ({ kind: "summary" } & Summary);
export interface Standing {
  winner: Side | null;
  ease: number | null;
  height: number;
}
export interface Judged {
  index: number;
  round: number;
  side: Side;
  decision: string;
  words: string;
  judgement: "kept" | "threw-away" | "lost" | "open";
  forced: boolean;
  legal: number | null;
  open: number | null;
  winning: { decision: string; words: string }[];
  before: Side | null;
  after: Standing;
  sentence: string;
  better: string | null;
}
export interface RoundSummary {
  round: number;
  start: Standing;
  winner: Side | null;
  turning_points: number[];
  turning_point: number | null;
}
export interface Summary {
  complete: boolean;
  rounds: RoundSummary[];
  turning_point: number | null;
  sentences: string[];
}

/** The replies to `puzzle`. */
export type PuzzleAnswer = PuzzleCount | PuzzleTask | PuzzleJudged | PuzzleSolution;
export type Theme = "push" | "blockade" | "tempo" | "deadlock";
export interface PuzzleCount {
  kind: "count";
  count: number;
  grades: { grade: number; name: string; count: number }[];
  themes: { theme: Theme; count: number }[];
}
export interface PuzzleTask {
  kind: "task";
  number: number;
  grade: number;
  grade_name: string;
  fen: string;
  side: Side;
  length: number;
  themes: Theme[];
  title: string;
  sentence: string;
}
export interface PuzzleJudged {
  kind: "judged";
  number: number;
  judgement: "solved" | "right" | "wrong" | "open";
  replies: string[];
  sentence: string;
}
export interface PuzzleSolution {
  kind: "solution";
  number: number;
  moves: string[];
  words: string[];
  sentence: string;
}

/** The reply to `check`. */
export interface Checked {
  ok: boolean;
  sentence: string;
  problems: { sentence: string; squares: string[] }[];
  fen: string | null;
  towers: PlacedTower[];
  names: Record<string, string>;
}

/** The reply to `why`. */
export interface Why {
  sentence: string;
  calling: string | null;
  called: string | null;
}

/** The reply to `ahead`. */
export interface Ahead {
  moves: Foreseen[];
}
export interface Foreseen {
  decision: string;
  prospect: "wins" | "loses" | "danger" | "again" | "open";
  side: Side | null;
  next: Active | null;
  sentence: string;
}

/** The reply to `levels`. */
export interface Levels {
  language: string;
  levels: { level: number; name: string; title: string }[];
}
