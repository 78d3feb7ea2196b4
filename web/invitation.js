// @ts-check
// An invitation that was not accepted yet, as the one who made it sees it: the link, and the wait for somebody who takes it.
import { find } from "./elements.js";
import { Connection } from "./online/connection.js";
import { copy } from "./online/copy.js";

const { slug } = find("invitation").dataset;
const link = find("link", HTMLInputElement);
link.addEventListener("focus", () => link.select());
find("copy").hidden = false;
find("copy").addEventListener("click", () => copy(find("copy"), link.value, find("copied")));

new Connection({
  greet: () => "lobby",
  hear(heard) {
    if (heard.line === "game" && heard.slug === slug) location.reload();
  },
  change() {},
});
