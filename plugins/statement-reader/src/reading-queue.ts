import { LIMITS } from "./limits";
import { Refused } from "./refused";

interface QueueLimits {
  places: number;
  waiting: number;
  waitMs: number;
}

/**
 * Lets so many files be read at once, and so many others wait for so long.
 * @throws `busy` when too many wait already, or when the wait is over
 */
export class ReadingQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: QueueLimits = LIMITS) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.limits.places) await this.wait();
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the one who waits longest, before anybody new may take it.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private wait(): Promise<void> {
    if (this.waiting.length >= this.limits.waiting) throw new Refused("busy");
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(start), 1);
        reject(new Refused("busy"));
      }, this.limits.waitMs);
      this.waiting.push(start);
    });
  }
}
