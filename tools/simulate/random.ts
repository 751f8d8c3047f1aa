/** A source of numbers that is the same for a seed on every machine (mulberry32). */
export class Random {
  #state: number;

  constructor(readonly seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to, but not, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Whether something happens that happens in this share of cases, 0 to 1. */
  happens(share: number): boolean {
    return this.next() < share;
  }

  /** A whole number from 0 up to, but not, `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  /** One of some; throws a `RangeError` of none. */
  pick<T>(some: readonly T[]): T {
    const one = some[this.below(some.length)];
    if (one === undefined) throw new RangeError("nothing to pick from");
    return one;
  }
}
