import type { AppLoadContext } from "react-router";

/** What a loader is handed by the edge. */
type Reader = Pick<AppLoadContext, "readCommerce">;

/** A public read on the server answered with a status other than 200. */
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
export async function readCommerce<T>(context: Reader, path: string, cookie?: string): Promise<T> {
  const { status, body } = await context.readCommerce(path, cookie);
  if (status !== 200) throw new CommerceError(path, status);
  return body as T;
}

/** Like `readCommerce`, with what the page shows when the commerce server does not answer (spec §8). */
export async function readCommerceOr<T>(context: Reader, path: string, fallback: T): Promise<T> {
  try {
    return await readCommerce<T>(context, path);
  } catch {
    return fallback;
  }
}

/** What a page is about: found, gone for good (404), or not to be read just now (503). */
export type Finding<T> = { found: T; status: 200 } | { found: undefined; status: 404 | 503 };

/** Reads the one thing that a page is about, and says with which status the page is to be answered. */
export async function findInCommerce<T>(context: Reader, path: string, cookie?: string): Promise<Finding<T>> {
  try {
    return { found: await readCommerce<T>(context, path, cookie), status: 200 };
  } catch (error) {
    const missing = error instanceof CommerceError && error.status === 404;
    return { found: undefined, status: missing ? 404 : 503 };
  }
}
