import { COMMERCE_TIMEOUT } from "./durations";

const COMMERCE_URL = process.env.COMMERCE_URL ?? "http://localhost:9000";

/** A public read on the server answered with a status other than 2xx. */
export class CommerceError extends Error {
  readonly status: number;
  constructor(path: string, status: number) {
    super(`${path} answered ${status}`);
    this.status = status;
  }
}

/**
 * Reads a resource from the commerce server. Without the visitor's `cookie` the answer is the same for everybody: pages that
 * everybody may see are made of such reads only.
 */
export async function readCommerce<T>(path: string, cookie?: string): Promise<T> {
  const response = await fetch(new URL(path, COMMERCE_URL), {
    headers: { Accept: "application/json", ...(cookie ? { Cookie: cookie } : {}) },
    signal: AbortSignal.timeout(COMMERCE_TIMEOUT),
  });
  if (!response.ok) throw new CommerceError(path, response.status);
  return (await response.json()) as T;
}

/** Like `readCommerce`, with what the page shows when the commerce server does not answer (spec §8). */
export async function readCommerceOr<T>(path: string, fallback: T): Promise<T> {
  try {
    return await readCommerce<T>(path);
  } catch {
    return fallback;
  }
}

/** What a page is about: found, gone for good (404), or not to be read just now (503). */
export type Finding<T> = { found: T; status: 200 } | { found: undefined; status: 404 | 503 };

/** Reads the one thing that a page is about, and says with which status the page is to be answered. */
export async function findInCommerce<T>(path: string, cookie?: string): Promise<Finding<T>> {
  try {
    return { found: await readCommerce<T>(path, cookie), status: 200 };
  } catch (error) {
    const missing = error instanceof CommerceError && error.status === 404;
    return { found: undefined, status: missing ? 404 : 503 };
  }
}
