/** How many lines of one kind, and of all kinds, are written in a second. */
const PER_KIND = 50;
const IN_ALL = 500;
const WINDOW_MS = 1000;

/**
 * Counts the lines of a log, so that nobody fills a disk by making the shop write the same thing for ever. What is left out
 * within a second is told once, by kind, when that second is over.
 */
export class LineLimit {
  private began = 0;
  private written = 0;
  private readonly kinds = new Map<string, number>();
  private readonly leftOut = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly tell: (kind: string, count: number) => void) {}

  /** Whether a line of this kind may be written now. */
  admits(kind: string): boolean {
    const now = Date.now();
    if (now - this.began >= WINDOW_MS) this.begin(now);
    const count = (this.kinds.get(kind) ?? 0) + 1;
    if (count <= PER_KIND && this.written < IN_ALL) {
      this.kinds.set(kind, count);
      this.written += 1;
      return true;
    }
    // Past the limit of all kinds no kind is remembered: their number is not ours to choose.
    const told = count > PER_KIND ? kind : "other lines";
    this.leftOut.set(told, (this.leftOut.get(told) ?? 0) + 1);
    this.timer ??= setTimeout(() => this.begin(Date.now()), WINDOW_MS).unref();
    return false;
  }

  private begin(now: number): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.began = now;
    this.written = 0;
    this.kinds.clear();
    const leftOut = [...this.leftOut];
    this.leftOut.clear();
    for (const [kind, count] of leftOut) this.tell(kind, count);
  }
}

/** What lines have in common that tell of the same thing: the message without its paths, numbers and names of things. */
export function kindOf(message: string): string {
  return message
    .slice(0, 200)
    .replace(/["'`].*?["'`]/g, "…")
    .replace(/\/\S*/g, "/…")
    .replace(/\S*\d\S*/g, "…")
    .slice(0, 80);
}
