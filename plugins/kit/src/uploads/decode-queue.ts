import type { Sender, Standing } from "./sender";
import { uploadsBusy } from "./uploads-busy";

/** Half-life of an account's used time, in ms. */
const HALF_LIFE_MS = 60_000;
/** Used time below which an account's entry is removed, in ms. */
const NEGLIGIBLE_MS = 1;

const PRIORITY: Record<Standing, number> = { admin: 0, verified: 1, anybody: 2 };

/** The estimated cost of a job. */
export interface DecodeCost {
  /** A long job. Only one runs at a time, so that small ones always find a slot. */
  large: boolean;
  /** CPU time of one core, in ms. */
  ms: number;
}

interface Job extends DecodeCost {
  sender: Sender;
}

interface Waiting extends Job {
  start: () => void;
  refuse: (reason: unknown) => void;
}

/**
 * Runs at most `places` jobs at once, at most one per account and at most one large one. Waiting jobs are ordered by
 * the sender's standing, then by the recently used time of the address including this job, then by that of the account,
 * then by arrival. So a sender of one picture does not wait for a sender of many or slow ones, nor for somebody with
 * many accounts. A job that has used up its sender's wait budget is refused with 503 `uploads_busy`.
 */
export class DecodeQueue {
  private readonly waiting: Waiting[] = [];
  private readonly running = new Set<Job>();
  /** Used time in ms per account and address, and when it was measured; it decays with age. */
  private readonly used = new Map<string, { ms: number; at: number }>();

  constructor(
    private readonly places: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Resolves with the result of `work`. Rejects with the signal's reason when aborted before `work` has started. */
  async run<T>(sender: Sender, cost: DecodeCost, work: () => Promise<T>): Promise<T> {
    const job = { ...cost, sender };
    await this.start(job);
    const startedAt = this.now();
    try {
      return await work();
    } finally {
      this.running.delete(job);
      const ms = this.now() - startedAt;
      for (const name of [accountKey(job), addressKey(job)]) {
        this.used.set(name, { ms: this.usedBy(name) + ms, at: this.now() });
      }
      this.forgetOld();
      this.startNext();
    }
  }

  /** The number of waiting jobs. */
  get length(): number {
    return this.waiting.length;
  }

  private start(job: Job): Promise<void> {
    return new Promise((resolve, reject) => {
      const { signal, wait } = job.sender;
      if (signal.aborted) return reject(signal.reason);
      const settle = () => {
        this.waiting.splice(this.waiting.indexOf(entry), 1);
        signal.removeEventListener("abort", leave);
        wait.pause();
      };
      const refuse = (reason: unknown) => {
        settle();
        reject(reason);
      };
      const leave = () => refuse(signal.reason);
      const start = () => {
        settle();
        this.running.add(job);
        resolve();
      };
      const entry = { ...job, start, refuse };
      signal.addEventListener("abort", leave, { once: true });
      this.waiting.push(entry);
      this.startNext();
    });
  }

  private startNext(): void {
    while (this.running.size < this.places) {
      const next = this.waiting
        .filter((job) => !this.isHeldByOwn(job) && !(job.large && [...this.running].some(({ large }) => large)))
        // Sorting is stable: equal jobs keep their order of arrival.
        .sort(
          (a, b) =>
            PRIORITY[a.sender.standing] - PRIORITY[b.sender.standing] ||
            this.usedBy(addressKey(a)) + a.ms - (this.usedBy(addressKey(b)) + b.ms) ||
            this.usedBy(accountKey(a)) - this.usedBy(accountKey(b)),
        )[0];
      if (!next) break;
      next.start();
    }
    for (const job of this.waiting) {
      if (this.isHeldByOwn(job)) job.sender.wait.pause();
      else job.sender.wait.run(() => job.refuse(uploadsBusy(503)));
    }
  }

  private isHeldByOwn({ sender }: Job): boolean {
    return [...this.running].some((job) => job.sender.account === sender.account);
  }

  private usedBy(name: string): number {
    const { ms, at } = this.used.get(name) ?? { ms: 0, at: 0 };
    return ms * 0.5 ** ((this.now() - at) / HALF_LIFE_MS);
  }

  private forgetOld(): void {
    for (const name of this.used.keys()) if (this.usedBy(name) < NEGLIGIBLE_MS) this.used.delete(name);
  }
}

function accountKey({ sender }: Job): string {
  return `account ${sender.account}`;
}

function addressKey({ sender }: Job): string {
  return `address ${sender.address}`;
}
