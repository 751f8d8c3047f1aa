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

/** Reads a public resource from the commerce server; no cookie is sent, so the answer is the same for everybody. */
export async function readCommerce<T>(path: string): Promise<T> {
  const response = await fetch(new URL(path, COMMERCE_URL), {
    headers: { Accept: "application/json" },
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
