import { useState } from "react";

/**
 * The idempotency keys of requests that add something: until a request is known to be done, repeating it sends the same key, so
 * that a double tap, or another try after an answer that was lost, adds nothing (decision 140).
 */
export class Attempts {
  readonly #keys = new Map<string, string>();

  /** Sends the request under its key. The same request once more, after it was done, is a new one. */
  async send<Answer>(request: object, call: (key: string) => Promise<Answer>): Promise<Answer> {
    const text = JSON.stringify(request);
    const key = this.#keys.get(text) ?? newKey();
    this.#keys.set(text, key);
    const answer = await call(key);
    this.#keys.delete(text);
    return answer;
  }
}

/** The attempts of a form or a list for as long as it is open. */
export function useAttempts(): Attempts {
  const [attempts] = useState(() => new Attempts());
  return attempts;
}

/** Not randomUUID, which needs https; a shop in a local network may not have it. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
