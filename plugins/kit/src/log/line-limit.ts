/** Most lines per second, of one kind and of all kinds. */
const MAX_LINES_PER_KIND = 50;
const MAX_LINES = 500;
const WINDOW_MS = 1000;

/**
 * Limits the lines of a log per second, so that nobody can fill the disk by repeating what causes a line. At the end of
 * the second, one line per kind states how many were dropped.
 */
export class LineLimit {
  private began = 0;
  private written = 0;
  private readonly kinds = new Map<string, number>();
  private readonly dropped = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly report: (kind: string, count: number) => void) {}

  admits(kind: string): boolean {
    const now = Date.now();
    if (now - this.began >= WINDOW_MS) this.begin(now);
    const count = (this.kinds.get(kind) ?? 0) + 1;
    if (count <= MAX_LINES_PER_KIND && this.written < MAX_LINES) {
      this.kinds.set(kind, count);
      this.written += 1;
      return true;
    }
    // Beyond the total limit no further kinds are stored, because their number depends on visitors.
    const reported = count > MAX_LINES_PER_KIND ? kind : "other lines";
    this.dropped.set(reported, (this.dropped.get(reported) ?? 0) + 1);
    this.timer ??= setTimeout(() => this.begin(Date.now()), WINDOW_MS).unref();
    return false;
  }

  private begin(now: number): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.began = now;
    this.written = 0;
    this.kinds.clear();
    const dropped = [...this.dropped];
    this.dropped.clear();
    for (const [kind, count] of dropped) this.report(kind, count);
  }
}

/** The kind of a message: its text without paths, numbers and names. */
export function kindOf(message: string): string {
  return message
    .slice(0, 200)
    .replace(/["'`].*?["'`]/g, "…")
    .replace(/\/\S*/g, "/…")
    .replace(/\S*\d\S*/g, "…")
    .slice(0, 80);
}
