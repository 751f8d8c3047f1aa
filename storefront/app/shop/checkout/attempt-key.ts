import { ATTEMPT_KEY } from "../../cart/storage-keys";
import type { BrowserStorage } from "../../lib/browser/browser-storage";
import { MINUTES } from "../../lib/durations";

/** How long an attempt may be repeated; after that the same order counts as a new one. */
const ATTEMPT_MAX_AGE_MS = MINUTES(60);

/**
 * The idempotency key of an attempt to place an order, so that repeating the attempt cannot place a second order (ruling 7).
 *
 * It is stored in the browser until the order is known to be placed: if the answer is lost, even by closing the page, the shopper sends the
 * same order again. Only a fingerprint of the order is stored.
 */
export class AttemptKey {
  readonly #storage: BrowserStorage;
  /** A copy in memory, because the storage may fail. */
  #attempt: string | undefined;

  constructor(storage: BrowserStorage) {
    this.#storage = storage;
  }

  /** The same key for the same order, a new key for another order, because the server refuses a key with a different body. */
  for(order: unknown): string {
    const fingerprint = fingerprintOf(JSON.stringify(order));
    const [stored, key, since] = (this.#storage.read(ATTEMPT_KEY) ?? this.#attempt ?? "").split(" ");
    if (stored === fingerprint && key && Date.now() - Number(since) < ATTEMPT_MAX_AGE_MS) return key;
    // Not randomUUID, which needs https; a shop in a local network may not have it.
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const fresh = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    this.#attempt = `${fingerprint} ${fresh} ${Date.now()}`;
    this.#storage.write(ATTEMPT_KEY, this.#attempt);
    return fresh;
  }

  /** The order is placed, or the key is invalid: the next order gets a new key, even if it is the same. */
  done(): void {
    this.#attempt = undefined;
    this.#storage.remove(ATTEMPT_KEY);
  }
}

/** Two 32-bit FNV-1a hashes with different start values; enough to distinguish one person's orders. */
function fingerprintOf(text: string): string {
  return [0x811c9dc5, 0x01234567]
    .map((start) => {
      let sum = start;
      for (let place = 0; place < text.length; place += 1) {
        sum = Math.imul(sum ^ text.charCodeAt(place), 0x01000193);
      }
      return (sum >>> 0).toString(16);
    })
    .join("-");
}
