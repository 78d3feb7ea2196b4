// @ts-check
// What is proven: a line-up is laid out, and the book says whether there is an answer to it.
import "./board/board.js";
import { KamisadoBoard } from "./board/board.js";
import { Loss } from "./engine-transports.js";
import { find } from "./elements.js";
import { KamisadoLineUp } from "./line-up.js";
import { Match } from "./match.js";
import { colorNames, lineUpInWords } from "./play/colors.js";
import { openEngine } from "./session.js";
import { dress } from "./settings.js";
import { shuffled } from "./shuffled.js";
import { word } from "./words.js";

const engine = openEngine();
const board = find("board", KamisadoBoard);
const row = find("line-up", KamisadoLineUp);
const unbeatable = (find("unbeatable").dataset.lineUps ?? "").split(" ").filter(Boolean);
/** Counts what was asked, so that an answer that comes too late is noticed. */
let asked = 0;

/** Asks the book about the line-up, and shows what it says. */
async function ask() {
  const lineUp = row.value;
  const turn = ++asked;
  try {
    const { answer, state } = await engine.talk(async (conversation) => {
      const answer = await conversation.book(lineUp);
      const laid = laidOut(lineUp, answer);
      return { answer, state: await conversation.lay(laid) };
    });
    if (turn !== asked) return;
    const { colors, towers, names } = state;
    board.state = { colors, towers, names };
    find("answer").textContent =
      answer === "none" || answer === "unknown"
        ? word(`truth-answer-${answer}`)
        : word("truth-answer-wins").replace("{text}", lineUpInWords(answer));
    find("answer").dataset.answer = answer;
    showWays(laidOut(lineUp, answer));
  } catch (error) {
    if (!(error instanceof Loss)) throw error;
    find("trouble-text").textContent = word(error.code === "busy" ? "engine-busy" : "engine-lost");
    find("trouble").hidden = false;
  }
}

/** The round as far as it is laid out. @param {string} lineUp @param {string} answer */
const laidOut = (lineUp, answer) =>
  new Match({ opening: "tournament", decisions: [lineUp, answer].filter((each) => each.length === 8) });

/** Where the round can be played: against the computer at its best, on either side. @param {Match} match */
function showWays(match) {
  for (const [id, side] of Object.entries({ "as-challenger": "black", "as-defender": "white" }))
    find(id).setAttribute("href", `${match.address("play")}&against=computer&level=10&side=${side}`);
}

/** @param {string} lineUp */
function lay(lineUp) {
  row.value = lineUp;
  ask();
}

dress(board);
dress(row);
row.names = colorNames();
row.addEventListener("change", ask);
find("random").addEventListener("click", () => lay(shuffled(row.value)));
find("unbeatable").hidden = unbeatable.length === 0;
find("unbeatable").addEventListener("click", () => {
  // Another one than is there, if there is another one.
  const next = unbeatable[(unbeatable.indexOf(row.value) + 1) % unbeatable.length];
  if (next) lay(next);
});
find("retry").addEventListener("click", () => {
  find("trouble").hidden = true;
  engine.retry();
  ask();
});
ask();
