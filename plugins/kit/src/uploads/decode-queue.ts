import type { Sender, Standing } from "./sender";
import { uploadsBusy } from "./uploads-busy";

/** How long until half of what an account has used is forgotten, in ms. */
const HALF_LIFE_MS = 60_000;
/** What is left of an account's use when it is forgotten altogether, in ms. */
const NEGLIGIBLE_MS = 1;

const TURN: Record<Standing, number> = { admin: 0, verified: 1, anybody: 2 };

/** What a job takes, as far as it can be told beforehand. */
export interface DecodeCost {
  /** Work that is long: one at a time, so that a small one always finds a place. */
  large: boolean;
  /** Of one core, in ms. */
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
 * Runs at most `places` jobs at once, at most one of each account and at most one large one. Of those that wait, the sender's
 * standing comes first, then whose address would have used the least time lately with this job, then whose account would, then who
 * came first: whoever sends one picture is not kept waiting by somebody who sends many, or slow ones, nor by the many accounts of
 * somebody. A job that has waited for others for as long as its sender may is refused: 503 `uploads_busy`.
 */
export class DecodeQueue {
  private readonly waiting: Waiting[] = [];
  private readonly running = new Set<Job>();
  /** How long the jobs of each account and of each address ran, in ms, as of a time; the older, the less it counts. */
  private readonly used = new Map<string, { ms: number; at: number }>();

  constructor(
    private readonly places: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Answers what `work` answers. Rejects with the signal's reason when it is aborted before `work` has begun. */
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

  /** How many jobs wait. */
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
        // Sorting is stable: among equals, who came first stays first.
        .sort(
          (a, b) =>
            TURN[a.sender.standing] - TURN[b.sender.standing] ||
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
