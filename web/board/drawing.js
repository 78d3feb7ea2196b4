// @ts-check
// The board as a picture of its own: what the stylesheet says is written into a copy, which needs nothing else.

/** What a picture needs to know of each of its parts. */
const PROPERTIES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-opacity",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
];
const OF_TEXT = ["font-family", "font-size", "font-weight", "text-anchor", "dominant-baseline"];

/** @param {SVGElement} svg @param {number} size in pixels @returns {string} */
export function drawing(svg, size) {
  const copy = /** @type {SVGElement} */ (svg.cloneNode(true));
  const [all, copies] = [svg.querySelectorAll("*"), copy.querySelectorAll("*")];
  /** @type {Element[]} */
  const unseen = [];
  all.forEach((element, index) => {
    const target = copies[index];
    if (!target || !(element instanceof SVGElement)) return;
    const style = getComputedStyle(element);
    const isDefined = element.closest("defs") !== null;
    if (style.display === "none" && !isDefined) unseen.push(target);
    // What is defined takes its colours from where it is used.
    if (isDefined && !element.closest("pattern, linearGradient")) return;
    for (const name of [...PROPERTIES, ...(element.tagName === "text" ? OF_TEXT : [])])
      target.setAttribute(name, style.getPropertyValue(name));
    if (style.opacity !== "1") target.setAttribute("opacity", style.opacity);
    if (style.transform !== "none") target.setAttribute("transform", style.transform);
    target.removeAttribute("style");
  });
  for (const element of unseen) element.remove();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  for (const name of ["width", "height"]) copy.setAttribute(name, String(size));
  return new XMLSerializer().serializeToString(copy);
}
