// @ts-check
// The decision that is looked back at is kept in the address, so that it survives a reload: `#12` is the twelfth.

/** @returns {number | null} its index */
export function lookedAt() {
  const number = /^#(\d{1,4})$/.exec(location.hash)?.[1];
  return number === undefined ? null : Number(number) - 1;
}

/** @param {number | null} index */
export const keepLook = (index) =>
  history.replaceState(history.state, "", index === null ? location.pathname + location.search : `#${index + 1}`);
