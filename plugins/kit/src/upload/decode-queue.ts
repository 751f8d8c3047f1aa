/** How long until half of what an account has used is forgotten, in ms. */
const HALF_LIFE_MS = 60_000;
/** What is left of an account's use when it is forgotten altogether, in ms. */
const NEGLIGIBLE_MS = 1;

export interface DecodeJob {
  /** Whose work it is. */
  account: string;
  /** Where it comes from: somebody may have many accounts. */
  address: string;
  /** Work of more than about a second: one at a time, so that a small one always finds a place. */
  large: boolean;
  /** Takes a waiting job out of the queue, and rejects it with the signal's reason. */
  signal: AbortSignal;
}

interface Waiting extends DecodeJob {
  start: () => void;
}

/**
 * Runs at most `places` jobs at once, at most one of each account and at most one large one. Of those that wait, the one comes first
 * whose address has used the least time lately, then whose account has, then who came first: whoever sends one picture is not kept
 * waiting by somebody who sends many, or slow ones, nor by the many accounts of somebody.
 */
export class DecodeQueue {
  private readonly waiting: Waiting[] = [];
  private readonly running = new Set<DecodeJob>();
  /** How long the jobs of each account and of each address ran, in ms, as of a time; the older, the less it counts. */
  private readonly used = new Map<string, { ms: number; at: number }>();

  constructor(
    private readonly places: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Answers what `work` answers. Rejects with the signal's reason when it is aborted before `work` has begun. */
  async run<T>(job: DecodeJob, work: () => Promise<T>): Promise<T> {
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

  private start(job: DecodeJob): Promise<void> {
    return new Promise((resolve, reject) => {
      const { signal } = job;
      if (signal.aborted) return reject(signal.reason);
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(entry), 1);
        reject(signal.reason);
      };
      const start = () => {
        signal.removeEventListener("abort", leave);
        this.running.add(job);
        resolve();
      };
      const entry = { ...job, start };
      signal.addEventListener("abort", leave, { once: true });
      this.waiting.push(entry);
      this.startNext();
    });
  }

  private startNext(): void {
    while (this.running.size < this.places) {
      const running = [...this.running];
      const next = this.waiting
        .filter((job) => !running.some(({ account, large }) => account === job.account || (large && job.large)))
        // Sorting is stable: among equals, who came first stays first.
        .sort(
          (a, b) =>
            this.usedBy(addressKey(a)) - this.usedBy(addressKey(b)) ||
            this.usedBy(accountKey(a)) - this.usedBy(accountKey(b)),
        )[0];
      if (!next) return;
      this.waiting.splice(this.waiting.indexOf(next), 1);
      next.start();
    }
  }

  private usedBy(name: string): number {
    const { ms, at } = this.used.get(name) ?? { ms: 0, at: 0 };
    return ms * 0.5 ** ((this.now() - at) / HALF_LIFE_MS);
  }

  private forgetOld(): void {
    for (const name of this.used.keys()) if (this.usedBy(name) < NEGLIGIBLE_MS) this.used.delete(name);
  }
}

function accountKey({ account }: DecodeJob): string {
  return `account ${account}`;
}

function addressKey({ address }: DecodeJob): string {
  return `address ${address}`;
}
