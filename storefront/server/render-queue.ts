interface Limits {
  /** How many pages are rendered at once; most of the time they wait for reads. */
  maxConcurrent: number;
  /** How many more may wait; at fifty pages a second the last one waits two seconds. */
  maxWaiting: number;
}

const LIMITS: Limits = { maxConcurrent: 32, maxWaiting: 100 };

/** Thrown if the queue is full: another page would be late. */
export class TooBusy extends Error {}

/** Limits how many pages are rendered at once, so that nobody can use up memory and CPU with made-up addresses. */
export class RenderQueue {
  #running = 0;
  #waiting: (() => void)[] = [];
  #exclusive: Promise<unknown> = Promise.resolve();
  #limits: Limits;

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /**
   * Runs the task as soon as fewer than the limit are running.
   * @throws {TooBusy}
   */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.maxConcurrent) {
      if (this.#waiting.length >= this.#limits.maxWaiting) throw new TooBusy();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Runs the CPU-bound part of a rendering, one at a time; between two of them requests for cached pages are answered. */
  runExclusive = <T>(work: () => Promise<T>): Promise<T> => {
    const result = this.#exclusive.then(work);
    this.#exclusive = result.then(afterPendingIo, afterPendingIo);
    return result;
  };
}

/** @returns once the requests that arrived meanwhile are handled */
function afterPendingIo(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
