// @ts-check
// Recovery codes, which can be copied while they are shown.
import { find } from "./elements.js";
import { copy } from "./online/copy.js";

const codes = () => [...document.querySelectorAll(".codes code")].map((code) => code.textContent).join("\n");
find("copy").hidden = false;
find("copy").addEventListener("click", () => copy(find("copy"), codes(), find("copied")));
