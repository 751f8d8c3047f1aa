import { ATTEMPT_KEY } from "../../cart/storage-keys";
import type { BrowserStorage } from "../../lib/browser/browser-storage";
import { MINUTES } from "../../lib/durations";

/** How long an attempt may be repeated; after that the same order is meant as another one. */
const ATTEMPT_MAX_AGE_MS = MINUTES(60);

/**
 * The key of the attempt to place an order, so that repeating it cannot make a second order (ruling 7).
 *
 * It is stored in the browser until the order is known to be placed: an answer may be lost together with the page that waited
 * for it, and the shopper then orders the same again. Of the order only a fingerprint is stored.
 */
export class AttemptKey {
  readonly #storage: BrowserStorage;
  /** Also stored here: storage may refuse. */
  #attempt: string | undefined;

  constructor(storage: BrowserStorage) {
    this.#storage = storage;
  }

  /** The same key for the same order, a new one for another: a key must not be reused for a different body. */
  for(order: unknown): string {
    const fingerprint = fingerprintOf(JSON.stringify(order));
    const [stored, key, since] = (this.#storage.read(ATTEMPT_KEY) ?? this.#attempt ?? "").split(" ");
    if (stored === fingerprint && key && Date.now() - Number(since) < ATTEMPT_MAX_AGE_MS) return key;
    // Not randomUUID: that exists on https pages only, and a shop in a local network may have none.
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const fresh = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    this.#attempt = `${fingerprint} ${fresh} ${Date.now()}`;
    this.#storage.write(ATTEMPT_KEY, this.#attempt);
    return fresh;
  }

  /** The order is placed, or the key is of no use: the next order is another one, even if it looks the same. */
  done(): void {
    this.#attempt = undefined;
    this.#storage.remove(ATTEMPT_KEY);
  }
}

/** Two 32-bit FNV-1a sums with different beginnings; enough to tell one person's orders apart. */
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
