import type { AppLoadContext } from "react-router";

/** The part of a loader's context that reads from commerce. */
type Reader = Pick<AppLoadContext, "readCommerce">;

/** A read was answered with a status other than 200. */
export class CommerceError extends Error {
  readonly status: number;
  constructor(path: string, status: number) {
    super(`${path} answered ${status}`);
    this.status = status;
  }
}

/**
 * Reads a resource from the commerce server. Without the visitor's `cookie` the answer is the same for everybody; cached pages use only
 * such reads.
 */
export async function readCommerce<T>(context: Reader, path: string, cookie?: string): Promise<T> {
  const { status, body } = await context.readCommerce(path, cookie);
  if (status !== 200) throw new CommerceError(path, status);
  return body as T;
}

/** Like `readCommerce`, but returns the fallback if the read fails (spec §8). */
export async function readCommerceOr<T>(context: Reader, path: string, fallback: T): Promise<T> {
  try {
    return await readCommerce<T>(context, path);
  } catch {
    return fallback;
  }
}

/** The thing that a page shows: found, missing (404), or not readable now (503). */
export type Finding<T> = { found: T; status: 200 } | { found: undefined; status: 404 | 503 };

/** Reads the thing that a page shows, with the status for the page. */
export async function findInCommerce<T>(context: Reader, path: string, cookie?: string): Promise<Finding<T>> {
  try {
    return { found: await readCommerce<T>(context, path, cookie), status: 200 };
  } catch (error) {
    // An address that commerce does not understand is one of nothing.
    const missing = error instanceof CommerceError && [400, 404].includes(error.status);
    return { found: undefined, status: missing ? 404 : 503 };
  }
}
