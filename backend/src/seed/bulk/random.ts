/** Returns a number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/** A seeded pseudo-random generator (mulberry32), so that two runs fill a shop with the same data. */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random integer from `least` to `most`, both inclusive. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** A random element of a list; throws when it is empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const index = Math.floor(random() * list.length);
  if (index >= list.length) throw new Error("Nothing to pick from");
  return list[index] as T;
}
