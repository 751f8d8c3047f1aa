/** How many pages are rendered at once; most of the time they wait for reads. */
const MAX_CONCURRENT = 32;

/** How many more may wait; at fifty pages a second the last one waits two seconds. */
const MAX_WAITING = 100;

/** Thrown if the queue is full: another page would be late. */
export class TooBusy extends Error {}

/** Limits how many pages are rendered at once, so that nobody can use up memory and CPU with made-up addresses. */
export class RenderQueue {
  #running = 0;
  /** @type {(() => void)[]} */
  #waiting = [];
  #maxConcurrent;
  #maxWaiting;
  #exclusive = Promise.resolve();

  /** @param {{ maxConcurrent?: number, maxWaiting?: number }} [options] */
  constructor({ maxConcurrent = MAX_CONCURRENT, maxWaiting = MAX_WAITING } = {}) {
    this.#maxConcurrent = maxConcurrent;
    this.#maxWaiting = maxWaiting;
  }

  /**
   * Runs the task as soon as fewer than the limit are running.
   * @template T
   * @param {() => Promise<T>} task
   * @returns {Promise<T>}
   * @throws {TooBusy}
   */
  async run(task) {
    if (this.#running >= this.#maxConcurrent) {
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
   * Runs the CPU-bound part of a rendering, one at a time; between two of them requests for cached pages are answered.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  runExclusive = (work) => {
    const result = this.#exclusive.then(work);
    this.#exclusive = result.then(afterPendingIo, afterPendingIo);
    return result;
  };
}

/** @returns {Promise<void>} once the requests that arrived meanwhile are handled */
function afterPendingIo() {
  return new Promise((resolve) => setImmediate(resolve));
}
