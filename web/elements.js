// @ts-check
/**
 * An element that the template of the page has.
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} id
 * @param {abstract new () => T} [type] what it must be
 * @returns {T}
 */
export function find(id, type = /** @type {abstract new () => any} */ (HTMLElement)) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`the page has no ${type.name} #${id}`);
  return found;
}

/** Whether an event only says what is due, which is shown where it is due. @param {import("./protocol.js").Told} told */
export const isPrompt = ({ event }) => ["turn", "fill-due", "line-up-due"].includes(event);

/** What happened, for somebody who cannot see it. @param {import("./protocol.js").Told[]} events */
export const told = (events) => events.map(({ sentence }) => sentence).join(" ");

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
