/** How many pages are rendered at once: most of that time they wait for what they read. */
const AT_ONCE = 32;

/** How many more may wait; at some fifty pages a second the last of them waits two seconds. */
const MAX_WAITING = 100;

/** Thrown when so many pages are being rendered that another one would come too late. */
export class TooBusy extends Error {}

/** Limits how many pages are rendered at once, so that nobody can fill memory and time with pages that nobody else wants. */
export class RenderQueue {
  #running = 0;
  /** @type {(() => void)[]} */
  #waiting = [];
  #atOnce;
  #maxWaiting;
  #turn = Promise.resolve();

  /** @param {{ atOnce?: number, maxWaiting?: number }} [options] */
  constructor({ atOnce = AT_ONCE, maxWaiting = MAX_WAITING } = {}) {
    this.#atOnce = atOnce;
    this.#maxWaiting = maxWaiting;
  }

  /**
   * Runs the task as soon as there is room for it.
   * @template T
   * @param {() => Promise<T>} task
   * @returns {Promise<T>}
   * @throws {TooBusy}
   */
  async run(task) {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#maxWaiting) throw new TooBusy();
      await new Promise((resolve) => this.#waiting.push(() => resolve(undefined)));
    } else this.#running += 1;
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  /**
   * Runs the part of a rendering that keeps the processor, one at a time: between two of them those are answered whose page is in
   * memory.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  inTurn = (work) => {
    const mine = this.#turn.then(work);
    this.#turn = mine.then(afterOthers, afterOthers);
    return mine;
  };
}

/** @returns {Promise<void>} once what has come over the network meanwhile has been answered */
function afterOthers() {
  return new Promise((resolve) => setImmediate(resolve));
}
