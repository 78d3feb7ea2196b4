// @ts-check
// The parts of the page, by their ids.

/** An element that the template has. @param {string} id @returns {HTMLElement} */
export function element(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page lacks #${id}`);
  return found;
}

/** The names of the colours, by their letters in line-ups. @returns {Record<string, string>} */
export const colorNames = () =>
  Object.fromEntries(
    [...element("colors").children].map((item) => [item.getAttribute("data-letter") ?? "", item.textContent ?? ""]),
  );

/** A line-up in words. @param {string} letters */
export function lineUpInWords(letters) {
  const names = colorNames();
  return [...letters].map((letter) => names[letter] ?? letter).join(", ");
}
