import { setTimeout as pause } from "node:timers/promises";
import { mutatedRequest, seededRandom } from "./mutated-requests";
import { type RawAnswer, RawConnection } from "./raw-http";

/** How long to wait for an attacker's answer, in ms; most get none. */
const ATTACKER_MS = 4;

export interface Pairs {
  url: string;
  count: number;
  seed: number;
  /** How many pairs run in parallel; each lane has its own innocent visitor. */
  lanes: number;
  /** The innocent visitor's request, and what is wrong with its answer, if anything. */
  request: (lane: number, pair: number) => string;
  wrong: (answer: RawAnswer, lane: number, pair: number) => string | undefined;
}

/**
 * Sends an attacker's mutated bytes on one connection and then an innocent request on another; reports each innocent visitor who did not
 * get the right answer. The same seed makes the same attacks.
 */
export async function tryPairs({ url, count, seed, lanes, request, wrong }: Pairs): Promise<string[]> {
  const found: string[] = [];
  let next = 0;

  async function lane(number: number): Promise<void> {
    let visitor = new RawConnection(url);
    while (next < count && found.length < 10) {
      const pair = next;
      next += 1;
      const attack = mutatedRequest(seededRandom(seed + pair));
      const attacker = new RawConnection(url);
      for (const part of attack) {
        attacker.send(part);
        if (attack.length > 1) await pause(1);
      }
      await attacker.answer({ withinMs: ATTACKER_MS });

      visitor.send(request(number, pair));
      const answer = await visitor.answer({ withinMs: 20_000 });
      const problem = answer ? wrong(answer, number, pair) : "no answer";
      if (problem) found.push(`pair ${pair} of seed ${seed}: ${problem} after ${JSON.stringify(attack)}`);
      if (!answer || answer.headers.connection === "close") {
        visitor.close();
        visitor = new RawConnection(url);
      }
      attacker.close();
    }
    visitor.close();
  }
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
  return found;
}
