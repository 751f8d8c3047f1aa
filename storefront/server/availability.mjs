import { edgeSignature } from "./edge-signature.mjs";
import { isReady } from "./health.mjs";

/** How long commerce may take to say that it is ready, in ms: frozen, it would never say. */
const TIMEOUT_MS = 1000;

/** How long what it said counts, in ms. */
const MAX_AGE_MS = 1000;

/**
 * Tells whether commerce, with its database, answers just now; it is asked at most once a second, however many want to know. Once it
 * is known not to answer, nobody waits for it: it is asked again meanwhile.
 *
 * @param {{ commerceUrl: string, changesSecret?: string, timeout?: number, maxAge?: number }} options in ms
 * @returns {() => Promise<boolean>}
 */
export function commerceAvailability({ commerceUrl, changesSecret, timeout = TIMEOUT_MS, maxAge = MAX_AGE_MS }) {
  const headers = edgeSignature(changesSecret);
  /** @type {Promise<boolean> | undefined} */
  let asked;
  let isAway = false;

  async function ask() {
    const ready = await isReady(`${commerceUrl}/health/ready`, headers, timeout);
    isAway = !ready;
    setTimeout(forget, maxAge).unref();
    return ready;
  }
  function forget() {
    asked = undefined;
  }
  return () => {
    asked ??= ask();
    return isAway ? Promise.resolve(false) : asked;
  };
}
