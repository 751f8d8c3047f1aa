import { finished } from "node:stream";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { withLock } from "@zakh/kit/database/lock";
import { ApiError } from "@zakh/kit/errors/api-error";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

export function isRead(method: string): boolean {
  return READS.has(method);
}

/**
 * Lets the writes of Medusa's own calls through one at a time, in this process: at once, its price writes leave a
 * variant several prices, moves of categories fail with a deadlock, and so do payments of one cart. 409 `conflict` after 8 s, and at once for a
 * request that was sent before another one on its connection is answered: that one would wait for this one's lock, and
 * this one's answer for that one's.
 */
export function oneAtATime(key: string) {
  return async (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    if (isRead(request.method)) return next();
    if (!response.socket) throw new ApiError(409, "conflict");
    // A client may have left already, or leaves while it waits: it must not hold the lock for good.
    const answered = new Promise<void>((resolve) => finished(response, () => resolve()));
    await withLock(key, async () => {
      next();
      await answered;
    });
  };
}

/** All objects of a body at any depth: products come with their variants, and in batches. */
export function* objectsIn(body: unknown): Generator<Record<string, unknown>> {
  const waiting = [body];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== "object" || value === null) continue;
    yield value as Record<string, unknown>;
    for (const inner of Object.values(value)) waiting.push(inner);
  }
}

/** Composes the letters of an object's own texts (NFC), because the shop searches for composed ones. */
export function composeTexts(object: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(object))
    if (typeof value === "string") object[key] = value.normalize("NFC");
}
