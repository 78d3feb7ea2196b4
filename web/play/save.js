// @ts-check
// A match as a file.
import { download, today } from "../download.js";
import { levelName } from "./screen.js";

/**
 * Gives the record of a match out as a file.
 * @param {import("../engine.js").Engine} engine
 * @param {import("./kept.js").Game} game
 */
export async function saveRecord(engine, { match, seats }) {
  const tags = { Date: today() };
  if (seats.black !== "person") Object.assign(tags, { Black: levelName(seats.black) });
  if (seats.white !== "person") Object.assign(tags, { White: levelName(seats.white) });
  const { text } = await engine.talk(async (conversation) => {
    await conversation.lay(match);
    return conversation.write("record", { tags });
  });
  download(new Blob([text], { type: "text/plain;charset=utf-8" }), `kamisado-${today()}.txt`);
}
