import { edgeSignature } from "./edge-signature.mjs";
import { isReady } from "./health.mjs";

/** How long to wait for commerce's answer, in ms; a frozen process never answers. */
const TIMEOUT_MS = 1000;

/** How long an answer is used, in ms. */
const MAX_AGE_MS = 1000;

/**
 * Tells whether commerce and its database are up. Commerce is asked at most once a second, however many requests want to know. While
 * it is down, nobody waits: it is asked again in the background.
 *
 * @param {{ commerceUrl: string, changesSecret?: string, timeoutMs?: number, maxAgeMs?: number }} options
 * @returns {() => Promise<boolean>}
 */
export function commerceAvailability({ commerceUrl, changesSecret, timeoutMs = TIMEOUT_MS, maxAgeMs = MAX_AGE_MS }) {
  const headers = edgeSignature(changesSecret);
  /** @type {Promise<boolean> | undefined} */
  let current;
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
