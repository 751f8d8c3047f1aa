/**
 * How long one request may wait for other senders, in ms: below 5 s, the limit for how long one upload may delay
 * another.
 */
const WAIT_FOR_OTHERS_MS = 4000;

/**
 * The time that one request may still wait for others, over all its waits: for a form slot, then for each of its
 * pictures. The clock stops while the request waits for work of its own account.
 */
export class WaitBudget {
  private running: { timer: NodeJS.Timeout; since: number } | undefined;

  constructor(private leftMs = WAIT_FOR_OTHERS_MS) {}

  /** Starts the clock; `expire` is called when no time is left. Does nothing while the clock runs. */
  run(expire: () => void): void {
    this.running ??= { timer: setTimeout(expire, this.leftMs), since: Date.now() };
  }

  pause(): void {
    if (!this.running) return;
    clearTimeout(this.running.timer);
    this.leftMs = Math.max(0, this.leftMs - (Date.now() - this.running.since));
    this.running = undefined;
  }
}
