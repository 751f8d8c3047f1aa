/** Remembers the key of the last attempt to place an order, so that repeating it cannot make a second order (ruling 7). */
export class AttemptKey {
  #order: string | undefined;
  #key = "";

  /** The same key for the same order, a new one for another: a key must not be reused for a different body. */
  for(order: unknown): string {
    const body = JSON.stringify(order);
    if (body !== this.#order) {
      this.#order = body;
      // Not randomUUID: that exists on https pages only, and a shop in a local network may have none.
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      this.#key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    }
    return this.#key;
  }
}
