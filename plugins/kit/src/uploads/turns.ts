import type { ApiError } from "../errors/api-error";

export interface TurnLimits {
  /** Most that run at once, in total and of one sender. */
  places: number;
  perSender: number;
  /** Most senders of the last rank that wait, and most that wait of one sender. */
  maxSenders: number;
  maxWaitingPerSender: number;
  /** What is thrown beyond these: 429 when too many of its sender wait, 503 when too many senders do. */
  refusal: (status: 429 | 503) => ApiError;
}

interface Turn {
  sender: string;
  /** Who waits with a lower one comes first. */
  rank: number;
  signal: AbortSignal;
}

interface Waiting extends Turn {
  start: () => void;
}

/** The rank of those who wait last, and are refused when too many do. */
export const LAST = 2;

/** Lets a number of pieces of work run at once; the others wait, by rank, and a sender's next one after those of others. */
export class Turns {
  private readonly running = new Set<Turn>();
  private waiting: Waiting[] = [];

  constructor(private readonly limits: TurnLimits) {}

  /**
   * Resolves when it is this one's turn, with the function that ends it. Throws the refusal, and the
   * signal's reason when that is aborted before.
   */
  async take(turn: Turn): Promise<() => void> {
    turn.signal.throwIfAborted();
    if (!this.mayStart(turn)) this.refuseTooMany(turn);
    await this.wait(turn);
    return () => {
      if (this.running.delete(turn)) this.startNext();
    };
  }

  private refuseTooMany({ sender, rank }: Turn): void {
    const own = this.waiting.filter((turn) => turn.sender === sender).length;
    if (own >= this.limits.maxWaitingPerSender) throw this.limits.refusal(429);
    const last = new Set(this.waiting.filter((turn) => turn.rank === LAST).map((turn) => turn.sender));
    if (rank === LAST && own === 0 && last.size >= this.limits.maxSenders) throw this.limits.refusal(503);
  }

  private wait(turn: Turn): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        this.waiting = this.waiting.filter((waiting) => waiting !== entry);
        turn.signal.removeEventListener("abort", leave);
      };
      const leave = () => {
        settle();
        reject(turn.signal.reason);
      };
      const start = () => {
        settle();
        this.running.add(turn);
        resolve();
      };
      const entry = { ...turn, start };
      turn.signal.addEventListener("abort", leave, { once: true });
      this.waiting.push(entry);
      this.startNext();
    });
  }

  private mayStart({ sender }: Turn): boolean {
    const own = [...this.running].filter((turn) => turn.sender === sender).length;
    return this.running.size < this.limits.places && own < this.limits.perSender;
  }

  private startNext(): void {
    // Sorting is stable: those of one rank keep their order.
    const next = [...this.waiting].sort((a, b) => a.rank - b.rank).find((turn) => this.mayStart(turn));
    if (!next) return;
    next.start();
    const isOwn = ({ sender }: Turn) => sender === next.sender;
    this.waiting = [...this.waiting.filter((turn) => !isOwn(turn)), ...this.waiting.filter(isOwn)];
    this.startNext();
  }
}
