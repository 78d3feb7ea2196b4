// @ts-check
/**
 * Takes over what a page has set on an element before the element's module was loaded.
 * @param {HTMLElement} element
 * @param {string[]} names of properties
 */
export function upgradeProperties(element, names) {
  for (const name of names) {
    const early = Object.getOwnPropertyDescriptor(element, name);
    if (!early) continue;
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, early.value);
  }
}
