import { percentile } from "../statistics.mjs";

/**
 * Lets several people do the same thing again and again, each one thing at a time, and takes the time of each turn.
 *
 * @template Supplies
 * @param {{ go: (supplies: Supplies, turn: number) => Promise<void>, supplies: Supplies, people: number, seconds: number }} job
 *   `turn` is another number each time
 * @returns {Promise<{ perSecond: number, p50: number, p95: number, turns: number }>} latencies in ms
 */
export async function runFlow({ go, supplies, people, seconds }) {
  /** @type {number[]} */
  const latencies = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: people }, async () => {
      while (performance.now() < until) {
        turn += 1;
        const from = performance.now();
        await go(supplies, turn);
        latencies.push(performance.now() - from);
      }
    }),
  );
  return {
    perSecond: latencies.length / ((performance.now() - began) / 1000),
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    turns: latencies.length,
  };
}

/** Goes on from job to job, so that those who take turns by it are used evenly. */
let turn = 0;
