// @ts-check
// When work is done, so that a page answers while it builds itself up.

/** Lets the browser do what is more urgent, such as painting or answering a click, before the rest. @returns {Promise<unknown>} */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The browser's own word for a quiet moment, where it has one. */
const idle = globalThis.requestIdleCallback ?? ((/** @type {() => void} */ use) => setTimeout(use, 200));

/** Waits for a quiet moment, though not for ever. @param {number} [longest] in milliseconds @returns {Promise<unknown>} */
export const whenIdle = (longest = 2000) => new Promise((resolve) => idle(() => resolve(null), { timeout: longest }));
