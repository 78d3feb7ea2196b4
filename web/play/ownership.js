// @ts-check
// A game is played in one tab at a time. Other tabs that show it look on, until it is closed there or somebody wants to play it here.

export class Ownership {
  /** Gives back what is held or waited for. */
  #release = () => {};
  #isOwner = true;
  #use;

  /**
   * @param {object} use
   * @param {() => void} use.gained is called when the game can be played here after all
   * @param {() => void} use.lost is called when it is played elsewhere from now on
   */
  constructor(use) {
    this.#use = use;
  }

  /** Whether the game is played here. */
  get isOwner() {
    return this.#isOwner;
  }

  /** Takes a game if no other tab plays it, and waits for it otherwise. @param {string} id */
  async claim(id) {
    this.#release();
    this.#isOwner = await this.#request(id, { ifAvailable: true });
    if (!this.#isOwner) this.#wait(id);
  }

  /** Takes the game from the tab that plays it. @param {string} id */
  async seize(id) {
    this.#release();
    this.#isOwner = await this.#request(id, { steal: true });
    this.#use.gained();
  }

  /** @param {string} id */
  async #wait(id) {
    const waiting = new AbortController();
    this.#release = () => waiting.abort();
    if (!(await this.#request(id, { signal: waiting.signal }))) return;
    this.#isOwner = true;
    this.#use.gained();
  }

  /**
   * @param {string} id
   * @param {LockOptions} options
   * @returns {Promise<boolean>} whether it was granted; then it is held until it is released or seized
   */
  #request(id, options) {
    // Browsers lock only on safe connections. Elsewhere every tab plays.
    if (!navigator.locks) return Promise.resolve(true);
    return new Promise((granted) => {
      let isHeld = false;
      navigator.locks
        .request(`kamisado.game.${id}`, options, (lock) => {
          granted(lock !== null);
          if (!lock) return undefined;
          isHeld = true;
          return new Promise((resolve) => {
            this.#release = () => {
              isHeld = false;
              resolve(undefined);
            };
          });
        })
        .catch(() => {
          // It was taken by another tab, or is not waited for any more.
          granted(false);
          if (!isHeld) return;
          this.#isOwner = false;
          this.#wait(id);
          this.#use.lost();
        });
    });
  }
}
