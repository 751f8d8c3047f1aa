/** A number from 0 up to, but not including, 1. */
export type Random = () => number;

/** Numbers that look like chance and are the same for the same seed (mulberry32), so that two runs fill a shop alike. */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `least` to `most`, both included. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** One of a list; throws when there is none. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const index = Math.floor(random() * list.length);
  if (index >= list.length) throw new Error("Nothing to pick from");
  return list[index] as T;
}
