import { type Commerce, edgeSignature } from "./edge-signature";
import { isReady } from "./health";

interface AvailabilityOptions extends Commerce {
  timeoutMs?: number;
  maxAgeMs?: number;
}

/** How long to wait for commerce's response, in ms; a frozen process never answers. */
const TIMEOUT_MS = 1000;

/** How long a response is used, in ms. */
const MAX_AGE_MS = 1000;

/**
 * Tells whether commerce and its database are up. Commerce is asked at most once a second, however many requests want to know. While
 * it is down, nobody waits: it is asked again in the background.
 */
export function commerceAvailability({
  commerceUrl,
  changesSecret,
  timeoutMs = TIMEOUT_MS,
  maxAgeMs = MAX_AGE_MS,
}: AvailabilityOptions): () => Promise<boolean> {
  const headers = edgeSignature(changesSecret);
  let current: Promise<boolean> | undefined;
  let isDown = false;

  async function check() {
    const ready = await isReady(commerceUrl, headers, timeoutMs);
    isDown = !ready;
    setTimeout(forget, maxAgeMs).unref();
    return ready;
  }
  function forget() {
    current = undefined;
  }
  return () => {
    current ??= check();
    return isDown ? Promise.resolve(false) : current;
  };
}
