/** How long one request may wait for other senders, in ms: below the 5 s that nobody's picture may cost another's. */
const WAIT_FOR_OTHERS_MS = 4000;

/**
 * What is left of the time that one request may wait for others, over all its waits together: for its place among the forms, then
 * for each of its pictures, one after another. It stands still while the request waits for its own account's work.
 */
export class WaitBudget {
  private running: { timer: NodeJS.Timeout; since: number } | undefined;

  constructor(private leftMs = WAIT_FOR_OTHERS_MS) {}

  /** Lets the time run; `expire` is called when none is left. Does nothing while it runs. */
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
