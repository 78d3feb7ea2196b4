// @ts-check
// The matches that were finished in this browser: a list with filters, what came of them, and everything as a file.
import { download, today } from "./download.js";
import { find, make } from "./elements.js";
import { readAll, writeAll } from "./history/file.js";
import { dropFinished, finished } from "./history/store.js";
import { yourSide } from "./play/seats.js";
import { language, word } from "./words.js";

/** @typedef {import("./history/store.js").Finished} Finished */
/** @typedef {"won" | "lost" | "tied"} Outcome */

/** @type {Finished[]} */
let all = [];

/** The computer's level that somebody played, `person` for two people here, `online`, or `nobody` for computers alone. @param {Finished} match */
function opponentOf({ seats, online }) {
  if (online) return "online";
  const levels = [seats.black, seats.white].filter((seat) => seat !== "person");
  return levels.length === 0 ? "person" : levels.length === 2 ? "nobody" : String(levels[0]);
}

/** What it was for the only person who played. @param {Finished} match @returns {Outcome | null} */
function outcomeOf(match) {
  const you = yourSide(match);
  if (!you) return null;
  return match.winner === null ? "tied" : match.winner === you ? "won" : "lost";
}

/** @param {string} opponent */
const nameOf = (opponent) => document.querySelector(`#opponent option[value="${opponent}"]`)?.textContent ?? opponent;

/** @param {string} kind */
const kindName = (kind) => document.querySelector(`#kinds [data-kind="${kind}"]`)?.textContent ?? kind;

/** @param {import("./protocol.js").Side} side */
const sideName = (side) => document.querySelector(`#sides [data-side=${side}]`)?.textContent ?? side;

/** The result in a few words. @param {Finished} match */
function resultOf(match) {
  const outcome = outcomeOf(match);
  const { winner, score } = match;
  const points = `${score.black}–${score.white}`;
  const who = outcome ? word(`history-${outcome}`) : winner ? sideName(winner) : word("history-tied");
  return match.match.kind === "single" ? who : `${who} ${points}`;
}

function show() {
  const [opponent, outcome] = ["opponent", "outcome"].map((id) => find(id, HTMLSelectElement).value);
  const chosen = all.filter(
    (match) => (!opponent || opponentOf(match) === opponent) && (!outcome || outcomeOf(match) === outcome),
  );
  find("none").hidden = chosen.length > 0;
  find("matches").replaceChildren(...chosen.map(row));
  showStatistics();
}

/** @param {Finished} finished */
function row(finished) {
  const { id, at, match, online } = finished;
  const you = yourSide(finished);
  const when = new Date(at).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });
  const about = [online && nameOf("online"), kindName(match.kind), you && sideName(you), when]
    .filter(Boolean)
    .join(" · ");
  const outcome = outcomeOf(finished);
  const what = make(
    "span",
    { class: "what" },
    make("b", outcome ? { class: outcome } : {}, resultOf(finished)),
    ` ${online ? online.opponent : nameOf(opponentOf(finished))} `,
    make("small", { class: "quiet" }, about),
  );
  const review = make("a", { class: "button", href: match.address("review") }, word("action-review"));
  const drop = make("button", { type: "button" }, word("action-delete"));
  for (const each of [review, drop]) each.setAttribute("aria-description", `${resultOf(finished)}, ${about}`);
  drop.addEventListener("click", async () => {
    // Where the browser has no database, the match is not in it.
    await dropFinished(id).catch(() => {});
    all = all.filter((other) => other.id !== id);
    show();
    find("matches").focus();
  });
  return make("li", {}, what, make("span", { class: "actions" }, review, drop));
}

/** Won and lost against each opponent, as Black and as White. */
function showStatistics() {
  const opponents = [...new Set(all.filter(outcomeOf).map(opponentOf))].sort(
    (one, other) => Number(one) - Number(other),
  );
  find("statistics").hidden = opponents.length === 0;
  /** @param {Finished[]} matches */
  const tally = (matches) => {
    const count = (/** @type {Outcome} */ outcome) => matches.filter((match) => outcomeOf(match) === outcome).length;
    const tied = count("tied");
    return `${count("won")} – ${count("lost")}${tied > 0 ? ` (${tied})` : ""}`;
  };
  find("tallies").replaceChildren(
    ...opponents.map((opponent) => {
      const matches = all.filter((match) => opponentOf(match) === opponent);
      const as = (/** @type {string} */ side) => tally(matches.filter((match) => yourSide(match) === side));
      return make(
        "tr",
        {},
        make("th", { scope: "row" }, nameOf(opponent)),
        make("td", {}, as("black")),
        make("td", {}, as("white")),
      );
    }),
  );
}

/** Says how opening a file went. @param {string} text */
function tell(text) {
  find("opened").textContent = text;
  find("opened").hidden = false;
}

for (const id of ["opponent", "outcome"]) find(id).addEventListener("change", show);
find("export").addEventListener("click", async () => {
  download(new Blob([await writeAll()], { type: "application/json" }), `kamisado-${today()}.json`);
});
find("import").addEventListener("click", () => find("file").click());
find("file").addEventListener("change", async () => {
  const input = find("file", HTMLInputElement);
  const file = input.files?.[0];
  if (!file) return;
  const count = await readAll(await file.text());
  input.value = "";
  if (count === null) return tell(word("history-unreadable"));
  all = await finished();
  show();
  tell(word("history-imported").replace("{text}", String(count)));
});

all = await finished().catch(() => []);
show();
find("kept").removeAttribute("aria-busy");
